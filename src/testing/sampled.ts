// A sample of generated cases, for runs that people wait for. CI runs all of them.

import { createHash } from 'node:crypto'
import { inject } from 'vitest'
import { isFull } from '../../scripts/test-plan.ts'

/** One in so many generated cases is in a sample. */
const ONE_IN = 10

/**
 * A tenth of the cases, at least one, in their order; in a full run all of them, or one in `onServers` on a database server. Which ones
 * depends on TEST_SEED and on their names alone, so a case stays in the sample of a seed when others are added before it.
 */
export function sampled<T>(cases: readonly T[], nameOf: (one: T) => string, { onServers = 1 } = {}): T[] {
  const oneIn = !isFull(process.env) ? ONE_IN : inject('databaseUrl') ? onServers : 1
  if (oneIn === 1) return [...cases]
  const { TEST_SEED: seed = '' } = process.env
  const rankOf = (one: T): string =>
    createHash('sha256')
      .update(`${seed} ${nameOf(one)}`)
      .digest('hex')
  const ranks = new Map(cases.map((one) => [one, rankOf(one)]))
  const last = [...ranks.values()].sort()[Math.ceil(cases.length / oneIn) - 1] ?? ''
  return cases.filter((one) => (ranks.get(one) ?? '') <= last)
}

/** The number of random cases that a sample has instead of so many; so many in a full run. */
export function sampleSize(all: number): number {
  return isFull(process.env) ? all : Math.ceil(all / ONE_IN)
}

/** What fast-check needs to run so many random cases, or a sample of them. TEST_SEED repeats them. */
export function randomRuns(all: number): { numRuns: number; seed: number } {
  return { numRuns: sampleSize(all), seed: Number(process.env.TEST_SEED) }
}
