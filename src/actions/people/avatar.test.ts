import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StoredImage } from '../../models/stored-image.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { imageOf, interlaced, looksOf } from '../../testing/images.ts'
import { tracesAtRest } from '../../testing/traces.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { pruneImages } from '../files/images.ts'

const EVERYBODY = ['owner', 'administrator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const name of ['member', 'guest'] as const) await app.as(name).must.delete('/users/me/avatar')
})

const upload = (content: Buffer, name: Name = 'member') => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'me.png')
  return app.as(name).raw('/api/v1/users/me/avatar', { method: 'POST', body })
}
/** The bytes of an image, with the headers of the answer. */
const load = async (url: string) => {
  const response = await fetch(app.url + url)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const own = async (name: Name = 'member') => app.as(name).must.register({ fetch_event_types: ['realm_user'] })
test('/avatar/{user_id} leads those who may know of the user to the uploaded avatar, in both sizes', async () => {
  const id = app.idOf('guest')
  const asked = (name?: Name, path = `/avatar/${id}`) =>
    name ? app.as(name).raw(path, { redirect: 'manual' }) : app.client().raw(path, { redirect: 'manual' })
  const drawing = (await asked()).body
  expect((await asked('member')).headers.get('cache-control')).toBe('private, no-cache')
  const url = (await upload(await imageOf('png', { width: 500, height: 500 }), 'guest')).body.avatar_url
  for (const [path, to] of [
    [`/avatar/${id}`, url],
    [`/avatar/${id}?version=1`, url],
    [`/avatar/${id}/medium`, url.replace('.webp', '-medium.webp')],
  ]) {
    const { status, headers } = await asked('member', path)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, to, 'private, no-cache'])
    expect((await load(to)).status).toBe(200)
  }
  const wrong = { headers: { Authorization: `Basic ${btoa('member@example.com:wrong')}` } }
  for (const { status, headers, body } of [await asked(), await app.client().raw(`/avatar/${id}`, wrong)])
    expect([status, headers.get('vary'), body]).toEqual([200, 'Origin, Authorization, Cookie', drawing])
  await app.as('owner').must.delete(`/users/${id}`)
  expect((await asked('owner')).status).toBe(302)
  await app.as('owner').must.post(`/users/${id}/reactivate`)
  await app.logIn('guest')
})

test('an avatar is cut square from the middle, in two sizes that everybody may load, and announced', async () => {
  // Red, green and blue thirds.
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#00ff00' } })
    .composite([
      { input: { create: { width: 300, height: 300, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
      { input: { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } }, left: 600, top: 0 },
    ])
    .png()
    .toBuffer()
  const version = (await app.as('member').must.get('/users/me')).avatar_version
  let url = ''
  const events = await verifyEvents(app, EVERYBODY, async () => {
    url = (await upload(wide)).body.avatar_url
  })
  expect(url).toMatch(/^\/user_avatars\/1\/avatars\/[\w-]{24}\.webp\?version=\d+$/)
  const avatar_url_medium = url.replace('.webp', '-medium.webp')
  for (const name of EVERYBODY)
    expect(events[name]).toMatchObject([
      {
        type: 'realm_user',
        op: 'update',
        person: {
          user_id: app.idOf('member'),
          ...{ avatar_url: url, avatar_url_medium, avatar_source: 'U', avatar_version: version + 1 },
        },
      },
    ])
  for (const [path, side] of [
    [url, 100],
    [avatar_url_medium, 500],
  ] as const) {
    const { status, headers, bytes } = await load(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(headers.get('cache-control')).toContain('immutable')
    const corners = [2, side - 3].map((at) => [at, at] as const)
    const green = [0, 1, 0]
    expect(await looksOf(bytes, corners)).toMatchObject({ width: side, height: side, format: 'webp', colours: [green, green] })
  }
  expect(await own()).toMatchObject({ avatar_url: url, avatar_url_medium, avatar_source: 'U' })
  const { user } = await app.as('guest').must.get(`/users/${app.idOf('member')}`)
  expect(user).toMatchObject({ avatar_url: url, avatar_version: version + 1 })
  const id = await app.as('member').must.send()
  expect((await app.as('guest').must.message(id)).avatar_url).toBe(url)
})

test('an avatar is upright, and tells nothing of where it was taken', async () => {
  // Red above, blue below; the orientation says that it lies on its side.
  const lying = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { width: 200, height: 100, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Mika Member', ImageDescription: 'At home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { bytes } = await load((await upload(lying)).body.avatar_url)
  const { colours, exif, orientation } = await looksOf(bytes, [
    [90, 50],
    [10, 50],
  ])
  expect({ colours, exif, orientation }).toEqual({
    colours: [
      [1, 0, 0],
      [0, 0, 1],
    ],
    exif: undefined,
    orientation: undefined,
  })
})

test('an avatar of an animation is its first frame', async () => {
  const { bytes } = await load((await upload(await imageOf('gif', { width: 20, height: 20, frames: 3 }))).body.avatar_url)
  expect(await looksOf(bytes, [[50, 50]])).toMatchObject({ pages: 1, colours: [[0, 0, 0]] })
})

test('a new avatar replaces the files of the former one, and the pattern replaces an avatar', async () => {
  const first = (await upload(await imageOf('png'))).body.avatar_url
  const second = (await upload(await imageOf('jpeg'))).body.avatar_url
  expect([(await load(first)).status, (await load(second)).status]).toEqual([404, 200])
  expect(await StoredImage.count()).toBe(2)
  let url = ''
  const events = await verifyEvents(app, EVERYBODY, async () => {
    url = (await app.as('member').must.delete('/users/me/avatar')).avatar_url
  })
  expect(url).toMatch(/^\/avatar\/\d+\?version=\d+$/)
  expect(events.guest).toMatchObject([{ person: { avatar_source: 'J', avatar_url: url } }])
  expect((await load(second)).status).toBe(404)
  expect(await StoredImage.count()).toBe(0)
  const stored = [first, second].map((one: string) => one.replace('/user_avatars/', '').replace(/\?.*/, ''))
  for (const path of stored) expect(await app.server.app.storage.size(path)).toBeUndefined()
  const again = await verifyEvents(app, ['member'], () => app.as('member').delete('/users/me/avatar'), { changesSomething: false })
  expect(again.member).toEqual([])
})

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a text', () => Buffer.from('<svg/>'), "'file' must be an image: PNG, GIF, JPEG or WebP"],
  [
    'half an image',
    async () => (await imageOf('png', { width: 50, height: 50 })).subarray(0, 60),
    "'file' must be an image: PNG, GIF, JPEG or WebP",
  ],
  ['too many frames', () => imageOf('gif', { frames: 501 }), "'file' must have at most 500 frames"],
  [
    'more pixels than fit',
    () => imageOf('png', { width: 5_001, height: 5_000 }),
    "'file' must have at most 25000000 pixels in all its frames together",
  ],
  [
    'an interlaced image of 138 MB',
    () => interlaced(4_800, 4_800),
    "'file' must have fewer pixels or colours, or not be interlaced: decoding it takes too much memory",
  ],
  ['5 MiB and more', () => Buffer.alloc(5 * 1024 * 1024 + 1), "'file' must have at most 5 MiB"],
])('%s is refused, and leaves nothing', async (_, content, msg) => {
  const before = await tracesAtRest(app)
  expect((await upload(await content())).body.msg).toBe(msg)
  expect(await tracesAtRest(app)).toEqual(before)
  expect(await StoredImage.count()).toBe(0)
})

test('people a guest may not access have no avatar for the guest', async () => {
  await app.as('owner').must.patch('/realm', { can_access_all_users_group: { new: 3 } })
  const { id: channel } = await app.as('owner').must.createChannel({ subscribers: [app.idOf('owner')] })
  expect(channel).toBeGreaterThan(0)
  await app.as('owner').must.unsubscribe('general', { principals: [app.idOf('member')] })
  const events = await verifyEvents(app, ['guest', 'owner'], async () => upload(await imageOf('png')))
  expect(events.guest).toEqual([])
  expect(events.owner).toHaveLength(1)
  await app.as('owner').must.subscribe('general', { principals: [app.idOf('member')] })
  await app.as('owner').must.patch('/realm', { can_access_all_users_group: { new: 2 } })
})

test('bots have no avatar of their own', async () => {
  expect((await upload(await imageOf('png'), 'bot')).body.msg).toBe('Bots may not do this')
  expect((await app.as('bot').delete('/users/me/avatar')).body.msg).toBe('Bots may not do this')
})

test('an avatar counts towards the quota', async () => {
  const { config } = app.server.app
  config.uploadQuota = 10
  try {
    expect((await upload(await imageOf('png'))).body.code).toBe('REALM_UPLOAD_QUOTA')
    expect(await StoredImage.count()).toBe(0)
  } finally {
    config.uploadQuota = undefined
  }
})

test('an avatar whose bytes cannot be stored leaves the former one', async () => {
  const url = (await upload(await imageOf('png'))).body.avatar_url
  const { storage } = app.server.app
  const { put: really } = storage
  const put = vi.spyOn(storage, 'put')
  put.mockImplementationOnce((...given) => really.apply(storage, given)).mockRejectedValueOnce(new Error('the disk is full'))
  await expect(upload(await imageOf('jpeg'))).rejects.toThrow('500')
  put.mockRestore()
  expect((await load(url)).status).toBe(200)
  expect(await StoredImage.count()).toBe(2)
})

test('what a dead process left behind is removed', async () => {
  const url = (await upload(await imageOf('png'))).body.avatar_url
  await StoredImage.update({ state: 'removed' }, { where: { user_id: app.idOf('member') } })
  await pruneImages(app.server.app, unixTime(), new AbortController().signal)
  expect(await StoredImage.count()).toBe(0)
  expect((await load(url)).status).toBe(404)
})

test('two avatars at the same time leave the files of one', async () => {
  const image = await imageOf('png')
  const answers = await Promise.all([1, 2, 3].map(() => upload(image)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await StoredImage.count()).toBe(2)
  expect((await load((await own()).avatar_url ?? '')).status).toBe(200)
})

test('nothing else of the store is found where avatars are', async () => {
  const { url } = await app.as('member').must.upload('secret.webp', 'text')
  expect((await load(url.replace('/user_uploads/', '/user_avatars/'))).status).toBe(404)
  expect((await load(`/user_avatars/1/avatars/${'x'.repeat(24)}.webp`)).status).toBe(404)
  const { headers } = await load((await upload(await imageOf('png'))).body.avatar_url)
  expect([headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([
    "default-src 'none'; sandbox",
    'nosniff',
  ])
})

test('images that one person sends keep nobody else waiting', async () => {
  const image = await imageOf('png', { width: 1_000, height: 1_000 })
  const many = Array.from({ length: 40 }, () => upload(image))
  const other = await upload(image, 'guest')
  expect(other).toMatchObject({ status: 200 })
  for (const one of await Promise.all(many)) expect(one).toMatchObject({ status: 200 })
})
