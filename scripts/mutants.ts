// `npm run mutants`: applies each deliberate break in contract-tests/mutants/ to a copy of the last commit, and runs the tests that it
// concerns on SQLite until one fails, or on the server that the patch names, because only there a lock or several processes matter. It starts
// with the test that the patch names, which must fail. A break that this test does not notice has survived. One that it could not be tried
// on, because the patch no longer applies or the test is not concerned or did not run to its end, is an error. Both exit with 1. With
// arguments, only breaks whose names contain one of them.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConcernedTests } from './concerned-tests.ts'
import { type Outcome, runTests } from './mutant-outcome.ts'
import { ensureServices } from './services.ts'
import { type Database, databasesOf } from './test-plan.ts'

interface Mutant {
  name: string
  /** The changed files. */
  changed: string[]
  /** The test file, and a part of the title of the test that must fail. */
  test: string
  title: string
  database: Database
}

/** How many other test files are run to see what else notices a break that its own test misses. */
const MOST_OTHERS = 5

const WORDS: Record<Outcome['kind'], string> = { fell: 'fell       ', survived: 'SURVIVED   ', 'did not run': 'DID NOT RUN' }

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
  // The copy uses the servers of this folder, which outlive it.
  const servers = new Set(mutants.map(({ database }) => database).filter((database) => database !== 'sqlite'))
  for (const server of servers) await ensureServices(server)
  if (servers.size > 0) symlinkSync(join(root, '.services'), join(copy, '.services'))
  const concernedBy = await readConcernedTests(copy)
  const counts = { fell: 0, survived: 0, 'did not run': 0 }
  for (const mutant of mutants) {
    const concerned = concernedBy(mutant.changed)
    const outcome = outcomeOf(mutant, concerned)
    counts[outcome.kind]++
    console.log(`${WORDS[outcome.kind]} ${mutant.name}: ${describeOutcome(mutant, outcome, concerned)}`)
  }
  const seconds = Math.round(performance.now() / 1000)
  console.log(`mutants: ${counts.fell} fell, ${counts.survived} survived, ${counts['did not run']} did not run; ${seconds} s`)
  process.exitCode = counts.fell < mutants.length ? 1 : 0
} finally {
  git(root, 'worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true })
}

/** Reads the lines `Test: FILE > TITLE` and `Database: mariadb` before the patch (without the second: sqlite), and the files that it changes. */
function mutantOf(name: string): Mutant {
  const text = readFileSync(join(home, name), 'utf8')
  const [, test = '', title = ''] = /^Test: (\S+) > (.+)$/m.exec(text) ?? []
  if (!test) throw new Error(`${name} names no test. It needs a line 'Test: FILE > TITLE'`)
  const [, database = 'sqlite'] = /^Database: (\w+)$/m.exec(text) ?? []
  const [known = 'sqlite'] = databasesOf({ TEST_DATABASES: database })
  return { name, database: known, changed: [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file), test, title }
}

/** What becomes of a break, by the test that it names. The break stays in the copy, unless it does not apply. */
function outcomeOf({ name, changed, test, title, database }: Mutant, concerned: string[]): Outcome {
  git(copy, 'checkout', '--quiet', '.')
  if (!concerned.includes(test)) return { kind: 'did not run', reason: `${test} is not concerned by ${changed.join()}` }
  try {
    git(copy, 'apply', join(home, name))
  } catch (error) {
    return { kind: 'did not run', reason: `no longer applies: ${(error as { stderr: string }).stderr.trim()}` }
  }
  return run(database, test, '-t', title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

/** Says what was tried, and what else notices a break that has survived. */
function describeOutcome({ test, title, database }: Mutant, outcome: Outcome, concerned: string[]): string {
  const text = `${test} > ${title} (${database}), one of ${concerned.length} concerned files`
  if (outcome.kind === 'fell') return text
  if (outcome.kind === 'did not run') return `${text}: ${outcome.reason}`
  const nearby = run(database, ...concerned.filter((file) => file !== test).slice(0, MOST_OTHERS))
  return `${text}; nearby failure: ${nearby.kind === 'fell' ? nearby.by : 'none'}`
}

/** Runs tests of the copy until one fails. */
function run(database: Database, ...tests: string[]): Outcome {
  // All generated cases.
  const env = { ...process.env, CI: 'true', TEST_DATABASES: database }
  return runTests(copy, ['--bail=1', '--maxWorkers=1', ...tests], { report: join(copy, '..', 'report.json'), env })
}
