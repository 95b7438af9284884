// What a service sends, read field by field. Nobody can repair a delivery, so nothing is refused: what is missing or of another type is empty.

import { MAX_MESSAGE_LENGTH } from '../limits.ts'
import { shortened } from './text.ts'

/** How many characters of all texts together are read: far more than a message shows, and few enough that nobody waits for them. */
const MOST_READ = 10 * MAX_MESSAGE_LENGTH
/** How many items of a list, and fields of an object, are read: each costs time, however short it is. */
const MOST_ITEMS = 2_048
const MOST_PAIRS = 50

/**
 * A part of a payload. A path such as `repository.full_name` names a field of a field, and an empty one the whole. Texts are cut to what a message can show, and once
 * `MOST_READ` characters have been read, to an ellipsis.
 */
export class Payload {
  readonly #value: unknown
  readonly #left: { characters: number }

  constructor(value: unknown, left = { characters: MOST_READ }) {
    this.#value = value
    this.#left = left
  }

  /** The whole value. */
  get value(): unknown {
    return this.#value
  }

  /** A text, or else `otherwise`. Numbers and booleans are texts too. */
  text(path: string, otherwise = ''): string {
    return this.textIf(path) ?? otherwise
  }

  /** A text, or undefined if it is missing, empty, or an object or a list. */
  textIf(path: string): string | undefined {
    const value = scalarOf(this.#find(path))
    return value === undefined ? undefined : this.#cut(value)
  }

  /** The first of these fields that has a text. */
  firstText(...paths: readonly string[]): string | undefined {
    for (const path of paths) {
      const found = this.textIf(path)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** A number, which can be written as a text, or undefined. */
  numberIf(path: string): number | undefined {
    const value = Number(scalarOf(this.#find(path)) ?? Number.NaN)
    return Number.isFinite(value) ? value : undefined
  }

  /** Whether the field is true, or a text that says so. */
  isTrue(path: string): boolean {
    return ['true', '1'].includes(scalarOf(this.#find(path))?.toLowerCase() ?? '')
  }

  has(path: string): boolean {
    const value = this.#find(path)
    return value !== undefined && value !== null
  }

  /** An object, which is empty where there is none. */
  part(path: string): Payload {
    const value = this.#find(path)
    return new Payload(isObject(value) ? value : {}, this.#left)
  }

  /** The items of a list, which may be missing: the first ones, if there are more than `most`. */
  list(path: string, most = MOST_ITEMS): Payload[] {
    return this.#items(path)
      .slice(0, most)
      .map((item) => new Payload(item, this.#left))
  }

  /** How many items a list has, which may be missing. */
  count(path: string): number {
    return this.#items(path).length
  }

  /** The first fields of an object that have a text, which may be missing. */
  pairs(path: string): [name: string, value: string][] {
    const value = this.#find(path)
    if (!isObject(value)) return []
    const pairs: [string, string][] = []
    for (const name in value) {
      if (pairs.length === MOST_PAIRS) break
      const one = scalarOf(value[name])
      if (one !== undefined) pairs.push([this.#cut(name), this.#cut(one)])
    }
    return pairs
  }

  #cut(text: string): string {
    const cut = shortened(text, Math.min(MAX_MESSAGE_LENGTH, this.#left.characters))
    this.#left.characters = Math.max(0, this.#left.characters - cut.length)
    return cut
  }

  #items(path: string): unknown[] {
    const value = this.#find(path)
    return Array.isArray(value) ? value : []
  }

  #find(path: string): unknown {
    let value = this.#value
    if (path === '') return value
    for (const name of path.split('.')) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
    return value
  }
}

/** A value as a text. Undefined for an object, a list, null and an empty text. */
function scalarOf(value: unknown): string | undefined {
  const text = typeof value === 'object' || value === undefined ? '' : String(value)
  return text === '' ? undefined : text
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
