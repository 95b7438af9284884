// databases: once

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { randomRuns, sampled, sampleSize } from './sampled.ts'

const names = Array.from({ length: 200 }, (_, i) => `case ${i}`)
const of = (seed: string, cases: readonly string[]): string[] => {
  vi.stubEnv('TEST_SEED', seed)
  return sampled(cases, (name) => name)
}
afterEach(() => void vi.unstubAllEnvs())

describe('a sample', () => {
  beforeEach(() => void vi.stubEnv('CI', ''))

  it('is a fiftieth of the cases in their order, and never empty', () => {
    const sample = of('1', names)
    expect(sample).toHaveLength(4)
    expect(sample).toEqual(names.filter((name) => sample.includes(name)))
    expect(of('1', ['one', 'two'])).toHaveLength(1)
    expect(of('1', [])).toEqual([])
  })

  it('depends on the seed, and not on the order of the cases', () => {
    expect(of('1', names)).toEqual(of('1', names))
    expect(of('1', names.toReversed()).toSorted()).toEqual(of('1', names).toSorted())
    expect(of('2', names)).not.toEqual(of('1', names))
  })

  it('keeps its cases when there are others before them', () => {
    const cases = [...Array.from({ length: 200 }, (_, i) => `another ${i}`), ...names]
    const kept = of('1', names).filter((name) => of('1', cases).includes(name))
    expect(kept.length).toBeGreaterThan(0)
  })

  it('of random cases repeats them with the same seed', () => {
    vi.stubEnv('TEST_SEED', '7')
    expect([randomRuns(2_000), sampleSize(12)]).toEqual([{ numRuns: 40, seed: 7 }, 1])
  })
})

it('a full run has all cases', () => {
  vi.stubEnv('CI', 'true')
  expect([of('1', names), sampleSize(12)]).toEqual([names, 12])
})
