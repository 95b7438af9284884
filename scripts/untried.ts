// What in the contract never occurred in a run of all tests (contract-tests/traffic.ts).

import { Traffic } from '../contract-tests/traffic.ts'
import { recordedLines } from './test-plan.ts'

const ambiguous = 'an empty list is one of IDs, which is the branch before'
/** What requests cannot have, and why. This list only shrinks. */
const IMPOSSIBLE: Record<string, string> = {
  'sendMessage to|3 past minItems': ambiguous,
  'subscribe principals|1 past minItems': ambiguous,
  'unsubscribe principals|1 past minItems': ambiguous,
}

const never = 'this server never sends it (x-never-sent in the contract says why)'
const event = (name: string): string => `getEvents 200.events[]|${name}`
/** Prefixes of what answers cannot have, and why. This list only shrinks. */
const NEVER_ANSWERED: Record<string, string> = {
  [event('realm_export')]: never,
  [event('realm_bot|update')]: 'of a bot, only what it calls changes',
  [event('realm|update_dict|default.data.email_auth_enabled there')]: 'passwords are turned off by the operator, before a start',
  [event('realm_emoji|update_one.data')]: 'a custom emoji is withdrawn, and changes in nothing else',
  [event('realm_user|add.person.is_deleted there')]: 'users are deactivated, not deleted',
  'getBots 200.bots[].bot_type = 4': 'nobody creates bots of this kind',
  [event('realm_user|add.person.avatar_url not there')]: 'the server never leaves it out',
  [event('message.message.avatar_url not there')]: 'the same',
}

export interface Untried {
  tried: number
  /** What no request had, and outdated reasons. */
  requests: string[]
  /** What no answer had, and outdated reasons. */
  answers: string[]
}

/** What occurred and what did not. `folder` is the value of TRAFFIC during the run. */
export function untriedFacts(folder: string, database: string, reasons = IMPOSSIBLE, never = NEVER_ANSWERED): Untried {
  const seen = new Set(recordedLines(folder, database, '.traffic'))
  const { facts } = new Traffic(() => {})
  const untried = [...facts].filter((fact) => !seen.has(fact))
  const isAnswer = (fact: string): boolean => fact.split(' ')[1]?.startsWith('200') === true
  const answers = untried.filter(isAnswer)
  const excuses = Object.keys(never)
  const stale = Object.keys(reasons).filter((fact) => seen.has(fact) || !facts.has(fact))
  return {
    tried: facts.size - untried.length,
    requests: [...untried.filter((fact) => !isAnswer(fact) && !reasons[fact]), ...stale.map((fact) => `${fact} no longer needs a reason`)],
    answers: [
      ...answers.filter((fact) => !excuses.some((begin) => fact.startsWith(begin))),
      ...excuses.filter((begin) => !answers.some((fact) => fact.startsWith(begin))).map((begin) => `${begin} no longer needs a reason`),
    ],
  }
}
