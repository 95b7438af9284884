// databases: both
// OWASP API8: what a server reveals or permits because of its configuration.

import { createConnection } from 'mysql2/promise'
import { symbols } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { wire } from '../testing/wire.ts'

let app: TestApp
let file: string
beforeAll(async () => {
  app = await startTestApp()
  file = (await app.as('member').upload('notes.txt', 'Notes')).body.url
})
afterAll(() => app.close())
afterEach(() => {
  vi.restoreAllMocks()
  app.server.app.caches.clear()
})

const ANSWERS: [line: string, status: number][] = [
  ['GET /api/v1/users/me', 200],
  ['GET /api/v1/messages', 400],
  ['GET /api/v1/nothing', 404],
  ['PUT /api/v1/messages', 405],
  ['POST /api/v1/messages', 400],
  ['HEAD /api/v1/tus/nothing', 404],
  ['PUT /api/v1/tus', 405],
  ['GET /user_uploads/1/ab/none/none.txt', 404],
  ['GET /avatar/5', 200],
  ['GET /health', 200],
  ['GET /openapi.json', 200],
  ['GET /confirm/change_email/nothing', 404],
  ['GET /join/nothing', 404],
  ['GET /unsubscribe/nothing', 404],
  ['GET /accounts/password/reset', 200],
  ['GET /accounts/password/reset/nothing', 404],
  ['GET /', 200],
  ['GET /nothing', 404],
  ['GET /%zz', 404],
  ['NONSENSE', 400],
]

describe('API8 the headers of an answer', () => {
  test.each(ANSWERS)(
    'to %s keep a browser from guessing its type, and reveal nothing about the software of the server',
    async (line, status) => {
      const answer = await wire(app, line, { as: 'member' })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
      for (const name of ['server', 'x-powered-by', 'set-cookie', 'via']) expect(answer.headers).not.toHaveProperty(name)
    },
  )

  test('with a file forbid type guessing, shared caching and loading of other content', async () => {
    const { headers } = await wire(app, `GET ${file}`, { as: 'member' })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-cache' })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  test.each(['GET /api/v1/users/me', 'GET /api/v1/messages', 'GET /api/v1/nothing'])(
    'to %s keep it out of caches and frames',
    async (line) => {
      expect((await wire(app, line, { as: 'member' })).headers).toMatchObject({
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
      })
    },
  )
})

describe('API8 a page of another site', () => {
  const Origin = 'https://evil.example'
  const allows = (headers: Record<string, string>): string[] => Object.keys(headers).filter((name) => name.startsWith('access-control-'))

  test.each([...ANSWERS.map(([line]) => line), 'POST /api/v1/fetch_api_key'])('cannot read the answer of %s', async (line) => {
    expect(allows((await wire(app, line, { as: 'member', headers: { Origin } })).headers)).toEqual([])
    expect(allows((await wire(app, line, { as: 'member', headers: { Origin: 'null' } })).headers)).toEqual([])
  })

  test.each(['/api/v1/messages', '/api/v1/users/me', '/api/v1/tus', '/api/v1/nothing', '/health'])(
    'is not allowed to send a request with credentials to %s',
    async (path) => {
      const asked = { Origin, 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' }
      const { headers } = await wire(app, `OPTIONS ${path}`, { headers: asked })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    },
  )
})

const ask = async (path: string, init: RequestInit = {}) => {
  const { email, api_key } = app.demo.users.member
  const authorization = `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
  const response = await fetch(app.url + path, { ...init, headers: { ...init.headers, Authorization: authorization } })
  return { status: response.status, id: response.headers.get('x-request-id'), text: await response.text() }
}

describe('API8 an internal error', () => {
  const FAULT = 'ER_NO_SUCH_TABLE: SELECT password_hash FROM users at /srv/parley/models/user.ts:17:3'

  test('appears only in the log, and the answer has an ID to find it there', async () => {
    const log = vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
    vi.spyOn(User, 'peopleOf').mockImplementation(() => {
      throw new Error(FAULT)
    })
    const { status, id, text } = await ask('/api/v1/users')
    expect(status).toBe(500)
    expect(JSON.parse(text)).toEqual({ result: 'error', code: 'INTERNAL_ERROR', msg: 'Internal server error', request_id: id })
    expect(log).toHaveBeenCalledWith({ requestId: id, err: expect.objectContaining({ message: FAULT }) }, 'internal error')
  })

  test('of a resumable upload is logged in the same way', async () => {
    const log = vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
    vi.spyOn(app.server.app.db, 'transaction').mockRejectedValue(new Error(FAULT))
    const { status, text } = await ask('/api/v1/tus', { method: 'POST', headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '5' } })
    expect(status).toBe(500)
    const body = JSON.parse(text)
    expect(body).toEqual({ result: 'error', code: 'INTERNAL_ERROR', msg: 'Internal server error', request_id: expect.any(String) })
    expect(log).toHaveBeenCalledWith(
      { requestId: body.request_id, err: expect.objectContaining({ message: FAULT }) },
      'internal error in a resumable upload',
    )
  })

  test.each([
    '/api/v1/users/me',
    '/health',
    '/confirm/change_email/nothing',
    '/join/nothing',
    '/accounts/password/reset/nothing',
    '/api/v1/tus',
  ])('reveals nothing about the program at %s', async (path) => {
    vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
    const fault = Object.assign(new Error(FAULT), { stack: `Error: ${FAULT}` })
    vi.spyOn(Realm, 'findBySubdomains').mockRejectedValue(fault)
    app.server.app.caches.clear()
    const stop = app.server.app.db.onStatement(() => Promise.reject(fault))
    const { status, text } = await ask(path, path.endsWith('tus') ? { method: 'POST' } : {})
    stop()
    expect(status).toBeGreaterThanOrEqual(500)
    expect(text).not.toMatch(/ER_NO_SUCH_TABLE|password_hash|\/srv\/|\.ts|node_modules| at /)
  })
})

describe('API8 a database error is logged without the content of the request', () => {
  const CONTENT = "Ada's illness, don't tell for key 'x'"
  const run = (sql: string) => app.server.app.db.run(sql)
  const isServer = Boolean(inject('databaseUrl'))
  /** Saves a draft. Returns the status, and the lines of the log. */
  const save = async () => {
    const lines: string[] = []
    const stream: { write(line: string): void } = Reflect.get(app.server.app.log, symbols.streamSym)
    vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
    const drafts = JSON.stringify([{ type: '', to: [], topic: '', content: CONTENT }])
    const { status } = await ask('/api/v1/drafts', { method: 'POST', body: new URLSearchParams({ drafts }) })
    for (const line of lines) expect(line).not.toMatch(/illness|VALUES/)
    return { status, lines: lines.map((line) => JSON.parse(line)) }
  }

  test('when a unique index refuses it', async () => {
    await run(`CREATE UNIQUE INDEX one_of_each ON drafts (content${isServer ? '(100)' : ''})`)
    try {
      expect((await save()).status).toBe(200)
      const { status, lines } = await save()
      expect(status).toBe(500)
      const [code, message] = isServer
        ? // MySQL names the table too.
          ['ER_DUP_ENTRY', expect.stringMatching(/^Duplicate entry '…' for key '(drafts\.)?one_of_each'$/)]
        : ['SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: drafts.content']
      expect(lines).toMatchObject([
        {
          msg: 'internal error',
          err: { type: 'UniqueConstraintError', stack: expect.stringMatching(/\n {4}at /), cause: { code, message } },
        },
      ])
    } finally {
      await run(isServer ? 'DROP INDEX one_of_each ON drafts' : 'DROP INDEX one_of_each')
    }
  })

  test('when a column is missing', async () => {
    await run('ALTER TABLE drafts RENAME COLUMN content TO lost')
    try {
      const { status, lines } = await save()
      expect(status).toBe(500)
      const message = expect.stringMatching(isServer ? /^Unknown column 'content' in / : /^table drafts has no column named content$/)
      expect(lines).toMatchObject([{ err: { type: 'DatabaseError', message, cause: { message } } }])
    } finally {
      await run('ALTER TABLE drafts RENAME COLUMN lost TO content')
    }
  })

  test.runIf(isServer)('when the connection is lost', async () => {
    const other = await createConnection(app.server.app.config.databaseUrl)
    try {
      await other.query('LOCK TABLES drafts READ')
      const saved = save()
      const waiting = "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'INSERT%drafts%'"
      await expect.poll(() => other.query(waiting).then(([rows]) => rows)).toHaveLength(1)
      const [[{ id }]] = (await other.query(waiting)) as unknown as [[{ id: number }]]
      await other.query(`KILL CONNECTION ${id}`)
      const { status, lines } = await saved
      expect(status).toBe(503)
      expect(lines).toMatchObject([{ msg: 'the database does not answer' }])
    } finally {
      await other.end()
    }
  })
})
