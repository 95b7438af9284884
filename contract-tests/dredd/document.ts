// The contract for Dredd without hooks, which reads one `example` a parameter and encodes no forms (`parley contract --dredd`).

import { dereference } from '../../src/http/contract.ts'
import { folders, linkifiers, profileFields } from '../../src/sandbox/world.ts'
import { type Case, type Contract, cases, type Operation } from '../cases.ts'

/** The callers whose requests the member can make too, once that is an owner, the likeliest first. */
const PREFERRED = ['member', 'administrator', 'owner', 'nobody']
/** The paths on which the caller's account or its key ends come last. */
const LAST = ['/users/me/api_keys/{api_key_id}', '/users/me', '/users/me/api_key/regenerate']
/**
 * An order names all that there is, so its example is of an organisation in which no example adds anything. These are of the member's, and
 * come first.
 */
const ORDERS: Record<string, object> = {
  reorderChannelFolders: { order: idsOf(folders) },
  reorderLinkifiers: { ordered_linkifier_ids: idsOf(linkifiers) },
  reorderProfileFields: { order: idsOf(profileFields) },
}

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
  const chosen = new Map<string, Case>()
  for (const one of cases(contract)) {
    const sooner = chosen.get(one.operationId)
    if (one.response.status === 200 && (!sooner || rank(one) < rank(sooner))) chosen.set(one.operationId, one)
  }
  const ordered = [...chosen.values()].sort((a, b) => place(a) - place(b))
  const paths: Record<string, Record<string, object>> = {}
  for (const one of ordered) {
    const { servers, [one.method]: operation } = contract.paths[one.path] as { servers?: object } & Record<string, Operation>
    const path = (servers ? '' : '/api/v1') + one.path
    if (operation) paths[path] = { ...paths[path], [one.method]: transactionOf(one, operation) }
  }
  return { openapi: contract.openapi, info: contract.info, paths }
}

/** How well a case suits the member. What other accounts get is the better the less it shows, because it shows what they have. */
function rank({ caller, response }: Case): number {
  return PREFERRED.includes(caller) ? PREFERRED.indexOf(caller) : PREFERRED.length + JSON.stringify(response.value).length
}

function place({ path, operationId }: Case): number {
  return operationId in ORDERS ? -2 : LAST.indexOf(path)
}

function idsOf(objects: Record<string, { id: number }>): number[] {
  return Object.values(objects).map(({ id }) => id)
}

function transactionOf({ pathParameters, query, body, response }: Case, { operationId, summary, parameters = [] }: Operation): object {
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  const given = parameters.flatMap(({ name, in: place }) => {
    const value = place === 'path' ? pathParameters[name] : query[name]
    return value === undefined ? [] : [{ name, in: place, required: true, schema: { type: 'string' }, example: textOf(value) }]
  })
  const isForm = body?.mediaType === 'application/x-www-form-urlencoded'
  const content = body && { [isForm ? 'application/json' : body.mediaType]: { example: ORDERS[operationId] ?? body.value } }
  // Dredd would compare the bytes of a file, and its exact type.
  const isJson = response.mediaType === 'application/json'
  const answer = { description: 'A success.', ...(isJson ? { content: { [response.mediaType]: { example: response.value } } } : {}) }
  return { operationId, summary, parameters: given, ...(content ? { requestBody: { content } } : {}), responses: { 200: answer } }
}
