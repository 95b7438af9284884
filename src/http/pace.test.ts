// Requests that do not arrive, or arrive too slowly.

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { traces } from '../testing/traces.ts'
import { chunked, filePart, multipart, type WireRequest, wire } from '../testing/wire.ts'

/** A body must arrive within half a second. An upload may take longer, at a thousand bytes per half second. */
const PACE = { headers: 1_000, body: 500, uploadBytes: 1_000 }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const LONG = { 'Content-Length': '100000' }
const SEND = 'POST /api/v1/messages'
const UPLOAD = 'POST /api/v1/user_uploads'
const message = 'type=channel&to=general&topic=slow&content=Hello'
const tooSlow = {
  status: 408,
  headers: { connection: 'close' },
  body: { result: 'error', code: 'REQUEST_TIMEOUT', msg: 'The request did not arrive completely in time' },
}

let app: TestApp
let before: Record<string, number>
beforeAll(async () => {
  app = await startTestApp({ pace: PACE, roles: { web: true, worker: false } })
  before = await traces(app)
})
afterAll(() => app.close())

/** A text in pieces of this length, 20 ms apart. It is still arriving when the server's time limit has passed. */
function drip(content: string, length: number): NonNullable<WireRequest['drip']> {
  const pieces = Array.from({ length: Math.ceil(content.length / length) }, (_, i) => content.slice(i * length, (i + 1) * length))
  return { pieces, every: 20 }
}
const form = multipart(filePart('slow.txt', 'x'.repeat(60_000)))

test.each<[string, string, WireRequest]>([
  ['a form that never comes', SEND, { headers: { ...FORM, ...LONG } }],
  ['a form whose end never comes', SEND, { headers: { ...FORM, ...LONG }, body: message }],
  [
    'a chunked form without an end',
    SEND,
    { headers: { ...FORM, 'Transfer-Encoding': 'chunked' }, body: chunked(message, { complete: false }) },
  ],
  ['a form that drips', SEND, { headers: { ...FORM, ...LONG }, drip: drip(message.padEnd(100_000), 1_000) }],
  ['parameters of a GET', 'GET /api/v1/messages', { headers: { ...FORM, ...LONG }, body: 'anchor=newest' }],
  ['an upload that never comes', UPLOAD, { headers: { ...form.headers, ...LONG } }],
  ['an upload that drips', UPLOAD, { headers: { ...form.headers, ...LONG }, drip: drip(form.body, 10) }],
  ['an upload that stops after much of it', UPLOAD, { headers: { ...form.headers, ...LONG }, body: form.body.slice(0, 50_000) }],
])('%s is refused, and has no effect', async (_, line, request) => {
  expect(await wire(app, line, { as: 'member', ...request })).toMatchObject(tooSlow)
  await expect.poll(() => traces(app)).toEqual(before)
})

test('a long upload that arrives fast enough is stored', async () => {
  const headers = { ...form.headers, 'Content-Length': String(form.body.length) }
  const answer = await wire(app, UPLOAD, { as: 'member', headers, drip: drip(form.body, 1_200) })
  expect(answer).toMatchObject({ status: 200, body: { filename: 'slow.txt' } })
  await expect.poll(() => traces(app)).toMatchObject({ attachments: Number(before.attachments) + 1, temporaryFiles: before.temporaryFiles })
})

test('a resumable upload that drips is refused, and can resume where it stopped', async () => {
  const tus = { 'Tus-Resumable': '1.0.0' }
  const created = await wire(app, 'POST /api/v1/tus', {
    as: 'member',
    headers: { ...tus, 'Upload-Length': '60000', 'Content-Length': '0' },
  })
  const url = created.headers.location ?? ''
  const piece = (offset: number): Record<string, string> => ({
    ...{ ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
    'Content-Length': String(60_000 - offset),
  })
  const content = 'x'.repeat(60_000)
  const slow = await wire(app, `PATCH ${url}`, { as: 'member', headers: piece(0), drip: drip(content, 10) })
  expect(slow).toMatchObject(tooSlow)
  const offset = async (): Promise<number> =>
    Number((await wire(app, `HEAD ${url}`, { as: 'member', headers: tus })).headers['upload-offset'])
  await expect.poll(offset).toBeGreaterThan(0)
  const from = await offset()
  const rest = await wire(app, `PATCH ${url}`, { as: 'member', headers: piece(from), drip: drip(content.slice(from), 1_500) })
  expect(rest).toMatchObject({ status: 200, body: { result: 'success' } })
})

test('a request whose headers never arrive is refused', async () => {
  const socket = connect({ host: '127.0.0.1', port: app.server.port })
  socket.write('GET /api/v1/users/me HTTP/1.1\r\nHost: localhost\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toContain('"code":"REQUEST_TIMEOUT"')
})

test('the connection is closed when the form of a page never arrives', async () => {
  const request = { headers: { ...FORM, ...LONG }, body: 'full_name=Slow' }
  await expect(wire(app, 'POST /join/token', request)).rejects.toThrow('closed the connection without an answer')
})
