// databases: both
// run: full
// Without Redis, several processes are slower and otherwise unchanged.

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSite, type DemoUser, type ServerProcess, type Site, succeed } from '../server.ts'
import { type Service, startRedis } from '../service-processes.ts'

// On SQLite the server is a single process.
describe.runIf(inject('redisUrl'))('two processes that have lost Redis', () => {
  let redis: Service
  let site: Site
  let servers: [ServerProcess, ServerProcess]
  let users: Awaited<ReturnType<ServerProcess['demo']>>['users']
  beforeAll(async () => {
    redis = await startRedis()
    site = await createSite(inject('databaseUrl'))
    const env = { REDIS_URL: redis.url, LOG_LEVEL: 'fatal', RATE_LIMITS: 'user=5000/60' }
    const first = await site.start(env)
    await redis.signal('SIGKILL')
    // This process starts without Redis.
    servers = [first, await site.start(env)]
    users = (await first.demo()).users
  })
  afterAll(async () => {
    await site?.remove()
    await redis?.remove()
  })

  const call = (server: ServerProcess, user: DemoUser, path: string, form?: Record<string, string>) => succeed(server.url, user, path, form)
  const health = async (server: ServerProcess) => {
    const answer = await fetch(`${server.url}/health/ready`)
    return { status: answer.status, body: await answer.text() }
  }
  const register = (type: string) => call(servers[1], users.member2, '/register', { event_types: `["${type}"]`, fetch_event_types: '[]' })
  const poll = ({ queue_id, last_event_id }: { queue_id: string; last_event_id: number }) =>
    call(servers[1], users.member2, `/events?queue_id=${queue_id}&last_event_id=${last_event_id}`)

  test('report that, and still work', async () => {
    for (const server of servers)
      expect(await health(server)).toEqual({ status: 200, body: 'ok\nRedis does not answer: events are late\n' })
  })

  test('exchange messages and presence', async () => {
    const waiting = poll(await register('message'))
    const { id } = await call(servers[0], users.member, '/messages', { type: 'channel', to: 'general', topic: 'late', content: 'Hello' })
    expect((await waiting).events).toMatchObject([{ message: { id } }])
    await call(servers[0], users.owner, '/users/me/presence', { status: 'active' })
    const present = () => call(servers[1], users.member2, '/users/me/presence', { status: 'idle', last_update_id: '-1' })
    await expect.poll(present).toMatchObject({ presences: { [users.owner.user_id]: {} } })
  })

  test('each show who is typing to their own clients', async () => {
    const waiting = poll(await register('typing'))
    await call(servers[1], users.member, '/typing', { op: 'start', to: `[${users.member2.user_id}]` })
    expect((await waiting).events).toMatchObject([{ type: 'typing', op: 'start' }])
  })

  test('reconnect when it is back', async () => {
    await redis.start()
    for (const server of servers) await expect.poll(() => health(server), { timeout: 20_000 }).toEqual({ status: 200, body: 'ok\n' })
    const waiting = poll(await register('typing'))
    const typing = () => call(servers[0], users.member, '/typing', { op: 'start', to: `[${users.member2.user_id}]` })
    // The other process may still be reconnecting to Redis.
    const again = setInterval(() => void typing().catch(() => {}), 500)
    expect((await waiting.finally(() => clearInterval(again))).events).toMatchObject([{ type: 'typing', op: 'start' }])
  })

  test('reconnect when it answers again after a silence', { timeout: 60_000 }, async () => {
    await redis.signal('SIGSTOP')
    const waits: number[] = []
    for (let i = 0; i < 10; i++) {
      const begun = performance.now()
      await call(servers[0], users.member, '/users/me')
      waits.push(performance.now() - begun)
    }
    // The first waits a quarter of a second, and the others do not ask Redis for a while.
    expect(Math.max(...waits)).toBeLessThan(1_500)
    const isLost = { status: 200, body: 'ok\nRedis does not answer: events are late\n' }
    for (const server of servers) await expect.poll(() => health(server), { timeout: 20_000 }).toEqual(isLost)
    await redis.signal('SIGCONT')
    for (const server of servers) await expect.poll(() => health(server), { timeout: 20_000 }).toEqual({ status: 200, body: 'ok\n' })
  })
})
