// Caches for reads that every request would otherwise repeat. Their answers may be a moment old.

import { andThen, type Soon } from '../values/soon.ts'
import type { Tx } from './index.ts'

/**
 * How long an answer can be used, in milliseconds. A change takes effect immediately in the process that makes it, and everywhere else
 * after this time. So a command that changes something waits this long (src/ops/manage.ts).
 */
export const SHORT_MEMORY = 250
const MAX_ENTRIES = 10_000
/** How long, in milliseconds, a right that a user gains with time, such as that of a full member, can go unnoticed. */
const LASTING = 60_000
/**
 * How often each kind of answer was invalidated: rights and settings, channels, the messages in them, preferences about places, and alert
 * words.
 */
const invalidated = { rights: 0, channels: 0, messages: 0, preferences: 0, alertWords: 0 }

/** Invalidates every answer in this process. Called when this process has changed the data. */
export function invalidate(): void {
  invalidated.alertWords++
  invalidateRights()
}

/** Invalidates every answer in this process except alert words. These can be so many that they are read again only if one has changed. */
export function invalidateRights(): void {
  invalidated.rights++
}

/** Invalidates this process's answers about channels and their subscribers. */
export function invalidateChannels(): void {
  invalidated.channels++
}

/** Invalidates this process's answers about where messages are. These change more often. */
export function invalidateMessages(): void {
  invalidated.messages++
}

/** Invalidates the answers about places. For changes of preferences, which do not affect rights. */
export function invalidatePlaces(): void {
  invalidated.preferences++
}

/** A number that increases when rights, channels or messages are invalidated. What was read before that may be stale. */
export function currentGeneration(): number {
  return invalidated.rights + invalidated.channels + invalidated.messages
}

/** Like `currentGeneration`, for what decides who may write and read where. */
export function visibilityGeneration(): number {
  return invalidated.rights + invalidated.channels
}

interface Entry<T> {
  /** The loaded value or its promise, so that concurrent callers share one load. */
  value: Soon<T>
  /** As a time of `performance.now()`. */
  until: number
  generation: number
}

/** The entries of a cache. `generation` increases when they become invalid. */
class Entries<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly generation: () => number

  constructor(generation: () => number) {
    this.generation = generation
  }

  find(key: string, reuse: 'a moment' | 'until invalid' = 'a moment'): Entry<T> | undefined {
    const entry = this.#entries.get(key)
    const isUsable = entry?.generation === this.generation() && (reuse === 'until invalid' || entry.until > performance.now())
    return isUsable ? entry : undefined
  }

  /** Starts loading an answer. It counts as read at this moment. */
  begin(load: () => Promise<T>): Entry<T> {
    const [generation, until] = [this.generation(), performance.now() + SHORT_MEMORY]
    const loading = load().then((value) => {
      entry.value = value
      return value
    })
    const entry: Entry<T> = { value: loading, until, generation }
    return entry
  }

  keep(key: string, entry: Entry<T>): void {
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear()
    this.#entries.set(key, entry)
  }

  drop(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key)
  }
}

/**
 * Wraps `load` so that its answer is reused for SHORT_MEMORY. Keeps only values that were found, and nothing read in a transaction, which
 * could be rolled back.
 */
export function shortMemory<T>(load: (key: string, tx?: Tx) => Promise<T | undefined>): (key: string, tx?: Tx) => Soon<T | undefined> {
  const memory = datedMemory(load)
  return (key, tx) => andThen(memory(key, 'a moment', tx), found<T>)
}

function found<T>({ value }: Dated<T>): T | undefined {
  return value
}

/** An answer, and whether this process has learnt of no change since then that invalidates it. */
interface Dated<T> {
  value: T | undefined
  isCurrent(): boolean
}

/**
 * Like `shortMemory`, for callers that also accept an older answer that is valid as far as this process knows. Afterwards they read the
 * event log up to now and check whether the answer is current. `generation` increases when answers become invalid.
 */
export function datedMemory<T>(
  load: (key: string, tx?: Tx) => Promise<T | undefined>,
  generation = peopleGeneration,
): (key: string, reuse: 'a moment' | 'until invalid', tx?: Tx) => Soon<Dated<T>> {
  const entries = new Entries<Dated<T>>(generation)
  return (key, reuse, tx) => {
    const kept = entries.find(key, reuse)
    if (kept) return kept.value
    const asOf = entries.generation()
    const isCurrent = (): boolean => asOf === entries.generation()
    const entry = entries.begin(() => load(key, tx).then((value) => ({ value, isCurrent })))
    if (!tx) {
      entries.keep(key, entry)
      const drop = (): void => entries.drop(key, entry)
      Promise.resolve(entry.value).then(({ value }) => value === undefined && drop(), drop)
    }
    return entry.value
  }
}

/**
 * Like `shortMemory`, for facts about who may write where, which events about places also invalidate. Only facts that `isLasting` accepts
 * are kept, and only once they are loaded, so nobody shares a refusal.
 */
export function placeMemory<T>(isLasting: (facts: T) => boolean): (key: string, load: () => Promise<T>) => Promise<T> {
  const entries = new Entries<T>(() => currentGeneration() + invalidated.preferences)
  return async (key, load) => {
    const kept = entries.find(key)
    if (kept) return kept.value
    const entry = entries.begin(load)
    const facts = await entry.value
    if (isLasting(facts)) entries.keep(key, entry)
    return facts
  }
}

/** Answers by key that are valid until an event changes rights or channels. */
export interface LastingMemory<T> {
  find(key: string | number): T | undefined
  /** Must be called before loading. The returned function keeps the loaded value, unless it has become invalid in the meantime. */
  keeper(): (key: string | number, value: T) => void
}

/** A number that increases when rights or accounts are invalidated. For caches about people, which stay valid when channels change. */
export function peopleGeneration(): number {
  return invalidated.rights
}

/** A number that increases when alert words are invalidated. */
export function alertWordsGeneration(): number {
  return invalidated.alertWords
}

/**
 * A cache of at most `limit` answers, for callers that have made this process read the event log up to now (`Notifier.catchUp`). What they
 * find in it is as current as if they had queried the database then. `generation` increases when answers become invalid.
 */
export function lastingMemory<T>(limit: number, generation: () => number = visibilityGeneration): LastingMemory<T> {
  const entries = new Map<string | number, { value: T; until: number; generation: number }>()
  return {
    find: (key) => {
      const entry = entries.get(key)
      return entry?.generation === generation() && entry.until > performance.now() ? entry.value : undefined
    },
    keeper: () => {
      const [asOf, until] = [generation(), performance.now() + LASTING]
      return (key, value) => {
        if (entries.size >= limit) entries.clear()
        entries.set(key, { value, until, generation: asOf })
      }
    },
  }
}
