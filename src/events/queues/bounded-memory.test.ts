// What a process keeps in memory for users and organisations has a limit. Beyond it, the same is read from the database.

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LoggedEvent } from '../../models/event.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { createTails } from '../log/tails.ts'
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
  const reads = vi.spyOn(User, 'findAll')
  for (const id of [member, owner]) await views.of(id)
  expect(reads).not.toHaveBeenCalled()
  expect(await views.of(member2)).toMatchObject({ userId: member2 })
  expect(reads).toHaveBeenCalledTimes(1)
  reads.mockRestore()
})

test.each([0, 1])('with events of %i organisations in memory, everybody reads the same events', async (limit) => {
  const seen: number[] = []
  const tails = createTails({ begin: () => {}, event: (_, { seq }) => seen.push(seq) }, limit)
  const start = await tails.catchUp(1)
  for (const content of ['One', 'Two']) {
    await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'memory', content })
    await tails.readOn(1)
  }
  expect(seen.length).toBeGreaterThan(1)
  const reads = vi.spyOn(LoggedEvent, 'findAll')
  expect((await tails.read(1, start))?.events.map(({ seq }) => seq)).toEqual(seen)
  expect(reads).toHaveBeenCalledTimes(limit === 0 ? 1 : 0)
  reads.mockRestore()
  const last = seen.at(-1) as number
  expect((await tails.read(1, last))?.events).toEqual([])
  expect((await tails.read(1, last - 1))?.events.map(({ seq }) => seq)).toEqual([last])
})
