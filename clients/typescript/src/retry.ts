// Trying again what failed for reasons that pass.

import { ApiError } from './errors.ts'

/** Times in milliseconds: each pause is random, up to a limit that doubles from the first to the longest. */
export interface Pauses {
  first: number
  longest: number
}
export const PAUSES: Pauses = { first: 500, longest: 60_000 }

/** Waits before the next try, after this many failures in a row. Rejects when the signal aborts. */
export function pause(failures: number, { first, longest }: Pauses, signal?: AbortSignal, atLeast = 0): Promise<void> {
  const ceiling = Math.min(longest, first * 2 ** (failures - 1))
  // A longer timer would end at once.
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
 * Does the work until it succeeds, as long as it fails for a network, a server that restarts or a rate limit. Throws any other error, and
 * the signal's reason when it aborts. Gives up after `tries`. The work calls `sending` when its request is ready and leaves: what is thrown
 * before is a fault of the program, for fetch gives both the same class. Work that may not be done twice does not call it.
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

/** What fetch rejects with when there is no connection or no answer, and what it leaves half read. */
function isLoss(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'TimeoutError'
}
