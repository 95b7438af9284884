// databases: both
// run: full
// Message IDs increase in the order of commits, so a reader that continues from its newest message misses nothing.

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSite, type DemoUser, type ServerProcess, type Site, succeed } from '../server.ts'

const SENDERS = 50
const MESSAGES = 500
const ACCOUNTS = ['owner', 'administrator', 'moderator', 'member', 'member2'] as const

describe('while 50 messages are sent at a time', () => {
  let site: Site
  let servers: [ServerProcess, ServerProcess]
  let users: Awaited<ReturnType<ServerProcess['demo']>>['users']
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
    const env = { REDIS_URL: inject('redisUrl') }
    const first = await site.start(env)
    // On SQLite the server is a single process.
    servers = [first, inject('redisUrl') ? await site.start(env) : first]
    users = (await servers[0].demo()).users
  })
  afterAll(() => site.remove())

  const call = (server: ServerProcess, user: DemoUser, path: string, form?: Record<string, string>) => succeed(server.url, user, path, form)

  /** Sends the messages, 50 at a time, alternating between the two processes. Returns their IDs. */
  async function sendAll(form: (i: number) => Record<string, string>): Promise<number[]> {
    const ids: number[] = []
    let next = 0
    const sender = async (one: number): Promise<void> => {
      const user = users[ACCOUNTS[one % ACCOUNTS.length] ?? 'owner']
      for (let i = next++; i < MESSAGES; i = next++) ids.push((await call(servers[one % 2 ? 1 : 0], user, '/messages', form(i))).id)
    }
    await Promise.all(Array.from({ length: SENDERS }, (_, one) => sender(one)))
    return ids
  }

  test.each<[string, (i: number) => Record<string, string>]>([
    ['messages to one topic', () => ({ type: 'channel', to: 'general', topic: 'order', content: 'x' })],
    [
      'messages to seven topics and of direct conversations',
      (i) => (i % 3 ? { type: 'channel', to: 'general', topic: `order ${i % 7}`, content: 'x' } : direct()),
    ],
  ])('a reader who continues after the newest ID misses none of the %s', { timeout: 120_000 }, async (_, form) => {
    const newest = await call(servers[0], users.owner, '/messages?anchor=newest&num_before=1&num_after=0')
    let last: number = newest.messages.at(-1)?.id ?? 0
    const seen = new Set<number>()
    const readOn = async (): Promise<void> => {
      const { messages } = await call(servers[1], users.owner, `/messages?anchor=${last}&include_anchor=false&num_before=0&num_after=100`)
      for (const { id } of messages as { id: number }[]) seen.add(id)
      last = messages.at(-1)?.id ?? last
    }
    const sending = { isDone: false }
    const sent = sendAll(form).finally(() => {
      sending.isDone = true
    })
    while (!sending.isDone) await readOn()
    const ids = await sent
    for (let before = -1; before < seen.size; ) {
      before = seen.size
      await readOn()
    }
    expect(new Set(ids).size).toBe(MESSAGES)
    expect(ids.filter((id) => !seen.has(id))).toEqual([])
  })

  function direct(): Record<string, string> {
    return { type: 'direct', to: JSON.stringify([users.owner.user_id]), content: 'x' }
  }
})
