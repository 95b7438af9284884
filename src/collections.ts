// Controls when V8 collects garbage in a process that has little to do.

import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds from the start of a process until it collects what starting left behind. */
const STARTED = 20_000
/** In bytes. A process with a larger heap already has clients, and a collection would keep them waiting. */
const LARGEST_HEAP = 96 * 1024 * 1024

/**
 * Makes V8 collect once rather than three times when little happens after a collection. Thousands of waiting polls make a large heap, and a
 * collection reads all of it (docs/adr/0005-polls.md). Call it within the first seconds of a process: V8 of Node 20 aborts the process
 * if this setting changes during such an idle collection, which starts after eight seconds at the earliest.
 */
export function collectOnceInQuiet(): void {
  const is20 = Number.parseInt(process.versions.v8, 10) < 12
  setFlagsFromString(is20 ? '--memory-reducer-single-gc' : '--memory-reducer-gc-count=1')
}

/**
 * Collects once, soon after the start. V8 of Node 26 otherwise keeps what starting left behind until the process needs the room
 * (docs/adr/0011-processes.md).
 */
export function collectAfterStart({ started = STARTED, largestHeap = LARGEST_HEAP } = {}): void {
  setTimeout(() => {
    if (getHeapStatistics().used_heap_size > largestHeap) return
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    setFlagsFromString('--no-expose-gc')
    collect()
  }, started).unref()
}
