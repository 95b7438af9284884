// databases: once
// Wherever the contract says that a run of spaces and tabs is one space, it is stored and found so.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operation, operations, type Schema } from '../../contract-tests/cases.ts'
import { DEMO_PASSWORD } from '../server/demo.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { unixTime } from '../values/dates.ts'
import { dereference, loadContract } from './contract.ts'

const SAYS = /Each run of spaces and\s+tabs is one\s+space\./

/** The places in a request whose description says it: a parameter, then `[]` for items, `{}` for values. */
function* placesOf({ parameters = [], requestBody }: Operation): Generator<string> {
  for (const parameter of parameters) {
    if (SAYS.test(String(Reflect.get(parameter, 'description')))) yield parameter.name
    yield* placesIn(parameter.schema ?? parameter.content?.['application/json']?.schema, parameter.name)
  }
  for (const { schema } of Object.values(requestBody?.content ?? {})) {
    for (const [name, part] of Object.entries(schema?.properties ?? {})) yield* placesIn(part, name)
    return
  }
}
function* placesIn(schema: Schema | undefined, at: string): Generator<string> {
  if (!schema) return
  if (SAYS.test(String(schema.description))) yield at
  const [values, branches] = [schema.additionalProperties, (schema.oneOf ?? []) as Schema[]]
  if (typeof values === 'object') yield* placesIn(values as Schema, `${at}{}`)
  if (schema.items) yield* placesIn(schema.items, `${at}[]`)
  for (const part of branches) yield* placesIn(part, at)
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* placesIn(part, `${at}.${name}`)
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const owner = () => app.as('owner').must
const member = () => app.as('member').must
let made = 0
const fresh = (): string => `fresh ${++made}`

/** What is sent, and what it is stored as. Each is used once, because many names are unique. */
function spaced(): { text: string; stored: string } {
  const n = ++made
  return { text: ` a\t \u00a0\u3000 \t${n}\u2003\tb `, stored: `a ${n} b` }
}

type Row = (text: string) => Promise<unknown>
const topicOf = async (id: number): Promise<string> =>
  (await owner().get('/messages', { anchor: id, num_before: 0, num_after: 0, client_gravatar: true })).messages[0]?.subject ?? ''
const folderOf = async (id: number): Promise<unknown> =>
  (await owner().get('/channel_folders', { include_archived: true })).channel_folders.find((one) => one.id === id)?.name
const groupOf = async (id: number): Promise<unknown> => (await owner().get('/user_groups')).user_groups.find((one) => one.id === id)?.name
const nameOf = async (id: number): Promise<unknown> => (await owner().get(`/users/${id}`)).user.full_name
const channelOf = async (id: number): Promise<unknown> => (await owner().get(`/streams/${id}`)).stream.name
const fieldOf = async (id: number) => (await owner().get('/realm/profile_fields')).custom_fields.find((one) => one.id === id)
const optionOf = async (id: number): Promise<unknown> => Object.values(JSON.parse(fieldData(await fieldOf(id))))[0]
const fieldData = (field: { field_data?: unknown } | undefined): string =>
  typeof field?.field_data === 'string' ? field.field_data : JSON.stringify(field?.field_data ?? {})
const scheduledOf = async (id: number): Promise<unknown> =>
  (await owner().get('/scheduled_messages')).scheduled_messages
    .map((one) => ({ topic: undefined, ...one }))
    .find((one) => one.scheduled_message_id === id)?.topic
const draftOf = async (id: number): Promise<unknown> => (await owner().get('/drafts')).drafts.find((one) => one.id === id)?.topic
const keyNames = async (): Promise<unknown> => (await member().get('/users/me/api_keys')).api_keys.map(({ name }) => name).at(-1)
const bot = async (full_name = fresh()) => owner().post('/bots', { full_name, short_name: `spaced${++made}`, bot_type: 1 })
const later = { type: 'channel', to: 1, content: 'Hello', scheduled_delivery_timestamp: unixTime() + 86_400 }
const drafted = (topic: string) => ({ type: 'stream', to: [1], topic, content: 'Hello' })
const PASSWORD = 'a very long and strange password 8151'
/** Whether the topic with this name in its stored form, which has a message, is found. */
const found =
  (request: (text: string) => Promise<unknown>, shows: (stored: string, id: number) => Promise<boolean>) =>
  async (text: string): Promise<string> => {
    const stored = text.trim().replace(/\s+/g, ' ')
    const id = await owner().send({ topic: stored })
    await request(text)
    return (await shows(stored, id)) ? stored : 'not found'
  }
const policyOf = async (topic: string): Promise<boolean> =>
  (await member().register({ fetch_event_types: ['user_topic'] })).user_topics?.some(({ topic_name }) => topic_name === topic) ?? false

/** By the operation and the place: sends the text there, and returns what was stored. */
const ROWS: Record<string, Row> = {
  'createChannelFolder name': async (name) =>
    folderOf((await owner().post('/channel_folders/create', { name, description: '' })).channel_folder_id),
  'updateChannelFolder name': async (name) => {
    const { channel_folder_id: id } = await owner().post('/channel_folders/create', { name: fresh(), description: '' })
    await owner().patch(`/channel_folders/${id}`, { name })
    return folderOf(id)
  },
  'createBot full_name': async (name) => nameOf((await bot(name)).user_id),
  'updateBot full_name': async (full_name) => {
    const { user_id } = await bot()
    await owner().patch(`/bots/${user_id}`, { full_name })
    return nameOf(user_id)
  },
  'createChannel name': async (name) => channelOf((await owner().post('/channels/create', { name, subscribers: [1] })).id),
  'updateChannel new_name': async (new_name) => {
    const { id } = await owner().createChannel({ name: fresh() })
    await owner().patch(`/streams/${id}`, { new_name })
    return channelOf(id)
  },
  'subscribe subscriptions[].name': async (name) =>
    Object.values((await owner().post('/users/me/subscriptions', { subscriptions: [{ name }] })).subscribed)[0]?.[0],
  'updateSubscriptions add[].name': async (name) =>
    Object.values((await owner().patch('/users/me/subscriptions', { add: [{ name }] })).subscribed)[0]?.[0],
  'createDrafts drafts[].topic': async (topic) => draftOf((await owner().post('/drafts', { drafts: [drafted(topic)] })).ids[0] ?? 0),
  'updateDraft draft.topic': async (topic) => {
    const [id = 0] = (await owner().post('/drafts', { drafts: [drafted('before')] })).ids
    await owner().patch(`/drafts/${id}`, { draft: drafted(topic) })
    return draftOf(id)
  },
  'sendMessage topic': async (topic) => topicOf(await owner().send({ topic })),
  'updateMessage topic': async (topic) => {
    const id = await owner().send({ topic: fresh() })
    await owner().patch(`/messages/${id}`, { topic })
    return topicOf(id)
  },
  'createScheduledMessage topic': async (topic) =>
    scheduledOf((await owner().post('/scheduled_messages', { ...later, topic })).scheduled_message_id),
  'updateScheduledMessage topic': async (topic) => {
    const { scheduled_message_id: id } = await owner().post('/scheduled_messages', { ...later, topic: 'before' })
    await owner().patch(`/scheduled_messages/${id}`, { topic })
    return scheduledOf(id)
  },
  'sendTyping topic': async (topic) => {
    const { queue_id } = await owner().register({
      event_types: ['typing'],
      client_capabilities: { notification_settings_null: false, stream_typing_notifications: true },
    })
    await member().post('/typing', { type: 'stream', op: 'start', stream_id: 1, topic })
    const { events } = await owner().get('/events', { queue_id, last_event_id: -1 })
    return (events[0] as { topic?: string }).topic
  },
  'sendWebhookMessage topic': async (topic) => {
    const { user_id, api_key } = await owner().post('/bots', { full_name: fresh(), short_name: `spaced${++made}`, bot_type: 2 })
    const query = new URLSearchParams({ api_key, stream: 'general', topic })
    const body = JSON.stringify({ text: 'Hello' })
    const sent = await app
      .client()
      .raw(`/api/v1/external/slack_incoming?${query}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(sent.status).toBe(200)
    const { messages } = await owner().get('/messages', {
      anchor: 'newest',
      num_before: 1,
      num_after: 0,
      narrow: [{ operator: 'sender', operand: user_id }],
    })
    return messages[0]?.subject
  },
  'updateUserTopic topic': found((topic) => member().post('/user_topics', { stream_id: 1, topic, visibility_policy: 1 }), policyOf),
  'muteTopic topic': found((topic) => member().patch('/users/me/subscriptions/muted_topics', { stream_id: 1, topic, op: 'add' }), policyOf),
  'markTopicAsRead topic_name': found(
    (topic_name) => member().post('/mark_topic_as_read', { stream_id: 1, topic_name }),
    async (_, id) => (await member().message(id)).flags.includes('read'),
  ),
  'deleteTopic topic_name': found(
    (topic_name) => owner().post('/streams/1/delete_topic', { topic_name }),
    async (_, id) => (await app.as('owner').get(`/messages/${id}`)).status === 400,
  ),
  'createUserGroup name': async (name) =>
    groupOf((await owner().post('/user_groups/create', { name, description: '', members: [] })).group_id),
  'updateUserGroup name': async (name) => {
    const { group_id } = await owner().post('/user_groups/create', { name: fresh(), description: '', members: [] })
    await owner().patch(`/user_groups/${group_id}`, { name })
    return groupOf(group_id)
  },
  'createProfileField name': async (name) =>
    (await fieldOf((await owner().post('/realm/profile_fields', { name, field_type: 1 })).id))?.name,
  'updateProfileField name': async (name) => {
    const { id } = await owner().post('/realm/profile_fields', { name: fresh(), field_type: 1 })
    await owner().patch(`/realm/profile_fields/${id}`, { name })
    return (await fieldOf(id))?.name
  },
  'createProfileField field_data{}.text': async (text) => {
    const field_data = { one: { text, order: '1' } }
    const { id } = await owner().post('/realm/profile_fields', { name: fresh(), field_type: 3, field_data })
    return ((await optionOf(id)) as { text?: string }).text
  },
  'updateProfileField field_data{}.text': async (text) => {
    const field_data = { one: { text: 'Before', order: '1' } }
    const { id } = await owner().post('/realm/profile_fields', { name: fresh(), field_type: 3, field_data })
    await owner().patch(`/realm/profile_fields/${id}`, { field_data: { one: { text, order: '1' } } })
    return ((await optionOf(id)) as { text?: string }).text
  },
  'addPlayground name': async (name) => {
    const playground = { name, pygments_language: fresh(), url_template: 'https://example.com/{code}' }
    const { id } = await owner().post('/realm/playgrounds', playground)
    return (await owner().register({ fetch_event_types: ['realm_playgrounds'] })).realm_playgrounds?.find((one) => one.id === id)?.name
  },
  'addPlayground pygments_language': async (pygments_language) => {
    const { id } = await owner().post('/realm/playgrounds', {
      name: fresh(),
      pygments_language,
      url_template: 'https://example.com/{code}',
    })
    const { realm_playgrounds } = await owner().register({ fetch_event_types: ['realm_playgrounds'] })
    return realm_playgrounds?.find((one) => one.id === id)?.pygments_language
  },
  'createSavedSnippet title': async (title) => {
    const { saved_snippet_id: id } = await owner().post('/saved_snippets', { title, content: 'Hello' })
    return (await owner().get('/saved_snippets')).saved_snippets.find((one) => one.id === id)?.title
  },
  'updateSavedSnippet title': async (title) => {
    const { saved_snippet_id: id } = await owner().post('/saved_snippets', { title: fresh(), content: 'Hello' })
    await owner().patch(`/saved_snippets/${id}`, { title })
    return (await owner().get('/saved_snippets')).saved_snippets.find((one) => one.id === id)?.title
  },
  'addNavigationView name': async (name) => {
    const fragment = `narrow/search/${++made}`
    await owner().post('/navigation_views', { fragment, name, is_pinned: false })
    return (await owner().get('/navigation_views')).navigation_views.find((one) => one.fragment === fragment)?.name
  },
  'updateNavigationView name': async (name) => {
    const fragment = `narrow/search/${++made}`
    await owner().post('/navigation_views', { fragment, name: fresh(), is_pinned: false })
    await owner().patch(`/navigation_views/${encodeURIComponent(fragment)}`, { name })
    return (await owner().get('/navigation_views')).navigation_views.find((one) => one.fragment === fragment)?.name
  },
  'updateRealm name': async (name) => {
    await owner().patch('/realm', { name })
    return (await owner().register({ fetch_event_types: ['realm'] })).realm_name
  },
  'devFetchApiKey client': async (client) => {
    await app.client().must.post('/dev_fetch_api_key', { username: 'member@example.com', client })
    return keyNames()
  },
  'fetchApiKey client': async (client) => {
    await app.client().must.post('/fetch_api_key', { username: 'member@example.com', password: DEMO_PASSWORD, client })
    return keyNames()
  },
  'createUser full_name': async (full_name) =>
    nameOf((await owner().post('/users', { email: `spaced${++made}@example.com`, password: PASSWORD, full_name })).user_id),
  'updateUserByEmail full_name': async (full_name) => {
    await owner().patch(`/users/${app.idOf('guest')}`, { full_name })
    return nameOf(app.idOf('guest'))
  },
  ...Object.fromEntries(
    [
      ['updateSettings', '/settings'],
      ['updateDisplaySettings', '/settings/display'],
      ['updateNotificationSettings', '/settings/notifications'],
    ].map(([operation, path = '']) => [
      `${operation} full_name`,
      async (full_name: string) => {
        await member().patch(path, { full_name })
        return nameOf(app.idOf('member'))
      },
    ]),
  ),
}

test('every place of which the contract says it is tried, and no other', () => {
  const said = [...operations(dereference(loadContract().bundled))].flatMap(({ operation }) =>
    [...new Set(placesOf(operation))].map((place) => `${operation.operationId} ${place}`),
  )
  expect(Object.keys(ROWS).toSorted()).toEqual(said.toSorted())
})

test.each(Object.entries(ROWS))('a run of spaces and tabs is one space: %s', async (_, row) => {
  const { text, stored } = spaced()
  expect(await row(text)).toBe(stored)
})
