// databases: both
// A change whose row somebody else has created, or moved, in between is tried again: the first attempt is refused, the second one succeeds,
// and there is no third.

import { UniqueConstraintError } from 'sequelize'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Channel } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { Recipient } from '../models/recipient.ts'
import { UserTopic } from '../models/user-topic.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { NO_WORKER } from '../testing/mails.ts'
import { HAS_ROW_LOCKS, pauseAt, race } from '../testing/pause.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

const policyOf = () => UserTopic.findAll({ where: { user_id: app.demo.users.member2.user_id }, raw: true })

/** Sends a request, and creates the row of the policy for its topic right before the request does. Returns how often the request begins again. */
async function whileCreated(topic: string, request: () => Promise<Answer>): Promise<{ status: number; again: number }> {
  const pause = pauseAt(app.server.app, /INSERT INTO .?user_topics/)
  let again = 0
  const answer = request()
  await pause.reached
  const row = { realm_id: 1, user_id: app.demo.users.member2.user_id, channel_id: 1, topic, topic_key: topic }
  await UserTopic.create({ ...row, visibility_policy: 1, last_updated: 1 })
  const stop = app.server.app.db.onStatement((sql) => /^START TRANSACTION/.test(sql) && again++)
  pause.release()
  const { status } = await answer
  stop()
  return { status, again }
}

// On SQLite nobody else writes during a transaction.
describe.runIf(HAS_ROW_LOCKS)('a policy for a topic that somebody else creates at the same time', () => {
  test('is replaced by the one that its user sets', async () => {
    const topic = 'set'
    const form = { stream_id: 1, topic, visibility_policy: 3 }
    expect(await whileCreated(topic, () => app.as('member2').post('/user_topics', form))).toEqual({ status: 200, again: 1 })
    expect(await policyOf()).toMatchObject([{ topic, visibility_policy: 3 }])
  })

  test('does not keep anybody from reacting', async () => {
    const topic = 'reacted'
    await UserTopic.destroy({ where: {} })
    const { id } = (await app.as('member').post('/messages', { type: 'channel', to: 1, topic, content: 'x' })).body
    await app.as('member2').patch('/settings', { automatically_follow_topics_policy: 1 })
    const react = () => app.as('member2').post(`/messages/${id}/reactions`, { emoji_name: 'octopus' })
    expect(await whileCreated(topic, react)).toEqual({ status: 200, again: 1 })
    expect(await policyOf()).toMatchObject([{ topic, visibility_policy: 3 }])
  })

  test('does not keep anybody from voting', async () => {
    const topic = 'voted'
    await UserTopic.destroy({ where: {} })
    const { id } = (await app.as('member').post('/messages', { type: 'channel', to: 1, topic, content: '/poll Tea?' })).body
    await app.as('member2').patch('/settings', { automatically_follow_topics_policy: 1 })
    const content = { type: 'vote', key: 'canned,0', vote: 1 }
    const vote = () => app.as('member2').post('/submessage', { message_id: id, msg_type: 'widget', content })
    expect(await whileCreated(topic, vote)).toEqual({ status: 200, again: 1 })
    expect(await policyOf()).toMatchObject([{ topic, visibility_policy: 3 }])
  })
})

describe.runIf(HAS_ROW_LOCKS)('a direct conversation that somebody else begins at the same time', () => {
  test('is the one that the message belongs to', async () => {
    const people = [app.demo.users.member.user_id, app.demo.users.moderator.user_id, app.demo.users.guest.user_id].sort((a, b) => a - b)
    const pause = pauseAt(app.server.app, /INSERT INTO .?recipients/)
    const answer = app.as('member').post('/messages', { type: 'direct', to: people, content: 'x' })
    await pause.reached
    const { id } = await app.server.app.db.transaction((tx) => Recipient.findOrCreateDirect(1, people, tx))
    pause.release()
    const { status, body } = await answer
    expect([status, (await Message.findByPk(body.id))?.recipient_id]).toEqual([200, id])
  })
})

describe('a channel that others create while somebody subscribes to it', () => {
  /** Subscribes to a channel whose creation is refused `times` times. */
  async function subscribeAfter(times: number, name: string) {
    const create = Recipient.createForChannels.bind(Recipient)
    const attempts = vi.spyOn(Recipient, 'createForChannels').mockImplementation(async (realmId, count, tx) => {
      if (attempts.mock.calls.length <= times) throw new UniqueConstraintError({})
      return create(realmId, count, tx)
    })
    const { status, body } = await app.as('member').post('/users/me/subscriptions', { subscriptions: [{ name }] })
    return { status, code: body.code, attempts: attempts.mock.calls.length }
  }

  test('is tried again, and joined at the second attempt', async () => {
    expect(await subscribeAfter(1, 'second time')).toEqual({ status: 200, attempts: 2 })
    expect(await Channel.count({ where: { name: 'second time' } })).toBe(1)
  })

  test('is tried three times at most', async () => {
    expect(await subscribeAfter(2, 'third time')).toEqual({ status: 200, attempts: 3 })
    vi.restoreAllMocks()
    expect(await subscribeAfter(9, 'fourth time')).toEqual({ status: 503, code: 'CONCURRENT_CHANGES', attempts: 3 })
  })
})

describe.runIf(HAS_ROW_LOCKS)('a message that moves while somebody deletes it', () => {
  test('is deleted under the lock of the channel in which it is then', async () => {
    const ids: number[] = []
    for (const name of ['moved from', 'moved to'])
      ids.push((await app.as('owner').post('/channels/create', { name, subscribers: [app.demo.users.owner.user_id] })).body.id)
    const { id } = (await app.as('owner').post('/messages', { type: 'channel', to: ids[0], topic: 'moved', content: 'x' })).body
    const locked = vi.spyOn(Channel, 'lockIn')
    const { one, other } = await race(app.server.app, {
      first: () => app.as('owner').patch(`/messages/${id}`, { stream_id: ids[1], send_notification_to_new_thread: false }),
      at: /UPDATE realms SET event_seq/,
      second: () => app.as('administrator').delete(`/messages/${id}`),
    })
    expect([one.status, other.status, await Message.count({ where: { id } })]).toEqual([200, 200, 0])
    // Both by the move, and then the former and the present one by the deletion.
    expect(locked.mock.calls.map(([, channelId]) => channelId)).toEqual([...ids, ...ids])
  })
})
