// The event log of an organisation and the queues that read it. Only events/ uses these tables.

import { literal, Op } from 'sequelize'
import { greatest } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { chunks, IDS_AT_ONCE, removeRows } from '../db/rows.ts'
import { run } from '../db/run.ts'
import { count, query, type Row, remove, select, sequelizeOf } from '../db/sql.ts'
import { big, bool, index, initially, int, key, long, names, person, plain, realm, ruled, string, table } from '../db/table.ts'

/** The columns of a queue that only increase, and how many queues one statement raises. */
const MARKS = ['acknowledged_id', 'given_id', 'last_seen_at'] as const
const MARKED = 100

/** How far a queue has advanced. */
export type Marks = Pick<EventQueue, 'id' | (typeof MARKS)[number]>

class LoggedEventTable extends table(
  'events',
  {
    realm_id: key(realm()),
    seq: key(big()),
    type: plain(string(40)),
    /** JSON; see events/log/log.ts. */
    payload: ruled(long()),
    /** JSON of the audience; see events/audience.ts. */
    audience: ruled(long()),
    /** UNIX seconds. */
    date_created: big(),
  },
  { sized: ['payload', 'audience'] },
) {
  /** The number of events of each type after `after` and up to `upTo`. */
  static async countByType(realmId: number, after: number, upTo: number, tx: Tx): Promise<Map<string, number>> {
    const sql = 'SELECT type, COUNT(*) AS count FROM events WHERE realm_id = ? AND seq > ? AND seq <= ? GROUP BY type'
    const rows = await query<{ type: string; count: number }>(LoggedEvent, sql, [realmId, after, upTo], tx)
    return new Map(rows.map(({ type, count }) => [type, Number(count)]))
  }

  /** How many of the next `limit` events after `seq` fit into `size` bytes in total. */
  static async countWithin(realmId: number, seq: number, limit: number, size: number): Promise<number> {
    const sql = 'SELECT text_size AS size FROM events WHERE realm_id = ? AND seq > ? ORDER BY seq LIMIT ?'
    const rows = await query<{ size: number }>(LoggedEvent, sql, [realmId, seq, limit])
    let total = 0
    const first = rows.findIndex((row) => {
      total += row.size
      return total > size
    })
    return first < 0 ? rows.length : first
  }
}

export const LoggedEvent = LoggedEventTable
export type LoggedEvent = Row<LoggedEventTable>

class EventQueueTable extends table(
  'event_queues',
  {
    id: key(plain(string(36))),
    realm_id: realm(),
    user_id: person('removed'),
    /** Whether the queue gets `message` events, as its options say. */
    takes_messages: initially(bool(), true),
    /** The ID of the last event that the client acknowledged, as on the wire. */
    acknowledged_id: names(big(), 'a place in the log, whose beginning is removed'),
    /** The ID of the event after which the queue started. */
    began_at_id: initially(names(big(), 'a place in the log, whose beginning is removed'), 0),
    /** The highest ID given to an unlogged event in this queue. */
    given_id: initially(names(big(), 'a place in the log, whose beginning is removed'), 0),
    /** UNIX seconds of the last poll. For a queue whose timeout is shorter than a poll, the end of the open poll. */
    last_seen_at: big(),
    idle_timeout: int(),
    date_created: big(),
    client: initially(plain(string(30)), ''),
    /** Counts the queues of a user in the order of their registration. */
    number: initially(big(), 0),
    /** JSON of QueueOptions; see events/queues/queues.ts. The last, because SQLite reads the columns before those that it wants. */
    options: ruled(long()),
  },
  { indexes: [index('realm_id'), index('last_seen_at'), index('user_id')] },
) {
  /** IDs of those of these users who have a queue that gets messages and was polled at `since` (UNIX seconds) or later. */
  static async takersOfMessages(userIds: readonly number[], since: number): Promise<number[]> {
    const sql = 'SELECT DISTINCT user_id FROM event_queues WHERE user_id IN (:userIds) AND takes_messages = 1 AND last_seen_at >= :since'
    const rows = await query<{ user_id: number }>(EventQueue, sql, { userIds, since })
    return rows.map(({ user_id }) => user_id)
  }

  /**
   * Those of these users who have a queue that was polled, a key that a request carried, or a presence that was reported, since a time (UNIX
   * seconds).
   */
  static async ownersSeen(userIds: readonly number[], since: number): Promise<number[]> {
    const rows = await query<{ user_id: number }>(
      EventQueue,
      `SELECT user_id FROM event_queues WHERE user_id IN (:userIds) AND last_seen_at >= :since
       UNION SELECT user_id FROM api_keys WHERE user_id IN (:userIds) AND last_used_at >= :since
       UNION SELECT user_id FROM user_presences WHERE user_id IN (:userIds) AND connected_at >= :since`,
      { userIds, since },
    )
    return rows.map(({ user_id }) => user_id)
  }

  /**
   * Removes the queues of a person and of the person's bots, except the `keep` most recently polled. Of queues that were polled within the
   * same second, the latest registered count as the most recent. Returns the removed queues, and the number of the next queue.
   */
  static async keepNewestOf(personId: number, keep: number, tx: Tx): Promise<{ removed: { id: string; user_id: number }[]; next: number }> {
    const columns = 'q.id AS id, q.user_id AS user_id, q.last_seen_at AS last_seen_at, q.number AS number'
    const sql = `SELECT ${columns} FROM event_queues q WHERE q.user_id = :personId
       UNION ALL SELECT ${columns} FROM users b JOIN event_queues q ON q.user_id = b.id WHERE b.bot_owner_id = :personId`
    type Found = Pick<EventQueue, 'id' | 'user_id' | 'last_seen_at' | 'number'>
    const queues = await query<Found>(EventQueue, sql, { personId }, tx)
    queues.sort((one, other) => other.last_seen_at - one.last_seen_at || other.number - one.number)
    const removed = queues.slice(keep)
    if (removed.length > 0) await remove(EventQueue, { id: removed.map(({ id }) => id) }, tx)
    return { removed, next: Math.max(0, ...queues.map(({ number }) => number)) + 1 }
  }

  /** The number of an organisation's queues that have acknowledged less than this ID. */
  static countBehind(realmId: number, acknowledged: number): Promise<number> {
    return count(EventQueue, { realm_id: realmId, acknowledged_id: { [Op.lt]: acknowledged } })
  }

  /** Removes an organisation's queues that have acknowledged less than this ID, and returns them. */
  static async removeBehind(realmId: number, acknowledged: number, tx: Tx): Promise<Pick<EventQueue, 'id' | 'user_id'>[]> {
    const where = { realm_id: realmId, acknowledged_id: { [Op.lt]: acknowledged } }
    const behind = await select(EventQueue, { columns: ['id', 'user_id'], where }, tx)
    for (const some of chunks(behind, IDS_AT_ONCE)) await remove(EventQueue, { ...where, id: some.map(({ id }) => id) }, tx)
    return behind
  }

  /** Raises the marks of queues to these values, many queues in one statement. A mark that is already higher stays. */
  static async raise(queues: readonly Marks[], tx: Tx): Promise<void> {
    const sequelize = sequelizeOf(EventQueue)
    // In the order of the index, so that two processes do not deadlock.
    const ordered = queues.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    for (const some of chunks(ordered, MARKED)) {
      // Written into the statement, because Sequelize would escape each ID four times.
      const ids = some.map(({ id }) => sequelize.escape(id))
      const sets = MARKS.map((mark) => {
        const cases = some.map((queue, i) => `WHEN ${ids[i]} THEN ${Number(queue[mark])}`).join(' ')
        return `${mark} = ${greatest(sequelize, mark, `CASE id ${cases} END`)}`
      })
      const sql = `UPDATE event_queues SET ${sets.join(', ')} WHERE id IN (${ids.join(', ')})`
      await run(sequelize, sql, [], tx)
    }
  }

  /**
   * Removes queues whose last poll is longer ago than their idle timeout. Queues with a timeout of `long` or more get `grace` seconds more.
   * `now` in UNIX seconds.
   */
  static async removeExpired({ now, long, grace }: { now: number; long: number; grace: number }, db: Db): Promise<void> {
    const before = (time: number) => literal(`last_seen_at + idle_timeout < ${Number(time)}`)
    const short = { idle_timeout: { [Op.lt]: long }, [Op.and]: [before(now)] }
    const expired = { [Op.or]: [short, { [Op.and]: [before(now - grace)] }] }
    await removeRows(db, EventQueue, expired)
  }
}

export const EventQueue = EventQueueTable
export type EventQueue = Row<EventQueueTable>
