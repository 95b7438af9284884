// databases: both
// Weekly digests, over SMTP.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { App } from '../../../context.ts'
import { mailDigests } from '../../../jobs/digests.ts'
import { ApiKey } from '../../../models/api-key.ts'
import { Channel } from '../../../models/channel.ts'
import { DigestRound } from '../../../models/digest-round.ts'
import { EventQueue } from '../../../models/event.ts'
import { Job } from '../../../models/job.ts'
import { Message } from '../../../models/message.ts'
import { Realm } from '../../../models/realm.ts'
import { User } from '../../../models/user.ts'
import { UserPresence } from '../../../models/user-presence.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { NO_WORKER, sendMails } from '../../../testing/mails.ts'
import { type ReceivedMail, startSmtp, type TestSmtp } from '../../../testing/smtp.ts'
import { failNext } from '../../../testing/statements.ts'
import { unixTime } from '../../../values/dates.ts'
import { createRealm } from '../../organisation/realms.ts'
import { digestsDueBefore, mailNextDigests } from './digest.ts'

const DAY = 86_400
const WEEK = 7 * DAY

let smtp: TestSmtp
let parley: TestApp
let app: App
beforeAll(async () => {
  smtp = await startSmtp()
  parley = await startTestApp({ ...NO_WORKER, smtpUrl: smtp.url, mailFrom: 'Parley <chat@example.com>' })
  app = parley.server.app
})
afterAll(async () => {
  await parley.close()
  await smtp.close()
})
/** When the next digests are due. What happens in a test is in their week. */
let due: number
beforeEach(async () => {
  due = digestsDueBefore(unixTime(), 1) + WEEK
  await User.update({ date_joined: due - WEEK - DAY }, { where: {} })
  await Channel.update({ date_created: due - WEEK - DAY }, { where: {} })
  await Message.update({ date_sent: due - WEEK - DAY }, { where: {} })
  await organisation({ digest_emails_enabled: true, digest_weekday: 1 })
  await Job.destroy({ where: {} })
  await DigestRound.destroy({ where: {} })
  smtp.received.length = 0
})
afterEach(() => vi.restoreAllMocks())

const ADDRESS = 'member@example.com'
const owner = () => parley.as('owner').must
const member = () => parley.as('member').must
const say = (content: string, topic: string, more: Record<string, unknown> = {}): Promise<number> =>
  owner().send({ content, topic, ...more })
const settings = (changes: Record<string, unknown>) => member().patch('/settings', changes)
const organisation = (changes: Record<string, unknown>) => owner().patch('/realm', changes)

/** Nobody has been here for longer than a week. */
async function everybodyIsAway(): Promise<void> {
  await app.keyUses.store()
  await EventQueue.destroy({ where: {} })
  await ApiKey.update({ last_used_at: due - WEEK - DAY }, { where: {} })
  await UserPresence.update({ connected_at: due - WEEK - DAY }, { where: {} })
}
/** Runs the worker as if it was this time, after everybody has left, and returns the digest of `member`. */
async function digest(now = due): Promise<ReceivedMail | undefined> {
  await everybodyIsAway()
  await mailDigests(app, now)
  await sendMails(app, now)
  const [mail, ...others] = smtp.received.filter(({ to }) => to.includes(ADDRESS))
  expect(others).toEqual([])
  return mail
}
const addresses = (): string[] => smtp.received.map(({ to }) => to[0] ?? '').sort()
/** The titles of the topics that a digest shows. */
const topicsIn = (mail: ReceivedMail | undefined): string[] => mail?.text.match(/^#.+ > .*$/gm) ?? []

describe('a digest', () => {
  test('has the busiest topics with their numbers and first words, new channels and new people', async () => {
    await say('One', 'quiet')
    for (const content of ['First', 'Second']) await say(content, 'busy')
    await parley.as('member2').must.send({ content: `The **last** one ${'and more words '.repeat(20)}`, topic: 'busy' })
    await owner().createChannel({ name: 'fresh', subscribers: [1] })
    await User.update({ date_joined: due - WEEK + 60 }, { where: { id: parley.idOf('moderator') } })
    const mail = await digest()
    expect(mail?.subject).toBe('What happened this week')
    expect(topicsIn(mail)).toEqual(['#general > busy', '#general > quiet'])
    expect(mail?.text).toContain('#general > busy\n3 messages from 2 people\nhttp')
    expect(mail?.text).toMatch(
      /\/app#narrow\/channel\/1-general\/topic\/busy\n\nMax Member:\n> The last one and more words [^\n]{1,150}…\n/,
    )
    expect(mail?.text).toContain('1 message from 1 person')
    expect(mail?.text).toContain('New channels:\n#fresh\n')
    expect(mail?.text).toContain('New people:\nMona Moderator\n')
    expect(mail?.html).toMatch(/<a class="link" href="[^"]+\/topic\/busy" [^>]+>#general [^<]+ busy<\/a>/)
    expect(mail?.headers.get('list-id')).toMatch(/^<[^<>@]+>$/)
  })

  test('shows five topics, and no more than five of a channel are looked for', async () => {
    for (let i = 0; i < 7; i++) await say('Hello', `topic ${i}`)
    const { id } = await owner().createChannel({ name: 'beside', subscribers: [1, 5] })
    await say('Hello', 'last', { to: id })
    const titles = topicsIn(await digest())
    expect(titles).toEqual(['#beside > last', ...[6, 5, 4, 3].map((i) => `#general > topic ${i}`)])
    const week = JSON.parse((await DigestRound.of(1))?.week ?? '')
    expect(week.topics).toHaveLength(6)
  })

  test('counts the messages of people, not of bots', async () => {
    await say('Hello', 'talk')
    for (const content of ['1', '2', '3']) await parley.as('bot').must.send({ content, topic: 'builds' })
    expect(topicsIn(await digest())).toEqual(['#general > talk'])
  })

  test('has nothing of what the reader has muted or left', async () => {
    for (const topic of ['muted', 'unmuted', 'plain']) await say('Hello', topic)
    await member().post('/user_topics', { stream_id: 1, topic: 'muted', visibility_policy: 1 })
    const { id, name } = await owner().createChannel({ name: 'left behind', subscribers: [1, 5] })
    await say('Hello', 'there', { to: id })
    await member().unsubscribe(name)
    expect(topicsIn(await digest())).toEqual(['#general > plain', '#general > unmuted'])
    smtp.received.length = 0
    await DigestRound.destroy({ where: {} })
    const mute = (value: boolean) =>
      member().post('/users/me/subscriptions/properties', { subscription_data: [{ stream_id: 1, property: 'is_muted', value }] })
    await mute(true)
    await member().post('/user_topics', { stream_id: 1, topic: 'unmuted', visibility_policy: 2 })
    expect(topicsIn(await digest())).toEqual(['#general > unmuted'])
    await mute(false)
  })

  test('has nothing by people the reader has muted', async () => {
    const muted = parley.as('member2').must
    await say('Ours', 'both')
    await muted.send({ content: 'Theirs', topic: 'both' })
    await muted.send({ content: 'Theirs alone', topic: 'alone' })
    await member().post(`/users/me/muted_users/${parley.idOf('member2')}`)
    const mail = await digest()
    await member().delete(`/users/me/muted_users/${parley.idOf('member2')}`)
    expect(topicsIn(mail)).toEqual(['#general > both'])
    expect(mail?.text).toContain('Olivia Owner:\n> Ours\n')
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('Theirs')
  })

  test('has nothing that the reader may not see', async () => {
    const { id: secret } = await owner().createChannel({ name: 'secret', invite_only: true, subscribers: [1] })
    await say('Hidden words', 'hidden', { to: secret })
    await say('Deleted', 'deleted').then((id) => owner().delete(`/messages/${id}`))
    expect(await digest()).toBeUndefined()
    // Administrators know of every channel.
    smtp.received.sort((a, b) => String(a.to).localeCompare(String(b.to)))
    expect(addresses()).toEqual(['administrator@example.com', 'owner@example.com'])
    expect(smtp.received.map(({ text }) => text.includes('Hidden words'))).toEqual([false, true])
  })

  test('counts only what was received where the past is closed to those who come later', async () => {
    const closed = { name: 'closed', invite_only: true, history_public_to_subscribers: false }
    const { id, name } = await owner().createChannel({ ...closed, subscribers: [1] })
    for (const content of ['Before', 'Also before']) await say(content, 'past', { to: id })
    await owner().subscribe(name, { principals: [5] })
    await say('After', 'past', { to: id })
    const mail = await digest()
    expect(mail?.text).toContain('#closed > past\n1 message from 1 person\n')
    const all = smtp.received.find(({ to }) => to.includes('owner@example.com'))
    expect(all?.text).toContain('#closed > past\n3 messages from 1 person\n')
  })

  test('names nobody a guest may not see', async () => {
    await organisation({ can_access_all_users_group: { new: 3 } })
    await say('Hello', 'guests')
    await User.update({ date_joined: due - WEEK + 60 }, { where: { id: parley.idOf('administrator') } })
    const channels = await parley.as('administrator').must.get('/users/me/subscriptions')
    for (const name of channels.subscriptions.map((one) => one.name)) await parley.as('administrator').must.unsubscribe(name)
    await digest()
    const guest = smtp.received.find(({ to }) => to.includes('guest@example.com'))
    expect(guest?.text).not.toContain('Adam Administrator')
    expect(smtp.received.find(({ to }) => to.includes(ADDRESS))?.text).toContain('Adam Administrator')
    for (const { name } of channels.subscriptions) await parley.as('administrator').must.subscribe(name)
    await organisation({ can_access_all_users_group: { new: 2 } })
  })

  test('says only how many messages there are where content stays out of mails', async () => {
    await say('Salaries', 'salaries')
    await settings({ message_content_in_email_notifications: false })
    const mail = await digest()
    await settings({ message_content_in_email_notifications: true })
    expect(mail?.text).toContain('had 1 new message.')
    expect(mail?.raw).not.toMatch(/[Ss]alaries|Olivia|general/)
  })

  test.each([
    ['de', 'Was diese Woche geschehen ist', '1 Nachricht von 1 Person', 'weil du eine Woche lang weg warst'],
    ['ja', '今週の出来事', '1 人から 1 件のメッセージ', '1 週間ご不在だったため'],
    ['ru', 'Что произошло за эту неделю', '1 сообщение от 1 человека', 'вас не было неделю'],
  ])('is in the language of its reader (%s)', async (language, subject, numbers, why) => {
    await say('Hello', 'languages')
    await settings({ default_language: language })
    const mail = await digest()
    await settings({ default_language: 'en' })
    expect(mail?.subject).toBe(subject)
    for (const part of [numbers, why]) expect(mail?.text).toContain(part)
    expect(mail?.html).toContain(`<html lang="${language}">`)
  })

  test('#46 quotes what people wrote, in text and in HTML', async () => {
    await say('Hi\n\n-- \nNo more <b>mails</b>:\nhttps://evil.example/', '<img src=x>')
    const mail = await digest()
    expect(mail?.text).toContain('> No more <b>mails</b>:\n> https://evil.example/')
    expect(mail?.html).not.toMatch(/<img|<b>/)
  })
})

describe('a digest goes to', () => {
  beforeEach(async () => {
    await say('Hello', 'anything')
    await everybodyIsAway()
  })
  const EVERYBODY = ['administrator', 'guest', 'member', 'member2', 'moderator', 'owner'].map((name) => `${name}@example.com`).sort()
  const without = (...names: string[]) => EVERYBODY.filter((address) => !names.some((name) => address.startsWith(`${name}@`)))
  const mailed = async (now = due): Promise<string[]> => {
    await mailDigests(app, now)
    await sendMails(app, now)
    return addresses()
  }

  test('everybody who was away for the week: no request, no open queue, no presence', async () => {
    await ApiKey.update({ last_used_at: due - WEEK }, { where: { user_id: parley.idOf('owner') } })
    await UserPresence.upsert({
      user_id: parley.idOf('moderator'),
      realm_id: 1,
      active_at: 0,
      connected_at: due - WEEK,
      update_id: 1,
      is_hidden: false,
    })
    await parley.as('guest').must.register({})
    await app.keyUses.store()
    await ApiKey.update({ last_used_at: due - WEEK - 1 }, { where: { user_id: parley.idOf('guest') } })
    expect(await mailed()).toEqual(without('owner', 'moderator', 'guest'))
  })

  test('nobody who has enable_digest_emails off, now or when the mail is sent', async () => {
    await settings({ enable_digest_emails: false })
    await everybodyIsAway()
    await mailDigests(app, due)
    expect(await Job.count()).toBe(5)
    expect(await mailed()).toEqual(without('member'))
    await DigestRound.destroy({ where: {} })
    await settings({ enable_digest_emails: true })
    await everybodyIsAway()
    await mailDigests(app, due)
    await settings({ enable_digest_emails: false })
    smtp.received.length = 0
    await sendMails(app, due)
    expect(addresses()).toEqual(without('member'))
    await settings({ enable_digest_emails: true })
  })

  test('nobody where digest_emails_enabled is off, now or when the mail is sent', async () => {
    await mailDigests(app, due)
    await organisation({ digest_emails_enabled: false })
    await sendMails(app, due)
    expect(addresses()).toEqual([])
    await DigestRound.destroy({ where: {} })
    await everybodyIsAway()
    expect(await mailed()).toEqual([])
    await organisation({ digest_emails_enabled: true })
  })

  test('nobody who came within the week, never came, or is gone', async () => {
    const change = (name: Parameters<typeof parley.idOf>[0], columns: Partial<User>) =>
      User.update(columns, { where: { id: parley.idOf(name) } })
    await change('member2', { date_joined: due - WEEK })
    await change('guest', { awaits_first_login: true })
    await change('moderator', { is_active: false })
    expect(await mailed()).toEqual(without('member2', 'guest', 'moderator'))
    await change('guest', { awaits_first_login: false })
    await change('moderator', { is_active: true })
  })

  test('nobody in a deactivated organisation, and to others although one fails', async () => {
    const { realm } = await createRealm(app, {
      ...{ subdomain: 'fails', name: 'Fails', ownerEmail: 'frank@example.org', ownerName: 'Frank', now: unixTime() },
    })
    await owner().get('/users')
    await realmIs(realm.id, true)
    const of = DigestRound.of.bind(DigestRound)
    vi.spyOn(DigestRound, 'of').mockImplementation(async (id) => {
      if (id === realm.id) throw new Error('out of order')
      return of(id)
    })
    await everybodyIsAway()
    expect(await mailed()).toEqual(EVERYBODY)
    await realmIs(realm.id, false)
    vi.restoreAllMocks()
    await mailDigests(app, due)
    expect(await DigestRound.of(realm.id)).toBeNull()
  })
})

/** Turns digests on in another organisation, or deactivates it. */
async function realmIs(id: number, isOn: boolean): Promise<void> {
  await Realm.update({ settings: '{"digest_emails_enabled":true}', is_active: isOn }, { where: { id } })
}

describe('a round of digests', () => {
  test('is due at noon in UTC of digest_weekday, 0 for Monday', () => {
    const noon = Date.UTC(2026, 10, 23, 12) / 1_000 // a Monday
    for (let weekday = 0; weekday < 7; weekday++) {
      const at = noon + weekday * DAY
      expect([at, at + 1, at + WEEK - 1, at + WEEK].map((now) => digestsDueBefore(now, weekday))).toEqual([at, at, at, at + WEEK])
      expect(digestsDueBefore(at - 1, weekday)).toBe(at - WEEK)
    }
  })

  test('is sent on digest_weekday of the organisation, and left out if nobody can send it within a day', async () => {
    await say('Hello', 'weekday')
    await organisation({ digest_weekday: 4 })
    expect(await digest()).toBeUndefined()
    expect(await DigestRound.of(1)).toBeNull()
    await Message.update({ date_sent: due }, { where: {} })
    expect(await digest(due + 3 * DAY)).toBeDefined()
    await organisation({ digest_weekday: 1 })
    await DigestRound.destroy({ where: {} })
    smtp.received.length = 0
    expect(await digest(due + DAY)).toBeUndefined()
    expect(await digest(due + DAY - 1)).toBeDefined()
  })

  test('comes once, however many workers there are, and the next one after seven days at least', async () => {
    await say('Hello', 'once')
    await everybodyIsAway()
    await Promise.all(Array.from({ length: 4 }, () => mailDigests(app, due)))
    await Promise.all(Array.from({ length: 4 }, () => sendMails(app, due)))
    await mailDigests(app, due + 60)
    await sendMails(app, due + 60)
    expect([addresses().length, new Set(addresses()).size]).toEqual([6, 6])
    await organisation({ digest_weekday: 2 })
    await everybodyIsAway()
    await mailDigests(app, due + DAY)
    expect(await Job.count({ where: { kind: 'news' } })).toBe(0)
    await Message.update({ date_sent: due + 2 * DAY }, { where: {} })
    await mailDigests(app, due + WEEK + DAY)
    expect(await Job.count({ where: { kind: 'news' } })).toBe(6)
    await organisation({ digest_weekday: 1 })
  })

  test('sends nothing, and looks at nobody, where nothing happened', async () => {
    expect(await digest()).toBeUndefined()
    expect(await DigestRound.of(1)).toMatchObject({ began_at: due, reached_user_id: null })
  })

  test('goes on where a worker has died', async () => {
    await say('Hello', 'dies')
    await everybodyIsAway()
    failNext(app, /^INSERT INTO `jobs`/, 'killed')
    await mailDigests(app, due)
    expect([await Job.count(), (await DigestRound.of(1))?.reached_user_id]).toEqual([0, 0])
    await mailDigests(app, due)
    expect(await Job.count()).toBe(6)
  })

  test('of many people takes a step for each 200 of them, waits while 100 mails wait, and needs the same statements for each step', async () => {
    await say('Hello', 'many')
    const people = Array.from({ length: 500 }, (_, i) => ({
      ...{ realm_id: 1, delivery_email: `many${i}@example.com`, email_key: `many${i}@example.com`, full_name: `Person ${i}`, role: 400 },
      date_joined: due - WEEK - DAY,
    }))
    await User.bulkCreate(people)
    await everybodyIsAway()
    let statements = 0
    app.db.onStatement(() => statements++)
    const [realm] = await Realm.findWithSetting('digest_emails_enabled')
    const step = async (): Promise<number> => {
      statements = 0
      if (realm) await mailNextDigests(app, realm, due)
      return statements
    }
    await step()
    const first = await step()
    expect(await Job.count()).toBe(200)
    expect(await step()).toBe(first)
    expect(first).toBeLessThan(12)
    await mailDigests(app, due)
    expect(await Job.count()).toBe(400)
    await Job.destroy({ where: {} })
    await mailDigests(app, due)
    expect([await Job.count(), (await DigestRound.of(1))?.reached_user_id]).toEqual([106, null])
    await User.destroy({ where: { delivery_email: people.map((one) => one.delivery_email) } })
  })
})

test('the link at the end of a digest ends digests, by one click', async () => {
  await say('Hello', 'link')
  const mail = await digest()
  const url = /^<(.+)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text).toContain(`No more weekly digests:\n${url}\n`)
  const path = parley.url + new URL(url).pathname
  expect(await (await fetch(path)).text()).toContain('No more weekly digests from Demo?')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect(await (await fetch(path, { method: 'POST', body })).text()).toContain('You get no more weekly digests from Demo.')
  const { user_settings } = await member().post('/register', {
    fetch_event_types: ['user_settings'],
    client_capabilities: { notification_settings_null: true, user_settings_object: true },
  })
  expect(user_settings).toMatchObject({ enable_digest_emails: false, enable_offline_email_notifications: true })
  await settings({ enable_digest_emails: true })
})
