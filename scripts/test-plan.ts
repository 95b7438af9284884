// What `npm test` can run on this machine, and how it reports that.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isServerName, SERVERS, type ServerName, TITLES } from './database-servers.ts'
import { hintFor, type Program } from './programs.ts'
import type { FileReport } from './suite-reporter.ts'

export type Database = 'sqlite' | ServerName
export interface Plan {
  databases: Database[]
  /** Why no tests run at all. */
  refusal?: string
  /** The notice about missing programs at the end. Undefined if none is missing. */
  notice?: string
}

/** The project of tests that run once, on SQLite if they start a server. What they cover counts for every database. */
export const ONCE = 'once'

/** A test file, with what the markers in its first lines say about it (CONTRIBUTING.md, "Test"). */
export interface TestFile {
  /** Relative to the repository's root. */
  path: string
  /** `once` if no database can change what it shows, `both` if the databases can differ in it. */
  databases?: 'once' | 'both'
  /** `full` if only full runs have it, and runs that name it. `full on servers` if that holds for database servers alone. */
  run?: 'full' | 'full on servers'
}

/** The folders with tests, and whether their folders have some too. */
const FOLDERS: [folder: string, recursive: boolean][] = [
  ['src', true],
  ['scripts', false],
  ['contract-tests', false],
  ['contract-tests/flows', false],
]

/** All test files, and with FAULTS those of `npm run test:long`. Throws for an unknown marker. */
export function readTests(root: string, env: NodeJS.ProcessEnv): TestFile[] {
  const folders = [...FOLDERS, ...(env.FAULTS ? [['contract-tests/faults', false] as const] : [])]
  const paths = folders.flatMap(([folder, recursive]) =>
    readdirSync(join(root, folder), { recursive, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return paths
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
    .map((path) => testFile(path, readFileSync(join(root, path), 'utf8')))
}

/** Reads the markers in the comments with which a file begins. */
export function testFile(path: string, text: string): TestFile {
  const [comments = ''] = /^(?:\/\/.*\n)*/.exec(text) ?? []
  const markers = new Map(Array.from(comments.matchAll(/^\/\/ (databases|run): (.*)$/gm), ([, name = '', value = '']) => [name, value]))
  const [databases, run] = [markers.get('databases'), markers.get('run')]
  if (databases !== undefined && databases !== 'once' && databases !== 'both')
    throw new Error(`${path}: '// databases:' must be once or both, not '${databases}'`)
  if (run !== undefined && run !== 'full' && run !== 'full on servers')
    throw new Error(`${path}: '// run:' must be full or full on servers, not '${run}'`)
  return { path, ...(databases && { databases }), ...(run && { run }) }
}

/** Whether everything runs, as in CI, and not only what a person waits for. */
export function isFull(env: NodeJS.ProcessEnv): boolean {
  return env.CI === 'true'
}

/**
 * Whether every file runs on the database, not only those in which the databases can differ: on SQLite, where TEST_DATABASES names it, and
 * with TEST_RUN=whole, at night.
 */
export function runsAll(database: Database, env: NodeJS.ProcessEnv): boolean {
  return database === 'sqlite' || env.TEST_DATABASES !== undefined || env.TEST_RUN === 'whole'
}

/** Of the files in which the databases cannot differ, one in so many runs on MariaDB in a full run. */
const ONE_IN = 8

/** Whether a file is in the sample of a seed. */
function isSampled(path: string, seed: string): boolean {
  return createHash('sha256').update(`${seed} ${path}`).digest().readUInt32BE() % ONE_IN === 0
}

/**
 * The test files of each project. TEST_RUN=short leaves out what only full runs have. A full run has, on MariaDB, a sample of the files in which
 * the databases cannot differ, by TEST_SEED.
 */
export function projectsOf(tests: readonly TestFile[], env: NodeJS.ProcessEnv): Record<string, string[]> {
  const isLeftOut = ({ run }: TestFile, project: string): boolean =>
    env.TEST_RUN === 'short' && (run === 'full' || (run === 'full on servers' && isServerName(project)))
  const pathsOf = (project: string, isOf: (test: TestFile) => boolean): string[] =>
    tests.filter((test) => isOf(test) && !isLeftOut(test, project)).map(({ path }) => path)
  const samples = isFull(env) ? seedOf(env) : undefined
  const runsOn = (database: Database, { databases, path }: TestFile): boolean =>
    runsAll(database, env) || databases === 'both' || (database === 'mariadb' && samples !== undefined && isSampled(path, samples))
  return Object.fromEntries([
    ...databasesOf(env).map((database): [string, string[]] => [
      database,
      pathsOf(database, (test) => test.databases !== 'once' && runsOn(database, test)),
    ]),
    [ONCE, pathsOf(ONCE, ({ databases }) => databases === 'once')],
  ])
}

/** The seed of samples and of random tests: TEST_SEED, or a new one. Throws if it is not a number. */
export function seedOf({ TEST_SEED = String(Date.now() % 1_000_000) }: NodeJS.ProcessEnv): string {
  if (!/^\d{1,9}$/.test(TEST_SEED)) throw new Error(`TEST_SEED must be a number, not '${TEST_SEED}'`)
  return TEST_SEED
}

/** The files that take longest, half a minute or more alongside others. They start first. */
export const LONGEST = [
  ...[
    'src/http/site/site',
    'src/http/pages/looks',
    'src/http/hostile-values',
    'src/http/hostile-refusals',
    'src/http/statement-counts',
    'src/http/all-or-nothing',
    'src/http/contention',
  ],
  ...['src/actions/messages/races', 'src/actions/messages/large-moves', 'src/actions/people/settings', 'src/access/histories'],
  ...['src/markup/safety', 'scripts/mock'],
  ...['client', 'command-line', 'manage', 'matrix', 'release', 'revoked', 'scheduled'].map((name) => `contract-tests/flows/${name}`),
].map((name) => `${name}.test.ts`)

/** The lines that tests recorded in a file of the folder TRAFFIC for a database, together with those of the tests that run once. */
export function recordedLines(folder: string, database: string, extension = ''): string[] {
  const files = [database, ONCE].map((name) => join(folder, name + extension))
  return files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').split('\n'))
}

/** The databases that TEST_DATABASES names, by default all in a full run, otherwise SQLite alone. Throws for an unknown one. */
export function databasesOf(env: NodeJS.ProcessEnv): Database[] {
  const names = (env.TEST_DATABASES ?? (isFull(env) ? 'sqlite,mariadb,mysql' : 'sqlite')).split(',')
  return names.map((name) => {
    if (name === 'sqlite' || isServerName(name)) return name
    throw new Error(`TEST_DATABASES must be some of sqlite, mariadb and mysql, separated by commas, not '${name}'`)
  })
}

/** What tests that do not demand a program leave out without it. */
const FOR: Partial<Record<Program, string>> = {
  redis: 'tests of several processes',
  nginx: 'tests behind a proxy',
  chromium: 'tests of pages in a browser',
}

/** The programs that the databases of the environment need. */
export function programsFor(env: NodeJS.ProcessEnv): Program[] {
  const servers = databasesOf(env).filter((name) => name !== 'sqlite')
  const programs: Program[] = servers.length > 0 ? [...servers, 'redis', 'nginx'] : []
  return env.TEST_BROWSER === 'none' ? programs : [...programs, 'chromium']
}

/** Without the programs in `missing`, fewer tests run. In CI, or if the environment names a database server, none do. */
export function planTests(env: NodeJS.ProcessEnv, missing: readonly Program[]): Plan {
  const databases = databasesOf(env)
  if (missing.length === 0) return { databases }
  const hint = `Install the missing programs:\n${hintFor(missing)}`
  const isDemanded = isFull(env) || (env.TEST_DATABASES !== undefined && databases.some((name) => name !== 'sqlite'))
  if (isDemanded) return { databases: [], refusal: `The tests need ${missing.join(' and ')}. ${hint}` }
  return {
    databases,
    notice: `Left out: ${missing.map((program) => `${FOR[program]} (${program} is missing)`).join(', ')}. ${hint}`,
  }
}

/** One line for each of the slowest files. */
export function slowest(files: readonly FileReport[], howMany = 10): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, howMany)
    .map(({ file, database, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${database})`)
}

/** What a full run has in addition to a short one, and the command. `tests` are all test files. */
export function remainder(tests: readonly TestFile[], seed: string): string {
  const short = projectsOf(tests, { TEST_RUN: 'short' })
  const full = projectsOf(tests, { CI: 'true', TEST_SEED: seed })
  const more = (project: string): number => (full[project]?.length ?? 0) - (short[project]?.length ?? 0)
  const onServers = SERVERS.map((name) => `${more(name)} on ${TITLES[name]}`)
  return [
    `CI also runs more test files: ${onServers.join(', ')}, ${more('sqlite') + more(ONCE)} on SQLite (pages and processes),`,
    `what needs Redis, nginx or a browser, generated cases outside the sample of TEST_SEED=${seed}, changes since the released contract,`,
    'and whether everything in the contract occurred. The same here: npm run test:all',
  ].join('\n')
}
