// What became of a deliberate break, by the tests that ran on it.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * A break falls if a test fails, and survives if all tests that ran have passed. A test that did not run to its end says nothing: its file
 * does not load, a hook fails, time is up, or no test has the title.
 */
export type Outcome = { kind: 'fell'; by: string } | { kind: 'survived' } | { kind: 'did not run'; reason: string }

/** How Vitest begins the message about a test or a hook that has not ended in time. */
const TIME_IS_UP = /^(?:Test|Hook) timed out/
const REPORTER = fileURLToPath(import.meta.url)

/** Runs Vitest in a folder with these arguments. `report`: the file for its report, which is replaced. */
export function runTests(folder: string, args: readonly string[], { report, env }: { report: string; env: NodeJS.ProcessEnv }): Outcome {
  rmSync(report, { force: true })
  const vitest = join(folder, 'node_modules/.bin/vitest')
  const { status } = spawnSync(process.execPath, [vitest, 'run', `--reporter=${REPORTER}`, ...args], {
    ...{ cwd: folder, stdio: 'ignore' },
    env: { ...env, OUTCOME_REPORT: report },
  })
  return outcomeOf(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, status)
}

/** The outcome by a report, if there is one, and the status with which Vitest ended. */
function outcomeOf(report: TestReport | undefined, status: number | null): Outcome {
  if (!report) return { kind: 'did not run', reason: `Vitest ended with ${status}, without a report` }
  const failed = report.tests.filter(({ state }) => state === 'failed')
  const fallen = failed.find(({ errors }) => !errors.some((message) => TIME_IS_UP.test(message)))
  if (fallen) return { kind: 'fell', by: fallen.name }
  const [reason = status === 0 ? undefined : `Vitest ended with ${status}`] = [...failed.flatMap(({ errors }) => errors), ...report.errors]
  if (reason !== undefined) return { kind: 'did not run', reason: reason.split('\n')[0] ?? '' }
  return report.tests.some(({ state }) => state === 'passed')
    ? { kind: 'survived' }
    : { kind: 'did not run', reason: 'no test has this title' }
}

interface TestReport {
  tests: { name: string; state: 'passed' | 'failed' | 'skipped' | 'pending'; errors: string[] }[]
  /** What failed outside of tests: files that do not load, hooks of suites, promises that nobody waited for. */
  errors: string[]
}

/** The reporter of these runs of Vitest, which loads this file: it writes what became of each test, and what failed outside of tests. */
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
