// databases: both

import { symbols } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashApiKey } from '../../access/people/credentials.ts'
import { serverContext } from '../../context.ts'
import { requireRow } from '../../db/sql.ts'
import { createRateLimits } from '../../http/rate-limits.ts'
import { mailResets } from '../../jobs/requested-mails.ts'
import { DEFAULT_RATE_LIMITS, type RateLimitRules } from '../../limits.ts'
import { ApiKey } from '../../models/api-key.ts'
import { Job } from '../../models/job.ts'
import { Link } from '../../models/link.ts'
import { Realm } from '../../models/realm.ts'
import { emailColumns, User } from '../../models/user.ts'
import { hashToken } from '../../secrets/links.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { mailsTo, mailTo, NO_WORKER } from '../../testing/mails.ts'
import { failNext, withStatements } from '../../testing/statements.ts'
import { wire } from '../../testing/wire.ts'
import { unixTime } from '../../values/dates.ts'
import { createRealm, setRealmActive } from '../organisation/realms.ts'
import { setUserActive } from './activation.ts'
import { createUser } from './create.ts'
import { createResetLink, setPassword } from './passwords.ts'

let app: TestApp
let realm: Realm
beforeAll(async () => {
  app = await startTestApp({ ...NO_WORKER, externalUrl: new URL('http://chat.example.com') })
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
})
afterAll(() => app.close())
beforeEach(() => Job.destroy({ where: {} }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const FRESH = 'quite another passphrase'
const HOUR = 3_600_000
let n = 0
/** A new member with a password. */
async function person(): Promise<User> {
  const { password_hash: hash } = await User.findByPk(app.demo.users.member.user_id, { rejectOnEmpty: true })
  const account = { email: `forgetful${++n}@example.org`, fullName: `Flo ${n}`, role: 400, passwordHash: hash ?? '' }
  return createUser(serverContext(app.server.app, realm), account)
}
const post = (path: string, form: Record<string, string>): Promise<Answer> =>
  app.client().raw(path, { method: 'POST', body: new URLSearchParams(form) })
const FORGOT = '/accounts/password/reset'
const forget = (email: string): Promise<Answer> => post(FORGOT, { email })
/** Requests a link. Returns its path. */
async function linkOf({ delivery_email: email }: User): Promise<string> {
  expect((await forget(email)).status).toBe(200)
  await mailResets(app.server.app)
  return (await mailTo(email)).path
}
const reset = (path: string, password = FRESH): Promise<Answer> => post(path, { password })
const logIn = ({ delivery_email: username }: User, password: string): Promise<Answer> =>
  app.client().post('/fetch_api_key', { username, password })
async function mayLogIn(user: User, password: string): Promise<boolean> {
  const { status } = await logIn(user, password)
  expect([200, 401]).toContain(status)
  return status === 200
}
const tokenIn = (path: string): string => path.split('/').at(-1) ?? ''
/** A page without the name and the icon of the organisation at its address, which are public. */
const unbranded = (page: string): string => page.replace(/<link rel="icon".*\n|<header class="brand">.*\n/g, '')
const NOT_VALID = 'This link is not valid'
const CHANGED = 'The password has been changed'
const titleOf = ({ status, body }: Answer): string => `${status} ${/<h1>(.*)<\/h1>/.exec(body)?.[1]}`

describe('a forgotten password', () => {
  test('is replaced by means of a link in a mail, and the owner of the account is told', async () => {
    const user = await person()
    const path = await linkOf(user)
    expect(path).toMatch(/^\/accounts\/password\/reset\/[\w-]{43}$/)
    expect((await mailTo(user.delivery_email)).text).toContain(`\n\nhttp://chat.example.com${path}\n\n`)
    // Opening the link, even repeatedly, changes nothing.
    for (const _ of [1, 2]) {
      const opened = await app.client().raw(path)
      expect(titleOf(opened)).toBe('200 Choose a new password')
      expect(opened.body).toContain(user.delivery_email)
    }
    expect(await mayLogIn(user, DEMO_PASSWORD)).toBe(true)
    expect(titleOf(await reset(path))).toBe(`200 ${CHANGED}`)
    expect([await mayLogIn(user, DEMO_PASSWORD), await mayLogIn(user, FRESH)]).toEqual([false, true])
    const { subject, text } = await mailTo(user.delivery_email)
    expect(subject).toBe('Your password at Demo has changed')
    expect(text).toContain(`http://chat.example.com${FORGOT}`)
    expect(text).not.toContain(FRESH)
  })

  test('of an account that never had one is chosen in the same way, also by a guest', async () => {
    const account = { email: 'first@example.org', fullName: 'Fay First', role: 600 }
    const user = await createUser(serverContext(app.server.app, realm), account)
    expect(titleOf(await reset(await linkOf(user)))).toBe(`200 ${CHANGED}`)
    expect(await mayLogIn(user, FRESH)).toBe(true)
  })

  test('is replaced by one that obeys the rules for every new password, and the link can be used again after a refusal', async () => {
    const user = await person()
    const path = await linkOf(user)
    for (const [password, fault] of [
      ['', 'New password: must have 8 to 100 characters'],
      ['x'.repeat(101), 'New password: must have 8 to 100 characters'],
      ['password1', 'New password: is too easy to guess'],
      [user.delivery_email, 'New password: is too easy to guess'],
      [user.full_name, 'New password: '],
    ] as const) {
      const refused = await reset(path, password)
      expect(titleOf(refused)).toBe('400 Choose a new password')
      expect(refused.body).toContain(`role="alert"><a href="#password">${fault}`)
      expect(password === '' || !refused.body.includes(`value="${password}" required`)).toBe(true)
    }
    expect(await mayLogIn(user, DEMO_PASSWORD)).toBe(true)
    expect(titleOf(await reset(path))).toBe(`200 ${CHANGED}`)
  })

  test('is forgiven the attempts at it that were wrong', async () => {
    const user = await person()
    const { app: parts } = app.server
    const limited = await createRateLimits({ ...parts.config, rateLimits: DEFAULT_RATE_LIMITS }, parts.log)
    const former = parts.rateLimits
    parts.rateLimits = limited
    try {
      for (let i = 0; i < 6; i++) await logIn(user, 'a wrong one')
      expect((await logIn(user, DEMO_PASSWORD)).status).toBe(429)
      await reset(await linkOf(user))
      expect((await logIn(user, FRESH)).status).toBe(200)
    } finally {
      parts.rateLimits = former
      await limited.close()
    }
  })
})

describe('the request for a link', () => {
  /** Sends the form with this Host header. */
  const ask = (email: string, Host = 'chat.example.com', headers: Record<string, string> = {}) => {
    const form = new URLSearchParams({ email }).toString()
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    return wire(app, `POST ${FORGOT}`, { headers: { Host, ...type, ...headers }, body: form })
  }
  const shownOf = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) => {
    const { date: _date, etag: _etag, 'content-length': _length, ...others } = headers
    return { status, headers: others, text: unbranded(text) }
  }

  test('#25 gets the same answer whether or not there is an account that can log in, and only such an account gets a mail', async () => {
    const [inactive, active] = [await person(), await person()]
    await setUserActive(serverContext(app.server.app, { id: inactive.realm_id }), inactive.id, false)
    const { realm: closed } = await createRealm(app.server.app, {
      ...{ subdomain: 'closed', name: 'Closed', ownerEmail: 'clara@example.org', ownerName: 'Clara', now: unixTime() },
    })
    await setRealmActive(serverContext(app.server.app, closed), false)
    const known = shownOf(await ask(active.delivery_email))
    expect(known).toMatchObject({ status: 200, text: expect.stringContaining('If you can log in with this address') })
    const bot = app.demo.users.bot.email
    const cases: [email: string, host?: string][] = [
      [active.delivery_email.toUpperCase()],
      ['nobody@example.org'],
      [inactive.delivery_email],
      [bot],
      [`user${active.id}@chat.example.com`],
      ['clara@example.org', 'closed.chat.example.com'],
      [active.delivery_email, 'nowhere.chat.example.com'],
      [active.delivery_email, 'evil.example'],
      ['clara@example.org'],
      [''],
      ['no address'],
      [`${'x'.repeat(5_000)}@example.org`],
      ['ß@exämple.org'],
    ]
    for (const [email, host] of cases) expect(shownOf(await ask(email, host))).toEqual(known)
    await mailResets(app.server.app)
    // One for the request in other letters.
    expect(await mailsTo(active.delivery_email)).toHaveLength(2)
    for (const email of [inactive.delivery_email, bot, 'clara@example.org', 'nobody@example.org']) expect(await mailsTo(email)).toEqual([])
    await Job.destroy({ where: {} })
    app.server.app.config.passwordAuth = false
    expect(shownOf(await ask(active.delivery_email))).toEqual(known)
    await mailResets(app.server.app)
    app.server.app.config.passwordAuth = true
    // All requests were dropped for good.
    await mailResets(app.server.app)
    expect(await Job.count()).toBe(0)
    for (const email of [inactive.delivery_email, bot, 'clara@example.org', 'nobody@example.org', active.delivery_email])
      expect(await mailsTo(email)).toEqual([])
    await ask(active.delivery_email.toUpperCase())
    await mailResets(app.server.app)
    expect(await mailsTo(active.delivery_email)).toHaveLength(1)
  })

  test('#25 does the same work before the answer, whether or not there is an account', async () => {
    const { delivery_email: known } = await person()
    const statementsFor = async (email: string): Promise<string[]> => {
      const { statements } = await withStatements(app.server.app, () => forget(email))
      return statements.map((sql) => sql.replaceAll(email, 'EMAIL').replace(/\d+/g, '0'))
    }
    // Fills the caches.
    await statementsFor(known)
    const [ofKnown, ofUnknown] = [await statementsFor(known), await statementsFor('nobody@example.org')]
    expect(ofKnown).toEqual(ofUnknown)
    expect(ofKnown.filter((sql) => /users|links/.test(sql))).toEqual([])
  })

  test('cannot name the host of the link: it is the one in EXTERNAL_URL', async () => {
    const user = await person()
    await ask(user.delivery_email, '127.0.0.1', {
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
      Origin: 'https://evil.example',
    })
    await mailResets(app.server.app)
    const { text } = await mailTo(user.delivery_email)
    expect(text).toContain(`http://chat.example.com${FORGOT}/`)
    expect(text).not.toContain('evil')
  })

  test('is done once, even if several workers look for it at the same time', async () => {
    const user = await person()
    await forget(user.delivery_email)
    await Promise.all([1, 2, 3].map(() => mailResets(app.server.app)))
    expect(await mailsTo(user.delivery_email)).toHaveLength(1)
  })

  test('is done by another worker if one has died, after the lease of a minute', async () => {
    const user = await person()
    await forget(user.delivery_email)
    const time = unixTime() + 1
    vi.spyOn(Job, 'findHeld').mockResolvedValueOnce(null)
    await mailResets(app.server.app, time)
    await mailResets(app.server.app, time + 59)
    expect(await mailsTo(user.delivery_email)).toEqual([])
    await mailResets(app.server.app, time + 60)
    expect(await mailsTo(user.delivery_email)).toHaveLength(1)
  })

  test('is tried again when it fails, and the second attempt mails one link', async () => {
    const user = await person()
    await forget(user.delivery_email)
    const time = unixTime() + 1
    failNext(app.server.app, /^INSERT INTO `links`/, 'once')
    await mailResets(app.server.app, time)
    expect(await mailsTo(user.delivery_email)).toEqual([])
    for (const seconds of [29, 60, 120]) await mailResets(app.server.app, time + seconds)
    expect(await mailsTo(user.delivery_email)).toHaveLength(1)
  })

  describe('is limited', () => {
    const withLimits = async (rules: Partial<RateLimitRules>, work: () => Promise<void>): Promise<void> => {
      const { app: parts } = app.server
      const former = parts.rateLimits
      parts.config.trustProxy = 1
      parts.rateLimits = await createRateLimits({ ...parts.config, rateLimits: { ...DEFAULT_RATE_LIMITS, ...rules } }, parts.log)
      try {
        await work()
      } finally {
        await parts.rateLimits.close()
        parts.rateLimits = former
        parts.config.trustProxy = 0
      }
    }

    test('#25 to two mails an hour for an account: eight requests at once get the same answer, as for an address without one', async () => {
      const user = await person()
      const many = [{ points: 100, seconds: 60 }]
      await withLimits({ reset_from: many }, async () => {
        const answersFor = async (email: string) => {
          const answers = await Promise.all(Array.from({ length: 8 }, () => forget(email)))
          return answers.map(({ status, body }) => ({ status, body }))
        }
        const [known, unknown] = [await answersFor(user.delivery_email), await answersFor('nobody@example.org')]
        expect(known).toEqual(unknown)
        expect(known).toEqual(known.map(() => known[0]))
        await mailResets(app.server.app)
        expect(await mailsTo(user.delivery_email)).toHaveLength(2)
        // Both links work until one is used.
        const [first, second] = await mailsTo(user.delivery_email)
        expect(titleOf(await reset(first?.path ?? ''))).toBe(`200 ${CHANGED}`)
        expect(titleOf(await reset(second?.path ?? ''))).toBe(`404 ${NOT_VALID}`)
      })
    })

    test('to some requests from an address, whichever accounts they name, and says so', async () => {
      const user = await person()
      await withLimits({ reset_from: [{ points: 2, seconds: 60 }] }, async () => {
        const from = (ip: string, email: string) => ask(email, undefined, { 'X-Forwarded-For': ip })
        for (const email of ['a@example.org', 'b@example.org']) expect((await from('203.0.113.9', email)).status).toBe(200)
        for (const email of ['c@example.org', user.delivery_email]) {
          const refused = await from('203.0.113.9', email)
          expect(refused.status).toBe(429)
          expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
          expect(refused.text).toContain('Please try again later')
        }
        expect((await from('203.0.113.10', user.delivery_email)).status).toBe(200)
        await mailResets(app.server.app)
        expect(await mailsTo(user.delivery_email)).toHaveLength(1)
      })
    })
  })
})

describe('a link that resets a password', () => {
  test('#11 is valid for 24 hours', async () => {
    const user = await person()
    const path = await linkOf(user)
    const at = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(at + 25 * HOUR)
    for (const answer of [await app.client().raw(path), await reset(path)]) expect(titleOf(answer)).toBe(`404 ${NOT_VALID}`)
    vi.setSystemTime(at + 23 * HOUR)
    expect(titleOf(await app.client().raw(path))).toBe('200 Choose a new password')
    expect(titleOf(await reset(path))).toBe(`200 ${CHANGED}`)
  })

  test('#11 works once, and eight who use it at the same time all see that the password was changed', async () => {
    const user = await person()
    const path = await linkOf(user)
    await Job.destroy({ where: {} })
    const passwords = Array.from({ length: 8 }, (_, i) => `${FRESH} number ${i}`)
    const begin = vi.spyOn(app.server.app.db, 'transaction')
    const answers = await Promise.all(passwords.map((password) => reset(path, password)))
    // Those that waited hashed nothing, which comes before a transaction.
    expect(begin).toHaveBeenCalledTimes(1)
    expect(answers.map(titleOf)).toEqual(answers.map(() => `200 ${CHANGED}`))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const valid = await Promise.all(passwords.map((password) => mayLogIn(user, password)))
    expect(valid.filter(Boolean)).toHaveLength(1)
    expect(await mailsTo(user.delivery_email)).toHaveLength(1)
    // Also later, and by opening it.
    const { password_hash: chosen } = await requireRow(User, user.id)
    for (const answer of [await reset(path, 'one more passphrase'), await app.client().raw(path)])
      expect(answer).toMatchObject({ status: 200, body: answers[0]?.body })
    expect((await requireRow(User, user.id)).password_hash).toBe(chosen)
  })

  test('#11 is refused if it is invented, of another organisation or purpose, or of an account that can no longer log in', async () => {
    const user = await person()
    const path = await linkOf(user)
    const shown = ({ status, body }: Answer) => [status, unbranded(body)]
    const refused = shown(await reset(`${FORGOT}/${'x'.repeat(43)}`))
    expect(refused).toEqual([404, expect.stringContaining(NOT_VALID)])
    const isRefused = async (where = path): Promise<void> => {
      for (const answer of [await app.client().raw(where), await reset(where)]) expect(shown(answer)).toEqual(refused)
    }
    await isRefused(`${FORGOT}/%ff`)
    await isRefused(`${FORGOT}/nonsense`)
    const link = { token_hash: hashToken(tokenIn(path)) }
    for (const change of [{ realm_id: 2 }, { purpose: 'change_email' }, { purpose: 'invitation' }]) {
      await Link.update(change, { where: link })
      await isRefused()
      await Link.update({ realm_id: 1, purpose: 'reset_password' }, { where: link })
    }
    const { email_key, delivery_email } = user
    await User.update(emailColumns('moved@example.org'), { where: { id: user.id } })
    await isRefused()
    await User.update({ email_key, delivery_email }, { where: { id: user.id } })
    await User.update({ is_active: false }, { where: { id: user.id } })
    await isRefused()
    await User.update({ is_active: true, bot_type: 1 }, { where: { id: user.id } })
    await isRefused()
    await User.update({ bot_type: null }, { where: { id: user.id } })
    await setRealmActive(serverContext(app.server.app, realm), false)
    await isRefused()
    await setRealmActive(serverContext(app.server.app, realm), true)
    app.server.app.caches.clear()
    app.server.app.config.passwordAuth = false
    await isRefused()
    app.server.app.config.passwordAuth = true
    // None of this has used it up.
    expect(titleOf(await reset(path))).toBe(`200 ${CHANGED}`)
  })

  test('#11 changes nothing if it ends while its new password is being hashed', async () => {
    const user = await person()
    const path = await linkOf(user)
    const { db } = app.server.app
    const { transaction } = db
    const mock = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      mock.mockRestore()
      // The operator sets a password, which ends all links.
      await setPassword(serverContext(app.server.app, realm), user, 'set by the operator')
      return transaction(work)
    })
    expect(titleOf(await reset(path))).toBe(`404 ${NOT_VALID}`)
    expect([await mayLogIn(user, FRESH), await mayLogIn(user, 'set by the operator')]).toEqual([false, true])
  })

  test('ends all keys and devices of the account and every other link, and a poll that waits', async () => {
    const user = await person()
    const { api_key } = (await logIn(user, DEMO_PASSWORD)).body
    const client = app.client({ email: user.delivery_email, api_key })
    const { device_id } = (await client.post('/register_client_device')).body
    expect(device_id).toBeGreaterThan(0)
    expect((await client.patch('/settings', { email: 'thief@example.org' })).status).toBe(200)
    const confirm = (await mailTo('thief@example.org')).path
    const other = await linkOf(user)
    const path = await linkOf(user)
    const { queue_id, last_event_id } = (await client.post('/register', { event_types: ['message'], fetch_event_types: [] })).body
    const park = vi.spyOn(app.server.app.notifier, 'park')
    const waiting = client.get('/events', { queue_id, last_event_id })
    await vi.waitFor(() => expect(park).toHaveBeenCalled())

    expect(titleOf(await reset(path))).toBe(`200 ${CHANGED}`)
    expect((await waiting).body).toMatchObject({ code: 'INVALID_API_KEY' })
    expect((await client.get('/users/me')).body).toMatchObject({ code: 'INVALID_API_KEY' })
    expect(await ApiKey.count({ where: { user_id: user.id, revoked_at: null } })).toBe(0)
    expect((await ApiKey.findOne({ where: { key_hash: hashApiKey(api_key) }, rejectOnEmpty: true })).revoked_at).not.toBeNull()
    expect(titleOf(await reset(other))).toBe(`404 ${NOT_VALID}`)
    expect((await post(confirm, {})).status).toBe(404)
    expect((await requireRow(User, user.id)).delivery_email).not.toBe('thief@example.org')
    const again = app.client((await logIn(user, FRESH)).body)
    expect((await again.post('/remove_client_device', { device_id })).status).toBe(400)
  })

  test('ends with a new password that the owner of the account sets', async () => {
    const user = await person()
    const path = await linkOf(user)
    const client = app.client((await logIn(user, DEMO_PASSWORD)).body)
    expect((await client.patch('/settings', { old_password: DEMO_PASSWORD, new_password: FRESH })).status).toBe(200)
    expect(titleOf(await reset(path, 'yet another passphrase'))).toBe(`404 ${NOT_VALID}`)
    expect(await mayLogIn(user, FRESH)).toBe(true)
  })

  test('is stored only as a hash, and stays out of the log, as do addresses and passwords', async () => {
    const { log } = app.server.app
    const level = log.level
    const lines: string[] = []
    const stream: { write(line: string): void } = Reflect.get(log, symbols.streamSym)
    vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
    log.level = 'trace'
    const user = await person()
    await forget('nobody@example.org')
    const path = await linkOf(user)
    await reset(path, 'password1')
    await reset(path)
    await reset(path)
    log.level = level
    const rows = JSON.stringify(await Link.findAll({ raw: true }))
    expect(rows).toContain(hashToken(tokenIn(path)))
    expect(rows).not.toContain(tokenIn(path))
    const text = lines.join('')
    for (const secret of [tokenIn(path), FRESH, 'password1', user.delivery_email, 'nobody@', user.full_name])
      expect(text).not.toContain(secret)
    const entries = lines.map((line) => JSON.parse(line)).filter(({ audit, msg }) => audit === undefined && msg !== 'answered')
    const told = entries.map(({ msg, userId, ip }) => ({ msg, userId, ip }))
    const ip = expect.stringContaining('127.0.0.1')
    expect(told).toEqual([
      { msg: 'a password reset was requested', ip },
      { msg: 'a password reset was requested', ip },
      { msg: 'a password reset was requested for no account' },
      { msg: 'a link to reset a password is being mailed', userId: user.id },
      { msg: 'a password was reset', userId: user.id, ip },
    ])
  })

  test('is not made for bots, deactivated accounts and organisations, and servers without passwords', async () => {
    const { app: parts } = app.server
    const create = (user: User, of = realm) => parts.db.transaction((tx) => createResetLink(parts, { realm: of, user }, unixTime(), tx))
    const bot = await User.findByPk(app.demo.users.bot.user_id, { rejectOnEmpty: true })
    const user = await person()
    await expect(create(bot)).rejects.toThrow('is a bot and cannot log in')
    await expect(setPassword(serverContext(parts, realm), bot, FRESH)).rejects.toThrow('is a bot and cannot log in')
    await expect(create(User.build({ ...user, is_active: false }))).rejects.toThrow('is deactivated')
    await expect(create(user, Realm.build({ ...realm, is_active: false }))).rejects.toThrow('organisation is deactivated')
    parts.config.passwordAuth = false
    await expect(create(user)).rejects.toThrow('Password authentication is disabled')
    parts.config.passwordAuth = true
    expect(await create(user)).toMatch(/^http:\/\/chat\.example\.com\/accounts\/password\/reset\/[\w-]{43}$/)
  })
})
