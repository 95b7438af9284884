// A request of every operation that needs an account, by the tag of the operation: the largest of it, or else its example.

import { type Operation, operations } from '../../contract-tests/cases.ts'
import { dereference, loadContract } from '../../src/http/contract.ts'
import { largestRequests, type Request } from './stall-cases.ts'

const FORM = 'application/x-www-form-urlencoded'
/** Operations that end the credentials of their caller. */
const LEFT_OUT = /^(deactivateOwnUser|regenerateApiKey)$/

/** The requests by tag, and the operations that are left out. */
export function requestsByTag(): { byTag: Map<string, Request[]>; leftOut: string[] } {
  const largest = new Map<string, Request>()
  for (const request of largestRequests().requests) {
    const name = request.name.split(' ').slice(0, 2).join(' ')
    const { form: known } = largest.get(name) ?? { form: {} }
    if (!request.viaGateway && sizeOf(request.form) >= sizeOf(known)) largest.set(name, request)
  }
  const byTag = new Map<string, Request[]>()
  const leftOut: string[] = []
  for (const { path, method, operation } of operations(dereference(loadContract().bundled))) {
    const { operationId, security, requestBody, tags } = operation
    const takesFile = requestBody && !requestBody.content[FORM]
    if (tags[0] === 'webhooks' || security?.length === 0 || LEFT_OUT.test(operationId) || takesFile || path.startsWith('/user_uploads')) {
      leftOut.push(operationId)
      continue
    }
    const name = `${method.toUpperCase()} ${path}`
    const [tag = ''] = tags
    byTag.set(tag, [...(byTag.get(tag) ?? []), largest.get(name) ?? exampleOf(name, operation)])
  }
  return { byTag, leftOut }
}

function sizeOf(form: Record<string, string>): number {
  return Object.values(form).reduce((size, text) => size + text.length, 0)
}

function exampleOf(name: string, { parameters = [], requestBody }: Operation): Request {
  const [method = '', path = ''] = name.split(' ')
  const body = Object.values(requestBody?.content[FORM]?.examples ?? {})[0]?.value
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name: field, examples, content }) => {
      const given = content?.['application/json']?.examples ?? examples
      return [field, Object.values(given ?? {})[0]?.value]
    })
  const fields = Object.entries({ ...Object.fromEntries(query), ...(body as object | undefined) })
  const form = Object.fromEntries(fields.map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]))
  return { name, method, path: path.replaceAll(/\{[^}]+\}/g, '1'), form }
}
