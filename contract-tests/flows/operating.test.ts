// databases: both
// What operators do: inspect, back up and restore.

import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { built } from '../built.ts'
import { createSite, type DemoUser, type ServerProcess, type Site } from '../server.ts'

const shell = promisify(execFile)
let site: Site
let server: ServerProcess
let member: DemoUser
let owner: DemoUser
beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
  server = await site.start()
  ;({ member, owner } = (await server.demo()).users)
})
afterAll(() => site.remove())

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
async function ask(url: string, method: string, path: string, body?: URLSearchParams | FormData, user = member): Promise<any> {
  const headers = { Authorization: `Basic ${Buffer.from(`${user.email}:${user.api_key}`).toString('base64')}` }
  return (await fetch(url + path, { method, headers, ...(body ? { body } : {}) })).json()
}
const sends = (content: string): URLSearchParams => new URLSearchParams({ type: 'channel', to: 'general', topic: 'drill', content })

test('the drill of docs/operating.md restores messages, files and keys elsewhere, and lets clients start again', {
  timeout: 90_000,
}, async () => {
  const form = new FormData()
  form.append('filename', new Blob(['a file that was sent']), 'note.txt')
  const { url: file } = await ask(server.url, 'POST', '/api/v1/user_uploads', form)
  const { id } = await ask(server.url, 'POST', '/api/v1/messages', sends(`See [this](${file}) 東京`))
  // Deletions, unsubscriptions and moves have to leave consistent data too.
  const { id: gone } = await ask(server.url, 'POST', '/api/v1/messages', sends('@**all** to be deleted'))
  await ask(server.url, 'POST', `/api/v1/messages/${gone}/reactions?emoji_name=tada`)
  const moved = new URLSearchParams({ topic: 'moved', content: 'edited' })
  const { id: edited } = await ask(server.url, 'POST', '/api/v1/messages', sends('to be edited'))
  const changes = [
    await ask(server.url, 'PATCH', `/api/v1/messages/${edited}`, moved),
    await ask(server.url, 'DELETE', `/api/v1/messages/${gone}`, undefined, owner),
    await ask(server.url, 'DELETE', '/api/v1/users/me/subscriptions?subscriptions=%5B%22private%22%5D'),
  ]
  expect(changes).toMatchObject(changes.map(() => ({ result: 'success' })))
  const { queue_id } = await ask(server.url, 'POST', '/api/v1/register', new URLSearchParams())

  const place = await createSite(inject('databaseUrl'))
  try {
    const backup = join(site.dataDir, 'drill.tar')
    const url = place.env.DATABASE_URL ?? `sqlite:${place.dataDir}/database.sqlite`
    const drill = /## The drill[\s\S]*?```bash\n([\s\S]*?)```/.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? ''
    const env = { ...site.env, BACKUP: backup, NEW_DATA_DIR: place.dataDir, NEW_DATABASE_URL: url }
    const parley = `parley() { '${process.execPath}' '${built('parley')}' "$@"; }`
    const { stdout } = await shell('bash', ['-ec', `${parley}\n${drill}`], { env })
    expect(stdout.match(/^faults: 0$/gm)).toHaveLength(2)
    expect(stdout).toMatch(/^organisations: 1$/m)
    const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const paths = files.map(({ parentPath, name }) => join(parentPath, name))
    expect(paths).toEqual(expect.arrayContaining([backup, expect.stringContaining('uploads/')]))
    expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([])

    const restored = await place.start({ DATABASE_URL: url })
    expect((await ask(restored.url, 'GET', `/api/v1/messages/${id}`)).message.content).toContain('東京')
    const { url: temporary } = await ask(restored.url, 'GET', `/api/v1${file}`)
    expect(await (await fetch(restored.url + temporary)).text()).toBe('a file that was sent')
    expect(await ask(restored.url, 'GET', `/api/v1/events?queue_id=${queue_id}&dont_block=true`)).toMatchObject({
      code: 'BAD_EVENT_QUEUE_ID',
    })
    await ask(restored.url, 'POST', '/api/v1/messages', sends('after the restore'))
    expect(await place.manage('restore', backup)).toMatchObject({ code: 1, stdout: '' })
  } finally {
    await place.remove()
  }
})

describe('beside a running server', () => {
  test('status counts what there is, and the lists name organisations and users', async () => {
    const answer = async (...args: string[]) => JSON.parse((await site.manage(...args, '--json')).stdout)
    expect(await answer('status')).toMatchObject({ organisations: 1, users: expect.any(Number), jobs_dead: 0, migrations: '0001-baseline' })
    expect((await answer('list-realms')).realms).toMatchObject([{ realm_id: 1, is_active: true }])
    expect((await answer('list-users')).users).toContainEqual(
      expect.objectContaining({ email: member.email, role: 'member', is_active: true, is_bot: false }),
    )
    const [columns, ...rows] = (await site.manage('list-users')).stdout.split('\n').map((line) => line.split('\t'))
    expect(columns).toEqual(['user_id', 'email', 'full_name', 'role', 'is_active', 'is_bot'])
    expect(rows).toContainEqual([String(member.user_id), member.email, member.full_name, 'member', 'true', 'false'])
    await site.manage('deactivate-user', '--email', member.email)
    const { users } = await answer('list-users')
    expect(users).toContainEqual(expect.objectContaining({ email: member.email, is_active: false }))
    expect(users.map(({ user_id }: { user_id: number }) => user_id)).toEqual(users.map((_: unknown, i: number) => i + 1))
    await site.manage('reactivate-user', '--email', member.email)
    member.api_key = (await answer('create-api-key', '--email', member.email)).api_key
  })

  test('check reports what is missing, and then exits with 1', async () => {
    const form = new FormData()
    form.append('filename', new Blob(['a file that is lost']), 'lost.txt')
    const { url } = await ask(server.url, 'POST', '/api/v1/user_uploads', form)
    const stored = join(site.dataDir, url.slice(1).replace('user_uploads', 'uploads'))
    renameSync(stored, `${stored}.away`)
    const { code, stdout } = await site.manage('check')
    expect({ code, lines: stdout.split('\n') }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^checked: \d+$/), 'files that are not in the store: 1', ''],
    })
    renameSync(`${stored}.away`, stored)
  })

  test('a backup does not replace an existing file', async () => {
    const file = join(site.dataDir, 'demo.json')
    expect(await site.manage('backup', file)).toEqual({ code: 1, stdout: '', stderr: `the file already exists: ${file}\n` })
  })
})

test('commands that inspect a server fail where there is none, and create nothing', async () => {
  const place = await createSite(inject('databaseUrl'))
  try {
    place.env.DATA_DIR = join(place.dataDir, 'mistyped')
    const message = inject('databaseUrl')
      ? /^the database site_\w+ has no tables .* DATABASE_URL /
      : /^there is no database yet: .* DATA_DIR /
    const fails = { code: 1, stdout: '', stderr: expect.stringMatching(message) }
    const backup = join(place.dataDir, 'backup.tar')
    const commands = [['check'], ['status'], ['list-users'], ['backup', backup], ['export-realm', '--realm', '', backup]]
    expect(await Promise.all(commands.map((command) => place.manage(...command)))).toEqual(commands.map(() => fails))
    expect(readdirSync(place.dataDir)).toEqual([])
  } finally {
    await place.remove()
  }
})
