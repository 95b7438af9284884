// What a service sends, read field by field. Whatever is missing or of another type is refused by its name.

import { badRequest } from '../errors.ts'

/** A part of a payload. A path such as `repository.full_name` names a field of a field. */
export class Payload {
  readonly #value: unknown
  readonly #at: string

  constructor(value: unknown, at = '') {
    this.#value = value
    this.#at = at
  }

  /** The whole value. */
  get value(): unknown {
    return this.#value
  }

  /** A text. Throws BAD_REQUEST. */
  text(path: string): string {
    const value = this.#find(path)
    if (typeof value !== 'string') throw this.#wrong(path, value, 'a text')
    return value
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
    return new Payload(value, this.#nameOf(path))
  }

  /** The items of a list, which may be missing. Throws BAD_REQUEST. */
  list(path: string): Payload[] {
    const value = this.#find(path) ?? []
    if (!Array.isArray(value)) throw this.#wrong(path, value, 'a list')
    return value.map((item, i) => new Payload(item, `${this.#nameOf(path)}[${i}]`))
  }

  /** The fields of an object whose values are texts or numbers, which may be missing. */
  pairs(path: string): [name: string, value: string][] {
    const value = this.#find(path) ?? {}
    if (!isObject(value)) throw this.#wrong(path, value, 'an object')
    return Object.entries(value).flatMap(([name, one]): [string, string][] =>
      typeof one === 'string' || typeof one === 'number' ? [[name, String(one)]] : [],
    )
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
