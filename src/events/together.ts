// Work that several callers need at the same time is done once for all of them.

/**
 * Wraps `work` for many callers: those who come while it runs share the next run, which begins after they came. So each gets a
 * result that is not older than its call.
 */
export function together<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        const run = work()
        running = run
        return run
      })
    return next
  }
}
