// databases: once
// Pages of other origins: which of them a browser lets call the server, and what they can read.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { DEVELOPMENT_RATE_LIMITS } from '../limits.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { NO_BROWSER, startBrowser } from '../testing/browser.ts'
import type { Answer } from '../testing/client.ts'
import { loadContract } from './contract.ts'

const Origin = 'https://chat.example.com'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    corsOrigins: [Origin, 'http://localhost:*', 'http://127.0.0.1:*'],
    maxFormSize: 100_000,
    rateLimits: { ...DEVELOPMENT_RATE_LIMITS, login: [{ points: 1, seconds: 60 }] },
  })
})
afterAll(() => app.close())
afterEach(() => {
  vi.restoreAllMocks()
  app.server.app.caches.clear()
})

async function ask(path: string, init: RequestInit = {}) {
  const { email, api_key } = app.demo.users.member
  const Authorization = `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
  const response = await fetch(app.url + path, { ...init, headers: { Origin, Authorization, ...(init.headers as Record<string, string>) } })
  await response.arrayBuffer()
  return response
}
const preflight = (path: string, method: string, origin = Origin) =>
  ask(path, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': method } })
const granted = ({ headers }: Response) => headers.get('access-control-allow-origin')
const listed = ({ headers }: Response, name: string) => headers.get(`access-control-${name}`)?.toLowerCase().split(', ') ?? []

test('the preflight of every operation allows its methods, Authorization and a body, and is not rate limited', async () => {
  const { operations } = loadContract()
  for (const { roots, path, method } of operations) {
    const answer = await preflight(roots[0] + path.replace(/\{[^}]+\}/g, '1'), method.toUpperCase())
    expect([answer.status, granted(answer), answer.headers.get('x-ratelimit-limit')], `${method} ${path}`).toEqual([204, Origin, null])
    expect(listed(answer, 'allow-methods'), path).toContain(method)
    expect(listed(answer, 'allow-headers')).toEqual(expect.arrayContaining(['authorization', 'content-type', 'range']))
  }
  expect(listed(await preflight('/api/v1/messages', 'DELETE'), 'allow-methods').toSorted()).toEqual(['get', 'post'])
})

test('a page can preflight a resumable upload with its protocol headers, and read the answers', async () => {
  const asked = await preflight('/api/v1/tus', 'PATCH')
  expect([asked.status, granted(asked), listed(asked, 'allow-methods').includes('patch')]).toEqual([204, Origin, true])
  expect(listed(asked, 'allow-headers')).toEqual(
    expect.arrayContaining(['tus-resumable', 'upload-length', 'upload-offset', 'x-http-method-override']),
  )
  const answer = await ask('/api/v1/tus', { method: 'POST', headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '5' } })
  expect([answer.status, granted(answer)]).toEqual([201, Origin])
  expect(answer.headers.get('access-control-expose-headers')?.toLowerCase()).toMatch(/location.*x-request-id/)
})

describe('an allowed page can read', () => {
  const long = `content=${'a'.repeat(200_000)}`
  test.each<[what: string, path: string, init: RequestInit, status: number]>([
    ['a success', '/api/v1/users/me', {}, 200],
    ['a wrong parameter', '/api/v1/messages?num_before=x', {}, 400],
    ['a query that is no UTF-8', '/api/v1/messages?narrow=%ff', {}, 400],
    ['missing credentials', '/api/v1/users/me', { headers: { Authorization: '' } }, 401],
    ['a URL that does not exist', '/api/v1/nothing', {}, 404],
    ['a method that does not exist', '/api/v1/messages', { method: 'PATCH' }, 405],
    ['a body that is too large', '/api/v1/messages', { method: 'POST', headers: FORM, body: long }, 413],
    ['a media type that is not read', '/api/v1/messages', { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body: '<a/>' }, 415],
    ['a refused upload', '/api/v1/tus', { method: 'POST' }, 412],
    ['the contract', '/openapi.json', {}, 200],
    ['a page that does not exist', '/nothing', {}, 404],
  ])('%s', async (_, path, init, status) => {
    const answer = await ask(path, init)
    expect([answer.status, granted(answer), answer.headers.get('vary')?.split(', ')]).toEqual([
      status,
      Origin,
      expect.arrayContaining(['Origin']),
    ])
    expect(listed(answer, 'expose-headers')).toEqual(expect.arrayContaining(['x-request-id', 'x-ratelimit-remaining', 'retry-after']))
  })

  test('an internal error', async () => {
    vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
    vi.spyOn(User, 'peopleOf').mockImplementation(() => {
      throw new Error('no such table')
    })
    const answer = await ask('/api/v1/users')
    expect([answer.status, granted(answer)]).toEqual([500, Origin])
  })

  test('a rate limit error', async () => {
    const guess = { method: 'POST', headers: FORM, body: 'username=member@example.com&password=wrong' }
    const answers = [await ask('/api/v1/fetch_api_key', guess), await ask('/api/v1/fetch_api_key', guess)]
    expect(answers.map((answer) => [answer.status, granted(answer)])).toEqual([
      [401, Origin],
      [429, Origin],
    ])
  })
})

test('no page can make a browser send its stored credentials', async () => {
  for (const answer of [await preflight('/api/v1/messages', 'POST'), await ask('/api/v1/users/me')])
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test.each([
  ['http://localhost', true],
  ['http://localhost:8080', true],
  ['https://localhost:8080', false],
  ['http://localhost.evil.example', false],
  ['http://localhost:8080.evil.example', false],
  ['https://chat.example.com:8443', false],
  ['https://chatxexample.com', false],
  ['https://chat.example.com.evil.example', false],
  ['http://chat.example.com', false],
  ['null', false],
  ['', false],
])('a page at %j is allowed: %j', async (origin, isAllowed) => {
  const answers = [await preflight('/api/v1/messages', 'GET', origin), await ask('/api/v1/users/me', { headers: { Origin: origin } })]
  expect(answers.map(granted)).toEqual(isAllowed ? [origin, origin] : [null, null])
  if (!isAllowed) for (const { headers } of answers) expect([...headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([])
})

test('pages of this machine are allowed by default, but none in production', () => {
  expect(readConfig({}).corsOrigins).toEqual(['http://localhost:*', 'http://127.0.0.1:*'])
  expect(readConfig({ NODE_ENV: 'production' }).corsOrigins).toEqual([])
  expect(readConfig({ CORS_ORIGINS: 'none' }).corsOrigins).toEqual([])
  for (const wrong of ['*', 'chat.example.com', 'https://chat.example.com/', 'https://*.example.com', 'ftp://chat.example.com', 'null'])
    expect(() => readConfig({ CORS_ORIGINS: `${Origin},${wrong}` }), wrong).toThrow(`not '${wrong}'`)
})

// A cache between must not give the answer for one origin to another, so every answer says that it depends on the origin.
test.each<[what: string, path: string, init: RequestInit, status: number]>([
  ['a success', '/api/v1/users/me', {}, 200],
  ['a preflight', '/api/v1/messages', { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } }, 204],
  ['a wrong parameter', '/api/v1/messages?num_before=x', {}, 400],
  ['missing credentials', '/api/v1/users/me', { headers: { Authorization: '' } }, 401],
  ['a URL that does not exist', '/api/v1/nothing', {}, 404],
  ['a method that does not exist', '/api/v1/messages', { method: 'PATCH' }, 405],
  ['a body that is too large', '/api/v1/messages', { method: 'POST', headers: FORM, body: 'a='.padEnd(200_000) }, 413],
  ['a refused upload', '/api/v1/tus', { method: 'POST' }, 412],
  ['a file that does not exist', '/user_uploads/1/ab/none/none.txt', {}, 404],
  ['the gateway', '/zulip/api/v1/users/me', {}, 200],
  ['a page that does not exist', '/nothing', {}, 404],
])('%s allows nothing to another origin or to none, and depends on the origin', async (_, path, init, status) => {
  for (const origin of ['https://evil.example', '']) {
    const answer = await ask(path, { ...init, headers: { ...(init.headers as Record<string, string>), Origin: origin } })
    const allowing = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-allow-'))
    expect([answer.status, answer.headers.get('vary'), allowing], origin).toEqual([status, 'Origin', []])
  }
})

describe.skipIf(NO_BROWSER)('in a browser', () => {
  let browser: Browser
  let site: Server
  beforeAll(async () => {
    browser = await startBrowser()
    site = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<title>Another site</title>'))
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })

  test('a page on another port registers, sends, polls, and reads an error with its headers', async () => {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const user = app.demo.users.member
    const seen = await page.evaluate(
      async ({ url, email, api_key }) => {
        const headers = { Authorization: `Basic ${btoa(`${email}:${api_key}`)}` }
        const call = async (method: string, path: string, form?: Record<string, string>) => {
          const response = await fetch(`${url}/api/v1${path}`, { method, headers, body: form ? new URLSearchParams(form) : null })
          return { status: response.status, body: (await response.json()) as Answer['body'], id: response.headers.get('x-request-id') }
        }
        const registered = await call('POST', '/register', { event_types: '["message"]' })
        const sent = await call('POST', '/messages', { type: 'channel', to: '"general"', topic: 'browser', content: 'Hello from a page' })
        const polled = await call('GET', `/events?queue_id=${registered.body.queue_id}&last_event_id=${registered.body.last_event_id}`)
        const changed = await call('PATCH', '/settings', { enter_sends: 'maybe' })
        return { sent, polled, changed }
      },
      { url: app.url, ...user },
    )
    expect(seen.sent.status).toBe(200)
    expect(seen.polled.body.events[0].message).toMatchObject({ id: seen.sent.body.id, content: 'Hello from a page' })
    expect(seen.changed).toMatchObject({ status: 400, body: { msg: "'enter_sends' must be true or false" }, id: expect.any(String) })
  })
})
