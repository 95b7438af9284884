// The largest requests that the contract accepts: for each list and text of an operation one that has it as large as may be.

import contract from '../../src/generated/contract.json' with { type: 'json' }

/** A request, its fields as a form. */
export interface Request {
  name: string
  method: string
  path: string
  form: Record<string, string>
}

interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  pattern?: string
  maxItems?: number
  maxLength?: number
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
  oneOf?: Schema[]
  anyOf?: Schema[]
}
interface Media {
  schema: Schema
  examples?: Record<string, { value: unknown }>
}
interface Operation {
  parameters?: (Partial<Media> & { name: string; in: string; required?: boolean; content?: Record<string, Media> })[]
  requestBody?: { content: Record<string, Media> }
}
interface Field {
  name: string
  required: boolean
  schema: Schema
  example: unknown
}

const FORM = 'application/x-www-form-urlencoded'
/** What would end the probe, or the organisation. */
const LEFT_OUT = /deactivate|^\/realm$|^\/users\/\{user_id\}$|fetch_api_key|^\/settings$/
const WORDS = 'Words, **bold** ones, :tada: and https://example.com/12345 '

/** All such requests, with what else they require from the contract's own examples. */
export function largestRequests(): Request[] {
  const paths = Object.entries(contract.paths as Record<string, Record<string, Operation>>)
  return paths
    .filter(([path]) => !LEFT_OUT.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => requestsOf(path, method.toUpperCase(), operation)),
    )
}

function requestsOf(path: string, method: string, operation: Operation): Request[] {
  const fields = fieldsOf(operation)
  const required = Object.fromEntries(fields.filter((field) => field.required).map(({ name, example }) => [name, text(example)]))
  const filled = path.replace(/\{[^}]+\}/g, '1')
  return fields.flatMap(({ name, schema }) => {
    const value = largest(schema)
    return value === undefined
      ? []
      : [{ name: `${method} ${path} ${name}`, method, path: filled, form: { ...required, [name]: text(value) } }]
  })
}

function fieldsOf({ parameters = [], requestBody }: Operation): Field[] {
  const body = requestBody?.content[FORM]
  const { properties = {}, required = [] } = resolve(body?.schema)
  const examples = Object.values(body?.examples ?? {})[0]?.value as Record<string, unknown> | undefined
  const inBody = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, schema, required: required.includes(name), example: examples?.[name] },
  }))
  const inQuery = parameters.flatMap(({ name, in: place, required = false, content, ...plain }) => {
    const { schema, examples } = content?.['application/json'] ?? plain
    return place === 'query' && schema ? [{ name, schema, required, example: Object.values(examples ?? {})[0]?.value }] : []
  })
  return [...inQuery, ...inBody]
}

/** The largest value of a list or a text without a pattern; undefined for anything else. */
function largest(given: Schema): unknown {
  const schema = resolve(given)
  for (const branch of schema.oneOf ?? schema.anyOf ?? []) {
    const value = largest(branch)
    if (value !== undefined) return value
  }
  if (schema.type === 'array' && schema.maxItems !== undefined)
    return Array.from({ length: schema.maxItems }, (_, i) => sample(schema.items ?? {}, i))
  if (schema.type !== 'string' || schema.maxLength === undefined || schema.enum || schema.pattern) return undefined
  return WORDS.repeat(Math.ceil(schema.maxLength / WORDS.length)).slice(0, schema.maxLength)
}

/** One of many different values. */
function sample(given: Schema, i: number): unknown {
  const schema = resolve(given)
  const branch = (schema.oneOf ?? schema.anyOf)?.[0]
  if (branch) return sample(branch, i)
  if (schema.enum) return schema.enum[i % schema.enum.length]
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {}, i)]))
  if (schema.type === 'array') return [sample(schema.items ?? {}, i), sample(schema.items ?? {}, i + 1)]
  if (schema.type === 'boolean') return true
  return schema.type === 'string' ? `name ${i}` : i + 1
}

function resolve(schema: Schema = {}): Schema {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  return (contract.components.schemas as Record<string, Schema>)[name] ?? {}
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
