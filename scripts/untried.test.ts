// databases: once

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { untriedFacts } from './untried.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-untried-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

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
