// What Ajv found -> one message that names the parameter.

import type { ErrorObject } from 'ajv'
import { type ApiError, badRequest } from '../errors.ts'
import type { JsonSchema } from './contract.ts'

const BOUNDS = new Set(['maxItems', 'maxProperties', 'maxLength'])

/** BAD_REQUEST for the first error of a request's validation. Paths begin with `/requestBody`, `/query` or `/path`. */
export function invalidRequest(errors: readonly ErrorObject[]): ApiError {
  const union = errors.findLast(({ keyword }) => keyword === 'oneOf' || keyword === 'discriminator')
  // Of a branch whose type fits, what is wrong inside says more than that no branch fits.
  const inside = union && errors.find((error) => error.instancePath === union.instancePath && !['type', 'oneOf'].includes(error.keyword))
  // Whatever branch it was meant for, it is too long.
  const tooLong = union && errors.find(({ keyword }) => BOUNDS.has(keyword))
  const error = tooLong ?? inside ?? union ?? errors[0]
  if (!error) return badRequest('The request is invalid')
  const [, , ...steps] = error.instancePath.split('/')
  if (error.keyword === 'required') {
    if (steps.length === 0 && error.params.missingProperty === 'requestBody') return badRequest('The request body is missing')
    return badRequest(`'${name([...steps, error.params.missingProperty])}' is missing`)
  }
  return badRequest(`'${name(steps)}' ${expectation(error)}`)
}

/** `to[2].name` from the steps of a JSON pointer. */
function name(steps: string[]): string {
  return steps
    .map((step, i) => (/^[0-9]+$/.test(step) ? `[${step}]` : (i > 0 ? '.' : '') + step.replaceAll('~1', '/').replaceAll('~0', '~')))
    .join('')
}

function expectation(error: ErrorObject): string {
  const { keyword, params, parentSchema } = error
  switch (keyword) {
    case 'type':
      return `must be ${typeNames(params.type)}`
    case 'enum':
      return `must be one of: ${(params.allowedValues as unknown[]).filter((value) => value !== null).join(', ')}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} items`
    case 'maxItems':
      return `must have at most ${params.limit} items`
    case 'maxProperties':
      return `must have at most ${params.limit} keys`
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'additionalProperties':
      return `must not have a key '${String(params.additionalProperty).slice(0, 100)}'`
    case 'oneOf':
      return `must be ${[...new Set(((parentSchema as JsonSchema).oneOf ?? []).map(describe))].join(', or ')}`
    case 'format':
      return `must be a valid ${params.format}`
    case 'pattern':
      return 'has the wrong form'
    default:
      return error.message ?? 'is invalid'
  }
}

function describe(schema: JsonSchema): string {
  if (schema.enum) return `one of: ${schema.enum.join(', ')}`
  if (schema.type === 'array') return schema.items?.type ? `a list of ${PLURAL[schema.items.type] ?? 'values'}` : 'a list'
  return typeNames(schema.type ?? 'object')
}

const ARTICLE: Record<string, string> = { integer: 'an integer', object: 'an object', array: 'a list', boolean: 'true or false' }
const PLURAL: Record<string, string> = { integer: 'integers', string: 'strings', object: 'objects' }

function typeNames(type: string | string[]): string {
  return (Array.isArray(type) ? type : String(type).split(',')).map((t) => ARTICLE[t] ?? (t === 'null' ? 'null' : `a ${t}`)).join(' or ')
}
