// The web client in a browser: pages of people who are logged in, and what their browsers complain about.

import { execFileSync } from 'node:child_process'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { TestApp } from './app.ts'
import { startBrowser } from './browser.ts'
import { logInByPage } from './sessions.ts'

/** Options of tests in a browser: time, and a second attempt, because a browser beside other tests can be late at any step. A fault fails both. */
export const IN_BROWSER = { timeout: 120_000, retry: 1 }
/** For what a page shows a moment later. */
export const PATIENCE = { timeout: 20_000 }

export interface Screen {
  colorScheme?: 'light' | 'dark'
  forcedColors?: 'active'
  viewport?: { width: number; height: number }
  locale?: string
  bypassCSP?: boolean
}
type Name = keyof TestApp['demo']['users']

/** Builds what browsers load, if it is older than its sources. */
export function buildSite(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
}

/** Starts a browser for the tests of a `describe`, and closes its pages after each of them. `app` gives the server, once it is started. */
export function webClient(app: () => TestApp) {
  let browser: Browser
  let pages: Page[] = []
  /** The browser's complaints, and its requests to other hosts. */
  const troubles: string[] = []
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser?.close())
  beforeEach(() => {
    troubles.length = 0
    pages = []
  })
  afterEach(async () => {
    for (const page of pages) await page.context().close()
  })

  async function newPage(screen: Screen = {}): Promise<Page> {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, ...screen })).newPage()
    pages.push(page)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load')) troubles.push(message.text())
    })
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(app().url)) troubles.push(`asks ${request.url()}`)
    })
    return page
  }

  /** Gives the browser of a page a session. */
  async function enter(page: Page, name: Name): Promise<void> {
    const { email, password = '' } = app().demo.users[name]
    const [cookie = '', value = ''] = (await logInByPage(app(), email, password)).split('=')
    await page.context().addCookies([{ name: cookie, value, url: app().url }])
  }

  /** The client of somebody who is logged in, once it shows what `hash` asks for: messages or a form. */
  async function open(name: Name, hash = '', screen: Screen = {}): Promise<Page> {
    const page = await newPage(screen)
    await enter(page, name)
    await page.goto(`${app().url}/app${hash}`)
    await page.locator('.messages, .manage').waitFor()
    return page
  }

  return { troubles, newPage, enter, open }
}

/** What axe finds on a page that is open with `bypassCSP`, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .slice(0, 3)
        .join(' ')}`,
  )
}
