// Checks answers against the contract.

import { Ajv, type SchemaValidateFunction, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Logger } from 'pino'
import type { Answer, Sender } from './answer.ts'
import { type Contract, type JsonSchema, oncePerContract, type ResponseHeader } from './contract.ts'
import { EXPOSED_HEADERS } from './cors.ts'
import { JsonWriter } from './json.ts'

/** What is wrong with an answer, or undefined. */
type ResponseCheck = (operationId: string, status: number, body: unknown) => string | undefined

/** An object with more fields than this is checked field by field. */
const MANY = 30

/** Compiles a schema when the first answer needs it. Undeclared statuses and undeclared fields are faults. */
export const responseCheck = oncePerContract(({ operations }): ResponseCheck => {
  // Optimising takes half of the time to create a validator, and few answers are checked in production.
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false, code: { optimize: false } })
  addFormats.default(ajv)
  const compiled = new Map<JsonSchema | string, ValidateFunction>()
  const validatorOf = (schema: JsonSchema): ValidateFunction => {
    const known = compiled.get(schema)
    if (known) return known
    const shape = shapeOf(schema)
    const validate = compiled.get(shape) ?? ajv.compile(withLateParts(schema))
    for (const key of [schema, shape]) compiled.set(key, validate)
    return validate
  }
  ajv.addKeyword({ keyword: LATE, errors: 'full', validate: lateCheck(validatorOf) })
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]))

  return (operationId, status, body) => {
    const key = `${operationId} ${status}`
    const schema = byId.get(operationId)?.responses[String(status)]?.content?.['application/json']?.schema
    if (!schema) return `${key}: the contract does not declare this status`
    const validate = validatorOf(schema)
    if (validate(body)) return undefined
    return `${key}: ${ajv.errorsText(validate.errors, { dataVar: 'body' })}`
  }
})

/** What equal numbers, strings and the like share, whatever they mean. */
function shapeOf(schema: JsonSchema): JsonSchema | string {
  const keywords = Object.entries(schema).filter(([key]) => key !== 'description' && key !== 'example' && !key.startsWith('x-'))
  return keywords.some(([, value]) => typeof value === 'object' && !Array.isArray(value)) ? schema : JSON.stringify(keywords)
}

/** Stands for schemas that are compiled when the first value needs them. */
const LATE = 'x-late'
/** A part of a value, the path from the value to it, and its schema or, without one, what is wrong with it. */
type Part = [part: unknown, path: string, schema: JsonSchema | undefined, fault?: string]
type Parts = (value: object | null) => Part[]

/**
 * A schema, except that objects inside, what a discriminator chooses from, and the fields of a large object are compiled with their first
 * values: with all that an answer can contain, the first registration and the first event would keep every request waiting.
 */
function withLateParts(schema: JsonSchema): object {
  const { discriminator, oneOf, properties, additionalProperties, ...others } = schema
  if (discriminator && oneOf) return { ...others, [LATE]: chosenBy((discriminator as { propertyName: string }).propertyName, oneOf) }
  if (properties && additionalProperties === false && Object.keys(properties).length > MANY)
    return { ...others, [LATE]: fieldsOf(properties) }
  return withLateObjects(schema) as object
}

/** A part of a schema. Most have nothing that is late, and stay what they are. */
function withLateObjects(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  const converted = Object.entries(part).map(([key, value]): [string, unknown] => [
    key,
    isLate(value) ? late(value) : withLateObjects(value),
  ])
  return Array.isArray(part) ? converted.map(([, value]) => value) : Object.fromEntries(converted)
}

function isLate(part: JsonSchema | undefined): part is JsonSchema {
  return typeof part === 'object' && part !== null && (part.type === 'object' || part.discriminator !== undefined)
}

function late(schema: JsonSchema): object {
  const parts: Parts = (value) => [[value, '', schema]]
  return { [LATE]: parts }
}

function chosenBy(name: string, branches: JsonSchema[]): Parts {
  const schemas = new Map(branches.flatMap((branch) => (branch.properties?.[name]?.enum ?? []).map((value) => [value, branch])))
  return (value) => [[value, '', schemas.get((value as Record<string, unknown> | null)?.[name]), 'has an unknown type']]
}

function fieldsOf(properties: Record<string, JsonSchema>): Parts {
  return (value) =>
    Object.entries(value ?? {}).map(([name, field]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
      return schema ? [field, `/${pointer(name)}`, schema] : [field, '', undefined, 'must NOT have additional properties']
    })
}

function lateCheck(validatorOf: (schema: JsonSchema) => ValidateFunction): SchemaValidateFunction {
  const check: SchemaValidateFunction = (partsOf: Parts, data: object | null, _parent, place) => {
    const at = place?.instancePath ?? ''
    for (const [part, path, schema, message = ''] of partsOf(data)) {
      const validate = schema && validatorOf(schema)
      if (!validate) check.errors = [{ keyword: LATE, instancePath: at + path, message, params: {} }]
      else if (!validate(part))
        check.errors = (validate.errors ?? []).map((one) => ({ ...one, instancePath: at + path + one.instancePath }))
      else continue
      return false
    }
    return true
  }
  return check
}

/** What is wrong with the headers of an answer, by what its response declares: one that is missing, or is not of its type. */
export function headerFault(declared: Record<string, ResponseHeader>, sent: Record<string, unknown>): string | undefined {
  const values = new Map(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]))
  for (const [name, { required, schema }] of Object.entries(declared)) {
    const value = values.get(name.toLowerCase())
    if (value === undefined && required) return `the header ${name} is missing`
    if (value !== undefined && schema.type === 'integer' && !/^[0-9]+$/.test(String(value))) return `the header ${name} is not an integer`
  }
  return undefined
}

/** What is wrong with the headers of an answer. None that clients may rely on is sent without being declared. */
function headersFault({ operations }: Contract, operationId: string, status: number, sent: Record<string, string>): string | undefined {
  const declared = operations.find((one) => one.operationId === operationId)?.responses[status]?.headers ?? {}
  const fault = headerFault(declared, sent)
  if (fault) return `${operationId} ${status}: ${fault}`
  const stranger = Object.keys(sent).find((name) => EXPOSED_HEADERS.includes(name) && !declared[name])
  return stranger && `${operationId} ${status}: the contract does not declare the header ${stranger}`
}

export type AnswerCheck = (operationId: string, sender: Sender, answer: Answer) => Answer

/**
 * Checks an answer against the contract and returns it. With `throw`, a fault is thrown. A number is the share of answers to check, whose
 * faults are logged.
 */
export function answerCheck(contract: Contract, mode: 'throw' | number, log: Logger): AnswerCheck {
  return (operationId, { requestId, headers }, answer) => {
    if (mode !== 'throw' && (Math.random() >= mode || isLarge(answer.body))) return answer
    // Compiled for the first checked answer, which comes late in production, so that the server starts faster.
    const sent = { 'X-Request-Id': requestId, ...headers, ...answer.headers }
    const fault =
      responseCheck(contract)(operationId, answer.status, answer.body) ?? headersFault(contract, operationId, answer.status, sent)
    if (fault === undefined) return answer
    if (mode === 'throw') throw new Error(`the response violates the contract: ${fault}`)
    log.error({ requestId, fault }, 'a response violates the contract')
    return answer
  }
}

/** Whether a body is sent in pieces. Checking such a body would keep other requests waiting. */
function isLarge(body: unknown): boolean {
  const writer = new JsonWriter(body)
  writer.next()
  return !writer.isDone
}

function pointer(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
