// GET /metrics, and the dashboard that shows the metrics.

import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRow, remove } from '../db/sql.ts'
import { Job } from '../models/job.ts'
import { MAIL_JOB } from '../outbound/mail.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { wire } from '../testing/wire.ts'
import { unixTime } from '../values/dates.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ metrics: { port: 0, host: '127.0.0.1' } })
})
afterAll(() => app.close())

const scrape = async (path = '/metrics'): Promise<Response> => fetch(`http://127.0.0.1:${app.server.metricsPort}${path}`)
/** The values of a metric by its labels, from this scrape or a new one. */
async function valuesOf(name: string, scraped?: string): Promise<Record<string, number>> {
  const lines = (scraped ?? (await (await scrape()).text()))
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  return Object.fromEntries(lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

describe('metrics', () => {
  test('say which version runs', async () => {
    expect(await valuesOf('parley_build_info')).toEqual({ '{version="development",merge_base=""}': 1 })
  })

  test('count requests by operation and status class, including requests without an operation', async () => {
    await app.as('member').get('/users/me')
    await app.as('member').get('/messages/999')
    await app.as('member').get('/nothing')
    expect(await valuesOf('parley_requests_total')).toMatchObject({
      '{operation="getOwnUser",status="2xx"}': 1,
      '{operation="getMessage",status="4xx"}': 1,
      '{operation="none",status="4xx"}': 1,
    })
  })

  test('count wrong passwords, and say whether files can be stored', async () => {
    expect(await valuesOf('parley_failed_logins_total')).toEqual({ '': 0 })
    const wrong = { username: 'member@example.com', password: 'a wrong one' }
    expect((await app.client().post('/fetch_api_key', wrong)).status).toBe(401)
    const scraped = await (await scrape()).text()
    expect(await valuesOf('parley_failed_logins_total', scraped)).toEqual({ '': 1 })
    expect(await valuesOf('parley_rate_limited_requests_total', scraped)).toEqual({ '': 0 })
    expect(await valuesOf('parley_files_up', scraped)).toEqual({ '': 1 })
    // Without Redis there is nothing to tell about it.
    expect(scraped).not.toContain('parley_redis_up')
    vi.spyOn(app.server.app.storage, 'ping').mockRejectedValueOnce(new Error('the disk is full'))
    expect(await valuesOf('parley_files_up')).toEqual({ '': 0 })
  })

  test('count waiting polls, deliveries, written messages and statements', async () => {
    const before = { given: await valuesOf('parley_deliveries_total'), asked: await valuesOf('parley_statements_total') }
    const { queue_id, last_event_id } = (await app.as('member2').post('/register', { event_types: ['message'] })).body
    const poll = app.as('member2').get('/events', { queue_id, last_event_id })
    await expect.poll(async () => (await valuesOf('parley_waiting_polls'))['']).toBe(1)
    await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'metrics', content: 'Hello' })
    await poll
    expect((await valuesOf('parley_deliveries_total'))['']).toBe((before.given[''] ?? 0) + 1)
    expect((await valuesOf('parley_batch_messages_count'))['']).toBe(1)
    expect((await valuesOf('parley_statements_total'))['']).toBeGreaterThan(before.asked[''] ?? 0)
    expect((await valuesOf('parley_queues'))['']).toBe(1)
    expect((await valuesOf('parley_waiting_polls'))['']).toBe(0)
  })

  test('show for each kind of job how many wait and for how long, also if there are none', async () => {
    expect(Object.keys(await valuesOf('parley_jobs'))).toEqual([
      '{kind="mail"}',
      '{kind="news"}',
      '{kind="push"}',
      '{kind="push_register"}',
    ])
    expect(Object.keys(await valuesOf('parley_jobs_due_seconds'))).toHaveLength(4)
    const census = vi.spyOn(Job, 'census').mockResolvedValueOnce([{ kind: 'mail', waiting: 2, failing: 1, given_up: 3, oldest_due: 0 }])
    const scraped = await (await scrape()).text()
    expect(await valuesOf('parley_jobs', scraped)).toMatchObject({ '{kind="mail"}': 2, '{kind="push"}': 0 })
    expect(await valuesOf('parley_jobs_failing', scraped)).toMatchObject({ '{kind="mail"}': 1, '{kind="push"}': 0 })
    expect(await valuesOf('parley_jobs_dead', scraped)).toMatchObject({ '{kind="mail"}': 3, '{kind="push"}': 0 })
    expect((await valuesOf('parley_jobs_due_seconds', scraped))['{kind="mail"}']).toBeGreaterThan(1_000_000_000)
    expect(census).toHaveBeenCalledOnce()
    census.mockRestore()
  })

  test('count how long a job has been due from when it was created, however often it failed since', async () => {
    const now = unixTime()
    const job = { realm_id: 1, kind: MAIL_JOB, payload: '{}', date_created: now - 5_000 }
    const { transaction } = app.server.app.db
    const put = (columns: { due_at: number; attempts?: number; last_error?: string }) =>
      transaction((tx) => createRow(Job, { ...job, ...columns }, tx))
    // The worker leaves both alone, because neither is due yet.
    const failed = await put({ due_at: now + 4_000, attempts: 3, last_error: 'refused' })
    const due = async (): Promise<number | undefined> => (await valuesOf('parley_jobs_due_seconds'))['{kind="mail"}']
    expect(await due()).toBeGreaterThanOrEqual(5_000)
    expect(await valuesOf('parley_jobs_failing')).toMatchObject({ '{kind="mail"}': 1 })
    await transaction((tx) => remove(Job, { id: failed.id }, tx))
    const { id } = await put({ due_at: now + 4_000 })
    expect(await due()).toBe(0)
    await transaction((tx) => remove(Job, { id }, tx))
  })

  test('say that the database does not answer, and omit only what is in it, while it refuses or is silent', async () => {
    expect(await valuesOf('parley_database_up')).toEqual({ '': 1 })
    const withoutJobs = async (): Promise<void> => {
      const answer = await scrape()
      const scraped = await answer.text()
      expect(answer.status).toBe(200)
      expect(await valuesOf('parley_queues', scraped)).toEqual({ '': expect.any(Number) })
      expect(await valuesOf('parley_database_up', scraped)).toEqual({ '': 0 })
      for (const name of ['jobs', 'jobs_failing', 'jobs_dead', 'jobs_due_seconds', 'last_backup_timestamp_seconds'])
        expect(await valuesOf(`parley_${name}`, scraped)).toEqual({})
    }
    const census = vi.spyOn(Job, 'census').mockRejectedValueOnce(new Error('the database is down'))
    await withoutJobs()
    census.mockClear()
    let answer: (kinds: []) => void = () => {}
    census.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await withoutJobs()
    await withoutJobs()
    // Only the waiting statement was sent.
    expect(census).toHaveBeenCalledOnce()
    answer([])
    await expect.poll(async () => Object.keys(await valuesOf('parley_jobs'))).toHaveLength(4)
    expect(await valuesOf('parley_last_backup_timestamp_seconds')).toEqual({ '': 0 })
    expect(await valuesOf('parley_database_up')).toEqual({ '': 1 })
    census.mockRestore()
  })

  test('are served only at their own port, which serves nothing else', async () => {
    expect((await scrape('/')).status).toBe(404)
    expect((await app.client().raw('/metrics')).status).toBe(404)
  })

  test('have the names that the dashboard uses', async () => {
    const dashboard = readFileSync(new URL('../../deploy/grafana.json', import.meta.url), 'utf8')
    const asked = new Set(dashboard.match(/\b(?:parley|nodejs|process)_\w+/g))
    const exported = await (await scrape()).text()
    const missing = [...asked].filter(
      (name) => !new RegExp(`^# TYPE ${name.replace(/_(bucket|sum|count)$/, '(_(bucket|sum|count))?')} `, 'm').test(exported),
    )
    // This server runs without Redis.
    expect(missing).toEqual(['parley_redis_up'])
    expect(asked.size).toBeGreaterThan(10)
  })
})

describe('health', () => {
  test('live shows that the process answers, and ready that it can work', async () => {
    expect(await app.client().raw('/health/live')).toMatchObject({ status: 200, body: 'ok\n' })
    expect(await app.client().raw('/health/ready')).toMatchObject({ status: 200, body: 'ok\n' })
  })

  test('ready answers 503 and the reason if the database does not answer or the server is stopping', async () => {
    const own = await startTestApp()
    // The worker has statements too.
    const stop = own.server.app.db.onStatement((sql) => (sql.includes('FROM migrations') ? Promise.reject(new Error('secret')) : undefined))
    expect(await own.client().raw('/health/ready')).toMatchObject({ status: 503, body: 'the database does not answer\n' })
    stop()
    expect(await own.client().raw('/health/ready')).toMatchObject({ status: 200 })
    // A request whose first bytes have arrived is still answered.
    const socket = connect(own.server.port, '127.0.0.1')
    await new Promise((resolve) => socket.write('GET /health/ready HTTP/1.1\r\nHost: localhost\r\n', resolve))
    // The server accepts connections in order. When it answers a later one, it has read what this one sent.
    await wire(own, 'GET /health/live')
    const closed = own.close()
    socket.write('\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\n\r\nthe server is stopping\n$/)
    await closed
  })
})
