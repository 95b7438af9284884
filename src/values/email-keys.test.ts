import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../access/people/credentials.ts'
import { createUser } from '../actions/people/create.ts'
import { DEMO_PASSWORD } from '../demo.ts'
import { DEFAULT_RATE_LIMITS } from '../limits.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

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
    const account = { email: ' E\u0301mile@B\u00fccher.example ', fullName: 'Emile', role: 400, passwordHash, now: new Date() }
    id = (await createUser(app.server.app, realm, account)).id
  })

  test.each(FORMS)('identifies the same account when it is written as %j', async (form) => {
    const login = await app.client().post('/fetch_api_key', { username: form, password: DEMO_PASSWORD })
    expect(login.body).toMatchObject({ user_id: id, email: STORED })
    expect((await app.client({ email: form, api_key: login.body.api_key }).get('/users/me')).body).toMatchObject({ user_id: id })
    expect((await app.as('owner').get(`/users/${encodeURIComponent(form)}`)).body).toMatchObject({ user: { user_id: id } })
    expect((await app.as('member').patch('/settings', { email: form })).body.msg).toBe("'email' is already in use")
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
      const account = { email, fullName: 'Nobody', role: 400, now: new Date() }
      await expect(createUser(app.server.app, realm, account)).rejects.toThrow(/reserved|email address/)
      const addresses = (await User.findAll()).map((user) => user.delivery_email)
      expect([addresses.length, addresses.filter((one) => /^user[0-9]+@/i.test(one))]).toEqual([count, []])
    },
  )

  test('cannot be invited by a reusable link', async () => {
    const { body } = await app.as('owner').post('/invites/multiuse', { stream_ids: [] })
    const form = new URLSearchParams({ email: 'user12@127.0.0.1' })
    const answer = await app.client().raw(new URL(body.invite_link).pathname, { method: 'POST', body: form })
    expect([answer.status, answer.body]).toEqual([400, expect.stringMatching(/Reserved/)])
  })
})
