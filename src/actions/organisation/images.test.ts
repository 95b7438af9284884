import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Realm } from '../../models/realm.ts'
import { StoredImage } from '../../models/stored-image.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { imageOf, looksOf } from '../../testing/images.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

const EVERYBODY = ['owner', 'administrator', 'member', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const send = (path: string, content: Buffer, fields: Record<string, string> = {}, name: Name = 'administrator') => {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('file', new Blob([new Uint8Array(content)]), 'image.png')
  return app.as(name).raw(`/api/v1/realm/${path}`, { method: 'POST', body })
}
const load = async (url: string) => {
  const response = await fetch(app.url + url)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const state = () => app.as('guest').must.register({ fetch_event_types: ['realm'] })
beforeEach(async () => {
  await app.as('owner').must.delete('/realm/icon')
  for (const night of [true, false]) await app.as('owner').must.delete('/realm/logo', { night })
})

describe('the icon', () => {
  test('is cut square, announced to everybody, and shown by the first page and to clients without an account', async () => {
    let url = ''
    const events = await verifyEvents(app, EVERYBODY, async () => {
      url = (await send('icon', await imageOf('png', { width: 300, height: 100 }))).body.icon_url
    })
    expect(url).toMatch(/^\/user_avatars\/1\/realm\/[\w-]{24}\.webp$/)
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([
        { type: 'realm', op: 'update_dict', property: 'icon', data: { icon_url: url, icon_source: 'U' } },
      ])
    expect(await looksOf((await load(url)).bytes)).toMatchObject({ width: 100, height: 100 })
    expect(await state()).toMatchObject({ realm_icon_url: url, realm_icon_source: 'U' })
    expect((await app.client().must.get('/server_settings')).realm_icon).toBe(url)
  })

  test('is a pattern again once it is removed, and its file is gone', async () => {
    const url = (await send('icon', await imageOf('png'))).body.icon_url
    const other = (await send('icon', await imageOf('jpeg'))).body.icon_url
    expect([(await load(url)).status, (await load(other)).status]).toEqual([404, 200])
    const events = await verifyEvents(app, EVERYBODY, () => app.as('administrator').delete('/realm/icon'))
    expect(events.guest).toMatchObject([{ property: 'icon', data: { icon_url: '/avatar/realm/1', icon_source: 'J' } }])
    expect((await load(other)).status).toBe(404)
    expect(await StoredImage.count()).toBe(0)
    const again = await verifyEvents(app, ['guest'], () => app.as('owner').delete('/realm/icon'), { changesSomething: false })
    expect(again.guest).toEqual([])
  })
})

describe('the logos', () => {
  test.each([
    ['light', 'logo', false],
    ['dark', 'night_logo', true],
  ])('for %s backgrounds are stored whole, and announced to everybody', async (_, property, night) => {
    const events = await verifyEvents(app, EVERYBODY, async () =>
      send('logo', await imageOf('png', { width: 2_000, height: 200 }), { night: String(night) }),
    )
    const url = events.guest[0].data[`${property}_url`]
    expect(events.guest).toMatchObject([{ type: 'realm', op: 'update_dict', property, data: { [`${property}_source`]: 'U' } }])
    expect(await looksOf((await load(url)).bytes)).toMatchObject({ width: 800, height: 80 })
    const other = night ? 'realm_logo' : 'realm_night_logo'
    expect(await state()).toMatchObject({
      ...{ [`realm_${property}_url`]: url, [`realm_${property}_source`]: 'U' },
      [`${other}_source`]: 'D',
    })
    const removed = await verifyEvents(app, EVERYBODY, () => app.as('administrator').delete('/realm/logo', { night }))
    expect(removed.guest).toMatchObject([
      { property, data: { [`${property}_url`]: `/${property}?version=1`, [`${property}_source`]: 'D' } },
    ])
    expect((await load(url)).status).toBe(404)
  })

  test('that are small stay as they are', async () => {
    await send('logo', await imageOf('png', { width: 40, height: 20 }), { night: 'false' })
    expect(await looksOf((await load((await state()).realm_logo_url ?? '')).bytes)).toMatchObject({ width: 40, height: 20 })
  })
})

test('nobody but administrators changes them', async () => {
  const image = await imageOf('png')
  const answers = [
    await send('icon', image, {}, 'member'),
    await send('logo', image, { night: 'true' }, 'member'),
    await app.as('member').delete('/realm/icon'),
    await app.as('member').delete('/realm/logo', { night: true }),
  ]
  for (const { body } of answers) expect(body.msg).toBe('Only administrators may do this')
  expect(await Realm.findByPk(1, { raw: true })).toMatchObject({ icon_path: null, logo_path: null, night_logo_path: null })
})

test.each(['icon', 'logo'])('the %s counts towards the quota', async (path) => {
  const { config } = app.server.app
  config.uploadQuota = 10
  try {
    expect((await send(path, await imageOf('png'), path === 'logo' ? { night: 'false' } : {})).body.code).toBe('REALM_UPLOAD_QUOTA')
    expect(await StoredImage.count()).toBe(0)
  } finally {
    config.uploadQuota = undefined
  }
})
