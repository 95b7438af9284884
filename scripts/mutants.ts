// `npm run mutants`: breaks a copy of the last commit in one place after the other, and runs tests that this concerns until one fails. Most
// breaks are made by rules (break-rules.ts); those in contract-tests/mutants/ are patches by hand, each for a law that no rule breaks.
//
//   npm run mutants -- --sample 30       30 of all, by a seed, which is printed and can be given: --seed 7
//   npm run mutants -- --rule lock       the breaks of a rule; --rule hand: the patches
//   npm run mutants -- --file src/jobs   the breaks of files whose paths contain this, or of a line: --file src/caches.ts:40
//   npm run mutants -- purge             the patches whose names contain this
//
// All of them take days, so the night has a sample. A patch names the test that must fail, and where it must run if not on SQLite. For a break
// by a rule, the test files are tried that the changed file concerns, those first that speak of the same things. Exits with 1 if a patch
// survives or could not be tried, or if fewer breaks by rules fall than LEAST.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Break, breaksOf, broken, canUnlock, RULE_NAMES } from './break-rules.ts'
import { readConcernedTests, readRelated } from './concerned-tests.ts'
import { type Outcome, runTests } from './reporter.ts'
import { type Database, databasesOf } from './test-plan.ts'

/** A patch by hand. */
interface Patch {
  name: string
  /** The changed files. */
  changed: string[]
  /** The test file, and a part of the title of the test that must fail. */
  test: string
  title: string
  database: Database
}

/** The share of the breaks by rules, in percent, that must fall. */
const LEAST = 80
/** How many test files are tried at once: most breaks fall by the first ones. */
const TRIED = [2, 4, 10]
/** The tests of locks. They decide on a server only, because SQLite has one writing transaction at a time. */
const OF_LOCKS = ['src/http/locks-of-rows.test.ts', 'src/http/locks.test.ts', 'src/http/lock-order.test.ts', 'src/db/lock-waits.test.ts']
/** Tests that every change concerns, and that take long. */
const NOT_TRIED = /looks|hostile|varied|\/release|reload|statement-counts|site\.test|readme|deploy|clients|scripts\/(?!mock)/

const WORDS: Record<Outcome['kind'], string> = { fell: 'fell       ', survived: 'SURVIVED   ', 'did not run': 'DID NOT RUN' }

const root = fileURLToPath(new URL('..', import.meta.url))
const home = join(root, 'contract-tests/mutants')
const { values: asked, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, rule: { type: 'string' }, file: { type: 'string' } },
})
if (asked.rule !== undefined && asked.rule !== 'hand' && !RULE_NAMES.some((name) => name === asked.rule))
  throw new Error(`The rules are ${[...RULE_NAMES, 'hand'].join(', ')}`)

const patches = readdirSync(home)
  .filter((file) => file.endsWith('.patch') && (names.length === 0 || names.some((part) => file.includes(part))))
  .map(patchOf)
const copy = join(mkdtempSync(join(tmpdir(), 'parley-mutants-')), 'copy')
const git = (folder: string, ...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
const readCopy = (file: string): string => readFileSync(join(copy, file), 'utf8')

git(root, 'worktree', 'add', '--quiet', '--detach', copy)
try {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const chosen = choose()
  // MySQL may be unpacked there.
  if (existsSync(join(root, '.services'))) symlinkSync(join(root, '.services'), join(copy, '.services'))
  const concernedBy = await readConcernedTests(copy)
  const related = readRelated(copy)
  const counts = { hand: { fell: 0, survived: 0, 'did not run': 0 }, rules: { fell: 0, survived: 0, 'did not run': 0 } }
  for (const one of chosen) {
    git(copy, 'checkout', '--quiet', '.')
    const [outcome, text] = 'rule' in one ? tryBreak(one) : tryPatch(one)
    counts['rule' in one ? 'rules' : 'hand'][outcome.kind]++
    console.log(`${WORDS[outcome.kind]} ${text}`)
  }
  for (const [kind, { fell, survived, 'did not run': not }] of Object.entries(counts))
    console.log(`${kind}: ${fell} fell, ${survived} survived, ${not} did not run`)
  const { hand, rules } = counts
  console.log(`mutants: ${Math.round(performance.now() / 1000)} s`)
  process.exitCode = hand.survived + hand['did not run'] > 0 || (100 * rules.fell) / (rules.fell + rules.survived) < LEAST ? 1 : 0

  /** Makes a break, and runs the nearest tests. */
  function tryBreak(one: Break): [Outcome, string] {
    const text = readCopy(one.file)
    if (one.rule === 'lock') writeFileSync(join(copy, 'src/db/dialect.ts'), canUnlock(readCopy('src/db/dialect.ts')))
    writeFileSync(join(copy, one.file), broken(text, one))
    const concerned = concernedBy([one.file]).filter((file) => !NOT_TRIED.test(file))
    const nearest = related(one, concerned)
    const ofLocks = one.rule === 'lock' ? OF_LOCKS.filter((file) => concerned.includes(file)) : []
    const files = [...new Set([...ofLocks, ...nearest])]
    let outcome: Outcome = { kind: 'did not run', reason: 'no test imports it' }
    let from = 0
    for (const count of TRIED) {
      const some = files.slice(from, from + count)
      from += some.length
      if (some.length > 0 && outcome.kind !== 'fell') outcome = run(databaseFor(one), {}, ...some)
    }
    const place = `${one.rule} ${one.file}:${one.line} ${one.around}: ${short(one.was)} -> ${short(one.text)}`
    if (outcome.kind === 'fell') return [outcome, `${place} | ${outcome.by}`]
    return [outcome, `${place} | ${outcome.kind === 'did not run' ? outcome.reason : `${from} of ${concerned.length} concerned files`}`]
  }

  /** Applies a patch, and runs the test that it names. */
  function tryPatch({ name, changed, test, title, database }: Patch): [Outcome, string] {
    const text = `${name}: ${test} > ${title} (${database})`
    const not = (reason: string): [Outcome, string] => [{ kind: 'did not run', reason }, `${text}: ${reason}`]
    if (!concernedBy(changed).includes(test)) return not(`${test} is not concerned by ${changed.join()}`)
    try {
      git(copy, 'apply', join(home, name))
    } catch (error) {
      return not(`no longer applies: ${(error as { stderr: string }).stderr.trim()}`)
    }
    const outcome = run(database, { CI: 'true' }, test, '-t', title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return outcome.kind === 'did not run' ? not(outcome.reason) : [outcome, text]
  }
} finally {
  git(root, 'worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true })
}

/** The breaks that the arguments ask for. */
function choose(): (Break | Patch)[] {
  const [path = '', line] = (asked.file ?? '').split(':')
  const isOfFile = (file: string, at?: number): boolean => file.includes(path) && (line === undefined || at === Number(line))
  const files = git(copy, 'ls-files', 'src', 'scripts').trim().split('\n')
  const byRules =
    names.length > 0 ? [] : files.filter((file) => isOfFile(file, Number(line))).flatMap((file) => breaksOf(file, readCopy(file)))
  const all = [
    ...(asked.rule === undefined || asked.rule === 'hand' ? patches.filter(({ changed }) => changed.some((file) => isOfFile(file))) : []),
    ...byRules.filter((one) => (asked.rule === undefined || asked.rule === one.rule) && isOfFile(one.file, one.line)),
  ]
  const { sample, seed = String(Date.now() % 1_000_000) } = asked
  if (sample === undefined) return all
  console.log(`--seed ${seed} chose ${sample} of ${all.length}`)
  let state = Number(seed)
  const random = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return all
    .map((one) => ({ one, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Number(sample))
    .map(({ one }) => one)
}

function databaseFor(one: Break | Patch): Database {
  return 'database' in one ? one.database : one.rule === 'lock' ? 'mariadb' : 'sqlite'
}

/** Reads the lines `Test: FILE > TITLE` and `Database: mariadb` before the patch (without the second: sqlite), and the files that it changes. */
function patchOf(name: string): Patch {
  const text = readFileSync(join(home, name), 'utf8')
  const [, test = '', title = ''] = /^Test: (\S+) > (.+)$/m.exec(text) ?? []
  if (!test) throw new Error(`${name} names no test. It needs a line 'Test: FILE > TITLE'`)
  const [, database = 'sqlite'] = /^Database: (\w+)$/m.exec(text) ?? []
  const [known = 'sqlite'] = databasesOf({ TEST_DATABASES: database })
  return { name, database: known, changed: [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file), test, title }
}

function short(text: string): string {
  return text.length > 100 ? `${text.slice(0, 97)}...` : text || 'nothing'
}

/** Runs tests of the copy until one fails. */
function run(database: Database, more: NodeJS.ProcessEnv, ...tests: string[]): Outcome {
  const { CI: _, ...machine } = process.env
  const env = { ...machine, TEST_DATABASES: database, TEST_SEED: '1', ...more }
  return runTests(copy, ['--bail=1', '--maxWorkers=1', ...tests], { report: join(copy, '..', 'report.json'), env })
}
