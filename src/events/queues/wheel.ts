// Many deadlines that are rarely reached, with few timers: deadlines that fall within the same moment share a timer.

/** A deadline can be late by up to 1/PART of its wait. A heartbeat, after 45 to 55 seconds, comes up to a second late. */
const PART = 32

/** The items whose deadline falls in one moment. Deleting an item cancels its deadline. */
type Moment<T> = Set<T>

export interface Wheel<T> {
  /** Adds an item that is due after `wait` milliseconds. */
  add(wait: number, one: T): Moment<T>
}

/** Calls `due` for each item whose deadline has passed. */
export function createWheel<T>(due: (one: T) => void): Wheel<T> {
  const moments = new Map<number, Moment<T>>()

  function at(time: number): Moment<T> {
    const known = moments.get(time)
    if (known) return known
    const moment: Moment<T> = new Set()
    moments.set(time, moment)
    // Does not keep the process alive. What waits for a deadline does.
    setTimeout(() => {
      moments.delete(time)
      for (const one of moment) due(one)
    }, time - performance.now()).unref()
    return moment
  }

  return {
    add: (wait, one) => {
      // A power of two, so that waits of similar length share their moments.
      const length = 2 ** Math.max(0, Math.floor(Math.log2(wait / PART)))
      return at(Math.ceil((performance.now() + wait) / length) * length).add(one)
    },
  }
}
