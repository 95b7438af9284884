// How a server of the bench keeps others waiting: the longest turn of its event loop, and the most memory, since the last query.

import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { warmUp } from '../../dist/bench.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

/**
 * Collects garbage, so that what one case has left behind does not count for the next. Blocks the process. Unlike other collections, a
 * collection on demand makes V8 drop compiled code as well (rendering takes three times as long afterwards), so the server warms up again.
 */
export async function collectGarbage() {
  collect()
  await warmUp(new AbortController().signal)
}

/** Milliseconds between two measurements. */
const EVERY = 2

/**
 * Milliseconds of CPU time that the main thread has used, which other processes do not affect. If the system does not report it, the
 * elapsed time.
 */
function used() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** Starts measuring. Returns a function that returns the longest turn in milliseconds and the most memory in bytes since its last call. */
export function watchTurns() {
  const now = () => ({ turn: 0, memory: process.memoryUsage.rss() })
  let most = now()
  let before = used()
  setInterval(() => {
    const after = used()
    most = { turn: Math.max(most.turn, after - before), memory: Math.max(most.memory, process.memoryUsage.rss()) }
    before = after
  }, EVERY).unref()
  return () => {
    const found = most
    most = now()
    return found
  }
}
