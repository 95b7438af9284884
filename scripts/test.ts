// `npm test`: the checks, every test on both databases, conformance on the mock and on the server; and whether every error of the
// contract came up in it. Each stage runs even when one before it has failed; the last line counts all of them.

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unseenErrors } from './unseen-errors.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}
interface Stage {
  name: string
  args: string[]
  /** What the stage's output says; without it the stage counts as one test. */
  counts?(output: string): Counts
}

const root = fileURLToPath(new URL('..', import.meta.url))
const databases = (process.env.TEST_DATABASES ?? 'sqlite,mysql').split(',')
const folder = mkdtempSync(join(tmpdir(), 'parley-tests-'))
const report = join(folder, 'report.json')
const errorsSeen = join(folder, 'errors')
mkdirSync(errorsSeen)

const stages: Stage[] = [
  { name: 'check', args: ['run', '-s', 'check'] },
  {
    name: 'tests',
    args: ['exec', '--', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    counts: () => {
      const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
      return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 }
    },
  },
  { name: 'conformance of the mock', args: ['run', '-s', 'conformance', '--', '--target', 'mock'], counts: pairCounts },
  ...databases.map((database) => ({
    name: `conformance of the server on ${database}`,
    args: ['run', '-s', 'conformance', '--', '--target', 'single', '--database', database],
    counts: pairCounts,
  })),
]

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
for (const stage of stages) {
  console.log(`\n== ${stage.name}`)
  const started = Date.now()
  const { code, output } = await run(stage.args)
  const counts = countsOf(stage, code, output)
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key]
  console.log(`== ${stage.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
}
for (const database of databases) {
  console.log(`\n== errors on ${database}`)
  const unseen = unseenErrors(errorsSeen, database)
  for (const error of unseen) console.log(`no test got ${error}`)
  total[unseen.length === 0 ? 'passed' : 'failed']++
  console.log(`== errors on ${database}: ${unseen.length === 0 ? 'passed' : 'FAILED'}`)
}
rmSync(folder, { recursive: true })
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0

/** A stage that failed without a failed test counts as one failure. */
function countsOf({ counts }: Stage, code: number | null, output: string): Counts {
  const one: Counts = { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 }
  try {
    const found = counts?.(output) ?? one
    return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found
  } catch {
    return one
  }
}

function pairCounts(output: string): Counts {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const [, passed, failed] of output.matchAll(/^(?:pairs|dredd): (\d+) passed, (\d+) failed$/gm)) {
    sum.passed += Number(passed)
    sum.failed += Number(failed)
  }
  return sum
}

function run(args: string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, ERRORS_SEEN: errorsSeen }
  const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    process.stdout.write(chunk)
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
