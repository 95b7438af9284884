// What the notification bot writes about channels.

import { topicsPolicy } from '../../access/channels/channels.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import type { NewEvent } from '../../events/log.ts'
import { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
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
 * Writes into the channel what happened to it, if the organisation wants that: read for the actor, unread for others.
 * (Specification: Channels; the setting `send_channel_events_messages`)
 */
export async function noticeInChannel(occasion: Occasion, channel: Channel, content: string): Promise<void> {
  const realm = await Realm.findByPk(channel.realm_id, { transaction: occasion.tx, rejectOnEmpty: true })
  if (realmSetting(realm, 'send_channel_events_messages') === true) await write(occasion, realm, channel, EVENTS_TOPIC, content)
}

/** Writes where the organisation announces new channels that there is one. Of a private channel nothing is told. */
export async function announceChannel(occasion: Occasion, channel: Channel): Promise<void> {
  if (channel.invite_only) return
  const { actor, tx } = occasion
  const realm = await Realm.findByPk(channel.realm_id, { transaction: tx, rejectOnEmpty: true })
  const place = await Channel.findByIdIn(realm.id, Number(realmSetting(realm, 'new_stream_announcements_stream_id')), tx)
  if (!place || place.is_archived) return
  await write(occasion, realm, place, ANNOUNCEMENTS_TOPIC, `${mention(actor)} created a new channel #**${channel.name}**.`)
}

async function write({ app, actor, now, tx, announce }: Occasion, realm: Realm, channel: Channel, topic: string, content: string) {
  const bot = await User.findSystemBot(realm.id, tx)
  if (!bot) return
  const isSubscribed = (await Subscription.findOneOf(actor.id, channel.id, tx))?.is_active ?? false
  const isEmptyOnly = (await topicsPolicy(channel, tx)) === 'empty_topic_only'
  const message = {
    sender: bot,
    realm,
    addressee: { channel, topic: isEmptyOnly ? '' : topic },
    content,
    readBySender: true,
    readBy: isSubscribed ? [actor.id] : [],
    client: 'Internal',
    echo: undefined,
    now: seconds(now),
  }
  await sendIn(app, message, tx, announce)
}

/** A mention that does not notify. */
export function mention(user: User): string {
  return `@_**${user.full_name}|${user.id}**`
}

/** Text of a user, as nothing but text. */
export function quote(text: string): string {
  if (text === '') return '*No description.*'
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence} quote\n${text}\n${fence}`
}
