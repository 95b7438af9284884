// Decides who is notified of a message, and how. Nothing else does. Pure.

import { FLAG } from '../../../models/message.ts'
import type { Preferences } from '../../../settings/preferences.ts'
import { POLICY } from '../../../values/topics.ts'

/** The preferences that decide it. */
const DECIDING = [
  'enable_offline_email_notifications',
  'enable_offline_push_notifications',
  'enable_online_push_notifications',
  'enable_followed_topic_email_notifications',
  'enable_followed_topic_push_notifications',
  'enable_followed_topic_wildcard_mentions_notify',
  'enable_stream_email_notifications',
  'enable_stream_push_notifications',
  'wildcard_mentions_notify',
] as const satisfies (keyof Preferences)[]

/** Somebody a message might notify. */
export interface PersonToNotify {
  id: number
  isActive: boolean
  isBot: boolean
  /** Whether the bot is told of messages by a request to its URL. */
  isCalled: boolean
  /** Whether a client of theirs shows messages as they come, in front of somebody. */
  isPresent: boolean
  /** Flag bits on the message. */
  flags: number
  preferences: Pick<Preferences, (typeof DECIDING)[number]>
  /** Of the channel, while it lasts. In `push`, `mail` and `wildcards`, null means as the user's own preference. */
  subscription: { isMuted: boolean; push: boolean | null; mail: boolean | null; wildcards: boolean | null } | undefined
  /** The visibility policy for the topic. */
  policy: number
}

/** What matters of the message. */
export interface MessageToNotifyOf {
  senderId: number
  isByBot: boolean
  isDirect: boolean
  /** Whether only mentions notify in a channel: a notice that the server writes there, and a text that an edit has changed. */
  isQuiet: boolean
}

/** Why a message notifies somebody. */
export type Reason = 'direct' | 'mention' | 'wildcard' | 'followed' | 'channel'

/** Why a message notifies somebody on their devices, and by mail unless they are there when the mail is due. */
export interface Notifications {
  push: Reason | undefined
  mail: Reason | undefined
  /** Why an outgoing webhook bot is told of it. */
  call: 'direct' | 'mention' | undefined
}

const NONE: Notifications = { push: undefined, mail: undefined, call: undefined }

/**
 * Why a message notifies somebody, if it does. A mention of the user or one of their groups notifies even where the topic is muted, a
 * wildcard and everything else does not. What the channel's subscription says wins over the user's preference.
 */
export function notificationsOf(recipient: PersonToNotify, message: MessageToNotifyOf): Notifications {
  const { id, isActive, isBot, isPresent, flags, preferences } = recipient
  if (!isActive || id === message.senderId || (flags & FLAG.read) !== 0) return NONE
  if (isBot) return { ...NONE, call: callFor(recipient, message) }
  const reasons = reasonsFor(recipient, message)
  const isHere = isPresent && !preferences.enable_online_push_notifications
  return {
    call: undefined,
    push: isHere ? undefined : reasons.find((reason) => wantsPush(recipient, reason)),
    mail: reasons.find((reason) => wantsMail(recipient, reason)),
  }
}

/** Bots are not told of what bots write, so that they do not talk to each other without end. */
function callFor({ isCalled, flags }: PersonToNotify, { isByBot, isDirect }: MessageToNotifyOf): Notifications['call'] {
  if (!isCalled || isByBot) return undefined
  if (isDirect) return 'direct'
  return flags & FLAG.mentioned ? 'mention' : undefined
}

/** Every reason that applies, the most personal one first. */
function reasonsFor(recipient: PersonToNotify, { isDirect, isQuiet }: MessageToNotifyOf): Reason[] {
  const { flags, subscription, policy } = recipient
  if (isDirect) return ['direct']
  const reasons: Reason[] = []
  if (flags & FLAG.mentioned) reasons.push('mention')
  if (!subscription) return reasons
  if (flags & (FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned) && heedsWildcards(recipient)) reasons.push('wildcard')
  if (isQuiet) return reasons
  if (policy === POLICY.followed) reasons.push('followed')
  if (!isMuted(recipient)) reasons.push('channel')
  return reasons
}

/** Whether messages of the topic are muted, by the topic or else by the channel. A followed topic never is. */
export function isMuted({ subscription, policy }: { subscription: { isMuted: boolean } | undefined; policy: number }): boolean {
  return policy === POLICY.muted || (policy === POLICY.inherit && subscription?.isMuted === true)
}

function heedsWildcards(recipient: PersonToNotify): boolean {
  const { subscription, policy, preferences } = recipient
  if (policy === POLICY.followed && preferences.enable_followed_topic_wildcard_mentions_notify) return true
  // Where a channel is muted, a topic that is followed has these wildcards or none.
  if (policy === POLICY.muted || (subscription?.isMuted && policy !== POLICY.unmuted)) return false
  return subscription?.wildcards ?? preferences.wildcard_mentions_notify
}

function wantsPush({ preferences, subscription }: PersonToNotify, reason: Reason): boolean {
  if (reason === 'followed') return preferences.enable_followed_topic_push_notifications
  if (reason === 'channel') return subscription?.push ?? preferences.enable_stream_push_notifications
  return preferences.enable_offline_push_notifications
}

function wantsMail({ preferences, subscription }: PersonToNotify, reason: Reason): boolean {
  if (reason === 'followed') return preferences.enable_followed_topic_email_notifications
  if (reason === 'channel') return subscription?.mail ?? preferences.enable_stream_email_notifications
  return preferences.enable_offline_email_notifications
}
