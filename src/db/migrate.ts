// Migrates a database to the newest schema. umzug runs the migrations. A lock keeps two processes from running them simultaneously.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { DataTypes, QueryTypes } from 'sequelize'
import { SequelizeStorage } from 'umzug/lib/storage/sequelize.js'
import { insertOrIgnore } from './dialect.ts'
import type { Db } from './index.ts'
import * as baseline from './migrations/0001-baseline.ts'

/** In the order in which they run. */
export const MIGRATIONS = [{ name: '0001-baseline', ...baseline }]
/** How long a process can hold the lock without renewing it, in milliseconds. */
const LEASE = 10_000
/** How often it renews the lock, in milliseconds. */
const RENEWAL = 2_000
/** How often a waiting process tries to take the lock, in milliseconds. */
const PAUSE = 200
/** After how many attempts a waiting process logs that it waits. */
const PATIENCE = 10

/**
 * Runs the migrations that the database lacks. If several processes do so concurrently, one runs them and the others wait. Throws if the
 * database has a migration that this version does not know: it is newer than the program, or older than the first release.
 */
export async function migrate(db: Db, log?: Pick<Logger, 'warn'>): Promise<void> {
  await withSetupLock(db, log, async () => {
    const schema = db.sequelize.getQueryInterface()
    const storage = new SequelizeStorage({ sequelize: db.sequelize, tableName: 'migrations' })
    // umzug itself ignores migrations that it does not know.
    const executed = await storage.executed()
    const unknown = executed.filter((name) => !MIGRATIONS.some((known) => known.name === name))
    if (unknown.length > 0 && !executed.includes('0001-baseline'))
      throw new Error('the database was created by a version before the first release: create a new one')
    if (unknown.length > 0) throw new Error(`the database is newer than this version. Unknown migrations: ${unknown.join(', ')}`)
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

/**
 * Runs `work` in one starting process at a time, by holding the only row of `migration_lock`. A signal ends the process only afterwards.
 */
export async function withSetupLock<T>(db: Db, log: Pick<Logger, 'warn'> | undefined, work: () => Promise<T>): Promise<T> {
  const { sequelize } = db
  const schema = sequelize.getQueryInterface()
  const holder = randomUUID()
  const columns = {
    id: { type: DataTypes.INTEGER, primaryKey: true },
    holder: { type: DataTypes.STRING(36), allowNull: false },
    lease_until: { type: DataTypes.BIGINT, allowNull: false },
  }
  // A transaction is retried if another process holds the file for long.
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
  for (let asked = 1; ; asked++) {
    const endDelay = delaySignals()
    try {
      if (await take()) return await hold()
    } finally {
      endDelay()
    }
    if (asked === PATIENCE)
      log?.warn('another process is setting up the database: waiting until it is done or, if it has died, for ten seconds')
    await pause(PAUSE)
  }

  async function hold(): Promise<T> {
    const renewal = setInterval(() => void take().catch(() => {}), RENEWAL)
    try {
      return await work()
    } finally {
      clearInterval(renewal)
      await run('UPDATE migration_lock SET lease_until = 0 WHERE id = 1 AND holder = ?', [holder])
    }
  }
}

/** Keeps signals from ending the process until the returned function is called. That function passes on the signals received. */
function delaySignals(): () => void {
  const come = new Set<NodeJS.Signals>()
  const note = (signal: NodeJS.Signals): void => void come.add(signal)
  const names = ['SIGTERM', 'SIGINT'] as const
  for (const name of names) process.on(name, note)
  return () => {
    for (const name of names) process.off(name, note)
    for (const signal of come) process.kill(process.pid, signal)
  }
}
