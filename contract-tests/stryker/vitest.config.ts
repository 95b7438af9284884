import { defineConfig } from 'vitest/config'

// The tests of the folder that `npm run tool -- stryker` mutates.
export default defineConfig({ test: { include: process.env.STRYKER_TESTS?.split(',') ?? [], testTimeout: 30_000 } })
