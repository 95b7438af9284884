// A Vitest reporter that writes as JSON to the file SUITE_REPORT what `npm test` counts, and what became of a deliberate break.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export interface FileReport {
  /** The path relative to the repository's root. */
  file: string
  database: string
  seconds: number
  tests: { name: string; state: 'passed' | 'failed' | 'skipped' | 'pending'; errors: string[] }[]
  /** What failed outside of tests: a file that does not load, hooks of suites. */
  errors: string[]
}
export interface SuiteReport {
  files: FileReport[]
  /** Promises that nobody waited for. */
  errors: string[]
}

export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: SuiteReport = { files: modules.map(reportOf), errors: messagesOf(unhandled) }
    const { SUITE_REPORT: file } = process.env
    if (file) writeFileSync(file, JSON.stringify(report))
  }
}

const messagesOf = (errors: readonly SerializedError[] = []): string[] => errors.map(({ message }) => message)

function reportOf(module: TestModule): FileReport {
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  return {
    file: relative(module.project.vitest.config.root, module.moduleId),
    database: module.project.name,
    seconds: (duration + collectDuration + setupDuration) / 1_000,
    tests: [...module.children.allTests()].map((test) => {
      const { state, errors } = test.result()
      return { name: test.fullName, state, errors: messagesOf(errors) }
    }),
    errors: [module, ...module.children.allSuites()].flatMap((suite) => messagesOf(suite.errors())),
  }
}

/**
 * What became of a break, by the tests that ran on it. It falls if a test fails, and survives if all tests that ran have passed. A test that
 * did not run to its end says nothing: its file does not load, a hook fails, time is up, or no test has the title.
 */
export type Outcome = { kind: 'fell'; by: string } | { kind: 'survived' } | { kind: 'did not run'; reason: string }

/** How Vitest begins the message about a test or a hook that has not ended in time. */
const TIME_IS_UP = /^(?:Test|Hook) timed out/

/** Runs Vitest in a folder with these arguments. `report`: the file for its report, which is replaced. */
export function runTests(folder: string, args: readonly string[], { report, env }: { report: string; env: NodeJS.ProcessEnv }): Outcome {
  rmSync(report, { force: true })
  const vitest = join(folder, 'node_modules/.bin/vitest')
  const { status } = spawnSync(process.execPath, [vitest, 'run', `--reporter=${fileURLToPath(import.meta.url)}`, ...args], {
    ...{ cwd: folder, stdio: 'ignore' },
    env: { ...env, SUITE_REPORT: report },
  })
  if (!existsSync(report)) return { kind: 'did not run', reason: `Vitest ended with ${status}, without a report` }
  return outcomeOf(JSON.parse(readFileSync(report, 'utf8')), status)
}

function outcomeOf({ files, errors: unhandled }: SuiteReport, status: number | null): Outcome {
  const tests = files.flatMap((file) => file.tests)
  const failed = tests.filter(({ state }) => state === 'failed')
  const fallen = failed.find(({ errors }) => !errors.some((message) => TIME_IS_UP.test(message)))
  if (fallen) return { kind: 'fell', by: fallen.name }
  const reasons = [...failed, ...files].flatMap(({ errors }) => errors).concat(unhandled)
  const [reason = status === 0 ? undefined : `Vitest ended with ${status}`] = reasons
  if (reason !== undefined) return { kind: 'did not run', reason: reason.split('\n')[0] ?? '' }
  return tests.some(({ state }) => state === 'passed') ? { kind: 'survived' } : { kind: 'did not run', reason: 'no test has this title' }
}
