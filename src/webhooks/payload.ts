// What a service sends, read field by field. Whatever is missing or of another type is refused by its name.

import { badRequest } from '../errors.ts'
import { MAX_MESSAGE_LENGTH } from '../limits.ts'
import { shortened } from './text.ts'

/** How many characters of all texts together are read: far more than a message shows, and few enough that nobody waits for them. */
const MOST_READ = 10 * MAX_MESSAGE_LENGTH
/** How many items of a list, and fields of an object, are read: each costs time, however short it is. */
const MOST_ITEMS = 2_048
const MOST_PAIRS = 50

/**
 * A part of a payload. A path such as `repository.full_name` names a field of a field. Texts are cut to what a message can show, and once
 * `MOST_READ` characters have been read, to an ellipsis.
 */
export class Payload {
  readonly #value: unknown
  readonly #at: string
  readonly #left: { characters: number }

  constructor(value: unknown, at = '', left = { characters: MOST_READ }) {
    this.#value = value
    this.#at = at
    this.#left = left
  }

  /** The whole value. */
  get value(): unknown {
    return this.#value
  }

  /** A text. Throws BAD_REQUEST. */
  text(path: string): string {
    const value = this.#find(path)
    if (typeof value !== 'string') throw this.#wrong(path, value, 'a text')
    return this.#cut(value)
  }

  /** A text, or undefined if it is missing, null or empty. Throws BAD_REQUEST. */
  textIf(path: string): string | undefined {
    const value = this.#find(path)
    return value === undefined || value === null || value === '' ? undefined : this.text(path)
  }

  /** A number. Throws BAD_REQUEST. */
  number(path: string): number {
    const value = this.#find(path)
    if (typeof value !== 'number') throw this.#wrong(path, value, 'a number')
    return value
  }

  /** A number, or undefined if it is missing or null. Throws BAD_REQUEST. */
  numberIf(path: string): number | undefined {
    const value = this.#find(path)
    return value === undefined || value === null ? undefined : this.number(path)
  }

  /** Whether the field is true. */
  isTrue(path: string): boolean {
    return this.#find(path) === true
  }

  has(path: string): boolean {
    const value = this.#find(path)
    return value !== undefined && value !== null
  }

  /** An object. Throws BAD_REQUEST. */
  part(path: string): Payload {
    const value = this.#find(path)
    if (!isObject(value)) throw this.#wrong(path, value, 'an object')
    return new Payload(value, this.#nameOf(path), this.#left)
  }

  /** The items of a list, which may be missing: the first ones, if there are more than `most`. Throws BAD_REQUEST. */
  list(path: string, most = MOST_ITEMS): Payload[] {
    return this.#items(path)
      .slice(0, most)
      .map((item, i) => new Payload(item, `${this.#nameOf(path)}[${i}]`, this.#left))
  }

  /** How many items a list has, which may be missing. Throws BAD_REQUEST. */
  count(path: string): number {
    return this.#items(path).length
  }

  /** The first fields of an object whose values are texts or numbers, which may be missing. */
  pairs(path: string): [name: string, value: string][] {
    const value = this.#find(path) ?? {}
    if (!isObject(value)) throw this.#wrong(path, value, 'an object')
    const pairs: [string, string][] = []
    for (const name in value) {
      if (pairs.length === MOST_PAIRS) break
      const one = value[name]
      if (typeof one === 'string' || typeof one === 'number') pairs.push([this.#cut(name), this.#cut(String(one))])
    }
    return pairs
  }

  #cut(text: string): string {
    const cut = shortened(text, Math.min(MAX_MESSAGE_LENGTH, this.#left.characters))
    this.#left.characters = Math.max(0, this.#left.characters - cut.length)
    return cut
  }

  #items(path: string): unknown[] {
    const value = this.#find(path) ?? []
    if (!Array.isArray(value)) throw this.#wrong(path, value, 'a list')
    return value
  }

  #find(path: string): unknown {
    let value = this.#value
    for (const name of path.split('.')) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
    return value
  }

  #wrong(path: string, value: unknown, what: string): Error {
    const name = this.#nameOf(path)
    return badRequest(
      value === undefined || value === null ? `'${name}' is missing in the payload` : `'${name}' of the payload must be ${what}`,
    )
  }

  #nameOf(path: string): string {
    return this.#at ? `${this.#at}.${path}` : path
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
