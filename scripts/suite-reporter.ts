// A Vitest reporter that writes the results for `npm test` as JSON to the file SUITE_REPORT.

import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

export interface FileReport {
  /** The path relative to the repository's root. */
  file: string
  database: string
  seconds: number
  passed: number
  failed: number
  skipped: number
}

export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report = process.env.SUITE_REPORT
    if (report) writeFileSync(report, JSON.stringify(modules.map(reportOf)))
  }
}

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()].map((test) => test.result().state)
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  const count = (state: 'passed' | 'failed' | 'skipped'): number => tests.filter((one) => one === state).length
  return {
    file: relative(module.project.vitest.config.root, module.moduleId),
    database: module.project.name,
    seconds: (duration + collectDuration + setupDuration) / 1_000,
    passed: count('passed'),
    // A file that could not be loaded has no failed test, so it counts as one.
    failed: Math.max(count('failed'), Number(module.state() === 'failed')),
    skipped: count('skipped'),
  }
}
