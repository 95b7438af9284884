// What in the contract no test covered in a run of all of them: errors that no live server answered (errors-seen.ts), and facts of requests
// and answers that never occurred (traffic.ts).

import { recordedLines } from '../scripts/test-plan.ts'
import { ERROR_STATUS } from '../src/generated/errors.ts'
import { type JsonSchema, loadContract } from '../src/http/contract.ts'
import { compileRoutes } from '../src/http/router.ts'
import { Traffic } from './traffic.ts'

type Responses = Record<string, { $ref?: string }>

/**
 * Codes of the registry, and `operationId CODE` for each code that an operation lists itself. An error that every operation can answer is
 * in the contract once. `folder` is the value of TRAFFIC during the run.
 */
export function unseenErrors(folder: string, database: string): string[] {
  const { bundled, operations } = loadContract()
  const match = compileRoutes(operations)
  const seen = new Set<string>()
  for (const line of recordedLines(folder, database)) {
    const [method = '', path = '', code = ''] = line.split(' ')
    seen.add(code)
    seen.add(`${operationIdOf(() => match(method.toLowerCase(), path))} ${code}`)
  }
  const { paths } = bundled as { paths: Record<string, Record<string, { responses: Responses }>> }
  const listed = operations.flatMap(({ operationId, path, method, responses }) =>
    Object.entries(paths[path]?.[method]?.responses ?? {})
      .filter(([, response]) => !response.$ref)
      .flatMap(([status]) => codesOf(responses[status]?.content?.['application/json']?.schema))
      .filter((code) => code !== 'NONEXISTENT_SUBDOMAIN')
      .map((code) => `${operationId} ${code}`),
  )
  return [...Object.keys(ERROR_STATUS), ...listed].filter((error) => !seen.has(error))
}

function operationIdOf(match: () => { operation: { operationId: string } | undefined }): string | undefined {
  try {
    return match().operation?.operationId
  } catch {
    // Tests send paths with invalid percent-encoding on purpose.
    return undefined
  }
}

function codesOf(schema: JsonSchema | undefined): string[] {
  return (schema?.oneOf ?? [schema]).flatMap((branch) => (branch?.properties?.code?.enum as string[] | undefined) ?? [])
}

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
  'sendWebhookMessage 200.ignored_parameters_unsupported there': 'a parameter that it does not know is refused',
  [event('realm_bot|update')]: 'of a bot, only what it calls changes',
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
