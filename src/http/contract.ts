// The bundled contract, dereferenced, with what the contract machine needs to know about each operation.

import { readFileSync } from 'node:fs'
import type { Document } from 'openapi-backend'
import type { Right } from '../values/rights.ts'
import type { Requirement } from './requirements.ts'

export interface JsonSchema {
  [keyword: string]: unknown
  type?: string
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  oneOf?: JsonSchema[]
  nullable?: boolean
  format?: string
  /** Describes text with a pattern or a format in error messages, for example `an integer`. */
  'x-expects'?: string
  /** The whole of such a message, where it does not begin with `must be`. */
  'x-says'?: string
}
interface MediaType {
  schema: JsonSchema
  examples?: Record<string, { value?: unknown }>
  encoding?: Record<string, { contentType?: string }>
}
/** A header of a response. */
export interface ResponseHeader {
  required?: boolean
  schema: JsonSchema
}
export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema?: JsonSchema
  content?: Record<string, MediaType>
}
export interface Operation {
  operationId: string
  method: string
  /** The path template, relative to the API's root. */
  path: string
  /** Where the operation is served: `/api/v1`, and the empty string for the root of the server. */
  roots: string[]
  parameters: Parameter[]
  requestBody:
    | {
        required: boolean
        /** Whether the contract does not know the fields: they are passed on as they are. */
        isOpen: boolean
        /** The first media type. Its fields are those of any other. */
        mediaType: string
        schema: JsonSchema
        encoding: Record<string, { contentType?: string }>
        /** Whether the body has files: `always` in an upload, `maybe` if it can be a multipart form beside another one. */
        files: 'never' | 'maybe' | 'always'
      }
    | undefined
  responses: Record<string, { content?: Record<string, MediaType>; headers?: Record<string, ResponseHeader> }>
  /** Whether credentials are needed. */
  authenticated: boolean
  /** Whether an API key alone, in the query, is enough, for callers that can only be given a URL. */
  keyInQuery: boolean
  /** Whether a parameter in the query that it does not have is refused, rather than reported. */
  refusesUnknownQuery: boolean
  /** Whether spectators, who have none, are answered too, where there are some. */
  spectators: boolean
  /** Rules about several of its parameters: those of the body or, without one, of the query. */
  requirements: Requirement[]
  /** What its caller needs, whatever the request is about. Undefined: nothing, or its plan decides. */
  right: Right | undefined
  /** Whether bots that may only send messages may use it. */
  writeOnlyBots: boolean
  /** The rate limit against which a caller's requests count. */
  rateLimit: 'user' | 'events' | 'none'
  /** How many requests of one person are answered at the same time. The others wait. Undefined without a limit. */
  concurrency: number | undefined
}
/** A request that the server sends to a program of others, and its answers by status. */
interface SentRequest {
  description: string
  parameters?: { name: string; schema: JsonSchema }[]
  requestBody: { content: Record<string, MediaType> }
  responses: Record<string, { content?: Record<string, MediaType> }>
}
type WholeDocument = Document & { 'x-webhooks'?: Record<string, { post: SentRequest }> }
export interface Contract {
  /** The bundled document, with its references. */
  bundled: object
  /** For openapi-backend: valid OpenAPI, dereferenced. */
  document: WholeDocument
  operations: Operation[]
}

const API_ROOT = '/api/v1'
/** The security scheme of an API key in the query. */
const KEY_IN_QUERY = 'keyInQuery'
/** The parameter with an API key, of operations that take one in the query. */
export const KEY_PARAMETER = 'api_key'
/** The media type of bodies with files. */
export const MULTIPART = 'multipart/form-data'
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

let loaded: Contract | undefined

/** Reads src/generated/contract.json, once. */
export function loadContract(): Contract {
  loaded ??= readContract('contract.json', API_ROOT)
  return loaded
}

/** Reads a bundled contract of src/generated/, whose operations are served at `root` unless they say otherwise. */
export function readContract(name: string, root: string): Contract {
  const bundled = JSON.parse(readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8'))
  removeMappings(bundled)
  const document = dereference<WholeDocument & { paths: Record<string, PathItem> }>(bundled)
  return { bundled, document, operations: Object.entries(document.paths).flatMap(([path, item]) => operationsOf(path, item, root)) }
}

/** Removes the mappings from all discriminators. Ajv rejects them, and finds the branch that a value chooses by itself. */
function removeMappings(part: Record<string, unknown>): void {
  for (const key in part) {
    const value = part[key]
    if (typeof value === 'object' && value !== null) removeMappings(value as Record<string, unknown>)
  }
  removeMapping(part.discriminator)
}

function removeMapping(discriminator: unknown): void {
  if (typeof discriminator === 'object' && discriminator !== null) delete (discriminator as { mapping?: unknown }).mapping
}

/** Wraps `make` so that it runs once per contract, however many servers of this process use it. */
export function oncePerContract<T extends object>(make: (contract: Contract) => T): (contract: Contract) => T {
  const made = new WeakMap<Contract, T>()
  return (contract) => {
    const known = made.get(contract) ?? make(contract)
    made.set(contract, known)
    return known
  }
}

type RawOperation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Operation['responses']
  security?: object[]
  'x-right'?: Right
  'x-requires'?: Requirement[]
  'x-write-only-bots'?: boolean
  'x-unknown-query'?: 'refused'
  'x-rate-limit'?: Operation['rateLimit']
  'x-concurrency'?: number
}
type PathItem = { servers?: { url: string }[] } & Partial<Record<(typeof METHODS)[number], RawOperation>>

function operationsOf(path: string, item: PathItem, root: string): Operation[] {
  const roots = (item.servers ?? [{ url: root }]).map(({ url }) => url.replace(/\/$/, ''))
  return METHODS.flatMap((method) => {
    const raw = item[method]
    if (!raw) return []
    const [[mediaType, media] = [], ...others] = Object.entries(raw.requestBody?.content ?? {})
    return [
      {
        operationId: raw.operationId,
        method,
        path,
        roots,
        parameters: raw.parameters ?? [],
        requestBody:
          mediaType && media
            ? {
                required: raw.requestBody?.required ?? false,
                isOpen: media.schema.additionalProperties === true,
                mediaType,
                schema: media.schema,
                encoding: media.encoding ?? {},
                files: mediaType === MULTIPART ? 'always' : others.some(([other]) => other === MULTIPART) ? 'maybe' : 'never',
              }
            : undefined,
        responses: raw.responses,
        authenticated: raw.security?.length !== 0,
        keyInQuery: raw.security?.some((one) => KEY_IN_QUERY in one) ?? false,
        refusesUnknownQuery: raw['x-unknown-query'] === 'refused',
        spectators: raw.security?.some((one) => Object.keys(one).length === 0) ?? false,
        requirements: raw['x-requires'] ?? [],
        right: raw['x-right'],
        writeOnlyBots: raw['x-write-only-bots'] ?? false,
        rateLimit: raw['x-rate-limit'] ?? 'user',
        concurrency: raw['x-concurrency'],
      },
    ]
  })
}

/**
 * Replaces each local reference by its target, which is the same object everywhere, and removes the mappings of discriminators. Throws for
 * a recursive schema.
 */
export function dereference<Contract>(document: unknown): Contract {
  const done = new Map<string, unknown>()
  /** The references that are being resolved, outermost first. */
  const trail = new Set<string>()
  const referred = (reference: string): unknown => {
    if (done.has(reference)) return done.get(reference)
    if (trail.has(reference)) throw new Error(`recursive schema: ${[...trail, reference].join(' -> ')}`)
    let target: unknown = document
    for (const key of reference.slice(2).split('/'))
      target = (target as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
    if (target === undefined) throw new Error(`unresolved reference: ${reference}`)
    trail.add(reference)
    const resolved = resolve(target)
    trail.delete(reference)
    done.set(reference, resolved)
    return resolved
  }
  const resolve = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(resolve)
    const { $ref: reference, ...parts } = value as Record<string, unknown>
    if (typeof reference === 'string') return referred(reference)
    for (const key in parts) parts[key] = resolve(parts[key])
    removeMapping(parts.discriminator)
    return parts
  }
  return resolve(document) as Contract
}
