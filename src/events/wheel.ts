// Many deadlines that are rarely reached, with few timers: what is due within the same moment shares one.

/** Milliseconds by which a deadline may be missed. */
const MOMENT = 250

/** Those whose deadline is in one moment; who is deleted from it has none any more. */
type Moment<T> = Set<T>

export interface Wheel<T> {
  /** Adds one that is due after `wait` milliseconds. */
  add(wait: number, one: T): Moment<T>
}

/** `due` gets each whose deadline has come. */
export function createWheel<T>(due: (one: T) => void): Wheel<T> {
  const moments = new Map<number, Moment<T>>()

  function at(number: number): Moment<T> {
    const known = moments.get(number)
    if (known) return known
    const moment: Moment<T> = new Set()
    moments.set(number, moment)
    // Keeps no process alive: what waits for a deadline does.
    setTimeout(
      () => {
        moments.delete(number)
        for (const one of moment) due(one)
      },
      number * MOMENT - performance.now(),
    ).unref()
    return moment
  }

  return { add: (wait, one) => at(Math.ceil((performance.now() + wait) / MOMENT)).add(one) }
}
