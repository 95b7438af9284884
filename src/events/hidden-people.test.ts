// The people that events name to a guest who may access only some of them. Every field of every event that names somebody is tried with a
// person who is hidden from the guest, and with one who is not. An event names nobody the request that reads the same thing leaves out.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiKey } from '../actions/people/api-keys.ts'
import { createUser } from '../actions/people/create.ts'
import { serverContext } from '../context.ts'
import { dereference, type JsonSchema, loadContract } from '../http/contract.ts'
import { Realm } from '../models/realm.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Client } from '../testing/client.ts'
import { sampled } from '../testing/sampled.ts'
import { unixTime } from '../values/dates.ts'

type Fields = Record<string, unknown>
interface Person {
  id: number
  email: string
  client: Client
  /** Shares a channel with the guest. */
  isVisible: boolean
}
/** What the event is about, made before the guest's queue. */
type Subject = Fields & { id?: unknown }
interface Row {
  before?: (person: Person) => Promise<Subject>
  change: (person: Person, subject: Subject) => Promise<unknown>
  /** The guest becomes able to see the person, because of what the event is about. Otherwise hidden people are left out. */
  meets?: true
  /** The person is named, because this request of the guest names them too: its answer, or the part that does. */
  asIn?: (person: Person, subject: Subject) => Promise<unknown>
  /** The request names the person until the change. */
  until?: true
  /** The queue belongs to a client without the newer capabilities. */
  isOlder?: true
}

let app: TestApp
let guest: number
let common = 0
let web = 0
let made = 0
const fresh = (): string => `hidden people ${++made}`

const owner = () => app.as('owner')
const reader = () => app.as('guest')
const subscribes = (client: Client, name: string, principals?: number[]) =>
  client.must.post('/users/me/subscriptions', { subscriptions: [{ name }], ...(principals ? { principals } : {}) })
const leavesChannel = ({ client }: Person, name: string) => client.must.delete('/users/me/subscriptions', { subscriptions: [name] })

beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  guest = app.demo.users.guest.user_id
  const form = { can_access_all_users_group: 3, enable_spectator_access: true, can_create_web_public_channel_group: 7 }
  await owner().must.patch('/realm', form)
  await reader().must.delete('/users/me/subscriptions', { subscriptions: ['general'] })
  const subscribers = [guest, app.demo.users.member.user_id]
  common = Number((await owner().must.post('/channels/create', { name: 'common', subscribers })).id)
  web = Number((await owner().must.post('/channels/create', { name: 'web', subscribers: [], is_web_public: true })).id)
})
afterAll(() => app.close())

/** Somebody new, who may do everything. */
async function newPerson(isVisible: boolean): Promise<Person> {
  const { app: parts } = app.server
  const [email, now] = [`person${++made}@example.com`, unixTime()]
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const user = await createUser(serverContext(parts, realm), { email, fullName: `Person No ${made}`, role: 100 })
  const { key } = await createApiKey(parts, user, 'test', now)
  const person = { id: user.id, email, client: app.client({ email, api_key: key }), isVisible }
  if (isVisible) await subscribes(person.client, 'common')
  expect(await isThere(person)).toBe(isVisible)
  return person
}

const isThere = async ({ id }: Person): Promise<boolean> => (await reader().get(`/users/${id}`)).status === 200
const says = ({ client }: Person, to: unknown = common) =>
  client.must.post('/messages', { type: 'channel', to, topic: 'tea', content: `No ${++made}` })
const writes = ({ client }: Person) => client.must.post('/messages', { type: 'direct', to: [guest], content: `No ${++made}` })
const direct = (...ids: number[]) => ({ direct_members: ids, direct_subgroups: [] })
const create = ({ client }: Person, form: Fields = {}) =>
  client.must.post('/channels/create', { name: fresh(), subscribers: [], is_web_public: true, ...form })
const group = ({ client }: Person, form: Fields = {}) =>
  client.must.post('/user_groups/create', { name: fresh(), description: '', members: [], ...form })
const inGroup =
  (form: (person: Person) => Fields) =>
  async (person: Person, { group_id }: Subject) =>
    owner().must.post(`/user_groups/${group_id}/members`, form(person))
const types = (op: string) => (person: Person) => person.client.must.post('/typing', { op, to: [guest] })
const typesIn = (op: string) => (person: Person) =>
  person.client.must.post('/typing', { op, type: 'channel', stream_id: common, topic: 'tea' })
const typesTo = (op: string) => (person: Person) => app.as('member').must.post('/typing', { op, to: [guest, person.id] })
const typesEdit =
  (op: string) =>
  (person: Person, { id }: Subject) =>
    person.client.must.post(`/messages/${id}/typing`, { op })
const reacts = ({ client }: Person, { id }: Subject) => client.must.post(`/messages/${id}/reactions`, { emoji_name: 'tada' })
const asks = ({ client }: Person) =>
  client.must.post('/messages', { type: 'channel', to: common, topic: 'tea', content: '/poll Who comes?\nI do' })
const votes = ({ client }: Person, { id }: Subject) =>
  client.must.post('/submessage', { message_id: id, msg_type: 'widget', content: '{"type":"vote","key":"canned,0","vote":1}' })
async function addEmoji({ client }: Person): Promise<Subject> {
  const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const [name, body] = [`hidden${++made}`, new FormData()]
  body.append('file', new Blob([Buffer.from(image, 'base64')], { type: 'image/png' }), 'pixel.png')
  await client.must.raw(`/api/v1/realm/emoji/${name}`, { method: 'POST', body })
  return { name }
}
/** Bots are made by commands alone. */
async function addBot({ id: ownerId }: { id: number }): Promise<Subject> {
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const bot = { type: 1, ownerId }
  const account = { email: `bot${++made}@example.com`, fullName: fresh(), role: 400, bot }
  return { id: (await createUser(serverContext(app.server.app, realm), account)).id }
}
/** Somebody who is in a channel with the guest for the time being. */
const inCommon = async (person: Person, change: () => Promise<Fields>): Promise<Fields> => {
  await subscribes(person.client, 'common')
  const done = await change()
  if (!person.isVisible) await leavesChannel(person, 'common')
  return done
}
const draft = (person: Person) => ({ type: 'private', to: [person.id], topic: '', content: 'Well.' })
const addDraft = (person: Person) => inCommon(person, () => reader().must.post('/drafts', { drafts: [draft(person)] }))
const due = unixTime() + 86_400
const schedule = (person: Person) =>
  inCommon(person, () =>
    reader().must.post('/scheduled_messages', { type: 'direct', to: [person.id], content: 'Later.', scheduled_delivery_timestamp: due }),
  )

const get = (path: string) => async () => (await reader().get(path)).body
const message = async (_: Person, { id }: Subject) => (await reader().get(`/messages/${id}`)).body.message
const history = async (_: Person, { id }: Subject) => (await reader().get(`/messages/${id}/history`)).body
const folders = async () => (await reader().get('/channel_folders')).body.channel_folders.map(({ creator_id }: Fields) => creator_id)
const authors = async () => Object.values((await reader().get('/realm/emoji')).body.emoji).map((emoji) => (emoji as Fields).author_id)
const botOwners = async () => (await reader().get('/users')).body.members.map(({ bot_owner_id }: Fields) => bot_owner_id)
const creators = async () => (await reader().get('/streams', { include_web_public: true })).body.streams.map(creatorOf)
const ownCreators = async () => (await reader().get('/users/me/subscriptions')).body.subscriptions.map(creatorOf)
const groupCreators = async () => (await reader().get('/user_groups')).body.user_groups.map(creatorOf)
function creatorOf({ creator_id }: Fields): unknown {
  return creator_id
}

const addsFolder = ({ client }: Person) => client.must.post('/channel_folders/create', { name: fresh() })
const subscribed = (person: Person, form: Fields = {}) =>
  create(person, form).then(async ({ id }) => {
    const { stream } = (await owner().get(`/streams/${id}`)).body
    return subscribes(owner(), stream.name, [guest])
  })
const sender: Row = { change: (person) => says(person), asIn: async (person) => lastMessage(person) }
async function lastMessage({ id }: Person): Promise<unknown> {
  const query = { anchor: 'newest', num_before: 5, num_after: 0, narrow: [{ operator: 'channel', operand: common }] }
  return (await reader().get('/messages', query)).body.messages
    .map(({ sender_id }: Fields) => sender_id)
    .filter((one: unknown) => one === id)
}
const drafted: Pick<Row, 'asIn'> = { asIn: get('/drafts') }
const scheduled: Pick<Row, 'asIn'> = { asIn: get('/scheduled_messages') }
const reacted: Pick<Row, 'asIn'> = {
  asIn: async (person, subject) => ((await message(person, subject)) as { reactions: unknown }).reactions,
}
const polled: Pick<Row, 'asIn'> = {
  asIn: async (person, subject) => ((await message(person, subject)) as { submessages: unknown }).submessages,
}
const comesBack: Row = {
  before: async ({ id }) => owner().must.delete(`/users/${id}`),
  change: ({ id }) => owner().must.post(`/users/${id}/reactivate`),
}
const chooses = (form: Fields): Row => ({ change: ({ client }) => client.must.patch('/settings', form) })

/** By field: what names a person there. */
const ROWS: Record<string, Row | Row[]> = {
  'channel_folder add .channel_folder.creator_id': { change: addsFolder, asIn: folders },
  'drafts add .drafts[].to[]': { ...drafted, change: addDraft },
  'drafts update .draft.to[]': {
    ...drafted,
    before: (person) => addDraft({ ...person, isVisible: true }),
    change: async (person, { ids }) => {
      await reader().must.patch(`/drafts/${(ids as number[])[0]}`, { draft: { ...draft(person), content: 'So.' } })
      if (!person.isVisible) await leavesChannel(person, 'common')
    },
  },
  'message .message.display_recipient[].email': { change: writes, meets: true },
  'message .message.display_recipient[].id': { change: writes, meets: true },
  'message .message.sender_email': { change: (person) => says(person) },
  'message .message.sender_id': sender,
  'message .message.submessages[].sender_id': { ...sender, change: asks },
  'presence .email': { isOlder: true, change: ({ client }) => client.must.post('/users/me/presence', { status: 'active' }) },
  'presence .presences{key}': { change: ({ client }) => client.must.post('/users/me/presence', { status: 'active' }) },
  'presence .user_id': { isOlder: true, change: ({ client }) => client.must.post('/users/me/presence', { status: 'active' }) },
  'submessage .sender_id': { ...polled, before: asks, change: votes },
  'reaction add .user_id': { ...reacted, before: says, change: reacts },
  'reaction remove .user_id': {
    ...reacted,
    until: true,
    before: async (person) => {
      const said = await says(person)
      await reacts(person, said)
      return said
    },
    change: ({ client }, { id }) => client.must.delete(`/messages/${id}/reactions`, { emoji_name: 'tada' }),
  },
  'realm update_dict .data.<permission>.direct_members[]': {
    change: ({ id }) => owner().must.patch('/realm', { can_mention_many_users_group: { new: direct(id) } }),
  },
  'realm_emoji add .emoji.author_id': { change: addEmoji, asIn: authors },
  'realm_emoji update .realm_emoji{}.author_id': { isOlder: true, change: addEmoji, asIn: authors },
  'realm_user add .person.bot_owner_id': { change: addBot, asIn: botOwners },
  'realm_user add .person.delivery_email': comesBack,
  'realm_user add .person.email': comesBack,
  'realm_user add .person.user_id': comesBack,
  'realm_user remove .person.user_id': {
    change: async (person) => person.isVisible && leavesChannel(person, 'common'),
  },
  'realm_user update .person.bot_owner_id': {
    before: async () => {
      const former = await newPerson(false)
      const bot = await addBot(former)
      await owner().must.delete(`/users/${former.id}`)
      return bot
    },
    change: ({ client }, { id }) => client.must.post(`/users/${id}/reactivate`),
    asIn: botOwners,
  },
  'realm_user update .person.delivery_email': {
    before: ({ client }) => client.must.patch('/settings', { email_address_visibility: 3 }),
    ...chooses({ email_address_visibility: 1 }),
  },
  'realm_user update .person.email': chooses({ timezone: 'Europe/Zurich' }),
  'realm_user update .person.new_email': {
    before: ({ client }) => client.must.patch('/settings', { email_address_visibility: 3 }),
    ...chooses({ email_address_visibility: 1 }),
  },
  'realm_user update .person.user_id': chooses({ full_name: 'Somebody Else' }),
  'scheduled_messages add .scheduled_messages[].to[]': { ...scheduled, change: schedule },
  'scheduled_messages update .scheduled_message.to[]': {
    ...scheduled,
    before: (person) => schedule({ ...person, isVisible: true }),
    change: async (person, { scheduled_message_id: id }) => {
      await reader().must.patch(`/scheduled_messages/${id}`, { content: 'Even later.' })
      if (!person.isVisible) await leavesChannel(person, 'common')
    },
  },
  'stream create .streams[].<permission>.direct_members[]': {
    change: (person) => create(person, { can_resolve_topics_group: direct(person.id) }),
  },
  'stream create .streams[].creator_id': { change: (person) => create(person), asIn: creators },
  'stream update .value.direct_members[]': {
    change: ({ id }) => owner().must.patch(`/streams/${web}`, { can_resolve_topics_group: { new: direct(id) } }),
  },
  'subscription add .subscriptions[].<permission>.direct_members[]': {
    change: (person) => subscribed(person, { can_resolve_topics_group: direct(person.id) }),
  },
  'subscription add .subscriptions[].creator_id': { change: (person) => subscribed(person), asIn: ownCreators },
  'subscription add .subscriptions[].subscribers[]': {
    change: (person) => subscribed(person, { subscribers: [person.id] }),
    meets: true,
  },
  'subscription peer_add .user_ids[]': { change: ({ client }) => subscribes(client, 'web'), asIn: () => get(`/streams/${web}/members`)() },
  'subscription peer_remove .user_ids[]': {
    before: ({ client }) => subscribes(client, 'web'),
    change: (person) => leavesChannel(person, 'web'),
    asIn: () => get(`/streams/${web}/members`)(),
    until: true,
  },
  'typing start .recipients[].email': { change: typesTo('start') },
  'typing start .recipients[].user_id': { change: typesTo('start') },
  'typing start .sender.email': [{ change: types('start') }, { change: typesIn('start') }],
  'typing start .sender.user_id': [{ change: types('start') }, { change: typesIn('start') }],
  'typing stop .recipients[].email': { change: typesTo('stop') },
  'typing stop .recipients[].user_id': { change: typesTo('stop') },
  'typing stop .sender.email': [{ change: types('stop') }, { change: typesIn('stop') }],
  'typing stop .sender.user_id': [{ change: types('stop') }, { change: typesIn('stop') }],
  'typing_edit_message start .recipient.user_ids[]': { before: writes, change: typesEdit('start'), meets: true },
  'typing_edit_message start .sender_id': { before: says, change: typesEdit('start') },
  'typing_edit_message stop .recipient.user_ids[]': { before: writes, change: typesEdit('stop'), meets: true },
  'typing_edit_message stop .sender_id': { before: says, change: typesEdit('stop') },
  'update_message .user_id': {
    before: says,
    change: ({ client }, { id }) => client.must.patch(`/messages/${id}`, { content: `Changed ${++made}` }),
    asIn: history,
  },
  'update_message_flags remove .message_details{}.user_ids[]': {
    before: async (person) => {
      const { id } = await writes(person)
      await reader().must.post('/messages/flags', { messages: [id], op: 'add', flag: 'read' })
      return { id }
    },
    change: (_, { id }) => reader().must.post('/messages/flags', { messages: [id], op: 'remove', flag: 'read' }),
    meets: true,
  },
  'user_group add .group.<permission>.direct_members[]': {
    change: (person) => group(person, { can_join_group: direct(person.id) }),
  },
  'user_group add .group.creator_id': { change: (person) => group(person), asIn: groupCreators },
  'user_group add .group.members[]': { change: (person) => group(person, { members: [person.id] }) },
  'user_group add_members .user_ids[]': { before: group, change: inGroup(({ id }) => ({ add: [id] })) },
  'user_group remove_members .user_ids[]': {
    before: (person) => group(person, { members: [person.id] }),
    change: inGroup(({ id }) => ({ delete: [id] })),
  },
  'user_group update .data.<permission>.direct_members[]': {
    before: group,
    change: ({ id }, { group_id }) => owner().must.patch(`/user_groups/${group_id}`, { can_join_group: { new: direct(id) } }),
  },
  'user_status .user_id': { change: ({ client }) => client.must.post('/users/me/status', { status_text: fresh() }) },
}
/** Fields that could name somebody, and never do. */
const NOBODY: Record<string, string> = {
  'message .message.reactions[].user_id': 'a new message has no reactions',
  'reminders add .reminders[].to[]': 'the user who created it',
  'realm_bot add .bot.user_id': 'a bot, which everybody may access',
  'realm_bot update .bot.user_id': 'a bot, which everybody may access',
  'realm_bot delete .bot.user_id': 'a bot, which everybody may access',
  'realm_emoji update_one .data.author_id': 'an emoji keeps its author',
  'subscription add .subscriptions[].partial_subscribers[]': 'the event has all subscribers',
}
/** Names of integers, and of the keys of maps, that name something else. */
const ELSE =
  /(^|_)(stream|channel|message|submessage|attachment|device|draft|group|subgroup|folder|realm|recipient|reminder|saved_snippet)_ids?$|^(id|order|type|role|value|to|interface|default_streams|stream_ids|visibility_policy|stream_post_policy|stream_weekly_traffic|subscriber_count|message_retention_days|bot_type|avatar_version|<permission>|direct_subgroups|direct_subgroup_ids|profile_data|config_data|realm_emoji|message_details)$|_seconds$/
/** People and bots among the fields with the name `id`. */
const PEOPLE_BY_ID = /display_recipient\[\]\.id$/

/** The fields of events that can name somebody: integers, addresses and keys of maps, as `type op .path`. */
function fieldsOfEvents(): string[] {
  const { components } = dereference(loadContract().bundled) as { components: { schemas: Record<string, JsonSchema> } }
  const found = new Set<string>()
  const walk = (schema: JsonSchema, event: string, path: string): void => {
    const last = /[^.[\]{}]*(?=[[\]{}]*$)/.exec(path)?.[0] ?? ''
    const isInteger = schema.type === 'integer' && schema.format !== 'int64'
    const isAddress = schema.type === 'string' && last.includes('email')
    if (isAddress || (isInteger && (!ELSE.test(last) || PEOPLE_BY_ID.test(path) || path.endsWith('to[]')))) found.add(`${event} ${path}`)
    for (const branch of schema.oneOf ?? []) walk(branch, event, path)
    if (schema.items) walk(schema.items, event, `${path}[]`)
    for (const [name, one] of Object.entries(schema.properties ?? {}))
      walk(one, event, `${path}.${name !== 'value' && isPermission(one) ? '<permission>' : name}`)
    const { additionalProperties: values } = schema
    if (typeof values !== 'object' || values === null) return
    if (!ELSE.test(last)) found.add(`${event} ${path}{key}`)
    walk(values as JsonSchema, event, `${path}{}`)
  }
  const branches = (schema: JsonSchema): JsonSchema[] => (schema['x-never-sent'] ? [] : (schema.oneOf?.flatMap(branches) ?? [schema]))
  for (const schema of branches(components.schemas.Event as JsonSchema)) {
    const { type, op } = schema.properties ?? {}
    for (const one of op?.enum ?? ['']) walk(schema, `${type?.enum?.[0]} ${one}`.trim(), '')
  }
  return [...found].sort()
}
/** A value of a permission setting in the contract. A channel's one is also the value of an update. */
function isPermission({ oneOf = [], 'x-refers-to': kind }: JsonSchema): boolean {
  return kind === undefined && oneOf.length === 2 && oneOf.some(({ properties }) => properties?.direct_members)
}

/** The values of an event at a path of `fieldsOfEvents`. */
function valuesAt(event: unknown, path: string): unknown[] {
  let values = [event]
  for (const step of path.match(/\.[^.[{]+|\[\]|\{key\}|\{\}/g) ?? [])
    values = values.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return []
      if (step === '[]') return Array.isArray(value) ? value : []
      if (step === '{key}') return Object.keys(value)
      if (step === '{}' || step === '.<permission>') return Object.values(value)
      // In a list, because it can be one.
      return [(value as Fields)[step.slice(1)]]
    })
  return values
}

const CAPABILITIES = ['individual_emoji_changes', 'simplified_presence_events', 'user_list_incomplete', 'stream_typing_notifications']
const FIXED = ['notification_settings_null', 'include_deactivated_groups', 'archived_channels', 'stream_typing_notifications']

/** What the field holds in the guest's events of the change, and whether the request names the person too. */
async function told(
  field: string,
  row: Row,
  person: Person,
  since?: () => Promise<unknown>,
): Promise<{ isNamed: boolean; isRead: boolean | undefined }> {
  const [, name = '', path = ''] = /^(.+) (\..+)$/.exec(field) ?? []
  const [type, op] = name.split(' ')
  const subject = (await row.before?.(person)) ?? {}
  const names = row.isOlder ? FIXED : [...FIXED, ...CAPABILITIES]
  const form = {
    fetch_event_types: [],
    include_subscribers: true,
    client_capabilities: Object.fromEntries(['notification_settings_null', ...names].map((one) => [one, true])),
  }
  const { queue_id } = await reader().must.post('/register', form)
  // The view of a queue that was polled before is at hand when the event comes.
  await reader().must.get('/events', { queue_id, dont_block: true })
  const reads = async (): Promise<boolean> => isIn(person.id, await row.asIn?.(person, subject))
  const before = await reads()
  await row.change(person, subject)
  await since?.()
  const isRead = row.asIn && (row.until ? before : await reads())
  const { events } = (await reader().must.get('/events', { queue_id, dont_block: true })) as { events: Fields[] }
  const values = events.filter((event) => event.type === type && event.op === op).flatMap((event) => valuesAt(event, path))
  return { isNamed: [person.email, person.id, String(person.id)].some((one) => values.includes(one)), isRead }
}

/** Whether a list or an object has the ID as a value. */
function isIn(id: number, answer: unknown): boolean {
  return new RegExp(`[:[,]${id}[,}\\]]`).test(JSON.stringify(answer) ?? '')
}

const cases = Object.entries(ROWS).flatMap(([field, rows]) =>
  [rows].flat().map((row, i) => [`${field}${i > 0 ? ' once more' : ''}`, field, row] as const),
)

describe.each(sampled(cases, ([title]) => title))('%s', (_, field, row) => {
  test('names somebody the guest may access', async () => {
    expect((await told(field, row, await newPerson(true))).isNamed).toBe(true)
  })

  // That somebody became hidden is always told.
  if (!row.meets && !row.asIn && !field.startsWith('realm_user remove'))
    test('leaves out somebody who is hidden since', async () => {
      const person = await newPerson(true)
      const leaves = () => owner().must.delete('/users/me/subscriptions', { subscriptions: ['common'], principals: [person.id] })
      expect((await told(field, row, person, leaves)).isNamed).toBe(false)
      expect(await isThere(person)).toBe(false)
    })

  const says = row.meets ? 'shows' : row.asIn ? 'names as the request for the same thing does' : 'leaves out'
  test(`${says} somebody the guest may not access`, async () => {
    const person = await newPerson(false)
    const { isNamed, isRead } = await told(field, row, person)
    expect(isNamed).toBe(row.meets || row.asIn !== undefined)
    if (row.asIn) expect(isRead).toBe(true)
    expect(await isThere(person)).toBe(row.meets ?? false)
  })
})

test('every field of every event that can name somebody has its row', () => {
  expect([...Object.keys(ROWS), ...Object.keys(NOBODY)].sort()).toEqual(fieldsOfEvents())
})
