// Remembers values that depend only on a text and are needed again and again.

/** The maximum length of a remembered text, in characters, because clients can send longer ones. */
const LONGEST = 1_000

/** Values by the texts that they depend on, up to a limit. They never become invalid, because they depend on nothing else. */
export class RememberedByText<T> {
  readonly #values = new Map<string, T>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  find(text: string): T | undefined {
    return this.#values.get(text)
  }

  keep(text: string, value: T): T {
    if (text.length > LONGEST) return value
    if (this.#values.size >= this.#limit) this.#values.clear()
    this.#values.set(text, value)
    return value
  }
}
