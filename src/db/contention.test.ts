// databases: both
// What becomes of a transaction when others are in its way: it begins again, up to twelve times.

import { DatabaseError } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Draft } from '../models/draft.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
let repeats = 0
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
  app.server.app.db.onRepeat(() => repeats++)
})
afterAll(() => app.close())

/** The errors by which MySQL and SQLite say that other transactions are in the way, and one of another kind. */
const DEADLOCK = { errno: 1213, code: 'ER_LOCK_DEADLOCK' }
const LOCK_TIMEOUT = { errno: 1205, code: 'ER_LOCK_WAIT_TIMEOUT' }
const BUSY = { code: 'SQLITE_BUSY' }
const LOCKED = { code: 'SQLITE_LOCKED_SHAREDCACHE' }

/** Sends a draft while the first `times` transactions end with an error at their last statement. Returns its answer and the attempts. */
async function draftAfter(times: number, error: { code: string }) {
  const { db } = app.server.app
  const before = { repeats, drafts: await Draft.count() }
  let attempts = 0
  const stop = db.onStatement((sql) => {
    if (sql === 'COMMIT' && ++attempts <= times) throw new DatabaseError(Object.assign(new Error('in the way'), error, { sql }))
  })
  const drafts = [{ type: '', to: [], topic: '', content: 'tried again' }]
  const { status, headers, body } = await app.as('member').post('/drafts', { drafts })
  stop()
  return { status, headers, body, attempts, repeats: repeats - before.repeats, added: (await Draft.count()) - before.drafts }
}

test.each([DEADLOCK, LOCK_TIMEOUT, BUSY, LOCKED])(
  'a transaction that fails with $code begins again, and its request succeeds',
  async (error) => {
    expect(await draftAfter(1, error)).toMatchObject({ status: 200, attempts: 2, repeats: 1, added: 1 })
  },
)

test('the twelfth attempt is the last', async () => {
  expect(await draftAfter(11, DEADLOCK)).toMatchObject({ status: 200, attempts: 12, repeats: 11, added: 1 })
  const { headers, ...refused } = await draftAfter(12, DEADLOCK)
  expect(refused).toEqual({
    ...{ status: 503, attempts: 12, repeats: 11, added: 0 },
    body: { result: 'error', code: 'CONCURRENT_CHANGES', msg: 'Other requests are changing the same things', 'retry-after': 1 },
  })
  expect(headers.get('retry-after')).toBe('1')
})

test('a transaction that is lost with its connection does not begin again, because it may have been committed', async () => {
  const { attempts, body } = await draftAfter(1, { code: 'ECONNRESET' })
  expect({ attempts, code: body.code, msg: body.msg }).toEqual({ attempts: 1, code: 'SERVER_BUSY', msg: 'The database does not answer' })
})
