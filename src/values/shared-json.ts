// JSON of objects that are part of many answers.

/**
 * An object that is part of many answers, with the fields of another. Its JSON is made once, when the first answer needs it, so its own
 * fields cannot change. A copy is an ordinary object.
 */
export class SharedJson {
  #text: string | undefined

  private constructor(fields: object) {
    Object.freeze(Object.assign(this, fields))
  }

  /** Makes a shared object with these fields. */
  static of<T extends object>(fields: T): T & SharedJson {
    return new SharedJson(fields) as T & SharedJson
  }

  text(): string {
    this.#text ??= JSON.stringify(this)
    return this.#text
  }
}

/** The JSON of a value, or `null` for a value that JSON cannot represent. */
export function jsonText(value: unknown): string {
  return value instanceof SharedJson ? value.text() : (JSON.stringify(value) ?? 'null')
}
