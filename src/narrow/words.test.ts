// databases: once
// Words of messages and searches, without a database.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomRuns } from '../testing/sampled.ts'
import { highlighter, needlesOf, spacedTokens, tokensOf } from './words.ts'

describe('the tokens of a text', () => {
  test.each([
    ['Hello, World', ' xxhello xxworld'],
    ['', ''],
    ['!? -', ''],
    ['Café CAFÉ cafe\u0301', ' xxcafe xxcafe xxcafe'],
    ['ｆｕｌｌ ﬁne', ' xxfull xxfine'],
    ['x2 3d', ' xxx2 xx3d'],
    ['naïve_snake-case', ' xxnaive xxsnake xxcase'],
    ['Straße STRASSE STRAẞE', ' xxstrasse xxstrasse xxstrasse'],
    ['ΟΔΟΣ οδος', ' xx_00qn_00qc_00qn_00qr xx_00qn_00qc_00qn_00qr'],
    ['ISPARTA Isparta ısparta İsparta', ' xxisparta xxisparta xxisparta xxisparta'],
    ['мир', ' xx_00u4_00u0_00u8'],
    ['½', ' xx1 xx2'],
    ['a'.repeat(100), ` xx${'a'.repeat(78)}`],
    ['会議', ' xx_0fmi_0rjk xx_0rjk'],
    ['会', ' xx_0fmi'],
    ['go会議go', ' xxgo xx_0fmi_0rjk xx_0rjk xxgo'],
    ['𠮷田', ' xx_2vg7_0n5c xx_0n5c'],
  ])('%j', (text, tokens) => {
    expect(spacedTokens(text)).toBe(tokens)
  })

  test('of a message have a separator between its topic and its text', () => {
    expect(tokensOf({ topic: 'Lunch', rendered_content: '<p>so &amp; <b>so</b></p>' })).toBe(' xxlunch - xxso xxso ')
    expect(tokensOf({ topic: '', rendered_content: '' })).toBe(' - ')
  })
})

describe('a search', () => {
  test.each<[string, [text: string, open: boolean][]]>([
    ['', []],
    ['"!" ?', []],
    ['go', [[' xxgo ', false]]],
    ['soup', [[' xxsoup', true]]],
    ['sou', [[' xxsou', true]]],
    ['"soup"', [[' xxsoup ', false]]],
    ['"cold soup', [[' xxcold xxsoup ', false]]],
    [
      '"cold soup" at noon',
      [
        [' xxcold xxsoup ', false],
        [' xxat ', false],
        [' xxnoon', true],
      ],
    ],
    ['ice-cream', [[' xxice xxcream ', false]]],
    ['会議', [[' xx_0fmi_0rjk', true]]],
    ['会', [[' xx_0fmi', true]]],
    ['"会"', [[' xx_0fmi', true]]],
    ['go会', [[' xxgo ', false]]],
  ])('for %j looks for', (search, expected) => {
    expect(needlesOf(search).map(({ text, open }) => [text, open])).toEqual(expected)
  })

  test('finds the messages that have its words', () => {
    const message = tokensOf({ topic: 'Lunch', rendered_content: '<p>今天的会議室は広い, deployed</p>' })
    const finds = (search: string): boolean => needlesOf(search).every(({ text }) => message.includes(text))
    expect(['lunch', 'deploy', '会議室', '"会議"', '広', 'lun'].map(finds)).toEqual([true, true, true, true, true, true])
    expect(['lunch deployed', '"lunch deployed"', '"deploy"', '議会', 'de', 'unch'].map(finds)).toEqual([
      ...[true, false, false, false, false, false],
    ])
  })
})

describe('the words of a search are highlighted', () => {
  const lit = (html: string, search: string): string =>
    highlighter(needlesOf(search))(html).replaceAll('<span class="highlight">', '[').replaceAll('</span>', ']')

  test.each([
    ['<p>Soup, soups and soap</p>', 'soup', '<p>[Soup], [soups] and soap</p>'],
    ['<p>Soup</p>', 'noon', '<p>Soup</p>'],
    ['<p title="soup">a soup</p>', 'soup', '<p title="soup">a [soup]</p>'],
    ['<p>so &amp; soup</p>', '"so" soup', '<p>[so] &amp; [soup]</p>'],
    ['<p>Cold soup</p>', '"cold soup"', '<p>[Cold] [soup]</p>'],
    ['<p>colder soup</p>', '"cold soup"', '<p>colder [soup]</p>'],
    ['<p>今天的会議室は</p>', '会議室', '<p>今天的[会議室]は</p>'],
    ['<p>会x会</p>', '会', '<p>[会]x[会]</p>'],
    ['<p>Die Straße, STRASSE</p>', 'strasse', '<p>Die [Straße], [STRASSE]</p>'],
    ['<p>㌔会 soup</p>', 'キロ', '<p>[㌔会] soup</p>'],
    ['soup', 'soup', '[soup]'],
    ['soup_2 Soup-3', 'soup', '[soup]_2 [Soup]-3'],
    ['ice_0fmi 0fmi', '会', 'ice_0fmi 0fmi'],
    [`${'a'.repeat(79)} ${'a'.repeat(77)}`, 'a'.repeat(90), `[${'a'.repeat(79)}] ${'a'.repeat(77)}`],
    [`"${'b'.repeat(60)}" ${'b'.repeat(61)}`, `"${'b'.repeat(60)}"`, `"[${'b'.repeat(60)}]" ${'b'.repeat(61)}`],
  ])('in %s for %s', (html, search, expected) => {
    expect(lit(html, search)).toBe(expected)
  })

  test('in the same way in ASCII, which has an algorithm of its own, and in other text', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aAbB1_-. '), maxLength: 12 })
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 3 }), (text, words) => {
        const search = words.map((one, i) => (i % 2 ? `"${one}"` : one)).join(' ')
        expect(`${lit(text, search)} é`).toBe(lit(`${text} é`, search))
      }),
      randomRuns(2_000),
    )
  })
})
