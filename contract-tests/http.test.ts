// databases: once

import { describe, expect, it } from 'vitest'
import type { Case, Schema } from './cases.ts'
import { faults, requestOf } from './http.ts'

const text: Schema = { type: 'string' }
const volatile: Schema = { type: 'integer', 'x-volatile': true }
const closed = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})
const plain = closed({ kind: { type: 'string', enum: ['plain'] }, content: text })
const timed = closed({ kind: { type: 'string', enum: ['timed'] }, at: volatile })
const schema = closed({
  id: volatile,
  name: text,
  items: { type: 'array', items: { oneOf: [plain, timed], discriminator: { propertyName: 'kind' } } as Schema },
  times: { type: 'object', additionalProperties: volatile },
})
const value = {
  id: 1,
  name: 'one',
  items: [
    { kind: 'plain', content: 'a' },
    { kind: 'timed', at: 10 },
  ],
  times: { first: 100 },
}
const example: Case = {
  operationId: 'getThing',
  method: 'post',
  path: '/things/{name}',
  name: 'thing',
  caller: 'nobody',
  pathParameters: { name: 'a/b c' },
  query: { narrow: ['x'], anchor: 'newest' },
  response: {
    ...{ status: 200, mediaType: 'application/json', value, schema },
    headers: { 'X-Request-Id': { required: true, schema: { type: 'string' } }, 'X-RateLimit-Limit': { schema: { type: 'integer' } } },
  },
}
const headers = { 'x-request-id': 'a' }
const answer = (body: unknown) => ({ status: 200, contentType: 'application/json', headers, body: JSON.stringify(body) })

describe('the comparison of an answer with an example', () => {
  it('passes the example itself', () => {
    expect(faults(example, answer(value))).toEqual([])
  })

  it('passes changed volatile values in objects, unions and maps', () => {
    const other = { ...value, id: 2, items: [value.items[0], { kind: 'timed', at: 20 }], times: { first: 200 } }
    expect(faults(example, answer(other))).toEqual([])
  })

  it('passes changed volatile values in a union of which several branches may fit', () => {
    const events = closed({ items: { type: 'array', items: { anyOf: [plain, timed] } as Schema } })
    const waited = { ...example, response: { ...example.response, value: { items: [{ kind: 'timed', at: 10 }] }, schema: events } }
    expect(faults(waited, answer({ items: [{ kind: 'timed', at: 20 }] }))).toEqual([])
  })

  it('names each changed value that is not volatile', () => {
    const other = { ...value, name: 'two', items: [{ kind: 'plain', content: 'b' }, value.items[1]] }
    expect(faults(example, answer(other))).toEqual([`/name is "two", not "one"`, `/items/0/content is "b", not "a"`])
  })

  it('fails a volatile value of the wrong type, a missing one and an unexpected one', () => {
    expect(faults(example, answer({ ...value, id: '1' }))).toEqual(['schema: /id must be integer {"type":"integer"}'])
    expect(faults(example, answer({ ...value, times: {} }))).toEqual(['/times/first is missing'])
    expect(faults(example, answer({ ...value, times: { first: 1, second: 2 } }))).toEqual(['/times/second is not in the example: 2'])
  })

  it('fails a declared header that is missing, unless it may be, and one of another type', () => {
    expect(faults(example, { ...answer(value), headers: {} })).toEqual(['the header X-Request-Id is missing'])
    const headers = { 'x-request-id': 'a', 'x-ratelimit-limit': 'many' }
    expect(faults(example, { ...answer(value), headers })).toEqual(['the header X-RateLimit-Limit is not an integer'])
  })

  it('fails another status, another media type and a list of another length', () => {
    expect(faults(example, { ...answer(value), status: 400 })).toEqual(['status 400, not 200'])
    expect(faults(example, { ...answer(value), contentType: 'application/json; charset=utf-8' })).toHaveLength(1)
    expect(faults(example, answer({ ...value, items: [] }))).toHaveLength(1)
  })
})

describe('the request of a case', () => {
  const operation = {
    operationId: 'getThing',
    tags: [],
    summary: '',
    description: '',
    parameters: [{ name: 'narrow', in: 'query' as const, content: { 'application/json': {} } }],
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': { encoding: { to: { contentType: 'application/json' } } },
        'multipart/form-data': {},
      },
    },
    responses: {},
  }
  const contract = { paths: { [example.path]: { post: operation } } }

  it('has the query as the contract encodes it and an encoded path', () => {
    expect(requestOf(contract, example)).toEqual({
      method: 'POST',
      path: '/api/v1/things/a%2Fb%20c?narrow=%5B%22x%22%5D&anchor=newest',
      headers: { Accept: 'application/json' },
    })
  })

  it('has JSON in the fields that the contract encodes as JSON, and text in the others', () => {
    const body = { mediaType: 'application/x-www-form-urlencoded', value: { to: 'general', topic: 'a b', count: 3 }, schema: undefined }
    expect(requestOf(contract, { ...example, body }).body).toBe('to=%22general%22&topic=a+b&count=3')
  })

  it('has a file part for binary content', () => {
    const form = { properties: { file: { type: 'string', format: 'binary' } } }
    const body = { mediaType: 'multipart/form-data', value: { file: 'Text.\n', note: 'n' }, schema: form }
    const { body: sent } = requestOf(contract, { ...example, body })
    expect(sent).toContain('name="file"; filename="hello.txt"\r\nContent-Type: text/plain\r\n\r\nText.\n\r\n')
    expect(sent).toContain('name="note"\r\n\r\nn\r\n')
  })

  it('carries the credentials of the caller, wrong ones or none', () => {
    const basic = (caller: Case['caller']): string | undefined =>
      requestOf(contract, { ...example, caller }, { member: 'secret' }).headers.Authorization
    const credentials = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`
    expect(basic('member')).toBe(credentials('member@example.com:secret'))
    expect(basic('wrongKey')).toMatch(/^Basic /)
    expect(basic('wrongKey')).not.toBe(basic('member'))
    expect(basic('nobody')).toBeUndefined()
    expect(() => basic('guest')).toThrow('no key of guest')
  })
})
