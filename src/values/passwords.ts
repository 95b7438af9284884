// How many guesses a password withstands.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Semaphore } from './semaphore.ts'

/** Milliseconds that the thread outlives the last question: whoever corrects a password does not wait for it to load again. */
const KEPT = 60_000

/** The passwords that are looked at: one at a time, and the last of those that wait does so for some seconds at worst. */
const looking = new Semaphore({ atOnce: 1, waiting: 19, refusal: 'Too many passwords are being looked at' })

let thread: Worker | undefined
let end: NodeJS.Timeout | undefined

/**
 * How many guesses it takes by the estimate of zxcvbn. `about`: names and addresses of the account, which are tried first. The
 * dictionaries take some 80 MB and a third of a second to load, and some passwords that long again: a thread bears that, one password
 * after the other, and takes the memory with it when it ends. Throws SERVER_BUSY if too many wait.
 */
export function guessesOf(password: string, about: readonly string[]): Promise<number> {
  return looking.run(0, () => ask({ password, about }))
}

async function ask(question: { password: string; about: readonly string[] }): Promise<number> {
  clearTimeout(end)
  thread ??= new Worker(new URL('./password-thread.js', import.meta.url), { execArgv: [] })
  thread.ref()
  thread.postMessage(question)
  try {
    const [guesses] = await once(thread, 'message')
    thread.unref()
    end = setTimeout(stop, KEPT).unref()
    return guesses
  } catch (error) {
    stop()
    throw error
  }
}

function stop(): void {
  void thread?.terminate()
  thread = undefined
}
