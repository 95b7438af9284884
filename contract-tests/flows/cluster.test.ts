// databases: both

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/server/demo.ts'
import { call as callAt, createSite, type DemoUser, messagesOf, type ServerProcess, type Site, succeed } from '../server.ts'

// On SQLite the server is a single process, so these tests do not apply.
describe.runIf(inject('redisUrl'))('two processes on one database, which Redis notifies of changes,', () => {
  let site: Site
  let servers: [ServerProcess, ServerProcess]
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
    const env = { REDIS_URL: inject('redisUrl') }
    // Both find an empty database. One of them creates the demo organisation.
    servers = await Promise.all([site.start(env), site.start(env)])
  })
  afterAll(() => site.remove())

  const call = (server: ServerProcess, user: DemoUser, path: string, form?: Record<string, string>) => callAt(server.url, user, path, form)

  test('serve the same queue, and a message sent at one wakes the reader at the other', async () => {
    const { member, member2 } = (await servers[0].demo()).users
    const { queue_id, last_event_id } = await registerAt(servers[0], member2)
    let acknowledged = last_event_id
    for (let i = 0; i < 10; i++) {
      const [here, there] = i % 2 ? servers : [servers[1], servers[0]]
      const waiting = call(there, member2, `/events?queue_id=${queue_id}&last_event_id=${acknowledged}`)
      const form = { type: 'channel', to: 'general', topic: 'cluster', content: `Message ${i}` }
      const { id } = await call(here, member, '/messages', form)
      const { events } = (await waiting) as { events: { id: number; message: { id: number } }[] }
      expect(events.map(({ message }) => message.id)).toEqual([id])
      acknowledged = events[0]?.id ?? 0
    }
  })

  const registerAt = (server: ServerProcess, user: DemoUser): Promise<{ queue_id: string; last_event_id: number }> =>
    call(server, user, '/register', { event_types: '["message"]', fetch_event_types: '[]' })
  const eventsAt = async (server: ServerProcess, user: DemoUser, query: string) => {
    const { code, events } = await call(server, user, `/events?${query}`)
    return code ?? events
  }

  test('give every message once and in order to clients that switch between them at random', async () => {
    const { member, member2, moderator, owner } = (await servers[0].demo()).users
    let state = 7
    const either = (): ServerProcess => {
      state = (state * 48_271) % 2_147_483_647
      return servers[state % 2] as ServerProcess
    }
    const COUNT = 60
    const readers = [member2, moderator, owner].map(async (user) => {
      const { queue_id, last_event_id } = await registerAt(either(), user)
      return { user, queue_id, last_event_id }
    })
    const queues = await Promise.all(readers)
    const received = queues.map(({ user, ...queue }) => messagesOf(queue, COUNT, (path) => call(either(), user, path)))
    const sent: number[] = []
    for (let i = 0; i < COUNT; i += 5)
      sent.push(
        ...(await Promise.all(
          Array.from({ length: 5 }, async (_, k) => {
            const form = { type: 'channel', to: 'general', topic: 'either', content: `Message ${i + k}` }
            return (await call(either(), member, '/messages', form)).id
          }),
        )),
      )
    sent.sort((a, b) => a - b)
    for (const ids of received) expect(await ids).toEqual(sent)
  })

  test('both lose a queue that is deleted at one, also for a waiting reader', async () => {
    const { member2 } = (await servers[0].demo()).users
    const { queue_id, last_event_id } = await registerAt(servers[0], member2)
    const query = `queue_id=${queue_id}&last_event_id=${last_event_id}`
    expect(await eventsAt(servers[1], member2, `${query}&dont_block=true`)).toEqual([])
    const waiting = eventsAt(servers[1], member2, query)
    const authorization = `Basic ${Buffer.from(`${member2.email}:${member2.api_key}`).toString('base64')}`
    const deleted = await fetch(`${servers[0].url}/api/v1/events?queue_id=${queue_id}`, {
      method: 'DELETE',
      headers: { Authorization: authorization },
    })
    expect(deleted.status).toBe(200)
    expect(await eventsAt(servers[1], member2, `${query}&dont_block=true`)).toBe('BAD_EVENT_QUEUE_ID')
    expect(await waiting).toBe('BAD_EVENT_QUEUE_ID')
  })

  test('both refuse a key that is revoked at one, however often it was used at the other', async () => {
    const { member2 } = (await servers[0].demo()).users
    const { queue_id, last_event_id } = await registerAt(servers[1], member2)
    const query = `queue_id=${queue_id}&last_event_id=${last_event_id}&dont_block=true`
    for (let i = 0; i < 3; i++) expect(await eventsAt(servers[1], member2, query)).toEqual([])
    const { api_key } = await succeed(servers[0].url, member2, '/users/me/api_key/regenerate', { password: DEMO_PASSWORD })
    expect(await eventsAt(servers[1], member2, query)).toBe('INVALID_API_KEY')
    expect(await eventsAt(servers[1], { ...member2, api_key }, query)).toEqual([])
  })

  test('store what was acknowledged when they stop', async () => {
    const { member, moderator } = (await servers[0].demo()).users
    const third = await site.start({ REDIS_URL: inject('redisUrl') })
    const { queue_id } = await registerAt(third, moderator)
    await call(third, member, '/messages', { type: 'channel', to: 'general', topic: 'stop', content: 'Hello' })
    const events = await eventsAt(third, moderator, `queue_id=${queue_id}`)
    const last = (events as { id: number }[]).at(-1)?.id
    expect(await eventsAt(third, moderator, `queue_id=${queue_id}&last_event_id=${last}&dont_block=true`)).toEqual([])
    expect(await third.end('SIGTERM')).toBe(0)
    expect(await eventsAt(servers[0], moderator, `queue_id=${queue_id}&dont_block=true`)).toEqual([])
  })

  test('migrate an empty database when they start simultaneously', async () => {
    const another = await createSite(inject('databaseUrl'))
    try {
      const env = { NODE_ENV: 'production', REDIS_URL: inject('redisUrl') }
      const started = await Promise.all([another.start(env), another.start(env), another.start(env)])
      for (const server of started) expect((await fetch(`${server.url}/api/v1/server_settings`)).status).toBe(200)
    } finally {
      await another.remove()
    }
  })
})
