// databases: once

import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { collectAfterStart } from './collections.ts'

/** What Node's types do not declare. */
type Collection = PerformanceEntry & { detail: { kind: number; flags: number } }

/** Resolves after a full garbage collection that was explicitly requested. */
function forcedCollection(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const collections = list.getEntries() as Collection[]
      if (!collections.some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR && detail.flags > 0)) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ entryTypes: ['gc'] })
  })
}

test('garbage from the start is collected once, and nobody else can request a collection', async () => {
  const collected = forcedCollection()
  const remains = new WeakRef(Array.from({ length: 1_000 }, () => ({})))
  collectAfterStart({ started: 0, largestHeap: Number.POSITIVE_INFINITY })
  await collected
  expect(remains.deref()).toBeUndefined()
  expect(globalThis.gc).toBeUndefined()
})
