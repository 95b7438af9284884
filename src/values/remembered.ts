// What follows from a text alone and is asked again and again.

/** The longest text that is remembered, in characters: what clients send may be longer. */
const LONGEST = 1_000

/** Values by the texts that they follow from, at most so many. Nobody else may invalidate them: they depend on nothing but the text. */
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
