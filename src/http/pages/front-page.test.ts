// databases: once

import { mkdtemp } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { setRealmActive } from '../../actions/organisation/realms.ts'
import { readConfig } from '../../config.ts'
import { serverContext } from '../../context.ts'
import { Realm } from '../../models/realm.ts'
import { startServer } from '../../server/app.ts'
import { openApp } from '../../server/open-app.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { cookieOf, logInByPage, postByPage } from '../../testing/sessions.ts'

let app: TestApp
/** What a browser gets that opens the server by this host name. */
function visit(path = '/', host = 'chat.example.com', accept = 'text/html,*/*;q=0.8', origin = app.url, cookie = '') {
  return new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    get(origin + path, { headers: { Host: host, Accept: accept, Cookie: cookie } }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), headers: response.headers })
    }).on('error', reject)
  })
}

async function changeRealm(changes: Partial<Realm>): Promise<void> {
  await Realm.update(changes, { where: { id: 1 } })
  app.server.app.caches.clear()
}

describe('the first page in production', () => {
  beforeAll(async () => {
    app = await startTestApp({ ...NO_WORKER, production: true, externalUrl: new URL('https://chat.example.com') })
  })
  afterAll(() => app.close())
  beforeEach(() => changeRealm({ name: 'Acme & Sons', description: 'Where **Acme** talks.', subdomain: '' }))

  test('greets with name, icon and description of the organisation, and says how people come in', async () => {
    const { status, body } = await visit()
    expect(status).toBe(200)
    expect(body).toContain('<title>Acme &amp; Sons</title>')
    expect(body).toContain('<h1>Acme &amp; Sons</h1>')
    expect(body).toContain('<img src="/avatar/realm/1" alt=""')
    expect(body).toContain('<p>Where <strong>Acme</strong> talks.</p>')
    expect(body).toContain('<code>https://chat.example.com</code>')
    expect(body).toContain('<a href="/accounts/login?next=/app">Log in</a>')
    expect(body).toContain('<a href="/accounts/password/reset">Forgot your password?</a>')
    expect(body).toContain('Open the link in the invitation')
    expect(body).toContain('<a href="/guides/administering">')
    expect(body).not.toMatch(/development|demo/)
  })

  test('leads somebody who is logged in to the web client, for as long as the session lasts', async () => {
    const { email, password = '' } = app.demo.users.member
    const cookie = await logInByPage(app, email, password)
    const { status, headers } = await visit('/', undefined, undefined, undefined, cookie)
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/app', 'no-store'])
    await postByPage(app, '/accounts/logout', {}, cookie)
    expect((await visit('/', undefined, undefined, undefined, cookie)).body).toContain('Open the link in the invitation')
  })

  test('lets nobody in as a demo account', async () => {
    expect((await visit('/accounts/login')).body).not.toContain('name="demo"')
    const answer = await postByPage(app, '/accounts/login', { demo: 'owner@example.com' })
    expect(answer.status).toBe(400)
    expect(cookieOf(answer)).toBeUndefined()
  })

  test('leads to the page for joining where anybody may', async () => {
    const before = await visit()
    await app.as('owner').must.patch('/realm', { invite_required: false })
    const { body } = await visit()
    await app.as('owner').must.patch('/realm', { invite_required: true })
    expect(before.body).toContain('Accounts are by invitation.')
    expect(before.body).not.toContain('href="/join"')
    expect(body).toContain('<a href="/join">Create account</a>')
    expect(body).not.toContain('Accounts are by invitation.')
  })

  test('says nothing of passwords where nobody has one', async () => {
    const { config } = app.server.app
    config.passwordAuth = false
    const { body } = await visit()
    config.passwordAuth = true
    expect(body).toContain('You have an account')
    expect(body).not.toContain('password')
  })

  test('shows hostile words of a name and a description as text, and allows no script, style or file from elsewhere', async () => {
    const evil = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&`
    await changeRealm({ name: evil, description: `${evil}\n\n[x](javascript:alert(1)) ![y](https://evil.example.com/y.png)` })
    const { body, headers } = await visit()
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(body).not.toMatch(/<script|<img src=x|href="javascript|"'>/)
    expect(body).toContain('<h1>&quot;&#39;&gt;&lt;script&gt;')
  })

  test('tells nothing that the server settings do not tell', async () => {
    const { body } = await visit()
    const people = Object.values(app.demo.users).flatMap(({ email, full_name }) => [email, full_name])
    const channels = Object.values(app.demo.channels).map(({ name }) => `#${name}`)
    for (const name of [...people, ...channels, app.server.app.config.version]) expect(body).not.toContain(name)
  })

  test('an organisation at a subdomain has its own page, and the root domain then names none', async () => {
    await changeRealm({ subdomain: 'acme' })
    const own = await visit('/', 'acme.chat.example.com')
    expect([own.status, own.body]).toEqual([200, expect.stringContaining('<code>https://acme.chat.example.com</code>')])
    const root = await visit()
    expect([root.status, root.body]).toEqual([200, expect.stringContaining('<code>https://name.chat.example.com</code>')])
    expect(root.body).not.toMatch(/acme/i)
  })

  test.each(['nobody.chat.example.com', 'elsewhere.example.org'])('the unknown host %s has its page', async (host) => {
    const { status, body } = await visit('/', host)
    expect([status, body]).toEqual([404, expect.stringContaining('<h1>There is no organisation at this address</h1>')])
    expect(body).not.toContain('Acme')
  })

  test('a deactivated organisation says so, and nothing else about itself', async () => {
    const ctx = serverContext(app.server.app, { id: 1 })
    await setRealmActive(ctx, false)
    const { status, body } = await visit()
    await setRealmActive(ctx, true)
    expect([status, body]).toEqual([410, expect.stringContaining('<h1>This organisation has been deactivated</h1>')])
    expect(body).not.toMatch(/Acme|avatar/)
    expect((await visit()).status).toBe(200)
  })

  test.each(['/nothing', '/guides/nothing', '/guides/%ff', '/api'])(
    '%s leads nowhere: a page for a browser, and the envelope for a program',
    async (path) => {
      const page = await visit(path)
      expect([page.status, page.body]).toEqual([404, expect.stringContaining('<h1>There is no such page</h1>')])
      expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: expect.stringContaining('Accept') })
      const answer = await visit(path, undefined, '*/*')
      expect([answer.status, JSON.parse(answer.body)]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
    },
  )

  test('pages behind links show the organisation too', async () => {
    const { body } = await visit('/accounts/password/reset')
    expect(body).toContain('<img src="/avatar/realm/1" alt="" width="40" height="40"> <span>Acme &amp; Sons</span>')
    expect((await visit('/accounts/password/reset', 'elsewhere.example.org')).body).not.toContain('Acme')
  })
})

test('a server without an organisation says how to create one', async () => {
  const dataDir = await mkdtemp(join(inject('folder'), 'empty-'))
  const server = await startServer(await openApp(readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error' })))
  const { status, body } = await visit('/', '127.0.0.1', undefined, `http://127.0.0.1:${server.port}`)
  await server.close()
  expect([status, body]).toEqual([200, expect.stringContaining('<h1>This server has no organisation yet</h1>')])
  expect(body).toContain('parley manage create-realm')
})
