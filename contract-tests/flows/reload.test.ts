// run: full
// SIGHUP replaces the processes of a server one after the other, by those of the program that is in place, while people use it through nginx.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { locate } from '../../scripts/programs.ts'
import { built } from '../built.ts'
import { startNginx } from '../cluster.ts'
import { account, FAULTLESS, type Ledger } from '../ledger.ts'
import { buildNextVersion } from '../next-version.ts'
import { authorization, call, createSite, type Demo, processesOf, type ServerProcess, type Site } from '../server.ts'
import { freePorts } from '../service-processes.ts'

/** A program in place: a folder whose `current` is a link to the folder of a version. */
function place(): { main: string; put(folder: string): void; remove(): void } {
  const folder = mkdtempSync(join(inject('folder'), 'program-'))
  return {
    main: join(folder, 'current/dist/parley.js'),
    put: (version) => {
      symlinkSync(version, join(folder, 'next'))
      renameSync(join(folder, 'next'), join(folder, 'current'))
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

const ours = new URL('../..', import.meta.url).pathname
const SEVERAL = { REDIS_URL: inject('redisUrl'), PROCESSES: '2' }
/** On SQLite the server is a single process, and there that kind is shown. */
const KINDS: { what: string; env: NodeJS.ProcessEnv; processes: number }[] = [
  inject('redisUrl')
    ? { what: 'two web processes and a worker', env: SEVERAL, processes: 3 }
    : { what: 'one process that systemd has started', env: {}, processes: 1 },
]

const NOT_REPLACED = 'a process is not replaced, because its successor could not start'

describe.runIf(locate('nginx')).each(KINDS)('$what', ({ env, processes }) => {
  const program = place()
  let site: Site
  let server: ServerProcess
  let users: Demo['users']
  let url: string
  let nginx: { stop(): Promise<void> }
  beforeAll(async () => {
    built('parley')
    program.put(ours)
    site = await createSite(inject('databaseUrl'), program.main)
    const [behind = 0, port = 0] = await freePorts(2)
    // Nobody listens there, which is a warning.
    const socket = { NOTIFY_SOCKET: join(site.dataDir, 'nobody') }
    server = await site.start({ ...socket, ...env, PORT: String(behind), TRUST_PROXY: '1', LOG_LEVEL: 'info' })
    users = (await server.demo()).users
    nginx = await startNginx(port, [behind])
    url = `http://127.0.0.1:${port}`
  }, 120_000)
  afterAll(async () => {
    await nginx?.stop()
    await site?.remove()
    program.remove()
  })

  const lines = (text: string): number => server.output().split(`"msg":"${text}"`).length - 1
  /** Waits until SIGHUP has replaced every process. */
  async function reload(): Promise<void> {
    const outcomes = () => ({ replaced: lines('a process is replaced'), failed: lines(NOT_REPLACED) })
    const before = outcomes()
    const isDone = () => outcomes().replaced - before.replaced === processes || outcomes().failed > before.failed
    server.child.kill('SIGHUP')
    await expect.poll(isDone, { timeout: 240_000, interval: 100 }).toBe(true)
    if (outcomes().failed > before.failed) throw new Error(`a successor could not start:\n${server.output().slice(-4_000)}`)
  }
  /** Thirty people send, and others read, from before some work until after it. */
  async function underLoad(work: () => Promise<void>): Promise<Ledger[]> {
    const { owner, administrator, moderator, member, member2 } = users
    const senders = Array.from({ length: 6 }, () => [owner, administrator, moderator, member, member2]).flat()
    const ledgers: Ledger[] = []
    let working: Promise<void> | undefined
    let isDone = false
    while (!isDone)
      ledgers.push(
        await account({
          url: () => url,
          senders,
          readers: [member, member2, moderator],
          messages: 300,
          atOnce: senders.length,
          onProgress: (acknowledged) => {
            if (acknowledged < 100 || working !== undefined) return
            working = work().finally(() => {
              isDone = true
            })
            working.catch(() => {})
          },
        }),
      )
    await working
    return ledgers
  }
  const expectNothingLost = (ledgers: Ledger[]): void =>
    expect(ledgers).toMatchObject(ledgers.map(() => ({ ...FAULTLESS, acknowledged: 300, refusals: {}, interruptions: {} })))

  test('are replaced while thirty people send, and nobody notices', { timeout: 360_000 }, async () => {
    const before = processesOf(server.child)
    expect(before).toHaveLength(processes)
    expectNothingLost(await underLoad(reload))
    const { member } = users
    expect((await call(url, member, '/users/me')).user_id).toBe(member.user_id)
    expect(processesOf(server.child).filter((pid) => !before.includes(pid))).toHaveLength(processes)
  })

  test('finish a request under way, and answer a poll that waits', { timeout: 360_000 }, async () => {
    const { member } = users
    const { queue_id, last_event_id } = await call(url, member, '/register', { event_types: '["message"]', fetch_event_types: '[]' })
    const poll = call(url, member, `/events?queue_id=${queue_id}&last_event_id=${last_event_id}`)
    const headers = { Authorization: authorization(member), 'Content-Type': 'multipart/form-data; boundary=b' }
    const upload = request(`${url}/api/v1/user_uploads`, { method: 'POST', headers })
    const answered = once(upload, 'response')
    upload.write('--b\r\nContent-Disposition: form-data; name="file"; filename="slow.txt"\r\n\r\n')
    const pieces = setInterval(() => upload.write('x'.repeat(50_000)), 200)
    await reload()
    clearInterval(pieces)
    expect(await poll).toMatchObject({ result: 'success', events: [{ type: 'heartbeat' }] })
    upload.end('\r\n--b--\r\n')
    const [answer] = await answered
    expect({ status: answer.statusCode, body: await json(answer) }).toMatchObject({ status: 200, body: { result: 'success' } })
  })

  test('go on where a successor cannot start, which the log says', { timeout: 360_000 }, async () => {
    const broken = mkdtempSync(join(inject('folder'), 'broken-'))
    mkdirSync(join(broken, 'dist'))
    writeFileSync(join(broken, 'dist/parley.js'), 'process.exit(7)')
    const before = processesOf(server.child)
    program.put(broken)
    server.child.kill('SIGHUP')
    await expect.poll(() => lines(NOT_REPLACED), { timeout: 60_000, interval: 100 }).toBe(1)
    expect((await call(url, users.member, '/users/me')).result).toBe('success')
    expect(processesOf(server.child).filter((pid) => !before.includes(pid))).toEqual([])
    program.put(ours)
    await reload()
    expect((await call(url, users.member, '/users/me')).result).toBe('success')
  })

  test('are upgraded, with a migration, while thirty people send, and nobody notices', { timeout: 600_000 }, async () => {
    const next = join(inject('folder'), `next-${processes}`)
    const { version, migration } = buildNextVersion(next)
    const versionNow = async (): Promise<string> => (await call(url, users.member, '/server_settings')).service_version
    const former = await versionNow()
    program.put(next)
    expectNothingLost(await underLoad(reload))
    expect([former, await versionNow()]).toEqual([expect.not.stringContaining(version), version])
    const { stdout } = await site.manage('status', '--json')
    expect(JSON.parse(stdout).migrations.split(' ')).toContain(migration)
    expect(server.output()).not.toContain('the database is')
  })

  test('that were replaced have ended when nobody is connected any more', { timeout: 360_000 }, async () => {
    await reload()
    await nginx.stop()
    await expect.poll(() => processesOf(server.child).length, { timeout: 100_000 }).toBe(processes)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

describe('a process that does not become ready in place of another', () => {
  const LIMIT = { RELOAD_TIMEOUT: '10', LOG_LEVEL: 'info' }
  const program = place()
  let site: Site
  let server: ServerProcess
  let member: Demo['users']['member']
  /** A file with the ID of the process that does not become ready. */
  let begun: string
  beforeAll(async () => {
    built('parley')
    const silent = mkdtempSync(join(inject('folder'), 'silent-'))
    mkdirSync(join(silent, 'dist'))
    begun = join(silent, 'begun')
    writeFileSync(
      join(silent, 'dist/parley.js'),
      `require('fs').writeFileSync('${begun}', String(process.pid)); setInterval(() => {}, 1e6)`,
    )
    program.put(ours)
    site = await createSite(inject('databaseUrl'), program.main)
    server = await site.start({ ...LIMIT, NOTIFY_SOCKET: join(site.dataDir, 'nobody'), PORT: String((await freePorts(1))[0]) })
    member = (await server.demo()).users.member
    program.put(silent)
  }, 120_000)
  afterAll(async () => {
    await site?.remove()
    program.remove()
  })
  const said = (text: string): number => server.output().split(`"msg":"${text}"`).length - 1
  const silentProcess = (): number => (existsSync(begun) ? Number(readFileSync(begun, 'utf8')) : 0)
  /** The only process beside the first one. */
  const only = async (): Promise<number> => {
    await expect.poll(() => processesOf(server.child), { timeout: 10_000 }).toHaveLength(1)
    return processesOf(server.child)[0] ?? 0
  }
  const isAnswered = async (): Promise<boolean> => (await call(server.url, member, '/users/me')).result === 'success'

  test('is given up at a reload, and the former one goes on', { timeout: 120_000 }, async () => {
    const before = await only()
    server.child.kill('SIGHUP')
    await expect.poll(() => said('a process is given up, because it is not ready in time'), { timeout: 60_000, interval: 100 }).toBe(1)
    expect([silentProcess(), await only()]).toEqual([expect.toSatisfy((pid: number) => pid > 0), before])
    expect([said('a process is replaced'), await isAnswered()]).toEqual([0, true])
  })

  test('is given up after the end of the former one, and another is started', { timeout: 120_000 }, async () => {
    const earlier = silentProcess()
    process.kill(await only(), 'SIGKILL')
    await expect.poll(silentProcess, { timeout: 30_000 }).not.toBe(earlier)
    program.put(ours)
    await expect.poll(() => said('a process is given up, because it is not ready in time'), { timeout: 60_000, interval: 100 }).toBe(2)
    await expect.poll(() => isAnswered().catch(() => false), { timeout: 60_000, interval: 100 }).toBe(true)
  })

  test('does not stand in the way of the next reload', { timeout: 120_000 }, async () => {
    server.child.kill('SIGHUP')
    await expect.poll(() => said('a process is replaced'), { timeout: 60_000, interval: 100 }).toBe(1)
    expect([await isAnswered(), await server.end('SIGTERM')]).toEqual([true, 0])
  })
})

/** Prints each message that arrives at a socket of the kind that systemd has. */
const LISTENER = `use Socket; $| = 1; socket(S, PF_UNIX, SOCK_DGRAM, 0); bind(S, sockaddr_un($ARGV[0])) or die;
print "listening\n"; while (defined recv(S, $m, 4096, 0)) { print "$m\n" }`
const hasSystemd = ['systemd-notify', 'perl'].every((program) => spawnSync(program, ['--version']).status === 0)

// Node has no such sockets, and only Linux has systemd.
test.skipIf(!hasSystemd)(
  'systemd is told when the server is ready, is being replaced, has been replaced, and stops, and all the time that it is alive',
  { timeout: 120_000 },
  async () => {
    const site = await createSite(inject('databaseUrl'))
    const socket = join(site.dataDir, 'notify')
    const listener = spawn('perl', ['-e', LISTENER, socket], { stdio: ['ignore', 'pipe', 'inherit'] })
    let told = ''
    listener.stdout.on('data', (chunk) => {
      told += chunk
    })
    try {
      await expect.poll(() => told).toBe('listening\n')
      const server = await site.start({ NOTIFY_SOCKET: socket, WATCHDOG_USEC: '1000000' })
      const states = () => told.match(/^(READY|RELOADING|STOPPING)=1$|^MONOTONIC_USEC=(?=\d+$)/gm)
      await expect.poll(states, { timeout: 30_000 }).toEqual(['READY=1'])
      server.child.kill('SIGHUP')
      await expect.poll(states, { timeout: 60_000 }).toEqual(['READY=1', 'RELOADING=1', 'MONOTONIC_USEC=', 'READY=1'])
      expect(await server.end('SIGTERM')).toBe(0)
      await expect.poll(states, { timeout: 30_000 }).toContain('STOPPING=1')
      expect(told.match(/^WATCHDOG=1$/gm)?.length).toBeGreaterThan(1)
    } finally {
      listener.kill()
      await site.remove()
    }
  },
)
