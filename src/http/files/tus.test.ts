// Resumable uploads, with a real client of the protocol.

import { readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import * as tus from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ErrorCode } from '../../errors.ts'
import { ERROR_STATUS } from '../../generated/errors.ts'
import { prune } from '../../jobs/prune.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { wire } from '../../testing/wire.ts'

const LIMIT = 1024 * 1024
let app: TestApp
let partial: string
beforeAll(async () => {
  app = await startTestApp({ maxFileSize: LIMIT, roles: { web: true, worker: false } })
  partial = join(app.server.app.config.dataDir, 'partial')
})
afterAll(() => app.close())

type Name = keyof TestApp['demo']['users']
const authorization = (name: Name): string => {
  const { email, api_key } = app.demo.users[name]
  return `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
}
const some = (size: number): Buffer => Buffer.from(Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 9)) % 256))

interface Done {
  url: string
  filename: string
  status: number
  /** As returned by tus. */
  uploadUrl: string | null
}
/** Uploads to the end. Rejects with the client's error. */
function upload(name: Name, bytes: Buffer, options: Partial<tus.UploadOptions> = {}): Promise<Done> {
  return new Promise((resolve, reject) => {
    const running: tus.Upload = new tus.Upload(bytes, {
      endpoint: `${app.url}/api/v1/tus`,
      headers: { Authorization: authorization(name) },
      metadata: { filename: 'large file.bin', filetype: 'application/octet-stream' },
      retryDelays: null as never,
      onError: reject,
      onSuccess: ({ lastResponse }) =>
        resolve({ ...JSON.parse(lastResponse.getBody()), status: lastResponse.getStatus(), uploadUrl: running.url }),
      ...options,
    })
    running.start()
  })
}
const statusOf = (error: unknown): number | undefined => (error as tus.DetailedError).originalResponse?.getStatus()
const bodyOf = (error: unknown): unknown => JSON.parse((error as tus.DetailedError).originalResponse?.getBody() ?? 'null')

/** Starts an upload and stops after the first piece. Returns its URL. */
function begin(name: Name, bytes: Buffer, piece: number, options: Partial<tus.UploadOptions> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const running: tus.Upload = new tus.Upload(bytes, {
      endpoint: `${app.url}/api/v1/tus`,
      headers: { Authorization: authorization(name) },
      metadata: { filename: 'notes.txt', filetype: 'text/plain' },
      retryDelays: null as never,
      chunkSize: piece,
      onError: reject,
      onChunkComplete: () => void running.abort().then(() => resolve(running.url ?? '')),
      ...options,
    })
    running.start()
  })
}
/** The files of bytes in the folder, and the files that belong to them. */
const underWay = async (): Promise<string[]> => {
  const names = await readdir(partial)
  return names.filter((name) => names.includes(name.split('.', 1)[0] ?? '')).sort()
}
/** What a client stores across restarts. */
function memory(): tus.UrlStorage {
  const kept: tus.PreviousUpload[] = []
  return {
    findAllUploads: async () => kept,
    findUploadsByFingerprint: async () => kept,
    removeUpload: async () => {},
    addUpload: async (_, one) => `key ${kept.push(one)}`,
  }
}
const request = (method: string, url: string, name: Name, headers: Record<string, string> = {}) =>
  fetch(new URL(url, app.url), { method, headers: { Authorization: authorization(name), 'Tus-Resumable': '1.0.0', ...headers } })

describe('the method that a request overrides', () => {
  const override = (method: string) => ({ 'X-HTTP-Method-Override': method })

  test.each(['GET', 'POST', 'DELETE'])('is ignored: %s', async (sent) => {
    const created = await request('POST', '/api/v1/tus', 'member', { 'Upload-Length': '5' })
    const url = created.headers.get('location') ?? ''
    const head = await request(sent, url, 'member', override('HEAD'))
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '0'])
    expect((await request(sent, url, 'member2', override('DELETE'))).status).toBe(404)
    expect((await request(sent, url, 'member', override('DELETE'))).status).toBe(204)
    expect((await request('HEAD', url, 'member')).status).toBe(404)
  })

  test.each(['GET', 'patch', 'CONNECT', 'x'.repeat(5_000)])('cannot be %s', async (method) => {
    const answer = await request('POST', '/api/v1/tus', 'member', override(method))
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'OPTIONS, POST, HEAD, PATCH, DELETE'])
    expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', msg: expect.stringContaining(method.slice(0, 100)) })
  })
})

describe('an upload in pieces', () => {
  test('is kept in a folder that exists from the start and that nobody else can read', async () => {
    expect(await readdir(partial)).toEqual([])
    expect((await stat(partial)).mode & 0o777).toBe(0o700)
  })

  // A client behind a proxy that passes only some methods overrides the others.
  test.each([false, true])('becomes a file of its owner, who gets an event (overridePatchMethod: %s)', async (overridePatchMethod) => {
    const bytes = some(300_000)
    let done: Done | undefined
    const events = await verifyEvents(app, ['member', 'member2'], async () => {
      done = await upload('member', bytes, { chunkSize: 65_536, overridePatchMethod })
    })
    expect(done).toMatchObject({ status: 200, result: 'success', msg: '', filename: 'large file.bin' })
    expect(done?.url).toMatch(/^\/user_uploads\/1\/[0-9a-f]{2}\/[\w-]{24}\/large-file\.bin$/)
    const attachment = { name: 'large file.bin', size: bytes.length, message_ids: [] }
    expect(events.member).toMatchObject([{ type: 'attachment', op: 'add', attachment }])
    expect(events.member2).toEqual([])
    const answer = await fetch(app.url + done?.url, { headers: { Authorization: authorization('member') } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await app.as('member2').raw(done?.url ?? '')).status).toBe(404)
    expect(await underWay()).toEqual([])
  })

  test.each([false, true])(
    'resumes where it was interrupted, from what the client has stored (overridePatchMethod: %s)',
    async (overridePatchMethod) => {
      const urlStorage = memory()
      const bytes = some(400_000)
      const kept = {
        overridePatchMethod,
        urlStorage,
        fingerprint: async () => 'the file',
        metadata: { filename: 'film.mp4', filetype: 'video/mp4' },
      }
      const url = await begin('member', bytes, 100_000, kept)
      const head = await request('HEAD', url, 'member')
      expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([200, '100000', '400000'])

      const sent: number[] = []
      const done = await new Promise<Done>((resolve, reject) => {
        const second = new tus.Upload(bytes, {
          ...kept,
          endpoint: `${app.url}/api/v1/tus`,
          headers: { Authorization: authorization('member') },
          chunkSize: 100_000,
          onChunkComplete: (_, accepted) => sent.push(accepted),
          onError: reject,
          onSuccess: ({ lastResponse }) => resolve(JSON.parse(lastResponse.getBody())),
        })
        second.findPreviousUploads().then(([previous]) => {
          if (!previous) return reject(new Error('the client has forgotten the upload'))
          second.resumeFromPreviousUpload(previous)
          second.start()
        }, reject)
      })
      expect(sent).toEqual([200_000, 300_000, 400_000])
      const answer = await fetch(app.url + done.url, { headers: { Authorization: authorization('member') } })
      expect(answer.headers.get('content-type')).toBe('video/mp4')
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    },
  )

  test('that is cut off within a piece keeps the bytes that arrived', async () => {
    // More than what waits in memory until the server reads it. A connection that ends before that ends the request before its work.
    const [sent, size] = [400_000, 1_000_000]
    const created = await request('POST', '/api/v1/tus', 'member', { 'Upload-Length': String(size) })
    const url = created.headers.get('location') ?? ''
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    const cut = { as: 'member', headers: { ...headers, 'Content-Length': String(size) }, body: 'x'.repeat(sent), hangUp: true } as const
    await wire(app, `PATCH ${url}`, cut).catch(() => {})
    // The last bytes may still have been in transit.
    const offset = async () => Number((await request('HEAD', url, 'member')).headers.get('upload-offset'))
    await vi.waitFor(async () => expect(await offset()).toBeGreaterThan(sent / 2))
    const done = await upload('member', Buffer.alloc(size, 'x'), { uploadUrl: new URL(url, app.url).href })
    expect((await app.as('member').raw(done.url)).body).toBe('x'.repeat(size))
  })

  test('whose last answer was lost repeats it to its owner, while the file exists', async () => {
    const done = await upload('member', some(1000), { chunkSize: 400 })
    const url = done.uploadUrl ?? ''
    const head = await request('HEAD', url, 'member')
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([200, '1000', '1000'])
    const piece = { 'Content-Type': 'application/offset+octet-stream' }
    const again = async (headers: Record<string, string>, name: Name = 'member') => {
      const answer = await request('PATCH', url, name, { ...piece, ...headers })
      return { status: answer.status, body: await answer.json() }
    }
    const { url: file, filename } = done
    expect(await again({ 'Upload-Offset': '1000' })).toEqual({ status: 200, body: { result: 'success', msg: '', url: file, filename } })
    expect(await again({ 'Upload-Offset': '400' })).toMatchObject({ status: 409, body: { code: 'UPLOAD_OFFSET_CONFLICT' } })
    const more = { as: 'member', headers: { ...piece, 'Tus-Resumable': '1.0.0', 'Upload-Offset': '1000' }, body: 'x' } as const
    expect((await wire(app, `PATCH ${new URL(url).pathname}`, more)).status).toBe(413)
    expect((await request('DELETE', url, 'member')).status).toBe(400)
    expect((await request('HEAD', url, 'member2')).status).toBe(404)
    expect((await again({ 'Upload-Offset': '1000' }, 'member2')).status).toBe(404)

    const { attachments } = (await app.as('member').get('/attachments')).body
    expect(attachments.filter(({ path_id }: { path_id: string }) => file.endsWith(path_id))).toHaveLength(1)
    await app.as('member').delete(`/attachments/${attachments[0].id}`)
    expect((await request('HEAD', url, 'member')).status).toBe(404)
    expect((await again({ 'Upload-Offset': '1000' })).status).toBe(404)
  })

  test('is stored once, even if it is completed again at the same time', async () => {
    const { storage } = app.server.app
    const real = storage.put
    let goOn = (): void => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const put = vi.spyOn(storage, 'put').mockImplementation(async (...all) => {
      await held
      return real(...all)
    })
    const url = await begin('member', some(1000), 999)
    const complete = async (offset: string, body: Uint8Array<ArrayBuffer>): Promise<unknown> => {
      const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': offset, 'Content-Type': 'application/offset+octet-stream' }
      const answer = await fetch(url, { method: 'PATCH', headers: { Authorization: authorization('member'), ...headers }, body })
      return answer.json()
    }
    const first = complete('999', new Uint8Array(1))
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1))
    const second = complete('1000', new Uint8Array(0))
    // A request that waits for a lock asks for it.
    await vi.waitFor(async () => expect(await readdir(partial)).toContain(`${url.split('/').at(-1)}.wanted`))
    goOn()
    expect(await second).toEqual(await first)
    expect(put).toHaveBeenCalledTimes(1)
    put.mockRestore()
  })

  test('can arrive whole with its creation, and can be empty', async () => {
    const whole = await upload('member', some(1000), { uploadDataDuringCreation: true })
    expect(whole).toMatchObject({ status: 201, filename: 'large file.bin' })
    const empty = await upload('member', Buffer.alloc(0), { metadata: {} })
    expect(empty).toMatchObject({ status: 201, filename: 'uploaded-file' })
    expect((await app.as('member').raw(empty.url)).body).toBe('')
  })

  test('can be cancelled', async () => {
    const url = await begin('member', some(1000), 100)
    expect((await request('DELETE', url, 'member')).status).toBe(204)
    expect((await request('HEAD', url, 'member')).status).toBe(404)
    expect(await underWay()).toEqual([])
  })

  test('that nobody continues for a day is deleted, but no other', async () => {
    const url = await begin('member', some(1000), 100)
    const old = url.split('/').at(-1) ?? ''
    const kept = (await begin('member', some(1000), 100)).split('/').at(-1) ?? ''
    const age = (name: string, hours: number): Promise<void> => {
      const time = new Date(Date.now() - hours * 3_600_000)
      return utimes(join(partial, name), time, time)
    }
    for (const name of [old, `${old}.json`, `${kept}.json`]) await age(name, 25)
    await age(kept, 23)
    await prune(app.server.app)
    expect(await underWay()).toEqual([kept, `${kept}.json`])
    expect((await request('HEAD', url, 'member')).status).toBe(404)
    await request('DELETE', `/api/v1/tus/${kept}`, 'member')
  })
})

describe('an upload is refused', () => {
  test('when it is too large, before its bytes arrive', async () => {
    const error = await upload('member', some(LIMIT + 1)).catch((reason) => reason)
    expect([statusOf(error), bodyOf(error)]).toMatchObject([413, { result: 'error', code: 'REQUEST_TOO_LARGE' }])
    expect(await underWay()).toEqual([])
  })

  test('when more bytes arrive than announced', async () => {
    const created = await request('POST', '/api/v1/tus', 'member', { 'Upload-Length': '10' })
    const url = created.headers.get('location') ?? ''
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    const answer = await wire(app, `PATCH ${url}`, { as: 'member', headers, body: 'x'.repeat(11) })
    expect(answer).toMatchObject({ status: 413, body: { result: 'error', code: 'REQUEST_TOO_LARGE' } })
    await request('DELETE', url, 'member')
  })

  test('when its length is deferred', async () => {
    const error = await upload('member', some(1000), { uploadLengthDeferred: true, chunkSize: 100 }).catch((reason) => reason)
    expect([statusOf(error), bodyOf(error)]).toEqual([
      411,
      { result: 'error', code: 'UPLOAD_LENGTH_REQUIRED', msg: "'Upload-Length' must be given when an upload is created" },
    ])
  })

  test('without credentials or with wrong ones', async () => {
    const none = await upload('member', some(10), { headers: {} }).catch((reason) => reason)
    expect([statusOf(none), bodyOf(none)]).toMatchObject([401, { code: 'UNAUTHORIZED' }])
    const wrong = { Authorization: `Basic ${Buffer.from('member@example.com:wrong').toString('base64')}` }
    const error = await upload('member', some(10), { headers: wrong }).catch((reason) => reason)
    expect([statusOf(error), bodyOf(error)]).toMatchObject([401, { code: 'INVALID_API_KEY' }])
    expect(await underWay()).toEqual([])
  })

  test.each(['HEAD', 'PATCH', 'DELETE'])('#41 for %s by somebody else, as if it did not exist', async (method) => {
    const url = await begin('member', some(1000), 100)
    const headers = { 'Upload-Offset': '100', 'Content-Type': 'application/offset+octet-stream' }
    const missing = `${url.slice(0, -32)}${'0'.repeat(32)}`.replace(/\/1-\d+-/, `/1-${app.demo.users.member2.user_id}-`)
    const answers = await Promise.all(
      [url, missing].map(async (one) => {
        const answer = await request(method, one, 'member2', method === 'HEAD' ? {} : headers)
        return [answer.status, method === 'HEAD' ? '' : (JSON.parse(await answer.text()) as { code: string }).code]
      }),
    )
    expect(answers[0]).toEqual([404, method === 'HEAD' ? '' : 'NOT_FOUND'])
    expect(answers[1]).toEqual(answers[0])
    const head = await request('HEAD', url, 'member')
    expect(head.headers.get('upload-offset')).toBe('100')
    await request('DELETE', url, 'member')
  })

  test.each([
    ['GET', '/api/v1/tus', 405],
    ['PUT', '/api/v1/tus', 405],
    ['HEAD', '/api/v1/tus', 404],
    ['PATCH', '/api/v1/tus/..%2f..%2fdemo.json', 404],
    ['HEAD', '/api/v1/tus/1-5-demo.json', 404],
    ['DELETE', '/api/v1/tus/', 404],
  ])('%s %s: %i', async (method, url, status) => {
    expect((await request(method, url, 'member')).status).toBe(status)
  })

  const create = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '10' }
  test.each<[string, Record<string, string>, string]>([
    ['without the version of the protocol', { ...create, 'Tus-Resumable': '' }, 'UPLOAD_VERSION_UNSUPPORTED'],
    ['without a length', { ...create, 'Upload-Length': '' }, 'BAD_REQUEST'],
    ['with a length that is no number', { ...create, 'Upload-Length': 'ten' }, 'BAD_REQUEST'],
    ['with a negative length', { ...create, 'Upload-Length': '-1' }, 'BAD_REQUEST'],
    ['with a length to be told later', { ...create, 'Upload-Length': '', 'Upload-Defer-Length': '1' }, 'UPLOAD_LENGTH_REQUIRED'],
    ['as a part of another', { ...create, 'Upload-Concat': 'partial' }, 'BAD_REQUEST'],
    ['with metadata that are not Base64', { ...create, 'Upload-Metadata': 'filename ***' }, 'BAD_REQUEST'],
    ['of too many bytes', { ...create, 'Upload-Length': String(LIMIT + 1) }, 'REQUEST_TOO_LARGE'],
  ])('%s', async (_, headers, code) => {
    const answer = await wire(app, 'POST /api/v1/tus', { as: 'member', headers })
    expect(answer).toMatchObject({ status: ERROR_STATUS[code as ErrorCode], body: { result: 'error', code } })
    expect(answer.headers['content-type']).toBe('application/json')
    expect(answer.text.endsWith('}\n')).toBe(true)
  })

  const piece = { 'Upload-Offset': '100', 'Content-Type': 'application/offset+octet-stream' }
  test.each<[string, Record<string, string>, string]>([
    ['at another offset than where it is', { ...piece, 'Upload-Offset': '50' }, 'UPLOAD_OFFSET_CONFLICT'],
    ['without an offset', { 'Content-Type': piece['Content-Type'] }, 'BAD_REQUEST'],
    ['at an offset that is no number', { ...piece, 'Upload-Offset': '1e2' }, 'BAD_REQUEST'],
    ['of another type', { ...piece, 'Content-Type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['without a type', { 'Upload-Offset': '100' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['compressed', { ...piece, 'Content-Encoding': 'gzip' }, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('when it continues %s', async (_, headers, code) => {
    const url = await begin('member', some(1000), 100)
    const all = { 'Tus-Resumable': '1.0.0', ...headers }
    const answer = await wire(app, `PATCH ${new URL(url).pathname}`, { as: 'member', headers: all })
    expect(answer).toMatchObject({ status: ERROR_STATUS[code as ErrorCode], body: { result: 'error', code } })
    expect((await request('HEAD', url, 'member')).headers.get('upload-offset')).toBe('100')
    await request('DELETE', url, 'member')
  })

  test('from pages of other sites', async () => {
    const answer = await request('OPTIONS', '/api/v1/tus', 'member', { Origin: 'https://evil.example' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, null])
    expect(answer.headers.get('tus-max-size')).toBe(String(LIMIT))
    expect(answer.headers.get('tus-extension')).toBe('creation,creation-with-upload,termination')
  })
})
