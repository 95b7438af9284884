// databases: once
// The verbs of exported functions are those of the glossary's table, and a function with another one is found. Released migrations do not change.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { FINGERPRINTS } from '../src/generated/schema.ts'
import { changesOfReleased, digestOf, type Released, readVerbs, strayVerbs } from './code-rules.ts'

const ROOT = new URL('..', import.meta.url).pathname
const VERBS = readVerbs(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))

test('Each function has a verb of the table, or says what it returns', () => {
  expect(strayVerbs(join(ROOT, 'src'), VERBS)).toEqual([])
})

test('No verb of the table stands for another one', () => {
  expect([...VERBS.replaced.keys()].filter((verb) => VERBS.known.has(verb))).toEqual([])
})

test('A function with a verb outside of the table is found, whatever its form, and a name that says what is returned is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verbs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const planted = {
    'access/planted.ts': `export function refuseGuest(role: number): void {}
      export const checkedName = (name: string): string => name
      function checkAlone(): void {}
      function frobnicateAlone(): void {}`,
    'actions/planted.ts': `export async function frobnicate(): Promise<void> {}
      export const checkTopic = (topic: string) => topic.length
      export class Row { static async hold(id: number): Promise<Row> { return new Row() } }`,
    'handlers/planted.ts': 'export function checkNothing(): void {}',
    'access/planted.test.ts': 'export function checkTest(): void {}',
  }
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  expect(strayVerbs(folder, VERBS).sort()).toEqual([
    'access/planted.ts: checkAlone: say require rather than check',
    'access/planted.ts: refuseGuest: say require rather than refuse',
    'actions/planted.ts: checkTopic: say require rather than check',
    'actions/planted.ts: frobnicate: frobnicate is not in the table of verbs',
    'actions/planted.ts: hold: say lock rather than hold',
  ])
})

const NAME = '0001-baseline'
let folder: string
let released: Released
beforeEach(() => {
  folder = join(mkdtempSync(join(inject('folder'), 'migrations-')), 'migrations')
  cpSync(new URL('../src/db/migrations', import.meta.url).pathname, folder, { recursive: true })
  released = { [NAME]: { text: digestOf(folder, NAME), schema: FINGERPRINTS[NAME] ?? '' } }
})

const changes = (schemas = FINGERPRINTS) => changesOfReleased(folder, released, schemas)

test('released migrations that have not changed are in order, whatever comes after them', () => {
  writeFileSync(join(folder, '0002-more.ts'), 'export {}')
  expect(changes()).toEqual([])
})

test.each(['0001-baseline.ts', 'baseline.json'])('a change of the text of %s is found', (file) => {
  writeFileSync(join(folder, file), '// changed\n', { flag: 'a' })
  expect(changes()).toEqual([`the migration ${NAME} has been released, and its text has changed: write a new migration`])
})

test('a released migration that is gone is found', () => {
  rmSync(join(folder, '0001-baseline.ts'))
  expect(changes()).toEqual([`the migration ${NAME} has been released, and is missing`])
})

test('a change of what a released migration leaves is found, wherever it was made', () => {
  expect(changes({ ...FINGERPRINTS, [NAME]: 'another' })).toEqual([
    `the migration ${NAME} has been released, and leaves another schema than it did`,
  ])
})
