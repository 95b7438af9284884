// The event types: what each of them changes, and how it is delivered. The code of each type is in types/.

import type { Sight } from '../access/messages/sight.ts'
import type { Subject } from '../caches.ts'
import type { EventBody, WireEvent } from '../present/event.ts'
import { asLogged, type Delivery, type Effects, type EventOf, type Reader } from './event.ts'
import { alertWords } from './types/alert_words.ts'
import { apiKeysRevoked } from './types/api_keys_revoked.ts'
import { attachment } from './types/attachment.ts'
import { channelFolder } from './types/channel_folder.ts'
import { customProfileFields } from './types/custom_profile_fields.ts'
import { defaultStreams } from './types/default_streams.ts'
import { deleteMessage } from './types/delete_message.ts'
import { device } from './types/device.ts'
import { drafts } from './types/drafts.ts'
import { invitesChanged } from './types/invites_changed.ts'
import { message } from './types/message.ts'
import { mutedUsers } from './types/muted_users.ts'
import { navigationView } from './types/navigation_view.ts'
import { onboardingSteps } from './types/onboarding_steps.ts'
import { presence } from './types/presence.ts'
import { queuesRemoved } from './types/queues_removed.ts'
import { reaction } from './types/reaction.ts'
import { realm } from './types/realm.ts'
import { realmBot } from './types/realm_bot.ts'
import { realmDomains } from './types/realm_domains.ts'
import { realmEmoji } from './types/realm_emoji.ts'
import { realmLinkifiers } from './types/realm_linkifiers.ts'
import { realmPlaygrounds } from './types/realm_playgrounds.ts'
import { realmUser } from './types/realm_user.ts'
import { realmUserSettingsDefaults } from './types/realm_user_settings_defaults.ts'
import { reminders } from './types/reminders.ts'
import { savedSnippets } from './types/saved_snippets.ts'
import { scheduledMessages } from './types/scheduled_messages.ts'
import { stream } from './types/stream.ts'
import { submessage } from './types/submessage.ts'
import { subscription } from './types/subscription.ts'
import { typing } from './types/typing.ts'
import { typingEditMessage } from './types/typing_edit_message.ts'
import { updateMessage } from './types/update_message.ts'
import { updateMessageFlags } from './types/update_message_flags.ts'
import { userGroup } from './types/user_group.ts'
import { userSettings } from './types/user_settings.ts'
import { userStatus } from './types/user_status.ts'
import { userTopic } from './types/user_topic.ts'

const LOGGED = {
  alert_words: alertWords,
  api_keys_revoked: apiKeysRevoked,
  attachment,
  channel_folder: channelFolder,
  custom_profile_fields: customProfileFields,
  default_streams: defaultStreams,
  delete_message: deleteMessage,
  device,
  drafts,
  invites_changed: invitesChanged,
  message,
  muted_users: mutedUsers,
  navigation_view: navigationView,
  onboarding_steps: onboardingSteps,
  queues_removed: queuesRemoved,
  reaction,
  realm,
  realm_bot: realmBot,
  realm_domains: realmDomains,
  realm_emoji: realmEmoji,
  realm_linkifiers: realmLinkifiers,
  realm_playgrounds: realmPlaygrounds,
  realm_user: realmUser,
  realm_user_settings_defaults: realmUserSettingsDefaults,
  reminders,
  saved_snippets: savedSnippets,
  scheduled_messages: scheduledMessages,
  stream,
  submessage,
  subscription,
  update_message: updateMessage,
  update_message_flags: updateMessageFlags,
  user_group: userGroup,
  user_settings: userSettings,
  user_status: userStatus,
  user_topic: userTopic,
}
/** Events that pass only through the broker. */
const UNLOGGED = {
  presence,
  typing,
  typing_edit_message: typingEditMessage,
}

export type LoggedType = keyof typeof LOGGED
export type UnloggedType = keyof typeof UNLOGGED
export type EventType = LoggedType | UnloggedType
/** What is defined for each type. */
export type EventTypes = typeof LOGGED & typeof UNLOGGED
/** What the log stores for a type. */
type PayloadOf<T extends EventType> = Parameters<EventTypes[T]['deliver']>[0]
/** An event of one of these types. */
export type AnyEvent<T extends EventType> = { [One in T]: EventOf<One, PayloadOf<One>> }[T]

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

interface DeliveryOf<T extends EventType> extends Delivery<PayloadOf<T>> {
  deliver: (payload: PayloadOf<T>, reader: Reader) => Body<T> | Body<T>[] | undefined
}

const DELIVERIES: { [T in EventType]: DeliveryOf<T> } = { ...LOGGED, ...UNLOGGED }
const EFFECTS: { [T in LoggedType]: Effects<PayloadOf<T>> } = LOGGED

/** Whether this release sends events of the type. */
export function isEventType(type: string): boolean {
  return Object.hasOwn(DELIVERIES, type)
}

/** What remembered facts may be about that events of these types make stale. A type that only another release knows can be about anything. */
export function subjectsOf(types: Iterable<string>): Set<Subject> | 'anything' {
  const subjects = new Set<Subject>()
  for (const type of types) {
    if (!isLogged(type)) return 'anything'
    for (const subject of EFFECTS[type].invalidates) subjects.add(subject)
  }
  return subjects
}

/** The users whose views an event changes. */
export function changesViewOf<T extends LoggedType>({ type, payload, audience }: AnyEvent<T>): readonly number[] | 'everybody' {
  return isLogged(type) ? EFFECTS[type].changesViewOf(payload, audience) : 'everybody'
}

/** Whether somebody may see less after this event than before. */
export function endsSight<T extends LoggedType>({ type, payload }: AnyEvent<T>): boolean {
  if (!isLogged(type)) return true
  const ends = EFFECTS[type].endsSight
  return typeof ends === 'function' ? ends(payload) : ends
}

function isLogged(type: string): type is LoggedType {
  return Object.hasOwn(LOGGED, type)
}

/** The kind of a reader. Readers of one kind get the same event. Undefined: no other reader shares the kind. */
export function kindOf<T extends EventType>(event: AnyEvent<T>, reader: Reader): string | undefined {
  const delivery = deliveryOf(event.type)
  return delivery?.deliver === asLogged ? '' : delivery?.kindOf?.(event.payload, reader)
}

/** The wire events that an event gives the reader's queue: none, one or several. */
export function deliver<T extends EventType>(event: AnyEvent<T>, reader: Reader): Body<T>[] {
  const presented = deliveryOf(event.type)?.deliver(event.payload, reader)
  if (presented === undefined) return []
  return Array.isArray(presented) ? presented : [presented]
}

/** The event on the wire of a type, from its ID and what it tells. */
export function wireEvent<T extends EventType>(id: number, type: T, body: Body<T>): WireEvent {
  return { id, type, ...body } as WireEvent
}

/** The part of an event that a reader still sees. Undefined if nothing is left. */
export function seenPart<T extends EventType, E extends AnyEvent<T>>(event: E, sees: Sight): E | undefined {
  const seen = deliveryOf(event.type)?.seen
  if (!seen || seen === 'always') return event
  const payload = seen(event.payload, sees)
  if (payload === event.payload) return event
  return payload && { ...event, payload }
}

/** Undefined for a type that this release does not know: another one may have logged it. */
function deliveryOf<T extends EventType>(type: T): DeliveryOf<T> | undefined {
  return isEventType(type) ? DELIVERIES[type] : undefined
}
