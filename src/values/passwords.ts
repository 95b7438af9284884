// How many guesses a password withstands.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Milliseconds that the thread outlives the last question: whoever corrects a password does not wait for it to load again. */
const KEPT = 60_000

let thread: Worker | undefined
let end: NodeJS.Timeout | undefined
let turn: Promise<unknown> = Promise.resolve()

/**
 * How many guesses it takes by the estimate of zxcvbn. `about`: names and addresses of the account, which are tried first. The
 * dictionaries take some 80 MB and a third of a second to load, and some passwords that long again: a thread bears that, one password
 * after the other, and takes the memory with it when it ends.
 */
export function guessesOf(password: string, about: readonly string[]): Promise<number> {
  const guesses = turn.then(() => ask({ password, about }))
  turn = guesses.catch(() => {})
  return guesses
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
