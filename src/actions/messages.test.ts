import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { verifyEvents } from '../testing/verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('sending to a channel', () => {
  test('reaches every subscriber as an event and nobody else', async () => {
    const events = await verifyEvents(app, ['member', 'member2', 'guest', 'moderator'], () =>
      app.as('member').post('/messages', { type: 'channel', to: 'private', topic: 'plans', content: 'Between us.' }),
    )
    expect(events.member.filter(({ type }) => type === 'message')).toMatchObject([
      { message: { content: 'Between us.', subject: 'plans' } },
    ])
    for (const name of ['member2', 'guest', 'moderator'] as const) expect(events[name]).toEqual([])
  })
})
