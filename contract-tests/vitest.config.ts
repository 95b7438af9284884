import { defineConfig } from 'vitest/config'

// Run by scripts/conformance.ts, which starts the target. Cases that change the same things must not overlap.
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 15_000, fileParallelism: false },
})
