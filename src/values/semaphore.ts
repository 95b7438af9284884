// Limits how much work of a kind runs simultaneously.

import { apiError } from '../errors.ts'

/** Seconds after which work that was refused can be retried. */
const RETRY_AFTER = 1

interface Bounds {
  /** How many pieces of work with the same key can run simultaneously. */
  atOnce: number
  /** How many more can wait. */
  waiting: number
  /** The error message for work beyond that. */
  refusal: string
}

/** Runs work in the order of arrival, with a limit on how much runs simultaneously. Each key has a separate order and separate limits. */
export class Semaphore {
  readonly #bounds: Bounds
  readonly #byKey = new Map<number, { running: number; waiting: (() => void)[] }>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Whether work of this key is waiting. */
  isWaitedFor(key: number): boolean {
    return (this.#byKey.get(key)?.waiting.length ?? 0) > 0
  }

  /** Throws SERVER_BUSY, without calling `work`, if too much work is waiting. */
  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting, refusal } = this.#bounds
    const line = this.#byKey.get(key) ?? { running: 0, waiting: [] }
    this.#byKey.set(key, line)
    if (line.running < atOnce) line.running++
    else if (line.waiting.length < waiting) await new Promise<void>((resolve) => line.waiting.push(resolve))
    else throw apiError('SERVER_BUSY', refusal, { 'retry-after': RETRY_AFTER })
    try {
      return await work()
    } finally {
      // The next in line takes over the place.
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) this.#byKey.delete(key)
    }
  }
}
