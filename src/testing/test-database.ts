// A database for each server of a test, migrated and with the demo organisation. Each test worker creates one and copies it.

import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { inject } from 'vitest'
import { readConfig } from '../config.ts'
import { createDemo, type Demo } from '../server/demo.ts'
import { openApp } from '../server/open-app.ts'

export interface TestDatabase {
  url: string
  /** The demo organisation in the database. Nothing listens on the port of its `realm_url`. */
  demo: Demo
  /** Returns the database for the next server. Call it after all connections are closed. */
  release(): void
}

/** `dataDir` is the folder of the server's files, including SQLite's. */
export function takeDatabase(dataDir: string): Promise<TestDatabase> {
  return inject('databaseUrl') ? takeOnServer() : copyOfFile(join(dataDir, 'test.sqlite'))
}

/** An empty database of the kind that the test project uses. */
export async function freshDatabase(dataDir: string): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = inject('databaseUrl')
  if (!serverUrl) return { url: `sqlite:${join(dataDir, 'empty.sqlite')}`, drop: async () => {} }
  const name = `test_${process.pid}_empty_${randomUUID().slice(0, 8)}`
  await run([createDatabase(name)])
  return { url: `${serverUrl}/${name}`, drop: async () => void (await run([`DROP DATABASE ${name}`])) }
}

/** Migrates an empty database and creates the demo organisation. Copies it to `copy` before closing. */
async function createTemplate(databaseUrl: string, dataDir: string, copy?: string): Promise<Demo> {
  const app = await openApp(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'error' }))
  try {
    const demo = await createDemo(app, 0)
    if (!demo) throw new Error(`${databaseUrl} was not empty`)
    if (copy) await app.db.run(`VACUUM INTO '${copy}'`)
    return demo
  } finally {
    await app.closeApp()
  }
}

let file: Promise<{ path: string; demo: Demo }> | undefined

async function copyOfFile(path: string): Promise<TestDatabase> {
  file ??= createFile()
  const template = await file
  await copyFile(template.path, path)
  return { url: `sqlite:${path}`, demo: template.demo, release: () => {} }
}

async function createFile(): Promise<{ path: string; demo: Demo }> {
  const folder = await mkdtemp(join(inject('folder'), 'template-'))
  const path = join(folder, 'copy.sqlite')
  return { path, demo: await createTemplate(`sqlite:${join(folder, 'made.sqlite')}`, folder, path) }
}

/** The databases of a database server. Creating one takes longer than most tests, so they are refilled and reused. */
interface Pool {
  demo: Demo
  take(): Promise<string>
  release(name: string): void
}

let pool: Promise<Pool> | undefined

async function takeOnServer(): Promise<TestDatabase> {
  pool ??= createPool()
  const { demo, take, release } = await pool
  const name = await take()
  return { url: `${inject('databaseUrl')}/${name}`, demo, release: () => release(name) }
}

async function createPool(): Promise<Pool> {
  const prefix = `test_${process.pid}_`
  const template = `${prefix}template`
  const idle: string[] = []
  let made = 0
  await run([createDatabase(template)])
  const demo = await createTemplate(`${inject('databaseUrl')}/${template}`, await mkdtemp(join(inject('folder'), 'template-')))
  const tables = await tablesOf(template)
  return {
    demo,
    take: async () => {
      const used = idle.pop()
      const name = used ?? `${prefix}${++made}`
      const emptied = used
        ? tables.map((table) => `DELETE FROM ${name}.${table.name}`)
        : [createDatabase(name), ...tables.map((table) => `CREATE TABLE ${name}.${table.name} LIKE ${template}.${table.name}`)]
      const filled = tables
        .filter((table) => table.isFilled)
        .map((table) => `INSERT INTO ${name}.${table.name} (${table.columns}) SELECT ${table.columns} FROM ${template}.${table.name}`)
      await connected(async (query) => {
        // A commit costs more than the few rows of a table.
        await query(['SET autocommit = 0', ...emptied, ...filled, 'COMMIT'])
        // Altering a table costs more than all rows together.
        const counters = await countersOf(name, query)
        const moved = tables.filter((table) => table.next_id !== counters.get(table.name))
        if (moved.length > 0) await query(moved.map((table) => `ALTER TABLE ${name}.${table.name} AUTO_INCREMENT = ${table.next_id ?? 1}`))
      })
      return name
    },
    release: (name) => void idle.push(name),
  }
}

function createDatabase(name: string): string {
  return `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`
}

interface Table {
  name: string
  /** The columns, except computed ones. */
  columns: string
  /** The ID that the next row gets. Null if the table has no such IDs, and on MySQL also for one that never had a row. */
  next_id: number | null
  isFilled: boolean
}

function tablesOf(database: string): Promise<Table[]> {
  return connected(async (query) => {
    const counters = await countersOf(database, query)
    const sql = `SELECT table_name AS name, GROUP_CONCAT(column_name) AS columns FROM information_schema.columns
      WHERE table_schema = '${database}' AND extra NOT LIKE '% GENERATED' GROUP BY name`
    // Raises MySQL's limit, which is too short for the list of columns.
    const [, tables] = (await query(['SET SESSION group_concat_max_len = 65536', sql])) as [unknown, { name: string; columns: string }[]]
    const areFilled = tables.map(({ name }) => `EXISTS (SELECT 1 FROM ${database}.${name}) AS ${name}`)
    const [filled] = (await query([`SELECT ${areFilled}`])) as Record<string, number>[]
    return tables.map((table) => ({ ...table, next_id: counters.get(table.name) ?? null, isFilled: filled?.[table.name] === 1 }))
  })
}

/** The next ID of each table, by its name. */
async function countersOf(database: string, query: Query): Promise<Map<string, number | null>> {
  const sql = `SELECT table_name AS name, auto_increment AS next_id FROM information_schema.tables WHERE table_schema = '${database}'`
  // Otherwise MySQL answers with a value up to a day old. MariaDB has no such cache: for it, only `autocommit` remains.
  const fresh = 'SET /*!80000 SESSION information_schema_stats_expiry = 0, */ autocommit = 1'
  const [, rows] = (await query([fresh, sql])) as [unknown, { name: string; next_id: number | null }[]]
  return new Map(rows.map(({ name, next_id }) => [name, next_id]))
}

type Query = (statements: string[]) => Promise<unknown>

function run(statements: string[]): Promise<unknown> {
  return connected((query) => query(statements))
}

async function connected<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const connection = await createConnection({ uri: inject('databaseUrl'), multipleStatements: true })
  try {
    return await work(async (statements) => (await connection.query(statements.join(';')))[0])
  } finally {
    await connection.end()
  }
}
