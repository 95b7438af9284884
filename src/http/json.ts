// JSON in pieces: a large answer is never one string.

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
  if (depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value) {
    yield JSON.stringify(value) ?? 'null'
    return
  }
  const isList = Array.isArray(value)
  const entries = isList ? value.map((element) => ['', element]) : Object.entries(value).filter(([, element]) => element !== undefined)
  yield isList ? '[' : '{'
  for (const [i, [key, element]] of entries.entries()) {
    if (i > 0) yield ','
    if (!isList) yield `${JSON.stringify(key)}:`
    yield* parts(element, depth - 1)
  }
  yield isList ? ']' : '}'
}

/** The same pieces, yielding to the event loop between them. */
export async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string, void> {
  for (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}
