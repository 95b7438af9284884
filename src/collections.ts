// How often V8 collects garbage in a process that has little to do.

import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect once, and not three times, when little happens after a collection: thousands of polls that wait are a large heap, all of
 * which a collection reads (docs/adr/0048-idle-polls.md). Call it within the first seconds of a process: V8 of Node 20 aborts the process if
 * this changes while it collects because nothing happens, which it begins after eight seconds at the earliest.
 */
export function collectOnceInQuiet(): void {
  const is20 = Number.parseInt(process.versions.v8, 10) < 12
  setFlagsFromString(is20 ? '--memory-reducer-single-gc' : '--memory-reducer-gc-count=1')
}
