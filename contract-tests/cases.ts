// The example pairs of the contract as executable cases. A request example and the response example of the same name form one case. Defines
// the values of a case, for any caller.

import type { ResponseHeader } from '../src/http/contract.ts'
import type { Caller } from '../src/sandbox/world.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

interface Example {
  value?: Json
  'x-caller'?: Caller
}
interface MediaType {
  schema?: Schema
  examples?: Record<string, Example>
  encoding?: Record<string, { contentType?: string }>
}
/** What a client can do with an answer. */
interface Link {
  operationId: string
  parameters?: Record<string, string>
}
export interface Schema {
  [keyword: string]: unknown
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
}
interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema?: Schema
  content?: Record<string, MediaType>
  examples?: Record<string, Example>
}
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: object[]
  /** The right that its caller needs, whatever the request is about. */
  'x-right'?: string
  /** Why there is no response 200. */
  'x-never-succeeds'?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<
    string,
    { description: string; content?: Record<string, MediaType>; headers?: Record<string, ResponseHeader>; links?: Record<string, Link> }
  >
}
/** The bundled contract with every reference resolved. */
export interface Contract {
  paths: Record<string, Record<string, Operation>>
}

/** One example pair. `body` has the typed values of the example, not encoded. */
export interface Case {
  operationId: string
  method: string
  /** The path template. */
  path: string
  name: string
  caller: Caller
  pathParameters: Record<string, Json>
  query: Record<string, Json>
  body?: { mediaType: string; value: Record<string, Json>; schema: Schema | undefined }
  response: { status: number; mediaType: string; headers: Record<string, ResponseHeader>; value: Json; schema: Schema | undefined }
}

/**
 * Answers to malformed requests, of a server with another configuration, and of a busy server, and a state that other examples change. They
 * have no request example.
 */
const TWINLESS = new Set([
  'wholeState',
  'malformedRequest',
  'notConfigured',
  'singleSignOn',
  'quotaExceeded',
  'serverBusy',
  'databaseUnavailable',
  'concurrentChanges',
])
/** Answers of the contract machine itself. They need no request example. */
const WITHOUT_TWIN = new Set(['401', '404', '405', '408', '413', '415', '429', '500'])
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every operation of a dereferenced contract. */
export function* operations(contract: Contract): Generator<{ path: string; method: string; operation: Operation }> {
  for (const [path, item] of Object.entries(contract.paths))
    for (const method of METHODS) {
      const operation = item[method]
      if (operation) yield { path, method, operation }
    }
}

/** The names of an operation's request examples, for body and parameters together. */
export function requestExampleNames(operation: Operation): Set<string> {
  const names = new Set<string>()
  for (const media of Object.values(operation.requestBody?.content ?? {}))
    for (const name of Object.keys(media.examples ?? {})) names.add(name)
  for (const parameter of operation.parameters ?? []) for (const name of Object.keys(parameterExamples(parameter))) names.add(name)
  return names
}

/** `POST /messages toChannelByName`. */
export function titleOf({ method, path, name }: Pick<Case, 'method' | 'path' | 'name'>): string {
  return `${method.toUpperCase()} ${path} ${name}`
}

/** The cases of a dereferenced contract, in its order. */
export function* cases(contract: Contract): Generator<Case> {
  for (const { path, method, operation } of operations(contract)) {
    const requestNames = requestExampleNames(operation)
    for (const [status, response] of Object.entries(operation.responses))
      for (const [mediaType, media] of Object.entries(response.content ?? {}))
        for (const [name, example] of Object.entries(media.examples ?? {})) {
          if (TWINLESS.has(name) || (WITHOUT_TWIN.has(status) && !requestNames.has(name))) continue
          yield {
            operationId: operation.operationId,
            method,
            path,
            name,
            caller: example['x-caller'] ?? (operation.security?.length === 0 ? 'nobody' : 'member'),
            pathParameters: parameterValues(operation, 'path', name),
            query: parameterValues(operation, 'query', name),
            ...requestBody(operation, name),
            response: {
              ...{ status: Number(status), mediaType, headers: response.headers ?? {} },
              ...{ value: example.value ?? null, schema: media.schema },
            },
          }
        }
  }
}

function parameterExamples(parameter: Parameter): Record<string, Example> {
  return parameter.examples ?? parameter.content?.['application/json']?.examples ?? {}
}

/** The values of a case: the examples of its name. A required parameter without such an example gets its first example. */
function parameterValues(operation: Operation, place: Parameter['in'], name: string): Record<string, Json> {
  const values: Record<string, Json> = {}
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in !== place) continue
    const examples = parameterExamples(parameter)
    const example = examples[name] ?? (parameter.required ? Object.values(examples)[0] : undefined)
    if (example?.value !== undefined) values[parameter.name] = example.value
  }
  return values
}

function requestBody(operation: Operation, name: string): Pick<Case, 'body'> {
  for (const [mediaType, media] of Object.entries(operation.requestBody?.content ?? {})) {
    const example = media.examples?.[name]
    if (example) return { body: { mediaType, value: example.value as Record<string, Json>, schema: media.schema } }
  }
  return {}
}
