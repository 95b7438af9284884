// `npm run tool -- screenshots`: takes the pictures in docs/screenshots/ that the README shows, in light and dark: of a fresh demo, and of a fresh
// server in production. The pages for people are taken as a telephone shows them, too. `npm run tool -- screenshots home join` retakes only these.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { ask, createSite, type Demo, type DemoUser, type Site, succeed } from '../contract-tests/server.ts'
import { openDatabase } from '../src/db/index.ts'
import { startBrowser } from '../src/testing/browser.ts'

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const chosen = process.argv.slice(2)
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

const DESK = { viewport: { width: 1200, height: 1000 }, deviceScaleFactor: 0.6 }
/** Less high: the pages for people are short. */
const DOOR = { viewport: { width: 1200, height: 760 }, deviceScaleFactor: 0.6 }
const PHONE = { viewport: { width: 375, height: 740 }, deviceScaleFactor: 0.8 }

/** What is shown: a URL, and what to do there before taking the picture. */
interface Shown {
  name: string
  url: string
  screens: Record<string, typeof DESK>
  prepare?: (page: Page) => Promise<void>
}

async function take(browser: Browser, pictures: Shown[]): Promise<void> {
  for (const { name, url, screens, prepare } of pictures.filter((one) => chosen.length === 0 || chosen.includes(one.name)))
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [suffix, screen] of Object.entries(screens)) {
        const page = await browser.newPage({ colorScheme, ...screen })
        await page.goto(url)
        await prepare?.(page)
        await page.screenshot({ path: join(folder, `${name}${suffix}-${colorScheme}.png`) })
        await page.close()
      }
}

/** The pages for developers. */
async function ofDemo(url: string): Promise<Shown[]> {
  const screens = { '': DESK }
  const sampled = (page: Page): Promise<void> => page.getByRole('button', { name: /^Request Sample/ }).waitFor()
  return [
    { name: 'home', url, screens },
    { name: 'reference', url: `${url}/api/docs#/operations/sendMessage`, screens: { ...screens, '-phone': PHONE }, prepare: sampled },
    { name: 'console', url: `${url}/console`, screens, prepare: talk },
    { name: 'guide', url: `${url}/guides/event-queues`, screens },
  ]
}

/** The web client of a demo account, which logs in by one click. */
async function enterAs(page: Page, url: string, name: string, hash: string): Promise<void> {
  await page.goto(`${url}/accounts/login?next=${encodeURIComponent(`/app${hash}`)}`)
  await page.getByRole('button', { name, exact: true }).click()
  await page.locator('.messages').waitFor()
}

/** Some minutes of two people in two browsers: a picture of one of them after each thing that they do. */
async function takeFilm(browser: Browser, url: string, { member, member2 }: Demo['users']): Promise<void> {
  if (chosen.length > 0 && !chosen.includes('film')) return
  const screen = { viewport: { width: 1100, height: 700 }, deviceScaleFactor: 0.6 }
  const [one, other] = [await browser.newPage(screen), await browser.newPage(screen)]
  let taken = 0
  const shoot = async (page: Page): Promise<void> => {
    await page.screenshot({ path: join(folder, `film-${String(++taken).padStart(2, '0')}.png`) })
  }
  const write = async (page: Page, text: string): Promise<void> => {
    await page.locator('form.compose textarea').fill(text)
    await page.keyboard.press('Control+Enter')
  }
  const said = (page: Page, text: string) => page.locator('.message .content', { hasText: text }).last().waitFor()
  await one.goto(`${url}/accounts/login?next=/app`)
  await shoot(one)
  const topic = '#narrow/channel/1-general/topic/lunch'
  await enterAs(one, url, member.full_name, '')
  await shoot(one)
  await one.goto(`${url}/app${topic}`)
  await one.locator('form.compose textarea').pressSequentially('Soup or **noodles**? Ask @ma')
  await one.getByRole('option').first().waitFor()
  await shoot(one)
  await write(one, `Soup or **noodles** today? Ask @**${member2.full_name}** :ramen:`)
  await said(one, 'Soup or noodles')
  await enterAs(other, url, member2.full_name, topic)
  await said(other, 'Soup or noodles')
  await shoot(other)
  await other.locator('form.compose textarea').pressSequentially('Noodles, of')
  await one.locator('.typing', { hasText: member2.full_name }).waitFor()
  await shoot(one)
  await write(other, 'Noodles, of course. The plan:\n\n1. leave at **12:15**\n2. take a table outside\n\n```python\nprint("hungry")\n```')
  await said(one, 'take a table outside')
  await one.locator('[data-message]').last().hover()
  await one.locator('[data-message]').last().getByRole('button', { name: 'Add a reaction' }).click()
  await one.getByPlaceholder('Find an emoji').fill('tada')
  await shoot(one)
  await one.keyboard.press('Enter')
  await other.getByRole('button', { name: `tada: ${member.full_name}` }).waitFor()
  await shoot(other)
  await other.goto(`${url}/app#narrow/dm/${member.user_id}-dm`)
  await other.locator('form.compose textarea').waitFor()
  await write(other, 'Between us: I forgot my wallet.')
  await said(other, 'forgot my wallet')
  await one.locator('.sidebar a.has-unread', { hasText: member2.full_name }).waitFor()
  await shoot(one)
  await one.goto(`${url}/app#narrow/dm/${member2.user_id}-dm`)
  await said(one, 'forgot my wallet')
  await write(one, 'I pay. You choose the table.')
  await said(other, 'You choose the table')
  await shoot(other)
  await one.goto(`${url}/app#narrow/search/noodles`)
  await said(one, 'Noodles')
  await shoot(one)
  await one.keyboard.press('?')
  await one.getByRole('dialog').waitFor()
  await shoot(one)
  await Promise.all([one.close(), other.close()])
}

/** Mails about missed messages and a digest, as a browser shows their HTML. `url` is the server of a demo organisation. */
async function ofMails(url: string, site: Site, users: Demo['users']): Promise<Shown[]> {
  const { owner, member, member2 } = users
  const say = (who: DemoUser, to: string, topic: string, content: string) =>
    succeed(url, who, '/messages', { type: to.startsWith('[') ? 'direct' : 'channel', to, topic, content })
  await ask(url, member, 'PATCH', '/settings', { email_notifications_batching_period_seconds: 3, timezone: 'Europe/Berlin' })
  // What was said before would be mailed with the rest, when its longer period ends.
  await succeed(url, member, '/mark_all_as_read', {})
  const everyMessage = [{ stream_id: 1, property: 'email_notifications', value: true }]
  const to = JSON.stringify([member.user_id])
  await say(member, JSON.stringify([owner.user_id]), '', 'The plan for Monday is ready.')
  await say(
    owner,
    to,
    '',
    'Thank you! Two questions:\n\n1. Who talks to the **caterers**?\n2. Do we have the [room](https://example.com/rooms) until six?',
  )
  await say(owner, to, '', '> The plan for Monday\n\nAnd could you add `15:00`? :tada:')
  await say(member2, 'general', 'lunch', 'Noodles or soup today?')
  await say(owner, 'general', 'lunch', 'Soup, says the weather.')
  await say(member2, 'general', 'lunch', `@**${member.full_name}** what do you say? We leave at <time:2026-11-27T12:15:00+01:00>.`)
  // The subscription that sends mails of every message would add those about lunch.
  await htmlOf(site, member.email, '#general > lunch')
  await succeed(url, member, '/users/me/subscriptions/properties', { subscription_data: JSON.stringify(everyMessage) })
  await say(owner, 'general', 'release', '| Step | Who | Done |\n|---|---|---|\n| Changelog | Max | yes |\n| Tag | Olivia | no |')
  await say(member2, 'general', 'release', 'The last command:\n```sh\nnpm run release -- --draft\n```\nIt takes ten minutes.')
  const names: [name: string, subject: string, screens: Shown['screens']][] = [
    ['mail-direct', 'Direct messages', { '': DOOR }],
    ['mail-mention', '#general > lunch', { '-phone': PHONE }],
    ['mail-channel', '#general > release', { '': DOOR }],
  ]
  return [
    ...(await Promise.all(
      names.map(async ([name, subject, screens]) => pageOf(site, name, await htmlOf(site, member.email, subject), screens)),
    )),
    await ofDigest(url, site, users),
  ]
}

/** The weekly digest of somebody who has not been here since long before the demo began. It is due when the server looks the next time. */
async function ofDigest(url: string, site: Site, { owner, member2, moderator }: Demo['users']): Promise<Shown> {
  const NOON = 43_200_000
  const db = await openDatabase(`sqlite:${site.dataDir}/database.sqlite`)
  await db.run('UPDATE users SET date_joined = date_joined - 2592000 WHERE id IN (?, ?)', [owner.user_id, moderator.user_id])
  await db.close()
  await succeed(url, member2, '/channels/create', { name: 'summer party', subscribers: JSON.stringify([member2.user_id]) })
  const weekday = (new Date(Date.now() - NOON).getUTCDay() + 6) % 7
  await ask(url, owner, 'PATCH', '/realm', { digest_emails_enabled: 'true', digest_weekday: String(weekday) })
  return pageOf(site, 'mail-digest', await htmlOf(site, moderator.email, 'What happened this week'), { '': DOOR, '-phone': PHONE })
}

function pageOf(site: Site, name: string, html: string, screens: Shown['screens']): Shown {
  const file = join(site.dataDir, `${name}.html`)
  writeFileSync(file, html)
  return { name, url: `file://${file}`, screens }
}

/** The newest mail of a site that `isWanted`, once it was sent: its headers and its parts as they are. Throws after half a minute. */
async function mailIn({ dataDir }: Site, isWanted: (mail: string) => boolean): Promise<string> {
  const home = join(dataDir, 'mail')
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const mails = existsSync(home) ? readdirSync(home).map((file) => readFileSync(join(home, file), 'utf8')) : []
    const mail = mails.filter(isWanted).at(-1)
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${home} has not got the mail within 30 seconds`)
}

/** The HTML of the mail to an address with this subject. */
async function htmlOf(site: Site, address: string, subject: string): Promise<string> {
  const mail = await mailIn(site, (text) => text.includes(`To: ${address}`) && text.includes(`Subject: ${subject}`))
  const part = mail.split(/^--\S+$/m).find((one) => /^Content-Type: text\/html/m.test(one)) ?? ''
  const bytes = part
    .slice(part.indexOf('<!doctype'))
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The path of the link in the newest mail to an address that has one. */
async function linkTo(site: Site, address: string): Promise<string> {
  const linkIn = (mail: string): string =>
    /https?:\/\/[^/\s]+(\/(?:join|confirm|accounts)\S+)/.exec(mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[1] ?? ''
  return linkIn(await mailIn(site, (mail) => mail.includes(`To: ${address}`) && linkIn(mail) !== ''))
}

/** The pages for people, of an organisation that was just created. */
async function ofOrganisation(url: string, site: Site, owner: DemoUser): Promise<Shown[]> {
  const screens = { '': DOOR, '-phone': PHONE }
  const description = 'Where the people of **Acme** talk: plans, questions, and what is for lunch.'
  await ask(url, owner, 'PATCH', '/realm', { description })
  await succeed(url, owner, '/invites', { invitee_emails: 'nora@example.com', stream_ids: '[]' })
  await ask(url, owner, 'PATCH', '/settings', { email: 'olivia@example.org' })
  await fetch(`${url}/accounts/password/reset`, { method: 'POST', body: new URLSearchParams({ email: owner.email }) })
  const refused = async (page: Page): Promise<void> => {
    await page.getByLabel('New password').fill(owner.email)
    await page.getByRole('button').click()
    await page.getByRole('alert').waitFor()
  }
  const [joinPath, confirmPath, resetPath] = [
    await linkTo(site, 'nora@example.com'),
    await linkTo(site, 'olivia@example.org'),
    await linkTo(site, owner.email),
  ]
  return [
    { name: 'first-page', url, screens },
    { name: 'join', url: url + joinPath, screens },
    { name: 'reset', url: url + resetPath, screens, prepare: refused },
    { name: 'confirm', url: url + confirmPath, screens },
  ]
}

/** What SIGN_IN_FILE says, so that the login page shows a directory and a provider. Nothing asks them. Returns the path of the file. */
function signInFile({ dataDir }: Site): string {
  writeFileSync(join(dataDir, 'secret'), 'a secret')
  const file = join(dataDir, 'sign-in.json')
  const search = { base: 'dc=acme,dc=example', filter: '(uid={username})', bind_dn: 'cn=parley', password_file: 'secret' }
  const providers = [
    { name: 'id', display_name: 'Acme ID', issuer: 'https://id.acme.example', client_id: 'parley', client_secret_file: 'secret' },
  ]
  const directories = [{ name: 'staff', display_name: 'Acme Staff', url: 'ldaps://ldap.acme.example', search }]
  writeFileSync(file, JSON.stringify({ providers, directories }))
  return file
}

mkdirSync(folder, { recursive: true })
const browser = await startBrowser()
const sites = await Promise.all([createSite(''), createSite('')])
try {
  const [demo, production] = sites
  const running = await demo.start()
  await take(browser, await ofDemo(running.url))
  const { users } = await running.demo()
  await take(browser, await ofMails(running.url, demo, users))
  // Afterwards, because those who read here miss nothing.
  await takeFilm(browser, running.url, users)
  const lunch = (page: Page): Promise<void> => enterAs(page, running.url, users.member.full_name, '#narrow/channel/1-general/topic/lunch')
  await take(browser, [{ name: 'web', url: `${running.url}/accounts/login`, screens: { '': DESK, '-phone': PHONE }, prepare: lunch }])

  Object.assign(production.env, { NODE_ENV: 'production', EXTERNAL_URL: 'https://chat.acme.example' })
  const [email, name] = ['olivia@example.com', 'Olivia']
  const words = ['create-realm', '--subdomain', '', '--name', 'Acme', '--owner-email', email, '--owner-name', name, '--json']
  const { api_key, user_id } = JSON.parse((await production.manage(...words)).stdout)
  const served = await production.start()
  await take(browser, await ofOrganisation(served.url, production, { email, api_key, user_id, full_name: name, role: 100 }))
  await served.end('SIGTERM')
  const { url } = await production.start({ SIGN_IN_FILE: signInFile(production) })
  await take(browser, [{ name: 'login', url: `${url}/accounts/login`, screens: { '': DOOR, '-phone': PHONE } }])
} finally {
  await browser.close()
  for (const site of sites) await site.remove()
}
