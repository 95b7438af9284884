// Text of forms, queries and paths -> typed values, as the contract says. Validation comes after.

import { badRequest } from '../errors.ts'
import type { JsonSchema, Operation, Parameter } from './contract.ts'
import { setReducer } from './sets.ts'

/** Names and values of a form or a query, percent-decoded. */
export type Fields = [name: string, value: string][]
type Decoder = (text: string, name: string) => unknown
/** How to decode each parameter that an operation knows. */
export interface DecodingPlan {
  path: Map<string, Decoder>
  query: Map<string, Decoder>
  body: Map<string, Decoder>
}
export interface Decoded {
  values: Record<string, unknown>
  /** Parameters that the operation does not know. */
  unknown: string[]
}

const MAX_DEPTH = 16
/** Values in the JSON of one parameter, including nested ones: room for any list of the contract. */
const MAX_VALUES = 200_000
/** Keys of one object in the JSON of a parameter. */
const MAX_KEYS = 10_000
/** Parameters of a query string or a form. */
const MAX_FIELDS = 1_000

/** The decoding plan of an operation. */
export function decodingPlan(operation: Operation): DecodingPlan {
  const inPlace = (place: Parameter['in']): Map<string, Decoder> =>
    new Map(operation.parameters.filter((p) => p.in === place).map((p) => [p.name, parameterDecoder(p)]))
  const { requestBody } = operation
  const body = new Map<string, Decoder>()
  for (const [name, schema] of Object.entries(requestBody?.schema.properties ?? {})) {
    if (schema.format === 'binary') continue
    const isJson = requestBody?.encoding[name]?.contentType === 'application/json'
    body.set(name, isJson ? jsonDecoder(schema) : textDecoder(schema))
  }
  return { path: inPlace('path'), query: inPlace('query'), body }
}

/**
 * Decodes fields by a part of a plan. Unknown names are collected, not decoded.
 * Throws BAD_REQUEST, naming the parameter, for a repeated field and for text that does not have the parameter's type.
 */
export function decodeFields(fields: Fields, plan: Map<string, Decoder>): Decoded {
  const values: Record<string, unknown> = {}
  const seen = new Set<string>()
  const unknown = new Set<string>()
  for (const [name, text] of fields) {
    const decode = plan.get(name)
    if (!decode) {
      unknown.add(name)
      continue
    }
    if (seen.has(name)) throw badRequest(`'${name}' is given more than once`)
    seen.add(name)
    values[name] = decode(text, name)
  }
  return { values, unknown: [...unknown] }
}

/**
 * Splits `a=1&b=2`, one character for each byte, and percent-decodes it. `what` names the place in the error message.
 * Throws BAD_REQUEST for too many parameters and, naming the parameter, for invalid percent-encoding and bytes that are not UTF-8.
 */
export function parseUrlEncoded(text: string, what: string): Fields {
  if (text === '') return []
  const pairs = text.split('&', MAX_FIELDS + 1)
  if (pairs.length > MAX_FIELDS) throw badRequest(`The ${what} must have at most ${MAX_FIELDS} parameters`)
  return pairs
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      const name = at < 0 ? pair : pair.slice(0, at)
      const value = at < 0 ? '' : pair.slice(at + 1)
      const decodedName = percentDecode(spaced(name))
      if (decodedName === undefined) throw badRequest(`The names of the parameters in the ${what} must be percent-encoded UTF-8`)
      const decoded = percentDecode(spaced(value))
      if (decoded === undefined) throw badRequest(`'${printable(decodedName)}' must be percent-encoded UTF-8`)
      return [decodedName, decoded]
    })
}

/** Replaces `+` by a space, as in a form. Replaces runs at once, because one by one a million takes long. */
function spaced(text: string): string {
  return text.replace(/\++/g, (run) => ' '.repeat(run.length))
}

/** Percent-decodes UTF-8; undefined when it is invalid. A character that is not ASCII stands for a byte. */
export function percentDecode(text: string): string | undefined {
  try {
    if (!/[\x80-\xff]/.test(text)) return decodeURIComponent(text)
    if (/%(?![0-9a-fA-F]{2})/.test(text)) return undefined
    const bytes = Buffer.from(text, 'latin1')
    let end = 0
    for (let i = 0; i < bytes.length; end++) {
      const isEscape = bytes[i] === PERCENT
      bytes[end] = isEscape ? Number.parseInt(text.slice(i + 1, i + 3), 16) : (bytes[i] as number)
      i += isEscape ? 3 : 1
    }
    return utf8.decode(bytes.subarray(0, end))
  } catch {
    return undefined
  }
}
const PERCENT = 0x25
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A client's parameter name, safe to repeat in an error message. */
function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cs}]/gu, '?').slice(0, 100)
}

function parameterDecoder(parameter: Parameter): Decoder {
  const json = parameter.content?.['application/json']?.schema
  return json ? jsonDecoder(json) : textDecoder(parameter.schema ?? {})
}

function textDecoder(schema: JsonSchema): Decoder {
  switch (schema.type) {
    case 'integer':
      return decodeInteger
    case 'number':
      return decodeNumber
    case 'boolean':
      return decodeBoolean
    default:
      return decodeString
  }
}

function decodeString(text: string, name: string): string {
  refuseUnprintable(text, name)
  return text
}

function decodeInteger(text: string, name: string): number {
  const value = /^-?(0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(value)) throw badRequest(`'${name}' must be an integer`)
  return value
}

function decodeNumber(text: string, name: string): number {
  if (!/^-?[0-9]{1,15}(\.[0-9]{1,9})?$/.test(text)) throw badRequest(`'${name}' must be a number`)
  return Number(text)
}

function decodeBoolean(text: string, name: string): boolean {
  if (text === 'true' || text === 'True') return true
  if (text === 'false' || text === 'False') return false
  throw badRequest(`'${name}' must be true or false`)
}

/**
 * Decodes JSON text and removes duplicates from sets. If the schema also takes a string, text that is not meant as JSON is that string:
 * existing clients send names unquoted.
 */
function jsonDecoder(schema: JsonSchema): Decoder {
  const takesString = (schema.oneOf ?? [schema]).some((option) => option.type === 'string')
  const reduceSets = setReducer(schema)
  return (text, name) => {
    const bare = takesString && !/^\s*["[{]/.test(text)
    if (bare && !/^-?[0-9]+$/.test(text) && !(text === 'null' && schema.nullable)) return decodeString(text, name)
    const { depth, values } = sizeOf(text)
    if (depth > MAX_DEPTH) throw badRequest(`'${name}' is nested too deeply`)
    if (values > MAX_VALUES) throw badRequest(`'${name}' must have at most ${MAX_VALUES} values in all`)
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      if (bare) return decodeString(text, name)
      throw badRequest(`'${name}' is not valid JSON`)
    }
    refuseUnusableIn(value, name)
    return reduceSets ? reduceSets(value) : value
  }
}

/** The nesting depth of JSON text and the number of its values; the content of strings does not count. */
function sizeOf(text: string): { depth: number; values: number } {
  let [depth, deepest, values] = [0, 0, 1]
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (inString) {
      if (c === '\\') i++
      else if (c === '"') inString = false
    } else if (c === '"') inString = true
    else if (c === ',') values++
    else if (c === '[' || c === '{') {
      values++
      deepest = Math.max(deepest, ++depth)
    } else if (c === ']' || c === '}') depth--
  }
  return { depth: deepest, values }
}

// Control characters except tab, newline and carriage return.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

function refuseUnprintable(text: string, name: string): void {
  if (CONTROL.test(text)) throw badRequest(`'${name}' contains a control character`)
  if (!text.isWellFormed()) throw badRequest(`'${name}' contains an unpaired surrogate`)
}

function refuseUnusableIn(value: unknown, name: string): void {
  if (typeof value === 'string') refuseUnprintable(value, name)
  // It would not be the number that was meant, or not a number: 1e999 is parsed as Infinity.
  else if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw badRequest(`'${name}' contains a number that is too large`)
  else if (Array.isArray(value)) for (const item of value) refuseUnusableIn(item, name)
  else if (typeof value === 'object' && value !== null) {
    let keys = 0
    // Without a list of the entries, which would be slow for an object with many keys.
    for (const key in value) {
      if (++keys > MAX_KEYS) throw badRequest(`'${name}' must not have an object of more than ${MAX_KEYS} keys`)
      if (key === '__proto__') throw badRequest(`'${name}' must not have a key '__proto__'`)
      refuseUnprintable(key, name)
      refuseUnusableIn(value[key as never], name)
    }
  }
}
