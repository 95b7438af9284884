// Notices of the notification bot about channels.

import { topicsPolicy } from '../../access/channels/channels.ts'
import { guestsAreLimited, usersWithoutAccess } from '../../access/people/users.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { ROLE } from '../../values/roles.ts'
import { sendIn } from '../messages/send.ts'

/** A change of a channel, while its transaction runs. */
export interface Occasion {
  app: Pick<App, 'config' | 'db'>
  actor: User
  now: Date
  tx: Tx
  announce: (event: NewEvent) => void
}

const EVENTS_TOPIC = 'channel events'
const ANNOUNCEMENTS_TOPIC = 'new channels'

/**
 * Sends a notice about a change of the channel into the channel, if the organisation wants such notices. The notice is read for the actor
 * and unread for everybody else. It mentions the actor, but does not name them if a reader may not access them.
 */
export async function noticeInChannel(occasion: Occasion, channel: Channel, content: string): Promise<void> {
  const realm = await Realm.findByPk(channel.realm_id, { transaction: occasion.tx, rejectOnEmpty: true })
  if (realmSetting(realm, 'send_channel_events_messages') !== true) return
  const { actor, tx } = occasion
  const who = await nameIn(actor, channel, tx)
  await write(
    occasion,
    realm,
    channel,
    EVENTS_TOPIC,
    content.replace(mention(actor), () => who),
  )
}

/** If there are more new channels than this, the announcement gives only their number. */
const MAX_NAMED = 20

/** Announces new channels, except private ones, in the channel that the organisation has chosen for announcements. */
export async function announceChannels(occasion: Occasion, channels: readonly Channel[]): Promise<void> {
  const open = channels.filter((channel) => !channel.invite_only)
  const [first] = open
  if (!first) return
  const { actor, tx } = occasion
  const realm = await Realm.findByPk(first.realm_id, { transaction: tx, rejectOnEmpty: true })
  const place = await Channel.findByIdIn(realm.id, Number(realmSetting(realm, 'new_stream_announcements_stream_id')), tx)
  if (!place || place.is_archived) return
  const who = await nameIn(actor, place, tx)
  const named: string[] = []
  if (open.length <= MAX_NAMED) for (const channel of open) if (await isKnownIn(place, channel, tx)) named.push(`#**${channel.name}**`)
  const list = named.length > 0 ? `:\n\n${named.map((name) => `* ${name}`).join('\n')}` : '.'
  const what = open.length === 1 ? `a new channel${named.map((name) => ` ${name}`).join('')}.` : `${open.length} new channels${list}`
  await write(occasion, realm, place, ANNOUNCEMENTS_TOPIC, `${who} created ${what}`)
}

async function write({ app, actor, now, tx, announce }: Occasion, realm: Realm, channel: Channel, topic: string, content: string) {
  const bot = await User.findSystemBot(realm.id, tx)
  if (!bot) return
  const isSubscribed = (await Subscription.findOneOf(actor.id, channel.id, tx))?.is_active ?? false
  const isEmptyOnly = (await topicsPolicy(channel, tx)) === 'empty_topic_only'
  const message = {
    sender: bot,
    realm,
    to: { channel, topic: isEmptyOnly ? '' : topic },
    content,
    readBySender: true,
    readBy: isSubscribed ? [actor.id] : [],
    client: 'Internal',
    now: seconds(now),
  }
  await sendIn(app, message, tx, announce)
}

/** How a notice in the channel refers to a user. Does not name the user if a reader may not access them. */
export async function nameIn(user: User, channel: Channel, tx: Tx): Promise<string> {
  if (!(await guestsAreLimited(user.realm_id, tx))) return mention(user)
  return nameFor(user, channel.is_web_public ? undefined : await subscribersOf(channel, tx), tx)
}

/** Like `nameIn`, for the readers with these IDs; undefined means everybody. */
export async function nameFor(user: User, readerIds: readonly number[] | undefined, tx?: Tx): Promise<string> {
  const withoutAccess = (await usersWithoutAccess(user.realm_id, [user], tx, readerIds)).get(user.id) ?? []
  return withoutAccess.length > 0 ? 'Somebody' : mention(user)
}

/** Whether all readers of `channel` may know of `other`. */
export async function isKnownIn(channel: Channel, other: Channel, tx: Tx): Promise<boolean> {
  if (other.id === channel.id || other.is_web_public) return true
  if (other.invite_only || channel.is_web_public) return false
  const known = new Set(await subscribersOf(other, tx))
  const id = (await subscribersOf(channel, tx)).filter((one) => !known.has(one))
  return (await User.count({ where: { id, role: ROLE.guest, is_active: true }, transaction: tx })) === 0
}

async function subscribersOf({ id }: Channel, tx: Tx): Promise<number[]> {
  return (await Subscription.subscriberIds([id], tx)).get(id) ?? []
}

/** A silent mention. */
export function mention(user: User): string {
  return `@_**${user.full_name}|${user.id}**`
}

/** A user's text as a quote block that the text cannot break out of. */
export function quote(text: string): string {
  if (text === '') return '*No description.*'
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence} quote\n${text}\n${fence}`
}
