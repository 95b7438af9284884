// databases: both
// run: full

import { join } from 'node:path'
import Libsql from 'libsql'
import { createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createSite, type DemoUser, type Site } from '../server.ts'

const MESSAGES = 5_000

describe('a server that starts with thousands of messages due', () => {
  let site: Site
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
  })
  afterAll(() => site.remove())

  /** Runs a statement on the database of a stopped server. Returns the rows. */
  async function sql(text: string): Promise<{ n: number }[]> {
    const url = site.env.DATABASE_URL
    if (!url) {
      const database = new Libsql(join(site.dataDir, 'database.sqlite'))
      const statement = database.prepare(text)
      const rows = statement.reader ? statement.all() : [statement.run()]
      database.close()
      return rows as { n: number }[]
    }
    const connection = await createConnection(url)
    const [rows] = await connection.query(text)
    await connection.end()
    return rows as { n: number }[]
  }
  const count = async (table: string): Promise<number> => Number((await sql(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n)

  async function schedule(url: string, { email, api_key }: DemoUser): Promise<void> {
    const dueAt = String(Math.floor(Date.now() / 1_000) + 3_600)
    const body = new URLSearchParams({ type: 'channel', to: '1', topic: 'due', content: 'Hello', scheduled_delivery_timestamp: dueAt })
    const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
    const response = await fetch(`${url}/api/v1/scheduled_messages`, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
  }

  /** Copies the scheduled message many times, all due now. */
  async function multiply(): Promise<void> {
    const columns = 'realm_id, sender_id, type, addressees, topic, content, rendered_content, read_by_sender, client, due_at'
    const now = Math.floor(Date.now() / 1_000)
    await sql(`UPDATE scheduled_messages SET due_at = ${now}`)
    for (let made = 1; made < MESSAGES; made *= 2)
      await sql(`INSERT INTO scheduled_messages (${columns}) SELECT ${columns} FROM scheduled_messages LIMIT ${MESSAGES - made}`)
  }

  test('ends within ten seconds of SIGTERM, and has sent or kept each message', { timeout: 120_000 }, async () => {
    const first = await site.start()
    await schedule(first.url, (await first.demo()).users.member)
    expect(await first.end('SIGTERM')).toBe(0)
    await multiply()
    const before = await count('messages')

    const server = await site.start()
    const newest = async (): Promise<number> => {
      const { member } = (await server.demo()).users
      const headers = { Authorization: `Basic ${Buffer.from(`${member.email}:${member.api_key}`).toString('base64')}` }
      const response = await fetch(`${server.url}/api/v1/messages?anchor=newest&num_before=1&num_after=0`, { headers })
      return ((await response.json()) as { messages: { id: number }[] }).messages.at(-1)?.id ?? 0
    }
    await vi.waitFor(async () => expect(await newest()).toBeGreaterThan(before + 2), { timeout: 60_000, interval: 50 })
    const asked = performance.now()
    expect(await server.end('SIGTERM')).toBe(0)
    expect(performance.now() - asked).toBeLessThan(10_000)

    const left = await count('scheduled_messages')
    expect(left).toBeGreaterThan(0)
    expect((await count('messages')) - before + left).toBe(MESSAGES)
  })
})
