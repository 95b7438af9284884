// Everything that an organisation has, as a tar file that other programs can read: its rows as JSON, one per line, and its files.

import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { App } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { query } from '../db/sql.ts'
import { Realm } from '../models/realm.ts'
import { type Course, newTar, runTar } from './backup.ts'
import { storedFiles, throwOfStore } from './files.ts'

/** Tables that give access, hold pending work, or are derived from others. */
const LEFT_OUT = new Set([
  ...['api_keys', 'devices', 'links', 'invitations', 'event_queues', 'events', 'jobs', 'notifications', 'sent_keys'],
  'message_texts',
])
const SECRET = new Set(['password_hash'])
/** Rows that are read at a time. */
const BATCH = 1_000

interface Table {
  name: string
  columns: string[]
  /** The columns by which its rows are ordered. */
  key: string[]
  rows: number
}

/**
 * Writes an organisation as it is at one moment. The server can run meanwhile. The file must not exist. `missing` counts files that rows
 * name and that are not in the store: deleted in the meantime, or lost.
 */
export function exportRealm(
  app: App,
  realm: Realm,
  file: string,
  { progress, signal }: Course,
): Promise<{ tables: number; rows: number; files: number; missing: number }> {
  return newTar(file, async (partial, folder) => {
    await mkdir(join(folder, 'tables'))
    await mkdir(join(folder, 'files'))
    const { tables, paths } = await app.db.snapshot(async (tx) => {
      const tables = await tablesOf(app, realm, tx)
      const of = tables.reduce((sum, { rows }) => sum + rows, 0)
      let done = 0
      progress(done, of + 1)
      for (const table of tables)
        for await (const rows of rowsOf(table, realm, tx)) {
          signal.throwIfAborted()
          await appendFile(join(folder, 'tables', `${table.name}.ndjson`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
          done += rows.length
          progress(done, of + 1)
        }
      const paths: string[] = []
      for await (const { files } of storedFiles(realm.id, tx)) paths.push(...files.map(({ path_id }) => path_id))
      return { tables, paths }
    })
    let files = 0
    for (const path of paths) files += Number(await copy(app, path, join(folder, 'files', path), signal))
    const counts = { tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows, 0), files, missing: paths.length - files }
    const label = { version: app.config.version, time: new Date().toISOString(), realm_id: realm.id, name: realm.name }
    await writeFile(join(folder, 'export.json'), JSON.stringify({ ...label, ...counts }, null, 2))
    await runTar(['-cf', partial, '-C', folder, 'export.json', 'tables', 'files'], signal)
    progress(1, 1)
    return counts
  })
}

/** Every table has the organisation's ID, so a new table is exported without being named here. */
async function tablesOf({ db }: App, realm: Realm, tx: Tx): Promise<Table[]> {
  const tables = Object.values(db.sequelize.models).flatMap((model): Table[] => {
    const { tableName: name, primaryKeyAttributes } = model as unknown as { tableName: string; primaryKeyAttributes: string[] }
    const all = Object.keys(model.getAttributes())
    // Other tables, such as the list of migrations, are the server's.
    if (LEFT_OUT.has(name) || !(all.includes('realm_id') || name === 'realms')) return []
    const columns = all.filter((column) => !SECRET.has(column))
    return [{ name, columns, key: [...primaryKeyAttributes], rows: 0 }]
  })
  for (const table of tables) {
    const [row] = await query<{ n: unknown }>(Realm, `SELECT COUNT(*) AS n FROM ${table.name} WHERE ${ofRealm(table)} = ?`, [realm.id], tx)
    table.rows = Number(row?.n)
  }
  return tables.sort((a, b) => (a.name < b.name ? -1 : 1))
}

function ofRealm({ name }: Table): string {
  return name === 'realms' ? 'id' : 'realm_id'
}

/** Continues after the last key, so that each batch costs the same. */
async function* rowsOf(table: Table, realm: Realm, tx: Tx): AsyncGenerator<Record<string, unknown>[]> {
  const { name, columns, key } = table
  for (let last: Record<string, unknown> | undefined; ; ) {
    // a > ? OR (a = ? AND b > ?) uses the index of a key with several columns.
    const parts = last ? key.map((_, i) => [...key.slice(0, i).map((column) => `${column} = ?`), `${key[i]} > ?`].join(' AND ')) : []
    const values = last ? key.flatMap((_, i) => key.slice(0, i + 1).map((column) => last?.[column])) : []
    const after = parts.length > 0 ? ` AND (${parts.map((part) => `(${part})`).join(' OR ')})` : ''
    const sql = `SELECT ${columns.join(', ')} FROM ${name} WHERE ${ofRealm(table)} = ?${after} ORDER BY ${key.join(', ')} LIMIT ${BATCH}`
    const rows = await query<Record<string, unknown>>(Realm, sql, [realm.id, ...values], tx)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

/** Returns false if the file is missing. */
async function copy({ storage }: App, path: string, target: string, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted()
  const bytes = await storage.read(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throwOfStore(error)
  })
  if (!bytes) return false
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes, { signal })
  return true
}
