// databases: once

import { describe, expect, test } from 'vitest'
import { loadContract, type Operation } from './contract.ts'
import { compileRoutes } from './router.ts'

const operation = (operationId: string, method: string, path: string, slashes = false): Operation => ({
  operationId,
  method,
  path,
  roots: ['/api/v1', ''],
  parameters: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    ...(slashes ? { 'x-slashes': true } : {}),
  })),
  requestBody: undefined,
  responses: {},
  authenticated: true,
  keyInQuery: false,
  spectators: false,
  requirements: [],
  refusesUnknownQuery: false,
  right: undefined,
  writeOnlyBots: false,
  rateLimit: 'user',
  concurrency: undefined,
})
const match = compileRoutes([
  operation('list', 'get', '/things'),
  operation('add', 'post', '/things'),
  operation('special', 'get', '/things/special'),
  operation('one', 'get', '/things/{id}'),
  operation('part', 'get', '/things/{id}/parts/{part}.json'),
  operation('file', 'get', '/files/{path}', true),
])

describe('a request finds', () => {
  test.each<[string, string, string, [string, string][]]>([
    ['get', '/api/v1/things', 'list', []],
    ['get', '/things', 'list', []],
    ['head', '/things', 'list', []],
    ['post', '/things', 'add', []],
    ['get', '/things/special', 'special', []],
    ['get', '/things/7', 'one', [['id', '7']]],
    ['get', '/things/a%2Fb%20c', 'one', [['id', 'a/b c']]],
    ['get', '/things/%E2%82%AC', 'one', [['id', '€']]],
    ['get', '/things/__proto__', 'one', [['id', '__proto__']]],
    [
      'get',
      '/things/7/parts/a.b.json',
      'part',
      [
        ['id', '7'],
        ['part', 'a.b'],
      ],
    ],
    ['get', '/files/1/ab/c.txt', 'file', [['path', '1/ab/c.txt']]],
    ['get', '/files/1%2Fab', 'file', [['path', '1/ab']]],
  ])('%s %s: %s', (method, path, id, parameters) => {
    const found = match(method, path)
    expect(found.operation?.operationId).toBe(id)
    expect(found.parameters).toEqual(parameters)
  })
})

test.each([
  '',
  '/',
  '/thing',
  '/things/',
  '/things//',
  '/Things',
  '/things/7/',
  '/things/7/parts/ajson',
  '/things/7/parts/.json',
  '/files/',
  '/v1/things',
  'things',
])('%j is not a URL of the contract', (path) => {
  expect(match('get', path)).toEqual({ operation: undefined, parameters: [], allowed: [] })
})

test('a URL without the method names the methods that it has', () => {
  expect(match('delete', '/things')).toEqual({ operation: undefined, parameters: [], allowed: ['GET', 'POST'] })
  expect(match('post', '/things/special').allowed).toEqual(['GET'])
})

test('a broken percent-encoding names the parameter', () => {
  expect(() => match('get', '/things/%zz')).toThrow("'id' must be percent-encoded UTF-8")
})

test('every operation of the contract is found by its own method and path', () => {
  const { operations } = loadContract()
  const find = compileRoutes(operations)
  for (const { operationId, method, path, roots } of operations)
    for (const root of roots) {
      const found = find(method, root + path.replace(/\{[^}]+\}/g, '1'))
      expect(found.operation?.operationId).toBe(operationId)
    }
})

test('a long hostile path is matched quickly', () => {
  const started = performance.now()
  for (let i = 0; i < 100; i++) match('get', `/things/${'7/parts/'.repeat(1_500)}`)
  expect(performance.now() - started).toBeLessThan(500)
})
