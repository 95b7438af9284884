// The client bundle: the contract for tools that do not support JSON in form fields and query parameters, which most generators of clients
// do not.

import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { withoutHeaders } from './bundle.ts'
import { openAnswers } from './open-answers.ts'

export interface Schema {
  $ref?: string
  description?: string
  type?: string
  format?: string
  enum?: unknown[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  not?: Schema
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  default?: unknown
  example?: unknown
  nullable?: boolean
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  properties?: Record<string, Schema>
  'x-enum-varnames'?: string[]
  'x-extensible-enum'?: unknown[]
  'x-ogen-type'?: string
}
export type Schemas = Record<string, Schema>
type Examples = Record<string, { value?: unknown; $ref?: string }>
interface MediaType {
  schema?: Schema
  encoding?: object
  examples?: Examples
}
interface Parameter {
  schema?: Schema
  content?: Record<string, MediaType>
  examples?: Examples
  description?: string
}
interface Answer {
  headers?: Record<string, object>
  content?: Record<string, MediaType>
  links?: Record<string, { operationId: string; requestBody?: unknown }>
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, MediaType> }
  responses?: Record<string, Answer>
}
export interface BundledContract {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; responses?: Record<string, Answer>; examples?: Examples }
  'x-webhooks'?: Record<string, Record<string, Operation>>
}

const FORM = 'application/x-www-form-urlencoded'
const SCALARS = new Set(['string', 'integer', 'number', 'boolean'])

/**
 * The contract with only JSON bodies in place of forms, and with each JSON query parameter as a string with an example. Uploads remain
 * multipart forms, where nothing but a form will do. The server accepts both. Generators have their own way of reading some other things, so
 *
 * - answers are open (`openAnswers`): they have no union of objects but `Event`, and no enumeration but its types;
 * - a default is described only in words: clients would send it even where it must not come with another parameter;
 * - the schema of a plain value is copied to where it is used;
 * - an object with known keys that also accepts others has only the known ones;
 * - a union has at most one list;
 * - what a text must not be like (`not`) is left out, because few generators know it;
 * - the values of an enumeration have names if they are integers, or if one is empty;
 * - no schema has the name of something that a generator makes of an operation;
 * - a case whose request is invalid, to show the refusal, is left out: linters take it for a mistake;
 * - a downloaded file is bytes;
 * - the headers that every response has are only declared with RATE_LIMIT_HIT: some tools wrap each response with headers in a type for them.
 */
export function clientBundle(contract: BundledContract): BundledContract {
  const bundle = structuredClone(contract)
  withoutHeaders(bundle)
  for (const item of Object.values(bundle.paths))
    for (const { parameters = [], requestBody, responses = {} } of Object.values(item)) {
      for (const parameter of parameters) {
        asText(parameter)
        sayDefault(parameter.schema, parameter)
      }
      for (const response of Object.values(responses)) {
        asBytes(response)
        dropLinksWithBodies(response)
      }
      const form = requestBody?.content[FORM]
      if (!requestBody || !form) continue
      const { encoding: _, ...media } = form
      dropCases(requestBody.content, media, responses)
      requestBody.content = { 'application/json': media }
    }
  const { schemas } = bundle.components
  inlinePlainValues(bundle, schemas)
  openAnswers(bundle)
  simplify(bundle)
  nameValues(bundle)
  dropInvalidCases(bundle)
  dropUnused(bundle)
  return withOwnNames(bundle)
}

/** Removes the answers of those cases whose requests are only among the examples of other media types. */
function dropCases(content: Record<string, MediaType>, { examples: kept = {} }: MediaType, responses: Record<string, Answer>): void {
  const gone = Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples).filter((name) => !(name in kept)))
  for (const { examples = {} } of Object.values(responses).flatMap((answer) => Object.values(answer.content ?? {})))
    for (const name of gone) delete examples[name]
}

/** Removes the cases whose request has a value that its schema refuses, or one that it does not know, with their answers. */
function dropInvalidCases(bundle: BundledContract): void {
  // Each validator is used only a few times, so optimising it would take longer.
  const ajv = new Ajv2019({ strict: false, logger: false, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addSchema(bundle, 'bundle', undefined, false)
  const shared = bundle.components.examples ?? {}
  const invalidNames = ({ schema, examples = {} }: MediaType, ...at: (string | number)[]): string[] => {
    if (!schema || Object.keys(examples).length === 0) return []
    const $ref = `bundle#/${[...at, 'schema'].map(pointerPart).join('/')}`
    const validate = ajv.compile({ $ref, unevaluatedProperties: false })
    return Object.entries(examples).flatMap(([name, example]) => {
      const { value } = shared[example.$ref?.replace(EXAMPLES, '') ?? ''] ?? example
      return validate(value) ? [] : name
    })
  }
  for (const [path, item] of Object.entries(bundle.paths))
    for (const [method, { parameters = [], requestBody, responses = {} }] of Object.entries(item)) {
      const content = requestBody?.content ?? {}
      const gone = [
        ...parameters.flatMap((parameter, i) => invalidNames(parameter, 'paths', path, method, 'parameters', i)),
        ...Object.entries(content).flatMap(([type, media]) => invalidNames(media, 'paths', path, method, 'requestBody', 'content', type)),
      ]
      const answers = Object.values(responses).flatMap((answer) => Object.values(answer.content ?? {}))
      for (const { examples = {} } of [...parameters, ...Object.values(content), ...answers]) for (const name of gone) delete examples[name]
    }
}
const pointerPart = (part: string | number): string => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))

/** Turns a JSON parameter into the text of that JSON. */
function asText(parameter: Parameter): void {
  const json = parameter.content?.['application/json']
  if (!json) return
  delete parameter.content
  const examples = Object.entries(json.examples ?? {}).map(([name, { value }]) => [name, { value: JSON.stringify(value) }] as const)
  const [[, first] = []] = examples
  parameter.description = `${parameter.description ?? ''} JSON${first ? `, such as \`${first.value}\`` : ''}.`.trim()
  parameter.schema = { type: 'string' }
  parameter.examples = Object.fromEntries(examples)
}

/** Turns a file as an answer into bytes, whatever its type. */
function asBytes(response: { content?: Record<string, MediaType> }): void {
  const [[mediaType, media] = []] = Object.entries(response.content ?? {})
  if (media && mediaType !== 'application/json') response.content = { 'application/octet-stream': media }
}

function dropLinksWithBodies({ links = {} }: Answer): void {
  for (const [name, { requestBody }] of Object.entries(links)) if (requestBody !== undefined) delete links[name]
}

/** Simplifies, at any depth, what generators misread in a schema itself. */
function simplify(part: object): void {
  const schema = part as Schema
  if ('type' in part || 'oneOf' in part) sayDefault(schema, schema)
  if (Array.isArray(schema.oneOf)) {
    schema.oneOf = withOneList(schema.oneOf)
    const [only, ...others] = schema.oneOf
    if (only && others.length === 0)
      Object.assign(schema, only, { oneOf: undefined }, schema.description ? { description: schema.description } : {})
  }
  if (schema.properties && typeof schema.additionalProperties === 'object') delete schema.additionalProperties
  delete schema.not
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'object' && value !== null && key !== 'example' && key !== 'examples') simplify(value)
}

/** The branches of a union, with one list whose items are of several types in place of several lists, which nothing tells apart. */
function withOneList(branches: Schema[]): Schema[] {
  const lists = branches.filter(({ type }) => type === 'array')
  const [first] = lists
  if (!first || lists.length === 1) return branches
  const items = { oneOf: lists.flatMap((list) => list.items ?? []) }
  return [...branches.filter(({ type }) => type !== 'array'), { ...first, items }]
}

/** Moves the default of a schema into a description. */
function sayDefault(schema: Schema | undefined, described: { description?: string }): void {
  if (schema?.default === undefined) return
  described.description = `${described.description ?? ''} Without it, \`${JSON.stringify(schema.default)}\`.`.trim()
  delete schema.default
}

const SCHEMAS = '#/components/schemas/'
const EXAMPLES = '#/components/examples/'
const nameOf = ($ref: string): string => $ref.replace(SCHEMAS, '')
/** Whether a schema specifies only a type and limits. */
const isPlain = ({ type = '', enum: values }: Schema): boolean => SCALARS.has(type) && !values

function inlinePlainValues(part: object, schemas: BundledContract['components']['schemas']): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null) continue
    const target = schemas[nameOf((value as Schema).$ref ?? '')]
    if (target && isPlain(target)) Object.assign(part, { [key]: structuredClone(target) })
    inlinePlainValues(part[key as never], schemas)
  }
}

const NAMED_VALUE = /(-?\d+)\s=\s([^,;.:(]+)/g
/**
 * Names the values of each enumeration of integers by its description, which says `1 = compact, 2 = with status`. An empty text is named too,
 * because some generators make a name of nothing.
 */
function nameValues(part: object): void {
  const names = namesOfValues(part as Schema).map((name) => name.replace(/\W+/g, '_').toUpperCase())
  if (names.length > 0 && names.every(Boolean)) (part as Schema)['x-enum-varnames'] = names
  for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) nameValues(value)
}
function namesOfValues({ type, enum: values = [], description = '' }: Schema): string[] {
  if (type === 'string' && values.includes('')) return values.map((value) => String(value) || 'none')
  if (type !== 'integer') return []
  const names = new Map([...description.matchAll(NAMED_VALUE)].map(([, value = '', words = '']) => [Number(value), words.trim()]))
  return values.map((value) => names.get(Number(value)) ?? '')
}

/** Removes the schemas and examples that no operation needs, directly or not. */
function dropUnused({ paths, components, 'x-webhooks': webhooks = {} }: BundledContract): void {
  const { schemas, examples = {}, ...others } = components
  const used = new Set<string>()
  const visit = (part: object): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'object' && value !== null) visit(value)
      const target = key === '$ref' ? (schemas[nameOf(String(value))] ?? examples[String(value).replace(EXAMPLES, '')]) : undefined
      if (!target || used.has(String(value))) continue
      used.add(String(value))
      visit(target)
    }
  }
  visit(paths)
  visit(webhooks)
  visit(others)
  for (const name of Object.keys(schemas)) if (!used.has(SCHEMAS + name)) delete schemas[name]
  for (const name of Object.keys(examples)) if (!used.has(EXAMPLES + name)) delete examples[name]
}

/**
 * Renames schemas whose names generators give to what they make themselves of an operation: `SendMessageResponse` becomes
 * `SendMessageAnswer`, and `SendMessageRequest` `SendMessageInput`.
 */
function withOwnNames(bundle: BundledContract): BundledContract {
  const text = JSON.stringify(bundle, (key, value) => {
    if (key === '$ref') return String(value).startsWith(SCHEMAS) ? ownName(String(value)) : value
    if (value !== bundle.components.schemas) return value
    return Object.fromEntries(Object.entries(bundle.components.schemas).map(([name, schema]) => [ownName(name), schema]))
  })
  return JSON.parse(text) as BundledContract
}
const ownName = (name: string): string => name.replace(/Response$/, 'Answer').replace(/Request$/, 'Input')
