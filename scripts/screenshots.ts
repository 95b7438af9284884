// `npm run screenshots`: takes the pictures in docs/screenshots/ that the README shows, in light and dark, from a fresh demo.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createSite } from '../contract-tests/server.ts'
import { startBrowser } from '../src/testing/browser.ts'

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const user = (page: Page, name: string) => page.getByRole('region', { name })

async function talk(page: Page): Promise<void> {
  for (const name of ['First user', 'Second user']) {
    await user(page, name).getByRole('button', { name: 'Start', exact: true }).click()
    await user(page, name).getByText('Reading queue').waitFor()
  }
  await user(page, 'First user').getByRole('form', { name: 'Send' }).getByLabel('Message').fill('Who is **hungry**?')
  await page.keyboard.press('Enter')
  await user(page, 'Second user').getByText('Who is').first().waitFor()
  await user(page, 'Second user').getByRole('form', { name: 'React' }).getByRole('button').click()
  await user(page, 'First user').getByText('valid ReactionEvent').waitFor()
  const requests = user(page, 'First user').getByRole('list', { name: 'Requests', exact: true })
  await requests.locator('summary', { hasText: 'POST /messages' }).first().click()
  await user(page, 'Second user').locator('summary', { hasText: 'reaction add' }).first().click()
  await page.evaluate('document.activeElement.blur(), scrollTo(0, 0)')
}

/** What is shown: a path, and what to do there before taking the picture. */
const PICTURES: Record<string, [path: string, prepare?: (page: Page) => Promise<void>]> = {
  home: ['/'],
  reference: ['/api/docs#/messages/sendMessage', (page) => page.locator('.opblock-body .opblock-description').first().waitFor()],
  console: ['/console', talk],
  guide: ['/guides/event-queues'],
}

mkdirSync(folder, { recursive: true })
const site = await createSite('')
const browser = await startBrowser()
try {
  const { url } = await site.start()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, [path, prepare]] of Object.entries(PICTURES)) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 1200, height: 1000 }, deviceScaleFactor: 0.6 })
      await page.goto(url + path)
      await prepare?.(page)
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) })
      await page.close()
    }
} finally {
  await browser.close()
  await site.remove()
}
