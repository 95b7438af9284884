import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
      /the server ended with code 1:\n[\s\S]*"msg":"NODE_ENV=production: .* change the password of owner@.*, administrator@.*, moderator@.*, member2@.*, guest@example\.com"\}\n$/,
    )
  })
})

describe('in production every line is JSON', () => {
  type Line = { level: number; msg: string; err?: { type: string; message: string } }
  const parse = (output: string): Line[] =>
    output
      // The threads of libsql sometimes complain when the process ends in the middle of their work, or of their complaint.
      .replace(/^thread 'tokio.*\n?(?:(?!\{)(?:.+\n?|\n))*/gm, '')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
  const reason = (error: Error): string => error.message.slice(error.message.indexOf('\n') + 1)
  /** Starts a server that does this at SIGUSR2. */
  const startWith = (code: string) => {
    const file = join(site.dataDir, 'at-signal.cjs')
    writeFileSync(file, `process.on('SIGUSR2', () => { ${code} })`)
    return site.start({ NODE_ENV: 'production', LOG_LEVEL: 'error', NODE_OPTIONS: `--require ${file}` })
  }

  test('from the start to the end', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const server = await startWith('')
    expect(await server.end('SIGTERM')).toBe(0)
    expect(parse(server.output())).toMatchObject([{ level: 30, msg: `parley ${version}: listening on ${server.url}` }])
  })

  test('a warning of Node is', async () => {
    const server = await startWith("process.emitWarning('two\\nlines'); process.emitWarning('outdated', 'DeprecationWarning', 'X1')")
    server.child.kill('SIGUSR2')
    await expect.poll(() => server.output()).toContain('outdated')
    const warning = { level: 40, msg: 'a warning of Node' }
    expect(parse(server.output()).slice(1)).toMatchObject([
      { ...warning, err: { message: 'two\nlines' } },
      { ...warning, err: { message: 'outdated', code: 'X1' } },
    ])
  })

  test('what a package prints is', async () => {
    const server = await startWith(
      "for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace']) console[method]('(package) two\\nlines of %s', method)",
    )
    server.child.kill('SIGUSR2')
    await expect.poll(() => server.output()).toContain('lines of trace')
    expect(parse(server.output()).slice(1)).toMatchObject(
      ['log', 'info', 'warn', 'error', 'debug', 'trace'].map((method) => ({
        ...{ level: 40, msg: 'a package printed something' },
        printed: `(package) two\nlines of ${method}`,
      })),
    )
  })

  test('what a package prints again and again with other IDs is one line a second', async () => {
    const server = await startWith(
      "for (let i = 0; i < 50; i++) console.warn('Commit', crypto.randomUUID(), 'failed,', i); console.warn('another one')",
    )
    server.child.kill('SIGUSR2')
    // After the first pause of a second.
    await expect.poll(() => server.output(), { timeout: 10_000 }).toContain('failed, 49')
    expect(parse(server.output()).slice(1)).toMatchObject([
      { printed: expect.stringMatching(/failed, 0$/) },
      { printed: 'another one' },
      { printed: expect.stringMatching(/failed, 49$/), heldBack: 48 },
    ])
  })

  test.each([
    ['an error that nothing caught', "throw Object.assign(new TypeError('thrown'), { secret: 'a password' })", 'thrown'],
    ['a rejection that nothing caught', "Promise.reject(Object.assign(new TypeError('rejected'), { secret: 'a password' }))", 'rejected'],
  ])('%s is, and ends the process', async (_, code, message) => {
    const server = await startWith(code)
    const closed = once(server.child, 'close')
    server.child.kill('SIGUSR2')
    expect(await closed).toEqual([1, null])
    expect(parse(server.output()).slice(1)).toMatchObject([
      { level: 60, msg: 'nothing caught an error', err: { type: 'TypeError', message } },
    ])
    expect(server.output()).not.toContain('a password')
  })

  test.each([
    ['an invalid configuration', { PORT: 'x' }, /^PORT must be /],
    ['an address where the server cannot listen', { HOST: '192.0.2.1' }, /HOST 192\.0\.2\.1, PORT 0: the server cannot listen there/],
  ])('%s is', async (_, env, message) => {
    const error = await site.start({ NODE_ENV: 'production', ...env }).then(String, (error: Error) => error)
    // A thread of libsql that is ended in the midst of its work says so in text of its own.
    const lines = parse(reason(error as Error).replace(/^(?!\{).*\n/gm, ''))
    // A warning of the configuration can come after it, because lines are written on another thread.
    expect(lines).toContainEqual(expect.objectContaining({ level: 60, msg: expect.stringMatching(message) }))
  })

  test('the words for people in development are not', async () => {
    const error = await site.start({ PORT: 'x' }).then(String, (error: Error) => error)
    expect(reason(error as Error)).toMatch(/^PORT must be .*\n$/)
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
      const child = spawn(process.execPath, [built('parley'), 'serve'], { env: site.env, stdio: 'ignore' })
      const ended = once(child, 'exit')
      const lease = async (): Promise<number | undefined> => {
        const sql = 'SELECT lease_until FROM migration_lock'
        // The table does not exist before the start.
        const rows = await db
          .run<{ lease_until: number }>(sql)
          .then(({ rows }) => rows)
          .catch(() => [])
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

  test.each([0, 1, 2, 3, 4])('that comes %s turns of the event loop after the work is not lost', { timeout: 60_000 }, (turns) => {
    const file = join(inject('folder'), `last-moment-${turns}.mjs`)
    // A database that answers within the same turn of the event loop, in which no signal is noticed.
    const program = `
      import { withSetupLock } from '${new URL('../../src/db/migrate.ts', import.meta.url)}'
      let holder
      const run = async (sql, values) => {
        holder = values?.find((value) => /-/.test(value)) ?? holder
        return { rows: [{ holder }] }
      }
      const db = { sequelize: { getDialect: () => 'sqlite' }, run, transaction: (work) => work() }
      const signalIn = (turns) => turns ? setImmediate(() => signalIn(turns - 1)) : process.kill(process.pid, 'SIGTERM')
      await withSetupLock(db, undefined, async () => signalIn(${turns}))
      // Long after the signal.
      setTimeout(() => process.exit(7), 5_000)
    `
    writeFileSync(file, program)
    const { status, signal } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), file])
    expect({ status, signal }).toEqual({ status: null, signal: 'SIGTERM' })
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
