// What of the contract never came up in a run of all tests (contract-tests/traffic.ts).

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Traffic } from '../contract-tests/traffic.ts'

/** How many facts came up, and those that did not. `folder` is the value of TRAFFIC during the run. */
export function untriedFacts(folder: string, database: string): { tried: number; untried: string[] } {
  const file = join(folder, `${database}.traffic`)
  const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  const { facts } = new Traffic(() => {})
  const untried = [...facts].filter((fact) => !seen.has(fact))
  return { tried: facts.size - untried.length, untried }
}
