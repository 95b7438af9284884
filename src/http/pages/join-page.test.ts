// databases: once

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailJoiners } from '../../jobs/requested-mails.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER, startBrowser } from '../../testing/browser.ts'
import { mailTo, NO_WORKER } from '../../testing/mails.ts'
import { testProvider } from '../../testing/openid-provider.ts'
import { joinPage } from './join.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())

const PASSWORD = 'a long enough password'
let n = 0
async function invited(): Promise<{ email: string; path: string }> {
  const email = `page${++n}@example.org`
  const { status } = await app.as('member').post('/invites', { invitee_emails: email, stream_ids: [] })
  expect(status).toBe(200)
  return { email, path: (await mailTo(email)).path }
}

describe.skipIf(NO_BROWSER)('in a browser without script', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser?.close())

  /** A new page, and the console messages of the browser. */
  async function open(path: string, size = { width: 1024, height: 768 }): Promise<{ page: Page; complaints: string[] }> {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: size })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(app.url + path)
    return { page, complaints }
  }
  const titleOf = async (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent()

  test('an invited person creates an account and can log in with it', async () => {
    const { email, path } = await invited()
    const { page, complaints } = await open(path)
    expect(await titleOf(page)).toBe('Join Demo')
    expect(await page.getByText('Mika Member has invited you').count()).toBe(1)
    expect(await page.getByLabel('Email address').inputValue()).toBe(email)
    await page.getByLabel('Your name').fill('Nora <b>New</b>')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()

    // A refused name: the error appears at the top and at the field, and the input is kept.
    expect(await page.title()).toBe('Error: Join Demo')
    const fault = 'Your name: must not contain any of: * ` \\ > " @'
    expect(await page.getByRole('alert').textContent()).toBe(fault)
    const name = page.getByLabel('Your name')
    expect(await name.inputValue()).toBe('Nora <b>New</b>')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await name.getAttribute('aria-describedby')).toContain('full_name-fault')
    expect(await page.locator('#full_name-fault').textContent()).toBe(fault)
    expect(await page.locator('b').count()).toBe(0)

    await name.fill('Nora New')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    expect(await titleOf(page)).toBe('Welcome, Nora New')
    expect(await page.getByRole('listitem').count()).toBe(2)
    expect(await page.context().cookies()).toEqual([])
    const { body } = await app.client().post('/fetch_api_key', { username: email, password: PASSWORD })
    expect(body).toMatchObject({ result: 'success', email })

    await page.goto(app.url + path)
    expect(await titleOf(page)).toBe('Welcome, Nora New')
    // The console logs the status above 400. It would also log a violation of the page's own policy.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  })

  test('the keyboard alone is enough', async () => {
    const { email, path } = await invited()
    const { page } = await open(path)
    // The address comes first, although it cannot be changed.
    for (const text of ['', 'Kim Keys', PASSWORD]) {
      await page.keyboard.press('Tab')
      if (text) await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    expect(await titleOf(page)).toBe('Welcome, Kim Keys')
    expect(await User.findByEmail(1, email)).toMatchObject({ full_name: 'Kim Keys' })
  })

  test('the browser itself rejects missing or short input', async () => {
    const { email, path } = await invited()
    const { page } = await open(path)
    await page.getByLabel('Your name').fill('Sam Short')
    await page.getByLabel('Password').pressSequentially('12345')
    await page.getByRole('button', { name: 'Create account' }).click()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Sam Short')
    expect(await User.findByEmail(1, email)).toBeNull()
  })

  test('the page fits a telephone', async () => {
    const { path } = await invited()
    const { page } = await open(path, { width: 320, height: 640 })
    const button = await page.getByRole('button', { name: 'Create account' }).boundingBox()
    expect(button && button.x >= 0 && button.x + button.width <= 320).toBe(true)
    const field = await page.getByLabel('Password').boundingBox()
    expect(field && field.width > 250 && field.x + field.width <= 320).toBe(true)
  })

  test('where anybody may join, somebody who enters an address gets a mail', async () => {
    await app.as('owner').must.patch('/realm', { invite_required: false })
    const { page, complaints } = await open('/join')
    expect(await titleOf(page)).toBe('Join Demo')
    await page.getByLabel('Email address').fill('alone@example.org')
    await page.getByRole('button', { name: 'Send me the email' }).click()
    expect(await titleOf(page)).toBe('Check your email')
    await mailJoiners(app.server.app)
    await page.goto(app.url + (await mailTo('alone@example.org')).path)
    await page.getByLabel('Your name').fill('Ali Alone')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    expect(await titleOf(page)).toBe('Welcome, Ali Alone')
    expect(complaints).toEqual([])
    await app.as('owner').must.patch('/realm', { invite_required: true })
  })

  test('a reusable link requests an email address and sends a mail to it', async () => {
    const { body } = await app.as('administrator').post('/invites/multiuse', {})
    const { page } = await open(new URL(body.invite_link).pathname)
    await page.getByLabel('Email address').fill('walk-in@example.org')
    await page.getByRole('button', { name: 'Send me the email' }).click()
    expect(await titleOf(page)).toBe('Check your email')
    await page.goto(app.url + (await mailTo('walk-in@example.org')).path)
    expect(await page.getByLabel('Email address').inputValue()).toBe('walk-in@example.org')
  })
})

test('the page stays out of caches, frames and the Referer header, and runs no script', async () => {
  const { path } = await invited()
  for (const url of [path, '/join/nonsense']) {
    const { headers, body } = await app.client().raw(url)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(body).not.toMatch(/<script|javascript:|style="|\son[a-z]+="/)
  }
})

test('everything that people entered is escaped', () => {
  const evil = `"'><script>alert(1)</script>&`
  const fault = { field: undefined, label: undefined, text: undefined, english: evil }
  const ways = { byForm: true, vouchers: [{ ...testProvider('corp', 'https://id.example'), displayName: evil }], path: evil }
  for (const view of [
    {
      ...ways,
      kind: 'account',
      realmName: evil,
      inviterName: evil,
      email: evil,
      fullName: evil,
      fault: { ...fault, field: 'full_name', label: 'page.joinName' },
    },
    {
      ...ways,
      kind: 'address',
      realmName: evil,
      inviterName: evil,
      email: evil,
      fault: { ...fault, text: { key: 'fault.signs', values: { signs: evil } } },
    },
    { kind: 'mailed', email: evil },
    { kind: 'asked', email: evil },
    ...[true, false].map((isByThis) => ({ kind: 'welcome' as const, realmName: evil, url: evil, email: evil, fullName: evil, isByThis })),
  ] as const) {
    const page = joinPage(app.server.app, view).htmlFor('en', { name: evil, icon: evil, language: 'en' })
    expect(page).not.toContain('<script')
    expect(page).not.toContain(`"'>`)
    expect(page).toContain('&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;')
  }
})

test.each([
  ['no form', { headers: { 'Content-Type': 'application/json' }, body: '{"full_name":"N","password":"long enough"}' }, 400],
  ['NUL', { body: 'full_name=a%00b&password=long+enough' }, 400],
  ['nothing', { body: '' }, 400],
  ['too much', { body: `full_name=${'x'.repeat(40_000)}` }, 400],
  ['a control character', { body: 'full_name=N&password=long+enough%07+for+this' }, 400],
  [
    'another charset',
    {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-16' },
      body: 'full_name=N&password=long+enough+for+this',
    },
    400,
  ],
  ['broken encoding', { body: 'full_name=%ff%00&password=long+enough' }, 400],
  ['a broken form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=nonsense' }, body: 'a=b' }, 400],
])('%s is refused with a page, and the link stays usable', async (_, init, status) => {
  const { email, path } = await invited()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...('headers' in init ? init.headers : {}) }
  const answer = await app.client().raw(path, { method: 'POST', ...init, headers })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await User.findByEmail(1, email)).toBeNull()
  expect((await app.client().raw(path)).status).toBe(200)
})

test('a URL that cannot be decoded counts as an invalid link', async () => {
  expect(await app.client().raw('/join/%ff')).toMatchObject({ status: 404, body: (await app.client().raw('/join/x')).body })
})
