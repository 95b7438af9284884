// Trouble on demand: late answers, and requests that fail or to whose caller something happens.

import { badRequest } from '../errors.ts'

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

/** What the requests of a world meet. */
export interface Troubles {
  latency: number
  faults: Fault[]
}

const FORM = new RegExp(
  `^(?:\\*|([A-Z]+) (/\\S*)): (?:([45][0-9]{2})|(${HAPPENINGS.join('|')}))(?: (?:(once)|every ([0-9]{1,6})(?:st|nd|rd|th)|([0-9]{1,6}) times))?$`,
)

/** Reads `POST /messages: 503 every 5th`, `GET /events: lose queue once` and the like. Throws BAD_REQUEST. */
export function faultOf(text: string): Fault {
  const found = FORM.exec(text.trim())
  if (!found)
    throw badRequest(
      `'fault' must be like 'POST /messages: 503 every 5th', '*: 429 once' or 'GET /events: hang up 3 times'; it may also ${HAPPENINGS.slice(1).join(', ')}`,
    )
  const [, method, path, status, happening, once, every, times] = found
  const most = once ? 1 : times === undefined ? Number.POSITIVE_INFINITY : Number(times)
  const failure = status ? Number(status) : (happening as Failure)
  return { method, path, failure, every: Math.max(1, Number(every ?? 1)), most, met: 0, failed: 0 }
}

/** Notes a request, by its method and its path in the contract. Returns how it fails, if it does. */
export function meet({ faults }: Troubles, method: string, path: string): Failure | undefined {
  for (const fault of faults) {
    if (fault.method !== undefined && (fault.method !== method || fault.path !== path)) continue
    fault.met++
    if (fault.met % fault.every !== 0 || fault.failed >= fault.most) continue
    fault.failed++
    return fault.failure
  }
  return undefined
}
