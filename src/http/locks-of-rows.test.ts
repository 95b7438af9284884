// databases: both
// Each lock of a row decides: the first request, or worker, is held back at a statement, and the second one waits for it or changes what it
// rests on. Without the lock something is lost, left behind or given twice. Each lock has a test here, in locks.test.ts or in the tests of
// its subject: `npm run mutants -- --rule lock` takes out one after the other.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markSilentChannels } from '../actions/channels/activity.ts'
import { pruneFiles } from '../actions/files/files.ts'
import { mailReminders } from '../actions/invitations/mails.ts'
import { deleteOldMessages } from '../actions/messages/delete.ts'
import { setRealmActive } from '../actions/organisation/realms.ts'
import { createApiKey, revokeApiKeys } from '../actions/people/api-keys.ts'
import { settleRegistration } from '../actions/people/devices.ts'
import { noteLogin } from '../actions/people/first-login.ts'
import { createResetLink, setPassword } from '../actions/people/passwords.ts'
import { serverContext } from '../context.ts'
import { requireRow, update } from '../db/sql.ts'
import { UNTIL_DONE } from '../jobs/lease.ts'
import { mailMissed } from '../jobs/missed.ts'
import { notifyOfMessages } from '../jobs/notify.ts'
import { sendPushes } from '../jobs/push.ts'
import { mailJoiners } from '../jobs/requested-mails.ts'
import { deliverScheduled } from '../jobs/scheduled.ts'
import { ApiKey } from '../models/api-key.ts'
import { Attachment, AttachmentMessage } from '../models/attachment.ts'
import { Channel } from '../models/channel.ts'
import { CustomEmoji } from '../models/custom-emoji.ts'
import { Device } from '../models/device.ts'
import { LoggedEvent } from '../models/event.ts'
import { Invitation } from '../models/invitation.ts'
import { Job } from '../models/job.ts'
import { Link } from '../models/link.ts'
import { Message, UserMessage } from '../models/message.ts'
import { MessageEdit } from '../models/message-edit.ts'
import { MissedMessage } from '../models/missed-message.ts'
import { Notification } from '../models/notification.ts'
import { Reaction } from '../models/reaction.ts'
import { Realm } from '../models/realm.ts'
import { RealmDomain } from '../models/realm-domain.ts'
import { StoredImage } from '../models/stored-image.ts'
import { Submessage } from '../models/submessage.ts'
import { emailColumns, User } from '../models/user.ts'
import { UserTopic } from '../models/user-topic.ts'
import { NEWS_JOB } from '../outbound/mail.ts'
import { PUSH_JOB } from '../outbound/push.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { type Answer, success } from '../testing/client.ts'
import { TINY_GIF } from '../testing/images.ts'
import { mailsTo, mailTo, NO_WORKER } from '../testing/mails.ts'
import { afterAnother, HAS_ROW_LOCKS, pauseAt, pauseBefore, race } from '../testing/pause.ts'
import { pushDevice } from '../testing/push-device.ts'
import { DELAY, later, schedule, textsIn } from '../testing/scheduled-app.ts'
import { verifyEvents } from '../testing/verify-events.ts'
import { unixTime } from '../values/dates.ts'
import { POLICY } from '../values/topics.ts'
import { UploadStore } from './files/tus-store.ts'

type Name = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest'
type Form = Record<string, unknown>
/** System groups. */
const MEMBERS = 3
const ADMINISTRATORS = 6
const SETTINGS = { send_channel_events_messages: false }

/** Preferences of somebody who unmutes topics where they react, and follows none. */
const UNMUTES_WHERE_REACTING = { automatically_unmute_topics_in_muted_streams_policy: 1, automatically_follow_topics_policy: 4 }

/** A new password. */
const VOTE = '{"type":"vote","key":"canned,0","vote":1}'
const PASSPHRASE = 'staple of another kind'

let app: TestApp
let realm: Realm
let count = 0
let repeats = 0
beforeAll(async () => {
  app = await startTestApp({ ...NO_WORKER, pushBouncerUrl: 'http://server:secret@127.0.0.1:9' })
  app.server.app.db.onRepeat(() => repeats++)
  await set(SETTINGS)
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
})
afterAll(() => app.close())

const fresh = (): string => `row ${++count}`
async function set(settings: Form): Promise<void> {
  await Realm.update({ settings: JSON.stringify({ ...SETTINGS, ...settings }) }, { where: { id: 1 } })
  app.server.app.caches.clear()
}
const channelOf = (subscribers: readonly Name[], form: Form = {}) =>
  app.as('owner').must.createChannel({ subscribers: subscribers.map(app.idOf), ...form })
const sending = (name: Name, channel: { id: number }, content = 'x') =>
  app.as(name).post('/messages', { type: 'channel', to: channel.id, topic: 'rows', content })
const flag = (name: Name, id: number, op: 'add' | 'remove', flag: string) =>
  app.as(name).post('/messages/flags', { messages: [id], op, flag })
const rowsOf = (name: Name, id: number) => UserMessage.findAll({ where: { user_id: app.idOf(name), message_id: id }, raw: true })
const unread = (name: Name) =>
  app.as(name).get('/messages', { anchor: 'newest', num_before: 10, num_after: 0, narrow: [{ operator: 'is', operand: 'unread' }] })
const archive = (channel: { id: number }) => app.as('owner').delete(`/streams/${channel.id}`)
const deactivate = (name: Name) => app.as('owner').delete(`/users/${app.idOf(name)}`)
async function reactivate(name: Name): Promise<void> {
  await app.as('owner').must.post(`/users/${app.idOf(name)}/reactivate`)
  await app.logIn(name)
}
/** Gives somebody a link that resets their password. Returns the request that uses it. */
async function resetOf(name: Name): Promise<() => Promise<Answer>> {
  const user = await User.findByPk(app.idOf(name), { rejectOnEmpty: true })
  const { app: parts } = app.server
  const { pathname } = new URL(await parts.db.transaction((tx) => createResetLink(parts, { realm, user }, unixTime(), tx)))
  return () => app.client().raw(pathname, { method: 'POST', body: new URLSearchParams({ password: PASSPHRASE }) })
}
const deliver = () => deliverScheduled(app.server.app, later(DELAY + 5))
const eventsOf = (type: string) => LoggedEvent.count({ where: { type } })
const shared = async (): Promise<{ id: number; url: string }> => {
  const { url } = await app.as('member').must.upload('a.txt', 'text')
  const file = await Attachment.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true })
  return { id: file.id, url }
}

// On SQLite one transaction at a time writes, and there are no locks of rows.
describe.runIf(HAS_ROW_LOCKS)('a lock of a row decides', () => {
  describe('about messages:', () => {
    const sendWhileDeactivated = (channel: { id: number }) =>
      race(app.server.app, {
        ...{ first: () => sending('member2', channel), at: /UPDATE realms SET event_seq/, second: () => deactivate('member2') },
      })

    test('who is deactivated before their message has its place in the log is refused', async () => {
      const channel = await channelOf(['owner', 'member2'])
      await app.as('member2').must.send({ to: channel.id, topic: 'rows' })
      const { one, other, hasWaited } = await sendWhileDeactivated(channel)
      expect([one.status, other.status, hasWaited]).toEqual([401, 200, false])
      await reactivate('member2')
    })

    test('nobody is deactivated between the last look at their account and their message', async () => {
      const channel = await channelOf(['owner', 'member2'])
      await app.as('member2').must.send({ to: channel.id, topic: 'rows' })
      // Remembers the place.
      await app.as('member2').must.send({ to: channel.id, topic: 'rows' })
      // Not in the log: the message is planned again, and then nothing is compared.
      await Channel.update({ topics_policy: 'allow_empty_topic' }, { where: { id: channel.id } })
      const { one, other, hasWaited } = await sendWhileDeactivated(channel)
      expect([one.status, other.status, hasWaited]).toEqual([200, 200, true])
      await reactivate('member2')
    })

    test('no channel is archived between the last look at it and a message', async () => {
      const channel = await channelOf(['owner', 'member2'])
      for (let i = 0; i < 2; i++) await app.as('member2').must.send({ to: channel.id, topic: 'rows' })
      // Not in the log: the message is planned again, and then nothing is compared.
      await Channel.update({ topics_policy: 'allow_empty_topic' }, { where: { id: channel.id } })
      const { one, other, hasWaited } = await race(app.server.app, {
        first: () => sending('member2', channel),
        at: /UPDATE realms SET event_seq/,
        second: () => archive(channel),
      })
      expect([one.status, other.status, hasWaited]).toEqual([200, 200, true])
    })

    test('no scheduled message is sent to a channel that is archived at the same time', async () => {
      const channel = await channelOf(['owner', 'member'])
      await schedule(app.as('member'), { to: channel.id })
      const { other, hasWaited } = await race(app.server.app, {
        first: deliver,
        at: /FROM .?realms.*FOR UPDATE/,
        second: () => archive(channel),
      })
      expect([other.status, hasWaited]).toEqual([200, true])
    })

    test('the first messages of a channel do not get in the way of each other', async () => {
      const [channel, before] = [await channelOf(['owner', 'member']), repeats]
      const places = [{ channel: await Channel.findByPk(channel.id, { rejectOnEmpty: true }), userIds: [] }]
      const { other } = await afterAnother(app.server.app, {
        lock: (tx) => Channel.lockForSending(places, tx),
        work: (tx) => Channel.noteFirst(channel.id, 1, tx),
        request: () => sending('member', channel),
      })
      expect([other.status, repeats - before]).toEqual([200, 0])
    })

    test('a message that becomes unread while its channel is archived is read in the end', async () => {
      const channel = await channelOf(['owner', 'member'])
      const id = await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      await success(flag('member', id, 'add', 'read'))
      await race(app.server.app, {
        ...{ first: () => flag('member', id, 'remove', 'read'), at: /UPDATE .*user_messages/, second: () => archive(channel) },
      })
      expect((await app.as('member').must.message(id)).flags).toContain('read')
    })

    test('a message that becomes unread after a move, while its new channel is archived, is read in the end', async () => {
      const [from, to] = [await channelOf(['owner', 'member']), await channelOf(['owner', 'member'])]
      const id = await app.as('owner').must.send({ to: from.id, topic: 'rows' })
      await success(flag('member', id, 'add', 'read'))
      const beforeLock = pauseAt(app.server.app, /FROM channels.*LOCK IN SHARE MODE/)
      const marking = flag('member', id, 'remove', 'read')
      await Promise.race([beforeLock.reached, marking])
      await app.as('owner').must.patch(`/messages/${id}`, { stream_id: to.id, send_notification_to_new_thread: false })
      const first = (): typeof marking => {
        beforeLock.release()
        return marking
      }
      await race(app.server.app, { first, at: /UPDATE .*user_messages/, second: () => archive(to) })
      expect((await app.as('member').must.message(id)).flags).toContain('read')
    })

    test.each([
      ['by ID', (messages: number[]): [string, Form] => ['/messages/flags', { messages }]],
      [
        'by narrow',
        ([anchor]: number[], channel: number): [string, Form] => [
          '/messages/flags/narrow',
          { anchor, num_before: 0, num_after: 0, narrow: [{ operator: 'channel', operand: channel }] },
        ],
      ],
    ])('a message that is starred %s while it is deleted leaves no row', async (_, asked) => {
      const channel = await channelOf(['owner'])
      const id = await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      const [path, form] = asked([id], channel.id)
      await unread('member2')
      const { hasWaited } = await race(app.server.app, {
        first: () => app.as('member2').post(path, { ...form, op: 'add', flag: 'starred' }),
        at: /FROM .?subscription_spans.*FOR UPDATE/,
        second: () => app.as('owner').delete(`/messages/${id}`),
      })
      expect([hasWaited, await rowsOf('member2', id)]).toEqual([true, []])
    })

    test('a message that is marked as read while it moves out of reach leaves no row', async () => {
      const [from, to] = [await channelOf(['owner', 'member2']), await channelOf(['owner'], { invite_only: true })]
      const id = await app.as('owner').must.send({ to: from.id, topic: 'rows' })
      const move = { stream_id: to.id, propagate_mode: 'change_all', send_notification_to_new_thread: false }
      await race(app.server.app, {
        first: () => app.as('owner').patch(`/messages/${id}`, move),
        at: /UPDATE realms SET event_seq/,
        second: () => flag('member2', id, 'add', 'read'),
      })
      expect(await rowsOf('member2', id)).toEqual([])
    })

    test('the event of an edit has the flags that its reader has at that moment', async () => {
      const channel = await channelOf(['owner', 'member2'])
      const id = await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      for (const op of ['add', 'remove'] as const) await success(flag('member2', id, op, 'read'))
      await verifyEvents(app, ['member2'], () =>
        race(app.server.app, {
          first: () => app.as('owner').patch(`/messages/${id}`, { content: '@**all**' }),
          at: /INSERT INTO .?message_edits/,
          second: () => flag('member2', id, 'add', 'read'),
        }),
      )
      expect((await app.as('member2').must.message(id)).flags).toEqual(expect.arrayContaining(['read', 'stream_wildcard_mentioned']))
    })

    test('a message that is starred while its topic moves out of reach leaves no row', async () => {
      const [from, to] = [await channelOf(['owner', 'member2']), await channelOf(['owner'], { invite_only: true })]
      const [first, id] = [
        await app.as('owner').must.send({ to: from.id, topic: 'rows' }),
        await app.as('owner').must.send({ to: from.id, topic: 'rows' }),
      ]
      const move = { stream_id: to.id, propagate_mode: 'change_all', send_notification_to_new_thread: false }
      const { hasWaited } = await race(app.server.app, {
        first: () => app.as('owner').patch(`/messages/${first}`, move),
        at: /UPDATE .?messages/,
        second: () => flag('member2', id, 'add', 'starred'),
      })
      expect([hasWaited, await rowsOf('member2', id)]).toEqual([true, []])
    })

    test('what somebody catches up with while they are unsubscribed is read', async () => {
      const channel = await channelOf(['owner', 'member2'])
      const id = await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      await race(app.server.app, {
        first: () =>
          app.as('owner').delete('/users/me/subscriptions', { subscriptions: [channel.name], principals: [app.idOf('member2')] }),
        at: /UPDATE realms SET event_seq/,
        second: () => unread('member2'),
      })
      expect((await app.as('member2').must.message(id)).flags).toContain('read')
    })

    test('what somebody catches up with while the channel that it was moved to is archived is read', async () => {
      const [from, to] = [await channelOf(['owner', 'member2']), await channelOf(['owner'])]
      const id = await app.as('owner').must.send({ to: from.id, topic: 'rows' })
      const move = { stream_id: to.id, propagate_mode: 'change_all', send_notification_to_new_thread: false }
      await app.as('owner').must.patch(`/messages/${id}`, move)
      await race(app.server.app, { first: () => archive(to), at: /UPDATE realms SET event_seq/, second: () => unread('member2') })
      expect((await app.as('member2').must.message(id)).flags).toContain('read')
    })

    test('an edit that waits for another one has the text of that one in its history', async () => {
      const id = await app.as('member').must.send({ to: (await channelOf(['owner', 'member'])).id, topic: 'rows' })
      const { other } = await afterAnother(app.server.app, {
        lock: (tx) => requireRow(Message, id, tx, 'exclusive'),
        work: (tx) => update(Message, { content: 'y' }, { id }, tx),
        request: () => app.as('member').patch(`/messages/${id}`, { content: 'z' }),
      })
      expect(other.status).toBe(200)
      expect((await MessageEdit.findOne({ where: { message_id: id }, rejectOnEmpty: true })).prev_content).toBe('y')
    })

    test('a reaction that is added while its message is deleted leaves no row', async () => {
      const id = await app.as('owner').must.send({ to: (await channelOf(['owner', 'member'])).id, topic: 'rows' })
      const { one, other, hasWaited } = await race(app.server.app, {
        first: () => app.as('member').post(`/messages/${id}/reactions`, { emoji_name: 'octopus' }),
        at: /INSERT INTO .?reactions/,
        second: () => app.as('owner').delete(`/messages/${id}`),
      })
      expect([one.status, other.status, hasWaited]).toEqual([200, 200, true])
      expect(await Reaction.count({ where: { message_id: id } })).toBe(0)
    })

    test('a reaction that is added while its topic is deleted leaves no row', async () => {
      const channel = await channelOf(['owner', 'member'])
      const id = await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      const { one, other, hasWaited } = await race(app.server.app, {
        first: () => app.as('member').post(`/messages/${id}/reactions`, { emoji_name: 'octopus' }),
        at: /INSERT INTO .?reactions/,
        second: () => app.as('owner').post(`/streams/${channel.id}/delete_topic`, { topic_name: 'rows' }),
      })
      expect([one.status, other.status, hasWaited]).toEqual([200, 200, true])
      expect(await Reaction.count({ where: { message_id: id } })).toBe(0)
    })

    test('a vote that is added while its poll is deleted leaves no row', async () => {
      const id = await app.as('owner').must.send({ to: (await channelOf(['owner', 'member'])).id, topic: 'rows', content: '/poll Tea?' })
      const { one, other, hasWaited } = await race(app.server.app, {
        first: () => app.as('member').post('/submessage', { message_id: id, msg_type: 'widget', content: VOTE }),
        at: /INSERT INTO .?submessages/,
        second: () => app.as('owner').delete(`/messages/${id}`),
      })
      expect([one.status, other.status, hasWaited]).toEqual([200, 200, true])
      expect(await Submessage.count({ where: { message_id: id } })).toBe(0)
    })

    test('a reaction that is removed while its message is deleted is removed before the message', async () => {
      const id = await app.as('owner').must.send({ to: (await channelOf(['owner', 'member'])).id, topic: 'rows' })
      await app.as('member').must.post(`/messages/${id}/reactions`, { emoji_name: 'octopus' })
      const { one, other, hasWaited } = await race(app.server.app, {
        first: () => app.as('member').delete(`/messages/${id}/reactions`, { emoji_name: 'octopus' }),
        at: /DELETE FROM .?reactions/,
        second: () => app.as('owner').delete(`/messages/${id}`),
      })
      const told = await LoggedEvent.findAll({ where: { type: ['reaction', 'delete_message'] }, order: [['seq', 'ASC']] })
      expect([one.status, other.status, hasWaited, told.at(-1)?.type]).toEqual([200, 200, true, 'delete_message'])
    })

    test('the first message of a channel is the one that is sent while the only other one is deleted', async () => {
      const channel = await channelOf(['owner', 'member'])
      const id = await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      const { other } = await race(app.server.app, {
        first: () => app.as('owner').delete(`/messages/${id}`),
        at: /UPDATE .?channels.? SET .?first_message_id/,
        second: () => sending('member', channel),
      })
      expect((await Channel.findByPk(channel.id))?.first_message_id).toBe(other.body.id)
    })

    test('the first message of a channel is the one that is sent while the only other one moves away', async () => {
      const [from, to] = [await channelOf(['owner', 'member']), await channelOf(['owner'])]
      const id = await app.as('owner').must.send({ to: from.id, topic: 'rows' })
      const { one, other } = await race(app.server.app, {
        first: () => app.as('owner').patch(`/messages/${id}`, { stream_id: to.id, send_notification_to_new_thread: false }),
        at: /UPDATE .?channels.? SET .?first_message_id/,
        second: () => sending('member', from),
      })
      expect(one.status).toBe(200)
      expect((await Channel.findByPk(from.id))?.first_message_id).toBe(other.body.id)
    })

    test('a policy that somebody sets while the topic moves away is kept', async () => {
      const [from, to] = [await channelOf(['owner', 'member2']), await channelOf(['owner', 'member2'])]
      const id = await app.as('owner').must.send({ to: from.id, topic: 'rows' })
      const policy = (visibility_policy: number) => () =>
        app.as('member2').post('/user_topics', { stream_id: from.id, topic: 'rows', visibility_policy })
      await success(policy(1)())
      const move = { stream_id: to.id, propagate_mode: 'change_all', send_notification_to_new_thread: false }
      await race(app.server.app, {
        first: () => app.as('owner').patch(`/messages/${id}`, move),
        at: /DELETE FROM .?user_topics/,
        second: policy(3),
      })
      const rows = await UserTopic.findAll({
        where: { user_id: app.idOf('member2'), channel_id: [from.id, to.id] },
        order: [['channel_id', 'ASC']],
        raw: true,
      })
      expect(rows.map((row) => [row.channel_id, row.visibility_policy])).toEqual([
        [from.id, 3],
        [to.id, 1],
      ])
    })

    test('a policy that a reaction changes while another topic is merged into its topic is merged too', async () => {
      const channel = await channelOf(['owner', 'member2'])
      const sent = (topic: string) => app.as('owner').must.send({ to: channel.id, topic })
      const [moved, reacted] = [await sent('from'), await sent('to')]
      await app.as('member2').must.patch('/settings', UNMUTES_WHERE_REACTING)
      const muted = { stream_id: channel.id, property: 'is_muted', value: true }
      await app.as('member2').must.post('/users/me/subscriptions/properties', { subscription_data: [muted] })
      for (const [topic, visibility_policy] of Object.entries({ from: POLICY.followed, to: POLICY.muted }))
        await app.as('member2').must.post('/user_topics', { stream_id: channel.id, topic, visibility_policy })
      await race(app.server.app, {
        first: () => app.as('member2').post(`/messages/${reacted}/reactions`, { emoji_name: 'octopus' }),
        at: /UPDATE .?user_topics/,
        second: () => app.as('owner').patch(`/messages/${moved}`, { topic: 'to', propagate_mode: 'change_all' }),
      })
      const rows = await UserTopic.findAll({ where: { user_id: app.idOf('member2'), channel_id: channel.id }, raw: true })
      expect(rows.map((row) => [row.topic, row.visibility_policy])).toEqual([['to', POLICY.followed]])
    })

    test('messages are written in the order in which they are announced, also scheduled ones', async () => {
      const channel = await channelOf(['owner', 'member'])
      await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      await schedule(app.as('member'), { to: channel.id })
      const { other, hasWaited } = await race(app.server.app, {
        ...{ first: deliver, at: /UPDATE realms SET event_seq/, second: () => sending('owner', channel) },
      })
      const { id } = await Message.findOne({ where: { sender_id: app.idOf('member') }, order: [['id', 'DESC']], rejectOnEmpty: true })
      expect([hasWaited, id < other.body.id]).toEqual([true, true])
      const last = await LoggedEvent.findAll({ where: { type: 'message' }, order: [['seq', 'DESC']], limit: 2, raw: true })
      const announced = last.map(({ payload }) => JSON.parse(payload).message.id)
      expect(announced).toEqual([other.body.id, id])
    })

    test('all messages are marked as read, also the one that is being sent', async () => {
      const channel = await channelOf(['owner', 'member2'])
      await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      const { one } = await race(app.server.app, {
        first: () => sending('owner', channel),
        at: /INSERT INTO .?messages\b/,
        second: () => app.as('member2').post('/mark_all_as_read'),
      })
      expect((await app.as('member2').must.message(one.body.id)).flags).toContain('read')
    })

    test.each(['channel', 'direct'])('two workers delete old messages of a %s once', async (kind) => {
      const channel = await channelOf(['owner'])
      const id =
        kind === 'channel'
          ? await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
          : (await app.as('owner').must.post('/messages', { type: 'direct', to: [app.idOf('member')], content: 'x' })).id
      await Message.update({ date_sent: 1 }, { where: { id } })
      await set({ message_retention_days: 10 })
      const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
      const work = () => deleteOldMessages(serverContext(app.server.app, realm), { batches: 9, signal: UNTIL_DONE })
      const before = await eventsOf('delete_message')
      await race(app.server.app, { first: work, at: /DELETE FROM .?messages/, second: work })
      await set({})
      expect((await eventsOf('delete_message')) - before).toBe(1)
    })

    test('a channel stays active while a message is sent to it', async () => {
      const channel = await channelOf(['owner'])
      const old = await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
      await Channel.update({ date_created: 1 }, { where: { id: channel.id } })
      await Message.update({ date_sent: 1 }, { where: { id: old } })
      await race(app.server.app, {
        first: () => sending('owner', channel),
        at: /UPDATE realms SET event_seq/,
        second: () => markSilentChannels(app.server.app, unixTime(), UNTIL_DONE),
      })
      expect((await Channel.findByPk(channel.id))?.is_recently_active).toBe(true)
    })
  })

  describe('about scheduled messages:', () => {
    test('one that is being sent cannot be deleted', async () => {
      const id = await schedule(app.as('member'))
      const { other } = await race(app.server.app, {
        first: deliver,
        at: /FROM .?realms.*FOR UPDATE/,
        second: () => app.as('member').delete(`/scheduled_messages/${id}`),
      })
      expect([other.status, other.body.msg]).toEqual([400, `'scheduled_message_id' names a scheduled message that does not exist: ${id}`])
    })

    test('one that is being sent is sent before its sender is deactivated, and none after', async () => {
      const topic = fresh()
      await schedule(app.as('member2'), { topic })
      const { hasWaited } = await race(app.server.app, {
        first: deliver,
        at: /FROM .?realms.*FOR UPDATE/,
        second: () => deactivate('member2'),
      })
      await reactivate('member2')
      expect([hasWaited, await textsIn(app, topic)]).toEqual([true, ['Good morning!']])
    })

    test('one that fails while it is deleted is gone in the end', async () => {
      const channel = await channelOf(['owner', 'member'])
      const id = await schedule(app.as('member'), { to: channel.id })
      await success(archive(channel))
      const { other, hasWaited } = await race(app.server.app, {
        first: deliver,
        at: /UPDATE .?scheduled_messages.? SET .?failed/,
        second: () => app.as('member').delete(`/scheduled_messages/${id}`),
      })
      expect([other.status, hasWaited]).toEqual([200, true])
      const events = await LoggedEvent.findAll({ where: { type: 'scheduled_messages' }, order: [['seq', 'DESC']], limit: 2, raw: true })
      expect(events.map(({ payload }) => JSON.parse(payload).op)).toEqual(['remove', 'update'])
    })

    test('one that is being deleted is not sent', async () => {
      const topic = fresh()
      const id = await schedule(app.as('member'), { topic })
      await race(app.server.app, {
        first: () => app.as('member').delete(`/scheduled_messages/${id}`),
        at: /DELETE FROM .?scheduled_messages/,
        second: deliver,
      })
      expect(await textsIn(app, topic)).toEqual([])
    })
  })

  describe('about files:', () => {
    test('one that is removed while somebody shares it is in no message', async () => {
      const [file, channel] = [await shared(), await channelOf(['owner', 'member', 'moderator'])]
      await app.as('member').must.send({ to: channel.id, topic: 'rows', content: `[a](${file.url})` })
      await race(app.server.app, {
        first: () => sending('moderator', channel, `[a](${file.url})`),
        at: /INSERT INTO .?messages\b/,
        second: () => app.as('member').delete(`/attachments/${file.id}`),
      })
      expect(await AttachmentMessage.count({ where: { attachment_id: file.id } })).toBe(0)
    })

    test('an unused one is not shared while it is cleaned up', async () => {
      const [file, channel] = [await shared(), await channelOf(['owner', 'member'])]
      await Attachment.update({ date_created: 1 }, { where: { id: file.id } })
      const { hasWaited } = await race(app.server.app, {
        first: () => pruneFiles(app.server.app, unixTime(), UNTIL_DONE),
        at: /UPDATE .?attachments.? SET .?state/,
        second: () => sending('member', channel, `[a](${file.url})`),
      })
      expect([hasWaited, await AttachmentMessage.count({ where: { attachment_id: file.id } })]).toEqual([true, 0])
    })
  })

  describe('about devices:', () => {
    const pending = async (): Promise<{ id: number; job: Parameters<typeof settleRegistration>[1] }> => {
      const { device_id: id } = await app.as('member').must.post('/register_client_device')
      const { key, token } = await pushDevice()
      await app.as('member').must.post('/mobile_push/register', { device_id: id, ...key, ...token })
      return { id, job: { deviceId: id, tokenId: token.token_id, relayKey: '', sealed: '' } }
    }
    const settle = (job: Parameters<typeof settleRegistration>[1]) =>
      settleRegistration(serverContext(app.server.app, { id: 1 }), job, null)

    test('another token can be registered as soon as the first one is', async () => {
      const { id, job } = await pending()
      const { token } = await pushDevice()
      const { other } = await race(app.server.app, {
        first: () => settle(job),
        at: /UPDATE .?devices/,
        second: () => app.as('member').post('/mobile_push/register', { device_id: id, ...token }),
      })
      expect(other.status).toBe(200)
    })

    test('none keeps the notification of a message that is marked as read while an edit notifies', async () => {
      const { job } = await pending()
      await settle(job)
      const channel = await channelOf(['owner', 'member'])
      const notified = async (during: (id: number) => Promise<unknown>): Promise<boolean> => {
        const id = await app.as('owner').must.send({ to: channel.id, topic: 'rows' })
        for (const op of ['add', 'remove'] as const) await success(flag('member', id, op, 'read'))
        await app.as('owner').must.patch(`/messages/${id}`, { content: `@**${app.demo.users.member.full_name}**` })
        const notify = () => notifyOfMessages(app.server.app)
        await race(app.server.app, { first: notify, at: /INSERT .*INTO .?notifications/, second: () => during(id) })
        // The relay does not answer, so a notification that is sent stays.
        await sendPushes(app.server.app, unixTime() + 1)
        return Notification.isThere(app.idOf('member'), id)
      }
      expect(await notified(async () => {})).toBe(true)
      expect(await notified((id) => flag('member', id, 'add', 'read'))).toBe(false)
    })

    test('none is notified of a message that is marked as read before the notification is handed over', async () => {
      const { job } = await pending()
      await settle(job)
      await Job.destroy({ where: {} })
      const id = await app
        .as('owner')
        .must.send({ to: (await channelOf(['owner', 'member'])).id, topic: 'rows', content: `@**${app.demo.users.member.full_name}**` })
      await notifyOfMessages(app.server.app)
      expect(await Notification.isThere(app.idOf('member'), id)).toBe(true)
      await race(app.server.app, {
        ...{ first: () => flag('member', id, 'add', 'read'), at: /UPDATE realms SET event_seq/ },
        second: () => sendPushes(app.server.app, unixTime() + 1),
      })
      // A notification for the relay, which does not answer, would be tried again.
      expect(await Job.count({ where: { kind: PUSH_JOB } })).toBe(0)
    })

    test('a mail about missed messages is queued by one worker', async () => {
      await notifyOfMessages(app.server.app)
      await MissedMessage.destroy({ where: {} })
      await Job.destroy({ where: {} })
      await app.as('owner').must.send({ to: [app.idOf('member')], content: 'Hello' })
      await notifyOfMessages(app.server.app)
      const queue = () => mailMissed(app.server.app, unixTime() + 700_000)
      await race(app.server.app, { first: queue, at: /DELETE FROM .?missed_messages/, second: queue })
      expect(await Job.count({ where: { kind: NEWS_JOB } })).toBe(1)
    })

    test('one that is removed while its token is registered is not announced again', async () => {
      const { id, job } = await pending()
      await race(app.server.app, {
        first: () => app.as('member').post('/remove_client_device', { device_id: id }),
        at: /DELETE FROM .?devices/,
        second: () => settle(job),
      })
      const last = await LoggedEvent.findOne({ where: { type: 'device' }, order: [['seq', 'DESC']], raw: true, rejectOnEmpty: true })
      expect(JSON.parse(last.payload)).toMatchObject({ op: 'remove', device_id: id })
      expect(await Device.count({ where: { id } })).toBe(0)
    })
  })

  describe('about accounts:', () => {
    test.each([
      ['deactivates', () => deactivate('member2'), () => reactivate('member2')],
      [
        'demotes',
        () => app.as('owner').patch(`/users/${app.idOf('member2')}`, { role: 600 }),
        () => app.as('owner').must.patch(`/users/${app.idOf('member2')}`, { role: 400 }),
      ],
    ])('who %s somebody waits for what they are changing', async (_, change, restore) => {
      const before = repeats
      const { one, other } = await race(app.server.app, {
        first: () => app.as('member2').post('/users/me/alert_words', { alert_words: [fresh()] }),
        at: /INSERT INTO .?alert_words/,
        second: change,
      })
      expect([one.status, other.status, repeats - before]).toEqual([200, 200, 0])
      await restore()
    })

    test('a key that somebody gets while all of their keys are revoked is revoked too', async () => {
      const { email } = app.demo.users.member2
      const { one } = await race(app.server.app, {
        first: () => app.client().post('/dev_fetch_api_key', { username: email }),
        at: /INSERT INTO .?api_keys/,
        second: () => revokeApiKeys(serverContext(app.server.app, { id: 1 }), { userIds: [app.idOf('member2')] }),
      })
      expect(one.status).toBe(200)
      expect(await ApiKey.findAllOf(app.idOf('member2'))).toEqual([])
      await app.logIn('member2')
    })

    test('nobody gets a key while they are deactivated', async () => {
      const user = await User.findByPk(app.idOf('member2'), { rejectOnEmpty: true })
      const { other } = await race(app.server.app, {
        first: () => deactivate('member2'),
        at: /UPDATE .?users.? SET .?is_active/,
        second: () => createApiKey(app.server.app, user, 'late', unixTime()).catch((refusal) => refusal),
      })
      expect(other).toMatchObject({ code: 'USER_DEACTIVATED' })
      await reactivate('member2')
    })

    test('preferences that somebody changes while an administrator changes others of theirs are kept', async () => {
      await race(app.server.app, {
        first: () => app.as('member2').patch('/settings', { twenty_four_hour_time: true }),
        at: /UPDATE .?users.? SET .?settings/,
        second: () => app.as('owner').patch('/settings', { target_users: { user_ids: [app.idOf('member2')] }, user_list_style: 1 }),
      })
      const { settings } = await User.findByPk(app.idOf('member2'), { rejectOnEmpty: true })
      expect(JSON.parse(settings)).toMatchObject({ twenty_four_hour_time: true, user_list_style: 1 })
    })

    test('of two owners who step down at once, one remains', async () => {
      await User.update({ role: 100 }, { where: { id: app.idOf('administrator') } })
      app.server.app.caches.clear()
      const stepDown = (name: Name) => () => app.as(name).patch(`/users/${app.idOf(name)}`, { role: 200 })
      const { one, other } = await race(app.server.app, {
        ...{ first: stepDown('owner'), at: /UPDATE .?users.? SET .?role/, second: stepDown('administrator') },
      })
      expect([one.status, other.status]).toEqual([200, 400])
      await app.as('administrator').must.patch(`/users/${app.idOf('owner')}`, { role: 100 })
      await app.as('owner').must.patch(`/users/${app.idOf('administrator')}`, { role: 200 })
    })

    test('the first login is recorded once', async () => {
      const user = await User.findByPk(app.idOf('member2'), { rejectOnEmpty: true })
      await user.update({ awaits_first_login: true })
      const before = await eventsOf('realm_user')
      const record = () => noteLogin(serverContext(app.server.app, { id: 1 }), user)
      await race(app.server.app, { first: record, at: /UPDATE .?users.? SET .?awaits_first_login/, second: record })
      // One for the account, and one for the date of joining.
      expect((await eventsOf('realm_user')) - before).toBe(2)
    })

    test('nobody confirms a new address while they are deactivated', async () => {
      await app.as('member2').must.patch('/settings', { email: 'elsewhere@example.com' })
      const [{ path }, before] = [await mailTo('elsewhere@example.com'), repeats]
      await race(app.server.app, {
        first: () => deactivate('member2'),
        at: /UPDATE .?users.? SET .?is_active/,
        second: () => app.client().raw(path, { method: 'POST', body: new URLSearchParams() }),
      })
      const address = (await User.findByPk(app.idOf('member2')))?.delivery_email
      expect([address, repeats - before]).toEqual([app.demo.users.member2.email, 0])
      await reactivate('member2')
    })

    test('nobody gets a new password by a link to an address that their account has no more', async () => {
      const [reset, before] = [await resetOf('member2'), repeats]
      const user = await User.findByPk(app.idOf('member2'), { rejectOnEmpty: true })
      const { password_hash: hash } = user
      await app.as('member2').must.patch('/settings', { email: 'moved@example.com' })
      const { path } = await mailTo('moved@example.com')
      const { one, other } = await race(app.server.app, {
        first: () => app.client().raw(path, { method: 'POST', body: new URLSearchParams() }),
        at: /UPDATE .?users.? SET .?delivery_email/,
        second: reset,
      })
      const { password_hash: after } = await user.reload()
      expect([one.status, other.status, after, repeats - before]).toEqual([200, 404, hash, 0])
      await user.update(emailColumns(app.demo.users.member2.email))
      app.server.app.caches.clear()
      await app.logIn('member2')
    })

    test('nobody who is deactivated at the same time gets a new password from the operator', async () => {
      const user = await User.findByPk(app.idOf('member2'), { rejectOnEmpty: true })
      const { password_hash: before } = user
      const { other } = await race(app.server.app, {
        first: () => deactivate('member2'),
        at: /UPDATE .?users.? SET .?is_active/,
        second: () => setPassword(serverContext(app.server.app, realm), user, PASSPHRASE).catch((refusal) => refusal),
      })
      const { password_hash: after } = await user.reload()
      expect([other?.message, after]).toEqual([`${user.delivery_email} is deactivated and cannot log in`, before])
      await reactivate('member2')
    })

    test('guests whose last two channels with somebody end at once are told that they no longer know them', async () => {
      await app.as('owner').must.patch('/realm', { can_access_all_users_group: { new: 3 } })
      const shared = [await channelOf(['owner', 'member2', 'guest']), await channelOf(['owner', 'member2', 'guest'])] as const
      const { subscriptions } = await app.as('guest').must.get('/users/me/subscriptions')
      const others = subscriptions
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => !shared.some((one) => one.name === name))
      await app.as('owner').must.delete('/users/me/subscriptions', { subscriptions: others, principals: [app.idOf('member2')] })
      const leave = (name: Name, channel: { name: string }) => () =>
        app.as(name).delete('/users/me/subscriptions', { subscriptions: [channel.name], principals: [app.idOf('member2')] })
      const events = await verifyEvents(app, ['guest'], () =>
        race(app.server.app, {
          ...{ first: leave('owner', shared[0]), at: /UPDATE realms SET event_seq/, second: leave('administrator', shared[1]) },
        }),
      )
      expect(events.guest?.filter(({ type }) => type === 'realm_user')).toMatchObject([
        { op: 'remove', person: { user_id: app.idOf('member2') } },
      ])
      await set({})
    })

    test('nobody revokes the keys of somebody who rises above them at the same time', async () => {
      const [key] = await ApiKey.findAllOf(app.idOf('member'))
      const { other } = await race(app.server.app, {
        first: () => app.as('owner').patch(`/users/${app.idOf('member')}`, { role: 100 }),
        at: /UPDATE .?users.? SET .?role/,
        second: () => app.as('administrator').delete(`/users/${app.idOf('member')}/api_keys/${key?.id}`),
      })
      expect(other.status).toBe(400)
      await app.as('owner').must.patch(`/users/${app.idOf('member')}`, { role: 400 })
    })

    test('nobody gets a new key of a bot that is given to somebody else at the same time', async () => {
      const bot = await app.as('member').must.post('/bots', { full_name: 'Given Away', short_name: 'given-away' })
      const { one, other } = await race(app.server.app, {
        first: () => app.as('owner').patch(`/bots/${bot.user_id}`, { bot_owner_id: app.idOf('member2') }),
        at: /UPDATE .?users.? SET .*bot_owner_id/,
        second: () => app.as('member').post(`/bots/${bot.user_id}/api_key/regenerate`),
      })
      expect([one.status, other.status]).toEqual([200, 400])
    })

    test('of two accounts that take one name where names are unique, one gets it', async () => {
      await set({ require_unique_names: true })
      const rename = (name: Name) => () => app.as(name).patch('/settings', { full_name: 'One And Only' })
      const { one, other } = await race(app.server.app, {
        ...{ first: rename('member'), at: /UPDATE .?users.? SET .?full_name/, second: rename('member2') },
      })
      await set({})
      expect([one.status, other.body.msg]).toEqual([200, "'full_name' is in use already, and names are unique in this organisation"])
    })
  })

  describe('about invitations:', () => {
    const linkOf = async (form: Form = {}): Promise<string> =>
      new URL((await app.as('owner').must.post('/invites/multiuse', form)).invite_link).pathname
    const ask = (path: string, email: string) => app.client().raw(path, { method: 'POST', body: new URLSearchParams({ email }) })
    const invited = async (name: Name, form: Form = {}): Promise<{ email: string; path: string; id: number }> => {
      const email = `invited${++count}@example.com`
      await app.as(name).must.post('/invites', { invitee_emails: email, stream_ids: [], ...form })
      const { id } = await Invitation.findOne({ where: { email }, rejectOnEmpty: true })
      return { email, path: (await mailTo(email)).path, id }
    }
    const accept = (path: string) => {
      const body = new URLSearchParams({ full_name: `New ${++count}`, password: 'correct horse battery staple' })
      return app.client().raw(path, { method: 'POST', body })
    }

    test('an address that is entered twice at a link is invited once', async () => {
      const [path, email] = [await linkOf(), `asked${++count}@example.com`]
      await race(app.server.app, { first: () => ask(path, email), at: /INSERT INTO .?invitations/, second: () => ask(path, email) })
      expect(await Invitation.count({ where: { email } })).toBe(1)
    })

    test('an address that is entered again while its invitation is revoked is invited again', async () => {
      const [path, email] = [await linkOf(), `asked${++count}@example.com`]
      await ask(path, email)
      const revoke = (state: 'revoked', tx: Parameters<typeof Invitation.lockLink>[1]) => update(Invitation, { state }, { email }, tx)
      await afterAnother(app.server.app, { lock: (tx) => revoke('revoked', tx), request: () => ask(path, email) })
      expect((await Invitation.findOne({ where: { email }, rejectOnEmpty: true })).state).toBe('pending')
    })

    test.each([
      [
        'inviting',
        async () => (): Promise<Answer> =>
          app.as('administrator').post('/invites', { invitee_emails: `day${++count}@example.com`, stream_ids: [] }),
      ],
      [
        'sending again',
        async () => {
          const { id } = await invited('moderator')
          return () => app.as('administrator').post(`/invites/${id}/resend`)
        },
      ],
    ])('the last invitation of a day is sent once, also by %s', async (_, prepare) => {
      const { config } = app.server.app
      const second = await prepare()
      config.invitesPerDay = (await Link.count({ where: { purpose: 'invitation' } })) + 1
      try {
        const { one, other } = await race(app.server.app, {
          first: () => app.as('owner').post('/invites', { invitee_emails: `day${++count}@example.com`, stream_ids: [] }),
          at: /INSERT INTO .?invitations/,
          second,
        })
        expect([one.status, other.status]).toEqual([200, 400])
      } finally {
        config.invitesPerDay = undefined
      }
    })

    test('of two who ask to join, one gets the last mail of a day, also from two workers', async () => {
      const { config } = app.server.app
      const emails = [`asked${++count}@example.com`, `asked${++count}@example.com`]
      await app.as('owner').must.patch('/realm', { invite_required: false })
      for (const email of emails) await app.client().must.post('/join', { email })
      config.invitesPerDay = (await Invitation.count({ where: { realm_id: 1, inviter_id: null } })) + 1
      try {
        await race(app.server.app, {
          first: () => mailJoiners(app.server.app),
          at: /INSERT INTO .?invitations/,
          second: () => mailJoiners(app.server.app),
        })
        const mails = await Promise.all(emails.map((email) => mailsTo(email)))
        expect(mails.flat()).toHaveLength(1)
      } finally {
        config.invitesPerDay = undefined
        await app.as('owner').must.patch('/realm', { invite_required: true })
      }
    })

    const INVITING = { can_invite_users_group: { new: ADMINISTRATORS }, create_multiuse_invite_group: { new: ADMINISTRATORS } }
    /** Does something while all but administrators lose the permissions to invite. */
    const whileLost = <Other>(second: () => Promise<Other>) =>
      race(app.server.app, { first: () => app.as('owner').patch('/realm', INVITING), at: /UPDATE .?realms.? SET .?settings/, second })

    test.each([
      ['invites people', '/invites', { invitee_emails: 'lost@example.com', stream_ids: [] }, 'invite users'],
      ['creates a link', '/invites/multiuse', {}, 'create invitation links'],
    ])('nobody %s while they lose the permission to', async (_, path, form, what) => {
      await set({ create_multiuse_invite_group: MEMBERS })
      const { other } = await whileLost(() => app.as('moderator').post(path, form))
      expect([other.status, other.body.msg]).toEqual([400, `You do not have permission to ${what}`])
      await set({})
    })

    test('nobody joins by an invitation whose inviter loses the permission to invite at the same time', async () => {
      const { path, email } = await invited('moderator')
      const { one, other } = await whileLost(() => accept(path))
      expect([one.status, other.status, await User.findByEmail(1, email)]).toEqual([200, 404, null])
      await set({})
    })

    test('nobody is reminded of an invitation whose inviter loses the permission to invite at the same time', async () => {
      const { id } = await invited('moderator', { invite_expires_in_minutes: 5 * 1_440 })
      const links = () => Link.count({ where: { purpose: 'invitation', subject_id: id } })
      const before = await links()
      await whileLost(() => mailReminders(app.server.app, unixTime() + 4 * 86_400))
      expect([before, await links()]).toEqual([1, 1])
      await set({})
    })

    test('nobody is invited by a link whose creator loses the permission to create links at the same time', async () => {
      await set({ create_multiuse_invite_group: MEMBERS })
      const email = `asked${++count}@example.com`
      const path = new URL((await app.as('moderator').must.post('/invites/multiuse')).invite_link).pathname
      const { one } = await whileLost(() => ask(path, email))
      expect([one.status, await Invitation.count({ where: { email } })]).toEqual([200, 0])
      await set({})
    })

    test('no invitation is sent again while its inviter loses the permission to invite', async () => {
      const { id } = await invited('moderator')
      const { other } = await race(app.server.app, {
        first: () => app.as('owner').patch('/realm', { can_invite_users_group: { new: ADMINISTRATORS } }),
        at: /UPDATE .?realms.? SET .?settings/,
        second: () => app.as('administrator').post(`/invites/${id}/resend`),
      })
      expect([other.status, other.body.msg]).toEqual([400, 'The inviter may no longer invite people to this role'])
      await set({})
    })

    test('nobody who accepts an invitation joins a channel that is archived at the same time', async () => {
      const channel = await channelOf(['owner'])
      const { path, email } = await invited('owner', { stream_ids: [channel.id] })
      await race(app.server.app, { first: () => archive(channel), at: /UPDATE .?channels.? SET .*is_archived/, second: () => accept(path) })
      const user = await User.findByEmail(1, email)
      const { members } = await app.as('owner').must.get('/users')
      expect(members.map(({ user_id }: { user_id: number }) => user_id)).toContain(user?.id)
      expect((await app.as('owner').must.get(`/users/${user?.id}/subscriptions/${channel.id}`)).is_subscribed).toBe(false)
    })

    test('nobody who accepts an invitation joins a group that is deactivated at the same time', async () => {
      const { group_id: id } = await app.as('owner').must.post('/user_groups/create', { name: fresh(), description: '', members: [] })
      const { path, email } = await invited('owner', { group_ids: [id] })
      await race(app.server.app, {
        first: () => app.as('owner').post(`/user_groups/${id}/deactivate`),
        at: /UPDATE .?user_groups.*is_deactivated/,
        second: () => accept(path),
      })
      const user = await User.findByEmail(1, email)
      const { members } = await app.as('owner').must.get(`/user_groups/${id}/members`)
      expect([user === null, members]).toEqual([false, []])
    })
  })

  describe('about groups:', () => {
    const groupOf = async (form: Form = {}): Promise<number> =>
      (await app.as('owner').must.post('/user_groups/create', { name: fresh(), description: '', members: [], ...form })).group_id

    test('of two changes of a permission the second does not find the value that it expects', async () => {
      const id = await groupOf({ can_mention_group: 3, can_manage_group: ADMINISTRATORS })
      const change = (name: Name, value: number) => () =>
        app.as(name).patch(`/user_groups/${id}`, { can_mention_group: { new: value, old: 3 } })
      const { one, other } = await race(app.server.app, {
        ...{ first: change('owner', 6), at: /UPDATE .?user_groups/, second: change('administrator', 5) },
      })
      expect([one.status, other.body.code]).toEqual([200, 'EXPECTATION_MISMATCH'])
    })

    test('no group becomes part of one that it contains, at any depth', async () => {
      const managed = { can_manage_group: ADMINISTRATORS }
      const innermost = await groupOf(managed)
      const inner = await groupOf({ ...managed, subgroups: [innermost] })
      const outer = await groupOf(managed)
      const nest = (name: Name, into: number, add: number) => () => app.as(name).post(`/user_groups/${into}/subgroups`, { add: [add] })
      const { one, other } = await race(app.server.app, {
        first: nest('owner', innermost, outer),
        at: /INSERT INTO .?user_group_subgroups/,
        second: nest('administrator', outer, inner),
      })
      expect([one.status, other.body.msg]).toEqual([200, `'add' names a user group that this one is part of: ${inner}`])
    })

    test('no group is created with one that is deactivated at the same time', async () => {
      const id = await groupOf()
      const { other } = await race(app.server.app, {
        first: () => app.as('owner').post(`/user_groups/${id}/deactivate`),
        at: /UPDATE .?user_groups.*is_deactivated/,
        second: () => app.as('administrator').post('/user_groups/create', { name: fresh(), description: '', members: [], subgroups: [id] }),
      })
      expect(other.status).toBe(400)
    })
  })

  describe('about the organisation:', () => {
    const emoji = (name: Name, named: string): Promise<Answer> => {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(TINY_GIF)]), 'image.gif')
      return app.as(name).raw(`/api/v1/realm/emoji/${named}`, { method: 'POST', body })
    }

    test('of two custom emoji with one name, one is created', async () => {
      const { one, other } = await race(app.server.app, {
        ...{ first: () => emoji('owner', 'twice'), at: /INSERT INTO .?custom_emoji/, second: () => emoji('administrator', 'twice') },
      })
      expect([one.status, other.status]).toEqual([200, 400])
    })

    test('a custom emoji is withdrawn once', async () => {
      await success(emoji('owner', 'withdrawn'))
      const withdraw = (name: Name) => () => app.as(name).delete('/realm/emoji/withdrawn')
      const before = await eventsOf('realm_emoji')
      const { one, other } = await race(app.server.app, {
        ...{ first: withdraw('owner'), at: /UPDATE .?custom_emoji/, second: withdraw('administrator') },
      })
      expect([one.status, other.status, (await eventsOf('realm_emoji')) - before]).toEqual([200, 404, 1])
    })

    test('no new channel is announced in one that is archived at the same time', async () => {
      const place = await channelOf(['owner'])
      await set({ new_stream_announcements_stream_id: place.id })
      const { other } = await race(app.server.app, {
        ...{ first: () => archive(place), at: /UPDATE .?channels.? SET .*is_archived/ },
        second: () => app.as('administrator').post('/channels/create', { name: fresh(), subscribers: [], announce: true }),
      })
      expect([other.status, await Message.count({ where: { topic: 'new channels' } })]).toEqual([200, 0])
      await set({})
    })

    test('no message is reported in a channel that becomes public at the same time', async () => {
      const place = await channelOf(['owner'])
      await app.as('owner').must.patch(`/streams/${place.id}`, { is_private: true })
      await set({ moderation_request_channel_id: place.id })
      const id = await app.as('member').must.send()
      const { other } = await race(app.server.app, {
        first: () => app.as('owner').patch(`/streams/${place.id}`, { is_private: false }),
        at: /UPDATE .?channels.? SET .*invite_only/,
        second: () => app.as('member2').post(`/messages/${id}/report`, { report_type: 'spam' }),
      })
      expect([other.status, await Message.count({ where: { topic: 'message reports' } })]).toEqual([400, 0])
      await set({})
    })

    test('of two settings that are changed at once, both are kept', async () => {
      const change = (name: Name, form: Form) => () => app.as(name).patch('/realm', form)
      await race(app.server.app, {
        first: change('owner', { message_content_edit_limit_seconds: 77 }),
        at: /UPDATE .?realms.? SET .?settings/,
        second: change('administrator', { message_content_delete_limit_seconds: 88 }),
      })
      const { settings } = await Realm.findByPk(1, { rejectOnEmpty: true })
      expect(JSON.parse(settings)).toMatchObject({ message_content_edit_limit_seconds: 77, message_content_delete_limit_seconds: 88 })
      await set({})
    })

    test('of two defaults for new users that are changed at once, both are kept', async () => {
      const change = (name: Name, form: Form) => () => app.as(name).patch('/realm/user_settings_defaults', form)
      await race(app.server.app, {
        first: change('owner', { user_list_style: 1 }),
        at: /UPDATE .?realms.? SET .?user_defaults/,
        second: change('administrator', { twenty_four_hour_time: true }),
      })
      const { user_defaults: defaults } = await Realm.findByPk(1, { rejectOnEmpty: true })
      expect(JSON.parse(defaults ?? '{}')).toMatchObject({ user_list_style: 1, twenty_four_hour_time: true })
    })

    const LISTS: [string, { path: string; table: string; form(): Form; unique: string }][] = [
      [
        'linkifier',
        {
          ...{ path: '/realm/filters', table: 'linkifiers', unique: 'pattern' },
          form: () => ({ pattern: `R${++count}-(?P<id>\\d+)`, url_template: 'https://x.example/{id}' }),
        },
      ],
      [
        'profile field',
        { path: '/realm/profile_fields', table: 'profile_fields', form: () => ({ field_type: 1, name: fresh() }), unique: 'name' },
      ],
    ]
    test.each(LISTS)('of two changes that make a %s like another one, one is made', async (_, { path, table, form, unique }) => {
      const [one, other] = [await app.as('owner').must.post(path, form()), await app.as('owner').must.post(path, form())]
      const wanted = { [unique]: form()[unique] }
      const answers = await race(app.server.app, {
        first: () => app.as('owner').patch(`${path}/${one.id}`, wanted),
        at: new RegExp(`UPDATE .?${table}`),
        second: () => app.as('administrator').patch(`${path}/${other.id}`, wanted),
      })
      expect([answers.one.status, answers.other.status]).toEqual([200, 400])
    })

    test.each(LISTS)('a %s is deleted once', async (_, { path, table, form }) => {
      const { id } = await app.as('owner').must.post(path, form())
      const remove = (name: Name) => () => app.as(name).delete(`${path}/${id}`)
      const { one, other } = await race(app.server.app, {
        ...{ first: remove('owner'), at: new RegExp(`DELETE FROM .?${table}`), second: remove('administrator') },
      })
      expect([one.status, other.status]).toEqual([200, 404])
    })

    test('an order of linkifiers has the one that is being added', async () => {
      const add = (name: Name) =>
        app.as(name).post('/realm/filters', { pattern: `O${++count}-(?P<id>\\d+)`, url_template: 'https://x.example/{id}' })
      for (let i = 0; i < 2; i++) await success(add('owner'))
      const { linkifiers } = await app.as('owner').must.get('/realm/linkifiers')
      const known = linkifiers.map(({ id }: { id: number }) => id).reverse()
      const { other } = await race(app.server.app, {
        first: () => add('owner'),
        at: /INSERT INTO .?linkifiers/,
        second: () => app.as('administrator').patch('/realm/linkifiers', { ordered_linkifier_ids: known }),
      })
      expect(other.status).toBe(400)
    })

    test('an order of profile fields has the one that is being created', async () => {
      const create = (name: Name) => app.as(name).post('/realm/profile_fields', { field_type: 1, name: fresh() })
      for (let i = 0; i < 2; i++) await success(create('owner'))
      const { custom_fields: fields } = await app.as('owner').must.get('/realm/profile_fields')
      const { other } = await race(app.server.app, {
        first: () => create('owner'),
        at: /INSERT INTO .?profile_fields/,
        second: () => app.as('administrator').patch('/realm/profile_fields', { order: fields.map(({ id }) => id).reverse() }),
      })
      expect(other.status).toBe(400)
    })

    test('nobody has a value of a profile field that is being deleted', async () => {
      const { id } = await app.as('owner').must.post('/realm/profile_fields', { field_type: 1, name: fresh() })
      const { one, other } = await race(app.server.app, {
        first: () => app.as('owner').delete(`/realm/profile_fields/${id}`),
        at: /DELETE FROM .?profile_fields/,
        second: () => app.as('member').patch('/users/me/profile_data', { data: [{ id, value: 'kept' }] }),
      })
      expect([one.status, other.body.msg]).toEqual([200, `'data[0].id' names a profile field that does not exist: ${id}`])
    })

    test('of two icons of the organisation, the files of one stay', async () => {
      const upload = (name: Name) => {
        const body = new FormData()
        body.append('file', new Blob([new Uint8Array(TINY_GIF)], { type: 'image/gif' }), 'icon.gif')
        return app.as(name).raw('/api/v1/realm/icon', { method: 'POST', body })
      }
      const { one, other } = await race(app.server.app, {
        first: () => upload('owner'),
        at: /UPDATE .?realms.? SET .?icon_path/,
        second: () => upload('administrator'),
      })
      expect([one.status, other.status]).toEqual([200, 200])
      expect(await StoredImage.count({ where: { state: 'stored' } })).toBe(1)
      await success(app.as('owner').delete('/realm/icon'))
    })

    test('an order of folders has the one that is being created', async () => {
      const create = (name: Name) => app.as(name).post('/channel_folders/create', { name: fresh() })
      const known = [(await success(create('owner'))).channel_folder_id, (await success(create('owner'))).channel_folder_id].reverse()
      const { other } = await race(app.server.app, {
        first: () => create('owner'),
        at: /INSERT INTO .?channel_folders/,
        second: () => app.as('administrator').patch('/channel_folders', { order: known }),
      })
      expect(other.status).toBe(400)
    })

    test.each([
      ['files', (name: Name) => app.as(name).upload('a.txt', 'text'), /INSERT INTO .?attachments/],
      ['custom emoji', (name: Name) => emoji(name, `quota${++count}`), /INSERT INTO .?custom_emoji/],
    ])('of two %s that fit once, one is stored', async (_, upload, at) => {
      const { config } = app.server.app
      const used = (await Attachment.spaceUsed(1, undefined, { reserved: true })) + (await CustomEmoji.spaceUsed(1))
      config.uploadQuota = used + TINY_GIF.length
      try {
        const { one, other } = await race(app.server.app, {
          ...{ first: () => upload('owner'), at, second: () => emoji('administrator', `quota${++count}`) },
        })
        expect([one.status, other.body.code]).toEqual([200, 'REALM_UPLOAD_QUOTA'])
      } finally {
        config.uploadQuota = undefined
      }
    })

    test('of two resumable uploads that fit once, one is begun', async () => {
      const { config } = app.server.app
      const used = (await Attachment.spaceUsed(1, undefined, { reserved: true })) + (await CustomEmoji.spaceUsed(1))
      config.uploadQuota = used + 100
      const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '100' }
      const begin = (name: Name) => () => app.as(name).raw('/api/v1/tus', { method: 'POST', headers })
      try {
        const { one, other } = await race(app.server.app, {
          ...{ first: begin('owner'), at: pauseBefore(UploadStore.prototype, 'create'), second: begin('administrator') },
        })
        expect([one.status, other.body.code]).toEqual([201, 'REALM_UPLOAD_QUOTA'])
      } finally {
        config.uploadQuota = undefined
      }
    })

    test('a domain that is removed at the same time is not changed', async () => {
      await RealmDomain.create({ realm_id: 1, domain: 'brief.example', allow_subdomains: false })
      const before = await LoggedEvent.count({ where: { type: 'realm_domains' } })
      const { other } = await race(app.server.app, {
        first: () => app.as('owner').delete('/realm/domains/brief.example'),
        at: /DELETE FROM .?realm_domains/,
        second: () => app.as('administrator').patch('/realm/domains/brief.example', { allow_subdomains: true }),
      })
      expect(other.status).toBe(404)
      expect((await LoggedEvent.count({ where: { type: 'realm_domains' } })) - before).toBe(1)
    })

    test('the last two domains that are removed at once end the restriction to domains', async () => {
      for (const domain of ['one.example', 'two.example']) await RealmDomain.create({ realm_id: 1, domain, allow_subdomains: false })
      await set({ emails_restricted_to_domains: true })
      const remove = (name: Name, domain: string) => () => app.as(name).delete(`/realm/domains/${domain}`)
      await race(app.server.app, {
        first: remove('owner', 'one.example'),
        at: /UPDATE realms SET event_seq/,
        second: remove('administrator', 'two.example'),
      })
      const { settings } = await Realm.findByPk(1, { rejectOnEmpty: true })
      expect(JSON.parse(settings).emails_restricted_to_domains).toBe(false)
    })

    // The last two, because nobody can reach the organisation then.
    test('nobody in an organisation that ends gets a new password by a link', async () => {
      const [reset, before] = [await resetOf('member2'), repeats]
      const { other } = await race(app.server.app, {
        first: () => setRealmActive(serverContext(app.server.app, { id: 1 }), false),
        at: /UPDATE .?realms.? SET .?is_active/,
        second: reset,
      })
      expect([other.status, repeats - before]).toEqual([404, 0])
      await setRealmActive(serverContext(app.server.app, { id: 1 }), true)
    })

    test('the end of the organisation is announced once', async () => {
      const end = () => setRealmActive(serverContext(app.server.app, { id: 1 }), false)
      const before = await eventsOf('realm')
      await race(app.server.app, { first: end, at: /UPDATE .?realms.? SET .?is_active/, second: end })
      expect((await eventsOf('realm')) - before).toBe(1)
    })
  })
})
