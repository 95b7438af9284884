// databases: once
// What no test covered is found: errors, and facts of requests and answers.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteError } from './errors-seen.ts'
import { unseenErrors, untriedFacts } from './unseen.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-unseen-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('an answered error counts as seen, as a code and for its operation, on its database', () => {
  vi.stubEnv('TRAFFIC', folder)
  vi.stubEnv('TEST_DATABASE', 'sqlite')
  noteError('PATCH', '/api/v1/messages/7?x=1', { result: 'error', code: 'EXPECTATION_MISMATCH' })
  noteError('GET', '/nowhere/%zz', { result: 'error', code: 'BAD_REQUEST' })
  noteError('GET', '/api/v1/messages', { result: 'success', msg: '' })
  const unseen = unseenErrors(folder, 'sqlite')
  expect(unseen).not.toContain('EXPECTATION_MISMATCH')
  expect(unseen).not.toContain('updateMessage EXPECTATION_MISMATCH')
  expect(unseen).toEqual(expect.arrayContaining(['updateRealm EXPECTATION_MISMATCH', 'updateMessage BAD_REQUEST', 'BAD_NARROW']))
  expect(unseenErrors(folder, 'mariadb')).toContain('EXPECTATION_MISMATCH')
})

test('an error that every operation can answer is required once', () => {
  const limited = unseenErrors(folder, 'sqlite').filter((error) => error.endsWith('RATE_LIMIT_HIT'))
  expect(limited).toEqual(['RATE_LIMIT_HIT'])
})

test('a fact that occurred on a database counts as tried only there', () => {
  writeFileSync(join(folder, 'sqlite.traffic'), 'sendTyping topic given\ngetDrafts 200.ignored_parameters_unsupported there\n')
  const here = untriedFacts(folder, 'sqlite')
  expect(here.tried).toBe(2)
  expect(here.requests).not.toContain('sendTyping topic given')
  expect(here.requests).toContain('sendTyping topic left out')
  expect(here.answers).not.toContain('getDrafts 200.ignored_parameters_unsupported there')
  expect(here.answers).toContain('getDrafts 200.ignored_parameters_unsupported not there')
  expect(untriedFacts(folder, 'mariadb').tried).toBe(0)
})

test('a fact that occurred in a test that runs once counts as tried on every database', () => {
  writeFileSync(join(folder, 'once.traffic'), 'sendTyping topic given\n')
  expect(untriedFacts(folder, 'mariadb').requests).not.toContain('sendTyping topic given')
})

test('a fact about an answer needs a case or a reason, and a reason can cover several facts', () => {
  writeFileSync(join(folder, 'sqlite.traffic'), 'getDrafts 200.ignored_parameters_unsupported there\n')
  const reasons = { 'getDrafts 200': 'why', 'getDrafts 200.ignored_parameters_unsupported there': 'why', 'getEvents 200': 'why' }
  const { answers } = untriedFacts(folder, 'sqlite', {}, reasons)
  expect(answers.filter((fact) => fact.startsWith('getDrafts') || fact.startsWith('getEvents'))).toEqual([
    'getDrafts 200.ignored_parameters_unsupported there no longer needs a reason',
  ])
  expect(answers).toContain('getLinkifiers 200.ignored_parameters_unsupported there')
})

test('a reason is only for a fact that did not occur', () => {
  writeFileSync(join(folder, 'sqlite.traffic'), 'sendTyping topic given\n')
  const reasons = { 'sendTyping topic given': 'why', 'sendTyping topic left out': 'why', 'sendTyping nothing given': 'why' }
  const { requests } = untriedFacts(folder, 'sqlite', reasons)
  expect(requests).not.toContain('sendTyping topic left out')
  expect(requests.filter((fact) => fact.includes('reason'))).toEqual([
    'sendTyping topic given no longer needs a reason',
    'sendTyping nothing given no longer needs a reason',
  ])
})
