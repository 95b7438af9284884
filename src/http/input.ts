// The query and the body of a request, read within limits and decoded according to the contract.

import type { IncomingMessage } from 'node:http'
import type { Values } from './backend.ts'
import { type Body, type BodyLimits, readBody } from './body.ts'
import { KEY_PARAMETER, type Operation } from './contract.ts'
import { type DecodingPlan, decodeParameters, type Fields, parseUrlEncoded } from './decode.ts'
import type { Match } from './router.ts'

/** The query and the body, undecoded. The caller must dispose of the body. */
export interface Received {
  query: Fields
  body: Body
}

/** Reads a request. Throws UNSUPPORTED_MEDIA_TYPE, REQUEST_TOO_LARGE, and BAD_REQUEST when the query or the body cannot be parsed. */
export async function receive(request: IncomingMessage, { requestBody }: Operation, limits: BodyLimits): Promise<Received> {
  const { url = '' } = request
  const at = url.indexOf('?')
  const query = at < 0 ? [] : parseUrlEncoded(url.slice(at + 1), 'query string')
  // Existing clients send the parameters of a DELETE as a form, so every method reads a body.
  return { query, body: await readBody(request, requestBody?.files ?? 'never', limits) }
}

/** Decodes a request by the plan of its operation. `unknown` names parameters that the operation does not have. Throws BAD_REQUEST. */
export function decode(plan: DecodingPlan, match: Match, { query, body }: Received): { values: Values; unknown: readonly string[] } {
  const { files } = body
  const path = decodeParameters(plan.path, match.parameters).values
  if (!match.operation?.requestBody) {
    const fields = body.fields.length > 0 ? [...query, ...body.fields] : query
    const decoded = decodeParameters(plan.query, fields, body.json)
    return { values: { path, query: decoded.values, body: undefined, files }, unknown: decoded.unknown }
  }
  const { keyInQuery, requestBody } = match.operation
  const form = requestBody.isOpen ? asTheyAre(body) : decodeParameters(plan.body, body.fields, body.json)
  const decoded = decodeParameters(plan.query, keyInQuery ? query.filter(([name]) => name !== KEY_PARAMETER) : query)
  return { values: { path, query: decoded.values, body: form.values, files }, unknown: [...decoded.unknown, ...form.unknown] }
}

/** The fields of a body that the contract does not know. Of a field that is given twice, the last counts. */
function asTheyAre({ fields, json }: Body): { values: Record<string, unknown>; unknown: readonly string[] } {
  return { values: json ?? Object.fromEntries(fields), unknown: [] }
}
