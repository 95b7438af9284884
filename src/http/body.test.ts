import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { traces, tracesAtRest } from '../testing/traces.ts'
import { chunked, filePart, multipart, wire } from '../testing/wire.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=B' }
const CHUNKED = { 'Transfer-Encoding': 'chunked' }
const LIMITS = { maxFormSize: 64 * 1024, maxFileSize: 100 * 1024 }
const message = 'type=channel&to=general&topic=limits&content='

let app: TestApp
let before: Record<string, number>
beforeAll(async () => {
  app = await startTestApp(LIMITS)
  before = await traces(app)
})
afterAll(() => app.close())

async function nothingIsLeft(): Promise<void> {
  await expect.poll(() => traces(app), { timeout: 10_000 }).toEqual(before)
}

describe('a form over the limit', () => {
  const body = message + 'x'.repeat(LIMITS.maxFormSize)
  const tooLarge = { result: 'error', code: 'REQUEST_TOO_LARGE', msg: 'The request body is larger than 65536 bytes' }

  test('is refused by its Content-Length', async () => {
    const answer = await wire(app, 'POST /api/v1/messages', { as: 'member', headers: FORM, body })
    expect(answer).toMatchObject({ status: 413, body: tooLarge })
    await nothingIsLeft()
  })

  test('is refused before its body arrives', async () => {
    const headers = { ...FORM, 'Content-Length': '1000000000' }
    expect(await wire(app, 'POST /api/v1/messages', { as: 'member', headers })).toMatchObject({ status: 413, body: tooLarge })
  })

  test('is refused without a Content-Length', async () => {
    const request = { as: 'member', headers: { ...FORM, ...CHUNKED }, body: chunked(body) } as const
    expect(await wire(app, 'POST /api/v1/messages', request)).toMatchObject({ status: 413, body: tooLarge })
    await nothingIsLeft()
  })

  test('is refused without a Content-Length before all of it arrives', async () => {
    const request = { as: 'member', headers: { ...FORM, ...CHUNKED }, body: chunked(body, { complete: false }) } as const
    expect(await wire(app, 'POST /api/v1/messages', request)).toMatchObject({ status: 413, body: tooLarge })
  })

  test('is refused to a client that sends all of it before reading', async () => {
    const answer = await app
      .as('member')
      .post('/messages', { type: 'channel', to: 'general', topic: 'limits', content: 'x'.repeat(8_000_000) })
    expect(answer).toMatchObject({ status: 413, body: tooLarge })
  })

  test('is refused, but one at the limit is read', async () => {
    const fitting = message + 'x'.repeat(LIMITS.maxFormSize - message.length)
    const answer = await wire(app, 'POST /api/v1/messages', { as: 'member', headers: FORM, body: fitting })
    expect(answer).toMatchObject({ status: 400, body: { msg: "'content' must have at most 10000 characters" } })
  })
})

describe('a file over the limit', () => {
  const tooLarge = { result: 'error', code: 'REQUEST_TOO_LARGE', msg: 'The request body is larger than 102400 bytes' }

  test.each([LIMITS.maxFileSize + 1, LIMITS.maxFileSize + LIMITS.maxFormSize, 10 * LIMITS.maxFileSize])(
    'of %i bytes is refused',
    async (size) => {
      const form = multipart(filePart('large.txt', 'x'.repeat(size)))
      expect(await wire(app, 'POST /api/v1/user_uploads', { as: 'member', ...form })).toMatchObject({ status: 413, body: tooLarge })
      await nothingIsLeft()
    },
  )

  test('is refused without a Content-Length', async () => {
    const { headers, body } = multipart(filePart('large.txt', 'x'.repeat(10 * LIMITS.maxFileSize)))
    const request = { as: 'member', headers: { ...headers, ...CHUNKED }, body: chunked(body) } as const
    expect(await wire(app, 'POST /api/v1/user_uploads', request)).toMatchObject({ status: 413, body: tooLarge })
    await nothingIsLeft()
  })

  test('is refused before all of it arrives', async () => {
    const { headers, body } = multipart(filePart('large.txt', 'x'.repeat(10 * LIMITS.maxFileSize)))
    const request = { as: 'member', headers: { ...headers, ...CHUNKED }, body: chunked(body, { complete: false }) } as const
    expect(await wire(app, 'POST /api/v1/user_uploads', request)).toMatchObject({ status: 413, body: tooLarge })
    await nothingIsLeft()
  })

  test('is refused to a client that sends all of it before reading', async () => {
    expect(await app.as('member').upload('large.txt', new Uint8Array(8_000_000))).toMatchObject({ status: 413, body: tooLarge })
    await nothingIsLeft()
  })

  test('is refused, but one at the limit is stored', async () => {
    const form = multipart(filePart('fitting.txt', 'x'.repeat(LIMITS.maxFileSize)))
    expect((await wire(app, 'POST /api/v1/user_uploads', { as: 'member', ...form })).status).toBe(200)
    before = await tracesAtRest(app)
  })
})

describe('a multipart form is refused', () => {
  const file = filePart('a.txt', 'a')
  const many = (n: number) => Array.from({ length: n }, () => file)
  const broken = 'The request body is not a valid multipart form'

  test.each<[string, { headers: Record<string, string>; body: string }, string]>([
    ['without parts', multipart(), "'file' is missing"],
    ['without a file', multipart({ headers: ['Content-Disposition: form-data; name="note"'], content: 'n' }), "'file' is missing"],
    [
      'with a field in place of the file',
      multipart({ headers: ['Content-Disposition: form-data; name="file"'], content: 'n' }),
      "'file' is missing",
    ],
    ['with several files', multipart(file, file), "'file' must be one file only"],
    ['with more parts than it may have', multipart(...many(101)), 'The request body has more than 100 parts'],
    ['that ends in the middle of a file', { headers: MULTIPART, body: multipart(file).body.slice(0, -8) }, broken],
    [
      'that ends in the middle of a field',
      { headers: MULTIPART, body: '--B\r\nContent-Disposition: form-data; name="note"\r\n\r\nabc' },
      broken,
    ],
    ['that ends in the middle of the headers of a part', { headers: MULTIPART, body: '--B\r\nContent-Dispo' }, broken],
    ['with another boundary than it says', { headers: MULTIPART, body: multipart(file).body.replaceAll('--B', '--C') }, broken],
    ['without a boundary', { headers: { 'Content-Type': 'multipart/form-data' }, body: multipart(file).body }, broken],
    ['that is no multipart form at all', { headers: MULTIPART, body: 'type=channel' }, broken],
    [
      'with a part without a name',
      multipart({ headers: ['Content-Disposition: form-data'], content: 'n' }, file),
      'The request body has a part without a name',
    ],
    ['with a part without headers', multipart({ headers: [], content: 'n' }), "'file' is missing"],
    [
      'with hostile names of headers',
      multipart({ headers: ['__proto__: 1', 'constructor: 1', 'toString: 1'], content: 'n' }),
      "'file' is missing",
    ],
    [
      'with a part of an unknown charset',
      multipart({ headers: ['Content-Disposition: form-data; name="note"', 'Content-Type: text/plain; charset=nonsense'], content: 'n' }),
      "'note' has an unknown charset: nonsense",
    ],
  ])('%s', async (_, form, msg) => {
    const answer = await wire(app, 'POST /api/v1/user_uploads', { as: 'member', ...form })
    expect(answer).toMatchObject({ status: 400, body: { result: 'error', code: 'BAD_REQUEST', msg } })
    await nothingIsLeft()
  })

  test('with a part of thousands of headers', async () => {
    const headers = Array.from({ length: 5_000 }, (_, i) => `X-${i}: 1`)
    const answer = await wire(app, 'POST /api/v1/user_uploads', { as: 'member', ...multipart({ headers, content: 'n' }) })
    expect(answer.status).toBe(400)
    await nothingIsLeft()
  })
})

test('a client that hangs up in the middle of an upload leaves nothing behind', async () => {
  const request = {
    as: 'member',
    headers: { ...MULTIPART, 'Content-Length': '50000' },
    body: '--B\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    hangUp: true,
  } as const
  await wire(app, 'POST /api/v1/user_uploads', request).catch(() => {})
  await nothingIsLeft()
})

test('the server still works after all these requests', async () => {
  expect((await app.as('member').get('/users/me')).status).toBe(200)
})

test('files that exceed the limit together are refused', async () => {
  const half = filePart('half.txt', 'x'.repeat(LIMITS.maxFileSize / 2 + 1))
  expect((await wire(app, 'POST /api/v1/user_uploads', { as: 'member', ...multipart(half, half) })).status).toBe(413)
  await nothingIsLeft()
})

test('fields that exceed the limit of a form together are refused', async () => {
  const field = { headers: ['Content-Disposition: form-data; name="note"'], content: 'x'.repeat(LIMITS.maxFormSize / 2) }
  expect((await wire(app, 'POST /api/v1/user_uploads', { as: 'member', ...multipart(field, field) })).status).toBe(413)
  await nothingIsLeft()
})

test('a form of 20 MB in one go is refused', async () => {
  const answer = await wire(app, 'POST /api/v1/messages', { as: 'member', headers: FORM, body: message + 'x'.repeat(20_000_000) })
  expect(answer.status).toBe(413)
})

test('a client that sends everything before reading gets the answer, not a reset', async () => {
  const { email, api_key } = app.demo.users.member
  const [head, size] = [multipart(filePart('large.txt', '')).body, 20_000_000]
  const socket = connect({ host: '127.0.0.1', port: app.server.port, allowHalfOpen: true })
  socket.pause()
  const lines = [
    'POST /api/v1/user_uploads HTTP/1.1',
    `Host: 127.0.0.1:${app.server.port}`,
    `Authorization: Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`,
    'Content-Type: multipart/form-data; boundary=B',
    `Content-Length: ${head.length + size}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${head}`)
  for (let sent = 0; sent < size; sent += 1_000_000)
    await new Promise<void>((resolve, reject) => socket.write(Buffer.alloc(1_000_000), (error) => (error ? reject(error) : resolve())))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*"code":"REQUEST_TOO_LARGE"/s)
  await nothingIsLeft()
})
