// What each type of event changes, apart from what clients are told: facts that processes remember, and the views of users.

import type { Subject } from '../caches.ts'
import type { AnyEvent, LoggedType, PayloadOf } from './deliver.ts'
import type { Effects } from './event.ts'
import { alertWordsEffects } from './types/alert_words.ts'
import { apiKeysRevokedEffects } from './types/api_keys_revoked.ts'
import { attachmentEffects } from './types/attachment.ts'
import { channelFolderEffects } from './types/channel_folder.ts'
import { customProfileFieldsEffects } from './types/custom_profile_fields.ts'
import { defaultStreamsEffects } from './types/default_streams.ts'
import { deleteMessageEffects } from './types/delete_message.ts'
import { deviceEffects } from './types/device.ts'
import { draftsEffects } from './types/drafts.ts'
import { invitesChangedEffects } from './types/invites_changed.ts'
import { messageEffects } from './types/message.ts'
import { navigationViewEffects } from './types/navigation_view.ts'
import { queuesRemovedEffects } from './types/queues_removed.ts'
import { reactionEffects } from './types/reaction.ts'
import { realmEffects } from './types/realm.ts'
import { realmBotEffects } from './types/realm_bot.ts'
import { realmDomainsEffects } from './types/realm_domains.ts'
import { realmEmojiEffects } from './types/realm_emoji.ts'
import { realmLinkifiersEffects } from './types/realm_linkifiers.ts'
import { realmUserEffects } from './types/realm_user.ts'
import { realmUserSettingsDefaultsEffects } from './types/realm_user_settings_defaults.ts'
import { scheduledMessagesEffects } from './types/scheduled_messages.ts'
import { streamEffects } from './types/stream.ts'
import { subscriptionEffects } from './types/subscription.ts'
import { updateMessageEffects } from './types/update_message.ts'
import { updateMessageFlagsEffects } from './types/update_message_flags.ts'
import { userGroupEffects } from './types/user_group.ts'
import { userSettingsEffects } from './types/user_settings.ts'
import { userStatusEffects } from './types/user_status.ts'
import { userTopicEffects } from './types/user_topic.ts'

export const EFFECTS: { [T in LoggedType]: Effects<PayloadOf<T>> } = {
  alert_words: alertWordsEffects,
  api_keys_revoked: apiKeysRevokedEffects,
  attachment: attachmentEffects,
  channel_folder: channelFolderEffects,
  custom_profile_fields: customProfileFieldsEffects,
  default_streams: defaultStreamsEffects,
  delete_message: deleteMessageEffects,
  device: deviceEffects,
  drafts: draftsEffects,
  invites_changed: invitesChangedEffects,
  message: messageEffects,
  navigation_view: navigationViewEffects,
  queues_removed: queuesRemovedEffects,
  reaction: reactionEffects,
  realm: realmEffects,
  realm_bot: realmBotEffects,
  realm_domains: realmDomainsEffects,
  realm_emoji: realmEmojiEffects,
  realm_linkifiers: realmLinkifiersEffects,
  realm_user: realmUserEffects,
  realm_user_settings_defaults: realmUserSettingsDefaultsEffects,
  scheduled_messages: scheduledMessagesEffects,
  stream: streamEffects,
  subscription: subscriptionEffects,
  update_message: updateMessageEffects,
  update_message_flags: updateMessageFlagsEffects,
  user_group: userGroupEffects,
  user_settings: userSettingsEffects,
  user_status: userStatusEffects,
  user_topic: userTopicEffects,
}

/** What remembered facts may be about that events of these types make stale. A type that only another release knows can be about anything. */
export function subjectsOf(types: Iterable<string>): Set<Subject> | 'anything' {
  const subjects = new Set<Subject>()
  for (const type of types) {
    if (!isKnown(type)) return 'anything'
    for (const subject of EFFECTS[type].invalidates) subjects.add(subject)
  }
  return subjects
}

/** The users whose views an event changes. */
export function changesViewOf<T extends LoggedType>({ type, payload, audience }: AnyEvent<T>): readonly number[] | 'everybody' {
  return isKnown(type) ? EFFECTS[type].changesViewOf(payload, audience) : 'everybody'
}

function isKnown(type: string): type is LoggedType {
  return Object.hasOwn(EFFECTS, type)
}
