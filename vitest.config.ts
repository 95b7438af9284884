import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { databasesOf, LONGEST, ONCE, TESTED_ONCE } from './scripts/test-plan.ts'

/** Long tests, which `npm run test:long` runs. */
const LONG = process.env.FAULTS ? ['contract-tests/faults/*.test.ts'] : []
const ALL = ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'contract-tests/*.test.ts', 'contract-tests/flows/**/*.test.ts', ...LONG]

const project = (name: string, include: string[], exclude: string[]) => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: 'src/testing/databases.ts',
    env: { TEST_DATABASE: name },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files of a worker share their imports, which take longer than most files. What a module remembers is of one server at a time.
    isolate: false,
    // Most objects die young: with room for them, and without threads that help to collect them, a run takes a tenth less processor time.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc'],
  },
})

/** Begins each project with the files that take longest: where they come last, the other workers have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.some((file) => moduleId.endsWith(file))
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

export default defineConfig({
  test: {
    // Both databases, unless TEST_DATABASES names one, and what does not depend on them.
    projects: [...databasesOf(process.env).map((name) => project(name, ALL, TESTED_ONCE)), project(ONCE, TESTED_ONCE, [])],
    sequence: { sequencer: LongestFirst },
    // More than cores: tests often wait. With more than three they only disturb each other.
    maxWorkers: 3,
  },
})
