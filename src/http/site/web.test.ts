// databases: once
// The web client in a browser, as people use it.

import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER } from '../../testing/browser.ts'
import { axeFaults, buildSite, IN_BROWSER, PATIENCE, webClient } from '../../testing/web-client.ts'

let app: TestApp
beforeAll(async () => {
  buildSite()
  app = await startTestApp()
}, 180_000)
afterAll(() => app.close())

const root = new URL('../../../', import.meta.url)
type Name = 'member' | 'member2' | 'owner' | 'guest'

const folder = new URL('clients/web/src/', root)
const sources = readdirSync(folder)
  .filter((name) => /\.(?:tsx?|css)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

test('the client is small: at most 5,000 lines, and at most 150 KB of script compressed', () => {
  expect(sources.reduce((sum, source) => sum + source.split('\n').length - 1, 0)).toBeLessThanOrEqual(5000)
  expect(gzipSync(readFileSync(new URL('dist/http/site/assets/web.js', root))).length).toBeLessThanOrEqual(150_000)
})

test('the client uses its package as others do, by nothing but its index', () => {
  const imports = sources.flatMap((source) => source.match(/'[^'\n]*\btypescript\/src\/[^'\n]*'/g) ?? [])
  expect([...new Set(imports)]).toEqual(["'../../typescript/src/index.ts'"])
})

test('its page runs only scripts of this server, makes elements from text only by the policy that cleans it, and sends nothing elsewhere', async () => {
  const { status, headers } = await app.client().raw('/app')
  const policy = headers.get('content-security-policy') ?? ''
  expect(status).toBe(200)
  expect(policy).toMatch("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

describe.skipIf(NO_BROWSER)('in a browser', IN_BROWSER, () => {
  const { troubles, newPage, open } = webClient(() => app)

  let topics = 0
  /** A topic of its own, and its URL. */
  function newTopic(): { topic: string; hash: string } {
    const topic = `story ${++topics}`
    return { topic, hash: `#narrow/channel/${general}-general/topic/${topic.replace(' ', '.20')}` }
  }
  let general: number
  beforeAll(async () => {
    general = (await app.as('member').get('/get_stream_id', { stream: 'general' })).body.stream_id
  })
  const say = (name: Name, topic: string, content: string) => app.as(name).must.send({ to: 'general', topic, content })
  const messages = (page: Page) => page.locator('[data-message]')
  const texts = (page: Page) => page.locator('.message .content').allInnerTexts()
  const box = (page: Page) => page.locator('form.compose textarea')
  async function write(page: Page, text: string): Promise<void> {
    await box(page).fill(text)
    await page.keyboard.press('Control+Enter')
  }

  /** Chooses from the menu of a message, or of the conversation that is shown. */
  async function choose(page: Page, where: Locator, item: string): Promise<void> {
    await where.hover()
    await where.getByRole('button', { name: 'More' }).click()
    await page.locator('.menu').getByRole('button', { name: item, exact: true }).click()
  }
  const top = (page: Page) => page.locator('.top')

  test('somebody without a session logs in, and comes back to the conversation of the link', async () => {
    const { topic, hash } = newTopic()
    await say('owner', topic, 'Come and read.')
    const page = await newPage()
    await page.goto(`${app.url}/app${hash}`)
    await page.waitForURL('**/accounts/login?**')
    await page.getByLabel('Email address').fill(app.demo.users.member.email)
    await page.getByLabel('Password', { exact: true }).fill(app.demo.users.member.password ?? '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: `general › ${topic}` }).waitFor()
    await page.getByText('Come and read.').waitFor()
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')).toBe('[{},{},""]')
    // In development one click is enough.
    const other = await newPage()
    await other.goto(`${app.url}/app${hash}`)
    await other.getByRole('button', { name: 'Max Member' }).click()
    await other.getByText('Come and read.').waitFor()
    expect(troubles).toEqual([])
  })

  test('two people talk: each message is there at once and once, with who is typing, reactions, edits and deletions', async () => {
    const { hash } = newTopic()
    const [one, other] = [await open('member', hash), await open('member2', hash)]
    await box(one).pressSequentially('Soup')
    await other.getByText('Mika Member is typing').waitFor()
    await write(one, 'Soup or **noodles**?')
    await expect.poll(() => texts(one), PATIENCE).toEqual(['Soup or noodles?'])
    await expect.poll(() => texts(other), PATIENCE).toEqual(['Soup or noodles?'])
    await write(other, 'Soup!')
    await expect.poll(() => texts(one), PATIENCE).toEqual(['Soup or noodles?', 'Soup!'])
    await messages(one).last().hover()
    await messages(one).last().getByRole('button', { name: 'Add a reaction' }).click()
    await one.getByPlaceholder('Find an emoji').fill('tada')
    await one.keyboard.press('Enter')
    await other.getByRole('button', { name: 'tada: Mika Member' }).click()
    await one.getByRole('button', { name: 'tada: Mika Member, Max Member' }).waitFor()
    await messages(other).last().focus()
    await other.keyboard.press('e')
    await other.getByRole('textbox', { name: 'Edit' }).fill('Noodles!')
    await other.keyboard.press('Control+Enter')
    await expect.poll(() => texts(one), PATIENCE).toEqual(['Soup or noodles?', 'Noodles!'])
    await choose(other, messages(other).last(), 'Delete')
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => texts(one), PATIENCE).toEqual(['Soup or noodles?'])
    expect(troubles).toEqual([])
  })

  test('a status is seen by others, and a topic is resolved, muted, moved and marked as unread by those who may', async () => {
    const { topic, hash } = newTopic()
    await say('member', topic, 'Where do we eat?')
    await say('owner', topic, 'At the lake.')
    const [page, other] = [await open('member', hash), await open('guest', hash)]
    await page.getByRole('button', { name: 'Set your status' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set your status' })
    await dialog.getByRole('button', { name: 'On holiday' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await other.locator('.message', { hasText: 'Where do we eat?' }).getByTitle('On holiday').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.title'), PATIENCE).toBe('Set your status')
    await box(other).fill('Half a sen')
    await choose(page, top(page), 'Mark as resolved')
    await page.getByRole('heading', { level: 1, name: `✔ ${topic}` }).waitFor()
    // The other follows the topic.
    await other.getByRole('heading', { level: 1, name: `✔ ${topic}` }).waitFor()
    await expect.poll(() => box(other).inputValue(), PATIENCE).toBe('Half a sen')
    await expect.poll(() => other.evaluate('document.activeElement.tagName'), PATIENCE).toBe('TEXTAREA')
    await box(other).fill('')
    await choose(page, top(page), 'Mute topic')
    await page.locator('.topics a.is-muted', { hasText: topic }).waitFor()
    await choose(page, messages(page).nth(1), 'Move')
    await page.getByRole('dialog').getByLabel('Topic').fill(`${topic} at the lake`)
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
    await expect.poll(() => texts(page), PATIENCE).not.toContain('At the lake.')
    await choose(page, messages(page).first(), 'Mark as unread from here')
    await page.locator('.message.is-unread').first().waitFor()
    await choose(page, top(page), 'Mark as read')
    await expect.poll(() => page.locator('.message.is-unread').count(), PATIENCE).toBe(0)
    // Guests may no longer resolve: it is no longer offered.
    const items = async (): Promise<string[]> => {
      await top(other).getByRole('button', { name: 'More' }).click()
      await other.locator('.menu').getByRole('button', { name: 'Mark as read' }).waitFor()
      const shown = await other.locator('.menu').getByRole('button').allInnerTexts()
      await other.keyboard.press('Escape')
      return shown
    }
    const shown = [
      'To the first unread message',
      'Mark as read',
      'New topic',
      'Channel settings',
      'Mark as unresolved',
      'Mute topic',
      'Follow topic',
      'Move',
      'Copy link',
    ]
    expect(await items()).toEqual(shown)
    const { user_groups } = (await app.as('owner').get('/user_groups')).body
    const groupNamed = (name: string): number => user_groups.find((group: { name: string }) => group.name === name).id
    const mayResolve = (name: string) => app.as('owner').must.patch('/realm', { can_resolve_topics_group: { new: groupNamed(name) } })
    await mayResolve('role:members')
    await expect.poll(items, PATIENCE).toEqual(shown.filter((item) => item !== 'Mark as unresolved'))
    await mayResolve('role:everyone')
    expect(troubles).toEqual([])
  })

  test('a conversation of several people begins by the keyboard, and what is to be sent later waits in a list', async () => {
    const page = await open('member')
    await page.keyboard.press('x')
    const people = page.getByRole('combobox', { name: 'Find people' })
    await people.pressSequentially('max')
    await page.getByRole('option', { name: 'Max Member' }).waitFor()
    await page.keyboard.press('Enter')
    await people.pressSequentially('gu')
    await page.getByRole('option', { name: /Guest/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Max Member' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.tagName'), PATIENCE).toBe('TEXTAREA')
    await box(page).fill('Lunch?')
    await page.getByRole('button', { name: 'Send later' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^tomorrow/ })
      .click()
    await page.getByText('It is sent later:').waitFor()
    expect(await box(page).inputValue()).toBe('')
    await write(page, 'Dinner?')
    await choose(page, messages(page).filter({ hasText: 'Dinner?' }), 'Remind me')
    await page.getByRole('dialog').getByLabel('Note').fill('Ask Max')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^in 3 hours/ })
      .click()
    await page.getByText('You are reminded:').waitFor()
    await page.getByRole('button', { name: 'Scheduled messages and reminders' }).click()
    const later = page.getByRole('dialog', { name: 'Scheduled messages and reminders' })
    await later.getByText('Ask Max').waitFor()
    const message = later.getByRole('listitem').filter({ hasText: 'Lunch?' })
    await message.getByRole('button', { name: 'Change the time' }).click()
    await page.getByLabel('Time', { exact: true }).fill('2001-04-02T13:37')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog', { name: 'Change the time' }).getByRole('alert').waitFor()
    await page.getByLabel('Time', { exact: true }).fill('2042-04-02T13:37')
    await page.getByRole('button', { name: 'Save' }).click()
    await message.getByText('2042').waitFor()
    await later.getByRole('listitem').filter({ hasText: 'Ask Max' }).getByRole('button', { name: 'Delete' }).click()
    await later.getByText('Ask Max').waitFor({ state: 'detached' })
    await message.getByRole('button', { name: 'Send now' }).click()
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Dinner?', 'Lunch?'])
    expect((await app.as('member').get('/scheduled_messages')).body.scheduled_messages).toEqual([])
    expect(troubles).toEqual([])
  })

  test('a poll is voted on and a list is ticked off, and others see it at once', async () => {
    const { hash } = newTopic()
    const [page, other] = [await open('member', hash), await open('member2', hash)]
    await write(page, '/poll Where?\nLake\nPark')
    const poll = (of: Page) => of.getByRole('group', { name: 'Poll' })
    // A click, because until the vote has come back, a box shows what it showed.
    await poll(other).getByLabel('Lake').click()
    await poll(page).getByLabel('1 Lake Max Member').waitFor()
    await poll(page).getByLabel('Add an option').fill('Roof')
    await page.keyboard.press('Enter')
    await poll(other).getByLabel('Roof').click()
    await poll(other).getByLabel('1 Roof Max Member').waitFor()
    await poll(other).getByLabel('1 Lake Max Member').click()
    await poll(page).getByLabel('0 Lake').waitFor()
    await poll(page).getByLabel('1 Roof Max Member').waitFor()
    await write(page, '/todo Party\nMusic: loud')
    const list = (of: Page) => of.getByRole('group', { name: 'To-do list' })
    await list(other).getByLabel('Music loud').click()
    await expect.poll(() => list(page).getByLabel('Music loud').isChecked(), PATIENCE).toBe(true)
    expect(troubles).toEqual([])
  })

  test('what is unread counts at its channel and topic until it has been on the screen', async () => {
    const { topic, hash } = newTopic()
    const page = await open('guest', '#narrow/is/starred')
    await page
      .locator('.sidebar')
      .getByRole('link', { name: /general/ })
      .waitFor()
    await say('owner', topic, 'Read me.')
    await page.locator('.sidebar a.has-unread', { hasText: 'general' }).waitFor()
    const folder = await app.as('administrator').post('/channel_folders/create', { name: 'Kitchen' })
    await app.as('administrator').patch('/streams/1', { folder_id: folder.body.channel_folder_id })
    await page.getByRole('heading', { level: 3, name: 'Kitchen' }).waitFor()
    await app.as('administrator').patch('/streams/1', { folder_id: 'null' })
    await page.getByRole('heading', { level: 3, name: 'Kitchen' }).waitFor({ state: 'detached' })
    await page.goto(`${app.url}/app${hash}`)
    await page.getByText('Read me.').waitFor()
    const { body } = await app.as('guest').get('/messages', { anchor: 'newest', num_before: 1, num_after: 0 })
    await expect.poll(async () => (await app.as('guest').must.message(body.messages[0].id)).flags, PATIENCE).toContain('read')
    await page.locator('.topics a:not(.has-unread)', { hasText: topic }).waitFor()
  })

  test('a long topic opens at the first unread message, loads both ways, and keeps its place and its memory', async () => {
    const { topic, hash } = newTopic()
    const sayNumber = (number: number) => say('owner', topic, `Message ${number}\n\nwith\n\nlines`)
    // The others are sent at the same time, in any order.
    await sayNumber(0)
    for (let i = 0; i < 3; i++) await Promise.all(Array.from({ length: 50 }, (_, at) => i + at > 0 && sayNumber(i * 50 + at)))
    const page = await open('member', hash)
    await page.getByText('New messages').waitFor()
    const before = await messages(page).count()
    expect(before).toBeLessThan(150)
    /** The message at the top of the screen, and its place there in pixels. */
    const top = async (): Promise<[name: string, place: number]> =>
      JSON.parse(
        await page.evaluate(`(() => {
          const edge = document.querySelector('.feed').getBoundingClientRect().top
          const row = [...document.querySelectorAll('[data-message]')].find((one) => one.getBoundingClientRect().bottom > edge)
          return JSON.stringify([/Message \\d+/.exec(row.textContent)?.[0], Math.round(row.getBoundingClientRect().top - edge)])
        })()`),
      )
    await expect.poll(async () => (await top())[0], PATIENCE).toBe('Message 0')
    await page.locator('.feed').evaluate((feed) => feed.scrollTo(0, feed.scrollHeight / 2))
    const held = await top()
    await page.locator('.feed').evaluate((feed) => feed.dispatchEvent(new Event('scroll')))
    await say('owner', topic, 'One more')
    await page.locator('.feed').evaluate((feed) => {
      feed.scrollBy(0, 1)
      feed.scrollBy(0, -1)
    })
    expect((await top())[0]).toBe(held[0])
    await page.keyboard.press('End')
    await page.getByText('One more').waitFor()
    await page.keyboard.press('u')
    await page.getByText('New messages').waitFor()
    await page.keyboard.press('End')
    await page.getByText('One more').waitFor()
    const loaded = await messages(page).count()
    await page.locator('.feed').evaluate((feed) => feed.scrollTo(0, 400))
    const [name, place] = await top()
    await expect.poll(() => messages(page).count(), PATIENCE).toBeGreaterThan(loaded)
    // What was at the top still is, to the pixel, although there are messages above it now.
    await expect.poll(() => page.locator('.feed').evaluate((feed) => feed.scrollTop), PATIENCE).toBeGreaterThan(1000)
    const now = await top()
    expect(now[0]).toBe(name)
    expect(Math.abs(now[1] - place)).toBeLessThanOrEqual(1)
    const scrolled = async (): Promise<number> => {
      await page.locator('.feed').evaluate((feed) => feed.scrollTo(0, 0))
      return messages(page).count()
    }
    await expect.poll(scrolled, PATIENCE).toBe(151)
    await page.getByText('This is the beginning').waitFor({ state: 'attached' })
    expect(troubles).toEqual([])
  })

  test('nothing is lost or doubled when the connection breaks, or the queue is gone', async () => {
    const { topic, hash } = newTopic()
    const page = await open('member', hash)
    await write(page, 'before')
    await expect.poll(() => texts(page), PATIENCE).toEqual(['before'])
    await page.context().setOffline(true)
    await write(page, 'on the train')
    await page.locator('.message', { hasText: 'on the train' }).getByText('Sending …').waitFor()
    await page.getByText('No connection').waitFor()
    await say('owner', topic, 'from the owner')
    await page.context().setOffline(false)
    await expect.poll(async () => (await texts(page)).toSorted(), { timeout: 20_000 }).toEqual(['before', 'from the owner', 'on the train'])
    await page.getByText('No connection').waitFor({ state: 'detached' })
    // As a server does with the queues of somebody who slept.
    const queues = new Set<string>()
    page.on('request', (request) => {
      const id = new URL(request.url()).searchParams.get('queue_id')
      if (id) queues.add(id)
    })
    await say('owner', topic, 'wakes')
    await expect.poll(() => queues.size, PATIENCE).toBe(1)
    const { member } = app.demo.users
    expect(member.email).toBe('member@example.com')
    await app.as('member').delete('/events', { queue_id: [...queues][0] ?? '' })
    await say('owner', topic, 'after the queue')
    await write(page, 'mine')
    await expect
      .poll(async () => (await texts(page)).toSorted(), { timeout: 20_000 })
      .toEqual(['after the queue', 'before', 'from the owner', 'mine', 'on the train', 'wakes'])
    expect(queues.size).toBeGreaterThan(1)
  })

  test('a refused message stays, with the reason, and can be discarded', async () => {
    const { hash } = newTopic()
    const page = await open('member', hash)
    await page.route('**/api/v1/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { result: 'error', code: 'BAD_REQUEST', msg: 'You may not write here' } })
        : route.continue(),
    )
    await write(page, 'let me')
    await page.getByText('You may not write here').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => page.locator('.message').count(), PATIENCE).toBe(0)
  })

  test('names are offered while they are typed, a draft is kept on the server, and a preview is the message', async () => {
    const [first, second] = [newTopic(), newTopic()]
    const page = await open('member', first.hash)
    await box(page).pressSequentially('Hello @max')
    await page.getByRole('option', { name: /Max Member/ }).waitFor()
    await page.keyboard.press('Enter')
    expect(await box(page).inputValue()).toBe('Hello @**Max Member** ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('now')
    await page.evaluate("document.querySelector('form.compose textarea').setSelectionRange(0, 5)")
    await page.getByRole('button', { name: 'Italic' }).click()
    expect(await box(page).inputValue()).toBe('*Hello* @**Max Member** **now**')
    await page.keyboard.press('Control+z')
    expect(await box(page).inputValue()).toBe('Hello @**Max Member** **now**')
    await box(page).press('End')
    await page.getByRole('button', { name: 'Emoji', exact: true }).click()
    await page.getByPlaceholder('Find an emoji').fill('ramen')
    await page.keyboard.press('Enter')
    await expect.poll(() => box(page).inputValue(), PATIENCE).toBe('Hello @**Max Member** **now** :ramen: ')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.locator('.preview .user-mention').waitFor()
    await page.goto(`${app.url}/app${second.hash}`)
    await page.getByRole('heading', { level: 1, name: second.topic }).waitFor()
    await expect
      .poll(async () => (await app.as('member').get('/drafts')).body.drafts.map((one: { topic: string }) => one.topic), PATIENCE)
      .toContain(first.topic)
    const elsewhere = await open('member', first.hash)
    await expect.poll(() => box(elsewhere).inputValue(), PATIENCE).toContain('Hello @**Max Member**')
    await write(elsewhere, 'Hello')
    await expect
      .poll(async () => (await app.as('member').get('/drafts')).body.drafts.map((one: { topic: string }) => one.topic), PATIENCE)
      .not.toContain(first.topic)
  })

  test('a file is uploaded in pieces, and its picture is shown with the session alone', async () => {
    const { hash } = newTopic()
    const page = await open('member', hash)
    const picture = readFileSync(new URL('src/http/site/assets/icon.png', root))
    const files = [
      { name: 'icon.png', mimeType: 'image/png', buffer: picture },
      { name: 'large.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(3 * 1024 * 1024, 7) },
    ]
    await page.locator('input[type=file]').setInputFiles(files)
    await expect
      .poll(() => box(page).inputValue(), { timeout: 30_000 })
      .toMatch(/icon\.png.*large\.bin|large\.bin[\s\S]*icon\.png|icon\.png[\s\S]*large\.bin/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('link', { name: 'large.bin' }).waitFor()
    await expect
      .poll(
        () => page.locator('.message_inline_image img').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
        PATIENCE,
      )
      .toBeGreaterThan(0)
    expect(troubles).toEqual([])
  })

  test('the keyboard walks menus, and each key that ? lists does what it says', async () => {
    const { topic, hash } = newTopic()
    await say('owner', topic, `first words${'\n\nand more'.repeat(40)}`)
    await say('member', topic, 'own words')
    await say('owner', newTopic().topic, 'unread elsewhere')
    const page = await open('member', hash)
    await page.getByText('own words').waitFor()
    await top(page).getByRole('button', { name: 'More' }).press('Enter')
    const items = page.locator('.menu:popover-open button')
    await expect.poll(() => items.count(), PATIENCE).toBeGreaterThan(2)
    for (const [key, at] of [
      ['Home', 0],
      ['ArrowUp', -1],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key)
      const names = await items.allInnerTexts()
      await expect.poll(() => page.evaluate('document.activeElement.innerText'), PATIENCE).toBe(names.at(at))
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate('document.activeElement.title'), PATIENCE).toBe('More')
    await page.evaluate('document.activeElement.blur()')

    const focused = (text: string) => page.locator('[data-message]:focus', { hasText: text }).waitFor()
    const heading = () => page.getByRole('heading', { level: 1 }).innerText()
    const dialog = (name: string) => page.getByRole('dialog', { name }).waitFor()
    const star = (pressed: boolean) => messages(page).last().getByRole('button', { name: 'Star', pressed }).waitFor({ state: 'attached' })
    const inBox = () => expect.poll(() => page.evaluate('document.activeElement.tagName'), PATIENCE).toBe('TEXTAREA')
    const quotes = async (times: number): Promise<void> => {
      await expect.poll(async () => (await box(page).inputValue()).split('```quote\nown words\n```').length - 1, PATIENCE).toBe(times)
      await inBox()
    }
    const place = () => page.locator('.feed').evaluate((feed) => feed.scrollTop)
    type Press = () => Promise<void>
    const makes = (text: string) => async (press: Press) => {
      await box(page).fill('word')
      await box(page).selectText()
      await press()
      await expect.poll(() => box(page).inputValue(), PATIENCE).toBe(text)
    }
    /** What each key does, one after the other. */
    const effects: Record<string, (press: Press) => Promise<unknown>> = {
      k: (press) => press().then(() => focused('own words')),
      '↑': (press) => press().then(() => focused('first words')),
      '↓': (press) => press().then(() => focused('own words')),
      j: async (press) => {
        await page.keyboard.press('k')
        await focused('first words')
        await press()
        await focused('own words')
      },
      s: (press) => press().then(() => star(true)),
      '*': (press) => press().then(() => star(false)),
      q: (press) => press().then(() => quotes(1)),
      '>': (press) => press().then(() => quotes(2)),
      c: (press) => press().then(inBox),
      'Ctrl+B': makes('**word**'),
      'Ctrl+I': makes('*word*'),
      'Ctrl+E': makes('`word`'),
      'Ctrl+K': makes('[word]()'),
      'Ctrl+Enter': async (press) => {
        await box(page).fill('last words')
        await press()
        await messages(page).filter({ hasText: 'last words' }).waitFor()
      },
      e: (press) => press().then(() => page.getByRole('textbox', { name: 'Edit' }).waitFor()),
      ':': (press) => press().then(() => dialog('Add a reaction')),
      x: (press) => press().then(() => dialog('New direct message')),
      '?': (press) => press().then(() => dialog('Keyboard shortcuts')),
      End: async (press) => {
        await page.locator('.feed').evaluate((feed) => feed.scrollTo(0, 0))
        await expect.poll(place, PATIENCE).toBe(0)
        await press()
        await expect.poll(place, PATIENCE).toBeGreaterThan(0)
      },
      u: (press) => Promise.all([page.waitForRequest((request) => request.url().includes('anchor=first_unread')), press()]),
      n: (press) => press().then(() => expect.poll(heading, PATIENCE).not.toBe(`general › ${topic}`)),
      a: (press) => press().then(() => expect.poll(heading, PATIENCE).toBe('All messages')),
      r: async (press) => {
        await messages(page).first().waitFor()
        await press()
        await expect.poll(heading, PATIENCE).toContain('›')
      },
      '/': async (press) => {
        await press()
        await page.keyboard.type(`topic:"${topic}" own`)
        await page.keyboard.press('Enter')
        await expect.poll(heading, PATIENCE).toBe('Search results')
        await expect.poll(() => messages(page).count(), PATIENCE).toBe(1)
      },
      Esc: async (press) => {
        await page.goto(`${app.url}/app#settings`)
        await expect.poll(heading, PATIENCE).toBe('Settings and administration')
        await press()
        await expect.poll(heading, PATIENCE).toBe('Search results')
      },
    }
    await page.keyboard.press('?')
    const listed = await page.getByRole('dialog').locator('kbd').allInnerTexts()
    expect(listed.toSorted()).toEqual(Object.keys(effects).toSorted())
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    const names: Record<string, string> = { '↑': 'ArrowUp', '↓': 'ArrowDown', Esc: 'Escape', 'Ctrl+Enter': 'Control+Enter' }
    for (const [key, show] of Object.entries(effects)) {
      await show(() => page.keyboard.press(names[key] ?? key.replace(/Ctrl\+(.)$/, (_, letter) => `Control+${letter.toLowerCase()}`)))
      await page.keyboard.press('Escape')
      // Until it is gone: what closes says so a moment later.
      await page.locator('dialog, .editor').waitFor({ state: 'detached' })
    }
    expect(troubles).toEqual([])
  })

  test('a screen reader says who wrote what and when, where somebody is and what is unread, and each new message once', async () => {
    const [{ topic, hash }, other] = [newTopic(), newTopic()]
    await say('owner', topic, 'Soup?')
    await say('owner', other.topic, 'Older.')
    const page = await open('member', hash)
    await page.getByText('Soup?').waitFor()
    const devtools = await page.context().newCDPSession(page)
    /** The nodes of some roles, each with its name and description. */
    const heard = async (...roles: string[]): Promise<string[]> =>
      (await devtools.send('Accessibility.getFullAXTree')).nodes.flatMap(({ ignored, role, name, description }) =>
        !ignored && roles.includes(role?.value)
          ? [[role?.value, name?.value, description?.value].filter((part) => part !== undefined && part !== '').join(' | ')]
          : [],
      )
    expect(await heard('article')).toEqual([expect.stringMatching(/^article \| Olivia Owner, \d\d:\d\d\D* \| Soup\?$/)])
    const landmarks = await heard('navigation', 'main', 'search', 'complementary', 'region')
    expect(landmarks.toSorted()).toEqual(['complementary | People', 'main', 'navigation | Conversations', 'region | Messages', 'search'])
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([`general › ${topic}`])
    await expect.poll(() => page.locator('[aria-current]').allInnerTexts(), PATIENCE).toEqual([topic])
    await page
      .getByRole('navigation')
      .getByRole('link', { name: `${other.topic} 1 unread` })
      .waitFor()
    await top(page).getByRole('button', { name: 'More', expanded: false }).click()
    await top(page).getByRole('button', { name: 'More', expanded: true }).press('Escape')
    const live = () => page.locator('[aria-live]').allInnerTexts()
    expect(await live()).toEqual([''])
    await say('owner', topic, 'Or **noodles**?')
    await expect.poll(live, PATIENCE).toEqual(['Olivia Owner: Or noodles?'])
    await write(page, 'Soup.')
    await expect.poll(() => texts(page), PATIENCE).toEqual(['Soup?', 'Or noodles?', 'Soup.'])
    await page.locator('.is-echo').waitFor({ state: 'detached' })
    expect(await live()).toEqual(['Olivia Owner: Or noodles?'])
    // What another conversation has is not new.
    await page.getByRole('link', { name: other.topic }).click()
    await page.getByText('Older.').waitFor()
    expect(await live()).toEqual([''])
    await say('owner', other.topic, 'Newer.')
    await expect.poll(live, PATIENCE).toEqual(['Olivia Owner: Newer.'])
    expect(troubles).toEqual([])
  })

  test('axe finds nothing in a topic, with each dialog and menu open, and in a direct conversation', async () => {
    const { topic, hash } = newTopic()
    await say('owner', topic, '**bold** `code` :tada:\n\n> quote\n\n```spoiler Secret\ninside\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |')
    await say('owner', topic, '/poll Where?\nLake\nPark')
    const page = await open('member', hash, { colorScheme: 'dark', bypassCSP: true })
    await page.getByRole('group', { name: 'Poll' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await box(page).fill('later')
    await page.keyboard.press('Escape')
    const more = () => top(page).getByRole('button', { name: 'More' }).click()
    const names = ['Send later', 'Set your status', 'New direct message', 'Scheduled messages and reminders']
    const buttons = names.map((name) => () => page.getByRole('button', { name }).click())
    const move = () => choose(page, top(page), 'Move')
    for (const show of [() => page.keyboard.press('?'), ...buttons, more, move]) {
      await show()
      await page.locator('dialog[open], .menu:popover-open').waitFor()
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('dialog, .menu:popover-open').waitFor({ state: 'detached' })
    }
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto(`${app.url}/app#narrow/dm/1-dm`)
    await page.getByRole('heading', { level: 1, name: 'Olivia Owner' }).waitFor()
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), PATIENCE).toBeLessThanOrEqual(375)
    expect(await axeFaults(page)).toEqual([])
  })
})
