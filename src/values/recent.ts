// A map for what can be found again: beyond a limit it lets go of what was used longest ago.

export class Recent<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #limit: number
  readonly #letGo: (value: Value) => void

  /** `letGo` is called with each value that is dropped for lack of room. */
  constructor(limit: number, letGo: (value: Value) => void = () => {}) {
    this.#limit = limit
    this.#letGo = letGo
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
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#limit) return
    const [oldest, dropped] = this.#entries.entries().next().value as [Key, Value]
    this.#entries.delete(oldest)
    this.#letGo(dropped)
  }

  values(): Iterable<Value> {
    return this.#entries.values()
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
