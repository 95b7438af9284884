// JSON in pieces: a large answer is never one string.

import { jsonText } from '../values/shared-text.ts'
import { nextTurn } from '../values/turns.ts'

/** The approximate length of a piece, in characters. */
const PIECE = 65_536
/** Lists and maps are written element by element down to this depth. */
const DEPTH = 2

/** The JSON of a value and a newline, in pieces, each created on demand. */
export function* jsonPieces(value: unknown): Generator<string, void> {
  let text = ''
  for (const part of parts(value, DEPTH)) {
    text += part
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield `${text}\n`
}

function* parts(value: unknown, depth: number): Generator<string, void> {
  if (isWhole(value, depth)) {
    yield jsonText(value)
    return
  }
  const isList = Array.isArray(value)
  yield isList ? '[' : '{'
  let separator = ''
  for (const key of isList ? value.keys() : Object.keys(value)) {
    const element = (value as Record<string | number, unknown>)[key]
    if (!isList && element === undefined) continue
    const before = isList ? separator : `${separator}${JSON.stringify(key)}:`
    separator = ','
    // Most answers are small: no generator for what is one string.
    if (isWhole(element, depth - 1)) yield before + jsonText(element)
    else {
      yield before
      yield* parts(element, depth - 1)
    }
  }
  yield isList ? ']' : '}'
}

/** Whether the JSON of a value is made as one string. */
function isWhole(value: unknown, depth: number): value is string | number | boolean | null | undefined {
  return depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value
}

/** The same pieces, yielding to the event loop between them. */
export async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string, void> {
  for (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}
