// databases: both

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QueryTypes } from 'sequelize'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { defineModels } from '../models/index.ts'
import { type Db, openDatabase } from './index.ts'
import { MIGRATIONS, migrate } from './migrate.ts'

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

const OF_MIGRATIONS = ['migration_lock', 'migrations']
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
  await migrate(db)
  const before = [await schemaOf(db), await applied(db)]
  await migrate(db)
  expect([await schemaOf(db), await applied(db)]).toEqual(before)
})

test('of several processes that migrate at the same time one does it, and the others wait', async () => {
  const all = await Promise.all([open('together'), open('together'), open('together')])
  await Promise.all(all.map((db) => migrate(db)))
  for (const db of all) expect(Object.keys(await schemaOf(db))).toContain('messages')
  expect(await applied(await open('together'))).toEqual(MIGRATIONS.map(({ name }) => ({ name })))
})

test('a process waits for another one that migrates, logs that after two seconds, and takes over if that one has died', async () => {
  const db = await open('waiting')
  await migrate(db)
  const lock = (holder: string, until: number) =>
    db.transaction((tx) =>
      db.sequelize.query('UPDATE migration_lock SET holder = ?, lease_until = ?', { replacements: [holder, until], transaction: tx }),
    )
  await lock('somebody', Date.now() + 2_500)
  const started = performance.now()
  const warn = vi.fn()
  await migrate(await open('waiting'), { warn })
  expect(performance.now() - started).toBeGreaterThan(2_400)
  expect(warn.mock.calls).toEqual([
    ['another process is setting up the database: waiting until it is done or, if it has died, for ten seconds'],
  ])
  expect(await db.sequelize.query('SELECT lease_until FROM migration_lock', { type: QueryTypes.SELECT })).toEqual([{ lease_until: 0 }])
})

test('a database that is newer than the program is refused, and the lock is released', async () => {
  const db = await open('newer')
  await migrate(db)
  await db.transaction((tx) => db.sequelize.query("INSERT INTO migrations (name) VALUES ('9999-future')", { transaction: tx }))
  for (const _ of [1, 2])
    await expect(migrate(db)).rejects.toThrow('the database is newer than this version. Unknown migrations: 9999-future')
})

test('a database from before the first release is refused', async () => {
  const db = await open('older')
  await migrate(db)
  await db.transaction((tx) => db.sequelize.query("UPDATE migrations SET name = '0001-foundation'", { transaction: tx }))
  await expect(migrate(db)).rejects.toThrow('the database was created by a version before the first release')
})

test('the models have the tables and columns that the migrations create', async () => {
  const migrated = await open('migrated')
  await migrate(migrated)
  const modelled = await open('modelled')
  defineModels(modelled.sequelize)
  await modelled.sequelize.sync()
  const columns = async (db: Db) => Object.entries(await schemaOf(db)).map(([table, { columns }]) => [table, columns])
  expect(await columns(modelled)).toEqual(await columns(migrated))
})

test('undoing all migrations leaves nothing behind', async () => {
  const db = await open('undone')
  await migrate(db)
  const schema = db.sequelize.getQueryInterface()
  for (const { down } of [...MIGRATIONS].reverse()) await down(schema)
  expect((await schema.showAllTables()).sort()).toEqual(OF_MIGRATIONS)
})

test('an interrupted migration is finished by the next start', async () => {
  const whole = await open('whole')
  await migrate(whole)
  const db = await open('broken')
  await migrate(db)
  // Simulates a process that was killed before it recorded its migrations.
  await db.transaction((tx) => db.sequelize.query('DELETE FROM migrations', { transaction: tx }))
  const schema = db.sequelize.getQueryInterface()
  await schema.dropTable('attachments')
  await schema.removeIndex('user_messages', 'user_messages_user_id_is_unread_message_id')
  await migrate(db)
  expect(await schemaOf(db)).toEqual(await schemaOf(whole))
})
