// A Vitest reporter that writes what became of each test, and what failed outside of tests, as JSON to the file OUTCOME_REPORT.

import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export interface TestReport {
  tests: { name: string; state: 'passed' | 'failed' | 'skipped' | 'pending'; errors: string[] }[]
  /** What failed outside of tests: files that do not load, hooks of suites, promises that nobody waited for. */
  errors: string[]
}

export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const { OUTCOME_REPORT: file } = process.env
    if (!file) return
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const report: TestReport = {
      tests: modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => {
          const { state, errors = [] } = test.result()
          return { name: test.fullName, state, errors: errors.map(({ message }) => message) }
        }),
      ),
      errors: [...suites.flatMap((suite) => suite.errors()), ...unhandled].map(({ message }) => message),
    }
    writeFileSync(file, JSON.stringify(report))
  }
}
