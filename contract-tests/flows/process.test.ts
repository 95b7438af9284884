import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createSite, type DemoUser, type Site } from '../server.ts'

const shell = promisify(execFile)
let site: Site
beforeEach(async () => {
  site = await createSite(inject('databaseUrl'))
})
afterEach(() => site.remove())

function authorization({ email, api_key }: DemoUser): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
}

describe('the log', () => {
  test('has a line for each answer, with who asked for what, the trace of the request, and no secret', async () => {
    const server = await site.start({ LOG_LEVEL: 'info' })
    const { member } = (await server.demo()).users
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const path = '/api/v1/messages/999?apply_markdown=false'
    const { headers } = await fetch(server.url + path, { headers: { ...authorization(member), traceparent } })
    const lines = (): Record<string, unknown>[] =>
      server
        .output()
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
    await expect.poll(lines).toHaveLength(1)
    expect(lines()[0]).toMatchObject({
      ...{ msg: 'answered', requestId: headers.get('x-request-id'), traceId: '0af7651916cd43dd8448eb211c80319c' },
      ...{ realmId: 1, userId: member.user_id, operationId: 'getMessage', status: 400, ms: expect.any(Number) },
    })
    expect(JSON.stringify(lines())).not.toMatch(new RegExp(`${member.api_key}|${member.email}|apply_markdown`))
  })
})

describe('a first start', () => {
  test('prints where it listens and a curl command that works as it is pasted', async () => {
    const server = await site.start()
    expect(server.output()).toMatch(/listening on http:\/\/127\.0\.0\.1:[0-9]+/)
    const command = /^curl .*$/m.exec(server.output())?.[0] ?? ''
    const { stdout } = await shell('bash', ['-c', command])
    expect(JSON.parse(stdout)).toEqual({ result: 'success', msg: '', id: 1, automatic_new_visibility_policy: 3 })
  })

  test('writes demo.json, for the owner of the process alone, with everybody and both channels', async () => {
    const server = await site.start()
    expect((await stat(join(site.dataDir, 'demo.json'))).mode & 0o777).toBe(0o600)
    const demo = await server.demo()
    expect(demo.realm_url).toBe(server.url)
    expect(Object.entries(demo.users).map(([name, user]) => [name, user.role])).toEqual([
      ['owner', 100],
      ['administrator', 200],
      ['moderator', 300],
      ['member', 400],
      ['member2', 400],
      ['guest', 600],
      ['bot', 400],
    ])
    const subscribed = async (user: DemoUser): Promise<string[]> => {
      const response = await fetch(`${server.url}/api/v1/users/me/subscriptions`, { headers: authorization(user) })
      const { subscriptions } = (await response.json()) as { subscriptions: { name: string }[] }
      return subscriptions.map(({ name }) => name)
    }
    expect(await subscribed(demo.users.member)).toEqual(['general', 'private'])
    expect(await subscribed(demo.users.member2)).toEqual(['general'])
    expect(await subscribed(demo.users.guest)).toEqual(['general'])
  })

  test('makes no demo organisation in production', async () => {
    const server = await site.start({ NODE_ENV: 'production' })
    await expect(server.demo()).rejects.toThrow('ENOENT')
    const settings = (await (await fetch(`${server.url}/api/v1/server_settings`)).json()) as object
    expect(settings).toMatchObject({ result: 'success', authentication_methods: { dev: false } })
    expect(settings).not.toHaveProperty('realm_name')
  })

  test('API8 refuses in production accounts of the demo whose password everybody knows', { timeout: 60_000 }, async () => {
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
      /the server ended with code 1:\nNODE_ENV=production: .* change the password of owner@.*, administrator@.*, moderator@.*, member2@.*, guest@example\.com\n$/,
    )
  })

  test('API8 refuses credentials of other servers that are not complete, and does not print them', async () => {
    for (const [variable, value] of [
      ['SMTP_URL', 'mailto:user:hunter2@mail.example.com'],
      ['PUSH_BOUNCER_URL', 'ftp://user:hunter2@push.example.com'],
    ] as const) {
      const error = await site.start({ [variable]: value }).catch((error: Error) => error)
      expect(error).toMatchObject({ message: expect.stringContaining(`${variable} must be a URL like`) })
      expect(String(error)).not.toContain('hunter2')
    }
    const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'parley', S3_SECRET_ACCESS_KEY: '' }
    await expect(site.start(bucket)).rejects.toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together')
  })

  test('refuses a wrong environment with a message that names the variable', async () => {
    await expect(site.start({ PORT: 'http' })).rejects.toThrow("PORT must be an integer from 0 to 65535, not 'http'")
    await expect(site.start({ ROLES: 'web,cook' })).rejects.toThrow(
      "ROLES must be web, worker or both, separated by a comma, not 'web,cook'",
    )
    await expect(site.start({ DATABASE_URL: 'postgres://localhost' })).rejects.toThrow('DATABASE_URL must begin with mysql:// or sqlite:')
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
  test('lets a waiting poll go with a heartbeat and ends with code 0', async () => {
    const server = await site.start()
    const { member } = (await server.demo()).users
    const registered = await fetch(`${server.url}/api/v1/register`, { method: 'POST', headers: authorization(member) })
    const { queue_id } = (await registered.json()) as { queue_id: string }
    const poll = fetch(`${server.url}/api/v1/events?queue_id=${queue_id}`, { headers: authorization(member) })
    // An answer to a later request of the same client says that the poll has been taken in.
    await fetch(`${server.url}/api/v1/users/me`, { headers: authorization(member) })
    expect(await server.end('SIGTERM')).toBe(0)
    expect(await (await poll).json()).toMatchObject({ result: 'success', events: [{ type: 'heartbeat' }] })
  })
})
