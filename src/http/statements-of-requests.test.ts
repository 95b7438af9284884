// databases: both
// How many statements the most frequent changes take, with BEGIN and COMMIT, when this process remembers what it can. Where the database is
// far away, each takes as long as the distance (`npm run bench -- distance`).

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { withStatements } from '../testing/statements.ts'
import { unixTime } from '../values/dates.ts'

let app: TestApp
let messageId = 0
let pollId = 0
let count = 0
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
  messageId = await say('hello')
  pollId = await say('/poll Tea?\nYes')
})
afterAll(() => app.close())

const owner = () => app.as('owner').must
const inTopic = () => ({ type: 'stream', to: app.demo.channels.general.stream_id, topic: 'tea' })
const say = async (content: string): Promise<number> => (await owner().post('/messages', { ...inTopic(), content })).id
const react = (op: 'post' | 'delete') => owner()[op](`/messages/${messageId}/reactions`, { emoji_name: 'tada' })
const VOTE = '{"type":"vote","key":"canned,0","vote":1}'
const star = (op: 'add' | 'remove') => owner().post('/messages/flags', { op, flag: 'starred', messages: [messageId] })
const tomorrow = () => unixTime() + 86_400
const join = (name: string) => owner().post('/users/me/subscriptions', { subscriptions: [{ name }] })

const ROWS: [what: string, most: number, request: () => Promise<unknown>, undo?: () => Promise<unknown>][] = [
  ['sending a message', 8, () => say(`hello ${++count}`)],
  ['editing a message', 10, () => owner().patch(`/messages/${messageId}`, { content: `edited ${++count}` })],
  ['reacting to a message', 9, () => react('post'), () => react('delete')],
  ['voting', 10, () => owner().post('/submessage', { message_id: pollId, msg_type: 'widget', content: VOTE })],
  ['starring a message', 9, () => star('add'), () => star('remove')],
  // Three of them run beside each other, as do four of the next.
  [
    'scheduling a message',
    12,
    () => owner().post('/scheduled_messages', { ...inTopic(), content: 'later', scheduled_delivery_timestamp: tomorrow() }),
  ],
  ['subscribing to a new channel', 25, () => join(`channel ${++count}`)],
]

test.each(ROWS)('%s takes at most %i statements', async (_, most, request, undo) => {
  const made = async (): Promise<string[]> => {
    const { statements } = await withStatements(app.server.app, request)
    await undo?.()
    // The process reads the log for the queues that wait, no matter who changes something.
    return statements.filter((sql) => !/^SELECT .* FROM `?events\b/.test(sql))
  }
  await made()
  const statements = await made()
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
})
