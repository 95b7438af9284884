// How much work of a kind runs at once.

import { apiError } from '../errors.ts'

/** Seconds after which somebody may try again whose work had no room to wait. */
const RETRY_AFTER = 1

interface Bounds {
  /** How many pieces of work with the same key run at once. */
  atOnce: number
  /** How many more may wait. */
  waiting: number
  /** The message for those beyond. */
  refusal: string
}

/** Runs work in the order of its coming, only so much of it at once; of work with different keys each has its own order and bounds. */
export class Semaphore {
  readonly #bounds: Bounds
  readonly #byKey = new Map<number, { running: number; waiting: (() => void)[] }>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Throws SERVER_BUSY, without calling `work`, if too much waits. */
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
      // The next in the line takes over the place.
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) this.#byKey.delete(key)
    }
  }
}
