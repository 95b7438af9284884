// Estimates how many guesses a password withstands.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Semaphore } from './semaphore.ts'

/** Milliseconds that the thread outlives the last request, so that somebody who corrects a password does not wait for it to load again. */
const KEPT = 60_000

/** Passwords are estimated one at a time. At worst, the last one in the line waits a few seconds. */
const looking = new Semaphore({ atOnce: 1, waiting: 19, refusal: 'Too many passwords are being looked at' })

let thread: Worker | undefined
let end: NodeJS.Timeout | undefined

/**
 * How many guesses it takes, as estimated by zxcvbn. `about`: names and addresses of the account, which are tried first. Loading the
 * dictionaries takes some 80 MB and a third of a second, and some passwords take as long again. So a thread does this, one password at a
 * time, and its memory is freed when it ends. Throws SERVER_BUSY if too many are waiting.
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
