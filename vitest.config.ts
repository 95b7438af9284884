import { defineConfig } from 'vitest/config'

// The whole suite runs on both databases, unless TEST_DATABASES names one.
const databases = (process.env.TEST_DATABASES ?? 'sqlite,mysql').split(',')
const unknown = databases.find((name) => name !== 'sqlite' && name !== 'mysql')
if (unknown !== undefined) throw new Error(`TEST_DATABASES must be sqlite, mysql or both, separated by a comma, not '${unknown}'`)

export default defineConfig({
  test: {
    projects: databases.map((name) => ({
      test: {
        name,
        include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'contract-tests/flows/**/*.test.ts'],
        // What can know nothing of a database is tested once.
        exclude: name === databases[0] ? [] : ['src/markup/**', 'scripts/**'],
        globalSetup: 'src/testing/databases.ts',
        env: { TEST_DATABASE: name },
        testTimeout: 30_000,
        hookTimeout: 60_000,
      },
    })),
    maxWorkers: 2,
  },
})
