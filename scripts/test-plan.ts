// What `npm test` can do on this machine, and what it tells of it.

import { hintFor, type Program } from './programs.ts'
import type { FileReport } from './suite-reporter.ts'

export type Database = 'sqlite' | 'mysql'
export interface Plan {
  databases: Database[]
  /** Databases that would be tested too if their programs were there. */
  leftOut: Database[]
  /** Why nothing is tested at all. */
  refusal?: string
  /** What to say of missing programs in the end; undefined when none is. */
  notice?: string
}

/** Where tests are that can know nothing of a database: they run once. */
export const TESTED_ONCE = [
  ...['src/markup/', 'scripts/', 'contract-tests/http.test.ts', 'src/values/dates.test.ts'],
  ...['decode', 'json', 'response-check', 'validation'].map((name) => `src/http/${name}.test.ts`),
  ...['src/outbound/http.test.ts', 'src/storage/storage.test.ts'],
]

/** The databases that TEST_DATABASES names; all without it. Throws when it names another. */
export function databasesOf({ TEST_DATABASES = 'sqlite,mysql' }: NodeJS.ProcessEnv): Database[] {
  const databases = TEST_DATABASES.split(',')
  const unknown = databases.find((name) => name !== 'sqlite' && name !== 'mysql')
  if (unknown !== undefined) throw new Error(`TEST_DATABASES must be sqlite, mysql or both, separated by a comma, not '${unknown}'`)
  return databases as Database[]
}

const FOR: Record<Program, string> = {
  mariadb: 'every test on MySQL',
  redis: 'tests of several processes',
  chromium: 'tests of pages in a browser',
}

/** The programs that the databases of the environment ask for. */
export function programsFor(env: NodeJS.ProcessEnv): Program[] {
  const servers: Program[] = databasesOf(env).includes('mysql') ? ['mariadb', 'redis'] : []
  return env.TEST_BROWSER === 'none' ? servers : [...servers, 'chromium']
}

/** `missing` cannot be installed. Without them fewer tests run, but not where somebody counts on all: CI, and who names MySQL. */
export function planTests(env: NodeJS.ProcessEnv, missing: readonly Program[]): Plan {
  const databases = databasesOf(env)
  if (missing.length === 0) return { databases, leftOut: [] }
  const hint = `Install what is missing:\n${hintFor(missing)}`
  const isDemanded = env.CI === 'true' || (env.TEST_DATABASES !== undefined && databases.includes('mysql'))
  if (isDemanded) return { databases: [], leftOut: [], refusal: `The tests need ${missing.join(' and ')}. ${hint}` }
  const withoutServer = missing.includes('mariadb')
  return {
    databases: databases.filter((database) => database !== 'mysql' || !withoutServer),
    leftOut: databases.filter((database) => database === 'mysql' && withoutServer),
    notice: `Left out: ${missing.map((program) => `${FOR[program]} (${program} is missing)`).join(', ')}. ${hint}`,
  }
}

/** A line for each of the files that took longest. */
export function slowest(files: readonly FileReport[], howMany = 10): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, howMany)
    .map(({ file, database, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${database})`)
}

/** How many tests of these files would run on one more database. */
export function testsOnAnother(files: readonly FileReport[]): number {
  const [first] = files
  const shared = files.filter(
    ({ file, database }) => database === first?.database && !TESTED_ONCE.some((folder) => file.startsWith(folder)),
  )
  return shared.reduce((sum, { passed, failed, skipped }) => sum + passed + failed + skipped, 0)
}
