import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { traces } from '../testing/traces.ts'
import { filePart, multipart, type WireRequest, wire } from '../testing/wire.ts'
import { loadContract } from './contract.ts'

let app: TestApp
let before: Record<string, number>
beforeAll(async () => {
  app = await startTestApp()
  before = await traces(app)
})
afterAll(() => app.close())

const FORM = 'application/x-www-form-urlencoded'
const send = 'POST /api/v1/messages'
const register = 'POST /api/v1/register'
const read = 'GET /api/v1/messages?anchor=newest&num_after=0'
/** A valid message, with additional or changed fields. */
const message = (fields: string): string => `type=channel&to=general&topic=t&${fields}`
const direct = (to: string): string => `type=direct&content=c&to=${to}`

/** The name of a case describes its request. `body` is a form. */
type Case = [what: string, line: string, body: string, msg: string]

async function refuses([, line, body, msg]: Case): Promise<void> {
  const answer = await wire(app, line, { as: 'member', body, headers: body ? { 'Content-Type': FORM } : {} })
  expect(answer).toMatchObject({ status: 400, headers: { 'content-type': 'application/json' } })
  expect(answer.body).toEqual({ result: 'error', code: 'BAD_REQUEST', msg })
  expect(await traces(app)).toEqual(before)
}
const all = (cases: Case[]): void => test.each(cases)('%s', (...args) => refuses(args))

describe('a missing parameter is named:', () => {
  all([
    ['a field', send, message(''), "'content' is missing"],
    ['of a form without fields', send, '&&', "'type' is missing"],
    ['a field, the form being empty', send, '', "'type' is missing"],
    ['of a form with as many fields as there may be', send, 'a&'.repeat(999), "'type' is missing"],
    ['of a query', 'GET /api/v1/messages', '', "'anchor' is missing"],
    ['a required one of a query', 'DELETE /api/v1/events', '', "'queue_id' is missing"],
    ['one that another one demands', send, message('content=c&queue_id=1'), "'queue_id' requires 'local_id'"],
    ['a key inside of JSON', register, 'client_capabilities={}', "'client_capabilities.notification_settings_null' is missing"],
  ])
})

describe('a parameter of the wrong type is named:', () => {
  all([
    ['an unknown word', send, 'type=bogus&to=general&topic=t&content=c', "'type' must be one of: direct, channel, stream, private"],
    ['the empty string for a word', send, 'type=&to=general&topic=t&content=c', "'type' must be one of: direct, channel, stream, private"],
    ['the empty string', send, message('content='), "'content' must not be empty"],
    ['white space alone', send, message('content=%20%0A'), "'content' must not be empty"],
    ['a word for a boolean', send, message('content=c&read_by_sender=maybe'), "'read_by_sender' must be true or false"],
    ['a number for a boolean', send, message('content=c&read_by_sender=1'), "'read_by_sender' must be true or false"],
    ['nothing for a boolean', send, message('content=c&read_by_sender'), "'read_by_sender' must be true or false"],
    ...['many', '', '1.0', '1e3', '0x10', '007', '+1', '%201', '-', '9007199254740993', '99999999999999999999', 'NaN', '１'].map(
      (text): Case => [
        `'${text}' for an integer`,
        `${read}&num_before=${encodeURI(decodeURI(text))}`,
        '',
        "'num_before' must be an integer",
      ],
    ),
    ['an integer below the least', `${read}&num_before=-1`, '', "'num_before' must be at least 0"],
    ['an integer above the most', `${read}&num_before=5001`, '', "'num_before' and 'num_after' must not exceed 5000 together"],
    ['a word for an integer of the path', 'GET /api/v1/messages/abc', '', "'message_id' must be an integer"],
    ['an object for a list', register, 'event_types={}', "'event_types' must be a list"],
    ['a list of the wrong things', register, 'event_types=["message",1]', "'event_types[1]' must be a string"],
    ['an empty string in a list', register, 'event_types=[""]', "'event_types[0]' must not be empty"],
    ['a list that is too short', register, 'narrow=[["topic"]]', "'narrow[0]' must have at least 2 items"],
    ['a list that is too long', register, 'narrow=[["topic","a","b"]]', "'narrow[0]' must have at most 2 items"],
    [
      'a word inside of an object',
      register,
      'client_capabilities={"notification_settings_null":"x"}',
      "'client_capabilities.notification_settings_null' must be true or false",
    ],
    [
      'no pattern of its own',
      register,
      'idle_queue_timeout=soon',
      "'idle_queue_timeout' must be an integer from 1 to 999999999, or mobile",
    ],
    [
      'neither of two types',
      send,
      message('content=c').replace('general', '{}'),
      "'to' must be an integer, or a string, or a list of integers, or a list of strings",
    ],
    [
      'a mixed list',
      send,
      direct('[6,"member2@example.com"]'),
      "'to' must be an integer, or a string, or a list of integers, or a list of strings",
    ],
    ['an empty list', send, direct('[]'), "'to' must not be empty"],
    ['null', send, direct('[null]'), "'to' must be an integer, or a string, or a list of integers, or a list of strings"],
    ['a number beyond all numbers', send, direct('[1e999]'), "'to' contains a number that is too large"],
    ['a number that is not exact', send, direct('[9007199254740993]'), "'to' contains a number that is too large"],
    [
      'a bare number that is not exact',
      send,
      message('content=c').replace('general', '9007199254740993'),
      "'to' contains a number that is too large",
    ],
  ])
})

describe('JSON in a field is refused', () => {
  all([
    ['when it is not JSON', send, direct('[6'), "'to' is not valid JSON"],
    ['when more follows it', register, 'event_types=[] []', "'event_types' is not valid JSON"],
    ['when it is empty', register, 'event_types=', "'event_types' is not valid JSON"],
    ['when it is a bare word', register, 'client_capabilities=all', "'client_capabilities' is not valid JSON"],
    ['when it is not JSON in a query', `${read}&num_before=0&narrow=[`, '', "'narrow' is not valid JSON"],
    ['when it is nested too deeply', register, `narrow=${'['.repeat(17)}${']'.repeat(17)}`, "'narrow' is nested too deeply"],
    ['when it is nested a hundred thousand deep', register, `narrow=${'['.repeat(100_000)}`, "'narrow' is nested too deeply"],
    [
      'when its objects are nested too deeply',
      register,
      `client_capabilities=${'{"a":'.repeat(20)}1${'}'.repeat(20)}`,
      "'client_capabilities' is nested too deeply",
    ],
    [
      'when an object has the key __proto__',
      register,
      'client_capabilities={"__proto__":{"notification_settings_null":true}}',
      "'client_capabilities' must not have a key '__proto__'",
    ],
    [
      'when the key __proto__ is deep inside',
      `${read}&num_before=0&narrow=[{"operator":"topic","operand":"t","__proto__":{"negated":true}}]`,
      '',
      "'narrow' must not have a key '__proto__'",
    ],
    [
      'when the key __proto__ is escaped',
      register,
      'client_capabilities={"__pr\\u006fto__":true}',
      "'client_capabilities' must not have a key '__proto__'",
    ],
    [
      'when an object has the key constructor',
      `${read}&num_before=0&narrow=[{"operator":"topic","operand":"t","constructor":{}}]`,
      '',
      "'narrow[0]' must not have a key 'constructor'",
    ],
  ])
})

describe('a field that is given twice is refused', () => {
  all([
    ['in a form', send, message('content=a&content=b'), "'content' is given more than once"],
    ['with the same value', send, message('content=a&content=a'), "'content' is given more than once"],
    ['in a query', `${read}&num_before=1&num_before=1`, '', "'num_before' is given more than once"],
    ['under two spellings', send, message('content=a&%63ontent=b'), "'content' is given more than once"],
  ])
})

test('a parameter that is given twice in a JSON body is refused, and neither value is silently dropped', async () => {
  const json = { as: 'member', headers: { 'Content-Type': 'application/json' } } as const
  const post = async (body: string) => (await wire(app, 'POST /api/v1/messages/render', { ...json, body })).body
  const twice = '{"more":{"content":"a"},"content":"a:\\"{","con\\u0074ent":"b"}'
  expect(await post(twice)).toMatchObject({ code: 'BAD_REQUEST', msg: "'content' is given more than once" })
  const once = '{"more":{"content":"a"},"content":"{\\"content\\":1}"}'
  expect(await post(once)).toMatchObject({ result: 'success' })
})

describe('a control character is refused', () => {
  all([
    ['NUL in a form', send, message('content=a%00b'), "'content' contains a control character"],
    ['NUL as a byte', send, message('content=a\0b'), "'content' contains a control character"],
    ['escape', send, message('content=%1B[31m'), "'content' contains a control character"],
    ['delete', send, message('content=%7F'), "'content' contains a control character"],
    ['one above ASCII', send, message('content=%C2%85'), "'content' contains a control character"],
    ['NUL in JSON', register, 'event_types=["a\\u0000"]', "'event_types' contains a control character"],
    ['NUL in a key of JSON', register, 'client_capabilities={"a\\u0000":true}', "'client_capabilities' contains a control character"],
    ['NUL in a bare name', send, message('content=c').replace('general', 'gen%00eral'), "'to' contains a control character"],
    ['NUL in a query', 'GET /api/v1/events?queue_id=%00', '', "'queue_id' contains a control character"],
    ['NUL in a path', 'GET /user_uploads/1/a%00b', '', "'path' contains a control character"],
    ['a new line in a topic', send, 'type=channel&to=general&topic=a%0Ab&content=c', "'topic' contains a character that cannot be printed"],
  ])
})

describe('an unpaired surrogate is refused', () => {
  all([
    ['as an escape in JSON', register, 'event_types=["\\ud800"]', "'event_types' contains an unpaired surrogate"],
    [
      'as an escape in a key of JSON',
      register,
      'client_capabilities={"\\udfff":true}',
      "'client_capabilities' contains an unpaired surrogate",
    ],
    ['as an escape in a name', send, message('content=c').replace('general', '"\\ud83d"'), "'to' contains an unpaired surrogate"],
    ['percent-encoded', send, message('content=%ED%A0%80'), "'content' must be percent-encoded UTF-8"],
    ['as bytes', send, message('content=\xed\xa0\x80'), "'content' must be percent-encoded UTF-8"],
  ])
})

describe('text that is not percent-encoded UTF-8 is refused', () => {
  all([
    ['a percent sign alone', send, message('content=100%'), "'content' must be percent-encoded UTF-8"],
    ['no hexadecimal digits', send, message('content=%zz'), "'content' must be percent-encoded UTF-8"],
    ['half of a character', send, message('content=%E2%82'), "'content' must be percent-encoded UTF-8"],
    ['a character in too many bytes', send, message('content=%C0%AF'), "'content' must be percent-encoded UTF-8"],
    ['a byte that is not UTF-8', send, message('content=a\xffb'), "'content' must be percent-encoded UTF-8"],
    ['half of a character as a byte', send, message('content=\xe2\x82'), "'content' must be percent-encoded UTF-8"],
    ['in an unknown field', send, message('content=c&colour=%zz'), "'colour' must be percent-encoded UTF-8"],
    [
      'in the name of a field',
      send,
      message('content=c&%zz=1'),
      'The names of the parameters in the request body must be percent-encoded UTF-8',
    ],
    ['in a query', `${read}&num_before=%zz`, '', "'num_before' must be percent-encoded UTF-8"],
    ['in the query of an operation without parameters', 'GET /api/v1/server_settings?a=%zz', '', "'a' must be percent-encoded UTF-8"],
    ['in the query of an operation with a form', `${send}?a=%zz`, message('content=c'), "'a' must be percent-encoded UTF-8"],
    ['in a path', 'GET /api/v1/messages/%zz', '', "'message_id' must be percent-encoded UTF-8"],
    ['a byte of a path', 'GET /user_uploads/1/%FF', '', "'path' must be percent-encoded UTF-8"],
  ])
})

describe('text that is too long is refused:', () => {
  all([
    ['content', send, message(`content=${'x'.repeat(10_001)}`), "'content' must have at most 10000 characters"],
    ['a topic', send, `type=channel&to=general&topic=${'x'.repeat(61)}&content=c`, "'topic' must have at most 60 characters"],
    ['a local ID', send, message(`content=c&queue_id=q&local_id=${'x'.repeat(101)}`), "'local_id' must have at most 100 characters"],
  ])
})

describe('unusual but valid input is accepted:', () => {
  test.each([
    ['bytes of UTF-8 that are not percent-encoded', message('content=\xe2\x82\xac'), '€'],
    ['a plus sign for a space', message('content=a+b%2Bc'), 'a b+c'],
    ['a character outside of the basic plane', message('content=%F0%9F%98%80'), '😀'],
    ['an equals sign in a value', message('content=a=b'), 'a=b'],
    ['the other spelling of true', message('content=spelt&read_by_sender=True'), 'spelt'],
    ['a quoted channel name', message('content=quoted').replace('general', '%22general%22'), 'quoted'],
  ])('%s', async (_, body, content) => {
    const sent = await wire(app, send, { as: 'member', body, headers: { 'Content-Type': `${FORM}; charset=utf-8` } })
    expect(sent.status).toBe(200)
    const found = await app.as('member').get(`/messages/${sent.body.id}`, { apply_markdown: false })
    expect(found.body.message.content).toBe(content)
    before = await traces(app)
  })

  test('a list of 20,000 names', async () => {
    const { status, body } = await app.as('member').post('/register', { event_types: Array(20_000).fill('message') })
    expect(status).toBe(200)
    expect((await app.as('member').get('/events', { queue_id: body.queue_id, last_event_id: -1, dont_block: true })).status).toBe(200)
    before = await traces(app)
  })

  test('a parameter named __proto__, which is reported as unknown like one in the query', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']
    const body = names.map((name) => `${name}=1`).join('&')
    const answer = await wire(app, `${register}?colour=1`, { as: 'member', body, headers: { 'Content-Type': FORM } })
    expect(answer).toMatchObject({ status: 200, body: { ignored_parameters_unsupported: ['colour', ...names] } })
    expect({}).not.toHaveProperty('1')
    before = await traces(app)
  })
})

describe('a body of the wrong type is refused:', () => {
  const types = `Content-Type must be '${FORM}', 'application/json' or 'multipart/form-data'`
  test.each<[string, string, WireRequest, string]>([
    ['XML', send, { headers: { 'Content-Type': 'text/xml' }, body: '<content/>' }, `${types}, not 'text/xml'`],
    ['a kind of JSON', send, { headers: { 'Content-Type': 'application/ld+json' }, body: '{}' }, `${types}, not 'application/ld+json'`],
    ['a form without its type', send, { body: message('content=c') }, types],
    ['a form of an empty type', send, { headers: { 'Content-Type': ';charset=utf-8' }, body: message('content=c') }, types],
    [
      'a plain form in place of a multipart one',
      'POST /api/v1/user_uploads',
      { headers: { 'Content-Type': FORM }, body: 'file=a' },
      `Content-Type must be 'multipart/form-data', not '${FORM}'`,
    ],
    [
      'JSON in place of a multipart form',
      'POST /api/v1/user_uploads',
      { headers: { 'Content-Type': 'application/json' }, body: '{"file":"a"}' },
      `Content-Type must be 'multipart/form-data', not 'application/json'`,
    ],
    ...[
      [send, FORM, message('content=c')],
      [send, 'application/json', '{"type":"channel","to":"general","topic":"t","content":"c"}'],
      [send, 'multipart/form-data; boundary=B', '--B--\r\n'],
      ['POST /api/v1/user_uploads', 'multipart/form-data; boundary=B', '--B--\r\n'],
    ].flatMap(([line = '', type = '', body = '']) =>
      ['utf-16', 'ISO-8859-1', 'us-ascii', 'nonsense'].map((charset): [string, string, WireRequest, string] => [
        ...([`${type} in ${charset} to ${line}`, line] as const),
        { headers: { 'Content-Type': `${type}; Charset="${charset}"` }, body },
        `The charset of a request body must be utf-8, not '${charset}'`,
      ]),
    ),
  ])('%s', async (_, line, request, msg) => {
    const answer = await wire(app, line, { as: 'member', ...request })
    expect(answer).toMatchObject({ status: 415, body: { result: 'error', code: 'UNSUPPORTED_MEDIA_TYPE', msg } })
    await expect.poll(() => traces(app)).toEqual(before)
  })

  test.each<[string, string, Record<string, string>, string]>([
    ['gzip', send, { 'Content-Encoding': 'gzip' }, "Content-Encoding must be left out or 'identity', not 'gzip'"],
    ['two codings', send, { 'Content-Encoding': 'br, gzip' }, "Content-Encoding must be left out or 'identity', not 'br, gzip'"],
    ['gzip to a GET', read, { 'Content-Encoding': 'gzip' }, "Content-Encoding must be left out or 'identity', not 'gzip'"],
    [
      'gzip to an upload in pieces',
      'POST /api/v1/tus',
      { 'Content-Encoding': 'gzip' },
      "Content-Encoding must be left out or 'identity', not 'gzip'",
    ],
    [
      'gzip on the way',
      send,
      { 'Transfer-Encoding': 'gzip, chunked', 'Content-Length': '' },
      "Transfer-Encoding must be left out or 'chunked', not 'gzip, chunked'",
    ],
  ])('that is compressed: %s', async (_, line, headers, msg) => {
    const request = { as: 'member', headers: { 'Content-Type': FORM, ...headers }, body: '1\r\na\r\n0\r\n\r\n' } as const
    expect(await wire(app, line, request)).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE', msg } })
    expect(await traces(app)).toEqual(before)
  })

  test('but the content coding identity is accepted', async () => {
    const request = { as: 'member', headers: { 'Content-Type': FORM, 'Content-Encoding': 'Identity' }, body: 'content=c' } as const
    expect(await wire(app, 'POST /api/v1/messages/render', request)).toMatchObject({ status: 200, body: { rendered: '<p>c</p>' } })
  })

  test('but a form is accepted for DELETE, like a query', async () => {
    const request = { as: 'member', body: 'queue_id=1', headers: { 'Content-Type': FORM } } as const
    expect(await wire(app, 'DELETE /api/v1/events', request)).toMatchObject({
      status: 400,
      body: { code: 'BAD_EVENT_QUEUE_ID', queue_id: '1' },
    })
  })
})

describe('a form sent to an operation without a body', () => {
  const operations = loadContract().operations.filter(({ requestBody }) => !requestBody)

  test('can be refused with 413 or 415, according to the contract', () => {
    for (const { operationId, responses } of operations) expect([operationId, responses]).toMatchObject([operationId, { 413: {}, 415: {} }])
  })

  test('counts as its query, and unknown parameters in it are reported', async () => {
    const request = { as: 'member', headers: { 'Content-Type': FORM }, body: 'num_before=0&colour=red' } as const
    const { status, body } = await wire(app, `${read}&shade=dark&colour=blue`, request)
    expect([status, body.ignored_parameters_unsupported]).toEqual([200, ['shade', 'colour']])
    const twice = { ...request, body: 'num_before=0&num_after=0' }
    expect((await wire(app, read, twice)).body.msg).toBe("'num_after' is given more than once")
    const post = await wire(app, 'POST /api/v1/mark_all_as_read', request)
    expect([post.status, post.body.ignored_parameters_unsupported]).toEqual([200, ['num_before', 'colour']])
  })
})

describe('an upload', () => {
  const upload = (name: string) => wire(app, 'POST /api/v1/user_uploads', { as: 'member', ...multipart(filePart(name, 'bytes')) })

  test.each([
    '../../etc/passwd',
    '..',
    '.',
    '',
    '/etc/passwd',
    'C:\\a\\..\\b.txt',
    '%2e%2e%2f',
    'a\0b',
    '__proto__',
    `${'x'.repeat(79)}\xf0\xa0\xae\xb7`,
    '\xf0\xa0\xae\xb7'.repeat(80),
    'x'.repeat(5_000),
    '\xff\xfe',
    '\xed\xa0\x80',
  ])('named %j gets a safe name and can be downloaded', async (name) => {
    const { status, body } = await upload(name)
    expect(status).toBe(200)
    expect(body.url).toMatch(/^\/user_uploads\/1\/[0-9a-f]{2}\/[\w-]{24}\/[^/]+$/)
    expect(body.filename.isWellFormed()).toBe(true)
    const { status: found, body: content } = await wire(app, `GET ${encodeURI(body.url)}`, { as: 'member' })
    expect([found, content]).toEqual([200, 'bytes'])
  })
})

describe('a URL', () => {
  test.each([
    '/nothing',
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v1/nothing',
    '/api/v1//messages',
    '/api/v1/messages/1/2',
    '/api/v2/messages',
    '/messages',
    '/API/V1/MESSAGES',
    '/api/v1/messages/../users',
    '/api/v1/%6dessages',
    '/%zz',
    '/api/v1/__proto__',
    '*',
    'http://127.0.0.1/api/v1/messages',
    '//nothing',
    '/nothing?a=%zz',
  ])('that does not exist is NOT_FOUND: %s', async (url) => {
    for (const as of ['member', undefined] as const)
      expect(await wire(app, `GET ${url}`, as ? { as } : {})).toMatchObject({
        status: 404,
        body: { result: 'error', code: 'NOT_FOUND', msg: 'URL does not exist' },
      })
  })

  test.each([
    ['PUT', '/api/v1/messages', ['GET', 'POST']],
    ['DELETE', '/api/v1/messages', ['GET', 'POST']],
    ['POST', '/api/v1/server_settings', ['GET']],
    ['PROPFIND', '/api/v1/users/me', ['DELETE', 'GET']],
    ['TRACE', '/api/v1/messages/1', ['DELETE', 'GET', 'PATCH']],
    ['DELETE', '/user_uploads/1/a.txt', ['GET']],
  ])('answers the wrong method %s of %s with the allowed methods', async (method, url, allowed) => {
    const { status, headers, body } = await wire(app, `${method} ${url}`)
    expect({ status, allow: headers.allow?.split(', ').sort() }).toEqual({ status: 405, allow: allowed })
    expect(body).toEqual({
      result: 'error',
      code: 'METHOD_NOT_ALLOWED',
      msg: `Method ${method} is not allowed here; allowed: ${headers.allow}`,
    })
  })

  test.each([
    ['of a success', 'GET /api/v1/server_settings'],
    ['of an error', 'GET /api/v1/messages'],
    ['of what is not there', 'GET /nothing'],
    ['of what is no HTTP', 'NONSENSE'],
    ['of an upload in pieces', 'POST /api/v1/tus'],
    ['of the contract', 'GET /openapi.json'],
  ])('answers one line that ends with a newline: the JSON %s', async (_, line) => {
    const { headers, text } = await wire(app, line, { as: 'member' })
    expect([text.at(-1), text.trimEnd().split('\n').length, headers['content-length']]).toEqual(['\n', 1, String(Buffer.byteLength(text))])
  })

  test('answers OPTIONS with its methods, and HEAD without a body', async () => {
    const { status, headers } = await wire(app, 'OPTIONS /api/v1/messages')
    expect({ status, allow: headers.allow?.split(', ').sort() }).toEqual({ status: 204, allow: ['GET', 'OPTIONS', 'POST'] })
    expect(await wire(app, 'HEAD /api/v1/server_settings')).toMatchObject({ status: 200, body: '' })
  })

  test('that is longer than the server reads is refused in the envelope', async () => {
    const answer = await wire(app, `${read}&num_before=0&narrow=${'x'.repeat(20_000)}`, { as: 'member' })
    expect(answer).toMatchObject({ status: 400, body: { result: 'error', code: 'BAD_REQUEST' } })
  })
})

test.each(['NONSENSE', 'GET', 'FROB /api/v1/messages', 'GET /a b'])('%j, which is not HTTP, is refused in the envelope', async (line) => {
  expect(await wire(app, line)).toMatchObject({ status: 400, body: { result: 'error', code: 'BAD_REQUEST' } })
})
