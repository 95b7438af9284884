// Presence of several processes. The table is the book: reports are stored before they are answered, many in one transaction, and each
// process reads what others have stored. Redis plays no part (docs/adr/0011-processes.md).

import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../../db/index.ts'
import { Realm } from '../../models/realm.ts'
import { UserPresence } from '../../models/user-presence.ts'
import { Recent } from '../../values/recent.ts'
import { together } from '../together.ts'
import {
  changesIn,
  entryOf,
  forgotten,
  type KnownPresence,
  learn,
  longGone,
  type NewEntry,
  newsOf,
  type PresenceBook,
  rowsOf,
  stoppedSharing,
} from './presence.ts'

/** Milliseconds for which reports gather for one transaction, and for which this process does not check again what others have stored. */
const GATHER = 100

interface SharedBook extends KnownPresence {
  /** The gathering entries, by user. */
  pending: Map<number, NewEntry>
  /** Resolves when the gathering entries are stored. Undefined while there are none. */
  storing: Promise<void> | undefined
  /** When the book was last read, in the time of `performance.now()`. */
  readAt: number
  /** Reads what others have stored since. */
  readOn(): Promise<void>
}

/** How many organisations' presence stays in memory. That of others is read when it is needed. */
const MAX_IN_MEMORY = 100

/** Opens the presence book of a process among several. */
export function createSharedPresenceBook(db: Db, log: Logger): PresenceBook {
  const books = new Recent<number, Promise<SharedBook>>(MAX_IN_MEMORY)

  async function open(realmId: number): Promise<SharedBook> {
    const book = await read(realmId)
    for (const entry of await forgotten(realmId, book))
      store(db, realmId, book, entry).catch((err) => log.error({ err }, 'hiding presence failed'))
    return book
  }

  async function bookOf(realmId: number): Promise<SharedBook> {
    let book = books.get(realmId)
    if (!book) {
      book = open(realmId)
      books.set(realmId, book)
      book.catch(() => books.delete(realmId))
    }
    return book
  }

  /** The organisation's book. It can lack what others stored within the last moment, but nothing up to `updateId`. */
  async function freshBook(realmId: number, updateId = 0): Promise<SharedBook> {
    const book = await bookOf(realmId)
    if (updateId > book.last || performance.now() - book.readAt > GATHER) await book.readOn()
    return book
  }

  const flush = async (): Promise<void> => {
    for (const book of books.values()) await (await book).storing
  }
  return {
    report: async (report, prepare) => {
      const book = await bookOf(report.realmId)
      const before = newest(book, report.userId)
      const prepared = newsOf(before, report)?.cameOnline ? await prepare?.() : undefined
      const known = newest(book, report.userId)
      const news = stoppedSharing(before, known) ? undefined : newsOf(known, report)
      if (news) await store(db, report.realmId, book, news.entry)
      return { cameOnline: news?.cameOnline ? news.entry : undefined, prepared }
    },
    open: async (realmId) => void (await freshBook(realmId)),
    hide: async (realmId, userId, now) => {
      const book = await freshBook(realmId)
      const known = newest(book, userId)
      if (!known || known.isHidden) return undefined
      const hidden = longGone(known, now)
      await store(db, realmId, book, hidden)
      return hidden
    },
    changesAfter: async (realmId, updateId) => changesIn(await freshBook(realmId, updateId), updateId),
    find: async (realmId, userId) => {
      const entry = (await freshBook(realmId)).byUser.get(userId)
      return entry?.isHidden ? undefined : entry
    },
    flush,
    close: () => flush().catch((err) => log.error({ err }, 'writing presence failed')),
  }
}

async function read(realmId: number): Promise<SharedBook> {
  const book: SharedBook = {
    ...{ last: 0, byUser: new Map(), order: [], pending: new Map(), storing: undefined, readAt: 0 },
    readOn: together(async () => {
      const asked = performance.now()
      for (const row of await UserPresence.findAllOf(realmId, book.last)) learn(book, entryOf(row))
      book.readAt = asked
    }),
  }
  await book.readOn()
  return book
}

function newest({ pending, byUser }: SharedBook, userId: number): NewEntry | undefined {
  return pending.get(userId) ?? byUser.get(userId)
}

/** Stores an entry together with others that arrive within a moment. */
function store(db: Db, realmId: number, book: SharedBook, entry: NewEntry): Promise<void> {
  book.pending.set(entry.userId, entry)
  book.storing ??= pause(GATHER).then(() => {
    book.storing = undefined
    return write(db, realmId, book)
  })
  return book.storing
}

/** The IDs are assigned in the transaction that stores the entries, so a reader that sees an ID also sees all below it. */
async function write(db: Db, realmId: number, book: SharedBook): Promise<void> {
  const entries = [...book.pending.values()].sort((a, b) => a.userId - b.userId)
  book.pending.clear()
  await db.transaction(async (tx) => {
    const last = await Realm.takePresenceIds(realmId, entries.length, tx)
    const numbered = entries.map((entry, i) => ({ ...entry, updateId: last - entries.length + 1 + i }))
    await UserPresence.write(rowsOf(realmId, numbered), tx)
  })
  await book.readOn()
}
