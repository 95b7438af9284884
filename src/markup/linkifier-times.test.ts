// databases: once
// The measured time of linkifiers. Properties that follow from counts are in linkifiers.test.ts.

import { describe, expect, test } from 'vitest'
import { NO_REFERENTS, parse, render } from './index.ts'
import { type CompiledLinkifier, compileLinkifier, findLinks, linkBudget } from './linkifiers.ts'

const linkifier = (pattern: string, urlTemplate: string): CompiledLinkifier => {
  const compiled = compileLinkifier({ pattern, urlTemplate })
  if (!compiled) throw new Error(`${pattern} does not compile`)
  return compiled
}

describe('#14 the time of linkifiers grows only with the text', () => {
  /** Milliseconds of processor time, which other load on the machine disturbs least. The best of three runs; the first run compiles. */
  const elapsed = (work: () => void): number => {
    const times = [0, 1, 2, 3].map(() => {
      const before = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    })
    return Math.min(...times.slice(1))
  }
  const greedy = linkifier('(a+)+$', 'https://example.com/')

  test.each([
    ['that matches', 'a'.repeat(100_000)],
    ['that nearly matches', `${'a'.repeat(100_000)}!`],
    ['of many beginnings', `${' a'.repeat(50_000)}!`],
  ])('#14 (a+)+$ against 100 KB %s is done within 100 ms', (_, text) => {
    expect(elapsed(() => findLinks(text, [greedy]))).toBeLessThan(100)
  })

  test('#14 rendering 100 KB with that pattern takes hardly longer than without', () => {
    const shown = (...linkifiers: CompiledLinkifier[]) =>
      render(parse(text), { ...NO_REFERENTS, linkify: (part) => findLinks(part, linkifiers, linkBudget(), () => 0) })
    const text = `${'a'.repeat(100_000)}!`
    expect(elapsed(() => shown(greedy)) - elapsed(() => shown())).toBeLessThan(100)
  })

  test('#14 a pattern that scans the rest of the text for each match is stopped', () => {
    const far = linkifier('a.*b|a', 'https://example.com/')
    expect(elapsed(() => findLinks(' a'.repeat(5_000), [far]))).toBeLessThan(500)
  })

  test('sixty patterns with counted classes take no longer than one', () => {
    const patterns = [
      '(?:\\p{L}{1,20}){1,20}',
      '(?:.{1,100}){1,4}(?:\\p{Lu}|$)',
      '(?:\\w{1,3}\\W?){100}',
      '(?:\\p{L}{1,30}\\p{N}{0,30}){1,6}',
    ]
    const list = Array.from({ length: 60 }, (_, i) => linkifier(patterns[i % 4] as string, 'https://example.com/'))
    // 50 ms by construction. The machine may be busy.
    for (const text of ['aAbé漢1 '.repeat(1_400), 'a'.repeat(10_000), `${'漢'.repeat(40)} `.repeat(240)])
      expect(elapsed(() => findLinks(text, list))).toBeLessThan(200)
  })
})
