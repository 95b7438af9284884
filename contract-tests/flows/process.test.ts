import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/db/index.ts'
import { built } from '../built.ts'
import { createSite, type DemoUser, type Site } from '../server.ts'

let site: Site
beforeEach(async () => {
  site = await createSite(inject('databaseUrl'))
})
afterEach(() => site.remove())

function authorization({ email, api_key }: DemoUser): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
}

describe('a start in production', () => {
  test('API8 is refused while demo accounts have their public password', { timeout: 60_000 }, async () => {
    const first = await site.start()
    const { member } = (await first.demo()).users
    const changed = await fetch(`${first.url}/api/v1/settings`, {
      method: 'PATCH',
      body: new URLSearchParams({ old_password: 'correct horse battery staple', new_password: 'a rather private one' }),
      headers: authorization(member),
    })
    expect(changed.status).toBe(200)
    expect(await first.end('SIGTERM')).toBe(0)
    const refused = site.start({ NODE_ENV: 'production' })
    await expect(refused).rejects.toThrow(
      /the server ended with code 1:\nNODE_ENV=production: .* change the password of owner@.*, administrator@.*, moderator@.*, member2@.*, guest@example\.com\n$/,
    )
  })
})

describe('a queue outlives the process', () => {
  test('an event sent before kill -9 is there after a restart', async () => {
    const first = await site.start()
    const { member, member2 } = (await first.demo()).users
    const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
    const registered = await fetch(`${first.url}/api/v1/register`, {
      ...form({ event_types: '["message"]' }),
      headers: authorization(member2),
    })
    const { queue_id, last_event_id } = (await registered.json()) as { queue_id: string; last_event_id: number }
    const sent = await fetch(`${first.url}/api/v1/messages`, {
      ...form({ type: 'channel', to: 'general', topic: 'crash', content: 'Still there?' }),
      headers: authorization(member),
    })
    const { id } = (await sent.json()) as { id: number }
    await first.end('SIGKILL')

    const second = await site.start()
    const answer = await fetch(`${second.url}/api/v1/events?queue_id=${queue_id}&last_event_id=${last_event_id}`, {
      headers: authorization(member2),
    })
    expect(await answer.json()).toMatchObject({
      result: 'success',
      events: [{ type: 'message', message: { id, content: 'Still there?' } }],
    })
  })
})

describe('SIGTERM', () => {
  test('during a start ends the process once it has released the lock, and the next start does not wait', {
    timeout: 60_000,
  }, async () => {
    const db = await openDatabase(site.env.DATABASE_URL ?? `sqlite:${site.dataDir}/database.sqlite`)
    try {
      const child = spawn(process.execPath, [built('main')], { env: site.env, stdio: 'ignore' })
      const ended = once(child, 'exit')
      const lease = async (): Promise<number | undefined> => {
        const sql = 'SELECT lease_until FROM migration_lock'
        // The table does not exist before the start.
        const rows = await db.sequelize.query<{ lease_until: number }>(sql, { type: QueryTypes.SELECT }).catch(() => [])
        return rows[0]?.lease_until
      }
      while (!(await lease()));
      child.kill('SIGTERM')
      await ended
      expect(await lease()).toBe(0)
    } finally {
      await db.close()
    }
    const next = await site.start({ LOG_LEVEL: 'warn' })
    expect(next.output()).not.toContain('waiting')
    expect(Object.keys((await next.demo()).users)).toContain('bot')
  })

  test('answers a waiting poll with a heartbeat, and ends with code 0', async () => {
    const server = await site.start()
    const { member } = (await server.demo()).users
    const registered = await fetch(`${server.url}/api/v1/register`, { method: 'POST', headers: authorization(member) })
    const { queue_id } = (await registered.json()) as { queue_id: string }
    const poll = fetch(`${server.url}/api/v1/events?queue_id=${queue_id}`, { headers: authorization(member) })
    // The answer to a later request on the same client shows that the server has accepted the poll.
    await fetch(`${server.url}/api/v1/users/me`, { headers: authorization(member) })
    expect(await server.end('SIGTERM')).toBe(0)
    expect(await (await poll).json()).toMatchObject({ result: 'success', events: [{ type: 'heartbeat' }] })
  })
})
