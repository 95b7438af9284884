// databases: both

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRealm } from '../actions/organisation/realms.ts'
import type { App } from '../context.ts'
import { Job } from '../models/job.ts'
import { Link } from '../models/link.ts'
import { Message } from '../models/message.ts'
import { MissedMessage } from '../models/missed-message.ts'
import { enqueueMail, type NewMail } from '../outbound/mail.ts'
import { composed, verbatim } from '../outbound/mail-text.ts'
import { createLink, readLink, redeemLink, revokeLinks } from '../secrets/links.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { sendMails } from '../testing/mails.ts'
import { type SmtpMode, startSmtp, type TestSmtp } from '../testing/smtp.ts'
import { unixTime } from '../values/dates.ts'
import { startWorkers } from './index.ts'
import { mailMissed } from './missed.ts'
import { notifyOfMessages } from './notify.ts'
import { prune } from './prune.ts'

let smtp: TestSmtp
let app: App
let testApp: TestApp
beforeAll(async () => {
  smtp = await startSmtp()
  // The loops do not run, so that the tests decide who sends when.
  testApp = await startTestApp({
    ...{ smtpUrl: smtp.url, smtpPatience: { greeting: 500, silence: 500 }, mailFrom: 'Parley <chat@example.com>' },
    roles: { web: true, worker: false },
  })
  app = testApp.server.app
})
afterAll(async () => {
  await testApp.close()
  await smtp.close()
})
afterEach(async () => {
  smtp.received.length = 0
  smtp.refuseWith = undefined
  smtp.mode = 'well'
  await Job.destroy({ where: {} })
})

const now = unixTime()
/** In the organisation of the tests. */
const NOBODY = { realm_id: 1, principal_id: 0 }
/** What the log says of such a mail. */
const OF_NOBODY = { kind: 'mail', realmId: 1, userId: null }
const mail = (changes: Partial<NewMail> = {}): NewMail => ({
  realmId: 1,
  causedBy: null,
  to: 'nora@example.com',
  subject: composed`Hello`,
  body: composed`A text.\n`,
  ...changes,
})
const queue = (one: NewMail): Promise<void> => app.db.transaction((tx) => enqueueMail(tx, one))

/** Sends all mails, of which the first `atOnce` end together. Returns the addresses in the order in which the mails were taken. */
async function inTurn(atOnce: number): Promise<string[]> {
  const tried: string[] = []
  let release = (): void => {}
  const areTaken = new Promise<void>((resolve) => {
    release = resolve
  })
  const sending = vi.spyOn(app.mailer, 'send').mockImplementation(async ({ to }) => {
    if (tried.push(to) === atOnce) release()
    await areTaken
  })
  try {
    await sendMails(app)
  } finally {
    sending.mockRestore()
  }
  return tried
}

describe('a mail', () => {
  test('is sent as it was queued, and its job is deleted', async () => {
    await queue(mail({ subject: composed`Grüße`, body: composed`Ünïcode = fine.\n` }))
    await sendMails(app)
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]?.to).toEqual(['nora@example.com'])
    expect(smtp.received[0]?.raw).toMatch(/^From: Parley <chat@example.com>$/m)
    expect(smtp.received[0]?.raw).toMatch(/^Message-ID: <\d+\.\d+@example.com>$/m)
    expect(await Job.count()).toBe(0)
  })

  test('of a change that fails is never sent', async () => {
    const failing = app.db.transaction(async (tx) => {
      await enqueueMail(tx, mail())
      throw new Error('the change fails')
    })
    await expect(failing).rejects.toThrow('the change fails')
    expect(await Job.count()).toBe(0)
  })

  test('cannot get another recipient or header through its content', async () => {
    await queue(mail({ to: 'nora@example.com', subject: verbatim('Hello\r\nBcc: eve@example.com') }))
    await sendMails(app)
    expect(smtp.received.map(({ to }) => to)).toEqual([['nora@example.com']])
    expect(smtp.received[0]?.raw).not.toMatch(/^Bcc:/im)
  })

  test('is sent once, even if many workers look for it simultaneously', async () => {
    for (let i = 0; i < 12; i++) await queue(mail({ to: `user${i}@example.com` }))
    await Promise.all(Array.from({ length: 4 }, () => sendMails(app)))
    // A worker that cannot claim all the mails that it found leaves the rest to its next round.
    await sendMails(app)
    const to = smtp.received.flatMap((received) => received.to)
    expect(to.sort()).toEqual(Array.from({ length: 12 }, (_, i) => `user${i}@example.com`).sort())
  })

  test('that has waited longest is sent first, whenever it was queued', async () => {
    for (let i = 0; i < 12; i++) await queue(mail({ to: `user${i}@example.com` }))
    const ids = await Job.findDueOf('mail', NOBODY, unixTime(), 20)
    await Job.update({ due_at: now - 100 }, { where: { id: ids[11] as number } })
    await Job.update({ due_at: now - 50 }, { where: { id: ids[6] as number } })
    const due = await Job.findDueOf('mail', NOBODY, unixTime(), 10)
    expect(due).toEqual([ids[11], ids[6], ...ids.slice(0, 6), ...ids.slice(7, 9)])
    // As many as one organisation's mails that nobody has caused may take.
    expect((await inTurn(8)).slice(0, 8)).toEqual(expect.arrayContaining(['user11@example.com', 'user6@example.com']))
  })

  test('of somebody who causes one is not behind the hundred that another person causes, nor behind those of another organisation', async () => {
    const named = { subdomain: 'other', name: 'Other', ownerEmail: 'o@example.com', ownerName: 'Olaf' }
    const { realm } = await createRealm(app, { ...named, now })
    const [many, one] = [testApp.idOf('member'), testApp.idOf('member2')]
    for (let i = 0; i < 40; i++) await queue(mail({ causedBy: many, to: `many${i}@example.com` }))
    await queue(mail({ causedBy: one, to: 'one@example.com' }))
    await queue(mail({ realmId: realm.id, to: 'other@example.com' }))
    const to = await inTurn(10)
    expect(to).toHaveLength(42)
    expect(to.slice(0, 10)).toEqual(expect.arrayContaining(['one@example.com', 'other@example.com']))
  })

  test('that somebody waits for is not behind mails about messages', async () => {
    // Nobody is notified of the messages that were there before the worker looked.
    for (const content of ['This was before.', 'You will miss this.']) {
      await testApp.as('member2').must.send({ type: 'direct', to: [testApp.idOf('member')], content })
      await notifyOfMessages(app)
    }
    await MissedMessage.update({ due_at: now }, { where: {} })
    await mailMissed(app)
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const tried: string[] = []
    const sending = vi.spyOn(app.mailer, 'send').mockImplementation(async ({ subject, unsubscribeUrl }) => {
      tried.push(subject)
      if (unsubscribeUrl !== undefined) await released
    })
    const stop = startWorkers(app)
    try {
      await expect.poll(() => tried, { timeout: 5_000 }).toHaveLength(1)
      await queue(mail({ subject: composed`Your link` }))
      await expect.poll(() => tried, { timeout: 5_000 }).toContain('Your link')
    } finally {
      release()
      await stop()
      sending.mockRestore()
    }
  })

  test('is left alone while a worker holds it, and taken over when the lease ends', async () => {
    await queue(mail())
    const start = unixTime() + 1
    const [id] = await Job.findDueOf('mail', NOBODY, start, 1)
    const until = start + 300
    expect(await app.db.transaction((tx) => Job.take(id as number, 'somebody who dies', start, until, tx))).toBe(true)
    await sendMails(app, start + 200)
    expect(smtp.received).toEqual([])
    await sendMails(app, start + 301)
    expect(smtp.received).toHaveLength(1)
  })

  test('has a whole lease ahead when it is sent, however long the mails before it took', async () => {
    for (let i = 0; i < 11; i++) await queue(mail())
    const ends: number[] = []
    vi.useFakeTimers({ toFake: ['Date'] })
    const sending = vi.spyOn(app.mailer, 'send').mockImplementation(async (_, key) => {
      const job = await Job.findByPk(Number(key.split('.')[1]), { rejectOnEmpty: true })
      ends.push(job.lease_until)
      // All together take less than a lease, or those that wait for the database would lose theirs.
      vi.setSystemTime(Date.now() + 10_000)
    })
    try {
      await sendMails(app)
    } finally {
      sending.mockRestore()
      vi.useRealTimers()
    }
    expect(ends).toHaveLength(11)
    // It is claimed when a place is free, after the clock has gone on.
    expect((ends.at(-1) ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(10)
  })

  test('whose lease another worker has taken is left to that worker', async () => {
    await queue(mail())
    const { findHeld } = Job
    vi.spyOn(Job, 'findHeld').mockImplementationOnce(async (claim) => {
      await Job.update({ lease_holder: 'a quicker one' }, { where: { id: claim.id } })
      return findHeld.call(Job, claim)
    })
    await sendMails(app)
    expect(smtp.received).toEqual([])
    expect(await Job.findOne({ raw: true })).toMatchObject({ lease_holder: 'a quicker one', attempts: 1 })
  })

  test('that the server temporarily refuses is retried with growing delays, and is finally dead', async () => {
    smtp.refuseWith = 451
    await queue(mail())
    let time = unixTime() + 1
    const waits: number[] = []
    for (let attempt = 1; attempt <= 12; attempt++) {
      await sendMails(app, time)
      const job = await Job.findOne({ rejectOnEmpty: true })
      expect(job.attempts).toBe(attempt)
      expect(job.last_error).toBe('EENVELOPE: the SMTP server answered 451 5.1.1 to RCPT TO')
      expect(job.died_at === null).toBe(attempt < 12)
      waits.push(job.due_at - time)
      // A second before it is due, nothing happens.
      await sendMails(app, job.due_at - 1)
      expect((await Job.findOne({ rejectOnEmpty: true })).attempts).toBe(attempt)
      time = job.due_at
    }
    expect(waits[0]).toBeGreaterThanOrEqual(30)
    for (let i = 1; i < 9; i++) expect(waits[i]).toBeGreaterThan(waits[i - 1] as number)
    // From the tenth attempt on, four hours, plus a quarter at random.
    expect(waits.slice(9).every((wait) => wait >= 4 * 3_600 && wait <= 5 * 3_600)).toBe(true)
    smtp.refuseWith = undefined
    await sendMails(app, time + 86_400)
    expect(smtp.received).toEqual([])
  })

  test('that the server refuses at first is sent once at the second attempt', async () => {
    smtp.refuseWith = 451
    await queue(mail())
    await sendMails(app)
    const { attempts, due_at: due } = await Job.findOne({ rejectOnEmpty: true })
    smtp.refuseWith = undefined
    await sendMails(app, due)
    await sendMails(app, due + 86_400)
    expect({ attempts, received: smtp.received.length, left: await Job.count() }).toEqual({ attempts: 1, received: 1, left: 0 })
  })

  test('that the server permanently refuses is dead immediately, and deleted after a week', async () => {
    smtp.refuseWith = 550
    await queue(mail())
    const log = vi.spyOn(app.log, 'error').mockImplementation(() => {})
    await sendMails(app)
    const job = await Job.findOne({ rejectOnEmpty: true })
    expect(job.died_at).not.toBeNull()
    // The server's reply contains the address.
    const reason = 'EENVELOPE: the SMTP server answered 550 5.1.1 to RCPT TO'
    expect(log.mock.calls).toEqual([[{ job: job.id, ...OF_NOBODY, attempts: 1, reason, isDead: true }, 'a mail was not sent']])
    log.mockRestore()
    await job.update({ died_at: now - 6 * 86_400 })
    await prune(app)
    expect(await Job.count()).toBe(1)
    await job.update({ died_at: now - 8 * 86_400 })
    await prune(app)
    expect(await Job.count()).toBe(0)
  })

  test.each<[string, SmtpMode]>([
    ['accepts the connection and says nothing', 'silent'],
    ['is silent in the middle of the text', 'silentInText'],
    ['ends the connection in the middle of the text', 'endsInText'],
    ['lets a sender wait that it does not know', 'greylisting'],
    ['refuses the text for now', 'refusesText'],
  ])('is retried, and sent once, if the server %s', { timeout: 30_000 }, async (_, mode) => {
    await queue(mail())
    const log = vi.spyOn(app.log, 'warn').mockImplementation(() => {})
    smtp.mode = mode
    await sendMails(app)
    expect(log.mock.calls).toEqual([
      [{ job: expect.any(Number), ...OF_NOBODY, attempts: 1, reason: expect.any(String), isDead: false }, 'a mail was not sent'],
    ])
    expect(JSON.stringify(log.mock.calls)).not.toContain('nora')
    log.mockRestore()
    const { attempts, due_at: due, died_at } = await Job.findOne({ rejectOnEmpty: true })
    smtp.mode = 'well'
    for (const time of [due, due + 86_400]) await sendMails(app, time)
    expect({ attempts, died_at, received: smtp.received.length, left: await Job.count() }).toEqual({
      ...{ attempts: 1, died_at: null, received: 1, left: 0 },
    })
  })

  test('of an invitation that is given up is told to the inviter, once', async () => {
    const owner = testApp.as('owner').must
    const last = async (): Promise<{ sender_full_name: string; content: string } | undefined> =>
      (
        await owner.get('/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow: [{ operator: 'is', operand: 'dm' }] })
      ).messages.at(-1)
    const said = (): Promise<number> => Message.count({ where: { sender_id: 2 } })
    const before = await said()
    await owner.post('/invites', { invitee_emails: 'nobody@example.com', invite_expires_in_minutes: null, stream_ids: [] })
    smtp.refuseWith = 550
    const log = vi.spyOn(app.log, 'error').mockImplementation(() => {})
    await sendMails(app)
    await sendMails(app, unixTime() + 86_400)
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
    expect(await last()).toMatchObject({ sender_full_name: 'Notification Bot', content: expect.stringContaining('nobody@example.com') })
    expect(await said()).toBe(before + 1)
  })

  test('is retried if the server refuses the login, because the operator can repair that', async () => {
    await queue(mail())
    const refusal = Object.assign(new Error('Invalid login'), { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' })
    const send = vi.spyOn(app.mailer, 'send').mockRejectedValueOnce(refusal)
    const log = vi.spyOn(app.log, 'warn').mockImplementation(() => {})
    await sendMails(app)
    expect(log).toHaveBeenCalledTimes(1)
    send.mockRestore()
    log.mockRestore()
    expect(await Job.findOne()).toMatchObject({ attempts: 1, died_at: null })
  })
})

describe('a link', () => {
  const about = { realmId: 1, purpose: 'change_email', now: now } as const
  const create = (changes: { expiresAt?: number | null; subjectId?: number } = {}) =>
    app.db.transaction((tx) => createLink(tx, { ...about, payload: { email: 'x@example.com' }, expiresAt: now + 60, ...changes }))
  const redeem = (token: string, changes: Partial<{ realmId: number; purpose: 'invitation'; now: number }> = {}) =>
    app.db.transaction((tx) => redeemLink(tx, { ...about, token, ...changes }))

  test('is redeemed once, even if many try simultaneously', async () => {
    const { token } = await create()
    expect(token).toMatch(/^[\w-]{43}$/)
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(token)))
    expect(answers.filter((answer) => answer !== undefined)).toEqual([{ email: 'x@example.com' }])
  })

  test('is stored only as a hash', async () => {
    const { id, token } = await create()
    const link = await Link.findByPk(id, { raw: true, rejectOnEmpty: true })
    expect(JSON.stringify(link)).not.toContain(token)
    expect(await redeem(link.token_hash)).toBeUndefined()
  })

  test('#11 does not work once it has expired, in another organisation or for another purpose', async () => {
    const { token } = await create()
    expect(await redeem(token, { now: now + 60 })).toBeUndefined()
    expect(await redeem(token, { realmId: 2 })).toBeUndefined()
    expect(await redeem(token, { purpose: 'invitation' })).toBeUndefined()
    expect(await redeem(token, { now: now + 59 })).toEqual({ email: 'x@example.com' })
  })

  test('can last for ever, be read without being used, and be revoked with all others of its subject', async () => {
    const { token } = await create({ expiresAt: null, subjectId: 7 })
    const presented = { ...about, token, now: now + 10 * 365 * 86_400 }
    expect(await readLink(presented)).toEqual({ email: 'x@example.com' })
    expect(await app.db.transaction((tx) => revokeLinks(tx, { ...about, subjectId: 7 }))).toBe(1)
    expect(await readLink(presented)).toBeUndefined()
    expect(await redeem(token)).toBeUndefined()
  })

  test('is kept for a week after its end, for the limits that count it', async () => {
    await Link.destroy({ where: {} })
    const [over, used] = [await create({ expiresAt: now - 1 }), await create({ expiresAt: null })]
    await redeem(used.token)
    await create({ expiresAt: null })
    await Link.update({ date_created: now - 30 * 86_400 }, { where: {} })
    const ended = (days: number) =>
      Promise.all([
        Link.update({ expires_at: now - days * 86_400 }, { where: { id: over.id } }),
        Link.update({ used_at: now - days * 86_400 }, { where: { id: used.id } }),
      ])
    await ended(6)
    await prune(app)
    expect(await Link.count()).toBe(3)
    await ended(8)
    await prune(app)
    expect(await Link.count()).toBe(1)
  })
})
