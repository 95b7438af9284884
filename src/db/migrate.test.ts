// databases: both

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataTypes, QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { defineModels } from '../models/index.ts'
import { type Program, programOf, requireUsable } from './history.ts'
import { type Db, openDatabase } from './index.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS, type Migration } from './migrations/index.ts'
import { fingerprintOf, OF_MIGRATIONS, readSchema } from './schema.ts'

/** Opens another connection pool to the empty database with this name, as another process would. */
let open: (name: string) => Promise<Db>
let remove: () => Promise<void>
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-db-'))
  const server = inject('databaseUrl')
  const admin = server ? await openDatabase(`${server}/mysql`) : undefined
  const opened: Db[] = []
  const names = new Set<string>()
  open = async (name) => {
    const database = `${name}_${process.pid}`
    names.add(database)
    await admin?.sequelize.query(`CREATE DATABASE IF NOT EXISTS ${database}`)
    const db = await openDatabase(server ? `${server}/${database}` : `sqlite:${join(folder, database)}`)
    opened.push(db)
    return db
  }
  remove = async () => {
    for (const db of opened) await db.close()
    for (const name of names) await admin?.sequelize.query(`DROP DATABASE ${name}`)
    await admin?.close()
    await rm(folder, { recursive: true, force: true })
  }
})
afterEach(() => remove())

/** The program as it is, as version 1.0. */
const PRESENT = programOf('1.0')
/** What the database maintains itself and no model has: SQLite's full-text index, and computed columns. */
const OF_DATABASE = /^(message_words|is_unread$|is_flagged$|text_size$)/

/** Tables, columns and indexes. */
async function schemaOf(db: Db): Promise<Record<string, { columns: object; indexes: unknown }>> {
  const schema = db.sequelize.getQueryInterface()
  const tables = (await schema.showAllTables())
    .filter((table) => !OF_MIGRATIONS.includes(table) && !table.startsWith('sqlite_') && !OF_DATABASE.test(table))
    .sort()
  const described = tables.map(async (table) => {
    const described = Object.entries(await schema.describeTable(table)).filter(([name]) => !OF_DATABASE.test(name))
    const columns = described.map(([name, column]) => {
      // MySQL has no defaults for texts, so only the models have those. SQLite also reports unique indexes here.
      const defaultValue = column.type === 'TEXT' ? undefined : (column.defaultValue ?? undefined)
      return [name, { ...column, defaultValue, unique: undefined }]
    })
    const indexes = (await schema.showIndex(table)) as { name: string; unique: boolean }[]
    return [table, { columns: Object.fromEntries(columns), indexes: indexes.map(({ name, unique }) => [name, unique]).sort() }]
  })
  return Object.fromEntries(await Promise.all(described))
}

const applied = (db: Db) => db.sequelize.query<{ name: string }>('SELECT name FROM migrations ORDER BY name', { type: QueryTypes.SELECT })

test('migrating twice changes nothing the second time', async () => {
  const db = await open('twice')
  await migrate(db, PRESENT)
  const before = [await schemaOf(db), await applied(db)]
  await migrate(db, PRESENT)
  expect([await schemaOf(db), await applied(db)]).toEqual(before)
})

test('of several processes that migrate at the same time one does it, and the others wait', async () => {
  const all = await Promise.all([open('together'), open('together'), open('together')])
  await Promise.all(all.map((db) => migrate(db, PRESENT)))
  for (const db of all) expect(Object.keys(await schemaOf(db))).toContain('messages')
  expect(await applied(await open('together'))).toEqual(MIGRATIONS.map(({ name }) => ({ name })))
})

test('a process waits for another one that migrates, logs that after two seconds, and takes over if that one has died', async () => {
  const db = await open('waiting')
  await migrate(db, PRESENT)
  const lock = (holder: string, until: number) =>
    db.transaction((tx) => db.run('UPDATE migration_lock SET holder = ?, lease_until = ?', [holder, until], tx))
  await lock('somebody', Date.now() + 4_000)
  const started = performance.now()
  const warn = vi.fn()
  await migrate(await open('waiting'), PRESENT, { log: { warn } })
  expect(performance.now() - started).toBeGreaterThan(3_900)
  expect(warn.mock.calls).toEqual([
    ['another process is setting up the database: waiting until it is done or, if it has died, for ten seconds'],
  ])
  expect(await db.sequelize.query('SELECT lease_until FROM migration_lock', { type: QueryTypes.SELECT })).toEqual([{ lease_until: 0 }])
})

const run = (db: Db, sql: string) => db.transaction((tx) => db.run(sql, [], tx))

/** The program of version 2.0, which has one more migration: it adds a column that may be null. Older ones are usable since `usableBy`. */
async function laterProgram(usableBy: string): Promise<Program> {
  const later: Migration = {
    name: '0999-notes',
    usableBy,
    up: async (schema) => {
      const table = await schema.describeTable('realms')
      if (!table.note) await schema.addColumn('realms', 'note', { type: DataTypes.STRING(100), allowNull: true })
    },
    down: (schema) => schema.removeColumn('realms', 'note'),
  }
  const db = await open('later')
  await migrate(db, PRESENT)
  await later.up(db.sequelize.getQueryInterface())
  const schema = await readSchema(db)
  return {
    version: '2.0',
    migrations: [...MIGRATIONS, later],
    fingerprints: { ...PRESENT.fingerprints, [later.name]: fingerprintOf(schema) },
    schema,
  }
}
const last = MIGRATIONS.at(-1)?.name ?? ''

test('a database of an older program is refused where nothing may migrate it, and migrated elsewhere', async () => {
  const later = await laterProgram(last)
  const db = await open('older')
  await migrate(db, PRESENT)
  const refusal =
    'the database is older than this program: version 1.0 migrated it, and this is version 2.0, which needs 0999-notes. Start the server, or run `manage migrate`'
  await expect(migrate(db, later, { mayMigrate: false })).rejects.toThrow(refusal)
  await expect(requireUsable(db, later)).rejects.toThrow(refusal)
  expect(Object.keys((await readSchema(db)).realms?.columns ?? {})).not.toContain('note')
  await migrate(db, later)
  expect(Object.keys((await readSchema(db)).realms?.columns ?? {})).toContain('note')
})

test('a program goes on with a database that a newer one has added to, and says so when it starts', async () => {
  const later = await laterProgram(last)
  const db = await open('added')
  await migrate(db, later)
  const warn = vi.fn()
  await migrate(await open('added'), PRESENT, { log: { warn } })
  expect(warn.mock.calls).toEqual([['a newer version has migrated the database. This one can use it, and is to be replaced']])
  expect(await requireUsable(db, PRESENT)).toEqual({ isNewer: true })
})

test('a database from which a newer program has taken something is refused, and the lock is released', async () => {
  const later = await laterProgram('0999-notes')
  const db = await open('newer')
  await migrate(db, later)
  const refusal = `the database is newer than this program: version 2.0 migrated it to 0999-notes, and this is version 1.0, which knows ${last}. Start version 2.0 or newer`
  for (const mayMigrate of [true, true, false]) await expect(migrate(db, PRESENT, { mayMigrate })).rejects.toThrow(refusal)
  await expect(requireUsable(db, PRESENT)).rejects.toThrow(refusal)
})

test('a database that the same migrations made in another form is refused', async () => {
  const db = await open('other')
  await migrate(db, { ...PRESENT, version: '0.9' })
  await run(db, `UPDATE migrations SET fingerprint = '${'0'.repeat(64)}'`)
  const refusal =
    /^the database has another schema: version 0\.9 created it \(\S+ 0{12}\), and this is version 1\.0 \(\S+ [0-9a-f]{12}\)\. /
  await expect(migrate(db, PRESENT)).rejects.toThrow(refusal)
  await expect(requireUsable(db, PRESENT)).rejects.toThrow(refusal)
})

test('a database whose tables somebody has changed is refused', async () => {
  const db = await open('changed')
  await migrate(db, PRESENT)
  const schema = db.sequelize.getQueryInterface()
  await run(db, 'ALTER TABLE realms DROP COLUMN presence_ids')
  await schema.addColumn('realms', 'secret', { type: DataTypes.STRING(10), allowNull: true })
  await schema.removeIndex('users', 'users_bot_owner_id')
  await schema.dropTable('jobs')
  for (const mayMigrate of [true, false])
    await expect(migrate(db, PRESENT, { mayMigrate })).rejects.toThrow(
      'the tables are not those of version 1.0: the table jobs is missing; the column realms.presence_ids is missing; the column realms.secret is unknown; the index users_bot_owner_id of users is missing. Restore a backup, or create a new database',
    )
})

test('tables and indexes of others do not matter', async () => {
  const db = await open('others')
  await migrate(db, PRESENT)
  const schema = db.sequelize.getQueryInterface()
  await schema.createTable('of_others', { id: { type: DataTypes.INTEGER, primaryKey: true } })
  await schema.addIndex('messages', ['date_sent'])
  await expect(migrate(db, PRESENT)).resolves.toBeUndefined()
})

test('a database from before the first release is refused', async () => {
  const db = await open('unreleased')
  await db.sequelize.getQueryInterface().createTable('migrations', { name: { type: DataTypes.STRING(100), primaryKey: true } })
  for (const mayMigrate of [true, false])
    await expect(migrate(db, PRESENT, { mayMigrate })).rejects.toThrow('the database was created by a version before the first release')
})

test('the models have the tables and columns that the migrations create', async () => {
  const migrated = await open('migrated')
  await migrate(migrated, PRESENT)
  const modelled = await open('modelled')
  defineModels(modelled.sequelize)
  await modelled.sequelize.sync()
  const columns = async (db: Db) => Object.entries(await schemaOf(db)).map(([table, { columns }]) => [table, columns])
  expect(await columns(modelled)).toEqual(await columns(migrated))
})

test('undoing all migrations leaves nothing behind', async () => {
  const db = await open('undone')
  await migrate(db, PRESENT)
  const schema = db.sequelize.getQueryInterface()
  for (const { down } of [...MIGRATIONS].reverse()) await down(schema)
  expect((await schema.showAllTables()).sort()).toEqual(OF_MIGRATIONS)
})

test('an interrupted migration is finished by the next start', async () => {
  const whole = await open('whole')
  await migrate(whole, PRESENT)
  const db = await open('broken')
  await migrate(db, PRESENT)
  // Simulates a process that was killed before it recorded its migrations.
  await db.transaction((tx) => db.run('DELETE FROM migrations', [], tx))
  const schema = db.sequelize.getQueryInterface()
  await schema.dropTable('attachments')
  // A server creates a table with its indexes in one step.
  if (db.sequelize.getDialect() === 'sqlite') await schema.removeIndex('user_messages', 'user_messages_user_id_is_unread_message_id')
  await migrate(db, PRESENT)
  expect(await schemaOf(db)).toEqual(await schemaOf(whole))
})
