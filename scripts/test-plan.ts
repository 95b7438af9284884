// What `npm test` can run on this machine, and how it reports that.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hintFor, isServerName, type Program, type ServerName } from './programs.ts'
import type { FileReport } from './reporter.ts'

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
  /** `full` if only full runs have it, and runs that name it. */
  run?: 'full'
}

/** The folders with tests, and whether their folders have some too. */
const FOLDERS: [folder: string, recursive: boolean][] = [
  ['src', true],
  ['scripts', false],
  ['contract-tests', false],
  ['contract-tests/flows', false],
  ['clients/typescript/src', false],
  ['clients/web/src', false],
]

/** All test files, and with FAULTS those of `npm run tool -- test-long`. Throws for an unknown marker. */
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
  if (run !== undefined && run !== 'full') throw new Error(`${path}: '// run:' must be full, not '${run}'`)
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
const ON_MARIADB = 32
/** Of the files in which they can, one in so many runs on MySQL too, which differs less from MariaDB than SQLite does. All do at night. */
const ON_MYSQL = 4

/** Whether a file is in the sample of a seed. */
function isSampled(path: string, seed: string, oneIn: number): boolean {
  return rankOf(path, seed) % oneIn === 0
}

function rankOf(path: string, seed: string): number {
  return createHash('sha256').update(`${seed} ${path}`).digest().readUInt32BE()
}

/**
 * The test files of each project: those that TEST_FILES names, if it names some. A full run has a sample by TEST_SEED: on MariaDB of the files in
 * which the databases cannot differ, and on MySQL of those in which they can.
 */
export function projectsOf(tests: readonly TestFile[], env: NodeJS.ProcessEnv): Record<string, string[]> {
  const only = env.TEST_FILES ? new Set(env.TEST_FILES.split(',')) : undefined
  const pathsOf = (isOf: (test: TestFile) => boolean): string[] =>
    tests.filter((test) => isOf(test) && (only?.has(test.path) ?? true)).map(({ path }) => path)
  const seed = isFull(env) ? seedOf(env) : undefined
  const runsOn = (database: Database, { databases, path }: TestFile): boolean => {
    if (runsAll(database, env)) return true
    if (database === 'mysql') return databases === 'both' && (seed === undefined || isSampled(path, seed, ON_MYSQL))
    return databases === 'both' || (seed !== undefined && isSampled(path, seed, ON_MARIADB))
  }
  return Object.fromEntries([
    ...databasesOf(env).map((database): [string, string[]] => [
      database,
      pathsOf((test) => test.databases !== 'once' && runsOn(database, test)),
    ]),
    [ONCE, pathsOf(({ databases }) => databases === 'once')],
  ])
}

/** The seed of samples and of random tests: TEST_SEED, or a new one. Throws if it is not a number. */
export function seedOf({ TEST_SEED = String(Date.now() % 1_000_000) }: NodeJS.ProcessEnv): string {
  if (!/^\d{1,9}$/.test(TEST_SEED)) throw new Error(`TEST_SEED must be a number, not '${TEST_SEED}'`)
  return TEST_SEED
}

/** Seconds of the files that take two and more, as they were measured: `RECORD_SECONDS=true CI=true npm test` writes them again. */
export const SECONDS: Readonly<Record<string, number>> = JSON.parse(readFileSync(new URL('test-seconds.json', import.meta.url), 'utf8'))
/** How long a file takes whose seconds are not known. */
const BRIEF = 1
/** The seconds of tests that a person waits for, one file after the other. Three run at a time. */
const PATIENCE = 270
/** A file that takes longer is in the run of a person if the change is about it, or if the seed chooses it. */
const LONG = 4

export function secondsOf(path: string): number {
  return SECONDS[path] ?? BRIEF
}

/**
 * The files that a person waits for: those that the change concerns most, all that are brief, and of the others as many as PATIENCE has room for,
 * by the seed. `concerned`: the paths of tests, nearest first.
 */
export function chooseFiles(tests: readonly TestFile[], seed: string, concerned: readonly string[]): string[] {
  const paths = tests.filter(({ run }) => run !== 'full').map(({ path }) => path)
  const near = concerned.filter((path) => paths.includes(path))
  const brief = paths.filter((path) => secondsOf(path) < LONG)
  const chosen = new Set([...near, ...brief])
  let seconds = [...chosen].reduce((sum, path) => sum + secondsOf(path), 0)
  for (const path of paths.toSorted((a, b) => rankOf(a, seed) - rankOf(b, seed))) {
    if (chosen.has(path) || seconds + secondsOf(path) > PATIENCE) continue
    chosen.add(path)
    seconds += secondsOf(path)
  }
  return paths.filter((path) => chosen.has(path))
}

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
export function slowest(files: readonly Omit<FileReport, 'tests' | 'errors'>[], howMany = 10): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, howMany)
    .map(({ file, database, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${database})`)
}

/** In one line, what a person's run of these files has left out, and how to have it. */
export function remainder(tests: readonly TestFile[], chosen: readonly string[], seed: string): string {
  const left = tests.length - chosen.length
  return `Left out: ${left} long test files of ${tests.length}, all but a fiftieth of the generated cases (TEST_SEED=${seed}), MariaDB, MySQL, Redis, nginx and a browser. All of it: CI=true npm test`
}
