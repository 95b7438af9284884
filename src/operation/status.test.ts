// Whether the check of integrity finds what is wrong. That it finds nothing where nothing is, operating.test.ts sees.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { integrityOf } from './status.ts'

let app: TestApp
beforeAll(async () => {
  // A worker would remove the first events, once they are old enough.
  app = await startTestApp({ roles: { web: true, worker: false } })
  await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'check', content: 'Hello' })
})
afterAll(() => app.close())

const faultsNow = async (): Promise<Record<string, number>> => (await integrityOf(() => {})).faults
const run = (sql: string): Promise<unknown> => app.server.app.db.sequelize.query(sql)

test('a database that nobody touched holds together', async () => {
  expect(await faultsNow()).toEqual({})
})

test.each([
  [
    'messages.sender_id that name none of users',
    'UPDATE messages SET sender_id = sender_id + 1000000',
    'UPDATE messages SET sender_id = sender_id - 1000000',
  ],
  [
    'subscriptions.channel_id that name none of channels',
    'UPDATE subscriptions SET channel_id = channel_id + 1000000',
    'UPDATE subscriptions SET channel_id = channel_id - 1000000',
  ],
  [
    'events above the counter of their organisation',
    'UPDATE realms SET event_seq = event_seq - 1',
    'UPDATE realms SET event_seq = event_seq + 1',
  ],
  [
    'organisations whose log ends before its counter',
    'UPDATE realms SET event_seq = event_seq + 1',
    'UPDATE realms SET event_seq = event_seq - 1',
  ],
  ['organisations whose log has gaps', 'UPDATE events SET seq = 1000000 WHERE seq = 1', 'UPDATE events SET seq = 1 WHERE seq = 1000000'],
  [
    'subscription spans that end before they begin',
    'UPDATE subscription_spans SET after_message_id = 5, to_message_id = 1',
    'UPDATE subscription_spans SET after_message_id = 0, to_message_id = NULL',
  ],
])('the check finds %s', async (name, spoil, mend) => {
  await run(spoil)
  try {
    expect(await faultsNow()).toHaveProperty([name], expect.any(Number))
  } finally {
    await run(mend)
  }
})
