// Which migrations a database has run, and whether a program can use the schema that they left. Each row has the fingerprint of that schema
// and the version of the program that ran the migration, so that a program recognises a database of another schema, and can name both.

import type { Sequelize } from 'sequelize'
import { FINGERPRINTS, SCHEMA } from '../generated/schema.ts'
import type { Db } from './index.ts'
import { MIGRATIONS, type Migration } from './migrations/index.ts'
import { run } from './run.ts'
import { type DatabaseSchema, differencesOf, readSchema } from './schema.ts'

/** What a version of the program knows about its database. */
export interface Program {
  version: string
  migrations: readonly Migration[]
  /** Of the schema after each migration. */
  fingerprints: Record<string, string>
  /** After all migrations. */
  schema: DatabaseSchema
}

/** A migration that a database has run. */
export interface Executed {
  name: string
  fingerprint: string
  usable_by: string
  /** Of the program that ran it. */
  version: string
}

/** The database has a schema that this program cannot use. The message names both versions. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch'
}

/** This program, with its version. */
export function programOf(version: string): Program {
  return { version, migrations: MIGRATIONS, fingerprints: FINGERPRINTS, schema: SCHEMA }
}

/** A fingerprint as people read it. */
export function shortOf(fingerprint: string): string {
  return fingerprint.slice(0, 12)
}

/** Creates the table of migrations in an empty database. Throws SchemaMismatch if it is from before the first release. */
export async function createHistory(db: Pick<Db, 'sequelize' | 'run' | 'transaction'>): Promise<void> {
  if (await db.sequelize.getQueryInterface().tableExists('migrations')) return requireReleased(db)
  const columns = 'name VARCHAR(100) PRIMARY KEY, fingerprint VARCHAR(64) NOT NULL, usable_by VARCHAR(100) NOT NULL, version TEXT NOT NULL'
  await db.transaction((tx) => db.run(`CREATE TABLE IF NOT EXISTS migrations (${columns})`, [], tx))
}

/** Throws SchemaMismatch if the table of migrations is from before the first release. */
export async function requireReleased({ sequelize }: Pick<Db, 'sequelize'>): Promise<void> {
  if (!('fingerprint' in (await sequelize.getQueryInterface().describeTable('migrations'))))
    throw new SchemaMismatch('the database was created by a version before the first release: create a new one')
}

/** Reads which migrations have run. The table must exist. */
export function readHistory(sequelize: Sequelize): Promise<Executed[]> {
  return run<Executed>(sequelize, 'SELECT name, fingerprint, usable_by, version FROM migrations ORDER BY name').then(({ rows }) => rows)
}

/**
 * The migrations that a database lacks, and whether it has more than this program knows. Throws SchemaMismatch if they are others than the
 * program's, or leave a schema that it cannot use.
 */
export function comparisonOf(executed: readonly Executed[], program: Program): { missing: Migration[]; isNewer: boolean } {
  const { version, migrations, fingerprints } = program
  const last = migrations.at(-1)?.name ?? ''
  const isKnown = ({ name }: Executed): boolean => migrations.some((known) => known.name === name)
  const changed = executed.find(({ name, fingerprint }) => name in fingerprints && fingerprints[name] !== fingerprint)
  if (changed)
    throw new SchemaMismatch(
      `the database has another schema: version ${changed.version} created it (${changed.name} ${shortOf(changed.fingerprint)}), and this is version ${version} (${changed.name} ${shortOf(fingerprints[changed.name] ?? '')}). Start the program that created it, or create a new database`,
    )
  const newer = executed.filter((one) => !isKnown(one))
  const missing = migrations.filter(({ name }) => !executed.some((one) => one.name === name))
  const newest = newer.at(-1)
  if (newest && (missing.length > 0 || newer.some(({ usable_by }) => usable_by > last)))
    throw new SchemaMismatch(
      `the database is newer than this program: version ${newest.version} migrated it to ${newest.name}, and this is version ${version}, which knows ${last}. Start version ${newest.version} or newer`,
    )
  return { missing, isNewer: newer.length > 0 }
}

/** Throws SchemaMismatch if this program cannot use the database as it is. */
export async function requireUsable({ sequelize }: Pick<Db, 'sequelize'>, program: Program): Promise<{ isNewer: boolean }> {
  const executed = await readHistory(sequelize)
  const { missing, isNewer } = comparisonOf(executed, program)
  if (missing.length > 0)
    throw new SchemaMismatch(
      `the database is older than this program: version ${executed.at(-1)?.version ?? '?'} migrated it, and this is version ${program.version}, which needs ${missing.map(({ name }) => name).join(', ')}. Start the server, or run \`manage migrate\``,
    )
  return { isNewer }
}

/** The most differences that a message lists. */
const MAX_LISTED = 5

/** Throws SchemaMismatch if the tables are not those that the migrations of this program leave. */
export async function requireTables(db: Pick<Db, 'sequelize'>, { version, schema }: Program): Promise<void> {
  const differences = differencesOf(await readSchema(db), schema)
  if (differences.length === 0) return
  const listed = differences.slice(0, MAX_LISTED)
  const others = differences.length > listed.length ? `, and ${differences.length - listed.length} more` : ''
  throw new SchemaMismatch(
    `the tables are not those of version ${version}: ${listed.join('; ')}${others}. Restore a backup, or create a new database`,
  )
}
