// databases: once
// Of the subscribers of the channel that a request concerns, it writes their IDs to the log and nothing else.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { fillWorld } from '../../testing/large-world.ts'
import { BASE, FACTOR, loggedBytes } from '../../testing/logged-bytes.ts'

/** The bytes of an ID in a list. */
const ID = 8

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a change of a channel with thousands of subscribers does not write their preferences', {
  timeout: 120_000,
}, async () => {
  const { users } = await fillWorld(app, { users: 3_000, channels: 1, groups: 1, messages: 1 })
  const owner = app.as('owner')
  const heavy: string[] = []
  /** `ids`: how many IDs of subscribers the events and their audiences have. */
  const measured = async (name: string, form: object, ids: number, request: () => Promise<{ status: number; body: object }>) => {
    const before = await loggedBytes()
    expect((await request()).body).toMatchObject({ result: 'success' })
    const [logged, allowed] = [(await loggedBytes()) - before, BASE + FACTOR * JSON.stringify(form).length + ID * ids]
    if (logged > allowed) heavy.push(`${name}: ${logged} bytes, ${allowed} allowed`)
  }
  const everybody = { subscriptions: [{ name: 'crowded' }], principals: users }
  const leaving = { subscriptions: ['crowded'], principals: users }
  const one = { subscriptions: [{ name: 'crowded' }], principals: [app.demo.users.member.user_id] }
  await measured('subscribing everybody', everybody, 0, () => owner.post('/users/me/subscriptions', everybody))
  const { stream_id: id } = (await owner.get('/get_stream_id', { stream: 'crowded' })).body
  await measured('subscribing one more', one, users.length, () => owner.post('/users/me/subscriptions', one))
  await measured('archiving', {}, 0, () => owner.delete(`/streams/${id}`))
  await measured('unarchiving', {}, 4 * users.length, () => owner.patch(`/streams/${id}`, { is_archived: false }))
  await measured('unsubscribing everybody', leaving, 0, () => owner.delete('/users/me/subscriptions', leaving))
  await measured('subscribing everybody again', everybody, 0, () => owner.post('/users/me/subscriptions', everybody))
  expect(heavy).toEqual([])
})
