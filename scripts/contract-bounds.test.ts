// databases: once
// The check that everything in a request has limits.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Operation, Schema } from '../contract-tests/cases.ts'
import { answerFaults, boundFaults, REASONS, widthFaults } from './contract-bounds.ts'

const where = 'POST /things'
function faultsOf(properties: Record<string, Schema>): string[] {
  const operation = {
    operationId: 'make',
    tags: [],
    summary: '',
    description: '',
    parameters: [],
    requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } } },
    responses: {},
  } satisfies Operation
  return boundFaults([{ path: '/things', method: 'post', operation }])
}
const text = { type: 'string', maxLength: 10 }
const id = { type: 'integer', minimum: 1, maximum: 9 }

test('a list, a map and a text without a bound are refused, at any depth', () => {
  expect(faultsOf({ list: { type: 'array', items: id } })).toEqual([`${where}: list has no maxItems`])
  expect(faultsOf({ word: { type: 'string' } })).toEqual([`${where}: word has no maxLength`])
  expect(faultsOf({ map: { type: 'object', additionalProperties: text } })).toEqual([
    ...[`${where}: map has no maxProperties`, `${where}: map has no x-max-key-length`],
  ])
  const map = { type: 'object', maxProperties: 1, 'x-max-key-length': 9 }
  expect(faultsOf({ map: { ...map, additionalProperties: text } })).toEqual([])
  expect(faultsOf({ map, list: { type: 'array', maxItems: 1, items: { type: 'object', maxProperties: 1 } } })).toEqual([
    `${where}: list[] has no x-max-key-length`,
  ])
  expect(faultsOf({ list: { type: 'array', maxItems: 1, items: { type: 'string' } } })).toEqual([`${where}: list[] has no maxLength`])
  expect(faultsOf({ choice: { oneOf: [id, { type: 'array', items: id }] } })).toEqual([`${where}: choice|1 has no maxItems`])
  const values = { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } }
  expect(faultsOf({ map: { ...map, additionalProperties: values } })).toEqual([`${where}: map{}.a has no maxLength`])
})

test('an integer needs a minimum and a maximum, at any depth', () => {
  expect(faultsOf({ id, count: { type: 'integer' } })).toEqual([`${where}: count has no minimum`, `${where}: count has no maximum`])
  expect(faultsOf({ count: { type: 'integer', minimum: -1 } })).toEqual([`${where}: count has no maximum`])
  expect(faultsOf({ ids: { type: 'array', maxItems: 1, items: { type: 'integer', maximum: 9 } } })).toEqual([
    `${where}: ids[] has no minimum`,
  ])
  expect(faultsOf({ role: { type: 'integer', enum: [100, 200] } })).toEqual([])
})

test('an integer that can exceed 32 bits must declare int64, in requests and answers', () => {
  const wide = { type: 'integer', maximum: 2 ** 31 }
  const fault = 'an integer needs a maximum of 2147483647 or less, or format: int64'
  expect([...widthFaults({ Thing: { properties: { type: { type: 'integer' }, ids: { items: wide } } } })]).toEqual([
    `/Thing/properties/type: ${fault}`,
    `/Thing/properties/ids/items: ${fault}`,
  ])
  const narrow = { ...wide, maximum: 2 ** 31 - 1 }
  expect([...widthFaults([{ ...wide, format: 'int64' }, narrow, { type: 'integer', enum: [1] }, { example: wide }])]).toEqual([])
})

test('a parameter of the query is checked like a field of the form', () => {
  const operation = { operationId: 'find', tags: [], summary: '', description: '', responses: {} }
  const parameters = [
    { name: 'word', in: 'query' as const, schema: { type: 'string' } },
    { name: 'ids', in: 'query' as const, content: { 'application/json': { schema: { type: 'array', items: id } } } },
  ]
  expect(boundFaults([{ path: '/things', method: 'get', operation: { ...operation, parameters } }])).toEqual([
    'GET /things: word has no maxLength',
    'GET /things: ids has no maxItems',
  ])
})

test('a value that is bounded otherwise needs no bound of its own', () => {
  expect(faultsOf({ kind: { type: 'string', enum: ['a'] }, file: { type: 'string', format: 'binary' } })).toEqual([])
  expect(faultsOf({ closed: { type: 'object', additionalProperties: false, properties: { text } } })).toEqual([])
})

test('one noun has one bound', () => {
  const set = (maxItems: number): Schema => ({ type: 'array', maxItems, 'x-set-of': 'users', items: id })
  expect(faultsOf({ add: set(5), remove: set(6) })).toEqual([`${where}: remove: the set of users has maxItems 6, but 5 in ${where}: add`])
  const inner = { type: 'object', additionalProperties: false, properties: { text: { type: 'string', maxLength: 9 } } }
  expect(faultsOf({ text, inner })).toEqual([`${where}: inner.text: the text 'text' has maxLength 9, but 10 in ${where}: text`])
})

test('a list or a map in an answer has a bound, or names what bounds it, at any depth', () => {
  const faultsIn = (schema: Schema): string[] => {
    const responses = { '200': { description: '', content: { 'application/json': { schema } } } }
    const operation = { operationId: 'find', tags: [], summary: '', description: '', responses } satisfies Operation
    return answerFaults([{ path: '/things', method: 'get', operation }])
  }
  const things = (schema: Schema): Schema => ({ type: 'object', additionalProperties: false, properties: { things: schema } })
  const list: Schema = { type: 'array', items: text }
  expect(faultsIn(things(list))).toEqual(['GET /things: 200: things has no bound'])
  expect(faultsIn(list)).toEqual(['GET /things: 200: the body has no bound'])
  expect(faultsIn(things({ type: 'object', additionalProperties: text }))).toEqual(['GET /things: 200: things has no bound'])
  expect(faultsIn(things({ ...list, maxItems: 5, items: list }))).toEqual(['GET /things: 200: things[] has no bound'])
  expect(faultsIn(things({ oneOf: [text, list] }))).toEqual(['GET /things: 200: things|1 has no bound'])
  expect(faultsIn(things({ ...list, 'x-bounded-by': 'nothing' }))).toEqual(['GET /things: 200: things has no bound'])
  for (const reason of REASONS) expect(faultsIn(things({ ...list, 'x-bounded-by': reason }))).toEqual([])
})

test('every reason that bounds an answer is explained to operators', () => {
  const explained = readFileSync(new URL('../docs/answers.md', import.meta.url), 'utf8')
  for (const reason of REASONS) expect(explained).toContain(`| \`${reason}\` |`)
})
