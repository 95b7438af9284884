// The permission matrix: who may use each operation of the contract. flows/matrix.test.ts sends each row as every role, on the seed world.
// Each cell is a success, or a refusal by the rule that the row names. The compiler rejects an operation without a row, and the test
// rejects a rule without a cell.

// Depends on the contract's operations, not on the server's code.
import type { OPERATION_IDS } from '../src/generated/operations.ts'
import type { components } from '../src/generated/types.ts'
import { folders, linkifiers, profileFields } from '../src/sandbox/world.ts'
import type { Case } from './cases.ts'
import type { Limit, RuleName } from './rules.ts'

type OperationId = (typeof OPERATION_IDS)[number]
type Fields = Case['query']

/** In the order of their requests. `deactivated` is the user `former` of the world; `stranger` has an account in another organisation. */
export const ROLES = ['owner', 'administrator', 'moderator', 'member', 'guest', 'bot', 'deactivated', 'stranger'] as const
export type Role = (typeof ROLES)[number]

/** A request, and the roles for which it succeeds. */
export interface Row {
  /** Distinguishes the rows of an operation. */
  title?: string
  allowed: readonly Role[]
  /** The name of the case to send. Undefined: the first success. */
  example?: string
  /** Replaces fields of the case in the form or, if there is no form, in the query. */
  fields?: (role: Role) => Fields
  /** Changes values of the case in the form, the query or the path. */
  change?: (role: Role) => Fields
  /** The rule that refuses all other accounts, by role if it differs. `deactivated` and `stranger` are refused for what they are, unless they are named. */
  refusal?: RuleName | Partial<Record<Role | 'others', RuleName>>
}

const everybody = ROLES
const accounts = ['owner', 'administrator', 'moderator', 'member', 'guest', 'bot'] as const
const humans = ['owner', 'administrator', 'moderator', 'member', 'guest'] as const
const allButGuests = ['owner', 'administrator', 'moderator', 'member', 'bot'] as const
const moderators = ['owner', 'administrator', 'moderator'] as const
const administrators = ['owner', 'administrator'] as const
const owners = ['owner'] as const
/** The example names something that belongs to `member`. */
const onlyMember = ['member'] as const

const idsOf = (things: Record<string, { id: number }>): number[] => Object.values(things).map(({ id }) => id)
/** A value for each setting of user groups that preserves the permissions of later callers. */
const groupSettings: Record<
  Extract<keyof components['schemas']['UserGroup'], `can_${string}`>,
  number | { direct_members: number[]; direct_subgroups: number[] }
> = {
  can_add_members_group: 5,
  can_join_group: 5,
  can_leave_group: 5,
  can_manage_group: { direct_members: [8], direct_subgroups: [] },
  can_mention_group: 5,
  can_remove_members_group: 5,
}

/** The rows by operation. An operation has several if parts of it need different permissions. */
export const matrix: Record<OperationId, readonly Row[]> = {
  // These come before rows that add and remove things, because an order must name all of them.
  reorderLinkifiers: [{ allowed: administrators, refusal: 'administer', fields: () => ({ ordered_linkifier_ids: idsOf(linkifiers) }) }],
  reorderChannelFolders: [{ allowed: administrators, refusal: 'administer', fields: () => ({ order: idsOf(folders) }) }],
  reorderProfileFields: [{ allowed: administrators, refusal: 'administer', fields: () => ({ order: idsOf(profileFields) }) }],
  addAlertWords: [{ allowed: accounts }],
  addLinkifier: [
    {
      allowed: administrators,
      refusal: 'administer',
      fields: (role) => ({ pattern: `matrix-${role}/(?P<id>[0-9]+)`, url_template: `https://${role}.example.com/{id}` }),
    },
  ],
  addPlayground: [{ allowed: administrators, refusal: 'administer', change: (role) => ({ name: `Matrix ${role}` }) }],
  removePlayground: [{ allowed: administrators, refusal: 'administer', change: (role) => ({ playground_id: role === 'owner' ? 1 : 2 }) }],
  addRealmDomain: [{ allowed: administrators, refusal: 'administer', fields: (role) => ({ domain: `${role}.example` }) }],
  addNavigationView: [{ allowed: accounts, change: () => ({ fragment: 'narrow/channel/1-general/topic/matrix' }) }],
  addReaction: [{ allowed: accounts }],
  markOnboardingStep: [{ allowed: humans, refusal: 'bePerson' }],
  addSubmessage: [
    { allowed: accounts, example: 'vote' },
    { title: 'the question of a poll', allowed: ['member'], refusal: 'retitleWidgets', example: 'question' },
  ],
  createChannel: [
    {
      title: 'public',
      allowed: allButGuests,
      refusal: 'createChannels',
      fields: (role) => ({ name: `matrix public ${role}`, subscribers: [] }),
    },
    {
      title: 'private',
      allowed: allButGuests,
      refusal: 'createChannels',
      fields: (role) => ({ name: `matrix private ${role}`, subscribers: [], invite_only: true }),
    },
    {
      title: 'default for new users',
      allowed: administrators,
      refusal: { others: 'setForRoles', guest: 'createChannels' },
      fields: (role) => ({ name: `matrix default ${role}`, subscribers: [], is_default_stream: true }),
    },
    {
      title: 'with a retention of its own',
      allowed: owners,
      refusal: { others: 'setForRoles', guest: 'createChannels' },
      fields: (role) => ({ name: `matrix retention ${role}`, subscribers: [], message_retention_days: 30 }),
    },
    {
      title: 'with deletion of its own',
      allowed: moderators,
      refusal: { others: 'setForGroups', guest: 'createChannels' },
      fields: (role) => ({ name: `matrix deletion ${role}`, subscribers: [], can_delete_any_message_group: 5 }),
    },
  ],
  createBot: [
    {
      title: 'of any kind',
      allowed: ['owner', 'administrator', 'moderator', 'member'],
      refusal: { guest: 'createBots', others: 'bePerson' },
      fields: (role) => ({ full_name: `Matrix ${role}`, short_name: `matrix-${role}` }),
    },
  ],
  createDrafts: [{ allowed: accounts, example: 'undecided' }],
  createProfileField: [{ allowed: administrators, refusal: 'administer', fields: (role) => ({ field_type: 1, name: `Matrix ${role}` }) }],
  createInvitationLink: [{ allowed: administrators, refusal: 'invite' }],
  createScheduledMessage: [
    { title: 'to all', allowed: accounts },
    {
      title: 'to a channel where administrators post',
      allowed: administrators,
      change: () => ({ to: 21 }),
      refusal: { others: 'postInChannel', guest: 'writeToHiddenChannelById' },
    },
  ],
  createReminder: [{ allowed: humans, refusal: 'bePerson' }],
  deleteReminder: [{ title: 'of member', allowed: onlyMember, refusal: 'ownReminder' }],
  getReminders: [{ allowed: accounts }],
  getSavedSnippets: [{ allowed: accounts }],
  createSavedSnippet: [{ allowed: accounts }],
  updateSavedSnippet: [{ title: 'of member', allowed: onlyMember, refusal: 'ownSnippet' }],
  deleteSavedSnippet: [{ title: 'of member', allowed: onlyMember, refusal: 'ownSnippet' }],
  createUserGroup: [
    { allowed: allButGuests, refusal: 'createGroups', fields: (role) => ({ name: `matrix ${role}`, description: '', members: [] }) },
    ...Object.entries(groupSettings).map(([name, value]) => ({
      title: `with ${name}`,
      allowed: allButGuests,
      refusal: 'createGroups' as const,
      fields: (role: Role) => ({ name: `matrix ${role} ${name}`, description: '', members: [], [name]: value }),
    })),
  ],
  // Each role deactivates a different member of the crowd.
  // Each of them deactivates it, so it can be done once, by its owner.
  deactivateBot: [
    { title: 'of another member', allowed: [], refusal: { others: 'ownBot', bot: 'bePerson' }, change: () => ({ bot_id: 6 }) },
  ],
  deactivateUser: [{ allowed: administrators, refusal: 'administer', change: (role) => ({ email: String(31 + ROLES.indexOf(role)) }) }],
  deactivateUserGroup: [{ allowed: owners, refusal: 'changeGroups' }],
  deleteUserGroup: [{ allowed: owners, refusal: 'changeGroups' }],
  deleteBotStorage: [{ allowed: ['bot'], refusal: 'beBot', change: () => ({ keys: ['greeting'] }) }],
  deleteDraft: [{ title: 'of member', allowed: onlyMember, refusal: 'ownDraft' }],
  deleteEventQueue: [{ title: 'of member', allowed: onlyMember, refusal: 'ownQueue' }],
  // The owner and the administrator each delete a different one.
  deleteAttachment: [{ title: 'of member', allowed: onlyMember, refusal: 'seeFile' }],
  deleteProfileField: [
    {
      allowed: administrators,
      refusal: 'administer',
      change: (role) => ({ field_id: role === 'owner' ? 12 : role === 'administrator' ? 4 : 11 }),
    },
  ],
  devFetchApiKey: [{ allowed: everybody }],
  downloadFile: [
    { title: 'shared in a channel', allowed: accounts },
    { title: 'of member2 alone', allowed: [], example: 'notAllowed', refusal: 'seeFile' },
  ],
  downloadThumbnail: [{ title: 'of member alone', allowed: onlyMember, refusal: 'seeFile' }],
  downloadTemporaryFile: [{ allowed: everybody }],
  fetchApiKey: [{ allowed: everybody }],
  getAlertWords: [{ allowed: accounts }],
  getAttachments: [{ allowed: accounts }],
  getAuditLog: [{ allowed: owners, refusal: 'own' }],
  getBotStorage: [{ allowed: ['bot'], refusal: 'beBot', change: () => ({ keys: [] }) }],
  getBotDeliveries: [{ title: 'of changed', allowed: administrators, refusal: { others: 'ownBot', bot: 'bePerson' } }],
  getBots: [{ allowed: accounts }],
  getChannels: [{ allowed: accounts }],
  getOwnApiKeys: [{ allowed: accounts }],
  getUserApiKeys: [
    { allowed: administrators, refusal: 'administer' },
    {
      title: 'of an owner',
      allowed: owners,
      refusal: { others: 'administer', administrator: 'manageKeysOfOwners' },
      change: () => ({ user_id: 1 }),
    },
  ],
  getOwnSessions: [{ allowed: accounts }],
  getUserSessions: [
    { allowed: administrators, refusal: 'administer' },
    {
      title: 'of an owner',
      allowed: owners,
      refusal: { others: 'administer', administrator: 'manageKeysOfOwners' },
      change: () => ({ user_id: 1 }),
    },
  ],
  getDrafts: [{ allowed: accounts }],
  getEvents: [
    { title: 'of the queue of member', allowed: onlyMember, refusal: 'ownQueue' },
    { title: 'without a queue', allowed: accounts, example: 'registers' },
    {
      title: 'of all public channels',
      allowed: allButGuests,
      refusal: 'watchAllChannels',
      example: 'registers',
      fields: () => ({ dont_block: true, all_public_streams: true }),
    },
  ],
  getFileUrl: [
    { title: 'shared in a channel', allowed: accounts },
    { title: 'of member2 alone', allowed: [], example: 'notAllowed', refusal: 'seeFile' },
  ],
  getInvitations: [{ allowed: accounts }],
  getMessage: [
    { title: 'in a channel of theirs', allowed: accounts },
    { title: 'in a public channel', allowed: allButGuests, refusal: 'seeMessage', change: () => ({ message_id: 109 }) },
    { title: 'in a private channel', allowed: ['moderator'], refusal: 'seeMessage', change: () => ({ message_id: 110 }) },
    { title: 'direct to member', allowed: onlyMember, refusal: 'seeMessage', change: () => ({ message_id: 107 }) },
  ],
  getMessageHistory: [
    { title: 'in a channel of theirs', allowed: accounts },
    { title: 'in a private channel', allowed: ['moderator'], refusal: 'seeMessage', change: () => ({ message_id: 110 }) },
  ],
  getMessages: [{ allowed: accounts }],
  getReadReceipts: [
    { title: 'in a channel of theirs', allowed: accounts },
    { title: 'in a private channel', allowed: ['moderator'], refusal: 'seeMessage', change: () => ({ message_id: 110 }) },
  ],
  getOwnUser: [{ allowed: accounts }],
  getProfileFields: [{ allowed: accounts }],
  getRealmDomains: [{ allowed: accounts }],
  getRealmPresence: [{ allowed: accounts }],
  getServerSettings: [{ allowed: everybody }],
  getSubscriptions: [{ allowed: accounts }],
  getUserByEmail: [{ allowed: accounts }],
  getUserGroupMembers: [{ allowed: accounts }],
  getUserGroups: [{ allowed: accounts }],
  getUserGroupSubgroups: [{ allowed: accounts }],
  getUserPresence: [{ allowed: accounts }],
  getUsers: [{ allowed: accounts }],
  getUserStatus: [{ allowed: accounts }],
  isUserGroupMember: [{ allowed: accounts }],
  // The request is about the organisation, not about who sends it.
  requestAccount: [{ allowed: [], refusal: { others: 'joinAlone', deactivated: 'joinAlone', stranger: 'joinAlone' } }],
  // Each role reactivates the user that it deactivated above.
  revokeOwnApiKey: [{ title: 'of member', allowed: onlyMember, refusal: 'ownKeyById' }],
  revokeUserApiKey: [
    // The owner and the administrator each revoke a different one.
    {
      allowed: administrators,
      refusal: 'administer',
      change: (role) => (role === 'owner' ? { user_id: 4, api_key_id: 104 } : { user_id: 14, api_key_id: 102 }),
    },
    {
      title: 'of an owner',
      allowed: owners,
      refusal: { others: 'administer', administrator: 'manageKeysOfOwners' },
      change: () => ({ user_id: 1, api_key_id: 103 }),
    },
  ],
  reactivateUser: [{ allowed: administrators, refusal: 'administer', change: (role) => ({ user_id: 31 + ROLES.indexOf(role) }) }],
  endOwnSession: [{ title: 'of member', allowed: onlyMember, refusal: 'ownSession' }],
  endUserSession: [
    // The owner and the administrator each end a different one.
    {
      allowed: administrators,
      refusal: 'administer',
      change: (role) => (role === 'owner' ? { user_id: 4, session_id: 114 } : { user_id: 14, session_id: 112 }),
    },
    {
      title: 'of an owner',
      allowed: owners,
      refusal: { others: 'administer', administrator: 'manageKeysOfOwners' },
      change: () => ({ user_id: 1, session_id: 115 }),
    },
  ],
  regenerateBotApiKey: [
    { title: 'of another member', allowed: administrators, refusal: { others: 'ownBot', bot: 'bePerson' }, change: () => ({ bot_id: 16 }) },
  ],
  regenerateApiKey: [
    {
      title: 'with a wrong password',
      allowed: [],
      refusal: { others: 'ownPassword', bot: 'bePerson' },
      fields: () => ({ password: 'wrong' }),
    },
  ],
  registerQueue: [
    { title: 'of their own', allowed: accounts },
    {
      title: 'of all public channels',
      allowed: allButGuests,
      refusal: 'watchAllChannels',
      fields: () => ({ fetch_event_types: [], all_public_streams: true }),
    },
  ],
  createUser: [
    {
      allowed: administrators,
      refusal: 'administer',
      change: (role) => ({ email: `by-${role}@example.com` }),
    },
  ],
  updateOwnProfileData: [
    { title: 'of their own', allowed: humans, refusal: 'bePerson', fields: () => ({ data: [{ id: 1, value: '555 0100' }] }) },
    {
      title: 'of administrators',
      allowed: administrators,
      refusal: { others: 'editOwnFields', bot: 'bePerson' },
      fields: () => ({ data: [{ id: 13, value: '1234' }] }),
    },
  ],
  removeOwnProfileData: [
    { title: 'of their own', allowed: humans, refusal: 'bePerson' },
    {
      title: 'of administrators',
      allowed: administrators,
      refusal: { others: 'editOwnFields', bot: 'bePerson' },
      fields: () => ({ data: [13] }),
    },
  ],
  uploadAvatar: [{ allowed: humans, refusal: 'bePerson' }],
  deleteAvatar: [{ allowed: humans, refusal: 'bePerson' }],
  uploadRealmIcon: [{ allowed: administrators, refusal: 'administer' }],
  deleteRealmIcon: [{ allowed: administrators, refusal: 'administer' }],
  uploadRealmLogo: [{ allowed: administrators, refusal: 'administer' }],
  deleteRealmLogo: [{ allowed: administrators, refusal: 'administer' }],
  muteUser: [{ allowed: accounts }],
  unmuteUser: [{ allowed: accounts, change: () => ({ muted_user_id: 12 }) }],
  removeAlertWords: [{ allowed: accounts }],
  resendInvitation: [
    { allowed: administrators, refusal: 'seeInvitation' },
    {
      title: 'as owner',
      allowed: owners,
      change: () => ({ invite_id: 6 }),
      refusal: { others: 'seeInvitation', administrator: 'manageInvitationsOfOwners' },
    },
  ],
  // The administrator removes the domain that the owner added.
  removeRealmDomain: [
    {
      allowed: administrators,
      refusal: 'administer',
      change: (role) => ({ domain: role === 'administrator' ? 'owner.example' : 'leaving.example' }),
    },
  ],
  // Each invitation can be revoked only once.
  revokeInvitation: [
    {
      allowed: administrators,
      change: (role) => ({ invite_id: role === 'owner' ? 4 : role === 'administrator' ? 1 : 2 }),
      refusal: 'seeInvitation',
    },
  ],
  revokeInvitationLink: [
    { allowed: administrators, change: (role) => ({ invite_id: role === 'owner' ? 5 : 3 }), refusal: 'seeInvitation' },
  ],
  sendEditTyping: [{ allowed: onlyMember, refusal: 'editMessages' }],
  sendInvitations: [
    {
      title: 'as members',
      allowed: allButGuests,
      refusal: 'invite',
      fields: (role) => ({ invitee_emails: `matrix-${role}@example.com`, stream_ids: [26] }),
    },
    {
      title: 'as moderators',
      allowed: moderators,
      refusal: { others: 'inviteAboveOwnRole', guest: 'invite' },
      fields: (role) => ({ invitee_emails: `matrix-moderator-${role}@example.com`, stream_ids: [26], invite_as: 300 }),
    },
    {
      title: 'as administrators',
      allowed: administrators,
      refusal: { others: 'inviteAboveOwnRole', guest: 'invite' },
      fields: (role) => ({ invitee_emails: `matrix-administrator-${role}@example.com`, stream_ids: [26], invite_as: 200 }),
    },
    {
      title: 'as owners',
      allowed: owners,
      refusal: { others: 'inviteAboveOwnRole', guest: 'invite' },
      fields: (role) => ({ invitee_emails: `matrix-owner-${role}@example.com`, stream_ids: [26], invite_as: 100 }),
    },
    {
      title: 'to a private channel',
      allowed: ['moderator'],
      refusal: { others: 'seeChannelToInvite', owner: 'inviteToChannel', administrator: 'inviteToChannel', guest: 'invite' },
      fields: (role) => ({ invitee_emails: `matrix-private-${role}@example.com`, stream_ids: [24] }),
    },
    {
      title: 'to a group of member',
      allowed: ['owner', 'member'],
      refusal: { others: 'inviteToGroup', guest: 'invite' },
      fields: (role) => ({ invitee_emails: `matrix-group-${role}@example.com`, stream_ids: [], group_ids: [21] }),
    },
    {
      title: 'with a welcome of their own',
      allowed: administrators,
      refusal: { others: 'setWelcomeMessage', guest: 'invite' },
      fields: (role) => ({ invitee_emails: `matrix-welcome-${role}@example.com`, stream_ids: [26], welcome_message_custom_text: 'Hi!' }),
    },
  ],
  sendWebhookMessage: [{ allowed: ['bot'], refusal: 'beBot' }],
  sendMessage: [
    { title: 'to all', allowed: accounts },
    {
      title: 'to a channel where administrators post',
      allowed: administrators,
      change: () => ({ to: 'announcements', topic: 'news' }),
      refusal: { others: 'postInChannel', guest: 'writeToHiddenChannel' },
    },
    {
      title: 'to a private channel',
      allowed: ['moderator'],
      change: () => ({ to: 'secret', topic: 'budget' }),
      refusal: { others: 'writeToHiddenChannel', owner: 'postInChannel', administrator: 'postInChannel' },
    },
    {
      title: 'to everybody in a large channel',
      allowed: administrators,
      refusal: { others: 'mentionMany', guest: 'writeToHiddenChannel' },
      change: () => ({ to: 'townhall', topic: 'everybody', content: '@**all** Hello.' }),
    },
  ],
  sendTestWelcomeMessage: [{ allowed: administrators, refusal: 'administer' }],
  sendTestPushNotification: [
    { title: 'to a device of member', allowed: onlyMember, refusal: { others: 'ownPushDevice', bot: 'bePerson' } },
  ],
  sendTyping: [{ allowed: accounts }],
  subscribe: [
    { title: 'themselves', allowed: allButGuests, refusal: 'joinChannels' },
    { title: 'others', allowed: allButGuests, refusal: 'joinChannels', change: (role) => ({ principals: [21 + ROLES.indexOf(role)] }) },
    {
      title: 'to a private channel',
      allowed: ['moderator'],
      refusal: 'joinChannels',
      change: () => ({ subscriptions: [{ name: 'secret' }] }),
    },
    {
      title: 'others to a channel of theirs',
      allowed: allButGuests,
      refusal: 'subscribeOthers',
      change: (role) => ({ subscriptions: [{ name: 'general' }], principals: [21 + ROLES.indexOf(role)] }),
    },
    {
      title: 'others to a private channel',
      allowed: ['moderator'],
      refusal: 'joinChannels',
      change: () => ({ subscriptions: [{ name: 'secret' }], principals: [12] }),
    },
    {
      title: 'to a new channel',
      allowed: allButGuests,
      refusal: 'joinChannels',
      change: (role) => ({ subscriptions: [{ name: `matrix subscribes ${role}` }] }),
    },
  ],
  updateBot: [
    {
      title: 'of member',
      allowed: ['owner', 'administrator', 'member'],
      refusal: { others: 'ownBot', bot: 'bePerson' },
      change: () => ({ bot_id: 8 }),
      fields: () => ({ full_name: 'Build Bot' }),
    },
  ],
  deleteBotAvatar: [
    {
      title: 'of member',
      allowed: ['owner', 'administrator', 'member'],
      refusal: { others: 'ownBot', bot: 'bePerson' },
      change: () => ({ bot_id: 8 }),
    },
  ],
  updateBotStorage: [{ allowed: ['bot'], refusal: 'beBot' }],
  updateDisplaySettings: [{ allowed: humans, refusal: 'bePerson', fields: () => ({ color_scheme: 1 }) }],
  updateDraft: [{ title: 'of member', allowed: onlyMember, refusal: 'ownDraft' }],
  updateMessage: [
    { title: 'content of member', allowed: onlyMember, refusal: 'editMessages' },
    { title: 'topic', allowed: accounts, example: 'moveToTopic', change: (role) => ({ topic: `tidied up by ${role}` }) },
    {
      title: 'channel',
      allowed: allButGuests,
      refusal: 'moveMessages',
      example: 'moveToChannel',
      // Each role moves the message there or back.
      change: (role) => ({ stream_id: ROLES.indexOf(role) % 2 === 0 || role === 'bot' ? 23 : 1 }),
    },
    {
      title: 'channel, to one where administrators post',
      allowed: administrators,
      refusal: { others: 'editIntoChannel', guest: 'moveMessages' },
      example: 'moveToChannel',
      // The owner and the administrator each move a different one.
      change: (role) => ({ message_id: { owner: 106, administrator: 115 }[role as string] ?? 102, stream_id: 21 }),
    },
  ],
  updateMessageFlags: [{ allowed: accounts }],
  updateMessageFlagsForNarrow: [{ allowed: accounts }],
  updateNotificationSettings: [{ allowed: humans, refusal: 'bePerson', fields: () => ({ enable_sounds: true }) }],
  updateNavigationView: [{ title: 'of member', allowed: onlyMember, refusal: 'ownNavigationView' }],
  updatePresence: [{ allowed: humans, refusal: 'bePerson' }],
  updateProfileField: [{ allowed: administrators, refusal: 'administer', fields: (role) => ({ hint: `From ${role}` }) }],
  updateRealmDomain: [{ allowed: administrators, refusal: 'administer' }],
  updateRealm: [
    { allowed: administrators, refusal: 'administer' },
    {
      title: 'who manages all groups',
      allowed: owners,
      refusal: { others: 'administer', administrator: 'setForRoles' },
      fields: () => ({ can_manage_all_groups: 7 }),
    },
    {
      title: 'its retention',
      allowed: owners,
      refusal: { others: 'administer', administrator: 'setForRoles' },
      fields: () => ({ message_retention_days: 3650 }),
    },
  ],
  updateScheduledMessage: [{ title: 'of member', allowed: onlyMember, refusal: 'ownScheduledMessage' }],
  updateSettings: [
    { title: 'their own', allowed: humans, refusal: 'bePerson', fields: () => ({ twenty_four_hour_time: true }) },
    {
      title: 'of others',
      allowed: administrators,
      refusal: { others: 'administer', bot: 'bePerson' },
      fields: () => ({ target_users: { user_ids: [21] }, user_list_style: 1 }),
    },
  ],
  updateStatus: [{ allowed: accounts, fields: (role) => ({ status_text: role }) }],
  updateUserByEmail: [
    { title: 'name', allowed: administrators, refusal: 'administer', fields: (role) => ({ full_name: `Chris by ${role}` }) },
    { title: 'role', allowed: administrators, refusal: 'administer', fields: () => ({ role: 300 }) },
    {
      title: 'role of a guest',
      allowed: [],
      refusal: { others: 'administer', owner: 'promoteGuests', administrator: 'promoteGuests' },
      change: () => ({ email: 'guest@example.com' }),
      fields: () => ({ role: 200 }),
    },
    {
      title: 'owner role',
      allowed: owners,
      refusal: { others: 'administer', administrator: 'giveOwnerRole' },
      // Giving a role to a user who already has it would change nothing.
      change: (role) => ({ email: `user${21 + ROLES.indexOf(role)}@127.0.0.1` }),
      fields: () => ({ role: 100 }),
    },
    {
      title: 'address',
      allowed: owners,
      refusal: { others: 'administer', administrator: 'changeAddresses' },
      example: 'newEmail',
      change: (role) => ({ new_email: `moved-by-${role}@example.com` }),
    },
  ],
  updateUserGroup: [
    { allowed: ['owner', 'bot'], refusal: 'changeGroups', fields: (role) => ({ description: `Changed by ${role}.` }) },
    ...Object.entries(groupSettings).map(([name, value]) => ({
      title: `of ${name}`,
      allowed: ['owner', 'bot'] as const,
      refusal: 'changeGroups' as const,
      fields: () => ({ [name]: { new: value } }),
    })),
  ],
  updateUserGroupMembers: [
    { title: 'more of them', allowed: owners, refusal: 'addMembers', fields: (role) => ({ add: [21 + ROLES.indexOf(role)] }) },
    { title: 'fewer of them', allowed: owners, refusal: 'removeMembers', fields: () => ({ delete: [21] }) },
  ],
  updateUserGroupSubgroups: [{ allowed: owners, refusal: 'changeSubgroups', fields: () => ({ add: [3] }) }],
  updateUserSettingsDefaults: [{ allowed: administrators, refusal: 'administer', fields: () => ({ enter_sends: true }) }],
  addCustomEmoji: [
    { allowed: allButGuests, refusal: 'addEmoji', change: (role) => ({ emoji_name: `matrix_${role}` }) },
    {
      title: 'in place of a built-in one',
      allowed: administrators,
      refusal: { others: 'replaceEmoji', guest: 'addEmoji' },
      change: (role) => ({ emoji_name: role === 'owner' ? 'tada' : 'rocket' }),
    },
  ],
  deleteCustomEmoji: [
    {
      title: 'of their own',
      allowed: allButGuests,
      refusal: 'withdrawEmoji',
      change: (role) => ({ emoji_name: role === 'guest' ? 'party' : `matrix_${role}` }),
    },
    // The owner and the administrator each withdraw a different one.
    {
      title: 'of another',
      allowed: administrators,
      refusal: 'withdrawEmoji',
      change: (role) => ({ emoji_name: role === 'owner' ? 'company_confetti' : role === 'administrator' ? 'streamer' : 'party' }),
    },
  ],
  getCustomEmoji: [{ allowed: accounts }],
  removeReaction: [{ title: 'of member', allowed: onlyMember, refusal: 'ownReaction' }],
  // The owner and the administrator each remove a different one.
  deleteLinkifier: [{ allowed: administrators, refusal: 'administer', change: (role) => ({ filter_id: role === 'owner' ? 1 : 3 }) }],
  deleteMessage: [
    // Each message can be deleted only once.
    {
      title: 'of member',
      allowed: ['owner', 'administrator', 'member'],
      refusal: 'deleteMessages',
      change: (role) => ({ message_id: { owner: 221, administrator: 222, member: 220 }[role as string] ?? 102 }),
    },
  ],
  deleteTopic: [{ allowed: administrators, refusal: 'deleteTopics' }],
  reportMessage: [{ allowed: humans, refusal: 'bePerson' }],
  deleteNavigationView: [{ title: 'of member', allowed: onlyMember, refusal: 'ownNavigationView' }],
  getLinkifiers: [{ allowed: accounts }],
  getLegacyLinkifiers: [{ allowed: accounts }],
  getNavigationViews: [{ allowed: accounts }],
  renderMessage: [{ allowed: accounts }],
  updateLinkifier: [
    { allowed: administrators, refusal: 'administer', fields: (role) => ({ url_template: `https://${role}.example.com/{number}` }) },
  ],
  deleteScheduledMessage: [{ title: 'of member', allowed: onlyMember, refusal: 'ownScheduledMessage' }],
  getScheduledMessages: [{ allowed: accounts }],
  updateUserTopic: [{ allowed: accounts }],
  muteTopic: [{ allowed: accounts }],
  registerClientDevice: [{ allowed: humans, refusal: 'bePerson' }],
  registerPushDevice: [
    { title: 'of member', allowed: onlyMember, refusal: { others: 'ownDevice', bot: 'bePerson' }, example: 'sameAgain' },
  ],
  removeClientDevice: [
    { title: 'of member', allowed: onlyMember, refusal: { others: 'ownDevice', bot: 'bePerson' }, change: () => ({ device_id: 7 }) },
  ],
  archiveChannel: [
    {
      allowed: administrators,
      change: (role) => ({ stream_id: role === 'owner' ? 30 : 31 }),
      refusal: { others: 'archiveChannels', guest: 'seeChannel' },
    },
  ],
  createChannelFolder: [{ allowed: administrators, refusal: 'administer', fields: (role) => ({ name: `Matrix ${role}` }) }],
  getChannelEmailAddress: [
    { allowed: [], example: 'noAddress', refusal: { others: 'haveNoAddress', guest: 'seeChannel', bot: 'haveNoAddress' } },
  ],
  getChannel: [
    { title: 'that is public', allowed: allButGuests, refusal: 'seeChannel' },
    { title: 'that is private', allowed: moderators, change: () => ({ stream_id: 24 }), refusal: 'seeChannel' },
  ],
  getChannelFolders: [{ allowed: accounts }],
  getChannelId: [
    { title: 'of a public channel', allowed: allButGuests, refusal: 'seeChannelByName' },
    { title: 'of a private channel', allowed: moderators, refusal: 'seeChannelByName', change: () => ({ stream: 'secret' }) },
  ],
  getChannelTopics: [
    { title: 'of a public channel', allowed: allButGuests, refusal: 'seeChannel' },
    { title: 'of a private channel', allowed: ['moderator'], change: () => ({ stream_id: 24 }), refusal: 'seeChannel' },
  ],
  updateChannel: [
    { title: 'that is public', allowed: administrators, refusal: { others: 'changeChannels', guest: 'seeChannel' } },
    {
      title: 'that is private, into a public one',
      allowed: [],
      example: 'makePublic',
      change: () => ({ stream_id: 24 }),
      refusal: { others: 'seeChannel', owner: 'changeVisibility', administrator: 'changeVisibility', moderator: 'changeChannels' },
    },
    {
      title: 'of which new users begin with',
      allowed: administrators,
      fields: () => ({ is_default_stream: false }),
      refusal: { others: 'setForRoles', guest: 'seeChannel' },
    },
    {
      title: 'its retention',
      allowed: owners,
      fields: () => ({ message_retention_days: 30 }),
      refusal: { others: 'changeChannels', administrator: 'setForRoles', guest: 'seeChannel' },
    },
    {
      title: 'into a private one',
      allowed: administrators,
      example: 'makePrivate',
      change: (role) => ({ stream_id: { owner: 29, administrator: 27 }[role as string] ?? 23 }),
      refusal: { others: 'changeChannels', guest: 'seeChannel' },
    },
  ],
  updateChannelFolder: [{ allowed: administrators, refusal: 'administer' }],
  getChannelMembers: [
    { title: 'public', allowed: allButGuests, refusal: 'seeSubscribers' },
    { title: 'private', allowed: moderators, example: 'private', refusal: 'seeSubscribers' },
  ],
  isSubscribed: [
    { title: 'to a public channel', allowed: allButGuests, refusal: 'seeChannel' },
    { title: 'to a private channel', allowed: moderators, change: () => ({ stream_id: 24 }), refusal: 'seeChannel' },
  ],
  unsubscribe: [
    // Other rows come first, because the rows run in this order.
    {
      title: 'others',
      allowed: administrators,
      refusal: { others: 'unsubscribeOthers', guest: 'seeChannelToLeave' },
      change: (role) => ({ principals: [role === 'owner' ? 12 : 6] }),
    },
    { title: 'themselves', allowed: allButGuests, refusal: 'seeChannelToLeave' },
  ],
  updateSubscriptions: [
    {
      title: 'joining',
      allowed: allButGuests,
      refusal: 'joinChannels',
      change: (role) => ({ add: [{ name: `matrix garden ${role}` }], delete: [] }),
    },
    { title: 'leaving', allowed: allButGuests, refusal: 'seeChannelToLeave', change: () => ({ add: [], delete: ['departures'] }) },
  ],
  updateSubscriptionProperties: [
    { allowed: accounts, fields: () => ({ subscription_data: [{ stream_id: 1, property: 'pin_to_top', value: true }] }) },
  ],
  updateSubscriptionProperty: [{ allowed: accounts, change: () => ({ stream_id: 1 }) }],
  getUserChannels: [{ allowed: accounts }],
  // The example searches a channel that no guest knows of.
  getMatchingMessages: [{ allowed: allButGuests, refusal: 'seeChannelToSearch' }],
  markAllAsRead: [{ allowed: accounts }],
  markChannelAsRead: [{ allowed: accounts, fields: () => ({ stream_id: 1 }) }],
  markTopicAsRead: [{ allowed: accounts, change: () => ({ stream_id: 1 }) }],
  addDefaultChannel: [{ allowed: administrators, refusal: 'administer', change: () => ({ stream_id: 25 }) }],
  removeDefaultChannel: [{ allowed: administrators, refusal: 'administer' }],
  uploadFile: [{ allowed: accounts }],
  // Comes after all others, because it ends what its callers can do. The bot ends with its owner.
  deactivateOwnUser: [{ allowed: humans, refusal: 'activeAccount' }],
}

/** Limits that the seed world does not reach, with the reason. The cases in src/access/limits-decide.test.ts stand in for their cells. */
export const beyond: Partial<Record<Limit, string>> = {
  createTopics: 'everybody may create topics in its channels',
  createWebPublicChannels: 'its server has no channels that are readable on the web',
  inviteToAnyChannel: 'its members may subscribe others',
  permitDirectMessages: 'everybody may permit direct messages in it',
  startConversations: 'everybody may start conversations in it',
  mentionGroup: 'everybody may mention its groups',
  deactivateOwners: 'it has one owner',
  transferBots: 'a transfer would end the keys of its bot',
  changeOwnName: 'people change their names in it',
  changeOwnAddress: 'people change their addresses in it',
  announceEditing: 'everybody who has a message there may still post there',
}

/** The rule by which a row refuses a role. Undefined if the row does not specify it. */
export function refusalOf({ allowed, refusal }: Row, role: Role): RuleName | undefined {
  if (allowed.includes(role)) return undefined
  if (typeof refusal === 'object' && refusal[role]) return refusal[role]
  if (role === 'deactivated') return 'activeAccount'
  if (role === 'stranger') return 'ownKey'
  return typeof refusal === 'object' ? refusal.others : refusal
}

/** The rights that need no data, by the rule with which they refuse, and the roles that have them. */
const RIGHTS: Partial<Record<RuleName, { right: string; roles: readonly Role[] }>> = {
  own: { right: 'owner', roles: owners },
  administer: { right: 'administrator', roles: administrators },
  beBot: { right: 'bot', roles: ['bot'] },
  bePerson: { right: 'person', roles: humans },
}

/** The right whose rule refuses, in all rows, everybody who lacks it. Undefined if there is none. */
export function rightOf(rows: readonly Row[]): string | undefined {
  const decides = ([rule, { roles }]: readonly [string, { roles: readonly Role[] }]): boolean =>
    rows.every((row) => accounts.every((role) => roles.includes(role) || refusalOf(row, role) === rule))
  return Object.entries(RIGHTS).find(decides)?.[1].right
}
