// Maps with a limit, for what can be found or made again.

/** The maximum length of a remembered text, in characters, because clients can send longer ones. */
const LONGEST = 1_000

/** Beyond its limit it lets go of what was used longest ago. */
export class Recent<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #limit: number
  readonly #letGo: (value: Value) => void
  readonly #weigh: (value: Value) => number
  #weight = 0

  /** `limit` is of all weights together; a value weighs 1. `letGo` is called with each value that is dropped for lack of room. */
  constructor(limit: number, letGo: (value: Value) => void = () => {}, weigh: (value: Value) => number = () => 1) {
    this.#limit = limit
    this.#letGo = letGo
    this.#weigh = weigh
  }

  /** The value of a key, which counts as used. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#weight += this.#weigh(value)
    while (this.#weight > this.#limit) {
      const [oldest, dropped] = this.#entries.entries().next().value as [Key, Value]
      this.delete(oldest)
      this.#letGo(dropped)
    }
  }

  values(): Iterable<Value> {
    return this.#entries.values()
  }

  delete(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#weight -= this.#weigh(value)
  }

  clear(): void {
    this.#entries.clear()
    this.#weight = 0
  }
}

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
