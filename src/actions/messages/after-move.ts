// What follows a move: policies for the topic, and notices.

import { readersAmong } from '../../access/channels/channels.ts'
import type { Tx } from '../../db/index.ts'
import { select } from '../../db/sql.ts'
import type { UserChange } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { userTopicEvent } from '../../events/types/user_topic.ts'
import type { Channel } from '../../models/channel.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { nameKey } from '../../values/text.ts'
import { POLICY } from '../../values/topics.ts'
import type { MovePlan } from './move.ts'
import { sendMovedNotice, sendResolvedNotice } from './move-notices.ts'

interface Place {
  channel: Channel
  topic: string
}

/**
 * Moves the policies for a topic that was moved as a whole, to a new topic or into one that already had messages (`isMerge`). Drops the
 * policies of users who are not in `readers`; undefined means everybody. Returns the events to announce.
 */
async function movePolicies(
  from: Place,
  to: Place,
  { isMerge, readers, now }: { isMerge: boolean; readers: ReadonlySet<number> | undefined; now: number },
  tx: Tx,
): Promise<NewEvent[]> {
  const [old, target] = [await lockPolicies(from, tx), await lockPolicies(to, tx)]
  const events: NewEvent[] = []
  const announce = ({ channel, topic }: Place, userId: number, policy: number): void => {
    events.push(userTopicEvent(userId, { stream_id: channel.id, topic_name: topic, last_updated: now, visibility_policy: policy }))
  }
  const updates = new Map<number, number[]>()
  const dropped = [...old.values()].map((row) => row.id)
  const created: UserTopic[] = []
  for (const userId of new Set([...old.keys(), ...target.keys()])) {
    const [was, there] = [old.get(userId), target.get(userId)]
    if (was) announce({ ...from, topic: was.topic }, userId, POLICY.inherit)
    const before = there?.visibility_policy ?? POLICY.inherit
    const own = was?.visibility_policy ?? POLICY.inherit
    const moved = readers?.has(userId) === false ? before : isMerge ? merged(own, before) : own
    if (moved === before) continue
    announce({ ...to, topic: there?.topic ?? to.topic }, userId, moved)
    if (there && moved === POLICY.inherit) dropped.push(there.id)
    else if (there) updates.set(moved, [...(updates.get(moved) ?? []), there.id])
    else if (was) created.push(was)
  }
  await UserTopic.destroy({ where: { id: dropped }, transaction: tx })
  for (const [policy, ids] of updates)
    await UserTopic.update({ visibility_policy: policy, last_updated: now }, { where: { id: ids }, transaction: tx })
  await UserTopic.bulkCreate(
    created.map((row) => ({
      realm_id: row.realm_id,
      user_id: row.user_id,
      channel_id: to.channel.id,
      topic: to.topic,
      topic_key: nameKey(to.topic),
      visibility_policy: row.visibility_policy,
      last_updated: now,
    })),
    { transaction: tx },
  )
  return events
}

/** The policy that shows more of the topic wins, but `inherit` beats `muted`. */
function merged(own: number, there: number): number {
  if (own === there) return own
  const [less, more] = [Math.min(own, there), Math.max(own, there)]
  return less === POLICY.inherit && more === POLICY.muted ? POLICY.inherit : more
}

async function lockPolicies({ channel, topic }: Place, tx: Tx): Promise<Map<number, UserTopic>> {
  const where = { channel_id: channel.id, topic_key: nameKey(topic) }
  const rows = await select(UserTopic, { where, order: [['id', 'ASC']], lock: 'exclusive' }, tx)
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Moves the policies for a topic that was moved as a whole, and has the notification bot announce the move. */
export async function writeAfterMove(
  c: UserChange,
  plan: MovePlan,
  notices: { noticeInOld: boolean; noticeInNew: boolean },
): Promise<void> {
  const { tx, now, announce } = c
  const { from, to, oldTopic, topic, ids, isWhole, isMerge, toggle } = plan
  if (from === to && nameKey(oldTopic) === nameKey(topic)) return
  const [old, there] = [
    { channel: from, topic: oldTopic },
    { channel: to, topic },
  ]
  if (isWhole) {
    const readers = from === to ? undefined : await readersAmong(to, 'everybody', tx)
    announce(await movePolicies(old, there, { isMerge, readers, now }, tx))
  }
  if (plan.isMove)
    await sendMovedNotice(
      c,
      { from: old, to: there, count: ids.length, isWhole, isMerge },
      { inOld: notices.noticeInOld, inNew: notices.noticeInNew },
    )
  if (toggle && plan.withdrawnNoticeId === undefined) await sendResolvedNotice(c, there, toggle === 'resolved')
}
