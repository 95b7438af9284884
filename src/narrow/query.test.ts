// databases: both
// A search in many messages must return the same page whether it scans the messages or uses the full-text index.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMysql } from '../db/dialect.ts'
import { createRows, remove, select, update } from '../db/sql.ts'
import { Channel } from '../models/channel.ts'
import { Message, UserMessage } from '../models/message.ts'
import { MessageText } from '../models/message-text.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { withStatements } from '../testing/statements.ts'
import { anchorOf, findMessages, NEWEST } from './fetch.ts'
import { parseNarrow } from './parse.ts'
import { readingOf } from './reading.ts'
import { tokensOf } from './words.ts'

const COUNT = 4_000
/** Simulates many more messages, because the cost of the index grows with their number. */
const FIRST = 60_000
/** One in this many messages has the word. Only the newest messages have `burst`, and only the oldest have `early`. */
const EVERY = { common: 2, frequent: 20, seldom: 70, rare: 900 }
const BURST = 60
/** One in this many messages is in the topic `aside`. */
const ASIDE = 20

let app: TestApp
let reader: User
let texts: Map<number, string>

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.server.app
  reader = await User.findByPk(1, { rejectOnEmpty: true })
  const channel = await Channel.findByPk(1, { rejectOnEmpty: true })
  texts = new Map(Array.from({ length: COUNT }, (_, i) => [FIRST + i, textOf(i)]))
  await db.transaction(async (tx) => {
    const messages = [...texts].map(([id, content]) => ({
      id,
      realm_id: reader.realm_id,
      sender_id: reader.id,
      recipient_id: channel.recipient_id,
      topic: topicOf(id),
      topic_key: topicOf(id),
      content,
      rendered_content: `<p>${content}</p>`,
      client: 'test',
      date_sent: 1_700_000_000,
    }))
    await createRows(Message, messages, tx)
    const stored = await select(Message, { where: { id: messages.map(({ id }) => id) } }, tx)
    await MessageText.addAll(
      stored.map((message) => ({ message_id: message.id, realm_id: message.realm_id, tokens: tokensOf(message) })),
      tx,
    )
  })
})
afterAll(() => app.close())

function topicOf(id: number): string {
  return id % ASIDE === 0 ? 'aside' : 'log'
}

function textOf(i: number): string {
  const words = Object.entries(EVERY).flatMap(([word, every]) => (i % every === 0 ? [word] : []))
  if (i >= COUNT - BURST) words.push('burst')
  if (i < BURST) words.push('early')
  // Each message has both words, but few have them next to each other.
  words.push(...(i % 50 === 0 ? ['red', 'fox', 'then'] : ['fox', 'then', 'red']))
  return words.join(' ')
}

const SEARCHES = [
  'common',
  'frequent',
  'seldom',
  'rare',
  'burst',
  'early',
  'nobody',
  'common frequent',
  'seldom rare',
  '"red fox"',
  'burst early',
]

test.each(SEARCHES)('a search for %s returns every page of the messages that have the words', async (search) => {
  const terms = parseNarrow([{ operator: 'search', operand: search }], '127.0.0.1')
  const phrase = /^"(.*)"$/.exec(search)?.[1]
  const parts = phrase ? [phrase] : search.split(' ')
  const matching = [...texts].flatMap(([id, text]) => (parts.every((part) => ` ${text} `.includes(` ${part} `)) ? [id] : []))
  for (const [anchor, before, after] of [
    [NEWEST, 40, 0],
    [NEWEST, 100, 0],
    [NEWEST, COUNT, 0],
    [0, 0, 100],
    [FIRST + 2_000, 30, 30],
    [FIRST + 1_999, 0, 1],
  ] as const) {
    const page = await findMessages(readingOf(app.server.app, reader, terms), { anchor, includeAnchor: true, before, after })
    const expected = [
      ...(before > 0 ? matching.filter((id) => id < anchor).slice(-before) : []),
      ...matching.filter((id) => id === anchor),
      ...matching.filter((id) => id > anchor).slice(0, after),
    ]
    expect(page.messages.map(({ id }) => id)).toEqual(expected)
    expect(page.foundAnchor).toBe(matching.includes(anchor))
  }
})

test.each([
  ['everything that the reader has received', []],
  ['the unread messages', [{ operator: 'is', operand: 'unread' }]],
  [
    'the unread messages of a channel',
    [
      { operator: 'is', operand: 'unread' },
      { operator: 'channel', operand: 1 },
    ],
  ],
  [
    'the unread messages of a topic',
    [
      { operator: 'is', operand: 'unread' },
      { operator: 'channel', operand: 1 },
      { operator: 'topic', operand: 'aside' },
    ],
  ],
])('a page of %s is not sorted: an index has its order', async (_, narrow) => {
  const { db } = app.server.app
  const received = [...texts.keys()].map((id) => ({ realm_id: reader.realm_id, user_id: reader.id, message_id: id, flags: 0 }))
  await db.transaction(async (tx) => {
    await remove(UserMessage, { user_id: reader.id }, tx)
    await createRows(UserMessage, received, tx)
    await update(User, { message_pointer: FIRST + COUNT }, { id: reader.id }, tx)
  })
  app.server.app.caches.clear()
  const explain = isMysql(db.sequelize) ? 'EXPLAIN /*!80000 FORMAT=TRADITIONAL */' : 'EXPLAIN QUERY PLAN'
  if (isMysql(db.sequelize)) await db.run('ANALYZE TABLE messages, user_messages')
  const reading = readingOf(app.server.app, reader, parseNarrow(narrow, '127.0.0.1'))
  const { statements } = await withStatements(app.server.app, async () => {
    expect(await anchorOf(reading, 'first_unread', { skipMuted: true })).toBe(FIRST)
    const page = await findMessages(reading, { anchor: FIRST + 2_000, includeAnchor: true, before: 30, after: 30 })
    expect(page.messages).toHaveLength(61)
  })
  const pages = statements.filter((sql) => sql.includes('user_messages u'))
  expect(pages).toHaveLength(2)
  for (const page of pages) {
    const { rows } = await db.run(`${explain} ${page.replace(/^\/\*M!.*?\*\/ /, '')}`)
    expect(JSON.stringify(rows)).not.toMatch(/filesort|TEMP B-TREE/)
  }
})
