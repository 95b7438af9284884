// The rules of this project for the contract, by name. `npm run check -- contract` applies them (check-contract.ts).

import { readdirSync, readFileSync } from 'node:fs'
import type { Operation, Schema } from '../contract-tests/cases.ts'
import { leavesOf } from '../contract-tests/references.ts'
import {
  CHANNEL_FOLDER_LIMITS,
  MAX_CHANNEL_DESCRIPTION_LENGTH,
  MAX_CHANNEL_NAME_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_REMINDER_NOTE_LENGTH,
  MAX_TOPIC_LENGTH,
} from '../src/limits.ts'
import { isRight, RIGHTS } from '../src/values/rights.ts'

/** A contract, with its references (`document`) and without them (`operations`). */
export interface WholeContract {
  document: object
  operations: { path: string; method: string; operation: Operation }[]
}

/** Each rule yields the faults of a contract, one line each. */
export const RULES: Record<string, (contract: WholeContract) => Iterable<string>> = {
  /** Every list, map, text and integer in a request has limits, and the same name has the same limit everywhere. */
  bounds: ({ operations }) => boundFaults(operations),
  /** Every list and map of an answer has a limit or says what limits it. */
  answers: ({ operations }) => answerFaults(operations),
  /** Every integer that may not fit into 32 bits says so. */
  widths: ({ document }) => widthFaults(document),
  /** A default is only where a client that sends it changes nothing. */
  defaults: ({ operations }) => defaultFaults(operations),
  /** The contract is a model that tools and people can read: everything has a name and a description. */
  model: ({ document }) => modelFaults(document as Model),
  /** References are to whole schemas, and bundling loses none. */
  sources: ({ document }) => sourceFaults(document as Model),
  /** An enumeration or a pattern occurs once, as a named schema to which others refer. */
  copies: ({ document }) => copyFaults(document),
  /** A field name has one set of values, one pattern and one range, or there is a reason. */
  homonyms: ({ operations }) => homonymFaults(operations),
  /** Every value of a request that names something says what it names. */
  references: ({ operations }) => referenceFaults(operations),
  /** A body requires the same in each form that it can have, because every form is accepted in any of them. */
  forms: ({ operations }) => formFaults(operations),
  /** What a description says of the values agrees with the schema. */
  words: ({ operations }) => wordFaults(operations),
  /** A link leads to an operation, and gives it parameters that it has. */
  links: ({ operations }) => linkFaults(operations),
}

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

/** How many there are, and why. These lists only shrink. */
type Reasons = Record<string, [howMany: number, why: string]>

/** What a parameter is for, is told at each. */
const TOLD = 'each parameter with a description of its own'
/** Enumerations and patterns that occur more than once. */
const COPIES: Reasons = {
  '\\S': [28, TOLD],
  '^\\s*[^\\s@<>()\\[\\]\\\\,;:\\x22]{1,64}@\\s*([Ll][Oo][Cc][Aa][Ll][Hh][Oo][Ss][Tt]|[^\\s!-/:-@\\[-`{-~。．｡]([^\\s!-,./:-@\\[-`{-~。．｡]{0,61}[^\\s!-/:-@\\[-`{-~。．｡])?([.。．｡][^\\s!-/:-@\\[-`{-~。．｡]([^\\s!-,./:-@\\[-`{-~。．｡]{0,61}[^\\s!-/:-@\\[-`{-~。．｡])?)+)\\s*$':
    [4, TOLD],
  '^\\s*[^\\s*`\\\\>\\x22@][^*`\\\\>\\x22@]*$': [5, TOLD],
  '^\\s*[Hh][Tt][Tt][Pp][Ss]?:[/\\\\]*(([^\\s!-,./:-@\\[-^`{-~]+\\.)*[0-9]*[^\\s!-,./-9:-@\\[-^`{-~][^\\s!-,./:-@\\[-^`{-~]*\\.?|((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\\.?|\\[[0-9A-Fa-f:.]+\\])(:([0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])?)?([/\\\\?#][\\s\\S]*|\\s*)$':
    [2, TOLD],
  '1 2 3': [8, 'numbers of preferences and of new bots, each with a meaning of its own'],
  '1 2 3 4': [6, 'numbers of preferences, of bots and of channels, each with a meaning of its own'],
  '100 200 300 400 600': [2, 'an invitation has a role by default'],
  'allow_empty_topic disable_empty_topic empty_topic_only inherit': [2, 'a new channel has a policy by default'],
  'channel direct private stream': [2, 'typing has a type by default'],
}

/** Field names with several meanings in requests (`>`) or in answers (`<`). */
const HOMONYMS: Reasons = {
  '>topics_policy string': [2, 'a channel may inherit that of its organisation'],
  '<topics_policy string': [2, 'the same'],
  '>message_retention_days integer': [2, 'an organisation says unlimited by -1, a channel by a word'],
  '>type string': [2, 'a draft may be undecided'],
  '<type string': [2, 'the same'],
  '>anchor string': [2, 'messages are marked without a date'],
  '>to array': [2, 'a draft may name nobody'],
  '>op string': [2, 'flags are added and removed, typing starts and stops'],
  '>add array': [3, 'members of groups are more than subgroups, and channels fewer'],
  '>delete array': [3, 'the same'],
  '>principals array': [2, 'an empty list subscribes nobody; only other people can be unsubscribed by naming them'],
  '<max_message_id integer': [2, 'somebody may have no message, a conversation has one'],
  '<id integer': [2, 'IDs of events and messages are wide, and may be 0'],
  '<message_type string': [2, 'typing says direct where deletions say private'],
  '<reaction_type string': [2, 'empty where a status lost its emoji'],
  '<name string': [2, 'introductions and sizes of thumbnails have known names, each of its own kind'],
  '<status string': [2, 'the older formats know no offline'],
  '<visibility_policy integer': [2, 'topics that inherit are not listed'],
}

/** In events, these fields distinguish the forms of a type. Each form has its own, where Ajv looks for them. */
const TELLING = new Set(['op', 'property'])

/** The keywords that restrict a field. Lengths of texts have one limit per noun (`bounds`). */
const KEYWORDS = ['enum', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems']

/** The enumerations and patterns of the bundled contract that occur more than once without a reason, one line each. */
export function copyFaults(document: object, reasons = COPIES): string[] {
  const places = new Map<string, string[]>()
  for (const { schema, at } of writtenOut(document, ''))
    for (const text of [enumerationOf(schema), schema.pattern])
      if (typeof text === 'string' && !TELLING.has(at.split('/').at(-1) ?? '')) places.set(text, [...(places.get(text) ?? []), at])
  return unexplained(places, reasons, (text, where) => `${text} occurs ${where.length} times, give it a name: ${where.join(', ')}`)
}

/** Sorted, because a copy in another order is a copy too. */
function enumerationOf(schema: Schema): string | undefined {
  const values = ((schema.enum as unknown[] | undefined) ?? []).filter((value) => value !== null)
  return values.length > 1 ? values.map(String).sort().join(' ') : undefined
}

/** The schemas written out in this part, not those to which it refers. */
function* writtenOut(part: unknown, at: string): Generator<{ schema: Schema; at: string }> {
  if (typeof part !== 'object' || part === null) return
  if ('type' in part && typeof part.type === 'string') yield { schema: part as Schema, at }
  for (const [key, value] of Object.entries(part))
    if (key !== 'example' && key !== 'examples') yield* writtenOut(value, key === 'properties' ? at : `${at}/${key}`)
}

/** The field names with several enumerations, patterns or ranges without a reason, one line each. */
export function homonymFaults(operations: Iterable<{ operation: Operation }>, reasons = HOMONYMS): string[] {
  const meanings = new Map<string, string[]>()
  for (const { side, name, schema } of fieldsOf(operations)) {
    const form = JSON.stringify(schema, KEYWORDS)
    const isToken = (schema.enum as unknown[] | undefined)?.length === 1 || (side === '<' && TELLING.has(name))
    if (form === '{}' || isToken) continue
    const key = `${side}${name} ${schema.type}`
    const known = meanings.get(key) ?? []
    if (!known.includes(form)) meanings.set(key, [...known, form])
  }
  return unexplained(meanings, reasons, (name, forms) => `${name} has ${forms.length} meanings: ${forms.join(', ')}`)
}

interface Field {
  /** `>` in a request, `<` in an answer. */
  side: '>' | '<'
  name: string
  schema: Schema
}
/** Every field, under every name that it has. The parts of a shared schema come only once. */
function* fieldsOf(operations: Iterable<{ operation: Operation }>): Generator<Field> {
  const entered = { '>': new Set<Schema>(), '<': new Set<Schema>() }
  function* visit(side: Field['side'], schema: Schema | undefined, name: string): Generator<Field> {
    if (!schema) return
    yield { side, name, schema }
    if (entered[side].has(schema)) return
    entered[side].add(schema)
    for (const [key, part] of Object.entries(schema.properties ?? {})) yield* visit(side, part, key)
    for (const part of (schema.oneOf as Schema[] | undefined) ?? []) yield* visit(side, part, name)
    yield* visit(side, schema.items, `${name}[]`)
    if (typeof schema.additionalProperties === 'object') yield* visit(side, schema.additionalProperties as Schema, `${name}{}`)
  }
  for (const { operation } of operations) {
    for (const { name, schema, content } of operation.parameters ?? [])
      yield* visit('>', schema ?? content?.['application/json']?.schema, name)
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) yield* visit('>', schema, '')
    for (const { content = {} } of Object.values(operation.responses))
      for (const { schema } of Object.values(content)) yield* visit('<', schema, '')
  }
}

function unexplained(lists: Map<string, string[]>, reasons: Reasons, say: (key: string, list: string[]) => string): string[] {
  const wrong = [...lists].filter(([key, list]) => list.length > 1 && reasons[key]?.[0] !== list.length)
  const stale = Object.keys(reasons).filter((key) => (lists.get(key)?.length ?? 0) < 2)
  return [...wrong.map(([key, list]) => say(key, list)), ...stale.map((key) => `${key} no longer needs a reason`)]
}

/** Operations named `update...` whose parameters with a default select what to change or what to answer, not the new value. */
const CHOOSING = new Set(['updateMessageFlagsForNarrow', 'updatePresence'])

/** A default of a request. */
interface Default {
  /** `narrow[]|0.negated` is a property of the first kind of items. */
  at: string
  value: unknown
  isRequired: boolean
}

/**
 * The defaults that typed clients would take for values, one line each: in requests that change only what they name, where absence means no
 * change; in answers, where absence means that there is no value; and of required parameters, which cannot be omitted.
 */
export function defaultFaults(operations: Iterable<{ path: string; method: string; operation: Operation }>): string[] {
  const faults: string[] = []
  for (const { path, method, operation } of operations) {
    const { operationId } = operation
    const where = `${method.toUpperCase()} ${path}`
    const defaults = [...requestDefaults(operation)]
    if (method === 'patch' || (operationId.startsWith('update') && !CHOOSING.has(operationId)))
      for (const { at } of defaults) faults.push(`${where}: ${at} has a default, but the request changes only what it names`)
    for (const { at, isRequired } of defaults) if (isRequired) faults.push(`${where}: ${at} has a default, but is required`)
    for (const [status, { content = {} }] of Object.entries(operation.responses))
      for (const { schema } of Object.values(content))
        for (const { at } of defaultsIn(schema, '')) faults.push(`${where}: ${status}: ${at} has a default: answers have x-initial`)
  }
  return faults
}

/** Every default of an operation's requests. */
export function* requestDefaults({ parameters = [], requestBody }: Operation): Generator<Default> {
  for (const { name, required, schema, content } of parameters)
    yield* defaultsIn(schema ?? content?.['application/json']?.schema, name, required)
  for (const { schema } of Object.values(requestBody?.content ?? {})) yield* defaultsIn(schema, '')
}

function* defaultsIn(schema: Schema | undefined, at: string, isRequired = false): Generator<Default> {
  if (!schema) return
  if (schema.default !== undefined) yield { at, value: schema.default, isRequired }
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* defaultsIn(part, at ? `${at}.${name}` : name, schema.required?.includes(name))
  for (const [i, part] of ((schema.oneOf as Schema[]) ?? []).entries()) yield* defaultsIn(part, `${at}|${i}`)
  if (schema.items) yield* defaultsIn(schema.items, `${at}[]`)
  if (typeof schema.additionalProperties === 'object') yield* defaultsIn(schema.additionalProperties as Schema, `${at}{}`)
}

interface ModelSchema {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, ModelSchema>
  items?: ModelSchema
  additionalProperties?: boolean | ModelSchema
  oneOf?: ModelSchema[]
}
interface Described {
  description?: string
  name?: string
}
interface ModelOperation {
  operationId: string
  parameters?: Described[]
  responses: Record<string, { content?: Record<string, { schema?: ModelSchema; examples?: Record<string, { $ref?: string }> }> }>
}
export interface Model {
  tags?: Described[]
  paths: Record<string, Record<string, ModelOperation>>
  components: { schemas: Record<string, ModelSchema>; securitySchemes?: Record<string, object> }
}

/** The faults of the bundled contract as a model. */
export function* modelFaults({ tags = [], paths, components: { schemas, securitySchemes = {} } }: Model): Generator<string> {
  // Generators write a type for each way of authentication, too.
  const names = new Map(Object.keys(securitySchemes).map((name) => [name.toLowerCase(), `the security scheme ${name}`]))
  for (const [name, schema] of Object.entries(schemas)) {
    if (!/^[A-Z]/.test(name)) yield `components/schemas/${name}: a name that the bundler chose`
    // Generators write both NOT_FOUND and NotFound as NotFound.
    const plain = name.replaceAll('_', '').toLowerCase()
    const other = names.get(plain)
    if (other) yield `components/schemas/${name}: generators cannot tell it from ${other}`
    names.set(plain, name)
    if (!schema.description) yield `components/schemas/${name}: no description`
    yield* undescribed(schema, `components/schemas/${name}`)
  }
  for (const { name, description } of tags) if (!description) yield `tag ${name}: no description`
  yield* repeatedExamples(paths)
  for (const item of Object.values(paths))
    for (const { operationId, parameters = [], responses } of Object.values(item).filter((one) => one.operationId)) {
      for (const { name, description } of parameters) if (!description) yield `${operationId}: the parameter ${name} has no description`
      for (const [status, { content = {} }] of Object.entries(responses)) {
        const { schema } = content['application/json'] ?? {}
        if (schema && !schema.$ref) yield `${operationId}: the answer ${status} has no name`
      }
    }
}

/** An answer that occurs this often, to the same caller, must have a name in openapi/components/examples.yaml. */
const OFTEN = 4

/** The examples of frequent answers that are written out each time. */
function* repeatedExamples(paths: Model['paths']): Generator<string> {
  const places = new Map<string, string[]>()
  for (const item of Object.values(paths))
    for (const { operationId, responses = {} } of Object.values(item))
      for (const { content = {} } of Object.values(responses))
        for (const { examples = {} } of Object.values(content))
          for (const [name, example] of Object.entries(examples)) {
            if (example.$ref) continue
            const text = JSON.stringify(example)
            places.set(text, [...(places.get(text) ?? []), `${operationId} ${name}`])
          }
  for (const [text, at] of places) if (at.length >= OFTEN) yield `${at.join(', ')}: the same example, ${text}`
}

/** The properties without a description, at any depth. A reference to a schema has the schema's. */
function* undescribed(schema: ModelSchema, at: string): Generator<string> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!property.$ref && !property.description) yield `${at}.${name}: no description`
    yield* undescribed(property, `${at}.${name}`)
  }
  for (const part of [schema.items, schema.additionalProperties, ...(schema.oneOf ?? [])])
    if (typeof part === 'object') yield* undescribed(part, `${at}[]`)
}

/** The faults in the files of openapi/: references to a part of a schema, and schemas that bundling lost. */
export function* sourceFaults({ components: { schemas } }: Model): Generator<string> {
  const openapi = new URL('../openapi/', import.meta.url)
  for (const file of readdirSync(openapi, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))) {
    const source = readFileSync(new URL(file, openapi), 'utf8')
    for (const [, reference] of source.matchAll(/\$ref: "?(\S*#\/[^"\s/]+\/[^"\s}]+)/g))
      yield `openapi/${file}: ${reference} refers to a part of a schema`
    if (!/^components\/(?!headers|responses|examples)/.test(file)) continue
    const own = /^components\/schemas\/(\w+)\.yaml$/.exec(file)?.[1]
    const declared = own ? [own] : [...source.matchAll(/^([A-Z]\w+):/gm)].map(([, name]) => name as string)
    for (const name of declared) if (!schemas[name]) yield `openapi/${file}: nothing refers to ${name}`
  }
}

/** Values that look like references and are not, by place. This list only shrinks. */
const NO_REFERENCES: Record<string, string> = {
  last_event_id: 'a place in the queue',
  last_update_id: 'a place in time',
  'getAuditLog before': 'a place in the log',
  'getBotDeliveries before': 'a place in the list',
  local_id: 'chosen by the client',
  push_key_id: 'chosen by the client',
  token_id: 'of another service',
  num_before: 'a number',
  num_after: 'a number',
  invitee_emails: 'who has no account yet',
  new_email: 'an address to be',
  'addNavigationView fragment': 'of a view to be',
  'addRealmDomain domain': 'a domain to be',
  'addCustomEmoji emoji_name': 'of an emoji to be',
  email: 'an address to be',
}
const NAMES = /(^|_)(id|user|stream|channel|group|folder|email|emoji_name|emoji_code|fragment|domain|path)s?$/
const ID_BOUNDS = new Set([2_147_483_647, Number.MAX_SAFE_INTEGER])

/** The values that name something without specifying what, and the reasons that no longer apply, one line each. */
export function referenceFaults(
  operations: Iterable<{ path: string; method: string; operation: Operation }>,
  reasons = NO_REFERENCES,
): string[] {
  const faults: string[] = []
  const used = new Set<string>()
  for (const { path, method, operation } of operations)
    for (const { at, schema, kinds } of leavesOf(operation)) {
      if (kinds.length > 0 || !looksLikeReference(at, schema)) continue
      const key = [`${operation.operationId} ${at}`, at].find((one) => reasons[one])
      if (key) used.add(key)
      else faults.push(`${method.toUpperCase()} ${path}: ${at} names something: it needs x-refers-to`)
    }
  const stale = Object.keys(reasons).filter((key) => !used.has(key))
  return [...faults, ...stale.map((key) => `${key} no longer needs a reason`)]
}

function looksLikeReference(at: string, schema: Schema): boolean {
  const name = at.split('.').at(-1)?.replace(/\[\]$/, '') ?? ''
  if (schema.enum || schema.format === 'binary') return false
  return NAMES.test(name) || (schema.type === 'integer' && ID_BOUNDS.has(schema.maximum as number))
}

/** How the sentence about permissions names who has the right. */
const NAMED = { person: /\b(bots|people)\b/i, bot: /\bbots\b/, administrator: /\*: administrators\b/, owner: /\*: owners\b/ }

/** What is wrong with the right of an operation. */
export function* rightFaults({ 'x-right': right, security, description = '', responses }: Operation): Generator<string> {
  if (right === undefined) return
  if (!isRight(right)) return yield `x-right must be one of: ${Object.keys(RIGHTS).join(', ')}`
  if (security && !security.every((scheme) => Object.keys(scheme).length > 0)) yield 'x-right needs a caller, so not without credentials'
  if (!NAMED[right].test(/\*\*Permissions\*\*(?:.|\n(?!\n))*/.exec(description)?.[0] ?? ''))
    yield `the sentence about permissions does not name its x-right: ${right}`
  const refusals = Object.values(responses[400]?.content ?? {}).flatMap(({ examples = {} }) => Object.values(examples))
  if (!refusals.some(({ value }) => (value as { msg?: string }).msg === RIGHTS[right].refusal))
    yield `400: no example of the refusal of its x-right: ${RIGHTS[right].refusal}`
}

export function* formFaults(operations: WholeContract['operations']): Generator<string> {
  for (const { path, method, operation } of operations) {
    const needs = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => [...(schema?.required ?? [])].sort().join(', '))
    if (new Set(needs).size > 1) yield `${method.toUpperCase()} ${path}: one form requires '${needs.join("', another '")}'`
  }
}

export function* linkFaults(operations: WholeContract['operations']): Generator<string> {
  const named = new Map(operations.map(({ operation }) => [operation.operationId, operation]))
  for (const { path, method, operation } of operations)
    for (const [name, { operationId, parameters = {} }] of Object.entries(operation.responses['200']?.links ?? {})) {
      const known = named.get(operationId)?.parameters?.map((one) => one.name) ?? []
      const strange = Object.keys(parameters).filter((one) => !known.includes(one))
      if (!named.has(operationId) || strange.length > 0)
        yield `${method.toUpperCase()} ${path}: the link ${name} leads to ${operationId}, which does not exist or has no ${strange}`
    }
}

/** Limits that descriptions call by the names under which clients get them. */
const NAMED_LIMITS: Record<string, number> = {
  max_channel_folder_description_length: CHANNEL_FOLDER_LIMITS.description,
  max_channel_folder_name_length: CHANNEL_FOLDER_LIMITS.name,
  max_message_length: MAX_MESSAGE_LENGTH,
  max_reminder_note_length: MAX_REMINDER_NOTE_LENGTH,
  max_stream_description_length: MAX_CHANNEL_DESCRIPTION_LENGTH,
  max_stream_name_length: MAX_CHANNEL_NAME_LENGTH,
  max_topic_length: MAX_TOPIC_LENGTH,
}
/** Descriptions that say more than their schemas, and why. This list only shrinks. */
const MORE_IN_WORDS: Record<string, string> = {
  alternative_url_templates: 'refused by the server, with all other faults of the linkifier',
  domain: 'refused as no domain, whatever is wrong with it',
  email: 'refused as no address, whatever is wrong with it',
}

/** Something that a request can have. */
interface Said {
  at: string
  schema: Schema
  words: string
  isRequired: boolean
}

/** Where the description of a parameter or property contradicts its schema, or states a limit that it has not, one line each. */
export function* wordFaults(operations: WholeContract['operations'], reasons = MORE_IN_WORDS): Generator<string> {
  const used = new Set<string>()
  for (const { path, method, operation } of operations) {
    const changes = method === 'patch' || operation.operationId.startsWith('update')
    for (const described of describedIn(operation))
      for (const fault of contradictions(described, changes)) {
        if (reasons[described.at]) used.add(described.at)
        else yield `${method.toUpperCase()} ${path}: ${described.at}: ${fault}`
      }
  }
  for (const { name, schema } of fieldsOf(operations))
    for (const fault of enumerationFaults(wordsOf(schema), schema)) yield `${name}: ${fault}`
  for (const at of Object.keys(reasons)) if (!used.has(at)) yield `${at} no longer needs a reason`
}

const wordsOf = ({ description = '' }: { [keyword: string]: unknown }): string => String(description).replace(/\s+/g, ' ').trim()

function* describedIn({ parameters = [], requestBody }: Operation): Generator<Said> {
  for (const parameter of parameters) {
    const { name, required = false, schema = parameter.content?.['application/json']?.schema } = parameter
    yield* describedParts(schema, name, required, wordsOf(parameter as object as Schema))
  }
  for (const { schema } of Object.values(requestBody?.content ?? {})) yield* describedProperties(schema, '')
}

function* describedParts(schema: Schema | undefined, at: string, isRequired: boolean, words = ''): Generator<Said> {
  if (!schema) return
  yield { at, schema, words: `${words} ${wordsOf(schema)}`.trim(), isRequired }
  yield* describedProperties(schema, at)
  yield* describedParts(schema.items, `${at}[]`, true)
  for (const part of (schema.oneOf as Schema[] | undefined) ?? []) yield* describedParts(part, at, isRequired)
}

function* describedProperties(schema: Schema | undefined, at: string): Generator<Said> {
  for (const [name, part] of Object.entries(schema?.properties ?? {}))
    yield* describedParts(part, at ? `${at}.${name}` : name, schema?.required?.includes(name) ?? false)
}

/** `changes`: the request changes only what it names, so that it has no defaults (`defaults`). */
function* contradictions({ schema, words, isRequired }: Said, changes: boolean): Generator<string> {
  if (/\boptional\b/i.test(words)) yield 'says optional, which `required` says'
  if (/(^|\. )Required\.( |$)/.test(words) && !isRequired) yield 'says Required, but is not'
  if (isRequired && /\b(if|when) (it is )?(omitted|left out)\b/i.test(words) && !schema['x-requires'])
    yield 'says what it means if left out, but is required'
  const [, left, given] = /\b(?:omitted|left out), it is `?([\w-]+)`?\.|\bdefaults? (?:is|to) `?([\w-]+)`?/i.exec(words) ?? []
  const value = left ?? given
  const literal = /^(true|false|-?\d+)$/.test(value ?? '')
  if (literal && !changes && String(schema.default) !== value)
    yield `says that it is ${value} by default, but its default is ${schema.default}`
  if (schema.type === 'string' && schema.format !== 'binary') yield* lengthFaults(words, schema)
  const [, most] = /(?:^|\. )At most ([\d,]+)(?: \w+)?\./.exec(words) ?? []
  const limit = schema.type === 'array' ? schema.maxItems : schema.type === 'integer' ? schema.maximum : undefined
  if (most !== undefined && limit !== undefined && numberIn(most) !== limit) yield `says at most ${most}, but its schema ${limit}`
}

const numberIn = (text: string): number => Number(text.replaceAll(',', ''))

/** The first length that a description states is the limit of the text, as it is sent or as it is stored. */
function* lengthFaults(words: string, schema: Schema): Generator<string> {
  const [said, named, number] =
    /(?:at most|\b1 to) (?:`(max_\w+)`|([\d,]+)) (?:Unicode |printable )*(?:code points|characters)/i.exec(words) ?? []
  const stated = schema['x-max-length']
  if (said === undefined) {
    if (stated !== undefined && !/older name of|same rule as|\bas in\b/.test(words))
      yield `has x-max-length ${stated}, which it does not say`
    return
  }
  const meant = named === undefined ? numberIn(number ?? '') : NAMED_LIMITS[named]
  const limit = stated ?? schema.maxLength
  if (meant !== limit) yield `says ${said}, but its schema ${limit}`
}

/** A sentence that lists the values lists all of them. */
function* enumerationFaults(words: string, schema: Schema): Generator<string> {
  const [, list] = /(?:^|\. )(?:One of|Either) ((?:`[^`]*`(?:, | or | and |, or )?)+)(?=[.:;]|$)/i.exec(words) ?? []
  const values = ((schema.enum as unknown[] | undefined) ?? []).filter((value) => value !== null).map(String)
  if (list === undefined || values.length === 0) return
  const said = [...list.matchAll(/`([^`]*)`/g)].map(([, value]) => String(value))
  if ([...said].sort().join() !== [...values].sort().join()) yield `says one of ${said.join(', ')}, but its schema ${values.join(', ')}`
}
