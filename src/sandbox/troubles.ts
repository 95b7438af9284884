// Trouble on demand: late answers, and requests that fail or to whose caller something happens.

import { badParameter } from '../errors.ts'
import type { Operation } from '../http/contract.ts'

const HAPPENINGS = ['hang up', 'lose queue', 'revoke key', 'meet rate limit', 'restart'] as const

/** A status to answer with, what the network does, or what happens before the server answers. */
export type Failure = number | (typeof HAPPENINGS)[number]

interface Fault {
  /** Undefined: any. */
  method: string | undefined
  path: string | undefined
  failure: Failure
  /** It fails each request of this number, and no more than `most`. */
  every: number
  most: number
  met: number
  failed: number
}

/** What requests meet. */
export interface Conditions {
  /** Milliseconds. */
  latency?: number | undefined
  faults: Fault[]
  /** Seconds that refusals tell to wait. Undefined: as many as the contract's examples, or as the server. */
  retryAfter?: number | undefined
}

/** What the requests of a world meet: what the options of the command say, and what the control interface gave. */
export interface Troubles {
  options: Conditions
  given: Conditions
}

const FORM = new RegExp(
  `^(?:\\*|([A-Z]+) (/\\S*)): (?:([45][0-9]{2})|(${HAPPENINGS.join('|')}))(?: (?:(once)|every ([0-9]{1,6})(?:st|nd|rd|th)|([0-9]{1,6}) times))?$`,
)

/** What a proxy in front of the server answers, whatever the operation. */
export const OF_PROXIES: ReadonlyMap<number, string> = new Map([
  [502, 'Bad Gateway'],
  [504, 'Gateway Timeout'],
])

/** Reads `POST /messages: 503 every 5th`, `GET /events: lose queue once` and the like, of the operations of the contract. Throws BAD_REQUEST. */
export function faultOf(text: string, operations: readonly Operation[]): Fault {
  const found = FORM.exec(text.trim())
  if (!found)
    throw badParameter(
      'fault',
      `must be like 'POST /messages: 503 every 5th', '*: 429 once' or 'GET /events: hang up 3 times'; it may also ${HAPPENINGS.slice(1).join(', ')}`,
    )
  const [, method, named, status, happening, once, every, times] = found
  const most = once ? 1 : times === undefined ? Number.POSITIVE_INFINITY : Number(times)
  const failure = status ? Number(status) : (happening as Failure)
  const path = named?.replace(/^\/api\/v1(?=\/)/, '')
  const meant = operations.filter((one) => method === undefined || (one.method.toUpperCase() === method && one.path === path))
  if (meant.length === 0)
    throw badParameter(
      'fault',
      `names no operation: '${method} ${path}'; its path must be one of the contract, such as /messages/{message_id}`,
    )
  if (status && !OF_PROXIES.has(Number(status)) && !meant.some(({ responses }) => status in responses)) {
    const known = [...new Set(meant.flatMap(({ responses }) => Object.keys(responses)))].filter((code) => code >= '400')
    throw badParameter(
      'fault',
      `names a status that the server never answers there: ${status}; it answers ${known.sort().join(', ')}, and a proxy ${[...OF_PROXIES.keys()].join(', ')}`,
    )
  }
  return { method, path, failure, every: Math.max(1, Number(every ?? 1)), most, met: 0, failed: 0 }
}

/** Notes a request for an operation. Returns how it fails, if it does. */
export function meet({ options, given }: Troubles, { method, path, responses }: Operation): Failure | undefined {
  for (const fault of [...given.faults, ...options.faults]) {
    if (fault.method !== undefined && (fault.method !== method.toUpperCase() || fault.path !== path)) continue
    if (typeof fault.failure === 'number' && !OF_PROXIES.has(fault.failure) && !(fault.failure in responses)) continue
    fault.met++
    if (fault.met % fault.every !== 0 || fault.failed >= fault.most) continue
    fault.failed++
    return fault.failure
  }
  return undefined
}

/** Milliseconds by which answers are late. */
export function latencyOf({ options, given }: Troubles): number {
  return given.latency ?? options.latency ?? 0
}

/** Seconds that refusals tell to wait, as in `Trouble`. */
export function retryAfterOf({ options, given }: Troubles): number | undefined {
  return given.retryAfter ?? options.retryAfter
}
