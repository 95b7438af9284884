// databases: once
// run: full
// The web client at another host than its server: with a server, with the sandbox and with the mock. The sandbox has its own page too.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createClient, unwrap } from '../../clients/typescript/src/index.ts'
import { startMock } from '../../scripts/mock.ts'
import { writeWebClient } from '../../scripts/web-client.ts'
import { NO_BROWSER, startBrowser } from '../../src/testing/browser.ts'
import { imageOf } from '../../src/testing/images.ts'
import { axeFaults } from '../../src/testing/web-client.ts'
import { startSandbox } from '../sandbox-process.ts'
import { createSite } from '../server.ts'

/** For what a page shows a moment later. */
const PATIENCE = { timeout: 20_000 }
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

describe.skipIf(NO_BROWSER)('in a browser', { timeout: 180_000 }, () => {
  let browser: Browser
  /** What ends what a test has started, the last first. */
  let ends: (() => unknown)[] = []
  /** The browser's complaints, and its requests to neither the page's host nor its server. */
  let troubles: string[] = []
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser?.close())
  beforeEach(() => {
    troubles = []
  })
  afterEach(async () => {
    for (const end of ends.reverse()) await end()
    ends = []
  })

  async function newPage(hosts: string[], options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext(options)
    ends.push(() => context.close())
    const page = await context.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load')) troubles.push(message.text())
    })
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('request', (request) => {
      const url = request.url().replace(/^blob:/, '')
      if (!hosts.some((host) => url.startsWith(host))) troubles.push(`asks ${url}`)
    })
    return page
  }

  /** The client of a server at a host of static files. */
  async function hosted(site: string, options?: BrowserContextOptions): Promise<Page> {
    const folder = mkdtempSync(join(tmpdir(), 'web-client-'))
    ends.push(() => rmSync(folder, { recursive: true }))
    await writeWebClient(site, folder)
    const host = createServer(({ url = '' }, response) => {
      const path = url === '/' ? '/index.html' : url
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/json').end(readFileSync(join(folder, path)))
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    ends.push(() => closed(host))
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
    const page = await newPage([url, site], options)
    await page.goto(url)
    return page
  }
  const closed = (host: Server): Promise<unknown> => {
    host.closeAllConnections()
    return new Promise((resolve) => host.close(resolve))
  }

  async function logIn(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  const texts = (page: Page) => page.locator('.message .content').allInnerTexts()
  async function write(page: Page, text: string): Promise<void> {
    await page.locator('form.compose textarea').fill(text)
    await page.keyboard.press('Control+Enter')
  }

  test('at a host of its own, it logs in by password, shows pictures that need a key, opens files, sends, and gets events', async () => {
    const at = await createSite(inject('databaseUrl'))
    ends.push(() => at.remove())
    const server = await at.start()
    ends.push(() => server.end('SIGTERM'))
    const { users } = await server.demo()
    const { email, api_key: apiKey } = users.owner
    const owner = createClient({ site: server.url, email, apiKey })
    const picture = await owner.upload(new Blob([new Uint8Array(await imageOf('png', { width: 60, height: 40 }))], { type: 'image/png' }), {
      name: 'lake.png',
    })
    const say = (content: string) => unwrap(owner.POST('/messages', { body: { type: 'channel', to: 'general', topic: 'hosts', content } }))
    await say(`Look: [the lake](${picture.url})`)
    const page = await hosted(server.url)
    await page.getByRole('heading', { name: /^Log in to / }).waitFor()
    await logIn(page, users.member.email, 'a guess')
    await page.getByRole('alert').waitFor()
    await logIn(page, users.member.email, users.member.password ?? '')
    await page.locator('.messages').waitFor()
    const channel = await unwrap(owner.GET('/get_stream_id', { params: { query: { stream: 'general' } } }))
    await page.evaluate(`location.hash = '#narrow/channel/${channel.stream_id}/topic/hosts'`)
    const loaded = (images: string): Promise<unknown> =>
      page.evaluate(
        `[...document.querySelectorAll('${images}')].map((one) => [one.naturalWidth > 0, one.currentSrc.split(':')[0]].join(' '))`,
      )
    await expect.poll(() => loaded('.message .content img'), PATIENCE).toEqual(['true blob'])
    await expect.poll(() => loaded('.sidebar header img'), PATIENCE).toEqual(['true http'])
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'the lake' }).first().click()
    expect((await opened).url()).toContain(`${server.url}/user_uploads/temporary/`)
    await write(page, 'A fine lake.')
    await page.locator('[data-message]', { hasText: 'A fine lake.' }).waitFor()
    await say('Is it not?')
    await expect.poll(() => texts(page), PATIENCE).toEqual([expect.stringContaining('Look'), 'A fine lake.', 'Is it not?'])
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')).toBe('[{},{},""]')
    await page.reload()
    await page.getByRole('heading', { name: /^Log in to / }).waitFor()
    expect(troubles).toEqual([])
  })

  test('the sandbox has it at /app, where one click logs in, and at another host no password is needed', async () => {
    const sandbox = await startSandbox()
    ends.push(() => sandbox.end())
    const own = await newPage([sandbox.url])
    await own.goto(`${sandbox.url}/app#narrow/is/starred`)
    await own.getByRole('button', { name: 'Mika Member' }).click()
    await own.locator('.messages').waitFor()
    const other = await hosted(sandbox.url, { bypassCSP: true })
    await other.getByRole('button', { name: 'Log in' }).waitFor()
    expect(await axeFaults(other)).toEqual([])
    await logIn(other, 'member2@example.com', '')
    await other.locator('.messages').waitFor()
    for (const page of [own, other]) await page.evaluate("location.hash = '#narrow/channel/1/topic/hosts'")
    await write(own, 'Can you read this?')
    await expect.poll(() => texts(other), PATIENCE).toEqual(['Can you read this?'])
    await write(other, 'Yes.')
    await expect.poll(() => texts(own), PATIENCE).toEqual(['Can you read this?', 'Yes.'])
    expect(troubles).toEqual([])
  })

  test('with the mock it shows what the examples are, and nothing breaks', async () => {
    const mock = await startMock('127.0.0.1', 0, { min: 1_000, max: 1_000 })
    ends.push(() => mock.close())
    const page = await hosted(mock.url)
    await logIn(page, 'member@example.com', 'any')
    await page.locator('[data-message]').first().waitFor()
    for (const hash of ['#narrow/is/starred', '#settings', '#channels', '#users', '#organization', '#feed']) {
      await page.evaluate(`location.hash = '${hash}'`)
      await page.locator('.messages, .manage').waitFor()
    }
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([])
    expect(troubles).toEqual([])
  })
})
