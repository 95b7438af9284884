// The permission matrix: who may use each operation of the contract. flows/matrix.test.ts sends each row as every role, on the
// seed world. The compiler refuses a contract that has an operation without a row.

// The contract's operations, not the server's code.
import type { OPERATION_IDS } from '../src/generated/operations.ts'
import type { components } from '../src/generated/types.ts'
import type { Case } from './cases.ts'
import { folders, linkifiers } from './world.ts'

type OperationId = (typeof OPERATION_IDS)[number]
type Fields = Case['query']

/** In the order of their requests. `deactivated` is `former` of the world; `stranger` has an account in another organisation. */
export const ROLES = ['owner', 'administrator', 'moderator', 'member', 'guest', 'bot', 'deactivated', 'stranger'] as const
export type Role = (typeof ROLES)[number]

/** A request, and the roles for which it succeeds. */
export interface Row {
  /** Tells the rows of an operation apart. */
  title?: string
  allowed: readonly Role[]
  /** The name of the case to send; undefined: the first success. */
  example?: string
  /** Replaces the fields of the case: those of the form, or of the query if there is no form. */
  fields?: (role: Role) => Fields
  /** Changes values of the case in the form, the query or the path. */
  change?: (role: Role) => Fields
  /** The code of a refusal, BAD_REQUEST by default; by role where it differs. `deactivated` and `stranger` get the code of their key. */
  refusal?: string | Partial<Record<Role, string>>
}

const everybody = ROLES
const accounts = ['owner', 'administrator', 'moderator', 'member', 'guest', 'bot'] as const
const humans = ['owner', 'administrator', 'moderator', 'member', 'guest'] as const
const allButGuests = ['owner', 'administrator', 'moderator', 'member', 'bot'] as const
const moderators = ['owner', 'administrator', 'moderator'] as const
const administrators = ['owner', 'administrator'] as const
const owners = ['owner'] as const
/** The example names something of `member`'s own. */
const onlyMember = ['member'] as const

const idsOf = (things: Record<string, { id: number }>): number[] => Object.values(things).map(({ id }) => id)
/** A value for each setting of user groups that keeps the permissions of later callers. */
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

/** The rows by operation; several where parts of an operation need different permissions. */
export const matrix: Record<OperationId, readonly Row[]> = {
  // Comes before rows that add and remove some: an order must name all of them.
  reorderLinkifiers: [{ allowed: administrators, fields: () => ({ ordered_linkifier_ids: idsOf(linkifiers) }) }],
  reorderChannelFolders: [{ allowed: administrators, fields: () => ({ order: idsOf(folders) }) }],
  addAlertWords: [{ allowed: accounts }],
  addLinkifier: [
    {
      allowed: administrators,
      fields: (role) => ({ pattern: `matrix-${role}/(?P<id>[0-9]+)`, url_template: `https://${role}.example.com/{id}` }),
    },
  ],
  addRealmDomain: [{ allowed: administrators, fields: (role) => ({ domain: `${role}.example` }) }],
  addNavigationView: [{ allowed: accounts, change: () => ({ fragment: 'narrow/channel/1-general/topic/matrix' }) }],
  addReaction: [{ allowed: accounts }],
  createChannel: [
    { title: 'public', allowed: allButGuests, fields: (role) => ({ name: `matrix public ${role}`, subscribers: [] }) },
    { title: 'private', allowed: allButGuests, fields: (role) => ({ name: `matrix private ${role}`, subscribers: [], invite_only: true }) },
    {
      title: 'default for new users',
      allowed: administrators,
      fields: (role) => ({ name: `matrix default ${role}`, subscribers: [], is_default_stream: true }),
    },
    {
      title: 'with a retention of its own',
      allowed: owners,
      fields: (role) => ({ name: `matrix retention ${role}`, subscribers: [], message_retention_days: 30 }),
    },
    {
      title: 'with deletion of its own',
      allowed: moderators,
      fields: (role) => ({ name: `matrix deletion ${role}`, subscribers: [], can_delete_any_message_group: 5 }),
    },
  ],
  createDrafts: [{ allowed: accounts, example: 'undecided' }],
  createProfileField: [{ allowed: administrators, fields: (role) => ({ field_type: 1, name: `Matrix ${role}` }) }],
  createInvitationLink: [{ allowed: administrators }],
  createScheduledMessage: [
    { title: 'to all', allowed: accounts },
    {
      title: 'to a channel where administrators post',
      allowed: administrators,
      change: () => ({ to: 21 }),
      refusal: { guest: 'STREAM_DOES_NOT_EXIST', bot: 'BAD_REQUEST' },
    },
  ],
  createUserGroup: [
    { allowed: allButGuests, fields: (role) => ({ name: `matrix ${role}`, description: '', members: [] }) },
    ...Object.entries(groupSettings).map(([name, value]) => ({
      title: `with ${name}`,
      allowed: allButGuests,
      fields: (role: Role) => ({ name: `matrix ${role} ${name}`, description: '', members: [], [name]: value }),
    })),
  ],
  // Each role deactivates another member of the crowd.
  deactivateUser: [{ allowed: administrators, change: (role) => ({ email: String(31 + ROLES.indexOf(role)) }) }],
  deactivateUserGroup: [{ allowed: owners }],
  deleteDraft: [{ title: 'of administrator', allowed: ['administrator'], refusal: 'NOT_FOUND' }],
  deleteEventQueue: [{ title: 'of member', allowed: onlyMember, refusal: 'BAD_EVENT_QUEUE_ID' }],
  // The owner and the administrator each delete one.
  deleteAttachment: [{ title: 'of administrator', allowed: ['administrator'], refusal: 'NOT_FOUND' }],
  deleteProfileField: [
    { allowed: administrators, change: (role) => ({ field_id: role === 'owner' ? 12 : role === 'administrator' ? 4 : 11 }) },
  ],
  devFetchApiKey: [{ allowed: everybody }],
  downloadFile: [
    { title: 'shared in a channel', allowed: accounts },
    { title: 'of member2 alone', allowed: [], example: 'notAllowed', refusal: 'NOT_FOUND' },
  ],
  downloadTemporaryFile: [{ allowed: everybody }],
  fetchApiKey: [{ allowed: everybody }],
  getAlertWords: [{ allowed: accounts }],
  getAttachments: [{ allowed: accounts }],
  getChannels: [{ allowed: accounts }],
  getDrafts: [{ allowed: accounts }],
  getEvents: [
    { title: 'of the queue of member', allowed: onlyMember, refusal: 'BAD_EVENT_QUEUE_ID' },
    { title: 'without a queue', allowed: accounts, example: 'registers' },
    {
      title: 'of all public channels',
      allowed: allButGuests,
      example: 'registers',
      fields: () => ({ dont_block: true, all_public_streams: true }),
    },
  ],
  getFileUrl: [
    { title: 'shared in a channel', allowed: accounts },
    { title: 'of member2 alone', allowed: [], example: 'notAllowed', refusal: 'NOT_FOUND' },
  ],
  getInvitations: [{ allowed: accounts }],
  getMessage: [
    { title: 'in a channel of theirs', allowed: accounts },
    { title: 'in a public channel', allowed: allButGuests, change: () => ({ message_id: 109 }) },
    { title: 'in a private channel', allowed: ['moderator'], change: () => ({ message_id: 110 }) },
    { title: 'direct to member', allowed: onlyMember, change: () => ({ message_id: 107 }) },
  ],
  getMessageHistory: [
    { title: 'in a channel of theirs', allowed: accounts },
    { title: 'in a private channel', allowed: ['moderator'], change: () => ({ message_id: 110 }) },
  ],
  getMessages: [{ allowed: accounts }],
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
  // Each role reactivates the user whom it deactivated above.
  reactivateUser: [{ allowed: administrators, change: (role) => ({ user_id: 31 + ROLES.indexOf(role) }) }],
  regenerateApiKey: [{ title: 'with a wrong password', allowed: [], fields: () => ({ password: 'wrong' }) }],
  registerQueue: [
    { title: 'of their own', allowed: accounts },
    { title: 'of all public channels', allowed: allButGuests, fields: () => ({ fetch_event_types: [], all_public_streams: true }) },
  ],
  removeAlertWords: [{ allowed: accounts }],
  resendInvitation: [
    { allowed: administrators, refusal: 'NOT_FOUND' },
    {
      title: 'as owner',
      allowed: owners,
      change: () => ({ invite_id: 6 }),
      refusal: { ...Object.fromEntries(accounts.map((role) => [role, 'NOT_FOUND'])), administrator: 'BAD_REQUEST' },
    },
  ],
  // The administrator removes the domain that the owner added.
  removeRealmDomain: [
    { allowed: administrators, change: (role) => ({ domain: role === 'administrator' ? 'owner.example' : 'leaving.example' }) },
  ],
  // Each invitation can be revoked only once.
  revokeInvitation: [
    {
      allowed: administrators,
      change: (role) => ({ invite_id: role === 'owner' ? 4 : role === 'administrator' ? 1 : 2 }),
      refusal: 'NOT_FOUND',
    },
  ],
  revokeInvitationLink: [{ allowed: administrators, change: (role) => ({ invite_id: role === 'owner' ? 5 : 3 }), refusal: 'NOT_FOUND' }],
  sendEditTyping: [{ allowed: onlyMember }],
  sendInvitations: [
    {
      title: 'as members',
      allowed: allButGuests,
      fields: (role) => ({ invitee_emails: `matrix-${role}@example.com`, stream_ids: [26] }),
    },
    {
      title: 'as moderators',
      allowed: moderators,
      fields: (role) => ({ invitee_emails: `matrix-moderator-${role}@example.com`, stream_ids: [26], invite_as: 300 }),
    },
    {
      title: 'as administrators',
      allowed: administrators,
      fields: (role) => ({ invitee_emails: `matrix-administrator-${role}@example.com`, stream_ids: [26], invite_as: 200 }),
    },
    {
      title: 'as owners',
      allowed: owners,
      fields: (role) => ({ invitee_emails: `matrix-owner-${role}@example.com`, stream_ids: [26], invite_as: 100 }),
    },
    {
      title: 'with a welcome of their own',
      allowed: administrators,
      fields: (role) => ({ invitee_emails: `matrix-welcome-${role}@example.com`, stream_ids: [26], welcome_message_custom_text: 'Hi!' }),
    },
  ],
  sendMessage: [
    { title: 'to all', allowed: accounts },
    {
      title: 'to a channel where administrators post',
      allowed: administrators,
      change: () => ({ to: 'announcements', topic: 'news' }),
      refusal: { guest: 'STREAM_DOES_NOT_EXIST' },
    },
    {
      title: 'to a private channel',
      allowed: ['moderator'],
      change: () => ({ to: 'secret', topic: 'budget' }),
      refusal: { member: 'STREAM_DOES_NOT_EXIST', guest: 'STREAM_DOES_NOT_EXIST', bot: 'STREAM_DOES_NOT_EXIST' },
    },
  ],
  sendTestPushNotification: [
    { title: 'to a device of member', allowed: onlyMember, refusal: { ...refusedAs('NO_ACTIVE_PUSH_DEVICE'), bot: 'BAD_REQUEST' } },
  ],
  sendTyping: [{ allowed: accounts }],
  subscribe: [
    { title: 'themselves', allowed: allButGuests },
    { title: 'others', allowed: allButGuests, change: (role) => ({ principals: [21 + ROLES.indexOf(role)] }) },
    { title: 'to a private channel', allowed: ['moderator'], change: () => ({ subscriptions: [{ name: 'secret' }] }) },
    {
      title: 'others to a private channel',
      allowed: ['moderator'],
      change: () => ({ subscriptions: [{ name: 'secret' }], principals: [12] }),
    },
    {
      title: 'to a new channel',
      allowed: allButGuests,
      change: (role) => ({ subscriptions: [{ name: `matrix subscribes ${role}` }] }),
    },
  ],
  updateDisplaySettings: [{ allowed: humans, fields: () => ({ color_scheme: 1 }) }],
  updateDraft: [{ title: 'of another member', allowed: [], refusal: 'NOT_FOUND' }],
  updateMessage: [
    { title: 'content of member', allowed: onlyMember },
    { title: 'topic', allowed: accounts, example: 'moveToTopic', change: (role) => ({ topic: `tidied up by ${role}` }) },
    {
      title: 'channel',
      allowed: allButGuests,
      example: 'moveToChannel',
      // Each role moves it back or forth.
      change: (role) => ({ stream_id: ROLES.indexOf(role) % 2 === 0 || role === 'bot' ? 23 : 1 }),
    },
  ],
  updateMessageFlags: [{ allowed: accounts }],
  updateMessageFlagsForNarrow: [{ allowed: accounts }],
  updateNotificationSettings: [{ allowed: humans, fields: () => ({ enable_sounds: true }) }],
  updateNavigationView: [{ title: 'of member', allowed: onlyMember, refusal: 'NOT_FOUND' }],
  updatePresence: [{ allowed: humans }],
  updateProfileField: [{ allowed: administrators, fields: (role) => ({ hint: `From ${role}` }) }],
  updateRealmDomain: [{ allowed: administrators }],
  updateRealm: [
    { allowed: administrators },
    { title: 'who manages all groups', allowed: owners, fields: () => ({ can_manage_all_groups: 7 }) },
    { title: 'its retention', allowed: owners, fields: () => ({ message_retention_days: 3650 }) },
  ],
  updateScheduledMessage: [{ title: 'of member', allowed: onlyMember }],
  updateSettings: [
    { title: 'their own', allowed: humans, fields: () => ({ twenty_four_hour_time: true }) },
    {
      title: 'of others',
      allowed: administrators,
      fields: () => ({ target_users: { user_ids: [21] }, user_list_style: 1 }),
    },
  ],
  updateStatus: [{ allowed: accounts, fields: (role) => ({ status_text: role }) }],
  updateUserByEmail: [
    { title: 'name', allowed: administrators, fields: (role) => ({ full_name: `Chris by ${role}` }) },
    { title: 'role', allowed: administrators, fields: () => ({ role: 300 }) },
    {
      title: 'owner role',
      allowed: owners,
      // Giving the role to a user who already has it would change nothing.
      change: (role) => ({ email: `user${21 + ROLES.indexOf(role)}@127.0.0.1` }),
      fields: () => ({ role: 100 }),
    },
    { title: 'address', allowed: owners, example: 'newEmail', change: (role) => ({ new_email: `moved-by-${role}@example.com` }) },
  ],
  updateUserGroup: [
    { allowed: ['owner', 'bot'], fields: (role) => ({ description: `Changed by ${role}.` }) },
    ...Object.entries(groupSettings).map(([name, value]) => ({
      title: `of ${name}`,
      allowed: ['owner', 'bot'] as const,
      fields: () => ({ [name]: { new: value } }),
    })),
  ],
  updateUserGroupMembers: [{ allowed: owners, fields: (role) => ({ add: [21 + ROLES.indexOf(role)] }) }],
  updateUserGroupSubgroups: [{ allowed: owners, fields: () => ({ add: [3] }) }],
  updateUserSettingsDefaults: [{ allowed: administrators, fields: () => ({ enter_sends: true }) }],
  addCustomEmoji: [
    { allowed: allButGuests, change: (role) => ({ emoji_name: `matrix_${role}` }) },
    {
      title: 'in place of a built-in one',
      allowed: administrators,
      change: (role) => ({ emoji_name: role === 'owner' ? 'tada' : 'rocket' }),
    },
  ],
  deleteCustomEmoji: [
    {
      title: 'of their own',
      allowed: allButGuests,
      change: (role) => ({ emoji_name: role === 'guest' ? 'party' : `matrix_${role}` }),
    },
    // The owner and the administrator each withdraw one.
    {
      title: 'of another',
      allowed: administrators,
      change: (role) => ({ emoji_name: role === 'owner' ? 'confetti' : role === 'administrator' ? 'streamer' : 'party' }),
    },
  ],
  getCustomEmoji: [{ allowed: accounts }],
  removeReaction: [{ title: 'of member', allowed: onlyMember, refusal: refusedAs('REACTION_DOES_NOT_EXIST') }],
  // The owner and the administrator each remove one.
  deleteLinkifier: [{ allowed: administrators, change: (role) => ({ filter_id: role === 'owner' ? 1 : 3 }) }],
  deleteMessage: [
    // Each can be deleted only once.
    {
      title: 'of member',
      allowed: ['owner', 'administrator', 'member'],
      change: (role) => ({ message_id: role === 'owner' ? 221 : role === 'administrator' ? 222 : 220 }),
    },
  ],
  deleteNavigationView: [{ title: 'of administrator', allowed: ['administrator'], refusal: 'NOT_FOUND' }],
  getLinkifiers: [{ allowed: accounts }],
  getNavigationViews: [{ allowed: accounts }],
  renderMessage: [{ allowed: accounts }],
  updateLinkifier: [{ allowed: administrators, fields: (role) => ({ url_template: `https://${role}.example.com/{number}` }) }],
  deleteScheduledMessage: [{ title: 'of administrator', allowed: ['administrator'] }],
  getScheduledMessages: [{ allowed: accounts }],
  updateUserTopic: [{ allowed: accounts }],
  registerClientDevice: [{ allowed: humans }],
  registerPushDevice: [{ title: 'of member', allowed: onlyMember, example: 'sameAgain' }],
  removeClientDevice: [{ title: 'of member', allowed: onlyMember, change: () => ({ device_id: 7 }) }],
  archiveChannel: [
    { allowed: administrators, change: (role) => ({ stream_id: role === 'owner' ? 30 : 31 }), refusal: { guest: 'NOT_FOUND' } },
  ],
  createChannelFolder: [{ allowed: administrators, fields: (role) => ({ name: `Matrix ${role}` }) }],
  getChannel: [
    { title: 'that is public', allowed: allButGuests, refusal: 'NOT_FOUND' },
    { title: 'that is private', allowed: moderators, change: () => ({ stream_id: 24 }), refusal: 'NOT_FOUND' },
  ],
  getChannelFolders: [{ allowed: accounts }],
  getChannelId: [
    { title: 'of a public channel', allowed: allButGuests },
    { title: 'of a private channel', allowed: moderators, change: () => ({ stream: 'secret' }) },
  ],
  getChannelTopics: [
    { title: 'of a public channel', allowed: allButGuests, refusal: 'NOT_FOUND' },
    { title: 'of a private channel', allowed: ['moderator'], change: () => ({ stream_id: 24 }), refusal: 'NOT_FOUND' },
  ],
  updateChannel: [
    { title: 'that is public', allowed: administrators, refusal: { guest: 'NOT_FOUND' } },
    {
      title: 'that is private, into a public one',
      allowed: [],
      example: 'makePublic',
      change: () => ({ stream_id: 24 }),
      refusal: { member: 'NOT_FOUND', guest: 'NOT_FOUND', bot: 'NOT_FOUND' },
    },
    {
      title: 'of which new users begin with',
      allowed: administrators,
      fields: () => ({ is_default_stream: false }),
      refusal: { guest: 'NOT_FOUND' },
    },
    { title: 'its retention', allowed: owners, fields: () => ({ message_retention_days: 30 }), refusal: { guest: 'NOT_FOUND' } },
    {
      title: 'into a private one',
      allowed: administrators,
      example: 'makePrivate',
      change: (role) => ({ stream_id: role === 'administrator' ? 27 : 29 }),
      refusal: { moderator: 'NOT_FOUND', member: 'NOT_FOUND', guest: 'NOT_FOUND', bot: 'NOT_FOUND' },
    },
  ],
  updateChannelFolder: [{ allowed: administrators }],
  getChannelMembers: [
    { title: 'public', allowed: allButGuests, refusal: 'NOT_FOUND' },
    { title: 'private', allowed: moderators, example: 'private', refusal: 'NOT_FOUND' },
  ],
  isSubscribed: [
    { title: 'to a public channel', allowed: allButGuests, refusal: 'NOT_FOUND' },
    { title: 'to a private channel', allowed: moderators, change: () => ({ stream_id: 24 }), refusal: 'NOT_FOUND' },
  ],
  unsubscribe: [
    // Others come first, as the rows run in this order.
    { title: 'others', allowed: administrators, change: (role) => ({ principals: [role === 'owner' ? 12 : 6] }) },
    { title: 'themselves', allowed: allButGuests },
  ],
  updateSubscriptionProperties: [
    { allowed: accounts, fields: () => ({ subscription_data: [{ stream_id: 1, property: 'pin_to_top', value: true }] }) },
  ],
  // The example searches a channel that no guest knows of.
  getMatchingMessages: [{ allowed: allButGuests, refusal: 'BAD_NARROW' }],
  markAllAsRead: [{ allowed: accounts }],
  uploadFile: [{ allowed: accounts }],
}

function refusedAs(code: string): Partial<Record<Role, string>> {
  return Object.fromEntries(accounts.map((role) => [role, code]))
}

/** The code with which a row refuses a role. */
export function refusalOf({ refusal = 'BAD_REQUEST' }: Row, role: Role): string {
  if (role === 'deactivated') return 'USER_DEACTIVATED'
  if (role === 'stranger') return 'INVALID_API_KEY'
  return typeof refusal === 'string' ? refusal : (refusal[role] ?? 'BAD_REQUEST')
}
