// databases: once
// Every route of pages and files, at the server and at its gateway, asked by clients that do not read.

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Express, RequestHandler, Router } from 'express'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { pagesOf } from '../server/app.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { TINY_GIF } from '../testing/images.ts'
import { loadContract } from './contract.ts'
import { TUS_ROOT } from './files/tus-protocol.ts'
import { createPages } from './pages/pages.ts'

/** How many answers may be left unread. */
const MOST = { address: 50, person: 10 }
/** Bytes of an answer that may wait for its client, with what is open of a file. */
const MOST_HELD = 400_000
/** Bytes up to which an answer does not count. */
const LITTLE = 16_384
/** Milliseconds after which unread answers have been cut off. */
const PATIENCE = 3_000
const LARGE = 5 * 1_024 * 1_024

let app: TestApp
let emojiUrl = ''
let fileUrl = ''
beforeAll(async () => {
  const { console } = readConfig({ CONSOLE: 'on', DATA_DIR: 'none' })
  app = await startTestApp({ console })
  // Only the start of an image is looked at.
  const image = Buffer.concat([TINY_GIF, Buffer.alloc(LARGE - TINY_GIF.length)])
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(image)], { type: 'image/gif' }), 'image.gif')
  const added = await app.as('owner').raw('/api/v1/realm/emoji/large', { method: 'POST', body })
  expect(added.body).toMatchObject({ result: 'success' })
  const { emoji } = (await app.as('owner').get('/realm/emoji')).body
  emojiUrl = Object.values<{ source_url: string }>(emoji)[0]?.source_url ?? ''
  fileUrl = (await app.as('member').must.upload('large.txt', 'x'.repeat(LARGE))).url
})
afterAll(() => app.close())

interface Route {
  /** The path of the largest answer. */
  path(): string | Promise<string>
  isLarge?: true
  as?: 'member'
}
const at = (path: string): Route => ({ path: () => path })
const large = (path: string): Route => ({ path: () => path, isLarge: true })
const posted = (path: string): Route => at(path)
const ROUTES: Record<string, Route> = {
  'get /health/live': at('/health/live'),
  'get /health,/health/ready': at('/health'),
  'get /openapi.json': large('/openapi.json'),
  'get /openapi.client.json': large('/openapi.client.json'),
  'get /logo': at('/logo'),
  'get /night_logo': at('/night_logo'),
  'get /static/emoji.json': large('/static/emoji.json'),
  'get /avatar/': at('/avatar/1/medium'),
  'get /user_avatars/': { path: () => emojiUrl, isLarge: true },
  'get /confirm/change_email/:token': at('/confirm/change_email/none'),
  'post /confirm/change_email/:token': posted('/confirm/change_email/none'),
  'get /join': at('/join'),
  'post /join': posted('/join'),
  'get /join/:token': at('/join/none'),
  'post /join/:token': posted('/join/none'),
  'get /accounts/login': at('/accounts/login'),
  'post /accounts/login': posted('/accounts/login'),
  'get /accounts/login/subdomain/:token': at('/accounts/login/subdomain/none'),
  'get /accounts/login/oidc/:name': at('/accounts/login/oidc/none'),
  'get /accounts/login/oidc/:name/callback': at('/accounts/login/oidc/none/callback'),
  'post /accounts/login/oidc/:name/logout': posted('/accounts/login/oidc/none/logout'),
  'get /accounts/login/oidc/:name/icon': at('/accounts/login/oidc/none/icon'),
  'get /accounts/logout': at('/accounts/logout'),
  'post /accounts/logout': posted('/accounts/logout'),
  'get /accounts/sessions': at('/accounts/sessions'),
  'post /accounts/sessions': posted('/accounts/sessions'),
  'get /accounts/password/reset': at('/accounts/password/reset'),
  'post /accounts/password/reset': posted('/accounts/password/reset'),
  'get /accounts/password/reset/:token': at('/accounts/password/reset/none'),
  'post /accounts/password/reset/:token': posted('/accounts/password/reset/none'),
  'get /unsubscribe/:token': at('/unsubscribe/none'),
  'post /unsubscribe/:token': posted('/unsubscribe/none'),
  'get /': at('/'),
  'get /llms.txt': at('/llms.txt'),
  'get /guides': at('/guides'),
  'get /guides/:name': large('/guides/operating'),
  'get /api/docs': at('/api/docs'),
  'get /app': at('/app'),
  'get /console': at('/console'),
  'get /static/generated/emoji/images/emoji/unicode/zulip.png': at('/static/generated/emoji/images/emoji/unicode/zulip.png'),
  'get serveStatic': at('/assets/site.css'),
  'get /assets/:name': large('/assets/elements.js'),
  'get /assets/elements.js': large('/assets/elements.js'),
  'get /assets/elements.css': large('/assets/elements.css'),
  'get nowhere': at('/nowhere'),
  'get /user_uploads/{path}': { path: () => fileUrl, isLarge: true, as: 'member' },
  'get /user_uploads/thumbnail/{path}/{format}': {
    path: () => fileUrl.replace('/user_uploads/', '/user_uploads/thumbnail/').concat('/840x560.webp'),
    as: 'member',
  },
  'get /user_uploads/temporary/{token}/{filename}': {
    path: async () => (await app.as('member').raw(`/api/v1${fileUrl}`)).body.url,
    isLarge: true,
  },
  'options /api/v1/tus': at(TUS_ROOT),
}

/** The names of all routes of pages, of the files of the contract, and of resumable uploads. */
function routesOfServer(): string[] {
  const served = pagesOf(app.server.app as never)
  const pages = createPages({} as never, () => {}, app.server.app.log, served) as unknown as Express
  const files = loadContract().operations.filter(({ roots }) => roots.includes(''))
  return [...routesOf(pages.router as Router), ...files.map(({ method, path }) => `${method} ${path}`), `options ${TUS_ROOT}`]
}
function* routesOf(router: Router): Generator<string> {
  for (const { route, handle, name } of router.stack) {
    if (route)
      for (const { method } of route.stack)
        yield `${method} ${String(route.path)
          .replace(/^\/\^(.*?)\(.*$/, '$1')
          .replaceAll('\\', '')}`
    else if ('stack' in handle) yield* routesOf(handle as RequestHandler as Router)
    else if (name === 'serveStatic' || name === 'nowhere') yield `get ${name}`
  }
}

test('every route is asked', () => {
  expect([...new Set(routesOfServer())].sort()).toEqual(Object.keys(ROUTES).sort())
})

/** The answers to requests of this file. Their clients take no byte, not even into the buffers of the operating system. */
const answers: ServerResponse[] = []
const noteAnswer = (message: unknown): void => {
  const { request, response, socket } = message as { request: IncomingMessage; response: ServerResponse; socket: Socket }
  if (request.headers['x-reads'] !== 'nothing') return
  const takesNothing = (): void => {}
  socket._write = takesNothing
  socket._writev = takesNothing
  answers.push(response)
}
let sockets: Socket[] = []
const forgetAnswers = (): void => {
  for (const { socket } of answers) socket?.destroy()
  for (const socket of sockets) socket.destroy()
  sockets = []
  answers.length = 0
}
beforeEach(() => subscribe('http.server.request.start', noteAnswer))
afterEach(() => {
  unsubscribe('http.server.request.start', noteAnswer)
  forgetAnswers()
  vi.useRealTimers()
})

const isAtGateway = (path: string): boolean => /^\/(avatar|static|user_avatars|user_uploads)\//.test(path)

test.each(Object.entries(ROUTES))(
  '%s holds little for clients that do not read, and ends what is too much',
  async (name, { path, isLarge, as }) => {
    const [method = ''] = name.split(' ', 1)
    const given = await path()
    const credentials = as ? app.demo.users[as] : undefined
    const most = credentials ? MOST.person : MOST.address
    for (const target of [given, ...(isAtGateway(given) ? [`/zulip${given}`] : [])]) {
      vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
      answers.length = 0
      const lines = [
        `${method.toUpperCase()} ${target} HTTP/1.1`,
        `Host: ${new URL(app.url).host}`,
        'X-Reads: nothing',
        ...(credentials ? [`Authorization: Basic ${btoa(`${credentials.email}:${credentials.api_key}`)}`] : []),
        ...(method === 'post' ? ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 0'] : []),
      ]
      let ended = 0
      sockets = Array.from({ length: most + 2 }, () => {
        const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
        socket.on('error', () => {}).on('close', () => ended++)
        return socket.setTimeout(0).resume()
      })
      for (const socket of sockets) socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      await expect
        .poll(() => answers.filter((one) => one.writableEnded || one.writableNeedDrain).length, { timeout: 20_000 })
        .toBe(most + 2)
      expect(Math.max(...answers.map((one) => one.writableLength))).toBeLessThan(MOST_HELD)
      const isCounted = answers.some((one) => one.writableLength > LITTLE)
      expect([target, isCounted]).toEqual([target, isLarge ?? false])
      if (isLarge) {
        // One after the other, until there are as many as there may be.
        vi.advanceTimersByTime(PATIENCE)
        await expect.poll(() => ended).toBe(2)
      }
      forgetAnswers()
      await expect.poll(() => ended).toBe(most + 2)
      vi.useRealTimers()
    }
  },
)
