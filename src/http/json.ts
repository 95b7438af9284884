// JSON in pieces: a large answer is never one string.

import { jsonText } from '../values/shared-text.ts'
import { nextTurn } from '../values/turns.ts'

/** The approximate length of a piece, in characters. */
const PIECE = 65_536
/** Lists and maps are written element by element down to this depth. */
const DEPTH = 2

/** A list or a map that is being written. */
interface Opened {
  value: Record<string | number, unknown>
  /** Of a map. */
  keys: string[] | undefined
  length: number
  /** How many of its elements are done. */
  done: number
  separator: '' | ','
}

/** The JSON of a value and a newline, in pieces, each created on demand. */
export function* jsonPieces(value: unknown): Generator<string, void> {
  if (isWhole(value, DEPTH)) {
    yield `${jsonText(value)}\n`
    return
  }
  const stack = [opened(value as object)]
  let text = stack[0]?.keys ? '{' : '['
  for (let top = stack[0]; top; top = stack.at(-1)) {
    if (top.done === top.length) {
      text += top.keys ? '}' : ']'
      stack.pop()
      continue
    }
    const key = top.keys?.[top.done] ?? top.done
    const element = top.value[key]
    top.done++
    if (top.keys && element === undefined) continue
    text += top.keys ? `${top.separator}${JSON.stringify(key)}:` : top.separator
    top.separator = ','
    if (isWhole(element, DEPTH - stack.length)) text += jsonText(element)
    else {
      const inner = opened(element as object)
      stack.push(inner)
      text += inner.keys ? '{' : '['
    }
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield `${text}\n`
}

function opened(value: object): Opened {
  const keys = Array.isArray(value) ? undefined : Object.keys(value)
  const { length } = keys ?? (value as unknown[])
  return { value: value as Record<string | number, unknown>, keys, length, done: 0, separator: '' }
}

/** Whether the JSON of a value is made as one string. */
function isWhole(value: unknown, depth: number): boolean {
  return depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value
}

/** The same pieces, yielding to the event loop between them. */
export async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string, void> {
  for (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}
