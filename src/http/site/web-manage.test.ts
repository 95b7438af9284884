// databases: once
// run: full
// Settings and administration in the web client.

import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER } from '../../testing/browser.ts'
import { axeFaults, buildSite, IN_BROWSER, PATIENCE, webClient } from '../../testing/web-client.ts'

/** An image of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let app: TestApp
beforeAll(async () => {
  buildSite()
  app = await startTestApp()
}, 180_000)
afterAll(() => app.close())

describe.skipIf(NO_BROWSER)('in a browser', IN_BROWSER, () => {
  const { troubles, open } = webClient(() => app)

  const stateOf = (name: 'member' | 'member2' | 'owner', type: 'user_settings' | 'subscription' | 'realm' | 'user_group') =>
    app.as(name).must.register({ event_types: [], fetch_event_types: [type] })

  test('a preference is sent when it is chosen, has its effect, and follows what is chosen elsewhere', async () => {
    const page = await open('member2', '#settings')
    await page.getByLabel('Colours').selectOption('Dark')
    await expect
      .poll(() => page.evaluate('getComputedStyle(document.querySelector("main")).backgroundColor'), PATIENCE)
      .toBe('rgb(23, 26, 32)')
    await page.getByLabel('Size of text').fill('20')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize'), PATIENCE).toBe('20px')
    const digest = page.getByLabel('Weekly digest')
    await digest.uncheck()
    await expect.poll(async () => (await stateOf('member2', 'user_settings')).user_settings?.enable_digest_emails, PATIENCE).toBe(false)
    await app.as('member2').must.patch('/settings', { enable_digest_emails: true })
    await expect.poll(() => digest.isChecked(), PATIENCE).toBe(true)
    // Names of settings, their values and groups are in the language that was chosen.
    await page.getByLabel('Language').selectOption('Deutsch')
    await expect.poll(() => page.evaluate('document.documentElement.lang'), PATIENCE).toBe('de')
    await page.getByLabel('Farben').selectOption('Hell')
    await page.getByLabel('Wer die E-Mail-Adresse sieht').selectOption('Alle außer Gästen')
    await expect.poll(async () => (await stateOf('member2', 'user_settings')).user_settings?.email_address_visibility, PATIENCE).toBe(2)
    expect(await page.locator('form.contract :lang(en)').count()).toBe(0)
    const before = { color_scheme: 1, web_font_size_px: 16, default_language: 'en', email_address_visibility: 1 }
    await app.as('member2').must.patch('/settings', before)
    await page.getByLabel('Colours').waitFor()
    expect(troubles).toEqual([])
  })

  test('what the server refuses is said beside the field', async () => {
    const page = await open('member2', '#settings')
    await page.getByLabel('Size of text').fill('99')
    await page.keyboard.press('Enter')
    await page.getByText("'web_font_size_px' must be at most 48").waitFor()
    await expect.poll(() => page.getByLabel('Size of text').getAttribute('aria-invalid'), PATIENCE).toBe('true')
    const described = await page.getByLabel('Size of text').getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain('must be at most 48')
    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password').fill('staple battery horse correct')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText("'old_password' is wrong").waitFor()
  })

  test('a channel is created, changed and archived, with its members, and others see it at once', async () => {
    // A second attempt meets what the first one has left.
    const name = `garden ${Date.now()}`
    const later = `${name} now`
    const page = await open('owner', '#channels')
    const other = await open('member', '#channels')
    const creation = page.getByRole('region', { name: 'New channel' })
    await creation.getByLabel('Name').fill(name)
    await creation.getByRole('button', { name: 'Create' }).click()
    await other.locator('.rows').getByRole('link', { name: name }).waitFor()
    await page.locator('.rows').getByRole('link', { name: name }).click()
    await page.getByRole('heading', { level: 2, name: name }).waitFor()
    await page.getByLabel('Name').fill(later)
    await page.keyboard.press('Enter')
    await other.locator('.rows').getByRole('link', { name: later }).waitFor()
    await page.getByLabel('Post in the channel').selectOption('Administrators and above')
    await page.getByRole('region', { name: 'People' }).getByRole('combobox').fill('Mika')
    await page.getByRole('option', { name: /Mika/ }).click()
    await other.locator('.sidebar').getByRole('link', { name: later }).waitFor()
    const members = page.getByRole('region', { name: 'People' })
    await members.getByRole('button', { name: /^Remove Mika/ }).waitFor()
    // Somebody else takes their place at once: the list has the same length before and after.
    const [{ email: leaves }, { email: comes }] = [app.demo.users.member, app.demo.users.member2]
    await app.as('owner').must.post('/users/me/subscriptions', { subscriptions: [{ name: later }], principals: [comes] })
    await members.getByRole('button', { name: `Remove ${app.demo.users.member2.full_name}` }).waitFor()
    await app.as('owner').must.delete('/users/me/subscriptions', { subscriptions: [later], principals: [leaves] })
    await members.getByRole('button', { name: `Remove ${app.demo.users.member.full_name}` }).waitFor({ state: 'detached' })
    // Backspace where nothing is typed removes nobody, but a letter.
    await members.getByRole('combobox').fill('x')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('Mi')
    await page.getByRole('listbox').waitFor()
    await members.getByRole('button', { name: `Remove ${app.demo.users.member2.full_name}` }).waitFor()
    await app.as('owner').must.post('/users/me/subscriptions', { subscriptions: [{ name: later }], principals: [leaves] })
    const leave = other.locator('.rows li', { hasText: later }).getByRole('button', { name: 'Unsubscribe' })
    expect(await other.locator(`[id="${await leave.getAttribute('aria-describedby')}"]`).innerText()).toBe(later)
    await leave.click()
    await other.locator('.sidebar').getByRole('link', { name: later }).waitFor({ state: 'detached' })
    await other.locator('.rows').getByRole('link', { name: later }).click()
    await other.getByRole('heading', { level: 2, name: later }).waitFor()
    expect(await other.getByRole('region', { name: 'Permissions' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Archive: sure?' }).click()
    await page.getByRole('button', { name: 'Unarchive' }).waitFor()
    expect(troubles).toEqual([])
  })

  test('a subscription is coloured, muted and pinned', async () => {
    const channelId = (await app.as('member').must.get('/get_stream_id', { stream: 'general' })).stream_id
    const page = await open('member', `#channels/${channelId}`)
    await page.getByLabel('Pin').check()
    await page.getByLabel('Mute channel').check()
    const own = async () => {
      const { subscriptions } = await stateOf('member', 'subscription')
      return subscriptions?.flatMap(({ name, pin_to_top, is_muted }) => (name === 'general' ? [pin_to_top, is_muted] : []))
    }
    await expect.poll(own, PATIENCE).toEqual([true, true])
    await page.getByLabel('Pin').uncheck()
    await page.getByLabel('Mute channel').uncheck()
    await expect.poll(own, PATIENCE).toEqual([false, false])
  })

  test('administrators give roles and deactivate, and others only read', async () => {
    const { user_id: id, full_name: name } = app.demo.users.member2
    const [page, other] = [await open('owner', '#users'), await open('member', `#users/${id}`)]
    await page.locator('.rows').getByRole('link', { name }).click()
    await page.getByLabel('Role').selectOption('Moderator')
    // Not the person of that name beside it.
    await other.locator('.manage').getByText('Moderator').waitFor()
    expect(await other.getByLabel('Role').count()).toBe(0)
    await page.getByLabel('Role').selectOption('Member')
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Deactivate: sure?' }).click()
    await page.getByRole('button', { name: 'Reactivate' }).click()
    await page.getByRole('button', { name: 'Deactivate' }).waitFor()
    expect(troubles).toEqual([])
  })

  test('people are invited by mail and by link, and an invitation is revoked', async () => {
    const page = await open('owner', '#invites')
    const mail = page.getByRole('region', { name: 'Invite by email' })
    await mail.getByLabel('Email addresses').fill('new@example.com')
    await mail.getByRole('button', { name: 'Create' }).click()
    const row = page.locator('.rows li', { hasText: 'new@example.com' })
    await row.getByRole('button', { name: 'Revoke' }).click()
    await row.getByRole('button', { name: 'Revoke: sure?' }).click()
    await row.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'New invitation link' }).getByRole('button', { name: 'Create' }).click()
    await page.locator('.rows li', { hasText: '/join/' }).waitFor()
    expect(troubles).toEqual([])
  })

  test('a group is created, gets members and subgroups, and is left', async () => {
    const page = await open('owner', '#groups')
    const creation = page.getByRole('region', { name: 'New user group' })
    await creation.getByLabel('Name').fill('gardeners')
    await creation.getByRole('button', { name: 'Create' }).click()
    await page.locator('.rows').getByRole('link', { name: 'gardeners' }).click()
    await page.getByRole('region', { name: 'People' }).getByRole('combobox').fill('Max')
    await page.getByRole('option', { name: /Max/ }).click()
    await page.getByRole('button', { name: 'Remove Max Member' }).waitFor()
    const subgroup = page.locator('.rows li', { hasText: 'Moderators and above' })
    await subgroup.getByRole('button', { name: 'Add' }).click()
    await subgroup.getByRole('button', { name: 'Remove' }).waitFor()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Join' }).waitFor()
    expect(troubles).toEqual([])
  })

  test('owners change the organisation and read the audit log; members are not offered it', async () => {
    const { realm_user_groups: groups } = await stateOf('owner', 'user_group')
    const moderators = groups?.find((one) => one.name === 'role:moderators')?.id
    const page = await open('owner', '#organization')
    await page.getByLabel('Add custom emoji').selectOption('Moderators and above')
    await expect.poll(async () => (await stateOf('owner', 'realm')).realm_can_add_custom_emoji_group, PATIENCE).toBe(moderators)
    await page.getByLabel('Add custom emoji').selectOption('Several groups and people')
    const permission = page.locator('.choice', { hasText: 'Add custom emoji' })
    await permission.getByLabel('Find people').fill('Max')
    await page.getByRole('listbox').getByRole('option', { name: /Max/ }).click()
    const { user_id: max } = app.demo.users.member2
    await expect
      .poll(async () => (await stateOf('owner', 'realm')).realm_can_add_custom_emoji_group, PATIENCE)
      .toEqual({ direct_members: [max], direct_subgroups: [moderators] })
    await permission.getByRole('button', { name: 'Remove Moderators and above' }).click()
    await permission.getByLabel('Find groups').fill('Owners')
    await page.getByRole('listbox').getByRole('option', { name: 'Owners' }).click()
    await expect
      .poll(async () => (await stateOf('owner', 'realm')).realm_can_add_custom_emoji_group, PATIENCE)
      .toEqual({ direct_members: [max], direct_subgroups: [groups?.find((one) => one.name === 'role:owners')?.id] })
    await page.getByLabel('Add custom emoji').selectOption('Everybody but guests')
    await page.getByLabel('New picture').setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: PNG })
    await expect.poll(async () => (await stateOf('owner', 'realm')).realm_icon_source, PATIENCE).toBe('U')
    await page.getByRole('button', { name: 'Remove the picture' }).click()
    await page.getByRole('button', { name: 'Remove the picture: sure?' }).click()
    await expect.poll(async () => (await stateOf('owner', 'realm')).realm_icon_source, PATIENCE).toBe('J')
    await page.getByRole('link', { name: 'Audit log' }).click()
    const log = page.getByRole('region', { name: 'Audit log' })
    await log.getByText('can_add_custom_emoji_group').first().waitFor()
    await log.getByLabel('Kind of subject').selectOption('Channel')
    await log.getByText('can_add_custom_emoji_group').first().waitFor({ state: 'detached' })
    const member = await open('member', '#organization')
    await member.getByText('Nothing was found').waitFor()
    expect(await member.locator('.manage nav').getByRole('link', { name: 'Organisation' }).count()).toBe(0)
    expect(troubles).toEqual([])
  })

  test('keys alone are enough to manage: Esc leads back to where somebody was', async () => {
    const page = await open('owner', '#narrow/is/starred')
    /** Goes on by Tab, as somebody does who sees where they are. */
    async function tabTo(target: Locator): Promise<void> {
      await target.waitFor()
      for (let i = 0; i < 200; i++) {
        await page.keyboard.press('Tab')
        if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
      }
      throw new Error(`Tab does not reach ${target}`)
    }
    const focused = () => page.evaluate('document.activeElement.title || document.activeElement.innerText')
    const link = (name: string) => page.locator('.manage nav').getByRole('link', { name })
    const manage = async (): Promise<void> => {
      await page.keyboard.press('Enter')
      await expect.poll(focused, PATIENCE).toBe('Settings')
      await link('Settings').waitFor()
    }
    await tabTo(page.getByRole('button', { name: 'Settings' }))
    await manage()
    await tabTo(page.getByLabel('Turn emoticons into emoji'))
    await page.keyboard.press('Space')
    await expect.poll(async () => (await stateOf('owner', 'user_settings')).user_settings?.translate_emoticons, PATIENCE).toBe(true)
    // Out of the field, and back.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1, name: 'Starred' }).waitFor()
    await expect.poll(focused, PATIENCE).toBe('Settings')
    await manage()
    await tabTo(link('Channels'))
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('region', { name: 'New channel' }).getByLabel('Name'))
    await page.keyboard.type('keys')
    await page.keyboard.press('Enter')
    await tabTo(page.locator('.rows').getByRole('link', { name: 'keys' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'keys' }).waitFor()
    await expect.poll(focused, PATIENCE).toBe('Channels')
    await tabTo(page.getByLabel('Post in the channel'))
    await page.keyboard.type('Moderators')
    const { realm_user_groups: groups } = await stateOf('owner', 'user_group')
    const moderators = groups?.find((one) => one.name === 'role:moderators')?.id
    const channel = async () => (await stateOf('owner', 'subscription')).subscriptions?.find(({ name }) => name === 'keys')
    await expect.poll(async () => (await channel())?.can_send_message_group, PATIENCE).toBe(moderators)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(focused, PATIENCE).toBe('Settings')
    await manage()
    await tabTo(link('Organisation'))
    await page.keyboard.press('Enter')
    await tabTo(page.getByLabel('Create bots'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(focused, PATIENCE).toBe('Settings')
    expect(troubles).toEqual([])
  })

  test('axe finds nothing on any page, on wide screens and telephones, in the light and in the dark', async () => {
    const page = await open('owner', '#settings', { bypassCSP: true })
    for (const [hash, heading, colorScheme, width] of [
      ['#settings', 'Profile', 'light', 1280],
      ['#channels', 'New channel', 'dark', 375],
      ['#channels/1', 'general', 'light', 375],
      ['#users', 'People', 'dark', 1280],
      ['#users/5', 'Mika Member', 'light', 640],
      ['#invites', 'Invite by email', 'light', 375],
      ['#groups', 'New user group', 'dark', 640],
      ['#organization', 'Organisation', 'dark', 375],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme })
      await page.goto(`${app.url}/app${hash}`)
      await page.locator('.manage').getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), PATIENCE).toBeLessThanOrEqual(width)
      expect([hash, await axeFaults(page)]).toEqual([hash, []])
    }
  })

  test('somebody is muted on their card and heard again in the settings, and alert words are added and removed', async () => {
    const { user_id: id, full_name: name } = app.demo.users.member2
    const page = await open('member', `#users/${id}`)
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await page.getByRole('button', { name: 'Unmute' }).waitFor()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    const [muted, words] = ['Muted people', 'Alert words'].map((title) => page.getByRole('region', { name: title }))
    await muted?.getByRole('link', { name }).waitFor()
    await muted?.getByRole('button', { name: 'Unmute' }).click()
    await muted?.getByText('Nothing was found').waitFor()
    await words?.getByRole('textbox').fill('garden\n hedge ')
    await words?.getByRole('button', { name: 'Add' }).click()
    await words?.locator('li', { hasText: 'hedge' }).getByRole('button', { name: 'Remove' }).click()
    await words?.locator('li', { hasText: 'hedge' }).waitFor({ state: 'detached' })
    expect((await app.as('member').must.get('/users/me/alert_words')).alert_words).toEqual(['garden'])
    expect(troubles).toEqual([])
  })

  test('administrators add emoji, links, fields, domains, channels and playgrounds, and take them away', async () => {
    const page = await open('owner', '#contents')
    const region = (title: string) => page.getByRole('region', { name: title })
    const add = async (title: string, values: Record<string, string>, button = 'Add') => {
      for (const [label, value] of Object.entries(values)) await region(title).getByLabel(label, { exact: true }).first().fill(value)
      await region(title).getByRole('button', { name: button }).click()
    }
    const removed = async (title: string, text: string, button = 'Delete') => {
      const row = region(title).locator('li', { hasText: text })
      await row.getByRole('button', { name: button }).click()
      await row.getByRole('button', { name: `${button}: sure?` }).click()
      await row.waitFor({ state: 'detached' })
    }
    await region('Emoji').getByLabel('Image').setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: PNG })
    await add('Emoji', { 'Name of the emoji': 'leaf' })
    await removed('Emoji', 'leaf')
    await add('Linkifiers', { Pattern: 'BUG-(?P<id>[0-9]+)', 'URL template': 'https://bugs.example.com/{id}' })
    await removed('Linkifiers', 'BUG-')
    await add('Domains whose addresses may join', { Domain: 'garden.example' })
    await removed('Domains whose addresses may join', 'garden.example')
    await region('Channels for new people').getByLabel('Channel').selectOption('general')
    await region('Channels for new people').getByRole('button', { name: 'Add' }).click()
    await removed('Channels for new people', 'general', 'Remove')
    await add('Code playgrounds', { Name: 'Play', 'Language of the code': 'Python', 'URL template': 'https://play.example.com/{code}' })
    await removed('Code playgrounds', 'Play')
    // A field with options, of which one is chosen in the own settings and shown on the card.
    await region('Profile fields').getByLabel('Type').selectOption('List of options')
    await add('Profile fields', { Name: 'Flower', 'Options, one a line': 'Rose\nTulip' }, 'Create')
    await region('Profile fields').locator('li', { hasText: 'Flower' }).waitFor()
    const own = await open('member', '#settings')
    await own.getByLabel('Flower').selectOption('Tulip')
    await page.goto(`${app.url}/app#users/${app.demo.users.member.user_id}`)
    await page.locator('.manage li', { hasText: 'Flower' }).getByText('Tulip').waitFor()
    await page.goto(`${app.url}/app#contents`)
    await removed('Profile fields', 'Flower')
    await own.getByLabel('Flower').waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  })

  test.each([
    ['#settings', 'light', 1280],
    ['#contents', 'dark', 375],
    ['#log', 'light', 375],
    ['#channels', 'dark', 375],
    ['#channels/1', 'light', 375],
    ['#users', 'dark', 1280],
    ['#users/5', 'light', 640],
    ['#invites', 'light', 375],
    ['#groups', 'dark', 640],
    ['#organization', 'dark', 375],
  ] as const)('axe finds nothing at %s', async (hash, colorScheme, width) => {
    const page = await open('owner', hash, { colorScheme, viewport: { width, height: 740 }, bypassCSP: true })
    await page.locator('.manage section').first().waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await axeFaults(page)).toEqual([])
  })
})
