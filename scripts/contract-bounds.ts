// Every list, map, text and integer in a request has limits, and the same name has the same limit everywhere. Every list and map of an
// answer has a limit or specifies what limits it. Every integer that may not fit into 32 bits says so.

import type { Operation, Schema } from '../contract-tests/cases.ts'

/** A limit in a request. `limit` is undefined if the contract has none. Limits with the same `noun` must agree. */
export interface Bound {
  /** The place, such as `principals|1[]`: a parameter, then `|1` for the second branch of a union, `[]` for items, `{}` for values. */
  at: string
  keyword: 'maxItems' | 'maxProperties' | 'x-max-key-length' | 'maxLength' | 'minimum' | 'maximum'
  noun?: string
  limit: number | undefined
}

/** The limits of everything in a request, except values that an enumeration or the file size limits. */
export function* boundsOf(operation: Operation): Generator<Bound> {
  for (const { name, schema, content } of operation.parameters ?? [])
    yield* boundsIn(schema ?? content?.['application/json']?.schema, name, name)
  for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
    for (const [name, part] of Object.entries(schema?.properties ?? {})) yield* boundsIn(part, name, name)
}

function* boundsIn(schema: Schema | undefined, at: string, name: string): Generator<Bound> {
  if (!schema) return
  const bound = (keyword: Bound['keyword'], noun?: string): Bound => ({
    at,
    keyword,
    ...(noun && { noun }),
    limit: schema[keyword] as number | undefined,
  })
  const values = schema.additionalProperties
  if (schema.type === 'string' && !schema.enum && schema.format !== 'binary') yield bound('maxLength', `text '${name}'`)
  if (schema.type === 'integer' && !schema.enum) {
    yield bound('minimum')
    yield bound('maximum')
  }
  if (schema.type === 'array') yield bound('maxItems', schema['x-set-of'] ? `set of ${schema['x-set-of']}` : `list '${name}'`)
  if (schema.type === 'object' && values !== false) {
    yield bound('maxProperties', `map '${name}'`)
    yield bound('x-max-key-length', `keys of '${name}'`)
  }
  if (typeof values === 'object') yield* boundsIn(values as Schema, `${at}{}`, `${name}{}`)
  if (schema.items) yield* boundsIn(schema.items, `${at}[]`, `${name}[]`)
  for (const [i, part] of ((schema.oneOf as Schema[]) ?? []).entries()) yield* boundsIn(part, `${at}|${i}`, name)
  for (const [key, part] of Object.entries(schema.properties ?? {})) yield* boundsIn(part, `${at}.${key}`, key)
}

/** The faults in the limits of these operations, one line each. */
export function boundFaults(operations: Iterable<{ path: string; method: string; operation: Operation }>): string[] {
  const faults: string[] = []
  const agreed = new Map<string, { limit: number; where: string }>()
  for (const { path, method, operation } of operations)
    for (const { at, keyword, noun, limit } of boundsOf(operation)) {
      const where = `${method.toUpperCase()} ${path}: ${at}`
      const known = noun && agreed.get(noun)
      if (limit === undefined) faults.push(`${where} has no ${keyword}`)
      else if (noun && !known) agreed.set(noun, { limit, where })
      else if (known && known.limit !== limit)
        faults.push(`${where}: the ${noun} has ${keyword} ${limit}, but ${known.limit} in ${known.where}`)
    }
  return faults
}

/** The things that can limit a list or a map in an answer. docs/answers.md explains them. */
export const REASONS = ['page', 'user', 'organisation', 'message', 'request', 'server', 'stored'] as const

/** The lists and maps in the answers of these operations that neither have a limit nor name what limits them, one line each. */
export function answerFaults(operations: Iterable<{ path: string; method: string; operation: Operation }>): string[] {
  const faults: string[] = []
  for (const { path, method, operation } of operations)
    for (const [status, { content = {} }] of Object.entries(operation.responses))
      for (const { schema } of Object.values(content))
        for (const at of unbounded(schema, '')) faults.push(`${method.toUpperCase()} ${path}: ${status}: ${at || 'the body'} has no bound`)
  return faults
}

function* unbounded(schema: Schema | undefined, at: string): Generator<string> {
  if (!schema) return
  const { additionalProperties: values, items, properties = {}, oneOf = [] } = schema
  const isMap = schema.type === 'object' && (typeof values === 'object' || values === true)
  if (schema.type === 'array' || isMap) {
    const reason = schema['x-bounded-by']
    const isSaid = reason === undefined ? schema[isMap ? 'maxProperties' : 'maxItems'] !== undefined : REASONS.includes(reason as never)
    if (!isSaid) yield at
  }
  if (typeof values === 'object') yield* unbounded(values as Schema, `${at}{}`)
  if (items) yield* unbounded(items, `${at}[]`)
  for (const [i, part] of (oneOf as Schema[]).entries()) yield* unbounded(part, `${at}|${i}`)
  for (const [key, part] of Object.entries(properties)) yield* unbounded(part, at ? `${at}.${key}` : key)
}

const GREATEST_INT32 = 2 ** 31 - 1

/**
 * The integers of the bundled contract that may exceed 32 bits without saying so, one line each. Generators for Java, C# and Kotlin treat a
 * bare `integer` as 32 bits.
 */
export function* widthFaults(part: object, at = ''): Generator<string> {
  const { type, format, enum: values, maximum = Number.POSITIVE_INFINITY } = part as Schema & { maximum?: number }
  if (type === 'integer' && !values && format !== 'int64' && maximum > GREATEST_INT32)
    yield `${at}: an integer needs a maximum of ${GREATEST_INT32} or less, or format: int64`
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'object' && value !== null && key !== 'example' && key !== 'examples') yield* widthFaults(value, `${at}/${key}`)
}
