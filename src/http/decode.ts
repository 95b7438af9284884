// Text of forms, queries and paths, and values of JSON bodies -> values of the types in the contract. Validation comes later.

import { badParameter, badRequest } from '../errors.ts'
import { BODY_LIMITS } from '../limits.ts'
import { requirePrintable } from '../values/text.ts'
import type { JsonSchema, Operation, Parameter } from './contract.ts'
import { parseJson, printable, requireUsable } from './decode-json.ts'

/** Names and values of a form or a query, percent-decoded. */
export type Fields = [name: string, value: string][]
type FromText = (text: string, name: string) => unknown
interface Decoder {
  /** Decodes a field. */
  text: FromText
  /** Decodes a repeated field, each occurrence with one item of a list. Undefined if the parameter is not a list. */
  texts?: ((texts: string[], name: string) => unknown) | undefined
  /** Decodes a value of a JSON body. */
  value(value: unknown, name: string): unknown
}
/** How to decode each parameter that an operation knows. */
export interface DecodingPlan {
  path: Map<string, Decoder>
  query: Map<string, Decoder>
  body: Map<string, Decoder>
}
interface Decoded {
  values: Record<string, unknown>
  /** Parameters that the operation does not know. */
  unknown: readonly string[]
}
const NONE: readonly string[] = []

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
 * Decodes fields and the values of a JSON body, by a part of a plan. Unknown names are collected, not decoded. Throws BAD_REQUEST, naming
 * the parameter, if a parameter that is not a list is given twice, or if a value does not have the parameter's type.
 */
export function decodeParameters(plan: Map<string, Decoder>, fields: Fields, inJson?: Record<string, unknown>): Decoded {
  if (fields.length === 0 && !inJson) return { values: {}, unknown: NONE }
  const texts = new Map<string, string | string[]>()
  const unknown = new Set<string>()
  for (const [name, text] of fields) {
    const before = texts.get(name)
    if (Array.isArray(before)) before.push(text)
    else if (before !== undefined) texts.set(name, [before, text])
    else if (plan.has(name)) texts.set(name, text)
    else unknown.add(name)
  }
  const values: Record<string, unknown> = {}
  for (const [name, given] of texts) {
    const decoder = plan.get(name) as Decoder
    values[name] = Array.isArray(given) ? fromTexts(decoder, given, name) : decoder.text(given, name)
  }
  if (inJson)
    for (const [name, value] of Object.entries(inJson)) {
      const decoder = plan.get(name)
      if (texts.has(name)) throw givenTwice(name)
      if (decoder) values[name] = decoder.value(value, name)
      else unknown.add(name)
    }
  return { values, unknown: unknown.size > 0 ? [...unknown] : NONE }
}

function fromTexts(decoder: Decoder, texts: string[], name: string): unknown {
  if (!decoder.texts) throw givenTwice(name)
  return decoder.texts(texts, name)
}

function givenTwice(name: string): Error {
  return badParameter(name, 'is given more than once')
}

/**
 * Splits `a=1&b=2`, which has one character per byte, and percent-decodes it. `what` names the place in the error message. Throws
 * BAD_REQUEST for too many parameters and, naming the parameter, for invalid percent-encoding and for bytes that are not UTF-8.
 */
export function parseUrlEncoded(text: string, what: string): Fields {
  if (text === '') return []
  const pairs = text.split('&', BODY_LIMITS.fields + 1)
  if (pairs.length > BODY_LIMITS.fields) throw badRequest(`The ${what} must have at most ${BODY_LIMITS.fields} parameters`)
  const fields: Fields = []
  for (const pair of pairs) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = percentDecode(spaced(at < 0 ? pair : pair.slice(0, at)))
    if (name === undefined) throw badRequest(`The names of the parameters in the ${what} must be percent-encoded UTF-8`)
    const value = at < 0 ? '' : percentDecode(spaced(pair.slice(at + 1)))
    if (value === undefined) throw badParameter(printable(name), 'must be percent-encoded UTF-8')
    fields.push([name, value])
  }
  return fields
}

/** Replaces `+` by a space, as in a form. Replaces runs as a whole, because replacing a million one by one takes long. */
function spaced(text: string): string {
  if (!text.includes('+')) return text
  return text.replace(/\++/g, (run) => ' '.repeat(run.length))
}

/** Percent-decodes UTF-8. Undefined if it is invalid. A character that is not ASCII stands for a byte. */
export function percentDecode(text: string): string | undefined {
  const isAscii = !/[\x80-\xff]/.test(text)
  if (isAscii && !text.includes('%')) return text
  try {
    if (isAscii) return decodeURIComponent(text)
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

function parameterDecoder(parameter: Parameter): Decoder {
  const json = parameter.content?.['application/json']?.schema
  return json ? jsonDecoder(json) : textDecoder(parameter.schema ?? {})
}

/** The text `null` is null where null is allowed: a form has no other way to say it. */
function textDecoder(schema: JsonSchema): Decoder {
  const decode = fromText[schema.type ?? 'string'] ?? decodeString
  return {
    text: schema.nullable ? (text, name) => (text === 'null' ? null : decode(text, name)) : decode,
    value: (value, name) => {
      requireUsable(value, name)
      return value
    },
  }
}

const fromText: Record<string, FromText> = { integer: decodeInteger, number: decodeNumber, boolean: decodeBoolean }

function decodeString(text: string, name: string): string {
  requirePrintable(text, name)
  return text
}

function decodeInteger(text: string, name: string): number {
  const value = /^-?(0|[1-9][0-9]{0,15})$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(value)) throw badParameter(name, 'must be an integer')
  return value
}

function decodeNumber(text: string, name: string): number {
  if (!/^-?[0-9]{1,15}(\.[0-9]{1,9})?$/.test(text)) throw badParameter(name, 'must be a number')
  return Number(text)
}

function decodeBoolean(text: string, name: string): boolean {
  if (text === 'true' || text === 'True') return true
  if (text === 'false' || text === 'False') return false
  throw badParameter(name, 'must be true or false')
}

/**
 * Decodes JSON and removes duplicates from sets. A list can also come as repeated fields with one item each, and a list of names or numbers
 * as a single field with one item. Clients that do not put JSON into fields send lists that way.
 */
function jsonDecoder(schema: JsonSchema): Decoder {
  const options = schema.oneOf ?? [schema]
  const items = options.flatMap((option) => (option.type === 'array' && option.items ? (option.items.oneOf ?? [option.items]) : []))
  const isListOfWords = options.every(({ type }) => type === 'array') && items.some(({ type }) => type === 'string' || type === 'integer')
  const decodeWhole = jsonText(schema)
  const decodeItem = jsonText({ oneOf: items })
  const reduce = setReducer(schema) ?? ((value: unknown) => value)
  return {
    text: (text, name) => {
      const isItem = isListOfWords && /^[^\s"[{]/.test(text) && text !== 'null'
      return reduce(isItem ? [decodeItem(text, name)] : decodeWhole(text, name))
    },
    texts: items.length > 0 ? (texts, name) => reduce(texts.map((text) => decodeItem(text, name))) : undefined,
    value: (value, name) => {
      requireUsable(value, name)
      return reduce(value)
    },
  }
}

/** If the schema also accepts a string, text that is not meant as JSON is that string, because existing clients send names unquoted. */
function jsonText(schema: JsonSchema): FromText {
  const options = schema.oneOf ?? [schema]
  const types = new Set(options.map(({ type }) => type))
  const isNullable = [schema, ...options].some(({ nullable }) => nullable)
  return (text, name) => {
    const bare = types.has('string') && !/^\s*["[{]/.test(text)
    const isNumber = types.has('integer') && /^-?[0-9]+$/.test(text)
    const isBoolean = types.has('boolean') && /^(true|false)$/.test(text)
    if (bare && !isNumber && !isBoolean && !(text === 'null' && isNullable)) return decodeString(text, name)
    const json = parseJson(text, name)
    if (!json && bare) return decodeString(text, name)
    if (!json) throw badParameter(name, 'is not valid JSON')
    requireUsable(json.value, name)
    return json.value
  }
}

type Reduce = (value: unknown) => unknown

/**
 * A function that removes duplicates from the lists that a schema marks as sets (`x-set-of`), in a value of it and in place. Undefined if the schema has no sets. A value of
 * another form stays as it is.
 */
function setReducer(schema: JsonSchema): Reduce | undefined {
  const items = schema.items && setReducer(schema.items)
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, part]): [string, Reduce][] => {
    const reduce = setReducer(part)
    return reduce ? [[name, reduce]] : []
  })
  const steps: Reduce[] = (schema.oneOf ?? []).flatMap((option) => setReducer(option) ?? [])
  if (items) steps.push((value) => (Array.isArray(value) ? value.map(items) : value))
  if (schema['x-set-of']) steps.push((value) => (Array.isArray(value) ? distinct(value) : value))
  if (properties.length > 0) steps.push((value) => (isObject(value) ? reduceProperties(value, properties) : value))
  return steps.length === 0 ? undefined : (value) => steps.reduce((part, step) => step(part), value)
}

function distinct(list: unknown[]): unknown[] {
  return [...new Map(list.map((item) => [typeof item === 'object' ? JSON.stringify(item) : item, item])).values()]
}

function reduceProperties(value: Record<string, unknown>, properties: readonly [string, Reduce][]): Record<string, unknown> {
  for (const [name, reduce] of properties) if (Object.hasOwn(value, name)) value[name] = reduce(value[name])
  return value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
