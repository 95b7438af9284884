// databases: both
// Things that fail in a cluster, one after the other, while many clients send and read. Nothing that was acknowledged is lost, duplicated
// or out of order. Each test ends by itself. Run by `npm run tool -- test-long`.

import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Cluster, startCluster } from '../cluster.ts'
import { account, FAULTLESS, type Load, lineOf } from '../ledger.ts'
import { createSite, type Demo, type Site } from '../server.ts'
import { type Service, startDatabase, startRedis } from '../service-processes.ts'

const MESSAGES = 2_000
const READERS = 50
const name = inject('databaseServer')

describe.runIf(inject('redisUrl'))('all messages reach all reading clients once and in order', () => {
  let database: Service
  let redis: Service
  let site: Site
  let cluster: Cluster
  let users: Demo['users']
  beforeAll(async () => {
    ;[database, redis] = await Promise.all([startDatabase(name || 'mariadb'), startRedis()])
    site = await createSite(database.url)
    cluster = await startCluster(site, { REDIS_URL: redis.url, LOG_LEVEL: 'fatal' })
    users = (await cluster.web[0].demo()).users
  }, 180_000)
  afterAll(async () => {
    await cluster?.stop()
    await site?.remove()
    await Promise.all([database?.remove(), redis?.remove()])
  }, 60_000)

  /** Runs the load behind nginx, and `fault` once a quarter of the messages is acknowledged. */
  async function during(what: string, fault: () => Promise<void>, load: Partial<Load> = {}) {
    const people = [users.owner, users.administrator, users.moderator, users.member, users.member2]
    const some = (count: number) => Array.from({ length: count }, (_, i) => people[i % people.length] as Demo['users']['owner'])
    let faulty: Promise<void> | undefined
    const ledger = await account({
      ...{ url: () => cluster.url, senders: people, readers: some(READERS), messages: MESSAGES, atOnce: 20, ...load },
      onProgress: (acknowledged) => {
        if (acknowledged >= (load.messages ?? MESSAGES) / 4) faulty ??= fault()
      },
    })
    await faulty
    console.log(lineOf(what, ledger))
    expect(ledger).toMatchObject({ ...FAULTLESS, acknowledged: load.messages ?? MESSAGES })
    return ledger
  }
  const restart = async (which: 0 | 1, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const { port } = new URL(cluster.web[which].url)
    await cluster.web[which].end(signal)
    const env = { REDIS_URL: redis.url, LOG_LEVEL: 'fatal', TRUST_PROXY: '1', ROLES: 'web', PORT: port }
    cluster.web[which] = await site.start(env)
  }

  test('when a web process is killed with kill -9', { timeout: 300_000 }, async () => {
    await during('kill -9 of a web process', () => restart(1, 'SIGKILL'))
  })

  test('when Redis is killed and started again', { timeout: 300_000 }, async () => {
    const { refusals, interruptions } = await during('Redis stopped and started', async () => {
      await redis.signal('SIGKILL')
      await redis.start()
    })
    expect({ refusals, interruptions }).toEqual({ refusals: {}, interruptions: {} })
  })

  test('when Redis hangs', { timeout: 300_000 }, async () => {
    const { refusals, interruptions } = await during('Redis hangs', () => redis.signal('SIGSTOP')).finally(() => redis.signal('SIGCONT'))
    expect({ refusals, interruptions }).toEqual({ refusals: {}, interruptions: {} })
  })

  test('when many notifications are dropped', { timeout: 300_000 }, async () => {
    const client = await createClient({ url: redis.url }).connect()
    let isOver = false
    const dropping = async (): Promise<void> => {
      while (!isOver) await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub'])
    }
    let dropped: Promise<void> | undefined
    await during('notifications dropped', async () => {
      dropped = dropping()
    })
    isOver = true
    await dropped
    client.destroy()
  })

  test('when the database is stopped and started again, and senders get SERVER_BUSY', { timeout: 300_000 }, async () => {
    const { refusals } = await during(`${name} stopped and started`, async () => {
      await database.signal('SIGTERM')
      await database.start()
    })
    expect(Object.keys(refusals)).toEqual(['503 SERVER_BUSY'])
    expect(await site.manage('check')).toMatchObject({ code: 0, stdout: expect.stringContaining('faults: 0') })
  })

  test('when the database hangs for a while, and waiting clients get SERVER_BUSY', { timeout: 300_000 }, async () => {
    const { email, api_key } = users.owner
    const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
    const { refusals } = await during(`${name} hangs`, async () => {
      await database.signal('SIGSTOP')
      const { status } = await fetch(`${cluster.url}/api/v1/drafts`, { headers }).finally(() => database.signal('SIGCONT'))
      expect(status).toBe(503)
    })
    expect(Object.keys(refusals)).toEqual(['503 SERVER_BUSY'])
    expect(await site.manage('check')).toMatchObject({ code: 0, stdout: expect.stringContaining('faults: 0') })
  })

  test('when both web processes restart with 500 open polls, and clients only have to retry', { timeout: 300_000 }, async () => {
    const people = [users.owner, users.administrator, users.moderator, users.member, users.member2, users.guest]
    const readers = Array.from({ length: 500 }, (_, i) => people[i % people.length] as Demo['users']['owner'])
    // An answer that forbids a retry fails the test.
    await during('graceful restarts', () => restart(0, 'SIGTERM').then(() => restart(1, 'SIGTERM')), {
      ...{ readers, messages: 60, atOnce: 2 },
    })
  })
})
