// databases: once
// Words and texts without a database. actions/people tests what an alert word does to a message.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomRuns } from '../../testing/sampled.ts'
import { nameKey } from '../../values/text.ts'
import { alertFinder } from './alert-words.ts'

/** Whether a word can begin or end beside a character outside ASCII. */
const isFree = (character: string): boolean => /^[^\0-\x7f]/.test(character) && !/^(?:[éя]|\u0307)/.test(character)
/** The same result, found word by word. */
function alertedOneByOne(users: ReadonlyMap<string, readonly number[]>, text: string): Set<number> {
  const lower = nameKey(text)
  const stands = (word: string): boolean => {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      const end = at + word.length
      const before = [...lower.slice(0, at)].at(-1) ?? ''
      const after = [...lower.slice(end)][0] ?? ''
      const [first = ''] = word
      const last = [...word].at(-1) ?? ''
      const begins = /^$|^[\s("'.,;[*`>]$/.test(before) || isFree(before) || /\p{sc=Han}|\p{sc=Thai}/u.test(first)
      if (begins && (/^$|^[\s)"'?:.,;\]!*`]$/.test(after) || isFree(after) || /\p{sc=Han}|\p{sc=Thai}/u.test(last))) return true
    }
    return false
  }
  return new Set([...users].flatMap(([word, ids]) => (stands(word) ? ids : [])))
}

test('a text alerts the users whose words occur in it', () => {
  const unit = fc.constantFrom('a', 'b', 'A', ' ', '.', '>', '?', "'", 'é', 'İ', '。', '重', 'ก', 'я', '🐢', '/', '\ud83d')
  const word = fc
    .string({ unit, minLength: 1, maxLength: 5 })
    .map(nameKey)
    .filter((key) => key !== '')
  const words = fc.uniqueArray(word, { maxLength: 20 }).map((all) => new Map(all.map((one, i) => [one, [i, i + 1]])))
  fc.assert(
    fc.property(words, fc.string({ unit, maxLength: 40 }), (users, text) => {
      expect(alertFinder(users)(text)).toEqual(alertedOneByOne(users, text))
    }),
    randomRuns(3_000),
  )
})

const alerts = (word: string, text: string): boolean => alertFinder(new Map([[nameKey(word), [1]]]))(text).has(1)

test.each([
  ['发布', '请马上发布新版本'],
  ['发布', '发布'],
  ['发布', 'v2发布3'],
  ['发布', '/发布/'],
  ['release', '请看release吧'],
  ['release', '，release。'],
  ['release', '「release」'],
  ['release', '🎉release🎉'],
  ['release', '❤️release'],
  ['release', '“release”'],
  ['release', 'ทดสอบreleaseทดสอบ'],
  ['ทดสอบ', 'การทดสอบระบบ'],
  ['リリース', '今日のリリースです'],
])('%s alerts in %j', (word, text) => {
  expect(alerts(word, text)).toBe(true)
})

test.each([
  ['release', 'prerelease'],
  ['release', 'releases'],
  ['release', 'release2'],
  ['release', 'éreleaseé'],
  ['release', 'релrelease'],
  ['release', 'e\u0301release'],
  ['release', 'https://example.com/release/1'],
  ['выпуск', 'выпуски'],
  ['배포', '배포를'],
])('%s does not alert in %j', (word, text) => {
  expect(alerts(word, text)).toBe(false)
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
