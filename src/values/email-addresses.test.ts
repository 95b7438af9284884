// databases: once

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../access/people/credentials.ts'
import { createRealm } from '../actions/organisation/realms.ts'
import { createUser } from '../actions/people/create.ts'
import { readConfig } from '../config.ts'
import { serverContext } from '../context.ts'
import { DEFAULT_RATE_LIMITS } from '../limits.ts'
import { Invitation } from '../models/invitation.ts'
import { Link } from '../models/link.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { DEMO_PASSWORD } from '../server/demo.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { unixTime } from './dates.ts'
import { isDomain, normaliseDomain, parseEmail } from './email-addresses.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ rateLimits: { ...DEFAULT_RATE_LIMITS, anonymous: [{ points: 1_000, seconds: 60 }] } })
})
afterAll(() => app.close())

const SPELLINGS = ['member@example.com', ' member@example.com', 'member@example.com   ', 'MEMBER@EXAMPLE.COM', 'Member@Example.com']

test('every spelling of an address logs in to its account', async () => {
  for (const username of SPELLINGS)
    expect((await app.client().post('/fetch_api_key', { username, password: DEMO_PASSWORD })).body.user_id).toBe(
      app.demo.users.member.user_id,
    )
})

test('wrong passwords count for the account, however its address is spelled', async () => {
  const codes: string[] = []
  for (const username of [...SPELLINGS, 'member@example.com '])
    codes.push((await app.client().post('/fetch_api_key', { username, password: 'not the password' })).body.code)
  expect(codes).toEqual([...Array(5).fill('AUTHENTICATION_FAILED'), 'RATE_LIMIT_HIT'])
})

describe('an address outside of ASCII', () => {
  const STORED = '\u00c9mile@xn--bcher-kva.example'
  // Composed and decomposed, in capital letters, with the domain in Unicode, wide letters and ASCII, and with spaces around.
  const FORMS = [
    STORED,
    'e\u0301mile@bu\u0308cher.example',
    'E\u0301MILE@B\u00dcCHER.EXAMPLE',
    '\u00e9mile@xn--BCHER-KVA.example',
    ' \u00c9mile@\uff42\u00fccher\uff0eexample   ',
  ]
  let id: number
  beforeAll(async () => {
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const account = { email: ' E\u0301mile@B\u00fccher.example ', fullName: 'Emile', role: 400, passwordHash }
    id = (await createUser(serverContext(app.server.app, realm), account)).id
    await User.update({ can_change_user_emails: true }, { where: { id: app.demo.users.owner.user_id } })
    app.server.app.caches.clear()
  })

  test.each(FORMS)('identifies the same account when it is written as %j', async (form) => {
    const login = await app.client().post('/fetch_api_key', { username: form, password: DEMO_PASSWORD })
    expect(login.body).toMatchObject({ user_id: id, email: STORED })
    expect((await app.client({ email: form, api_key: login.body.api_key }).get('/users/me')).body).toMatchObject({ user_id: id })
    expect((await app.as('owner').get(`/users/${encodeURIComponent(form)}`)).body).toMatchObject({ user: { user_id: id } })
    const others = `/users/${app.demo.users.member.user_id}`
    expect((await app.as('owner').patch(others, { new_email: form })).body.msg).toBe("'new_email' is already in use")
    const invited = (await app.as('owner').post('/invites', { invitee_emails: form, stream_ids: [] })).body
    expect(invited).toMatchObject({ code: 'INVITATION_FAILED', errors: [[expect.any(String), 'Already has an account', false]] })
  })

  test('has one count of wrong passwords for all its spellings', async () => {
    const codes: string[] = []
    for (const username of [...FORMS, STORED])
      codes.push((await app.client().post('/fetch_api_key', { username, password: 'not the password' })).body.code)
    expect(codes).toEqual([...Array(5).fill('AUTHENTICATION_FAILED'), 'RATE_LIMIT_HIT'])
  })

  test('has one domain, however that is written', async () => {
    expect((await app.as('owner').post('/realm/domains', { domain: 'B\u00dcCHER.example', allow_subdomains: false })).status).toBe(200)
    expect((await app.as('owner').get('/realm/domains')).body.domains).toContainEqual(
      expect.objectContaining({ domain: 'xn--bcher-kva.example' }),
    )
    const again = { domain: 'bu\u0308cher.example', allow_subdomains: false }
    expect((await app.as('owner').post('/realm/domains', again)).body).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test.each(['mika@\u2603.\u0000example', 'mika@exa\u00admple\u3002', 'mika@b\u00fccher'])(
    'is refused without a valid domain: %j',
    async (email) => {
      expect((await app.as('member').patch('/settings', { email })).body).toMatchObject({ code: 'BAD_REQUEST' })
    },
  )
})

/** Texts that may or may not be addresses, with the normal form of those that are. */
const TEXTS: [text: string, normal: string | undefined][] = [
  ['plain@example.org', 'plain@example.org'],
  [' Trimmed@Example.ORG ', 'Trimmed@example.org'],
  ["o'brien+x.y_z-1@sub.example.org", "o'brien+x.y_z-1@sub.example.org"],
  ['e\u0301mile@k\u00f6ln.example', '\u00e9mile@xn--kln-sna.example'],
  ['soft@exam\u00adple.org', 'soft@example.org'],
  ['\ufeffbom@example.org\u2060', 'bom@example.org'],
  [`${'x'.repeat(64)}@example.org`, `${'x'.repeat(64)}@example.org`],
  [`${'x'.repeat(65)}@example.org`, undefined],
  [`long@${'a.'.repeat(126)}bc`, undefined],
  ...['nobody', '@example.org', 'nobody@', 'a@b@example.org', 'a b@example.org', 'a"b@example.org', 'a(b)@example.org'].map(bad),
  ...['zw\u200b@example.org', 'z\u200dw@example.org', 'bidi\u202e@example.org', 'tag\u{e0041}@example.org'].map(bad),
  ...['filler\u3164@example.org', 'variant\ufe0f@example.org', 'blank\u2800@example.org', 'private\ue000@example.org'].map(bad),
  ...['a@nodot', 'a@-b.org', 'a@b-.org', 'a@b..org', 'a@.org', 'a@b_c.org', 'a@[127.0.0.1]', 'a@b.org.', 'a@exam ple.org'].map(bad),
]
function bad(text: string): [string, undefined] {
  return [text, undefined]
}

describe('the one rule for addresses', () => {
  let link: string
  beforeAll(async () => {
    await User.update({ can_change_user_emails: true }, { where: { id: app.demo.users.owner.user_id } })
    link = new URL((await app.as('owner').post('/invites/multiuse', { stream_ids: [] })).body.invite_link).pathname
  })
  const realm = () => Realm.findByPk(1, { rejectOnEmpty: true })
  const refusedAs = (word: RegExp) => (error: Error) => {
    expect(error.message).toMatch(word)
    return undefined
  }
  /** The doors by which an address enters, which return how it was stored, or undefined if they say that it is none. */
  const DOORS: Record<string, (text: string) => Promise<string | undefined>> = {
    'an invitation': async (text) => {
      const { status, body } = await app.as('owner').post('/invites', { invitee_emails: text, stream_ids: [] })
      if (status !== 200) {
        expect(body).toMatchObject({ code: 'INVITATION_FAILED', errors: [[expect.any(String), 'Not an email address', false]] })
        return undefined
      }
      return (await app.as('owner').get('/invites')).body.invites.at(-1).email
    },
    'a reusable link': async (text) => {
      const answer = await app.client().raw(link, { method: 'POST', body: new URLSearchParams({ email: text }) })
      if (answer.status !== 200) expect([answer.status, answer.body]).toEqual([400, expect.stringMatching(/is not an email address/)])
      const last = await Invitation.findOne({ order: [['id', 'DESC']] })
      return answer.status === 200 ? (last?.email ?? undefined) : undefined
    },
    'the own settings': async (text) => {
      // Requests are limited, so each has a user of its own.
      const password = await hashPassword(DEMO_PASSWORD)
      const account = { email: `own${++made}@example.com`, fullName: `Own ${made}`, role: 400, passwordHash: password }
      const user = await createUser(serverContext(app.server.app, await realm()), account)
      const { api_key } = (await app.client().post('/fetch_api_key', { username: account.email, password: DEMO_PASSWORD })).body
      const { status, body } = await app.client({ email: account.email, api_key }).patch('/settings', { email: text })
      if (status !== 200) expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: "'email' is not an email address" })
      const links = await Link.findAll({ where: { purpose: 'change_email', subject_id: user.id } })
      return status === 200 ? JSON.parse(links[0]?.payload ?? '{}').to : undefined
    },
    'an owner who changes it': async (text) => {
      const path = `/users/${app.demo.users.member2.user_id}`
      const { status, body } = await app.as('owner').patch(path, { new_email: text })
      if (status !== 200) expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: "'new_email' is not an email address" })
      return status === 200 ? (await app.as('owner').get(path)).body.user.delivery_email : undefined
    },
    'a new account': async (text) => {
      const account = { email: text, fullName: `Account ${++made}`, role: 400 }
      const user = await createUser(serverContext(app.server.app, await realm()), account).catch(
        refusedAs(/'email' is not an email address/),
      )
      if (user) await User.destroy({ where: { id: user.id } })
      return user?.delivery_email
    },
    'a new organisation': async (text) => {
      const wanted = { subdomain: `org${++made}`, name: 'Org', ownerEmail: text, ownerName: 'Olga', now: unixTime() }
      const created = await createRealm(app.server.app, wanted).catch(refusedAs(/'email' is not an email address/))
      return created?.owner.delivery_email
    },
    MAIL_FROM: async (text) => {
      for (const from of [text, `Parley <${text}>`])
        try {
          readConfig({ MAIL_FROM: from })
        } catch (error) {
          return refusedAs(/MAIL_FROM must be an address/)(error as Error)
        }
      return parseEmail(text)
    },
    'the list of domains': async (text) => {
      const domain = text.slice(text.lastIndexOf('@') + 1)
      const { status, body } = await app.as('owner').post('/realm/domains', { domain, allow_subdomains: false })
      if (status !== 200) expect(body.msg).toMatch(/'domain' (?:is not a domain|must not be empty)/)
      if (status !== 200) return undefined
      const others = ['xn--bcher-kva.example']
      const stored = (await app.as('owner').get('/realm/domains')).body.domains.map((one: { domain: string }) => one.domain)
      const added = stored.filter((one: string) => !others.includes(one))
      for (const one of added) await app.as('owner').delete(`/realm/domains/${one}`)
      return added.join()
    },
  }
  let made = 0

  test.each(TEXTS)('holds at every door for %j', async (text, normal) => {
    expect(parseEmail(text)).toBe(normal)
    const [, domain] = normal?.split('@') ?? []
    // A wrong local part has a right domain.
    const isOnlyLocal = normal === undefined && isDomain(normaliseDomain(text.slice(text.lastIndexOf('@') + 1)))
    for (const [door, enter] of Object.entries(DOORS)) {
      if (door === 'the list of domains' && (isOnlyLocal || !text.includes('@'))) continue
      const unique = normal === undefined || door === 'MAIL_FROM' || door === 'the list of domains' ? text : text.replace('@', `${++made}@`)
      const fits = normal === undefined || parseEmail(unique) !== undefined
      if (!fits) continue
      expect([door, await enter(unique)]).toEqual([door, door === 'the list of domains' ? domain : parseEmail(unique)])
    }
  })
})

describe('an address that looks like a dummy address', () => {
  test.each(['user12@127.0.0.1', ' User99@127.0.0.1 ', 'USER7@\uff11\uff12\uff17.0.0.1', 'user0012@127.0.0.1'])(
    'cannot be given to anybody: %j',
    async (email) => {
      await User.update({ can_change_user_emails: true }, { where: { id: app.demo.users.owner.user_id } })
      const count = await User.count()
      const invited = await app.as('owner').post('/invites', { invitee_emails: email, stream_ids: [] })
      const own = await app.as('member').patch('/settings', { email })
      const given = await app.as('owner').patch(`/users/${app.demo.users.member2.user_id}`, { new_email: email })
      expect([invited.body.code, own.body.code, given.body.code]).toEqual(['INVITATION_FAILED', 'BAD_REQUEST', 'BAD_REQUEST'])
      // What `manage create-user` calls.
      const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
      const account = { email, fullName: 'Nobody', role: 400 }
      await expect(createUser(serverContext(app.server.app, realm), account)).rejects.toThrow(/reserved|email address/)
      const addresses = (await User.findAll()).map((user) => user.delivery_email)
      expect([addresses.length, addresses.filter((one) => /^user[0-9]+@/i.test(one))]).toEqual([count, []])
    },
  )

  test('cannot be invited by a reusable link', async () => {
    const { body } = await app.as('owner').post('/invites/multiuse', { stream_ids: [] })
    const form = new URLSearchParams({ email: 'user12@127.0.0.1' })
    const answer = await app.client().raw(new URL(body.invite_link).pathname, { method: 'POST', body: form })
    expect([answer.status, answer.body]).toEqual([400, expect.stringMatching(/is reserved for the server/)])
  })
})
