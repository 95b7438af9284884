// JSON in pieces, so that a large answer is never a single string.

import { jsonText } from '../values/shared-json.ts'
import { waitForTurn } from '../values/turns.ts'

/** The approximate length of a piece, in characters. */
const PIECE = 131_072
/** Lists and maps are written element by element down to this depth. */
const DEPTH = 2

/** A list or a map that is being written. */
interface Opened {
  value: Record<string | number, unknown>
  /** The keys of a map. */
  keys: string[] | undefined
  length: number
  /** How many of its elements are written. */
  done: number
  separator: '' | ','
}

/** Writes the JSON of a value and a newline, in pieces, each created on demand. */
export class JsonWriter {
  readonly #stack: Opened[] = []
  #whole: unknown
  #begun: '' | '{' | '[' = ''
  /** Whether there are no more pieces. */
  isDone = false

  constructor(value: unknown) {
    if (isWhole(value, DEPTH)) this.#whole = value
    else this.#begun = this.#open(value as object)
  }

  next(): string {
    let text: string = this.#begun
    this.#begun = ''
    if (this.#stack.length === 0 && !this.isDone && text === '') text = jsonText(this.#whole)
    for (let top = this.#stack.at(-1); top; top = this.#stack.at(-1)) {
      if (top.done === top.length) {
        text += top.keys ? '}' : ']'
        this.#stack.pop()
        continue
      }
      text += this.#element(top)
      if (text.length >= PIECE) return text
    }
    this.isDone = true
    return `${text}\n`
  }

  #element(top: Opened): string {
    const key = top.keys?.[top.done] ?? top.done
    const element = top.value[key]
    top.done++
    if (top.keys && element === undefined) return ''
    const before = top.keys ? `${top.separator}${JSON.stringify(key)}:` : top.separator
    top.separator = ','
    return before + (isWhole(element, DEPTH - this.#stack.length) ? jsonText(element) : this.#open(element as object))
  }

  #open(value: object): '{' | '[' {
    const keys = Array.isArray(value) ? undefined : Object.keys(value)
    const { length } = keys ?? (value as unknown[])
    this.#stack.push({ value: value as Record<string | number, unknown>, keys, length, done: 0, separator: '' })
    return keys ? '{' : '['
  }
}

/** The JSON of a value and a newline, in pieces. */
export function* jsonPieces(value: unknown): Generator<string, void> {
  const writer = new JsonWriter(value)
  while (!writer.isDone) yield writer.next()
}

/** Whether the JSON of a value is written as a single string. */
function isWhole(value: unknown, depth: number): boolean {
  return depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value
}

/** The remaining pieces, yielding to the event loop between them. */
export async function* inTurns(writer: JsonWriter): AsyncGenerator<string, void> {
  while (!writer.isDone) {
    yield writer.next()
    await waitForTurn()
  }
}
