// Answers that may be a moment old. Who asks on every request would otherwise wait for the database each time.

/**
 * How long an answer may be used, in milliseconds. A change that takes rights away is in force everywhere after this
 * time, so whoever announces it as done waits as long (src/manage.ts).
 */
export const SHORT_MEMORY = 250
const MAX_ENTRIES = 10_000

/** Wraps `load`: its answer is reused for SHORT_MEMORY. Only what was found is remembered. */
export function shortMemory<T>(load: (key: string) => Promise<T | undefined>): (key: string) => Promise<T | undefined> {
  const entries = new Map<string, { value: T; until: number }>()
  return async (key) => {
    const entry = entries.get(key)
    if (entry && entry.until > performance.now()) return entry.value
    const started = performance.now()
    const value = await load(key)
    if (entries.size >= MAX_ENTRIES) entries.clear()
    if (value === undefined) entries.delete(key)
    else entries.set(key, { value, until: started + SHORT_MEMORY })
    return value
  }
}
