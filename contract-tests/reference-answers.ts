// For each place that names something: the server's answer if the subject does not exist, and if it is archived or deactivated. The
// compiler rejects a place of the contract without a row.

import type { Case } from './cases.ts'
import type { Subject, Title } from './referents.ts'
import { profileFields } from './world.ts'

type Fields = Case['query']

export interface Row {
  /** A part of `msg`. Empty for a success. */
  absent: string
  /** The same for a subject that is archived or deactivated. Undefined if the kind has no such state. */
  closed?: string
  /** The case to change. Without it, the first success, preferably one that names something in this place. */
  example?: string
  caller?: Case['caller']
  /** Other fields of the case. */
  fields?: (subject: Subject) => Fields
}

const noUser: Row = { absent: 'a user who does not exist', closed: 'a deactivated user' }
const noBot: Row = { absent: 'a bot that does not exist', closed: 'a bot that does not exist' }
const noGroup: Row = { absent: 'a user group that does not exist', closed: 'a deactivated user group' }
const noFolder: Row = { absent: 'a folder that does not exist', closed: 'an archived folder' }
const noChannel: Row = { absent: 'a channel that does not exist', closed: '' }
const noSuchChannel: Row = { absent: 'Channel does not exist', closed: '' }
const noAddress: Row = { absent: 'does not exist', closed: 'is archived' }
const noEmoji: Row = { absent: 'an emoji that does not exist', closed: 'an emoji that does not exist' }
const noMessage: Row = { absent: 'a message that does not exist', closed: '' }
const ignored: Row = { absent: '', closed: '' }
const missing: Row = { absent: 'does not exist' }

const narrow = (operator: string, operand: (subject: Subject) => Fields[string]): Pick<Row, 'fields'> => ({
  fields: (subject) => ({ narrow: [{ operator, operand: operand(subject) }] }),
})
const byId = ({ id }: Subject): number => id
const byName = ({ name }: Subject): string => name
/** Rows of an operation with a narrow. */
const narrowed = {
  channelByName: { absent: 'unknown channel', closed: '', ...narrow('channel', byName) },
  userByName: { absent: 'unknown user', closed: '', ...narrow('sender', byName) },
  channelById: { absent: 'unknown channel', closed: '', ...narrow('channel', byId) },
  userById: { absent: 'unknown user', closed: '', ...narrow('sender', byId) },
  messageById: { absent: '', closed: '', ...narrow('id', byId) },
  usersById: { absent: 'unknown user', closed: '', ...narrow('dm', ({ id }) => [id]) },
} satisfies Record<string, Row>
/** A channel that the request creates. */
const created: Pick<Row, 'fields'> = { fields: () => ({ subscriptions: [{ name: 'of references' }] }) }
const byOwner: Pick<Row, 'caller'> = { caller: 'owner' }
const ofOthers: Pick<Row, 'caller'> = { caller: 'administrator' }
const draftTo = (type: string, { id }: Subject): Fields => ({ type, to: [id], topic: type === 'channel' ? 'lunch' : '', content: 'Well.' })

export const answers: Record<Title, Row> = {
  'reorderChannelFolders order[]: folder by id': {
    absent: 'a folder that does not exist',
    closed: 'must name every folder',
    caller: 'administrator',
  },
  'updateChannelFolder channel_folder_id: folder by id': { absent: 'Channel folder does not exist', closed: '' },
  'deleteAttachment attachment_id: attachment by id': missing,
  'createChannel subscribers[]: user by id': noUser,
  'createChannel folder_id: folder by id': noFolder,
  'createChannel *: group by id': noGroup,
  'createChannel *.direct_members[]: user by id': noUser,
  'createChannel *.direct_subgroups[]: group by id': noGroup,
  'createDrafts drafts[].to[]: channel by id': { ...noChannel, fields: (subject) => ({ drafts: [draftTo('channel', subject)] }) },
  'createDrafts drafts[].to[]: user by id': { ...noUser, closed: '', fields: (subject) => ({ drafts: [draftTo('direct', subject)] }) },
  'updateDraft draft_id: draft by id': missing,
  'updateDraft draft.to[]: channel by id': { ...noChannel, fields: (subject) => ({ draft: draftTo('channel', subject) }) },
  'updateDraft draft.to[]: user by id': { ...noUser, closed: '', fields: (subject) => ({ draft: draftTo('direct', subject) }) },
  'deleteDraft draft_id: draft by id': missing,
  'createReminder message_id: message by id': noMessage,
  'deleteReminder reminder_id: reminder by id': missing,
  'updateSavedSnippet saved_snippet_id: saved_snippet by id': missing,
  'deleteSavedSnippet saved_snippet_id: saved_snippet by id': missing,
  'getEvents queue_id: queue by name': { absent: 'Bad event queue ID' },
  'deleteEventQueue queue_id: queue by name': { absent: 'Bad event queue ID' },
  'getChannelId stream: channel by name': noChannel,
  'getAuditLog actor_id: user by id': { ...ignored, ...byOwner },
  'getAuditLog subject_id: channel by id': { ...ignored, ...byOwner },
  'getAuditLog subject_id: group by id': { ...ignored, ...byOwner },
  'getAuditLog subject_id: user by id': { ...ignored, ...byOwner },
  'sendInvitations stream_ids[]: channel by id': { ...noChannel, closed: 'may not add subscribers to' },
  'sendInvitations group_ids[]: group by id': { ...noGroup, closed: 'may not add members to' },
  'createInvitationLink stream_ids[]: channel by id': { ...noChannel, closed: 'may not add subscribers to' },
  'createInvitationLink group_ids[]: group by id': { ...noGroup, closed: 'may not add members to' },
  'revokeInvitationLink invite_id: invitation by id': missing,
  'revokeInvitation invite_id: invitation by id': missing,
  'resendInvitation invite_id: invitation by id': missing,
  'getMessages narrow[].operand: channel by name': narrowed.channelByName,
  'getMessages narrow[].operand: user by name': narrowed.userByName,
  'getMessages narrow[].operand: channel by id': narrowed.channelById,
  'getMessages narrow[].operand: user by id': narrowed.userById,
  'getMessages narrow[].operand: message by id': narrowed.messageById,
  'getMessages narrow[].operand[]: user by id': narrowed.usersById,
  'getMessages message_ids[]: message by id': ignored,
  'sendMessage to: channel by id': noAddress,
  'sendMessage to: channel by name': noAddress,
  'sendMessage to[]: user by id': { ...noUser, example: 'toUsers' },
  'sendMessage to[]: user by name': { ...noUser, example: 'toUsersByEmail' },
  'sendMessage queue_id: queue by name': { absent: '', fields: () => ({ local_id: 'references.1' }) },
  'sendWebhookMessage stream: channel by name': { ...noAddress, example: 'anything', caller: 'bot' },
  'updateMessageFlags messages[]: message by id': ignored,
  'updateMessageFlagsForNarrow narrow[].operand: channel by name': narrowed.channelByName,
  'updateMessageFlagsForNarrow narrow[].operand: user by name': narrowed.userByName,
  'updateMessageFlagsForNarrow narrow[].operand: channel by id': narrowed.channelById,
  'updateMessageFlagsForNarrow narrow[].operand: user by id': narrowed.userById,
  'updateMessageFlagsForNarrow narrow[].operand: message by id': narrowed.messageById,
  'updateMessageFlagsForNarrow narrow[].operand[]: user by id': narrowed.usersById,
  'getMatchingMessages msg_ids[]: message by id': ignored,
  'getMatchingMessages narrow[].operand: channel by name': narrowed.channelByName,
  'getMatchingMessages narrow[].operand: user by name': narrowed.userByName,
  'getMatchingMessages narrow[].operand: channel by id': narrowed.channelById,
  'getMatchingMessages narrow[].operand: user by id': narrowed.userById,
  'getMatchingMessages narrow[].operand: message by id': narrowed.messageById,
  'getMatchingMessages narrow[].operand[]: user by id': narrowed.usersById,
  'getMessage message_id: message by id': noMessage,
  'updateMessage message_id: message by id': { ...noMessage, closed: 'is archived', example: 'moveToChannel' },
  'updateMessage stream_id: channel by id': { ...noChannel, closed: 'is archived' },
  'deleteMessage message_id: message by id': { ...noMessage, closed: 'permission to delete this message', caller: 'member2' },
  'getMessageHistory message_id: message by id': noMessage,
  'getReadReceipts message_id: message by id': noMessage,
  'addReaction message_id: message by id': { ...noMessage, closed: 'is archived' },
  'addReaction emoji_name: emoji by name': noEmoji,
  'addReaction emoji_code: emoji by id': { ...noEmoji, fields: ({ name }) => ({ emoji_name: name, reaction_type: 'realm_emoji' }) },
  'removeReaction message_id: message by id': { ...noMessage, closed: 'is archived' },
  'removeReaction emoji_name: emoji by name': noEmoji,
  'removeReaction emoji_code: emoji by id': {
    absent: 'Reaction does not exist',
    closed: 'Reaction does not exist',
    fields: ({ name }) => ({ emoji_name: name, reaction_type: 'realm_emoji' }),
  },
  'sendEditTyping message_id: message by id': { ...noMessage, closed: 'is archived' },
  'sendTestPushNotification device_id: device by id': { absent: 'No active registered push device' },
  'registerPushDevice device_id: device by id': missing,
  'updateNavigationView fragment: navigation_view by name': missing,
  'deleteNavigationView fragment: navigation_view by name': missing,
  'deleteTopic stream_id: channel by id': noSuchChannel,
  'reportMessage message_id: message by id': noMessage,
  'updateRealm moderation_request_channel_id: channel by id': { ...noChannel, closed: 'an archived channel' },
  'updateRealm new_stream_announcements_stream_id: channel by id': { ...noChannel, closed: 'an archived channel' },
  'updateRealm *: group by id': noGroup,
  'updateRealm *.direct_members[]: user by id': noUser,
  'updateRealm *.direct_subgroups[]: group by id': noGroup,
  'updateRealm *.new: group by id': noGroup,
  'updateRealm *.new.direct_members[]: user by id': noUser,
  'updateRealm *.new.direct_subgroups[]: group by id': noGroup,
  'updateRealmDomain domain: domain by name': missing,
  'removeRealmDomain domain: domain by name': missing,
  'deleteCustomEmoji emoji_name: emoji by name': { absent: 'Emoji does not exist', closed: 'Emoji does not exist' },
  'updateLinkifier filter_id: linkifier by id': missing,
  'deleteLinkifier filter_id: linkifier by id': missing,
  'removePlayground playground_id: playground by id': missing,
  'reorderLinkifiers ordered_linkifier_ids[]: linkifier by id': { ...missing, caller: 'administrator' },
  'updateProfileField field_id: profile_field by id': missing,
  'deleteProfileField field_id: profile_field by id': missing,
  'removeClientDevice device_id: device by id': missing,
  'createScheduledMessage to: channel by id': noAddress,
  'createScheduledMessage to[]: user by id': { ...noUser, example: 'toUsers' },
  'updateScheduledMessage scheduled_message_id: scheduled_message by id': missing,
  'updateScheduledMessage to: channel by id': noAddress,
  'updateScheduledMessage to[]: user by id': { ...noUser, fields: ({ id }) => ({ type: 'direct', to: [id] }) },
  'deleteScheduledMessage scheduled_message_id: scheduled_message by id': missing,
  'updateSettings target_users.user_ids[]: user by id': { ...noUser, ...ofOthers },
  'updateSettings target_users.group_ids[]: group by id': { ...noGroup, ...ofOthers },
  'updateDisplaySettings target_users.user_ids[]: user by id': { ...noUser, ...ofOthers },
  'updateDisplaySettings target_users.group_ids[]: group by id': { ...noGroup, ...ofOthers },
  'updateNotificationSettings target_users.user_ids[]: user by id': { ...noUser, ...ofOthers },
  'updateNotificationSettings target_users.group_ids[]: group by id': { ...noGroup, ...ofOthers },
  'getChannel stream_id: channel by id': noSuchChannel,
  'getChannelEmailAddress stream_id: channel by id': { absent: 'Channel does not exist', closed: 'No mail', example: 'noAddress' },
  'updateChannel stream_id: channel by id': { ...noSuchChannel, example: 'folder' },
  'updateChannel folder_id: folder by id': noFolder,
  'updateChannel *.new: group by id': { ...noGroup, example: 'folder' },
  'updateChannel *.new.direct_members[]: user by id': { ...noUser, example: 'folder' },
  'updateChannel *.new.direct_subgroups[]: group by id': { ...noGroup, example: 'folder' },
  'archiveChannel stream_id: channel by id': { ...noSuchChannel, closed: 'is archived already' },
  'getChannelMembers stream_id: channel by id': noSuchChannel,
  'sendTyping to[]: user by id': noUser,
  'sendTyping stream_id: channel by id': noAddress,
  'getUserGroups user_group_ids[]: group by id': ignored,
  'createUserGroup members[]: user by id': noUser,
  'createUserGroup subgroups[]: group by id': noGroup,
  'createUserGroup *: group by id': noGroup,
  'createUserGroup *.direct_members[]: user by id': noUser,
  'createUserGroup *.direct_subgroups[]: group by id': noGroup,
  'updateUserGroup user_group_id: group by id': { ...noGroup, closed: '' },
  'updateUserGroup *.new: group by id': noGroup,
  'updateUserGroup *.new.direct_members[]: user by id': noUser,
  'updateUserGroup *.new.direct_subgroups[]: group by id': noGroup,
  'deactivateUserGroup user_group_id: group by id': noGroup,
  'deleteUserGroup user_group_id: group by id': noGroup,
  'getUserGroupMembers user_group_id: group by id': { ...noGroup, closed: '' },
  'updateUserGroupMembers user_group_id: group by id': { ...noGroup, closed: '' },
  'updateUserGroupMembers add[]: user by id': noUser,
  'updateUserGroupMembers delete[]: user by id': { absent: 'not a direct member', closed: 'not a direct member' },
  'updateUserGroupMembers add_subgroups[]: group by id': noGroup,
  'updateUserGroupMembers delete_subgroups[]: group by id': { absent: 'not a direct subgroup', closed: 'not a direct subgroup' },
  'isUserGroupMember user_group_id: group by id': { ...noGroup, closed: '' },
  'isUserGroupMember user_id: user by id': { ...noUser, closed: '', caller: 'member' },
  'getUserGroupSubgroups user_group_id: group by id': { ...noGroup, closed: '' },
  'updateUserGroupSubgroups user_group_id: group by id': { ...noGroup, closed: '' },
  'updateUserGroupSubgroups add[]: group by id': noGroup,
  'updateUserGroupSubgroups delete[]: group by id': { absent: 'not a direct subgroup', closed: 'not a direct subgroup' },
  'updateUserTopic stream_id: channel by id': noChannel,
  'muteTopic stream_id: channel by id': noChannel,
  'muteTopic stream: channel by name': noChannel,
  'markChannelAsRead stream_id: channel by id': noChannel,
  'markTopicAsRead stream_id: channel by id': noChannel,
  'addDefaultChannel stream_id: channel by id': { ...noChannel, closed: 'an archived channel' },
  'removeDefaultChannel stream_id: channel by id': noChannel,
  'updateSubscriptionProperty stream_id: channel by id': { absent: 'not subscribed to', closed: 'not subscribed to' },
  'getUserChannels user_id: user by id': { absent: 'User does not exist', closed: '' },
  'getFileUrl realm_id: organisation by id': missing,
  'getFileUrl path: file by name': missing,
  'downloadFile path: file by name': missing,
  'getUsers user_ids[]: user by id': ignored,
  'updateStatus emoji_name: emoji by name': noEmoji,
  'updateStatus emoji_code: emoji by id': { ...noEmoji, fields: ({ name }) => ({ emoji_name: name, reaction_type: 'realm_emoji' }) },
  'subscribe subscriptions[].name: channel by name': {
    absent: 'may not join or create',
    closed: 'may not join or create',
    caller: 'guest',
  },
  'subscribe principals[]: user by id': noUser,
  'subscribe principals[]: user by name': noUser,
  'subscribe folder_id: folder by id': { ...noFolder, ...created },
  'subscribe *: group by id': { ...noGroup, ...created },
  'subscribe *.direct_members[]: user by id': { ...noUser, ...created },
  'subscribe *.direct_subgroups[]: group by id': { ...noGroup, ...created },
  'unsubscribe subscriptions[]: channel by name': noChannel,
  'unsubscribe principals[]: user by id': noUser,
  'unsubscribe principals[]: user by name': noUser,
  'getChannelTopics stream_id: channel by id': noSuchChannel,
  'updateSubscriptionProperties subscription_data[].stream_id: channel by id': { absent: 'not subscribed to', closed: 'not subscribed to' },
  'getUserByEmail email: user by name': { ...noUser, closed: '' },
  'updateUserByEmail email: user by name': { ...noUser, closed: '' },
  'updateUserByEmail profile_data[].id: profile_field by id': missing,
  'updateUserByEmail profile_data[].value[]: user by id': {
    ...noUser,
    fields: ({ id }) => ({ profile_data: [{ id: profileFields.mentor.id, value: [id] }] }),
  },
  'updateOwnProfileData data[].id: profile_field by id': missing,
  'updateOwnProfileData data[].value[]: user by id': {
    ...noUser,
    fields: ({ id }) => ({ data: [{ id: profileFields.mentor.id, value: [id] }] }),
  },
  'removeOwnProfileData data[]: profile_field by id': missing,
  'reorderProfileFields order[]: profile_field by id': { ...missing, caller: 'administrator' },
  'deactivateUser email: user by name': noUser,
  'getUserPresence user_id_or_email: user by name': { absent: 'User does not exist', closed: 'no presence' },
  'deactivateBot bot_id: user by id': noBot,
  'deleteBotAvatar bot_id: user by id': noBot,
  'getBotDeliveries bot_id: user by id': noBot,
  'regenerateBotApiKey bot_id: user by id': noBot,
  'updateBot bot_id: user by id': noBot,
  'updateBot bot_owner_id: user by id': { ...noUser, caller: 'changed', fields: (subject) => ({ bot_owner_id: subject.id }) },
  'getUserApiKeys user_id: user by id': { ...noUser, closed: '' },
  'revokeOwnApiKey api_key_id: api_key by id': missing,
  'revokeUserApiKey api_key_id: api_key by id': missing,
  'revokeUserApiKey user_id: user by id': { absent: 'a user who does not exist', closed: 'API key does not exist' },
  'muteUser muted_user_id: user by id': { absent: 'a user who does not exist', closed: '' },
  'unmuteUser muted_user_id: user by id': { absent: 'whom you have not muted', closed: 'whom you have not muted', caller: 'member' },
  'reactivateUser user_id: user by id': { ...noUser, closed: '' },
  'getUserStatus user_id: user by id': { absent: 'User does not exist', closed: '' },
  'isSubscribed user_id: user by id': { absent: 'User does not exist', closed: '' },
  'isSubscribed stream_id: channel by id': noSuchChannel,
}
