// How many guesses a password withstands.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { apiError } from '../errors.ts'

/** Milliseconds that the thread outlives the last question: whoever corrects a password does not wait for it to load again. */
const KEPT = 60_000

/** How many passwords may be looked at or wait for it. The last of them waits some seconds at worst. */
const MAX_WAITING = 20
/** Seconds after which somebody may try again whose password was not looked at. */
const RETRY_AFTER = 1

let thread: Worker | undefined
let end: NodeJS.Timeout | undefined
let turn: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * How many guesses it takes by the estimate of zxcvbn. `about`: names and addresses of the account, which are tried first. The
 * dictionaries take some 80 MB and a third of a second to load, and some passwords that long again: a thread bears that, one password
 * after the other, and takes the memory with it when it ends. Throws SERVER_BUSY if too many wait.
 */
export async function guessesOf(password: string, about: readonly string[]): Promise<number> {
  if (waiting >= MAX_WAITING) throw apiError('SERVER_BUSY', 'Too many passwords are being looked at', { 'retry-after': RETRY_AFTER })
  waiting++
  const guesses = turn.then(() => ask({ password, about }))
  turn = guesses.catch(() => {})
  try {
    return await guesses
  } finally {
    waiting--
  }
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
