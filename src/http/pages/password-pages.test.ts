// databases: once
// run: full

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailResets } from '../../jobs/requested-mails.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER, startBrowser } from '../../testing/browser.ts'
import { mailTo, NO_WORKER } from '../../testing/mails.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())

const FORGOT = '/accounts/password/reset'
const FRESH = 'quite another passphrase'
async function linkTo(email: string): Promise<string> {
  await app.client().raw(FORGOT, { method: 'POST', body: new URLSearchParams({ email }) })
  await mailResets(app.server.app)
  return (await mailTo(email)).path
}

describe.skipIf(NO_BROWSER)('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser?.close())

  const titleOf = async (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent()

  test('without script, a person who forgot the password requests a mail, chooses another one and can log in', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(`${app.url}${FORGOT}/`)
    expect(await titleOf(page)).toBe('Forgot your password?')
    // By the keyboard alone.
    await page.keyboard.press('Tab')
    await page.keyboard.type('member@example.com')
    await page.keyboard.press('Enter')
    await expect.poll(() => titleOf(page)).toBe('Check your email')
    await mailResets(app.server.app)
    await page.goto(app.url + (await mailTo('member@example.com')).path)
    expect(await titleOf(page)).toBe('Choose a new password')
    // For programs that store passwords.
    const address = page.getByLabel('Email address')
    expect([await address.inputValue(), await address.getAttribute('autocomplete')]).toEqual(['member@example.com', 'username'])
    const field = page.getByLabel('New password')
    expect(await field.getAttribute('autocomplete')).toBe('new-password')
    const box = await page.getByRole('button', { name: 'Set the password' }).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)

    await field.fill('member@example.com')
    await page.getByRole('button', { name: 'Set the password' }).click()
    expect(await page.title()).toBe('Error: Choose a new password')
    expect(await page.getByRole('alert').textContent()).toBe('New password: is too easy to guess')
    expect([await field.getAttribute('aria-invalid'), await field.inputValue()]).toEqual(['true', ''])
    await field.fill(FRESH)
    await page.getByRole('button', { name: 'Set the password' }).click()
    expect(await titleOf(page)).toBe('The password has been changed')
    expect(await context.cookies()).toEqual([])
    const { body } = await app.client().post('/fetch_api_key', { username: 'member@example.com', password: FRESH })
    expect(body).toMatchObject({ result: 'success' })

    await page.goto(`${app.url}${FORGOT}/nonsense`)
    expect(await titleOf(page)).toBe('This link is not valid')
    await page.getByRole('link', { name: 'Request a new one' }).click()
    expect(await titleOf(page)).toBe('Forgot your password?')
    // The console logs the two statuses above 400. It would also log a violation of the page's own policy.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
    await context.close()
  })
})

test('the pages stay out of caches, frames and the Referer header, and run no script', async () => {
  for (const url of [FORGOT, await linkTo('guest@example.com'), `${FORGOT}/nonsense`]) {
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

test.each([
  ['no form', { headers: { 'Content-Type': 'application/json' }, body: '{"password":"long enough, is it not"}' }, 'Choose a new password'],
  ['nothing', { body: '' }, 'Choose a new password'],
  ['too much', { body: `password=${'x'.repeat(40_000)}` }, 'The form could not be read'],
  ['broken encoding', { body: 'password=%ff%00abcdefgh' }, 'The form could not be read'],
  ['a control character', { body: 'password=long+enough,%07+is+it+not' }, 'The form could not be read'],
  [
    'another charset',
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=iso-8859-1' }, body: 'password=long+enough,+is+it+not' },
    'The form could not be read',
  ],
])('%s is refused with a page, and the link stays usable', async (_, init, title) => {
  const path = await linkTo('owner@example.com')
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...('headers' in init ? init.headers : {}) }
  const answer = await app.client().raw(path, { method: 'POST', ...init, headers })
  expect(answer).toMatchObject({ status: 400, body: expect.stringContaining(`<h1>${title}</h1>`) })
  expect((await app.client().raw(path)).body).toContain('<h1>Choose a new password</h1>')
})
