// databases: once

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Break, breaksOf, broken, canUnlock, RULE_NAMES, type RuleName } from './break-rules.ts'
import { type Outcome, runTests } from './reporter.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = `${root}contract-tests/mutants`
const patches = readdirSync(home).filter((file) => file.endsWith('.patch'))
const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(?:testing|generated)\//.test(file))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`${root}src/${file}`, 'utf8') }))

test.each(patches)('the break %s applies to the current source, and names a test file', (patch) => {
  expect(() => execFileSync('git', ['apply', '--check', `${home}/${patch}`], { cwd: root, stdio: 'pipe' })).not.toThrow()
  const [, test = 'none'] = /^Test: (\S+) > /m.exec(readFileSync(`${home}/${patch}`, 'utf8')) ?? []
  expect(existsSync(`${root}${test}`), test).toBe(true)
})

/** What each rule makes of a piece of code: the file with each of its breaks. */
const MADE: Record<RuleName, [code: string, made: string[]]> = {
  lock: [
    "await Realm.lock(id, tx)\nconst a = select(A, { lock: 'shared' }, tx)",
    [";\nconst a = select(A, { lock: 'shared' }, tx)", 'await Realm.lock(id, tx)\nconst a = select(A, { lock: undefined }, tx)'],
  ],
  refusal: ['if (a || b) throw no()', ['if (false || b) throw no()', 'if (a || false) throw no()']],
  right: [
    'requireAdministrator(user)\nif (!mayPost(user)) fail()',
    [';\nif (!mayPost(user)) fail()', 'requireAdministrator(user)\nif (!true) fail()'],
  ],
  setting: ["const a = preference(user, 'a')", ["const a = preference({ ...user, settings: '{}' }, 'a')"]],
  sight: ['const a = hidden.has(id) ? b : c', ['const a = false ? b : c']],
  filter: ['list.filter((one) => one.isOwn)', ['list.filter(() => true)']],
  where: ['find({ where: { realm_id, name } })', ['find({ where: {  name } })', 'find({ where: { realm_id,  } })']],
  order: ["find({ order: [['id', 'ASC']] })", ["find({ order: [['id', 'DESC']] })"]],
  event: [
    "announce(one)\nconst a = { invalidates: ['channels'] }",
    [";\nconst a = { invalidates: ['channels'] }", 'announce(one)\nconst a = { invalidates: [] }'],
  ],
  step: ['await removeKeys(user)', [';']],
  word: [
    "const ENDS = { deactivation: ['keys', 'links'] }",
    ["const ENDS = { deactivation: [ 'links'] }", "const ENDS = { deactivation: ['keys', ] }"],
  ],
  limit: [
    'const MAX_TOPICS = 5\nif (count >= max) throw no()',
    ['const MAX_TOPICS = (5 * 10)\nif (count >= max) throw no()', 'const MAX_TOPICS = 5\nif (count > max) throw no()'],
  ],
  retry: ['try { a() } catch (error) { if (!isDuplicate(error)) throw error }', ['try { a() } catch (error) { if (true) throw error }']],
  text: ['const a = escaped(words)', ['const a = (words)']],
  early: ['function a() { if (b) return\nc() }', ['function a() { ;\nc() }']],
  condition: ['const may = (a) => a.isOwn && a.isNew', ['const may = (a) => true && a.isNew', 'const may = (a) => a.isOwn && true']],
}

test.each(RULE_NAMES)('the rule %s makes its breaks', (rule) => {
  const [code, made] = MADE[rule]
  expect(breaksOf('src/actions/a.ts', code, [rule]).map((one) => broken(code, one))).toEqual(made)
})

/** A call of a function that locks, or a kind of lock. What a function of a model locks is broken where it is called. */
const TAKES = /(?<!static |function |async )\b(?:\w+\.)?lock[A-Z]\w*\((?!.*\): Promise<)|\.lock\(|(?<![?\w])lock: '/
const COMMENT = /^\s*(?:\*|\/)/

const breaks = new Map(sources.map(({ file, text }) => [file, breaksOf(file, text)]))
const locksIn = (file: string): Break[] => (breaks.get(file) ?? []).filter(({ rule }) => rule === 'lock')

test('each lock that the code takes has a break', () => {
  const unbroken = sources.flatMap(({ file, text }) => {
    const lines = new Set(locksIn(file).map(({ line }) => line))
    const isInModel = (line: string): boolean => file.startsWith('src/models/') && line.includes("lock: '")
    const isOpen = (line: string, i: number): boolean => TAKES.test(line) && !COMMENT.test(line) && !isInModel(line) && !lines.has(i + 1)
    return text
      .split('\n')
      .filter(isOpen)
      .map((line) => `${file}: ${line.trim()}`)
  })
  expect(unbroken).toEqual([])
  const called = sources.flatMap(({ file }) => locksIn(file)).map(({ was }) => was)
  const models = sources.filter(({ file }) => file.startsWith('src/models/'))
  const locking = models.flatMap(({ text }) => [...text.matchAll(/^ {2}static (?:async )?(lock\w*)\(/gm)].map(([, name]) => name))
  expect(locking.length).toBeGreaterThan(10)
  expect(locking.filter((name) => !called.some((was) => was.includes(`.${name}(`)))).toEqual([])
})

/** The text with all its breaks: those that do not overlap at once. */
function* allBroken(text: string, breaks: readonly Break[]): Generator<string> {
  for (let left = breaks.toSorted((a, b) => b.start - a.start); left.length > 0; ) {
    let [made, from] = [text, text.length]
    const others: Break[] = []
    for (const one of left)
      if (one.end > from) others.push(one)
      else {
        made = broken(made, one)
        from = one.start
      }
    yield made
    left = others
  }
}

test('what a rule makes is a program, and so is one without a lock', () => {
  const faults = sources.flatMap(({ file, text }) => ([...allBroken(text, breaks.get(file) ?? [])].every(isProgram) ? [] : file))
  expect(faults).toEqual([])
  expect(isProgram(canUnlock(readFileSync(`${root}src/db/dialect.ts`, 'utf8')))).toBe(true)
  expect(canUnlock(readFileSync(`${root}src/db/dialect.ts`, 'utf8'))).toContain('free.getStore() || !isMysql(sequelize)) return')
})

function isProgram(text: string): boolean {
  try {
    transformSync(text, { loader: 'ts' })
    return true
  } catch {
    return false
  }
}

// Vitest itself runs small test files, because only it says how it reports what did not run.

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
