// Everything that a database holds, for comparison with what it holds later.

import Libsql from 'libsql'
import type { TestApp } from './app.ts'

type Queries = Pick<TestApp['server']['app'], 'config' | 'db'>

/** By table: every row on SQLite, a checksum on MySQL. */
export type Stored = Record<string, unknown>

/** Reads all tables except some. Close it after the last read. */
export interface Reader {
  read(): Promise<Stored>
  close(): void
}

/** A reader of the server's database. On SQLite it reads the tables again only if something was committed. */
export function readerOf(app: Queries, leaveOut: ReadonlySet<string>): Promise<Reader> {
  return app.config.databaseUrl.startsWith('sqlite:') ? readerOfFile(app, leaveOut) : readerOnServer(app, leaveOut)
}

/** Reads through its own connection, which knows whether others have committed anything since the last read. */
async function readerOfFile({ config }: Queries, leaveOut: ReadonlySet<string>): Promise<Reader> {
  const connection = new Libsql(config.databaseUrl.slice('sqlite:'.length))
  const rows = (sql: string) => connection.prepare(sql).all() as Record<string, unknown>[]
  const columns = rows(
    "SELECT m.name AS place, p.name AS field FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table'",
  )
  const fields = new Map<string, string[]>()
  for (const { place, field } of columns) fields.set(String(place), [...(fields.get(String(place)) ?? []), `quote("${field}")`])
  const selects = [...fields]
    .filter(([table]) => !leaveOut.has(table))
    .map(
      ([table, names]) =>
        `SELECT '${table}' AS place, (SELECT group_concat(${names.join(" || ',' || ")}, char(10)) FROM "${table}") AS content`,
    )
  const everything = selects.join(' UNION ALL ')
  let known: { version: unknown; stored: Stored } = { version: undefined, stored: {} }
  return {
    read: async () => {
      const version = rows('PRAGMA data_version')[0]?.data_version
      if (known.version !== version)
        known = { version, stored: Object.fromEntries(rows(everything).map(({ place, content }) => [place, content])) }
      return known.stored
    },
    close: () => void connection.close(),
  }
}

async function readerOnServer({ db }: Queries, leaveOut: ReadonlySet<string>): Promise<Reader> {
  const rows = async (sql: string): Promise<Record<string, unknown>[]> => (await db.run<Record<string, unknown>>(sql)).rows
  const tables = await rows('SELECT table_name AS place FROM information_schema.tables WHERE table_schema = DATABASE()')
  const names = tables.map(({ place }) => String(place)).filter((table) => !leaveOut.has(table))
  const checksum = `CHECKSUM TABLE ${names.join(', ')}`
  return {
    read: async () =>
      Object.fromEntries((await rows(checksum)).map(({ Table: place, Checksum: content }) => [String(place).split('.')[1], content])),
    close: () => {},
  }
}
