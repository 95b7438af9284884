// JSON of a request, from a field or the body -> values. Limits on size apply before the content is examined.

import { badParameter, badRequest } from '../errors.ts'
import { JSON_LIMITS } from '../limits.ts'
import { requirePrintable } from '../values/text.ts'

/** The depth beyond which a body is not even parsed: far above that of a parameter, whose error names the parameter. */
const MAX_BODY_DEPTH = 100

/** Parses the JSON text of a parameter. Undefined if it is not JSON. Throws BAD_REQUEST, naming the parameter, if it is too large. */
export function parseJson(text: string, name: string): { value: unknown } | undefined {
  countKeys(text, `'${name}'`, JSON_LIMITS.depth)
  return parsed(text)
}

/**
 * Parses a body: an object with one key per parameter. The values are not checked; `requireUsable` does that for the ones that an
 * operation knows. Throws BAD_REQUEST.
 */
export function parseJsonBody(bytes: Buffer, maxParameters: number): Record<string, unknown> {
  const text = decodeUtf8(bytes)
  const parameters = countKeys(text, 'The request body', MAX_BODY_DEPTH)
  const body = parsed(text)
  if (!body) throw badRequest('The request body is not valid JSON')
  const { value } = body
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest('The request body must be a JSON object')
  const names = Object.keys(value)
  if (names.length > maxParameters) throw badRequest(`The request body must have at most ${maxParameters} parameters`)
  if (parameters > names.length) throw badParameter(printable(firstRepeated(text)), 'is given more than once')
  return value as Record<string, unknown>
}

/** A number that has more digits than a number keeps, or a text. */
const TEXT_OR_LONG_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g

/**
 * Parses a body in the form that its sender chose. What is no object becomes the value of `payload`: JSON of another kind, and text that is
 * no JSON. Long numbers become texts, so that no digit is lost. Throws BAD_REQUEST if it is too large.
 */
export function parseOpenBody(bytes: Buffer): Record<string, unknown> {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  countKeys(text, 'The request body', MAX_BODY_DEPTH)
  const found = parsed(text.replace(TEXT_OR_LONG_NUMBER, (token) => (token.startsWith('"') ? token : `"${token}"`)))
  const value = found ? found.value : text
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : { payload: value }
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw badRequest('The request body must be UTF-8')
  }
}
const utf8 = new TextDecoder('utf-8', { fatal: true })

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** The number of the outermost keys of JSON text. Throws BAD_REQUEST for text that would take long to parse or would fill the stack. */
function countKeys(text: string, what: string, maxDepth: number): number {
  const { depth, values, keys, ownKeys } = sizeOf(text)
  if (depth > maxDepth) throw badRequest(`${what} is nested too deeply`)
  if (values > JSON_LIMITS.values) throw badRequest(`${what} must have at most ${JSON_LIMITS.values} values in all`)
  if (keys > JSON_LIMITS.keysInAll) throw badRequest(`${what} must have at most ${JSON_LIMITS.keysInAll} keys in all`)
  return ownKeys
}

interface Size {
  /** How deeply the text is nested. */
  depth: number
  values: number
  keys: number
  /** The number of keys of the outermost object. */
  ownKeys: number
}

/** The size of JSON text. The content of strings does not count. */
function sizeOf(text: string): Size {
  let [depth, deepest, values, keys, ownKeys] = [0, 0, 1, 0, 0]
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (inString) {
      if (c === '\\') i++
      else if (c === '"') inString = false
    } else if (c === '"') inString = true
    else if (c === ',') values++
    else if (c === ':') {
      keys++
      if (depth === 1) ownKeys++
    } else if (c === '[' || c === '{') {
      values++
      deepest = Math.max(deepest, ++depth)
    } else if (c === ']' || c === '}') depth--
  }
  return { depth: deepest, values, keys, ownKeys }
}

/** The first key that occurs twice in the outermost object of valid JSON. */
function firstRepeated(text: string): string {
  const names = new Set<string>()
  let [depth, start] = [0, 0]
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:]/g)) {
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
    else if (token === ':' && depth === 1) {
      const name = JSON.parse(text.slice(start, index)) as string
      if (names.has(name)) return name
      names.add(name)
    } else if (depth === 1) start = index
  }
  return ''
}

/** A client's parameter name, made safe to repeat in an error message. */
export function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cs}]/gu, '?').slice(0, 100)
}

/** Throws BAD_REQUEST for content that no value may have: unprintable text, numbers that JSON changes, excessive depth. */
export function requireUsable(value: unknown, name: string, depth = 0): void {
  if (typeof value === 'object' && value !== null && depth === JSON_LIMITS.depth) throw badParameter(name, 'is nested too deeply')
  if (typeof value === 'string') requirePrintable(value, name)
  // The value would not be the intended number, or not a number: 1e999 is parsed as Infinity.
  else if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw badParameter(name, 'contains a number that is too large')
  else if (Array.isArray(value)) for (const item of value) requireUsable(item, name, depth + 1)
  else if (typeof value === 'object' && value !== null) {
    let keys = 0
    // Without building a list of entries, which would be slow for an object with many keys.
    for (const key in value) {
      if (++keys > JSON_LIMITS.keys) throw badParameter(name, `must not have an object of more than ${JSON_LIMITS.keys} keys`)
      if (key === '__proto__') throw badParameter(name, "must not have a key '__proto__'")
      requirePrintable(key, name)
      requireUsable(value[key as never], name, depth + 1)
    }
  }
}
