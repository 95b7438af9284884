// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the words stand here as in the sources
// The rules by which the server refuses a caller, by name: the only such list. The matrix (matrix.ts) names the rule behind each refused
// cell from it. src/access/limits-decide.test.ts names from it the cases in which a rule alone decides. A rule is recognised by its words,
// so the server's code needs no names for rules.

export interface Rule {
  /** The file of the server that contains the refusal. */
  in: string
  /** The message as it stands in that file. */
  words: string
  /** The texts that can replace `${what}` in it. */
  what?: readonly string[]
  /** The code of the refusal, BAD_REQUEST by default. */
  code?: string
}

/** Decided by a role or by the groups of a permission. */
export const limits = {
  postInChannel: { in: 'access/channels/channels', words: 'You do not have permission to post in this channel' },
  createTopics: { in: 'access/channels/channels', words: 'You do not have permission to create new topics in this channel' },
  createChannels: {
    in: 'access/channels/creation',
    words: "You do not have permission to create ${kind.invite_only ? 'private' : 'public'} channels",
  },
  createWebPublicChannels: { in: 'access/channels/creation', words: 'You do not have permission to create web-public channels' },
  unsubscribeOthers: {
    in: 'access/channels/subscriptions',
    words: "'principals' names users you may not unsubscribe from this channel: ${channel.name}",
  },
  invite: {
    in: 'access/invitations/invitations',
    words: "You do not have permission to ${kind === 'mail' ? 'invite users' : 'create invitation links'}",
  },
  inviteAboveOwnRole: { in: 'access/invitations/invitations', words: "'invite_as' must not be a role above your own" },
  inviteToChannel: {
    in: 'access/invitations/invitations',
    words: "'stream_ids' names a channel that you may not add subscribers to: ${id}",
  },
  inviteToAnyChannel: {
    in: 'access/invitations/invitations',
    words: "'stream_ids' must be empty: you do not have permission to subscribe others",
  },
  inviteToGroup: {
    in: 'access/invitations/invitations',
    words: "'group_ids' names a user group that you may not add members to: ${id}",
  },
  setWelcomeMessage: { in: 'access/invitations/invitations', words: "'welcome_message_custom_text' is for administrators only" },
  manageInvitationsOfOwners: { in: 'access/invitations/invitations', words: 'Only owners may manage invitations of owners' },
  permitDirectMessages: { in: 'access/messages/addressees', words: 'This conversation has nobody who may permit direct messages' },
  startConversations: {
    in: 'access/messages/addressees',
    words: 'You do not have permission to start a conversation of direct messages',
  },
  editMessages: { in: 'access/messages/changes', words: 'You do not have permission to edit this message' },
  deleteMessages: { in: 'access/messages/changes', words: 'You do not have permission to delete this message' },
  deleteTopics: { in: 'actions/messages/delete', words: 'You do not have permission to delete topics in this channel' },
  mentionMany: {
    in: 'access/messages/mentions',
    words: 'You do not have permission to use ${what}',
    what: ['channel wildcard mentions in this channel', 'topic wildcard mentions in this topic'],
    code: 'STREAM_WILDCARD_MENTION_NOT_ALLOWED',
  },
  mentionGroup: { in: 'access/messages/mentions', words: "'content' mentions a user group that you may not mention: ${group.name}" },
  addEmoji: { in: 'access/organisation/custom-emoji', words: 'You do not have permission to add custom emoji' },
  replaceEmoji: {
    in: 'access/organisation/custom-emoji',
    words: "'emoji_name' is the name of a built-in emoji, which only administrators may replace: ${name}",
  },
  withdrawEmoji: { in: 'access/organisation/custom-emoji', words: 'Only its author and administrators may deactivate an emoji' },
  setForRoles: { in: 'access/organisation/givers', words: "'${name}' may be set by ${giver} only" },
  setForGroups: { in: 'access/organisation/givers', words: "You do not have permission to set '${name}'" },
  createBots: { in: 'actions/people/create-bot', words: 'You do not have permission to create bots of this kind' },
  bePerson: { in: 'values/rights', words: 'Bots may not do this' },
  beBot: { in: 'values/rights', words: 'Only bots may do this' },
  manageKeysOfOwners: { in: 'access/people/api-keys', words: 'Only owners may see and end the API keys and sessions of an owner' },
  own: { in: 'values/rights', words: 'Only owners may do this' },
  administer: { in: 'values/rights', words: 'Only administrators may do this' },
  archiveChannels: { in: 'actions/channels/archive', words: 'You do not have permission to archive this channel' },
  changeChannels: { in: 'actions/channels/change-plan', words: 'You do not have permission to change this channel' },
  changeVisibility: { in: 'actions/channels/change-plan', words: 'You do not have permission to change who can see this channel' },
  createGroups: { in: 'actions/groups/groups-plan', words: 'You do not have permission to create user groups' },
  changeGroups: { in: 'actions/groups/groups-plan', words: 'You do not have permission to change this user group' },
  addMembers: { in: 'actions/groups/members-plan', words: 'You do not have permission to add members to this user group' },
  removeMembers: { in: 'actions/groups/members-plan', words: 'You do not have permission to remove members from this user group' },
  changeSubgroups: { in: 'actions/groups/members-plan', words: 'You do not have permission to change this user group' },
  editIntoChannel: { in: 'actions/messages/edit-plan', words: 'You do not have permission to post in this channel' },
  retitleWidgets: {
    in: 'actions/messages/submessages',
    words: 'Only its author may change the question of a poll or the title of a to-do list',
  },
  moveMessages: {
    in: 'actions/messages/edit-plan',
    words: 'You do not have permission to ${what}',
    what: [
      'move messages to another topic in this channel',
      'move messages out of this channel',
      'resolve topics in this channel',
      'create new topics in this channel',
    ],
  },
  editOwnFields: {
    in: 'actions/people/own-profile',
    words: "'${namesOf(i).id}' names a field that only administrators may change: ${field.id}",
  },
  deactivateOwners: { in: 'actions/people/activation-plan', words: 'Only owners may deactivate or reactivate an owner' },
  transferBots: { in: 'actions/people/bot-plan', words: "'bot_owner_id' is for administrators only" },
  changeOwnName: {
    in: 'actions/people/settings',
    words: "'full_name' can be changed only by administrators in this organisation",
  },
  changeOwnAddress: { in: 'actions/people/settings', words: "'email' can be changed only by administrators in this organisation" },
  giveOwnerRole: { in: 'actions/people/update', words: 'Only owners may give or take the owner role' },
  promoteGuests: { in: 'actions/people/update', words: 'Guests cannot be administrators' },
  changeAddresses: {
    in: 'actions/people/update',
    words: 'You do not have permission to change the email addresses of users',
  },
  joinChannels: {
    in: 'access/channels/subscriptions',
    words: "'${parameter}' names a channel that you may not join or create: ${first.name}",
  },
  subscribeOthers: {
    in: 'access/channels/subscriptions',
    words: "'principals' names users you may not subscribe to this channel: ${first.name}",
  },
  watchAllChannels: { in: 'events/queues/queues', words: "'all_public_streams' is not available to guests" },
  announceEditing: { in: 'access/messages/addressees', words: 'You do not have permission to post in this channel' },
} as const satisfies Record<string, Rule>
export type Limit = keyof typeof limits

/** What is hidden or somebody else's gets the answer for what does not exist. */
const absences = {
  seeChannel: { in: 'access/channels/channels', words: 'Channel does not exist', code: 'NOT_FOUND' },
  seeSubscribers: { in: 'access/channels/subscriptions', words: 'Channel does not exist', code: 'NOT_FOUND' },
  seeChannelToLeave: {
    in: 'access/channels/subscriptions',
    words: "'${parameter}' names a channel that does not exist: ${names[i]?.trim()}",
  },
  seeChannelToInvite: { in: 'access/invitations/invitations', words: "'stream_ids' names a channel that does not exist: ${id}" },
  seeChannelByName: { in: 'handlers/channels/channels', words: "'stream' names a channel that does not exist: ${query.stream}" },
  seeChannelToSearch: { in: 'narrow/resolve', words: "unknown channel '${term.operand}'", code: 'BAD_NARROW' },
  writeToHiddenChannel: { in: 'access/channels/channels', words: "Channel '${to}' does not exist", code: 'STREAM_DOES_NOT_EXIST' },
  writeToHiddenChannelById: {
    in: 'access/channels/channels',
    words: 'Channel with ID ${to} does not exist',
    code: 'STREAM_DOES_NOT_EXIST',
  },
  seeMessage: { in: 'access/messages/messages', words: "'message_id' names a message that does not exist: ${id}" },
  ownScheduledMessage: {
    in: 'access/messages/scheduled',
    words: "'scheduled_message_id' names a scheduled message that does not exist: ${id}",
  },
  ownReminder: { in: 'access/messages/scheduled', words: 'Reminder does not exist', code: 'NOT_FOUND' },
  ownSnippet: { in: 'access/messages/saved-snippets', words: 'Saved snippet does not exist', code: 'NOT_FOUND' },
  ownDraft: { in: 'access/messages/drafts', words: 'Draft does not exist', code: 'NOT_FOUND' },
  ownReaction: { in: 'actions/messages/reactions', words: 'Reaction does not exist', code: 'REACTION_DOES_NOT_EXIST' },
  seeFile: { in: 'access/files/files', words: 'File does not exist', code: 'NOT_FOUND' },
  seeInvitation: { in: 'access/invitations/invitations', words: 'Invitation does not exist', code: 'NOT_FOUND' },
  ownNavigationView: { in: 'access/people/navigation-views', words: 'Navigation view does not exist', code: 'NOT_FOUND' },
  ownBot: { in: 'access/people/bots', words: "'bot_id' names a bot that does not exist: ${botId}" },
  ownSession: { in: 'access/people/api-keys', words: 'Session does not exist', code: 'NOT_FOUND' },
  ownKeyById: { in: 'access/people/api-keys', words: 'API key does not exist', code: 'NOT_FOUND' },
  ownDevice: { in: 'access/people/devices', words: "'device_id' names a device that does not exist: ${id}" },
  ownPushDevice: { in: 'actions/people/push', words: 'No active registered push device', code: 'NO_ACTIVE_PUSH_DEVICE' },
  ownQueue: { in: 'events/queues/queues', words: 'Bad event queue ID: ${queueId}', code: 'BAD_EVENT_QUEUE_ID' },
} as const satisfies Record<string, Rule>

/** Decided by who the caller is. */
const credentials = {
  ownPassword: { in: 'access/people/credentials', words: "'${parameter}' is wrong" },
  ownKey: { in: 'access/people/credentials', words: 'Invalid API key', code: 'INVALID_API_KEY' },
  activeAccount: { in: 'access/people/credentials', words: 'Account is deactivated', code: 'USER_DEACTIVATED' },
} as const satisfies Record<string, Rule>

/** Decided by a setting of the organisation or by what the server does, no matter who the caller is. */
const settings = {
  haveNoAddress: { in: 'handlers/channels/channels', words: 'No mail is received for channels', code: 'CHANNEL_HAS_NO_EMAIL_ADDRESS' },
  joinAlone: { in: 'actions/invitations/join', words: 'Joining this organisation takes an invitation', code: 'INVITATION_REQUIRED' },
} as const satisfies Record<string, Rule>

export const rules: Record<Limit | keyof typeof absences | keyof typeof credentials | keyof typeof settings, Rule> = {
  ...limits,
  ...absences,
  ...credentials,
  ...settings,
}
export type RuleName = keyof typeof rules

/** Matches the messages that a rule can produce. Each `${...}` matches the texts in it, the texts of `what`, or anything. */
export function messageOf({ words, what }: Rule): RegExp {
  const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const filled = (expression: string): string => {
    const texts = expression === 'what' ? (what ?? []) : [...expression.matchAll(/'([^']*)'/g)].map(([, text]) => text ?? '')
    return texts.length > 0 ? `(${texts.map(quote).join('|')})` : '.+'
  }
  const parts = words.split(/\$\{(.*?)\}/)
  return new RegExp(`${parts.map((part, i) => (i % 2 === 0 ? quote(part) : filled(part))).join('')}$`)
}
