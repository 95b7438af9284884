// databases: once
// run: full

import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startProvider, TestBrowser, type TestProvider } from '../../src/testing/openid-provider.ts'
import { createSite, type ServerProcess, type Site } from '../server.ts'
import { noteExchange } from '../traffic.ts'

let site: Site
let server: ServerProcess
let corp: TestProvider
beforeAll(async () => {
  site = await createSite(inject('databaseUrl'))
  // Who runs the commands.
  Object.assign(site.env, { SUDO_USER: 'olivia', SIGN_IN_FILE: join(site.dataDir, 'sign-in.json') })
  corp = await startProvider('corp')
  const { clientId, clientSecret } = corp.provider
  const provider = { name: 'corp', display_name: 'Corp', issuer: corp.issuer, client_id: clientId, client_secret_file: 'corp.secret' }
  writeFileSync(join(site.dataDir, 'corp.secret'), clientSecret)
  writeFileSync(String(site.env.SIGN_IN_FILE), JSON.stringify({ providers: [provider] }))
  server = await site.start()
})
afterAll(async () => {
  await corp.close()
  await site.remove()
})

interface Manage {
  user_id: number
  email: string
  api_key: string
  key_id: number
  realm_url: string
  password_link: string
  api_keys: { name: string; last_used: string }[]
  sessions: { session_id: number; name: string; address: string }[]
  identities: object[]
}

const manage = (...args: string[]): Promise<Manage> => pipe('', ...args)

async function pipe(input: string, ...args: string[]): Promise<Manage> {
  const { code, stdout, stderr } = await site.pipe(input, ...args, '--json')
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return JSON.parse(stdout)
}

/** The words with which the command refuses. */
async function refused(...args: string[]): Promise<string> {
  const { code, stderr } = await site.manage(...args)
  expect(code).toBe(2)
  return stderr
}

/** The mails to an address. Without SMTP_URL, the running server writes mails to a folder. */
function mailsTo(address: string): string[] {
  const folder = join(site.dataDir, 'mail')
  if (!existsSync(folder)) return []
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r?\n/g, ''))
  return texts.filter((text) => text.includes(`To: ${address}`))
}

/** GET /users/me, on the host of an organisation. */
async function ownUser(email: string, key: string, host = '127.0.0.1'): Promise<{ status: number; body: Record<string, unknown> }> {
  // fetch cannot set the Host header.
  const [response] = (await once(
    get(`${server.url}/api/v1/users/me`, { auth: `${email}:${key}`, headers: { Host: host } }),
    'response',
  )) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: (await json(response)) as Record<string, unknown> }
}

/** POST /fetch_api_key, on the host of an organisation. */
async function logIn(username: string, password: string, host = '127.0.0.1'): Promise<Record<string, unknown>> {
  const form = new URLSearchParams({ username, password }).toString()
  const headers = { Host: host, 'Content-Type': 'application/x-www-form-urlencoded' }
  const asked = request(`${server.url}/api/v1/fetch_api_key`, { method: 'POST', headers }).end(form)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return (await json(response)) as Record<string, unknown>
}

/** Chooses a password on the page behind a link, at the running server. Returns the status. */
async function choose(link: string, password: string): Promise<number> {
  const { pathname, host } = new URL(link)
  const headers = { Host: host, 'Content-Type': 'application/x-www-form-urlencoded' }
  const asked = request(server.url + pathname, { method: 'POST', headers }).end(new URLSearchParams({ password }).toString())
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode ?? 0
}

describe('beside a running server', () => {
  test('create-user creates an account that can log in immediately, by key and by password', async () => {
    const account = ['--email', 'nina@example.com', '--full-name', 'Nina New', '--role', 'moderator']
    const created = await pipe('a good one\n', 'create-user', ...account, '--password-stdin')
    expect(Object.keys(created)).toEqual(['user_id', 'email', 'api_key'])
    expect((await ownUser('nina@example.com', created.api_key)).body).toMatchObject({
      full_name: 'Nina New',
      role: 300,
      is_bot: false,
    })
    const { member } = (await server.demo()).users
    const headers = { Authorization: `Basic ${Buffer.from(`${member.email}:${member.api_key}`).toString('base64')}` }
    const registering = { method: 'POST', headers, body: new URLSearchParams({ fetch_event_types: '[]', event_types: '["realm_user"]' }) }
    const { queue_id } = (await (await fetch(`${server.url}/api/v1/register`, registering)).json()) as { queue_id: string }
    const fetched = await fetch(`${server.url}/api/v1/fetch_api_key`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'nina@example.com', password: 'a good one' }),
    })
    expect(await fetched.json()).toMatchObject({ result: 'success', user_id: created.user_id })
    // A user whose account was created by somebody else joins when they first log in.
    const heard = await fetch(`${server.url}/api/v1/events?queue_id=${queue_id}&dont_block=true`, { headers })
    expect(await heard.json()).toMatchObject({
      events: [{ person: { user_id: created.user_id, is_imported_stub: false } }, { person: { date_joined: expect.any(String) } }],
    })
  })

  test('create-users creates the accounts of a list of JSON lines or CSV, and tells what became of each line', async () => {
    const json = [
      { email: 'ada@list.example', full_name: 'Ada "the first" Byron', role: 'administrator' },
      { email: 'bo@list.example', full_name: 'Bo Li' },
      { email: 'member@example.com', full_name: 'Somebody' },
      { email: 'no address', full_name: 'Nobody' },
    ]
    const given = await site.pipe(json.map((one) => JSON.stringify(one)).join('\n'), 'create-users', '--mail-link', '--json')
    expect(given.code).toBe(1)
    expect(JSON.parse(given.stdout).users).toEqual([
      { line: 1, email: 'ada@list.example', outcome: 'refused', reason: expect.stringContaining("'full_name' must not contain") },
      { line: 2, email: 'bo@list.example', outcome: 'created', user_id: expect.any(Number) },
      { line: 3, email: 'member@example.com', outcome: 'exists', user_id: expect.any(Number) },
      { line: 4, email: 'no address', outcome: 'refused', reason: "'email' is not an email address" },
    ])
    const csv = 'email,full_name,role\nada@list.example,"Byron, Ada",administrator\nbo@list.example,Bo Li,\n'
    expect(await pipe(csv, 'create-users')).toMatchObject({ users: [{ line: 2, outcome: 'created' }, { outcome: 'exists' }] })
    const listed = JSON.parse((await site.manage('list-users', '--json')).stdout).users
    expect(listed).toContainEqual(expect.objectContaining({ email: 'ada@list.example', full_name: 'Byron, Ada', role: 'administrator' }))
    await vi.waitFor(() => expect(mailsTo('bo@list.example')).toHaveLength(1), 20_000)
    expect(mailsTo('ada@list.example')).toEqual([])

    // Until the first login, everybody sees that the account is imported.
    const { member } = (await server.demo()).users
    const stubs = async (): Promise<string[]> => {
      const headers = { Authorization: `Basic ${Buffer.from(`${member.email}:${member.api_key}`).toString('base64')}` }
      const { members } = (await (await fetch(`${server.url}/api/v1/users`, { headers })).json()) as {
        members: { full_name: string; is_imported_stub: boolean }[]
      }
      return members.filter((one) => one.is_imported_stub).map((one) => one.full_name)
    }
    expect(await stubs()).toEqual(['Bo Li', 'Byron, Ada'])
    await site.pipe('a good one\n', 'set-password', '--email', 'bo@list.example', '--password-stdin')
    expect(await stubs()).toEqual(['Bo Li', 'Byron, Ada'])
    expect(await logIn('bo@list.example', 'a good one')).toMatchObject({ result: 'success' })
    expect(await stubs()).toEqual(['Byron, Ada'])
  })

  test('create-users creates nothing from a list with a mistake', async () => {
    for (const [list, words] of [
      ['{"email":"x@list.example"}', "line 1: 'full_name' is missing"],
      [
        '{"email":"x@list.example","full_name":"X","role":"king"}',
        "line 1: 'role' must be one of: owner, administrator, moderator, member, guest",
      ],
      ['{"email":"x@list.example","full_name":"X"}\n{oops', 'line 2 is not a JSON object'],
      ['email,full_name,age\nx@list.example,X,7\n', "line 2: there is no field 'age'; the fields are: email, full_name, role"],
      ['email,full_name\nx@list.example\n', 'Invalid Record Length'],
      ['', 'the list has no accounts'],
      [Buffer.from('email,full_name\nx@list.example,Zoë\ny@list.example,\n', 'latin1'), 'line 2 is not UTF-8'],
    ] as const) {
      const { code, stderr } = await site.pipe(list, 'create-users')
      expect([list, code, stderr]).toEqual([list, 2, expect.stringContaining(words)])
    }
    expect((await site.manage('list-users')).stdout).not.toContain('x@list.example')
  })

  test('set-role and change-address take effect before the command ends, and are in the audit log as the operator', async () => {
    const { api_key, user_id } = await manage('create-user', '--email', 'rita@example.com', '--full-name', 'Rita', '--role', 'member')
    expect(await manage('set-role', '--email', 'rita@example.com', '--role', 'owner')).toMatchObject({ user_id, role: 'owner' })
    expect(await manage('change-address', '--email', 'rita@example.com', '--new-email', 'rita@Moved.example')).toMatchObject({
      email: 'rita@moved.example',
    })
    expect((await ownUser('rita@moved.example', api_key)).body).toMatchObject({ role: 100, delivery_email: 'rita@moved.example' })
    expect(await refused('change-address', '--email', 'rita@moved.example', '--new-email', 'member@example.com')).toContain(
      'already in use',
    )
    const { entries } = JSON.parse((await site.manage('audit-log', '--limit', '2', '--json')).stdout)
    expect(entries).toMatchObject([
      { actor: 'operator', action: 'changed', subject: `user ${user_id}`, changes: expect.stringContaining('rita@moved.example') },
      {
        actor: 'operator',
        action: 'changed',
        subject: `user ${user_id}`,
        changes: expect.stringContaining('"role","before":400,"after":100'),
      },
    ])
    expect((await site.manage('audit-log', '--limit', '1')).stdout).toContain(
      `operator\t-\tmanage by olivia\tchanged\tuser ${user_id}\t"Rita"`,
    )
  })

  test('in production, standard error has the lines of the audit log, with who ran the command, and standard output the answer', async () => {
    const { user_id } = await manage('create-user', '--email', 'ines@example.com', '--full-name', 'Ines', '--role', 'member')
    Object.assign(site.env, { NODE_ENV: 'production', EXTERNAL_URL: 'http://127.0.0.1' })
    try {
      const changed = await site.manage('set-role', '--email', 'ines@example.com', '--role', 'moderator', '--json')
      const copied = await site.manage('backup', join(site.dataDir, 'audited.tar.gz'), '--json')
      for (const { code, stdout } of [changed, copied]) expect([code, typeof JSON.parse(stdout)]).toEqual([0, 'object'])
      const by = { actor_type: 'operator', client: 'manage by olivia' }
      expect(JSON.parse(changed.stderr)).toMatchObject({
        ...{ level: 30, msg: 'audit: user changed' },
        audit: { ...by, action: 'changed', subject_type: 'user', subject_id: user_id },
      })
      expect(JSON.parse(copied.stderr)).toMatchObject({ msg: 'audit: everything exported', audit: { ...by, action: 'exported' } })
      expect(changed.stderr + copied.stderr).not.toMatch(/Ines|ines@/)
    } finally {
      delete site.env.NODE_ENV
      delete site.env.EXTERNAL_URL
    }
  })

  test('create-user --bot creates a bot', async () => {
    const { api_key } = await manage('create-user', '--email', 'robo@example.com', '--full-name', 'Robo', '--role', 'member', '--bot')
    expect((await ownUser('robo@example.com', api_key)).body).toMatchObject({ is_bot: true, bot_type: 1 })
  })

  test('deactivate-user and reactivate-user take effect before the command ends', async () => {
    const { api_key } = await manage('create-user', '--email', 'dora@example.com', '--full-name', 'Dora', '--role', 'member')
    expect((await ownUser('dora@example.com', api_key)).status).toBe(200)
    await manage('deactivate-user', '--email', 'dora@example.com')
    expect((await ownUser('dora@example.com', api_key)).body).toMatchObject({ code: 'USER_DEACTIVATED' })
    await manage('reactivate-user', '--email', 'dora@example.com')
    expect((await ownUser('dora@example.com', api_key)).body).toMatchObject({ code: 'INVALID_API_KEY' })
    const { api_key: another } = await manage('create-api-key', '--email', 'dora@example.com')
    expect((await ownUser('dora@example.com', another)).status).toBe(200)
  })

  test('revoke-api-key revokes one key, and the other keys of the user still work', async () => {
    const user = await manage('create-user', '--email', 'kim@example.com', '--full-name', 'Kim', '--role', 'member')
    const second = await manage('create-api-key', '--email', 'kim@example.com', '--name', 'laptop')
    expect((await ownUser('kim@example.com', second.api_key)).status).toBe(200)
    await manage('revoke-api-key', '--email', 'kim@example.com', '--key-id', String(second.key_id))
    expect((await ownUser('kim@example.com', second.api_key)).body).toMatchObject({ code: 'INVALID_API_KEY' })
    expect((await ownUser('kim@example.com', user.api_key)).status).toBe(200)
  })

  test('set-password sets a password from standard input, and ends the keys of the account before the command ends', async () => {
    const { api_key } = await manage('create-user', '--email', 'petra@example.com', '--full-name', 'Petra', '--role', 'member')
    expect((await ownUser('petra@example.com', api_key)).status).toBe(200)
    await pipe('set by the operator\n', 'set-password', '--email', 'petra@example.com', '--password-stdin')
    expect((await ownUser('petra@example.com', api_key)).body).toMatchObject({ code: 'INVALID_API_KEY' })
    expect(await logIn('petra@example.com', 'set by the operator')).toMatchObject({ result: 'success' })
  })

  test('set-password prints or mails a link with which the owner of the account chooses a password', async () => {
    const [email, links] = ['luca@example.com', [] as string[]]
    await manage('create-user', '--email', email, '--full-name', 'Luca', '--role', 'member')
    links.push((await manage('set-password', '--email', email, '--print-link')).password_link)
    expect(await manage('set-password', '--email', email, '--mail-link')).toMatchObject({ mailed_to: email })
    const mailed = (): string => /\S+\/accounts\/password\/reset\/[\w-]{43}/.exec(mailsTo(email)[0] ?? '')?.[0] ?? ''
    await vi.waitFor(() => expect(mailed()).not.toBe(''), 20_000)
    links.push(mailed())
    expect(new Set(links).size).toBe(2)
    const chosen = ['chosen by a printed link', 'chosen by a mailed link']
    // The first one that is used ends the other.
    expect(await choose(links[1] ?? '', chosen[1] ?? '')).toBe(200)
    expect(await choose(links[0] ?? '', chosen[0] ?? '')).toBe(404)
    expect(await logIn(email, chosen[1] ?? '')).toMatchObject({ result: 'success' })
  })

  test('list-api-keys shows keys without their texts, and revoke-api-keys --all ends those of a user, or of everybody', async () => {
    const user = await manage('create-user', '--email', 'lena@example.com', '--full-name', 'Lena', '--role', 'member')
    const { api_key } = await manage('create-api-key', '--email', 'lena@example.com', '--name', 'laptop')
    const listed = async () => (await manage('list-api-keys', '--email', 'lena@example.com')).api_keys
    expect(await listed()).toMatchObject([{ name: 'manage' }, { name: 'laptop', last_used: 'never' }])
    expect(JSON.stringify(await listed())).not.toContain(user.api_key)
    expect(await manage('revoke-api-keys', '--all', '--email', 'lena@example.com')).toMatchObject({ users: 1, revoked_keys: 2 })
    for (const key of [user.api_key, api_key])
      expect((await ownUser('lena@example.com', key)).body).toMatchObject({ code: 'INVALID_API_KEY' })
    expect(await listed()).toEqual([])
    const closed = ['--realm', 'loggedout'] as const
    await manage('create-realm', '--subdomain', 'loggedout', '--name', 'Out', '--owner-email', 'out@example.com', '--owner-name', 'Otto')
    expect(await manage('revoke-api-keys', '--all', ...closed)).toMatchObject({ users: 2, revoked_keys: 1 })
    expect(await manage('list-api-keys', '--email', 'out@example.com', ...closed)).toMatchObject({ api_keys: [] })
  })

  test('list-identities shows who an account is at a provider, and remove-identity gives it to the next with its address', async () => {
    const of = ['--email', 'ida@example.com'] as const
    await manage('create-user', ...of, '--full-name', 'Ida', '--role', 'member')
    // The server does not know which port it has got, and names another one in URLs.
    corp.serve('http://127.0.0.1')
    const path = `${server.url}/accounts/login/oidc/corp`
    const begun = await fetch(path, { redirect: 'manual' })
    const named = new URL(new URL(begun.headers.get('location') ?? '').searchParams.get('redirect_uri') ?? '').origin
    corp.serve(named)
    const logIn = async (sub: string): Promise<number> => {
      corp.person = { sub, email: 'ida@example.com', email_verified: true }
      const browser = new TestBrowser()
      const { url } = await browser.open(path, named)
      return (await browser.open(url.replace(named, server.url), named)).status
    }
    expect([await logIn('ida-1'), await logIn('ida-2')]).toEqual([200, 400])
    const identity = { provider: 'corp', issuer: corp.issuer, subject: 'ida-1', first_login: expect.stringMatching(/^20/) }
    expect((await manage('list-identities', ...of)).identities).toEqual([identity])
    expect(await refused('remove-identity', ...of, '--provider', 'other')).toContain('--provider: ida@example.com is nobody known at other')
    await manage('remove-identity', ...of, '--provider', 'corp')
    expect([await logIn('ida-2'), await logIn('ida-1')]).toEqual([200, 400])
    await manage('remove-identity', ...of, '--provider', corp.issuer)
    expect((await manage('list-identities', ...of)).identities).toEqual([])
    const { entries } = JSON.parse((await site.manage('audit-log', '--json')).stdout)
    expect(JSON.stringify(entries[0])).toMatch(/operator.*"changed".*identities.*removed/)
  })

  test('list-sessions shows the sessions of an account, and end-session ends one of them', async () => {
    const of = ['--email', 'sia@example.com'] as const
    await pipe('a good one\n', 'create-user', ...of, '--full-name', 'Sia', '--role', 'member', '--password-stdin')
    const begin = async (): Promise<string> => {
      const body = new URLSearchParams({ email: 'sia@example.com', password: 'a good one' })
      const init = { method: 'POST', headers: { Origin: server.url }, body, redirect: 'manual' } as const
      return (await fetch(`${server.url}/accounts/login`, init)).headers.get('set-cookie')?.split(';')[0] ?? ''
    }
    const statusOf = async (Cookie: string): Promise<number> =>
      (await fetch(`${server.url}/api/v1/users/me`, { headers: { Cookie } })).status
    const [ended, other] = [await begin(), await begin()]
    const { sessions } = await manage('list-sessions', ...of)
    expect(sessions).toMatchObject([{ name: 'node', address: '127.0.0.1' }, { name: 'node' }])
    expect([await statusOf(ended), await statusOf(other)]).toEqual([200, 200])
    const id = String(sessions[0]?.session_id)
    await manage('end-session', ...of, '--session-id', id)
    expect([await statusOf(ended), await statusOf(other)]).toEqual([401, 200])
    expect(await refused('end-session', ...of, '--session-id', id)).toContain(`--session-id: sia@example.com has no session ${id}`)
  })

  test('create-api-key gives no key to the bot of the server or to a deactivated account', async () => {
    expect(await refused('create-api-key', '--email', 'notification-bot@example.com')).toContain('The bots of the server have no API keys')
    await manage('create-user', '--email', 'former@example.com', '--full-name', 'Fred', '--role', 'member')
    await manage('deactivate-user', '--email', 'former@example.com')
    expect(await refused('create-api-key', '--email', 'former@example.com')).toContain('Account is deactivated')
  })

  test("create-user gives a bot an owner, and no role above the owner's", async () => {
    const bot = ['create-user', '--email', 'owned@example.com', '--full-name', 'Owned', '--bot', '--owner', 'member@example.com'] as const
    expect(await refused(...bot, '--role', 'administrator')).toContain("'role' must not be above the role of the bot's owner")
    const { api_key } = await manage(...bot, '--role', 'member')
    expect((await ownUser('owned@example.com', api_key)).body).toMatchObject({ is_bot: true, bot_owner_id: expect.any(Number) })
  })

  test('set-realm-setting changes the organisation that clients get when they register', async () => {
    await manage('set-realm-setting', 'message_content_edit_limit_seconds', '1200')
    const { member } = (await server.demo()).users
    const registered = await fetch(`${server.url}/api/v1/register`, {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${member.email}:${member.api_key}`).toString('base64')}` },
    })
    expect(await registered.json()).toMatchObject({ realm_message_content_edit_limit_seconds: 1200 })
  })
})

test('create-realm creates an organisation at a subdomain, separate from the others', async () => {
  const created = await manage(
    'create-realm',
    '--subdomain',
    'acme',
    '--name',
    'Acme',
    '--owner-email',
    'owner@example.com',
    '--owner-name',
    'Anna',
  )
  expect(created.realm_url).toMatch('http://acme.localhost')
  const { member } = (await server.demo()).users
  expect((await ownUser('owner@example.com', created.api_key, 'acme.localhost')).status).toBe(200)
  expect((await ownUser('owner@example.com', created.api_key)).body).toMatchObject({ code: 'INVALID_API_KEY' })
  expect((await ownUser(member.email, member.api_key, 'acme.localhost')).body).toMatchObject({ code: 'INVALID_API_KEY' })
  expect((await ownUser(member.email, member.api_key, 'nowhere.localhost')).body).toMatchObject({ code: 'NONEXISTENT_SUBDOMAIN' })
  // If there are several organisations, a command that names none uses the one at the root domain.
  const { api_key } = await manage('create-api-key', '--email', member.email)
  expect((await ownUser(member.email, api_key)).status).toBe(200)
})

describe('on the first day of an organisation', () => {
  const OF = ['--realm', 'first'] as const
  const addresses = ['zoe@first.example', 'yan@first.example']
  interface Listed {
    channels: { name: string; subscribers: number }[]
    entries: { action: string; actor: string; client: string; subject: string; name: string }[]
  }
  const list = async (...args: string[]): Promise<Listed> => JSON.parse((await site.manage(...args, '--json')).stdout)
  const subscribers = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await list('list-channels', ...OF)).channels.map(({ name, subscribers }) => [name, subscribers]))
  beforeAll(async () => {
    const owner = ['--owner-email', 'olga@first.example', '--owner-name', 'Olga']
    await manage('create-realm', '--subdomain', 'first', '--name', 'First', ...owner)
    await pipe('email,full_name,role\nzoe@first.example,Zoe,guest\nyan@first.example,Yan,\n', 'create-users', ...OF)
  })

  test('there is a default channel, to which the owner and everybody who comes is subscribed', async () => {
    expect((await list('list-channels', ...OF)).channels).toMatchObject([
      { name: 'general', is_private: false, is_default: true, is_archived: false, subscribers: 3 },
    ])
  })

  test('channels are created, made default channels or no longer, and archived, by the operator in the name of the owner', async () => {
    expect(await manage('create-channel', ...OF, '--name', 'plans', '--private', '--description', 'Hidden.')).toMatchObject({
      ...{ name: 'plans', is_private: true, is_default: false, is_archived: false },
    })
    await manage('create-channel', ...OF, '--name', 'help', '--default')
    expect(await manage('remove-default-channel', ...OF, '--channel', 'help')).toMatchObject({ is_default: false })
    expect(await manage('add-default-channel', ...OF, '--channel', 'Help')).toMatchObject({ name: 'help', is_default: true })
    expect(await manage('archive-channel', ...OF, '--channel', 'help')).toMatchObject({ is_archived: true, is_default: false })
    const { entries } = await list('audit-log', ...OF, '--limit', '5')
    const by = { actor: 'operator', client: 'manage by olivia', name: '"help"' }
    expect(entries).toMatchObject([
      { ...by, action: 'deactivated' },
      { ...by, action: 'changed' },
      { ...by, action: 'changed' },
      { ...by, action: 'added' },
      { actor: 'operator', client: 'manage by olivia', name: '"plans"', action: 'changed' },
    ])
  })

  test('people are subscribed by their addresses, by a group, or all', async () => {
    await manage('create-channel', ...OF, '--name', 'news')
    expect(await pipe('yan@first.example\n', 'subscribe', ...OF, '--channel', 'plans', '--list')).toEqual({
      ...{ channel: 'plans', subscribed: 1, already_subscribed: 0 },
    })
    expect(await manage('subscribe', ...OF, '--channel', 'news', '--group', 'role:members')).toMatchObject({
      ...{ subscribed: 1, already_subscribed: 1 },
    })
    expect(await manage('subscribe', ...OF, '--channel', 'news', '--everybody')).toMatchObject({ subscribed: 1, already_subscribed: 2 })
    expect(await subscribers()).toMatchObject({ plans: 2, news: 3 })
  })

  test('of a list, as create-users takes it, the lines without an account are named, and the others subscribed', async () => {
    await manage('create-channel', ...OF, '--name', 'lists')
    const lines = ['email,full_name,role', ...addresses.map((email) => `${email},Somebody,`), 'nobody@first.example,Nobody,member']
    const { code, stdout } = await site.pipe(lines.join('\n'), 'subscribe', ...OF, '--channel', 'lists', '--list', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toEqual({
      ...{ channel: 'lists', subscribed: 2, already_subscribed: 0 },
      missing: [{ line: 4, email: 'nobody@first.example', reason: 'there is no account' }],
    })
  })

  test('what cannot be is refused with its reason', async () => {
    expect(await refused('subscribe', ...OF, '--channel', 'news')).toContain('one of --everybody, --group and --list is needed')
    expect(await refused('subscribe', ...OF, '--channel', 'nowhere', '--everybody')).toContain("--channel: there is no channel 'nowhere'")
    expect(await refused('subscribe', ...OF, '--channel', 'news', '--group', 'x')).toContain("--group: there is no group 'x'")
    expect(await refused('create-channel', ...OF, '--name', 'NEWS')).toContain("Channel 'NEWS' already exists")
    expect(await refused('create-channel', ...OF, '--name', 'guests', '--as', 'zoe@first.example')).toContain('You do not have permission')
    expect(await refused('add-default-channel', ...OF, '--channel', 'plans')).toContain('private channel')
  })
})

test('the owner of a new organisation logs in with the password chosen by the link that create-realm prints, or mails', async () => {
  const owner = ['--owner-email', 'ola@example.com', '--owner-name', 'Ola']
  const { password_link: link, api_key } = await manage('create-realm', '--subdomain', 'fresh', '--name', 'Fresh', ...owner)
  expect(link).toMatch(/^http:\/\/fresh\.localhost(:\d+)?\/accounts\/password\/reset\/[\w-]{43}$/)
  expect(await logIn('ola@example.com', 'the first password', 'fresh.localhost')).toMatchObject({ code: 'AUTHENTICATION_FAILED' })
  expect(await choose(link, 'the first password')).toBe(200)
  expect(await logIn('ola@example.com', 'the first password', 'fresh.localhost')).toMatchObject({ result: 'success' })
  expect((await ownUser('ola@example.com', api_key, 'fresh.localhost')).body).toMatchObject({ code: 'INVALID_API_KEY' })
  const mailed = await manage('create-realm', '--subdomain', 'mailed', '--name', 'Mailed', '--mail-link', ...owner)
  expect(mailed).toMatchObject({ mailed_to: 'ola@example.com' })
  expect(mailed).not.toHaveProperty('password_link')
})

test('deactivate-realm ends the polls of an organisation and closes it, and reactivate-realm opens it again', async () => {
  const owner = 'owner@closed.example.com'
  const { api_key } = await manage(
    ...['create-realm', '--subdomain', 'closed', '--name', 'Closed', '--owner-email', owner, '--owner-name', 'Clara'],
  )
  const ask = async (path: string, body?: Record<string, string>) => {
    const method = body ? 'POST' : 'GET'
    const form = body && new URLSearchParams(body).toString()
    const asked = request(`${server.url}/api/v1${path}`, { method, auth: `${owner}:${api_key}`, headers: HOST }).end(form)
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const answer = (await json(response)) as Record<string, unknown>
    noteExchange({ method, path: `/api/v1${path}`, body: form }, { status: response.statusCode ?? 0, body: answer })
    return answer
  }
  const HOST = { Host: 'closed.localhost', 'Content-Type': 'application/x-www-form-urlencoded' }
  const queues = await Promise.all(['["realm"]', '["message"]'].map((event_types) => ask('/register', { event_types })))
  const polls = queues.map(({ queue_id, last_event_id }) => ask(`/events?queue_id=${queue_id}&last_event_id=${last_event_id}`))
  await ask('/users/me')
  await manage('deactivate-realm', '--realm', 'closed')
  expect(await polls[0]).toMatchObject({ events: [{ type: 'realm', op: 'deactivated' }] })
  const refused = { result: 'error', code: 'REALM_DEACTIVATED', msg: 'This organisation has been deactivated' }
  expect(await polls[1]).toEqual(refused)
  expect(await ask(`/events?queue_id=${queues[0]?.queue_id}&dont_block=true`)).toEqual(refused)
  expect(await ask('/messages', { type: 'direct', to: '[1]', content: 'x' })).toEqual(refused)
  await manage('reactivate-realm', '--realm', 'closed')
  expect(await ask('/users/me')).toMatchObject({ result: 'success' })
  expect(await ask(`/events?queue_id=${queues[0]?.queue_id}&dont_block=true`)).toMatchObject({ code: 'BAD_EVENT_QUEUE_ID' })
})

test('export-realm writes the rows and files of one organisation, and no secret', async () => {
  const { member } = (await server.demo()).users
  const headers = { Authorization: `Basic ${Buffer.from(`${member.email}:${member.api_key}`).toString('base64')}` }
  const form = new FormData()
  form.append('file', new Blob(['a file of the organisation']), 'note.txt')
  const uploaded = (await (await fetch(`${server.url}/api/v1/user_uploads`, { method: 'POST', headers, body: form })).json()) as {
    url: string
  }
  const body = new URLSearchParams({ type: 'channel', to: 'general', topic: 'export', content: `See [this](${uploaded.url}) 東京` })
  await fetch(`${server.url}/api/v1/messages`, { method: 'POST', headers, body })
  const file = join(site.dataDir, 'export.tar.gz')
  const told = (await manage('export-realm', '--realm', '', file)) as unknown as { rows: number; files: number }
  expect(told).toMatchObject({ files: 1 })
  const folder = join(site.dataDir, 'exported')
  mkdirSync(folder)
  expect(spawnSync('tar', ['-xf', file, '-C', folder]).status).toBe(0)
  const rows = (table: string) =>
    readFileSync(join(folder, 'tables', table, '000001.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(rows('messages').at(-1)).toMatchObject({ topic: 'export', content: expect.stringContaining('東京') })
  expect(rows('realms')).toMatchObject([{ name: 'Demo' }])
  expect(rows('users').map(({ realm_id }) => realm_id)).toEqual(rows('users').map(() => 1))
  expect(rows('users')[0]).not.toHaveProperty('password_hash')
  expect(readdirSync(join(folder, 'tables'))).not.toContain('api_keys')
  expect(readFileSync(join(folder, 'files', uploaded.url.replace('/user_uploads/', '')), 'utf8')).toBe('a file of the organisation')
  expect((await site.manage('export-realm', '--realm', '', file)).stderr).toContain('the file already exists')
})
