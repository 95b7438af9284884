// databases: once

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { FINGERPRINTS } from '../src/generated/schema.ts'
import { changesOfReleased, digestOf, type Released } from './released-migrations.ts'

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
