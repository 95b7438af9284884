// What `npm test` can run on this machine, and how it reports that.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hintFor, type Program } from './programs.ts'
import type { FileReport } from './suite-reporter.ts'

export type Database = 'sqlite' | 'mysql'
export interface Plan {
  databases: Database[]
  /** Databases that are not tested because their programs are missing. */
  leftOut: Database[]
  /** Why no tests run at all. */
  refusal?: string
  /** The notice about missing programs at the end. Undefined if none is missing. */
  notice?: string
}

/** The project of tests that run once, on SQLite if they start a server. What they cover counts for every database. */
export const ONCE = 'once'

/**
 * The tests that run once, because their results do not depend on a database. They use none, or they are about what happens before it (a
 * request that is refused by its schema), beside it (pages, the client package, the guides and the README) or around it (scripts, the mock,
 * the command line).
 */
export const TESTED_ONCE = [
  ...['scripts/**/*.test.ts', 'src/markup/**/*.test.ts', 'src/values/**/*.test.ts', 'src/**/*-plan.test.ts', 'src/http/site/*.test.ts'],
  ...[
    'cors',
    'decode',
    'encodings',
    'hostile-refusals',
    'json',
    'large-answers',
    'response-check',
    'router',
    'urls',
    'validation',
    'whole-tables',
  ].map((name) => `src/http/${name}.test.ts`),
  ...['src/narrow/parse.test.ts', 'src/narrow/predicate.test.ts', 'src/narrow/words.test.ts', 'src/events/audience.test.ts'],
  ...[
    'src/events/forms.test.ts',
    'src/events/queue-book.test.ts',
    'src/events/types.test.ts',
    ...['join-page', 'password-pages'].map((name) => `src/http/pages/${name}.test.ts`),
    'src/actions/bot.test.ts',
    'src/outbound/http.test.ts',
    'src/outbound/mail-text.test.ts',
    'src/storage/storage.test.ts',
    'src/compat/limits.test.ts',
    'src/collections.test.ts',
    'src/listen.test.ts',
    'src/redis.test.ts',
  ],
  ...['contract-tests/*.test.ts', ...['client', 'command-line', 'guides', 'readme'].map((name) => `contract-tests/flows/${name}.test.ts`)],
]

/** The files that take longest, half a minute or more alongside others. They start first. */
export const LONGEST = [
  ...[
    'src/http/site/site',
    'src/http/hostile-values',
    'src/http/hostile-refusals',
    'src/http/statement-counts',
    'src/http/all-or-nothing',
    'src/http/contention',
  ],
  ...['src/actions/messages/races', 'src/actions/messages/large-moves', 'src/actions/people/settings', 'src/access/histories'],
  ...['src/markup/safety', 'scripts/mock'],
  ...['client', 'command-line', 'manage', 'matrix', 'revoked', 'scheduled'].map((name) => `contract-tests/flows/${name}`),
].map((name) => `${name}.test.ts`)

/** The lines that tests recorded in a file of the folder TRAFFIC for a database, together with those of the tests that run once. */
export function recordedLines(folder: string, database: string, extension = ''): string[] {
  const files = [database, ONCE].map((name) => join(folder, name + extension))
  return files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').split('\n'))
}

/** The databases that TEST_DATABASES names, by default all. Throws for an unknown one. */
export function databasesOf({ TEST_DATABASES = 'sqlite,mysql' }: NodeJS.ProcessEnv): Database[] {
  const databases = TEST_DATABASES.split(',')
  const unknown = databases.find((name) => name !== 'sqlite' && name !== 'mysql')
  if (unknown !== undefined) throw new Error(`TEST_DATABASES must be sqlite, mysql or both, separated by a comma, not '${unknown}'`)
  return databases as Database[]
}

const FOR: Record<Program, string> = {
  mariadb: 'every test on MySQL',
  redis: 'tests of several processes',
  nginx: 'tests behind a proxy',
  chromium: 'tests of pages in a browser',
}

/** The programs that the databases of the environment need. */
export function programsFor(env: NodeJS.ProcessEnv): Program[] {
  const servers: Program[] = databasesOf(env).includes('mysql') ? ['mariadb', 'redis', 'nginx'] : []
  return env.TEST_BROWSER === 'none' ? servers : [...servers, 'chromium']
}

/** Without the programs in `missing`, fewer tests run. In CI, or if the environment names MySQL, none do. */
export function planTests(env: NodeJS.ProcessEnv, missing: readonly Program[]): Plan {
  const databases = databasesOf(env)
  if (missing.length === 0) return { databases, leftOut: [] }
  const hint = `Install the missing programs:\n${hintFor(missing)}`
  const isDemanded = env.CI === 'true' || (env.TEST_DATABASES !== undefined && databases.includes('mysql'))
  if (isDemanded) return { databases: [], leftOut: [], refusal: `The tests need ${missing.join(' and ')}. ${hint}` }
  const withoutServer = missing.includes('mariadb')
  return {
    databases: databases.filter((database) => database !== 'mysql' || !withoutServer),
    leftOut: databases.filter((database) => database === 'mysql' && withoutServer),
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

/** The number of tests in these files that would also run on another database. */
export function testsOnAnother(files: readonly FileReport[]): number {
  const [first] = files.filter(({ database }) => database !== ONCE)
  const shared = files.filter(({ database }) => database === first?.database)
  return shared.reduce((sum, { passed, failed, skipped }) => sum + passed + failed + skipped, 0)
}
