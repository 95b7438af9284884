// databases: both

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setUserActive } from '../actions/people/activation.ts'
import { serverContext } from '../context.ts'
import { Device } from '../models/device.ts'
import { Job } from '../models/job.ts'
import { enqueuePush, type QueuedPush } from '../outbound/push.ts'
import { later, type PushApp, startPushApp } from '../testing/push-app.ts'
import { notificationsFor, pushDevice } from '../testing/push-device.ts'
import { verifyEvents } from '../testing/verify-events.ts'

let push: PushApp
beforeAll(async () => {
  push = await startPushApp()
})
afterAll(() => push.close())
beforeEach(() => push.reset())

describe('a notification of a message', () => {
  const message = { type: 'message' as const, messageId: 0 }
  beforeAll(async () => {
    const form = { type: 'channel', to: 'general', topic: 'lunch', content: 'Who is hungry?' }
    message.messageId = (await push.app.as('member2').post('/messages', form)).body.id
  })
  const queue = (queued: QueuedPush, userId = push.app.demo.users.member.user_id): Promise<void> =>
    push.app.server.app.db.transaction((tx) => enqueuePush(tx, { realmId: 1, userId, queued }))

  test('is sent once to every device of the user, even if many workers run', async () => {
    await queue(message)
    await Promise.all(Array.from({ length: 4 }, () => push.work()))
    for (const device of [push.phone, push.tablet])
      expect(device.read(await push.relay.received())).toMatchObject([
        {
          ...{ type: 'message', message_id: message.messageId, content: 'Who is hungry?', time: expect.any(Number) },
          ...{ recipient_type: 'channel', channel_id: 1, channel_name: 'general', topic: 'lunch' },
          ...{
            sender_id: 6,
            sender_full_name: 'Max Member',
            sender_avatar_url: `${push.app.server.app.config.externalUrl.origin}/avatar/6?version=1`,
          },
          ...{ realm_name: 'Demo', user_id: push.app.demo.users.member.user_id },
        },
      ])
    expect(JSON.stringify(await push.relay.received())).not.toMatch(/hungry|Max|lunch|general/)
    expect(await Job.count()).toBe(0)
  })

  test('of removed messages wakes the devices quietly', async () => {
    await queue({ type: 'remove', message_ids: [7, 8] })
    await push.work()
    const received = await push.relay.received()
    expect(push.phone.read(received)).toMatchObject([{ type: 'remove', message_ids: [7, 8] }])
    expect(notificationsFor(received, push.phone.tokenId)).toMatchObject([{ fcm_priority: 'normal' }])
    expect(notificationsFor(received, push.tablet.tokenId)).toMatchObject([
      { http_headers: { apns_priority: 5, apns_push_type: 'background' } },
    ])
  })

  test('is not queued for a user without a device, nor sent after a failed change or to a deactivated user', async () => {
    await queue(message, push.app.demo.users.owner.user_id)
    expect(await Job.count()).toBe(0)
    const failing = push.app.server.app.db.transaction(async (tx) => {
      await enqueuePush(tx, { realmId: 1, userId: push.app.demo.users.member.user_id, queued: message })
      throw new Error('the change fails')
    })
    await expect(failing).rejects.toThrow('the change fails')
    expect(await Job.count()).toBe(0)

    await Device.create({
      ...{
        realm_id: 1,
        user_id: push.app.demo.users.guest.user_id,
        key_id: 0,
        push_key: push.phone.key.push_key,
        push_key_id: 1,
        date_created: 0,
      },
      ...{ token_kind: 'fcm', token_id: push.phone.tokenId },
    })
    await queue(message, push.app.demo.users.guest.user_id)
    await setUserActive(serverContext(push.app.server.app, { id: 1 }), push.app.demo.users.guest.user_id, false)
    await push.work()
    expect(await push.relay.received()).toEqual([])
    expect(await Job.count()).toBe(0)
  })

  test('that fails is retried with growing delays, and is dead after six attempts', async () => {
    await push.relay.become('broken')
    await queue(message)
    let time = later(1)
    for (let attempt = 1; attempt <= 6; attempt++) {
      await push.work(time)
      const job = await Job.findOne({ rejectOnEmpty: true })
      expect(job).toMatchObject({ attempts: attempt, last_error: 'the relay answered 500' })
      expect(job.due_at - time).toBeGreaterThanOrEqual(30 * 2 ** (attempt - 1))
      expect(job.died_at === null).toBe(attempt < 6)
      time = job.due_at
    }
    await push.relay.become('well')
    await push.work(later(86_400))
    expect(await push.relay.received()).toEqual([])
  })

  test('arrives when the relay works again', async () => {
    await push.relay.become('hanging')
    await queue(message)
    await push.work()
    await push.relay.become('well')
    const { attempts, due_at: due } = await Job.findOne({ rejectOnEmpty: true })
    for (const time of [due, due + 86_400]) await push.work(time)
    expect(attempts).toBe(1)
    expect(push.phone.read(await push.relay.received())).toMatchObject([{ content: 'Who is hungry?' }])
  })

  test('is dead immediately when the plan has expired', async () => {
    await push.relay.become('expired')
    await queue(message)
    await push.work()
    expect(await Job.findOne({ rejectOnEmpty: true })).toMatchObject({ attempts: 1, died_at: expect.any(Number) })
  })

  test('removes the devices that the relay reports as gone', async () => {
    const device = await pushDevice()
    const id = await push.registered(device)
    // The other devices count as never registered.
    await Device.update({ token_id: null }, { where: { id: [push.phone.id, push.tablet.id] } })
    await push.relay.become('gone')
    await queue(message)
    const events = await verifyEvents(push.app, ['member', 'owner'], () => push.work())
    expect(events).toMatchObject({ member: [{ type: 'device', op: 'remove', device_id: id }], owner: [] })
    await Device.update({ token_id: push.phone.tokenId }, { where: { id: push.phone.id } })
    await Device.update({ token_id: push.tablet.tokenId }, { where: { id: push.tablet.id } })
  })
})
