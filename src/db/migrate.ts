// Migrates a database to the newest schema, and refuses one that this program cannot use. umzug runs the migrations. A lock keeps two
// processes from running them simultaneously.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { insertOrIgnore } from './dialect.ts'
import { comparisonOf, createHistory, type Program, readHistory, requireReleased, requireTables, requireUsable } from './history.ts'
import type { Db } from './index.ts'
import { delaySignals } from './signals.ts'
import { requireFinished } from './unfinished.ts'

/** How long a process can hold the lock without renewing it, in milliseconds. */
const LEASE = 10_000
/** How often it renews the lock, in milliseconds. */
const RENEWAL = 2_000
/** How often a waiting process tries to take the lock, in milliseconds. */
const PAUSE = 200
/** After how long a waiting process logs that it waits, in milliseconds. */
const PATIENCE = 2_000

interface Options {
  log?: Pick<Logger, 'warn'> | undefined
  /** Whether migrations may run. Otherwise a database that lacks some is refused. */
  mayMigrate?: boolean
}

/**
 * Runs the migrations that the database lacks. If several processes do so concurrently, one runs them and the others wait. Throws
 * SchemaMismatch if the program cannot use the database: its migrations or its tables are others, or are of a newer program that has taken
 * away what this one needs.
 */
export async function migrate(db: Db, program: Program, { log, mayMigrate = true }: Options = {}): Promise<void> {
  if (mayMigrate)
    await withSetupLock(db, log, async () => {
      await requireFinished(db)
      await createHistory(db)
      const { missing } = comparisonOf(await readHistory(db.sequelize), program)
      if (missing.length > 0) await runMigrations(db, program)
    })
  else {
    await requireFinished(db)
    await requireReleased(db)
  }
  const { isNewer } = await requireUsable(db, program)
  // What its tables are like, only the newer program knows.
  if (isNewer) log?.warn('a newer version has migrated the database. This one can use it, and is to be replaced')
  else await requireTables(db, program)
}

/** Runs the migrations that have not run yet: all, or those up to one. The caller holds the lock, and the table of migrations exists. */
export async function runMigrations(
  { sequelize, run, transaction }: Db,
  { version, migrations, fingerprints }: Program,
  upTo?: string,
): Promise<void> {
  const schema = sequelize.getQueryInterface()
  const write = (sql: string, values: unknown[]): Promise<unknown> => transaction((tx) => run(sql, values, tx))
  const executed = async (): Promise<string[]> => (await readHistory(sequelize)).map(({ name }) => name)
  // Loads a framework for command lines, which takes longer than opening the database.
  const { Umzug } = await import('./umzug.ts')
  const umzug = new Umzug({
    migrations: migrations.map(({ name, up, down }) => ({ name, up: () => up(schema), down: () => down(schema) })),
    storage: {
      executed,
      logMigration: async ({ name }) => {
        const usableBy = migrations.find((one) => one.name === name)?.usableBy
        const values = [name, fingerprints[name], usableBy, version]
        await write('INSERT INTO migrations (name, fingerprint, usable_by, version) VALUES (?, ?, ?, ?)', values)
      },
      unlogMigration: async ({ name }) => void (await write('DELETE FROM migrations WHERE name = ?', [name])),
    },
    logger: undefined,
  })
  await umzug.up(upTo === undefined ? {} : { to: upTo })
}

/** The table of the lock. */
export const SETUP_LOCK = 'migration_lock'

/**
 * Runs `work` in one starting process at a time, by holding the only row of `migration_lock`. A signal ends the process only afterwards,
 * unless `endsBySignal`.
 */
export async function withSetupLock<T>(
  db: Db,
  log: Pick<Logger, 'warn'> | undefined,
  work: () => Promise<T>,
  { endsBySignal = false } = {},
): Promise<T> {
  const holder = randomUUID()
  // A transaction is retried if another process holds the file for long.
  const write = (sql: string, values: unknown[]): Promise<unknown> => db.transaction((tx) => db.run(sql, values, tx))
  const columns = 'id INTEGER PRIMARY KEY, holder VARCHAR(36) NOT NULL, lease_until BIGINT NOT NULL'
  await write(`CREATE TABLE IF NOT EXISTS migration_lock (${columns})`, [])
  await write(`${insertOrIgnore(db.sequelize)} migration_lock (id, holder, lease_until) VALUES (1, ?, 0)`, [holder])
  const take = async (): Promise<boolean> => {
    const now = Date.now()
    await write('UPDATE migration_lock SET holder = ?, lease_until = ? WHERE id = 1 AND (holder = ? OR lease_until < ?)', [
      holder,
      now + LEASE,
      holder,
      now,
    ])
    const [row] = (await db.run<{ holder: string }>('SELECT holder FROM migration_lock WHERE id = 1')).rows
    return row?.holder === holder
  }
  const impatient = performance.now() + PATIENCE
  for (let hasLogged = false; ; ) {
    const endDelay = endsBySignal ? () => {} : delaySignals()
    try {
      if (await take()) return await hold()
    } finally {
      endDelay()
    }
    if (!hasLogged && performance.now() > impatient) {
      hasLogged = true
      log?.warn('another process is setting up the database: waiting until it is done or, if it has died, for ten seconds')
    }
    await pause(PAUSE)
  }

  async function hold(): Promise<T> {
    const renewal = setInterval(() => void take().catch(() => {}), RENEWAL)
    try {
      return await work()
    } finally {
      clearInterval(renewal)
      await write('UPDATE migration_lock SET lease_until = 0 WHERE id = 1 AND holder = ?', [holder])
    }
  }
}
