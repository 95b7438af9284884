// Whether a move may be made and what it comprises; and what follows it: policies and notices.

import { readersAmong, refuseTopicAgainstPolicy } from '../../access/channels/channels.ts'
import { mayInChannel } from '../../access/channels/permissions.ts'
import { accessDestination, assertMayMove, assertMayResolve, assertYoungEnough, moveLimit } from '../../access/messages/changes.ts'
import { badRequest } from '../../errors.ts'
import type { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { gotIds } from '../../narrow/fetch.ts'
import { type InTopic, lockTopic } from '../../narrow/moving.ts'
import { nameKey } from '../../values/text.ts'
import { RESOLVED } from '../../values/topics.ts'
import { deleteInChannel } from './delete.ts'
import type { MovePlan } from './move.ts'
import { type Deed, noticeToTakeBack, sayMoved, sayResolved } from './move-notices.ts'
import { movePolicies } from './moved-policies.ts'

export type Propagation = 'change_one' | 'change_later' | 'change_all'
/** Where to move; what is left out stays. */
interface Destination {
  /** Normalised, and another than now. */
  topic: string | undefined
  /** Another than now. */
  channelId: number | undefined
  mode: Propagation
}
export interface Plan extends MovePlan {
  /** Nothing that the actor can see is left of the old topic. */
  isWhole: boolean
  /** The new topic has messages of its own. */
  isMerge: boolean
  /** Only the mark of a resolved topic comes or goes. */
  toggle: 'resolved' | 'unresolved' | undefined
  /** Whether a notice that the topic was resolved, or opened, was taken back. */
  isTakenBack: boolean
}

/** What the move comprises, its messages locked. Throws BAD_REQUEST and MOVE_MESSAGES_TIME_LIMIT_EXCEEDED. */
export async function planMove(deed: Deed, message: Message, from: Channel, asked: Destination): Promise<Plan> {
  const { app, realm, actor, now, tx, announce } = deed
  const topic = asked.topic ?? message.topic
  const toggle = toggleOf(message.topic, topic)
  if (asked.topic !== undefined && !toggle) await assertMayMove(actor, from, 'moveWithin', tx)
  if (asked.channelId !== undefined) await assertMayMove(actor, from, 'moveOut', tx)
  const to = asked.channelId === undefined ? from : await accessDestination(actor, asked.channelId, tx)
  if (toggle) await assertMayResolve(actor, [from, to], tx)

  const visible = await visibleTopic(deed, from, message.topic)
  const moved = visible.filter(
    ({ id }) => asked.mode === 'change_all' || id === message.id || (asked.mode === 'change_later' && id > message.id),
  )
  const isWhole = moved.length === visible.length
  // The mark on a part of a topic would be a way around the right to move.
  const isResolving = toggle !== undefined && isWhole
  if (toggle && !isWhole) await assertMayMove(actor, from, 'moveWithin', tx)
  if (!isResolving || to !== from) await refuseTopicAgainstPolicy(to, topic, tx)
  assertYoungEnough(visible, moved, moveLimit(realm, actor, asked.topic !== undefined && !isResolving, to !== from), now)
  const isSamePlace = to === from && nameKey(topic) === message.topic_key
  const isMerge = !isSamePlace && (await Message.isTopic(to.recipient_id, topic, tx))
  // A topic that is renamed as a whole is not another one; in another channel it is, resolved or not.
  const isNew = !isMerge && !isSamePlace && !(to === from && isWhole)
  if (isNew && !(await mayInChannel(actor, to, 'createTopic', tx)))
    throw badRequest('You do not have permission to create new topics in this channel')

  const takenBack = isResolving && to === from ? await noticeToTakeBack(deed, moved.at(-1)?.id) : undefined
  const isTakenBack = takenBack !== undefined && takenBack !== message.id
  if (isTakenBack) for (const event of await deleteInChannel(app, from, { id: takenBack, topic: message.topic }, tx)) announce(event)
  return {
    message,
    from,
    to,
    oldTopic: message.topic,
    topic,
    ids: moved.map(({ id }) => id).filter((id) => !isTakenBack || id !== takenBack),
    userId: actor.id,
    now,
    isMove: !(isResolving && to === from),
    isWhole,
    isMerge,
    toggle: isResolving ? toggle : undefined,
    isTakenBack,
  }
}

/** Moves the policies of a topic that has moved as a whole, and has the notification bot say what happened. */
export async function followMove(deed: Deed, plan: Plan, notices: { noticeInOld: boolean; noticeInNew: boolean }): Promise<void> {
  const { tx, now, announce } = deed
  const { from, to, oldTopic, topic, ids, isWhole, isMerge, toggle } = plan
  if (from === to && nameKey(oldTopic) === nameKey(topic)) return
  const [old, there] = [
    { channel: from, topic: oldTopic },
    { channel: to, topic },
  ]
  if (isWhole) {
    const readers = from === to ? undefined : await readersAmong(to, 'everybody', tx)
    for (const event of await movePolicies(old, there, { isMerge, readers, now }, tx)) announce(event)
  }
  if (plan.isMove)
    await sayMoved(
      deed,
      { from: old, to: there, count: ids.length, isWhole, isMerge },
      { inOld: notices.noticeInOld, inNew: notices.noticeInNew },
    )
  if (toggle && !plan.isTakenBack) await sayResolved(deed, there, toggle === 'resolved')
}

/** Whether the topics differ by the mark of a resolved topic alone. */
function toggleOf(before: string, after: string): Plan['toggle'] {
  if (after === RESOLVED + before && !before.startsWith(RESOLVED)) return 'resolved'
  return before === RESOLVED + after && !after.startsWith(RESOLVED) ? 'unresolved' : undefined
}

/** The messages of a topic that the actor may see, ascending, all of them locked. */
async function visibleTopic({ app, actor, tx }: Deed, channel: Channel, topic: string): Promise<InTopic[]> {
  const all = await lockTopic(app.db, channel, topic, tx)
  if (channel.history_public_to_subscribers) return all
  const visible = await gotIds(
    app.db,
    actor,
    all.map(({ id }) => id),
    tx,
  )
  return all.filter(({ id }) => visible.has(id))
}
