// Retries after failures that pass.

import { ApiError } from './errors.ts'

/** In milliseconds. Each pause is random, up to a limit that doubles from `first` to `longest`. */
export interface Pauses {
  first: number
  longest: number
}
export const PAUSES: Pauses = { first: 500, longest: 60_000 }

/** Waits before the next attempt, after this many consecutive failures. Rejects when the signal aborts. */
export function pause(failures: number, { first, longest }: Pauses, signal?: AbortSignal, atLeast = 0): Promise<void> {
  const ceiling = Math.min(longest, first * 2 ** (failures - 1))
  // A longer timer would fire immediately.
  const time = Math.min(Math.max(atLeast, ceiling * Math.random()), 2 ** 31 - 1)
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, time)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}

/**
 * Repeats the work while it fails because of the network, a restarting server or a rate limit. Throws any other error, the last error after
 * `tries` attempts, and the signal's reason when it aborts. The work calls `sending` when it is about to send its request. An earlier error
 * is a bug in the program, although fetch uses the same class for both. Work that must not be done twice does not call `sending`.
 */
export async function persist<T>(
  work: (sending: () => void) => Promise<T>,
  pauses: Pauses,
  signal?: AbortSignal,
  tries = Number.POSITIVE_INFINITY,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    let isSent = false
    try {
      return await work(() => {
        isSent = true
      })
    } catch (error) {
      signal?.throwIfAborted()
      if (!(isAnswerThatPasses(error) || (isSent && isLoss(error))) || failures >= tries) throw error
      await pause(failures, pauses, signal, error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0)
    }
  }
}

/** Whether the same work may succeed later. */
function isAnswerThatPasses(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status >= 500 || error.status === 429 || error.status === 408 || error.body?.code === 'UPLOAD_OFFSET_CONFLICT'
}

/** What fetch rejects with if there is no connection, no answer or only part of one. */
function isLoss(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'TimeoutError'
}
