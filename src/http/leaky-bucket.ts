// Paces requests instead of refusing them: a bucket for each key leaks steadily, and a request that would make it overflow waits until it
// does not. Kept in the memory of the process.

import type { RateLimit } from '../limits.ts'

/** How long a request is held at most, in milliseconds. With the longest wait for events, it stays within the patience of proxies. */
const HELD_AT_MOST = 15_000
/** How often empty buckets are dropped, in milliseconds. */
const SWEEP = 1_000

/** How a request stands: what its bucket still holds without waiting, and times in milliseconds. */
interface BucketState {
  left: number
  /** Until the bucket is empty again. */
  emptyIn: number
  /** How long to hold the request. */
  wait: number
  /** Whether so many requests are already held that this one must be refused. It does not count then. */
  isRefused: boolean
}

/** Buckets that each hold `points` requests and leak as many in `seconds`. */
export class LeakyBuckets {
  readonly #points: number
  /** Milliseconds in which one request leaks. */
  readonly #drip: number
  /** When each bucket is empty again, as a time of `performance.now()`. The least recently used come first. */
  readonly #emptyAt = new Map<string, number>()
  #swept = 0

  constructor({ points, seconds }: RateLimit) {
    this.#points = points
    this.#drip = (seconds * 1_000) / points
  }

  /** Adds a request to the bucket of a key. */
  pour(key: string): BucketState {
    const now = performance.now()
    const emptyAt = Math.max(this.#emptyAt.get(key) ?? 0, now) + this.#drip
    const full = emptyAt - now - this.#points * this.#drip
    const isRefused = full > HELD_AT_MOST
    if (!isRefused) {
      this.#emptyAt.delete(key)
      this.#emptyAt.set(key, emptyAt)
      this.#sweep(now)
    }
    // Times are rounded, so that a whole number of requests can be a little less.
    return { left: Math.max(0, Math.floor(-full / this.#drip + 0.001)), emptyIn: emptyAt - now, wait: Math.max(0, full), isRefused }
  }

  #sweep(now: number): void {
    if (now < this.#swept + SWEEP) return
    this.#swept = now
    for (const [key, emptyAt] of this.#emptyAt) if (emptyAt <= now) this.#emptyAt.delete(key)
  }
}
