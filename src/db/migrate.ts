// Brings a database to the newest schema. umzug runs the migrations; a lock keeps two processes from running them at once.

import { randomUUID } from 'node:crypto'
import { DataTypes, QueryTypes } from 'sequelize'
import { SequelizeStorage } from 'umzug/lib/storage/sequelize.js'
import { insertOrIgnore } from './dialect.ts'
import type { Db } from './index.ts'
import * as baseline from './migrations/0001-baseline.ts'

/** In the order in which they run. */
export const MIGRATIONS = [{ name: '0001-baseline', ...baseline }]
/** How long a process may hold the lock without a sign of life, in milliseconds. */
const LEASE = 30_000

/**
 * Runs the migrations that the database lacks. Of several concurrent processes, one runs them and the others wait.
 * Throws when the database knows a migration that this version does not: it is newer than the program, or older than the first release.
 */
export async function migrate(db: Db): Promise<void> {
  await withSetupLock(db, async () => {
    const schema = db.sequelize.getQueryInterface()
    const storage = new SequelizeStorage({ sequelize: db.sequelize, tableName: 'migrations' })
    // umzug itself ignores migrations that it does not know.
    const executed = await storage.executed()
    const unknown = executed.filter((name) => !MIGRATIONS.some((known) => known.name === name))
    if (unknown.length > 0 && !executed.includes('0001-baseline'))
      throw new Error('the database was created by a version before the first release: create a new one')
    if (unknown.length > 0) throw new Error(`the database is newer than this version: it has ${unknown.join(', ')}`)
    if (executed.length === MIGRATIONS.length) return
    // Loads a framework for command lines, which takes longer than opening the database.
    const { Umzug } = await import('./umzug.ts')
    const umzug = new Umzug({
      migrations: MIGRATIONS.map(({ name, up, down }) => ({ name, up: () => up(schema), down: () => down(schema) })),
      storage,
      logger: undefined,
    })
    await umzug.up()
  })
}

/** Runs `work` in one starting process at a time: holds the only row of `migration_lock`. */
export async function withSetupLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const { sequelize } = db
  const schema = sequelize.getQueryInterface()
  const holder = randomUUID()
  const columns = {
    id: { type: DataTypes.INTEGER, primaryKey: true },
    holder: { type: DataTypes.STRING(36), allowNull: false },
    lease_until: { type: DataTypes.BIGINT, allowNull: false },
  }
  // A transaction is tried again where another process holds the file for long.
  await db.transaction((tx) => schema.createTable('migration_lock', columns, { transaction: tx }))
  const run = (sql: string, values: unknown[]): Promise<unknown> =>
    db.transaction((tx) => sequelize.query(sql, { replacements: values, transaction: tx }))
  await run(`${insertOrIgnore(sequelize)} migration_lock (id, holder, lease_until) VALUES (1, ?, 0)`, [holder])
  const take = async (): Promise<boolean> => {
    const now = Date.now()
    await run('UPDATE migration_lock SET holder = ?, lease_until = ? WHERE id = 1 AND (holder = ? OR lease_until < ?)', [
      holder,
      now + LEASE,
      holder,
      now,
    ])
    const [row] = await sequelize.query<{ holder: string }>('SELECT holder FROM migration_lock WHERE id = 1', { type: QueryTypes.SELECT })
    return row?.holder === holder
  }
  while (!(await take())) await new Promise((resolve) => setTimeout(resolve, 200))
  const renewal = setInterval(() => void take().catch(() => {}), LEASE / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await run('UPDATE migration_lock SET lease_until = 0 WHERE id = 1 AND holder = ?', [holder])
  }
}
