// Many deadlines that are rarely reached, with few timers: what is due within the same moment shares one.

/** By which part of a wait its deadline may be missed. A heartbeat, after 45 to 55 seconds, comes up to a second later. */
const PART = 32

/** Those whose deadline is in one moment; who is deleted from it has none any more. */
type Moment<T> = Set<T>

export interface Wheel<T> {
  /** Adds one that is due after `wait` milliseconds. */
  add(wait: number, one: T): Moment<T>
}

/** `due` gets each whose deadline has come. */
export function createWheel<T>(due: (one: T) => void): Wheel<T> {
  const moments = new Map<number, Moment<T>>()

  function at(time: number): Moment<T> {
    const known = moments.get(time)
    if (known) return known
    const moment: Moment<T> = new Set()
    moments.set(time, moment)
    // Keeps no process alive: what waits for a deadline does.
    setTimeout(() => {
      moments.delete(time)
      for (const one of moment) due(one)
    }, time - performance.now()).unref()
    return moment
  }

  return {
    add: (wait, one) => {
      // A power of two, so that waits of about the same length share their moments.
      const length = 2 ** Math.max(0, Math.floor(Math.log2(wait / PART)))
      return at(Math.ceil((performance.now() + wait) / length) * length).add(one)
    },
  }
}
