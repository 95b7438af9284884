// databases: both
// Fairness: simultaneous reads by one person take no more than one connection away from others.

import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Db } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

type Name = 'member' | 'moderator'
const search = (name: Name) =>
  app.as(name).get('/messages', { narrow: [['search', 'greetings']], anchor: 'newest', num_before: 5, num_after: 0 })
const register = (name: Name) => app.as(name).post('/register')
const many = <T>(count: number, request: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, request))

/**
 * Calls `before` before each scan of a search and each snapshot of a registration. Returns how many are running, and the most that ran
 * simultaneously.
 */
function watch(before: () => Promise<unknown>): { now: number; most: number } {
  const { db } = app.server.app
  const running = { now: 0, most: 0 }
  const watched = async <T>(read: () => Promise<T>): Promise<T> => {
    running.most = Math.max(running.most, ++running.now)
    try {
      await before()
      return await read()
    } finally {
      running.now--
    }
  }
  const { scan, snapshot } = db
  vi.spyOn(db, 'scan').mockImplementation(((sql: string, values: unknown[], tx) =>
    sql.includes('message_texts') ? watched(() => scan(sql, values, tx)) : scan(sql, values, tx)) as Db['scan'])
  vi.spyOn(db, 'snapshot').mockImplementation(((work) => watched(() => snapshot(work))) as Db['snapshot'])
  return running
}

test('searches of one person run one after the other, and so do registrations', async () => {
  const running = watch(() => setImmediate())
  const answers = await many(8, () => search('member'))
  answers.push(...(await many(4, () => register('member'))))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(running).toEqual({ now: 0, most: 1 })
})

test('searches of two people run at the same time', async () => {
  const both = watch(() => vi.waitUntil(() => both.most === 2))
  expect((await Promise.all([search('member'), search('moderator')])).map(({ status }) => status)).toEqual([200, 200])
})

test('a person with over a hundred waiting requests gets SERVER_BUSY, and other people get their answers', async () => {
  let open = (): void => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  watch(() => gate)
  const statuses: number[] = []
  const all = many(105, async () => {
    const answer = await search('member')
    statuses.push(answer.status)
    return answer
  })
  // Three are under way, and a hundred wait.
  await vi.waitUntil(() => statuses.length === 2)
  const others = app.as('moderator').get('/messages', { anchor: 'newest', num_before: 5, num_after: 0 })
  expect((await others).status).toBe(200)
  open()
  const answers = await all
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(103)
  expect(answers.find(({ status }) => status === 503)?.body).toEqual({
    ...{ result: 'error', code: 'SERVER_BUSY', 'retry-after': 1 },
    msg: 'Too many of your requests are waiting for each other',
  })
})
