// The built server on a fresh SQLite database with the demo organisation, and a second connection to the database.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import type { RowDataPacket } from 'mysql2/promise'
import { startDemo } from './measure.ts'
import { requester, type Site, type Sql } from './site.ts'

/** Runs `work` on a site of its own. */
export async function onSqlite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const file = join(folder, 'bench.sqlite')
  const databaseUrl = `sqlite:${file}`
  const server = await startDemo('server.mjs', databaseUrl)
  const sql = connect(file)
  try {
    return await work({ request: requester(server), isSqlite: true, sql, connect: async () => connect(file), databaseUrl, server })
  } finally {
    await sql.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Statements run on this thread. */
function connect(file: string): Sql {
  const database = new Libsql(file)
  // A bench that fills the database does not wait for its disk.
  database.exec('PRAGMA busy_timeout = 10000; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000')
  return {
    query: async <Rows extends RowDataPacket[]>(text: string, values: unknown = []) => {
      const written = withValues(text, Array.isArray(values) ? values : [values])
      if (/^\s*(SELECT|EXPLAIN|PRAGMA)\b/.test(written)) return [database.prepare(written).all([]) as Rows, undefined]
      database.exec(written)
      return [[] as unknown as Rows, undefined]
    },
    end: async () => void database.close(),
  }
}

/** Writes values into a text in place of its question marks. */
function withValues(text: string, values: unknown[]): string {
  const rest = values.values()
  return values.length === 0 ? text : text.replaceAll('?', () => literal(rest.next().value))
}

/** A list of lists becomes rows. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? `(${literal(one)})` : literal(one))).join(', ')
  if (value === null || value === undefined) return 'NULL'
  return typeof value === 'number' || typeof value === 'boolean' ? String(Number(value)) : `'${String(value).replaceAll("'", "''")}'`
}
