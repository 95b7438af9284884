// The largest requests that the contract accepts: for each list, text, pattern and date of an operation, one request in which it is as
// large as allowed.

import fc from 'fast-check'
import contract from '../../src/generated/contract.json' with { type: 'json' }

/** A request with its fields as a form. */
export interface Request {
  name: string
  method: string
  path: string
  form: Record<string, string>
  /** Sent through the gateway for clients of Zulip. */
  viaGateway?: boolean
}

interface Schema {
  $ref?: string
  type?: string
  format?: string
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
  place: 'path' | 'form'
  required: boolean
  schema: Schema
  example: unknown
}

const FORM = 'application/x-www-form-urlencoded'
const WORDS = 'Words, **bold** ones, :tada: and https://example.com/12345 '
const DATE = '2026-01-31T12:00:00.123456789+01:00'
/** Characters of all texts of a list together. A form can have a MiB, percent-encoded. */
const ROOM = 600_000
/** What else a request needs so that the server examines the large part. */
const BESIDE: Record<string, Record<string, string>> = {
  'GET /events': { dont_block: 'true' },
  'GET /messages anchor_date': { anchor: 'date', num_before: '1', num_after: '1' },
}

/** Paths whose parameters or answers the gateway translates. */
const TRANSLATED = new Set(['/events', '/messages', '/register', '/users/me/status'])

/** The same request through the gateway. */
export function viaGateway<R extends Omit<Request, 'name'> & { name?: string }>(request: R): R {
  return { ...request, ...(request.name === undefined ? {} : { name: `${request.name} through the gateway` }), viaGateway: true }
}

/** All such requests, with the other required fields from the contract's own examples; and what is omitted, with the reason. */
export function largestRequests(): { requests: Request[]; leftOut: string[] } {
  const requests: Request[] = []
  const leftOut: string[] = []
  const small: string[] = []
  for (const [path, methods] of Object.entries(contract.paths as Record<string, Record<string, Operation>>))
    for (const [key, operation] of Object.entries(methods)) {
      if (!['get', 'post', 'put', 'patch', 'delete'].includes(key)) continue
      const name = `${key.toUpperCase()} ${path}`
      const made = requestsOf(path, key.toUpperCase(), operation)
      requests.push(...made)
      if (operation.requestBody && !operation.requestBody.content[FORM])
        leftOut.push(`${name}: the file of an upload goes to the disk as it comes, by src/http/body.ts`)
      else if (made.length === 0) small.push(name)
    }
  requests.push(...requests.filter(({ path }) => TRANSLATED.has(path)).map(viaGateway))
  leftOut.push(`numbers, words of a list and booleans, which have one size; so these have nothing large: ${small.join(', ')}`)
  return { requests, leftOut }
}

function requestsOf(path: string, method: string, operation: Operation): Request[] {
  const fields = fieldsOf(operation)
  const required = Object.fromEntries(
    fields.filter((field) => field.required && field.place === 'form').map(({ name, example }) => [name, text(example)]),
  )
  return fields.flatMap(({ name, place, schema }) => {
    const value = largest(schema)
    if (value === undefined) return []
    const filled = path.replace(/\{([^}]+)\}/g, (_, parameter) => (parameter === name ? encodeURIComponent(text(value)) : '1'))
    const beside = { ...BESIDE[`${method} ${path}`], ...BESIDE[`${method} ${path} ${name}`] }
    const form = { ...required, ...beside, ...(place === 'form' ? { [name]: text(value) } : {}) }
    return [{ name: `${method} ${path} ${name}`, method, path: filled, form }]
  })
}

function fieldsOf({ parameters = [], requestBody }: Operation): Field[] {
  const body = requestBody?.content[FORM]
  const { properties = {}, required = [] } = resolve(body?.schema)
  const examples = Object.values(body?.examples ?? {})[0]?.value as Record<string, unknown> | undefined
  const inBody = Object.entries(properties).map(
    ([name, schema]): Field => ({
      ...{ name, place: 'form', schema, required: required.includes(name), example: examples?.[name] },
    }),
  )
  const others = parameters.flatMap(({ name, in: place, required = false, content, ...plain }): Field[] => {
    const { schema, examples } = content?.['application/json'] ?? plain
    const example = Object.values(examples ?? {})[0]?.value
    return schema ? [{ name, place: place === 'path' ? 'path' : 'form', schema, required, example }] : []
  })
  return [...others, ...inBody]
}

/** The largest value of a list, a text, a pattern, a date or an object with any of these. Undefined for anything else. */
function largest(given: Schema): unknown {
  const schema = resolve(given)
  const branches = (schema.oneOf ?? schema.anyOf ?? []).flatMap((branch) => largest(branch) ?? [])
  if (branches.length > 0) return branches.toSorted((a, b) => text(b).length - text(a).length)[0]
  if (schema.type === 'array' && schema.maxItems !== undefined) return largestList(schema, schema.maxItems)
  if (schema.type === 'object') {
    const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, largest(part) ?? sample(part, 0)])
    return parts.length > 0 ? Object.fromEntries(parts) : undefined
  }
  return schema.type === 'string' && !schema.enum ? longest(schema) : undefined
}

/** As many items as allowed, with texts short enough to fit together. */
function largestList({ items = {} }: Schema, count: number): unknown[] {
  return Array.from({ length: count }, (_, i) => sample(items, i, Math.floor(ROOM / count)))
}

function longest({ pattern, format, maxLength = 0 }: Schema): string | undefined {
  if (format === 'date-time') return DATE
  if (pattern) {
    const found = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 300 }).filter(({ length }) => length <= maxLength)
    return found.toSorted((a, b) => b.length - a.length)[0]
  }
  return maxLength === 0 ? undefined : WORDS.repeat(Math.ceil(maxLength / WORDS.length)).slice(0, maxLength)
}

/** One of many different values. `room` is the length for its texts, if they can be long. */
function sample(given: Schema, i: number, room = 0): unknown {
  const schema = resolve(given)
  const branch = (schema.oneOf ?? schema.anyOf)?.[0]
  if (branch) return sample(branch, i, room)
  if (schema.enum) return schema.enum[i % schema.enum.length]
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {}, i, room)]))
  if (schema.type === 'array') return [sample(schema.items ?? {}, i), sample(schema.items ?? {}, i + 1)]
  if (schema.type === 'boolean') return true
  if (schema.type !== 'string') return i + 1
  const isLong = room > 100 && (schema.maxLength ?? 0) > 5_000
  return isLong ? `name ${i} ${WORDS.repeat(100)}`.slice(0, room) : `name ${i}`
}

function resolve(schema: Schema = {}): Schema {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  return (contract.components.schemas as Record<string, Schema>)[name] ?? {}
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
