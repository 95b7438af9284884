// All that a database holds, to be compared with what it holds later.

import type { TestApp } from './app.ts'

type Queries = Pick<TestApp['server']['app'], 'db'>

/** By table: every row on SQLite, a checksum on MySQL. */
export type Stored = Record<string, unknown>

/** A function that reads all tables but some in one statement. */
export async function readerOf({ db }: Queries, leaveOut: ReadonlySet<string>): Promise<() => Promise<Stored>> {
  const rows = async (sql: string): Promise<Record<string, unknown>[]> => (await db.sequelize.query(sql))[0] as never
  if (db.sequelize.getDialect() === 'sqlite') {
    const columns = await rows(
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
    return async () => Object.fromEntries((await rows(selects.join(' UNION ALL '))).map(({ place, content }) => [place, content]))
  }
  const tables = await rows('SELECT table_name AS place FROM information_schema.tables WHERE table_schema = DATABASE()')
  const names = tables.map(({ place }) => String(place)).filter((table) => !leaveOut.has(table))
  const checksum = `CHECKSUM TABLE ${names.join(', ')}`
  return async () =>
    Object.fromEntries((await rows(checksum)).map(({ Table: place, Checksum: content }) => [String(place).split('.')[1], content]))
}
