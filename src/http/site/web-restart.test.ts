// databases: once
// run: full
// The web client when its server restarts, when it is open twice, and when its computer has slept: no message is lost or shown twice.

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER } from '../../testing/browser.ts'
import { buildSite, IN_BROWSER, PATIENCE, webClient } from '../../testing/web-client.ts'

let app: TestApp
beforeAll(async () => {
  buildSite()
  app = await startTestApp()
}, 180_000)
afterAll(() => app.close())

describe.skipIf(NO_BROWSER)('in a browser', IN_BROWSER, () => {
  const { troubles, open } = webClient(() => app)

  const hashOf = (topic: string): string => `#narrow/channel/${app.demo.channels.general.stream_id}/topic/${topic}`
  const say = (topic: string, content: string) => app.as('owner').must.send({ to: 'general', topic, content })
  const texts = async (page: Page): Promise<string[]> => (await page.locator('.message .content').allInnerTexts()).toSorted()
  const write = async (page: Page, text: string): Promise<void> => {
    await page.locator('form.compose textarea').fill(text)
    await page.keyboard.press('Control+Enter')
  }
  /** Another tab of the same browser. */
  async function tabOf(page: Page, hash: string): Promise<Page> {
    const tab = await page.context().newPage()
    await tab.goto(`${app.url}/app${hash}`)
    await tab.locator('.messages').waitFor()
    return tab
  }
  const unread = (page: Page, topic: string) => page.locator('.topics a.has-unread', { hasText: topic })

  test('a restart of the server: both tabs have each message once, also the one that was written in between', async () => {
    const one = await open('member', hashOf('restart'))
    const other = await tabOf(one, hashOf('restart'))
    await say('restart', 'before')
    for (const tab of [one, other]) await expect.poll(() => texts(tab), PATIENCE).toEqual(['before'])
    await app.restart(async () => {
      await write(one, 'in between')
      await one.getByText('No connection').waitFor()
      await one.locator('.message', { hasText: 'in between' }).getByText('Sending …').waitFor()
    })
    await say('restart', 'after')
    const all = ['after', 'before', 'in between']
    for (const tab of [one, other]) await expect.poll(() => texts(tab), { timeout: 40_000 }).toEqual(all)
    for (const tab of [one, other]) await tab.getByText('No connection').waitFor({ state: 'detached' })
    await say('restart', 'last')
    for (const tab of [one, other]) await expect.poll(() => texts(tab), PATIENCE).toEqual([...all, 'last'].toSorted())
    const { body } = await app.as('member').get('/messages', {
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      narrow: [{ operator: 'topic', operand: 'restart' }],
    })
    expect(body.messages.map(({ content }: { content: string }) => content)).toHaveLength(4)
  })

  test('what is read in one tab is read in the other, and what is unread again is unread there too', async () => {
    const elsewhere = await open('member2', hashOf('tabs'))
    await say('tabs', 'Begun.')
    await expect.poll(() => texts(elsewhere), PATIENCE).toEqual(['Begun.'])
    await elsewhere.goto(`${app.url}/app${hashOf('quiet')}`)
    await elsewhere.getByRole('heading', { level: 1, name: 'general › quiet' }).waitFor()
    const id = await say('tabs', 'Read me.')
    await unread(elsewhere, 'tabs').waitFor()
    const reading = await tabOf(elsewhere, hashOf('tabs'))
    await expect.poll(() => texts(reading), PATIENCE).toEqual(['Begun.', 'Read me.'])
    await unread(elsewhere, 'tabs').waitFor({ state: 'detached' })
    await reading.close()
    await app.as('member2').must.post('/messages/flags', { messages: [id], op: 'remove', flag: 'read' })
    await unread(elsewhere, 'tabs').waitFor()
    expect(troubles).toEqual([])
  })

  test('a laptop that slept, while its queue ended and a hundred messages came, has all of them and goes on', async () => {
    const page = await open('member', hashOf('sleep'))
    await say('sleep', 'Good night.')
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Good night.'])
    const queue = page.waitForRequest((request) => request.url().includes('queue_id='))
    await say('sleep', 'Really.')
    const id = new URL((await queue).url()).searchParams.get('queue_id') ?? ''
    await page.context().setOffline(true)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await app.as('member').delete('/events', { queue_id: id })
    for (let i = 0; i < 100; i += 20) await Promise.all(Array.from({ length: 20 }, (_, at) => say('sleep', `Dream ${100 + i + at}`)))
    await page.context().setOffline(false)
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })
    const dreams = Array.from({ length: 100 }, (_, i) => `Dream ${100 + i}`)
    const loaded = async (): Promise<string[]> => {
      await page.locator('.feed').evaluate((feed) => feed.scrollTo(0, feed.scrollHeight))
      return texts(page)
    }
    await expect.poll(loaded, { timeout: 40_000 }).toEqual([...dreams, 'Good night.', 'Really.'])
    await write(page, 'Sleep well?')
    await expect.poll(() => texts(page), PATIENCE).toEqual([...dreams, 'Good night.', 'Really.', 'Sleep well?'])
  })
})
