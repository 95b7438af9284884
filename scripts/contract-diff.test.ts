// databases: once
// Which changes of the contract break clients. Twelve changes are planted in a few URLs of the current contract.

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Operation, Schema } from '../contract-tests/cases.ts'
import { dereference } from '../src/http/contract.ts'
import { type BreakingChange, breakingChanges, hasOasdiff, type ReleasableContract, unexplained } from './contract-diff.ts'

const text = readFileSync(new URL('../src/generated/contract.json', import.meta.url), 'utf8')
const { paths } = dereference<ReleasableContract>(JSON.parse(text))
const few = ['/typing', '/messages', '/users/me'].map((path) => [path, paths[path] ?? {}] as const)
const contract: ReleasableContract = { ...JSON.parse(text), paths: Object.fromEntries(few), components: { schemas: {} }, 'x-webhooks': {} }

const operationOf = ({ paths }: ReleasableContract, path: string, method: string): Operation => paths[path]?.[method] as Operation
const fieldsOf = (changed: ReleasableContract, path: string): Schema =>
  operationOf(changed, path, 'post').requestBody?.content['application/x-www-form-urlencoded']?.schema as Schema
const answerOf = (changed: ReleasableContract, path: string, method = 'get', status = '200'): Schema =>
  operationOf(changed, path, method).responses[status]?.content?.['application/json']?.schema ?? {}
const parameterOf = (changed: ReleasableContract, name: string): Schema => {
  const found = operationOf(changed, '/messages', 'get').parameters?.find((parameter) => parameter.name === name)
  return (found?.schema ?? found?.content?.['application/json']?.schema) as Schema
}
const oneOf = (schema: Schema): unknown[] => schema.oneOf as unknown[]

/** A changed copy of the contract. */
function planted(change: (copy: ReleasableContract) => void): ReleasableContract {
  const copy = structuredClone(contract)
  change(copy)
  return copy
}

// On a developer's machine, runs only if Go can install oasdiff. CI has Go.
describe.skipIf(process.env.CI !== 'true' && !hasOasdiff())('compared with the released contract,', () => {
  let released: ReleasableContract
  beforeAll(() => {
    expect(hasOasdiff()).toBe(true)
    released = planted(() => {})
  }, 300_000)

  test('an unchanged contract breaks no client', () => {
    expect(breakingChanges(contract, contract)).toEqual([])
  })

  test.each<[what: string, place: string, change: (copy: ReleasableContract) => void]>([
    ['an operation that is gone', 'POST /typing', ({ paths }) => delete paths['/typing']],
    [
      'a new required field',
      'POST /messages',
      (copy) => {
        const fields = fieldsOf(copy, '/messages')
        fields.required = [...(fields.required ?? []), 'mood']
        Object.assign(fields.properties ?? {}, { mood: { type: 'string' } })
      },
    ],
    [
      'a value that is taken no more',
      'POST /messages',
      (copy) => Object.assign(fieldsOf(copy, '/messages').properties?.type ?? {}, { enum: ['direct'] }),
    ],
    ['a field of an answer that is gone', 'GET /users/me', (copy) => delete answerOf(copy, '/users/me').properties?.full_name],
    ['a tighter bound', 'GET /messages', (copy) => Object.assign(parameterOf(copy, 'num_before'), { maximum: 100 })],
    [
      'a tighter bound within JSON of the query',
      'GET /messages',
      (copy) => Object.assign(parameterOf(copy, 'message_ids'), { maxItems: 3 }),
    ],
  ])('%s breaks clients', (_, place, change) => {
    const found = breakingChanges(released, planted(change))
    expect(new Set(found.map(({ operation, path }) => `${operation} ${path}`))).toEqual(new Set([place]))
  })

  test.each<[what: string, change: (copy: ReleasableContract) => void]>([
    ['a new operation', ({ paths }) => Object.assign(paths, { '/moods': paths['/typing'] })],
    [
      'a new field that may be left out',
      (copy) => Object.assign(fieldsOf(copy, '/messages').properties ?? {}, { mood: { type: 'string' } }),
    ],
    ['a wider bound', (copy) => Object.assign(parameterOf(copy, 'message_ids'), { maxItems: 1_000_000 })],
    ['an integer that says how wide it is', (copy) => Object.assign(parameterOf(copy, 'num_before'), { format: 'int64' })],
    ['a new field of an answer', (copy) => Object.assign(answerOf(copy, '/users/me').properties ?? {}, { mood: { type: 'string' } })],
    [
      'a new code of an error',
      (copy) => oneOf(answerOf(copy, '/messages', 'post', '400')).push({ type: 'object', properties: { code: { enum: ['NEW'] } } }),
    ],
    ['another description', (copy) => Object.assign(operationOf(copy, '/messages', 'post'), { description: 'Sends.', deprecated: true })],
  ])('%s breaks no client', (_, change) => {
    expect(breakingChanges(released, planted(change))).toEqual([])
  })
})

describe('a breaking change', () => {
  const change: BreakingChange = { id: '', text: 'gone', operation: 'POST', path: '/typing' }
  const said = planted((copy) => {
    operationOf(copy, '/typing', 'post').description += ' **Changes**: 412 this form; 497 it is gone.'
  })
  const chapter = '# Changes\n\n## Feature level 497\n\nIt is gone.\n'

  test('needs a new feature level, its chapter, and a sentence in the contract', () => {
    expect(unexplained([change], { contract, level: 496, changelog: '' }, 496)).toEqual([
      'FEATURE_LEVEL in src/limits.ts must be above 496, the released one',
      "docs/api-changelog.md must have a chapter '## Feature level 497'",
      "POST /typing: no description says '**Changes**: ' with the new feature level",
    ])
    expect(unexplained([change], { contract, level: 497, changelog: chapter }, 496)).toHaveLength(1)
    expect(unexplained([change], { contract: said, level: 497, changelog: chapter }, 496)).toEqual([])
  })

  test('can share a later level with others, and needs no sentence if its operation is gone', () => {
    expect(unexplained([change], { contract: said, level: 498, changelog: chapter }, 496)).toEqual([])
    const gone = planted(({ paths }) => delete paths['/typing'])
    expect(unexplained([change], { contract: gone, level: 497, changelog: chapter }, 496)).toEqual([])
  })

  test('is the only change that needs them', () => {
    expect(unexplained([], { contract, level: 496, changelog: '' }, 496)).toEqual([])
  })
})
