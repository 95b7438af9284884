// databases: once
// What the web client knows without a browser: the times that it offers, its languages. Its models are tested where they are, in the package.

import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/values/languages.ts'
import { offeredTimes } from './later.tsx'
import { TAGS } from './texts.ts'

test('times are offered from a moment on: hours, the next morning and the next Monday', () => {
  const offered = (now: string): string[] =>
    offeredTimes(new Date(now), 'en').map(([name, at]) => `${name} ${new Date(at * 1000).toString().slice(0, 21)}`)
  expect(offered('2026-11-29T23:30:00')).toEqual([
    ...['in 1 hour Mon Nov 30 2026 00:30', 'in 3 hours Mon Nov 30 2026 02:30'],
    ...['tomorrow Mon Nov 30 2026 09:00', 'next week Mon Nov 30 2026 09:00'],
  ])
  expect(offered('2026-11-30T08:00:00').at(-1)).toBe('next week Mon Dec 07 2026 09:00')
})

test('the languages of the client are those of the server', () => {
  expect(TAGS.map((tag) => tag.toLowerCase()).toSorted()).toEqual([...LANGUAGES].toSorted())
})
