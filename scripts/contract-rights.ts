// Rights that need no data (`x-right`): what the contract must say of each.

import type { Operation } from '../contract-tests/cases.ts'
import { isRight, RIGHTS } from '../src/values/rights.ts'

/** How the sentence about permissions names who has the right. */
const NAMED = { person: /\b(bots|people)\b/i, bot: /\bbots\b/, administrator: /\*: administrators\b/, owner: /\*: owners\b/ }

/** What is wrong with the right of an operation. */
export function* rightFaults({ 'x-right': right, security, description = '', responses }: Operation): Generator<string> {
  if (right === undefined) return
  if (!isRight(right)) return yield `x-right must be one of: ${Object.keys(RIGHTS).join(', ')}`
  if (security && !security.every((scheme) => Object.keys(scheme).length > 0)) yield 'x-right needs a caller, so not without credentials'
  if (!NAMED[right].test(/\*\*Permissions\*\*(?:.|\n(?!\n))*/.exec(description)?.[0] ?? ''))
    yield `the sentence about permissions does not name its x-right: ${right}`
  const refusals = Object.values(responses[400]?.content ?? {}).flatMap(({ examples = {} }) => Object.values(examples))
  if (!refusals.some(({ value }) => (value as { msg?: string }).msg === RIGHTS[right].refusal))
    yield `400: no example of the refusal of its x-right: ${RIGHTS[right].refusal}`
}
