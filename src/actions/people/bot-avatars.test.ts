// Avatars of bots, which their owners and administrators set and take away.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StoredImage } from '../../models/stored-image.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { imageOf, looksOf } from '../../testing/images.ts'
import { tracesAtRest } from '../../testing/traces.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

const EVERYBODY = ['owner', 'administrator', 'member', 'member2', 'guest', 'bot'] as const
type Name = keyof TestApp['demo']['users']
const NO_IMAGE = "'file' must be an image: PNG, GIF, JPEG or WebP"

let app: TestApp
let bot: number
beforeAll(async () => {
  app = await startTestApp()
  bot = app.idOf('bot')
})
afterAll(() => app.close())
beforeEach(() => app.as('owner').must.delete(`/bots/${bot}/avatar`))

const send = (method: string, path: string, by: Name, files: Buffer[], fields: Record<string, string> = {}) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [i, content] of files.entries()) body.append(`avatar-${i}`, new Blob([new Uint8Array(content)]), 'bot.png')
  return app.as(by).raw(`/api/v1${path}`, { method, body })
}
const change = (by: Name, files: Buffer[], fields?: Record<string, string>) => send('PATCH', `/bots/${bot}`, by, files, fields)
const load = async (url: string) => {
  const response = await fetch(app.url + url)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const avatarOf = async (id: number): Promise<string> => (await app.as('guest').must.get(`/users/${id}`)).user.avatar_url ?? ''
const avatarsLogged = async () =>
  (await app.as('owner').must.get('/realm/audit_log', { subject_type: 'user' })).entries.flatMap(({ subject_id, changes }) =>
    subject_id === bot ? changes.filter(({ property }) => property.startsWith('avatar')) : [],
  )

test('the owner of a bot gives it an avatar beside other changes, which everybody learns of, and takes it away', async () => {
  const before = await avatarOf(bot)
  let url = ''
  const events = await verifyEvents(app, EVERYBODY, async () => {
    url = (await change('member', [await imageOf('png', { width: 30 })], { full_name: 'Portrait Bot' })).body.avatar_url
  })
  expect(url).toMatch(/^\/user_avatars\/1\/avatars\/[\w-]{24}\.webp\?version=\d+$/)
  const avatar_url_medium = url.replace('.webp', '-medium.webp')
  for (const name of EVERYBODY)
    expect(events[name]).toMatchObject([
      { type: 'realm_user', op: 'update', person: { user_id: bot, full_name: 'Portrait Bot' } },
      { type: 'realm_user', op: 'update', person: { user_id: bot, avatar_source: 'U', avatar_url: url, avatar_url_medium } },
    ])
  for (const [path, side] of [
    [url, 100],
    [avatar_url_medium, 500],
  ] as const)
    expect(await looksOf((await load(path)).bytes)).toMatchObject({ width: side, height: side, format: 'webp' })
  expect(await avatarOf(bot)).toBe(url)
  const { bots } = await app.as('member').must.get('/bots')
  expect(bots.find(({ user_id }) => user_id === bot)?.avatar_url).toBe(url)
  expect(await StoredImage.count({ where: { user_id: bot, state: 'stored' } })).toBe(2)
  const after = await verifyEvents(app, EVERYBODY, () => app.as('member').must.delete(`/bots/${bot}/avatar`))
  for (const name of EVERYBODY) expect(after[name]).toMatchObject([{ person: { user_id: bot, avatar_source: 'J' } }])
  expect([(await load(url)).status, await StoredImage.count()]).toEqual([404, 0])
  expect((await avatarOf(bot)).split('?')[0]).toBe(before.split('?')[0])
  const again = await verifyEvents(app, ['member'], () => app.as('member').delete(`/bots/${bot}/avatar`), { changesSomething: false })
  expect(again.member).toEqual([])
  await app.as('member').must.patch(`/bots/${bot}`, { full_name: 'Build Bot' })
})

test('a new avatar replaces the files of the former one, no matter who sets it, and the audit log says so without the path', async () => {
  const first = (await change('administrator', [await imageOf('gif', { frames: 3 })])).body.avatar_url
  const second = (await change('member', [await imageOf('jpeg')])).body.avatar_url
  expect([(await load(first)).status, (await load(second)).status]).toEqual([404, 200])
  expect(await StoredImage.count()).toBe(2)
  expect((await avatarsLogged()).slice(0, 2)).toEqual([
    { property: 'avatar', before: '"uploaded"', after: '"uploaded"' },
    { property: 'avatar', before: null, after: '"uploaded"' },
  ])
})

test('a bot is created with an avatar, which is there in the first event about it', async () => {
  let id = 0
  const fields = { full_name: 'Born Pretty', short_name: 'pretty' }
  const events = await verifyEvents(app, EVERYBODY, async () => {
    const { body } = await send('POST', '/bots', 'member2', [await imageOf('webp')], fields)
    id = body.user_id
    expect(body.avatar_url).toMatch(/^\/user_avatars\//)
  })
  const url = await avatarOf(id)
  expect(events.guest).toContainEqual(
    expect.objectContaining({ type: 'realm_user', op: 'add', person: expect.objectContaining({ user_id: id, avatar_url: url }) }),
  )
  expect((await load(url)).status).toBe(200)
  expect(await StoredImage.count({ where: { user_id: id, state: 'stored' } })).toBe(2)
  await app.as('member2').must.delete(`/bots/${id}/avatar`)
})

test('what a form without a file says is the same in each encoding', async () => {
  const { body } = await send('POST', '/bots', 'member2', [], { full_name: 'Plain Bot', short_name: 'plain' })
  expect(body.avatar_url).toMatch(/^\/avatar\//)
  expect((await app.as('member2').patch(`/bots/${body.user_id}`, { full_name: 'Plainer Bot' })).status).toBe(200)
})

describe('refused, and leaves nothing:', () => {
  test.each<[string, () => Promise<{ body: { msg: string } }>, string]>([
    ['what is no image', () => change('member', [Buffer.from('<svg/>')]), NO_IMAGE],
    ['5 MiB and more', () => change('member', [Buffer.alloc(5 * 1024 * 1024 + 1)]), "'file' must have at most 5 MiB"],
    ['two images', async () => change('member', [await imageOf('png'), await imageOf('png')]), "'file' must be one file only"],
    [
      'an image beside a wrong field',
      async () => change('member', [await imageOf('png')], { full_name: '*' }),
      "'full_name' must not contain any of: * ` \\ > \" @",
    ],
    [
      'an image beside what the bot may not have',
      async () => change('member', [await imageOf('png')], { role: '200' }),
      "'role' must not be above the role of the bot's owner",
    ],
    [
      'an image for the bot of somebody else',
      async () => change('member2', [await imageOf('png')]),
      expect.stringContaining("'bot_id' names a bot that does not exist"),
    ],
    ['an image of the bot itself', async () => change('bot', [await imageOf('png')]), 'Bots may not do this'],
    [
      'a bot with what is no image',
      () => send('POST', '/bots', 'member', [Buffer.from('<svg/>')], { full_name: 'Torn Bot', short_name: 'torn' }),
      NO_IMAGE,
    ],
    [
      'a bot with an image for somebody who may not create any',
      async () => send('POST', '/bots', 'guest', [await imageOf('png')], { full_name: 'Guest Bot', short_name: 'guests' }),
      'You do not have permission to create bots of this kind',
    ],
  ])('%s', async (_, attempt, msg) => {
    const before = await tracesAtRest(app)
    expect((await attempt()).body.msg).toEqual(msg)
    expect(await tracesAtRest(app)).toEqual(before)
    expect(await StoredImage.count()).toBe(0)
  })

  test('an avatar beyond the quota', async () => {
    const { config } = app.server.app
    config.uploadQuota = 10
    try {
      const fields = { full_name: 'Heavy Bot', short_name: 'heavy' }
      const answers = [
        await change('member', [await imageOf('png')]),
        await send('POST', '/bots', 'member', [await imageOf('png')], fields),
      ]
      expect(answers.map(({ body }) => body.code)).toEqual(['REALM_UPLOAD_QUOTA', 'REALM_UPLOAD_QUOTA'])
      expect(await StoredImage.count()).toBe(0)
    } finally {
      config.uploadQuota = undefined
    }
  })
})

test('only those who manage a bot take its avatar away', async () => {
  const url = (await change('member', [await imageOf('png')])).body.avatar_url
  const attempts = await Promise.all((['member2', 'moderator', 'guest'] as const).map((name) => app.as(name).delete(`/bots/${bot}/avatar`)))
  for (const { body } of attempts) expect(body.msg).toContain("'bot_id' names a bot that does not exist")
  expect((await app.as('bot').delete(`/bots/${bot}/avatar`)).body.msg).toBe('Bots may not do this')
  expect((await load(url)).status).toBe(200)
})
