// databases: once
// run: full

import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER, startBrowser } from '../../testing/browser.ts'
import { GUIDES } from './guides.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const GUIDE_PAGES = GUIDES.map(({ name }) => `/guides/${name}`)
const PAGES = ['/', '/guides', '/api/docs', '/console', ...GUIDE_PAGES]

test('every page can load and run only what comes from this server', async () => {
  for (const path of PAGES) {
    const { status, headers } = await app.client().raw(path)
    expect([status, headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8'])
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    if (path !== '/api/docs') expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  }
})

test('every link of the pages leads somewhere', async () => {
  const links = new Set<string>()
  for (const path of PAGES) {
    const { body } = await app.client().raw(path)
    for (const [, href = ''] of body.matchAll(/(?:href|src)="([^"]+)"/g)) links.add(new URL(href, app.url + path).href)
  }
  const own = [...links].filter((link) => link.startsWith(app.url))
  expect(own.length).toBeGreaterThan(PAGES.length)
  for (const link of own) expect((await fetch(link)).status, link).toBe(200)
  const known =
    /^http:\/\/127\.0\.0\.1|^https:\/\/(?:tus\.io|www\.standardwebhooks\.com)\/|^https:\/\/github\.com\/[\w./-]+\/issues\/\d+$|^data:,$/
  for (const link of links) expect(link).toMatch(known)
})

test('large scripts and styles are compressed for clients that accept it, and are the same for any other', async () => {
  const { body } = await app.client().raw('/api/docs')
  const assets = [...body.matchAll(/(?:href|src)="(\/assets\/elements\.\w+)"/g)].map(([, path = '']) => path)
  expect(assets.length).toBe(2)
  const load = async (path: string, accepted: string) => {
    const response = await fetch(app.url + path, { headers: { 'Accept-Encoding': accepted } })
    const [coding, type, vary] = ['Content-Encoding', 'Content-Type', 'Vary'].map((name) => response.headers.get(name))
    return {
      status: response.status,
      coding,
      type,
      vary,
      text: await response.text(),
      policy: response.headers.get('Content-Security-Policy'),
    }
  }
  for (const path of assets) {
    const [plain, small] = [await load(path, 'identity'), await load(path, 'gzip, deflate, br')]
    expect([plain.status, plain.coding, small.coding], path).toEqual([200, null, 'gzip'])
    expect({ ...small, coding: null }).toEqual(plain)
    expect(plain.vary).toContain('Accept-Encoding')
  }
  expect((await load('/assets/reference.js', 'gzip')).coding).toBeNull()
})

test('the home page shows the running version, and offers the demo', async () => {
  const { body } = await app.client().raw('/')
  expect(body).toContain(`This server is running: version ${app.server.app.config.version}`)
  expect(body).toContain('demo organisation')
})

test('the index as text lists every operation and guide, and every link of it and of the guides as Markdown leads somewhere', async () => {
  const load = async (path: string) => {
    const { status, headers, body } = await app.client().raw(path)
    expect([path, status, headers.get('Content-Type')]).toEqual([path, 200, expect.stringMatching(/^text\/(plain|markdown)/)])
    return body as string
  }
  const index = await load('/llms.txt')
  expect(index).toMatch(/^# Parley\n\n> .+\n/)
  const { paths } = JSON.parse((await app.client().raw('/openapi.json')).body)
  const operations = Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((method) => (method === 'servers' ? [] : `${method.toUpperCase()} ${path}`)),
  )
  expect([...index.matchAll(/^- `(.+)`: [A-Z].+\.$/gm)].map(([, operation]) => operation).sort()).toEqual(operations.sort())
  const linked = (text: string) => [...text.matchAll(/\]\((\/guides\/[\w.-]+)/g)].map(([, path = '']) => path)
  const guides = linked(index)
  expect(guides.sort()).toEqual(GUIDE_PAGES.map((path) => `${path}.md`).sort())
  for (const guide of guides)
    expect(
      linked(await load(guide)).filter((path) => !guides.includes(path) && !GUIDE_PAGES.includes(path)),
      guide,
    ).toEqual([])
})

test('the table of errors has every code of the contract, with what to do', async () => {
  const { components } = JSON.parse((await app.client().raw('/openapi.json')).body)
  const { body } = await app.client().raw('/guides/errors')
  const codes = Object.entries<Record<string, unknown>>(components.schemas).filter(([, schema]) => schema['x-status'])
  expect(codes.length).toBeGreaterThan(30)
  for (const [code, schema] of codes)
    expect(body).toMatch(new RegExp(`<td><code>${code}</code></td>\\n<td>${schema['x-status']}</td>\\n<td>.+</td>\\n<td>.+</td>`))
})

describe('samples of code in the reference', () => {
  const LANGUAGES = {
    shell: { program: ['sh', '-c'], ready: ['curl', '--version'] },
    javascript: { program: ['node', '--input-type=module', '-e'], ready: ['node', '--version'] },
    python: { program: ['python3', '-c'], ready: ['python3', '-c', 'import requests'] },
  }
  const operations = [
    ['/messages', 'post'],
    ['/messages', 'get'],
    ['/users/me', 'get'],
    ['/users/me/status', 'post'],
    ['/user_uploads', 'post'],
    ['/drafts', 'post'],
  ] as const
  type Samples = { lang: string; source: string }[]
  interface Contract {
    servers: { url: string }[]
    paths: Record<string, Record<string, { 'x-codeSamples': Samples }>>
  }
  let contract: Contract
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'samples-'))
    writeFileSync(join(folder, 'file.png'), 'Not much of a picture.')
    contract = JSON.parse((await app.client().raw('/openapi.client.json')).body)
    contract.servers = [{ url: `${app.url}/api/v1` }]
    const { email, api_key } = app.demo.users.member
    const script = { URLSearchParams, addSamples: (_contract: Contract, _credentials: string[]) => {} }
    runInNewContext(readFileSync(new URL('assets/samples.js', import.meta.url), 'utf8'), script)
    script.addSamples(contract, [email, api_key])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are there for every operation, with all that its path needs', () => {
    for (const [path, item] of Object.entries(contract.paths))
      for (const [method, operation] of Object.entries(item).filter(([name]) => name !== 'servers')) {
        const samples = operation['x-codeSamples']
        expect(samples.map(({ lang }) => lang)).toEqual(['shell', 'javascript', 'python', 'go'])
        for (const { source } of samples) expect(source, `${method} ${path}`).not.toMatch(/undefined|api\/v1\S*\{/)
      }
  })

  const languages = Object.entries(LANGUAGES).filter(
    ([
      ,
      {
        ready: [program = '', ...words],
      },
    ]) => spawnSync(program, words).status === 0,
  )
  test.each(languages)('run as they are printed: %s', { timeout: 120_000 }, async (language, { program: [program = '', ...words] }) => {
    for (const [path, method] of operations) {
      const source = contract.paths[path]?.[method]?.['x-codeSamples'].find(({ lang }) => lang === language)?.source ?? ''
      const { stdout } = await promisify(execFile)(program, [...words, source], { cwd: folder })
      expect(stdout, source).toMatch(/["']?result["']?: ?["']success["']/)
    }
  })
})

describe.skipIf(NO_BROWSER)('in a browser', () => {
  let browser: Browser
  let page: Page
  /** The browser's complaints, and its requests to other hosts. */
  let troubles: string[]
  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
    browser = await startBrowser()
  }, 120_000)
  afterAll(() => browser?.close())
  beforeEach(async () => {
    const context = await browser.newContext()
    page = await context.newPage()
    watch(page)
  })
  afterEach(() => page.context().close())

  function watch(watched: Page): void {
    troubles = []
    watched.on('console', (message) => {
      // The router of the reference speaks of its next version.
      const ofRouter = message.text().includes('React Router Future Flag')
      if (['error', 'warning'].includes(message.type()) && !ofRouter) troubles.push(message.text())
    })
    watched.on('pageerror', (error) => troubles.push(error.message))
    watched.on('request', (request) => {
      if (!request.url().startsWith(app.url) && !request.url().startsWith('data:')) troubles.push(`asks ${request.url()}`)
    })
  }

  /** The serious findings of axe, by rule. */
  async function serious(): Promise<string[]> {
    // Without results for rules that are met, which take longest, and without a separate page for joining the findings of frames.
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze()
    return violations.flatMap(({ id, impact, nodes }) =>
      impact === 'serious' || impact === 'critical'
        ? [
            `${id}: ${nodes
              .map(({ html }) => html)
              .slice(0, 3)
              .join(' ')}`,
          ]
        : [],
    )
  }

  test('the first page and the guides load without trouble', async () => {
    for (const path of ['/', '/guides', ...GUIDE_PAGES]) await page.goto(app.url + path)
    expect(troubles).toEqual([])
  })

  test('the reference and the console fit a narrow screen, without scrolling sideways', async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    for (const path of ['/api/docs', '/console']) {
      await page.goto(app.url + path)
      await page.locator('elements-api a, #console section').first().waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(375)
    }
  })

  test('the keyboard moves through the pages', async () => {
    await page.goto(`${app.url}/`)
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Skip to content')
    for (const name of ['Parley', 'Guides']) {
      await page.keyboard.press('Tab')
      expect(await page.locator(':focus').textContent()).toBe(name)
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('**/guides')
  })

  describe('the reference', { timeout: 120_000 }, () => {
    /** Opens an operation by its link. */
    async function open(operationId: string, summary: string): Promise<void> {
      await page.goto(`${app.url}/api/docs#/operations/${operationId}`)
      await page.getByRole('heading', { name: summary }).waitFor()
    }
    /** The sample of the request that is shown. */
    const sample = () =>
      page
        .getByRole('button', { name: /^Request Sample/ })
        .locator('xpath=following::pre[1]')
        .getAttribute('aria-label')

    test('has every operation in its navigation, and every request that the server sends', async () => {
      await page.goto(`${app.url}/api/docs`)
      const { paths, 'x-webhooks': webhooks } = JSON.parse((await app.client().raw('/openapi.client.json')).body)
      const operations = Object.values<Record<string, { operationId?: string }>>(paths).flatMap((methods) =>
        Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
      )
      const groups = page.locator('elements-api [title]:not(a *)')
      await page.getByText('messages', { exact: true }).first().waitFor()
      const tags = new Set(
        Object.values<Record<string, { tags?: string[] }>>(paths).flatMap((methods) =>
          Object.values(methods).flatMap(({ tags }) => tags ?? []),
        ),
      )
      for (const tag of tags) await groups.and(page.getByTitle(tag, { exact: true })).click()
      const links = await page
        .locator('elements-api a:is([href*="/operations/"], [href*="/webhooks/"])')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)))
      expect(links.sort()).toEqual([...operations, ...Object.keys(webhooks)].sort())
      expect(troubles).toEqual([])
    })

    test.each(['light', 'dark'] as const)('opens an operation by its link, without trouble when it is %s', async (colorScheme) => {
      await page.emulateMedia({ colorScheme })
      await open('sendMessage', 'Send a message.')
      await page.getByRole('button', { name: /^Request Sample/ }).waitFor()
      await expect.poll(serious, { timeout: 60_000 }).toEqual([])
      expect(troubles).toEqual([])
    })

    test('shows what a program receives from the server, with its headers, bodies and answers', async () => {
      const { 'x-webhooks': webhooks } = JSON.parse((await app.client().raw('/openapi.client.json')).body)
      for (const name of Object.keys(webhooks)) {
        await page.goto(`${app.url}/api/docs#/webhooks/${name}`)
        await page.getByRole('heading', { name: webhooks[name].post.summary }).waitFor()
        const shown = page.locator('elements-api')
        for (const { name: header } of webhooks[name].post.parameters ?? [])
          await shown.getByText(header, { exact: true }).first().waitFor()
        for (const part of ['Body', 'Responses']) await shown.getByText(part, { exact: true }).first().waitFor()
      }
      await expect.poll(serious, { timeout: 60_000 }).toEqual([])
      expect(troubles).toEqual([])
    })

    test('says what an operation does, then what it takes and answers, and the rest below', async () => {
      await open('sendMessage', 'Send a message.')
      const parts = [
        'Sends a message to a topic',
        'is required if local_id',
        'The text: Markdown',
        'The message is sent.',
        'Permissions:',
        'Events:',
      ]
      const tops = () => Promise.all(parts.map(async (text) => (await page.getByText(text).first().boundingBox())?.y ?? 0))
      await expect
        .poll(async () => (await tops()).every((top, i, all) => i === 0 || top >= (all[i - 1] ?? 0)), { timeout: 30_000 })
        .toBe(true)
    })

    test('shows the refusals of an operation, and names those of any operation in one line', async () => {
      await open('sendMessage', 'Send a message.')
      await expect.poll(() => page.getByRole('tab', { name: /^\d+$/ }).allTextContents(), { timeout: 30_000 }).toEqual(['200', '400'])
      await page.getByText('Refusals of any operation').waitFor()
      await page.getByRole('link', { name: '401, 404, 408, 413, 415, 429, 500, 503' }).click()
      await page.waitForURL('**/guides/errors')
      expect(troubles).toEqual([])
    })

    test('leads from the code of an error to what a client does about it', async () => {
      await open('getEvents', 'Read events.')
      await page.getByRole('link', { name: 'BAD_EVENT_QUEUE_ID' }).first().click()
      await page.waitForURL('**/guides/errors*')
      expect(await page.getByText('BAD_EVENT_QUEUE_ID').first().isVisible()).toBe(true)
      expect(troubles).toEqual([])
    })

    test('fits a phone with an operation open', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open('sendMessage', 'Send a message.')
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    })

    test('has samples in curl, JavaScript, Python and Go, with the values of the example', async () => {
      for (const [language, library, call] of [
        ['shell', 'curl', 'curl --request POST'],
        ['javascript', 'fetch', 'fetch('],
        ['python', 'requests', 'requests.'],
        ['go', '', 'http.NewRequest("POST"'],
      ] as const) {
        await page.goto(`${app.url}/assets/icon.svg`)
        await page.evaluate(`for (const [name, value] of Object.entries(${JSON.stringify({ Language: language, Library: library })}))
          sessionStorage.setItem('RequestSamples_selected' + name, JSON.stringify(value))`)
        await open('sendMessage', 'Send a message.')
        await expect.poll(sample, { timeout: 30_000 }).toContain(call)
        expect(await sample()).toContain('Who is coming?')
      }
    })

    test('provides a demo account in one click, with which an operation can be tried', async () => {
      await open('getOwnUser', "Get the caller's own user.")
      await page.getByRole('button', { name: 'Use a demo account' }).click()
      await page.getByText('You are member@example.com').waitFor()
      await page.getByRole('button', { name: 'Send API Request' }).click()
      await page.getByText('200 OK').waitFor()
      expect(await page.locator('elements-api').innerText()).toContain('member@example.com')
      expect(await sample()).toMatch(/--user 'member@example\.com:\S{32}'/)
      // The key is forgotten with the tab.
      const later = await page.context().newPage()
      await later.goto(`${app.url}/api/docs`)
      expect(await later.evaluate('JSON.stringify(localStorage)')).not.toContain('basicAuth')
      expect(await page.context().storageState()).toMatchObject({ cookies: [], origins: [] })
      expect(troubles).toEqual([])
    })

    test('provides no demo account where the server has none', async () => {
      await page.route('**/api/v1/server_settings', (route) => route.fulfill({ json: { authentication_methods: { dev: false } } }))
      const asked = page.waitForResponse('**/api/v1/server_settings')
      await page.goto(`${app.url}/api/docs`)
      await asked
      await page.locator('elements-api a').first().waitFor()
      expect(await page.getByRole('button', { name: 'Use a demo account' }).isHidden()).toBe(true)
    })
  })

  describe('the console', { timeout: 120_000 }, () => {
    const user = (name: string) => page.getByRole('region', { name })
    const events = (name: string) => user(name).getByRole('log')
    const newest = (list: Locator) => list.locator('summary').first()
    /** Opens the console as these users of the demo. */
    async function open(...names: string[]): Promise<void> {
      await page.goto(`${app.url}/console`)
      for (const name of names) {
        await user(name).getByRole('button', { name: 'Start', exact: true }).click()
        await user(name).getByText('Reading queue').waitFor()
      }
    }
    /** Writes a message with the keyboard. */
    async function send(name: string, text: string): Promise<void> {
      await user(name).getByRole('form', { name: 'Send' }).getByLabel('Message').fill(text)
      await page.keyboard.press('Enter')
    }

    test('shows one user what another sends, edits and reacts to, and how a program does it', async () => {
      await open('First user', 'Second user')
      await send('First user', "Who is hungry? It's noon")
      await events('Second user').getByText("Mika Member: Who is hungry? It's noon").waitFor()

      const react = user('Second user').getByRole('form', { name: 'React' })
      await react.getByRole('button').click()
      await events('First user').getByText('reaction add').waitFor()
      const edit = user('First user').getByRole('form', { name: 'Edit' })
      await edit.getByLabel('New text').fill('Who is thirsty?')
      await edit.getByRole('button').click()

      await user('Second user').getByText('valid UpdateMessageEvent', { exact: true }).waitFor()
      expect(await user('Second user').getByText('not a valid').count()).toBe(0)

      const requests = user('First user').getByRole('list', { name: 'Requests', exact: true })
      expect(await newest(requests).textContent()).toMatch('200 PATCH /messages/{message_id}')
      expect(await requests.locator('summary').last().textContent()).toMatch('200 POST /dev_fetch_api_key')
      const first = requests.locator('summary', { hasText: 'POST /messages' }).last().locator('..')
      await first.locator('summary').click()
      expect(await first.textContent()).toContain(
        `-d '{"read_by_sender":true,"type":"channel","to":"general","topic":"console","content":"Who is hungry? It'\\''s noon"}'`,
      )
      expect(await first.textContent()).toContain("await client.POST('/messages', { body: {")
      const ofQueue = user('First user').getByRole('list', { name: 'Queue requests' })
      await ofQueue.locator('summary', { hasText: 'waiting GET /events' }).click()
      expect(await ofQueue.textContent()).toMatch(
        /await client\.GET\('\/events', \{ params: \{"query":\{"queue_id":"[^"]+","last_event_id":\d+/,
      )
      expect(troubles).toEqual([])
    })

    test('names an event that does not match the contract', async () => {
      await page.route('**/api/v1/events?*', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace('"is_me_message":false', '"is_me_message":"no"') })
      })
      await open('First user')
      await send('First user', 'Hello')
      const trouble = 'not a valid MessageEvent: /message/is_me_message must be boolean'
      await expect.poll(() => user('First user').getByText(trouble).count(), { timeout: 30_000 }).toBe(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    test('accepts an account by its key, and shows what is wrong with a key', async () => {
      await page.goto(`${app.url}/console`)
      const { email, api_key } = app.demo.users.bot
      for (const [name, key, says] of [
        ['First user', 'wrong', 'Invalid API key'],
        ['Second user', api_key, 'Reading queue'],
      ] as const) {
        await user(name).getByLabel('Email address').fill(email)
        await user(name).getByLabel('API key').fill(key)
        await page.keyboard.press('Enter')
        await expect.poll(() => user(name).getByRole('status').getByText(says).count(), { timeout: 30_000 }).toBe(1)
      }
    })

    test.each(['light', 'dark'] as const)('is accessible when it is %s', async (colorScheme) => {
      await page.emulateMedia({ colorScheme })
      await open('First user')
      await send('First user', 'Hello')
      await user('First user').getByText('valid MessageEvent').waitFor()
      await newest(events('First user')).press('Enter')
      await newest(user('First user').getByRole('list', { name: 'Requests', exact: true })).press('Enter')
      expect(await serious()).toEqual([])
      expect(troubles).toEqual([])
    })
  })
})
