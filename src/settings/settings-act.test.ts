// Each setting on which the server acts: what the same request shows under one value and then under another.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOld } from '../jobs/retention.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { Message } from '../models/message.ts'
import { Realm } from '../models/realm.ts'
import { UserGroup } from '../models/user-group.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer, Client } from '../testing/client.ts'
import { mailTo, NO_WORKER } from '../testing/mails.ts'
import { bindIdentity, testProvider } from '../testing/openid-provider.ts'

type Name = keyof TestApp['demo']['users']
type Fields = Record<string, unknown>
/** Two values in turn with what each shows, and the request that shows it. */
type Row = [name: string, first: unknown, shown: unknown, second: unknown, shownThen: unknown, shows: () => Promise<unknown>]

const PASSWORD = 'a long enough password'
let app: TestApp
let member: Client
let owner: Client['must']
let made = 0
const fresh = (): string => `subject ${++made}`
const freshAddress = (): string => `new${++made}@example.org`
const CORP = testProvider('corp', 'https://id.example')
beforeAll(async () => {
  app = await startTestApp({ ...NO_WORKER, webPublicChannels: true, providers: [CORP] })
  await bindIdentity(app, 'owner', CORP)
  member = app.as('member')
  owner = app.as('owner').must
  await owner.post('/realm/domains', { domain: 'corp.example', allow_subdomains: false })
})
afterAll(() => app.close())

const set = (fields: Fields) => owner.patch('/realm', fields)
const status = async (answer: Promise<Answer>): Promise<number> => (await answer).status
const ids = (...names: Name[]): number[] => names.map(app.idOf)
const systemGroup = async (name: string): Promise<number> => (await UserGroup.systemGroupIds(1)).get(name) ?? 0
const general = (): number => app.demo.channels.general.stream_id

/** A message by `member` that is this many seconds old. */
async function messageOf(age: number, form: Fields = {}): Promise<number> {
  const id = await member.must.send({ topic: fresh(), ...form })
  await Message.update({ date_sent: Math.floor(Date.now() / 1_000) - age }, { where: { id } })
  return id
}
/** The URL of an uploaded file of this name. */
const uploaded = async (name: string): Promise<string> => (await owner.upload(name, 'any bytes')).url
/** Somebody who has just accepted an invitation. */
async function joined(): Promise<Client> {
  const email = freshAddress()
  await owner.post('/invites', { invitee_emails: email, stream_ids: [] })
  const body = new URLSearchParams({ full_name: fresh(), password: PASSWORD })
  await app.client().must.raw((await mailTo(email)).path, { method: 'POST', body })
  const { api_key } = await app.client().must.post('/fetch_api_key', { username: email, password: PASSWORD })
  return app.client({ email, api_key })
}
const invites = (address: string, by = member) => status(by.post('/invites', { invitee_emails: address, stream_ids: [] }))
/** The texts of the newest messages under a narrow, oldest first. */
async function texts(client: Client, narrow: unknown[]): Promise<string[]> {
  const { messages } = await client.must.get('/messages', { anchor: 'newest', num_before: 50, num_after: 0, apply_markdown: false, narrow })
  return messages.map(({ content }) => content)
}
async function keptAfter(days: number, keeps: () => Promise<number>): Promise<number> {
  await Realm.update({ retention_due_at: 0 }, { where: {} })
  await deleteOld(app.server.app, Math.floor(Date.now() / 1_000) + days * 86_400)
  return keeps()
}

const OF_REALM: Row[] = [
  [
    'default_language',
    ...(['de', 'de', 'en', 'en'] as const),
    async () => {
      const state = await (await joined()).must.register({ fetch_event_types: ['user_settings'] })
      return state.user_settings?.default_language
    },
  ],
  [
    'waiting_period_threshold',
    ...([1_000, 400, 0, 200] as const),
    async () => {
      await set({ can_create_groups: await systemGroup('role:fullmembers') })
      const answer = await status(member.post('/user_groups/create', { name: fresh(), description: '', members: [] }))
      await set({ can_create_groups: await systemGroup('role:members') })
      return answer
    },
  ],
  [
    'enable_spectator_access',
    ...([false, 400, true, 200] as const),
    () => status(app.as('owner').post('/channels/create', { name: fresh(), subscribers: [], is_web_public: true })),
  ],
  [
    'invite_required',
    ...([false, [200, 400], true, [400, 200]] as const),
    async () => [await status(app.client().post('/join', { email: freshAddress() })), await invites(freshAddress(), await joined())],
  ],
  ['emails_restricted_to_domains', true, 400, false, 200, () => invites(freshAddress())],
  ['disallow_disposable_email_addresses', true, 400, false, 200, () => invites(`new${++made}@mailinator.com`)],
  ['name_changes_disabled', true, 400, false, 200, () => status(member.patch('/settings', { full_name: fresh() }))],
  ['email_changes_disabled', true, 400, false, 200, () => status(member.patch('/settings', { email: freshAddress() }))],
  [
    'require_unique_names',
    ...([true, 400, false, 200] as const),
    async () => status((await joined()).patch('/settings', { full_name: 'Max Member' })),
  ],
  [
    'email_auth_enabled',
    ...([false, 401, true, 200] as const),
    () => status(app.client().post('/fetch_api_key', { username: app.demo.users.member.email, password: 'correct horse battery staple' })),
  ],
  [
    'presence_disabled',
    ...([true, 400, false, 200] as const),
    async () => {
      await app.as('member2').must.post('/users/me/presence', { status: 'active' })
      return status(member.get(`/users/${app.idOf('member2')}/presence`))
    },
  ],
  [
    'enable_read_receipts',
    ...([false, 400, true, 200] as const),
    async () => status(member.get(`/messages/${await messageOf(0)}/read_receipts`)),
  ],
  [
    'inline_image_preview',
    ...([false, [0, 0, 1], true, [2, 1, 1]] as const),
    async () => {
      const [image, video, sound] = [await uploaded('a.png'), await uploaded('a.mp4'), await uploaded('a.mp3')]
      const id = await owner.send({ content: `[a](${image}) ![b](${image}) [c](${video}) ![d](${sound})` })
      const { rendered_content: content } = await Message.findByPk(id, { rejectOnEmpty: true })
      return ['<img', '<video', '<audio'].map((tag) => content.split(tag).length - 1)
    },
  ],
  [
    'allow_message_editing',
    ...([false, 400, true, 200] as const),
    async () => status(member.patch(`/messages/${await messageOf(0)}`, { content: 'Other.' })),
  ],
  [
    'message_content_edit_limit_seconds',
    ...([60, 400, null, 200] as const),
    async () => status(member.patch(`/messages/${await messageOf(7_200)}`, { content: 'Other.' })),
  ],
  [
    'message_content_delete_limit_seconds',
    ...([60, 400, null, 200] as const),
    async () => status(member.delete(`/messages/${await messageOf(7_200)}`)),
  ],
  [
    'move_messages_within_stream_limit_seconds',
    ...([60, 400, null, 200] as const),
    async () => status(member.patch(`/messages/${await messageOf(7_200)}`, { topic: fresh() })),
  ],
  [
    'move_messages_between_streams_limit_seconds',
    ...([60, 400, null, 200] as const),
    async () => {
      const { id } = await owner.createChannel({ subscribers: ids('member') })
      return status(member.patch(`/messages/${await messageOf(7_200)}`, { stream_id: id }))
    },
  ],
  ['topics_policy', 'disable_empty_topic', 400, 'allow_empty_topic', 200, () => status(member.send({ topic: '' }))],
  [
    'message_retention_days',
    ...([3, 0, -1, 1] as const),
    async () => {
      const id = await messageOf(0)
      return keptAfter(5, () => Message.count({ where: { id } }))
    },
  ],
  [
    'audit_log_retention_days',
    ...([3, 0, -1, 1] as const),
    async () => {
      await set({ description: fresh() })
      return keptAfter(5, async () => Math.min(1, await AuditEntry.count()))
    },
  ],
  [
    'new_stream_announcements_stream_id',
    ...([-1, 0, 1, 1] as const),
    async () => {
      await owner.createChannel({ name: fresh(), subscribers: ids('owner'), announce: true })
      return (await texts(member, [['topic', 'new channels']])).length
    },
  ],
  [
    'moderation_request_channel_id',
    ...([-1, 400, 2, 200] as const),
    async () => status(member.post(`/messages/${await messageOf(0)}/report`, { report_type: 'spam' })),
  ],
  [
    'send_channel_events_messages',
    ...([false, 0, true, 1] as const),
    async () => {
      const { name } = await owner.createChannel({ name: fresh(), subscribers: ids('owner') })
      return (await texts(member, [['channel', name]])).length
    },
  ],
  [
    'welcome_message_custom_text',
    ...(['Hail!', true, '', false] as const),
    async () => (await texts(await joined(), [['is', 'dm']])).some((text) => text.includes('Hail!')),
  ],
]

test.each(OF_REALM)('the setting %s of the organisation acts', async (name, first, shown, second, shownThen, shows) => {
  await set({ [name]: first })
  expect(await shows()).toEqual(shown)
  await set({ [name]: second })
  expect(await shows()).toEqual(shownThen)
})

/** The policy of `member` for a topic of `general`. */
async function policyOf(topic: string): Promise<number> {
  const { user_topics: topics } = await member.must.register({ fetch_event_types: ['user_topic'] })
  return topics?.find(({ topic_name }) => topic_name === topic)?.visibility_policy ?? 0
}
/** A topic in which somebody else has written. */
async function topicOf(content = 'Hello.'): Promise<string> {
  const topic = fresh()
  await owner.send({ topic, content })
  return topic
}
/** The typing events that `member2` gets. */
async function typingEvents(): Promise<number> {
  const { queue_id: queue } = await app.as('member2').must.register({ event_types: ['typing'] })
  await app.as('moderator').must.post('/typing', { type: 'direct', op: 'start', to: ids('member2') })
  return (await app.as('member2').must.events(queue ?? '')).length
}

const OF_PERSON: Row[] = [
  [
    'default_language',
    ...(['de', ' hat dich in den Kanal ', 'en', ' subscribed you to the channel '] as const),
    async () => {
      const subscriptions = [{ name: fresh() }]
      await owner.post('/users/me/subscriptions', { subscriptions, principals: ids('member') })
      const [text = ''] = (await texts(member, [['is', 'dm']])).slice(-1)
      return / hat dich in den Kanal | subscribed you to the channel /.exec(text)?.[0]
    },
  ],
  [
    'enable_drafts_synchronization',
    ...([false, 400, true, 200] as const),
    () => status(member.post('/drafts', { drafts: [{ type: 'channel', to: [general()], topic: 'a', content: 'Well' }] })),
  ],
  [
    'translate_emoticons',
    ...([true, true, false, false] as const),
    async () => (await member.must.get(`/messages/${await messageOf(0, { content: ':)' })}`)).message.content.includes('class="emoji'),
  ],
  [
    'automatically_follow_topics_policy',
    ...([2, 3, 4, 0] as const),
    async () => {
      const topic = await topicOf()
      await member.must.send({ topic })
      return policyOf(topic)
    },
  ],
  [
    'automatically_unmute_topics_in_muted_streams_policy',
    ...([2, 2, 4, 0] as const),
    async () => {
      await member.must.patch('/settings', { automatically_follow_topics_policy: 4 })
      const topic = await topicOf()
      await subscription('is_muted', true)
      await member.must.send({ topic })
      await subscription('is_muted', false)
      return policyOf(topic)
    },
  ],
  [
    'automatically_follow_topics_where_mentioned',
    ...([false, 0, true, 3] as const),
    async () => policyOf(await topicOf(`@**|${app.idOf('member')}**`)),
  ],
  [
    'resolved_topic_notice_auto_read_policy',
    ...(['always', true, 'never', false] as const),
    async () => {
      const topic = fresh()
      const id = await owner.send({ topic })
      await owner.patch(`/messages/${id}`, { topic: `✔ ${topic}`, propagate_mode: 'change_all' })
      const query = { anchor: 'newest', num_before: 1, num_after: 0, narrow: [['topic', `✔ ${topic}`]] }
      const { messages } = await member.must.get('/messages', query)
      expect(messages[0]?.content).toContain('has marked this topic as resolved')
      return messages[0]?.flags?.includes('read')
    },
  ],
  [
    'presence_enabled',
    ...([false, 400, true, 200] as const),
    async () => {
      await member.must.post('/users/me/presence', { status: 'active' })
      return status(app.as('owner').get(`/users/${app.idOf('member')}/presence`))
    },
  ],
  [
    'send_private_typing_notifications',
    ...([false, 400, true, 200] as const),
    () => status(member.post('/typing', { type: 'direct', op: 'start', to: ids('owner') })),
  ],
  [
    'send_stream_typing_notifications',
    ...([false, 400, true, 200] as const),
    () => status(member.post('/typing', { type: 'stream', op: 'start', stream_id: general(), topic: 'a' })),
  ],
  [
    'send_read_receipts',
    ...([false, 0, true, 1] as const),
    async () => {
      const id = await owner.send({ topic: fresh() })
      await member.must.post('/messages/flags', { op: 'add', flag: 'read', messages: [id] })
      return (await owner.get(`/messages/${id}/read_receipts`)).user_ids.length
    },
  ],
  [
    'email_address_visibility',
    ...([4, null, 1, 'member@example.com'] as const),
    async () => (await owner.get(`/users/${app.idOf('member')}`)).user.delivery_email,
  ],
  [
    'timezone',
    ...(['Europe/Berlin', 'Europe/Berlin', '', ''] as const),
    async () => (await owner.get(`/users/${app.idOf('member')}`)).user.timezone,
  ],
]

test.each(OF_PERSON)('the preference %s acts', async (name, first, shown, second, shownThen, shows) => {
  await member.must.patch('/settings', { [name]: first })
  expect(await shows()).toEqual(shown)
  await member.must.patch('/settings', { [name]: second })
  expect(await shows()).toEqual(shownThen)
})

test('the preference receives_typing_notifications acts', async () => {
  await app.as('member2').must.patch('/settings', { receives_typing_notifications: false })
  expect(await typingEvents()).toBe(0)
  await app.as('member2').must.patch('/settings', { receives_typing_notifications: true })
  expect(await typingEvents()).toBe(1)
})

const subscription = (property: string, value: unknown) =>
  member.must.post('/users/me/subscriptions/properties', { subscription_data: [{ stream_id: general(), property, value }] })

describe('a property of a subscription:', () => {
  test.each([
    ['is_muted', true, false],
    ['in_home_view', false, true],
  ])('the property %s acts', async (property, mutes, unmutes) => {
    const content = fresh()
    await owner.send({ topic: fresh(), content })
    const isHome = async (): Promise<boolean> => (await texts(member, [{ operator: 'in', operand: 'home' }])).includes(content)
    await subscription(property, mutes)
    expect(await isHome()).toBe(false)
    await subscription(property, unmutes)
    expect(await isHome()).toBe(true)
  })
})
