// databases: both
// Joining an organisation that anybody may join, by the operation and by the page, through a real SMTP server.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverContext } from '../../context.ts'
import { createRateLimits } from '../../http/rate-limits.ts'
import { prune } from '../../jobs/prune.ts'
import { mailJoiners } from '../../jobs/requested-mails.ts'
import { DEFAULT_RATE_LIMITS, type RateLimitRules } from '../../limits.ts'
import { Invitation } from '../../models/invitation.ts'
import { Job } from '../../models/job.ts'
import { Link } from '../../models/link.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer } from '../../testing/client.ts'
import { mailsTo, mailTo, NO_WORKER, sendMails } from '../../testing/mails.ts'
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { setRealmActive } from '../organisation/realms.ts'

let app: TestApp
let smtp: TestSmtp
let owner: ReturnType<TestApp['as']>['must']
beforeAll(async () => {
  smtp = await startSmtp()
  app = await startTestApp({ ...NO_WORKER, smtpUrl: smtp.url, mailFrom: 'Parley <chat@example.com>' })
  owner = app.as('owner').must
  await owner.post('/realm/domains', { domain: 'corp.example', allow_subdomains: false })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})
beforeEach(async () => {
  await Job.destroy({ where: {} })
  await set({ invite_required: false })
})
afterEach(() => {
  vi.useRealTimers()
})

const DAY = 86_400
const PASSWORD = 'a long enough password'
const set = (fields: Record<string, unknown>) => owner.patch('/realm', fields)
let n = 0
const fresh = (): string => `newcomer${++n}@example.org`
const ask = (email: string, fields: Record<string, unknown> = {}): Promise<Answer> => app.client().post('/join', { email, ...fields })
const page = (path: string, form?: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> =>
  app.client().raw(path, form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers })
const confirm = (path: string, form: Record<string, string> = {}): Promise<Answer> =>
  page(path, { full_name: `Nora New ${++n}`, password: PASSWORD, ...form })
const titleOf = ({ status, body }: Answer): string => `${status} ${/<h1>(.*)<\/h1>/.exec(body)?.[1]}`
/** The path of a link for joining that was just mailed to this address. */
async function asked(email: string): Promise<string> {
  expect((await ask(email)).body).toMatchObject({ result: 'success' })
  await mailJoiners(app.server.app)
  return (await mailTo(email)).path
}
const accountOf = (email: string): Promise<User | null> => User.findByEmail(1, email)
const GONE = '404 This link is not valid'

describe('a person who asks to join', () => {
  test('gets a mail, and with its link an account like everybody who joins', async () => {
    const { id: channel } = await owner.createChannel({ is_default_stream: true })
    await set({ welcome_message_custom_text: 'Welcome to all.' })
    const email = fresh()
    expect(await ask(email)).toMatchObject({ status: 200, body: { result: 'success', msg: '' } })
    await mailJoiners(app.server.app)
    await sendMails(app.server.app)
    const mail = await smtp.mailTo(email)
    expect(mail.subject).toBe('Create your account at Demo')
    expect(mail.text).toContain('Somebody, probably you, asked to join Demo')
    const path = /https?:\/\/[^/\s]+(\/join\/[\w-]{43})\n/.exec(mail.text)?.[1] ?? ''

    const form = await page(path)
    expect(titleOf(form)).toBe('200 Join Demo')
    expect(form.body).toContain('<p>Create your account:</p>')
    expect(form.body).toContain(`value="${email}" readonly`)
    // Opening the page creates nothing.
    expect(await accountOf(email)).toBeNull()
    await verifyEvents(app, ['member'], async () => {
      expect(titleOf(await confirm(path, { full_name: 'Nora New' }))).toBe('200 Welcome, Nora New')
    })
    expect(titleOf(await page(path))).toBe('200 Welcome, Nora New')

    const { api_key } = await app.client().must.post('/fetch_api_key', { username: email, password: PASSWORD })
    const newcomer = app.client({ email, api_key }).must
    expect(await newcomer.get('/users/me')).toMatchObject({ full_name: 'Nora New', role: 400 })
    const { subscriptions } = await newcomer.get('/users/me/subscriptions')
    expect(subscriptions.map(({ stream_id }) => stream_id)).toContain(channel)
    const { messages } = await newcomer.get('/messages', { anchor: 'newest', num_before: 5, num_after: 0, apply_markdown: false })
    expect(messages.map(({ content }) => content)).toContain('Welcome to all.')
    const { entries } = await owner.get('/realm/audit_log', { limit: 1, subject_type: 'user', action: 'added' })
    expect(entries[0]).toMatchObject({ subject_name: 'Nora New', actor_id: null, client: 'node' })
  })

  test('may do so on a page, in the language of the browser', async () => {
    const email = fresh()
    const inGerman = { 'Accept-Language': 'de' }
    const door = await page('/join', undefined, inGerman)
    expect(titleOf(door)).toBe('200 Komm zu Demo')
    expect(door.body).toContain('Alle können mitmachen.')
    const answer = await page('/join', { email: ` ${email} ` }, inGerman)
    expect(answer.body).toContain(`Eine E-Mail an <strong>${email}</strong> ist unterwegs.`)
    await mailJoiners(app.server.app)
    expect((await mailTo(email)).subject).toBe('Lege dein Konto bei Demo an')
    expect(titleOf(await confirm((await mailTo(email)).path))).toMatch(/^200 Welcome/)
  })

  test('gets the mail in the language that was asked for, otherwise in that of the organisation', async () => {
    await set({ default_language: 'fr' })
    const [some, other] = [fresh(), fresh()]
    await ask(some)
    await ask(other, { locale: 'ja' })
    await mailJoiners(app.server.app)
    await set({ default_language: 'en' })
    expect((await mailTo(some)).subject).toBe('Créez votre compte chez Demo')
    expect((await mailTo(other)).subject).toBe('Demo のアカウントを作成してください')
  })

  test('gets the same answer for an address that has an account, whose owner alone is told', async () => {
    const known = ['member2@example.com', 'FORMER@example.com', 'build-bot@example.com', fresh()]
    const answers: object[] = []
    await owner.delete(`/users/${app.idOf('guest')}`)
    for (const email of [...known, 'guest@example.com']) {
      const { status, body } = await ask(email)
      const shown = await page('/join', { email })
      answers.push({ status, body, shown: [shown.status, shown.body.replaceAll(email, 'address')] })
    }
    expect(answers).toEqual(answers.map(() => answers[0]))
    await mailJoiners(app.server.app)
    const { subject, text } = await mailTo('member2@example.com')
    expect(subject).toBe('You already have an account at Demo')
    expect(text).toContain('You already have an account with it')
    expect(text).toContain('/accounts/password/reset')
    expect(text).not.toContain('/join/')
    expect((await mailTo('guest@example.com')).text).toContain('Your account with it is deactivated.')
    expect(await mailsTo('build-bot@example.com')).toEqual([])
    await owner.post(`/users/${app.idOf('guest')}/reactivate`)
    await app.logIn('guest')
  })

  test('reads in the language of the account that it is one', async () => {
    await app.as('member2').must.patch('/settings', { default_language: 'es' })
    await ask('member2@example.com', { locale: 'de' })
    await mailJoiners(app.server.app)
    await app.as('member2').must.patch('/settings', { default_language: 'en' })
    expect((await mailTo('member2@example.com')).subject).toBe('Ya tienes una cuenta en Demo')
  })

  test('is in no list of invitations, and nobody can send or revoke what they got', async () => {
    const email = fresh()
    await asked(email)
    const { id } = await Invitation.findOne({ where: { email }, rejectOnEmpty: true })
    const { invites } = await owner.get('/invites')
    expect(invites.map((one) => one.id)).not.toContain(id)
    for (const answer of [await app.as('owner').delete(`/invites/${id}`), await app.as('owner').post(`/invites/${id}/resend`)])
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('ends the invitations that others have sent to the address, which they learn', async () => {
    const email = fresh()
    await app.as('administrator').must.post('/invites', { invitee_emails: email, stream_ids: [] })
    const { path: invited } = await mailTo(email)
    const path = await asked(email)
    const { queue_id, last_event_id } = await app.as('administrator').must.register({ event_types: ['invites_changed'] })
    expect(titleOf(await confirm(path))).toMatch(/^200 Welcome/)
    const { events } = await app.as('administrator').must.get('/events', { queue_id, last_event_id, dont_block: true })
    expect(events.map(({ type }) => type)).toEqual(['invites_changed'])
    expect(titleOf(await confirm(invited))).toBe(GONE)
  })
})

describe('nobody joins by themselves', () => {
  test('where people join by invitation', async () => {
    await set({ invite_required: true })
    expect(await ask(fresh())).toMatchObject({ status: 400, body: { code: 'INVITATION_REQUIRED' } })
    for (const answer of [await page('/join'), await page('/join', { email: fresh() })])
      expect(titleOf(answer)).toBe('404 You need an invitation to join')
    expect(await Job.count()).toBe(0)
  })

  test('where nobody logs in with a password', async () => {
    app.server.app.config.passwordAuth = false
    const [answer, shown] = [await ask(fresh()), await page('/join')]
    app.server.app.config.passwordAuth = true
    expect([answer.body.code, titleOf(shown)]).toEqual(['INVITATION_REQUIRED', '404 You need an invitation to join'])
  })

  test('at a deactivated organisation, and with a link of one', async () => {
    const path = await asked(fresh())
    const ctx = serverContext(app.server.app, { id: 1 })
    await setRealmActive(ctx, false)
    const answers = [await ask(fresh()), await page('/join'), await page('/join', { email: fresh() }), await confirm(path)]
    await setRealmActive(ctx, true)
    await app.logIn('owner', 'member', 'member2', 'moderator', 'guest')
    owner = app.as('owner').must
    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual(['REALM_DEACTIVATED', 404, 404, 404])
  })

  const RULES: [
    rule: string,
    settings: [on: Record<string, unknown>, off: Record<string, unknown>],
    address: () => string,
    reason: string,
    said: string,
  ][] = [
    [
      'outside the domains',
      [{ emails_restricted_to_domains: true }, { emails_restricted_to_domains: false }],
      fresh,
      'Outside the domains',
      'is outside the domains',
    ],
    [
      'with a plus sign where domains are restricted',
      [{ emails_restricted_to_domains: true }, { emails_restricted_to_domains: false }],
      () => `new+${++n}@corp.example`,
      'Addresses with a plus sign are not allowed',
      'must not have a plus sign',
    ],
    [
      'of a disposable mailbox',
      [{ disallow_disposable_email_addresses: true }, { disallow_disposable_email_addresses: false }],
      () => `new${++n}@mailinator.com`,
      'Disposable email addresses are not allowed',
      'belongs to a service for disposable addresses',
    ],
  ]
  describe.each(RULES)('with an address %s', (_rule, [on, off], address, reason, said) => {
    afterEach(() => set({ emails_restricted_to_domains: false, disallow_disposable_email_addresses: true }))

    test('when asking', async () => {
      await set(on)
      const { status, body } = await ask(address())
      expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
      expect(body.msg).toContain(`'email' cannot join: ${reason}`)
      expect(await page('/join', { email: address() })).toMatchObject({ status: 400, body: expect.stringContaining(said) })
      expect(await Job.count()).toBe(0)
    })

    test('that was still allowed when asking, neither when the mail is due nor when the link is used', async () => {
      await set(off)
      const [email, late] = [address(), address()]
      const path = await asked(email)
      await ask(late)
      await set(on)
      await mailJoiners(app.server.app)
      expect(await mailsTo(late)).toEqual([])
      const refused = await confirm(path)
      expect(titleOf(refused)).toBe('400 Join Demo')
      expect(refused.body).toContain(said)
      expect(await accountOf(email)).toBeNull()
      await set(off)
      expect(titleOf(await confirm(path))).toMatch(/^200 Welcome/)
    })
  })

  test('with an address of the server', async () => {
    expect((await ask('user5@127.0.0.1')).body.code).toBe('BAD_REQUEST')
    expect((await ask('nothing')).body.msg).toBe("'email' is not an email address")
  })

  test('with a link of before, once people join by invitation; afterwards it is valid again', async () => {
    const [email, late] = [fresh(), fresh()]
    const path = await asked(email)
    await ask(late)
    await set({ invite_required: true })
    await mailJoiners(app.server.app)
    for (const answer of [await page(path), await confirm(path)]) {
      expect(titleOf(answer)).toBe(GONE)
      expect(answer.body).toContain('Ask the person who invited you')
    }
    expect([await mailsTo(late), await accountOf(email)]).toEqual([[], null])
    await set({ invite_required: false })
    expect(titleOf(await confirm(path))).toMatch(/^200 Welcome/)
  })

  test('with a password that is easy to guess, or a name that is none', async () => {
    const path = await asked(fresh())
    for (const form of [{ password: 'password1' }, { password: 'x' }, { full_name: ' ' }])
      expect(titleOf(await confirm(path, form))).toBe('400 Join Demo')
    expect(titleOf(await confirm(path))).toMatch(/^200 Welcome/)
  })

  test('with an address that has got an account since', async () => {
    const email = fresh()
    const path = await asked(email)
    const other = await asked(email)
    expect(titleOf(await confirm(path))).toMatch(/^200 Welcome/)
    const late = await confirm(other)
    expect(titleOf(late)).toBe(GONE)
    expect(late.body).toContain('<a href="/join">Request a new one</a>')
  })
})

describe('a link for joining', () => {
  test('is valid for 24 hours', async () => {
    const path = await asked(fresh())
    const at = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(at + 25 * 3_600_000)
    for (const answer of [await page(path), await confirm(path)]) expect(titleOf(answer)).toBe(GONE)
    vi.setSystemTime(at + 23 * 3_600_000)
    expect(titleOf(await confirm(path))).toMatch(/^200 Welcome/)
  })

  test('creates one account, however many confirm at the same time', async () => {
    const email = fresh()
    const path = await asked(email)
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => confirm(path, { full_name: `One ${i}` })))
    expect(new Set(answers.map(titleOf)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await User.count({ where: { delivery_email: email } })).toBe(1)
  })

  test('and another one to the same address, used at the same time, create one account', async () => {
    const email = fresh()
    const paths = [await asked(email), await asked(email)]
    const answers = await Promise.all(paths.map((path) => confirm(path)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await User.count({ where: { delivery_email: email } })).toBe(1)
  })

  test('is forgotten a week after its end, with the address', async () => {
    const [used, unused] = [fresh(), fresh()]
    await confirm(await asked(used))
    await asked(unused)
    const left = () => Invitation.count({ where: { email: [used, unused] } })
    const at = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(at + 7 * DAY * 1_000)
    await prune(app.server.app)
    expect(await left()).toBe(2)
    vi.setSystemTime(at + 8 * DAY * 1_000 + 60_000)
    await prune(app.server.app)
    expect(await left()).toBe(0)
  })
})

describe('asking is limited', () => {
  const withLimits = async (rules: Partial<RateLimitRules>, work: () => Promise<void>): Promise<void> => {
    const { app: parts } = app.server
    const former = parts.rateLimits
    parts.config.rateLimits = { ...DEFAULT_RATE_LIMITS, ...rules }
    parts.rateLimits = await createRateLimits(parts.config, parts.log)
    try {
      await work()
    } finally {
      await parts.rateLimits.close()
      parts.rateLimits = former
      parts.config.rateLimits = undefined
    }
  }

  test('to two mails an hour for an address, with the same answer', async () => {
    await withLimits({}, async () => {
      const email = fresh()
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(email)))
      expect(answers.map(({ body }) => body.result)).toEqual(answers.map(() => 'success'))
      await mailJoiners(app.server.app)
      expect(await mailsTo(email)).toHaveLength(2)
    })
  })

  test('to some mails from a network address, by the operation and the page together', async () => {
    await withLimits({ join_from: [{ points: 2, seconds: 60 }] }, async () => {
      expect([(await ask(fresh())).status, (await page('/join', { email: fresh() })).status]).toEqual([200, 200])
      expect((await ask(fresh())).body.code).toBe('RATE_LIMIT_HIT')
      const refused = await page('/join', { email: fresh() })
      expect(titleOf(refused)).toBe('429 Please try again later')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    })
  })

  test('to requests without credentials, as all pages and operations are', async () => {
    await withLimits({ anonymous: [{ points: 2, seconds: 60 }] }, async () => {
      expect([(await ask('x')).status, (await page('/join')).status, (await ask('x')).status]).toEqual([400, 200, 429])
    })
  })

  test('to as many a day as invitations, apart from them, where strangers create organisations, whether or not the addresses have accounts', async () => {
    const { config } = app.server.app
    config.invitesPerDay = 2
    await Realm.update({ date_created: unixTime() - 30 * DAY }, { where: { id: 1 } })
    await Invitation.destroy({ where: {} })
    await Link.destroy({ where: { purpose: 'invitation' } })
    try {
      const late = fresh()
      for (const email of ['member2@example.com', fresh(), late]) expect((await ask(email)).status).toBe(200)
      await mailJoiners(app.server.app)
      expect(await mailsTo(late)).toEqual([])
      expect((await ask(fresh())).body).toMatchObject({ code: 'BAD_REQUEST', msg: expect.stringContaining('daily limit') })
      // Invitations are not used up.
      const invited = await app.as('administrator').post('/invites', { invitee_emails: fresh(), stream_ids: [] })
      expect(invited.status).toBe(200)
    } finally {
      config.invitesPerDay = undefined
    }
  })
})
