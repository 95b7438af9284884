// Work that several callers need at the same time is done once for all of them.

import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Wraps `work` for many callers: those who come in the same turn of the event loop, or while it runs, share the next run, which begins
 * after they came. So each gets a result that is not older than its call.
 */
export function together<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => endOfTurn())
      .then(() => {
        next = undefined
        const run = work()
        running = run
        return run
      })
    return next
  }
}
