// databases: once
// run: full
// fail2ban itself, with the filter and the jail of deploy/, reads what the server has logged: from the journal of systemd, and from a file.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite, type ServerProcess, type Site } from '../server.ts'

const deploy = new URL('../../deploy/fail2ban/', import.meta.url).pathname
/** Writes a journal without a systemd that runs: Debian's package systemd-journal-remote has it. CI installs it, and fail2ban. */
const journalWriter = ['/usr/lib/systemd/systemd-journal-remote', '/lib/systemd/systemd-journal-remote'].find(existsSync)
const hasFail2ban = spawnSync('fail2ban-regex', ['--version']).status === 0 && journalWriter !== undefined

describe.skipIf(!hasFail2ban && !process.env.CI)('fail2ban', () => {
  let site: Site
  let server: ServerProcess
  let log: string
  let journal: string
  beforeAll(async () => {
    site = await createSite('')
    server = await site.start({
      NODE_ENV: 'production',
      EXTERNAL_URL: 'http://127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUST_PROXY: '1',
    })
    const owner = ['--owner-email', 'olga@example.com', '--owner-name', 'Olga']
    expect(await site.manage('create-realm', '--subdomain', '', '--name', 'Acme', ...owner)).toMatchObject({ code: 0 })
    for (const address of [...Array.from({ length: 21 }, () => '192.0.2.7'), ...Array.from({ length: 21 }, () => '2001:db8::7')])
      await logIn('olga@example.com', address)
    await logIn('","ip":"198.51.100.9","msg":"a login failed"}', '192.0.2.8')
    await logIn('\n{"ip":"198.51.100.9","msg":"a login failed"}', '192.0.2.8')
    await fetch(`${server.url}/api/v1/"ip":"198.51.100.9","msg":"a login failed"}`)
    log = join(site.dataDir, 'parley.log')
    writeFileSync(log, server.output())
    journal = await journalOf(server.output().trimEnd().split('\n'))
  }, 60_000)
  afterAll(() => site.remove())

  async function logIn(username: string, address: string): Promise<void> {
    const body = new URLSearchParams({ username, password: 'a wrong one' })
    const { status } = await fetch(`${server.url}/api/v1/fetch_api_key`, { method: 'POST', body, headers: { 'X-Forwarded-For': address } })
    expect(status).toBe(401)
  }

  /** Writes the lines into a file of the journal, as journald does with the standard output of a service. Returns its path. */
  async function journalOf(lines: string[]): Promise<string> {
    const file = join(site.dataDir, 'system.journal')
    const entries = lines.map((line, i) =>
      [
        ...[`__REALTIME_TIMESTAMP=${Date.now() * 1000 + i}`, `__MONOTONIC_TIMESTAMP=${i + 1}`, '_BOOT_ID=0123456789abcdef0123456789abcdef'],
        ...['_TRANSPORT=stdout', '_SYSTEMD_UNIT=parley.service', '_HOSTNAME=chat1', 'SYSLOG_IDENTIFIER=parley', '_PID=7', 'PRIORITY=6'],
        `MESSAGE=${line}`,
      ].join('\n'),
    )
    const writer = spawn(journalWriter ?? '', ['--output', file, '-'], { stdio: ['pipe', 'ignore', 'ignore'] })
    writer.stdin.end(`${entries.join('\n\n')}\n\n`)
    expect(await once(writer, 'exit')).toEqual([0, null])
    return file
  }

  /** How often the filter finds each address. */
  function found(...source: string[]): Record<string, number> {
    const args = ['--usedns', 'no', '--out', 'ip', ...source, join(deploy, 'filter.d/parley.conf')]
    const { stdout, stderr } = spawnSync('fail2ban-regex', args, { encoding: 'utf8' })
    expect(stderr).toBe('')
    const counts: Record<string, number> = {}
    for (const ip of stdout.split('\n').filter(Boolean)) counts[ip] = (counts[ip] ?? 0) + 1
    return counts
  }
  const failures = { '192.0.2.7': 21, '2001:db8::7': 21, '192.0.2.8': 2 }

  test('finds the addresses of failed logins in a file, and no other that somebody wrote into a line', () => {
    expect(found(log)).toEqual(failures)
  })

  test('finds the same in the journal', () => {
    expect(found(`systemd-journal[journalfiles=${journal}, journalflags=0]`)).toEqual(failures)
  })

  test('bans addresses with many failures by the jail of deploy/, from the journal and from a file', { timeout: 60_000 }, async () => {
    const folder = join(site.dataDir, 'fail2ban')
    const banned = join(folder, 'banned')
    for (const name of ['filter.d', 'action.d']) mkdirSync(join(folder, name), { recursive: true })
    copyFileSync(join(deploy, 'filter.d/parley.conf'), join(folder, 'filter.d/parley.conf'))
    for (const name of ['fail2ban.conf', 'jail.conf', 'paths-common.conf', 'paths-debian.conf'])
      copyFileSync(`/etc/fail2ban/${name}`, join(folder, name))
    writeFileSync(join(folder, 'action.d/note.conf'), `[Definition]\nactionban = echo <name> <ip> >> ${banned}\n`)
    writeFileSync(
      join(folder, 'fail2ban.local'),
      ['[DEFAULT]', 'dbfile = None', 'logtarget = STDOUT', `socket = ${folder}/socket`, `pidfile = ${folder}/pid`].join('\n'),
    )
    const jail = readFileSync(join(deploy, 'jail.conf'), 'utf8')
    const place = (backend: string): string => jail.replace(/^backend = systemd$/m, backend)
    writeFileSync(
      join(folder, 'jail.local'),
      [
        '[DEFAULT]\naction = note[name=%(__name__)s]',
        place(`backend = systemd[journalfiles=${journal}, journalflags=0]`),
        place(`backend = auto\nlogpath = ${log}`).replace('[parley]', '[parley-file]'),
      ].join('\n'),
    )
    const ban = spawn('fail2ban-server', ['-f', '-c', folder, 'start'], { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = reading(ban)
    try {
      const bans = () => (existsSync(banned) ? readFileSync(banned, 'utf8').trim().split('\n').sort() : said())
      await expect
        .poll(bans, { timeout: 45_000 })
        .toEqual(['parley', 'parley-file'].flatMap((name) => ['192.0.2.7', '2001:db8::7'].map((ip) => `${name} ${ip}`)))
    } finally {
      ban.kill('SIGTERM')
      if (ban.exitCode === null) await once(ban, 'exit')
    }
  })
})

/** Everything that a process prints. */
function reading({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk) => {
      text += chunk
    })
  return () => text
}
