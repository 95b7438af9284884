// src/generated/schema.ts: the tables that the migrations leave, which the server compares with those of its database.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/db/index.ts'
import { MIGRATIONS } from '../src/db/migrations/index.ts'
import { type DatabaseSchema, fingerprintOf, readSchema } from '../src/db/schema.ts'

/** The text of the file. Runs the migrations on a SQLite database that it removes. */
export async function schemaFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-schema-'))
  const db = await openDatabase(`sqlite:${join(folder, 'database.sqlite')}`)
  try {
    const fingerprints: Record<string, string> = {}
    let schema: DatabaseSchema = {}
    for (const { name, up } of MIGRATIONS) {
      await up(db.sequelize.getQueryInterface())
      schema = await readSchema(db)
      fingerprints[name] = fingerprintOf(schema)
    }
    return `/** After each migration, the fingerprint of the schema. */
export const FINGERPRINTS: Record<string, string> = ${JSON.stringify(fingerprints, null, 1)}

/** The tables after all migrations. */
export const SCHEMA: Record<string, { columns: Record<string, string>; indexes: Record<string, string> }> = ${JSON.stringify(schema, null, 1)}
`
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
}
