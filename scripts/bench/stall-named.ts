// Requests that are large because of what they concern: many users, the largest messages, costly texts and patterns, more than is accepted,
// many messages due at once.

import sharp from 'sharp'
import type { SlowSmtp } from './site.ts'
import { type Request, viaGateway, WORST_TEXTS } from './stall-cases.ts'

/** A database, and the server that gets the requests. */
export interface Place {
  /** Runs a statement that works on both databases. */
  sql(text: string): Promise<void>
  /** Counts the rows of a table. */
  count(table: string): Promise<number>
  /** Resolves to the status of the answer, or to what happened instead. */
  ask(request: Omit<Request, 'name'>, as: 'owner'): Promise<string>
  /** Sends a request several times and reads none of the answers. */
  leaveUnread(request: Omit<Request, 'name'>, as: 'owner', count: number): Promise<string>
  /** Uploads a file. Resolves to its URL. */
  upload(name: string, content: Uint8Array, as: 'owner'): Promise<string>
  /** The server that takes the mails. */
  smtp: Pick<SlowSmtp, 'setDelay' | 'accepted'>
}
interface Named {
  name: string
  /** Not measured. */
  prepare?(): Promise<void>
  /** `before` is the number of earlier attempts. */
  work(before: number): Promise<string>
  /** Removes what the next cases must not meet. Not measured. */
  cleanUp?(): Promise<void>
}

const USERS = 5_000
const FIRST_USER = 10_001
const MESSAGES = 5_000
const LARGEST = 680
const DRAFTS = 1_000
const UNREAD = 40
const BURST = 50
/** Pictures in a message, which are the most that it shows, and messages that show them. */
const [PICTURES, SHOWING] = [10, 10]
const DUE = 1_000
const DUE_AT_THE_END = 5_000
/** Milliseconds that the slow SMTP server takes for each mail. */
const SLOW = 2_000

/** Everything, with the old names that make the gateway complete the state. */
const REGISTERED = '["realm_user","subscription","user_status","muted_topics","update_display_settings"]'

/** In the order in which they must run. Each builds on the earlier ones. */
export function namedCases(place: Place): Named[] {
  const { sql, ask, leaveUnread, smtp } = place
  const users = Array.from({ length: USERS }, (_, i) => FIRST_USER + i)
  const owner = (method: string, path: string, form: Record<string, unknown>): Promise<string> =>
    ask({ method, path, form: fields(form) }, 'owner')
  const pageOf = (narrow: unknown[]): Omit<Request, 'name'> => ({
    ...{ method: 'GET', path: '/messages', form: fields({ anchor: 'newest', num_before: 5_000, num_after: 0, narrow }) },
  })
  const page = (narrow: unknown[]): Promise<string> => ask(pageOf(narrow), 'owner')
  const largest = pageOf([{ operator: 'topic', operand: 'largest' }])
  /** Creates a channel of everybody, unless an earlier case has done that. */
  const subscribe = (before: number): Promise<string> =>
    owner('POST', '/users/me/subscriptions', { subscriptions: [{ name: `everybody ${before}` }], principals: users })
  const forgetMails = async (): Promise<void> => {
    for (const table of ['missed_messages', 'jobs']) await sql(`DELETE FROM ${table}`)
  }
  /** Has two mails due to everybody, and no other work. */
  const makeMailsDue = async (): Promise<void> => {
    await subscribe(0)
    await forgetMails()
    for (const topic of ['second', 'third'])
      await owner('POST', '/messages', { type: 'channel', to: 'everybody 0', topic, content: '@**all**' })
    await untilThere(place, 'missed_messages', 2 * USERS)
    await sql('UPDATE missed_messages SET due_at = 1')
  }
  const flag = (op: string, name: string): Promise<string> =>
    owner('POST', '/messages/flags', { messages: numbers(MESSAGES), op, flag: name })
  const multiply = multiplier(sql)
  const message = 'realm_id, sender_id, recipient_id, topic, topic_key, content, rendered_content, client, date_sent'
  let photo: Uint8Array = Buffer.alloc(0)
  return [
    {
      name: `${SHOWING} messages with ${PICTURES} pictures each, until the thumbnails are there`,
      prepare: async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
        photo = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#fff', noise } })
          .jpeg()
          .toBuffer()
      },
      work: async () => {
        const urls = await Promise.all(Array.from({ length: PICTURES }, (_, i) => place.upload(`${i}.jpg`, photo, 'owner')))
        const content = urls.map((url) => `[photo](${url})`).join(' ')
        for (let i = 0; i < SHOWING; i++) await owner('POST', '/messages', { type: 'channel', to: 'general', topic: 'photos', content })
        const loading = "messages WHERE topic_key = 'photos' AND rendered_content LIKE '%image-loading-placeholder%'"
        for (const deadline = Date.now() + 30_000; Date.now() < deadline; await busyFor(200))
          if ((await place.count(loading)) === 0) return '200'
        return '599 thumbnails are missing'
      },
    },
    {
      name: `subscribing ${USERS} users`,
      prepare: async () => {
        const now = Math.floor(Date.now() / 1_000)
        const row = (id: number): string => `(${id}, 1, 'p${id}@example.com', 'p${id}@example.com', 'Person ${id}', 400, ${now}, '{}')`
        const columns = 'id, realm_id, delivery_email, email_key, full_name, role, date_joined, settings'
        for (let i = 0; i < USERS; i += 500)
          await sql(
            `INSERT INTO users (${columns}) VALUES ${users
              .slice(i, i + 500)
              .map(row)
              .join(', ')}`,
          )
      },
      work: subscribe,
    },
    {
      name: `a group of ${USERS}`,
      work: (before) => owner('POST', '/user_groups/create', { name: `everyone ${before}`, description: '', members: users }),
    },
    { name: 'registering beside them', work: () => owner('POST', '/register', {}) },
    {
      name: 'registering beside them through the gateway',
      work: () => ask(viaGateway({ method: 'POST', path: '/register', form: { fetch_event_types: REGISTERED } }), 'owner'),
    },
    { name: 'a narrow with 1000 participants', work: () => page([{ operator: 'dm', operand: users.slice(0, 1_000) }]) },
    {
      name: `${MESSAGES} messages by a narrow`,
      prepare: async () => {
        await owner('POST', '/messages', { type: 'channel', to: 'general', topic: 'many', content: 'Hello' })
        await multiply('messages', message, "topic_key = 'many'", MESSAGES)
      },
      work: () => page([{ operator: 'topic', operand: 'many' }]),
    },
    { name: 'a search', work: () => page([{ operator: 'search', operand: 'hello' }]) },
    {
      name: 'marking by a narrow',
      work: () =>
        owner('POST', '/messages/flags/narrow', {
          anchor: 'newest',
          num_before: 5_000,
          num_after: 0,
          narrow: [],
          op: 'add',
          flag: 'starred',
        }),
    },
    {
      name: `flags of ${MESSAGES} messages`,
      work: () => flag('add', 'read'),
    },
    ...['/mark_topic_as_read', '/mark_stream_as_read', '/mark_all_as_read'].map((path) => ({
      name: `${path} of ${MESSAGES} messages`,
      prepare: async () => void (await flag('remove', 'read')),
      work: () => owner('POST', path, { stream_id: 1, topic_name: 'many' }),
    })),
    {
      name: `deleting a topic of ${MESSAGES} messages`,
      prepare: async () => {
        await owner('POST', '/messages', { type: 'channel', to: 'general', topic: 'gone', content: 'Hello' })
        await multiply('messages', message, "topic_key = 'gone'", MESSAGES)
      },
      work: () => owner('POST', '/streams/1/delete_topic', { topic_name: 'gone' }),
    },
    {
      name: `reading ${LARGEST} of the largest messages`,
      prepare: async () => {
        // As many emoji as the server accepts.
        for (const emoji of [10_000, 5_000, 2_000, 1_000]) {
          const content = '👍'.repeat(emoji)
          if ((await owner('POST', '/messages', { type: 'channel', to: 'general', topic: 'largest', content })) === '200') break
        }
        await multiply('messages', message, "topic_key = 'largest'", LARGEST)
      },
      work: () => ask(largest, 'owner'),
    },
    {
      name: 'the same six times at once',
      work: async () => (await Promise.all(Array.from({ length: 6 }, () => ask(largest, 'owner')))).join(' '),
    },
    { name: 'the same through the gateway', work: () => ask(viaGateway(largest), 'owner') },
    {
      name: 'the same six times at once through the gateway',
      work: async () => (await Promise.all(Array.from({ length: 6 }, () => ask(viaGateway(largest), 'owner')))).join(' '),
    },
    { name: `${UNREAD} of them unread`, work: () => leaveUnread(largest, 'owner', UNREAD) },
    { name: `${UNREAD} of them unread through the gateway`, work: () => leaveUnread(viaGateway(largest), 'owner', UNREAD) },
    {
      name: 'the longest text beside linkifiers with counted classes',
      prepare: async () => {
        for (let i = 0; i < 30; i++)
          await owner('POST', '/realm/filters', { pattern: `k${i}(?P<id>\\p{L}{1,${200 + i}})`, url_template: 'https://example.com/{id}' })
      },
      work: () => owner('POST', '/messages/render', { content: 'k1äöü k2'.repeat(1_250) }),
    },
    {
      name: `${DRAFTS} drafts`,
      work: async () => {
        await sql('DELETE FROM drafts')
        const draft = { type: 'stream', to: [1], topic: 'drafts', content: 'Words, '.repeat(100), timestamp: 1 }
        return owner('POST', '/drafts', { drafts: Array.from({ length: DRAFTS }, () => draft) })
      },
    },
    { name: 'reading them', work: () => owner('GET', '/drafts', {}) },
    ...WORST_TEXTS.map(([name, content]) => ({ name: `rendering ${name}`, work: () => owner('POST', '/messages/render', { content }) })),
    ...Object.entries(TOO_LARGE).map(([name, [method, path, form]]) => ({ name, work: () => owner(method, path, form()) })),
    {
      name: `${DUE} messages due at once`,
      prepare: () => makeDue(place, DUE),
      // Long enough for the worker to be busy with them.
      work: () => busyFor(5_000),
    },
    {
      name: `a message that mentions ${USERS} people who are away`,
      prepare: async () => void (await subscribe(0)),
      work: () =>
        owner('POST', '/messages', { type: 'channel', to: 'everybody 0', topic: 'first', content: '@**all**' }).then(() => busyFor(5_000)),
    },
    {
      name: `${2 * USERS} mails due at once`,
      prepare: makeMailsDue,
      work: () => busyFor(15_000),
    },
    {
      name: `${2 * USERS} mails due at once beside a slow SMTP server`,
      prepare: async () => {
        smtp.setDelay(SLOW)
        await makeMailsDue()
      },
      work: async () => {
        const before = smtp.accepted()
        await busyFor(15_000)
        return smtp.accepted() > before ? '200' : '599 no mail was sent'
      },
      cleanUp: async () => {
        smtp.setDelay(0)
        await forgetMails()
      },
    },
    {
      name: `${BURST} messages that mention ${USERS} people who are away`,
      prepare: async () => {
        await subscribe(0)
        await owner('POST', '/messages', { type: 'channel', to: 'everybody 0', topic: 'burst', content: '@**all**' })
      },
      work: async () => {
        await multiply('messages', `${message}, receiver_flags`, "topic_key = 'burst'", BURST)
        return busyFor(15_000)
      },
      cleanUp: forgetMails,
    },
  ]
}

/** Waits until a table has so many rows. Throws after a minute. */
async function untilThere({ count }: Place, table: string, rows: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; (await count(table)) < rows; await busyFor(200))
    if (Date.now() > deadline) throw new Error(`${table} has not got ${rows} rows within a minute`)
}

/** Gives the worker this many milliseconds. */
function busyFor(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('200'), milliseconds))
}

/** Requests that are refused although they fit into a request. */
const TOO_LARGE: Record<string, [method: string, path: string, form: () => Record<string, unknown>]> = {
  'a narrow of 10000 users where 1000 are allowed': [
    ...(['GET', '/messages'] as const),
    () => ({ anchor: 'newest', num_before: 1, num_after: 0, narrow: [{ operator: 'dm', operand: numbers(10_000) }] }),
  ],
  'a list of 190000 values': ['POST', '/users/me/subscriptions', () => ({ subscriptions: `[${'1,'.repeat(190_000)}1]` })],
  'a list of 90000 objects': ['POST', '/users/me/subscriptions', () => ({ subscriptions: `[${'{},'.repeat(90_000)}{}]` })],
  'an object of 50000 keys': [
    ...(['POST', '/users/me/subscriptions'] as const),
    () => ({ subscriptions: [Object.fromEntries(numbers(50_000).map((i) => [`k${i}`, 1]))] }),
  ],
  'a key of 60000 invisible characters': [
    ...(['POST', '/realm/profile_fields'] as const),
    () => ({ name: 'Long', field_type: 3, field_data: { ['\u{e0041}'.repeat(60_000)]: { text: 'a', order: '1' } } }),
  ],
  'lists in lists': ['GET', '/messages', () => ({ narrow: '['.repeat(300_000) })],
  '120000 parameters': ['POST', '/messages', () => Object.fromEntries(numbers(120_000).map((i) => [i, '']))],
}

/** A server that is stopped while it has messages to deliver. */
export function stoppedWhileDue(place: Place): { name: string; prepare(): Promise<void> } {
  return { name: `SIGTERM while ${DUE_AT_THE_END} messages are due`, prepare: () => makeDue(place, DUE_AT_THE_END) }
}

async function makeDue({ sql, ask }: Place, count: number): Promise<void> {
  const columns = 'realm_id, sender_id, type, addressees, topic, content, rendered_content, read_by_sender, client, due_at'
  const dueAt = Math.floor(Date.now() / 1_000)
  const form = { type: 'channel', to: '1', topic: 'due', content: 'Hello', scheduled_delivery_timestamp: String(dueAt + 3_000) }
  await ask({ method: 'POST', path: '/scheduled_messages', form }, 'owner')
  await multiplier(sql)('scheduled_messages', columns, `due_at > ${dueAt}`, count)
  await sql(`UPDATE scheduled_messages SET due_at = ${dueAt} WHERE due_at > ${dueAt}`)
}

/** Multiplies rows, doubling their number each time. */
function multiplier(sql: Place['sql']): (table: string, columns: string, where: string, count: number) => Promise<void> {
  return async (table, columns, where, count) => {
    for (let made = 1; made < count; made *= 2)
      await sql(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table} WHERE ${where} LIMIT ${Math.min(made, count - made)}`)
  }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1)
}

function fields(form: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]))
}
