// Every way in which somebody gets a password, and the one rule for all of them.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../access/people/credentials.ts'
import { operatorContext } from '../../context.ts'
import type { ApiError } from '../../errors.ts'
import { PASSWORD_GUESSES, PASSWORD_LENGTH } from '../../limits.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { mailTo, NO_WORKER } from '../../testing/mails.ts'
import { unixTime } from '../../values/dates.ts'
import { createApiKey } from './api-keys.ts'
import { createUser } from './create.ts'
import { createResetLink, setPassword } from './passwords.ts'

const PERSON = { fullName: 'Olivia Summer', email: 'olivia.summer@example.org' }
const FORMER = 'xq7Z9k'
const DEFAULTS = { minLength: PASSWORD_LENGTH.min, minGuesses: PASSWORD_GUESSES.min }
/** The rule of an operator who raises it. */
const RAISED = { minLength: 12, minGuesses: 100_000_000 }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())
afterEach(() => {
  app.server.app.config.newPasswords = DEFAULTS
})
/** From here to the end of the test. */
const beStrict = (): void => {
  app.server.app.config.newPasswords = RAISED
}

let n = 0
/** An address of somebody new, whose words are the same. */
const addressOf = (): string => PERSON.email.replace('@', `+${++n}@`)
const context = async (now = unixTime()) => operatorContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true }), now)
const somebody = async (): Promise<User> =>
  createUser(await context(), { ...PERSON, email: addressOf(), role: 400, passwordHash: await hashPassword(FORMER) })
/** What a page or an answer says. */
const faultIn = (text: string): string | undefined => /(?:Password|New password|'\w+'):? ((?:must have|is too easy)[^<"]*)/.exec(text)?.[1]

/** Each sets a password, and returns what is wrong with it. */
const WAYS: Record<string, (password: string) => Promise<string | undefined>> = {
  'the page of an invitation': async (password) => {
    const email = addressOf()
    await app.as('member').must.post('/invites', { invitee_emails: email, stream_ids: [] })
    const body = new URLSearchParams({ full_name: PERSON.fullName, password })
    return faultIn((await app.client().raw((await mailTo(email)).path, { method: 'POST', body })).body)
  },
  'the page of a reset': async (password) => {
    const { app: parts } = app.server
    const { realm } = await context()
    const user = await somebody()
    const url = await parts.db.transaction((tx) => createResetLink(parts, { realm, user }, unixTime(), tx))
    const path = new URL(url).pathname
    return faultIn((await app.client().raw(path, { method: 'POST', body: new URLSearchParams({ password }) })).body)
  },
  'PATCH /settings': async (password) => {
    const user = await somebody()
    const { key } = await createApiKey(app.server.app, user, 'test', unixTime())
    const client = app.client({ email: user.delivery_email, api_key: key })
    return faultIn((await client.patch('/settings', { old_password: FORMER, new_password: password })).body.msg)
  },
  'POST /users': async (password) =>
    faultIn((await app.as('owner').post('/users', { email: addressOf(), full_name: PERSON.fullName, password })).body.msg),
  'manage set-password': async (password) =>
    setPassword(await context(), await somebody(), password).then(
      () => undefined,
      (error: ApiError) => faultIn(error.message),
    ),
}

describe.each(Object.entries(WAYS))('%s', (_name, give) => {
  test('takes no password that knowing the person and the organisation makes easy', async () => {
    const words = ['olivia12', 'Olivia47', 'summer-1985', 'oliviasummer!', '0livia!2024', 'aivilo123', 'demo1234', 'Demo-Olivia1']
    for (const easy of [...words, 'password1', '12345678', PERSON.email])
      expect([easy, await give(easy)]).toEqual([easy, 'is too easy to guess'])
  })

  test('takes none of seven characters, and one of eight', async () => {
    expect(await give('xq7Z9kw')).toMatch(/^must have (8 to 100|at least 8) characters$/)
    expect(await give('xq7Z9kwp')).toBeUndefined()
    expect(await give('olivia xq7Z9kw')).toBeUndefined()
  })

  test('obeys the operator', async () => {
    // More than ten thousand guesses.
    expect(await give('hazelnut2024')).toBeUndefined()
    beStrict()
    expect(await give('xq7Z9kwp3fy')).toBe('must have 12 to 100 characters')
    expect(await give('hazelnut2024')).toBe('is too easy to guess')
    expect(await give('xq7Z9kwp3fya')).toBeUndefined()
  })
})

test('the registration and the pages tell what the operator asks for', async () => {
  const asked = async () => (await app.as('member').must.post('/register', { fetch_event_types: ['realm'] })) as object
  const { min, max } = PASSWORD_LENGTH
  expect(await asked()).toMatchObject({ password_min_length: min, password_max_length: max, password_min_guesses: PASSWORD_GUESSES.min })
  beStrict()
  expect(await asked()).toMatchObject({ password_min_length: 12, password_max_length: max, password_min_guesses: RAISED.minGuesses })
  const email = addressOf()
  await app.as('member').must.post('/invites', { invitee_emails: email, stream_ids: [] })
  const page = await app.client().raw((await mailTo(email)).path)
  expect(page.body).toContain('minlength="12" maxlength="100"')
  expect(page.body).toContain('12 to 100 characters')
})

test('a password from before the bound rose still opens the door, and gives way to a better one', async () => {
  beStrict()
  const { delivery_email: username } = await somebody()
  const { api_key } = (await app.client().must.post('/fetch_api_key', { username, password: FORMER })) as { api_key: string }
  const client = app.client({ email: username, api_key })
  expect((await client.patch('/settings', { old_password: FORMER, new_password: 'a long enough password' })).status).toBe(200)
})
