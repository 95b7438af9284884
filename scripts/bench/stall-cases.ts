// The largest requests that the contract accepts: for each list, text, pattern and date of an operation, one request in which it is as
// large as allowed.

import fc from 'fast-check'
import { type Operation as ContractOperation, operations } from '../../contract-tests/cases.ts'
import contract from '../../src/generated/contract.json' with { type: 'json' }
import { dereference, loadContract } from '../../src/http/contract.ts'

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

// The texts of messages that take longest to render, each with 10,000 code points.

const LENGTH = 10_000
const math = (body: string): string => `\`\`\`math\n${body}\n\`\`\``

const TEXTS: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['[', '![[[[', '[a](', '[a](<', '*', '**a', '_a*b', '*_', '~~', '`', '<', '<time:', '&', '\\', '@**', '@**x**', '#**x>', ':a:a:a'],
      ...['$$x$$', '> ', '- a\n', '1. ', '|a|\n|-|\n', '```quote\n', '```spoiler a\n', '```js\n', 'http://(((', 'a.com ', 'a@b.c@'],
    ].map((unit) => [`${JSON.stringify(unit)} again and again`, unit.repeat(LENGTH)]),
  ),
  emoji: '🫰'.repeat(LENGTH),
  'mentions of a user': '@**Iago**'.repeat(LENGTH),
  'nested links': `${'['.repeat(5_000)}${'](a)'.repeat(1_250)}`,
  headings: '# a\n'.repeat(2_500),
  'quotes, lists and headings': '> a\n- b\n# c\n'.repeat(834),
  paragraphs: 'a\n\n'.repeat(3_334),
  'a list of 1,000 items': '- a\n'.repeat(1_000),
  'nested quotes': Array.from({ length: 99 }, () => '>'.repeat(100)).join('\n'),
  'nested lists': Array.from({ length: 130 }, (_, i) => `${' '.repeat(i)}- a`).join('\n'),
  'a table of 1,000 columns': `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${'|\n'.repeat(3_000)}`,
  'many tables': `${'|a'.repeat(40)}|\n${'|-'.repeat(40)}|\n${'|\n'.repeat(45)}\n`.repeat(40),
  'one deep formula': math('x^{'.repeat(480) + '}'.repeat(480)),
  'a formula of many cells': math(`\\begin{matrix}${'a&'.repeat(950)}\\end{matrix}`),
  'a formula of delimiters': math('\\left('.repeat(140) + '\\right)'.repeat(140)),
  'a formula of macros': math('\\overbrace{a}'.repeat(150)),
  'many formulas': '$$\\frac{1}{2}$$ '.repeat(700),
  'backticks of all lengths': Array.from({ length: 140 }, (_, i) => '`'.repeat(i)).join(' '),
}

/** Named after what they consist of. */
export const WORST_TEXTS: [name: string, text: string][] = Object.entries(TEXTS).map(([name, text]) => [
  name,
  [...text].slice(0, LENGTH).join(''),
])

// A request of every operation that needs an account, by the tag of the operation: the largest of it, or else its example.

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

function exampleOf(name: string, { parameters = [], requestBody }: ContractOperation): Request {
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
