import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { imageOf, interlaced, TINY_GIF } from '../../testing/images.ts'
import { traces, tracesAtRest } from '../../testing/traces.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
const NO_IMAGE = "'file' must be an image: PNG, GIF, JPEG or WebP"
const HELD = "'file' must have fewer pixels or colours, or not be interlaced: decoding it takes too much memory"
const MANY_PIXELS = "'file' must have at most 25000000 pixels in all its frames together"
let kinds = 0
const half = (content: Buffer): Buffer => content.subarray(0, content.length / 2)
/** A PNG whose header claims another width and height. */
const pngHeader = (side: number, png: Buffer): Buffer => {
  const header = Buffer.from(png.subarray(12, 29))
  header.writeUInt32BE(side, 4)
  header.writeUInt32BE(side, 8)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(header))
  return Buffer.concat([png.subarray(0, 12), header, checksum, png.subarray(33)])
}
const bytes = (latin1: string): Buffer => Buffer.from(latin1, 'latin1')

const add = (name: Name, emojiName: string, content: Buffer = TINY_GIF, fileName = 'image.gif', type = 'image/gif') => {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)], { type }), fileName)
  return app.as(name).raw(`/api/v1/realm/emoji/${encodeURIComponent(emojiName)}`, { method: 'POST', body })
}
const added = async (name: Name, emojiName: string, content?: Buffer): Promise<{ id: string; source_url: string }> => {
  expect((await add(name, emojiName, content)).body).toMatchObject({ result: 'success' })
  return find(emojiName)
}
const withdraw = (name: Name, emojiName: string) => app.as(name).delete(`/realm/emoji/${emojiName}`)
// biome-ignore lint/suspicious/noExplicitAny: what the list holds
const list = async (): Promise<any[]> => Object.values((await app.as('guest').get('/realm/emoji')).body.emoji)
const find = async (name: string) => (await list()).findLast((emoji) => emoji.name === name)

describe('a custom emoji', () => {
  test('is announced to everybody in a list of all custom emoji', async () => {
    const events = await verifyEvents(app, EVERYBODY, () => added('member', 'party'))
    const emoji = await find('party')
    expect(emoji).toEqual({
      id: expect.stringMatching(/^[1-9][0-9]*$/),
      name: 'party',
      source_url: expect.stringMatching(/^\/user_avatars\/1\/emoji\/images\/[\w-]{24}\.gif$/),
      still_url: null,
      author_id: app.demo.users.member.user_id,
      deactivated: false,
    })
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([{ type: 'realm_emoji', op: 'update', realm_emoji: { [emoji.id]: emoji } }])
  })

  test('is announced on its own to clients with individual_emoji_changes', async () => {
    const { body } = await app.as('guest').post('/register', {
      event_types: ['realm_emoji'],
      client_capabilities: { notification_settings_null: true, individual_emoji_changes: true },
    })
    const emoji = await added('member', 'alone')
    await withdraw('member', 'alone')
    const { events } = (await app.as('guest').get('/events', { queue_id: body.queue_id, last_event_id: -1, dont_block: true })).body
    expect(events).toMatchObject([
      { type: 'realm_emoji', op: 'add', emoji },
      { type: 'realm_emoji', op: 'update_one', emoji_id: emoji.id, data: { deactivated: true } },
    ])
  })

  test('works in messages, reactions and statuses, and stays in old ones after it is withdrawn', async () => {
    const emoji = await added('member', 'ourconfetti')
    const id = await app.as('member').must.send({ content: ':ourconfetti:' })
    await app.as('member').post(`/messages/${id}/reactions`, { emoji_name: 'ourconfetti' })
    await app.as('member').post('/users/me/status', { emoji_name: 'ourconfetti' })
    const events = await verifyEvents(app, EVERYBODY, () => withdraw('member', 'ourconfetti'))
    for (const name of EVERYBODY) expect(events[name]).toMatchObject([{ realm_emoji: { [emoji.id]: { deactivated: true } } }])

    const image = `<img alt=":ourconfetti:" class="emoji" src="${emoji.source_url}" title="ourconfetti">`
    const reaction = { emoji_name: 'ourconfetti', emoji_code: emoji.id, reaction_type: 'realm_emoji' }
    const { message } = (await app.as('guest').get(`/messages/${id}`)).body
    expect(message).toMatchObject({ content: `<p>${image}</p>`, reactions: [reaction] })
    expect((await app.as('guest').get(`/users/${app.demo.users.member.user_id}/status`)).body.status).toMatchObject(reaction)
    expect((await app.client().raw(emoji.source_url)).status).toBe(200)

    const later = await app.as('member').must.send({ content: ':ourconfetti:' })
    expect((await app.as('guest').get(`/messages/${later}`)).body.message.content).toBe('<p>:ourconfetti:</p>')
    const react = (messageId: number) => app.as('member2').post(`/messages/${messageId}/reactions`, reaction)
    expect((await react(later)).body.msg).toBe("'emoji_name' names an emoji that does not exist: ourconfetti")
    expect((await react(id)).body).toMatchObject({ result: 'success' })
    expect((await app.as('guest').post('/users/me/status', reaction)).body).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('may have the name of one that was withdrawn', async () => {
    const first = await added('member', 'again')
    expect((await add('member2', 'again')).body).toMatchObject({ msg: "'emoji_name' is already in use by another custom emoji: again" })
    await withdraw('member', 'again')
    const second = await added('member2', 'again')
    expect((await list()).filter(({ name }) => name === 'again')).toMatchObject([
      { id: first.id, deactivated: true },
      { id: second.id, deactivated: false },
    ])
  })

  test('is created once when several requests want the same name at the same time', async () => {
    const answers = await Promise.all(['member', 'member2', 'owner', 'bot'].map((name) => add(name as Name, 'contested')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect((await list()).filter(({ name }) => name === 'contested')).toHaveLength(1)
  })

  test('replaces a built-in emoji if an administrator adds it, until it is withdrawn', async () => {
    const react = async (): Promise<string> => {
      const { id } = (await app.as('member').post('/messages', { type: 'channel', to: 'general', topic: 'x', content: 'x' })).body
      await app.as('member').post(`/messages/${id}/reactions`, { emoji_name: 'rocket' })
      return (await app.as('member').get(`/messages/${id}`)).body.message.reactions[0].emoji_code
    }
    for (const name of ['rocket', 'zulip'])
      expect((await add('moderator', name)).body.msg).toBe(
        `'emoji_name' is the name of a built-in emoji, which only administrators may replace: ${name}`,
      )
    const { id } = await added('administrator', 'rocket')
    expect(await react()).toBe(id)
    await withdraw('administrator', 'rocket')
    expect(await react()).toBe('1f680')
  })
})

describe('adding a custom emoji', () => {
  test.each([
    [' green tick ', 'green_tick'],
    ['a-b.c_9', 'a-b.c_9'],
    ['x'.repeat(100), 'x'.repeat(100)],
  ])('stores the name %j as %j', async (given, stored) => {
    await add('member', given)
    expect(await find(stored)).toBeDefined()
  })

  test.each(['Red', 'é', 'a:b', 'a/b', 'a_', '-', '<b>', 'x'.repeat(101), '   ', 'a\nb'])('refuses the name %j', async (name) => {
    const { status, body } = await add('owner', name)
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', msg: expect.stringMatching(/^'emoji_name' /) } })
  })

  test.each([
    ['png', 'image/png', () => imageOf('png')],
    ['gif', 'image/gif', () => imageOf('gif')],
    ['gif', 'image/gif', () => imageOf('gif', { frames: 500 })],
    ['jpg', 'image/jpeg', () => imageOf('jpeg')],
    ['webp', 'image/webp', () => imageOf('webp', { frames: 3 })],
    ['png', 'image/png', () => imageOf('png', { width: 5000, height: 5000 })],
  ])('accepts a %s under any file name, and serves it as %s (%#)', async (kind, type, make) => {
    const content = await make()
    const name = `kind${++kinds}`
    expect((await add('member', name, content, 'page.html', 'text/html')).status).toBe(200)
    const { source_url } = await find(name)
    expect(source_url).toMatch(new RegExp(`\\.${kind}$`))
    const response = await fetch(app.url + source_url)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test.each([
    ['more than 500 frames', () => imageOf('gif', { frames: 501 }), "'file' must have at most 500 frames"],
    ['more than 25,000,000 pixels', () => imageOf('png', { width: 5001, height: 5000 }), MANY_PIXELS],
    ['more than 25,000,000 pixels in all frames', () => imageOf('webp', { width: 500, height: 500, frames: 101 }), MANY_PIXELS],
    ['138 MB that are held whole', () => interlaced(4_800, 4_800), HELD],
    ['a header of 60,000 by 60,000 pixels', async () => pngHeader(60_000, await imageOf('png')), MANY_PIXELS],
    ['a header and nothing else', async () => (await imageOf('png')).subarray(0, 33), NO_IMAGE],
    ['half of its bytes', async () => half(await imageOf('png', { width: 500, height: 500 })), NO_IMAGE],
    ['half of its bytes', async () => half(await imageOf('jpeg', { width: 500, height: 500 })), NO_IMAGE],
    ['half of its bytes', async () => half(await imageOf('webp', { width: 500, height: 500 })), NO_IMAGE],
    ['six bytes', async () => bytes('GIF89a'), NO_IMAGE],
    ['a type that browsers do not all show', async () => bytes('II*\0\x08\0\0\0'), NO_IMAGE],
  ])('refuses an image of %s (%#)', async (_, make, msg) => {
    const content = await make()
    const before = await tracesAtRest(app)
    expect((await add('owner', 'not_an_image', content, 'image.png', 'image/png')).body).toMatchObject({ code: 'BAD_REQUEST', msg })
    await vi.waitFor(async () => expect(await traces(app)).toEqual(before), { timeout: 10_000 })
  })

  test.each([
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
    ['text', bytes('GIF')],
    ['sound in the container of WebP', bytes('RIFF\x1a\0\0\0WAVEfmt ')],
    ['nothing', bytes('')],
  ])('refuses %s that claims to be an image', async (_, content) => {
    const before = await tracesAtRest(app)
    expect((await add('owner', 'not_an_image', content, 'image.png', 'image/png')).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: NO_IMAGE,
    })
    await vi.waitFor(async () => expect(await traces(app)).toEqual(before), { timeout: 10_000 })
  })

  test('refuses an image of more than 5 MiB', async () => {
    const largest = Buffer.concat([TINY_GIF, Buffer.alloc(5 * 1024 * 1024 - TINY_GIF.length)])
    expect((await add('member', 'large', largest)).status).toBe(200)
    const { status, body } = await add('member', 'larger', Buffer.concat([largest, Buffer.alloc(1)]))
    expect({ status, body }).toMatchObject({ status: 413, body: { code: 'REQUEST_TOO_LARGE', msg: "'file' must have at most 5 MiB" } })
  })

  test('needs the permission that the organisation sets, and a refused request leaves nothing behind', async () => {
    const groups = (await app.as('owner').get('/user_groups')).body.user_groups as { id: number; name: string }[]
    const moderators = groups.find(({ name }) => name === 'role:moderators')?.id
    await app.as('owner').patch('/realm', { can_add_custom_emoji_group: moderators })
    const before = await tracesAtRest(app)
    for (const name of ['member', 'guest', 'bot'] as const)
      expect((await add(name, 'ours_only')).body).toMatchObject({ msg: 'You do not have permission to add custom emoji' })
    await vi.waitFor(async () => expect(await traces(app)).toEqual(before), { timeout: 10_000 })
    expect((await add('moderator', 'ours_only')).status).toBe(200)
    const members = groups.find(({ name }) => name === 'role:members')?.id
    await app.as('owner').patch('/realm', { can_add_custom_emoji_group: members })
  })
})

describe('withdrawing a custom emoji', () => {
  test('is allowed to its author and to administrators', async () => {
    await added('member', 'withdrawn')
    for (const name of ['moderator', 'member2', 'guest', 'bot'] as const)
      expect((await withdraw(name, 'withdrawn')).body).toMatchObject({ code: 'BAD_REQUEST' })
    expect((await withdraw('administrator', 'withdrawn')).status).toBe(200)
    await added('bot', 'withdrawn')
    expect((await withdraw('bot', 'withdrawn')).status).toBe(200)
  })

  test.each(['withdrawn', 'never_there', 'tada', 'party%20'])('finds no emoji %j', async (name) => {
    expect(await withdraw('owner', name)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', msg: 'Emoji does not exist' } })
  })
})

describe('the image of an emoji', () => {
  test.each([
    '/user_avatars/1/emoji/images/1.gif',
    '/user_avatars/1/emoji/images/aaaaaaaaaaaaaaaaaaaaaaaa.gif',
    '/user_avatars/1/emoji/images/',
    '/user_avatars/1/emoji/images/..%2f..%2f..%2fdatabase.sqlite',
    '/user_avatars/1/5.png',
  ])('is not at %s', async (path) => {
    expect(await app.client().raw(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('is sent once to a client that names what it has', async () => {
    const { source_url } = await added('member', 'kept')
    const first = await app.client().raw(source_url)
    expect([first.status, first.headers.get('content-length')]).toEqual([200, String(TINY_GIF.length)])
    const etag = first.headers.get('etag') ?? ''
    const again = await app.client().raw(source_url, { headers: { 'If-None-Match': etag } })
    expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
      ...[304, etag, 'public, max-age=31536000, immutable'],
    ])
  })

  test('is not served by another organisation', async () => {
    const { source_url } = await added('member', 'ours')
    expect((await app.client().raw(source_url.replace('/1/', '/2/'))).status).toBe(404)
  })
})
