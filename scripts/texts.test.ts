// databases: once
// The check of texts finds each fault that is planted here, and none in the texts of the server.

import { expect, test } from 'vitest'
import { CATALOGUES } from '../src/texts/texts.ts'
import { faultsOfTexts, readSource, SAME_AS_ENGLISH, untranslated, valuesOfTexts } from './texts.ts'

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
  expect(faultsOfTexts(CATALOGUES, readSource(new URL('../src', import.meta.url).pathname), SAME_AS_ENGLISH)).toEqual([])
})
