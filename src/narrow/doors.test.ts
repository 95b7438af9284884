// databases: once
// A term means the same wherever a narrow is given: to GET /messages, and to the registration of a queue.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Contract, operations } from '../../contract-tests/cases.ts'
import { dereference, loadContract } from '../http/contract.ts'
import { MAX_TOPIC_LENGTH } from '../limits.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

type Pair = [operator: string, operand: string]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.as('member').must.post('/users/me/alert_words', { alert_words: ['soup'] })
})
afterAll(() => app.close())

/** What the demo organisation does not have, and a queue does not ask for. */
const MISSING_CHANNEL = /^unknown channel /
const OF_QUEUES = ['channel', 'stream', 'topic', 'subject', 'sender', 'is']
/** Forms that no example has. */
const MORE: readonly Pair[] = [
  ...['general', 'GENERAL', ' general ', '1', '', '(no topic)', 'nowhere', '-1'].flatMap((operand): Pair[] =>
    OF_QUEUES.map((operator) => [operator, operand]),
  ),
  ...['lunch', ' Lunch ', '✔ lunch', 'x'.repeat(100), '\u200b'].map((operand): Pair => ['topic', operand]),
  ...['user6@127.0.0.1', '6', '06', '999', ' 6', 'member2', '6,7'].map((operand): Pair => ['sender', operand]),
  ...['dm', 'private', 'starred', 'unread', 'mentioned', 'alerted', 'resolved', 'followed', 'muted', 'DM'].map(
    (operand): Pair => ['is', operand],
  ),
  ...['channels', 'streams', 'dm', 'pm-with', 'has', 'in', 'search', 'id', 'near', 'with', '', 'Channel'].map(
    (operator): Pair => [operator, '1'],
  ),
]

test('a term of an example, or in any other form, selects the same messages of a page and of a queue', async () => {
  const reader = app.as('member')
  const terms = [...new Map([...examples(), ...MORE].map((term) => [JSON.stringify(term), term])).values()]
  const queues: { term: Pair; page: Record<string, unknown>; queue: string }[] = []
  for (const term of terms) {
    const [operator, operand] = term
    const page = { anchor: 'newest', num_before: 20, num_after: 0, narrow: [term] }
    const [read, registered] = [
      await reader.get('/messages', page),
      await reader.post('/register', { event_types: ['message'], fetch_event_types: [], narrow: [term] }),
    ]
    const isOfQueues = OF_QUEUES.includes(operator) && !(operator === 'is' && ['followed', 'muted'].includes(operand))
    // What is stored of a queue is no longer than a name can be.
    const isAccepted =
      isOfQueues && String(operand).length <= MAX_TOPIC_LENGTH && (read.status === 200 || MISSING_CHANNEL.test(read.body.desc))
    expect([term, registered.status]).toEqual([term, isAccepted ? 200 : 400])
    if (isAccepted) queues.push({ term, page, queue: registered.body.queue_id })
  }
  const sent = await send()
  const counts = new Set<number>()
  for (const { term, page, queue } of queues) {
    const read = await reader.get('/messages', page)
    const found = read.status === 200 ? read.body.messages.map(({ id }: { id: number }) => id) : []
    const events = await reader.must.events(queue)
    const here = sent.filter((id) => found.includes(id))
    expect([term, events.map(({ message }) => message.id)]).toEqual([term, here])
    counts.add(here.length)
  }
  expect(counts.size).toBeGreaterThan(3)
})

/** Sends messages that differ in everything that terms of queues ask for. Returns their IDs. */
async function send(): Promise<number[]> {
  const { member } = app.demo.users
  const [one, other] = [app.as('member2').must, app.as('member').must]
  return [
    await one.send({ to: 'general', topic: 'lunch' }),
    await one.send({ to: 'general', topic: '' }),
    await one.send({ to: 'general', topic: 'General' }),
    await one.send({ to: 'general', topic: '✔ Lunch', content: `@**${member.full_name}** soup` }),
    await one.send({ to: [member.user_id], content: 'soup' }),
    await other.send({ to: 'general', topic: '1' }),
  ]
}

/** Each term of a narrow in an example of the contract, as a pair. */
function examples(): Pair[] {
  const contract: Contract = dereference(loadContract().bundled)
  const pairs: Pair[] = []
  const add = (narrow: unknown): void => {
    for (const term of Array.isArray(narrow) ? narrow : []) {
      const [operator, operand] = Array.isArray(term) ? term : [term.operator, term.operand]
      if (operand !== undefined) pairs.push([operator, String(operand)])
    }
  }
  for (const { operation } of operations(contract)) {
    for (const { name, content } of operation.parameters ?? [])
      for (const media of Object.values((name === 'narrow' && content) || {}))
        for (const { value } of Object.values(media.examples ?? {})) add(value)
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      for (const { value } of Object.values(media.examples ?? {})) add((value as Record<string, unknown> | undefined)?.narrow)
  }
  return pairs
}
