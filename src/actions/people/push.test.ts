import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RelayMode } from '../../../contract-tests/relay.ts'
import { startRelay } from '../../../contract-tests/relay-process.ts'
import { Job } from '../../models/job.ts'
import type { Answer } from '../../testing/client.ts'
import { GATEWAY_HOST, later, type PushApp, startPushApp } from '../../testing/push-app.ts'
import { notificationsFor, pushDevice } from '../../testing/push-device.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { wire } from '../../testing/wire.ts'
import { unixTime } from '../../values/dates.ts'

let push: PushApp
beforeAll(async () => {
  push = await startPushApp()
})
afterAll(() => push.close())
beforeEach(() => push.reset())

describe('a test notification', () => {
  test('reaches all devices of the caller, who alone can read it', async () => {
    expect((await push.sendTest()).status).toBe(200)
    const received = await push.relay.received()
    const { user_id } = push.app.demo.users.member
    const time = expect.any(Number)
    const message = { type: 'test', time, realm_url: push.app.server.app.config.externalUrl.origin, realm_name: 'Demo', user_id }
    expect(push.phone.read(received)).toEqual([message])
    expect(push.tablet.read(received)).toEqual([message])
    const encrypted = { push_key_id: expect.any(Number), encrypted_data: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/) }
    expect(notificationsFor(received, push.phone.tokenId)).toEqual([
      { token_id: push.phone.tokenId, payload: encrypted, fcm_priority: 'high' },
    ])
    expect(notificationsFor(received, push.tablet.tokenId)).toEqual([
      {
        token_id: push.tablet.tokenId,
        payload: { ...encrypted, aps: expect.objectContaining({ 'mutable-content': 1 }) },
        http_headers: { apns_priority: 10, apns_push_type: 'alert' },
      },
    ])
    expect(JSON.stringify(received)).not.toMatch(/Demo|"test"/)
    expect(await Job.count()).toBe(0)
  })

  test('names the URL at which the device was registered, so that its client knows the account', async () => {
    const own = push.app.server.app.config.externalUrl
    const gateway = new URL(own)
    gateway.hostname = GATEWAY_HOST
    const sites = [
      { root: '', headers: { Host: GATEWAY_HOST }, url: gateway.origin },
      { root: '/zulip', headers: {}, url: `${own.origin}/zulip` },
    ]
    for (const { root, headers, url } of sites) {
      const [device, id] = [await pushDevice(), await push.newDevice()]
      const body = new URLSearchParams({ device_id: `${id}`, ...device.token, ...device.key, push_key_id: `${device.key.push_key_id}` })
      const settings = await wire(push.app, `GET ${root}/api/v1/server_settings`, { headers })
      expect(settings.body.realm_url).toBe(url)
      const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers }
      const line = `POST ${root}/api/v1/mobile_push/register`
      expect((await wire(push.app, line, { as: 'member', headers: form, body: body.toString() })).status).toBe(200)
      await push.work()
      expect((await push.sendTest(id)).status).toBe(200)
      expect(device.read(await push.relay.received())).toMatchObject([{ realm_url: url }])
      await push.app.as('member').post('/remove_client_device', { device_id: id })
    }
  })

  test('is encrypted differently each time, and goes only to the named device', async () => {
    await push.sendTest(push.phone.id)
    await push.sendTest(push.phone.id)
    const received = await push.relay.received()
    const [first, second] = notificationsFor(received, push.phone.tokenId)
    expect(first?.payload.encrypted_data).not.toBe(second?.payload.encrypted_data)
    expect(notificationsFor(received, push.tablet.tokenId)).toEqual([])
  })

  test('is refused without a device, for a foreign or unknown one, and to bots', async () => {
    const none = { code: 'NO_ACTIVE_PUSH_DEVICE', msg: 'No active registered push device' }
    expect((await push.app.as('owner').post('/mobile_push/e2ee/test_notification')).body).toMatchObject(none)
    for (const id of [push.phone.id, 987_654])
      expect((await push.app.as('owner').post('/mobile_push/e2ee/test_notification', { device_id: id })).body).toMatchObject(none)
    expect((await push.sendTest(await push.newDevice())).body).toMatchObject(none)
    expect((await push.app.as('bot').post('/mobile_push/e2ee/test_notification')).body).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await push.relay.received()).toEqual([])
  })

  test.each<[RelayMode, number, string]>([
    ['unreachable', 502, 'FAILED_TO_CONNECT_BOUNCER'],
    ['hanging', 502, 'FAILED_TO_CONNECT_BOUNCER'],
    ['broken', 502, 'INTERNAL_SERVER_ERROR_ON_BOUNCER'],
    ['nonsense', 502, 'INTERNAL_SERVER_ERROR_ON_BOUNCER'],
    ['incomplete', 502, 'INTERNAL_SERVER_ERROR_ON_BOUNCER'],
    ['refusing', 403, 'ADMIN_ACTION_REQUIRED'],
    ['expired', 403, 'ADMIN_ACTION_REQUIRED'],
    ['rejecting', 403, 'ADMIN_ACTION_REQUIRED'],
  ])('API10 to a relay that is %s gets %i %s, and is not sent later', async (mode, status, code) => {
    await push.relay.become(mode)
    expect(await push.sendTest(push.phone.id)).toMatchObject({ status, body: { code } })
    expect(await Job.count()).toBe(0)
    await push.relay.become('well')
    await push.work(later(3_600))
    expect(await push.relay.received()).toEqual([])
  })

  test('to a device that the relay no longer has is refused, and removes the device', async () => {
    const id = await push.registered(await pushDevice())
    await push.relay.become('gone')
    let answer: Answer | undefined
    const events = await verifyEvents(push.app, ['member', 'owner'], async () => {
      answer = await push.sendTest(id)
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'NO_ACTIVE_PUSH_DEVICE' } })
    expect(events).toMatchObject({ member: [{ type: 'device', op: 'remove', device_id: id }], owner: [] })
  })

  test('API7 does not follow a redirect of the relay into another network', async () => {
    await push.relay.become('redirecting')
    expect(await push.sendTest(push.phone.id)).toMatchObject({ status: 502, body: { code: 'FAILED_TO_CONNECT_BOUNCER' } })
    expect(await push.relay.received()).toHaveLength(1)
  })

  test('that a dead process has left behind is sent by a worker after the lease has ended', async () => {
    const time = unixTime()
    const job = { userId: push.app.demo.users.member.user_id, deviceId: push.phone.id, queued: { type: 'test', time } }
    await Job.create({
      ...{ realm_id: 1, kind: 'push', payload: JSON.stringify(job), due_at: time, date_created: time },
      ...{ attempts: 1, lease_holder: 'who has died', lease_until: time + 120 },
    })
    await push.work(later(100))
    expect(await push.relay.received()).toEqual([])
    await push.work(later(121))
    expect(push.phone.read(await push.relay.received())).toMatchObject([{ type: 'test', time }])
    expect(await Job.count()).toBe(0)
  })

  test('to a relay that keeps failing is not tried until a pause is over', async () => {
    await push.relay.become('broken')
    for (let i = 0; i < 10; i++) await push.sendTest(push.phone.id)
    expect((await push.sendTest(push.phone.id)).body.code).toBe('FAILED_TO_CONNECT_BOUNCER')
    expect(await push.relay.received()).toHaveLength(10)
    await push.relay.become('well')
    await expect.poll(async () => (await push.sendTest(push.phone.id)).status, { timeout: 20_000 }).toBe(200)
    expect(push.phone.read(await push.relay.received())).toHaveLength(1)
  })

  test('to a relay that is down fails, and arrives when the relay is back', async () => {
    const { port } = new URL(push.relay.url)
    await push.relay.end()
    expect((await push.sendTest(push.phone.id)).body.code).toBe('FAILED_TO_CONNECT_BOUNCER')
    push.relay = await startRelay(Number(port))
    expect((await push.sendTest(push.phone.id)).status).toBe(200)
  })
})
