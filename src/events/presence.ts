// Presence. The state is in memory, in the order of its changes, so that a report needs no SQL statement and a client gets
// only what has changed; it is saved in batches, and loaded at the next start.

import type { Logger } from 'pino'
import type { Db } from '../db/index.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { UserPresence } from '../models/user-presence.ts'
import { preference } from '../settings/preferences.ts'

export interface PresenceEntry {
  userId: number
  /** When the user was last active, or joined if there was no such report, in UNIX seconds. */
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

/** All methods are asynchronous, so that a store shared by processes can replace it. */
export interface PresenceBook {
  /** Records a report. `cameOnline` is the entry if the user was away until now. */
  report(report: PresenceReport): Promise<{ cameOnline: PresenceEntry | undefined }>
  /** Hides the presence of a user who has stopped sharing it. Returns the entry if that is a change. `now` in UNIX seconds. */
  hide(realmId: number, userId: number, now: number): Promise<PresenceEntry | undefined>
  /**
   * The entries that have changed after `updateId`, in the order of their changes, and the newest ID, -1 when there is none.
   * Returns all entries when the ID is above those of this book: it comes from another process's book or an earlier database.
   */
  changesAfter(realmId: number, updateId: number): Promise<{ entries: PresenceEntry[]; lastUpdateId: number }>
  /** The entry of a user who shares presence. */
  find(realmId: number, userId: number): Promise<PresenceEntry | undefined>
  /** Saves the entries that have changed since the last flush. */
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
/** Update IDs that a process reserves at a time: an ID that was given out before a crash is not given out again. */
const BLOCK = 100_000
const BATCH = 1_000

interface Book {
  realmId: number
  /** The last update ID that was given out, and the last one that is reserved. */
  last: number
  taken: number
  byUser: Map<number, PresenceEntry>
  /** Ascending by update ID. An entry is out of date if its user has a newer one. */
  order: { updateId: number; userId: number }[]
  dirty: Set<number>
}

/** Opens the presence book of all organisations, which is saved every few seconds. */
export function createPresenceBook(db: Db, log: Logger): PresenceBook {
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
        for (const book of books.values()) await writeDown(db, await book)
      })
    return flushing
  }
  const timer = setInterval(() => flush().catch((err) => log.error({ err }, 'writing presence')), FLUSH_EVERY)
  timer.unref()

  return {
    report: async (report) => noteReport(await openBook(report.realmId), report),
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
      await flush().catch((err) => log.error({ err }, 'writing presence'))
    },
  }
}

function takeIds(db: Db, realmId: number): Promise<number> {
  return db.transaction((tx) => Realm.takePresenceIds(realmId, BLOCK, tx))
}

async function load(db: Db, realmId: number): Promise<Book> {
  const taken = await takeIds(db, realmId)
  const rows = await UserPresence.findAllOf(realmId)
  const entries = rows.map((row) => ({
    userId: row.user_id,
    activeAt: row.active_at,
    connectedAt: row.connected_at,
    updateId: row.update_id,
    isHidden: Boolean(row.is_hidden),
  }))
  const book: Book = {
    realmId,
    last: taken - BLOCK,
    taken,
    byUser: new Map(entries.map((entry) => [entry.userId, entry])),
    order: entries.map(({ updateId, userId }) => ({ updateId, userId })),
    dirty: new Set(),
  }
  // A killed process may have saved the preference, but not that the user is hidden because of it.
  const visible = entries.filter(({ isHidden }) => !isHidden).map(({ userId }) => userId)
  const now = Math.floor(Date.now() / 1000)
  for (const user of await User.findPeople(realmId, visible))
    if (!preference(user, 'presence_enabled')) note(book, longGone(book.byUser.get(user.id) as PresenceEntry, now))
  return book
}

function note(book: Book, entry: Omit<PresenceEntry, 'updateId'>): PresenceEntry {
  const noted = { ...entry, updateId: ++book.last }
  book.byUser.set(entry.userId, noted)
  book.order.push({ updateId: noted.updateId, userId: entry.userId })
  book.dirty.add(entry.userId)
  if (book.order.length > 2 * book.byUser.size + BATCH)
    book.order = book.order.filter(({ updateId, userId }) => book.byUser.get(userId)?.updateId === updateId)
  return noted
}

function noteReport(book: Book, { userId, isActive, joinedAt, now }: PresenceReport): { cameOnline: PresenceEntry | undefined } {
  const known = book.byUser.get(userId)
  const activeAt = isActive ? now : (known?.activeAt ?? joinedAt)
  const cameOnline = isActive && (!known || known.isHidden || now - known.activeAt > AWAY)
  const isNews =
    !known ||
    known.isHidden ||
    now - known.connectedAt >= MIN_INTERVAL ||
    (isActive && (now - known.activeAt >= MIN_INTERVAL || known.activeAt < known.connectedAt))
  if (!isNews) return { cameOnline: undefined }
  const entry = note(book, { userId, activeAt, connectedAt: Math.max(now, known?.connectedAt ?? 0), isHidden: false })
  return { cameOnline: cameOnline ? entry : undefined }
}

function changesIn(book: Book, updateId: number): { entries: PresenceEntry[]; lastUpdateId: number } {
  const entries: PresenceEntry[] = []
  for (let i = updateId > book.last ? 0 : firstAfter(book.order, updateId); i < book.order.length; i++) {
    const step = book.order[i] as Book['order'][number]
    const entry = book.byUser.get(step.userId)
    if (entry?.updateId === step.updateId) entries.push(entry)
  }
  return { entries, lastUpdateId: book.byUser.size === 0 ? -1 : book.last }
}

async function writeDown(db: Db, book: Book): Promise<void> {
  const userIds = [...book.dirty].sort((a, b) => a - b)
  book.dirty.clear()
  for (let i = 0; i < userIds.length; i += BATCH) {
    const rows = userIds
      .slice(i, i + BATCH)
      .map((userId) => book.byUser.get(userId))
      .filter((entry) => entry !== undefined)
      .map((entry) => ({
        user_id: entry.userId,
        realm_id: book.realmId,
        active_at: entry.activeAt,
        connected_at: entry.connectedAt,
        update_id: entry.updateId,
        is_hidden: entry.isHidden,
      }))
    try {
      await db.transaction((tx) => UserPresence.write(rows, tx))
    } catch (err) {
      for (const userId of userIds.slice(i)) book.dirty.add(userId)
      throw err
    }
  }
}

/** The entry that others see of a user who has stopped sharing presence. `now` in UNIX seconds. */
export function longGone<T extends Pick<PresenceEntry, 'activeAt' | 'connectedAt'>>(entry: T, now: number): T & { isHidden: true } {
  const past = now - OFFLINE_THRESHOLD - 1
  return { ...entry, activeAt: Math.min(entry.activeAt, past), connectedAt: Math.min(entry.connectedAt, past), isHidden: true }
}

/** The index of the first change after `updateId`. */
function firstAfter(order: Book['order'], updateId: number): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((order[middle]?.updateId ?? 0) > updateId) high = middle
    else low = middle + 1
  }
  return low
}
