import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const PEOPLE = ['owner', 'administrator', 'member'] as const
const path = '/realm/test_welcome_bot_custom_message'
const trial = (text: string, by: (typeof PEOPLE)[number] | 'moderator' = 'administrator') =>
  app.as(by).post(path, { welcome_message_custom_text: text })

test('a welcome message is tried out by administrators, who alone get it, from the notification bot', async () => {
  const text = 'Welcome! Have a look at **general**.'
  let id = 0
  const events = await verifyEvents(app, PEOPLE, async () => {
    id = (await app.as('administrator').must.post(path, { welcome_message_custom_text: text })).message_id
  })
  const message = {
    id,
    content: text,
    sender_email: expect.stringContaining('notification-bot'),
  }
  expect(events).toEqual({ owner: [], administrator: [expect.objectContaining({ type: 'message' })], member: [] })
  expect(events.administrator).toMatchObject([{ message }])
  expect((await app.as('owner').must.post('/register', { fetch_event_types: ['realm'] })).realm_welcome_message_custom_text).toBe('')
  expect((await trial(text, 'moderator')).body).toMatchObject({ code: 'BAD_REQUEST', msg: 'Only administrators may do this' })
})

test('a welcome message that would show nothing is not sent, and no invitation could have one that is longer', async () => {
  const empty = "'welcome_message_custom_text' must not be empty"
  const answers = [trial(''), trial(' \n '), trial('\u200b'), trial('x'.repeat(8_001))]
  const [none, blank, invisible, long] = (await Promise.all(answers)).map(({ body }) => body.msg)
  expect([none, blank, invisible]).toEqual([empty, empty, empty])
  expect(long).toBe("'welcome_message_custom_text' must have at most 8000 characters")
  expect(await trial('x'.repeat(8_000))).toMatchObject({ status: 200 })
})
