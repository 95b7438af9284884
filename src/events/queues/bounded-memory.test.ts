// What a process keeps in memory for users and organisations has a limit. Beyond it, the same is read from the database.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { withStatements } from '../../testing/statements.ts'
import { createRecentEvents } from '../log/recent-events.ts'
import { createViews } from './views.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the views of the users who were asked for last stay in memory', async () => {
  const views = createViews(2)
  const [member, member2, owner] = (['member', 'member2', 'owner'] as const).map((name) => app.demo.users[name].user_id) as [
    number,
    number,
    number,
  ]
  const known = await views.of(member)
  await views.of(member2)
  expect(await views.of(member)).toBe(known)
  await views.of(owner)
  const readsFor = async (ids: number[]): Promise<number> => {
    const { statements } = await withStatements(app.server.app, () => Promise.all(ids.map((id) => views.of(id))))
    return statements.filter((sql) => sql.includes('FROM subscription_spans')).length
  }
  expect(await readsFor([member, owner])).toBe(0)
  expect(await readsFor([member2])).toBe(1)
})

test.each([0, 1])('with events of %i organisations in memory, everybody reads the same events', async (limit) => {
  const seen: number[] = []
  const recent = createRecentEvents({ begin: () => {}, event: (_, { seq }) => seen.push(seq) }, limit)
  const start = await recent.catchUp(1)
  for (const content of ['One', 'Two']) {
    await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'memory', content })
    await recent.readOn(1)
  }
  expect(seen.length).toBeGreaterThan(1)
  const { result, statements } = await withStatements(app.server.app, () => recent.read(1, start))
  expect(result?.events.map(({ seq }) => seq)).toEqual(seen)
  expect(statements.filter((sql) => sql.includes('FROM events'))).toHaveLength(limit === 0 ? 1 : 0)
  const last = seen.at(-1) as number
  expect((await recent.read(1, last))?.events).toEqual([])
  expect((await recent.read(1, last - 1))?.events.map(({ seq }) => seq)).toEqual([last])
})
