// `npm test`: what a person runs before a commit, with nothing but Node, in three minutes. The checks, tests on SQLite (those that the change
// concerns, all brief files, and of the others a part by the seed), a fiftieth of the generated cases, and conformance of the mock and the
// server. With CI=true (`CI=true npm test`) everything on SQLite, on MariaDB the tests in which the databases can differ, on MySQL a quarter of
// these, on MariaDB a sample of the others, all generated cases, conformance on SQLite and one of the servers, changes since the released contract, whether
// every error of the contract occurred, and whether everything in its requests and answers did. Each stage runs even if an earlier one has
// failed. The last lines count all of them and name what was left out. `npm test -- FILTER...` runs only the tests in files whose paths
// contain one of the filters. The server's conformance runs on the machine's Node, everything else on the image's.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unseenErrors, untriedFacts } from '../contract-tests/unseen.ts'
import { changedTests } from './concerned-tests.ts'
import { withTestedNode } from './installs.ts'
import { locate, missingAmong, type Program } from './programs.ts'
import type { FileReport } from './reporter.ts'
import { type Counts, NONE, type Outcome, runStages, type Stage, sum } from './stages.ts'
import {
  chooseFiles,
  type Database,
  isFull,
  ONCE,
  type Plan,
  planTests,
  programsFor,
  readTests,
  remainder,
  runsAll,
  seedOf,
  slowest,
} from './test-plan.ts'

const SERVER = 'conformance of the server'
const root = fileURLToPath(new URL('..', import.meta.url))
const filters = process.argv.slice(2)
const isWhole = filters.length === 0
const isShort = isWhole && !isFull(process.env) && process.env.TEST_DATABASES === undefined
const needed = programsFor(process.env)
const absent = isFull(process.env) ? await missingAmong(needed) : needed.filter((program) => !locate(program))
/** What tests do without: in a short run everything but Node, even where the machine has it. */
const missing: Program[] = isShort ? ['redis', 'nginx', 'chromium'] : absent
const plan = planTests(process.env, isShort ? [] : missing)
if (plan.refusal) {
  console.error(plan.refusal)
  process.exitCode = 1
} else await testAll(plan)

async function testAll({ databases, notice }: Plan): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-tests-'))
  const traffic = join(folder, 'traffic')
  const reportFile = join(folder, 'report.json')
  mkdirSync(traffic)
  const isComplete = isFull(process.env)
  const seed = seedOf(process.env)
  const known = readTests(root, process.env)
  const chosen = isShort ? chooseFiles(known, seed, changedTests(root)) : undefined
  const machine: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ TEST_WITHOUT: missing.join(','), SUITE_REPORT: reportFile, TEST_SEED: seed },
    ...(isWhole && isComplete && { TRAFFIC: traffic }),
    ...(chosen && { TEST_FILES: chosen.join() }),
    // Tests start the server and the admin command many times, so Node caches what it has compiled.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  }
  const image = isComplete ? withTestedNode(machine) : machine
  let files: FileReport[] = []
  const tests: Stage = {
    name: 'tests',
    args: ['exec', '--', 'vitest', 'run', '--reporter=default', '--reporter=./scripts/reporter.ts', ...filters],
    isLive: true,
    counts: () => {
      files = JSON.parse(readFileSync(reportFile, 'utf8')).files
      const tests = files.flatMap((file) => file.tests)
      const count = (state: string): number => tests.filter((test) => test.state === state).length
      // A file that could not be loaded has no failed test, so it counts as one.
      const broken = files.filter((file) => file.errors.length > 0 && !file.tests.some(({ state }) => state === 'failed'))
      return { passed: count('passed'), failed: count('failed') + broken.length, skipped: count('skipped') }
    },
  }
  // Of the servers one in turn: the example pairs are the same, and a night has each.
  const servers = databases.filter((database) => database !== 'sqlite')
  const served = isComplete
    ? databases.filter((one) => one === 'sqlite' || one === servers[Number(seed) % servers.length])
    : databases.slice(0, 1)
  const outcomes = isWhole ? await runAll(tests, served, { image, machine }) : await runStages([tests], image)
  const everything = isWhole && isComplete ? databases.filter((database) => runsAll(database, process.env)) : []
  outcomes.push(...everything.flatMap((database) => [errorsOn(database, traffic), trafficOn(database, traffic)]))
  rmSync(folder, { recursive: true })

  console.log(`\n== slowest files\n${slowest(files).join('\n')}`)
  const { passed, failed, skipped } = outcomes.reduce(sum, NONE)
  if (process.env.RECORD_SECONDS && isComplete) recordSeconds(files)
  if (notice) console.log(`\n${notice}`)
  console.log(chosen ? `\n${remainder(known, chosen, seed)}` : `\nTEST_SEED=${seed}`)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exitCode = failed > 0 ? 1 : 0
}

/**
 * The other stages run beside the tests, which often wait. `image` is the environment with the image's Node, `machine` the one with the
 * machine's.
 */
async function runAll(
  tests: Stage,
  served: Database[],
  { image, machine }: Record<'image' | 'machine', NodeJS.ProcessEnv>,
): Promise<Outcome[]> {
  const conformance = (name: string, ...args: string[]): Stage => ({
    name,
    args: ['run', '-s', 'conformance', '--', ...args],
    counts: pairCounts,
  })
  const others: Stage[] = [
    { name: 'check', args: ['run', '-s', 'check'] },
    // It needs Go.
    ...(isFull(image) ? [{ name: 'changes since the released contract', args: ['run', '-s', 'tool', '--', 'contract-diff'] }] : []),
    conformance('conformance of the mock', '--target', 'mock'),
  ]
  const servers = served.map((database) => conformance(`${SERVER} on ${database}`, '--target', 'single', '--database', database))
  // Before the tests that need them, because several would not wait for each other's build.
  const builds: Stage[] = [
    { name: 'build', args: ['run', '-s', 'build'] },
    { name: 'build of the client', args: ['run', '-s', 'build', '-w', 'parley-client'] },
  ]
  const beside = async (): Promise<Outcome[]> => [...(await runStages(others, image)), ...(await runStages(servers, machine))]
  return (await Promise.all([runStages([...builds, tests], image), beside()])).flat()
}

/** Fails for what no request of a test had, and for what no answer had. */
function trafficOn(database: Database, traffic: string): Outcome {
  const name = `traffic on ${database}`
  const { tried, requests, answers } = untriedFacts(traffic, database)
  const isComplete = requests.length + answers.length === 0
  console.log(`\n== ${name}: ${tried} occurred, ${requests.length} not in requests, ${answers.length} not in answers`)
  for (const fact of requests) console.log(`no request had ${fact}`)
  for (const fact of answers) console.log(`no answer had ${fact}`)
  console.log(`== ${name}: ${isComplete ? 'passed' : 'FAILED'}`)
  return { name, passed: Number(isComplete), failed: Number(!isComplete), skipped: 0 }
}

function errorsOn(database: Database, errorsSeen: string): Outcome {
  const name = `errors on ${database}`
  const unseen = unseenErrors(errorsSeen, database)
  console.log(`\n== ${name}`)
  for (const error of unseen) console.log(`no test got ${error}`)
  console.log(`== ${name}: ${unseen.length === 0 ? 'passed' : 'FAILED'}`)
  return { name, passed: Number(unseen.length === 0), failed: Number(unseen.length > 0), skipped: 0 }
}

function pairCounts(output: string): Counts {
  const found = [...output.matchAll(/^(?:pairs|dredd): (\d+) passed, (\d+) failed$/gm)]
  return found.map(([, passed, failed]) => ({ passed: Number(passed), failed: Number(failed), skipped: 0 })).reduce(sum, NONE)
}

/** Writes how long files took on SQLite, which decides what a person's run has and what begins first. */
function recordSeconds(files: readonly FileReport[]): void {
  const seconds = files
    .filter(({ database }) => database === 'sqlite' || database === ONCE)
    .map((one) => [one.file, Math.round(one.seconds)] as const)
  const long = seconds.filter(([, count]) => count >= 2).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(join(root, 'scripts/test-seconds.json'), `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`)
}
