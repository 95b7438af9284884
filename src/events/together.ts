// Work that several callers need at the same time is done once for all of them.

import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Wraps `work` for many callers. Callers that come in the same turn of the event loop, or while `work` runs, share the next run. That run
 * starts after their calls, so no caller gets a result older than its call.
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
