// databases: both
// run: full

import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createSite, type DemoUser, type ServerProcess, type Site } from '../server.ts'

const MESSAGES = 150
const SENT_AT_ONCE = 20

// On SQLite the server is a single process, so no worker would be left when it is killed.
describe.runIf(inject('redisUrl'))('when one of two workers is killed while they deliver scheduled messages', () => {
  let site: Site
  let web: ServerProcess
  let member: DemoUser
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
    web = await site.start({ REDIS_URL: inject('redisUrl'), ROLES: 'web' })
    member = (await web.demo()).users.member
  })
  afterAll(() => site.remove())

  async function call<T>(path: string, form?: Record<string, string>): Promise<T> {
    const response = await fetch(`${web.url}/api/v1${path}`, {
      headers: { Authorization: `Basic ${Buffer.from(`${member.email}:${member.api_key}`).toString('base64')}` },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    const body = (await response.json()) as { result: string; msg: string } & T
    if (body.result !== 'success') throw new Error(body.msg)
    return body
  }

  const texts = Array.from({ length: MESSAGES }, (_, i) => `Message ${i}`)
  const waiting = async () => (await call<{ scheduled_messages: { failed: boolean }[] }>('/scheduled_messages')).scheduled_messages
  const delivered = async (): Promise<string[]> => {
    const narrow = encodeURIComponent(JSON.stringify([['topic', 'due']]))
    const query = `anchor=newest&num_before=5000&num_after=0&apply_markdown=false&narrow=${narrow}`
    return (await call<{ messages: { content: string }[] }>(`/messages?${query}`)).messages.map(({ content }) => content)
  }

  test('every message is delivered exactly once', { timeout: 120_000 }, async () => {
    for (let i = 0; i < MESSAGES; i += SENT_AT_ONCE)
      await Promise.all(
        texts.slice(i, i + SENT_AT_ONCE).map((content) => {
          const form = { type: 'channel', to: '1', topic: 'due', content }
          return call('/scheduled_messages', { ...form, scheduled_delivery_timestamp: String(Math.floor(Date.now() / 1_000) + 2) })
        }),
      )
    expect(await waiting()).toHaveLength(MESSAGES)
    const { queue_id } = await call<{ queue_id: string }>('/register', { event_types: '["message"]', fetch_event_types: '[]' })

    const env = { REDIS_URL: inject('redisUrl'), ROLES: 'worker' }
    const [doomed] = await Promise.all([site.start(env), site.start(env)])
    // A delivered message shows that the workers are running.
    await call(`/events?queue_id=${queue_id}&last_event_id=-1`)
    await doomed.end('SIGKILL')
    expect((await waiting()).length).toBeGreaterThan(0)

    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 90_000, interval: 500 })
    expect((await delivered()).sort()).toEqual([...texts].sort())
  })
})
