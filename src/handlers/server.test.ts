import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { Device } from '../models/device.ts'
import { Job } from '../models/job.ts'
import { Realm } from '../models/realm.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { NO_WORKER } from '../testing/mails.ts'
import { pushDevice } from '../testing/push-device.ts'

let app: TestApp
beforeAll(async () => {
  // The smallest configuration: no relay, no passwords.
  app = await startTestApp({ ...NO_WORKER, passwordAuth: false, version: '9.1', mergeBase: 'f00d' })
})
afterAll(() => app.close())

const settings = async (userAgent = 'ZulipMobile/27.0') =>
  (await app.client().raw('/api/v1/server_settings', { headers: { 'User-Agent': userAgent } })).body

describe('the settings of the server', () => {
  test('show how to log in and which version runs', async () => {
    const body = await settings()
    expect(body).toMatchObject({ email_auth_enabled: false, service_version: '9.1', service_merge_base: 'f00d' })
    const enabled = Object.entries(body.authentication_methods).filter(([, isEnabled]) => isEnabled)
    expect(enabled).toEqual([['dev', true]])
    expect(body.external_authentication_methods).toEqual([])
    expect((await app.as('member').post('/register', { fetch_event_types: ['realm'] })).body.realm_email_auth_enabled).toBe(false)
  })

  test.each([
    ['ZulipMobile/26.22.144 (Android 13)', true],
    ['ZulipMobile/26.22.145 (iOS 17.1)', false],
    ['ZulipMobile/26.22.145.1', false],
    ['ZulipMobile/26.9', true],
    ['ZulipMobile/27', false],
    ['ZulipMobile/v26.1', true],
    ['ZulipElectron/5.4.2 Mozilla/5.0', true],
    ['ZulipElectron/5.12.0', false],
    ['ZulipMobile', false],
    ['constructor/1.0', false],
    ['curl/1.0', false],
    ['', false],
  ])('show whether %j is too old: %s', async (userAgent, isTooOld) => {
    expect((await settings(userAgent)).is_incompatible).toBe(isTooOld)
  })

  test('describe the organisation in harmless HTML, and show its icon', async () => {
    await Realm.update({ description: 'The **best** place.\n\n<script>alert(1)</script>' }, { where: { id: 1 } })
    app.server.app.caches.clear()
    const { realm_description: description, realm_icon: icon } = await settings()
    expect(description).toMatch('<strong>best</strong>')
    expect(description).not.toMatch('<script')
    const { status, headers, body } = await app.client().raw(icon)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch('image/svg+xml')
    expect(body).not.toBe((await app.client().raw('/avatar/1')).body)
  })
})

test('with passwords turned off, no password gets an API key', async () => {
  const right = { username: 'member@example.com', password: 'correct horse battery staple' }
  for (const form of [right, { ...right, username: 'nobody@example.com' }])
    expect(await app.client().post('/fetch_api_key', form)).toMatchObject({ status: 401, body: { code: 'PASSWORD_AUTH_DISABLED' } })
})

test('without a relay no device can register, and a registered one needs action by the administrator', async () => {
  const { device_id: id } = (await app.as('member').post('/register_client_device')).body
  const device = await pushDevice()
  const answer = await app.as('member').post('/mobile_push/register', { device_id: id, ...device.key, ...device.token })
  expect(answer).toMatchObject({ status: 400, body: { code: 'PUSH_SERVICE_NOT_CONFIGURED' } })
  expect(await Job.count()).toBe(0)
  await Device.update({ ...device.key, token_id: device.tokenId, token_kind: 'fcm' }, { where: { id } })
  const sent = await app.as('member').post('/mobile_push/e2ee/test_notification', { device_id: id })
  expect(sent).toMatchObject({ status: 403, body: { code: 'ADMIN_ACTION_REQUIRED' } })
  expect((await settings()).push_notifications_enabled).toBe(false)
})

test.each([
  ['PUSH_BOUNCER_URL', 'push.example.com', 'PUSH_BOUNCER_URL must be a URL like'],
  ['PASSWORD_AUTH', 'yes', "PASSWORD_AUTH must be on or off, not 'yes'"],
  ['CORS_ORIGINS', 'chat.example.com', 'CORS_ORIGINS must be none or like'],
  ['MIN_CLIENT_VERSIONS', 'ZulipMobile', 'MIN_CLIENT_VERSIONS must be like'],
])('a wrong %s is refused at the start: %j', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message)
})
