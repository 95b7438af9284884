// Errors of Ajv -> one message that names the parameter.

import { Ajv, type ErrorObject, type SchemaValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { type ApiError, badParameter, badRequest } from '../errors.ts'
import { codePoints } from '../limits.ts'
import { parseDateTime } from '../values/dates.ts'
import { lengthOnceStored } from '../values/topics.ts'
import type { JsonSchema } from './contract.ts'
import { brokenRequirementOf, type Requirement } from './requirements.ts'

const BOUNDS = new Set(['maxItems', 'maxProperties', 'x-max-key-length', 'maxLength', 'x-max-length', 'minLength', 'minimum', 'maximum'])

/** The validator of requests. It coerces nothing, because parameters are already decoded and coercion breaks unions. */
export function requestAjv(): Ajv {
  // Without the meta-schema, which takes as long to compile as the schemas of many operations. `npm run check` has already checked the
  // contract. Optimising takes a third of the time of a first request, and a validation is no faster afterwards.
  const ajv = addFormats.default(
    new Ajv({ strict: false, discriminator: true, verbose: true, validateSchema: false, code: { optimize: false } }),
  )
  // `propertyNames` of JSON Schema, which OpenAPI 3.0 does not have.
  ajv.addKeyword({
    keyword: 'x-max-key-length',
    type: 'object',
    validate: (limit: number, map: object) => Object.keys(map).every((key) => key.length <= limit || codePoints(key) <= limit),
  })
  // The length of a text as it is stored, where `maxLength` bounds what is sent.
  ajv.addKeyword({
    keyword: 'x-max-length',
    type: 'string',
    validate: (limit: number, text: string) => text.length <= limit || lengthOnceStored(text) <= limit,
  })
  ajv.addKeyword({ keyword: 'x-requires', type: 'object', errors: true, validate: keepsRequirements })
  // Every integer is an int64, so the format needs no code.
  return ajv.addFormat('int64', true).addFormat('date-time', (text: string) => parseDateTime(text) !== undefined)
}

/** Whether an object keeps the rules about several of its properties. */
const keepsRequirements: SchemaValidateFunction = (rules: Requirement[], object: object, schema) => {
  const broken = (at: string): string | undefined =>
    brokenRequirementOf(rules, object, (schema as JsonSchema | undefined)?.properties ?? {}, at)
  if (broken('') === undefined) return true
  keepsRequirements.errors = [{ keyword: 'x-requires', message: 'breaks a rule', params: { broken } }]
  return false
}

/** BAD_REQUEST for the first error of a request's validation. Paths begin with `/requestBody`, `/query` or `/path`. */
export function invalidRequest(errors: readonly ErrorObject[]): ApiError {
  const error = cause(errors)
  if (!error) return badRequest('The request is invalid')
  const [, , ...steps] = error.instancePath.split('/')
  if (error.keyword === 'required') {
    if (steps.length === 0 && error.params.missingProperty === 'requestBody') return badRequest('The request body is missing')
    return badParameter(name([...steps, error.params.missingProperty]), 'is missing')
  }
  if (error.keyword === 'x-requires') return badRequest(error.params.broken(name(steps)))
  return badParameter(name(steps), expectation(error))
}

/** The first error. For a union, the error of the branch for the value's type, which is more precise than "no branch matches". */
function cause(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const union = errors.findLast(({ keyword }) => keyword === 'oneOf')
  // A value that is out of bounds is out of bounds whichever branch it was meant for.
  const outOfBounds = union && errors.find(({ keyword }) => BOUNDS.has(keyword))
  if (!union || outOfBounds) return outOfBounds ?? errors[0]
  const branches = ((union.parentSchema as JsonSchema).oneOf ?? []).flatMap(({ type }, i) =>
    isOfType(union.data, type) ? [errors.filter(({ schemaPath }) => schemaPath.startsWith(`${union.schemaPath}/${i}/`))] : [],
  )
  const [inside = [], ...others] = branches
  // If several branches are lists, the error about the list itself.
  if (others.length > 0) return branches.flat().find(({ instancePath }) => instancePath === union.instancePath) ?? union
  const found = cause(inside)
  // The enumeration in one branch does not name every valid value.
  return found && (found.keyword !== 'enum' || found.instancePath !== union.instancePath) ? found : union
}

function isOfType(value: unknown, type: string | undefined): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

/** Turns the steps of a JSON pointer into a name such as `to[2].name`. */
function name(steps: string[]): string {
  return steps
    .map((step, i) => (/^[0-9]+$/.test(step) ? `[${step}]` : (i > 0 ? '.' : '') + step.replaceAll('~1', '/').replaceAll('~0', '~')))
    .join('')
}

function expectation(error: ErrorObject): string {
  const { keyword, params } = error
  const schema = error.parentSchema as JsonSchema
  switch (keyword) {
    case 'type':
      return `must be ${typeNames(params.type)}`
    case 'enum':
      return `must be one of: ${words(params.allowedValues)}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'x-max-length':
      return `must have at most ${error.schema} characters`
    case 'minItems':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} items`
    case 'maxItems':
      return `must have at most ${params.limit} items`
    case 'minProperties':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} keys`
    case 'maxProperties':
      return `must have at most ${params.limit} keys`
    case 'x-max-key-length':
      return `must not have a key of more than ${error.schema} characters`
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'additionalProperties':
      return `must not have a key '${String(params.additionalProperty).slice(0, 100)}'`
    case 'oneOf':
      return `must be ${[...new Set((schema.oneOf ?? []).map(describe))].join(', or ')}`
    case 'not':
      return String((error.schema as JsonSchema)['x-says'])
    case 'format':
    case 'pattern':
      if (schema.minLength && String(error.data).trim() === '') return 'must not be empty'
      return String(schema['x-says'] ?? `must be ${schema['x-expects']}`)
    default:
      return error.message ?? 'is invalid'
  }
}

function words(values: unknown[]): string {
  return values
    .filter((value) => value !== null)
    .map((value) => (value === '' ? 'the empty string' : value))
    .join(', ')
}

function describe(schema: JsonSchema): string {
  if (schema.enum) return `one of: ${words(schema.enum)}`
  if (schema.type === 'array') return schema.items?.type ? `a list of ${PLURAL[schema.items.type] ?? 'values'}` : 'a list'
  if (schema.type === 'object') return `an object with ${keysOf(schema)}`
  return typeNames(schema.type ?? 'object')
}

/** The required keys of an object or, if it has none, its optional keys. */
function keysOf({ required, properties = {} }: JsonSchema): string {
  const names = (required ?? Object.keys(properties)).map((name) => `'${name}'`)
  const [last] = names.splice(-1)
  return names.length > 0 ? `${names.join(', ')} ${required ? 'and' : 'or'} ${last}` : `${last}`
}

const ARTICLE: Record<string, string> = { integer: 'an integer', object: 'an object', array: 'a list', boolean: 'true or false' }
const PLURAL: Record<string, string> = { integer: 'integers', string: 'strings', object: 'objects' }

function typeNames(type: string | string[]): string {
  return (Array.isArray(type) ? type : String(type).split(',')).map((t) => ARTICLE[t] ?? (t === 'null' ? 'null' : `a ${t}`)).join(' or ')
}
