// databases: once
// Every limit of a request through the gateway: it answers like the interface itself, and leaves nothing more behind.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_RATE_LIMITS, MAX_PENDING_UPLOADS, type RateLimitRules } from '../limits.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { traces } from '../testing/traces.ts'
import { chunked, filePart, multipart, type WireAnswer, type WireRequest, wire } from '../testing/wire.ts'

const LIMITS = { maxFormSize: 64 * 1024, maxFileSize: 100 * 1024, pace: { headers: 1_000, body: 500, uploadBytes: 1_000 } }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'Content-Type': 'application/json' }
const CHUNKED = { 'Transfer-Encoding': 'chunked' }
const ENDLESS = { 'Content-Length': '60000' }
const TUS = { 'Tus-Resumable': '1.0.0', 'Content-Length': '0' }
const tooLong = `type=channel&to=general&topic=limits&content=${'x'.repeat(LIMITS.maxFormSize)}`
const upload = multipart(filePart('large.txt', 'x'.repeat(2 * LIMITS.maxFileSize)))
const member = (request: WireRequest): WireRequest => ({ as: 'member', ...request })
const form = (body: string): WireRequest => member({ headers: FORM, body })
const json = (body: string): WireRequest => member({ headers: JSON_BODY, body })

/** Code of the refusal, request line below the root, request. */
const REFUSED: Record<string, [code: string, line: string, request: WireRequest]> = {
  'a form over the limit': ['REQUEST_TOO_LARGE', 'POST /messages', form(tooLong)],
  'a form over the limit, before it arrives': [
    ...(['REQUEST_TOO_LARGE', 'POST /register'] as const),
    member({ headers: { ...FORM, 'Content-Length': '1000000000' } }),
  ],
  'a form over the limit without a length, before its end': [
    ...(['REQUEST_TOO_LARGE', 'POST /register'] as const),
    member({ headers: { ...FORM, ...CHUNKED }, body: chunked(tooLong, { complete: false }) }),
  ],
  'a JSON body over the limit': ['REQUEST_TOO_LARGE', 'POST /users/me/status', json(JSON.stringify({ status_text: tooLong }))],
  'a file over the limit': ['REQUEST_TOO_LARGE', 'POST /user_uploads', member(upload)],
  'a file over the limit without a length': [
    ...(['REQUEST_TOO_LARGE', 'POST /user_uploads'] as const),
    member({ headers: { ...upload.headers, ...CHUNKED }, body: chunked(upload.body, { complete: false }) }),
  ],
  'a resumable upload over the limit': [
    ...(['REQUEST_TOO_LARGE', 'POST /tus'] as const),
    member({ headers: { ...TUS, 'Upload-Length': String(2 * LIMITS.maxFileSize) } }),
  ],
  'too many parts': [
    ...(['BAD_REQUEST', 'POST /user_uploads'] as const),
    member(multipart(...Array.from({ length: 101 }, () => filePart('a.txt', 'a')))),
  ],
  'a part with thousands of headers': [
    ...(['BAD_REQUEST', 'POST /user_uploads'] as const),
    member(multipart({ headers: Array.from({ length: 5_000 }, (_, i) => `X-${i}: 1`), content: 'n' })),
  ],
  'too many parameters in the query': ['BAD_REQUEST', `GET /users/me?${'a=1&'.repeat(1_001)}`, member({})],
  'too many parameters in the query of a PATCH': ['BAD_REQUEST', `PATCH /settings?${'a=1&'.repeat(1_001)}`, member({})],
  'too many parameters in a form': ['BAD_REQUEST', 'POST /register', form('a=1&'.repeat(1_001))],
  'too many parameters in JSON': [
    ...(['BAD_REQUEST', 'POST /register'] as const),
    json(JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`k${i}`, 1])))),
  ],
  'JSON that is nested too deeply': ['BAD_REQUEST', 'POST /register', json(`{"event_types":${'['.repeat(200)}`)],
  'too many values': ['BAD_REQUEST', 'POST /register', form(`event_types=[${'1,'.repeat(20_000)}1]`)],
  'a text over its limit': ['BAD_REQUEST', 'POST /messages', form(`type=channel&to=general&topic=t&content=${'x'.repeat(10_001)}`)],
  'headers over the limit': ['BAD_REQUEST', 'GET /users/me', member({ headers: { 'X-Long': 'x'.repeat(70_000) } })],
  'a URL over the limit': ['BAD_REQUEST', `GET /messages?narrow=${'x'.repeat(70_000)}`, member({})],
  'bytes that are not UTF-8': ['BAD_REQUEST', 'POST /messages', form('type=channel&to=general&topic=t&content=caf\xe9')],
  'a compressed body': [
    ...(['UNSUPPORTED_MEDIA_TYPE', 'POST /register'] as const),
    member({ headers: { ...FORM, 'Content-Encoding': 'gzip' }, body: 'a=1' }),
  ],
  'a form whose end never comes': ['REQUEST_TIMEOUT', 'POST /register', member({ headers: { ...FORM, ...ENDLESS }, body: 'a=1' })],
  'an upload whose end never comes': [
    ...(['REQUEST_TIMEOUT', 'POST /user_uploads'] as const),
    member({ headers: { ...upload.headers, ...ENDLESS }, body: upload.body.slice(0, 30_000) }),
  ],
  'a body from nobody, before it arrives': [
    ...(['UNAUTHORIZED', 'POST /register'] as const),
    { headers: { ...FORM, ...CHUNKED }, body: chunked('a=1&', { complete: false }) },
  ],
}

/** What the client sees of an answer, but for what differs in every answer, and for the code, which the gateway has in Zulip's words. */
function seen({ status, headers, body: { code: _, var_name: __, ...body } }: WireAnswer): object {
  const { date: ___, 'x-request-id': ____, 'content-length': _____, ...rest } = headers
  return { status, headers: rest, body }
}

describe('the gateway', () => {
  let app: TestApp
  let before: Record<string, number>
  beforeAll(async () => {
    app = await startTestApp({ ...LIMITS, roles: { web: true, worker: false } })
    before = await traces(app)
  })
  afterAll(() => app.close())

  test.each(Object.entries(REFUSED))('refuses %s', async (_, [code, line, request]) => {
    const through = (root: string): Promise<WireAnswer> => wire(app, line.replace(' /', ` ${root}/`), request)
    const [own, gateway] = [await through('/api/v1'), await through('/zulip/api/v1')]
    expect(JSON.parse(own.text)).toMatchObject({ result: 'error', code })
    expect(seen(gateway)).toEqual(seen(own))
    await expect.poll(() => traces(app)).toEqual(before)
  })

  test('leaves nothing of a request whose client hangs up', async () => {
    for (const [line, headers] of [
      ['POST /zulip/api/v1/user_uploads', upload.headers],
      ['POST /zulip/api/v1/messages', FORM],
    ] as const) {
      const request = member({ headers: { ...headers, ...ENDLESS }, body: upload.body.slice(0, 30_000), hangUp: true })
      await wire(app, line, request).catch(() => {})
      await expect.poll(() => traces(app)).toEqual(before)
    }
  })

  test('counts unfinished uploads with those of the interface itself', async () => {
    const create = (root: string): Promise<WireAnswer> =>
      wire(app, `POST ${root}/tus`, member({ headers: { ...TUS, 'Upload-Length': '5' } }))
    for (let i = 0; i < MAX_PENDING_UPLOADS; i++) expect((await create(i % 2 ? '/api/v1' : '/zulip/api/v1')).status).toBe(201)
    expect(await create('/zulip/api/v1')).toMatchObject({
      ...{ status: 400, body: { msg: `You may have at most ${MAX_PENDING_UPLOADS} unfinished uploads` } },
    })
  })
})

describe('the rate limits of the gateway', () => {
  let app: TestApp
  afterEach(() => app.close())
  const start = async (rules: Partial<RateLimitRules>): Promise<void> => {
    app = await startTestApp({ rateLimits: { ...DEFAULT_RATE_LIMITS, ...rules } })
  }
  const one = (points: number) => [{ points, seconds: 60 }]
  const left = ({ headers }: WireAnswer) => headers['x-ratelimit-remaining']

  test('are those of the interface itself for a user, and a page with reactions counts once', async () => {
    await start({ user: one(4) })
    const content = 'type=channel&to=general&topic=t&content=Hello'
    const { id } = (await wire(app, 'POST /zulip/api/v1/messages', form(content))).body
    expect(left(await wire(app, `POST /api/v1/messages/${id}/reactions`, form('emoji_name=tada')))).toBe('2')
    const page = await wire(app, 'GET /zulip/api/v1/messages?anchor=newest&num_before=1&num_after=0', member({}))
    expect(page.body.messages[0].reactions).toMatchObject([{ user: { full_name: 'Mika Member' } }])
    expect(left(page)).toBe('1')
    expect(left(await wire(app, 'GET /zulip/api/v1/users/me', member({})))).toBe('0')
    for (const root of ['/zulip', ''])
      expect(await wire(app, `GET ${root}/api/v1/users/me`, member({}))).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT_HIT' } })
  })

  test('are those of the interface itself for reading events', async () => {
    await start({ events: { points: 2, seconds: 60 } })
    const { queue_id } = (await wire(app, 'POST /zulip/api/v1/register', form('event_types=["message"]'))).body
    const read = (root: string): Promise<WireAnswer> => wire(app, `GET ${root}/events?queue_id=${queue_id}&dont_block=true`, member({}))
    expect(left(await read('/zulip/api/v1'))).toBe('1')
    expect(left(await read('/api/v1'))).toBe('0')
  })

  test('are those of the interface itself for nobody, and for logging in', async () => {
    await start({ anonymous: one(2), login: one(1) })
    const guess = 'username=member@example.com&password=wrong'
    const answers: WireAnswer[] = []
    for (const root of ['/zulip', '']) answers.push(await wire(app, `POST ${root}/api/v1/fetch_api_key`, { headers: FORM, body: guess }))
    expect(answers.map(({ body }) => body.code)).toEqual(['AUTHENTICATION_FAILED', 'RATE_LIMIT_HIT'])
    expect(await wire(app, 'GET /zulip/api/v1/users/me')).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT_HIT' } })
  })
})
