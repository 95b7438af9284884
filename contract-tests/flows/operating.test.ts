// What operators do: look, back up and restore.

import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
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

test('the drill of docs/operating.md brings messages, files and keys to another place, and lets clients begin anew', {
  timeout: 90_000,
}, async () => {
  const form = new FormData()
  form.append('filename', new Blob(['a file that was sent']), 'note.txt')
  const { url: file } = await ask(server.url, 'POST', '/api/v1/user_uploads', form)
  const { id } = await ask(server.url, 'POST', '/api/v1/messages', sends(`See [this](${file}) 東京`))
  // What is deleted, left and moved has to hold together too.
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
    const { stdout } = await shell('bash', ['-ec', drill], { env })
    expect(stdout.match(/^faults: 0$/gm)).toHaveLength(2)
    expect(stdout).toMatch(/^organisations: 1$/m)
    expect(statSync(backup).mode & 0o077).toBe(0)

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
  test('status tells what there is, and lists tell of whom', async () => {
    const answer = async (...args: string[]) => JSON.parse((await site.manage(...args, '--json')).stdout)
    expect(await answer('status')).toMatchObject({ organisations: 1, users: expect.any(Number), jobs_dead: 0, migrations: '0001-baseline' })
    expect((await answer('list-realms')).realms).toMatchObject([{ realm_id: 1, is_active: true }])
    expect((await answer('list-users')).users).toContainEqual(
      expect.objectContaining({ email: member.email, role: 400, is_active: true, is_bot: false }),
    )
    expect((await site.manage('list-users')).stdout.split('\n')).toContainEqual(expect.stringContaining(`\t${member.email}\t`))
  })

  test('a backup replaces no file', async () => {
    const file = join(site.dataDir, 'demo.json')
    const refused = await site.manage('backup', file)
    expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 1, stdout: '' })
    expect(refused.stderr).toContain(`the file exists already: ${file}`)
  })
})
