// databases: once

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { NO_REFERENTS, parse, render } from './index.ts'
import {
  type CompiledLinkifier,
  compileLinkifier,
  compilePattern,
  findLinks,
  type LinkBudget,
  leadsToWeb,
  linkBudget,
  matchWhole,
  parseReverse,
  templateVariables,
  topicLinks,
} from './linkifiers.ts'

const linkifier = (pattern: string, urlTemplate: string): CompiledLinkifier => {
  const compiled = compileLinkifier({ pattern, urlTemplate })
  if (!compiled) throw new Error(`${pattern} does not compile`)
  return compiled
}
/** The links of a text, independent of how busy the machine is. */
const linksIn = (text: string, linkifiers: readonly CompiledLinkifier[]) => findLinks(text, linkifiers, linkBudget(), () => 0)
const shown = (text: string, ...linkifiers: CompiledLinkifier[]): string =>
  render(parse(text), { ...NO_REFERENTS, linkify: (part) => linksIn(part, linkifiers) }).html
const issue = linkifier('#(?P<id>[0-9]+)', 'https://issues.example.com/{id}')
const linked = (text: string, ...linkifiers: CompiledLinkifier[]): string[] =>
  linksIn(text, linkifiers.length > 0 ? linkifiers : [issue]).map((link) => link.text)

describe('a link is found', () => {
  test.each(['#1', ' #1', '\t#1', "'#1", '"#1', '(#1', ',#1', ':#1', '<#1', '\u00a0#1', '#1 ', '#1.', '#1)', '#1-', '#1_', '#1#'])(
    'in %j',
    (text) => {
      expect(linked(text)).toEqual(['#1'])
    },
  )

  test.each(['a#1', '1#1', '##1', '-#1', '.#1', '/#1', '#1a', '#1ä', '#1٣', '#x', ''])('not in %j', (text) => {
    expect(linked(text)).toEqual([])
  })

  test('directly after another', () => {
    expect(linked('#1 #2,#3 x#4 #5')).toEqual(['#1', '#2', '#3', '#5'])
  })

  test('by its place in UTF-16 units, with the URL of its template', () => {
    const tree = linkifier('tree/(?P<path>[^ ]+)', 'https://code.example.com/{+path}{?path}')
    expect(linksIn('😀 tree/a/b&c', [tree])).toEqual([
      { start: 3, end: 13, text: 'tree/a/b&c', url: 'https://code.example.com/a/b&c?path=a%2Fb%26c' },
    ])
  })

  test('without the variables of groups that did not match', () => {
    const either = linkifier('(?P<a>x)|(?P<b>y)', 'https://example.com/{?a,b}')
    expect(linksIn('x y', [either]).map(({ url }) => url)).toEqual(['https://example.com/?a=x', 'https://example.com/?b=y'])
  })

  test('never for an empty match, which is skipped', () => {
    const some = linkifier('(?P<x>z*)', 'https://example.com/{x}')
    expect(linked('a b', some)).toEqual([])
    expect(findLinks('- z', [some], { looks: 3, work: 0, milliseconds: 1 }, () => 0)).toMatchObject([{ text: 'z' }])
  })

  test('never for a URL that is not of the web or cannot be encoded', () => {
    expect(linked('javascript:alert', linkifier('(?P<all>.+)', '{+all}'))).toEqual([])
    expect(linked('😀', linkifier('(?P<all>.+)', 'https://example.com/{all:1}'))).toEqual([])
  })
})

describe('several linkifiers', () => {
  const short = linkifier('K-(?P<id>\\d+)', 'https://short.example.com/{id}')
  const long = linkifier('K-(?P<id>\\d+)-x', 'https://long.example.com/{id}')

  test('that overlap give the link of the earlier one', () => {
    expect(linksIn('K-1-x and K-2', [short, long]).map(({ url }) => url)).toEqual([
      'https://short.example.com/1',
      'https://short.example.com/2',
    ])
    expect(linksIn('K-1-x and K-2', [long, short]).map(({ url }) => url)).toEqual([
      'https://long.example.com/1',
      'https://short.example.com/2',
    ])
  })

  test('that touch give both links', () => {
    const name = linkifier('(?P<name>[a-z]+:)', 'https://names.example.com/{name}')
    for (const both of [
      [name, issue],
      [issue, name],
    ])
      expect(linked('a:#1', ...both)).toEqual(['a:', '#1'])
  })

  test('find links that are in order, never overlap and match the text', () => {
    const list = [short, long, issue, linkifier('(?P<word>([a-z#]|😀)*( [0-9])?)', 'https://words.example.com/{word}')]
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('K-', '#', '1', '2', '-x', ' ', 'a', '(', '😀'), maxLength: 40 }), (text) => {
        let end = 0
        for (const link of linksIn(text, list)) {
          expect(link.start).toBeGreaterThanOrEqual(end)
          expect(text.slice(link.start, link.end)).toBe(link.text)
          expect(link.text).toMatch(/^[^\p{Cs}]+$/u)
          end = link.end
        }
      }),
    )
  })
})

describe('the budget', () => {
  const key = linkifier('K-(?P<id>\\d+)', 'https://keys.example.com/{id}')
  const standing = () => 0
  const found = (text: string, budget: LinkBudget, now: () => number = standing) =>
    findLinks(text, [issue, key], budget, now).map((link) => link.text)

  test('is a number of searches for all linkifiers together, earlier ones first', () => {
    const budget = { looks: 3, work: 0, milliseconds: 40 }
    expect(found('K-1 #1 #2', budget)).toEqual(['K-1', '#1', '#2'])
    expect(budget).toMatchObject({ looks: 0, milliseconds: 40 })
    expect(found('K-1 #1', budget)).toEqual([])
    expect(found('K-1 #1 #2', { looks: 2, work: 1_000_000, milliseconds: 40 })).toEqual(['#1', '#2'])
  })

  test('is also a time, after which the rest stays plain', () => {
    let time = 0
    const budget = { looks: 9, work: 0, milliseconds: 3 }
    expect(found('K-1 #1 #2', budget, () => time++)).toEqual(['#1'])
    expect(budget).toMatchObject({ looks: 8, milliseconds: 0 })
    expect(found('K-1 #1 #2', { looks: 9, work: 0, milliseconds: 0 })).toEqual([])
  })

  test('allows some work however late it is: characters times instructions, from where a search begins', () => {
    const late = (text: string, budget: LinkBudget) => {
      let time = 0
      return found(text, budget, () => (time += 1_000))
    }
    expect(late('K-1 #1 #2', linkBudget())).toEqual(['K-1', '#1', '#2'])
    const once = 9 * issue.size
    const budget = { looks: 9, work: 2 * once + 1, milliseconds: 5 }
    expect(late('#1 #2 #31', budget)).toEqual(['#1', '#2'])
    // The whole text to see whether it matches, then all of it, then the text after #1. That exceeds the remaining budget.
    expect(budget).toEqual({ looks: 7, work: 1 - 7 * issue.size, milliseconds: 0 })
  })

  test('of a topic suffices for plain patterns however late it is', () => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => clock.mock.calls.length * 1_000)
    expect(topicLinks('#1 and K-2', [issue, key])).toHaveLength(2)
    clock.mockRestore()
  })

  test('prevents any search once it is spent', () => {
    const test = vi.spyOn(issue.pattern, 'test')
    expect(found('#1', { looks: 0, work: 1_000, milliseconds: 40 })).toEqual([])
    expect(found('#1', { looks: 9, work: 0, milliseconds: 0 })).toEqual([])
    expect(test).not.toHaveBeenCalled()
    test.mockRestore()
  })

  test('of a topic is twenty searches, and its links are remembered', () => {
    const linkifiers = [issue]
    const topic = Array.from({ length: 25 }, (_, i) => `#${i}`).join(' ')
    const links = topicLinks(topic, linkifiers)
    expect(links).toHaveLength(20)
    expect(links[0]).toEqual({ text: '#0', url: 'https://issues.example.com/0' })
    linkifiers.length = 0
    expect(topicLinks(topic, linkifiers)).toEqual(links)
    expect(topicLinks('#1', linkifiers)).toEqual([])
  })

  test('of a topic is spent again after 5,000 other topics', () => {
    const linkifiers = [issue]
    for (let i = 1; i < 5_000; i++) topicLinks(`#${i}`, linkifiers)
    linkifiers.length = 0
    expect(topicLinks('#1', linkifiers)).toHaveLength(1)
    topicLinks('the last that is remembered', linkifiers)
    topicLinks('one more', linkifiers)
    expect(topicLinks('#1', linkifiers)).toEqual([])
  })

  test('is spent on parts of a long text, without words longer than a part', () => {
    const filler = 'x '.repeat(1_500)
    expect(linksIn(`${filler}#1 K-1-x #2`, [key, issue])).toEqual([
      { start: 3_000, end: 3_002, text: '#1', url: 'https://issues.example.com/1' },
      { start: 3_003, end: 3_006, text: 'K-1', url: 'https://keys.example.com/1' },
      { start: 3_009, end: 3_011, text: '#2', url: 'https://issues.example.com/2' },
    ])
    const words = linkifier('(?P<word>K-.*)', 'https://words.example.com/{word}')
    expect(linksIn(`${filler}K-1 y`, [key, words]).map(({ text }) => text)).toEqual(['K-1'])
    expect(linked(`(#1 ${'(#2'.repeat(1_000)} #3`)).toEqual(['#1', '#3'])
  })
})

describe('a URL', () => {
  test('that is too long is not a link', () => {
    const all = linkifier('(?P<all>x+)', 'https://e.com/{all}')
    expect(linked('x'.repeat(1_986), all)).toHaveLength(1)
    expect(linked('x'.repeat(1_987), all)).toEqual([])
  })

  test.each([
    [true, ['https://x.org', 'HTTP://x.org', 'mailto:a@x.org', '/a', 'a', 'a/b:c', '?a:b', '#a:b', '{a}:b', '']],
    [false, ['ftp://x.org', 'javascript:x', 'x:', ':x']],
  ])('leads to the web: %j', (expected, urls) => {
    for (const url of urls) expect(leadsToWeb(url), url).toBe(expected)
  })
})

test('patterns compile, alone and as linkifiers, if they are valid and not too large', () => {
  expect(compilePattern('a')).toBeDefined()
  for (const wrong of ['(', '(?=a)', '(?:[0-9]{500}){3}']) expect(compilePattern(wrong), wrong).toBeUndefined()
  // The text around the pattern takes two instructions.
  expect([compilePattern('x'.repeat(998)), compilePattern('x'.repeat(999))]).toEqual([expect.anything(), undefined])
  expect(compileLinkifier({ pattern: '(', urlTemplate: '/x' })).toBeUndefined()
})

test('a match covers the whole text, and returns its groups', () => {
  const pattern = compilePattern('(?P<a>x)|(?P<b>y)')
  if (!pattern) throw new Error('it compiles')
  expect(matchWhole(pattern, 'x')).toEqual({ a: 'x', b: null })
  expect(matchWhole(pattern, 'xy')).toBeUndefined()
})

describe('rendered text', () => {
  test.each([
    ['See #1.', '<p>See <a href="https://issues.example.com/1">#1</a>.</p>'],
    [
      '**#1** and *#2*',
      '<p><strong><a href="https://issues.example.com/1">#1</a></strong> and <em><a href="https://issues.example.com/2">#2</a></em></p>',
    ],
    ['`#1`', '<p><code>#1</code></p>'],
    ['[see #1](https://example.com)', '<p><a href="https://example.com">see #1</a></p>'],
    ['https://example.com/(#1)', '<p><a href="https://example.com/(#1)">https://example.com/(#1)</a></p>'],
    ['<#1>', '<p>&lt;<a href="https://issues.example.com/1">#1</a>&gt;</p>'],
  ])('%j', (text, html) => {
    expect(shown(text, issue)).toBe(html)
  })

  test('with a quote in a URL keeps the URL in one attribute', () => {
    const quoted = linkifier('Q(?P<x>.+)', 'https://example.com/{+x}')
    expect(shown('Q"onmouseover=alert', quoted)).toBe('<p><a href="https://example.com/%22onmouseover=alert">Q"onmouseover=alert</a></p>')
  })
})

describe('#14 the cost of linkifiers grows only with the text:', () => {
  test('a pattern that scans the rest of the text for each match is stopped', () => {
    expect(linksIn(' a'.repeat(5_000), [linkifier('a.*b|a', 'https://example.com/')])).toHaveLength(250)
  })

  test('a search covers at most 2,000 characters, and finds a match across words within them', () => {
    const two = linkifier('a (?P<id>b)', 'https://example.com/{id}')
    expect(findLinks('a b '.repeat(1_200), [two], { looks: 10_000, work: 0, milliseconds: 1 }, () => 0).length).toBeGreaterThan(1_190)
    expect(linked(`${'x'.repeat(3_000)}#1 #2`)).toEqual(['#2'])
  })

  test('no more time is spent than a text allows, and the rest stays as it is', () => {
    const number = linkifier('#(?P<id>[0-9]+)', 'https://example.com/{id}')
    const budget = { looks: 250, work: 0, milliseconds: 30 }
    let time = 0
    const tick = (): number => time++
    expect(findLinks('#1 '.repeat(1_000), [number], budget, tick).length).toBeLessThan(30)
    expect(budget.milliseconds).toBe(0)
    expect(findLinks('#1', [number], budget, tick)).toEqual([])
  })

  test('a URL of more than 2,000 characters is not a link', () => {
    const long = linkifier('(?P<id>a+)', `https://example.com/${'{id}'.repeat(3)}`)
    expect([linksIn('a'.repeat(600), [long]).length, linksIn('a'.repeat(700), [long]).length]).toEqual([1, 0])
  })

  test.each([
    '(?P<id>[a-z]{1,1000}[0-9])',
    `(?P<id>${'[^x]{500}'.repeat(10)})`,
    '(?<=x)y',
    '(?P<id>a)\\1',
    'a)(b',
    '(?P<id>a',
    '(?P<a>x)(?P<a>y)',
  ])('#14 %s is not accepted', (pattern) => expect(compilePattern(pattern)).toBeUndefined())
})

describe('templates', () => {
  test.each([
    ['https://example.com/{a}/{b}', ['a', 'b']],
    ['https://example.com{/a,b*}{?c:3,d}{&e}{#f}{;g}{.h}{+i}', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
    ['https://example.com/%20ü', []],
    ['', []],
  ])('have variables: %s', (template, variables) => {
    expect(templateVariables(template)).toEqual(new Set(variables))
  })

  test.each(['{', '}', '{}', '{a', 'a}', '{{a}}', '{a b}', '{!a}', '{a,}', '{a:0}', '{a:12345}', '{a:*}', 'a b', '%zz', '<', '\u0000'])(
    'cannot be %j',
    (template) => {
      expect(templateVariables(template)).toBeUndefined()
    },
  )

  test('in reverse write a brace as two braces', () => {
    expect(parseReverse('{{{a}}}-{b_1}')).toEqual([{ text: '{' }, { variable: 'a' }, { text: '}' }, { text: '-' }, { variable: 'b_1' }])
    expect(parseReverse('a b')).toEqual([{ text: 'a b' }])
    expect(parseReverse('')).toEqual([])
    for (const wrong of ['{', '}', '{}', '{a', 'a}', '{{a}', '{a b}', '{+a}']) expect(parseReverse(wrong)).toBeUndefined()
  })
})
