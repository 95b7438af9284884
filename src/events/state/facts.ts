// What the initial state is made of. One statement reads it, so all of it is true at one position of the log.

import { accessBy, type ChannelAccess } from '../../access/channels/channels.ts'
import { groupIdsIn, waitingIn } from '../../access/groups/membership.ts'
import { isSpectator } from '../../access/people/spectators.ts'
import { type PeopleSight, sightOf, sightReads } from '../../access/people/users.ts'
import type { Db, Tx } from '../../db/index.ts'
import { type FoundTogether, readOf, rowsOfAll } from '../../db/reads.ts'
import { MAX_DRAFTS } from '../../limits.ts'
import { AlertWord } from '../../models/alert-word.ts'
import { BotService } from '../../models/bot-service.ts'
import { Channel } from '../../models/channel.ts'
import { ChannelFolder } from '../../models/channel-folder.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { Device } from '../../models/device.ts'
import { Draft } from '../../models/draft.ts'
import { Linkifier } from '../../models/linkifier.ts'
import { Message } from '../../models/message.ts'
import { MutedUser } from '../../models/muted-user.ts'
import { NavigationView } from '../../models/navigation-view.ts'
import { Playground } from '../../models/playground.ts'
import { ProfileField, ProfileValue } from '../../models/profile-field.ts'
import { Realm } from '../../models/realm.ts'
import { RealmDomain } from '../../models/realm-domain.ts'
import { membersByRecipient, RecipientMember } from '../../models/recipient.ts'
import { SavedSnippet } from '../../models/saved-snippet.ts'
import { ScheduledMessage } from '../../models/scheduled-message.ts'
import { SeenStep } from '../../models/seen-step.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { UserPresence } from '../../models/user-presence.ts'
import { UserStatus } from '../../models/user-status.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { conversationsRead, inboxReads, starredRead } from '../../narrow/unread.ts'
import { settingsOfNewUser } from '../../settings/preferences.ts'
import type { Wants } from './request.ts'

/** The rows that the wanted parts need. Lists of the others are empty. */
export interface StateFacts extends FoundTogether<ReturnType<typeof readsOf>> {
  realm: Realm
  viewer: User
  /** The newest message of the organisation, 0 if there is none. */
  newestId: number
  sight: PeopleSight
  access: ChannelAccess
  /** The members of the viewer's direct conversations, ascending, by recipient ID. */
  conversations: Map<number, number[]>
}

/** Reads that are made only if a part needs them. */
function when<Reads extends object>(isWanted: boolean, reads: Reads): { [Name in keyof Reads]: Reads[Name] | undefined } {
  return isWanted ? reads : (Object.fromEntries(Object.keys(reads).map((name) => [name, undefined])) as never)
}

type Account = Pick<User, 'id' | 'realm_id'>

/** The parts about people and what they have agreed on, which spectators do not learn. */
const OF_MEMBERS = new Set(['realm_user', 'realm_bot', 'user_group', 'user_status', 'presence', 'custom_profile_fields', 'realm_domains'])

function readsOf(db: Db, user: Account, wanted: Wants, most: number) {
  const { id, realm_id: realmId } = user
  const isOutside = isSpectator(user)
  const wants: Wants = isOutside ? (...parts) => parts.some((part) => !OF_MEMBERS.has(part) && wanted(part)) : wanted
  const lists = wants('stream', 'subscription') || (isOutside && wants('channel_folder'))
  const messages = wants('message', 'starred_messages')
  const groupValues = lists || wants('realm', 'user_group')
  return {
    realms: readOf(Realm, { where: { id: realmId } }),
    accounts: readOf(User, { where: { id } }),
    newestMessages: readOf(Message, { columns: ['id'], where: { realm_id: realmId }, order: [['id', 'DESC']], limit: 1 }),
    ...when(!isOutside && (groupValues || wants('realm_user', 'user_status', 'presence')), sightReads(user)),
    ...when(groupValues || messages, UserGroup.tablesOf(realmId, groupValues ? undefined : id)),
    ...when(wants('realm_user', 'realm_bot', 'user_group', 'user_status', 'presence'), { people: User.peopleOf(realmId) }),
    ...when(wants('realm_bot'), { botServices: BotService.allOf(realmId) }),
    ...when(wants('realm_user'), { profileValues: ProfileValue.allOf(realmId) }),
    ...when(wants('custom_profile_fields'), { profileFields: ProfileField.allOf(realmId) }),
    ...when(wants('user_status'), { statuses: UserStatus.allOf(realmId) }),
    ...when(wants('presence'), { presenceRows: UserPresence.allOf(realmId, -1) }),
    ...when(wants('realm_playgrounds'), { playgrounds: Playground.allOf(realmId) }),
    ...when(wants('realm_domains'), { domains: RealmDomain.allOf(realmId) }),
    ...when(wants('realm_emoji'), { emoji: CustomEmoji.allOf(realmId) }),
    ...when(wants('realm_linkifiers', 'realm_filters'), { linkifiers: Linkifier.allOf(realmId) }),
    ...when(wants('channel_folder'), { folders: ChannelFolder.allOf(realmId) }),
    ...when(lists || messages || wants('default_streams'), { channels: Channel.allOf(realmId) }),
    ...when(lists || messages, { ownSubscriptions: Subscription.allOf(id) }),
    ...when(lists, { subscriberCounts: Subscription.countsIn(realmId) }),
    ...when(wants('message'), inboxReads(db, user, most)),
    ...when(wants('starred_messages'), { starred: starredRead(db, user) }),
    ...when(messages || wants('recent_private_conversations'), { conversationMembers: RecipientMember.conversationsOf(id) }),
    ...when(wants('recent_private_conversations'), { newestOfConversations: conversationsRead(user) }),
    ...when(messages || wants('user_topic'), { topicPolicies: UserTopic.allOf(id) }),
    ...when(wants('alert_words'), { alertWords: AlertWord.allOf(id) }),
    ...when(wants('muted_users'), { mutedUsers: MutedUser.allOf(id) }),
    ...when(wants('drafts'), { drafts: Draft.newestOf(id, MAX_DRAFTS) }),
    ...when(wants('scheduled_messages'), { scheduledMessages: ScheduledMessage.allOf(id) }),
    ...when(wants('reminders'), { reminders: ScheduledMessage.remindersOf(id) }),
    ...when(wants('saved_snippets'), { savedSnippets: SavedSnippet.allOf(id) }),
    ...when(wants('onboarding_steps'), { seenSteps: SeenStep.allOf(id) }),
    ...when(wants('navigation_view'), { navigationViews: NavigationView.allOf(id) }),
    ...when(wants('device'), { devices: Device.allOf(id) }),
  }
}

/**
 * The facts of the wanted parts as one user sees them. Lists of people, and of what belongs to an account, are empty for spectators. `most` limits the lists of messages for which the user lacks a row. Throws if the
 * account does not exist, and BAD_REQUEST if the database takes too long.
 */
export async function stateFacts(db: Db, user: User, wants: Wants, most: number, tx?: Tx): Promise<StateFacts> {
  const rows = await rowsOfAll(db, readsOf(db, user, wants, most), tx)
  const [[realm], [newest]] = [rows.realms, rows.newestMessages]
  const viewer = realm && isSpectator(user) ? spectatorAmong(user, realm, newest) : rows.accounts[0]
  if (!realm || !viewer) throw new Error(`account ${user.id} is gone`)
  const groups = groupIdsIn(rows, viewer, waitingIn(realm))
  const access = accessBy(viewer, rows.channels, rows.ownSubscriptions, groups)
  const facts = { ...rows, realm, viewer, newestId: newest?.id ?? 0, access, conversations: membersByRecipient(rows.conversationMembers) }
  if (!isSpectator(viewer)) return { ...facts, sight: sightOf(viewer, realm, rows) }
  const folderIds = new Set([...access.visible.values()].map((channel) => channel.folder_id))
  return {
    ...facts,
    folders: rows.folders.filter(({ id }) => folderIds.has(id)),
    sight: { seen: new Set(), hidden: new Set(rows.members.map((member) => member.user_id)) },
  }
}

/** A spectator with the preferences of a new user and without messages. */
function spectatorAmong(user: User, realm: Realm, newest: Pick<Message, 'id'> | undefined): User {
  return { ...user, settings: settingsOfNewUser(realm), message_pointer: newest?.id ?? 0 }
}
