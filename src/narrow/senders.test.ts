// The users that a narrow names. Dummy addresses have the organisation's host, and a queue's narrow names only visible users.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startTestApp()
  id = app.demo.users.member2.user_id
})
afterAll(() => app.close())

const page = { anchor: 'newest', num_before: 1, num_after: 0 }
const requests: Record<string, (narrow: unknown) => Promise<Answer>> = {
  'GET /messages': (narrow) => app.as('member').get('/messages', { ...page, narrow }),
  'GET /messages/matches_narrow': (narrow) => app.as('member').get('/messages/matches_narrow', { msg_ids: [1], narrow }),
  'POST /messages/flags/narrow': (narrow) =>
    app.as('member').post('/messages/flags/narrow', { ...page, narrow, op: 'add', flag: 'starred' }),
}

describe.each(Object.entries(requests))('%s', (_, ask) => {
  test.each(['sender', 'dm', 'dm-including', 'mentions'])(
    "accepts for '%s' a dummy address only with the host of the organisation",
    async (operator) => {
      for (const operand of [`user${id}@127.0.0.1`, `USER${id}@127.0.0.1`, String(id), 'member2@example.com'])
        expect([operand, (await ask([{ operator, operand }])).status]).toEqual([operand, 200])
      const elsewhere = `user${id}@elsewhere.example`
      expect((await ask([{ operator, operand: elsewhere }])).body).toMatchObject({
        code: 'BAD_NARROW',
        desc: `unknown user '${elsewhere}'`,
      })
      expect((await ask([[operator, elsewhere]])).body.code).toBe('BAD_NARROW')
    },
  )
})

describe('the narrow of a queue', () => {
  const register = (operand: string, as: 'member' | 'guest' = 'member'): Promise<Answer> =>
    app.as(as).post('/register', { event_types: ['message'], fetch_event_types: [], narrow: [['sender', operand]] })

  test('accepts the dummy address of a sender only with the host of the organisation', async () => {
    const { body } = await register(`user${id}@127.0.0.1`)
    await app.as('member2').post('/messages', { type: 'channel', to: 'general', topic: 'x', content: 'x' })
    const { queue_id, last_event_id } = body
    const { events } = (await app.as('member').get('/events', { queue_id, last_event_id, dont_block: true })).body
    expect(events).toMatchObject([{ message: { sender_id: id } }])
    const msg = `'narrow' names a user who does not exist: user${id}@elsewhere.example`
    const refused = { status: 400, body: { code: 'BAD_REQUEST', msg } }
    expect(await register(`user${id}@elsewhere.example`)).toMatchObject(refused)
    const narrow = [['sender', `user${id}@elsewhere.example`]]
    expect(await app.as('member').get('/events', { narrow, dont_block: true })).toMatchObject(refused)
  })

  test('refuses a sender with a hidden address with the same answer as a missing one', async () => {
    expect((await app.as('member2').patch('/settings', { email_address_visibility: 3 })).status).toBe(200)
    for (const name of ['member2@example.com', 'nobody@example.com'])
      expect((await register(name)).body.msg).toBe(`'narrow' names a user who does not exist: ${name}`)
  })
})
