// databases: once
// The check that the contract describes a value only once.

import { expect, test } from 'vitest'
import type { Operation, Schema } from '../contract-tests/cases.ts'
import { copyFaults, homonymFaults } from './contract-copies.ts'

const colours: Schema = { type: 'string', enum: ['red', 'green'] }
const documentOf = (properties: Record<string, Schema>): object => ({ components: { schemas: { Thing: { type: 'object', properties } } } })
const operationOf = (properties: Record<string, Schema>, answered: Record<string, Schema> = {}): { operation: Operation } => ({
  operation: {
    ...{ operationId: 'make', tags: [], summary: '', description: '' },
    requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } } },
    responses: { '200': { description: '', content: { 'application/json': { schema: { type: 'object', properties: answered } } } } },
  },
})

test('an enumeration is written once, whatever its order and its name', () => {
  const document = documentOf({ paint: colours, light: { type: 'string', nullable: true, enum: ['green', 'red', null] } })
  const at = '/components/schemas/Thing'
  expect(copyFaults(document, {})).toEqual([`green red occurs 2 times, give it a name: ${at}/paint, ${at}/light`])
  expect(copyFaults(documentOf({ paint: { $ref: '#/Colour' }, light: colours }), {})).toEqual([])
})

test('a pattern is written once', () => {
  const digits = { type: 'string', pattern: '^[0-9]$' }
  expect(copyFaults(documentOf({ a: digits, b: { ...digits, maxLength: 5 } }), {})).toHaveLength(1)
})

test('an enumeration of one value is a token, not a copy', () => {
  expect(copyFaults(documentOf({ a: { type: 'string', enum: ['x'] }, b: { type: 'string', enum: ['x'] } }), {})).toEqual([])
})

test('fields of one name have one enumeration and one range in requests, and one in answers', () => {
  const wide: Schema = { type: 'integer', minimum: 0, maximum: 9 }
  const narrow: Schema = { type: 'integer', minimum: 0, maximum: 5 }
  expect(homonymFaults([operationOf({ count: wide }, { count: narrow })], {})).toEqual([])
  const list: Schema = { type: 'array', items: { type: 'object', properties: { count: narrow } } }
  expect(homonymFaults([operationOf({ count: wide }), operationOf({ list })], {})).toEqual([
    '>count integer has 2 meanings: {"minimum":0,"maximum":9}, {"minimum":0,"maximum":5}',
  ])
  expect(
    homonymFaults([operationOf({}, { count: wide, inner: { oneOf: [{ type: 'object', properties: { count: narrow } }] } })], {}),
  ).toHaveLength(1)
})

test('a reason covers an exact number, and is refused once its cause is gone', () => {
  const operation = operationOf({ paint: colours, inner: { type: 'object', properties: { paint: { type: 'string', enum: ['a', 'b'] } } } })
  expect(homonymFaults([operation], { '>paint string': [2, 'why'] })).toEqual([])
  expect(homonymFaults([operation], { '>paint string': [3, 'why'] })).toHaveLength(1)
  expect(homonymFaults([], { '>paint string': [2, 'why'] })).toEqual(['>paint string no longer needs a reason'])
  expect(copyFaults({}, { 'green red': [2, 'why'] })).toEqual(['green red no longer needs a reason'])
})
