// databases: both
// run: full
// What operators see while the database is down, and when it is back: few lines, all JSON, pages that ask people to come back.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { authorization, createSite, type ServerProcess, type Site } from '../server.ts'
import { freePorts } from '../service-processes.ts'

/** Stands between a server and its database. While it is down, it refuses every connection. */
async function passage(target: URL): Promise<{ url: string; down(): Promise<void>; up(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const further = connect(Number(target.port), target.hostname)
    for (const one of [socket, further]) sockets.add(one.on('error', () => {}).on('close', () => one === socket && further.destroy()))
    socket.pipe(further).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = new URL(target)
  Object.assign(url, { hostname: '127.0.0.1', port: String(port) })
  return {
    url: url.href,
    down: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    up: async () => {
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
  }
}

interface Line {
  level: number
  msg: string
  status?: number
  heldBack?: number
  page?: string
  requestId?: string
  err?: unknown
  during?: string
  printed?: string
}

describe.runIf(inject('databaseUrl'))('a database that is down', () => {
  let site: Site
  let server: ServerProcess
  let metrics: string
  let key: { email: string; api_key: string }
  let database: Awaited<ReturnType<typeof passage>>
  beforeAll(async () => {
    site = await createSite(inject('databaseUrl'))
    const created = await site.manage(
      ...['create-realm', '--subdomain', '', '--name', 'Acme', '--owner-email', 'olga@example.com', '--owner-name', 'Olga', '--json'],
    )
    key = JSON.parse(created.stdout)
    database = await passage(new URL(site.env.DATABASE_URL ?? ''))
    const [port] = await freePorts(1)
    metrics = `http://127.0.0.1:${port}/metrics`
    const env = { NODE_ENV: 'production', EXTERNAL_URL: 'http://127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:1', METRICS_PORT: String(port) }
    server = await site.start({ ...env, DATABASE_URL: database.url })
  }, 60_000)
  afterAll(async () => {
    await server?.end('SIGTERM')
    await database?.down()
    await site?.remove()
  })

  const ask = (): Promise<number> =>
    fetch(`${server.url}/api/v1/users/me`, { headers: { Authorization: authorization(key) } }).then(({ status }) => status)
  const visit = (path: string): Promise<Response> => fetch(server.url + path, { headers: { Accept: 'text/html' } })
  const lines = (): Line[] =>
    server
      .output()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  /** How many lines there were, with those that were held back. */
  const count = (some: Line[]): number => some.reduce((sum, { heldBack = 0 }) => sum + 1 + heldBack, 0)
  const DOWN = 'the database does not answer'
  const UP = 'the database answers again'

  test('is one line a second at most, with a count of the others and without a stack, and a line when it is back', {
    timeout: 60_000,
  }, async () => {
    expect(await ask()).toBe(200)
    const before = lines().length
    const began = performance.now()
    await database.down()
    await expect.poll(ask, { timeout: 20_000 }).toBe(503)
    // The worker has its troubles too.
    await expect.poll(() => count(lines().filter(({ msg }) => msg === DOWN)), { timeout: 20_000 }).toBeGreaterThan(5)
    const asked = 300
    for (let i = 0; i < asked; i += 50) expect(new Set(await Promise.all(Array.from({ length: 50 }, ask)))).toEqual(new Set([503]))
    const since = (): Line[] => lines().slice(before)
    const refusals = (): Line[] => since().filter(({ msg, status }) => msg === 'answered' && status === 503)
    for (const few of [refusals, () => since().filter(({ msg }) => msg === DOWN)])
      await expect.poll(() => count(few()), { timeout: 30_000 }).toBeGreaterThanOrEqual(asked)
    const seconds = (performance.now() - began) / 1_000
    // Sequelize prints a line of its own if a commit or a rollback fails.
    const printed = (how: string): Line[] => since().filter((line) => line.printed?.startsWith(how))
    const kinds = [
      refusals(),
      since().filter(({ msg }) => msg === DOWN),
      printed('Committing transaction'),
      printed('Rolling back transaction'),
    ]
    for (const few of kinds) expect(few.length).toBeLessThanOrEqual(seconds + 1)
    expect(
      since().filter((line) => line.level > 30 && ![DOWN, 'answered'].includes(line.msg) && !line.printed?.includes(' transaction ')),
    ).toEqual([])
    expect(since().filter((line) => 'err' in line)).toEqual([])
    expect(since().some(({ during }) => during === 'a task of the worker failed')).toBe(true)
    expect(server.output()).not.toContain('stack')

    await database.up()
    await expect.poll(ask, { timeout: 20_000 }).toBe(200)
    await expect.poll(() => since().filter(({ msg }) => msg === UP).length, { timeout: 20_000 }).toBe(1)
    expect(since().findLastIndex(({ msg }) => msg === DOWN)).toBeLessThan(since().findIndex(({ msg }) => msg === UP))
  })

  test.each(['/', '/join', `/confirm/change_email/${'a'.repeat(24)}`, `/user_avatars/1/emoji/images/${'a'.repeat(24)}.png`])(
    'lets the page %s ask people to come back, as the API does, and counts it',
    { timeout: 60_000 },
    async (path) => {
      await database.down()
      await expect.poll(ask, { timeout: 20_000 }).toBe(503)
      const counted = async (): Promise<number> => {
        const found = /^parley_requests_total\{operation="page",status="5xx"\} (\d+)$/m.exec(await (await fetch(metrics)).text())
        return Number(found?.[1] ?? 0)
      }
      const before = await counted()
      const answer = await visit(path)
      expect({ status: answer.status, wait: answer.headers.get('retry-after') }).toEqual({ status: 503, wait: '1' })
      expect(await answer.text()).toContain('try again in a second')
      expect(await counted()).toBe(before + 1)
      await database.up()
      await expect.poll(() => visit(path).then(({ status }) => status), { timeout: 20_000 }).toBeLessThan(500)
      // A secret in a path is in no line.
      expect(server.output()).not.toContain('a'.repeat(24))
      const page = `/${path.split('/')[1]}`
      const isLogged = (): boolean => lines().some((line) => line.msg === 'answered' && line.status !== 503 && line.page?.startsWith(page))
      await expect.poll(isLogged).toBe(true)
    },
  )
})
