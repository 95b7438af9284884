import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverContext } from '../../context.ts'
import { requireRow } from '../../db/sql.ts'
import { Job } from '../../models/job.ts'
import { Link } from '../../models/link.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup, UserGroupMember, UserGroupSubgroup } from '../../models/user-group.ts'
import { PREFERENCE_DEFAULTS, type PreferenceName } from '../../settings/preferences.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { createRealm, setRealmSetting } from '../organisation/realms.ts'
import { setUserActive } from './activation.ts'
import { createUser } from './create.ts'

let smtp: TestSmtp
let app: TestApp
let realm: Realm
beforeAll(async () => {
  smtp = await startSmtp()
  app = await startTestApp({ smtpUrl: smtp.url })
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
const PASSWORD = 'correct horse battery staple'
const now = unixTime()
const idOf = (name: (typeof EVERYBODY)[number]): number => app.demo.users[name].user_id
const types = (events: { type: string; property?: string; person?: object }[]): string[] =>
  events.map(({ type, property, person }) => [type, property ?? (person ? Object.keys(person).join(',') : '')].filter(Boolean).join(' '))
const settingsOf = async (name: (typeof EVERYBODY)[number]) =>
  (await app.as(name).post('/register', { fetch_event_types: ['user_settings'] })).body.user_settings
const refused = (msg: string) => ({ status: 400, body: { result: 'error', code: 'BAD_REQUEST', msg } })
const newUser = (email: string, fullName = 'Nora New') => createUser(serverContext(app.server.app, realm), { email, fullName, role: 400 })
const setting = async (name: string, value: string): Promise<void> => {
  await setRealmSetting(serverContext(app.server.app, realm), name, value)
  Object.assign(realm, await Realm.load(realm.id))
}

/** Another valid value of each preference. */
const OTHER: Partial<Record<PreferenceName, number | string>> = {
  web_font_size_px: 18,
  web_line_height_percent: 120,
  email_notifications_batching_period_seconds: 604_800,
  web_home_view: 'all_messages',
  emojiset: 'text',
  web_animate_image_previews: 'never',
  resolved_topic_notice_auto_read_policy: 'always',
  notification_sound: 'none',
  default_language: 'de',
  timezone: 'Europe/Berlin',
}
const otherValue = (name: PreferenceName): unknown => {
  const value = PREFERENCE_DEFAULTS[name]
  return typeof value === 'boolean' ? !value : (OTHER[name] ?? (value === 2 ? 3 : 2))
}
const NAMES = Object.keys(PREFERENCE_DEFAULTS) as PreferenceName[]

describe('preferences', () => {
  test('are all announced to their user alone, and returned at registration', async () => {
    const values = Object.fromEntries(NAMES.map((name) => [name, otherValue(name)]))
    const events = await verifyEvents(app, ['owner', 'member'], async () =>
      expect(await app.as('member').patch('/settings', values)).toMatchObject({ status: 200, body: { result: 'success' } }),
    )
    for (const name of NAMES) {
      const language = name === 'default_language' ? { language_name: 'German' } : {}
      const announced = events.member.filter(({ property }) => property === name)
      const event = { id: expect.any(Number), type: 'user_settings', op: 'update', property: name, value: values[name], ...language }
      expect(announced).toEqual([event])
    }
    expect(types(events.owner).filter((type) => type !== 'user_status' && !type.startsWith('realm_user'))).toEqual([])
    expect(await settingsOf('member')).toMatchObject(values)
    expect(await settingsOf('owner')).toMatchObject(PREFERENCE_DEFAULTS)
  })

  test('are announced only if their value changes', async () => {
    const events = await verifyEvents(app, ['moderator'], () =>
      app.as('moderator').patch('/settings', { color_scheme: 2, emojiset: 'google' }),
    )
    expect(types(events.moderator)).toEqual(['user_settings color_scheme'])
    const again = await verifyEvents(
      app,
      EVERYBODY,
      () => app.as('moderator').patch('/settings', { color_scheme: 2, full_name: 'Mona Moderator' }),
      {
        changesSomething: false,
      },
    )
    for (const name of EVERYBODY) expect(again[name]).toEqual([])
  })

  test('include the time zone, which everybody can see', async () => {
    const events = await verifyEvents(app, EVERYBODY, () => app.as('moderator').patch('/settings', { timezone: 'Asia/Tokyo' }))
    expect(types(events.guest)).toEqual(['realm_user user_id,email,timezone'])
    expect(types(events.moderator)).toEqual(['user_settings timezone', 'realm_user user_id,email,timezone'])
  })

  test.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['AMERICA/ARGENTINA/COMODRIVADAVIA', 'America/Argentina/ComodRivadavia'],
    ['asia/kolkata', 'Asia/Kolkata'],
    ['utc', 'UTC'],
    ['etc/gmt+5', 'Etc/GMT+5'],
  ])('the time zone %s is stored and announced as %s', async (given, stored) => {
    for (const path of ['/settings', '/settings/display']) {
      await app.as('member2').patch('/settings', { timezone: '' })
      const events = await verifyEvents(app, EVERYBODY, () => app.as('member2').patch(path, { timezone: given }))
      expect(events.member2).toMatchObject([{ property: 'timezone', value: stored }, { person: { timezone: stored } }])
      expect(events.guest).toMatchObject([{ person: { timezone: stored } }])
      expect((await settingsOf('member2')).timezone).toBe(stored)
    }
  })

  test('are all changed, or none if one is refused', async () => {
    const before = await settingsOf('member2')
    for (const [parameters, msg] of [
      [{ color_scheme: 2, default_language: 'xx' }, "'default_language' must be one of: de, en, es, fr, it, ja, ko, pt-br, ru, zh-hans"],
      [{ color_scheme: 2, timezone: 'Mars/Olympus_Mons' }, "'timezone' names a time zone that does not exist: Mars/Olympus_Mons"],
      [{ web_font_size_px: 7 }, "'web_font_size_px' must be at least 8"],
      [{ web_font_size_px: 2 ** 31 }, "'web_font_size_px' must be at most 48"],
      [{ web_line_height_percent: 0 }, "'web_line_height_percent' must be at least 80"],
      [{ web_line_height_percent: 301 }, "'web_line_height_percent' must be at most 300"],
      [{ color_scheme: 2, timezone: '+01:00' }, "'timezone' names a time zone that does not exist: +01:00"],
      [
        { color_scheme: 2, default_language: 'constructor' },
        "'default_language' must be one of: de, en, es, fr, it, ja, ko, pt-br, ru, zh-hans",
      ],
      [{ color_scheme: 2, old_password: 'wrong!', new_password: 'a fine long password' }, "'old_password' is wrong"],
      [{ color_scheme: 2, email: 'user5@127.0.0.1' }, "'email' cannot be used: Reserved for the server"],
    ] as const)
      expect(await app.as('member2').patch('/settings', parameters), msg).toMatchObject(refused(msg))
    expect(await settingsOf('member2')).toEqual(before)
  })

  test('cannot be changed by bots', async () => {
    expect(await app.as('bot').patch('/settings', { enter_sends: true })).toMatchObject(refused('Bots may not do this'))
  })
})

describe('email_address_visibility', () => {
  test.each([
    [4, []],
    [3, ['owner', 'administrator']],
    [5, ['owner', 'administrator', 'moderator']],
    [2, ['owner', 'administrator', 'moderator', 'member', 'bot']],
    [1, ['owner', 'administrator', 'moderator', 'member', 'guest', 'bot']],
  ])('%s shows the address to %j, and sends each of them what they see now', async (visibility, viewers) => {
    await verifyEvents(app, EVERYBODY, () => app.as('member2').patch('/settings', { email_address_visibility: visibility }))
    for (const name of EVERYBODY) {
      const { members } = (await app.as(name).get('/users', { user_ids: [idOf('member2')] })).body
      expect(members[0].delivery_email, name).toBe(
        name === 'member2' || (viewers as string[]).includes(name) ? 'member2@example.com' : null,
      )
      expect(members[0].email).toBe(visibility === 1 ? 'member2@example.com' : `user${idOf('member2')}@127.0.0.1`)
    }
  })

  test('that an organisation gives to new users hides their addresses from the start', async () => {
    await app.as('owner').patch('/realm/user_settings_defaults', { email_address_visibility: 3 })
    const events = await verifyEvents(app, EVERYBODY, () => newUser('shy@example.com', 'Shirley Shy'))
    expect(events.owner[0].person.delivery_email).toBe('shy@example.com')
    for (const name of ['moderator', 'member', 'guest', 'bot'] as const) {
      expect(JSON.stringify(events[name])).not.toContain('shy@example.com')
      expect(events[name][0].person.delivery_email).toBeNull()
    }
    await app.as('owner').patch('/realm/user_settings_defaults', { email_address_visibility: 1 })
  })
})

describe('the name', () => {
  test('is trimmed and announced to everybody', async () => {
    const events = await verifyEvents(app, EVERYBODY, () => app.as('guest').patch('/settings', { full_name: '  Gina Renamed ' }))
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([{ type: 'realm_user', person: { user_id: idOf('guest'), full_name: 'Gina Renamed' } }])
  })

  test.each([
    ['   ', "'full_name' must not be empty"],
    ['x'.repeat(101), "'full_name' must have at most 100 characters"],
    ['A @ B', "'full_name' must not contain any of: * ` \\ > \" @"],
    ['Turn \u202e around', "'full_name' must not contain a character that changes the direction of writing"],
    ['Max|6', "'full_name' must not end in | and digits"],
  ])('%j is refused', async (fullName, msg) => {
    expect(await app.as('guest').patch('/settings', { full_name: fullName })).toMatchObject(refused(msg))
  })

  test('is unique in any spelling if the organisation requires that, even in concurrent requests', async () => {
    await setting('require_unique_names', 'true')
    const msg = "'full_name' is in use already, and names are unique in this organisation"
    for (const taken of ['OLIVIA OWNER', '𝕆𝕝𝕚𝕧𝕚𝕒 Owner'])
      expect(await app.as('guest').patch('/settings', { full_name: taken })).toMatchObject(refused(msg))
    const both = await Promise.all((['member', 'guest'] as const).map((name) => app.as(name).patch('/settings', { full_name: 'Only One' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    await expect(newUser('one@example.com', 'only one')).rejects.toThrow(msg)
    await setting('require_unique_names', 'false')
  })

  test('can be changed only by administrators if the organisation says so, and others get an error', async () => {
    await setting('name_changes_disabled', 'true')
    const msg = "'full_name' can be changed only by administrators in this organisation"
    expect(await app.as('guest').patch('/settings', { full_name: 'Gina Again' })).toMatchObject(refused(msg))
    expect(await app.as('administrator').patch('/settings', { full_name: 'Adam Again' })).toMatchObject({ status: 200 })
    await setting('name_changes_disabled', 'false')
  })
})

describe('the password', () => {
  const signIn = (password: string) => app.client().post('/fetch_api_key', { username: 'moderator@example.com', password })

  test('can be changed while somebody else keeps changing theirs', async () => {
    const weak = { old_password: PASSWORD, new_password: 'password1' }
    let refused = 0
    const hostile = Array.from({ length: 40 }, () =>
      app
        .as('member2')
        .patch('/settings', weak)
        .then(() => refused++),
    )
    const { status, body } = await app.as('guest').patch('/settings', weak)
    expect([status, body.msg]).toEqual([400, "'new_password' is too easy to guess"])
    expect(refused).toBeLessThan(20)
    await Promise.all(hostile)
  })

  test('can be changed by a user who knows it, and API keys stay valid', async () => {
    const parameters = { old_password: PASSWORD, new_password: 'a wholly different phrase' }
    expect((await app.as('moderator').patch('/settings', parameters)).status).toBe(200)
    expect((await signIn('a wholly different phrase')).status).toBe(200)
    expect((await signIn(PASSWORD)).body.code).toBe('AUTHENTICATION_FAILED')
    expect((await app.as('moderator').get('/users/me')).status).toBe(200)
  })

  test('is not changed if another process has changed it since it was verified', async () => {
    const { db } = app.server.app
    const member2 = await User.findByPk(idOf('member2'), { rejectOnEmpty: true })
    const { password_hash } = member2
    const { transaction } = db
    const mock = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      mock.mockRestore()
      await User.update({ password_hash: 'changed' }, { where: { id: member2.id } })
      return transaction(work)
    })
    const parameters = { old_password: PASSWORD, new_password: 'a wholly different phrase' }
    expect(await app.as('member2').patch('/settings', parameters)).toMatchObject(refused("'old_password' is wrong"))
    expect((await member2.reload()).password_hash).toBe('changed')
    await member2.update({ password_hash })
  })

  test.each([
    [{ new_password: 'a fine long password' }, "'new_password' requires 'old_password'"],
    [{ old_password: PASSWORD }, "'old_password' requires 'new_password'"],
    [{ old_password: 'not this', new_password: 'a fine long password' }, "'old_password' is wrong"],
    ...['P4ssw0rd1', 'maxmember', 'member2@example.com', '0123456789'.repeat(10)].map((weak): [Record<string, string>, string] => [
      { old_password: PASSWORD, new_password: weak },
      "'new_password' is too easy to guess",
    ]),
    [{ old_password: PASSWORD, new_password: 'x'.repeat(101) }, "'new_password' must have at most 100 characters"],
  ])('%j is refused and changes nothing', async (parameters, msg) => {
    const before = (await User.findByPk(idOf('member2'), { rejectOnEmpty: true })).password_hash
    expect(await app.as('member2').patch('/settings', parameters)).toMatchObject(refused(msg))
    expect((await User.findByPk(idOf('member2'), { rejectOnEmpty: true })).password_hash).toBe(before)
  })
})

describe('the address', () => {
  const MEMBER = { delivery_email: 'member@example.com', email_key: 'member@example.com', settings: '{}' }
  beforeEach(async () => {
    await Link.destroy({ where: {} })
    await Job.destroy({ where: {} })
    await User.update(MEMBER, { where: { id: idOf('member') } })
    app.server.app.caches.clear()
  })
  const linkIn = (text: string): string => /\/confirm\/change_email\/[\w-]+/.exec(text)?.[0] ?? ''
  const ask = async (email: string): Promise<string> => {
    expect(await app.as('member').patch('/settings', { email })).toMatchObject({ status: 200, body: { result: 'success' } })
    return linkIn((await smtp.mailTo(email)).text)
  }
  const page = (path: string, method = 'GET') => app.client().raw(path, { method })

  test('changes when the link in a mail to the new one is confirmed, and the old one gets notes', async () => {
    let path = ''
    const asking = async (): Promise<void> => {
      path = await ask('mika@example.org')
    }
    const before = await verifyEvents(app, EVERYBODY, asking, { changesSomething: false })
    expect(before.owner).toEqual([])
    const warning = await smtp.mailTo('member@example.com')
    expect(warning.text).toContain('mika@example.org')
    expect(warning.raw).not.toContain('/confirm/')
    // Opening the page, even repeatedly, changes nothing.
    for (const _ of [1, 2]) {
      const { status, headers, body } = await page(path)
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(body).toContain('mika@example.org')
      expect(body).not.toContain('<script')
    }
    expect((await app.as('member').get('/users/me')).body.delivery_email).toBe('member@example.com')
    const events = await verifyEvents(app, ['owner', 'guest', 'member2'], () => page(path, 'POST'))
    expect(types(events.guest)).toEqual(['realm_user user_id,delivery_email', 'realm_user user_id,new_email'])
    expect((await smtp.mailTo('member@example.com')).subject).toContain('has changed')
    expect(await User.findByEmail(1, 'mika@example.org')).toMatchObject({ id: idOf('member') })
    // The link is used up, and says what it did, until the user has another address.
    const used = [await page(path), await page(path, 'POST')]
    expect(used.map(({ status }) => status)).toEqual([200, 200])
    for (const { body } of used) expect(body).toContain('is now <strong>mika@example.org</strong>')
    await User.update({ delivery_email: 'm@example.org', email_key: 'm@example.org' }, { where: { id: idOf('member') } })
    for (const method of ['GET', 'POST']) expect((await page(path, method)).status).toBe(404)
  })

  test('is confirmed once by eight requests at the same time, which all see it', async () => {
    const path = await ask('mika@example.net')
    expect((await smtp.mailTo('member@example.com')).subject).toContain('was requested')
    const answers = await Promise.all(Array.from({ length: 8 }, () => page(path, 'POST')))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]))
    expect(answers[0]?.body).toContain('is now <strong>mika@example.net</strong>')
    expect((await smtp.mailTo('member@example.com')).subject).toContain('has changed')
    await expect.poll(() => Job.count(), { timeout: 10_000 }).toBe(0)
    expect(smtp.received.filter(({ subject, text }) => subject.includes('has changed') && text.includes('mika@example.net'))).toHaveLength(
      1,
    )
  })

  test('#11 is not changed by an expired, replaced, foreign or invented link, all with the same answer', async () => {
    const first = await ask('one@example.org')
    const second = await ask('two@example.org')
    const nonsense = await page(`/confirm/change_email/${'x'.repeat(43)}`, 'POST')
    expect(nonsense.status).toBe(404)
    expect(await page(first, 'POST')).toMatchObject({ status: 404, body: nonsense.body })
    await createRealm(app.server.app, { subdomain: 'elsewhere', name: 'Elsewhere', ownerEmail: 'e@example.com', ownerName: 'Eve', now })
    await Link.update({ realm_id: 2 }, { where: { used_at: null } })
    expect(await page(second, 'POST')).toMatchObject({ status: 404, body: nonsense.body })
    await Link.update({ realm_id: 1, expires_at: unixTime() }, { where: { used_at: null } })
    for (const method of ['GET', 'POST']) expect(await page(second, method)).toMatchObject({ status: 404, body: nonsense.body })
    expect((await page('/confirm/change_email/%ff')).status).toBe(404)
    expect((await app.as('member').get('/users/me')).body.delivery_email).toBe('member@example.com')
  })

  test('is not confirmed if somebody else has taken it, or if the user has another one by then', async () => {
    let path = await ask('wanted@example.org')
    const rival = await newUser('WANTED@example.org', 'Rival')
    expect((await page(path, 'POST')).status).toBe(404)
    await Link.destroy({ where: {} })
    await User.destroy({ where: { id: rival.id } })
    path = await ask('wanted@example.org')
    await User.update({ delivery_email: 'm@example.com', email_key: 'm@example.com' }, { where: { id: idOf('member') } })
    const heir = await newUser('member@example.com', 'Heir')
    expect((await page(path, 'POST')).status).toBe(404)
    expect((await requireRow(User, heir.id)).delivery_email).toBe('member@example.com')
    await User.destroy({ where: { id: heir.id } })
  })

  test.each([
    [23, 200],
    [25, 404],
  ])('#11 is confirmed by a link for 24 hours: after %i the answer is %i', async (hours, status) => {
    const path = await ask(`after${hours}@example.org`)
    await Link.decrement(['date_created', 'expires_at'], { by: hours * 3_600, where: { used_at: null, purpose: 'change_email' } })
    for (const method of ['GET', 'POST']) expect((await page(path, method)).status).toBe(status)
  })

  test('can be changed twice an hour and five times a day', async () => {
    for (const i of [1, 2]) await ask(`mika${i}@example.org`)
    const third = await app.as('member').patch('/settings', { email: 'mika3@example.org', color_scheme: 3 })
    expect(third).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT_HIT', msg: "'email' can be changed twice an hour only" } })
    expect(third.body['retry-after']).toBeGreaterThan(3_500)
    await Link.update({ date_created: unixTime() - 600 }, { where: {} })
    const later = await app.as('member').patch('/settings', { email: 'mika3@example.org' })
    expect(later.body['retry-after']).toBeLessThanOrEqual(3_000)
    expect((await settingsOf('member')).color_scheme).not.toBe(3)
    const age = (minutes: number) => Link.update({ date_created: unixTime() - minutes * 60 }, { where: {} })
    const refusal = async (): Promise<string> => (await app.as('member').patch('/settings', { email: 'mika7@example.org' })).body.msg
    await age(59)
    expect(await refusal()).toBe("'email' can be changed twice an hour only")
    // The wait ends when the older of the two is an hour old.
    const [older = 0, newer = 0] = (await Link.findAll({ order: [['id', 'DESC']], limit: 2 })).map(({ id }) => id)
    for (const [id, minutes] of [
      [older, 50],
      [newer, 20],
    ] as const)
      await Link.update({ date_created: unixTime() - minutes * 60 }, { where: { id } })
    const wait = (await app.as('member').patch('/settings', { email: 'mika3@example.org' })).body['retry-after']
    expect([wait > 580, wait <= 600]).toEqual([true, true])
    await age(61)
    for (const i of [4, 5]) await ask(`mika${i}@example.org`)
    await age(61)
    await ask('mika6@example.org')
    for (const hours of [1.1, 23]) {
      await age(hours * 60)
      expect(await refusal()).toBe("'email' can be changed five times a day only")
    }
    await age(25 * 60)
    await ask('mika7@example.org')
  })

  test.each([
    ['mika at example.com', "'email' is not an email address"],
    ['a@b@c', "'email' is not an email address"],
    ['Mika <mika@example.org>', "'email' is not an email address"],
    ['mika@example.org\r\nBcc: x@example.org', "'email' is not an email address"],
    ['user5@127.0.0.1', "'email' cannot be used: Reserved for the server"],
  ])('%j is refused, and no mail is sent', async (email, msg) => {
    expect(await app.as('member').patch('/settings', { email })).toMatchObject(refused(msg))
    expect(await Job.count()).toBe(0)
  })

  test('#25 that somebody else has gets the answer of a free one, and only its owner is told', async () => {
    const former = await newUser('former2@example.org', 'Former')
    await setUserActive(serverContext(app.server.app, { id: former.realm_id }), former.id, false)
    for (const [taken, owner] of [
      ['Member2@Example.com', 'member2@example.com'],
      ['former2@example.org', 'former2@example.org'],
    ] as const) {
      await Link.destroy({ where: {} })
      const free = await app.as('member').patch('/settings', { email: `free-${owner}` })
      await Link.destroy({ where: {} })
      const answers = [
        await app.as('member').patch('/settings', { email: taken }),
        await app.as('member').patch('/settings', { email: taken }),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: free.body })
      expect(await app.as('member').patch('/settings', { email: taken })).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT_HIT' } })
      const mail = await smtp.mailTo(owner)
      expect(mail.subject).toContain('Somebody asked to use your address')
      expect(`${mail.text}`).not.toMatch(/confirm\/|member@example/)
      expect((await smtp.mailTo('member@example.com')).subject).toContain('A new address was requested')
    }
    // A bot has no mailbox.
    await Link.destroy({ where: {} })
    const bot = await User.findByPk(idOf('bot'), { rejectOnEmpty: true })
    expect((await app.as('member').patch('/settings', { email: bot.delivery_email })).status).toBe(200)
    await User.destroy({ where: { id: former.id } })
  })

  test('can be changed only by administrators if the organisation says so', async () => {
    await setting('email_changes_disabled', 'true')
    const msg = "'email' can be changed only by administrators in this organisation"
    expect(await app.as('member').patch('/settings', { email: 'mika@example.org' })).toMatchObject(refused(msg))
    await setting('email_changes_disabled', 'false')
    const path = await ask('mika8@example.org')
    await setting('email_changes_disabled', 'true')
    expect((await page(path, 'POST')).status).toBe(404)
    await setting('email_changes_disabled', 'false')
  })
})

describe('settings of others', () => {
  beforeAll(async () => {
    await User.update({ delivery_email: 'member@example.com', email_key: 'member@example.com' }, { where: { id: idOf('member') } })
    app.server.app.caches.clear()
  })
  const targets = (target_users: object, more: object = {}) =>
    app.as('administrator').patch('/settings', { target_users, user_list_style: 1, ...more })

  test('can be changed only by administrators', async () => {
    for (const name of ['moderator', 'member', 'guest'] as const)
      expect(await app.as(name).patch('/settings', { target_users: { user_ids: [idOf(name)] }, user_list_style: 1 })).toMatchObject(
        refused('Only administrators may do this'),
      )
  })

  test('are announced to each target user, including direct and indirect members of groups, except bots', async () => {
    const [outer, inner] = await Promise.all(
      ['outer', 'inner'].map((name) => UserGroup.create({ realm_id: 1, name, name_key: name, description: '' })),
    )
    if (!outer || !inner) throw new Error('no groups')
    await UserGroupSubgroup.create({ realm_id: 1, group_id: outer.id, subgroup_id: inner.id })
    await UserGroupMember.create({ realm_id: 1, group_id: inner.id, user_id: idOf('guest') })
    await UserGroupMember.create({ realm_id: 1, group_id: inner.id, user_id: idOf('bot') })
    const events = await verifyEvents(app, EVERYBODY, () => targets({ user_ids: [idOf('moderator')], group_ids: [outer.id] }))
    for (const name of ['moderator', 'guest'] as const) expect(types(events[name])).toEqual(['user_settings user_list_style'])
    for (const name of ['owner', 'administrator', 'member', 'bot'] as const) expect(events[name]).toEqual([])
    const owners = await UserGroup.findOne({ where: { realm_id: 1, name: 'role:owners' }, rejectOnEmpty: true })
    await targets({ group_ids: [owners.id] }, { enter_sends: true })
    expect(await settingsOf('owner')).toMatchObject({ user_list_style: 1, enter_sends: true })
  })

  test('that a user has chosen stay, each on its own, with skip_if_already_edited', async () => {
    await app.as('moderator').patch('/settings', { web_font_size_px: 22 })
    await targets({ user_ids: [idOf('moderator')], skip_if_already_edited: true }, { web_font_size_px: 12, web_line_height_percent: 150 })
    expect(await settingsOf('moderator')).toMatchObject({ web_font_size_px: 22, web_line_height_percent: 150 })
    // A value set by the administrator does not count as the user's choice.
    await targets({ user_ids: [idOf('moderator')], skip_if_already_edited: true }, { web_line_height_percent: 160 })
    expect(await settingsOf('moderator')).toMatchObject({ web_line_height_percent: 160 })
    await targets({ user_ids: [idOf('moderator')] }, { web_font_size_px: 12 })
    expect(await settingsOf('moderator')).toMatchObject({ web_font_size_px: 12 })
  })

  test.each([
    [{}, {}, "'target_users' must have 'user_ids' or 'group_ids'"],
    [{ user_ids: [999] }, {}, "'target_users.user_ids' names a user who does not exist: 999"],
    [{ group_ids: [999] }, {}, "'target_users.group_ids' names a user group that does not exist: 999"],
    ...['full_name', 'email', 'old_password', 'timezone', 'default']
      .slice(0, 4)
      .map((name) => [
        { user_ids: [4] },
        { [name]: name === 'email' ? 'new@example.com' : 'Europe/Berlin' },
        `'${name}' must not come with 'target_users'`,
      ]),
    ...['presence_enabled', 'send_read_receipts', 'allow_private_data_export', 'enable_login_emails'].map((name) => [
      { user_ids: [4] },
      { [name]: 'false' },
      `'${name}' must not come with 'target_users'`,
    ]),
  ] as [object, object, string][])('%j with %j is refused', async (target, more, msg) => {
    expect(await targets(target, more)).toMatchObject(refused(msg))
  })

  test('#18 of another organisation are out of reach', async () => {
    const other = await createRealm(app.server.app, {
      subdomain: 'third',
      name: 'Third',
      ownerEmail: 't@example.com',
      ownerName: 'Tom',
      now,
    })
    const { id } = other.owner
    expect(await targets({ user_ids: [id] })).toMatchObject(refused(`'target_users.user_ids' names a user who does not exist: ${id}`))
    const group = await UserGroup.findOne({ where: { realm_id: other.realm.id }, rejectOnEmpty: true })
    expect(await targets({ group_ids: [group.id] })).toMatchObject(
      refused(`'target_users.group_ids' names a user group that does not exist: ${group.id}`),
    )
  })
})

describe('the default settings of new users', () => {
  const NOT_FOR_ALL = ['default_language', 'timezone', 'enable_login_emails', 'enable_marketing_emails', 'allow_private_data_export']

  test('are all announced to everybody, and change nothing for existing users', async () => {
    const before = await settingsOf('owner')
    const values = Object.fromEntries(NAMES.filter((name) => !NOT_FOR_ALL.includes(name)).map((name) => [name, otherValue(name)]))
    const viewers = ['owner', 'guest', 'bot'] as const
    const events = await verifyEvents(app, viewers, () => app.as('administrator').patch('/realm/user_settings_defaults', values))
    for (const viewer of viewers) expect(Object.fromEntries(events[viewer].map(({ property, value }) => [property, value]))).toEqual(values)
    expect(await settingsOf('owner')).toEqual(before)
  })

  test('apply to a new account, in the language of the organisation', async () => {
    await setting('default_language', 'fr')
    const user = await newUser('fresh@example.com')
    const { body } = await app.client().post('/dev_fetch_api_key', { username: 'fresh@example.com' })
    const fresh = app.client({ email: 'fresh@example.com', api_key: body.api_key })
    const { user_settings: settings } = (await fresh.post('/register', { fetch_event_types: ['user_settings'] })).body
    for (const name of NAMES.filter((one) => !NOT_FOR_ALL.includes(one))) expect(settings[name], name).toBe(otherValue(name))
    expect(settings).toMatchObject({ default_language: 'fr', timezone: '', enable_login_emails: true })
    // The user has not chosen these values.
    expect(user.edited_settings ?? null).toBeNull()
    await setting('default_language', 'en')
  })

  test('are announced only when they change, and can be changed only by administrators', async () => {
    const again = await verifyEvents(app, EVERYBODY, () => app.as('owner').patch('/realm/user_settings_defaults', { enter_sends: true }), {
      changesSomething: false,
    })
    for (const name of EVERYBODY) expect(again[name]).toEqual([])
    for (const name of ['moderator', 'member', 'guest', 'bot'] as const)
      expect(await app.as(name).patch('/realm/user_settings_defaults', { enter_sends: false })).toMatchObject(
        refused('Only administrators may do this'),
      )
  })

  test('leave out and report settings that nobody can choose for others', async () => {
    const answer = await app
      .as('owner')
      .patch('/realm/user_settings_defaults', { timezone: 'Europe/Berlin', enable_login_emails: false, enter_sends: true })
    expect(answer.body.ignored_parameters_unsupported.sort()).toEqual(['enable_login_emails', 'timezone'])
  })
})
