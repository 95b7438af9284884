// What this process remembers. A remembered fact is true as of a position of its organisation's log: until an event after that position is
// about what the fact is about (docs/adr/0008).

import { Recent } from './values/recent.ts'

/** What facts are about. Each event type declares which of them it changes (`invalidates` in src/events/types/). */
export type Subject =
  /** People, their keys and their preferences. */
  | 'accounts'
  | 'organisation'
  | 'groups'
  /** Channels and who is subscribed to them. */
  | 'channels'
  /** Which messages were sent. */
  | 'messages'
  /** Which topics there are, and where messages are. */
  | 'topics'
  | 'topicPolicies'
  | 'alertWords'
  /** Which users have muted which. */
  | 'mutedUsers'
  | 'linkifiers'

interface FollowedLog {
  /** The seq up to which this process knows what the events are about. */
  position: number
  /** Per subject, the seq of the newest event that is known to be about it. */
  changedAt: Map<Subject, number>
  /** The seq of an event that may be about anything. */
  anythingAt: number
}

/** What facts may be about that events of these types make stale. */
type SubjectsOf = (types: Iterable<string>) => Iterable<Subject> | 'anything'

/** How far this process knows the logs of organisations. */
class LogPositions {
  readonly #logs = new Map<number, FollowedLog>()
  readonly #subjectsOf: SubjectsOf

  constructor(subjectsOf: SubjectsOf) {
    this.#subjectsOf = subjectsOf
  }

  /** The seq up to which this process knows an organisation's log. Undefined if it does not know it yet: then it remembers nothing. */
  of(realmId: number): number | undefined {
    return this.#logs.get(realmId)?.position
  }

  /** Begins to know a log at a position that was read from the database. Events between a known position and this one can be about anything. */
  begin(realmId: number, position: number): void {
    const log = this.#logs.get(realmId)
    if (!log) this.#logs.set(realmId, { position, changedAt: new Map(), anythingAt: position })
    else if (position > log.position) Object.assign(log, { position, anythingAt: position })
  }

  /** Takes note of the events after `after` and up to `upTo`, which are of these types. Undefined if they can be of any type. */
  learn(realmId: number, { after, upTo }: { after: number; upTo: number }, types: Iterable<string> | undefined): void {
    const log = this.#logs.get(realmId)
    if (!log || upTo <= log.position) return
    const subjects = types ? this.#subjectsOf(types) : 'anything'
    if (subjects === 'anything') log.anythingAt = upTo
    else for (const subject of subjects) log.changedAt.set(subject, upTo)
    // Of events before these, which this process does not know, a later reader of the log learns.
    if (after <= log.position) log.position = upTo
  }

  /** Whether, as far as this process knows, something has changed about these subjects since a position. */
  hasChanged(realmId: number, about: readonly Subject[], since: number): boolean {
    const log = this.#logs.get(realmId)
    return !log || log.anythingAt > since || about.some((subject) => (log.changedAt.get(subject) ?? 0) > since)
  }
}

/** Facts that can be remembered. A constant beside the code that reads them. */
export interface Memorable<T> {
  about: readonly Subject[]
  /** The maximum number of remembered values. */
  limit: number
  /** Whether a value stays true until an event. By default every value does. */
  lasts?: (value: T) => boolean
}

interface Entry<T> {
  realmId: number
  /** The position of the log when loading began. */
  asOf: number
  value: Promise<T | undefined> | T
}

/** Remembered values by key. */
class Cache<T> {
  readonly #log: LogPositions
  readonly #of: Memorable<T>
  readonly #entries: Recent<string | number, Entry<T>>

  constructor(log: LogPositions, of: Memorable<T>) {
    this.#log = log
    this.#of = of
    this.#entries = new Recent(of.limit)
  }

  /** The remembered value, if it is still true as far as this process knows the log. */
  find(key: string | number): T | undefined {
    const value = this.#current(key)?.value
    return value instanceof Promise ? undefined : value
  }

  /**
   * Like `find`, or else the value that `load` reads, which is remembered if there is one. Callers at the same time share a load. A load
   * in a transaction `tx`, which could be rolled back, is for its caller alone.
   */
  async get<V extends T | undefined>(realmId: number, key: string | number, load: () => Promise<V>, tx?: object): Promise<T | V> {
    const known = tx ? this.find(key) : this.#current(key)?.value
    if (known !== undefined) return (await known) as T | V
    const asOf = this.#log.of(realmId)
    if (tx || asOf === undefined) return load()
    const loading = load()
    this.#entries.set(key, { realmId, asOf, value: loading })
    const settle = (value?: T): void => {
      if (this.#entries.get(key)?.value !== loading) return
      if (value !== undefined && (this.#of.lasts?.(value) ?? true)) this.#entries.set(key, { realmId, asOf, value })
      else this.#entries.delete(key)
    }
    loading.then(settle, () => settle())
    return loading
  }

  /** Like `get`, for many values that one call of `load` reads by their keys. */
  async getAll<K extends string | number>(
    realmId: number,
    keys: readonly K[],
    load: (keys: K[]) => Promise<Map<K, T>>,
  ): Promise<Map<K, T>> {
    const values = new Map<K, T>()
    for (const key of keys) {
      const value = this.find(key)
      if (value !== undefined) values.set(key, value)
    }
    const others = keys.filter((key) => !values.has(key))
    if (others.length === 0) return values
    const asOf = this.#log.of(realmId)
    for (const [key, value] of await load(others)) {
      values.set(key, value)
      if (asOf !== undefined) this.keep(realmId, key, asOf, value)
    }
    return values
  }

  /** Remembers a value that is true as of a position of the log. */
  keep(realmId: number, key: string | number, asOf: number, value: T): void {
    this.#entries.set(key, { realmId, asOf, value })
  }

  clear(): void {
    this.#entries.clear()
  }

  #current(key: string | number): Entry<T> | undefined {
    const entry = this.#entries.get(key)
    return entry && !this.#log.hasChanged(entry.realmId, this.#of.about, entry.asOf) ? entry : undefined
  }
}

/** Everything that one application remembers. */
export class Caches {
  readonly log: LogPositions
  readonly #caches = new Map<object, Pick<Cache<unknown>, 'clear'>>()

  constructor(subjectsOf: SubjectsOf) {
    this.log = new LogPositions(subjectsOf)
  }

  of<T>(facts: Memorable<T>): Cache<T> {
    const known = this.#caches.get(facts) as Cache<T> | undefined
    const cache = known ?? new Cache(this.log, facts)
    this.#caches.set(facts, cache)
    return cache
  }

  /** Forgets everything. For code that changes rows without the log, as tests do. */
  clear(): void {
    for (const cache of this.#caches.values()) cache.clear()
  }
}
