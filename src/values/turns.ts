// Turns of the event loop.

import { setImmediate } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/** Yields to other work. Of all callers that wait, only one continues in each turn of the event loop, in the order of arrival. */
export function waitForTurn(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}
