// Turns of the event loop.

import { setImmediate } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/** Lets others have their turn. Of all who wait only one goes on in each turn of the event loop, in the order in which they came. */
export function nextTurn(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}
