// Every value of a request that names something specifies what it names: `x-refers-to`.

import type { Operation, Schema } from '../contract-tests/cases.ts'
import { leavesOf } from '../contract-tests/references.ts'

/** Values that look like references and are not, by place. This list only shrinks. */
const NO_REFERENCES: Record<string, string> = {
  last_event_id: 'a place in the queue',
  last_update_id: 'a place in time',
  'getAuditLog before': 'a place in the log',
  'getBotDeliveries before': 'a place in the list',
  local_id: 'chosen by the client',
  push_key_id: 'chosen by the client',
  token_id: 'of another service',
  num_before: 'a number',
  num_after: 'a number',
  invitee_emails: 'who has no account yet',
  new_email: 'an address to be',
  'addNavigationView fragment': 'of a view to be',
  'addRealmDomain domain': 'a domain to be',
  'addCustomEmoji emoji_name': 'of an emoji to be',
  email: 'an address to be',
}
const NAMES = /(^|_)(id|user|stream|channel|group|folder|email|emoji_name|emoji_code|fragment|domain|path)s?$/
const ID_BOUNDS = new Set([2_147_483_647, Number.MAX_SAFE_INTEGER])

/** The values that name something without specifying what, and the reasons that no longer apply, one line each. */
export function referenceFaults(
  operations: Iterable<{ path: string; method: string; operation: Operation }>,
  reasons = NO_REFERENCES,
): string[] {
  const faults: string[] = []
  const used = new Set<string>()
  for (const { path, method, operation } of operations)
    for (const { at, schema, kinds } of leavesOf(operation)) {
      if (kinds.length > 0 || !looksLikeReference(at, schema)) continue
      const key = [`${operation.operationId} ${at}`, at].find((one) => reasons[one])
      if (key) used.add(key)
      else faults.push(`${method.toUpperCase()} ${path}: ${at} names something: it needs x-refers-to`)
    }
  const stale = Object.keys(reasons).filter((key) => !used.has(key))
  return [...faults, ...stale.map((key) => `${key} no longer needs a reason`)]
}

function looksLikeReference(at: string, schema: Schema): boolean {
  const name = at.split('.').at(-1)?.replace(/\[\]$/, '') ?? ''
  if (schema.enum || schema.format === 'binary') return false
  return NAMES.test(name) || (schema.type === 'integer' && ID_BOUNDS.has(schema.maximum as number))
}
