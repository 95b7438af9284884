// databases: once
// Every page for people, in light and dark, at a desk and on a telephone: axe finds nothing, and nothing is wider than the screen.

import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { unsubscribePath } from '../../actions/messages/notifications/unsubscribe.ts'
import { setRealmActive } from '../../actions/organisation/realms.ts'
import { createApiKey } from '../../actions/people/api-keys.ts'
import { createUser } from '../../actions/people/create.ts'
import { readConfig } from '../../config.ts'
import { serverContext } from '../../context.ts'
import { mailResets } from '../../jobs/requested-mails.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startServer } from '../../server/app.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { openApp } from '../../server/open-app.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER, startBrowser } from '../../testing/browser.ts'
import { testDirectory } from '../../testing/directory.ts'
import { mailTo, NO_WORKER } from '../../testing/mails.ts'
import { testProvider } from '../../testing/openid-provider.ts'
import { sampled } from '../../testing/sampled.ts'
import { unixTime } from '../../values/dates.ts'
import { LANGUAGES, type Language, languageTag } from '../../values/languages.ts'
import { ROLE } from '../../values/roles.ts'
import { GUIDES } from '../site/guides.ts'

const FORGOT = '/accounts/password/reset'
const SCREENS = { desk: { width: 1280, height: 900 }, phone: { width: 375, height: 667 } }

let app: TestApp
let n = 0
const fresh = (): string => `look${++n}@example.org`
/** A link by mail that invites somebody. */
async function invited(): Promise<string> {
  const email = fresh()
  await app.as('administrator').must.post('/invites', { invitee_emails: email, stream_ids: [] })
  return (await mailTo(email)).path
}
async function resetOf(email: string): Promise<string> {
  await app.client().raw(FORGOT, { method: 'POST', body: new URLSearchParams({ email }) })
  await mailResets(app.server.app)
  return (await mailTo(email)).path
}
/** A link that confirms a new address. Nobody may change theirs often. */
async function confirmation(): Promise<string> {
  const [account, email] = [{ email: fresh(), fullName: 'Cleo', role: ROLE.member }, fresh()]
  const user = await createUser(serverContext(app.server.app, await Realm.load(1)), account)
  const { key } = await createApiKey(app.server.app, user, 'test', unixTime())
  await app.client({ email: account.email, api_key: key }).must.patch('/settings', { email })
  return (await mailTo(email)).path
}
const unsubscribing = async (name: 'guest' | 'member'): Promise<string> =>
  unsubscribePath(await Realm.load(1), await User.findByPk(app.idOf(name), { rejectOnEmpty: true }), 'personal')
const submit = (path: string, fields: Record<string, string>) =>
  app.client().raw(path, { method: 'POST', body: new URLSearchParams(fields) })
/** Sends a form without what it needs. */
async function sendEmpty(page: Page): Promise<void> {
  await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''))
  await page.locator('button').click()
}
async function logIn(page: Page): Promise<void> {
  await page.goto(`${app.url}/accounts/login`)
  await page.getByLabel('Email address').fill('member@example.com')
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.locator('button').click()
  await page.waitForURL('**/app')
}
/** The realm's row changes while a page is opened. */
async function whileRealmIs(changes: Partial<Realm>, open: () => Promise<unknown>): Promise<void> {
  const { subdomain, name, description } = await Realm.load(1)
  const set = async (to: Partial<Realm>): Promise<void> => {
    await Realm.update(to, { where: { id: 1 } })
    app.server.app.caches.clear()
  }
  await set(changes)
  try {
    await open()
  } finally {
    await set({ subdomain, name, description })
  }
}
/** Anybody may join while a page is opened. */
async function whileOpen(open: () => Promise<unknown>): Promise<void> {
  await app.as('owner').must.patch('/realm', { invite_required: false })
  try {
    await open()
  } finally {
    await app.as('owner').must.patch('/realm', { invite_required: true })
  }
}
/** There is every way to log in while a page is opened: a directory, and providers, one of them with an icon and a long name. */
async function whileManyVouch(open: () => Promise<unknown>, { providers = true }: { providers?: boolean } = {}): Promise<void> {
  const { config } = app.server.app
  const former = { providers: config.providers, directories: config.directories }
  const icon = { type: 'image/svg+xml', data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
  const corp = testProvider('corp', 'http://127.0.0.1:1', { displayName: 'Example Corp', icon })
  const other = testProvider('other', 'http://127.0.0.1:2', { displayName: LONG_NAME.repeat(2) })
  config.providers = providers ? [corp, other] : []
  config.directories = [testDirectory({ displayName: providers ? 'Example Staff' : LONG_NAME })]
  try {
    await open()
  } finally {
    Object.assign(config, former)
  }
}
const at = (path: string) => (page: Page) => page.goto(app.url + path)
const host = (name: string): string => app.url.replace('127.0.0.1', name)

const headingIn = (file: string): string => /^# (.*)$/m.exec(readFileSync(`docs/${file}`, 'utf8'))?.[1] ?? ''
const LONG_NAME = `A${'c'.repeat(38)}me`
/** How each page is opened, by its heading and what is special. */
const PRODUCTION: Record<string, (page: Page) => Promise<unknown>> = {
  'Demo, the first page': at('/'),
  [`${LONG_NAME}, the first page with much to say`]: (page) =>
    whileRealmIs(
      {
        name: LONG_NAME,
        description: `# Here\n\nWe **talk**. ${'Very '.repeat(120)} \`${'long'.repeat(60)}\`\n\n- one\n- [two](https://example.com)\n\n> three\n\n| a | b |\n|---|---|\n| ${'long'.repeat(60)} | c |`,
      },
      () => page.goto(`${app.url}/`),
    ),
  'Your organisation has an address of its own': (page) => whileRealmIs({ subdomain: 'acme' }, () => page.goto(`${app.url}/`)),
  'There is no organisation at this address': (page) => page.goto(`${host('nobody.localhost')}/`),
  'This organisation has been deactivated': async (page) => {
    const ctx = serverContext(app.server.app, { id: 1 })
    await setRealmActive(ctx, false)
    try {
      await page.goto(`${app.url}/`)
    } finally {
      await setRealmActive(ctx, true)
      await app.logIn('administrator', 'member2')
    }
  },
  'There is no such page': at('/nothing'),
  'Join Demo, with an account': async (page) => page.goto(app.url + (await invited())),
  'Join Demo, refused': async (page) => {
    await page.goto(app.url + (await invited()))
    await sendEmpty(page)
  },
  'Join Demo, by a reusable link': async (page) => {
    const { invite_link: link } = await app.as('administrator').must.post('/invites/multiuse', {})
    await page.goto(app.url + new URL(link).pathname)
  },
  'Check your email, to join': async (page) => {
    const { invite_link: link } = await app.as('administrator').must.post('/invites/multiuse', {})
    await page.goto(app.url + new URL(link).pathname)
    await page.getByLabel('Email address').fill(fresh())
    await page.locator('button').click()
  },
  'Join Demo, where anybody may': (page) => whileOpen(() => page.goto(`${app.url}/join`)),
  'Join Demo, where anybody may, refused': (page) =>
    whileOpen(async () => {
      await page.goto(`${app.url}/join`)
      await sendEmpty(page)
    }),
  'Check your email, where anybody may join': (page) =>
    whileOpen(async () => {
      await page.goto(`${app.url}/join`)
      await page.getByLabel('Email address').fill(fresh())
      await page.locator('button').click()
    }),
  'You need an invitation to join': at('/join'),
  'Demo, the first page where anybody may join': (page) => whileOpen(() => page.goto(`${app.url}/`)),
  'Welcome, Nora New': async (page) => {
    const path = await invited()
    await submit(path, { full_name: 'Nora New', password: 'a long enough password' })
    await page.goto(app.url + path)
  },
  'Forgot your password?': at(FORGOT),
  'Check your email, to choose a password': async (page) => {
    await page.goto(app.url + FORGOT)
    await page.getByLabel('Email address').fill(fresh())
    await page.locator('button').click()
  },
  'Choose a new password': async (page) => page.goto(app.url + (await resetOf('guest@example.com'))),
  'Choose a new password, refused': async (page) => {
    await page.goto(app.url + (await resetOf('owner@example.com')))
    await sendEmpty(page)
  },
  'The password has been changed': async (page) => {
    const path = await resetOf('moderator@example.com')
    await submit(path, { password: 'quite another passphrase' })
    await page.goto(app.url + path)
  },
  'Log in to Demo': at('/accounts/login'),
  'Log in to Demo, by a directory': (page) => whileManyVouch(() => page.goto(`${app.url}/accounts/login`), { providers: false }),
  'Log in to Demo, by a directory or a provider': (page) => whileManyVouch(() => page.goto(`${app.url}/accounts/login`)),
  'Log in to Demo, by a directory or a provider, refused': (page) =>
    whileManyVouch(async () => {
      await page.goto(`${app.url}/accounts/login`)
      await page.getByLabel('Password').fill('a guess')
      await page.getByRole('textbox').first().fill('nobody')
      await page.locator('button').click()
      await page.getByRole('alert').waitFor()
    }),
  'Join Demo, with an account there or here': async (page) => {
    const path = await invited()
    await whileManyVouch(() => page.goto(app.url + path))
  },
  'Join Demo, where anybody may, with an account there': (page) => whileOpen(() => whileManyVouch(() => page.goto(`${app.url}/join`))),
  'Demo, the first page with many ways to log in': (page) => whileManyVouch(() => page.goto(`${app.url}/`)),
  'Log in to Demo, refused': async (page) => {
    await page.goto(`${app.url}/accounts/login`)
    await sendEmpty(page)
  },
  'Log out': async (page) => {
    await logIn(page)
    await page.goto(`${app.url}/accounts/logout`)
  },
  'Your sessions and keys': async (page) => {
    const member = await User.findByPk(app.idOf('member'), { rejectOnEmpty: true })
    await createApiKey(app.server.app, member, 'long'.repeat(25), unixTime())
    await logIn(page)
    await page.goto(`${app.url}/accounts/sessions`)
  },
  'Confirm your address': async (page) => page.goto(app.url + (await confirmation())),
  'Address confirmed': async (page) => {
    await page.goto(app.url + (await confirmation()))
    await page.locator('button').click()
  },
  'Stop these mails': async (page) => page.goto(app.url + (await unsubscribing('guest'))),
  'No more of these mails': async (page) => {
    const path = await unsubscribing('member')
    await submit(path, {})
    await page.goto(app.url + path)
  },
  'This link is not valid': at('/join/nonsense'),
  Guides: at('/guides'),
  ...Object.fromEntries(GUIDES.map(({ name, file }) => [`${headingIn(file)}, a guide`, at(`/guides/${name}`)])),
}

describe.skipIf(NO_BROWSER)('axe finds nothing, and no screen is too narrow', { timeout: 60_000 }, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser?.close())

  /** What is wrong with a page. */
  async function faultsOf(
    open: (page: Page) => Promise<unknown>,
    colorScheme: 'light' | 'dark',
    screen: keyof typeof SCREENS,
    locale?: string,
  ): Promise<{ heading: string | null; faults: string[] }> {
    // In a context without the pages' own policy, which would keep axe out.
    const context = await browser.newContext({ colorScheme, viewport: SCREENS[screen], bypassCSP: true, ...(locale && { locale }) })
    try {
      const page = await context.newPage()
      await open(page)
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .setLegacyMode()
        .analyze()
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
      if (width > SCREENS[screen].width) faults.push(`${width} pixels wide`)
      return { heading: await page.getByRole('heading', { level: 1 }).first().textContent(), faults }
    } finally {
      await context.close()
    }
  }

  type Case = [name: string, colorScheme: 'light' | 'dark', screen: keyof typeof SCREENS]
  const { TEST_RUN, TEST_SEED } = process.env
  const casesOf = (pages: Record<string, unknown>): Case[] =>
    sampled(
      // Neither does the width decide a colour nor the colours a width. Each page is seen in one of both by the seed, and at night in both.
      Object.keys(pages).flatMap((name, i): Case[] =>
        [[name, 'light', 'desk'] as const, [name, 'dark', 'phone'] as const]
          .filter((_, at) => TEST_RUN === 'whole' || (i + Number(TEST_SEED)) % 2 === at)
          .map(([...one]): Case => one),
      ),
      String,
    )

  describe('in production', () => {
    beforeAll(async () => {
      app = await startTestApp({ ...NO_WORKER, production: true })
    })
    afterAll(() => app.close())

    test.each(casesOf(PRODUCTION))('%s, %s, %s', async (name, colorScheme, screen) => {
      const { heading, faults } = await faultsOf(PRODUCTION[name] as (page: Page) => Promise<unknown>, colorScheme, screen)
      expect(faults).toEqual([])
      expect(heading).toBe(name.replace(/, (the first|with|where|refused|by|to|a guide).*$/, ''))
    })
  })

  describe('in every language', () => {
    beforeAll(async () => {
      app = await startTestApp({ ...NO_WORKER, production: true })
    })
    afterAll(() => app.close())

    test.each(casesOf(Object.fromEntries(LANGUAGES.map((language) => [language, 0]))))(
      'the page with every way to log in, %s, %s, %s',
      async (language, colorScheme, screen) => {
        const open = (page: Page) =>
          whileManyVouch(async () => {
            await page.goto(`${app.url}/accounts/login`)
            expect(await page.locator('html').getAttribute('lang')).toBe(languageTag(language as Language))
          })
        expect((await faultsOf(open, colorScheme, screen, language)).faults).toEqual([])
      },
    )
  })

  describe('in development', () => {
    beforeAll(async () => {
      app = await startTestApp(NO_WORKER)
    })
    afterAll(() => app.close())

    test.each(casesOf({ '/': 0 }))('%s, %s, %s', async (path, colorScheme, screen) => {
      expect(await faultsOf(at(path), colorScheme, screen)).toEqual({ heading: 'Build a client for Parley', faults: [] })
    })
  })

  test.each(casesOf({ empty: 0 }))('a server without an organisation (%s), %s, %s', async (_, colorScheme, screen) => {
    const dataDir = await mkdtemp(join(inject('folder'), 'empty-'))
    const server = await startServer(
      await openApp(readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error' })),
    )
    const found = await faultsOf((page) => page.goto(`http://127.0.0.1:${server.port}/`), colorScheme, screen)
    await server.close()
    expect(found).toEqual({ heading: 'This server has no organisation yet', faults: [] })
  })
})
