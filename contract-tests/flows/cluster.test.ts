import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSite, type DemoUser, type ServerProcess, type Site } from '../server.ts'

// On SQLite the server is a single process, so these tests do not apply.
describe.runIf(inject('redisUrl'))('two processes on one database, told of changes by Redis', () => {
  let site: Site
  let servers: [ServerProcess, ServerProcess]
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
    const env = { REDIS_URL: inject('redisUrl') }
    // Both find an empty database; one of them makes the demo organisation.
    servers = await Promise.all([site.start(env), site.start(env)])
  })
  afterAll(() => site.remove())

  function call(server: ServerProcess, user: DemoUser, path: string, form?: Record<string, string>): Promise<Response> {
    return fetch(`${server.url}/api/v1${path}`, {
      headers: { Authorization: `Basic ${Buffer.from(`${user.email}:${user.api_key}`).toString('base64')}` },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
  }

  test('a queue is read at either, and a message sent at one wakes the reader at the other', async () => {
    const { member, member2 } = (await servers[0].demo()).users
    const registered = await call(servers[0], member2, '/register', { event_types: '["message"]', fetch_event_types: '[]' })
    const { queue_id, last_event_id } = (await registered.json()) as { queue_id: string; last_event_id: number }
    let acknowledged = last_event_id
    for (let i = 0; i < 10; i++) {
      const [here, there] = i % 2 ? servers : [servers[1], servers[0]]
      const waiting = call(there, member2, `/events?queue_id=${queue_id}&last_event_id=${acknowledged}`)
      const sent = await call(here, member, '/messages', { type: 'channel', to: 'general', topic: 'cluster', content: `Message ${i}` })
      const { id } = (await sent.json()) as { id: number }
      const { events } = (await (await waiting).json()) as { events: { id: number; message: { id: number } }[] }
      expect(events.map(({ message }) => message.id)).toEqual([id])
      acknowledged = events[0]?.id ?? 0
    }
  })

  test('two that start at once on an empty database migrate it once', async () => {
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
