// What `npm test` can run on this machine, and how it reports that.

import { hintFor, type Program } from './programs.ts'
import type { FileReport } from './suite-reporter.ts'

export type Database = 'sqlite' | 'mysql'
export interface Plan {
  databases: Database[]
  /** Databases that are not tested because their programs are missing. */
  leftOut: Database[]
  /** Why no tests run at all. */
  refusal?: string
  /** The notice about missing programs at the end; undefined if none is missing. */
  notice?: string
}

/** The folders of tests that do not depend on a database: they run once. */
export const TESTED_ONCE = [
  ...['src/markup/', 'scripts/', 'contract-tests/http.test.ts', 'contract-tests/traffic.test.ts', 'src/values/dates.test.ts'],
  ...['decode', 'encodings', 'json', 'response-check', 'validation'].map((name) => `src/http/${name}.test.ts`),
  ...['src/outbound/http.test.ts', 'src/storage/storage.test.ts'],
]

/** The databases that TEST_DATABASES names; all by default. Throws for an unknown one. */
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

/** Without the programs in `missing`, fewer tests run; in CI, or if the environment names MySQL, none do. */
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

/** A line for each of the slowest files. */
export function slowest(files: readonly FileReport[], howMany = 10): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, howMany)
    .map(({ file, database, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${database})`)
}

/** The number of tests in these files that would also run on another database. */
export function testsOnAnother(files: readonly FileReport[]): number {
  const [first] = files
  const shared = files.filter(
    ({ file, database }) => database === first?.database && !TESTED_ONCE.some((folder) => file.startsWith(folder)),
  )
  return shared.reduce((sum, { passed, failed, skipped }) => sum + passed + failed + skipped, 0)
}
