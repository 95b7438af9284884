// Answers that may be a moment old, for reads that every request would otherwise repeat.

import type { Tx } from './index.ts'

/**
 * How long an answer may be used, in milliseconds. A change is in force at once in the process that makes it, and
 * everywhere after this time, so a command that changes something waits as long (src/manage.ts).
 */
export const SHORT_MEMORY = 250
const MAX_ENTRIES = 10_000
let generation = 0

/** Invalidates every answer of this process. Called when this process has changed the data. */
export function invalidate(): void {
  generation++
}

/**
 * Wraps `load`: its answer is reused for SHORT_MEMORY. Only found values are kept, and none that a transaction read: it may
 * be rolled back.
 */
export function shortMemory<T>(load: (key: string, tx?: Tx) => Promise<T | undefined>): (key: string, tx?: Tx) => Promise<T | undefined> {
  const entries = new Map<string, { value: T; until: number; generation: number }>()
  return async (key, tx) => {
    const entry = entries.get(key)
    if (entry && entry.generation === generation && entry.until > performance.now()) return entry.value
    if (tx) return load(key, tx)
    const asOf = { generation, until: performance.now() + SHORT_MEMORY }
    const value = await load(key)
    if (entries.size >= MAX_ENTRIES) entries.clear()
    if (value === undefined) entries.delete(key)
    else entries.set(key, { value, ...asOf })
    return value
  }
}
