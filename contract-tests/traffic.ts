// What of the contract occurred while all tests ran: parameters present and omitted, values of enumerations, limits reached and exceeded,
// optional fields of answers present and absent. At the end, `npm test` lists what did not (contract-tests/unseen.ts). Tests that run alone
// record nothing.

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonSchema, loadContract, type Operation } from '../src/http/contract.ts'
import { compileRoutes } from '../src/http/router.ts'
import { noteError } from './errors-seen.ts'

/** A request as a client sent it. */
export interface Sent {
  method: string
  /** Relative to the server's root, with the query. */
  path: string
  /** A form or JSON. Other bodies are not examined. */
  body?: string | undefined
}
interface Got {
  status: number
  /** JSON as an object, or anything else. */
  body: unknown
}
/** What can occur in the values of a schema. */
interface Watch {
  /** Where the schema occurs first. */
  at: string
  isRequest: boolean
  unseen: Set<string>
  parts: JsonSchema[]
  /** Whether nothing in the schema and its parts is unseen. `checkedAt` is when that was last checked. */
  isDone: boolean
  checkedAt: number
}

/** How many items of a longer list are examined, because items resemble each other. */
const LOOKED_AT = 100
/** Limits of values and of sizes. */
const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'] as const

/** Records an exchange with a live server in the folder TRAFFIC, for the database TEST_DATABASE. */
export function noteExchange(sent: Sent, got: Got): void {
  const { TRAFFIC: folder, TEST_DATABASE: database } = process.env
  if (!folder || !database) return
  noteError(sent.method, sent.path, got.body)
  observer ??= new Traffic((fact) => appendFileSync(join(folder, `${database}.traffic`), `${fact}\n`))
  observer.note(sent, got)
}

let observer: Traffic | undefined

/** Watches the contract. Calls `record` once with each fact. */
export class Traffic {
  /** Everything that can occur, one line each. */
  readonly facts: ReadonlySet<string>
  readonly #match = compileRoutes(loadContract().operations)
  readonly #watches = new Map<JsonSchema, Watch>()
  /** Uses of parameters not seen yet: given, or left out. */
  readonly #unseen = new Set<string>()
  readonly #record: (fact: string) => void
  #changes = 0

  constructor(record: (fact: string) => void) {
    this.#record = record
    for (const operation of loadContract().operations) {
      const { operationId } = operation
      for (const { name, schema, required } of parametersOf(operation)) {
        for (const use of required ? [] : ['given', 'left out']) this.#unseen.add(`${operationId} ${name} ${use}`)
        this.#watch(schema, `${operationId} ${name}`, true)
      }
      const answer = answerOf(operation)
      if (answer) this.#watch(answer, `${operationId} 200`, false)
    }
    this.facts = new Set([...this.#unseen, ...[...this.#watches.values()].flatMap(({ unseen }) => [...unseen])])
  }

  /** Examines an exchange. A refused request only shows limits. */
  note({ method, path, body }: Sent, got: Got): void {
    const [place = '', query = ''] = path.split('?', 2)
    const operation = operationOf(() => this.#match(method.toLowerCase(), place))
    if (!operation) return
    const isAccepted = got.status < 300
    const given = valuesOf(operation, query, body)
    for (const { name, schema } of parametersOf(operation)) {
      if (isAccepted) this.#saw(this.#unseen, `${operation.operationId} ${name} ${given.has(name) ? 'given' : 'left out'}`)
      if (given.has(name)) this.#visit(schema, given.get(name), isAccepted)
    }
    const answer = answerOf(operation)
    if (answer && got.status === 200) this.#visit(answer, got.body, true)
  }

  #watch(schema: JsonSchema, at: string, isRequest: boolean): void {
    if (this.#watches.has(schema)) return
    const parts = partsOf(schema)
    const unseen = new Set(factsOf(schema, at, isRequest))
    this.#watches.set(schema, { at, isRequest, unseen, parts: parts.map(([, part]) => part), isDone: false, checkedAt: -1 })
    for (const [step, part] of parts) this.#watch(part, `${at}${step}`, isRequest)
  }

  #isDone(schema: JsonSchema): boolean {
    const known = this.#watches.get(schema)
    if (!known || known.isDone) return true
    if (known.checkedAt === this.#changes) return false
    known.isDone = known.unseen.size === 0 && known.parts.every((part) => this.#isDone(part))
    known.checkedAt = this.#changes
    return known.isDone
  }

  #saw(unseen: Set<string>, fact: string): void {
    if (!unseen.delete(fact)) return
    this.#changes += 1
    this.#record(fact)
  }

  #visit(schema: JsonSchema, value: unknown, isAccepted: boolean): void {
    const known = this.#watches.get(schema)
    if (!known || this.#isDone(schema)) return
    if (known.unseen.size > 0) for (const fact of factsIn(schema, value, known, isAccepted)) this.#saw(known.unseen, `${known.at}${fact}`)
    const branch = schema.oneOf?.find((one) => fits(one, value))
    if (branch) this.#visit(branch, value, isAccepted)
    if (Array.isArray(value) && schema.items) for (const item of value.slice(0, LOOKED_AT)) this.#visit(schema.items, item, isAccepted)
    if (!isObject(value)) return
    const { properties = {}, additionalProperties: others } = schema
    for (const [name, part] of Object.entries(properties)) if (name in value) this.#visit(part, value[name], isAccepted)
    if (typeof others !== 'object') return
    for (const [name, item] of Object.entries(value).slice(0, LOOKED_AT))
      if (!properties[name]) this.#visit(others as JsonSchema, item, isAccepted)
  }
}

function answerOf({ responses }: Operation): JsonSchema | undefined {
  return responses['200']?.content?.['application/json']?.schema
}

function* factsIn(schema: JsonSchema, value: unknown, { isRequest }: Watch, isAccepted: boolean): Generator<string> {
  if (isRequest) for (const bound of boundsMet(schema, value)) yield ` ${bound}`
  if (!isAccepted) return
  if (schema.enum) yield ` = ${JSON.stringify(value)}`
  if (isObject(value)) for (const name of optionalOf(schema)) yield `.${name} ${name in value ? 'there' : 'not there'}`
}

function operationOf(match: () => { operation: Operation | undefined }): Operation | undefined {
  try {
    return match().operation
  } catch {
    // Tests send paths with invalid percent-encoding on purpose.
    return undefined
  }
}

export interface Parameter {
  name: string
  schema: JsonSchema
  required: boolean
  isJson: boolean
}
const parameters = new WeakMap<Operation, Parameter[]>()

/** The parameters of the query and the body. Those of a path are always there. */
export function parametersOf(operation: Operation): Parameter[] {
  const known = parameters.get(operation)
  if (known) return known
  const { schema: body, encoding = {} } = operation.requestBody ?? {}
  const all = [
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required = false, schema, content }) => {
        const json = content?.['application/json']?.schema
        return { name, required, schema: schema ?? json ?? {}, isJson: json !== undefined }
      }),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => {
      const isJson = encoding[name]?.contentType === 'application/json'
      return { name, schema, required: body?.required?.includes(name) ?? false, isJson }
    }),
  ]
  parameters.set(operation, all)
  return all
}

/** The values of a request, by parameter. */
function valuesOf(operation: Operation, query: string, body = ''): Map<string, unknown> {
  const json = body.startsWith('{') ? parsed(body) : undefined
  const fields = new Map([...new URLSearchParams(query), ...new URLSearchParams(isObject(json) ? '' : body)])
  const texts = parametersOf(operation).flatMap(({ name, schema, isJson }): [string, unknown][] => {
    const text = fields.get(name)
    return text === undefined ? [] : [[name, isJson || schema.type === 'integer' ? parsed(text) : text]]
  })
  return new Map([...texts, ...Object.entries(isObject(json) ? json : {})])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The schemas within a schema, each with the step to it. */
function partsOf({ properties = {}, items, oneOf = [], additionalProperties }: JsonSchema): [step: string, part: JsonSchema][] {
  return [
    ...Object.entries(properties).map(([name, part]): [string, JsonSchema] => [`.${name}`, part]),
    ...(items ? [['[]', items] as [string, JsonSchema]] : []),
    ...oneOf.map((part, i): [string, JsonSchema] => [`|${nameIn(oneOf, part) ?? i}`, part]),
    ...(typeof additionalProperties === 'object' ? [['{}', additionalProperties as JsonSchema] as [string, JsonSchema]] : []),
  ]
}

/** The value that identifies a branch of a union: an event type, or an op. */
function nameIn(union: readonly JsonSchema[], branch: JsonSchema): string | undefined {
  const names = Object.entries(branch.properties ?? {}).flatMap(([name, { enum: values }]) =>
    values?.length === 1 && union.filter(({ properties }) => properties?.[name]?.enum?.includes(values[0])).length === 1 ? values : [],
  )
  return names[0] as string | undefined
}

function optionalOf({ properties = {}, required = [], oneOf }: JsonSchema): string[] {
  // The branches of a union have its properties too.
  return oneOf ? [] : Object.keys(properties).filter((name) => !required.includes(name))
}

function factsOf(schema: JsonSchema, at: string, isRequest: boolean): string[] {
  const values = (schema.enum?.length ?? 0) > 1 ? (schema.enum ?? []) : []
  const bounds = isRequest && !schema.enum ? BOUNDS.filter((bound) => schema[bound] !== undefined && canPass(schema, bound)) : []
  return [
    ...values.map((value) => `${at} = ${JSON.stringify(value)}`),
    ...optionalOf(schema).flatMap((name) => [`${at}.${name} there`, `${at}.${name} not there`]),
    ...bounds.flatMap((bound) => [`${at} at ${bound}`, `${at} past ${bound}`]),
  ]
}

/** Nothing is shorter than empty, and there is no integer beyond the largest. */
function canPass(schema: JsonSchema, bound: string): boolean {
  return schema[bound] !== Number.MAX_SAFE_INTEGER && !(bound !== 'minimum' && schema[bound] === 0)
}

function boundsMet(schema: JsonSchema, value: unknown): string[] {
  const size = sizeOf(value)
  if (size === undefined) return []
  const suffix = typeof value === 'number' ? 'imum' : typeof value === 'string' ? 'Length' : Array.isArray(value) ? 'Items' : 'Properties'
  const met = (bound: 'min' | 'max', beyond: number): string[] => {
    const limit = schema[bound + suffix] as number | undefined
    if (limit === undefined || (size !== limit && size !== limit + beyond)) return []
    return [`${size === limit ? 'at' : 'past'} ${bound}${suffix}`]
  }
  return [...met('min', -1), ...met('max', 1)]
}

/** For text, its number of code points. */
function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'string' || Array.isArray(value)) return [...value].length
  return isObject(value) ? Object.keys(value).length : undefined
}

/** Whether a value can belong to a branch of a union. */
function fits(schema: JsonSchema, value: unknown): boolean {
  if (value === null) return schema.nullable === true
  if (schema.enum && !schema.enum.includes(value)) return false
  if (schema.oneOf && !schema.type) return schema.oneOf.some((one) => fits(one, value))
  if (schema.type === 'array') return Array.isArray(value) && (value.length === 0 || !schema.items || fits(schema.items, value[0]))
  if (schema.type === 'integer') return typeof value === 'number'
  if (schema.type !== 'object') return typeof value === schema.type
  if (!isObject(value)) return false
  const { properties = {}, required = [], oneOf } = schema
  const isClosed = schema.additionalProperties === false
  return (
    required.every((name) => name in value) &&
    Object.entries(value).every(([name, part]) =>
      properties[name] ? !properties[name].enum || fits(properties[name], part) : !isClosed,
    ) &&
    (!oneOf || oneOf.some((one) => fits(one, value)))
  )
}
