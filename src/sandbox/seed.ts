// The seed world of src/sandbox/world.ts, in which every example of the contract is true. The demo organisation is the first part of it.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accessEmoji } from '../access/organisation/emoji.ts'
import { realmHost } from '../access/organisation/realms.ts'
import { newServiceSecrets } from '../access/people/bots.ts'
import { createChannel } from '../actions/channels/create.ts'
import { createMembers, createSubgroups } from '../actions/groups/members.ts'
import { createInvitationLink, sendInvitations } from '../actions/invitations/invitations.ts'
import { createDrafts } from '../actions/messages/drafts.ts'
import { addReaction } from '../actions/messages/reactions.ts'
import { createReminder } from '../actions/messages/reminders.ts'
import { createSavedSnippet } from '../actions/messages/saved-snippets.ts'
import { createScheduledMessage } from '../actions/messages/scheduled.ts'
import { sendIn } from '../actions/messages/send/send.ts'
import { addCustomEmoji } from '../actions/organisation/custom-emoji.ts'
import { addRealmDomain } from '../actions/organisation/domains.ts'
import { addLinkifier } from '../actions/organisation/linkifiers.ts'
import { addPlayground } from '../actions/organisation/playgrounds.ts'
import { createRealm, setRealmSetting } from '../actions/organisation/realms.ts'
import { setUserActive } from '../actions/people/activation.ts'
import { addAlertWords } from '../actions/people/alert-words.ts'
import { createApiKey, createKeyIn } from '../actions/people/api-keys.ts'
import { updateStorage } from '../actions/people/bot-storage.ts'
import { createUserIn, type NewUser } from '../actions/people/create.ts'
import { setEmailPermission } from '../actions/people/email-address.ts'
import { muteUser } from '../actions/people/muted-users.ts'
import { addNavigationView } from '../actions/people/navigation-views.ts'
import { markOnboardingStep } from '../actions/people/onboarding.ts'
import { createSessionIn } from '../actions/people/sessions.ts'
import { setStatus } from '../actions/people/statuses.ts'
import { updateUser } from '../actions/people/update.ts'
import { type App, operatorContext, serverContext } from '../context.ts'
import { createRows, select, update, updateRow } from '../db/sql.ts'
import { setNextId } from '../db/whole-tables.ts'
import { change, type RealmChange } from '../events/change.ts'
import { currentSeq } from '../events/log/log.ts'
import { createQueue } from '../events/queues/queues.ts'
import { QUEUE_IDLE_TIMEOUT } from '../limits.ts'
import { ApiKey } from '../models/api-key.ts'
import { Attachment } from '../models/attachment.ts'
import { BotDelivery } from '../models/bot-delivery.ts'
import { Channel } from '../models/channel.ts'
import { ChannelFolder } from '../models/channel-folder.ts'
import { Device } from '../models/device.ts'
import { Invitation } from '../models/invitation.ts'
import { Link } from '../models/link.ts'
import { FLAG, UserMessage } from '../models/message.ts'
import { ProfileField } from '../models/profile-field.ts'
import { Realm } from '../models/realm.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { Subscription } from '../models/subscription.ts'
import { UnpostedWebhook } from '../models/unposted-webhook.ts'
import { User } from '../models/user.ts'
import { UserGroup } from '../models/user-group.ts'
import { parseNarrow } from '../narrow/parse.ts'
import { hashToken } from '../secrets/links.ts'
import { createDemo } from '../server/demo.ts'
import { unixTime } from '../values/dates.ts'
import * as world from './world.ts'

interface WorldUser {
  id: number
  email: string
  fullName: string
  role: number
  isBot?: boolean
  botType?: number
  botOwnerId?: number
  isActive?: boolean
  isImportedStub?: boolean
  emailAddressVisibility?: number
  /** The host of another organisation. */
  host?: string
}
interface WorldGroup {
  id: number
  name: string
  description?: string
  members?: readonly number[]
  subgroups?: readonly number[]
  /** Users who can manage the group. Undefined: nobody. */
  managers?: readonly number[]
  deactivated?: boolean
}
interface WorldChannel {
  id: number
  name: string
  description: string
  inviteOnly?: boolean
  isDefault?: boolean
  archived?: boolean
  /** The ID of a group. */
  sendersGroup?: number
  historyShared?: boolean
  subscribers: readonly number[]
}
interface WorldField {
  id: number
  type: number
  name: string
  editableByUser?: boolean
}
interface WorldFolder {
  id: number
  name: string
  archived?: boolean
}
interface WorldMessage {
  id: number
  sender: number
  channel?: number
  topic?: string
  to?: readonly number[]
  content: string
  age?: number
  unreadBy?: readonly number[]
}
interface WorldScheduledMessage {
  id: number
  user: number
  channel?: number
  topic?: string
  to?: readonly number[]
  content: string
  failed?: boolean
}
interface WorldInvitation {
  id: number
  inviter: number
  email?: string
  multiuse?: boolean
  role: number
}
interface WorldDevice {
  id: number
  user: number
  key?: string
  keyId?: number
  token?: string
  pendingToken?: string
}
interface WorldSession {
  id: number
  user: number
  name: string
  address: string
}
const HOUR = 3_600

/** What every step needs. */
interface Seeding {
  app: App
  /** UNIX seconds. */
  now: number
  passwordHash: string
}

/** Fills an empty database. Returns the API keys of the users, by their names in the world. Throws an Error if there is an organisation. */
export async function seedWorld(app: App): Promise<Record<string, string>> {
  const now = unixTime()
  const demo = await createDemo(app, app.config.port, now)
  if (!demo) throw new Error('the database is not empty, but the seed world needs an empty one')
  const realm = await Realm.findByPk(world.realm.id, { rejectOnEmpty: true })
  // Hashing takes long, and everybody has the password of the demo.
  const passwordHash = (await userOf(world.users.owner.id)).password_hash ?? ''
  const seeding = { app, now, passwordHash }
  const keys: Record<string, string> = Object.fromEntries(Object.entries(demo.users).map(([name, user]) => [name, user.api_key]))
  await createPeople(seeding, realm, keys)
  await setEmailPermission(app, await userOf(world.users.owner.id), true)
  for (const field of Object.values<WorldField>(world.profileFields)) await createField(realm, field)
  for (const { user, field, value } of world.profileValues)
    await updateUser(serverContext(app, realm, now, await userOf(world.users.administrator.id)), user, {
      profile: [{ id: field, value }],
    })
  for (const domain of world.domains) await addRealmDomain(serverContext(app, { id: realm.id }), domain, false)
  const groups = Object.values<WorldGroup>(world.groups).filter((group) => !group.name.startsWith('role:'))
  for (const group of groups) await createGroup(seeding, realm, group)
  // Only once every group has its ID, because the values of permission settings take the next IDs.
  for (const group of groups) await fillGroup(seeding, realm, group)
  for (const folder of Object.values<WorldFolder>(world.folders)) await createFolder(seeding, realm, world.users.owner.id, folder)
  for (const channel of Object.values<WorldChannel>(world.channels))
    if (!Object.values(demo.channels).some(({ stream_id }) => stream_id === channel.id)) await createWorldChannel(seeding, realm, channel)
  await setRealmSetting(serverContext(app, realm), 'moderation_request_channel_id', String(world.channels.secret.id))
  for (const file of Object.values(world.files)) await storeWorldFile(seeding, realm, file)
  for (const emoji of Object.values(world.emoji)) await createEmoji(seeding, emoji)
  for (const { file, token } of Object.values(world.fileLinks))
    await Link.create({
      realm_id: realm.id,
      purpose: 'file',
      token_hash: hashToken(token),
      payload: JSON.stringify({ id: file }),
      expires_at: world.future,
      date_created: now,
    })
  await createMessages(seeding, realm)
  await createPersonal(seeding, realm)
  for (const { id, user, name } of Object.values(world.apiKeys)) {
    await continueAt(seeding, 'api_keys', id)
    await createApiKey(app, await userOf(user), name, now)
  }
  for (const session of Object.values<WorldSession>(world.sessions)) await createWorldSession(seeding, realm, session)
  for (const device of Object.values<WorldDevice>(world.devices)) await createWorldDevice(seeding, realm, device)

  keys.stranger = await createOtherRealm(seeding)
  return keys
}

/** Creates everybody the demo organisation does not have. Adds their keys. */
async function createPeople(seeding: Seeding, realm: Realm, keys: Record<string, string>): Promise<void> {
  const { app, now } = seeding
  const crowd = world.crowd.map((person): [string, WorldUser] => ['', person])
  const everybody = [...Object.entries<WorldUser>(world.users), ...crowd].filter(([, { host }]) => !host)
  const people = everybody.filter(([name]) => keys[name] === undefined).map(([name, person]) => ({ id: person.id, name, person }))
  for (const run of runsOf(people)) {
    await continueAt(seeding, 'users', run.id)
    const created = await change(serverContext(app, realm, now), async (c) => {
      const accounts: [string, User][] = []
      for (const { name, person } of run.rows) accounts.push([name, await createPerson(seeding, c, person)])
      return accounts
    })
    await change(operatorContext(app, { id: realm.id }, now), async (c) => {
      for (const [name, user] of created) if (name !== '') keys[name] = (await createKeyIn(c, user, { name: 'seed', door: 'operator' })).key
    })
  }
  for (const [, { id, isActive }] of everybody) if (isActive === false) await setUserActive(serverContext(app, { id: realm.id }), id, false)
}

/** Sends the messages in the order of their IDs, because IDs only increase, and registers the queues before the one that waits in them. */
async function createMessages(seeding: Seeding, realm: Realm): Promise<void> {
  const { app, now } = seeding
  const messages = [...Object.values<WorldMessage>(world.messages), ...world.crowdMessages].sort((a, b) => a.id - b.id)
  const waiting = world.queues.waiting.message
  await sendAll(
    seeding,
    realm,
    messages.filter(({ id }) => id < waiting.id),
  )
  for (const invitation of Object.values<WorldInvitation>(world.invitations)) await invite(seeding, realm, invitation)
  const administrator = await userOf(world.users.administrator.id)
  for (const linkifier of Object.values(world.linkifiers)) await createWorldLinkifier(seeding, administrator, linkifier)
  for (const { id, ...playground } of Object.values(world.playgrounds)) {
    await continueAt(seeding, 'playgrounds', id)
    await addPlayground(serverContext(app, realm, now, administrator), playground)
  }
  for (const queue of Object.values(world.queues)) await registerQueue(seeding, realm, queue)
  // The other messages come later, because IDs only increase.
  await sendAll(seeding, realm, [waiting, ...messages.filter(({ id }) => id > waiting.id)])
  for (const { message, user, emoji } of world.reactions)
    await addReaction(serverContext(app, world.realm, now, await userOf(user)), message, { name: emoji })
}

/** Returns the API key of its owner. */
async function createOtherRealm(seeding: Seeding): Promise<string> {
  const { app, now, passwordHash } = seeding
  const { subdomain, name, owner: person, groups, linkifiers, profileFields, folders, channels } = world.acme
  await continueAt(seeding, 'users', person.id)
  await continueAt(seeding, 'user_groups', groups.internet.id)
  await continueAt(seeding, 'channels', channels.general.id)
  const account = { ownerEmail: person.email, ownerName: person.fullName, ownerPasswordHash: passwordHash }
  const { realm, owner } = await createRealm(app, { subdomain, name, ...account, now })
  await setRealmSetting(serverContext(app, realm), 'invite_required', 'false')
  await setRealmSetting(serverContext(app, realm), 'enable_spectator_access', 'true')
  const { id, ...square } = channels.square
  await continueAt(seeding, 'channels', id)
  const kind = { inviteOnly: false, isWebPublic: true }
  await createChannel(serverContext(app, realm), { creator: owner, ...square, ...kind, subscribers: [owner] })
  for (const linkifier of Object.values(linkifiers)) await createWorldLinkifier(seeding, owner, linkifier)
  for (const field of Object.values<WorldField>(profileFields)) await createField(realm, field)
  for (const folder of Object.values<WorldFolder>(folders)) await createFolder(seeding, realm, owner.id, folder)
  for (const session of Object.values<WorldSession>(world.acme.sessions)) await createWorldSession(seeding, realm, session)
  return (await createApiKey(app, owner, 'seed', now)).key
}

async function createWorldSession(seeding: Seeding, realm: Realm, { id, user, name, address }: WorldSession): Promise<void> {
  await continueAt(seeding, 'api_keys', id)
  const ctx = operatorContext(seeding.app, { id: realm.id }, seeding.now)
  await change(ctx, (c) => createSessionIn(c, { id: user, realm_id: realm.id }, { name, door: 'operator', address }))
}

/** Creates what users keep for themselves or share about themselves. */
async function createPersonal(seeding: Seeding, realm: Realm): Promise<void> {
  const { app, now } = seeding
  for (const { id, bot, message, status, duration } of Object.values(world.botDeliveries))
    await BotDelivery.create({
      ...{ id, realm_id: realm.id, user_id: bot, message_id: message, recipient_id: 1, topic_key: '', cause: 'mention' },
      ...{ request_id: `msg_${id}`, state: 'failed', attempts: 1, status, error: `the answer has status ${status}`, duration },
      ...{ date_created: now, due_at: now, finished_at: now },
    })
  for (const { bot, ...kind } of world.unpostedWebhooks)
    await UnpostedWebhook.create({ realm_id: realm.id, user_id: bot, ...kind, first_at: now, last_at: now })
  for (const { user, texts } of world.botStorage) await updateStorage(serverContext(app, world.realm, now, await userOf(user)), texts)
  for (const { user, words } of world.alertWords) await addAlertWords(serverContext(app, world.realm, now, await userOf(user)), words)
  for (const { user, muted } of world.mutedUsers) await muteUser(serverContext(app, world.realm, now, await userOf(user)), { id: muted })
  for (const { user, step } of world.seenSteps) await markOnboardingStep(serverContext(app, world.realm, now, await userOf(user)), step)
  for (const { id, user, channel, topic, content } of Object.values(world.drafts)) {
    await continueAt(seeding, 'drafts', id)
    await createDrafts(serverContext(app, world.realm, now, await userOf(user)), [
      { type: 'stream', to: [channel], topic, content, timestamp: undefined },
    ])
  }
  for (const message of Object.values<WorldScheduledMessage>(world.scheduledMessages)) await schedule(seeding, realm, message)
  for (const { id, user, message } of Object.values(world.reminders)) {
    await continueAt(seeding, 'scheduled_messages', id)
    await createReminder(serverContext(app, realm, now, await userOf(user)), { messageId: message, dueAt: world.future, note: '' })
  }
  for (const { id, user, title, content } of Object.values(world.savedSnippets)) {
    await continueAt(seeding, 'saved_snippets', id)
    await createSavedSnippet(serverContext(app, world.realm, now, await userOf(user)), { title, content })
  }
  for (const { user, text, emoji } of Object.values(world.statuses))
    await setStatus(serverContext(app, realm, now, await userOf(user)), { text, emoji: await accessEmoji(realm.id, { name: emoji }) })
  for (const { user, ...view } of Object.values(world.navigationViews))
    await addNavigationView(serverContext(app, world.realm, now, await userOf(user)), view)
  for (const { user, age } of Object.values(world.presence))
    await app.presence.report({ realmId: realm.id, userId: user, isActive: true, joinedAt: now, now: now - age })
}

async function createWorldDevice(seeding: Seeding, realm: Realm, device: WorldDevice): Promise<void> {
  const { now } = seeding
  const { id, user, key = null, keyId = null, token = null, pendingToken = null } = device
  await continueAt(seeding, 'devices', id)
  await Device.create({
    ...{ realm_id: realm.id, user_id: user, key_id: (await ApiKey.findAllOf(user))[0]?.id ?? 0 },
    ...{ push_key: key, push_key_id: keyId, date_created: now },
    ...{ token_id: token, token_kind: token === null ? null : 'fcm' },
    ...{ pending_token_id: pendingToken, pending_token_kind: pendingToken === null ? null : 'fcm' },
    token_last_updated: token === null ? null : now,
  })
}

/** Makes `id` the next ID of the table. */
function continueAt({ app }: Seeding, table: string, id: number): Promise<void> {
  return setNextId(app.db, { name: table }, id)
}

/** Rows in the order of their IDs, split where an ID does not follow the one before. `id` is the first one of a run. */
function runsOf<R extends { id: number }>(rows: readonly R[]): { id: number; rows: R[] }[] {
  const runs: { id: number; rows: R[] }[] = []
  for (const row of [...rows].sort((one, other) => one.id - other.id)) {
    const last = runs.at(-1)
    if (last && row.id === last.id + last.rows.length) last.rows.push(row)
    else runs.push({ id: row.id, rows: [row] })
  }
  return runs
}

async function userOf(id: number): Promise<User> {
  return User.findByPk(id, { rejectOnEmpty: true })
}

async function createPerson({ passwordHash }: Seeding, c: RealmChange, person: WorldUser): Promise<User> {
  const { email, fullName, role, isImportedStub = false, emailAddressVisibility, botType, botOwnerId } = person
  const how = botType === undefined ? { passwordHash, isImportedStub } : { bot: outgoingWebhook(person, botType, botOwnerId ?? null) }
  const user = await createUserIn(c, { email, fullName, role, ...how })
  if (emailAddressVisibility !== undefined)
    await updateRow(User, user, { settings: JSON.stringify({ email_address_visibility: emailAddressVisibility }) }, c.tx)
  return user
}

/** A bot that calls a URL of its own name. */
function outgoingWebhook({ email }: WorldUser, type: number, ownerId: number | null): NonNullable<NewUser['bot']> {
  const [name] = email.split('-')
  return { type, ownerId, service: { payload_url: `https://bots.example.com/${name}`, interface: 1, ...newServiceSecrets() } }
}

async function createField(realm: Pick<Realm, 'id'>, { id, type, name, editableByUser = true }: WorldField): Promise<void> {
  const named = { id, realm_id: realm.id, name, name_key: name.toLowerCase() }
  await ProfileField.create({ ...named, type, position: id, editable_by_user: editableByUser })
}

async function createGroup(seeding: Seeding, realm: Realm, group: WorldGroup): Promise<void> {
  const { now } = seeding
  const { id, name, description = '', deactivated = false } = group
  const named = { id, realm_id: realm.id, name, name_key: name.toLowerCase(), description }
  await UserGroup.create({ ...named, is_deactivated: deactivated, date_created: now })
}

async function fillGroup(seeding: Seeding, realm: Realm, { id, members = [], subgroups = [], managers }: WorldGroup): Promise<void> {
  const { app } = seeding
  const group = await UserGroup.findByPk(id, { rejectOnEmpty: true })
  await app.db.transaction(async (tx) => {
    await createMembers([group], members, tx)
    await createSubgroups(group, subgroups, tx)
    if (managers) await update(UserGroup, { can_manage_group: await UserGroup.createValue(realm.id, managers, [], tx) }, { id }, tx)
  })
}

async function createFolder(seeding: Seeding, realm: Realm, creatorId: number, { id, name, archived = false }: WorldFolder): Promise<void> {
  const { now } = seeding
  await ChannelFolder.create({
    id,
    realm_id: realm.id,
    name,
    name_key: archived ? null : name.toLowerCase(),
    description: '',
    rendered_description: '',
    is_archived: archived,
    position: id - 1,
    creator_id: creatorId,
    date_created: now,
  })
}

async function createWorldChannel(seeding: Seeding, realm: Realm, channel: WorldChannel): Promise<void> {
  const { app } = seeding
  const {
    id,
    name,
    description,
    inviteOnly = false,
    isDefault = false,
    archived = false,
    sendersGroup,
    historyShared,
    subscribers,
  } = channel
  await continueAt(seeding, 'channels', id)
  const created = await createChannel(serverContext(app, realm), {
    creator: await userOf(world.users.owner.id),
    name,
    description,
    inviteOnly,
    isDefault,
    permissions: sendersGroup === undefined ? {} : { can_send_message_group: sendersGroup },
    ...(historyShared === undefined ? {} : { historyPublicToSubscribers: historyShared }),
    subscribers: await User.findByIds(realm.id, subscribers),
  })
  if (archived) await Channel.update({ is_archived: true }, { where: { id: created.id } })
}

async function storeWorldFile(
  seeding: Seeding,
  realm: Realm,
  file: { id: number; owner: number; name: string; pathId: string; text: string },
): Promise<void> {
  const { app, now } = seeding
  const { id, owner, name, pathId, text } = file
  const source = join(app.config.dataDir, 'tmp', name)
  await writeFile(source, text)
  await app.storage.put(pathId, source, Buffer.byteLength(text))
  await Attachment.create({
    id,
    realm_id: realm.id,
    owner_id: owner,
    path_id: pathId,
    file_name: name,
    size: Buffer.byteLength(text),
    date_created: now,
  })
}

async function createEmoji(seeding: Seeding, { id, name, author }: { id: number; name: string; author: number }): Promise<void> {
  const { app, now } = seeding
  const path = join(app.config.dataDir, 'tmp', name)
  const image = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
  await writeFile(path, image)
  await continueAt(seeding, 'custom_emoji', id)
  await addCustomEmoji(serverContext(app, world.realm, now, await userOf(author)), {
    name,
    file: { path, size: image.length },
  })
}

/** Sends messages in the order of their IDs. Those whose IDs follow each other share a transaction. */
async function sendAll(seeding: Seeding, realm: Realm, messages: readonly WorldMessage[]): Promise<void> {
  const { app, now } = seeding
  const users = byId(await select(User, { where: { realm_id: realm.id } }))
  const channels = byId(await select(Channel, { where: { realm_id: realm.id } }))
  const subscribers = await Subscription.subscriberIds([...channels.keys()])
  const receiversOf = ({ channel, to = [] }: WorldMessage): readonly number[] =>
    channel === undefined ? to : (subscribers.get(channel) ?? [])
  for (const run of runsOf(messages)) {
    await continueAt(seeding, 'messages', run.id)
    await change(serverContext(app, realm, now), async (c) => {
      for (const { sender, channel, topic = '', to = [], content, age = HOUR } of run.rows)
        await sendIn(c, {
          ...{ sender: one(users, sender), realm, content, readBySender: true, client: 'website', now: now - age },
          to: channel === undefined ? { users: to.map((id) => one(users, id)) } : { channel: one(channels, channel), topic },
        })
      const rows = run.rows.flatMap((message) =>
        receiversOf(message)
          .filter((receiver) => receiver !== message.sender)
          .map((receiver) => ({
            ...{ realm_id: realm.id, user_id: receiver, message_id: message.id },
            flags: message.unreadBy?.includes(receiver) ? 0 : FLAG.read,
          })),
      )
      await createRows(UserMessage, rows, c.tx)
    })
  }
}

function byId<R extends { id: number }>(rows: readonly R[]): Map<number, R> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** Throws an Error if the world names what does not exist. */
function one<R>(rows: Map<number, R>, id: number): R {
  const row = rows.get(id)
  if (!row) throw new Error(`the world has no ${id}`)
  return row
}

async function schedule(
  seeding: Seeding,
  realm: Realm,
  { id, user, channel, topic, to = [], content, failed = false }: WorldScheduledMessage,
): Promise<void> {
  const { app, now } = seeding
  await continueAt(seeding, 'scheduled_messages', id)
  const addressee = channel === undefined ? { type: 'direct' as const, to } : { type: 'channel' as const, to: channel }
  const message = { ...addressee, topic, content, dueAt: world.future, readBySender: undefined, client: 'website' }
  await createScheduledMessage(serverContext(app, realm, now, await userOf(user)), message)
  if (failed) await ScheduledMessage.update({ failed, due_at: now - HOUR }, { where: { id } })
}

async function invite(
  seeding: Seeding,
  realm: Realm,
  { id, inviter: inviterId, email, multiuse = false, role }: WorldInvitation,
): Promise<void> {
  const { app, now } = seeding
  await continueAt(seeding, 'invitations', id)
  const inviter = await userOf(inviterId)
  const offer = { role, channelIds: [], groupIds: [], welcomeText: undefined, withDefaultChannels: false, now }
  if (multiuse) {
    // Its inviter may no longer create links.
    const creator = await userOf(world.invitations.toRevokeLink.inviter)
    await createInvitationLink(serverContext(app, realm, undefined, creator), { ...offer, notifyInviter: false, expiresInMinutes: null })
    await Invitation.update({ inviter_id: inviterId }, { where: { id } })
  } else
    await sendInvitations(serverContext(app, realm, undefined, inviter), [email ?? ''], {
      ...offer,
      notifyInviter: true,
      expiresInMinutes: 14_400,
    })
}

async function createWorldLinkifier(
  seeding: Seeding,
  by: User,
  { id, pattern, urlTemplate }: { id: number; pattern: string; urlTemplate: string },
): Promise<void> {
  const { app } = seeding
  await continueAt(seeding, 'linkifiers', id)
  const oneWay = { example_input: null, reverse_template: null, alternative_url_templates: [] }
  await addLinkifier(serverContext(app, { id: by.realm_id }, undefined, by), { pattern, url_template: urlTemplate, ...oneWay })
}

async function registerQueue(
  seeding: Seeding,
  realm: Realm,
  { id, eventTypes, narrow = [] }: { id: string; eventTypes?: readonly string[]; narrow?: readonly (readonly [string, string])[] },
): Promise<void> {
  const { app } = seeding
  const from = { seq: await currentSeq(realm.id), idleTimeout: QUEUE_IDLE_TIMEOUT, client: 'website' }
  const options = {
    eventTypes: eventTypes && [...eventTypes],
    allPublicChannels: false,
    applyMarkdown: false,
    clientGravatar: true,
    emptyTopicName: false,
    narrow: parseNarrow(
      narrow.map((pair) => [...pair]),
      realmHost(app.config, realm),
    ),
  }
  const owner = await userOf(world.users.member.id)
  await change(serverContext(app, realm), async (c) => {
    const { tx } = c
    const made = await createQueue(c, owner, options, from)
    await app.db.run('UPDATE event_queues SET id = ? WHERE id = ?', [id, made], tx)
  })
}
