// A sample of generated cases, for runs that people wait for. CI runs all of them.

import { createHash } from 'node:crypto'
import { describe, inject } from 'vitest'
import { isFull, runsAll } from '../../scripts/test-plan.ts'

/** One in so many generated cases is in a sample. */
const ONE_IN = 50
/** One in so many on a database server in a full run, because all of them run on SQLite. */
const ON_SERVERS = 3

/** Whether only a part of the tests runs on this database, because all of them run on SQLite. */
const isThinned = inject('databaseUrl') !== '' && !runsAll('mariadb', process.env)

/** `describe` for what the databases cannot differ in, in a file marked as `both`: CI runs it on SQLite, and each night has it on all. */
export const alike: typeof describe.skip = describe.skipIf(isThinned)

/**
 * A fiftieth of the cases, at least one, in their order; in a full run all of them, and a third on a database server. Which ones
 * depends on TEST_SEED and on their names alone, so a case stays in the sample of a seed when others are added before it.
 */
export function sampled<T>(cases: readonly T[], nameOf: (one: T) => string): T[] {
  const oneIn = !isFull(process.env) ? ONE_IN : isThinned ? ON_SERVERS : 1
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
