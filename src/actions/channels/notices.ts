// Notices of the notification bot about channels.

import { guestsAreLimited, usersWithoutAccess } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import { count } from '../../db/sql.ts'
import type { RealmChange, UserChange } from '../../events/change.ts'
import { Channel } from '../../models/channel.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { languageOfRealm } from '../../settings/languages.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { textIn } from '../../texts/texts.ts'
import type { Language } from '../../values/languages.ts'
import { ROLE } from '../../values/roles.ts'
import { post } from '../bot.ts'
import { block, link, listOf, mention, type Notice, notice } from '../notice.ts'

/** A notice about what somebody did, in the language of the organisation. */
export type Deed = (language: Language, who: Notice) => Notice

/**
 * Sends a notice about a change of the channel into the channel, if the organisation wants such notices. The notice is read for the actor
 * and unread for everybody else. It mentions the actor, but does not name them if a reader may not access them. `isSubscribed`: whether the
 * actor is subscribed to the channel, if that is known.
 */
export async function announceInChannel(c: UserChange, channel: Channel, deed: Deed, isSubscribed?: boolean): Promise<void> {
  if (realmSetting(c.realm, 'send_channel_events_messages') !== true) return
  await write(c, channel, 'notice.channelEventsTopic', deed, isSubscribed)
}

/** If there are more new channels than this, the announcement gives only their number. */
const MAX_NAMED = 20

/**
 * The channel that the organisation has chosen for announcements or reports, if there is one. Locks it until the transaction ends, before
 * what comes after channels in the order of locks.
 */
export async function lockChosenChannel(
  { realm, tx }: RealmChange,
  setting: 'new_stream_announcements_stream_id' | 'moderation_request_channel_id',
): Promise<Channel | null> {
  const id = Number(realmSetting(realm, setting))
  return id < 0 ? null : Channel.lockIn(realm.id, id, tx)
}

/** Announces new channels, except private ones, in the channel for announcements. */
export async function announceChannels(c: UserChange, channels: readonly Channel[], place: Channel): Promise<void> {
  const open = channels.filter((channel) => !channel.invite_only)
  if (open.length === 0 || place.is_archived) return
  const links: Notice[] = []
  if (open.length <= MAX_NAMED) for (const channel of open) if (await isKnownIn(place, channel, c.tx)) links.push(link(channel))
  await write(c, place, 'notice.newChannelsTopic', (language, who) => created(language, who, open.length, links))
}

/** `links`: links to those of the channels that can be named. */
function created(language: Language, who: Notice, count: number, links: readonly Notice[]): Notice {
  const [channel] = links
  if (!channel) return notice(language, 'notice.channelsCreated', { who, count })
  if (count === 1) return notice(language, 'notice.channelCreated', { who, channel })
  return notice(language, 'notice.channelsCreatedAs', { who, count, channels: listOf(links) })
}

async function write(
  c: UserChange,
  channel: Channel,
  topic: 'notice.channelEventsTopic' | 'notice.newChannelsTopic',
  deed: Deed,
  known?: boolean,
): Promise<void> {
  const { actor, tx } = c
  const isSubscribed = known ?? (await Subscription.findOneOf(actor.id, channel.id, tx))?.is_active
  const language = languageOfRealm(c.realm)
  const text = deed(language, await nameIn(c, channel))
  // Only a channel can have this policy, not an organisation.
  const thread = { channel, topic: channel.topics_policy === 'empty_topic_only' ? '' : textIn(language, topic) }
  await post(c, thread, { text, readBy: isSubscribed ? [actor.id] : [] })
}

/** How a notice in the channel refers to the actor. Does not name them if a reader may not access them. */
export async function nameIn({ actor, realm, tx }: UserChange, channel: Channel): Promise<Notice> {
  if (!(await guestsAreLimited(realm, tx))) return mention(actor)
  return nameFor(languageOfRealm(realm), actor, channel.is_web_public ? undefined : await subscribersOf(channel, tx), tx)
}

/** Like `nameIn`, in a language, for the readers with these IDs; undefined means everybody. */
export async function nameFor(language: Language, user: User, readerIds: readonly number[] | undefined, tx?: Tx): Promise<Notice> {
  const withoutAccess = (await usersWithoutAccess(user.realm_id, [user], tx, readerIds)).get(user.id) ?? []
  return withoutAccess.length > 0 ? notice(language, 'notice.somebody') : mention(user)
}

/** Whether all readers of `channel` may know of `other`. */
export async function isKnownIn(channel: Channel, other: Channel, tx: Tx): Promise<boolean> {
  if (other.id === channel.id || other.is_web_public) return true
  if (other.invite_only || channel.is_web_public) return false
  const known = new Set(await subscribersOf(other, tx))
  const id = (await subscribersOf(channel, tx)).filter((one) => !known.has(one))
  return (await count(User, { id, role: ROLE.guest, is_active: true }, tx)) === 0
}

async function subscribersOf({ id }: Channel, tx: Tx): Promise<number[]> {
  return (await Subscription.subscriberIds([id], tx)).get(id) ?? []
}

/** A description in a notice. */
export function described(language: Language, text: string): Notice {
  return text === '' ? notice(language, 'notice.noDescription') : block(text)
}
