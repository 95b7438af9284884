// databases: once
// Parsing narrows of requests, without a database.

import { describe, expect, test } from 'vitest'
import { parseNarrow, type RawTerm, usersOf } from './parse.ts'

const parse = (...raw: RawTerm[]) => parseNarrow(raw, 'example.com')

describe('a term', () => {
  test.each<[string, string | number | number[], string, unknown]>([
    ['channel', 'general', 'channel', 'general'],
    ['stream', 7, 'channel', 7],
    ['channels', 'public', 'channels', 'public'],
    ['streams', 'web-public', 'channels', 'web-public'],
    ['topic', ' lunch ', 'topic', 'lunch'],
    ['topic', '(no topic)', 'topic', ''],
    ['sender', 'ann@example.org', 'sender', 'ann@example.org'],
    ['sender', '12', 'sender', 12],
    ['mentions', 'user12@example.com', 'mentions', 12],
    ['dm', 'user12@example.com, ,ann@example.org ', 'dm', [12, 'ann@example.org']],
    ['pm-with', 12, 'dm', [12]],
    ['group-pm-with', [12, 13], 'dm-including', [12, 13]],
    ['dm-including', '12', 'dm-including', [12]],
    ['is', 'private', 'is', 'dm'],
    ['is', 'resolved', 'is', 'resolved'],
    ['has', 'reaction', 'has', 'reaction'],
    ['in', 'home', 'in', 'home'],
    ['in', 'all', 'in', 'all'],
    ['search', 'soup "cold noon"', 'search', 'soup "cold noon"'],
    ['search', 12, 'search', '12'],
    ['id', '012', 'id', 12],
    ['id', '999999999999999', 'id', 2 ** 31 - 1],
    ['near', 12, 'near', 12],
    ['with', 12, 'with', 12],
  ])('%s %j', (operator, operand, newer, value) => {
    expect(parse({ operator, operand })).toEqual([{ operator: newer, operand: value, negated: false }])
    if (!Array.isArray(operand)) expect(parse([operator, operand as string])).toEqual(parse({ operator, operand }))
    if (newer !== 'with') expect(parse({ operator, operand, negated: true })).toMatchObject([{ negated: true }])
  })

  test.each<[RawTerm, string]>([
    [['nothing', 'x'], "unknown operator 'nothing'"],
    [[], "unknown operator ''"],
    [['channels', 'private'], "unknown operand 'private' of 'channels'"],
    [['is', 'red'], "unknown operand 'red' of 'is'"],
    [['has'], "unknown operand '' of 'has'"],
    [['in', 'away'], "unknown operand 'away' of 'in'"],
    [{ operator: 'stream', operand: [7] }, "the operand of 'channel' must be a name or an ID"],
    [{ operator: 'sender', operand: [7] }, "the operand of 'sender' must be a name or an ID"],
    [{ operator: 'topic', operand: 7 }, "the operand of 'topic' must be a string"],
    [['dm', ' , '], "the operand of 'dm' must name a user"],
    [{ operator: 'dm-including', operand: [] }, "the operand of 'dm-including' must name a user"],
    [['search', '!?'], "the operand of 'search' must have a letter, a digit or an emoji"],
    [{ operator: 'search', operand: [12] }, "the operand of 'search' must have a letter, a digit or an emoji"],
    [['search', 'a '.repeat(41)], 'more than 40 words to search for'],
    [['id', 'x'], "the operand of 'id' must be a message ID"],
    [['id', '1x'], "the operand of 'id' must be a message ID"],
    [['id', 'x1'], "the operand of 'id' must be a message ID"],
    [['id', '1'.repeat(16)], "the operand of 'id' must be a message ID"],
    [{ operator: 'near', operand: [1] }, "the operand of 'near' must be a message ID"],
    [{ operator: 'with', operand: 1, negated: true }, "'with' cannot be negated"],
  ])('%j is refused', (term, desc) => {
    const refusal = { code: 'BAD_NARROW', message: `Invalid narrow operator: ${desc}`, fields: { desc } }
    expect(() => parse(term)).toThrow(expect.objectContaining(refusal))
  })

  test('of a search can have at most forty words, in phrases too', () => {
    expect(() => parse(['search', 'a '.repeat(40)])).not.toThrow()
    expect(() => parse(['search', `"${'a '.repeat(41)}"`])).toThrow('more than 40 words')
  })
})

describe('a narrow', () => {
  test('has each of its terms once, however it is written and however often', () => {
    const muted = Array.from({ length: 98 }, (): RawTerm => ({ operator: 'is', operand: 'muted', negated: true }))
    expect(parse(...muted, ['stream', 'x'], { operator: 'channel', operand: 'x', negated: false })).toEqual([
      { operator: 'is', operand: 'muted', negated: true },
      { operator: 'channel', operand: 'x', negated: false },
    ])
    expect(parse(['is', 'muted'], { operator: 'is', operand: 'muted', negated: true })).toHaveLength(2)
  })

  test('has at most a hundred terms', () => {
    const terms = (n: number): RawTerm[] => Array.from({ length: n }, (_, i) => ['topic', `${i}`])
    expect(parse(...terms(100))).toHaveLength(100)
    expect(() => parse(...terms(101))).toThrow('more than 100 terms')
  })

  test.each(['dm', 'dm-including'])('has at most a thousand users in its terms of %s and its other terms', (operator) => {
    const people = (n: number): RawTerm => ({ operator, operand: Array.from({ length: n }, (_, i) => i + 1) })
    expect(parse(people(998), ['sender', '1'], ['mentions', '1'], ['channel', '1'])).toHaveLength(4)
    expect(() => parse(people(999), ['sender', '1'], ['mentions', '1'])).toThrow('more than 1000 users')
  })

  test('has at most forty words in all its searches together', () => {
    const searches = (n: number): RawTerm[] =>
      Array.from({ length: n }, (_, i) => ({ operator: 'search', operand: `a b${i}`, negated: i > 9 }))
    expect(parse(...searches(20))).toHaveLength(20)
    expect(() => parse(...searches(20), ['search', 'c'])).toThrow('more than 40 words to search for')
  })

  test("has at most one 'with' term", () => {
    expect(() => parse(['with', '1'], ['with', '2'])).toThrow("more than one 'with'")
    expect(parse(['with', '1'], ['near', '2'], ['near', '3'])).toHaveLength(3)
  })

  test('names the users of its terms', () => {
    const terms = parse(['sender', '1'], ['mentions', '2'], ['dm', '3,4'], { operator: 'dm-including', operand: [5] }, ['id', '6'])
    expect(terms.map(usersOf)).toEqual([[1], [2], [3, 4], [5], []])
  })
})
