// What the notification bot says of moves and of resolved topics.

import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import type { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { preference } from '../../settings/preferences.ts'
import { nameKey } from '../../values/text.ts'
import { POLICY } from '../../values/topics.ts'
import { isKnownIn, nameIn } from '../channels/notices.ts'
import { sendIn } from './send.ts'

/** A change by a user, while its transaction runs. */
export interface Deed {
  app: Pick<App, 'config' | 'db'>
  realm: Realm
  actor: User
  /** UNIX seconds. */
  now: number
  tx: Tx
  announce: (event: NewEvent) => void
}
export interface Thread {
  channel: Channel
  topic: string
}
/** What a notice tells of a move. */
export interface Moved {
  from: Thread
  to: Thread
  count: number
  /** Nothing is left of the old topic. */
  isWhole: boolean
  /** The new topic has messages of its own. */
  isMerge: boolean
}

/** Seconds within which taking a resolution back takes its notice back. */
const UNDO = 60
const RESOLVED = ' has marked this topic as resolved.'
const UNRESOLVED = ' has marked this topic as unresolved.'

/** Says in the old topic, the new one or both where messages went and came from. */
export async function sayMoved(deed: Deed, moved: Moved, where: { inOld: boolean; inNew: boolean }): Promise<void> {
  const { from, to, count, isWhole, isMerge } = moved
  const { actor, tx } = deed
  const by = async ({ channel }: Thread): Promise<string> => ` by ${await nameIn(actor, channel, tx)}.`
  const some = count === 1 ? 'A message was' : `${count} messages were`
  const inOld = `${isWhole ? 'This topic was moved' : `${some} moved from this topic`} to ${await place(to, from, tx)}${await by(from)}`
  const inNew = `${isWhole && !isMerge ? 'This topic was' : some} moved here from ${await place(from, to, tx)}${await by(to)}`
  // The newer message of the two is where the messages are now.
  if (where.inOld) await say(deed, from, inOld, await subscribed(deed, from.channel, [deed.actor.id]))
  if (where.inNew) await say(deed, to, inNew, await subscribed(deed, to.channel, [deed.actor.id]))
}

/** A link to a topic, unless somebody who reads of it elsewhere may not know of its channel. */
async function place({ channel, topic }: Thread, readAt: Thread, tx: Tx): Promise<string> {
  if (!(await isKnownIn(readAt.channel, channel, tx))) return 'another channel'
  const name = `${channel.name}>${topic}`
  const isLinkable = !name.includes('*') && !channel.name.includes('>') && !/@[1-9][0-9]*$/.test(topic)
  if (isLinkable) return `#**${name}**`
  // As code: a topic may be called `@**all**`, and the bot must not say that. Other names would link elsewhere.
  const longest = Math.max(0, ...[...name.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence} ${name} ${fence}`
}

/** Says in a topic that it was resolved, or is open again. It is read for those who want it so. */
export async function sayResolved(deed: Deed, thread: Thread, isResolved: boolean): Promise<void> {
  const { actor, tx } = deed
  const ids = (await Subscription.subscriberIds([thread.channel.id], tx)).get(thread.channel.id) ?? []
  const where = { channel_id: thread.channel.id, topic_key: nameKey(thread.topic), visibility_policy: POLICY.followed }
  const followers = new Set((await UserTopic.findAll({ where, raw: true, transaction: tx })).map((row) => row.user_id))
  const users = await User.findByIds(thread.channel.realm_id, ids, tx)
  const readBy = users.filter((user) => {
    const policy = preference(user, 'resolved_topic_notice_auto_read_policy')
    return user.id === actor.id || policy === 'always' || (policy === 'except_followed' && !followers.has(user.id))
  })
  await say(
    deed,
    thread,
    (await nameIn(actor, thread.channel, tx)) + (isResolved ? RESOLVED : UNRESOLVED),
    readBy.map(({ id }) => id),
  )
}

/** The notice of a resolution that is being taken back at once, which is the newest message of the topic. */
export async function noticeToTakeBack({ realm, now, tx }: Deed, newest: number | undefined): Promise<number | undefined> {
  const last = newest === undefined ? null : await Message.findByIdIn(realm.id, newest, tx)
  if (!last || now - last.date_sent > UNDO || !(last.content.endsWith(RESOLVED) || last.content.endsWith(UNRESOLVED))) return undefined
  return last.sender_id === (await User.findSystemBot(realm.id, tx))?.id ? last.id : undefined
}

async function say({ app, realm, now, tx, announce }: Deed, { channel, topic }: Thread, content: string, readBy: number[]): Promise<void> {
  const sender = await User.findSystemBot(realm.id, tx)
  if (!sender) return
  const message = {
    sender,
    realm,
    to: { channel, topic },
    content,
    readBySender: true,
    readBy,
    client: 'Internal',
    now,
  }
  await sendIn(app, message, tx, announce)
}

async function subscribed({ tx }: Deed, channel: Channel, userIds: number[]): Promise<number[]> {
  const rows = await Subscription.findAll({
    where: { channel_id: channel.id, user_id: userIds, is_active: true },
    raw: true,
    transaction: tx,
  })
  return rows.map((row) => row.user_id)
}
