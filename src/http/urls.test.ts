// databases: once
// Slashes that clients and proxies add to URLs.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { wire } from '../testing/wire.ts'
import { loadContract, type Operation } from './contract.ts'
import { trailingSlashes } from './router.ts'

let app: TestApp
let file: string
beforeAll(async () => {
  app = await startTestApp({ corsOrigins: ['https://chat.example.com'] })
  file = (await app.as('member').upload('a.txt', 'text')).body.url
})
afterAll(() => app.close())

const shown = async (line: string, headers: Record<string, string> = {}) => {
  const { status, headers: all, text } = await wire(app, line, { as: 'member', headers })
  return { status, allowed: all['access-control-allow-methods'], type: all['content-type'], text: text.replace(/[0-9a-f-]{36}/g, '') }
}

describe('a slash at the end, and repeated ones at the start, do not matter:', () => {
  test.each<[line: string, status: number, headers?: Record<string, string>]>([
    ['GET /api/v1/users/me', 200],
    ['GET /api/v1/users?user_ids=[]', 200],
    ['GET /api/v1/nothing', 404],
    ['PUT /api/v1/users/me', 405],
    ['OPTIONS /api/v1/messages', 204, { Origin: 'https://chat.example.com', 'Access-Control-Request-Method': 'GET' }],
    ['GET /zulip/api/v1/users/me', 200],
    ['OPTIONS /api/v1/tus', 204],
    ['HEAD /api/v1/tus/1-1-00000000000000000000000000000000', 404],
    ['GET /health', 200],
    ['GET /avatar/1', 200],
    ['GET /api/docs', 200],
    ['GET /openapi.json', 200],
  ])('%s', async (line, status, headers) => {
    const [, method, path = '', query = ''] = /^(\S+) ([^?]*)(.*)$/.exec(line) ?? []
    const plain = await shown(line, headers)
    expect(plain.status).toBe(status)
    for (const url of [`${path}/${query}`, `//${path}${query}`, `///${path}/${query}`])
      expect(await shown(`${method} ${url}`, headers), url).toEqual(plain)
  })

  test('a file', async () => {
    for (const url of [`${file}/`, `/${file}`, `/api/v1${file}/`]) expect((await shown(`GET ${url}`)).status, url).toBe(200)
  })
})

test.each(['/api//v1/users/me', '/api/v1//users/me', '/api/v1/users/me//'])('but other slashes do: %s', async (path) => {
  expect((await shown(`GET ${path}`)).status).toBe(404)
})

test('the fragment of a navigation view keeps its slash, because an empty topic ends with one', async () => {
  const member = app.as('member')
  const [topic, channel] = ['narrow/channel/1-general/topic/', 'narrow/channel/1-general/topic']
  for (const [fragment, name] of [
    [topic, 'No topic'],
    [channel, 'Channel'],
  ] as const)
    expect((await member.post('/navigation_views', { fragment, is_pinned: true, name })).status).toBe(200)
  const named = async () => (await member.get('/navigation_views/')).body.navigation_views.map(({ name }: { name: string }) => name)
  expect((await wire(app, `DELETE //zulip/api/v1/navigation_views/${topic}`, { as: 'member' })).status).toBe(200)
  expect(await named()).toEqual(['Channel'])
  expect((await wire(app, `DELETE //api/v1/navigation_views/${channel}`, { as: 'member' })).status).toBe(200)
  expect(await named()).toEqual([])
})

test('only a navigation view has such a parameter', () => {
  const { operations } = loadContract()
  const keeping = operations.filter(({ parameters }) => parameters.some((parameter) => 'x-trailing-slash' in parameter))
  expect(keeping.map(({ operationId }: Operation) => operationId)).toEqual(['updateNavigationView', 'deleteNavigationView'])
  const request = { url: '/api/v1/navigation_views/?a=/' }
  trailingSlashes(operations)(request as never)
  expect(request.url).toBe('/api/v1/navigation_views?a=/')
})
