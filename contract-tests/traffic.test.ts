// databases: once
// What the exchanges of tests show about the contract.

import { beforeEach, expect, test } from 'vitest'
import { Traffic } from './traffic.ts'

let seen: string[]
let traffic: Traffic
beforeEach(() => {
  seen = []
  traffic = new Traffic((fact) => seen.push(fact))
})
const success = { status: 200, body: { result: 'success', msg: '' } }
const refusal = { status: 400, body: { result: 'error', msg: 'No', code: 'BAD_REQUEST' } }

test('a parameter counts as given or left out only if the request is accepted', () => {
  const sent = { method: 'POST', path: '/api/v1/typing', body: 'op=start&type=direct&to=%5B6%5D' }
  const used = ['sendTyping type given', 'sendTyping to given', 'sendTyping stream_id left out', 'sendTyping type = "direct"']
  traffic.note(sent, refusal)
  expect(seen).toEqual(['sendTyping to at minItems'])
  traffic.note(sent, success)
  expect(seen).toEqual(expect.arrayContaining(used))
})

test('a JSON body counts like a form', () => {
  traffic.note({ method: 'POST', path: '/api/v1/typing', body: '{"op":"start","type":"direct","to":[6]}' }, success)
  expect(seen).toEqual(expect.arrayContaining(['sendTyping to given', 'sendTyping topic left out', 'sendTyping to at minItems']))
})

test('parameters of the query count beside a JSON body', () => {
  traffic.note({ method: 'POST', path: '/api/v1/external/json?stream=general', body: '{"text":"Hi"}' }, success)
  expect(seen).toEqual(expect.arrayContaining(['sendWebhookMessage stream given', 'sendWebhookMessage topic left out']))
})

test('a value at its bound or one past it counts, whatever the answer', () => {
  const ask = (path: string): void => traffic.note({ method: 'PATCH', path: '/api/v1/messages/1', body: `topic=${path}` }, refusal)
  ask('a'.repeat(1000))
  ask('a'.repeat(1001))
  ask('a'.repeat(1002))
  expect(seen).toEqual(['updateMessage topic at maxLength', 'updateMessage topic past maxLength'])
})

test('each fact is recorded once, and answers show which optional fields they have', () => {
  const view = { fragment: 'narrow/is/starred', is_pinned: true, name: null }
  const got = { status: 200, body: { result: 'success', msg: '', navigation_views: [view] } }
  for (let i = 0; i < 2; i += 1) traffic.note({ method: 'GET', path: '/api/v1/navigation_views' }, got)
  expect(seen.filter((fact) => fact.startsWith('getNavigationViews'))).toEqual([...new Set(seen)])
  expect(seen).toContain('getNavigationViews 200.ignored_parameters_unsupported not there')
  expect(traffic.facts.has('getNavigationViews 200.ignored_parameters_unsupported there')).toBe(true)
})

test('an unknown path is ignored', () => {
  traffic.note({ method: 'GET', path: '/api/v1/messages/%zz' }, refusal)
  traffic.note({ method: 'GET', path: '/nowhere' }, refusal)
  expect(seen).toEqual([])
})
