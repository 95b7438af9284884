// databases: once
// The verbs of exported functions are those of the glossary's table, and a function with another one is found.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readVerbs, strayVerbs } from './verbs.ts'

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
