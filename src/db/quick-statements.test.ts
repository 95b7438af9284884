// databases: both

import { DatabaseError, QueryTypes } from 'sequelize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
})
afterAll(() => app.close())

test.each([
  ['a read', { type: QueryTypes.SELECT as const }],
  ['any other statement', {}],
])('%s that fails has its SQL in the error, and its caller in the stack', async (_, options) => {
  const { sequelize } = app.server.app.db
  async function askInVain(): Promise<unknown> {
    return await sequelize.query('SELECT 1 FROM nowhere', options)
  }
  const error = (await askInVain().catch((reason: unknown) => reason)) as Error & { sql: string }
  expect(error).toBeInstanceOf(DatabaseError)
  expect(error.sql).toBe('SELECT 1 FROM nowhere')
  expect(error.stack).toContain('nowhere')
  expect(error.stack).toContain('askInVain')
  expect(Error.stackTraceLimit).toBeGreaterThan(0)
})
