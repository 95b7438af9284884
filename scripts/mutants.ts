// `npm run mutants`: applies each deliberate break of contract-tests/mutants/ to a copy of the last commit, and runs the test that must fail
// for it on SQLite. Exits with 1 when a break survives or no longer applies. With arguments, only breaks whose names contain one of them.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Mutant {
  name: string
  file: string
  /** The test file, and a part of the title of the test that must fail. */
  test: string
  title: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, 'contract-tests/mutants')
const only = process.argv.slice(2)

const mutants = readdirSync(home)
  .filter((file) => file.endsWith('.patch') && (only.length === 0 || only.some((part) => file.includes(part))))
  .map(mutantOf)
const copy = join(mkdtempSync(join(tmpdir(), 'parley-mutants-')), 'copy')
const git = (folder: string, ...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

git(root, 'worktree', 'add', '--quiet', '--detach', copy)
try {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const survivors = mutants.filter((mutant) => !isKilled(mutant))
  console.log(`mutants: ${mutants.length - survivors.length} fell, ${survivors.length} survived`)
  process.exitCode = survivors.length > 0 ? 1 : 0
} finally {
  git(root, 'worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true })
}

/** Reads the line `Test: FILE > TITLE` before the patch. */
function mutantOf(name: string): Mutant {
  const file = join(home, name)
  const [, test = '', title = ''] = /^Test: (\S+) > (.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  if (!test) throw new Error(`${name} names no test: it needs a line 'Test: FILE > TITLE'`)
  return { name, file, test, title }
}

function isKilled({ name, file, test, title }: Mutant): boolean {
  try {
    git(copy, 'apply', file)
  } catch (error) {
    console.log(`STALE    ${name}: ${(error as { stderr: string }).stderr.trim()}`)
    return false
  }
  const failed = failedTests(test, title)
  git(copy, 'checkout', '--quiet', '.')
  console.log(`${failed > 0 ? 'fell    ' : 'SURVIVED'} ${name}: ${test} > ${title}`)
  return failed > 0
}

/** The number of failed tests with this title: a file that does not load has none. */
function failedTests(test: string, title: string): number {
  const pattern = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const report = join(copy, '..', 'report.json')
  const args = ['node_modules/.bin/vitest', 'run', '--reporter=json', `--outputFile=${report}`, '--maxWorkers=1', test, '-t', pattern]
  rmSync(report, { force: true })
  spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', env: { ...process.env, TEST_DATABASES: 'sqlite' } })
  return JSON.parse(readFileSync(report, 'utf8')).numFailedTests
}
