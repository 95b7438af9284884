// Words and texts without a database. actions/people tests what an alert word does to a message.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameKey } from '../../values/text.ts'
import { alertFinder } from './alert-words.ts'

/** The same result, found word by word. */
function alertedOneByOne(users: ReadonlyMap<string, readonly number[]>, text: string): Set<number> {
  const lower = nameKey(text)
  const stands = (word: string): boolean => {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      const end = at + word.length
      const [before, after] = [lower.charAt(at - 1), lower.charAt(end)]
      if ((at === 0 || /^[\s("'.,;[*`>]$/.test(before)) && (end === lower.length || /^[\s)"'?:.,;\]!*`]$/.test(after))) return true
    }
    return false
  }
  return new Set([...users].flatMap(([word, ids]) => (stands(word) ? ids : [])))
}

test('a text alerts the users whose words occur in it', () => {
  const unit = fc.constantFrom('a', 'b', 'A', ' ', '.', '>', '?', "'", 'é', 'İ', '🐢', '\ud83d')
  const word = fc.string({ unit, minLength: 1, maxLength: 5 }).map(nameKey)
  const words = fc.uniqueArray(word, { maxLength: 20 }).map((all) => new Map(all.map((one, i) => [one, [i, i + 1]])))
  fc.assert(
    fc.property(words, fc.string({ unit, maxLength: 40 }), (users, text) => {
      expect(alertFinder(users)(text)).toEqual(alertedOneByOne(users, text))
    }),
    { numRuns: 3_000 },
  )
})

/** Words cut from a repetitive text. */
const cut = (unit: string): string[] =>
  Array.from({ length: 1_000 }, (_, i) => unit.repeat(60).slice(i % 4, (i % 4) + 1 + ((i >> 2) % 100)))

test.each<[string, string[], string]>([
  ['are almost there at each letter', cut('ab'), 'ab'.repeat(5_000)],
  ['are there at each character', cut('\'"'), '\'"'.repeat(5_000)],
  ['are many', Array.from({ length: 50_000 }, (_, i) => `word${i}`), 'word1 is not word2, '.repeat(500)],
])('the longest text is searched quickly for words that %s', (_, words, text) => {
  const find = alertFinder(new Map(words.map((word, i) => [word, [i]])))
  // The best of several runs, because other load only adds time.
  const timeOf = (): number => {
    const start = process.cpuUsage()
    find(text)
    return process.cpuUsage(start).user / 1_000
  }
  expect(Math.min(...Array.from({ length: 5 }, timeOf))).toBeLessThan(40)
})
