// databases: both
// One table of searches for all who decide whether a message has the words: the scan and the full-text index of each database, the check of
// single messages, the predicate in memory, and the highlighter.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MessageSnapshot } from '../present/message.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { parseNarrow } from './parse.ts'
import { matches } from './predicate.ts'
import { wordsCondition } from './search.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let made = 0
test.each<[content: string, search: string, isFound: boolean]>([
  ['Shall we go at noon?', 'NOON', true],
  ['Shall we go at noon?', 'shall noon', true],
  ['Shall we go at noon?', 'shall midnight', false],
  ['Die Straße ist lang', 'STRASSE', true],
  ['Die STRASSE ist lang', 'straße', true],
  ['Die STRASSE ist lang', 'Straß', true],
  ['ΟΔΟΣ', 'οδος', true],
  ['οδός', 'ΟΔΟΣ', true],
  ['Café', 'cafe', true],
  ['cafe', 'CAFÉ', true],
  ['İsparta', 'isparta', true],
  ['ısparta', 'ISPARTA', true],
  ['ｆｕｌｌ width', 'full', true],
  ['мир и дом', 'МИР', true],
  ['мир и дом', 'дым', false],
  ['今天の会議室は広い', '会議', true],
  ['今天の会議室は広い', '議会', false],
  ['今天の会議室は広い', '広', true],
  ['soups', 'soup', true],
  ['soups', '"soup"', false],
  ['soups', 'so', false],
  ['ice-cream', 'cream', true],
  ['ice cream', 'ice-cream', true],
  ['cream ice', '"ice cream"', false],
  ['x2 and 3d', 'X2', true],
  ['to be or not', '"to be"', true],
  ['the who', 'the', true],
  ['nice :smile: day', '🙂', true],
  ['nice 🙂 day', '🙂', true],
  ['nice 🙂 day', ':smile:', true],
  ['nice 🙂 day', 'smile', true],
  ['nice :slight_smile: day', '🙂', true],
  ['nice 🙂 day', '"🙂 day"', true],
  ['nice 🙂 day', '😀', false],
  ['well done 👍🏽', '👍', true],
  ['well done :+1:', '👍🏿', true],
  ['in love ❤️', '❤', true],
  ['in love :heart:', '❤️', true],
  ['`🙂`', '🙂', true],
  ['👩‍💻 at work', '👩‍💻', true],
  ['👩‍💻 at work', '👩', false],
  ['🇩🇪 and 🇫🇷', '🇫🇷', true],
  ['🇩🇪 and 🇫🇷', '🇩🇪🇫🇷', true],
  ['🇩🇪 and 🇫🇷', '🇮🇹', false],
  ['step 1️⃣', '1️⃣', true],
  ['step 1', '1️⃣', false],
])('%j has the words of %j: %j', async (content, search, isFound) => {
  const member = app.as('member')
  const topic = `words ${++made}`
  const { id } = (await member.post('/messages', { type: 'channel', to: 'general', topic, content })).body
  const narrow = [
    ['channel', 'general'],
    ['topic', topic],
    ['search', search],
  ]
  const page = (await member.get('/messages', { anchor: 'newest', num_before: 5, num_after: 0, narrow })).body.messages
  const single = (await member.get('/messages/matches_narrow', { msg_ids: [id], narrow: [['search', search]] })).body.messages
  const indexed = wordsCondition(app.server.app.db, search, 'm.id')
  const ofIndex = await app.server.app.db.scan<{ id: number }>(`SELECT m.id AS id FROM messages m WHERE ${indexed.sql} AND m.id = ?`, [
    ...indexed.values,
    id,
  ])
  const { message } = (await member.get(`/messages/${id}`)).body
  const snapshot = { id, topic, renderedContent: message.content } as MessageSnapshot
  const found = [id].filter(() => isFound)
  expect({
    page: page.map((one: { id: number }) => one.id),
    single: Object.keys(single).map(Number),
    index: ofIndex.map((row) => row.id),
    memory: [id].filter(() => matches(parseNarrow([['search', search]], '127.0.0.1'), { message: snapshot, readerId: 1, flags: {} })),
    highlighted: page.filter((one: { match_content: string }) => one.match_content.includes('class="highlight"')).length,
  }).toEqual({ page: found, single: found, index: found, memory: found, highlighted: found.length })
})
