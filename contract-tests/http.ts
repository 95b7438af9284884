// A case of the contract over HTTP: its request, and how an answer differs from the expected one.

import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { headerFault } from '../src/http/response-check.ts'
import { acme, type Caller, users } from '../src/sandbox/world.ts'
import type { Case, Contract, Schema } from './cases.ts'
import { noteExchange } from './traffic.ts'

export interface HttpRequest {
  method: string
  /** Relative to the server's root, with the query. */
  path: string
  headers: Record<string, string>
  body?: string
}
export interface HttpAnswer {
  status: number
  contentType: string
  headers: Record<string, unknown>
  body: string
}
/** API keys by user name in the world. */
export type Keys = Partial<Record<string, string>>

/** How else a body can be encoded, besides the way that the contract declares. */
export const OTHER_ENCODINGS = ['application/json', 'multipart/form-data'] as const
export type Encoding = 'declared' | (typeof OTHER_ENCODINGS)[number]

/** Every operation is served here, and some are served elsewhere too. */
const API_ROOT = '/api/v1'
const BOUNDARY = 'parley-contract-tests'
/** The name of uploaded files, because examples have only the content. */
const FILE_NAME = 'hello.txt'

/**
 * The request of a case to the caller's organisation, with the caller's key from `keys`. Without `keys`, any key is sent, which is enough
 * for a mock. Files are always multipart.
 */
export function requestOf(contract: Contract, example: Case, keys?: Keys, encoding: Encoding = 'declared'): HttpRequest {
  const { path, method, caller, pathParameters, query, body } = example
  const operation = contract.paths[path]?.[method]
  const isJson = (name: string): boolean =>
    operation?.parameters?.some((parameter) => parameter.name === name && parameter.content) ?? false
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, fieldText(value, isJson(name))]),
  ).toString()
  const request: HttpRequest = {
    method: method.toUpperCase(),
    path:
      rootOf(contract, path) +
      path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(fieldText(pathParameters[name], false))) +
      (search && `?${search}`),
    headers: { ...headersOf(caller, keys), ...accepting(example) },
  }
  if (!body) return request
  const isFile = (name: string): boolean => body.schema?.properties?.[name]?.format === 'binary'
  const declared = operation?.requestBody?.content[body.mediaType]?.encoding ?? {}
  const fields = Object.entries(body.value).map(([name, value]): [string, string] => [
    name,
    fieldText(value, declared[name]?.contentType === 'application/json'),
  ])
  const mediaType = encoding === 'declared' || hasFiles(example) ? body.mediaType : encoding
  const multipart = mediaType === 'multipart/form-data'
  request.headers['Content-Type'] = multipart ? `${mediaType}; boundary=${BOUNDARY}` : mediaType
  if (multipart) request.body = parts(fields, isFile)
  else request.body = mediaType === 'application/json' ? JSON.stringify(body.value) : new URLSearchParams(fields).toString()
  return request
}

/** Whether a case can only be sent as a multipart form. */
export function hasFiles({ body }: Case): boolean {
  return body?.mediaType === 'multipart/form-data'
}

/** The root at which a path is served. Empty for the server's root. */
function rootOf(contract: Contract, path: string): string {
  const { servers } = contract.paths[path] as { servers?: { url: string }[] }
  return servers?.[0]?.url.replace(/\/$/, '') ?? API_ROOT
}

/** Encodes a value as JSON if the contract says so, otherwise as plain text. */
function fieldText(value: unknown, isJson: boolean): string {
  return typeof value === 'string' && !isJson ? value : JSON.stringify(value)
}

/** What a client says that wants the text of an example, where others get JSON. */
function accepting({ response }: Case): Record<string, string> {
  return response.mediaType === 'application/json' ? { Accept: 'application/json' } : {}
}

function parts(fields: [name: string, text: string][], isFile: (name: string) => boolean): string {
  const lines = fields.flatMap(([name, text]) => [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${name}"${isFile(name) ? `; filename="${FILE_NAME}"` : ''}`,
    ...(isFile(name) ? ['Content-Type: text/plain'] : []),
    '',
    text,
  ])
  return [...lines, `--${BOUNDARY}--`, ''].join('\r\n')
}

function headersOf(caller: Caller, keys: Keys | undefined): Record<string, string> {
  if (caller === 'nobody') return {}
  if (caller === 'spectator') return { Host: acme.host }
  const user = users[caller === 'wrongKey' ? 'member' : caller]
  const key = keys && caller !== 'wrongKey' ? keys[caller] : 'not-the-key-of-anybody'
  if (key === undefined) throw new Error(`the world file has no key of ${caller}`)
  return {
    Authorization: `Basic ${Buffer.from(`${user.email}:${key}`).toString('base64')}`,
    ...('host' in user && { Host: user.host }),
  }
}

/** Sends a request to the server at `url` (without a trailing slash). Does not use fetch, which cannot set the Host header. */
export async function send(url: string, { method, path, headers, body = '' }: HttpRequest): Promise<HttpAnswer> {
  const asked = httpRequest(url + path, { method, headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const { headers: received } = response
  const [code, type] = [response.statusCode ?? 0, received['content-type'] ?? '']
  const answer = { status: code, contentType: type, headers: received, body: await text(response) }
  const { status, contentType } = answer
  noteExchange({ method, path, body }, { status, body: contentType === 'application/json' ? JSON.parse(answer.body) : answer.body })
  return answer
}

/** The client bundle has this type for every file, because it cannot list their types. */
export const ANY_FILE = 'application/octet-stream'

/**
 * The faults of an answer to a case, one line each: status, media type, declared headers, a body that does not match the schema, and each value that differs
 * from the example's. Ignores `x-volatile` values.
 */
export function faults({ response }: Case, answer: HttpAnswer): string[] {
  const found: string[] = []
  if (answer.status !== response.status) found.push(`status ${answer.status}, not ${response.status}`)
  if (response.mediaType !== ANY_FILE && answer.contentType !== response.mediaType)
    found.push(`Content-Type '${answer.contentType}', not '${response.mediaType}'`)
  if (answer.status === response.status)
    found.push(...[headerFault(response.headers, answer.headers)].filter((fault) => fault !== undefined))
  if (response.mediaType !== 'application/json') return [...found, ...differences(response.schema, response.value, answer.body)]
  let body: unknown
  try {
    body = JSON.parse(answer.body)
  } catch {
    return [...found, `not JSON: ${answer.body.slice(0, 200)}`]
  }
  return [...found, ...schemaFaults(response.schema, body), ...differences(response.schema, response.value, body)]
}

// Each validator is used only a few times, so optimising it would take longer.
const ajv = new Ajv({ strict: false, discriminator: true, allErrors: true, code: { optimize: false } })
addFormats.default(ajv)
const validators = new WeakMap<Schema, ValidateFunction>()

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const validate = ajv.compile(schema)
  validators.set(schema, validate)
  return validate
}

/** The places where a value violates a dereferenced schema. */
export function schemaFaults(schema: Schema | undefined, value: unknown): string[] {
  if (!schema) return []
  const validate = validatorOf(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `schema: ${instancePath} ${message} ${JSON.stringify(params)}`)
}

function differences(schema: Schema | undefined, expected: unknown, actual: unknown, at = ''): string[] {
  const branch = fittingBranch(schema, expected)
  if (branch?.['x-volatile']) return []
  if (isObject(expected) && isObject(actual))
    return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((key) => {
      const here = `${at}/${key}`
      if (!Object.hasOwn(actual, key)) return [`${here} is missing`]
      if (!Object.hasOwn(expected, key)) return [`${here} is not in the example: ${shown(actual[key])}`]
      return differences(propertySchema(branch, key), expected[key], actual[key], here)
    })
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return expected.flatMap((item, i) => differences(branch?.items, item, actual[i], `${at}/${i}`))
  return isDeepStrictEqual(expected, actual) ? [] : [`${at || 'body'} is ${shown(actual)}, not ${shown(expected)}`]
}

/** The branch of a union, at any depth, that matches the example. */
function fittingBranch(schema: Schema | undefined, example: unknown): Schema | undefined {
  const branches = (schema?.oneOf ?? schema?.anyOf) as Schema[] | undefined
  if (!branches || schema?.['x-volatile']) return schema
  return fittingBranch(
    branches.find((branch) => validatorOf(branch)(example)),
    example,
  )
}

function propertySchema(schema: Schema | undefined, key: string): Schema | undefined {
  const properties = schema?.properties ?? {}
  if (Object.hasOwn(properties, key)) return properties[key]
  return isObject(schema?.additionalProperties) ? (schema.additionalProperties as Schema) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 300 ? `${text.slice(0, 300)}...` : text
}
