// The database of a server that has been started before. Commands that only read do not create one: a mistyped DATA_DIR would look like an
// empty server.

import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { addressOf } from '../db/address.ts'
import { type Db, openDatabase } from '../db/index.ts'
import { requireFinished } from '../db/unfinished.ts'
import { naming } from '../observability/safe-errors.ts'

/** Runs `read` with the database. Throws if no server has created it. */
export async function withExistingDatabase<T>({ databaseUrl }: Pick<Config, 'databaseUrl'>, read: (db: Db) => Promise<T>): Promise<T> {
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : undefined
  const isMissing = new Error(
    file
      ? `there is no database yet: ${file}. Are DATA_DIR and DATABASE_URL correct? The server creates the database when it starts`
      : `the database ${addressOf(databaseUrl).database} has no tables of a server yet. Is DATABASE_URL correct? The server creates them when it starts`,
  )
  if (file && !existsSync(file)) throw isMissing
  const db = await openDatabase(databaseUrl).catch(naming('DATABASE_URL'))
  try {
    const hasTables = await db.sequelize.getQueryInterface().tableExists('migrations').catch(naming('DATABASE_URL'))
    await requireFinished(db)
    if (!hasTables) throw isMissing
    return await read(db)
  } finally {
    await db.close()
  }
}
