// Each default in the contract is what the server assumes when a parameter is missing. A request without the parameter shows the same as
// one with the default, and another value shows something else.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Contract, operations } from '../../contract-tests/cases.ts'
import { requestDefaults } from '../../scripts/contract-rules.ts'
import { BotDelivery } from '../models/bot-delivery.ts'
import { Channel } from '../models/channel.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { mailTo, NO_WORKER } from '../testing/mails.ts'
import { unixTime } from '../values/dates.ts'
import { dereference, loadContract } from './contract.ts'

type Fields = Record<string, unknown>
/** What a request shows that has this value instead of the default. Undefined omits the parameter. */
type Shows = (value: unknown) => Promise<unknown>
type Name = keyof TestApp['demo']['users']

let app: TestApp
let made = 0
const fresh = (): string => `default ${++made}`
const ids: Record<string, number> = {}
const dayInSeconds = 86_400

const get =
  (path: () => string, query: Fields, name: string, who: Name = 'member'): Shows =>
  async (value) =>
    (await app.as(who).get(path(), { ...query, [name]: value })).body
const on = (path: string) => () => path
/** The body of a successful request. */
async function posted(path: string, form: Fields, who: Name = 'owner'): Promise<Fields> {
  const { status, body } = await app.as(who).post(path, form)
  expect([status, body.msg]).toEqual([200, ''])
  return body
}
const without = (object: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))

const narrowOf = (negated: unknown) => [{ operator: 'sender', operand: app.demo.users.member.user_id, negated }]
const page = { anchor: 'newest', num_before: 10, num_after: 0 }

/** The channel that a request has created: its properties, whether it is announced, and whether it is a default channel. */
async function shownChannel(name: string, refusal: string): Promise<unknown> {
  if (refusal !== '') return refusal
  const { stream_id: id } = (await app.as('owner').get('/get_stream_id', { stream: name })).body
  const { stream } = (await app.as('owner').get(`/streams/${id}`)).body
  const narrow = [{ operator: 'channel', operand: ids.news }]
  const { messages } = (await app.as('owner').get('/messages', { ...page, narrow })).body
  const isDefault = (await app.as('owner').get('/streams', { include_public: false, include_subscribed: false, include_default: true }))
    .body
  return {
    ...without(stream, 'stream_id', 'name', 'date_created', 'first_message_id'),
    isAnnounced: messages.at(-1)?.content.includes(name) ?? false,
    isDefault: isDefault.streams.some((one: Fields) => one.name === name),
  }
}
/** Pages of deliveries to a bot that was told of two messages. */
const deliveries = (): Shows => {
  let id = 0
  return async (limit) => {
    if (id === 0) {
      const form = { full_name: fresh(), short_name: `told${made}`, bot_type: 3, payload_url: 'https://bots.example.com/' }
      id = Number((await posted('/bots', form)).user_id)
      const told = { realm_id: 1, user_id: id, message_id: 1, recipient_id: 1, topic_key: '', cause: 'mention', request_id: 'msg_1' }
      for (let i = 0; i < 2; i++) await BotDelivery.create({ ...told, state: 'dropped', date_created: 1, due_at: 1, finished_at: 1 })
    }
    return (await app.as('owner').get(`/bots/${id}/deliveries`, { limit })).body
  }
}
const creation =
  (field: string): Shows =>
  async (value) => {
    const name = fresh()
    return shownChannel(name, (await app.as('owner').post('/channels/create', { name, subscribers: [], [field]: value })).body.msg)
  }
const subscription =
  (field: string): Shows =>
  async (value) => {
    const name = fresh()
    const form = { subscriptions: [{ name }], [field]: value }
    return shownChannel(name, (await app.as('owner').post('/users/me/subscriptions', form)).body.msg)
  }
const ofList =
  (make: (value: unknown) => Promise<unknown>, path: string, list: string, ...volatile: string[]): Shows =>
  async (value) => {
    await make(value)
    const all: Fields[] = (await app.as('owner').get(path)).body[list]
    return without(all.at(-1) ?? {}, 'id', ...volatile)
  }

const accept = (path: string, form: Record<string, string>) => app.client().raw(path, { method: 'POST', body: new URLSearchParams(form) })
/** What the people who accept an invitation get: their role, and which channels. */
async function joined(path: string, email: string, viaLink: boolean): Promise<unknown> {
  const account = { full_name: 'Nora New', password: 'a long enough password' }
  await accept(path, viaLink ? { email } : account)
  if (viaLink) await accept((await mailTo(email)).path, account)
  const { user } = (await app.as('owner').get(`/users/${email}`, {})).body
  const subscribed = (channel: number) => app.as('owner').get(`/users/${user.user_id}/subscriptions/${channel}`)
  const [general, welcome] = [await subscribed(app.demo.channels.general.stream_id), await subscribed(ids.welcome ?? 0)]
  return { role: user.role, general: general.body.is_subscribed, welcome: welcome.body.is_subscribed }
}
const invitation =
  (field: string, isAccepted = false): Shows =>
  async (value) => {
    const email = `default${++made}@example.org`
    await posted('/invites', { invitee_emails: email, stream_ids: [], [field]: value })
    if (isAccepted) return joined((await mailTo(email)).path, email, false)
    const { invites } = (await app.as('owner').get('/invites')).body
    const { expiry_date: end, invited, ...others } = invites.find((one: Fields) => one.email === email)
    return { ...without(others, 'id', 'email'), validity: end - invited }
  }
const link =
  (field: string, isAccepted = false): Shows =>
  async (value) => {
    const { invite_link: url } = await posted('/invites/multiuse', { [field]: value })
    if (isAccepted) return joined(new URL(String(url)).pathname, `default${++made}@example.org`, true)
    const { invites } = (await app.as('owner').get('/invites')).body
    const { expiry_date: end, invited, ...others } = invites.find((one: Fields) => one.link_url === url)
    return { ...without(others, 'id', 'link_url'), validity: end - invited }
  }

const presence =
  (field: string): Shows =>
  async (value) => {
    const { body } = await app.as('owner').post('/users/me/presence', { status: 'idle', [field]: value })
    return without(body, 'server_timestamp')
  }
const poll = (): Shows => async (dont_block) => {
  const { queue_id } = await posted('/register', { event_types: ['message'] })
  const polled = app.as('owner').get('/events', { queue_id, dont_block })
  const waits = await Promise.race([polled.then(() => false), untilParked()])
  await posted('/messages', { type: 'direct', to: [app.demo.users.owner.user_id], content: 'Wake up.' })
  await polled
  return waits
}
/** Checks after each turn of the event loop. */
async function untilParked(): Promise<boolean> {
  while (app.server.app.notifier.waiting() === 0) await new Promise(setImmediate)
  return true
}

const flagged =
  (fields: (value: unknown) => Fields): Shows =>
  async (value) => {
    const form = { anchor: String(ids.plain), num_before: 5, num_after: 0, op: 'add', flag: 'starred' }
    return without(await posted('/messages/flags/narrow', { ...form, ...fields(value) }, 'member'), 'updated_count')
  }

const channel = { stream_id: () => app.demo.channels.general.stream_id }
const groupPath = (what: string) => () => `/user_groups/${ids.outer}/${what}`
const ofMember = () => `/users/${app.demo.users.member.email}`
const matching = (narrow: unknown) => app.as('member').get('/messages/matches_narrow', { msg_ids: [ids.plain], narrow })
const negation =
  (ask: (narrow: unknown) => Promise<unknown>): Shows =>
  (negated) =>
    ask(narrowOf(negated))
const bodyOf = async (answer: Promise<{ body: unknown }>): Promise<unknown> => (await answer).body
const newList = { include_public: false, include_subscribed: false }
/** By operation and place: another value, and what shows the difference. */
/** Where and what a hook of GitLab posts about a confidential issue of a private project, or about a merge request there. */
const hookOf =
  (name: string, kind = 'issue'): Shows =>
  async (value) => {
    const payload = {
      ...{ object_kind: kind, user: { name: 'Ann' }, project: { path_with_namespace: 'ann/secrets', visibility_level: 0 } },
      object_attributes: { iid: 1, title: 'Doors are open', action: 'open', confidential: kind === 'issue' },
    }
    const query = new URLSearchParams({ stream: 'general', ...(value === undefined ? {} : { [name]: String(value) }) })
    const request = { method: 'POST', body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } }
    const { body } = await app.as('bot').raw(`/api/v1/external/gitlab?${query}`, request)
    if (body.id === undefined) return 'nothing'
    const { subject, content } = await app.as('owner').must.message(body.id)
    return [subject, content]
  }
const CASES: Record<string, [other: unknown, shows: Shows]> = {
  'sendWebhookMessage ignore_private_repositories': [true, hookOf('ignore_private_repositories')],
  'sendWebhookMessage confidential': [true, hookOf('confidential')],
  'sendWebhookMessage use_merge_request_title': [false, hookOf('use_merge_request_title', 'merge_request')],
  'getChannelFolders include_archived': [true, get(on('/channel_folders'), {}, 'include_archived')],
  'createChannelFolder description': [
    'A text.',
    ofList(
      (description) => posted('/channel_folders/create', { name: fresh(), description }),
      '/channel_folders',
      'channel_folders',
      'name',
      'order',
      'date_created',
    ),
  ],
  'createChannel description': ['A text.', creation('description')],
  'createChannel announce': [true, creation('announce')],
  'createChannel invite_only': [true, creation('invite_only')],
  'createChannel is_web_public': [true, creation('is_web_public')],
  'createChannel is_default_stream': [true, creation('is_default_stream')],
  'createChannel topics_policy': ['empty_topic_only', creation('topics_policy')],
  'getEvents dont_block': [true, poll()],
  'sendInvitations invite_expires_in_minutes': [60, invitation('invite_expires_in_minutes')],
  'sendInvitations invite_as': [600, invitation('invite_as')],
  'sendInvitations include_realm_default_subscriptions': [true, invitation('include_realm_default_subscriptions', true)],
  'sendInvitations notify_referrer_on_join': [false, invitation('notify_referrer_on_join')],
  'createInvitationLink stream_ids': [[1], link('stream_ids', true)],
  'createInvitationLink invite_expires_in_minutes': [60, link('invite_expires_in_minutes')],
  'createInvitationLink invite_as': [600, link('invite_as')],
  'createInvitationLink include_realm_default_subscriptions': [true, link('include_realm_default_subscriptions', true)],
  'createBot bot_type': [
    2,
    async (value) => {
      const form = { full_name: fresh(), short_name: `default${made}`, bot_type: value }
      const { user_id: id } = await posted('/bots', form)
      return (await app.as('owner').get(`/users/${id}`)).body.user.bot_type
    },
  ],
  'getBotDeliveries limit': [1, deliveries()],
  'getAuditLog limit': [1, get(on('/realm/audit_log'), {}, 'limit', 'owner')],
  'getMessages include_anchor': [false, (value) => get(on('/messages'), { ...page, anchor: ids.plain }, 'include_anchor')(value)],
  'getMessages narrow': [[{ operator: 'is', operand: 'dm' }], get(on('/messages'), page, 'narrow')],
  'getMessages narrow[]|0.negated': [true, negation((narrow) => bodyOf(app.as('member').get('/messages', { ...page, narrow })))],
  'getMessages client_gravatar': [false, get(on('/messages'), page, 'client_gravatar')],
  'getMessages apply_markdown': [false, get(on('/messages'), page, 'apply_markdown')],
  'getMessages allow_empty_topic_name': [true, get(on('/messages'), page, 'allow_empty_topic_name')],
  'updateMessageFlagsForNarrow include_anchor': [false, flagged((include_anchor) => ({ include_anchor, narrow: [] }))],
  'updateMessageFlagsForNarrow narrow[]|0.negated': [true, flagged((negated) => ({ narrow: narrowOf(negated) }))],
  'getMatchingMessages narrow[]|0.negated': [true, negation((narrow) => bodyOf(matching(narrow)))],
  'getMessage apply_markdown': [false, get(() => `/messages/${ids.plain}`, {}, 'apply_markdown')],
  'getMessage allow_empty_topic_name': [true, get(() => `/messages/${ids.plain}`, {}, 'allow_empty_topic_name')],
  'getMessageHistory allow_empty_topic_name': [true, get(() => `/messages/${ids.moved}/history`, {}, 'allow_empty_topic_name')],
  'addRealmDomain allow_subdomains': [
    true,
    ofList(
      (allow_subdomains) => posted('/realm/domains', { domain: `d${++made}.example`, allow_subdomains }),
      '/realm/domains',
      'domains',
      'domain',
    ),
  ],
  'addLinkifier alternative_url_templates': [
    ['https://other.example/{id}'],
    ofList(
      (alternative_url_templates) =>
        posted('/realm/filters', {
          pattern: `D${++made}-(?P<id>[0-9]+)`,
          url_template: 'https://example.com/{id}',
          alternative_url_templates,
        }),
      '/realm/linkifiers',
      'linkifiers',
      'pattern',
    ),
  ],
  ...Object.fromEntries(
    Object.entries({
      hint: 'A text.',
      display_in_profile_summary: true,
      required: true,
      editable_by_user: false,
      use_for_user_matching: true,
    }).map(([field, other]) => [
      `createProfileField ${field}`,
      [
        other,
        ofList(
          (value) => posted('/realm/profile_fields', { name: fresh(), field_type: 1, [field]: value }),
          '/realm/profile_fields',
          'custom_fields',
          'name',
          'order',
        ),
      ],
    ]),
  ),
  'getChannels include_public': [false, get(on('/streams'), { include_subscribed: false }, 'include_public')],
  'getChannels include_web_public': [true, get(on('/streams'), newList, 'include_web_public')],
  'getChannels include_subscribed': [false, get(on('/streams'), { include_public: false }, 'include_subscribed')],
  'getChannels exclude_archived': [false, get(on('/streams'), {}, 'exclude_archived')],
  'getChannels include_all': [true, get(on('/streams'), newList, 'include_all')],
  'getChannels include_default': [true, get(on('/streams'), newList, 'include_default')],
  'getChannels include_owner_subscribed': [true, get(on('/streams'), newList, 'include_owner_subscribed', 'bot')],
  'getChannels include_can_access_content': [true, get(on('/streams'), newList, 'include_can_access_content')],
  'sendTyping type': [
    'channel',
    async (type) => {
      const { queue_id } = await posted('/register', {
        event_types: ['typing'],
        client_capabilities: { notification_settings_null: true, stream_typing_notifications: true },
      })
      const { member, owner } = app.demo.users
      await posted('/typing', { op: 'start', type, to: [owner.user_id], stream_id: channel.stream_id(), topic: 'typing' }, 'member')
      const { events } = (await app.as('owner').get('/events', { queue_id })).body
      expect(events[0].sender.user_id).toBe(member.user_id)
      return events
    },
  ],
  'getUserGroups include_deactivated_groups': [true, get(on('/user_groups'), {}, 'include_deactivated_groups')],
  'createUserGroup subgroups': [
    [3],
    ofList(
      (subgroups) => posted('/user_groups/create', { name: fresh(), description: '', members: [], subgroups }),
      '/user_groups',
      'user_groups',
      'name',
      'date_created',
    ),
  ],
  'getUserGroupMembers direct_member_only': [true, get(groupPath('members'), {}, 'direct_member_only')],
  'isUserGroupMember direct_member_only': [
    true,
    get(() => `/user_groups/${ids.outer}/members/${app.demo.users.member.user_id}`, {}, 'direct_member_only'),
  ],
  'getUserGroupSubgroups direct_subgroup_only': [true, get(groupPath('subgroups'), {}, 'direct_subgroup_only')],
  'getUsers client_gravatar': [false, get(on('/users'), {}, 'client_gravatar')],
  'getUsers include_custom_profile_fields': [true, get(on('/users'), {}, 'include_custom_profile_fields')],
  'updatePresence history_limit_days': [30, presence('history_limit_days')],
  'updatePresence ping_only': [true, presence('ping_only')],
  'updatePresence slim_presence': [true, presence('slim_presence')],
  'getSubscriptions include_subscribers': ['true', get(on('/users/me/subscriptions'), {}, 'include_subscribers')],
  'subscribe authorization_errors_fatal': [
    false,
    async (authorization_errors_fatal) =>
      bodyOf(app.as('guest').post('/users/me/subscriptions', { subscriptions: [{ name: 'welcome' }], authorization_errors_fatal })),
  ],
  'subscribe send_new_subscription_messages': [
    false,
    async (send_new_subscription_messages) => {
      const { new_subscription_messages_sent: sent } = await posted('/users/me/subscriptions', {
        subscriptions: [{ name: fresh() }],
        principals: [app.demo.users.member2.user_id],
        send_new_subscription_messages,
      })
      return sent
    },
  ],
  'subscribe announce': [true, subscription('announce')],
  'subscribe invite_only': [true, subscription('invite_only')],
  'subscribe is_web_public': [true, subscription('is_web_public')],
  'subscribe is_default_stream': [true, subscription('is_default_stream')],
  'subscribe topics_policy': ['empty_topic_only', subscription('topics_policy')],
  'getChannelTopics allow_empty_topic_name': [true, get(() => `/users/me/${channel.stream_id()}/topics`, {}, 'allow_empty_topic_name')],
  'getUserByEmail client_gravatar': [false, get(ofMember, {}, 'client_gravatar')],
  'getUserByEmail include_custom_profile_fields': [true, get(ofMember, {}, 'include_custom_profile_fields')],
}
/** For registrations, by place: another value, and who registers, if it is not `owner`. All see the same changes. */
const REGISTERED: Record<string, [other: unknown, who?: Name]> = {
  apply_markdown: [true],
  client_gravatar: [false],
  slim_presence: [true],
  presence_history_limit_days: [30],
  all_public_streams: [true, 'member2'],
  include_subscribers: ['true'],
  narrow: [[['is', 'dm']]],
  idle_queue_timeout: ['mobile'],
  'client_capabilities.bulk_message_deletion': [true],
  'client_capabilities.stream_typing_notifications': [true],
  'client_capabilities.linkifier_url_template': [true],
  'client_capabilities.user_list_incomplete': [true, 'guest'],
  'client_capabilities.include_deactivated_groups': [true],
  'client_capabilities.archived_channels': [true],
  'client_capabilities.empty_topic_name': [true],
  'client_capabilities.simplified_presence_events': [true],
  'client_capabilities.individual_emoji_changes': [true],
}
/** Defaults for which another value makes no visible difference, with the reason. This list only shrinks. */
const UNSEEN: Record<string, string> = {
  'updatePresence new_user_input': 'it is taken for statistics that this server does not keep',
  'getEvents idle_queue_timeout': 'its answer does not say how long a queue lives',
  'registerQueue client_capabilities.user_avatar_url_field_optional': 'the server never leaves the field out',
  'getEvents client_capabilities.user_avatar_url_field_optional': 'the same',
  'registerQueue client_capabilities.user_settings_object': 'its description says that it has no effect',
  'getEvents client_capabilities.user_settings_object': 'the same',
}

type Registered = Record<'absent' | 'given' | 'other', unknown>
const registered: Record<string, Registered> = {}
const defaults = [...operations(dereference<Contract>(loadContract().bundled))].flatMap(({ operation }) =>
  [...requestDefaults(operation)].map((found) => ({ operationId: operation.operationId, ...found })),
)

/** Registers a queue with one field set. Returns the queue and the state in the answer. */
async function register(
  operationId: string,
  place: string,
  value: unknown,
  who: Name,
): Promise<{ queueId: string; state: unknown; who: Name }> {
  const [field = '', inner] = place.split('.')
  const capabilities = { notification_settings_null: true, [inner ?? '']: value }
  const fields = { client_capabilities: inner ? capabilities : undefined, ...(inner ? {} : { [field]: value }) }
  const client = app.as(who)
  const { body } = await (operationId === 'getEvents'
    ? client.get('/events', { dont_block: true, ...fields })
    : client.post('/register', fields))
  return { queueId: body.queue_id, state: without(body, 'queue_id', 'server_timestamp'), who }
}

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
async function addEmoji(name: string): Promise<void> {
  const body = new FormData()
  body.append('file', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png')
  expect((await app.as('owner').raw(`/api/v1/realm/emoji/${name}`, { method: 'POST', body })).body.msg).toBe('')
}

/** Changes that options and capabilities of queues present differently. */
async function playScene(): Promise<void> {
  const { channels, users } = app.demo
  const { stream_id: to } = channels.general
  await posted('/messages', { type: 'channel', to: ids.elsewhere, topic: '', content: '**Elsewhere.**' })
  const { id } = await posted('/messages', { type: 'channel', to, topic: 'scene', content: 'One.' })
  await app.as('owner').delete(`/messages/${id}`)
  await posted('/realm/filters', { pattern: 'SCENE-(?P<id>[0-9]+)', url_template: 'https://example.com/{id}' })
  await posted(`/user_groups/${ids.ending}/deactivate`, {})
  await app.as('owner').patch(`/user_groups/${ids.ended}`, { description: 'Long ago.' })
  await app.as('owner').delete(`/streams/${ids.elsewhere}`)
  await posted('/channels/create', { name: fresh(), subscribers: [users.owner.user_id] })
  await addEmoji('scene')
  const email = 'scene@example.org'
  await posted('/invites', { invitee_emails: email, stream_ids: [] })
  await joined((await mailTo(email)).path, email, false)
  // These events are kept for a few seconds only, so they come last.
  await posted('/typing', { op: 'start', type: 'channel', stream_id: to, topic: 'scene' }, 'member')
  await posted('/users/me/presence', { status: 'active' }, 'member')
}

beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
  const { users, channels } = app.demo
  const { stream_id: general } = channels.general
  const made = async (path: string, form: Fields, key: string): Promise<number> => Number((await posted(path, form))[key])
  const create = (name: string, form: Fields = {}) => made('/channels/create', { name, subscribers: [], ...form }, 'id')
  const createGroup = (name: string, form: Fields = {}) =>
    made('/user_groups/create', { name, description: '', members: [], ...form }, 'group_id')
  ids.news = await create('news')
  ids.elsewhere = await create('elsewhere')
  ids.welcome = await create('welcome', { is_default_stream: true, subscribers: [users.owner.user_id] })
  await Channel.update({ is_web_public: true }, { where: { id: await create('on the web') } })
  await app.as('owner').delete(`/streams/${await create('archived', { subscribers: [users.owner.user_id] })}`)
  const settings = { new_stream_announcements_stream_id: ids.news, can_access_all_users_group: 3 }
  expect((await app.as('owner').patch('/realm', settings)).body.msg).toBe('')
  const { channel_folder_id: folder } = await posted('/channel_folders/create', { name: 'archived' })
  await app.as('owner').patch(`/channel_folders/${folder}`, { is_archived: true })
  const inner = await createGroup('inner', { members: [users.member.user_id] })
  ids.outer = await createGroup('outer', { subgroups: [await createGroup('between', { subgroups: [inner] })] })
  ids.ending = await createGroup('ending')
  ids.ended = await createGroup('ended')
  await posted(`/user_groups/${ids.ended}/deactivate`, {})
  await app.as('owner').delete('/users/me/subscriptions', { subscriptions: ['general'], principals: [users.moderator.user_id] })
  await User.update({ avatar_source: 'G' }, { where: { id: [users.owner.user_id, users.member.user_id] } })
  ids.field = await made('/realm/profile_fields', { name: 'motto', field_type: 1 }, 'id')
  await app.as('owner').patch(ofMember(), { profile_data: [{ id: ids.field, value: 'Onwards.' }] })
  const { must } = app.as('member')
  const bold = { to: general, content: '**Hello.**' }
  ids.plain = await must.send({ ...bold, topic: '' })
  ids.moved = await must.send({ ...bold, topic: 'named' })
  await app.as('owner').patch(`/messages/${ids.moved}`, { topic: '' })
  await app.as('member2').must.send({ to: general, topic: 'others', content: 'Not by member.' })
  await must.send({ ...bold, to: [users.member2.user_id] })
  await app.as('owner').post('/users/me/presence', { status: 'idle' })
  // On both sides of the default of fourteen days.
  for (const [name, days] of [
    ['member2', 15],
    ['guest', 13],
  ] as const) {
    const then = unixTime() - days * dayInSeconds
    await app.server.app.presence.report({ realmId: 1, userId: users[name].user_id, isActive: true, joinedAt: then, now: then })
  }
  await registerAll()
})
afterAll(() => app.close())

/** Registers a queue for each default of registrations, plays the scene once for all of them, and reads their events. */
async function registerAll(): Promise<void> {
  const queues: { title: string; use: keyof Registered; queue: Awaited<ReturnType<typeof register>> }[] = []
  for (const { operationId, at, value } of defaults) {
    const row = operationId === 'registerQueue' || operationId === 'getEvents' ? REGISTERED[at] : undefined
    if (!row) continue
    const [other, who = 'owner'] = row
    for (const [use, sent] of [
      ['absent', undefined],
      ['given', value],
      ['other', other],
    ] as const)
      queues.push({ title: `${operationId} ${at}`, use, queue: await register(operationId, at, sent, who) })
  }
  await playScene()
  for (const { title, use, queue } of queues) {
    const { events } = (await app.as(queue.who).get('/events', { queue_id: queue.queueId, dont_block: true })).body
    registered[title] = { ...registered[title], [use]: { state: queue.state, events } } as Registered
  }
}

for (const { operationId, at, value } of defaults) {
  const title = `${operationId} ${at}`
  if (UNSEEN[title]) continue
  test(`${title} defaults to ${JSON.stringify(value)}`, async () => {
    const row = CASES[title]
    const { absent, given, other } = row
      ? { absent: await row[1](undefined), given: await row[1](value), other: await row[1](row[0]) }
      : (registered[title] as Registered)
    expect(absent).toEqual(given)
    expect(other, 'another value shows nothing else').not.toEqual(given)
  })
}

test('every case and every reason belongs to a default', () => {
  const titles = new Set(defaults.map(({ operationId, at }) => `${operationId} ${at}`))
  expect([...Object.keys(CASES), ...Object.keys(UNSEEN)].filter((title) => !titles.has(title))).toEqual([])
  expect(Object.keys(REGISTERED).filter((place) => !titles.has(`registerQueue ${place}`))).toEqual([])
})
