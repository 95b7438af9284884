// databases: once
// Who is notified of messages, and how. One table.

import { expect, test } from 'vitest'
import { FLAG } from '../../../models/message.ts'
import { PREFERENCE_DEFAULTS } from '../../../settings/preferences.ts'
import { POLICY } from '../../../values/topics.ts'
import { type MessageToNotifyOf, type Notifications, notificationsOf, type PersonToNotify } from './decide.ts'

type Preferences = Partial<PersonToNotify['preferences']>
type Subscription = Partial<NonNullable<PersonToNotify['subscription']>>
interface Case extends Partial<Pick<PersonToNotify, 'isActive' | 'isBot' | 'isCalled' | 'isPresent' | 'policy'>> {
  flags?: (keyof typeof FLAG)[]
  preferences?: Preferences
  /** Null: none. */
  subscription?: Subscription | null
  message?: Partial<MessageToNotifyOf>
}

const { muted, unmuted, followed } = POLICY
const BOTH = (reason: Notifications['push']): Notifications => ({ push: reason, mail: reason, call: undefined })
const NONE = BOTH(undefined)
const PUSH = (push: Notifications['push']): Notifications => ({ push, mail: undefined, call: undefined })
const MAIL = (mail: Notifications['mail']): Notifications => ({ push: undefined, mail, call: undefined })
const CALL = (call: Notifications['call']): Notifications => ({ push: undefined, mail: undefined, call })
const direct = { isDirect: true }
const hook = { isBot: true, isCalled: true }
const CHANNEL_ON = { enable_stream_push_notifications: true, enable_stream_email_notifications: true }
const NO_WILDCARDS = { wildcard_mentions_notify: false }
const NO_FOLLOWED = { enable_followed_topic_push_notifications: false, enable_followed_topic_email_notifications: false }
const wild: (keyof typeof FLAG)[] = ['stream_wildcard_mentioned']

test.each<[string, Case, Notifications]>([
  // Direct messages.
  ['a direct message', { message: direct, subscription: null }, BOTH('direct')],
  ['a direct message without mail', { message: direct, preferences: { enable_offline_email_notifications: false } }, PUSH('direct')],
  ['a direct message without push', { message: direct, preferences: { enable_offline_push_notifications: false } }, MAIL('direct')],
  ['a direct message that was read from the start', { message: direct, flags: ['read'] }, NONE],
  ['their own direct message', { message: { ...direct, senderId: 1 } }, NONE],
  ['a direct message that a notice of the server is', { message: { ...direct, isQuiet: true } }, BOTH('direct')],
  ['a direct message to a bot', { message: direct, isBot: true }, NONE],
  ['a direct message to a deactivated person', { message: direct, isActive: false }, NONE],

  // Outgoing webhooks.
  ['a direct message to an outgoing webhook', { message: direct, ...hook, subscription: null }, CALL('direct')],
  ['a mention of an outgoing webhook', { flags: ['mentioned'], ...hook, subscription: null }, CALL('mention')],
  ['a message in a channel of an outgoing webhook', { ...hook, preferences: CHANNEL_ON }, NONE],
  ['a wildcard in a channel of an outgoing webhook', { flags: wild, ...hook }, NONE],
  ['a mention of an outgoing webhook by a bot', { flags: ['mentioned'], ...hook, message: { isByBot: true } }, NONE],
  ['a direct message of a bot to an outgoing webhook', { message: { ...direct, isByBot: true }, ...hook }, NONE],
  ['a mention of an outgoing webhook that is deactivated', { flags: ['mentioned'], ...hook, isActive: false }, NONE],

  // Who is there. Whether a mail is sent is asked again when it is due.
  ['a direct message to somebody who is there, and wants pushes then', { message: direct, isPresent: true }, BOTH('direct')],
  [
    'a direct message to somebody who is there, and wants no pushes then',
    { message: direct, isPresent: true, preferences: { enable_online_push_notifications: false } },
    MAIL('direct'),
  ],
  [
    'a direct message to somebody who is away, and wants pushes only then',
    { message: direct, preferences: { enable_online_push_notifications: false } },
    BOTH('direct'),
  ],

  // Mentions by name and through a group have one flag.
  ['a mention', { flags: ['mentioned'] }, BOTH('mention')],
  ['a mention without mail', { flags: ['mentioned'], preferences: { enable_offline_email_notifications: false } }, PUSH('mention')],
  ['a mention in a muted topic', { flags: ['mentioned'], policy: muted }, BOTH('mention')],
  ['a mention in a muted channel', { flags: ['mentioned'], subscription: { isMuted: true } }, BOTH('mention')],
  ['a mention of somebody who has left the channel', { flags: ['mentioned'], subscription: null }, BOTH('mention')],
  ['a mention by an edit or a notice', { flags: ['mentioned'], message: { isQuiet: true } }, BOTH('mention')],
  ['a mention of themselves', { flags: ['mentioned'], message: { senderId: 1 } }, NONE],
  ['an alert word', { flags: ['has_alert_word'] }, NONE],
  [
    'a mention without its notifications, in a followed topic',
    {
      flags: ['mentioned'],
      policy: followed,
      preferences: { enable_offline_push_notifications: false, enable_offline_email_notifications: false },
    },
    BOTH('followed'),
  ],
  ['a mention with a channel whose mails are on', { flags: ['mentioned'], subscription: { mail: true } }, BOTH('mention')],

  // Wildcards.
  ['a wildcard', { flags: wild }, BOTH('wildcard')],
  ['a topic wildcard', { flags: ['topic_wildcard_mentioned'] }, BOTH('wildcard')],
  ['a wildcard in a muted topic', { flags: wild, policy: muted }, NONE],
  ['a wildcard in a muted channel', { flags: wild, subscription: { isMuted: true } }, NONE],
  [
    'a wildcard in an unmuted topic of a muted channel',
    { flags: wild, policy: unmuted, subscription: { isMuted: true } },
    BOTH('wildcard'),
  ],
  ['a wildcard where the user does not want them', { flags: wild, preferences: NO_WILDCARDS }, NONE],
  [
    'a wildcard where the channel is an exception',
    { flags: wild, preferences: NO_WILDCARDS, subscription: { wildcards: true } },
    BOTH('wildcard'),
  ],
  ['a wildcard where the channel does not have them', { flags: wild, subscription: { wildcards: false } }, NONE],
  [
    'a wildcard in a followed topic of a channel that does not have them',
    { flags: wild, policy: followed, subscription: { wildcards: false } },
    BOTH('wildcard'),
  ],
  [
    'a wildcard in a followed topic, without those of followed topics',
    {
      flags: wild,
      policy: followed,
      preferences: { ...NO_FOLLOWED, enable_followed_topic_wildcard_mentions_notify: false },
      subscription: { wildcards: false },
    },
    NONE,
  ],
  [
    'a wildcard in a followed topic of a muted channel, without those of followed topics',
    {
      flags: wild,
      policy: followed,
      preferences: { ...NO_FOLLOWED, enable_followed_topic_wildcard_mentions_notify: false },
      subscription: { isMuted: true },
    },
    NONE,
  ],
  ['a wildcard to somebody who has left the channel', { flags: wild, subscription: null }, NONE],

  // Followed topics.
  ['a message in a followed topic', { policy: followed }, BOTH('followed')],
  ['a message in a followed topic of a muted channel', { policy: followed, subscription: { isMuted: true } }, BOTH('followed')],
  [
    'a message in a followed topic without mail',
    { policy: followed, preferences: { enable_followed_topic_email_notifications: false } },
    PUSH('followed'),
  ],
  [
    'a message in a followed topic without push',
    { policy: followed, preferences: { enable_followed_topic_push_notifications: false } },
    MAIL('followed'),
  ],
  ['a message in a followed topic, without either', { policy: followed, preferences: NO_FOLLOWED }, NONE],
  ['a notice in a followed topic', { policy: followed, message: { isQuiet: true } }, NONE],
  ['a message in a followed topic of a channel that was left', { policy: followed, subscription: null }, NONE],

  // Every message of a channel.
  ['a message in a channel', {}, NONE],
  ['a message in a channel, where all notify', { preferences: CHANNEL_ON }, BOTH('channel')],
  ['a message in a channel whose own pushes are off', { preferences: CHANNEL_ON, subscription: { push: false } }, MAIL('channel')],
  ['a message in a channel whose own mails are off', { preferences: CHANNEL_ON, subscription: { mail: false } }, PUSH('channel')],
  ['a message in a channel whose own pushes are on', { subscription: { push: true } }, PUSH('channel')],
  ['a message in a channel whose own mails are on', { subscription: { mail: true } }, MAIL('channel')],
  ['a message in a muted channel, where all notify', { preferences: CHANNEL_ON, subscription: { isMuted: true } }, NONE],
  ['a message in a muted channel whose own are on', { subscription: { isMuted: true, push: true, mail: true } }, NONE],
  ['a message in a muted topic, where all notify', { preferences: CHANNEL_ON, policy: muted }, NONE],
  [
    'a message in an unmuted topic of a muted channel, where all notify',
    { preferences: CHANNEL_ON, policy: unmuted, subscription: { isMuted: true } },
    BOTH('channel'),
  ],
  ['their own message in a channel, where all notify', { preferences: CHANNEL_ON, message: { senderId: 1 } }, NONE],
  ['a message in a channel, where all notify, to a bot', { preferences: CHANNEL_ON, isBot: true }, NONE],
  ['a message in a channel, where all notify, to a former subscriber', { preferences: CHANNEL_ON, subscription: null }, NONE],
  ['a notice in a channel, where all notify', { preferences: CHANNEL_ON, message: { isQuiet: true } }, NONE],
])('%s', (_, given, expected) => expect(decide(given)).toEqual(expected))

/** A case in which nothing but the setting decides, and what follows where it is on and where it is off. */
type Act = [name: string, given: (isOn: boolean) => Case, on: Notifications, off: Notifications]
const followedTopic = (preferences: Preferences): Case => ({ policy: followed, preferences })

test.each<Act>([
  [
    'enable_offline_push_notifications',
    (is) => ({ message: direct, preferences: { enable_offline_push_notifications: is } }),
    BOTH('direct'),
    MAIL('direct'),
  ],
  [
    'enable_offline_email_notifications',
    (is) => ({ message: direct, preferences: { enable_offline_email_notifications: is } }),
    BOTH('direct'),
    PUSH('direct'),
  ],
  [
    'enable_online_push_notifications',
    (is) => ({ message: direct, isPresent: true, preferences: { enable_online_push_notifications: is } }),
    ...([BOTH('direct'), MAIL('direct')] as const),
  ],
  [
    'enable_followed_topic_push_notifications',
    (is) => followedTopic({ enable_followed_topic_push_notifications: is }),
    BOTH('followed'),
    MAIL('followed'),
  ],
  [
    'enable_followed_topic_email_notifications',
    (is) => followedTopic({ enable_followed_topic_email_notifications: is }),
    BOTH('followed'),
    PUSH('followed'),
  ],
  [
    'enable_followed_topic_wildcard_mentions_notify',
    (is) => ({ ...followedTopic({ ...NO_FOLLOWED, ...NO_WILDCARDS, enable_followed_topic_wildcard_mentions_notify: is }), flags: wild }),
    ...([BOTH('wildcard'), NONE] as const),
  ],
  ['enable_stream_push_notifications', (is) => ({ preferences: { enable_stream_push_notifications: is } }), PUSH('channel'), NONE],
  ['enable_stream_email_notifications', (is) => ({ preferences: { enable_stream_email_notifications: is } }), MAIL('channel'), NONE],
  ['wildcard_mentions_notify', (is) => ({ flags: wild, preferences: { wildcard_mentions_notify: is } }), BOTH('wildcard'), NONE],
])('the preference %s acts', (_, given, on, off) => expect([true, false].map((is) => decide(given(is)))).toEqual([on, off]))

test.each<Act>([
  [
    'push_notifications',
    (is) => ({ preferences: { enable_stream_push_notifications: !is }, subscription: { push: is } }),
    PUSH('channel'),
    NONE,
  ],
  [
    'email_notifications',
    (is) => ({ preferences: { enable_stream_email_notifications: !is }, subscription: { mail: is } }),
    MAIL('channel'),
    NONE,
  ],
  [
    'wildcard_mentions_notify',
    (is) => ({ flags: wild, preferences: { wildcard_mentions_notify: !is }, subscription: { wildcards: is } }),
    ...([BOTH('wildcard'), NONE] as const),
  ],
])('the subscription property %s acts', (_, given, on, off) => expect([true, false].map((is) => decide(given(is)))).toEqual([on, off]))

function decide({ flags = [], preferences = {}, subscription = {}, message = {}, ...recipient }: Case): Notifications {
  const inherited = { isMuted: false, push: null, mail: null, wildcards: null }
  const person: PersonToNotify = {
    ...{ id: 1, isActive: true, isBot: false, isCalled: false, isPresent: false, policy: POLICY.inherit },
    ...recipient,
    flags: flags.reduce((bits, name) => bits | FLAG[name], 0),
    preferences: { ...PREFERENCE_DEFAULTS, ...preferences },
    subscription: subscription === null ? undefined : { ...inherited, ...subscription },
  }
  return notificationsOf(person, { senderId: 2, isByBot: false, isDirect: false, isQuiet: false, ...message })
}
