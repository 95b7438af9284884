// `npm run mutants`: applies each deliberate break in contract-tests/mutants/ to a copy of the last commit, and runs the tests that it
// concerns on SQLite until one fails, or on the server that the patch names, because only there a lock or several processes matter. It starts
// with the test that the patch names, which must fail. Exits with 1 when that test does not fail or is not concerned, or when a patch no
// longer applies. With arguments, only breaks whose names contain one of them.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConcernedTests } from './concerned-tests.ts'
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

/** What Vitest reports. */
interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

/** How many other test files are run to see what else notices a break that its own test misses. */
const MOST_OTHERS = 5

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
  const survivors = mutants.filter((mutant) => {
    const { fell, text } = outcomeOf(mutant, concernedBy(mutant.changed))
    console.log(`${fell ? 'fell    ' : 'SURVIVED'} ${mutant.name}: ${text}`)
    return !fell
  })
  console.log(`mutants: ${mutants.length - survivors.length} fell, ${survivors.length} survived; ${Math.round(performance.now() / 1000)} s`)
  process.exitCode = survivors.length > 0 ? 1 : 0
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

function outcomeOf({ name, changed, test, title, database }: Mutant, concerned: string[]): { fell: boolean; text: string } {
  if (!concerned.includes(test)) return { fell: false, text: `${test} is not concerned by ${changed.join()}` }
  try {
    git(copy, 'apply', join(home, name))
  } catch (error) {
    return { fell: false, text: `no longer applies: ${(error as { stderr: string }).stderr.trim()}` }
  }
  const fell = firstFailure(database, test, '-t', title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) !== undefined
  const other = fell ? undefined : firstFailure(database, ...concerned.filter((file) => file !== test).slice(0, MOST_OTHERS))
  git(copy, 'checkout', '--quiet', '.')
  const text = `${test} > ${title} (${database}), one of ${concerned.length} concerned files`
  return { fell, text: fell ? text : `${text}; nearby failure: ${other ?? 'none'}` }
}

/** The title of the first test that fails. A file that does not load has none. */
function firstFailure(database: Database, ...tests: string[]): string | undefined {
  const report = join(copy, '..', 'report.json')
  const args = ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, '--maxWorkers=1', ...tests]
  rmSync(report, { force: true })
  // All generated cases.
  const env = { ...process.env, CI: 'true', TEST_DATABASES: database }
  spawnSync(process.execPath, ['node_modules/.bin/vitest', ...args], { cwd: copy, stdio: 'ignore', env })
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed')?.fullName
}
