// databases: once
// Of the subscribers of the channel that a request concerns, it writes their IDs to the log and nothing else. The members of a group that a
// message mentions are written together.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserTopic } from '../../models/user-topic.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { fillWorld } from '../../testing/large-world.ts'
import { BASE, FACTOR, loggedBytes } from '../../testing/logged-bytes.ts'
import { withStatements } from '../../testing/statements.ts'
import { POLICY } from '../../values/topics.ts'
import { currentSeq } from './log.ts'

/** The bytes of an ID in a list. */
const ID = 8

let app: TestApp
let users: number[]
beforeAll(async () => {
  // Without a worker, whose statements and events would count.
  app = await startTestApp({ roles: { web: true, worker: false } })
  users = (await fillWorld(app, { users: 3_000, channels: 1, groups: 1, messages: 1 })).users
}, 120_000)
afterAll(() => app.close())

test('a change of a channel with thousands of subscribers does not write their preferences', {
  timeout: 120_000,
}, async () => {
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

/** Rows that one statement writes. */
const AT_ONCE = 500

test('a mention of a group of thousands, and the move of the topic that they follow since, take few statements and events', {
  timeout: 120_000,
}, async () => {
  const owner = app.as('owner').must
  const { id } = await owner.createChannel({ name: 'mentioned', subscribers: [...users, app.idOf('owner')] })
  for (const [name, members] of [
    ['few', users.slice(0, 1)],
    ['crowd', users],
  ] as const)
    await owner.post('/user_groups/create', { name, description: '', members })
  const costOf = async (work: () => Promise<unknown>) => {
    const before = await currentSeq(1)
    const { statements } = await withStatements(app.server.app, work)
    return { statements: statements.length, events: (await currentSeq(1)) - before }
  }
  /** Costs of a send and an edit that mention a group, and of moving the topic of the first. */
  const costsWith = async (group: string) => {
    const topic = `calls of ${group}`
    const edited = await owner.send({ to: id, topic: `${topic}, edited` })
    const first = await owner.send({ to: id, topic, content: 'A start' })
    return [
      await costOf(() => owner.send({ to: id, topic, content: `@*${group}*` })),
      await costOf(() => owner.patch(`/messages/${edited}`, { content: `@*${group}*` })),
      await costOf(() => owner.patch(`/messages/${first}`, { topic: `${topic}, moved`, propagate_mode: 'change_all' })),
    ]
  }
  const few = await costsWith('few')
  const many = await costsWith('crowd')
  expect(await UserTopic.count({ where: { channel_id: id, visibility_policy: POLICY.followed, user_id: users } })).toBe(
    2 * users.length + 2,
  )
  for (const [i, { statements, events }] of many.entries()) {
    expect(events).toBe(few[i]?.events)
    expect(statements).toBeLessThanOrEqual((few[i]?.statements ?? 0) + (4 * users.length) / AT_ONCE + 10)
  }
})
