// databases: once
// A body in each of its encodings: a form, JSON, a multipart form. Only the decoder tells them apart, so the contract machine is tested
// with handlers that return their input.

import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cases, titleOf } from '../../contract-tests/cases.ts'
import { hasFiles, OTHER_ENCODINGS, requestOf, send } from '../../contract-tests/http.ts'
import { readConfig } from '../config.ts'
import { sampled } from '../testing/sampled.ts'
import { createApi } from './api.ts'
import { loadContract } from './contract.ts'

const contract = loadContract()
const MAX_FORM = 1024 * 1024
let server: Server
let url: string
beforeAll(async () => {
  const echo = async (_: object, input: object) => ({ input })
  const api = await createApi<object, object>({
    contract,
    handlers: Object.fromEntries(contract.operations.map(({ operationId }) => [operationId, echo])),
    publicContext: async () => ({}),
    context: async () => ({}),
    count: async () => {},
    accountOf: () => undefined,
    limits: { form: MAX_FORM, file: MAX_FORM, folder: mkdtempSync(join(inject('folder'), 'echo-')), pace: readConfig({}).pace },
    log: pino({ level: 'error' }),
    checkResponses: 0,
  })
  server = createServer((request, response) => void api(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

/** What a handler gets from a request, or the message of the refusal. */
async function given(line: string, contentType: string, body: string) {
  const [method = '', path = ''] = line.split(' ')
  const answer = await send(url, { method, path: `/api/v1${path}`, headers: { 'Content-Type': contentType }, body })
  const { input, msg, ignored_parameters_unsupported: ignored } = JSON.parse(answer.body)
  return { status: answer.status, ...(answer.status === 200 ? { ...input, ignored } : { msg }) }
}
const json = (line: string, body: unknown) => given(line, 'application/json', typeof body === 'string' ? body : JSON.stringify(body))
const form = (line: string, body: string) => given(line, 'application/x-www-form-urlencoded', body)
const refused = (msg: string) => ({ status: 400, msg })

test('the body of every example pair means the same in each encoding, and the answers are identical', async () => {
  // Fields that the contract does not know are passed on as they are, so the handler reads a form of them.
  const open = new Set(contract.operations.filter(({ requestBody }) => requestBody?.isOpen).map(({ operationId }) => operationId))
  expect([...open]).toEqual(['sendWebhookMessage'])
  const examples = [...cases(contract.document as never)].filter(
    (example) => example.body && !hasFiles(example) && !open.has(example.operationId),
  )
  expect(examples.length).toBeGreaterThan(300)
  for (const example of sampled(examples, titleOf)) {
    const asked = async (encoding?: (typeof OTHER_ENCODINGS)[number]) => {
      const { headers: _, ...answer } = await send(url, requestOf(contract.document as never, example, undefined, encoding))
      return answer
    }
    const declared = await asked()
    for (const encoding of OTHER_ENCODINGS) expect(await asked(encoding), `${titleOf(example)} as ${encoding}`).toEqual(declared)
  }
})

describe('JSON', () => {
  test('keeps the types of values, so a name can consist of digits', async () => {
    expect((await json('POST /messages', { type: 'channel', to: '6', topic: 't', content: 'c' })).body.to).toBe('6')
    expect((await json('POST /messages', { type: 'direct', to: [6, 4], content: 'c' })).body.to).toEqual([6, 4])
    expect((await json('PATCH /realm', { message_content_edit_limit_seconds: null })).body).toEqual({
      message_content_edit_limit_seconds: null,
    })
  })

  test('has sets without duplicates, like a form', async () => {
    expect((await json('POST /messages/flags', { messages: [5, 5, 6], op: 'add', flag: 'read' })).body.messages).toEqual([5, 6])
  })

  test('of an operation without a body counts as its query', async () => {
    expect(await json('DELETE /events?colour=red', { queue_id: '1', shade: 2 })).toMatchObject({
      query: { queue_id: '1' },
      ignored: ['colour', 'shade'],
    })
    expect(await json('DELETE /events?queue_id=1', { queue_id: '1' })).toEqual(refused("'queue_id' is given more than once"))
  })

  test.each(['utf-8', 'UTF-8', '"Utf-8"', 'utf8'])('can name its charset as %s and begin with a byte order mark', async (charset) => {
    expect(await given('PATCH /settings', `Application/JSON; charset=${charset}`, '\ufeff{"enter_sends":true}')).toMatchObject({
      body: { enter_sends: true },
    })
  })

  test('reports unknown parameters, including those of the object prototype', async () => {
    const answer = await json('PATCH /settings', '{"__proto__":{"enter_sends":true},"constructor":1,"enter_sends":false}')
    expect(answer).toMatchObject({ body: { enter_sends: false }, ignored: ['__proto__', 'constructor'] })
  })

  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  test.each([
    ['of the wrong type', { enter_sends: 'true' }, "'enter_sends' must be true or false"],
    ['of null', { enter_sends: null }, "'enter_sends' must be true or false"],
    ['that is a fraction for an integer', { web_font_size_px: 15.5 }, "'web_font_size_px' must be an integer"],
    ['that is too large to be exact', '{"web_font_size_px":9007199254740992}', "'web_font_size_px' contains a number that is too large"],
    ['that is a list for a text', { full_name: ['a'] }, "'full_name' must be a string"],
    ['with a control character', { full_name: 'a\0' }, "'full_name' contains a control character"],
    ['with half a character', '{"full_name":"\\ud800"}', "'full_name' contains an unpaired surrogate"],
    ['with the key __proto__', '{"target_users":{"__proto__":{}}}', "'target_users' must not have a key '__proto__'"],
    ['that is nested too deeply', `{"target_users":${nested(17)}}`, "'target_users' is nested too deeply"],
  ])('with a value %s is refused', async (_, body, msg) => {
    expect(await json('PATCH /settings', body)).toEqual(refused(msg))
  })

  test.each([
    ['is empty', ' ', 'The request body is not valid JSON'],
    ['is cut off', '{"enter_sends":', 'The request body is not valid JSON'],
    ['is a form', 'enter_sends=true', 'The request body is not valid JSON'],
    ['is a list', '[]', 'The request body must be a JSON object'],
    ['is null', 'null', 'The request body must be a JSON object'],
    ['has very many values', `{"full_name":[${'1,'.repeat(200_000)}1]}`, 'The request body must have at most 200000 values in all'],
    ['has very many keys', `{"full_name":[${'{"a":1},'.repeat(40_001)}1]}`, 'The request body must have at most 40000 keys in all'],
    [
      'has very many parameters',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`k${i}`, 1]))),
      'The request body must have at most 1000 parameters',
    ],
    ['is nested as deeply as it is long', `{"full_name":${nested(MAX_FORM / 2 - 20)}}`, 'The request body is nested too deeply'],
  ])('that %s is refused', async (_, body, msg) => {
    expect(await json('PATCH /settings', body)).toEqual(refused(msg))
  })

  test('over the limit is refused', async () => {
    expect(await json('PATCH /settings', { full_name: 'a'.repeat(MAX_FORM) })).toMatchObject({ status: 413 })
  })
})

describe('bytes that are not text in their charset are refused', () => {
  const JSON_TYPE = 'application/json'
  const FORM = 'application/x-www-form-urlencoded'
  const MULTIPART = 'multipart/form-data; boundary=B'
  const part = (disposition: string, content: string, ...more: string[]): string =>
    [`--B`, `Content-Disposition: form-data; ${disposition}`, ...more, '', content, '--B--', ''].join('\r\n')
  const percent = "'full_name' must be percent-encoded UTF-8"
  const names = 'must be percent-encoded UTF-8'

  // One character per byte: \xe9 is not UTF-8.
  test.each<[what: string, type: string, body: string, msg: string]>([
    ['a text of JSON', JSON_TYPE, '{"full_name":"caf\xe9"}', 'The request body must be UTF-8'],
    ['a name of JSON', JSON_TYPE, '{"caf\xe9":1}', 'The request body must be UTF-8'],
    ['a text of a form', FORM, 'full_name=caf\xe9', percent],
    ['an encoded text of a form', FORM, 'full_name=caf%E9', percent],
    ['a name of a form', FORM, 'caf\xe9=1', `The names of the parameters in the request body ${names}`],
    ['a text of a multipart form', MULTIPART, part('name="full_name"', 'caf\xe9'), "'full_name' must be text in utf-8"],
    ['a text cut in a character', MULTIPART, part('name="full_name"', 'caf\xc3'), "'full_name' must be text in utf-8"],
    ['a surrogate', MULTIPART, part('name="full_name"', '\xed\xa0\x80'), "'full_name' must be text in utf-8"],
    ['an overlong character', MULTIPART, part('name="full_name"', '\xc0\xaf'), "'full_name' must be text in utf-8"],
    [
      ...([
        'a text in a declared charset',
        MULTIPART,
        part('name="full_name"', '\x83\xff', 'Content-Type: text/plain; charset=Shift_JIS'),
      ] as const),
      "'full_name' must be text in shift_jis",
    ],
    [
      ...([
        'a text in an unknown charset',
        MULTIPART,
        part('name="full_name"', 'a', 'Content-Type: text/plain; charset="x-\xe9"'),
      ] as const),
      "'full_name' has an unknown charset: x-é",
    ],
    ['JSON in a multipart form', MULTIPART, part('name="target_users"', '["caf\xe9"]'), "'target_users' must be text in utf-8"],
    ['a name of a multipart form', MULTIPART, part('name="caf\xe9"', '1'), 'The names of the parts in the request body must be UTF-8'],
  ])('in %s', async (_, type, body, msg) => {
    const response = await fetch(`${url}/api/v1/settings`, {
      ...{ method: 'PATCH', headers: { 'Content-Type': type }, body: Buffer.from(body, 'latin1') },
    })
    expect([response.status, ((await response.json()) as { msg: string }).msg]).toEqual([400, msg])
  })

  test('in a query', async () => {
    for (const query of ['queue_id=caf%E9', 'caf%E9=1']) expect(await form(`DELETE /events?${query}`, '')).toMatchObject({ status: 400 })
  })

  test('but text in another charset that a part declares is read', async () => {
    const body = Buffer.from(part('name="full_name"', 'caf\xe9', 'Content-Type: text/plain; charset=ISO-8859-1'), 'latin1')
    const response = await fetch(`${url}/api/v1/settings`, { method: 'PATCH', headers: { 'Content-Type': MULTIPART }, body })
    expect(await response.json()).toMatchObject({ input: { body: { full_name: 'café' } } })
  })
})

describe('a list in a form or a query', () => {
  const message = 'type=direct&content=c'
  test('can be a repeated field with one item each', async () => {
    expect((await form('POST /messages', `${message}&to=6&to=4`)).body.to).toEqual([6, 4])
    expect((await form('POST /messages', `${message}&to=a@example.com&to=b@example.com`)).body.to).toEqual([
      'a@example.com',
      'b@example.com',
    ])
    expect((await form('POST /users/me/alert_words', 'alert_words=42&alert_words=a,b')).body.alert_words).toEqual(['42', 'a,b'])
    expect((await form('GET /user_groups?user_group_ids=21&user_group_ids=22', '')).query.user_group_ids).toEqual([21, 22])
    expect((await form('POST /messages/flags', 'messages=5&messages=5&messages=6&op=add&flag=read')).body.messages).toEqual([5, 6])
  })

  test('of a single name or number can be that item itself', async () => {
    expect((await form('POST /register', 'event_types=message')).body.event_types).toEqual(['message'])
    expect((await form('POST /messages/flags', 'messages=5&op=add&flag=read')).body.messages).toEqual([5])
    // A single person or channel is not a list.
    expect((await form('POST /messages', `${message}&to=6`)).body.to).toBe(6)
  })

  test('can be a repeated part of a multipart form', async () => {
    const body = new FormData()
    for (const [name, value] of [...new URLSearchParams(`${message}&to=6&to=4`)]) body.append(name, value)
    const response = await fetch(`${url}/api/v1/messages`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ input: { body: { to: [6, 4] } } })
  })

  test.each([
    ['an item of the wrong type', 'messages=5&messages=x', "'messages' is not valid JSON"],
    ['lists for items', 'messages=[5]&messages=[6]', "'messages[0]' must be an integer"],
    ['JSON of another type', 'messages="5"', "'messages' must be a list"],
    ['an empty field', 'messages=', "'messages' is not valid JSON"],
  ])('with %s is refused', async (_, fields, msg) => {
    expect(await form('POST /messages/flags', `${fields}&op=add&flag=read`)).toEqual(refused(msg))
  })
})

describe('a multipart form of an operation without files', () => {
  const part = (disposition: string, content: string): string =>
    `--B\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
  const multipart = (parts: string) => given('PATCH /settings', 'multipart/form-data; boundary=B', `${parts}--B--\r\n`)

  test('can have text fields, also with JSON', async () => {
    const parts = part('name="enter_sends"', 'true') + part('name="target_users"', '{"user_ids":[5]}')
    expect((await multipart(parts)).body).toEqual({ enter_sends: true, target_users: { user_ids: [5] } })
  })

  test.each([
    ['a file', part('name="full_name"; filename="a.txt"', 'a'), "'full_name' must not be a file"],
    ['a part without a name', part('x="1"', 'a'), 'The request body has a part without a name'],
    ['a parameter given twice', part('name="full_name"', 'a').repeat(2), "'full_name' is given more than once"],
    ['too many parts', part('name="full_name"', 'a').repeat(101), 'The request body has more than 100 parts'],
  ])('with %s is refused', async (_, parts, msg) => {
    expect(await multipart(parts)).toEqual(refused(msg))
  })

  test('over the limit of a form is refused, even if a file could be larger', async () => {
    expect(await multipart(part('name="full_name"', 'a'.repeat(MAX_FORM)))).toMatchObject({ status: 413 })
  })
})
