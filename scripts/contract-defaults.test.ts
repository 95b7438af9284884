// databases: once
// The check that no client changes or reads a value that is only a default.

import { expect, test } from 'vitest'
import type { Operation, Schema } from '../contract-tests/cases.ts'
import { defaultFaults } from './contract-defaults.ts'

const flag = { type: 'boolean', default: false }
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })

function faultsOf(method: string, operationId: string, more: Partial<Operation>): string[] {
  const operation = { operationId, tags: [], summary: '', description: '', responses: {}, ...more }
  return defaultFaults([{ path: '/things', method, operation }])
}
const withBody = (properties: Record<string, Schema>): Partial<Operation> => ({
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: object(properties) } } },
})

test('a request that changes only what it names has no default, at any depth', () => {
  const at = (name: string): string => `PATCH /things: ${name} has a default, but the request changes only what it names`
  expect(faultsOf('patch', 'reorderThings', withBody({ flag, name: { type: 'string' } }))).toEqual([at('flag')])
  expect(faultsOf('patch', 'updateThing', withBody({ inner: object({ flag }) }))).toEqual([at('inner.flag')])
  expect(faultsOf('patch', 'updateThing', withBody({ list: { type: 'array', items: object({ flag }) } }))).toEqual([at('list[].flag')])
  expect(faultsOf('patch', 'updateThing', withBody({ choice: { oneOf: [{ type: 'string' }, flag] } }))).toEqual([at('choice|1')])
  expect(faultsOf('patch', 'updateThing', { parameters: [{ name: 'flag', in: 'query', schema: flag }] })).toEqual([at('flag')])
  expect(faultsOf('post', 'updateThing', withBody({ flag }))).toHaveLength(1)
})

test('a request that creates something can have defaults', () => {
  expect(faultsOf('post', 'createThing', withBody({ flag }))).toEqual([])
})

test('a required field has no default', () => {
  const required = { ...object({ flag }), required: ['flag'] }
  const body = { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: required } } } }
  const fault = 'POST /things: flag has a default, but is required'
  expect(faultsOf('post', 'createThing', body)).toEqual([fault])
  expect(faultsOf('post', 'createThing', { parameters: [{ name: 'flag', in: 'query', required: true, schema: flag }] })).toEqual([fault])
})

test('an answer has no default', () => {
  const responses = { '200': { description: '', content: { 'application/json': { schema: object({ things: object({ flag }) }) } } } }
  expect(faultsOf('get', 'getThing', { responses })).toEqual(['GET /things: 200: things.flag has a default: answers have x-initial'])
})
