// What follows a move: policies for the topic, and notices.

import { readersAmong } from '../../access/channels/channels.ts'
import type { Tx } from '../../db/index.ts'
import { insertRows } from '../../db/rows.ts'
import { remove, select, update } from '../../db/sql.ts'
import type { UserChange } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { userTopicEvents } from '../../events/types/user_topic.ts'
import type { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { languageOfRealm } from '../../settings/languages.ts'
import { preference } from '../../settings/preferences.ts'
import { textIn } from '../../texts/texts.ts'
import type { Language } from '../../values/languages.ts'
import { pushTo } from '../../values/lists.ts'
import { nameKey } from '../../values/text.ts'
import { POLICY } from '../../values/topics.ts'
import { findBot, post } from '../bot.ts'
import { isKnownIn, nameIn } from '../channels/notices.ts'
import { link, type Notice, notice } from '../notice.ts'
import type { MovePlan } from './move.ts'

interface Thread {
  channel: Channel
  topic: string
}
/** What a notice reports about a move. */
interface Moved {
  from: Thread
  to: Thread
  count: number
  /** Whether the whole old topic was moved. */
  isWhole: boolean
  /** Whether the new topic already had messages. */
  isMerge: boolean
}

/** Seconds within which undoing a resolution deletes its notice instead of adding a second one. */
const UNDO = 60

/** Sends notices to the old topic, the new topic or both, reporting where messages were moved to or from. */
async function sendMovedNotice(c: UserChange, moved: Moved, where: { inOld: boolean; inNew: boolean }): Promise<void> {
  const { from, to, count, isWhole, isMerge } = moved
  const { actor, tx } = c
  const language = languageOfRealm(c.realm)
  /** Who moved it, and where the other topic is, for the readers of one of the two. */
  const values = async (readAt: Thread, other: Thread) => ({
    who: await nameIn(c, readAt.channel),
    place: await place(language, other, readAt, tx),
  })
  // The notice in the new topic is sent last, so that the newest message is where the messages now are.
  if (where.inOld) {
    const shown = await values(from, to)
    const text = isWhole
      ? notice(language, 'notice.topicMovedAway', shown)
      : notice(language, 'notice.messagesMovedAway', { ...shown, count })
    await post(c, from, { text, readBy: await subscribed(c, from.channel, [actor.id]) })
  }
  if (where.inNew) {
    const shown = await values(to, from)
    const text =
      isWhole && !isMerge
        ? notice(language, 'notice.topicMovedHere', shown)
        : notice(language, 'notice.messagesMovedHere', { ...shown, count })
    await post(c, to, { text, readBy: await subscribed(c, to.channel, [actor.id]) })
  }
}

/** A link to a topic, or `another channel` if a reader of the notice may not know of it. */
async function place(language: Language, { channel, topic }: Thread, readAt: Thread, tx: Tx): Promise<Notice> {
  return (await isKnownIn(readAt.channel, channel, tx)) ? link(channel, topic) : notice(language, 'notice.anotherChannel')
}

/** Sends a notice that a topic was resolved or unresolved, read from the start for users whose preference says so. */
async function sendResolvedNotice(c: UserChange, thread: Thread, isResolved: boolean): Promise<void> {
  const { actor, tx } = c
  const ids = (await Subscription.subscriberIds([thread.channel.id], tx)).get(thread.channel.id) ?? []
  const where = { channel_id: thread.channel.id, topic_key: nameKey(thread.topic), visibility_policy: POLICY.followed }
  const followers = new Set((await select(UserTopic, { where }, tx)).map((row) => row.user_id))
  const users = await User.findByIds(thread.channel.realm_id, ids, tx)
  const readBy = users.filter((user) => {
    const policy = preference(user, 'resolved_topic_notice_auto_read_policy')
    return user.id === actor.id || policy === 'always' || (policy === 'except_followed' && !followers.has(user.id))
  })
  const what = isResolved ? 'notice.topicResolved' : 'notice.topicUnresolved'
  const text = notice(languageOfRealm(c.realm), what, { who: await nameIn(c, thread.channel) })
  await post(c, thread, { text, readBy: readBy.map(({ id }) => id) })
}

/** The ID of the newest message of a topic, if it is a recent notice of the resolution or its reversal that is being undone. */
export async function noticeToWithdraw({ app, realm, now, tx }: UserChange, newest: number | undefined): Promise<number | undefined> {
  const last = newest === undefined ? null : await Message.findByIdIn(realm.id, newest, tx)
  if (!last || now - last.date_sent > UNDO || !isResolvedNotice(last.content, languageOfRealm(realm))) return undefined
  return last.sender_id === (await findBot(app.caches, realm.id, tx))?.id ? last.id : undefined
}

/** Whether a text is a notice that some user has resolved or unresolved a topic. */
function isResolvedNotice(content: string, language: Language): boolean {
  return (['notice.topicResolved', 'notice.topicUnresolved'] as const).some((key) => {
    const [before = '', after = ''] = textIn(language, key, { who: '\0' }).split('\0')
    return content.startsWith(before) && content.endsWith(after)
  })
}

async function subscribed({ tx }: UserChange, channel: Channel, userIds: number[]): Promise<number[]> {
  const rows = await select(Subscription, { where: { channel_id: channel.id, user_id: userIds, is_active: true } }, tx)
  return rows.map((row) => row.user_id)
}

/**
 * Moves the policies for a topic that was moved as a whole, to a new topic or into one that already had messages (`isMerge`). Drops the
 * policies of users who are not in `readers`; undefined means everybody. Returns the events to announce.
 */
async function movePolicies(
  from: Thread,
  to: Thread,
  { isMerge, readers, now }: { isMerge: boolean; readers: ReadonlySet<number> | undefined; now: number },
  tx: Tx,
): Promise<NewEvent[]> {
  const [old, target] = [await lockPolicies(from, tx), await lockPolicies(to, tx)]
  const changeTo = (policy: number, { channel, topic }: Thread, userId: number) => ({
    ...{ userId, stream_id: channel.id, topic_name: topic, last_updated: now, visibility_policy: policy },
  })
  const left = [...old.values()].map((row) => changeTo(POLICY.inherit, { ...from, topic: row.topic }, row.user_id))
  const reached: typeof left = []
  const updates = new Map<number, number[]>()
  const dropped = [...old.values()].map((row) => row.id)
  const created: UserTopic[] = []
  for (const userId of new Set([...old.keys(), ...target.keys()])) {
    const [was, there] = [old.get(userId), target.get(userId)]
    const before = there?.visibility_policy ?? POLICY.inherit
    const own = was?.visibility_policy ?? POLICY.inherit
    const moved = readers?.has(userId) === false ? before : isMerge ? merged(own, before) : own
    if (moved === before) continue
    reached.push(changeTo(moved, { ...to, topic: there?.topic ?? to.topic }, userId))
    if (there && moved === POLICY.inherit) dropped.push(there.id)
    else if (there) pushTo(updates, moved, there.id)
    else if (was) created.push(was)
  }
  await remove(UserTopic, { id: dropped }, tx)
  for (const [policy, ids] of updates) await update(UserTopic, { visibility_policy: policy, last_updated: now }, { id: ids }, tx)
  const place = { channel_id: to.channel.id, topic: to.topic, topic_key: nameKey(to.topic), last_updated: now }
  const rows = created.map(({ realm_id, user_id, visibility_policy }) => ({ ...place, realm_id, user_id, visibility_policy }))
  await insertRows(UserTopic, rows, tx)
  return userTopicEvents([...left, ...reached])
}

/** The policy that shows more of the topic wins, but `inherit` beats `muted`. */
function merged(own: number, there: number): number {
  if (own === there) return own
  const [less, more] = [Math.min(own, there), Math.max(own, there)]
  return less === POLICY.inherit && more === POLICY.muted ? POLICY.inherit : more
}

async function lockPolicies({ channel, topic }: Thread, tx: Tx): Promise<Map<number, UserTopic>> {
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
