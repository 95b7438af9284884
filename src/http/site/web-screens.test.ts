// databases: once
// run: full
// The web client as different people see it: on a telephone, at twice the size, and in high contrast. Every view can be used, and axe finds nothing.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER } from '../../testing/browser.ts'
import { axeFaults, buildSite, IN_BROWSER, PATIENCE, type Screen, webClient } from '../../testing/web-client.ts'

let app: TestApp
beforeAll(async () => {
  buildSite()
  app = await startTestApp()
  const content = '**bold** `code` :tada: and a very-long-word-'.padEnd(200, 'x')
  await app.as('owner').must.send({ to: 'general', topic: 'screens', content })
  await app
    .as('owner')
    .must.send({ to: 'general', topic: 'screens', content: '| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n\n> quote' })
}, 180_000)
afterAll(() => app.close())

const SCREENS: Record<string, Screen> = {
  'on a telephone': { viewport: { width: 360, height: 640 } },
  // What is left of 1280 by 800.
  'at twice the size': { viewport: { width: 640, height: 400 } },
  'in high contrast': { forcedColors: 'active' },
  'in high contrast on a dark telephone': { forcedColors: 'active', colorScheme: 'dark', viewport: { width: 360, height: 640 } },
}
const VIEWS: Record<string, string> = {
  'all messages': '#feed',
  'a topic': '#narrow/channel/1/topic/screens',
  'a channel': '#narrow/channel/1',
  mentions: '#narrow/is/mentioned',
  'results of a search': '#narrow/search/bold',
}
/** Whether an element is on the screen, and nothing covers it. */
const isReachable = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const { document } = element.ownerDocument.defaultView as unknown as { document: { elementFromPoint(x: number, y: number): unknown } }
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return there === element || element.contains(there as never)
    })

describe.skipIf(NO_BROWSER)('in a browser', IN_BROWSER, () => {
  const { open, troubles } = webClient(() => app)

  test.each(Object.entries(SCREENS))('%s', async (_, screen) => {
    const page = await open('member', '', { ...screen, bypassCSP: true })
    const width = screen.viewport?.width ?? 1280
    for (const [view, hash] of Object.entries(VIEWS)) {
      await page.goto(`${app.url}/app${hash}`)
      await page.locator('.messages').waitFor()
      if (view !== 'mentions') await page.locator('[data-message]').first().waitFor()
      // Once it is there: before, the page is laid out for what it still waits for.
      const sizes = async () => [
        view,
        await page.evaluate('document.documentElement.scrollWidth'),
        await page.locator('.feed').evaluate((feed) => feed.clientHeight >= 120),
      ]
      await expect.poll(sizes, PATIENCE).toEqual([view, width, true])
      if (view === 'a topic') expect(await isReachable(page, 'form.compose textarea')).toBe(true)
      expect([view, await axeFaults(page)]).toEqual([view, []])
    }
    // What is focused can be seen, also where colours are the system's.
    await page.keyboard.press('Tab')
    expect(await page.evaluate("getComputedStyle(document.activeElement).outlineStyle !== 'none'")).toBe(true)
    // It covers what is below it for as long as it has the focus.
    await page.evaluate('document.activeElement.blur()')
    if (width < 700) {
      await page.getByRole('button', { name: 'Conversations' }).click()
      await page.locator('.sidebar a').first().waitFor()
      expect(await isReachable(page, '.sidebar a')).toBe(true)
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('.shade').click({ position: { x: width - 5, y: 300 } })
    }
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(troubles).toEqual([])
  })
})
