// What of the contract never came up in a run of all tests (contract-tests/traffic.ts).

import { Traffic } from '../contract-tests/traffic.ts'
import { recordedLines } from './test-plan.ts'

const ambiguous = 'an empty list is one of IDs, which is the branch before'
/** What requests cannot show, and why. This list only shrinks. */
const IMPOSSIBLE: Record<string, string> = {
  'sendMessage to|3 past minItems': ambiguous,
  'subscribe principals|1 past minItems': ambiguous,
  'unsubscribe principals|1 past minItems': ambiguous,
}

export interface Untried {
  tried: number
  /** What no request had, and reasons for what one had. */
  requests: string[]
  /** What no answer had. */
  answers: string[]
}

/** What came up, and what did not. `folder` is the value of TRAFFIC during the run. */
export function untriedFacts(folder: string, database: string, reasons = IMPOSSIBLE): Untried {
  const seen = new Set(recordedLines(folder, database, '.traffic'))
  const { facts } = new Traffic(() => {})
  const untried = [...facts].filter((fact) => !seen.has(fact))
  const isAnswer = (fact: string): boolean => fact.split(' ')[1]?.startsWith('200') === true
  const stale = Object.keys(reasons).filter((fact) => seen.has(fact) || !facts.has(fact))
  return {
    tried: facts.size - untried.length,
    requests: [...untried.filter((fact) => !isAnswer(fact) && !reasons[fact]), ...stale.map((fact) => `${fact} needs no reason any more`)],
    answers: untried.filter(isAnswer),
  }
}
