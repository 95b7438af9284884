// Moving messages, and the rows that depend on them, to another topic, another channel, or both.

import { readersAmong } from '../../access/channels/channels.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { readingPlace } from '../../events/audience.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { goneInChannel } from '../../events/types/delete_message.ts'
import type { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import { MessageText } from '../../models/message-text.ts'
import { Subscription } from '../../models/subscription.ts'
import { spacedTokens } from '../../narrow/words.ts'
import { keepReceivers } from '../../receipts/keeping.ts'
import { deleteRows, holdersOf, moveMessages, recipientsByMessages, subscribedDuring } from '../../receipts/moving.ts'
import { type ChangeAudience, type UpdateAudience, updateAudiencesIn, withFlags } from './audience.ts'
import { firstMessageChanged } from './delete.ts'
import { withdrawPushes } from './pushes.ts'

/** Which messages move, and where. */
export interface MovePlan {
  /** The message that the request names. */
  message: Message
  from: Channel
  to: Channel
  /** The topic before and after the move; the same if only the channel changes. */
  oldTopic: string
  topic: string
  /** IDs of the messages to move, ascending. */
  ids: number[]
  userId: number
  /** UNIX seconds. */
  now: number
  /** Whether it counts as a move. Resolving does not. */
  isMove: boolean
  /** Whether all messages of the old topic that the actor may read are moved. */
  isWhole: boolean
  /** Whether the new topic already had messages. */
  isMerge: boolean
  /** Whether only the mark of a resolved topic is added or removed. */
  toggle: 'resolved' | 'unresolved' | undefined
  /** The ID of the recent notice of the opposite change, to be deleted. */
  withdrawnNoticeId: number | undefined
  /** Whether the caller writes the history of the message that the request names. */
  writesOwnHistory?: boolean
}

/** Moves the messages. Their rows are locked. Returns the audience of the move, and further events to announce. */
export async function writeMove(
  app: Pick<App, 'db'>,
  plan: MovePlan,
  tx: Tx,
): Promise<{ audiences: UpdateAudience[]; events: NewEvent[] }> {
  const { db } = app
  const { from, to, ids, topic, oldTopic, userId, now, isMove } = plan
  const except = plan.writesOwnHistory ? plan.message.id : undefined
  const changesTopic = topic !== oldTopic
  const move = { userId, now, isMove, ...(changesTopic ? { topic } : {}) }
  if (from.id === to.id) {
    const audiences = await updateAudiencesIn(app, from, plan.message, ids, tx)
    await moveMessages(db, ids, move, except, tx)
    await MessageText.writeTopic(ids, spacedTokens(topic), tx)
    return { audiences, events: [] }
  }
  const before = await recipientsBefore(app, plan, tx)
  const holders = await holdersOf(db, ids, tx)
  // Users who lose access get no row: rows exist only for messages that their user may read.
  const receivers = new Set([...holders, ...(await subscribedDuring(db, from, ids, tx))])
  const staying = await readersAmong(to, [...receivers], tx)
  await keepReceivers(db, { from, to }, ids, [...staying], tx)
  await moveMessages(db, ids, { ...move, channel: { from, to } }, except, tx)
  if (changesTopic) await MessageText.writeTopic(ids, spacedTokens(topic), tx)
  const losing = [...holders].filter((id) => !staying.has(id))
  await deleteRows(db, ids, losing, tx)
  await withdrawPushes({ userIds: losing, messageIds: ids }, tx)

  const subscribers = await Subscription.subscriberIds([from.id, to.id], tx)
  const concerned = new Set([...receivers, ...(subscribers.get(from.id) ?? []), ...(subscribers.get(to.id) ?? [])])
  const place = await readingPlace(to, tx)
  const remaining: ChangeAudience[] = []
  const events: NewEvent[] = []
  for (const { messageIds, userIds } of before) {
    const readers = await readersAmong(to, userIds, tx)
    const keep = userIds.filter((id) => readers.has(id) && concerned.has(id))
    const lose = userIds.filter((id) => !readers.has(id))
    if (keep.length > 0) remaining.push({ messageIds, audience: { to: 'users', ids: keep, of: place } })
    if (lose.length > 0) events.push(...goneInChannel(from, oldTopic, messageIds, { to: 'users', ids: lose }))
  }
  for (const channel of [from, to]) events.push(...(await firstMessageChanged(channel, tx)))
  return { audiences: await withFlags(app, plan.message, to, remaining, tx), events }
}

/** Who may read which of the messages before they leave their channel. */
async function recipientsBefore(
  { db }: Pick<App, 'db'>,
  { from, ids }: MovePlan,
  tx: Tx,
): Promise<{ messageIds: number[]; userIds: number[] }[]> {
  if (!from.history_public_to_subscribers) return recipientsByMessages(db, from, ids, tx)
  return [{ messageIds: ids, userIds: [...(await readersAmong(from, 'everybody', tx))] }]
}
