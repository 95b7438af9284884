// The event types: what the log stores for each, and how it is delivered. The code of each type is in types/.

import type { Sight } from '../access/messages/sight.ts'
import type { EventBody, WireEvent } from '../present/event.ts'
import { asLogged, type EventOf, type Reader } from './event.ts'
import { deliverAlertWords } from './types/alert_words.ts'
import { deliverKeysRevoked } from './types/api_keys_revoked.ts'
import type { AttachmentPayload } from './types/attachment.ts'
import type { ChannelFolderPayload } from './types/channel_folder.ts'
import { deliverCustomProfileFields } from './types/custom_profile_fields.ts'
import { deliverDefaultStreams } from './types/default_streams.ts'
import { deliverDeleteMessage, seenDeleteMessage } from './types/delete_message.ts'
import type { DevicePayload } from './types/device.ts'
import type { DraftsPayload } from './types/drafts.ts'
import { deliverMessage, kindOfMessage, seenMessage } from './types/message.ts'
import type { NavigationViewPayload } from './types/navigation_view.ts'
import { deliverPresence } from './types/presence.ts'
import { deliverQueuesRemoved } from './types/queues_removed.ts'
import { type ReactionPayload, seenReaction } from './types/reaction.ts'
import { deliverRealm, kindOfRealm } from './types/realm.ts'
import type { RealmBotPayload } from './types/realm_bot.ts'
import type { RealmDomainsPayload } from './types/realm_domains.ts'
import { deliverRealmEmoji, kindOfRealmEmoji } from './types/realm_emoji.ts'
import { deliverRealmLinkifiers, kindOfRealmLinkifiers } from './types/realm_linkifiers.ts'
import { deliverRealmUser } from './types/realm_user.ts'
import type { RealmUserSettingsDefaultsPayload } from './types/realm_user_settings_defaults.ts'
import type { ScheduledMessagesPayload } from './types/scheduled_messages.ts'
import { deliverStream, seenStream } from './types/stream.ts'
import { deliverSubscription, seenSubscription } from './types/subscription.ts'
import { deliverTyping, seenTyping } from './types/typing.ts'
import { deliverTypingEditMessage, seenTypingEditMessage } from './types/typing_edit_message.ts'
import { deliverUpdateMessage, kindOfUpdateMessage, seenUpdateMessage } from './types/update_message.ts'
import { deliverUpdateMessageFlags, seenUpdateMessageFlags } from './types/update_message_flags.ts'
import { deliverUserGroup } from './types/user_group.ts'
import type { UserSettingsPayload } from './types/user_settings.ts'
import { deliverUserStatus } from './types/user_status.ts'
import { deliverUserTopic } from './types/user_topic.ts'

const LOGGED = {
  alert_words: deliverAlertWords,
  api_keys_revoked: deliverKeysRevoked,
  attachment: asLogged<AttachmentPayload>,
  channel_folder: asLogged<ChannelFolderPayload>,
  custom_profile_fields: deliverCustomProfileFields,
  default_streams: deliverDefaultStreams,
  delete_message: deliverDeleteMessage,
  device: asLogged<DevicePayload>,
  drafts: asLogged<DraftsPayload>,
  invites_changed: asLogged<object>,
  message: deliverMessage,
  navigation_view: asLogged<NavigationViewPayload>,
  queues_removed: deliverQueuesRemoved,
  reaction: asLogged<ReactionPayload>,
  realm: deliverRealm,
  realm_bot: asLogged<RealmBotPayload>,
  realm_domains: asLogged<RealmDomainsPayload>,
  realm_emoji: deliverRealmEmoji,
  realm_linkifiers: deliverRealmLinkifiers,
  realm_user: deliverRealmUser,
  realm_user_settings_defaults: asLogged<RealmUserSettingsDefaultsPayload>,
  scheduled_messages: asLogged<ScheduledMessagesPayload>,
  stream: deliverStream,
  subscription: deliverSubscription,
  update_message: deliverUpdateMessage,
  update_message_flags: deliverUpdateMessageFlags,
  user_group: deliverUserGroup,
  user_settings: asLogged<UserSettingsPayload>,
  user_status: deliverUserStatus,
  user_topic: deliverUserTopic,
}
/** Events that pass only through the broker. */
const UNLOGGED = {
  presence: deliverPresence,
  typing: deliverTyping,
  typing_edit_message: deliverTypingEditMessage,
}

export type LoggedType = keyof typeof LOGGED
export type UnloggedType = keyof typeof UNLOGGED
export type EventType = LoggedType | UnloggedType
/** The functions of each type. */
export type Deliveries = typeof LOGGED & typeof UNLOGGED
/** What the log stores for a type. */
export type PayloadOf<T extends EventType> = Parameters<Deliveries[T]>[0]
/** An event of one of these types. */
export type AnyEvent<T extends EventType> = { [One in T]: EventOf<One, PayloadOf<One>> }[T]

/** Returns the event for a reader, without `id` and `type`: undefined if it is not for this queue, a list for several events. */
type Deliver<T extends EventType> = (payload: PayloadOf<T>, reader: Reader) => Body<T> | Body<T>[] | undefined

type Body<T extends EventType> = T extends InPairs ? object : EventBody<T>
/** In these events a property and its value are pairs, which the compiler does not keep together. The tests check them with every answer. */
type InPairs =
  | 'realm'
  | 'realm_user'
  | 'realm_user_settings_defaults'
  | 'stream'
  | 'subscription'
  | 'update_message_flags'
  | 'user_settings'

const DELIVERIES: { [T in EventType]: Deliver<T> } = { ...LOGGED, ...UNLOGGED }

/** By type: the kind of a reader. Readers of one kind get the same event. Undefined: the event is made for each queue separately. */
const KINDS: { [T in EventType]?: (payload: PayloadOf<T>, reader: Reader) => string | undefined } = {
  alert_words: oneKind,
  custom_profile_fields: oneKind,
  message: kindOfMessage,
  realm: kindOfRealm,
  realm_emoji: kindOfRealmEmoji,
  realm_linkifiers: kindOfRealmLinkifiers,
  update_message: kindOfUpdateMessage,
}

/** For events that read the same to everybody. */
function oneKind(): string {
  return ''
}

/** The kind of a reader, derived from everything that affects how the event reads. Undefined: no other reader shares the kind. */
export function kindOf<T extends EventType>(event: AnyEvent<T>, reader: Reader): string | undefined {
  if (!Object.hasOwn(DELIVERIES, event.type)) return undefined
  if (DELIVERIES[event.type] === asLogged) return ''
  return KINDS[event.type]?.(event.payload, reader)
}

/** The wire events that an event gives the reader's queue: none, one or several. */
export function deliver<T extends EventType>(event: AnyEvent<T>, reader: Reader): Body<T>[] {
  // Another release may have logged a type that this one does not know.
  if (!Object.hasOwn(DELIVERIES, event.type)) return []
  const presented = DELIVERIES[event.type](event.payload, reader)
  if (presented === undefined) return []
  return Array.isArray(presented) ? presented : [presented]
}

/** The event on the wire of a type, from its ID and what it tells. */
export function wireEvent<T extends EventType>(id: number, type: T, body: Body<T>): WireEvent {
  return { id, type, ...body } as WireEvent
}

/** Returns the part of an event that a reader still sees: the same payload if that is all of it, undefined if it is nothing. */
type Seen<Payload> = (payload: Payload, sees: Sight) => Payload | undefined

/** By type: what a reader must still see. The deliveries themselves leave out people who are hidden from the reader. */
const SEEN: { [T in EventType]: Seen<PayloadOf<T>> } = {
  alert_words: always,
  api_keys_revoked: always,
  attachment: always,
  channel_folder: always,
  custom_profile_fields: always,
  default_streams: always,
  delete_message: seenDeleteMessage,
  device: always,
  drafts: always,
  invites_changed: always,
  message: seenMessage,
  navigation_view: always,
  queues_removed: always,
  reaction: seenReaction,
  realm: always,
  realm_bot: always,
  realm_domains: always,
  realm_emoji: always,
  realm_linkifiers: always,
  realm_user: always,
  realm_user_settings_defaults: always,
  scheduled_messages: always,
  stream: seenStream,
  subscription: seenSubscription,
  update_message: seenUpdateMessage,
  update_message_flags: seenUpdateMessageFlags,
  user_group: always,
  user_settings: always,
  user_status: always,
  user_topic: always,
  presence: always,
  typing: seenTyping,
  typing_edit_message: seenTypingEditMessage,
}

/** For events about nothing that a reader can lose sight of. */
function always<Payload>(payload: Payload): Payload {
  return payload
}

/** The part of an event that a reader still sees. Undefined if nothing is left. */
export function seenPart<T extends EventType, E extends AnyEvent<T>>(event: E, sees: Sight): E | undefined {
  if (!Object.hasOwn(SEEN, event.type)) return event
  const payload = SEEN[event.type](event.payload, sees)
  if (payload === event.payload) return event
  return payload && { ...event, payload }
}
