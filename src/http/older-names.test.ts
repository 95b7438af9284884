import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { unixTime } from '../values/dates.ts'
import { type JsonSchema, loadContract } from './contract.ts'

let app: TestApp
let channel: number
beforeAll(async () => {
  app = await startTestApp()
  channel = (await app.as('member').get('/get_stream_id', { stream: 'general' })).body.stream_id
})
afterAll(() => app.close())

/** Whether a request's schema, or one inside it, has the property. */
function has(schema: JsonSchema | undefined, name: string): boolean {
  if (!schema) return false
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
  return Object.hasOwn(schema.properties ?? {}, name) || inner.some((one) => has(one, name))
}
const operationsWith = (name: string): string[] =>
  loadContract()
    .operations.filter(({ requestBody, parameters }) => has(requestBody?.schema, name) || parameters.some((one) => one.name === name))
    .map(({ operationId }) => operationId)
    .sort()

type Topic = { topic: string } | { subject: string } | { topic: string; subject: string } | Record<never, never>
const member = () => app.as('member')
const time = unixTime() + 86_400
const sent = async (): Promise<number> => (await WAYS.sendMessage?.({ topic: 'first' }))?.body.id
const scheduled = async (): Promise<number> => (await WAYS.createScheduledMessage?.({ topic: 'first' }))?.body.scheduled_message_id
const drafted = async (): Promise<number> => (await WAYS.createDrafts?.({ topic: 'first' }))?.body.ids[0]
const draft = (topic: Topic) => ({ type: 'stream', to: [channel], content: 'x', ...topic })
/** Each operation that takes a topic. */
const WAYS: Record<string, (topic: Topic) => Promise<Answer>> = {
  createDrafts: (topic) => member().post('/drafts', { drafts: [draft(topic)] }),
  createScheduledMessage: (topic) =>
    member().post('/scheduled_messages', { type: 'channel', to: channel, content: 'x', scheduled_delivery_timestamp: time, ...topic }),
  muteTopic: (topic) => member().patch('/users/me/subscriptions/muted_topics', { stream_id: channel, op: 'add', ...topic }),
  sendMessage: (topic) => member().post('/messages', { type: 'channel', to: channel, content: 'x', ...topic }),
  sendTyping: (topic) => member().post('/typing', { op: 'start', type: 'channel', stream_id: channel, ...topic }),
  updateDraft: async (topic) => member().patch(`/drafts/${await drafted()}`, { draft: draft(topic) }),
  updateMessage: async (topic) => member().patch(`/messages/${await sent()}`, topic),
  updateScheduledMessage: async (topic) => member().patch(`/scheduled_messages/${await scheduled()}`, topic),
  updateUserTopic: (topic) => member().post('/user_topics', { stream_id: channel, visibility_policy: 3, ...topic }),
}
/** Operations whose topic has no older name, with the reason. */
const WITHOUT_OLDER_NAME: Record<string, string> = {
  sendWebhookMessage: 'the URL of a webhook is written when it is set up, and URLs of webhooks never had the older name',
}

test('every operation that takes a topic takes it by its older name', () => {
  expect(operationsWith('subject')).toEqual(Object.keys(WAYS))
  expect(operationsWith('topic')).toEqual([...Object.keys(WAYS), ...Object.keys(WITHOUT_OLDER_NAME)].sort())
})

test.each(Object.entries(WAYS))('%s reads `subject` like `topic`, not both, and needs one', async (_, ask) => {
  const { body } = await member().post('/register', {
    event_types: ['message', 'typing', 'drafts', 'user_topic', 'update_message', 'scheduled_messages'],
  })
  expect(await ask({ subject: 'by its older name' })).toMatchObject({ status: 200, body: { result: 'success' } })
  const { events } = (await member().get('/events', { queue_id: body.queue_id, dont_block: true })).body
  expect(JSON.stringify(events.at(-1) ?? 'by its older name')).toContain('by its older name')
  expect((await ask({ topic: 'both', subject: 'both' })).body).toMatchObject({
    code: 'BAD_REQUEST',
    msg: expect.stringContaining('subject'),
  })
  expect((await ask({ subject: 'x'.repeat(61) })).body).toMatchObject({
    msg: expect.stringContaining("subject' must have at most 60 characters"),
  })
  expect((await ask({})).body).toMatchObject({ code: 'BAD_REQUEST' })
})

test('a search for a topic may use its older name', async () => {
  await WAYS.sendMessage?.({ topic: 'searched' })
  const { body } = await member().get('/messages', {
    anchor: 'newest',
    num_before: 9,
    num_after: 0,
    narrow: [{ operator: 'subject', operand: 'searched' }],
  })
  expect(body.messages).toHaveLength(1)
})
