// The texts in requests that people will read, and the input that all of them reject. The list is checked against the contract.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../server/demo.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { sampled } from '../testing/sampled.ts'
import { unixTime } from '../values/dates.ts'
import { type JsonSchema, loadContract } from './contract.ts'

type Form = Record<string, unknown>
/** `name`: must show something. `line`: can be empty. `content`: must show something, and can change the direction of writing. */
type Kind = 'name' | 'line' | 'content'
type Send = (text: string) => Promise<Answer>

let app: TestApp
const ids: Record<string, number> = {}
let member = ''

const post = (path: string, form: Form) => app.as('owner').post(path, form)
const patch = (path: string, form: Form) => app.as('owner').patch(path, form)
const message = { type: 'channel', to: 'general', topic: 'texts', content: 'c' }
const later = { ...message, scheduled_delivery_timestamp: unixTime() + 86_400 }
const draft = { type: 'stream', topic: 't', content: 'c' }
const drafted = (changes: Form): Form => ({ ...draft, to: [ids.channel], ...changes })
const linkifier = { pattern: 'T-(?P<id>[0-9]+)', url_template: 'https://t.example/{id}' }

/** The texts, by operation and parameter. */
const TEXTS: Record<string, [Kind, Send]> = {
  'addAlertWords alert_words[]': ['name', (text) => post('/users/me/alert_words', { alert_words: [text] })],
  'addLinkifier pattern': ['content', (pattern) => post('/realm/filters', { ...linkifier, pattern })],
  'addNavigationView fragment': [
    'content',
    (fragment) => post('/navigation_views', { fragment, is_pinned: true, name: `a view ${fragment}` }),
  ],
  'addNavigationView name': [
    'name',
    (name) => post('/navigation_views', { fragment: `narrow/${encodeURIComponent(name)}`, is_pinned: true, name }),
  ],
  'createBot full_name': ['name', (full_name) => post('/bots', { full_name, short_name: unused().replace(' ', '') })],
  'updateBot full_name': ['name', (full_name) => patch(`/bots/${ids.bot}`, { full_name })],
  'createChannel description': ['line', (description) => post('/channels/create', { name: unused(), description, subscribers: [] })],
  'createChannel name': ['name', (name) => post('/channels/create', { name, subscribers: [] })],
  'createChannelFolder description': ['line', (description) => post('/channel_folders/create', { name: unused(), description })],
  'createChannelFolder name': ['name', (name) => post('/channel_folders/create', { name })],
  'createDrafts drafts[].content': ['content', (content) => post('/drafts', { drafts: [drafted({ content })] })],
  'createDrafts drafts[].topic': ['line', (topic) => post('/drafts', { drafts: [drafted({ topic })] })],
  'createProfileField field_data.*.text': ['name', (text) => post('/realm/profile_fields', options(text))],
  'createProfileField hint': ['line', (hint) => post('/realm/profile_fields', { name: unused(), field_type: 1, hint })],
  'createProfileField name': ['name', (name) => post('/realm/profile_fields', { name, field_type: 1 })],
  'createSavedSnippet content': ['content', (content) => post('/saved_snippets', { title: 'a title', content })],
  'createSavedSnippet title': ['name', (title) => post('/saved_snippets', { title, content: 'a text' })],
  'updateSavedSnippet content': ['content', (content) => patch(`/saved_snippets/${ids.snippet}`, { content })],
  'updateSavedSnippet title': ['name', (title) => patch(`/saved_snippets/${ids.snippet}`, { title })],
  'createScheduledMessage content': ['content', (content) => post('/scheduled_messages', { ...later, to: ids.channel, content })],
  'createScheduledMessage topic': ['line', (topic) => post('/scheduled_messages', { ...later, to: ids.channel, topic })],
  'createUserGroup description': ['line', (description) => post('/user_groups/create', { name: unused(), description, members: [] })],
  'createUserGroup name': ['name', (name) => post('/user_groups/create', { name, description: '', members: [] })],
  'devFetchApiKey client': ['name', (client) => post('/dev_fetch_api_key', { username: 'owner@example.com', client })],
  'fetchApiKey client': ['name', (client) => post('/fetch_api_key', { username: 'owner@example.com', password: DEMO_PASSWORD, client })],
  'renderMessage content': ['content', (content) => post('/messages/render', { content })],
  'sendMessage content': ['content', (content) => post('/messages', { ...message, content })],
  'sendMessage subject': ['line', (subject) => post('/messages', { type: 'channel', to: 'general', content: 'c', subject })],
  'sendMessage topic': ['line', (topic) => post('/messages', { ...message, topic })],
  'sendTyping subject': ['line', (subject) => post('/typing', { type: 'channel', op: 'start', stream_id: ids.channel, subject })],
  'sendTyping topic': ['line', (topic) => post('/typing', { type: 'channel', op: 'start', stream_id: ids.channel, topic })],
  'addPlayground name': [
    'name',
    (name) => post('/realm/playgrounds', { name, pygments_language: unused(), url_template: 'https://x.example/{code}' }),
  ],
  'addPlayground pygments_language': [
    'name',
    (pygments_language) => post('/realm/playgrounds', { name: unused(), pygments_language, url_template: 'https://x.example/{code}' }),
  ],
  'markTopicAsRead topic_name': ['line', (topic_name) => post('/mark_topic_as_read', { stream_id: ids.channel, topic_name })],
  'deleteTopic topic_name': ['line', (topic_name) => post(`/streams/${ids.channel}/delete_topic`, { topic_name })],
  'muteTopic subject': ['line', (subject) => patch('/users/me/subscriptions/muted_topics', { stream_id: ids.channel, subject, op: 'add' })],
  'muteTopic topic': ['line', (topic) => patch('/users/me/subscriptions/muted_topics', { stream_id: ids.channel, topic, op: 'add' })],
  'sendWebhookMessage topic': [
    'line',
    (topic) => app.as('bot').post(`/external/json?${new URLSearchParams({ stream: 'general', topic })}`, { payload: { a: 1 } }),
  ],
  'subscribe subscriptions[].description': [
    'line',
    (description) => post('/users/me/subscriptions', { subscriptions: [{ name: unused(), description }] }),
  ],
  'subscribe subscriptions[].name': ['name', (name) => post('/users/me/subscriptions', { subscriptions: [{ name }] })],
  'updateSubscriptions add[].description': [
    'line',
    (description) => patch('/users/me/subscriptions', { add: [{ name: unused(), description }] }),
  ],
  'updateSubscriptions add[].name': ['name', (name) => patch('/users/me/subscriptions', { add: [{ name }] })],
  'updateChannel description': ['line', (description) => patch(`/streams/${ids.channel}`, { description })],
  'updateChannel new_name': ['name', (new_name) => patch(`/streams/${ids.other}`, { new_name })],
  'updateChannelFolder description': ['line', (description) => patch(`/channel_folders/${ids.folder}`, { description })],
  'updateChannelFolder name': ['name', (name) => patch(`/channel_folders/${ids.folder}`, { name })],
  'updateDisplaySettings full_name': ['name', (full_name) => patch('/settings/display', { full_name })],
  'updateDraft draft.content': ['content', (content) => patch(`/drafts/${ids.draft}`, { draft: drafted({ content }) })],
  'updateDraft draft.topic': ['line', (topic) => patch(`/drafts/${ids.draft}`, { draft: drafted({ topic }) })],
  'updateLinkifier pattern': ['content', (pattern) => patch(`/realm/filters/${ids.linkifier}`, { pattern })],
  'updateMessage subject': ['line', (subject) => patch(`/messages/${ids.message}`, { subject })],
  'updateMessage topic': ['line', (topic) => patch(`/messages/${ids.message}`, { topic })],
  'updateNavigationView name': ['name', (name) => patch('/navigation_views/texts', { name })],
  'updateNotificationSettings full_name': ['name', (full_name) => patch('/settings/notifications', { full_name })],
  'updateProfileField field_data.*.text': [
    'name',
    (text) => patch(`/realm/profile_fields/${ids.select}`, { field_data: options(text).field_data }),
  ],
  'updateProfileField hint': ['line', (hint) => patch(`/realm/profile_fields/${ids.field}`, { hint })],
  'updateProfileField name': ['name', (name) => patch(`/realm/profile_fields/${ids.field}`, { name })],
  'updateRealm description': ['line', (description) => patch('/realm', { description })],
  'updateRealm name': ['name', (name) => patch('/realm', { name })],
  'updateScheduledMessage content': ['content', (content) => patch(`/scheduled_messages/${ids.scheduled}`, { content })],
  'updateScheduledMessage topic': ['line', (topic) => patch(`/scheduled_messages/${ids.scheduled}`, { topic })],
  'updateSettings full_name': ['name', (full_name) => patch('/settings', { full_name })],
  'updateStatus status_text': ['line', (status_text) => post('/users/me/status', { status_text })],
  'createUser full_name': [
    'name',
    (full_name) => app.as('owner').post('/users', { email: `${unused().replace(' ', '')}@example.com`, full_name }),
  ],
  'updateOwnProfileData data[].value': ['line', (value) => patch('/users/me/profile_data', { data: [{ id: ids.field, value }] })],
  'updateUserByEmail full_name': ['name', (full_name) => patch(`/users/${member}`, { full_name })],
  'updateUserByEmail profile_data[].value': ['line', (value) => patch(`/users/${member}`, { profile_data: [{ id: ids.field, value }] })],
  'updateUserGroup description': ['line', (description) => patch(`/user_groups/${ids.group}`, { description })],
  'updateUserGroup name': ['name', (name) => patch(`/user_groups/${ids.group}`, { name })],
  'updateUserTopic subject': ['line', (subject) => post('/user_topics', { stream_id: ids.channel, subject, visibility_policy: 1 })],
  'updateUserTopic topic': ['line', (topic) => post('/user_topics', { stream_id: ids.channel, topic, visibility_policy: 1 })],
}
/** Texts that are compared with existing names, have a format of their own, or may show nothing. */
const OTHERS = new Set([
  // Written by programs.
  ...['event_types[]', 'fetch_event_types[]', 'local_id', 'queue_id'],
  ...['password', 'new_password', 'old_password', 'token', 'path', 'filename', 'only_events[]', 'exclude_events[]', 'branches'],
  // Names of labels, which are only looked up.
  ...['sendWebhookMessage name', 'sendWebhookMessage desc'],
  ...['keys[]', 'storage.*'],
  // Names of existing things.
  ...[
    'principals[]',
    'service',
    'stream',
    'subscriptions[]',
    'updateSubscriptions delete[]',
    'to',
    'to[]',
    'user_id_or_email',
    'username',
    'removeAlertWords alert_words[]',
  ],
  ...['narrow[].operand', 'narrow[].operator', 'narrow[][]', 'deleteNavigationView fragment', 'updateNavigationView fragment'],
  // Texts with rules of their own.
  ...['domain', 'email', 'emoji_code', 'emoji_name', 'field_data.*', 'invitee_emails', 'timezone'],
  ...[
    'alternative_url_templates[]',
    'example_input',
    'reverse_template',
    'url_template',
    'subscription_data[].value',
    'updateSubscriptionProperty value',
  ],
  // JSON; empty content deletes a message's text, and an empty welcome message is not sent. `subject` is an older name of the topic.
  ...[
    'addSubmessage content',
    'reportMessage description',
    'createReminder note',
    'updateMessage content',
    'welcome_message_custom_text',
    'createScheduledMessage subject',
    'updateScheduledMessage subject',
  ],
  ...['createDrafts drafts[].subject', 'updateDraft draft.subject'],
])

let names = 0
const unused = (): string => `texts ${++names}`
const options = (text: string) => ({ name: unused(), field_type: 3, field_data: { a: { text, order: '1' } } })

beforeAll(async () => {
  app = await startTestApp()
  member = app.demo.users.member.email
  const made = async (answer: Promise<Answer>, key: string): Promise<number> => Number((await answer).body[key])
  ids.channel = await made(app.as('owner').get('/get_stream_id', { stream: 'general' }), 'stream_id')
  ids.other = await made(post('/channels/create', { name: unused(), subscribers: [] }), 'id')
  ids.folder = await made(post('/channel_folders/create', { name: unused() }), 'channel_folder_id')
  ids.field = await made(post('/realm/profile_fields', { name: unused(), field_type: 1 }), 'id')
  ids.select = await made(post('/realm/profile_fields', options('first')), 'id')
  ids.group = await made(post('/user_groups/create', { name: unused(), description: '', members: [] }), 'group_id')
  ids.linkifier = await made(post('/realm/filters', linkifier), 'id')
  ids.message = await made(post('/messages', { ...message, topic: 'to be changed' }), 'id')
  ids.scheduled = await made(post('/scheduled_messages', { ...later, to: ids.channel }), 'scheduled_message_id')
  ids.bot = await made(post('/bots', { full_name: 'A bot', short_name: 'texts' }), 'user_id')
  ids.snippet = await made(post('/saved_snippets', { title: 'a title', content: 'a text' }), 'saved_snippet_id')
  ids.draft = (await post('/drafts', { drafts: [drafted({})] })).body.ids[0]
  await post('/navigation_views', { fragment: 'texts', is_pinned: true, name: unused() })
})
afterAll(() => app.close())

const NOTHING = ['\u200b', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u0301', '\ufe0f', '\u{e0041}', '\u00ad', ' \u2060\u200d\t\u180e']
const TURNED = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'].map((character) => `a${character}b`)
const GOOD = [
  '\u05e2\u05d1\u05e8\u05d9\u05ea C\u200f++',
  '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  '\u{1f469}\u200d\u{1f4bb} at work',
  'Cafe\u0301',
]
const ofKind = (...kinds: Kind[]) =>
  sampled(
    Object.entries(TEXTS).flatMap(([name, [kind, send]]) => (kinds.includes(kind) ? [[name, send] as const] : [])),
    ([name]) => name,
  )
/** The parameter as error messages name it: list items are numbered, keys of maps are omitted. */
const named = (name: string): RegExp => new RegExp(`^'${(name.split(' ')[1] ?? '').replace(/\[\]/, '\\[0\\]').replace(/\.\*.*/, '')}`)

test('the table covers every text of the contract', () => {
  const found = loadContract().operations.flatMap(({ operationId, parameters, requestBody }) =>
    [
      ...parameters.flatMap(({ name, schema, content }) => freeTexts(schema ?? content?.['application/json']?.schema, name)),
      ...freeTexts(requestBody?.schema, ''),
    ].map((name) => [`${operationId} ${name}`, name] as const),
  )
  const unknown = found.filter(([full, name]) => !(full in TEXTS) && !OTHERS.has(full) && !OTHERS.has(name))
  expect(unknown.map(([full]) => full)).toEqual([])
  const known = new Set(found.flat())
  expect([...Object.keys(TEXTS), ...OTHERS].filter((name) => !known.has(name))).toEqual([])
})

describe('an invisible text', () => {
  test.each(ofKind('name', 'content'))('is refused like an empty one: %s', async (name, send) => {
    for (const text of NOTHING) {
      const { status, body } = await send(text)
      expect([text, status, body.code]).toEqual([text, 400, 'BAD_REQUEST'])
      expect(body.msg).toMatch(named(name))
    }
  })

  test.each(ofKind('line'))('is accepted as an empty one: %s', async (_, send) => {
    // Some operations reject a request that changes nothing.
    await send('')
    const { body } = await send('')
    for (const text of NOTHING) expect([text, (await send(text)).body.msg]).toEqual([text, body.msg])
  })
})

test.each(ofKind('name', 'line'))('characters that change the writing direction are refused: %s', async (name, send) => {
  for (const text of TURNED) {
    const { status, body } = await send(text)
    expect([text, status, body.msg]).toEqual([
      text,
      400,
      expect.stringContaining('must not contain a character that changes the direction of writing'),
    ])
    expect(body.msg).toMatch(named(name))
  }
})

test.each(ofKind('name', 'line'))('characters that scripts and emoji need are accepted: %s', async (_, send) => {
  for (const text of GOOD) expect([text, (await send(`${text} ${++names}`)).body.msg]).toEqual([text, ''])
})

test('names that differ only in Unicode form or letter case are the same name', async () => {
  const [composed, decomposed] = ['Cr\u00e8me', 'CRE\u0300ME']
  await post('/channels/create', { name: decomposed, subscribers: [] })
  expect((await post('/channels/create', { name: composed, subscribers: [] })).body.code).toBe('CHANNEL_ALREADY_EXISTS')
  expect((await app.as('owner').get('/get_stream_id', { stream: composed })).body.result).toBe('success')
  const folder = (name: string) => post('/channel_folders/create', { name })
  await folder(decomposed)
  expect((await folder(composed)).body.msg).toContain('is already in use by another folder')
  const group = (name: string) => post('/user_groups/create', { name, description: '', members: [] })
  await group(decomposed)
  expect((await group(composed)).body.msg).toContain('is already in use by another user group')
  const field = (name: string) => post('/realm/profile_fields', { name, field_type: 1 })
  await field(decomposed)
  expect((await field(composed)).body.msg).toContain('in use by another field')
})

test('the names of the empty topic and invisible topics become the empty topic', async () => {
  for (const topic of ['', '(no topic)', 'general chat', ' (no topic) ', ...NOTHING]) {
    const { body } = await post('/messages', { ...message, topic })
    const read = await app.as('owner').get(`/messages/${body.id}`, { allow_empty_topic_name: true })
    expect([topic, read.body.message.subject]).toEqual([topic, ''])
  }
})

test('drafts and scheduled messages show the empty topic as it is stored, whatever the client knows', async () => {
  const types = ['drafts', 'scheduled_messages']
  const later = { type: 'channel', to: 1, content: 'Hello', scheduled_delivery_timestamp: unixTime() + 86_400 }
  const draft = { type: 'stream', to: [1], topic: '(no topic)', content: 'Hello' }
  const owner = app.as('owner').must
  for (const empty_topic_name of [false, true]) {
    const client_capabilities = { notification_settings_null: false, empty_topic_name }
    const { queue_id } = await owner.register({ event_types: types, client_capabilities })
    const [id] = (await owner.post('/drafts', { drafts: [draft] })).ids
    await owner.patch(`/drafts/${id}`, { draft: { ...draft, content: 'Hello again' } })
    const { scheduled_message_id } = await owner.post('/scheduled_messages', { ...later, topic: 'general chat' })
    await owner.patch(`/scheduled_messages/${scheduled_message_id}`, { content: 'Hello again' })
    const events = await owner.events(queue_id)
    expect(
      events.map(
        ({ drafts, draft, scheduled_messages, scheduled_message }) =>
          (drafts ?? [draft])[0] ?? (scheduled_messages ?? [scheduled_message])[0],
      ),
    ).toEqual(Array(4).fill(expect.objectContaining({ topic: '' })))
    const state = await owner.register({ fetch_event_types: types, client_capabilities })
    const { drafts } = await owner.get('/drafts')
    const { scheduled_messages } = await owner.get('/scheduled_messages')
    const shown = [
      ...[drafts, state.drafts ?? []].map((list) => list.find((one) => one.id === id)?.topic),
      ...[scheduled_messages, state.scheduled_messages ?? []].map((list) =>
        list.flatMap((one) => (one.scheduled_message_id === scheduled_message_id && 'topic' in one ? [one.topic] : [])),
      ),
    ].flat()
    expect(shown).toEqual(['', '', '', ''])
    await owner.delete(`/drafts/${id}`)
    await owner.delete(`/scheduled_messages/${scheduled_message_id}`)
  }
})

/** Spellings of one name that look the same: characters that are drawn as nothing between its letters. */
const UNSEEN = ['\u200c', '\u200d', '\u200e', '\u200f', '\u061c', '\ufe0f', '\u034f', '\u3164', '\u115f', '\u180b']

/** Spaces that look like the plain one, or differ from it in width alone. */
const SPACES = ['  ', '\u00a0', '\u1680', '\u2003', '\u2009', '\u202f', '\u205f', '\u3000', ' \u00a0\u3000 ']
const twins: [unseen: string, name: string, twin: string][] = [
  ...UNSEEN.map((unseen, i): [string, string, string] => [unseen, `Twin ${i} lunch`, `Twin ${i} lu${unseen}nch`]),
  ...SPACES.map((spaces, i): [string, string, string] => [spaces, `Twin s${i} lunch`, `${spaces}Twin s${i}${spaces}lunch${spaces}`]),
  ['\u2800', 'Twin b lunch', 'Twin b\u2800lunch\u2800'],
]

test.each(twins)('names that differ only in the unseen character %j are the same name', async (_, name, twin) => {
  const doors: ((name: string) => Promise<{ status: number; body: { msg: string } }>)[] = [
    (one) => post('/channels/create', { name: one, subscribers: [] }),
    (one) => post('/channel_folders/create', { name: one }),
    (one) => post('/user_groups/create', { name: one, description: '', members: [] }),
    (one) => post('/realm/profile_fields', { name: one, field_type: 1 }),
    (one) => post('/navigation_views', { fragment: `narrow/${encodeURIComponent(one)}`, is_pinned: true, name: one }),
  ]
  for (const make of doors) {
    const first = await make(name)
    expect([first.status, first.body.msg]).toEqual([200, ''])
    const second = await make(twin)
    expect([second.status >= 400, second.body.msg]).toEqual([true, expect.stringMatching(/already|in use|exists|taken/i)])
  }
  const found = async (topic: string) => {
    const narrow = [
      { operator: 'channel', operand: 'general' },
      { operator: 'topic', operand: topic },
    ]
    return (await app.as('owner').get('/messages', { anchor: 'newest', num_before: 5, num_after: 0, narrow: JSON.stringify(narrow) })).body
      .messages
  }
  await post('/messages', { ...message, topic: name })
  await post('/messages', { ...message, topic: twin })
  for (const topic of [name, twin]) expect(await found(topic)).toHaveLength(2)
  const { topics } = (await app.as('owner').get(`/users/me/${ids.channel}/topics`)).body
  expect(
    topics.filter(
      (topic: { name: string }) => /^Twin/.test(topic.name) && topic.name.replaceAll('\u2800', ' ').startsWith(name.slice(0, 7)),
    ),
  ).toHaveLength(1)
  for (const stream of [name, twin]) expect((await app.as('owner').get('/get_stream_id', { stream })).body.result).toBe('success')
})

const isNotStored = (operation: string): boolean => /^(sendTyping|markTopicAsRead|deleteTopic)/.test(operation)
/** Whether a text of the table is a name or a topic. The others keep their spaces. */
const isNamed = (operation: string): boolean => /(name|client|topic|subject|text)$/.test(operation) && !/status_text$/.test(operation)

test.each(ofKind('name', 'line').filter(([operation]) => isNamed(operation)))(
  '%s is stored with single plain spaces',
  async (operation, send) => {
    const [word, other] = [`odd${++names}`, `spaces${names}`]
    for (const spaces of SPACES) {
      const { body } = await send(`${spaces}${word}${spaces}${other}${spaces}`)
      // The same name again is a duplicate for some operations.
      expect(body.msg).toMatch(/^$|already|in use|exists|twice|taken|Nothing to change/)
    }
    const stored = await storedTexts(word)
    const spellings = stored.flatMap((text) => text.match(new RegExp(`\\p{Zs}*${word}[^\\p{L}\\p{N}]+${other}\\p{Zs}*`, 'gu')) ?? [])
    expect(spellings.filter((text) => /[^ \P{Zs}]| {2}/u.test(text))).toEqual([])
    if (!isNotStored(operation)) expect(spellings.map((text) => text.trim())).toContain(`${word} ${other}`)
  },
)

test.each(['\u200b', '\u00ad', '\u2060', '\ufeff', '\u{e0041}'])('a topic loses the invisible character %j', async (invisible) => {
  const { body } = await post('/messages', { ...message, topic: `pas${invisible}ted${invisible}` })
  expect((await app.as('owner').get(`/messages/${body.id}`)).body.message.subject).toBe('pasted')
})

test('a topic is found in either Unicode form and letter case', async () => {
  const { body } = await post('/messages', { ...message, topic: 'Mu\u0308sli' })
  const narrow = [
    { operator: 'channel', operand: 'general' },
    { operator: 'topic', operand: 'M\u00dcSLI' },
  ]
  const found = await app.as('owner').get('/messages', { anchor: 'newest', num_before: 5, num_after: 0, narrow: JSON.stringify(narrow) })
  expect(found.body.messages).toMatchObject([{ id: body.id, subject: 'M\u00fcsli' }])
})

/** The texts in the database that contain a word. */
async function storedTexts(word: string): Promise<string[]> {
  const rows = await Promise.all(Object.values(app.server.app.db.sequelize.models).map((model) => model.findAll({ raw: true })))
  return rows
    .flat()
    .flatMap((row) => Object.values(row))
    .filter((value): value is string => typeof value === 'string' && value.includes(word))
}

/** Names of the free texts of a schema, at any depth. */
function freeTexts(schema: JsonSchema | undefined, at: string): string[] {
  if (!schema) return []
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => freeTexts(part, at === '' ? key : `${at}.${key}`))
  const others = typeof schema.additionalProperties === 'object' ? freeTexts(schema.additionalProperties as JsonSchema, `${at}.*`) : []
  const isFree = new RegExp(String(schema.pattern ?? ''), 'u').test('Größe 日本')
  const own = schema.type === 'string' && !schema.enum && !schema.format && isFree ? [at] : []
  return [
    ...new Set([
      ...own,
      ...inside,
      ...others,
      ...freeTexts(schema.items, `${at}[]`),
      ...(schema.oneOf ?? []).flatMap((part) => freeTexts(part, at)),
    ]),
  ]
}
