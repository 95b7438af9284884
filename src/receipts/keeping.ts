// Who keeps and who gains messages that move to another channel, stored as ranges of messages for each user, however many messages there
// are. They become rows when the user catches up (docs/adr/0006).

import type { Db, Tx } from '../db/index.ts'
import { chunks, IDS_AT_ONCE, insertRows, ROWS_AT_ONCE } from '../db/rows.ts'
import { run } from '../db/run.ts'
import { createRow, query, select, update } from '../db/sql.ts'
import type { Channel } from '../models/channel.ts'
import { FLAG, Message, NOT_RECEIVED } from '../models/message.ts'
import { Move, MovedSpan } from '../models/move.ts'
import { Subscription } from '../models/subscription.ts'
import { grouped } from '../values/lists.ts'

/** The flags of messages `m` for a user without rows who keeps the messages by the span `k` of a move. */
export const MOVED_FLAGS = `CASE WHEN k.is_given = 1 THEN ${NOT_RECEIVED} WHEN m.id <= k.read_to_message_id THEN ${FLAG.read} | m.receiver_flags
  ELSE m.receiver_flags END`

/** The spans `k` of moves that have left any of these messages to somebody. The one placeholder takes the message IDs. */
export const HELD_BY_MOVES = `(SELECT move_id, MIN(id) AS first, MAX(id) AS last FROM messages WHERE id IN (?) AND move_id IS NOT NULL GROUP BY move_id) g
  JOIN moved_spans k ON k.move_id = g.move_id AND k.after_message_id < g.last AND k.to_message_id >= g.first`

/** Those of the moved messages whose recipients are known from the same source. */
interface Group {
  /** The previous move. If null, subscription spans define the recipients, unless only rows do. */
  move_id: number | null
  received_by_rows: number
  first: number
  last: number
}

/**
 * Keeps the messages for those in `staying` who received them, and gives them to the subscribers of a channel with protected history. From
 * then on, subscription spans no longer count for them. Must be called before the messages move, with the rows of both channels and of the
 * messages locked.
 */
export async function keepReceivers(
  db: Db,
  { from, to }: { from: Channel; to: Channel },
  ids: readonly number[],
  staying: readonly number[],
  tx: Tx,
): Promise<void> {
  const gaining = to.history_public_to_subscribers ? [] : ((await Subscription.subscriberIds([to.id], tx)).get(to.id) ?? [])
  for (const group of await groupsOf(ids, tx)) {
    const { move_id: before, received_by_rows: byRows } = group
    const isByRows = before === null && Boolean(byRows)
    if (isByRows && gaining.length === 0) continue
    const { id } = await createRow(Move, { realm_id: to.realm_id, recipient_id: to.recipient_id }, tx)
    if (!isByRows && staying.length > 0) await copySpans(db, { id, from, group }, staying, tx)
    await give({ id, realmId: to.realm_id, group }, gaining, tx)
    for (const some of chunks(ids, IDS_AT_ONCE))
      await update(Message, { move_id: id, received_by_rows: true }, { id: some, move_id: before, received_by_rows: Boolean(byRows) }, tx)
  }
}

async function groupsOf(ids: readonly number[], tx: Tx): Promise<Group[]> {
  const groups = new Map<string, Group>()
  for (const some of chunks(ids, IDS_AT_ONCE)) {
    const rows = await query<Group>(
      Message,
      `SELECT move_id, received_by_rows, MIN(id) AS first, MAX(id) AS last FROM messages WHERE id IN (?) GROUP BY move_id, received_by_rows`,
      [some],
      tx,
    )
    for (const row of rows) {
      const key = `${row.move_id} ${row.received_by_rows}`
      const known = groups.get(key) ?? row
      groups.set(key, { ...row, first: Math.min(known.first, row.first), last: Math.max(known.last, row.last) })
    }
  }
  return [...groups.values()]
}

/** Copies what spans record about the group's messages for these users. */
async function copySpans(
  { sequelize }: Db,
  { id, from, group }: { id: number; from: Channel; group: Group },
  userIds: readonly number[],
  tx: Tx,
): Promise<void> {
  const [after, last] = [group.first - 1, group.last]
  const [given, source, which] =
    group.move_id === null
      ? ['0', 'subscription_spans s WHERE s.channel_id = ?', from.id]
      : ['s.is_given', 'moved_spans s WHERE s.move_id = ?', group.move_id]
  await run(
    sequelize,
    `INSERT INTO moved_spans (realm_id, user_id, move_id, after_message_id, to_message_id, read_to_message_id, is_given)
     SELECT s.realm_id, s.user_id, ?, CASE WHEN s.after_message_id < ? THEN ? ELSE s.after_message_id END,
       CASE WHEN s.to_message_id IS NULL OR s.to_message_id > ? THEN ? ELSE s.to_message_id END, s.read_to_message_id, ${given}
     FROM ${source} AND s.user_id IN (?) AND s.after_message_id < ? AND (s.to_message_id IS NULL OR s.to_message_id > ?)`,
    [id, after, after, last, last, which, userIds, last, after],
    tx,
  )
}

/** Gives these users the group's messages that the move has not left to them already. */
async function give(
  { id, realmId, group }: { id: number; realmId: number; group: Group },
  userIds: readonly number[],
  tx: Tx,
): Promise<void> {
  if (userIds.length === 0) return
  const spans = await select(MovedSpan, { where: { move_id: id }, order: [['after_message_id', 'ASC']] }, tx)
  const kept = grouped(spans.map((span) => [span.user_id, span]))
  const rows = userIds.flatMap((userId) =>
    gapsBetween(kept.get(userId) ?? [], group.first - 1, group.last).map(([after, to]) => ({
      ...{ realm_id: realmId, user_id: userId, move_id: id },
      ...{ after_message_id: after, to_message_id: to, read_to_message_id: to, is_given: true },
    })),
  )
  for (const some of chunks(rows, ROWS_AT_ONCE)) await insertRows(MovedSpan, some, tx)
}

/** The ranges from `after` (excluded) to `last` that none of the ascending, disjoint spans covers. */
function gapsBetween(spans: readonly MovedSpan[], after: number, last: number): [after: number, to: number][] {
  const gaps: [number, number][] = []
  let end = after
  for (const span of spans) {
    if (span.after_message_id > end) gaps.push([end, span.after_message_id])
    end = Math.max(end, span.to_message_id)
  }
  if (end < last) gaps.push([end, last])
  return gaps
}
