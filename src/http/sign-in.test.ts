// databases: both
// Logging in by a provider of single sign-on: a real one, and one that lies.

import { createDecipheriv } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Contract } from '../../contract-tests/cases.ts'
import { select } from '../db/sql.ts'
import { Identity } from '../models/identity.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { UserGroup } from '../models/user-group.ts'
import { outgoingRequests } from '../outbound/http.ts'
import { signInBy } from '../outbound/openid.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { imageOf } from '../testing/images.ts'
import { mailTo, NO_WORKER } from '../testing/mails.ts'
import { type Person, startProvider, TestBrowser, type TestProvider, type Visit } from '../testing/openid-provider.ts'
import { cookieOf } from '../testing/sessions.ts'
import { verifyEvents } from '../testing/verify-events.ts'
import { dereference, loadContract } from './contract.ts'

const ICON = { type: 'image/svg+xml', data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
const PATIENCE = { timeout: 500, pause: 200, refresh: 3_600_000 }
let app: TestApp
let corp: TestProvider
let other: TestProvider
/** Of another organisation. */
let elsewhere: TestProvider
/** Does not answer from the start. */
let late: TestProvider
/** Says of itself that it is another. */
let posing: TestProvider
let all: TestProvider[] = []
beforeAll(async () => {
  corp = await startProvider('corp', { icon: ICON })
  other = await startProvider('other', { createsAccounts: true })
  elsewhere = await startProvider('elsewhere', { organisations: ['acme'] })
  late = await startProvider('late')
  posing = await startProvider('posing')
  all = [corp, other, elsewhere, late, posing]
  app = await startTestApp({ ...NO_WORKER, providers: all.map(({ provider }) => provider), providerPatience: PATIENCE })
  app.server.app.config.externalUrl = new URL(app.url)
  for (const one of [corp, other, elsewhere]) one.serve(app.url)
})
afterAll(async () => {
  for (const one of all) await one.close()
  await app.close()
})
afterEach(() => {
  for (const one of all) one.instead = undefined
})

const PASSWORD = 'correct horse battery staple'
const MEMBER: Person = { sub: 'm-1', email: 'member@example.com', email_verified: true, name: 'Somebody' }
const pathOf = ({ provider }: TestProvider) => `/accounts/login/oidc/${provider.name}`

/** Logs somebody in at a provider, in a new browser unless one is given. Stops before the provider sends the browser back, if asked. */
async function signIn(person: Person | undefined, { at = corp, browser = new TestBrowser(), next = '' } = {}): Promise<Visit> {
  at.person = person
  return browser.open(`${app.url}${pathOf(at)}${next && `?next=${next}`}`)
}
/** Up to where the provider sends the browser back. */
async function upToCallback(person: Person, browser: TestBrowser, at = corp): Promise<string> {
  at.person = person
  return (await browser.open(`${app.url}${pathOf(at)}`, `${app.url}${pathOf(at)}/callback`)).url
}
const sessionOf = (browser: TestBrowser) => browser.cookies.get(`${app.url} parley-session`)
async function whoIs(browser: TestBrowser): Promise<unknown> {
  const headers = { Cookie: `parley-session=${sessionOf(browser)}` }
  return (await app.client().raw('/api/v1/users/me', { headers })).body.delivery_email
}
/** The fault that the login page shows, of a browser that has got no session. */
async function faultOf(visit: Visit, browser?: TestBrowser): Promise<string | undefined> {
  expect([visit.status, browser && sessionOf(browser)]).toEqual([400, undefined])
  return /role="alert">([^<]*)</.exec(visit.body)?.[1]
}
async function open(realm: Partial<Realm>, work: () => Promise<void>): Promise<void> {
  const { settings } = await Realm.load(1)
  await Realm.update(realm, { where: { id: 1 } })
  app.server.app.caches.clear()
  await work()
  await Realm.update({ settings }, { where: { id: 1 } })
  app.server.app.caches.clear()
}
const OTP = '0123456789abcdef'.repeat(4)
/** What a desktop app reads in the text that its user has copied from a page. */
function tokenIn(body: string): string {
  const text = Buffer.from(/<code>([0-9a-f]+)</.exec(body)?.[1] ?? '', 'hex')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(OTP, 'hex'), text.subarray(0, 12))
  decipher.setAuthTag(text.subarray(-16))
  return decipher.update(text.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}
const OPEN = { settings: JSON.stringify({ invite_required: false }) }

describe('logging in at a provider', () => {
  test('begins a session of the account with the verified address, and leads to where the person came from', async () => {
    const browser = new TestBrowser()
    const visit = await signIn(MEMBER, { browser, next: '/accounts/sessions?a=1' })
    expect([visit.status, visit.url]).toEqual([200, `${app.url}/accounts/sessions?a=1`])
    expect(await whoIs(browser)).toBe('member@example.com')
    expect(await select(Identity, { where: { user_id: app.idOf('member') } })).toMatchObject([{ issuer: corp.issuer, subject: 'm-1' }])
    // The name is the person's own.
    expect((await User.findByPk(app.idOf('member')))?.full_name).not.toBe('Somebody')
    expect([...browser.cookies.keys()].filter((key) => key.includes('sign-in'))).toEqual([])
  })

  test('later finds the account by the subject, whatever the address, and no other account by it', async () => {
    const browser = new TestBrowser()
    await signIn({ sub: 'm-1', email: 'owner@example.com', email_verified: true }, { browser })
    expect(await whoIs(browser)).toBe('member@example.com')
    const again = new TestBrowser()
    await signIn({ sub: 'm-1' }, { browser: again })
    expect(await whoIs(again)).toBe('member@example.com')
  })

  test('does not give the account to somebody else who has got its address', async () => {
    const browser = new TestBrowser()
    expect(await faultOf(await signIn({ ...MEMBER, sub: 'm-2' }, { browser }), browser)).toMatch(/belongs to somebody else at CORP/)
  })

  test('does not believe an address that is not verified, or of a bot', async () => {
    for (const unverified of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email: 'none' }]) {
      const browser = new TestBrowser()
      const person = { sub: 'o-1', email: 'owner@example.com', email_verified: true, ...unverified } as Person
      expect(await faultOf(await signIn(person, { browser }), browser)).toMatch(/does not say that your email address is verified/)
    }
    const bot = await User.findOne({ where: { realm_id: 1, bot_type: 1 }, rejectOnEmpty: true })
    expect(await faultOf(await signIn({ sub: 'b', email: bot.delivery_email, email_verified: true }))).toMatch(/belongs to somebody else/)
    expect(await Identity.count({ where: { subject: ['o-1', 'b'] } })).toBe(0)
  })

  test('creates an account only where the organisation or the operator lets people in', async () => {
    const stranger = { sub: 's-1', email: 'stranger@example.com', email_verified: true, name: 'A <b>"Stranger"' }
    expect(await faultOf(await signIn(stranger))).toMatch(/joining takes an invitation/)
    expect(await User.findByEmail(1, stranger.email)).toBeNull()
    await open(OPEN, async () => {
      const browser = new TestBrowser()
      await signIn(stranger, { browser })
      expect(await whoIs(browser)).toBe('stranger@example.com')
    })
    const user = await User.findByEmail(1, stranger.email)
    expect(user).toMatchObject({ full_name: 'stranger', role: 400, password_hash: null })
    const guest = { sub: 's-2', email: 'guest@example.org', email_verified: true, name: '  Émile   Zola ' }
    const browser = new TestBrowser()
    await signIn(guest, { at: other, browser })
    expect([await whoIs(browser), (await User.findByEmail(1, guest.email))?.full_name]).toEqual(['guest@example.org', 'Émile Zola'])
  })

  describe('by an invitation', () => {
    const offer = () => ({ invite_as: 600, stream_ids: [app.demo.channels.private.stream_id] })
    /** What an account has got with the invitation. */
    const givenTo = async (browser: TestBrowser, channel = app.demo.channels.private.stream_id) => {
      const user = await User.findByEmail(1, String(await whoIs(browser)))
      const { subscribers } = await app.as('member').must.get(`/streams/${channel}/members`)
      return user && { role: user.role, isSubscribed: subscribers.includes(user.id) }
    }
    const invitations = async () => (await app.as('member').must.get('/invites')).invites

    test('creates the account of a verified address that is invited, once', async () => {
      await app.as('member').must.post('/invites', { invitee_emails: 'ines@example.org', ...offer() })
      const ines = { sub: 'i-1', email: 'Ines@example.org', email_verified: true, name: 'Ines' }
      expect(await faultOf(await signIn({ ...ines, email_verified: false }))).toMatch(/does not say that your email/)
      const [browser, again] = [new TestBrowser(), new TestBrowser()]
      const urls = [await upToCallback(ines, browser), await upToCallback(ines, again)]
      await Promise.all([browser.open(String(urls[0])), again.open(String(urls[1]))])
      for (const one of [browser, again]) expect(await givenTo(one)).toEqual({ role: 600, isSubscribed: true })
      expect(await invitations()).toEqual([])
      expect((await app.client().raw((await mailTo('ines@example.org')).path)).status).toBe(404)
    })

    test('of a link creates the account of anybody with a verified address, as its page offers', async () => {
      const { invite_link: link } = await app
        .as('owner')
        .must.post('/invites/multiuse', { ...offer(), stream_ids: [app.demo.channels.general.stream_id] })
      const path = new URL(link).pathname
      const page = await app.client().raw(path)
      expect(page.body).toContain(`href="${pathOf(corp)}?next=${encodeURIComponent(path)}"`)
      for (const sub of ['j-1', 'j-2']) {
        const browser = new TestBrowser()
        const visit = await signIn({ sub, email: `${sub}@example.org`, email_verified: true }, { browser, next: path })
        expect([visit.status, visit.url]).toEqual([200, `${app.url}/app`])
        expect(await givenTo(browser, app.demo.channels.general.stream_id)).toEqual({ role: 600, isSubscribed: true })
      }
      await app.as('owner').must.delete(`/invites/multiuse/${(await app.as('owner').must.get('/invites')).invites[0]?.id}`)
      const late = { sub: 'j-3', email: 'j-3@example.org', email_verified: true }
      expect(await faultOf(await signIn(late, { next: path }))).toMatch(/joining takes an invitation/)
    })

    test('of another address creates none', async () => {
      await app.as('member').must.post('/invites', { invitee_emails: 'jo@example.org', ...offer() })
      const { path } = await mailTo('jo@example.org')
      const stranger = { sub: 'i-2', email: 'not-jo@example.org', email_verified: true }
      expect(await faultOf(await signIn(stranger, { next: path }))).toMatch(/joining takes an invitation/)
      const browser = new TestBrowser()
      await signIn({ sub: 'i-3', email: 'jo@example.org', email_verified: true }, { browser, next: path })
      expect(await givenTo(browser)).toEqual({ role: 600, isSubscribed: true })
    })

    test('creates none that its inviter may no longer invite', async () => {
      await app.as('member').must.post('/invites', { invitee_emails: 'kim@example.org', stream_ids: [] })
      const administrators = (await UserGroup.systemGroupIds(1)).get('role:administrators')
      await open({ settings: JSON.stringify({ can_invite_users_group: administrators }) }, async () => {
        const kim = { sub: 'k-1', email: 'kim@example.org', email_verified: true }
        expect(await faultOf(await signIn(kim))).toMatch(/joining takes an invitation/)
      })
    })
  })

  test('keeps out those that the domains of the organisation keep out', async () => {
    await open({ settings: JSON.stringify({ invite_required: false, emails_restricted_to_domains: true }) }, async () => {
      const outside = { sub: 's-3', email: 'somebody@elsewhere.example', email_verified: true }
      expect(await faultOf(await signIn(outside))).toMatch(/joining takes an invitation/)
      expect(await faultOf(await signIn(outside, { at: other }))).toMatch(/joining takes an invitation/)
    })
  })

  test('leaves deactivated accounts deactivated, known to the provider or not', async () => {
    const person = { sub: 'd-1', email: 'leaving@example.com', email_verified: true }
    const [before, after] = [new TestBrowser(), new TestBrowser()]
    await signIn(person, { at: other, browser: before })
    expect(await whoIs(before)).toBe('leaving@example.com')
    const { id } = (await User.findByEmail(1, person.email)) as User
    await app.as('owner').must.delete(`/users/${id}`)
    expect(await whoIs(before)).toBeUndefined()
    expect(await faultOf(await signIn(person, { at: other, browser: after }), after)).toMatch(/has been deactivated/)
    expect(await faultOf(await signIn({ ...person, sub: 'd-2' }))).toMatch(/has been deactivated/)
  })

  test('creates one account for somebody who comes twice at once', async () => {
    const person = { sub: 'twice', email: 'twice@example.com', email_verified: true }
    const browsers = [new TestBrowser(), new TestBrowser()]
    const callbacks: string[] = []
    for (const browser of browsers) callbacks.push(await upToCallback(person, browser, other))
    await Promise.all(browsers.map((browser, i) => browser.open(callbacks[i] ?? '')))
    expect(await Promise.all(browsers.map(whoIs))).toEqual(['twice@example.com', 'twice@example.com'])
    expect(await Identity.count({ where: { subject: 'twice' } })).toBe(1)
  })

  test('says so when the person refuses', async () => {
    expect(await faultOf(await signIn(undefined))).toMatch(/^CORP did not let you in/)
  })

  test('works by one provider for an organisation, and by those alone that serve it', async () => {
    const { body } = await app.client().raw('/accounts/login?next=/a?b=1')
    expect(body).toContain(`<a href="${pathOf(corp)}?next=%2Fa%3Fb%3D1">`)
    expect(body).toContain('Log in with OTHER')
    expect(body).not.toContain('ELSEWHERE')
    for (const path of [pathOf(elsewhere), '/accounts/login/oidc/none', '/accounts/login/oidc/constructor/callback'])
      expect((await app.client().raw(path)).status).toBe(404)
  })
})

describe('a picture at the provider', () => {
  let images: Server
  let at = ''
  const served = vi.fn<(path: string, response: ServerResponse) => void>()
  beforeAll(async () => {
    images = createServer(({ url = '' }, response) => served(url, response)).listen(0, '127.0.0.1')
    await once(images, 'listening')
    at = `http://127.0.0.1:${(images.address() as AddressInfo).port}`
    app.server.app.hooks = outgoingRequests(['127.0.0.1'])
  })
  afterAll(() => images.close())
  const join = (sub: string, picture: string) =>
    signIn({ sub, email: `${sub}@pictures.example`, email_verified: true, picture: picture.replace(/^\//, `${at}/`) }, { at: other })
  const avatarOf = async (sub: string) => (await User.findByEmail(1, `${sub}@pictures.example`))?.avatar_source

  test('becomes the avatar of a new account, which does not wait for it, and of no other', async () => {
    const image = await imageOf('png', { width: 40, height: 20 })
    let answer = () => {}
    served.mockImplementation((_path, response) => {
      answer = () => response.end(image)
    })
    expect((await join('pia', '/pia.png')).status).toBe(200)
    expect(await avatarOf('pia')).toBe('J')
    await vi.waitFor(() => expect(served).toHaveBeenCalledTimes(1))
    answer()
    await vi.waitFor(async () => expect(await avatarOf('pia')).toBe('U'))
    await join('pia', '/later.png')
    expect(served).toHaveBeenCalledTimes(1)
    served.mockImplementation((_path, response) => void response.end(image))
    await signIn({ ...MEMBER, picture: `${at}/member.png` })
    expect(served).toHaveBeenCalledTimes(1)
  })

  test('that cannot be had, or is none, keeps nobody out', async () => {
    const lost = vi.spyOn(app.server.app.log, 'info')
    const whys = () =>
      lost.mock.calls.filter(([, text]) => text === 'a picture was not taken').map(([fields]) => (fields as { why: string }).why)
    served.mockImplementation((path, response) => {
      if (path === '/none') response.writeHead(404).end('hunter2')
      else if (path === '/svg') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
      else if (path === '/round') response.writeHead(302, { Location: '/round' }).end()
      else if (path === '/long') response.end(Buffer.alloc(6 * 1024 * 1024))
      else if (path === '/gone') response.destroy()
    })
    const wrong = [
      '/none',
      '/svg',
      '/round',
      '/long',
      '/gone',
      'http://10.255.255.1/private.png',
      'http://[::1]/',
      'http://169.254.169.254/latest',
    ]
    for (const [i, url] of wrong.entries()) {
      expect([url, (await join(`lost-${i}`, url)).status]).toEqual([url, 200])
      await vi.waitFor(() => expect(whys()).toHaveLength(i + 1))
      expect(await avatarOf(`lost-${i}`)).toBe('J')
    }
    expect(whys().slice(5)).toEqual(wrong.slice(5).map(() => expect.stringContaining('is not an address that requests may be sent to')))
    for (const url of ['ftp://a/', 'javascript:alert(1)', 'x', `${at}/${'x'.repeat(3_000)}`]) await join(`no-${url.length}`, url)
    expect(whys()).toHaveLength(wrong.length)
    lost.mockRestore()
  })
})

describe('groups that the operator has mapped', () => {
  const person = (groups: unknown): Person => ({ ...MEMBER, groups })
  let restore = (): void => {}
  beforeAll(async () => {
    const { config } = app.server.app
    const mapped = {
      ...corp.provider,
      groups: new Map([
        ['dev', 'Developers'],
        ['ops', 'OPERATIONS'],
        ['old', 'Gone'],
        ['all', 'Developers'],
        ['x', 'No such group'],
      ]),
    }
    const former = config.providers
    config.providers = former.map((one) => (one.name === 'corp' ? mapped : one))
    restore = () => {
      config.providers = former
    }
    for (const name of ['Developers', 'operations', 'Gone', 'Unmapped'])
      await app
        .as('owner')
        .must.post('/user_groups/create', { name, description: '', members: name === 'Unmapped' ? [app.idOf('member')] : [] })
    await app.as('owner').must.post(`/user_groups/${await idOf('Gone')}/deactivate`)
  })
  afterAll(() => restore())
  const idOf = async (name: string) => (await UserGroup.findByNames(1, [name.toLowerCase()]))[0]?.id ?? 0
  const groupsOf = async () => {
    const { user_groups: groups } = await app.as('owner').must.get('/user_groups', { include_deactivated_groups: true })
    return groups
      .filter(({ members, is_system_group }) => !is_system_group && members.includes(app.idOf('member')))
      .map(({ name }) => name)
      .sort()
  }
  const logIn = async (groups: unknown) => {
    const before = await app.as('owner').must.get('/user_groups')
    expect(before.result).toBe('success')
    expect((await signIn(person(groups))).status).toBe(200)
    return groupsOf()
  }

  test('are those of the person from each login on, and no other group changes', async () => {
    const others = (await groupsOf()).filter((name) => name !== 'Developers')
    const with_ = (...names: string[]) => [...others, ...names].sort()
    await verifyEvents(app, ['owner', 'member'], async () => {
      expect(await logIn(['dev', 'ops', 'old', 'x', 'unknown', 7, null])).toEqual(with_('Developers', 'operations'))
    })
    expect(await logIn(['ops'])).toEqual(with_('operations'))
    expect(await logIn('all')).toEqual(with_('Developers'))
    expect(await logIn(['DEV', 'role:owners'])).toEqual(with_())
    expect(await logIn(['dev'])).toEqual(with_('Developers'))
    // A provider that does not name any names none.
    expect(await logIn(undefined)).toEqual(with_())
    const [entry] = (await app.as('owner').must.get('/realm/audit_log', { subject_type: 'group' })).entries
    expect(entry).toMatchObject({ action: 'changed', subject_name: 'Developers', actor_type: 'server', changes: [{ property: 'members' }] })
  })
})

describe('the answer of a provider counts', () => {
  test('only in the browser that has asked for it', async () => {
    const [victim, attacker] = [new TestBrowser(), new TestBrowser()]
    const callback = await upToCallback(MEMBER, attacker)
    expect(await faultOf(await victim.open(callback), victim)).toMatch(/began in another window/)
    // With an attempt of its own too.
    await upToCallback(MEMBER, victim)
    expect(await faultOf(await victim.open(callback), victim)).toMatch(/began in another window/)
    expect((await attacker.open(callback)).status).toBe(200)
  })

  test('once, and a code once', async () => {
    const browser = new TestBrowser()
    const callback = await upToCallback(MEMBER, browser)
    const attempt = browser.cookies.get(`${app.url} parley-sign-in`) ?? ''
    await browser.open(callback)
    expect(await whoIs(browser)).toBe('member@example.com')
    const again = new TestBrowser()
    expect(await faultOf(await again.open(callback), again)).toMatch(/began in another window/)
    again.cookies.set(`${app.url} parley-sign-in`, attempt)
    expect(await faultOf(await again.open(callback), again)).toMatch(/did not let you in/)
  })

  test('only with the state, and with the code of this attempt', async () => {
    for (const change of [
      (url: URL) => url.searchParams.set('state', 'x'),
      (url: URL) => url.searchParams.delete('state'),
      (url: URL) => url.searchParams.append('state', 'x'),
      (url: URL) => url.searchParams.set('code', 'x'),
      (url: URL) => url.searchParams.delete('code'),
      (url: URL) => url.searchParams.set('iss', 'https://evil.example'),
    ]) {
      const browser = new TestBrowser()
      const url = new URL(await upToCallback(MEMBER, browser))
      change(url)
      expect(await faultOf(await browser.open(url.href), browser)).toBeTruthy()
    }
  })

  test('only where it proves that it is about this attempt: PKCE, with S256', async () => {
    const browser = new TestBrowser()
    corp.person = MEMBER
    const { url } = await browser.open(`${app.url}${pathOf(corp)}`, corp.issuer)
    const asked = new URL(url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({ code_challenge_method: 'S256', response_type: 'code', scope: 'openid email profile' })
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    // The provider gives a code without it to nobody.
    const without = new URL(url)
    without.searchParams.delete('code_challenge')
    without.searchParams.delete('code_challenge_method')
    expect(await faultOf(await browser.open(without.href), browser)).toMatch(/did not let you in/)
    // And takes the code of another challenge from nobody.
    const second = new TestBrowser()
    corp.person = MEMBER
    const begun = new URL((await second.open(`${app.url}${pathOf(corp)}`, corp.issuer)).url)
    begun.searchParams.set('code_challenge', 'x'.repeat(43))
    expect(await faultOf(await second.open(begun.href), second)).toMatch(/did not let you in/)
  })
})

/** Answers the requests for a path with a body, as JSON. */
function lie(path: string, body: unknown, { status = 200 } = {}) {
  return ({ url }: IncomingMessage, response: ServerResponse): boolean => {
    if (url?.split('?', 1)[0] !== path) return false
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    return true
  }
}

describe('a provider that lies is not believed', () => {
  const DAY = 86_400
  const now = () => Math.floor(Date.now() / 1_000)
  /** What the provider would say of the owner. */
  const claimsOf = (nonce: string) => ({
    ...{ iss: corp.issuer, aud: 'parley', sub: 'lie', nonce, iat: now(), exp: now() + 60 },
    ...{ email: 'owner@example.com', email_verified: true, name: 'Owner' },
  })
  /** Logs in, with an ID token made by the test in place of the provider's. */
  async function believe(make: (claims: ReturnType<typeof claimsOf>) => string): Promise<[Visit, TestBrowser]> {
    const browser = new TestBrowser()
    corp.person = MEMBER
    const begun = new URL((await browser.open(`${app.url}${pathOf(corp)}`, corp.issuer)).url)
    const callback = (await browser.open(begun.href, app.url)).url
    const token = make(claimsOf(begun.searchParams.get('nonce') ?? ''))
    corp.instead = lie('/token', { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: token })
    return [await browser.open(callback), browser]
  }

  test('while the same answer without a lie is', async () => {
    const [visit, browser] = await believe((claims) => corp.tokenOf(claims))
    expect([visit.status, await whoIs(browser)]).toEqual([200, 'owner@example.com'])
    await Identity.destroy({ where: { subject: 'lie' } })
  })

  const unsigned = (claims: object): string =>
    `${[{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`
  test.each<[string, (claims: ReturnType<typeof claimsOf>) => string]>([
    ['another issuer', (claims) => corp.tokenOf({ ...claims, iss: other.issuer })],
    ['another audience', (claims) => corp.tokenOf({ ...claims, aud: 'another' })],
    ['several audiences, for another party', (claims) => corp.tokenOf({ ...claims, aud: ['parley', 'another'], azp: 'another' })],
    ['another nonce', (claims) => corp.tokenOf({ ...claims, nonce: 'x' })],
    ['no nonce', (claims) => corp.tokenOf({ ...claims, nonce: undefined })],
    ['a token that is over', (claims) => corp.tokenOf({ ...claims, iat: now() - DAY, exp: now() - 60 })],
    ['no subject', (claims) => corp.tokenOf({ ...claims, sub: undefined })],
    ['a subject that is no text', (claims) => corp.tokenOf({ ...claims, sub: 7 })],
    ['a subject that a database may take for another', (claims) => corp.tokenOf({ ...claims, sub: 'm-1 ' })],
    ['an empty subject', (claims) => corp.tokenOf({ ...claims, sub: '' })],
    ['a subject that is too long', (claims) => corp.tokenOf({ ...claims, sub: 'x'.repeat(256) })],
    ['no signature', unsigned],
    ['the signature of another', (claims) => other.tokenOf(claims)],
    ['a signature that says it is none', (claims) => corp.tokenOf(claims, { alg: 'none' })],
    [
      'a changed claim',
      (claims) => {
        const [header, , signature] = corp.tokenOf(claims).split('.')
        return [header, Buffer.from(JSON.stringify({ ...claims, sub: 'm-1' })).toString('base64url'), signature].join('.')
      },
    ],
    ['no token', () => ''],
  ])('%s', async (_lie, make) => {
    const [visit, browser] = await believe(make)
    expect(await faultOf(visit, browser)).toMatch(/an answer that this server does not accept/)
    expect(await Identity.count({ where: { subject: 'lie' } })).toBe(0)
  })

  test('except that its clock may differ a little', async () => {
    const [, browser] = await believe((claims) => corp.tokenOf({ ...claims, iat: now() - DAY, exp: now() - 10 }))
    expect(await whoIs(browser)).toBe('owner@example.com')
    await Identity.destroy({ where: { subject: 'lie' } })
  })
})

describe('logging out at a provider', () => {
  const logOut = (token: string, at = corp) =>
    app.client().raw(`${pathOf(at)}/logout`, { method: 'POST', body: new URLSearchParams({ logout_token: token }) })
  const signedIn = async () => {
    const browser = new TestBrowser()
    await signIn(MEMBER, { browser })
    return browser
  }

  test('ends all sessions of the person here, and no key', async () => {
    const [browser, other, somebody] = [await signedIn(), await signedIn(), new TestBrowser()]
    await signIn({ sub: 'other-0', email: 'member2@example.com', email_verified: true }, { browser: somebody })
    const { body } = await browser.open(`${corp.issuer}/session/end`)
    const xsrf = /name="xsrf" value="([^"]*)"/.exec(body)?.[1] ?? ''
    const cookie = [...browser.cookies].map(([key, value]) => `${key.split(' ')[1]}=${value}`).join('; ')
    const form = {
      method: 'POST',
      headers: { Cookie: cookie },
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
      redirect: 'manual',
    } as const
    expect((await fetch(`${corp.issuer}/session/end/confirm`, form)).status).toBe(303)
    await vi.waitFor(async () => expect([await whoIs(browser), await whoIs(other)]).toEqual([undefined, undefined]))
    expect(await whoIs(somebody)).toBe('member2@example.com')
    expect((await app.as('member').get('/users/me')).status).toBe(200)
    await Identity.destroy({ where: { subject: 'other-0' } })
  })

  test('twice is the same as once, and of somebody who has never been here is nothing', async () => {
    const browser = await signedIn()
    const token = corp.logoutToken('m-1')
    for (const sent of [token, token, corp.logoutToken('nobody')]) {
      const { status, headers, body } = await logOut(sent)
      expect([status, headers.get('cache-control'), body]).toEqual([200, 'no-store', ''])
    }
    expect(await whoIs(browser)).toBeUndefined()
  })

  test('ends what an app has not taken back yet', async () => {
    corp.person = MEMBER
    await logOut(corp.logoutToken('m-1'))
    const { body } = await new TestBrowser().open(`${app.url}${pathOf(corp)}?desktop_flow_otp=${OTP}`)
    await logOut(corp.logoutToken('m-1'))
    const window = new TestBrowser()
    expect(await faultOf(await window.open(`${app.url}/accounts/login/subdomain/${tokenIn(body)}`), window)).toMatch(/took too long/)
  })

  test('asks for the keys of the provider once, and again when they are old and lack one', async () => {
    const said = signInBy([corp.provider], [], PATIENCE)
    const [first, foreign] = [corp.logoutToken('m-1'), other.logoutToken('m-1', { iss: corp.issuer }, { kid: 'x' })]
    corp.requests.length = 0
    const asked = () => corp.requests.filter((one) => one === 'GET /jwks').length
    for (let i = 0; i < 2; i++) expect(await said.loggedOut(corp.provider, first)).toEqual({ issuer: corp.issuer, subject: 'm-1' })
    await expect(said.loggedOut(corp.provider, foreign)).rejects.toThrow('JWKSNoMatchingKey')
    expect(asked()).toBe(1)
    corp.rotateKey()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 })
    try {
      expect(await said.loggedOut(corp.provider, corp.logoutToken('m-1'))).toMatchObject({ subject: 'm-1' })
      for (let i = 0; i < 2; i++) await expect(said.loggedOut(corp.provider, foreign)).rejects.toThrow('JWKSNoMatchingKey')
      expect(asked()).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })

  const REFUSED = '{"error":"invalid_request"}'
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
  const now = () => Math.floor(Date.now() / 1_000)
  const segment = (of: object): string => Buffer.from(JSON.stringify(of)).toString('base64url')
  test.each<[string, () => string]>([
    ['the key of another', () => other.logoutToken('m-1', { iss: corp.issuer })],
    ['a key that the provider does not have', () => other.logoutToken('m-1', { iss: corp.issuer }, { kid: 'x' })],
    ['no signature', () => `${segment({ alg: 'none' })}.${corp.logoutToken('m-1').split('.')[1]}.`],
    ['a signature that says it is none', () => corp.logoutToken('m-1', {}, { alg: 'none' })],
    ['a signature by a secret', () => corp.logoutToken('m-1', {}, { alg: 'HS256' })],
    ['another issuer', () => corp.logoutToken('m-1', { iss: other.issuer })],
    ['another audience', () => corp.logoutToken('m-1', { aud: 'another' })],
    ['an ID token', () => corp.logoutToken('m-1', { events: undefined, nonce: 'n' })],
    ['a nonce', () => corp.logoutToken('m-1', { nonce: 'n' })],
    ['no events', () => corp.logoutToken('m-1', { events: undefined })],
    ['another event', () => corp.logoutToken('m-1', { events: { 'http://schemas.openid.net/event/other': {} } })],
    ['an event that is no object', () => corp.logoutToken('m-1', { events: { [EVENT]: 'x' } })],
    ['events that are none', () => corp.logoutToken('m-1', { events: null })],
    ['no ID of its own', () => corp.logoutToken('m-1', { jti: undefined })],
    ['a session alone', () => corp.logoutToken('m-1', { sub: undefined, sid: 's' })],
    ['a subject that is no text', () => corp.logoutToken('m-1', { sub: 7 })],
    ['no time', () => corp.logoutToken('m-1', { iat: undefined })],
    ['a time to come', () => corp.logoutToken('m-1', { iat: now() + 60, exp: now() + 120 })],
    ['an end that is past', () => corp.logoutToken('m-1', { exp: now() - 60 })],
    ['great age', () => corp.logoutToken('m-1', { iat: now() - 700, exp: undefined })],
    ['no token', () => ''],
    ['no JWT', () => 'a.b.c'],
  ])('is not believed with %s', async (_lie, make) => {
    const browser = await signedIn()
    const { status, headers, body } = await logOut(make())
    expect([status, headers.get('cache-control'), body]).toEqual([400, 'no-store', REFUSED])
    expect(await whoIs(browser)).toBe('member@example.com')
  })

  test('is refused alike by a form that is none, too large, or of another provider', async () => {
    const token = corp.logoutToken('m-1')
    const browser = await signedIn()
    const answers = [
      await logOut(token, other),
      await logOut(token, elsewhere),
      await logOut('x'.repeat(40_000)),
      await app.client().raw(`/accounts/login/oidc/none/logout`, { method: 'POST' }),
      await app.client().raw(`${pathOf(corp)}/logout`, { method: 'POST', body: JSON.stringify({ logout_token: token }) }),
      await app.client().raw(`${pathOf(corp)}/logout`, { method: 'POST', body: new URLSearchParams('logout_token=%00') }),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([400, REFUSED])
    expect(await whoIs(browser)).toBe('member@example.com')
  })

  test('counts with a clock that differs a little, and several audiences', async () => {
    for (const claims of [{ iat: now() + 10 }, { exp: now() - 10 }, { aud: ['another', 'parley'] }, { exp: undefined }, { sid: 's' }])
      expect((await logOut(corp.logoutToken('m-1', claims))).status).toBe(200)
  })
})

describe('a provider that', () => {
  test('does not answer, or not in time, or leads elsewhere, keeps nobody waiting', async () => {
    const token = ({ url }: IncomingMessage): boolean => url === '/token'
    const cases: [NonNullable<TestProvider['instead']>, RegExp][] = [
      [(request) => token(request), /does not answer/],
      [(request) => token(request) && Boolean(request.socket.destroy()), /does not answer/],
      [lie('/token', {}, { status: 503 }), /does not answer/],
      [lie('/token', []), /does not accept/],
      [
        (request, response) => token(request) && Boolean(response.writeHead(307, { Location: `${other.issuer}/token` }).end()),
        /does not accept/,
      ],
      [(request, response) => token(request) && Boolean(response.end('x'.repeat(2 * 1024 * 1024))), /does not answer/],
    ]
    for (const [instead, fault] of cases) {
      const browser = new TestBrowser()
      const callback = await upToCallback(MEMBER, browser)
      corp.instead = instead
      other.requests.length = 0
      const began = performance.now()
      expect(await faultOf(await browser.open(callback), browser)).toMatch(fault)
      expect(performance.now() - began).toBeLessThan(5_000)
      expect(other.requests).toEqual([])
      corp.instead = undefined
    }
  })

  test('has another key is asked for it', async () => {
    expect((await signIn(MEMBER)).status).toBe(200)
    corp.rotateKey()
    const browser = new TestBrowser()
    await signIn(MEMBER, { browser })
    expect(await whoIs(browser)).toBe('member@example.com')
  })

  test('is asked how it works once, and its keys only when they are new', async () => {
    corp.requests.length = 0
    for (let i = 0; i < 3; i++) await signIn(MEMBER)
    expect(corp.requests.filter((one) => /openid-configuration|jwks/.test(one))).toEqual([])
  })
})

describe('the description of a provider', () => {
  const DISCOVERY = 'GET /.well-known/openid-configuration'
  const asked = (one: TestProvider) => one.requests.filter((request) => request === DISCOVERY).length
  const beginAt = (one: TestProvider) => new TestBrowser().open(`${app.url}${pathOf(one)}`, one.issuer)

  test('is asked for once at a time, not again at once if there is none, and then again', async () => {
    const visits = await Promise.all(Array.from({ length: 10 }, () => beginAt(late)))
    for (const visit of visits) expect(await faultOf(visit)).toMatch(/^LATE does not answer/)
    expect(asked(late)).toBe(1)
    expect(await faultOf(await beginAt(late))).toMatch(/^LATE does not answer/)
    expect(asked(late)).toBe(1)
    late.serve(app.url)
    await vi.waitFor(async () => expect((await beginAt(late)).url).toMatch(late.issuer), { timeout: 5_000 })
    expect(asked(late)).toBe(2)
  })

  test('counts longer than it should while the provider does not answer', async () => {
    const said = signInBy([late.provider], [], { ...PATIENCE, refresh: 0 })
    const attempt = { redirectUri: `${app.url}${pathOf(late)}/callback`, state: 's', nonce: 'n', verifier: 'v'.repeat(43) }
    const before = await said.urlFor(late.provider, attempt)
    late.instead = (_request, response) => Boolean(response.writeHead(503).end())
    late.requests.length = 0
    expect((await said.urlFor(late.provider, attempt)).href).toBe(before.href)
    expect(asked(late)).toBe(1)
  })

  test('is not believed if it is about another issuer, or no description', async () => {
    const described = (more: object) => ({
      ...{ authorization_endpoint: `${posing.issuer}/auth`, token_endpoint: `${posing.issuer}/token`, jwks_uri: `${posing.issuer}/jwks` },
      ...more,
    })
    for (const description of [described({ issuer: corp.issuer }), described({}), [], 'none', { issuer: 7 }]) {
      posing.instead = lie('/.well-known/openid-configuration', description)
      posing.requests.length = 0
      await vi.waitFor(
        async () => {
          const visit = await beginAt(posing)
          expect(asked(posing)).toBeGreaterThan(0)
          expect(await faultOf(visit)).toMatch(/^POSING gave an answer/)
        },
        { timeout: 5_000 },
      )
    }
  })
})

test('GET /server_settings names the providers of the organisation, with icons that exist', async () => {
  const { body } = await app.client().raw('/api/v1/server_settings')
  expect(body.authentication_methods['openid connect']).toBe(true)
  expect(body.external_authentication_methods).toEqual([
    { name: 'corp', display_name: 'CORP', display_icon: `${pathOf(corp)}/icon`, login_url: pathOf(corp), signup_url: pathOf(corp) },
    ...[other, late, posing].map((one) => ({
      ...{ name: one.provider.name, display_name: one.provider.displayName, display_icon: null },
      ...{ login_url: pathOf(one), signup_url: pathOf(one) },
    })),
  ])
  // As the example of the contract says, which the mock and the sandbox give.
  const { examples } =
    dereference<Contract>(loadContract().bundled).paths['/server_settings']?.get?.responses['200']?.content?.['application/json'] ?? {}
  const shown = examples?.singleSignOn?.value as Record<string, unknown[]>
  expect(body.external_authentication_methods[0]).toEqual(shown.external_authentication_methods?.[0])
  const icon = await app.client().raw(body.external_authentication_methods[0].display_icon)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(icon.headers.get('content-security-policy')).toContain('sandbox')
  expect((await app.client().raw(`${pathOf(other)}/icon`)).status).toBe(404)
})

describe('an app of the peer that opens a browser', () => {
  const before = 'zulip://'

  test('gets an API key that it alone can read, and the browser no session', async () => {
    corp.person = MEMBER
    const browser = new TestBrowser()
    const { url, status } = await browser.open(`${app.url}${pathOf(corp)}?mobile_flow_otp=${OTP}`, before)
    const { protocol, host, searchParams } = new URL(url)
    expect([status, protocol, host, sessionOf(browser)]).toEqual([303, 'zulip:', 'login', undefined])
    const { otp_encrypted_api_key: encrypted = '', ...told } = Object.fromEntries(searchParams)
    expect(told).toEqual({ realm: app.url, email: 'member@example.com', user_id: String(app.idOf('member')) })
    // As the app decodes it.
    expect(encrypted).toMatch(/^[0-9a-f]{64}$/)
    const digits = [...encrypted].map((digit, i) => (Number.parseInt(digit, 16) ^ Number.parseInt(OTP[i] ?? '', 16)).toString(16))
    const api_key = Buffer.from(digits.join(''), 'hex').toString('latin1')
    expect((await app.client({ email: 'member@example.com', api_key }).get('/users/me')).body.user_id).toBe(app.idOf('member'))
  })

  test('on a desktop gets a session with the text that its user brings, once', async () => {
    corp.person = MEMBER
    const browser = new TestBrowser()
    const { status, body } = await browser.open(`${app.url}${pathOf(corp)}?desktop_flow_otp=${OTP}`)
    expect([status, sessionOf(browser)]).toEqual([200, undefined])
    const token = tokenIn(body)
    const [window, other] = [new TestBrowser(), new TestBrowser()]
    for (const from of ['cross-site', 'same-site']) {
      const headers = { 'Sec-Fetch-Site': from, 'Sec-Fetch-Mode': 'navigate' }
      const { status, headers: given } = await app.client().raw(`/accounts/login/subdomain/${token}`, { headers, redirect: 'manual' })
      expect([from, status, given.getSetCookie()]).toEqual([from, 400, []])
    }
    await window.open(`${app.url}/accounts/login/subdomain/${token}`)
    expect(await whoIs(window)).toBe('member@example.com')
    for (const path of [token, 'x', token.toUpperCase()])
      expect(await faultOf(await other.open(`${app.url}/accounts/login/subdomain/${path}`), other)).toMatch(/took too long/)
  })

  test('on a desktop gets nothing once the account has been deactivated', async () => {
    const { user_id: id } = await app.as('owner').must.post('/users', { email: 'app@example.com', full_name: 'App', password: PASSWORD })
    corp.person = { sub: 'app-1', email: 'app@example.com', email_verified: true }
    const { body } = await new TestBrowser().open(`${app.url}${pathOf(corp)}?desktop_flow_otp=${OTP}`)
    const token = tokenIn(body)
    await app.as('owner').must.delete(`/users/${id}`)
    const window = new TestBrowser()
    expect(await faultOf(await window.open(`${app.url}/accounts/login/subdomain/${token}`), window)).toMatch(/took too long/)
  })

  test('is refused as a person is, and with a pad that is none', async () => {
    const { email } = await User.findOne({ where: { is_active: false }, rejectOnEmpty: true }).then((user) => ({
      email: user.delivery_email,
    }))
    other.person = { sub: 'gone', email, email_verified: true }
    const visit = await new TestBrowser().open(`${app.url}${pathOf(other)}?mobile_flow_otp=${OTP}`, before)
    expect(await faultOf(visit)).toMatch(/has been deactivated/)
    for (const pad of ['', '12', `${OTP}0`, 'x'.repeat(64), `${OTP}&mobile_flow_otp=${OTP}`])
      expect((await app.client().raw(`${pathOf(corp)}?mobile_flow_otp=${pad}`, { redirect: 'manual' })).status).toBe(400)
  })
})

test('the cookie of an attempt is read by no script and sent by no form of another site', async () => {
  const answer = await app.client().raw(pathOf(corp), { redirect: 'manual' })
  expect(answer.headers.getSetCookie()[0]).toMatch(/^parley-sign-in=[\w-]{43}\.; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/)
  expect(cookieOf(answer)).toBeUndefined()
})

describe('an organisation whose people log in by its providers alone', () => {
  const login = () => app.client().post('/fetch_api_key', { username: 'member2@example.com', password: PASSWORD })
  const passwords = (isOn: boolean, by: 'owner' | 'administrator' = 'owner') => app.as(by).patch('/realm', { email_auth_enabled: isOn })
  const REFUSED = "'email_auth_enabled' cannot be false until an owner has logged in by single sign-on"

  test('is one only once an owner has logged in there, and by an owner', async () => {
    expect((await passwords(false)).body.msg).toBe(REFUSED)
    await signIn({ sub: 'owner-1', email: 'owner@example.com', email_verified: true })
    expect((await passwords(false, 'administrator')).body.msg).toBe("'email_auth_enabled' may be set by owners only")
    expect((await passwords(false)).status).toBe(200)
  })

  test('takes no password, and offers none', async () => {
    expect(await login()).toMatchObject({ status: 401, body: { code: 'PASSWORD_AUTH_DISABLED' } })
    const { body } = await app.client().get('/server_settings')
    expect([body.email_auth_enabled, body.authentication_methods.password, body.authentication_methods['openid connect']]).toEqual([
      false,
      false,
      true,
    ])
    expect((await app.as('member').post('/register', { fetch_event_types: ['realm'] })).body.realm_email_auth_enabled).toBe(false)
    await app.as('member').must.post('/invites', { invitee_emails: 'lou@example.org', stream_ids: [] })
    for (const path of ['/accounts/login', '/', (await mailTo('lou@example.org')).path]) {
      const page = await app.client().raw(path)
      // In development the page has a form for demo accounts, which takes no password.
      expect([path, page.status, /type="password"|\/accounts\/password/.test(page.body)]).toEqual([path, 200, false])
    }
    const lou = new TestBrowser()
    await signIn({ sub: 'lou-1', email: 'lou@example.org', email_verified: true }, { browser: lou })
    expect(await whoIs(lou)).toBe('lou@example.org')
  })

  test('takes passwords again when it has no provider any more, and when an owner says so', async () => {
    const { providers } = app.server.app.config
    app.server.app.config.providers = []
    expect((await login()).status).toBe(200)
    app.server.app.config.providers = providers
    expect((await login()).status).toBe(401)
    expect((await passwords(true)).status).toBe(200)
    expect((await login()).status).toBe(200)
  })
})
