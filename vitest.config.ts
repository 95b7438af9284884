import { defineConfig } from 'vitest/config'
import { databasesOf, TESTED_ONCE } from './scripts/test-plan.ts'

// The whole suite runs on both databases, unless TEST_DATABASES names one.
const databases = databasesOf(process.env)

export default defineConfig({
  test: {
    projects: databases.map((name) => ({
      test: {
        name,
        include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'contract-tests/*.test.ts', 'contract-tests/flows/**/*.test.ts'],
        exclude: name === databases[0] ? [] : TESTED_ONCE.map((place) => (place.endsWith('/') ? `${place}**` : place)),
        globalSetup: 'src/testing/databases.ts',
        env: { TEST_DATABASE: name },
        testTimeout: 30_000,
        hookTimeout: 60_000,
        // Files of a worker share their imports, which take longer than most files. What a module remembers is of one server at a time.
        isolate: false,
      },
    })),
    // More than cores: tests often wait.
    maxWorkers: 3,
  },
})
