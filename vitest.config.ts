import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isFull, projectsOf, readTests, secondsOf, seedOf } from './scripts/test-plan.ts'

const seed = seedOf(process.env)
// `npm test` sets the seed and prints it at its end.
if (!process.env.TEST_SEED && !isFull(process.env)) console.log(`TEST_SEED=${seed} chose the generated cases; CI=true runs all of them`)

const project = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    globalSetup: 'src/testing/databases.ts',
    env: { TEST_DATABASE: name, TEST_SEED: seed },
    // A test that asserts nothing, because its loop has nothing to go through or its condition is never true, proves nothing.
    expect: { requireAssertions: true },
    testTimeout: 60_000,
    // The first hook of a file creates a database, for which MySQL takes a minute and more on a busy machine.
    hookTimeout: 180_000,
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
    const secondsFor = ({ moduleId }: TestSpecification): number => secondsOf(relative(import.meta.dirname, moduleId))
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return own.sort((a, b) => secondsFor(b) - secondsFor(a))
    })
  }
}

export default defineConfig({
  test: {
    projects: Object.entries(projectsOf(readTests(import.meta.dirname, process.env), process.env)).map(([name, files]) =>
      project(name, files),
    ),
    sequence: { sequencer: LongestFirst },
    // More than cores: tests often wait. With more than three they only disturb each other.
    maxWorkers: 3,
    // Single files start in half the time.
    experimental: { fsModuleCache: true },
  },
})
