// databases: once
// What the web client knows without a browser: its languages. Its models are tested where they are, in the package.

import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/values/languages.ts'
import { TAGS, tagFor } from './languages.ts'

test('the languages of the client are those of the server', () => {
  expect(TAGS.map((tag) => tag.toLowerCase()).toSorted()).toEqual([...LANGUAGES].toSorted())
})

test('the first language that somebody asks for is spoken, whatever their region, and English without one', () => {
  expect(tagFor(['xx', 'de-AT', 'fr'])).toBe('de')
  expect(tagFor(['pt', 'en'])).toBe('pt-BR')
  expect(tagFor(['xx'])).toBe('en')
})
