// A gateway for clients written for Zulip, whose interface differs from this one in some terms. Such clients use a site URL that ends with
// `/zulip`. There is no second implementation: requests reach the same operations by the same way, and are translated where they are
// decoded. So are answers before they are written.

import type { IncomingMessage } from 'node:http'
import type { Dialect } from '../http/dialect.ts'
import { TRANSLATIONS } from './answers.ts'
import { reword, type Wishes } from './requests.ts'

const ROOT = '/zulip'

/** Turns a request to the gateway into the same request without it, and returns its dialect. Any other request is left alone. */
export function enterZulip(request: IncomingMessage): Dialect | undefined {
  const { url = '' } = request
  if (!url.startsWith(`${ROOT}/api/`)) return undefined
  request.url = url.slice(ROOT.length)
  const wishes: Wishes = { mutedTopics: false, preferences: false }
  return {
    receive: ({ method }, received) => reword(method, received, wishes),
    answer: ({ operationId }, body, ask) => TRANSLATIONS[operationId]?.(body as never, ask, wishes) ?? body,
  }
}
