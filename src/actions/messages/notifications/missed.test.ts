// databases: both
// Mail about missed messages, over SMTP.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type App, serverContext } from '../../../context.ts'
import { mailMissed } from '../../../jobs/missed.ts'
import { notifyOfMessages } from '../../../jobs/notify.ts'
import { EventQueue } from '../../../models/event.ts'
import { Job } from '../../../models/job.ts'
import { Message } from '../../../models/message.ts'
import { MissedMessage } from '../../../models/missed-message.ts'
import { NotifiedPosition } from '../../../models/notified-position.ts'
import { UserPresence } from '../../../models/user-presence.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import type { TestMessage } from '../../../testing/client.ts'
import { NO_WORKER, sendMails } from '../../../testing/mails.ts'
import { alike } from '../../../testing/sampled.ts'
import { type ReceivedMail, startSmtp, type TestSmtp } from '../../../testing/smtp.ts'
import { verifyEvents } from '../../../testing/verify-events.ts'
import { unixTime } from '../../../values/dates.ts'
import { createRealm } from '../../organisation/realms.ts'
import { setUserActive } from '../../people/activation.ts'

let smtp: TestSmtp
let parley: TestApp
let app: App
beforeAll(async () => {
  smtp = await startSmtp()
  parley = await startTestApp({ ...NO_WORKER, smtpUrl: smtp.url, mailFrom: 'Parley <chat@example.com>' })
  app = parley.server.app
  // Topics are followed only where a test says so.
  await settings({ automatically_follow_topics_where_mentioned: false, automatically_follow_topics_policy: 4 })
})
afterAll(async () => {
  await parley.close()
  await smtp.close()
})
beforeEach(async () => {
  await everybodyLeaves()
  await notifyOfMessages(app)
  await MissedMessage.destroy({ where: {} })
  await Job.destroy({ where: {} })
  smtp.received.length = 0
})

const ADDRESS = 'member@example.com'
const member = () => parley.as('member').must
const owner = () => parley.as('owner').must
const everybodyLeaves = () => EventQueue.destroy({ where: {} })
const say = (content: string, more: TestMessage = {}): Promise<number> => owner().send({ content, topic: 'mails', ...more })
const mention = (more: TestMessage = {}): Promise<number> => say('@**Mika Member** look', more)
const direct = (content: string): Promise<number> => say(content, { to: [5] })
const settings = (changes: Record<string, unknown>) => member().patch('/settings', changes)
const property = (name: string, value: boolean | null) =>
  member().post('/users/me/subscriptions/properties', { subscription_data: [{ stream_id: 1, property: name, value }] })
const policy = (topic: string, visibility_policy: number) => member().post('/user_topics', { stream_id: 1, topic, visibility_policy })

/** Runs the worker now, and when the mails of messages sent until now are due. Returns the mails to `member`. */
async function mails(after = 121): Promise<ReceivedMail[]> {
  const now = unixTime()
  await notifyOfMessages(app, now)
  await mailMissed(app, now + after)
  await sendMails(app, now + after)
  return smtp.received.filter(({ to }) => to.includes(ADDRESS))
}
const subjects = async (): Promise<string[]> => (await mails()).map(({ subject }) => subject)

alike('somebody who is away is mailed about', () => {
  test('a direct message', async () => {
    await direct('Are **you** there?')
    const [mail] = await mails()
    expect(mail?.subject).toBe('Direct messages with Olivia Owner')
    expect(mail?.text).toContain('> Are you there?')
    expect(mail?.html).toContain('<p style="margin:0 0 8px">Are <strong>you</strong> there?</p>')
    expect(smtp.received).toHaveLength(1)
  })

  test('a group conversation', async () => {
    await say('Lunch?', { to: [5, 6] })
    expect(await subjects()).toEqual(['Group direct messages with Olivia Owner and Max Member'])
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(['member2@example.com', ADDRESS])
  })

  test('mentions by name, group and wildcard, one mail a conversation', async () => {
    await owner().post('/user_groups/create', { name: 'mailed', description: '', members: [5] })
    await mention()
    await say('@*mailed* and you')
    await say('@**all** at once', { topic: 'others' })
    expect((await subjects()).toSorted()).toEqual(['#general > mails', '#general > others'])
    const one = smtp.received.find(({ to, text }) => to[0] === ADDRESS && text.startsWith('#general > mails'))
    expect(one?.text).toMatch(/> @Mika Member look[\s\S]*> @mailed and you/)
  })

  test('followed topics, if they want that', async () => {
    await policy('followed', 3)
    await say('Hello', { topic: 'followed' })
    await settings({ enable_followed_topic_email_notifications: false })
    expect(await subjects()).toEqual([])
    await settings({ enable_followed_topic_email_notifications: true })
    await say('Hello', { topic: 'followed' })
    expect(await subjects()).toEqual(['#general > followed'])
  })

  test('every message of a channel, if the channel or the user says so', async () => {
    await say('Hello', { topic: 'plain' })
    expect(await subjects()).toEqual([])
    await property('email_notifications', true)
    await say('Hello', { topic: 'one' })
    await property('email_notifications', null)
    await settings({ enable_stream_email_notifications: true })
    // Of the first message nobody is to be mailed any more by its channel, but by the preference.
    await say('Hello', { topic: 'two' })
    await policy('three', 1)
    await say('Hello', { topic: 'three' })
    expect((await subjects()).sort()).toEqual(['#general > one', '#general > two'])
    await property('email_notifications', false)
    await say('Hello', { topic: 'four' })
    await settings({ enable_stream_email_notifications: false })
    await property('email_notifications', null)
    expect(await subjects()).toHaveLength(2)
  })

  test('a mention that an edit adds', async () => {
    const id = await say('Look')
    await mails()
    await owner().patch(`/messages/${id}`, { content: '@**Mika Member** look' })
    expect(await subjects()).toEqual(['#general > mails'])
  })
})

alike('nobody is mailed about', () => {
  const none = async (act: (id: number) => Promise<unknown>): Promise<void> => {
    const id = await mention()
    await act(id)
    expect(await mails()).toEqual([])
    const [later] = [await mention()]
    await notifyOfMessages(app)
    await act(later)
    expect(await mails()).toEqual([])
    // Also when the mail was already queued, and the SMTP server did not take it at first.
    const queued = await mention()
    smtp.refuseWith = 451
    await mails()
    smtp.refuseWith = undefined
    expect(await Job.count({ where: { kind: 'news' } })).toBeGreaterThan(0)
    await act(queued)
    await sendMails(app, unixTime() + 10_000)
    expect(smtp.received.filter(({ to }) => to.includes(ADDRESS))).toEqual([])
    expect([await Job.count(), await MissedMessage.count()]).toEqual([0, 0])
  }

  test('what was read', () => none((id) => member().post('/messages/flags', { messages: [id], op: 'add', flag: 'read' })))
  test('what was deleted', () => none((id) => owner().delete(`/messages/${id}`)))
  test('what mentions them no more', () => none((id) => owner().patch(`/messages/${id}`, { content: 'Never mind' })))
  test('what is said by somebody they have muted since, even if they mark it as unread', async () => {
    const id = await mention()
    await notifyOfMessages(app)
    await member().post(`/users/me/muted_users/${parley.idOf('owner')}`)
    await member().post('/messages/flags', { messages: [id], op: 'remove', flag: 'read' })
    const received = await mails()
    await member().delete(`/users/me/muted_users/${parley.idOf('owner')}`)
    expect(received).toEqual([])
  })
  test('what went where they see nothing', async () => {
    const { id: secret } = await owner().createChannel({ invite_only: true, subscribers: [1] })
    await none((id) => owner().patch(`/messages/${id}`, { stream_id: secret, topic: 'mails' }))
  })
  test('what is in a private channel that they have left', async () => {
    const { id, name } = await owner().createChannel({ invite_only: true, subscribers: [1, 5] })
    await mention({ to: id })
    await notifyOfMessages(app)
    await member().unsubscribe(name)
    expect(await mails()).toEqual([])
  })
  test('their own messages, and those that mention somebody else', async () => {
    await member().send({ content: '@**Mika Member** @**all**', topic: 'own' })
    await say('@**Max Member**', { topic: 'own' })
    expect(await mails()).toEqual([])
  })
  test('messages that an organisation had before it came to this server', async () => {
    await NotifiedPosition.destroy({ where: { realm_id: 1 } })
    await direct('Read elsewhere')
    expect(await mails()).toEqual([])
    await direct('Written here')
    expect(await mails()).toHaveLength(1)
  })
  test('anything once they turned that off', () =>
    none(async () => {
      await settings({ enable_offline_email_notifications: false })
      await sendMails(app, unixTime() + 10_000)
      await mails()
      await settings({ enable_offline_email_notifications: true })
    }))
  test('anything once they are deactivated', async () => {
    const who = parley.idOf('member2')
    const active = (isActive: boolean) => setUserActive(serverContext(app, { id: 1 }), who, isActive)
    await say('Hello', { to: [who] })
    await notifyOfMessages(app)
    await active(false)
    await mails()
    await active(true)
    await mails()
    expect([smtp.received, await MissedMessage.count()]).toEqual([[], 0])
  })
})

describe('what fails keeps nobody else', () => {
  afterEach(() => vi.restoreAllMocks())

  test('from their mails, and is tried again', async () => {
    await say('Hello', { to: [5, 6] })
    await notifyOfMessages(app)
    vi.spyOn(MissedMessage, 'take').mockRejectedValueOnce(new Error('out of order'))
    expect(await mails().then(() => smtp.received)).toHaveLength(1)
    await mails()
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(['member2@example.com', ADDRESS])
  })

  test('from being notified in another organisation, or of an edit', async () => {
    const id = await say('@**Mika Member** look', { topic: 'edited' })
    await mails()
    smtp.received.length = 0
    await owner().patch(`/messages/${id}`, { content: '@**Mika Member** @**Max Member** look' })
    const { realm } = await createRealm(app, {
      ...{ subdomain: 'fails', name: 'Fails', ownerEmail: 'frank@example.org', ownerName: 'Frank', now: unixTime() },
    })
    const [row] = await Message.findAll({ where: { id }, raw: true })
    await Message.create({ ...(row as Message), id: undefined as never, realm_id: realm.id })
    const of = NotifiedPosition.of.bind(NotifiedPosition)
    vi.spyOn(NotifiedPosition, 'of').mockImplementation(async (realmId) => {
      if (realmId === realm.id) throw new Error('out of order')
      return of(realmId)
    })
    await mails()
    expect(smtp.received.map(({ to }) => to[0])).toEqual(['member2@example.com'])
    await Message.destroy({ where: { realm_id: realm.id } })
  })
})

describe('a mail about a conversation', () => {
  test('is about the newest 500 of very many messages', async () => {
    const id = await direct('The first')
    const [row] = await Message.findAll({ where: { id }, raw: true })
    await Message.bulkCreate(Array.from({ length: 600 }, (_, i) => ({ ...(row as Message), id: undefined as never, content: `Copy ${i}` })))
    const copies = await Message.findAll({ where: { recipient_id: row?.recipient_id ?? 0 }, raw: true })
    await notifyOfMessages(app)
    await mailMissed(app, unixTime() + 121)
    const [job] = await Job.findAll({ where: { kind: 'news' }, raw: true })
    expect(JSON.parse(job?.payload ?? '').missed.messageIds).toEqual(copies.map((one) => one.id).slice(-500))
  })

  test('waits for email_notifications_batching_period_seconds, which begin with the first message, and has what came in that time', async () => {
    await settings({ email_notifications_batching_period_seconds: 600 })
    const first = await direct('One')
    await notifyOfMessages(app)
    const { due_at: due } = await MissedMessage.findOne({ rejectOnEmpty: true })
    expect(due - unixTime()).toBeGreaterThan(590)
    await direct('Two')
    expect(await mails(580)).toEqual([])
    expect(await MissedMessage.count({ where: { due_at: due } })).toBe(2)
    const [mail, ...others] = await mails(601)
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/> One\n[\s\S]*> Two\n/)
    expect(mail?.text).toContain(`/app#narrow/dm/1,5-dm/near/${first}`)
    await settings({ email_notifications_batching_period_seconds: 120 })
  })

  test('is sent once by several workers', async () => {
    await direct('Only once')
    const now = unixTime()
    await Promise.all(Array.from({ length: 4 }, () => notifyOfMessages(app, now)))
    expect(await MissedMessage.count()).toBe(1)
    await Promise.all(Array.from({ length: 4 }, () => mailMissed(app, now + 200)))
    await Promise.all(Array.from({ length: 4 }, () => sendMails(app, now + 200)))
    await sendMails(app, now + 200)
    expect(smtp.received).toHaveLength(1)
  })

  test('is not sent to somebody who is there when it is due', async () => {
    await settings({ email_notifications_batching_period_seconds: 1 })
    await direct('You are away')
    await member().register({ event_types: ['message'] })
    expect(await mails(2)).toEqual([])
    await member().post('/users/me/presence', { status: 'active' })
    await direct('Somebody is there')
    expect(await mails(2)).toEqual([])
    await UserPresence.update({ active_at: unixTime() - 300 }, { where: { user_id: 5 } })
    await direct('The client is open, but nobody is there')
    expect(await mails(2)).toHaveLength(1)
    await settings({ email_notifications_batching_period_seconds: 120 })
  })

  test('names the organisation as realm_name_in_email_notifications_policy says, and by itself where the user has another account with this address', async () => {
    await settings({ realm_name_in_email_notifications_policy: 2 })
    await direct('Always')
    expect(await subjects()).toEqual(['[Demo] Direct messages with Olivia Owner'])
    await settings({ realm_name_in_email_notifications_policy: 1 })
    await direct('Automatic')
    expect((await subjects()).at(-1)).toBe('Direct messages with Olivia Owner')
    await createRealm(app, { subdomain: 'second', name: 'Second', ownerEmail: ADDRESS.toUpperCase(), ownerName: 'Mika', now: unixTime() })
    await direct('Automatic')
    expect((await subjects()).at(-1)).toBe('[Demo] Direct messages with Olivia Owner')
    await settings({ realm_name_in_email_notifications_policy: 3 })
    await direct('Never')
    expect((await subjects()).at(-1)).toBe('Direct messages with Olivia Owner')
    await settings({ realm_name_in_email_notifications_policy: 1 })
  })

  test('shows no content, and not where it is, where message_content_in_email_notifications is off', async () => {
    await settings({ message_content_in_email_notifications: false })
    await mention({ topic: 'salaries' })
    const [mail] = await mails()
    expect(mail?.subject).toBe('[Demo] New messages')
    expect(mail?.text).toContain('You have 1 new message at Demo.')
    expect(mail?.raw).not.toMatch(/salaries|look|Olivia|general/)
    await settings({ message_content_in_email_notifications: true })
  })

  test('shows no content where message_content_allowed_in_email_notifications is off', async () => {
    await owner().patch('/realm', { message_content_allowed_in_email_notifications: false })
    await mention({ topic: 'salaries' })
    const [other] = await mails()
    await owner().patch('/realm', { message_content_allowed_in_email_notifications: true })
    expect(other?.text).toContain('This organisation keeps the content of messages out of mails.')
    expect(other?.raw).not.toMatch(/salaries|look|Olivia|general/)
  })

  test('shows what was said before, and long messages in part, with times by timezone and twenty_four_hour_time', async () => {
    await settings({ timezone: 'Asia/Kolkata', twenty_four_hour_time: true })
    const topic = 'context'
    for (const content of ['Zero', 'One', 'Two', 'Three']) await say(content, { topic })
    const id = await mention({ topic })
    await say(`@**Mika Member** ${'**word** '.repeat(1_000)}`, { topic })
    await notifyOfMessages(app)
    await Message.update({ date_sent: Date.UTC(2026, 0, 31, 20, 5) / 1000 }, { where: { id } })
    const [mail] = await mails()
    expect(mail?.text).toContain('(This message is long: read all of it in the conversation.)')
    expect(mail?.text).not.toContain('Zero')
    expect(mail?.text).toMatch(
      /Earlier in this conversation:[\s\S]*> One[\s\S]*> Two[\s\S]*> Three[\s\S]*\* \* \*[\s\S]*Olivia Owner, Sun, 1 Feb 2026, 01:35 GMT\+5:30:\n> @Mika Member look\n/,
    )
    expect(mail?.html).toContain('Sun, 1 Feb 2026, 01:35 GMT+5:30')
    await settings({ timezone: '', twenty_four_hour_time: false })
  })

  test('shows of what was said before nothing by somebody its reader has muted', async () => {
    const topic = 'muted context'
    for (const content of ['One', 'Two', 'Three']) await say(content, { topic })
    for (const content of ['Muted words', 'More muted words']) await parley.as('moderator').must.send({ topic, content })
    await member().post(`/users/me/muted_users/${parley.idOf('moderator')}`)
    await mention({ topic })
    const [mail] = await mails()
    await member().delete(`/users/me/muted_users/${parley.idOf('moderator')}`)
    expect(mail?.text).toMatch(/> One[\s\S]*> Two[\s\S]*> Three[\s\S]*> @Mika Member look/)
    for (const part of [mail?.text, mail?.html]) expect(part).not.toMatch(/muted words/i)
  })

  test.each([
    [
      'de',
      'Direktnachrichten mit Olivia Owner',
      'So., 1. Feb. 2026, 01:35 GMT+5:30',
      'Unterhaltung öffnen:',
      'weil dir jemand geschrieben hat',
    ],
    ['ja', 'Olivia Owner とのダイレクトメッセージ', '2026年2月1日(日) 01:35 GMT+5:30', '会話を開く:', 'あなた宛てのメッセージが未読のため'],
    ['ru', 'Личная переписка: Olivia Owner', 'вс, 1 февр. 2026 г., 01:35 GMT+5:30', 'Открыть переписку:', 'потому что вам написали'],
  ])('is in the language of its reader, with times as it writes them (%s)', async (language, subject, time, open, why) => {
    await settings({ default_language: language, timezone: 'Asia/Kolkata', twenty_four_hour_time: true })
    const id = await direct('Ready?')
    await notifyOfMessages(app)
    await Message.update({ date_sent: Date.UTC(2026, 0, 31, 20, 5) / 1000 }, { where: { id } })
    const [mail] = await mails()
    await settings({ default_language: 'en', timezone: '', twenty_four_hour_time: false })
    expect(mail?.subject).toContain(subject)
    expect(mail?.text).toContain(`Olivia Owner, ${time}:\n> Ready?\n`)
    for (const part of [open, why]) expect(mail?.text).toContain(part)
    expect(mail?.html).toContain(`<html lang="${language}">`)
    expect(mail?.html).toContain(why)
  })

  test('belongs to one thread for each conversation, and to the list of the organisation', async () => {
    const threadOf = async (): Promise<string | undefined> => {
      const mail = (await mails()).at(-1)
      expect(mail?.headers.get('in-reply-to')).toBe(mail?.headers.get('references'))
      return mail?.headers.get('references')
    }
    await mention()
    const first = await threadOf()
    expect(first).toMatch(/^<[\w.-]+@example\.com>$/)
    await mention({ topic: 'MAILS' })
    expect(await threadOf()).toBe(first)
    await mention({ topic: 'another' })
    expect(await threadOf()).not.toBe(first)
    const ids = smtp.received.map(({ headers }) => headers.get('message-id'))
    expect(new Set(ids).size).toBe(3)
    expect(smtp.received[0]?.headers.get('list-id')).toMatch(/^<[^<>@]+>$/)
    expect(smtp.received[0]?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  test('#46 quotes what people wrote, in text and in HTML', async () => {
    const forged = 'Hi\n\n-- \nNo more mails about anything:\nhttps://evil.example/'
    await owner().patch('/streams/1', { new_name: 'a <b> & "c"' })
    await say(`${forged} @**Mika Member** <script>alert(1)</script>`, { to: 1, topic: '<img src=x>' })
    const [mail] = await mails()
    await owner().patch('/streams/1', { new_name: 'general' })
    expect(mail?.subject).toContain('#a <b> & "c" > <img src=x>')
    expect(mail?.text).toContain('> No more mails about anything:\n> https://evil.example/')
    expect(mail?.html).not.toMatch(/<script|<img|<b>/)
  })
})

alike('the link at the end of a mail', () => {
  const linkIn = (mail: ReceivedMail | undefined): string => {
    const url = /^<(.+)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(url)
    expect(mail?.html).toContain(`href="${url.replaceAll('.', '.')}"`)
    return new URL(url).pathname
  }
  const open = (path: string, init?: RequestInit) => fetch(`${parley.url}${path}`, init)
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

  test('shows what it ends, ends it when the button is pressed, and says so', async () => {
    await direct('Hello')
    const [mail] = await mails()
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const path = linkIn(mail)
    const page = await open(path)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringMatching(/direct messages and mentions[\s\S]*<button type="submit">/),
    ])
    await direct('Still mailed')
    expect(await mails()).toHaveLength(2)
    const events = await verifyEvents(parley, ['member'], async () => {
      expect(await (await open(path, { method: 'POST' })).text()).toContain('You get no more mails about direct messages and mentions')
    })
    expect(events.member).toMatchObject([{ type: 'user_settings', property: 'enable_offline_email_notifications', value: false }])
    expect(await (await open(path)).text()).toContain('You get no more mails')
    await everybodyLeaves()
    await direct('Not mailed')
    expect(await mails()).toHaveLength(2)
    await settings({ enable_offline_email_notifications: true })
  })

  test('ends mails about followed topics, or about one channel, by one click of the mail program', async () => {
    await policy('followed', 3)
    await say('Hello', { topic: 'followed' })
    const [mail] = await mails()
    expect((await open(linkIn(mail), oneClick)).status).toBe(200)
    await property('email_notifications', true)
    await say('Hello', { topic: 'a channel' })
    expect((await open(linkIn((await mails())[1]), oneClick)).status).toBe(200)
    await say('Hello', { topic: 'a channel' })
    await say('Hello', { topic: 'followed' })
    expect(await mails()).toHaveLength(2)
    await mention()
    expect(await mails()).toHaveLength(3)
    await property('email_notifications', null)
    await settings({ enable_followed_topic_email_notifications: true })
  })

  test('#45 is refused if it is changed, belongs to somebody else, or to a former address', async () => {
    await direct('Hello')
    const path = linkIn((await mails())[0])
    const changed = [
      path.replace('/5.', '/6.'),
      path.replace('personal', 'followed'),
      `${path.slice(0, -1)}`,
      '/unsubscribe/x',
      '/unsubscribe/5.personal.',
    ]
    for (const one of changed) expect([one, (await open(one, oneClick)).status]).toEqual([one, 404])
    await owner().patch('/users/5', { role: 400 })
    expect((await open(path)).status).toBe(200)
  })
})
