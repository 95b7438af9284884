import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { TINY_GIF } from '../testing/images.ts'
import { loadContract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
})
afterAll(() => app.close())

/** The URLs on this server in a value, as paths: texts that are one, and the links and images of HTML. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inHtml = [...value.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    return [value, ...inHtml].flatMap((text) => {
      const [, host, path] = /^(?:https?:\/\/([^/\s]+))?(\/[^\s<>]*)?$/.exec(text) ?? []
      const isOwn = host === undefined ? path !== undefined : /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host)
      return isOwn ? [path ?? '/'] : []
    })
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

test('every URL that an answer names can be read', async () => {
  const member = app.as('member')
  const image = new FormData()
  image.append('file', new Blob([new Uint8Array(TINY_GIF)]), 'image.gif')
  await member.raw('/api/v1/realm/emoji/pixel', { method: 'POST', body: image })
  const { url } = (await member.upload('notes.txt', 'Notes.')).body
  const content = `:pixel: [notes](${url}) @**Max Member** #**general**`
  const { id } = (await member.post('/messages', { type: 'channel', to: 'general', topic: 'urls', content })).body
  await member.post(`/messages/${id}/reactions`, { emoji_name: 'pixel' })
  const { invite_link: link } = (await app.as('administrator').post('/invites/multiuse')).body
  const answers = [
    (await member.post('/register', { include_subscribers: true })).body,
    (await app.client().get('/server_settings')).body,
    (await member.get('/users', { client_gravatar: false })).body,
    (await member.get('/messages', { anchor: 'newest', num_before: 100, num_after: 0 })).body,
    (await member.get('/attachments')).body,
    (await member.get('/realm/emoji')).body,
    (await app.as('administrator').get('/invites')).body,
    { link, url, temporary: (await member.get(url)).body.url },
  ]
  const paths = new Set(answers.flatMap(pathsIn))
  // Some kinds of paths, so that the test notices when it finds none.
  for (const kind of [
    /^\/avatar\/\d/,
    /^\/avatar\/realm/,
    /^\/logo/,
    /^\/night_logo/,
    /^\/static\/emoji/,
    /^\/user_avatars/,
    /^\/user_uploads\/1\//,
  ])
    expect([...paths].filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(0)
  // What stands behind `#` is for clients.
  for (const path of paths) expect({ path, status: (await member.raw(path.split('#', 1)[0] || '/')).status }).toEqual({ path, status: 200 })
})

test('every URL in the examples of answers is one that the server knows', async () => {
  const examples = loadContract().operations.flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) => (status === '200' ? [content?.['application/json']] : [])),
  )
  const paths = new Set(pathsIn(examples.map((media) => (media as { examples?: object } | undefined)?.examples)))
  expect(paths.size).toBeGreaterThan(10)
  const unknown: string[] = []
  for (const path of paths) {
    const { body } = await app.client().raw(path.split('#', 1)[0] || '/')
    if (body.msg === 'URL does not exist') unknown.push(path)
  }
  // Images that this organisation does not have, also of a provider.
  const absent = /^\/user_avatars\/\d+\/(emoji\/images|avatars|realm)\/|^\/accounts\/login\/oidc\/corp\/icon$/
  expect(unknown.filter((path) => !absent.test(path))).toEqual([])
})

test('the data of emoji has every name of each, its own first, and is cached', async () => {
  const { headers, body } = await app.client().raw('/static/emoji.json')
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
  const { code_to_names: names } = JSON.parse(body)
  expect(Object.keys(names).length).toBeGreaterThan(1_800)
  expect(names['1f419']).toEqual(['octopus'])
  expect(names['1f44d'].slice(0, 2)).toEqual(['+1', 'thumbs_up'])
  expect(names['1f44d']).toContain('thumbsup')
  expect(JSON.stringify(names)).not.toMatch(/[~|]/)
  const etag = headers.get('etag') ?? ''
  expect((await app.client().raw('/static/emoji.json', { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } })).status).toBe(
    304,
  )
})

test('the emoji that is no Unicode emoji has a picture where its message says', async () => {
  const member = app.as('member')
  const id = await member.must.send({ content: ':zulip:' })
  const { content } = (await member.must.get(`/messages/${id}`, { apply_markdown: true })).message
  const [, url = ''] = /<img [^>]*src="([^"]*)"/.exec(content) ?? []
  for (const root of ['', '/zulip']) {
    const { status, headers } = await app.client().raw(root + url)
    expect([root, status, headers.get('content-type')]).toEqual([root, 200, 'image/png'])
  }
})

test.each(['/logo?version=1', '/night_logo?version=1'])('%s is an image that runs nothing', async (path) => {
  const { headers, body } = await app.client().raw(path)
  expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(`${body}`).toMatch(/^<svg/)
})

test('the settings of the server promise web-public channels only where server and organisation allow them', async () => {
  const promised = async (of: TestApp): Promise<boolean> => (await of.client().get('/server_settings')).body.realm_web_public_access_enabled
  const other = await startTestApp({ webPublicChannels: false })
  for (const one of [app, other]) {
    expect(await promised(one)).toBe(false)
    await one.as('owner').patch('/realm', { enable_spectator_access: true })
  }
  expect([await promised(app), await promised(other)]).toEqual([true, false])
  await other.close()
})
