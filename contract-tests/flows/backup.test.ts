// databases: both
// run: full
// Backups of real servers by the admin command: the way to another database and back, standard streams, and ends in the middle.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { users } from '../../src/sandbox/world.ts'
import { built } from '../built.ts'
import { seed } from '../seeded.ts'
import { ask, type Credentials, createSite, type ServerProcess, type Site, succeed } from '../server.ts'

const shell = promisify(execFile)
/** On SQLite, so that the way to the database of this run is one to another kind. */
let origin: Site
let server: ServerProcess
let callers: Credentials[]
let file: string
let backup: string
beforeAll(async () => {
  origin = await createSite('')
  const keys = await seed(origin.dataDir, origin.env)
  const callerOf = (name: 'owner' | 'member' | 'guest' | 'bot'): Credentials => ({ email: users[name].email, api_key: keys[name] ?? '' })
  callers = (['owner', 'member', 'guest', 'bot'] as const).map(callerOf)
  server = await origin.start()
  const form = new FormData()
  form.append('filename', new Blob(['a file that was sent']), 'nöte.txt')
  const [owner, member] = callers as [Credentials, Credentials]
  file = (await succeed(server.url, member, '/user_uploads', form)).url
  await succeed(server.url, member, '/messages', {
    type: 'channel',
    to: 'general',
    topic: 'ünï',
    content: `😀 東京 [this](${file}) @**all**`,
  })
  await succeed(server.url, owner, '/messages', { type: 'direct', to: JSON.stringify([users.member.id]), content: 'a word in private' })
  backup = join(origin.dataDir, 'backup.tar.gz')
  expect(await origin.manage('backup', backup)).toMatchObject({ code: 0, stderr: '' })
}, 120_000)
afterAll(() => origin.remove())

/** An empty place for a restored server, on SQLite or on the database of this run. */
async function place(databaseServer = inject('databaseUrl')): Promise<Site> {
  const site = await createSite(databaseServer)
  onTestFinished(() => site.remove())
  return site
}

/** What users see of a server, without what is different each time. */
async function seen({ url }: ServerProcess): Promise<unknown> {
  const answers = []
  for (const user of callers) {
    const { queue_id, server_timestamp, server_generation, ...state } = await succeed(url, user, '/register', {})
    expect([queue_id, server_timestamp, server_generation]).not.toContain(undefined)
    const pages = { anchor: 'newest', num_before: '1000', num_after: '0' }
    const messages = await ask(url, user, 'GET', '/messages', pages)
    expect(messages.messages.length).toBeGreaterThan(5)
    const found = await ask(url, user, 'GET', '/messages', { ...pages, narrow: [{ operator: 'search', operand: '東京' }] })
    expect(found.messages.length).toBeGreaterThan(0)
    answers.push({ state, messages, found })
  }
  return JSON.parse(JSON.stringify(answers).replaceAll(url, 'the server'))
}

/** The text of the uploaded file, as a server gives it. */
async function download({ url }: ServerProcess): Promise<string> {
  const { url: temporary } = await ask(url, callers[1] as Credentials, 'GET', file.replace('/api/v1', ''))
  return (await fetch(url + temporary)).text()
}

test('a server answers the same on another database, and back on the first', { timeout: 180_000 }, async () => {
  const [other, back] = [await place(), await place('')]
  expect(await other.manage('restore', backup)).toMatchObject({ code: 0, stderr: '' })
  expect((await other.manage('check')).stdout).toMatch(/^faults: 0$/m)
  const further = join(other.dataDir, 'further.tar.gz')
  expect(await other.manage('backup', further)).toMatchObject({ code: 0 })
  expect(await back.manage('restore', further)).toMatchObject({ code: 0 })

  const first = await seen(server)
  for (const site of [other, back]) {
    const restored = await site.start()
    expect(await seen(restored)).toEqual(first)
    expect(await download(restored)).toBe('a file that was sent')
    const { id } = await succeed(restored.url, callers[1] as Credentials, '/messages', {
      type: 'channel',
      to: 'general',
      topic: 'x',
      content: 'x',
    })
    expect(id).toBeGreaterThan(0)
  }
})

test('a backup goes from one command to another by standard streams, and no other user can read its file', async () => {
  const other = await place()
  const manage = `"${process.execPath}" "${built('parley')}" manage`
  const pipe = `${manage} backup - | DATA_DIR="$OTHER" DATABASE_URL="$OTHER_URL" ${manage} restore - --json`
  const url = other.env.DATABASE_URL ?? `sqlite:${other.dataDir}/database.sqlite`
  const { stdout, stderr } = await shell('bash', ['-eo', 'pipefail', '-c', pipe], {
    env: { ...origin.env, OTHER: other.dataDir, OTHER_URL: url },
  })
  expect(JSON.parse(stdout)).toMatchObject({ file: '-', files: expect.any(Number), missing: 0 })
  expect(stderr).toMatch(/^file: -\nversion: /)
  expect((await other.manage('check')).stdout).toMatch(/^faults: 0$/m)
  expect(statSync(backup).mode & 0o777).toBe(0o600)
})

test('backup --verify says what a backup has, and exits with 1 if it is damaged', async () => {
  const { code, stdout } = await origin.manage('backup', '--verify', backup, '--json')
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, file: backup, migrations: '0001-baseline', missing: 0 })
  const bytes = readFileSync(backup)
  const damaged = join(origin.dataDir, 'damaged.tar.gz')
  writeFileSync(damaged, bytes.subarray(0, bytes.length / 2))
  const message = `${damaged} is damaged: unexpected end of file\n`
  expect(await origin.manage('backup', '--verify', damaged)).toEqual({ code: 1, stdout: '', stderr: message })
  expect(await origin.manage('backup', '--verify', '--without-files', backup)).toMatchObject({ code: 2 })
})

/** Begins a restore from standard input, and stops it in the middle: when it has begun to write and waits for the rest of the backup. */
async function restoreHalf(site: Site, signal: NodeJS.Signals): Promise<{ child: ChildProcess; code: number | null; stderr: string }> {
  const child = spawn(process.execPath, [built('parley'), 'manage', 'restore', '-'], { env: site.env, stdio: ['pipe', 'pipe', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const bytes = readFileSync(backup)
  child.stdin.write(bytes.subarray(0, bytes.length - 2_000))
  await expect
    .poll(async () => (await site.manage('status')).stderr, { timeout: 60_000 })
    .toContain('a restore of a backup into this database')
  child.kill(signal)
  const [code] = await once(child, 'exit')
  return { child, code, stderr }
}

test('a restore that is killed leaves a database with which nothing starts, and the next restore starts again', {
  timeout: 180_000,
}, async () => {
  const site = await place()
  expect(await restoreHalf(site, 'SIGKILL')).toMatchObject({ code: null })
  const message = 'a restore of a backup into this database was interrupted, or is running: run `manage restore` again'
  await expect(site.start()).rejects.toThrow(message)
  for (const command of [['check'], ['backup', join(site.dataDir, 'half.tar.gz')]]) {
    const { code, stderr } = await site.manage(...command)
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)])
  }
  expect(await site.manage('restore', backup)).toMatchObject({ code: 0, stderr: '' })
  expect((await site.manage('check')).stdout).toMatch(/^faults: 0$/m)
  expect(await download(await site.start())).toBe('a file that was sent')
})

test('a restore that a signal stops leaves nothing', { timeout: 180_000 }, async () => {
  const site = await place()
  expect(await restoreHalf(site, 'SIGTERM')).toMatchObject({ code: 143, stderr: 'stopped by SIGTERM\n' })
  const { stderr } = await site.manage('check')
  expect(stderr).toMatch(inject('databaseUrl') ? /^the database site_\w+ has no tables / : /^there is no database yet/)
  const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
  expect(files.filter((one) => one.isFile())).toEqual([])
})

test('a backup that a signal stops, or that nobody reads, leaves nothing and says so', async () => {
  const folder = mkdtempSync(join(origin.dataDir, 'stopped-'))
  const child = spawn(process.execPath, [built('parley'), 'manage', 'backup', '-'], { env: origin.env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const [code] = await once(child, 'close')
  expect([code, stderr]).toEqual([1, expect.stringContaining('EPIPE')])
  expect(readdirSync(folder)).toEqual([])
  expect(readdirSync(join(origin.dataDir, 'tmp'))).toEqual([])
})
