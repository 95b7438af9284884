// The contract for Dredd without hooks, which reads one `example` a parameter and encodes no forms (`parley contract --dredd`).

import { dereference } from '../../src/http/contract.ts'
import { type Case, type Contract, cases, type Operation } from '../cases.ts'

/** The callers whose requests the member can make too, once that is an owner, the likeliest first. */
const PREFERRED = ['member', 'owner', 'administrator', 'nobody', 'member2', 'changed']
/** The paths on which the caller's account or its key ends come last. */
const LAST = ['/users/me/api_keys/{api_key_id}', '/users/me', '/users/me/api_key/regenerate']

interface Whole extends Contract {
  openapi: string
  info: object
}

/**
 * A document with one request for each operation of the bundled contract, that of a success, with a JSON body in place of a form. Its paths
 * start at the root of the server. For the member of the seed world, as an owner.
 */
export function dreddDocument(document: object): object {
  const contract = dereference<Whole>(document)
  const rank = ({ caller }: Case): number => (PREFERRED.includes(caller) ? PREFERRED.indexOf(caller) : PREFERRED.length)
  const chosen = new Map<string, Case>()
  for (const one of cases(contract)) {
    const sooner = chosen.get(one.operationId)
    if (one.response.status === 200 && (!sooner || rank(one) < rank(sooner))) chosen.set(one.operationId, one)
  }
  const ordered = [...chosen.values()].sort((a, b) => LAST.indexOf(a.path) - LAST.indexOf(b.path))
  const paths: Record<string, Record<string, object>> = {}
  for (const one of ordered) {
    const { servers, [one.method]: operation } = contract.paths[one.path] as { servers?: object } & Record<string, Operation>
    const path = (servers ? '' : '/api/v1') + one.path
    if (operation) paths[path] = { ...paths[path], [one.method]: transactionOf(one, operation) }
  }
  return { openapi: contract.openapi, info: contract.info, paths }
}

function transactionOf({ pathParameters, query, body, response }: Case, { operationId, summary, parameters = [] }: Operation): object {
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  const given = parameters.flatMap(({ name, in: place }) => {
    const value = place === 'path' ? pathParameters[name] : query[name]
    return value === undefined ? [] : [{ name, in: place, required: true, schema: { type: 'string' }, example: textOf(value) }]
  })
  const isForm = body?.mediaType === 'application/x-www-form-urlencoded'
  const content = body && { [isForm ? 'application/json' : body.mediaType]: { example: body.value } }
  // Dredd would compare the bytes of a file, and its exact type.
  const isJson = response.mediaType === 'application/json'
  const answer = { description: 'A success.', ...(isJson ? { content: { [response.mediaType]: { example: response.value } } } : {}) }
  return { operationId, summary, parameters: given, ...(content ? { requestBody: { content } } : {}), responses: { 200: answer } }
}
