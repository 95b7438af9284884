// databases: once
// Vitest itself runs small test files, because only it says how it reports what did not run.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Outcome, runTests } from './mutant-outcome.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-outcomes-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a test file with this text, on which hooks and tests have 200 ms. */
function outcomeOf(text: string, ...args: string[]): Outcome {
  const own = join(folder, 'tests')
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own)
  writeFileSync(join(own, 'one.test.ts'), `import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'\n${text}\n`)
  // Without what tells a run that it is inside another one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST)/.test(name)))
  const all = ['--root', own, '--testTimeout=200', '--hookTimeout=200', '--bail=1', ...args]
  return runTests(folder, all, { report: join(folder, 'report.json'), env })
}
const never = 'await new Promise(() => {})'

test('a break falls by a test that fails, and survives tests that pass', () => {
  const tests = `test('wrong', () => expect(1).toBe(2))\ntest('right', () => expect(1).toBe(1))`
  expect(outcomeOf(tests)).toEqual({ kind: 'fell', by: 'wrong' })
  expect(outcomeOf(tests, '-t', 'right')).toEqual({ kind: 'survived' })
  expect(outcomeOf(`test('throws', () => { throw new Error('no answer') })`)).toEqual({ kind: 'fell', by: 'throws' })
})

test.each([
  ['whose hook is late', `beforeAll(async () => { ${never} })\ntest('right', () => {})`, /^Hook timed out in 200ms/],
  ['whose last hook is late', `afterAll(async () => { ${never} })\ntest('right', () => {})`, /^Hook timed out in 200ms/],
  ['whose hook fails', `beforeAll(() => { throw new Error('no database') })\ntest('right', () => {})`, /^no database$/],
  ['whose inner hook fails', `describe('in', () => { beforeAll(() => { throw new Error('x') })\ntest('right', () => {}) })`, /^x$/],
  ['whose hook for each test is late', `beforeEach(async () => { ${never} })\ntest('right', () => {})`, /^Hook timed out in 200ms/],
  ['that is late itself', `test('late', async () => { ${never} })`, /^Test timed out in 200ms/],
  ['whose file does not load', `import './missing.ts'\ntest('right', () => {})`, /missing\.ts/],
  ['whose file is no program', `test('right', () => {`, /./],
  ['that is skipped', `test.skip('right', () => {})`, /^no test has this title$/],
  ['after which something is left to fail', `test('right', () => { Promise.reject(new Error('left')) })`, /^left$/],
])('a break says nothing by a test %s', (_, text, reason) => {
  expect(outcomeOf(text)).toEqual({ kind: 'did not run', reason: expect.stringMatching(reason) })
})

test('a break says nothing without a test of the title, or without Vitest', () => {
  expect(outcomeOf(`test('right', () => {})`, '-t', 'other')).toEqual({ kind: 'did not run', reason: 'no test has this title' })
  expect(outcomeOf(`test('right', () => {})`, '--no-such-option')).toMatchObject({ kind: 'did not run' })
})
