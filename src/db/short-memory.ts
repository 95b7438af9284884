// Answers that may be a moment old, for reads that every request would otherwise repeat.

import type { Tx } from './index.ts'

/**
 * How long an answer may be used, in milliseconds. A change is in force at once in the process that makes it, and
 * everywhere after this time, so a command that changes something waits as long (src/manage.ts).
 */
export const SHORT_MEMORY = 250
const MAX_ENTRIES = 10_000
let generation = 0
let generationOfPlaces = 0

/** Invalidates every answer of this process. Called when this process has changed the data. */
export function invalidate(): void {
  generation++
}

/** Invalidates the answers about places of this process, which change more often. */
export function invalidatePlaces(): void {
  generationOfPlaces++
}

/** A number that rises when `invalidate` or `invalidatePlaces` is called: what was read before may be out of date. */
export function currentGeneration(): number {
  return generation + generationOfPlaces
}

/**
 * Wraps `load`: its answer is reused for SHORT_MEMORY. Only found values are kept, and none that a transaction read: it may
 * be rolled back.
 */
export function shortMemory<T>(load: (key: string, tx?: Tx) => Promise<T | undefined>): (key: string, tx?: Tx) => Promise<T | undefined> {
  const memory = datedMemory(load)
  return async (key, tx) => (await memory(key, 'a moment', tx)).value
}

/** What was loaded, or is being loaded: many may ask at the same time. */
interface Entry<T> {
  value: Promise<T | undefined>
  /** In the time of `performance.now()`. */
  until: number
  generation: number
}

/** An answer, and whether this process has learnt of nothing since that invalidates it. */
interface Dated<T> {
  value: T | undefined
  isCurrent(): boolean
}

/**
 * Like `shortMemory`, for callers who may also take an answer that is valid as far as this process knows, however old: they read the
 * event log up to now afterwards, and then ask whether the answer is current.
 */
export function datedMemory<T>(
  load: (key: string, tx?: Tx) => Promise<T | undefined>,
): (key: string, reuse: 'a moment' | 'until invalid', tx?: Tx) => Promise<Dated<T>> {
  const entries = new Map<string, Entry<T>>()
  const begin = (key: string, tx?: Tx): Entry<T> => ({ value: load(key, tx), until: performance.now() + SHORT_MEMORY, generation })
  return async (key, reuse, tx) => {
    const isUsable = (one: Entry<T> | undefined): one is Entry<T> =>
      one?.generation === generation && (reuse === 'until invalid' || one.until > performance.now())
    const kept = entries.get(key)
    const entry = isUsable(kept) ? kept : begin(key, tx)
    if (entry !== kept && !tx) {
      if (entries.size >= MAX_ENTRIES) entries.clear()
      entries.set(key, entry)
      const drop = (): void => void (entries.get(key) === entry && entries.delete(key))
      entry.value.then((value) => value === undefined && drop(), drop)
    }
    return { value: await entry.value, isCurrent: () => entry.generation === generation }
  }
}

/** Answers about who may write where, by keys, and the generation before each was read. */
const places = new Map<string, { value: unknown; until: number; asOf: number }>()

/** Remembers an answer about a place for SHORT_MEMORY. `asOf` is the generation before it was read. */
export function rememberPlace(key: string, value: unknown, asOf: number): void {
  if (places.size >= MAX_ENTRIES) places.clear()
  places.set(key, { value, until: performance.now() + SHORT_MEMORY, asOf })
}

/** The answer that was remembered, unless it is invalid. */
export function rememberedPlace<T>(key: string): T | undefined {
  const entry = places.get(key)
  return entry && entry.asOf === currentGeneration() && entry.until > performance.now() ? (entry.value as T) : undefined
}

/** Drops the answers about places, for what has changed in them is no right. */
export function forgetPlaces(): void {
  places.clear()
}
