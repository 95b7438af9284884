// The mark of a database that a restore is filling. It is there before anything else, and goes when everything is there, so that nobody
// takes half of a database for a whole one.

import { DataTypes } from 'sequelize'
import type { Db } from './index.ts'
import { run } from './run.ts'

/** The table whose existence is the mark. */
export const UNFINISHED = 'unfinished_restore'

/** A restore that has begun. */
interface Unfinished {
  /** The store into which it puts files, which was empty before. Null if it puts none. */
  store: string | null
}

/** Marks an empty database. */
export async function beginUnfinished({ sequelize, transaction }: Db, { store }: Unfinished): Promise<void> {
  const columns = { store: { type: DataTypes.STRING(1000), allowNull: true } }
  await sequelize.getQueryInterface().createTable(UNFINISHED, columns)
  await transaction((tx) => run(sequelize, `INSERT INTO ${UNFINISHED} (store) VALUES (?)`, [store], tx))
}

/** The restore whose mark a database has. */
export async function findUnfinished({ sequelize }: Db): Promise<Unfinished | undefined> {
  if (!(await sequelize.getQueryInterface().tableExists(UNFINISHED))) return undefined
  const [row] = (await run<Unfinished>(sequelize, `SELECT store FROM ${UNFINISHED}`)).rows
  // Without a row, it ended before it put any files.
  return row ?? { store: null }
}

/** Says that the database is whole. */
export async function endUnfinished({ sequelize }: Db): Promise<void> {
  await sequelize.getQueryInterface().dropTable(UNFINISHED)
}

/** Throws if a restore has not filled the database to its end. */
export async function requireFinished({ sequelize }: Pick<Db, 'sequelize'>): Promise<void> {
  if (await sequelize.getQueryInterface().tableExists(UNFINISHED))
    throw new Error(
      'a restore of a backup into this database was interrupted, or is running: run `manage restore` again, which first removes what the other one left',
    )
}
