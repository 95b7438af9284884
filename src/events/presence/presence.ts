// Presence of a server that is a single process. The state is in memory, in the order of its changes, so a report needs no SQL statement
// and a client gets only what has changed. It is saved in batches and loaded at the next start. For several processes, see
// shared-presence.ts.

import type { Logger } from 'pino'
import type { Db } from '../../db/index.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserPresence } from '../../models/user-presence.ts'
import { preference } from '../../settings/preferences.ts'

export interface PresenceEntry {
  userId: number
  /** When the user was last active, in UNIX seconds. If no report says so, when the user joined. */
  activeAt: number
  /** The time of the last report of any kind, in UNIX seconds. */
  connectedAt: number
  updateId: number
  /** The user has stopped sharing presence. */
  isHidden: boolean
}
export interface PresenceReport {
  realmId: number
  userId: number
  isActive: boolean
  /** When the user joined, UNIX seconds. */
  joinedAt: number
  /** UNIX seconds. */
  now: number
}

export interface PresenceBook {
  /**
   * Records a report. `cameOnline` is the entry if the user was away before. `prepare` then reads what announcing it takes, before anything
   * is recorded: if it fails, the user is still away, and the next report announces them.
   */
  report<T>(report: PresenceReport, prepare?: () => Promise<T>): Promise<{ cameOnline: NewEntry | undefined; prepared: T | undefined }>
  /** Reads the book, so that nothing is read when it is changed. */
  open(realmId: number): Promise<void>
  /** Hides the presence of a user who has stopped sharing it. Returns the entry if this changes anything. `now` in UNIX seconds. */
  hide(realmId: number, userId: number, now: number): Promise<NewEntry | undefined>
  /**
   * The entries that changed after `updateId`, in the order of their changes, and the newest update ID, -1 if there is none. Returns all
   * entries for an ID above this book's, which comes from an earlier database.
   */
  changesAfter(realmId: number, updateId: number): Promise<{ entries: PresenceEntry[]; lastUpdateId: number }>
  /** The entry of a user who shares presence. */
  find(realmId: number, userId: number): Promise<PresenceEntry | undefined>
  /** Saves what is not saved yet. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Seconds without a report after which a user counts as offline. */
export const OFFLINE_THRESHOLD = 200
/** Seconds within which another report of the same kind is ignored. */
const MIN_INTERVAL = 55
/** Seconds without activity after which the next report means that the user came online. */
const AWAY = 130
/** Milliseconds between flushes: a killed process loses the changes since the last one. */
const FLUSH_EVERY = 5_000
/** Update IDs that a process reserves at a time. An ID that was used before a crash is not used again. */
const BLOCK = 100_000
const BATCH = 1_000

/** An organisation's presence, as this process knows it. */
export interface KnownPresence {
  /** The last update ID that was used. */
  last: number
  byUser: Map<number, PresenceEntry>
  /** Ascending by update ID. An entry is out of date if its user has a newer one. */
  order: { updateId: number; userId: number }[]
}
interface Book extends KnownPresence {
  realmId: number
  /** The time of the last change, as of `performance.now()`. */
  changedAt: number
  /** The last update ID that is reserved. */
  taken: number
  dirty: Set<number>
}

/** How many organisations' presence stays in memory however long nothing changes, and the milliseconds that count as long. */
const IN_MEMORY = { books: 100, idle: 60_000 }

/** Opens the presence book of a server that is a single process. It is saved every few seconds. */
export function createOwnPresenceBook(db: Db, log: Logger, limits = IN_MEMORY): PresenceBook {
  const books = new Map<number, Promise<Book>>()

  function bookOf(realmId: number): Promise<Book> {
    let book = books.get(realmId)
    if (!book) {
      book = load(db, realmId)
      books.set(realmId, book)
      book.catch(() => books.delete(realmId))
    }
    return book
  }

  /** The organisation's book, with an update ID reserved for another change. */
  async function openBook(realmId: number): Promise<Book> {
    const book = await bookOf(realmId)
    book.changedAt = performance.now()
    if (book.last === book.taken) {
      book.taken = await takeIds(db, realmId)
      book.last = book.taken - BLOCK
    }
    return book
  }

  let flushing: Promise<void> = Promise.resolve()
  const flush = (): Promise<void> => {
    flushing = flushing
      .catch(() => {})
      .then(async () => {
        for (const [realmId, opening] of books) {
          const book = await opening
          await writeDown(db, book)
          const isIdle = book.dirty.size === 0 && performance.now() - book.changedAt >= limits.idle
          if (books.size > limits.books && isIdle) books.delete(realmId)
        }
      })
    return flushing
  }
  const timer = setInterval(() => flush().catch((err) => log.error({ err }, 'writing presence failed')), FLUSH_EVERY)
  timer.unref()

  return {
    report: async (report, prepare) => {
      const before = (await openBook(report.realmId)).byUser.get(report.userId)
      const prepared = newsOf(before, report)?.cameOnline ? await prepare?.() : undefined
      const book = await openBook(report.realmId)
      const known = book.byUser.get(report.userId)
      const news = stoppedSharing(before, known) ? undefined : newsOf(known, report)
      const entry = news && note(book, news.entry)
      return { cameOnline: news?.cameOnline ? entry : undefined, prepared }
    },
    open: async (realmId) => void (await openBook(realmId)),
    hide: async (realmId, userId, now) => {
      const book = await openBook(realmId)
      const known = book.byUser.get(userId)
      return known && !known.isHidden ? note(book, longGone(known, now)) : undefined
    },
    changesAfter: async (realmId, updateId) => changesIn(await bookOf(realmId), updateId),
    find: async (realmId, userId) => {
      const entry = (await bookOf(realmId)).byUser.get(userId)
      return entry?.isHidden ? undefined : entry
    },
    flush,
    close: async () => {
      clearInterval(timer)
      await flush().catch((err) => log.error({ err }, 'writing presence failed'))
    },
  }
}

function takeIds(db: Db, realmId: number): Promise<number> {
  return db.transaction((tx) => Realm.takePresenceIds(realmId, BLOCK, tx))
}

async function load(db: Db, realmId: number): Promise<Book> {
  const taken = await takeIds(db, realmId)
  const book: Book = { realmId, changedAt: performance.now(), last: 0, taken, byUser: new Map(), order: [], dirty: new Set() }
  for (const row of await UserPresence.findAllOf(realmId)) learn(book, entryOf(row))
  book.last = taken - BLOCK
  for (const entry of await forgotten(realmId, book)) note(book, entry)
  return book
}

export function entryOf(row: UserPresence): PresenceEntry {
  return {
    userId: row.user_id,
    activeAt: row.active_at,
    connectedAt: row.connected_at,
    updateId: row.update_id,
    isHidden: Boolean(row.is_hidden),
  }
}

/** The entries still to hide. A process that was killed may have saved the preference without hiding the user. */
export async function forgotten(realmId: number, { byUser }: KnownPresence): Promise<NewEntry[]> {
  const visible = [...byUser.values()].filter(({ isHidden }) => !isHidden).map(({ userId }) => userId)
  const now = Math.floor(Date.now() / 1000)
  const people = await User.findPeople(realmId, visible)
  return people.filter((user) => !preference(user, 'presence_enabled')).map(({ id }) => longGone(byUser.get(id) as PresenceEntry, now))
}

/** An entry that does not have its own update ID yet. */
export type NewEntry = Omit<PresenceEntry, 'updateId'>

function note(book: Book, entry: NewEntry): PresenceEntry {
  const noted = { ...entry, updateId: book.last + 1 }
  learn(book, noted)
  book.dirty.add(entry.userId)
  return noted
}

/** Adds an entry that is newer than all others. */
export function learn(known: KnownPresence, entry: PresenceEntry): void {
  known.last = entry.updateId
  known.byUser.set(entry.userId, entry)
  known.order.push({ updateId: entry.updateId, userId: entry.userId })
  if (known.order.length > 2 * known.byUser.size + BATCH)
    known.order = known.order.filter(({ updateId, userId }) => known.byUser.get(userId)?.updateId === updateId)
}

/** What a report changes for users who see this one. Undefined if the report says nothing new. */
export function newsOf(known: NewEntry | undefined, report: PresenceReport): { entry: NewEntry; cameOnline: boolean } | undefined {
  const { userId, isActive, joinedAt, now } = report
  const isNews =
    !known ||
    known.isHidden ||
    now - known.connectedAt >= MIN_INTERVAL ||
    (isActive && (now - known.activeAt >= MIN_INTERVAL || known.activeAt < known.connectedAt))
  if (!isNews) return undefined
  const activeAt = isActive ? now : (known?.activeAt ?? joinedAt)
  return {
    entry: { userId, activeAt, connectedAt: Math.max(now, known?.connectedAt ?? 0), isHidden: false },
    cameOnline: isActive && (!known || known.isHidden || now - known.activeAt > AWAY),
  }
}

/** Whether the user stopped sharing presence while a report was prepared. */
export function stoppedSharing(before: NewEntry | undefined, now: NewEntry | undefined): boolean {
  return now?.isHidden === true && before?.isHidden !== true
}

/** The answer to `changesAfter`. Nothing changed after an ID above the newest. */
export function changesIn(known: KnownPresence, updateId: number): { entries: PresenceEntry[]; lastUpdateId: number } {
  const entries: PresenceEntry[] = []
  for (let i = firstAfter(known.order, updateId); i < known.order.length; i++) {
    const step = known.order[i] as KnownPresence['order'][number]
    const entry = known.byUser.get(step.userId)
    if (entry?.updateId === step.updateId) entries.push(entry)
  }
  return { entries, lastUpdateId: known.byUser.size === 0 ? -1 : known.last }
}

async function writeDown(db: Db, book: Book): Promise<void> {
  const userIds = [...book.dirty].sort((a, b) => a - b)
  book.dirty.clear()
  for (let i = 0; i < userIds.length; i += BATCH) {
    const entries = userIds.slice(i, i + BATCH).flatMap((userId) => book.byUser.get(userId) ?? [])
    try {
      await db.transaction((tx) => UserPresence.write(rowsOf(book.realmId, entries), tx))
    } catch (err) {
      for (const userId of userIds.slice(i)) book.dirty.add(userId)
      throw err
    }
  }
}

export function rowsOf(realmId: number, entries: readonly PresenceEntry[]) {
  return entries.map((entry) => ({
    user_id: entry.userId,
    realm_id: realmId,
    active_at: entry.activeAt,
    connected_at: entry.connectedAt,
    update_id: entry.updateId,
    is_hidden: entry.isHidden,
  }))
}

/** The entry that others see once a user has stopped sharing presence. `now` in UNIX seconds. */
export function longGone<T extends Pick<PresenceEntry, 'activeAt' | 'connectedAt'>>(entry: T, now: number): T & { isHidden: true } {
  const past = now - OFFLINE_THRESHOLD - 1
  return { ...entry, activeAt: Math.min(entry.activeAt, past), connectedAt: Math.min(entry.connectedAt, past), isHidden: true }
}

/** The index of the first change after `updateId`. */
function firstAfter(order: KnownPresence['order'], updateId: number): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((order[middle]?.updateId ?? 0) > updateId) high = middle
    else low = middle + 1
  }
  return low
}
