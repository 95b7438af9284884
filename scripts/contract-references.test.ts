// databases: once
// The check that whatever names something specifies what it names.

import { expect, test } from 'vitest'
import type { Operation, Schema } from '../contract-tests/cases.ts'
import { referencesOf, titleOf } from '../contract-tests/references.ts'
import { referenceFaults } from './contract-references.ts'

const id: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
const operationOf = (properties: Record<string, Schema>): Operation => ({
  ...{ operationId: 'make', tags: [], summary: '', description: '', parameters: [], responses: {} },
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } } },
})
const faultsOf = (properties: Record<string, Schema>, reasons: Record<string, string> = {}): string[] =>
  referenceFaults([{ path: '/things', method: 'post', operation: operationOf(properties) }], reasons)

test('an ID is recognised by its name or its bounds, at any depth', () => {
  const fault = (at: string): string => `POST /things: ${at} names something: it needs x-refers-to`
  expect(faultsOf({ thing: id })).toEqual([fault('thing')])
  expect(faultsOf({ user_id: { type: 'string' } })).toEqual([fault('user_id')])
  expect(faultsOf({ list: { type: 'array', items: { type: 'object', properties: { stream: { type: 'string' } } } } })).toEqual([
    fault('list[].stream'),
  ])
  expect(faultsOf({ number: { type: 'integer', maximum: 5 }, text: { type: 'string' } })).toEqual([])
})

test('a reference covers everything within it', () => {
  expect(faultsOf({ things: { 'x-refers-to': 'user', type: 'array', items: id } })).toEqual([])
})

test('a reason covers one place or every place of a name, and is refused once its cause is gone', () => {
  expect(faultsOf({ thing: id }, { thing: 'why' })).toEqual([])
  expect(faultsOf({ thing: id }, { 'make thing': 'why' })).toEqual([])
  expect(faultsOf({}, { thing: 'why' })).toEqual(['thing no longer needs a reason'])
})

test('references are found once for all permission settings, by ID or by name, in each kind', () => {
  const setting: Schema = { type: 'object', properties: { new: { ...id, 'x-refers-to': 'group' }, old: id } }
  const operation = operationOf({
    can_do_group: setting,
    can_be_group: setting,
    to: { 'x-refers-to': ['channel', 'user'], type: 'string' },
  })
  expect(referencesOf(operation).map(titleOf)).toEqual(['make *.new: group by id', 'make to: channel by name', 'make to: user by name'])
})
