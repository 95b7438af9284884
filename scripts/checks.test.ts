// databases: once
// The rules for the code hold, and find what breaks them: verbs, released migrations, texts of the server.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { FINGERPRINTS } from '../src/generated/schema.ts'
import { CATALOGUES } from '../src/texts/texts.ts'
import { changesOfReleased, digestOf, type Released, readVerbs, strayVerbs } from './checks.ts'
import { faultsOfTexts, readNames, readSource, SAME_AS_ENGLISH, SAME_NAMES, unnamed, untranslated, valuesOfTexts } from './texts.ts'

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

// The check of texts finds each fault that is planted here, and none in the texts of the server.

const EN = {
  hello: 'Hello {name}',
  count: '{count, plural, one {A message was} other {# messages were}} moved',
  page: 'Use <strong>{address}</strong>, <a href="{url}">or not</a>.',
}
const RU = {
  hello: 'Привет, {name}',
  count: '{count, plural, one {Одно сообщение} few {# сообщения} many {# сообщений} other {# сообщения}}',
  page: '<a href="{url}">Или нет</a>: <strong>{address}</strong>.',
}
const SOURCE = "say('hello') say('count') say('page')"
const faults = (ru: object, same: string[] = [], source = SOURCE) =>
  faultsOfTexts({ en: EN, ru: { ...RU, ...ru } as typeof RU }, source, new Set(same))

test('complete texts have no fault', () => {
  expect(faults({})).toEqual([])
})

test.each<[what: string, ru: object, found: string]>([
  ['a value that is missing', { hello: 'Привет' }, 'ru: hello lacks {name}'],
  ['a value that English does not have', { hello: 'Привет, {name} {surname}' }, 'ru: hello invents {surname}'],
  [
    'a form of number that is missing',
    { count: '{count, plural, one {Одно сообщение} few {# сообщения} other {# сообщений}}' },
    'ru: count has no form for many',
  ],
  ['a tag that is missing', { page: '<a href="{url}">Или нет</a>: {address}.' }, 'ru: page has the marks'],
  ['a tag that was added', { hello: '<script>{name}' }, 'ru: hello has the marks'],
  ['a straight apostrophe', { hello: "При'вет, {name}" }, 'ru: hello has a straight quotation mark or an ampersand'],
  ['braces that do not match', { hello: 'Привет, {name' }, 'ru: hello cannot be read'],
  ['a text that English does not have', { farewell: 'Пока' }, 'ru: farewell is not a text in English'],
  ['a text that is not translated', { hello: EN.hello }, 'ru hello is the text in English'],
])('finds %s', (_, ru, found) => {
  expect(faults(ru)).toEqual([expect.stringContaining(found)])
})

test('lists texts that wait for a translation, without a fault', () => {
  const { hello: _, ...rest } = RU
  expect(untranslated({ en: EN, ru: rest })).toEqual(['ru: hello is not translated'])
  expect(faultsOfTexts({ en: EN, ru: rest }, SOURCE, new Set())).toEqual([])
})

test('reads the values of a text from its English form', () => {
  expect(valuesOfTexts({ ...EN, plain: 'Hello' })).toContain(
    "  'hello': { name: 'text' }\n  'count': { count: 'number' }\n  'page': { address: 'text'; url: 'text' }\n  'plain': object\n",
  )
  expect(() => valuesOfTexts({ when: 'At {time, date}' })).toThrow('when: a value must be text or be counted: {time, of another kind}')
})

test('finds texts that are not used, and needless exceptions', () => {
  expect(faults({}, [], "say('hello') say('page')")).toEqual(['count is not used'])
  expect(faults({ hello: EN.hello }, ['ru hello'])).toEqual([])
  expect(faults({}, ['ru hello'])).toEqual(['ru hello is listed as the same, and is not'])
})

test('the texts of the server have no fault', () => {
  expect(faultsOfTexts(CATALOGUES, readSource(new URL('..', import.meta.url).pathname), SAME_AS_ENGLISH)).toEqual([])
})

test('every setting that the web client offers, every value of it and every system group has a name in every language', () => {
  const settings = readNames(new URL('..', import.meta.url).pathname)
  expect(Object.keys(settings.names).toSorted()).toEqual(Object.keys(CATALOGUES).toSorted())
  expect([...unnamed(settings), ...untranslated(settings.names)]).toEqual([])
  expect(faultsOfTexts(settings.names, settings.source, SAME_NAMES)).toEqual([])
  const { role: _, ...others } = settings.names.en ?? {}
  expect(unnamed({ ...settings, names: { en: others } })).toEqual(['role has no name'])
})
