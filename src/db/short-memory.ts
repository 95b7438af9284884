// Answers that may be a moment old, for reads that every request would otherwise repeat.

import { andThen, type Soon } from '../values/soon.ts'
import type { Tx } from './index.ts'

/**
 * How long an answer may be used, in milliseconds. A change is in force at once in the process that makes it, and
 * everywhere after this time, so a command that changes something waits as long (src/manage.ts).
 */
export const SHORT_MEMORY = 250
const MAX_ENTRIES = 10_000
/** How long a right that comes with time, as that of a full member, may be overlooked, in milliseconds. */
const LASTING = 60_000
/**
 * How often each kind of knowledge was invalidated: rights and settings, channels, the messages in them, preferences about places, and
 * alert words.
 */
const invalidated = { rights: 0, channels: 0, messages: 0, preferences: 0, alertWords: 0 }

/** Invalidates every answer of this process. Called when this process has changed the data. */
export function invalidate(): void {
  invalidated.alertWords++
  invalidateRights()
}

/** Invalidates every answer of this process but alert words: an organisation has so many that they are read only when one has changed. */
export function invalidateRights(): void {
  invalidated.rights++
}

/** Invalidates the answers of this process about channels and who is in them. */
export function invalidateChannels(): void {
  invalidated.channels++
}

/** Invalidates the answers of this process about where messages are, which change more often. */
export function invalidateMessages(): void {
  invalidated.messages++
}

/** Drops the answers about places, for what has changed in them is no right. */
export function forgetPlaces(): void {
  invalidated.preferences++
}

/** A number that rises when rights, channels or messages are invalidated: what was read before may be out of date. */
export function currentGeneration(): number {
  return invalidated.rights + invalidated.channels + invalidated.messages
}

/** Like `currentGeneration`, for who may write and read where. */
export function sightGeneration(): number {
  return invalidated.rights + invalidated.channels
}

interface Entry<T> {
  /** What was loaded, or is being loaded: many may ask at the same time. */
  value: Soon<T>
  /** In the time of `performance.now()`. */
  until: number
  generation: number
}

/** The entries of a memory. `generation` rises when what they hold becomes invalid. */
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

  /** Begins to load an answer, which is as old as this moment. */
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
 * Wraps `load`: its answer is reused for SHORT_MEMORY. Only found values are kept, and none that a transaction read: it may
 * be rolled back.
 */
export function shortMemory<T>(load: (key: string, tx?: Tx) => Promise<T | undefined>): (key: string, tx?: Tx) => Soon<T | undefined> {
  const memory = datedMemory(load)
  return (key, tx) => andThen(memory(key, 'a moment', tx), found<T>)
}

function found<T>({ value }: Dated<T>): T | undefined {
  return value
}

/** An answer, and whether this process has learnt of nothing since that invalidates it. */
interface Dated<T> {
  value: T | undefined
  isCurrent(): boolean
}

/**
 * Like `shortMemory`, for callers who may also take an answer that is valid as far as this process knows, however old: they read the
 * event log up to now afterwards, and then ask whether the answer is current. `generation` rises when answers become invalid.
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
 * Like `shortMemory`, for facts about who may write where, which events about places invalidate too. Only facts that `isLasting` accepts
 * are kept, once they are there: nobody shares a refusal.
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

/** Answers by key, which are true until an event changes rights or channels. */
export interface LastingMemory<T> {
  find(key: string | number): T | undefined
  /** To be called before something is loaded: keeps what was loaded unless it has become invalid meanwhile. */
  keeper(): (key: string | number, value: T) => void
}

/** A number that rises when rights are invalidated, or accounts: that of a memory about people, which changes of channels leave as it is. */
export function peopleGeneration(): number {
  return invalidated.rights
}

/** A number that rises when alert words are invalidated. */
export function alertWordsGeneration(): number {
  return invalidated.alertWords
}

/**
 * A memory of at most so many answers, for callers who have had this process read the event log up to now (`Notifier.catchUp`): what they
 * find in it is as true as if they had asked the database then. `generation` rises when they become invalid.
 */
export function lastingMemory<T>(limit: number, generation: () => number = sightGeneration): LastingMemory<T> {
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
