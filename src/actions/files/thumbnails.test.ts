// Thumbnails of uploaded images: who makes them, who may load them, what has none, and when they go.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverContext } from '../../context.ts'
import { runThumbnailJobs } from '../../jobs/thumbnails.ts'
import { Attachment } from '../../models/attachment.ts'
import { Job } from '../../models/job.ts'
import { Realm } from '../../models/realm.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_BROWSER, startBrowser } from '../../testing/browser.ts'
import { animationOf, imageOf, interlaced, looksOf, pngClaiming } from '../../testing/images.ts'
import { logInByPage } from '../../testing/sessions.ts'
import { tracesAtRest } from '../../testing/traces.ts'
import { unixTime } from '../../values/dates.ts'
import { ROLE } from '../../values/roles.ts'
import { THUMBNAIL_FORMATS } from '../../values/thumbnails.ts'
import { createUser } from '../people/create.ts'
import { deleteFilesOf } from './files.ts'
import { THUMBNAIL_JOB } from './thumbnails.ts'

const NAMES = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof NAMES)[number]
const STILL = '840x560.webp'
const ANIMATED = '840x560-anim.webp'
const NONE = { status: 404, code: 'NO_THUMBNAIL' }
const NO_FILE = { status: 404, code: 'NOT_FOUND' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ roles: { web: true, worker: false } })
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  for (const name of ['member', 'member2'] as const) await deleteFilesOf(contextOf(), app.idOf(name), { isShared: true })
  await Job.destroy({ where: { kind: THUMBNAIL_JOB } })
})

const contextOf = () => serverContext(app.server.app, { id: 1 })
const work = (at?: number) => runThumbnailJobs(app.server.app, at)
const upload = async (name: string, content: Uint8Array, by: Name = 'member'): Promise<string> => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), name)
  return (await app.as(by).raw('/api/v1/user_uploads', { method: 'POST', body })).body.url.replace('/user_uploads/', '')
}
const urlOf = (path: string, format = STILL) => `/user_uploads/thumbnail/${path}/${format}`
interface Account {
  email: string
  api_key: string
}
interface Loaded {
  status: number
  bytes?: Buffer
  headers?: Headers
  code?: string
}
/** The thumbnail of a file, or the code of the answer. */
const load = async (
  path: string,
  { as = 'member', format = STILL }: { as?: Name | 'nobody' | Account; format?: string } = {},
): Promise<Loaded> => {
  const { email, api_key: key } = typeof as === 'object' ? as : as === 'nobody' ? { email: '', api_key: '' } : app.demo.users[as]
  const headers: Record<string, string> =
    as === 'nobody' ? {} : { Authorization: `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}` }
  const response = await fetch(app.url + urlOf(path, format), { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isImage = response.headers.get('content-type') === 'image/webp'
  return { status: response.status, ...(isImage ? { bytes, headers: response.headers } : { code: JSON.parse(String(bytes)).code }) }
}
const looks = async (path: string, format = STILL, at?: readonly (readonly [number, number])[]) =>
  looksOf((await load(path, { format })).bytes ?? Buffer.alloc(0), at)
const fileOf = (path: string) => Attachment.findOne({ where: { path_id: path }, rejectOnEmpty: true })
const jobs = () => Job.count({ where: { kind: THUMBNAIL_JOB } })
/** The thumbnails in the store. */
const stored = async (): Promise<string[]> => {
  const folder = join(app.server.app.config.dataDir, 'uploads', '1', 'thumbnails')
  const found = await readdir(folder, { recursive: true }).catch(() => [] as string[])
  return found.filter((name) => name.endsWith('.webp')).map((name) => name.replace(/^.*-(?=840)/, ''))
}
const share = (path: string, place: Record<string, unknown> = {}) =>
  app.as('member').must.send({ to: 'general', content: `[image](/user_uploads/${path})`, ...place })

test('an uploaded image gets a thumbnail, upright and without metadata, that fits into the announced sides', async () => {
  // Red above, blue below; the orientation says that it lies on its side.
  const lying = await sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { width: 1_200, height: 300, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Mika Member', ImageDescription: 'At home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const path = await upload('photo.jpg', lying)
  expect([await jobs(), await stored()]).toEqual([1, []])
  await work()
  expect([await jobs(), await stored()]).toEqual([0, [STILL]])
  const { width, height, format, exif, orientation, colours } = await looks(path, STILL, [
    [270, 280],
    [10, 280],
  ])
  expect({ width, height, format, exif, orientation }).toEqual({
    ...{ width: 280, height: 560, format: 'webp' },
    ...{ exif: undefined, orientation: undefined },
  })
  expect(colours).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ])
})

test('the formats are announced at registration, and an animation has a thumbnail in each', async () => {
  const { server_thumbnail_formats: formats = [] } = await app.as('member').must.register({ fetch_event_types: ['realm'] })
  expect(formats).toEqual([
    { name: ANIMATED, max_width: 840, max_height: 560, format: 'webp', animated: true },
    { name: STILL, max_width: 840, max_height: 560, format: 'webp', animated: false },
  ])
  const path = await upload('loop.gif', await imageOf('gif', { width: 1_000, height: 100, frames: 3 }))
  await work()
  for (const { name, animated } of formats)
    expect(await looks(path, name)).toMatchObject({ width: 840, height: 84, pages: animated ? 3 : 1 })
  expect((await stored()).sort()).toEqual(formats.map(({ name }) => name).sort())
})

test('an AVIF image has a thumbnail, and is shown in messages', async () => {
  const path = await upload('photo.avif', await imageOf('avif', { width: 1_680, height: 200 }))
  const id = await app.as('member').must.send({ content: `[photo](/user_uploads/${path})` })
  await work()
  expect(await looks(path)).toMatchObject({ width: 840, height: 100, format: 'webp' })
  expect((await app.as('guest').must.get(`/messages/${id}`)).message.content).toContain(
    'data-original-content-type="image/avif" data-original-dimensions="1680x200"',
  )
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await imageOf('avif'))]), 'me.png')
  expect(await app.as('member').raw('/api/v1/users/me/avatar', { method: 'POST', body })).toMatchObject({
    body: { msg: "'file' must be an image: PNG, GIF, JPEG or WebP" },
  })
})

test.skipIf(NO_BROWSER)('a browser shows the picture of a message, in the session of its reader', { timeout: 60_000 }, async () => {
  const path = await upload('wide.png', await imageOf('png', { width: 1_680, height: 200 }))
  const id = await app.as('member').must.send({ content: `[wide](/user_uploads/${path})` })
  await work()
  const { content } = (await app.as('guest').must.get(`/messages/${id}`)).message
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ bypassCSP: true })
    const [name = '', value = ''] = (await logInByPage(app, app.demo.users.guest.email, DEMO_PASSWORD)).split('=')
    await page.context().addCookies([{ name, value, url: app.url }])
    await page.goto(app.url)
    await page.setContent(content)
    const image = "document.querySelector('div.message_inline_image > a > img')"
    await page.waitForFunction(`${image}.complete`)
    expect(await page.evaluate(`[${image}.naturalWidth, ${image}.naturalHeight, ${image}.dataset.originalDimensions]`)).toEqual([
      ...[840, 100, '1680x200'],
    ])
  } finally {
    await browser.close()
  }
})

test('a small image keeps its size, and a still one has no animated thumbnail', async () => {
  const path = await upload('small.webp', await imageOf('webp', { width: 20, height: 10 }))
  await work()
  expect(await looks(path)).toMatchObject({ width: 20, height: 10 })
  expect(await load(path, { format: ANIMATED })).toEqual(NONE)
})

test('a thumbnail that is asked for before the workers have made it is made then, once for all who ask', async () => {
  const put = vi.spyOn(app.server.app.storage, 'put')
  const path = await upload('early.png', await imageOf('png', { width: 900, height: 10 }))
  put.mockClear()
  const answers = await Promise.all([1, 2, 3].map(() => load(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await work()
  expect(put).toHaveBeenCalledTimes(1)
  expect(await jobs()).toBe(0)
})

test('its answer is cached like that of the file, and its bytes are read in ranges', async () => {
  const path = await upload('cached.png', await imageOf('png', { width: 50, height: 50 }))
  const { headers, bytes = Buffer.alloc(0) } = await load(path)
  const file = await app.as('member').raw(`/user_uploads/${path}`)
  const shared = ['cache-control', 'content-security-policy', 'x-content-type-options', 'referrer-policy', 'accept-ranges'] as const
  expect(shared.map((name) => headers?.get(name))).toEqual(shared.map((name) => file.headers.get(name)))
  expect(headers?.get('content-disposition')).toBe(`inline; filename*=UTF-8''${STILL}`)
  const etag = headers?.get('etag') ?? ''
  const ask = (more: Record<string, string>, method = 'GET') => app.as('member').raw(urlOf(path), { method, headers: more })
  expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
  expect((await ask({ 'If-None-Match': '"another"' })).status).toBe(200)
  expect((await ask({ Range: 'bytes=0-3' })).body).toBe('RIFF')
  expect((await ask({ Range: `bytes=${bytes.length}-` })).status).toBe(416)
  expect((await ask({}, 'HEAD')).headers.get('content-length')).toBe(String(bytes.length))
})

describe('only who may read the file loads its thumbnail:', () => {
  const readers = async (path: string) => {
    const answers = await Promise.all(NAMES.map(async (as) => [as, await load(path, { as })] as const))
    for (const [, answer] of answers) if (answer.status !== 200) expect(answer).toEqual(NO_FILE)
    return answers.flatMap(([as, { status }]) => (status === 200 ? [as] : []))
  }

  test('the uploader, until a message shares it with its readers', async () => {
    const path = await upload('mine.png', await imageOf('png'))
    await work()
    expect(await readers(path)).toEqual(['member'])
    const id = await share(path, { to: [app.idOf('member2')] })
    expect(await readers(path)).toEqual(['member', 'member2'])
    await app
      .as('member')
      .must.delete(`/messages/${id}`)
      .catch(() => app.as('owner').must.delete(`/messages/${id}`))
    expect(await readers(path)).toEqual(['member'])
    await share(path)
    expect(await readers(path)).toEqual([...NAMES])
  })

  test('and nobody for a file that does not exist, or without credentials', async () => {
    expect(await load(`1/ab/${'x'.repeat(24)}/none.png`)).toEqual(NO_FILE)
    const path = await upload('hidden.png', await imageOf('png'))
    expect((await load(path, { as: 'nobody' })).status).toBe(401)
  })

  test('a refusal comes before what is wrong with the image', async () => {
    const path = await upload('notes.txt', Buffer.from('text'))
    expect([await load(path, { as: 'guest' }), await load(path)]).toEqual([NO_FILE, NONE])
  })
})

test('a format that is not announced is refused', async () => {
  const path = await upload('some.png', await imageOf('png'))
  const { status, body } = await app.as('member').raw(urlOf(path, '300x200.webp'))
  expect([status, body.msg]).toEqual([400, `'format' must be one of: ${ANIMATED}, ${STILL}`])
})

describe('has no thumbnail, and is not decoded again:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a text with the name of an image', 'text.png', () => Buffer.from('Not an image.')],
    ['an empty file', 'empty.png', () => Buffer.alloc(0)],
    ['a drawing with the name of an image', 'drawing.png', () => Buffer.from(svg)],
    ['a damaged image', 'half.jpg', async () => (await imageOf('jpeg', { width: 500, height: 500 })).subarray(0, 900)],
    ['a small file that claims to be 900 million pixels', 'bomb.png', () => pngClaiming(30_000, 30_000)],
    ['an interlaced image of 138 MB', 'interlaced.png', () => interlaced(4_800, 4_800)],
    [
      'an image of more pixels than fit',
      'large.png',
      () =>
        sharp({ create: { width: 10_001, height: 5_000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
    ],
  ])('%s', async (_, name, content) => {
    const path = await upload(name, await content())
    await work()
    expect(await jobs()).toBe(0)
    const read = vi.spyOn(app.server.app.storage, 'read')
    expect([await load(path), await load(path, { format: ANIMATED })]).toEqual([NONE, NONE])
    expect(read).not.toHaveBeenCalled()
    expect(await stored()).toEqual([])
  })

  test('a drawing, whose bytes nobody looks at', async () => {
    const path = await upload('drawing.svg', Buffer.from(svg))
    expect(await jobs()).toBe(0)
    const read = vi.spyOn(app.server.app.storage, 'read')
    expect(await load(path)).toEqual(NONE)
    expect(read).not.toHaveBeenCalled()
  })

  test('a file of more bytes than fit', async () => {
    const path = await upload('heavy.png', await imageOf('png'))
    await Attachment.update({ size: 50 * 1024 * 1024 + 1 }, { where: { path_id: path } })
    expect(await load(path)).toEqual(NONE)
    expect((await fileOf(path)).thumbnails).toBe('none')
  })

  test('an image that takes too long, the third time', async () => {
    const path = await upload('slow.gif', await imageOf('gif', { width: 2_000, height: 2_000, frames: 6 }))
    const buffer = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 5% complete'))
    expect([await load(path), await load(path)]).toMatchObject([{ code: 'SERVER_BUSY' }, { code: 'SERVER_BUSY' }])
    await work()
    expect([await load(path), await jobs()]).toEqual([NONE, 1])
    expect(buffer).toHaveBeenCalledTimes(3)
  })

  test('an image by which three processes have died', async () => {
    const [twice, thrice] = [await upload('twice.png', await imageOf('png')), await upload('thrice.png', await imageOf('png'))]
    await Attachment.update({ decodings: 2 }, { where: { path_id: twice } })
    await Attachment.update({ decodings: 3 }, { where: { path_id: thrice } })
    await work()
    expect([(await load(twice)).status, await load(thrice)]).toEqual([200, NONE])
    expect((await fileOf(twice)).decodings).toBe(0)
  })
})

test('an animation of ten thousand frames has a thumbnail of its first, and one of its first five hundred', async () => {
  const path = await upload('endless.gif', await animationOf(10_000))
  await work()
  expect(await looks(path)).toMatchObject({ pages: 1 })
  expect(await looks(path, ANIMATED)).toMatchObject({ pages: 500 })
})

test('an animation of large frames has a thumbnail of as many as fit', async () => {
  const path = await upload('wide.gif', await imageOf('gif', { width: 3_000, height: 2_000, frames: 6 }))
  await work()
  expect(await looks(path, ANIMATED)).toMatchObject({ pages: 4 })
})

test('an animation that does not get small has a still thumbnail alone', async () => {
  const [side, frames] = [550, 30]
  const noise = Buffer.alloc(side * side * frames * 3)
  for (let i = 0, x = 1; i < noise.length; i++) {
    x = (x * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    noise[i] = x >> 16
  }
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const
  const path = await upload('noise.gif', await sharp(noise, { raw }).gif({ effort: 1 }).toBuffer())
  await work()
  expect([(await load(path)).status, await load(path, { format: ANIMATED })]).toEqual([200, NONE])
})

test('while the store does not answer, the workers try again later', async () => {
  const path = await upload('later.png', await imageOf('png'))
  vi.spyOn(app.server.app.storage, 'read').mockRejectedValueOnce(new Error('the bucket does not answer'))
  await work()
  const [job] = await Job.findAll({ where: { kind: THUMBNAIL_JOB } })
  expect(job).toMatchObject({ attempts: 1, last_error: 'the bucket does not answer', died_at: null })
  expect((await fileOf(path)).thumbnails).toBeNull()
  await work(unixTime() + 60)
  expect([await jobs(), await stored()]).toEqual([0, [STILL]])
})

test('thumbnails that a backup has left out are made again', async () => {
  const path = await upload('restored.gif', await imageOf('gif', { frames: 2 }))
  await work()
  const { storage } = app.server.app
  const removed = THUMBNAIL_FORMATS.map(({ name }) => `1/thumbnails/${path.split('/').slice(1, -1).join('/')}-${name}`)
  for (const one of removed) await storage.remove(one)
  expect(await stored()).toEqual([])
  expect(await looks(path, ANIMATED)).toMatchObject({ pages: 2 })
  expect((await stored()).length).toBe(2)
})

test('only so many wait for a thumbnail, and the others are told to come later', async () => {
  const { storage } = app.server.app
  const paths: string[] = []
  for (let i = 0; i < 22; i++) paths.push(await upload(`many${i}.png`, await imageOf('png')))
  await share(paths[0] ?? '', { content: paths.map((path) => `[i](/user_uploads/${path})`).join(' ') })
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { read: really } = storage
  vi.spyOn(storage, 'read').mockImplementation(async (...given) => {
    await held
    return really.apply(storage, given)
  })
  // Of each person, three requests are answered at the same time.
  const readers = ['reader1', 'reader2'].map(async (name) => {
    const user = await createUser(serverContext(app.server.app, await Realm.load(1)), {
      ...{ email: `${name}@example.com`, fullName: name, role: ROLE.member },
    })
    await app.as('owner').must.subscribe('general', { principals: [user.id] })
    return app.client().must.post('/dev_fetch_api_key', { username: `${name}@example.com` })
  })
  const people = [...NAMES.filter((name) => name !== 'bot').map((name) => app.demo.users[name]), ...(await Promise.all(readers))]
  const asked = paths.map((path, i) => load(path, { as: people[i % people.length] as Account }))
  const first = await Promise.race(asked)
  expect(first).toEqual({ status: 503, code: 'SERVER_BUSY' })
  release()
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(21)
})

describe('goes with its file:', () => {
  const gone = async (path: string) => {
    expect(await stored()).toEqual([])
    expect(await Attachment.count({ where: { path_id: path } })).toBe(0)
    expect(await load(path)).toEqual(NO_FILE)
  }

  test('when the file is deleted', async () => {
    const path = await upload('away.gif', await imageOf('gif', { frames: 2 }))
    await work()
    expect(await stored()).toHaveLength(2)
    await app.as('member').must.delete(`/attachments/${(await fileOf(path)).id}`)
    await gone(path)
  })

  test('when it is deleted while they are made', async () => {
    const path = await upload('fast.gif', await imageOf('gif', { frames: 2 }))
    const { id } = await fileOf(path)
    const { storage } = app.server.app
    const { put: really } = storage
    const put = vi.spyOn(storage, 'put')
    put.mockImplementationOnce(async (...given) => {
      await app.as('member').must.delete(`/attachments/${id}`)
      return really.apply(storage, given)
    })
    await load(path)
    expect(put).toHaveBeenCalled()
    await gone(path)
    await work()
    expect([await jobs(), await stored()]).toEqual([0, []])
  })

  test('when a process has died with them, and the file has been deleted since', async () => {
    const path = await upload('dying.gif', await imageOf('gif', { frames: 2 }))
    await load(path)
    const before = await stored()
    await Attachment.destroy({ where: { path_id: path } })
    expect(before).toHaveLength(2)
    await work()
    await gone(path)
  })
})

test('a thumbnail counts neither towards the quota nor as a file, and leaves nothing but itself', async () => {
  const path = await upload('counted.png', await imageOf('png', { width: 300, height: 300 }))
  const list = () => app.as('member').must.get('/attachments')
  const before = [await list(), (await tracesAtRest(app)).attachments]
  await work()
  expect((await load(path)).status).toBe(200)
  expect([await list(), (await tracesAtRest(app)).attachments]).toEqual(before)
  expect(await stored()).toEqual([STILL])
})

describe('a message with an uploaded image', () => {
  const messageOf = async (id: number, as: Name = 'member2') => (await app.as(as).must.get(`/messages/${id}`)).message
  const send = (content: string, as: Name = 'member'): Promise<number> => app.as(as).must.send({ to: 'general', content })
  const loading = (path: string, type = 'image/png') =>
    `<div class="message_inline_image"><a href="/user_uploads/${path}" title="a cat"><img class="image-loading-placeholder" data-original-content-type="${type}" src="/assets/icon.svg"></a></div>`
  const ready = (path: string, dimensions: string, type = 'image/png', more = '') =>
    `<div class="message_inline_image"><a href="/user_uploads/${path}" title="a cat"><img data-original-content-type="${type}" data-original-dimensions="${dimensions}"${more} src="/user_uploads/thumbnail/${path}/840x560.webp"></a></div>`
  const paragraph = (path: string) => `<p>See <a href="/user_uploads/${path}">a cat</a></p>`

  test('shows a placeholder, and its thumbnail once that is made, which is announced to those who have the message', async () => {
    const path = await upload('cat.png', await imageOf('png', { width: 900, height: 30 }))
    const queue = await app.as('member2').must.register({ event_types: ['update_message'], fetch_event_types: [] })
    const id = await send(`See [a cat](/user_uploads/${path})`)
    expect((await messageOf(id)).content).toBe(`${paragraph(path)}\n${loading(path)}`)
    await work()
    const html = `${paragraph(path)}\n${ready(path, '900x30')}`
    const message = await messageOf(id)
    expect(message).toMatchObject({ content: html })
    expect(message.last_edit_timestamp).toBeUndefined()
    const { events = [] } = await app.as('member2').must.get('/events', { queue_id: queue.queue_id, last_event_id: -1, dont_block: true })
    expect(events).toMatchObject([
      {
        ...{ type: 'update_message', user_id: null, rendering_only: true, message_id: id, message_ids: [id], stream_name: 'general' },
        ...{ content: `See [a cat](/user_uploads/${path})`, rendered_content: html, is_me_message: false },
      },
    ])
    expect((await load(path, { as: 'member2' })).status).toBe(200)
    expect(await jobs()).toBe(0)
  })

  test('in a direct conversation is announced too', async () => {
    const path = await upload('cat.png', await imageOf('png'))
    const id = await app
      .as('member')
      .must.send({ type: 'direct', to: [app.idOf('member2')], content: `See [a cat](/user_uploads/${path})` })
    const queue = await app.as('member2').must.register({ event_types: ['update_message'], fetch_event_types: [] })
    await work()
    const { events = [] } = await app.as('member2').must.get('/events', { queue_id: queue.queue_id, last_event_id: -1, dont_block: true })
    expect(events).toMatchObject([{ rendering_only: true, message_id: id, rendered_content: expect.stringContaining('840x560.webp') }])
  })

  test('shows the thumbnail at once if it is known, upright', async () => {
    const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const path = await upload('cat.jpg', lying)
    await work()
    expect((await messageOf(await send(`See [a cat](/user_uploads/${path})`))).content).toContain(ready(path, '20x40', 'image/jpeg'))
  })

  test('says that an animation has an animated thumbnail', async () => {
    const path = await upload('cat.gif', await imageOf('gif', { width: 20, height: 10, frames: 2 }))
    await work()
    const { content } = await messageOf(await send(`See [a cat](/user_uploads/${path})`))
    expect(content).toContain(ready(path, '20x10', 'image/gif', ' data-animated="true"'))
  })

  test('written as an image shows it in the text', async () => {
    const path = await upload('cat.png', await imageOf('png'))
    const id = await send(`Here ![a "cat"](/user_uploads/${path}) it is`)
    expect((await messageOf(id)).content).toBe(
      `<p>Here <img alt="a &quot;cat&quot;" class="inline-image image-loading-placeholder" data-original-src="/user_uploads/${path}" data-original-content-type="image/png" src="/assets/icon.svg"> it is</p>`,
    )
    await work()
    expect((await messageOf(id)).content).toBe(
      `<p>Here <img alt="a &quot;cat&quot;" class="inline-image" data-original-src="/user_uploads/${path}" data-original-content-type="image/png" data-original-dimensions="2x2" src="/user_uploads/thumbnail/${path}/840x560.webp"> it is</p>`,
    )
  })

  test('becomes a link if the file is no image', async () => {
    const path = await upload('cat.png', Buffer.from('no image'))
    const [linked, inline] = [await send(`See [a cat](/user_uploads/${path})`), await send(`![a cat](/user_uploads/${path})`)]
    await work()
    expect((await messageOf(linked)).content.trim()).toBe(paragraph(path))
    expect((await messageOf(inline)).content).toBe(`<p><a href="/user_uploads/${path}">a cat</a></p>`)
    expect((await messageOf(await send(`See [a cat](/user_uploads/${path})`))).content).toBe(paragraph(path))
  })

  test('whose thumbnail was made while it was sent is rendered again', async () => {
    const path = await upload('cat.png', await imageOf('png'))
    const id = await send(`See [a cat](/user_uploads/${path})`)
    await Job.destroy({ where: { kind: THUMBNAIL_JOB } })
    await load(path)
    // An edit shares a file as a message does. What it was rendered from is older than what it finds under the lock.
    const { enqueueAgain } = await import('./files.ts')
    const { change } = await import('../../events/change.ts')
    const file = await fileOf(path)
    await change(contextOf(), ({ tx }) => enqueueAgain([file], loading(path), unixTime(), tx))
    expect(await jobs()).toBe(1)
    await work()
    expect((await messageOf(id)).content).toContain(ready(path, '2x2'))
  })

  test('shows ten of them at most, each once, and none in a quote', async () => {
    const paths = await Promise.all(Array.from({ length: 11 }, async (_, i) => upload(`${i}.png`, await imageOf('png'))))
    const links = paths.map((path) => `[x](/user_uploads/${path})`).join(' ')
    const previewsIn = async (content: string) =>
      ((await messageOf(await send(content))).content.match(/message_inline_image/g) ?? []).length
    expect(await previewsIn(links)).toBe(10)
    expect(await previewsIn(`[x](/user_uploads/${paths[0]})\n\n* [x](/user_uploads/${paths[0]})`)).toBe(1)
    expect(await previewsIn(`> [x](/user_uploads/${paths[0]})`)).toBe(0)
  })

  test('that its author may not read shows none, nor does a file of another site', async () => {
    const path = await upload('cat.png', await imageOf('png'))
    await work()
    expect((await messageOf(await send(`See [a cat](/user_uploads/${path})`, 'owner'))).content).toBe(paragraph(path))
    const other = `https://elsewhere.example.com/user_uploads/${path}`
    expect((await messageOf(await send(`![a cat](${other})`))).content).toBe(`<p><a href="${other}">a cat</a></p>`)
  })

  test('or with a video or a sound shows them', async () => {
    const [film, song] = [await upload('a.mp4', Buffer.from('x')), await upload('b.mp3', Buffer.from('x'))]
    const { content } = await messageOf(await send(`[a](/user_uploads/${film}) ![b](/user_uploads/${song})`))
    expect(content).toBe(
      `<p><a href="/user_uploads/${film}">a</a> <audio controls="controls" preload="metadata" src="/user_uploads/${song}" title="b"></audio></p>\n` +
        `<div class="message_inline_image message_inline_video"><a href="/user_uploads/${film}" title="a"><video preload="metadata" src="/user_uploads/${film}"></video></a></div>`,
    )
  })

  test('is found by the name of the image, edited to another, and previewed before it is sent', async () => {
    const path = await upload('cat.png', await imageOf('png'))
    const id = await send(`![zanzibar](/user_uploads/${path})`)
    const { messages = [] } = await app.as('member2').must.get('/messages', {
      ...{ narrow: [{ operator: 'search', operand: 'zanzibar' }], anchor: 'newest', num_before: 5, num_after: 0 },
    })
    expect(messages.map((message) => message.id)).toEqual([id])
    await work()
    await app.as('member').must.patch(`/messages/${id}`, { content: `See [a cat](/user_uploads/${path})` })
    expect((await messageOf(id)).content).toContain(ready(path, '2x2'))
    const { rendered } = await app.as('member').must.post('/messages/render', { content: `See [a cat](/user_uploads/${path})` })
    expect(rendered).toContain(ready(path, '2x2'))
  })
})
