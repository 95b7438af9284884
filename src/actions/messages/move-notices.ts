// Notices of the notification bot about moves and resolved topics.

import type { Tx } from '../../db/index.ts'
import { select } from '../../db/sql.ts'
import type { UserChange } from '../../events/change.ts'
import type { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { preference } from '../../settings/preferences.ts'
import { nameKey } from '../../values/text.ts'
import { POLICY } from '../../values/topics.ts'
import { findBot, link, type Notice, notice, post } from '../bot.ts'
import { isKnownIn, nameIn } from '../channels/notices.ts'

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
const RESOLVED = notice`has marked this topic as resolved.`
const UNRESOLVED = notice`has marked this topic as unresolved.`

/** Sends notices to the old topic, the new topic or both, reporting where messages were moved to or from. */
export async function sendMovedNotice(c: UserChange, moved: Moved, where: { inOld: boolean; inNew: boolean }): Promise<void> {
  const { from, to, count, isWhole, isMerge } = moved
  const { actor, tx } = c
  const by = ({ channel }: Thread): Promise<Notice> => nameIn(c, channel)
  const some = count === 1 ? notice`A message was` : notice`${count} messages were`
  const left = isWhole ? notice`This topic was moved` : notice`${some} moved from this topic`
  const came = isWhole && !isMerge ? notice`This topic was` : some
  // The notice in the new topic is sent last, so that the newest message is where the messages now are.
  if (where.inOld) {
    const text = notice`${left} to ${await place(to, from, tx)} by ${await by(from)}.`
    await postIn(c, from, text, await subscribed(c, from.channel, [actor.id]))
  }
  if (where.inNew) {
    const text = notice`${came} moved here from ${await place(from, to, tx)} by ${await by(to)}.`
    await postIn(c, to, text, await subscribed(c, to.channel, [actor.id]))
  }
}

/** A link to a topic, or `another channel` if a reader of the notice may not know of it. */
async function place({ channel, topic }: Thread, readAt: Thread, tx: Tx): Promise<Notice> {
  return (await isKnownIn(readAt.channel, channel, tx)) ? link(channel, topic) : notice`another channel`
}

/** Sends a notice that a topic was resolved or unresolved, read from the start for users whose preference says so. */
export async function sendResolvedNotice(c: UserChange, thread: Thread, isResolved: boolean): Promise<void> {
  const { actor, tx } = c
  const ids = (await Subscription.subscriberIds([thread.channel.id], tx)).get(thread.channel.id) ?? []
  const where = { channel_id: thread.channel.id, topic_key: nameKey(thread.topic), visibility_policy: POLICY.followed }
  const followers = new Set((await select(UserTopic, { where }, tx)).map((row) => row.user_id))
  const users = await User.findByIds(thread.channel.realm_id, ids, tx)
  const readBy = users.filter((user) => {
    const policy = preference(user, 'resolved_topic_notice_auto_read_policy')
    return user.id === actor.id || policy === 'always' || (policy === 'except_followed' && !followers.has(user.id))
  })
  const text = notice`${await nameIn(c, thread.channel)} ${isResolved ? RESOLVED : UNRESOLVED}`
  await postIn(
    c,
    thread,
    text,
    readBy.map(({ id }) => id),
  )
}

/** The ID of the newest message of a topic, if it is a recent notice of the resolution or its reversal that is being undone. */
export async function noticeToWithdraw({ app, realm, now, tx }: UserChange, newest: number | undefined): Promise<number | undefined> {
  const last = newest === undefined ? null : await Message.findByIdIn(realm.id, newest, tx)
  const isAbout = [RESOLVED, UNRESOLVED].some(({ content }) => last?.content.endsWith(` ${content}`))
  if (!last || now - last.date_sent > UNDO || !isAbout) return undefined
  return last.sender_id === (await findBot(app.caches, realm.id, tx))?.id ? last.id : undefined
}

function postIn(c: UserChange, thread: Thread, text: Notice, readBy: number[]): Promise<void> {
  return post(c, thread, { text, readBy })
}

async function subscribed({ tx }: UserChange, channel: Channel, userIds: number[]): Promise<number[]> {
  const rows = await select(Subscription, { where: { channel_id: channel.id, user_id: userIds, is_active: true } }, tx)
  return rows.map((row) => row.user_id)
}
