import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Device } from '../../models/device.ts'
import { Job } from '../../models/job.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { later, type PushApp, startPushApp } from '../../testing/push-app.ts'
import { pushDevice } from '../../testing/push-device.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'

let push: PushApp
beforeAll(async () => {
  push = await startPushApp()
})
afterAll(() => push.close())
beforeEach(() => push.reset())

describe('a client device', () => {
  test('is added and removed by its user, with events for that user alone', async () => {
    const made = await verifyEvents(push.app, ['member', 'member2', 'owner'], push.newDevice)
    const [{ device_id: id }] = made.member
    expect(made).toMatchObject({ member: [{ type: 'device', op: 'add', device_id: id }], member2: [], owner: [] })
    const gone = await verifyEvents(push.app, ['member', 'owner'], () =>
      push.app.as('member').post('/remove_client_device', { device_id: id }),
    )
    expect(gone).toMatchObject({ member: [{ type: 'device', op: 'remove', device_id: id }], owner: [] })
  })

  test.each(['/remove_client_device', '/mobile_push/register'])(
    'of somebody else gets the same answer from %s as a missing one',
    async (path) => {
      const answers = [push.phone.id, 987_654].map(async (id) => {
        const { status, body } = await push.app.as('owner').post(path, { device_id: id, ...push.phone.key })
        return { status, body: JSON.stringify(body).replace(String(id), 'ID') }
      })
      const [foreign, absent] = await Promise.all(answers)
      expect(foreign).toEqual(absent)
      expect(foreign?.body).toMatch('does not exist: ID')
      expect(await push.stateOf(push.phone.id)).toBeDefined()
    },
  )

  test('is one of at most 100 devices of its user', async () => {
    const { user_id, email, api_key } = push.app.demo.users.moderator
    await Device.bulkCreate(Array.from({ length: 99 }, () => ({ realm_id: 1, user_id, key_id: 1, date_created: 0 })))
    const add = () => push.app.client({ email, api_key }).post('/register_client_device')
    expect((await add()).status).toBe(200)
    expect((await add()).body).toMatchObject({ code: 'BAD_REQUEST', msg: 'You may have at most 100 devices' })
  })
})

describe('a registration for push', () => {
  test('is pending until the relay has the token, which stays sealed', async () => {
    const device = await pushDevice()
    const id = await push.newDevice()
    const asked = await verifyEvents(push.app, ['member', 'owner'], () => push.register(id, { ...device.key, ...device.token }))
    const pending = { push_key_id: device.key.push_key_id, pending_push_token_id: device.tokenId }
    expect(asked).toMatchObject({ member: [{ type: 'device', op: 'update', device_id: id, ...pending }], owner: [] })
    expect(await push.relay.received()).toEqual([])

    const done = await verifyEvents(push.app, ['member', 'owner'], () => push.work())
    const time = expect.any(Number)
    expect(done.member).toMatchObject([
      { push_token_id: device.tokenId, pending_push_token_id: null, push_token_last_updated_timestamp: time },
    ])
    expect(done.owner).toEqual([])
    const { token_kind: _, ...sealed } = device.token
    expect(await push.relay.received()).toEqual([
      {
        path: '/api/v1/remotes/push/e2ee/register',
        authorization: `Basic ${Buffer.from('server one:secret').toString('base64')}`,
        body: { realm_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), ...sealed },
      },
    ])
    expect(await Job.count()).toBe(0)
  })

  test('that is repeated changes nothing, before and after the relay has answered', async () => {
    const device = await pushDevice()
    const id = await push.newDevice()
    const ask = () => push.register(id, { ...device.key, ...device.token })
    await ask()
    await verifyEvents(push.app, ['member'], ask, { changesSomething: false })
    expect(await Job.count()).toBe(1)
    await push.work()
    await verifyEvents(push.app, ['member'], ask, { changesSomething: false })
    expect(await Job.count()).toBe(0)
  })

  test('can replace only the key or only the token, but not before the first one or while one is pending', async () => {
    const [device, next] = [await pushDevice(), await pushDevice()]
    const id = await push.newDevice()
    for (const half of [device.key, device.token])
      expect((await push.register(id, half)).body.msg).toBe(
        "'device_id' names a device that is not registered yet: it needs a key and a token",
      )
    await push.register(id, { ...device.key, ...device.token })
    for (const half of [next.key, next.token])
      expect((await push.register(id, half)).body.msg).toBe("'device_id' names a device whose registration is still pending")
    await push.work()

    const keyed = await verifyEvents(push.app, ['member'], () => push.register(id, next.key))
    expect(keyed.member).toEqual([
      { id: expect.any(Number), type: 'device', op: 'update', device_id: id, push_key_id: next.key.push_key_id },
    ])
    expect((await push.register(id, { ...next.key, push_key: device.key.push_key })).body.msg).toBe(
      "'push_key_id' is already in use by another key",
    )
    await verifyEvents(push.app, ['member'], async () => {
      await push.register(id, next.token)
      await push.work()
    })
    await push.sendTest(id)
    expect(next.read(await push.relay.received())).toHaveLength(1)
    expect(device.read(await push.relay.received())).toEqual([])
  })

  test('that the relay rejects ends with its reason, and can be tried again with another key of the relay', async () => {
    await push.relay.become('rejecting')
    const device = await pushDevice()
    const id = await push.newDevice()
    await push.register(id, { ...device.key, ...device.token })
    const events = await verifyEvents(push.app, ['member'], () => push.work())
    expect(events.member).toMatchObject([{ push_registration_error_code: 'INVALID_BOUNCER_PUBLIC_KEY', pending_push_token_id: null }])
    expect((await push.sendTest(id)).body.code).toBe('NO_ACTIVE_PUSH_DEVICE')
    await push.relay.become('well')
    const again = await verifyEvents(push.app, ['member'], () => push.register(id, device.token))
    expect(again.member).toMatchObject([{ push_registration_error_code: null, pending_push_token_id: device.tokenId }])
    await verifyEvents(push.app, ['member'], () => push.work())
    expect(await push.stateOf(id)).toMatchObject({ push_token_id: device.tokenId, push_registration_error_code: null })
  })

  test.each(['broken', 'refusing'] as const)('is retried for a day while the relay is %s, and then expires', async (mode) => {
    await push.relay.become(mode)
    const device = await pushDevice()
    const id = await push.newDevice()
    await push.register(id, { ...device.key, ...device.token })
    const start = unixTime()
    let time = later(1)
    await push.work(time)
    const first = await Job.findOne({ rejectOnEmpty: true })
    expect(first).toMatchObject({ attempts: 1, died_at: null })
    expect(first.due_at - time).toBeGreaterThanOrEqual(30)
    time = first.due_at
    await push.work(time)
    expect((await Job.findOne({ rejectOnEmpty: true })).due_at - time).toBeGreaterThanOrEqual(60)
    expect(await push.stateOf(id)).toMatchObject({ pending_push_token_id: device.tokenId, push_registration_error_code: null })

    // However many attempts there were, the next one is at most an hour away, plus a quarter at random.
    await Job.update({ attempts: 20 }, { where: {} })
    const hours = start + 22.5 * 3_600
    await push.work(hours)
    const wait = (await Job.findOne({ rejectOnEmpty: true })).due_at - hours
    expect([wait >= 3_600, wait <= 4_500]).toEqual([true, true])
    expect(await push.stateOf(id)).toMatchObject({ pending_push_token_id: device.tokenId, push_registration_error_code: null })

    const events = await verifyEvents(push.app, ['member'], () => push.work(start + 86_402))
    expect(events.member).toMatchObject([{ push_registration_error_code: 'REQUEST_EXPIRED', pending_push_token_id: null }])
    expect((await Job.findOne({ rejectOnEmpty: true })).died_at).not.toBeNull()
  })

  test('of a device that is removed in the meantime sends nothing', async () => {
    const device = await pushDevice()
    const id = await push.newDevice()
    await push.register(id, { ...device.key, ...device.token })
    await push.app.as('member').post('/remove_client_device', { device_id: id })
    await push.work()
    expect(await push.relay.received()).toEqual([])
    expect(await Job.count()).toBe(0)
  })

  test.each([
    [{ push_key_id: 1 }, "'push_key' is missing: it must be given with push_key_id"],
    [{ push_key: Buffer.alloc(33).toString('base64'), push_key_id: 1 }, "'push_key' must be base64 of 33 bytes, the first of them 0x31"],
    [{ push_key: `${'M'.repeat(44)}`, push_key_id: 1 }, "'push_key' must be base64 of 33 bytes, the first of them 0x31"],
    [{ push_key: 'not base64', push_key_id: 1 }, "'push_key' must be base64 of 33 bytes, the first of them 0x31"],
    [
      { token_id: 'TGVn7TknoqQ=' },
      "'token_kind' is missing: it must be given with token_id, bouncer_public_key, encrypted_push_registration",
    ],
    [{ token_id: 'AAAA' }, "'token_id' must be base64 of 8 bytes", true],
    [{ bouncer_public_key: 'AAAA' }, "'bouncer_public_key' must be base64 of 32 bytes", true],
    [{ encrypted_push_registration: '' }, "'encrypted_push_registration' must be base64", true],
    [{ token_id: 'TGVn7TknoqR=' }, "'token_id' must be base64 of 8 bytes", true],
    [{ encrypted_push_registration: 'AAAAAB==' }, "'encrypted_push_registration' must be base64", true],
    [{ encrypted_push_registration: 'A'.repeat(10_004) }, "'encrypted_push_registration' must have at most 10000 characters", true],
  ])('of %j is refused: %s', async (parameters, msg, complete = false) => {
    const all = complete ? { ...(await pushDevice()).token, ...parameters } : parameters
    expect((await push.register(push.phone.id, all)).body).toMatchObject({ code: 'BAD_REQUEST', msg })
  })
})

describe('the devices of an account', () => {
  const deviceOf = async (name: 'member' | 'member2' | 'bot'): Promise<number> =>
    (await push.app.as(name).post('/register_client_device')).body.device_id

  test('are removed when its API keys are replaced', async () => {
    const id = await deviceOf('member2')
    const events = await verifyEvents(push.app, ['member2', 'owner'], async () => {
      const { body } = await push.app.as('member2').post('/users/me/api_key/regenerate', { password: DEMO_PASSWORD })
      push.app.demo.users.member2.api_key = body.api_key
    })
    expect(events).toMatchObject({ member2: [{ type: 'device', op: 'remove', device_id: id }], owner: [] })
    expect([await Device.count({ where: { id } }), await Device.count({ where: { id: push.phone.id } })]).toEqual([0, 1])
  })

  test('are removed with the devices of its bots when it is deactivated, and do not come back', async () => {
    const ids = [push.phone.id, push.tablet.id, await deviceOf('member'), await deviceOf('bot')]
    expect((await push.app.as('owner').delete('/users/5')).status).toBe(200)
    expect(await Device.count({ where: { id: ids } })).toBe(0)
    for (const { user_id } of [push.app.demo.users.member, push.app.demo.users.bot])
      expect((await push.app.as('owner').post(`/users/${user_id}/reactivate`)).status).toBe(200)
    await push.app.logIn('member')
    const { body } = await push.app.as('member').post('/mobile_push/e2ee/test_notification')
    expect(body).toMatchObject({ code: 'NO_ACTIVE_PUSH_DEVICE' })
  })
})
