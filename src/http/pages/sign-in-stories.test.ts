// databases: once
// run: full
// A person in a real browser, by each way to log in: from the login page to logging out everywhere, and after the provider or the directory
// has deactivated them.

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER, startBrowser } from '../../testing/browser.ts'
import { lacksSlapd, PEOPLE, passwordOf, startDirectory, type TestDirectory } from '../../testing/directory.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { startProvider, type TestProvider } from '../../testing/openid-provider.ts'

/** What a page of the server gets by its cookie alone. */
interface Got {
  status: number
  location: string | null
  offset: string | null
  challenge: string | null
  text: string
}
const WAITING = { timeout: 30_000 }

describe.skipIf(NO_BROWSER || lacksSlapd)('a person in a browser', { timeout: 120_000 }, () => {
  let app: TestApp
  let corp: TestProvider
  let slapd: TestDirectory
  let browser: Browser
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    corp = await startProvider('corp')
    slapd = await startDirectory({ mia: { mail: 'member2@example.com' } })
    app = await startTestApp({ ...NO_WORKER, providers: [corp.provider], directories: [slapd.directory()] })
    app.server.app.config.externalUrl = new URL(app.url)
    corp.serve(app.url)
    browser = await startBrowser()
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await app.close()
    await slapd.close()
    await corp.close()
  })
  beforeEach(async () => {
    context = await browser.newContext({ locale: 'en' })
    page = await context.newPage()
  })
  afterEach(() => context.close())

  const fillIn = async (name: string, password: string): Promise<void> => {
    await page.getByLabel('Email address or user name').fill(name)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  const atProvider = async (): Promise<void> => {
    corp.person = { sub: 'mo', email: 'member@example.com', email_verified: true }
    await page.getByRole('link', { name: 'Log in with CORP' }).click()
  }
  const atDirectory = () => fillIn('mia', passwordOf('mia'))
  const openLogin = () => page.goto(`${app.url}/accounts/login?next=/accounts/sessions`)
  /** A page whose policy lets its scripts ask the server. */
  const DOCS = '/api/docs'
  const logIn = async (by: () => Promise<void>): Promise<void> => {
    await openLogin()
    await by()
    await page.getByRole('heading', { name: 'Your sessions and keys' }).waitFor(WAITING)
  }
  const ask = async (path: string, init: RequestInit = {}): Promise<Got> => {
    if (page.url() !== app.url + DOCS) await page.goto(app.url + DOCS)
    return page.evaluate(
      async ([path, init]) => {
        const answer = await fetch(path as string, init as RequestInit)
        const [location, offset, challenge] = ['location', 'upload-offset', 'www-authenticate'].map((name) => answer.headers.get(name))
        return { status: answer.status, location, offset, challenge, text: await answer.text() } as Got
      },
      [path, init] as const,
    )
  }
  const TUS = { 'Tus-Resumable': '1.0.0' }
  const piece = (at: number, body: string): RequestInit => ({
    method: 'PATCH',
    headers: { ...TUS, 'Upload-Offset': String(at), 'Content-Type': 'application/offset+octet-stream' },
    body,
  })
  /** Begins an upload of eight bytes, and sends half of them. Returns its path. */
  const beginUpload = async (): Promise<string> => {
    const begun = await ask('/api/v1/tus', {
      method: 'POST',
      headers: { ...TUS, 'Upload-Length': '8', 'Upload-Metadata': `filename ${btoa('a.txt')}` },
    })
    expect(begun.status).toBe(201)
    const path = new URL(begun.location ?? '', app.url).pathname
    expect(await ask(path, piece(0, 'half'))).toMatchObject({ status: 204, offset: '4' })
    return path
  }
  const REFUSED = { status: 401, challenge: 'Session' }
  const DEACTIVATED = { status: 401, text: expect.stringContaining('USER_DEACTIVATED') }
  const emailHere = async (): Promise<unknown> => JSON.parse((await ask('/api/v1/users/me')).text).delivery_email

  test.each([
    ['by password', 'moderator', () => fillIn('moderator@example.com', DEMO_PASSWORD)],
    ['by a provider', 'member', atProvider],
    ['by a directory', 'member2', atDirectory],
  ] as const)('logs in %s, resumes an upload with the cookie, and logs out everywhere', async (_, name, by) => {
    await logIn(by)
    expect(await emailHere()).toBe(app.demo.users[name].email)
    expect(await page.evaluate('document.cookie')).toBe('')
    const upload = await beginUpload()
    await page.reload()
    expect((await ask(upload, { method: 'HEAD', headers: TUS })).offset).toBe('4')
    const done = await ask(upload, piece(4, 'rest'))
    expect(done.status).toBe(200)
    const { url } = JSON.parse(done.text)
    expect(await ask(url)).toMatchObject({ status: 200, text: 'halfrest' })
    const another = await beginUpload()

    await page.goto(`${app.url}/accounts/sessions`)
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('heading', { name: /^Log in to / }).waitFor(WAITING)
    for (const [path, init] of [['/api/v1/users/me'], [url], [another, piece(4, 'rest')]] as const)
      expect([path, await ask(path, init)]).toEqual([path, expect.objectContaining(REFUSED)])
    expect((await app.as(name).get('/users/me')).body.code).toBe('INVALID_API_KEY')
    await app.logIn(name)
  })

  test('deactivated at the provider is logged out, in the middle of an upload too, and gets in no more', async () => {
    await logIn(atProvider)
    const upload = await beginUpload()
    const body = new URLSearchParams({ logout_token: corp.logoutToken('mo') })
    expect((await app.client().raw('/accounts/login/oidc/corp/logout', { method: 'POST', body })).status).toBe(200)
    expect(await ask(upload, piece(4, 'rest'))).toMatchObject(REFUSED)
    expect(await ask('/api/v1/users/me')).toMatchObject(REFUSED)
    // The session there has ended too, and the person can begin no other.
    await context.clearCookies({ name: /^_/ })
    await openLogin()
    corp.person = undefined
    await page.getByRole('link', { name: 'Log in with CORP' }).click()
    await page.getByRole('alert').filter({ hasText: 'CORP did not let you in' }).waitFor(WAITING)
    expect(await ask('/api/v1/users/me')).toMatchObject(REFUSED)
    // The keys of apps go on until the account is deactivated here.
    expect((await app.as('member').get('/users/me')).status).toBe(200)
  })

  test('who is no longer in the directory gets in no more, and is out once the account is deactivated here', async () => {
    await logIn(atDirectory)
    const upload = await beginUpload()
    await slapd.administer((client) => client.del(`uid=mia,${PEOPLE}`))
    expect(await emailHere()).toBe('member2@example.com')
    const window = await (await browser.newContext({ locale: 'en' })).newPage()
    const former = page
    page = window
    await openLogin()
    await atDirectory()
    await page.getByRole('alert').filter({ hasText: 'The name or the password is wrong.' }).waitFor(WAITING)
    await window.context().close()
    page = former
    await app.as('owner').must.delete(`/users/${app.idOf('member2')}`)
    expect(await ask(upload, piece(4, 'rest'))).toMatchObject(DEACTIVATED)
    expect(await ask('/api/v1/users/me')).toMatchObject(DEACTIVATED)
    await page.goto(`${app.url}/accounts/sessions`)
    await page.getByRole('heading', { name: /^Log in to / }).waitFor(WAITING)
  })
})
