// databases: once

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Patch, undecidedLocks } from './lock-breaks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const home = `${root}contract-tests/mutants`
const patches = readdirSync(home).filter((file) => file.endsWith('.patch'))

test.each(patches)('the break %s applies to the current source, and names a test file', (patch) => {
  expect(() => execFileSync('git', ['apply', '--check', `${home}/${patch}`], { cwd: root, stdio: 'pipe' })).not.toThrow()
  const [, test = 'none'] = /^Test: (\S+) > /m.exec(readFileSync(`${home}/${patch}`, 'utf8')) ?? []
  expect(existsSync(`${root}${test}`), test).toBe(true)
})

/** What passes on the kind of lock that it is asked for. */
const PASSING_ON = /^(?:generated|testing)\/|\.test\.ts$|^db\/(?:sql|rows|dialect)\.ts$/

/**
 * Locks that decide only between processes: in one, the changes of a person and of the person's bots wait for each other (events/change.ts). No
 * test has two that meet there.
 */
const BETWEEN_PROCESSES = ['src/access/organisation/limits.ts: await lockLog()']

test('each lock that the code takes has a break, and so a test, in which it alone decides', () => {
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !PASSING_ON.test(file),
  )
  const files = new Map(sources.map((file) => [`src/${file}`, readFileSync(`${root}src/${file}`, 'utf8')]))
  const all: Patch[] = patches.map((name) => ({ name, text: readFileSync(`${home}/${name}`, 'utf8') }))
  const ofLocks = all.filter(({ name }) => /^(?:lock|retry)-/.test(name))
  expect(undecidedLocks(files, ofLocks)).toEqual(BETWEEN_PROCESSES)
})

test('a lock without a break is found: in a call, beside another call, and in a statement', () => {
  const file = [
    'class ThingTable extends Model {',
    '  static lock(id: number, tx: Tx): Promise<Thing> {',
    "    return selectOne(Thing, { where: { id }, lock: 'exclusive' }, tx)",
    '  }',
    '}',
    'await Thing.lock(1, tx)',
    'await Thing.lock(2, tx)',
    "await select(Other, { lock: 'shared' }, tx)",
    '// lock(3)',
  ].join('\n')
  const taking = (name: string, line: string, at: number): Patch => ({
    name,
    text: `--- a/x.ts\n+++ b/x.ts\n@@ -${at} +${at} @@\n-${line}\n`,
  })
  const files = new Map([['x.ts', file]])
  const found = (...breaks: Patch[]): string[] => undecidedLocks(files, breaks)
  const statement = taking('a', "await select(Other, { lock: 'shared' }, tx)", 99)
  const within = taking('b', "    return selectOne(Thing, { where: { id }, lock: 'exclusive' }, tx)", 3)
  const call = taking('c', 'await Thing.lock(2, tx)', 7)
  expect(found()).toEqual([
    "x.ts: await select(Other, { lock: 'shared' }, tx)",
    ...['2 of these calls of Thing.lock:', 'x.ts: await Thing.lock(1, tx)', 'x.ts: await Thing.lock(2, tx)'],
  ])
  expect(found(statement, within)).toEqual([
    '1 of these calls of Thing.lock:',
    'x.ts: await Thing.lock(1, tx)',
    'x.ts: await Thing.lock(2, tx)',
  ])
  expect(found(statement, call)).toEqual(['1 of these calls of Thing.lock:', 'x.ts: await Thing.lock(1, tx)'])
  expect(found(statement, within, call)).toEqual([])
  const gone = taking('d', "    return selectOne(Gone, { where: { id }, lock: 'exclusive' }, tx)", 3)
  expect(found(statement, call, gone)).toEqual(['1 of these calls of Thing.lock:', 'x.ts: await Thing.lock(1, tx)'])
})
