// Who is there. The table is the book of every process: a report is stored before it is answered, together with others that arrive within a
// moment, and readers read what is stored (docs/adr/0005-polls.md).

import { setTimeout as pause } from 'node:timers/promises'
import type { Db, Tx } from '../../db/index.ts'
import { chunks, ROWS_AT_ONCE } from '../../db/rows.ts'
import { selectOne } from '../../db/sql.ts'
import { Realm } from '../../models/realm.ts'
import { UserPresence } from '../../models/user-presence.ts'

/** What a user's reports say. */
export interface Presence {
  userId: number
  /** When the user was last active, in UNIX seconds. If no report says so, when the user joined. */
  activeAt: number
  /** The time of the last report of any kind, in UNIX seconds. */
  connectedAt: number
  /** The user has stopped sharing presence. */
  isHidden: boolean
}
interface PresenceReport {
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
   * Stores a report. `cameOnline` is what it says if the user was away before. `prepare` then reads what announcing it takes, before
   * anything is stored: if it fails, the user is still away, and the next report announces them.
   */
  report<T>(report: PresenceReport, prepare?: () => Promise<T>): Promise<{ cameOnline: Presence | undefined; prepared: T | undefined }>
}

/** Seconds without a report after which a user counts as offline. */
export const OFFLINE_THRESHOLD = 200
/** Seconds within which another report of the same kind is ignored. */
const MIN_INTERVAL = 55
/** Seconds without activity after which the next report means that the user came online. */
const AWAY = 130
/** Milliseconds for which an organisation's reports gather for one transaction. */
const GATHER = 100

/** Opens the presence book of a process. */
export function createPresenceBook(db: Db): PresenceBook {
  /** The reports that gather, by organisation and user, and the transaction that is going to store them. */
  const gathering = new Map<number, { reports: Map<number, Presence>; stored: Promise<void> }>()

  function store(realmId: number, presence: Presence): Promise<void> {
    const known = gathering.get(realmId)
    if (known) {
      known.reports.set(presence.userId, presence)
      return known.stored
    }
    const reports = new Map([[presence.userId, presence]])
    const stored = pause(GATHER).then(() => {
      gathering.delete(realmId)
      return db.transaction((tx) => write(realmId, [...reports.values()], tx))
    })
    gathering.set(realmId, { reports, stored })
    return stored
  }

  const latest = async ({ realmId, userId }: PresenceReport): Promise<Presence | undefined> => {
    const stored = await findPresence(userId)
    return gathering.get(realmId)?.reports.get(userId) ?? stored
  }

  return {
    report: async (report, prepare) => {
      let known = await latest(report)
      let prepared: Awaited<ReturnType<NonNullable<typeof prepare>>> | undefined
      if (newsOf(known, report)?.cameOnline) {
        prepared = await prepare?.()
        const before = known
        known = await latest(report)
        // The user has stopped sharing presence in the meantime.
        if (known?.isHidden && !before?.isHidden) return { cameOnline: undefined, prepared }
      }
      const news = newsOf(known, report)
      if (news) await store(report.realmId, news.presence)
      return { cameOnline: news?.cameOnline ? news.presence : undefined, prepared }
    },
  }
}

/** What a report changes for users who see this one. Undefined if the report says nothing new. */
function newsOf(known: Presence | undefined, report: PresenceReport): { presence: Presence; cameOnline: boolean } | undefined {
  const { userId, isActive, joinedAt, now } = report
  const isNews =
    !known ||
    known.isHidden ||
    now - known.connectedAt >= MIN_INTERVAL ||
    (isActive && (now - known.activeAt >= MIN_INTERVAL || known.activeAt < known.connectedAt))
  if (!isNews) return undefined
  const activeAt = isActive ? now : (known?.activeAt ?? joinedAt)
  return {
    presence: { userId, activeAt, connectedAt: Math.max(now, known?.connectedAt ?? 0), isHidden: false },
    cameOnline: isActive && (!known || known.isHidden || now - known.activeAt > AWAY),
  }
}

/** The IDs are assigned in the transaction that stores the rows, so a reader that sees an ID also sees all below it. */
async function write(realmId: number, presences: readonly Presence[], tx: Tx): Promise<void> {
  const first = (await Realm.takePresenceIds(realmId, presences.length, tx)) - presences.length + 1
  const rows = [...presences]
    // In the same order in every process, so that none waits for another in a circle.
    .sort((a, b) => a.userId - b.userId)
    .map(({ userId, activeAt, connectedAt, isHidden }, i) => ({
      user_id: userId,
      realm_id: realmId,
      active_at: activeAt,
      connected_at: connectedAt,
      update_id: first + i,
      is_hidden: isHidden,
    }))
  for (const some of chunks(rows, ROWS_AT_ONCE)) await UserPresence.write(some, tx)
}

/** Hides the presence of a user, in the change by which they stop sharing it. Returns what others then see, if this changes anything. */
export async function hidePresence(
  { realm, now, tx }: { realm: Pick<Realm, 'id'>; now: number; tx: Tx },
  userId: number,
): Promise<Presence | undefined> {
  const known = await findPresence(userId, tx)
  if (!known || known.isHidden) return undefined
  const hidden = longGone(known, now)
  await write(realm.id, [hidden], tx)
  return hidden
}

/** What others see once a user has stopped sharing presence. `now` in UNIX seconds. */
export function longGone(presence: Presence, now: number): Presence {
  const past = now - OFFLINE_THRESHOLD - 1
  return {
    ...presence,
    activeAt: Math.min(presence.activeAt, past),
    connectedAt: Math.min(presence.connectedAt, past),
    isHidden: true,
  }
}

/** What a user's reports say. Undefined if there was none. */
export async function findPresence(userId: number, tx?: Tx): Promise<Presence | undefined> {
  const row = await selectOne(UserPresence, { where: { user_id: userId } }, tx)
  return row ? presenceOf(row) : undefined
}

/** What has changed in an organisation after an update ID, in the order of the changes, and the newest update ID, at least this one. */
export async function presencesAfter(realmId: number, updateId: number): Promise<PresenceChanges> {
  return changesIn(await UserPresence.allOf(realmId, updateId).rows(), updateId)
}

interface PresenceChanges {
  presences: Presence[]
  lastUpdateId: number
}

/** Like `presencesAfter`, from rows in the order of the changes. */
export function changesIn(rows: readonly UserPresence[], updateId: number): PresenceChanges {
  return { presences: rows.map(presenceOf), lastUpdateId: rows.at(-1)?.update_id ?? updateId }
}

function presenceOf(row: UserPresence): Presence {
  return { userId: row.user_id, activeAt: row.active_at, connectedAt: row.connected_at, isHidden: Boolean(row.is_hidden) }
}
