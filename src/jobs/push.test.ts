// databases: both

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setUserActive } from '../actions/people/activation.ts'
import { serverContext } from '../context.ts'
import { loadContract } from '../http/contract.ts'
import { requestAjv } from '../http/validation.ts'
import { Device } from '../models/device.ts'
import { Job } from '../models/job.ts'
import { enqueuePush, pushRelay, type QueuedPush, type RelayError } from '../outbound/push.ts'
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
    expect(JSON.stringify(await push.relay.received())).not.toMatch(/hungry|Max Member|lunch|general/)
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

test('what the relay gets and answers is what the contract says of it', async () => {
  const { 'x-webhooks': webhooks = {} } = loadContract().document
  const faults = (media: Record<string, { schema: object }> = {}, value: unknown): unknown => {
    const ajv = requestAjv()
    const [{ schema } = { schema: { not: {} } }] = Object.values(media)
    ajv.validate(schema, value)
    return ajv.errors
  }
  const asked = { pushRegistration: 0, pushNotifications: 0 }
  const check = async (): Promise<void> => {
    for (const { path, authorization, body } of await push.relay.received()) {
      const name = path === '/api/v1/remotes/push/e2ee/register' ? 'pushRegistration' : 'pushNotifications'
      expect(webhooks[name]?.post.description).toContain(`\`${path}\``)
      expect(authorization).toBe(`Basic ${Buffer.from('server one:secret').toString('base64')}`)
      expect(faults(webhooks[name]?.post.requestBody.content, body)).toBeNull()
      asked[name]++
    }
  }
  await push.registered(await pushDevice())
  await push.registered(await pushDevice('apns'))
  expect((await push.sendTest()).status).toBe(200)
  await push.app.server.app.db.transaction((tx) =>
    enqueuePush(tx, { realmId: 1, userId: push.app.demo.users.member.user_id, queued: { type: 'remove', message_ids: [7] } }),
  )
  await push.work()
  await check()
  expect(asked.pushRegistration).toBe(2)
  expect(asked.pushNotifications).toBeGreaterThanOrEqual(2)
  for (const mode of ['well', 'expired', 'gone', 'refusing', 'rejecting'] as const) {
    await push.relay.become(mode)
    for (const [name, type, body] of [
      ['pushRegistration', 'application/x-www-form-urlencoded', 'token_id=t'],
      ['pushNotifications', 'application/json', '{"push_requests":[]}'],
    ] as const) {
      const answer = await fetch(push.relay.url, { method: 'POST', headers: { 'Content-Type': type }, body })
      const responses = webhooks[name]?.post.responses ?? {}
      const { content } = responses[String(answer.status)] ?? responses[`${Math.floor(answer.status / 100)}XX`] ?? {}
      expect(faults(content, await answer.json()), `${name} ${mode}`).toBeNull()
    }
  }
})

test('the examples of what the relay answers are understood as the contract says', async () => {
  const { 'x-webhooks': webhooks = {} } = loadContract().document
  const outcomes: Record<string, unknown> = {}
  for (const name of ['pushRegistration', 'pushNotifications'])
    for (const [status, { content = {} }] of Object.entries(webhooks[name]?.post.responses ?? {}))
      for (const [example, { value }] of Object.entries(content['application/json']?.examples ?? {})) {
        const code = status === '4XX' ? (example === 'serverUnknown' ? 403 : 400) : Number(status)
        const relay = createServer((request, response) => {
          request.resume()
          response.writeHead(code).end(JSON.stringify(value))
        })
        await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
        const { port } = relay.address() as AddressInfo
        const called = pushRelay(`http://127.0.0.1:${port}`, [], { timeout: 5_000, pause: 1_000 })
        const registration = { realm_uuid: 'r', token_id: 't', encrypted_push_registration: 'e', bouncer_public_key: 'k' }
        const call = name === 'pushRegistration' ? called.register(registration) : called.notify('r', [])
        outcomes[`${name} ${example}`] = await call.catch((error: RelayError) => `${error.kind} ${error.code}`)
        await new Promise((resolve) => relay.close(resolve))
      }
  expect(outcomes).toEqual({
    'pushRegistration phone': undefined,
    'pushRegistration keyUnknown': 'rejected INVALID_BOUNCER_PUBLIC_KEY',
    'pushRegistration serverUnknown': 'refused INVALID_SERVER',
    'pushNotifications message': { sent: 2, gone: [] },
    'pushNotifications removal': { sent: 1, gone: ['mO2vT1kYQx8='] },
    'pushNotifications serverUnknown': 'refused INVALID_SERVER',
  })
})
