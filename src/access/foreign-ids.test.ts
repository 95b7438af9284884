// OWASP API1: requests for everything that has an ID, made by people who may not access it. The answer must be identical, byte for byte, to
// the answer for an ID that does not exist.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRealm } from '../actions/organisation/realms.ts'
import { setUserActive } from '../actions/people/activation.ts'
import { createApiKey } from '../actions/people/api-keys.ts'
import { createUser } from '../actions/people/create.ts'
import { serverContext } from '../context.ts'
import { Channel } from '../models/channel.ts'
import { Realm } from '../models/realm.ts'
import { Subscription, SubscriptionSpan } from '../models/subscription.ts'
import { User } from '../models/user.ts'
import { catchUp } from '../receipts/catching-up.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { TINY_GIF } from '../testing/images.ts'
import { NO_WORKER } from '../testing/mails.ts'
import { schedule } from '../testing/scheduled-app.ts'
import { subscribe } from '../testing/subscriptions.ts'
import { traces } from '../testing/traces.ts'
import { type WireAnswer, wire } from '../testing/wire.ts'
import { unixTime } from '../values/dates.ts'

interface Ids {
  /** A message in the private channel that `member` is subscribed to. */
  privateMessage: number
  /** From `member` to `moderator`. */
  directMessage: number
  /** The path of a file of `member` that was not shared. */
  file: string
  attachment: number
  /** Of `member`. */
  queue: string
  /** The private channel. */
  channel: number
  channelName: string
  /** The fragment of a view of `member`. */
  view: string
  linkifier: number
  /** Of `member`. */
  device: number
  scheduled: number
  /** Of `member`. */
  draft: number
  /** Of `member`. */
  snippet: number
  /** Of `member`. */
  reminder: number
}
type Kind = keyof Ids
/** IDs that do not exist, with as many characters as the others. */
const ABSENT: Ids = {
  privateMessage: 987_654_321,
  directMessage: 987_654_321,
  file: '1/ef/nothing00000000000000000/nothing.txt',
  attachment: 987_654_321,
  queue: '99999999-9999-4999-8999-999999999999',
  channel: 987_654_321,
  channelName: 'nowhere',
  view: 'narrow/is/absent',
  linkifier: 987_654_321,
  device: 987_654_321,
  scheduled: 987_654_321,
  draft: 987_654_321,
  snippet: 987_654_321,
  reminder: 987_654_321,
}
const now = unixTime()

let app: TestApp
let ids: Ids
const callers: Record<string, { email: string; key: string; host: string }> = {}
beforeAll(async () => {
  // Nothing listens at this address, so requests to the relay go nowhere. What a worker makes of an upload would look like a trace.
  app = await startTestApp({ ...NO_WORKER, pushBouncerUrl: 'http://127.0.0.1:1' })
  const parts = app.server.app
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const channel = await Channel.findByPk(app.demo.channels.private.stream_id, { rejectOnEmpty: true })
  const join = async (name: string, user: User, host = '127.0.0.1'): Promise<User> => {
    callers[name] = { email: user.delivery_email, key: (await createApiKey(parts, user, 'test', now)).key, host }
    return user
  }
  for (const [name, { email, api_key: key }] of Object.entries(app.demo.users)) callers[name] = { email, key, host: '127.0.0.1' }
  const person = (name: string): Promise<User> =>
    createUser(serverContext(parts, realm), { email: `${name}@example.com`, fullName: `The ${name}`, role: 400 })
  const former = await join('ex-subscriber', await person('ex-subscriber'))
  const deactivated = await join('deactivated', await person('deactivated'))
  await subscribe(parts, channel, [former, deactivated])

  const member = app.as('member')
  ids = {
    privateMessage: await member.must.send({ to: 'private', topic: 'budget', content: 'Confidential.' }),
    directMessage: await member.must.send({ to: [app.demo.users.moderator.user_id], content: 'Confidential.' }),
    file: (await member.upload('diary.gif', TINY_GIF)).body.url.replace('/user_uploads/', ''),
    attachment: (await member.get('/attachments')).body.attachments[0].id,
    queue: (await member.post('/register', { event_types: ['message'] })).body.queue_id,
    channel: channel.id,
    channelName: channel.name,
    view: 'narrow/is/unread',
    linkifier: (await app.as('owner').post('/realm/filters', { pattern: 'Confidential', url_template: 'https://example.com/' })).body.id,
    device: (await member.post('/register_client_device')).body.device_id,
    scheduled: await schedule(member, { to: channel.id, topic: 'budget', content: 'Confidential.' }),
    draft: (await member.post('/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'Confidential.' }] })).body.ids[0],
    snippet: (await member.post('/saved_snippets', { title: 'Confidential', content: 'Confidential.' })).body.saved_snippet_id,
    reminder: 0,
  }
  const reminded = { message_id: ids.privateMessage, scheduled_delivery_timestamp: now + 86_400, note: 'Confidential.' }
  ids.reminder = (await member.post('/reminders', reminded)).body.reminder_id
  await member.post('/navigation_views', { fragment: ids.view, is_pinned: true, name: 'Secret' })
  // Ends the subscription that existed when the message was sent.
  await Subscription.update({ is_active: false }, { where: { user_id: former.id, channel_id: channel.id } })
  await SubscriptionSpan.update({ to_message_id: ids.privateMessage }, { where: { user_id: former.id, channel_id: channel.id } })
  await setUserActive(serverContext(parts, { id: deactivated.realm_id }), deactivated.id, false)
  const other = await createRealm(parts, {
    subdomain: 'acme',
    name: 'Acme',
    ownerEmail: 'member@example.com',
    ownerName: 'Anna',
    now,
  })
  // Readers get rows for what they received. Creating the rows beforehand keeps them from looking like traces of a request.
  for (const user of await User.findAll()) await catchUp(parts.db, user)
  await join('owner of another organisation', other.owner, 'acme.localhost')
  // The first read creates rows for what each user has received.
  for (const name of Object.keys(callers)) await ask(name, ALL_MESSAGES, 0)
  await vi.waitFor(async () => expect((await traces(app)).temporaryFiles).toBe(0))
})
afterAll(() => app.close())

const encoded = (value: unknown): string => encodeURIComponent(JSON.stringify(value))
/** The operations that take an ID, with the kind of ID. */
const OPERATIONS: {
  title: string
  kind: Kind
  line: (id: number | string) => string
  body?: (id: number | string) => string
  throughOwner?: true
}[] = [
  ...(['privateMessage', 'directMessage'] as const).flatMap((kind) => [
    { title: `GET /messages/{id} of a ${kind}`, kind, line: (id: number | string) => `GET /api/v1/messages/${id}` },
    { title: `GET /messages by the ID of a ${kind}`, kind, line: (id: number | string) => `GET /api/v1/messages?message_ids=[${id}]` },
    {
      title: `PATCH /messages/{id} of a ${kind}`,
      kind,
      line: (id: number | string) => `PATCH /api/v1/messages/${id}`,
      body: () => 'topic=x',
    },
    {
      title: `PATCH /messages/{id} of the content of a ${kind}`,
      kind,
      line: (id: number | string) => `PATCH /api/v1/messages/${id}`,
      body: () => 'content=x',
    },
    { title: `GET /messages/{id}/history of a ${kind}`, kind, line: (id: number | string) => `GET /api/v1/messages/${id}/history` },
    {
      title: `GET /messages/{id}/read_receipts of a ${kind}`,
      kind,
      line: (id: number | string) => `GET /api/v1/messages/${id}/read_receipts`,
    },
    { title: `DELETE /messages/{id} of a ${kind}`, kind, line: (id: number | string) => `DELETE /api/v1/messages/${id}` },
    {
      title: `POST /messages/{id}/reactions of a ${kind}`,
      kind,
      line: (id: number | string) => `POST /api/v1/messages/${id}/reactions`,
      body: () => 'emoji_name=thumbs_up',
    },
    {
      title: `DELETE /messages/{id}/reactions of a ${kind}`,
      kind,
      line: (id: number | string) => `DELETE /api/v1/messages/${id}/reactions?emoji_name=thumbs_up`,
    },
    {
      title: `POST /submessage of a ${kind}`,
      kind,
      line: () => 'POST /api/v1/submessage',
      body: (id: number | string) => `message_id=${id}&msg_type=widget&content={"type":"vote","key":"canned,0","vote":1}`,
    },
    {
      title: `POST /messages/{id}/typing of a ${kind}`,
      kind,
      line: (id: number | string) => `POST /api/v1/messages/${id}/typing`,
      body: () => 'op=start',
    },
    {
      title: `POST /messages/flags of a ${kind}`,
      kind,
      line: () => 'POST /api/v1/messages/flags',
      body: (id: number | string) => `messages=[${id}]&op=add&flag=starred`,
    },
    {
      title: `POST /messages/flags, to read, of a ${kind}`,
      kind,
      line: () => 'POST /api/v1/messages/flags',
      body: (id: number | string) => `messages=[${id}]&op=add&flag=read`,
    },
    {
      title: `POST /messages/flags/narrow of a ${kind}`,
      kind,
      line: () => 'POST /api/v1/messages/flags/narrow',
      body: (id: number | string) =>
        `anchor=newest&num_before=5&num_after=0&op=add&flag=starred&narrow=${encoded([{ operator: 'id', operand: Number(id) }])}`,
    },
    {
      title: `GET /messages around a ${kind}`,
      kind,
      line: (id: number | string) =>
        `GET /api/v1/messages?anchor=newest&num_before=5&num_after=0&narrow=${encoded([{ operator: 'id', operand: Number(id) }])}`,
    },
    {
      title: `GET /messages with a ${kind}`,
      kind,
      line: (id: number | string) =>
        `GET /api/v1/messages?anchor=newest&num_before=5&num_after=0&narrow=${encoded([{ operator: 'with', operand: Number(id) }])}`,
    },
    {
      title: `GET /messages/matches_narrow of a ${kind}`,
      kind,
      line: (id: number | string) =>
        `GET /api/v1/messages/matches_narrow?msg_ids=[${id}]&narrow=${encoded([{ operator: 'search', operand: 'confidential' }])}`,
    },
  ]),
  { title: 'GET /user_uploads/{path}', kind: 'file', line: (id) => `GET /user_uploads/${id}` },
  {
    title: 'GET /user_uploads/thumbnail/{path}/{format}',
    kind: 'file',
    line: (id) => `GET /user_uploads/thumbnail/${id}/840x560.webp`,
  },
  { title: 'GET /api/v1/user_uploads/{path}', kind: 'file', line: (id) => `GET /api/v1/user_uploads/${id}` },
  { title: 'DELETE /attachments/{attachment_id}', kind: 'attachment', line: (id) => `DELETE /api/v1/attachments/${id}` },
  { title: 'GET /events', kind: 'queue', line: (id) => `GET /api/v1/events?queue_id=${id}&last_event_id=-1&dont_block=true` },
  { title: 'DELETE /events', kind: 'queue', line: (id) => `DELETE /api/v1/events?queue_id=${id}` },
  ...['remove_client_device', 'mobile_push/register', 'mobile_push/e2ee/test_notification'].map((path) => ({
    title: `POST /${path}`,
    kind: 'device' as const,
    line: () => `POST /api/v1/${path}`,
    body: (id: number | string) => `device_id=${id}&push_key=MSdpOVVC009XBzA5hV%2B4PxPFdGHxMUku4KyN3dyVQmQ9&push_key_id=1`,
  })),
  {
    title: 'POST /messages to the ID of a channel',
    kind: 'channel',
    line: () => 'POST /api/v1/messages',
    body: (id) => `type=channel&to=${id}&topic=x&content=x`,
    throughOwner: true,
  },
  {
    title: 'POST /scheduled_messages to a channel',
    kind: 'channel',
    line: () => 'POST /api/v1/scheduled_messages',
    body: (id) => `type=channel&to=${id}&topic=x&content=x&scheduled_delivery_timestamp=1900000000`,
    throughOwner: true,
  },
  {
    title: 'POST /typing in a channel',
    kind: 'channel',
    line: () => 'POST /api/v1/typing',
    body: (id) => `op=start&type=channel&stream_id=${id}&topic=x`,
    throughOwner: true,
  },
  {
    title: 'POST /user_topics',
    kind: 'channel',
    line: () => 'POST /api/v1/user_topics',
    body: (id) => `stream_id=${id}&topic=x&visibility_policy=2`,
  },
  {
    title: 'PATCH /drafts/{draft_id}',
    kind: 'draft',
    line: (id) => `PATCH /api/v1/drafts/${id}`,
    body: () => `draft=${encoded({ type: '', to: [], topic: '', content: 'x' })}`,
  },
  {
    title: 'PATCH /saved_snippets/{saved_snippet_id}',
    kind: 'snippet',
    line: (id) => `PATCH /api/v1/saved_snippets/${id}`,
    body: () => 'title=x',
  },
  { title: 'DELETE /saved_snippets/{saved_snippet_id}', kind: 'snippet', line: (id) => `DELETE /api/v1/saved_snippets/${id}` },
  { title: 'DELETE /reminders/{reminder_id}', kind: 'reminder', line: (id) => `DELETE /api/v1/reminders/${id}` },
  {
    title: 'POST /reminders',
    kind: 'privateMessage',
    line: () => 'POST /api/v1/reminders',
    body: (id) => `message_id=${id}&scheduled_delivery_timestamp=${now + 86_400}`,
  },
  {
    title: 'POST /reminders of a direct message',
    kind: 'directMessage',
    line: () => 'POST /api/v1/reminders',
    body: (id) => `message_id=${id}&scheduled_delivery_timestamp=${now + 86_400}`,
  },
  { title: 'DELETE /drafts/{draft_id}', kind: 'draft', line: (id) => `DELETE /api/v1/drafts/${id}` },
  {
    title: 'PATCH /scheduled_messages/{id}',
    kind: 'scheduled',
    line: (id) => `PATCH /api/v1/scheduled_messages/${id}`,
    body: () => 'content=x',
  },
  { title: 'DELETE /scheduled_messages/{id}', kind: 'scheduled', line: (id) => `DELETE /api/v1/scheduled_messages/${id}` },
  { title: 'GET /streams/{stream_id}', kind: 'channel', line: (id) => `GET /api/v1/streams/${id}` },
  { title: 'PATCH /streams/{stream_id}', kind: 'channel', line: (id) => `PATCH /api/v1/streams/${id}`, body: () => 'description=x' },
  { title: 'DELETE /streams/{stream_id}', kind: 'channel', line: (id) => `DELETE /api/v1/streams/${id}` },
  { title: 'GET /users/me/{stream_id}/topics', kind: 'channel', line: (id) => `GET /api/v1/users/me/${id}/topics` },
  { title: 'GET /get_stream_id', kind: 'channelName', line: (id) => `GET /api/v1/get_stream_id?stream=${id}` },
  {
    title: 'GET /messages in a channel',
    kind: 'channel',
    line: (id) =>
      `GET /api/v1/messages?anchor=newest&num_before=5&num_after=0&narrow=${encoded([{ operator: 'channel', operand: Number(id) }])}`,
  },
  { title: 'GET /streams/{stream_id}/members', kind: 'channel', line: (id) => `GET /api/v1/streams/${id}/members` },
  {
    title: 'GET /users/{user_id}/subscriptions/{stream_id}',
    kind: 'channel',
    line: (id) => `GET /api/v1/users/5/subscriptions/${id}`,
  },
  {
    title: 'POST /users/me/subscriptions/properties',
    kind: 'channel',
    line: () => 'POST /api/v1/users/me/subscriptions/properties',
    body: (id) => `subscription_data=${encoded([{ stream_id: Number(id), property: 'pin_to_top', value: true }])}`,
  },
  {
    title: 'DELETE /users/me/subscriptions',
    kind: 'channelName',
    line: (id) => `DELETE /api/v1/users/me/subscriptions?subscriptions=${encoded([id])}`,
  },
  {
    title: 'GET /messages outside of a channel',
    kind: 'channel',
    line: (id) =>
      `GET /api/v1/messages?anchor=oldest&num_before=0&num_after=5&narrow=${encoded([{ operator: 'channel', operand: Number(id), negated: true }])}`,
  },
  {
    title: 'POST /messages to the name of a channel',
    kind: 'channelName',
    line: () => 'POST /api/v1/messages',
    body: (id) => `type=channel&to=${id}&topic=x&content=x`,
    throughOwner: true,
  },
  {
    title: 'GET /messages in a channel by its name',
    kind: 'channelName',
    line: (id) => `GET /api/v1/messages?anchor=newest&num_before=5&num_after=0&narrow=${encoded([['stream', id]])}`,
  },
  {
    title: 'PATCH /navigation_views/{fragment}',
    kind: 'view',
    line: (id) => `PATCH /api/v1/navigation_views/${id}`,
    body: () => 'is_pinned=false',
  },
  { title: 'DELETE /navigation_views/{fragment}', kind: 'view', line: (id) => `DELETE /api/v1/navigation_views/${id}` },
  {
    title: 'PATCH /realm/filters/{id}',
    kind: 'linkifier',
    line: (id) => `PATCH /api/v1/realm/filters/${id}`,
    body: () => 'url_template=https://example.org/',
  },
  { title: 'DELETE /realm/filters/{id}', kind: 'linkifier', line: (id) => `DELETE /api/v1/realm/filters/${id}` },
  {
    title: 'PATCH /realm/linkifiers',
    kind: 'linkifier',
    line: () => 'PATCH /api/v1/realm/linkifiers',
    body: (id) => `ordered_linkifier_ids=[${id}]`,
  },
]
const ALL_MESSAGES: (typeof OPERATIONS)[number] = {
  title: 'all messages',
  kind: 'privateMessage',
  line: () => 'GET /api/v1/messages?anchor=oldest&num_before=0&num_after=1',
}
const FOREIGN = ['member2', 'guest', 'bot', 'ex-subscriber', 'owner of another organisation', 'administrator', 'owner'] as const
/** They may know of every channel, without being able to read it, and of every linkifier. */
const KNOWERS: readonly string[] = ['administrator', 'owner']
const KNOWN: readonly Kind[] = ['channel', 'channelName', 'linkifier']

function ask(name: string, { line, body }: (typeof OPERATIONS)[number], id: number | string): Promise<WireAnswer> {
  const { email = '', key = '', host = '' } = callers[name] ?? {}
  const headers = { Host: host, Authorization: `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}` }
  return wire(app, line(id), {
    headers: { ...headers, ...(body ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}) },
    body: body?.(id) ?? '',
  })
}

/** The answer, without the requested ID and without what differs in every answer. */
function said({ status, headers, body }: WireAnswer, id: number | string): string {
  const { date, 'x-request-id': request, 'content-length': length, ...rest } = headers
  return JSON.stringify({ status, headers: rest, body: JSON.stringify(body).replace(new RegExp(`\\b${id}\\b`, 'g'), 'ID') })
}

describe.each(OPERATIONS)('#1 #33 #41 $title', (operation) => {
  const { kind } = operation

  // The bot may post where its owner, `member`, is subscribed.
  const mayKnow = (name: string): boolean =>
    (KNOWN.includes(kind) && KNOWERS.includes(name)) || (operation.throughOwner === true && name === 'bot')
  test.for(FOREIGN.filter((name) => !mayKnow(name)))('gives %s the same answer for a foreign ID as for an absent one', async (name) => {
    const before = await traces(app)
    const foreign = await ask(name, operation, ids[kind])
    const absent = await ask(name, operation, ABSENT[kind])
    expect(said(foreign, ids[kind])).toBe(said(absent, ABSENT[kind]))
    expect(JSON.stringify(foreign.body)).not.toMatch(/Confidential|Secret/)
    expect(await traces(app)).toEqual(before)
  })

  test('answers USER_DEACTIVATED to a deactivated user', async () => {
    expect((await ask('deactivated', operation, ids[kind])).body).toMatchObject({ code: 'USER_DEACTIVATED' })
  })
})

test('the IDs are real: their owner is served', async () => {
  for (const operation of OPERATIONS.filter(({ line }) => /^(GET|POST \/api\/v1\/messages$)/.test(line('')))) {
    const { status } = await ask('member', operation, ids[operation.kind])
    expect({ operation: operation.title, status }).toEqual({ operation: operation.title, status: 200 })
  }
  const queue = OPERATIONS.find(({ title }) => title === 'DELETE /events')
  expect(queue && (await ask('member', queue, ids.queue)).status).toBe(200)
})
