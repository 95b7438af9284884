// What a server of the bench keeps others from: the longest turn of its event loop, and the most memory, since it was last asked.

import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { warmUp } from '../../dist/bench.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

/**
 * Lets garbage go, so that what one case has left behind does not count for the next. Keeps everybody waiting. A collection on demand,
 * unlike others, makes V8 drop compiled code as well (rendering takes three times as long after it), so the server warms up again.
 */
export async function collectGarbage() {
  collect()
  await warmUp(new AbortController().signal)
}

/** Milliseconds between two looks. */
const EVERY = 2

/** Milliseconds that the main thread has used of a core, which other processes do not change; where the system does not tell, the time. */
function used() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** Begins to look. Returns what gives the longest turn, in milliseconds, and the most memory, in bytes, since it was last called. */
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
