// databases: both
// run: full
// Several processes on one port (PROCESSES), and servers that follow one another on the same port.

import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { call as callAt, createSite, type DemoUser, environmentOf, processesOf, type ServerProcess, type Site } from '../server.ts'
import { freePorts } from '../service-processes.ts'

let site: Site
beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
})
afterAll(() => site.remove())

// One connection per request, because a kept connection stays with the process that accepted it.
const call = (url: string, user: DemoUser, path: string, form?: Record<string, string>) =>
  callAt(url, user, path, form, { Connection: 'close' })
const message = (content: string) => ({ type: 'channel', to: 'general', topic: 'processes', content })

const isWeb = (pid: number): boolean => environmentOf(pid).some((variable) => /^ROLES=web(,worker)?$/.test(variable))
const isLive = (url: string): Promise<boolean> =>
  fetch(`${url}/health/live`, { headers: { Connection: 'close' }, signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** What is there of a server that is several processes, on SQLite of one that systemd has started: nobody listens to what it tells systemd. */
const family = (): NodeJS.ProcessEnv =>
  inject('redisUrl') ? { REDIS_URL: inject('redisUrl'), PROCESSES: '2' } : { NOTIFY_SOCKET: join(site.dataDir, 'nobody') }

/** A connection of a client, which asks a question on it at most once. */
interface Connection {
  /** Resolves when the server's system has accepted it. */
  opened: Promise<void>
  ask(): void
  /** `answered`, or `closed` without an answer. Undefined: neither yet. */
  outcome(): 'answered' | 'closed' | undefined
}
function connect(url: string): Connection {
  const { hostname, port } = new URL(url)
  const socket = createConnection(Number(port), hostname)
  let outcome: ReturnType<Connection['outcome']>
  const end = (what: typeof outcome) => (): void => {
    outcome ??= what
  }
  socket.on('data', end('answered')).on('close', end('closed'))
  return {
    opened: new Promise((resolve) => socket.once('connect', resolve).on('error', () => resolve())),
    ask: () => socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    outcome: () => outcome,
  }
}

// On SQLite the server is a single process.
describe.runIf(inject('redisUrl'))('two web processes and a worker behind one port', () => {
  let server: ServerProcess
  let users: Awaited<ReturnType<ServerProcess['demo']>>['users']
  let metrics: string
  beforeAll(async () => {
    const [port] = await freePorts(1)
    metrics = `http://127.0.0.1:${port}/metrics`
    // A process is stopped below, and not meant to be replaced.
    server = await site.start({ ...family(), HANG_TIMEOUT: '600', METRICS_PORT: String(port) })
    users = (await server.demo()).users
  })

  const children = (): number[] => processesOf(server.child)

  test('print once where they listen, and share the requests', async () => {
    expect(server.output().match(/listening on/g)).toHaveLength(1)
    expect(children().map(isWeb)).toEqual(expect.arrayContaining([true, true, false]))
    const { queue_id, last_event_id } = await call(server.url, users.member2, '/register', { event_types: '["message"]' })
    const sent = await Promise.all(Array.from({ length: 20 }, (_, i) => call(server.url, users.member, '/messages', message(`${i}`))))
    const received: number[] = []
    for (let last = last_event_id; received.length < 20; ) {
      const { events } = await call(server.url, users.member2, `/events?queue_id=${queue_id}&last_event_id=${last}`)
      for (const event of events) {
        last = event.id
        received.push(event.message.id)
      }
    }
    expect(received).toEqual(sent.map(({ id }) => id).sort((a, b) => a - b))
  })

  test('know who is present, whichever of them got the report', async () => {
    const report = (user: DemoUser, lastUpdateId: number) =>
      call(server.url, user, '/users/me/presence', { status: 'active', last_update_id: String(lastUpdateId) })
    let last = -1
    for (const user of [users.owner, users.member, users.guest, users.moderator]) {
      await report(user, -1)
      const seen = await expect
        .poll(() => report(users.member2, last))
        .toMatchObject({ presences: { [user.user_id]: { active_timestamp: expect.any(Number) } } })
        .then(() => report(users.member2, -1))
      expect(seen.presence_last_update_id).toBeGreaterThan(last)
      last = seen.presence_last_update_id
    }
    for (let i = 0; i < 6; i++) expect(await report(users.member2, last)).toMatchObject({ presences: {}, presence_last_update_id: last })
  })

  test('are measured together, with shared values counted only once', async () => {
    const metric = async (name: string): Promise<number> => {
      const answer = await fetch(metrics)
      expect(answer.status).toBe(200)
      const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(name))
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    }
    const count = (): Promise<number> => metric('parley_requests_total{operation="getOwnUser"')
    const before = await count()
    for (let i = 0; i < 10; i++) await call(server.url, users.member, '/users/me')
    expect((await count()) - before).toBe(10)
    expect(await metric('parley_jobs{kind="mail"}')).toBe(0)
    // A silent process is missing from current measurements, but not from sums, which must only increase.
    const memory = await metric('process_resident_memory_bytes')
    const silent = children().find(isWeb) ?? 0
    process.kill(silent, 'SIGSTOP')
    try {
      expect((await count()) - before).toBe(10)
      expect(await metric('process_resident_memory_bytes')).toBeLessThan(memory * 0.8)
    } finally {
      process.kill(silent, 'SIGCONT')
    }
  })

  test('are replaced when they are killed, without losing an event', { timeout: 120_000 }, async () => {
    const { queue_id, last_event_id } = await call(server.url, users.member2, '/register', { event_types: '["message"]' })
    const before = children()
    const worker = before.find((pid) => !isWeb(pid))
    for (const pid of [before.find(isWeb), worker]) process.kill(pid ?? 0, 'SIGKILL')
    expect((await fetch(metrics)).status).toBe(200)
    await expect.poll(() => children().filter((pid) => !before.includes(pid)).length, { timeout: 30_000 }).toBe(2)
    const { id } = await call(server.url, users.member, '/messages', message('after the kill'))
    const { events } = await call(server.url, users.member2, `/events?queue_id=${queue_id}&last_event_id=${last_event_id}`)
    expect(events).toMatchObject([{ message: { id } }])
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('a process has ended and is being replaced'))
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      // A parser keeps only the last of two equal names.
      expect(line.match(/"(?:pid|processId)":/g)).toEqual(['"pid":', '"processId":'])
      expect(JSON.parse(line)).toMatchObject({ pid: server.child.pid, processId: expect.toSatisfy((pid) => before.includes(pid)) })
    }
  })

  test('answer waiting polls at SIGTERM, and end with code 0', async () => {
    const { queue_id } = await call(server.url, users.member, '/register', { event_types: '["message"]' })
    const polls = Array.from({ length: 4 }, () => call(server.url, users.member, `/events?queue_id=${queue_id}`))
    await call(server.url, users.member, '/users/me')
    expect(await server.end('SIGTERM')).toBe(0)
    for (const poll of polls) expect(await poll).toMatchObject({ result: 'success', events: [{ type: 'heartbeat' }] })
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('end with code 0 at %s during the start, when metrics already work', async (signal) => {
    const [port] = await freePorts(1)
    let family: ChildProcess | undefined
    const starting = site.start({ REDIS_URL: inject('redisUrl'), PROCESSES: '2', METRICS_PORT: String(port) }, (child) => {
      family = child
    })
    starting.catch(() => {})
    try {
      const status = () => fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.status, String)
      await expect.poll(status, { timeout: 30_000 }).toBe(200)
      const started = family && processesOf(family)
      // A terminal sends SIGINT to all, in any order.
      if (signal === 'SIGINT') for (const pid of started ?? []) process.kill(pid, signal)
      family?.kill(signal)
      await expect(starting).rejects.toThrow('the server ended with code 0')
    } finally {
      family?.kill('SIGKILL')
    }
  })

  test('do not start if one of them cannot', { timeout: 60_000 }, async () => {
    const elsewhere = { REDIS_URL: inject('redisUrl'), PROCESSES: '2', HOST: '192.0.2.1' }
    await expect(site.start(elsewhere)).rejects.toThrow(
      /HOST 192\.0\.2\.1, PORT 0: the server cannot listen there: .* EADDRNOTAVAIL[\s\S]*could not start/,
    )
  })
})

describe('a process that does not answer', () => {
  const role = inject('redisUrl') ? 'web' : 'web,worker'
  const KILLED = 'a process is killed, because it hangs'
  /** What a server has logged with a text. */
  const logged = (server: ServerProcess, text: string): object[] =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(`"msg":"${text}"`))
      .map((line) => JSON.parse(line))
  /** Makes a web process of a server hang. Returns its ID once it does nothing more. */
  async function hang(server: ServerProcess): Promise<number> {
    const pid = processesOf(server.child).find(isWeb)
    if (pid === undefined) throw new Error('the server has no web process')
    process.kill(pid, 'SIGSTOP')
    await expect.poll(() => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]).toBe('T')
    return pid
  }

  test('leaves no connection without an end when it is killed, whenever that was opened', { timeout: 120_000 }, async () => {
    const [port] = await freePorts(1)
    const server = await site.start({ ...family(), HANG_TIMEOUT: '600', PORT: String(port) })
    const open = async (): Promise<Connection[]> => {
      const connections = Array.from({ length: 100 }, () => connect(server.url))
      await Promise.all(connections.map(({ opened }) => opened))
      return connections
    }
    const earlier = await open()
    // Connections are accepted in their order, so those before this one have a process now.
    expect(await isLive(server.url)).toBe(true)
    const hanging = await hang(server)
    const later = await open()
    const all = [...earlier, ...later]
    for (const { ask } of all) ask()
    const answered = (): number => later.filter(({ outcome }) => outcome() === 'answered').length
    // They wait for no process that hangs if there is another one.
    if (inject('redisUrl')) await expect.poll(answered, { timeout: 30_000 }).toBe(later.length)
    process.kill(hanging, 'SIGKILL')
    await expect.poll(() => all.filter(({ outcome }) => outcome() === undefined).length, { timeout: 10_000 }).toBe(0)
    await expect.poll(() => isLive(server.url), { timeout: 60_000 }).toBe(true)
    // The first process has no part in it.
    server.child.kill('SIGSTOP')
    expect(await isLive(server.url)).toBe(true)
    server.child.kill('SIGCONT')
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('is killed and replaced, which the log and the metrics say', { timeout: 120_000 }, async () => {
    const [PORT, METRICS_PORT] = (await freePorts(2)).map(String)
    const server = await site.start({ ...family(), HANG_TIMEOUT: '4', PORT, METRICS_PORT })
    const before = processesOf(server.child)
    const hanging = await hang(server)
    const waiting = connect(server.url)
    waiting.ask()
    await expect
      .poll(() => logged(server, KILLED), { timeout: 30_000 })
      .toMatchObject([{ level: 50, role, processId: hanging, milliseconds: 4_000 }])
    await expect.poll(waiting.outcome, { timeout: 10_000 }).toBeDefined()
    await expect.poll(() => processesOf(server.child).filter((pid) => !before.includes(pid)).length, { timeout: 60_000 }).toBe(1)
    await expect.poll(() => isLive(server.url), { timeout: 60_000 }).toBe(true)
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    const ended = text.match(/^parley_processes_ended_total.* [1-9]\d*$/gm)
    expect(ended).toEqual([`parley_processes_ended_total{role="${role}",cause="hang"} 1`])
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('is not waited for when the server stops', { timeout: 120_000 }, async () => {
    const server = await site.start({ ...family(), HANG_TIMEOUT: '4' })
    const processId = await hang(server)
    expect(await server.end('SIGTERM')).toBe(1)
    expect(logged(server, 'a process has failed to stop cleanly')).toMatchObject([{ level: 50, role, processId, signal: 'SIGKILL' }])
  })

  test('does not hang as long as it starts, whatever holds it', { timeout: 120_000 }, async () => {
    const slow = join(inject('folder'), 'slow-start.cjs')
    const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 7_000)'
    writeFileSync(slow, `if (require('node:cluster').isWorker) ${wait}`)
    const before = performance.now()
    const server = await site.start({ ...family(), HANG_TIMEOUT: '4', NODE_OPTIONS: `--require=${slow}` })
    expect(performance.now() - before).toBeGreaterThan(7_000)
    expect(logged(server, KILLED)).toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

test('processes have the names of their roles', { timeout: 120_000 }, async () => {
  const nameOf = (pid = 0): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', '').trim()
  const server = await site.start(family())
  expect(nameOf(server.child.pid)).toBe('parley: first')
  expect(processesOf(server.child).map(nameOf).sort()).toEqual(
    inject('redisUrl') ? ['parley: web', 'parley: web', 'parley: worker'] : ['parley: web and worker'],
  )
  expect(await server.end('SIGTERM')).toBe(0)
})

test('a server that starts on the ports of another waits until that one has stopped, and serves its queues', {
  timeout: 120_000,
}, async () => {
  const ports = await freePorts(2)
  const [PORT, METRICS_PORT] = ports.map(String)
  const first = await site.start({ PORT, METRICS_PORT })
  const { member } = (await first.demo()).users
  const { queue_id, last_event_id } = await call(first.url, member, '/register', { event_types: '["message"]' })
  let said = ''
  const starting = site.start({ PORT, METRICS_PORT, LOG_LEVEL: 'warn', ...family() }, ({ stdout }) =>
    stdout?.on('data', (chunk) => {
      said += chunk
    }),
  )
  const poll = call(first.url, member, `/events?queue_id=${queue_id}&last_event_id=${last_event_id}`)
  for (const port of ports)
    await expect.poll(() => said, { timeout: 30_000 }).toContain(`waiting for the server that listens on port ${port} to stop`)
  expect(await Promise.race([starting.then(() => 'started'), call(first.url, member, '/users/me')])).toMatchObject({ result: 'success' })
  expect(await first.end('SIGTERM')).toBe(0)
  expect((await poll).events).toMatchObject([{ type: 'heartbeat' }])
  const second = await starting
  expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).status).toBe(200)
  const { id } = await call(second.url, member, '/messages', message('to the second'))
  const { events } = await call(second.url, member, `/events?queue_id=${queue_id}&last_event_id=${last_event_id}`)
  expect(events).toMatchObject([{ message: { id } }])
})
