// Work that several callers need at the same time is done once for all of them, as when all clients reconnect after a restart.

import { setImmediate as endOfTurn } from 'node:timers/promises'

/** The maximum number of keys in one read. */
const MOST = 100

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

/** Like `together`, for `read`, which reads many values by key, and callers that need one. */
export function readTogether<K, V>(read: (keys: K[]) => Promise<ReadonlyMap<K, V>>): (key: K) => Promise<V | undefined> {
  const asked = new Set<K>()
  const readAsked = together(async () => {
    const keys = [...asked]
    asked.clear()
    const found = new Map<K, V>()
    while (keys.length > 0) for (const [key, value] of await read(keys.splice(0, MOST))) found.set(key, value)
    return found
  })
  return async (key) => {
    asked.add(key)
    return (await readAsked()).get(key)
  }
}
