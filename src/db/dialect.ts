// The differences between MySQL and SQLite. Nothing outside db/ depends on which of them is in use (biome/no-dialect.grit).

import { DataTypes, type Sequelize } from 'sequelize'
import type { Tx } from './index.ts'
import { run } from './run.ts'

/** An SQL condition with the values for its `?` placeholders. */
export interface Condition {
  sql: string
  values: unknown[]
}

/** Whether the database is MySQL or MariaDB. Otherwise it is SQLite. */
export function isMysql(sequelize: Sequelize): boolean {
  return sequelize.getDialect() === 'mysql'
}

/** Text of up to 16 MiB. MySQL's TEXT holds 64 KiB. SQLite's has no limit, and options for it cause a warning. */
export function longText(sequelize: Sequelize): DataTypes.TextDataType {
  return isMysql(sequelize) ? DataTypes.TEXT('medium') : DataTypes.TEXT()
}

/** The start of an INSERT that skips existing rows. */
export function insertOrIgnore(sequelize: Sequelize): string {
  return isMysql(sequelize) ? 'INSERT IGNORE INTO' : 'INSERT OR IGNORE INTO'
}

/** The end of an INSERT that writes these columns of rows that exist. */
export function orUpdate(sequelize: Sequelize, columns: readonly string[]): string {
  const [start, given] = isMysql(sequelize)
    ? (['ON DUPLICATE KEY UPDATE', (column: string) => `VALUES(${column})`] as const)
    : (['ON CONFLICT DO UPDATE SET', (column: string) => `excluded.${column}`] as const)
  return ` ${start} ${columns.map((column) => `${column} = ${given(column)}`).join(', ')}`
}

/** The end of a DELETE of at most `limit` rows of a table that meet a condition, which starts with WHERE if there is one. */
export function atMost(sequelize: Sequelize, table: string, condition: string, limit: number): string {
  const some = `${condition} LIMIT ${limit}`
  return isMysql(sequelize) ? some : ` WHERE rowid IN (SELECT rowid FROM ${table}${some})`
}

/** The end of a SELECT that locks its rows until the transaction ends. Empty on SQLite, which runs one writing transaction at a time. */
export function rowLock(sequelize: Sequelize, kind: 'exclusive' | 'shared'): string {
  if (!isMysql(sequelize)) return ''
  return kind === 'exclusive' ? ' FOR UPDATE' : ' LOCK IN SHARE MODE'
}

/** An expression that concatenates texts. */
export function concat(sequelize: Sequelize, ...parts: string[]): string {
  return isMysql(sequelize) ? `CONCAT(${parts.join(', ')})` : parts.join(' || ')
}

/** The greater of two expressions. */
export function greatest(sequelize: Sequelize, one: string, other: string): string {
  return `${isMysql(sequelize) ? 'GREATEST' : 'MAX'}(${one}, ${other})`
}

/** The start of a SELECT that reads its tables in the order in which they are joined. Each table but the first needs a `CROSS JOIN`. */
export function inOrder(sequelize: Sequelize): string {
  return isMysql(sequelize) ? 'SELECT STRAIGHT_JOIN' : 'SELECT'
}

/**
 * What follows a table in a FROM to have it read by an index, whatever the statistics say. Those of MySQL can be seconds old, and say that a
 * table that has just been filled is empty. SQLite's planner needs none.
 */
export function byIndex(sequelize: Sequelize, index: string): string {
  return isMysql(sequelize) ? ` FORCE INDEX (${index})` : ''
}

/** The values of an expression as a JSON list, unordered. None of them may be null. MariaDB limits the list to 1 MiB. */
export function jsonList(sequelize: Sequelize, expression: string): string {
  return `${isMysql(sequelize) ? 'JSON_ARRAYAGG' : 'json_group_array'}(${expression})`
}

/** The numbers of a `jsonList`. Some servers mark it as JSON, and then the driver has already parsed it. */
export function numbersIn(list: string | number[]): number[] {
  return typeof list === 'string' ? JSON.parse(list) : list
}

/**
 * Adds to a counter of an existing row, which stays locked until the transaction ends. Returns the new value. One
 * statement.
 */
export async function addToCounter(
  sequelize: Sequelize,
  { table, column, id, by }: { table: string; column: string; id: number; by: number },
  tx: Tx,
): Promise<number> {
  if (isMysql(sequelize)) {
    const sql = `UPDATE ${table} SET ${column} = LAST_INSERT_ID(${column} + ?) WHERE id = ?`
    return (await run(sequelize, sql, [by, id], tx)).id
  }
  const sql = `UPDATE ${table} SET ${column} = ${column} + ? WHERE id = ? RETURNING ${column} AS value`
  const [row] = (await run<{ value: number }>(sequelize, sql, [by, id], tx)).rows
  if (!row) throw new Error(`${table} has no row ${id}`)
  return row.value
}

/**
 * The IDs of rows that one statement has inserted, ascending. `reported` is the ID that the driver returns. On MySQL it is the first one,
 * and the others need not be consecutive (on Galera they are not). On SQLite it is the last one, and they are consecutive.
 */
export async function insertedIds(
  sequelize: Sequelize,
  { table, realmId, count, reported }: { table: string; realmId: number; count: number; reported: number },
  tx: Tx,
): Promise<number[]> {
  if (!isMysql(sequelize)) return Array.from({ length: count }, (_, i) => reported - count + 1 + i)
  const sql = `SELECT id FROM ${table} WHERE id >= ? AND realm_id = ? ORDER BY id`
  const { rows } = await run<{ id: number }>(sequelize, sql, [reported, realmId], tx)
  return rows.map(({ id }) => id)
}

/** A condition on `message_texts t`: the full-text index has all of the words. For an open word, a word that starts with it is enough. */
export function fullTextMatch(sequelize: Sequelize, words: readonly { token: string; isOpen: boolean }[]): Condition {
  const all = (term: (token: string) => string, joiner: string): string =>
    [...new Set(words.map(({ token, isOpen }) => `${term(token)}${isOpen ? '*' : ''}`))].join(joiner)
  if (isMysql(sequelize)) return { sql: 'MATCH(t.tokens) AGAINST (? IN BOOLEAN MODE)', values: [all((token) => `+${token}`, ' ')] }
  return {
    sql: 't.message_id IN (SELECT rowid FROM message_words WHERE message_words MATCH ?)',
    values: [all((token) => `"${token}"`, ' AND ')],
  }
}

/** A condition on `user_messages u`, worded to match an index: the message is unread, or has a flag that users search for. */
export function indexedFlag(sequelize: Sequelize, flag: 'unread' | 'flagged'): string {
  if (isMysql(sequelize)) return `u.is_${flag} = 1`
  return flag === 'unread' ? '(u.flags & 1) = 0' : '(u.flags & 122) <> 0'
}

/** The database server, with its version, as operators name it. */
export async function serverName(sequelize: Sequelize): Promise<string> {
  const sql = isMysql(sequelize) ? 'SELECT VERSION() AS version' : 'SELECT sqlite_version() AS version'
  const [row] = (await run<{ version: string }>(sequelize, sql)).rows
  const version = row?.version ?? ''
  const name = isMysql(sequelize) ? (/MariaDB/i.test(version) ? 'MariaDB' : 'MySQL') : 'SQLite'
  return `${name} ${/^[\d.]+/.exec(version)?.[0] ?? version}`
}

/** A text as a literal of SQL. SQLite's statements end at their first zero byte. */
export function textLiteral(sequelize: Sequelize, text: string): string {
  if (text.includes('\0') && !isMysql(sequelize)) return `CAST(X'${Buffer.from(text).toString('hex')}' AS TEXT)`
  return sequelize.escape(text)
}

/** The condition that a row comes after these values, in the order of these columns, worded so that their index answers it. */
export function isAfter(sequelize: Sequelize, columns: readonly string[], literals: readonly string[]): string {
  if (!isMysql(sequelize)) return `(${columns.join(', ')}) > (${literals.join(', ')})`
  // MySQL compares lists of columns too, but reads the whole index for it.
  const sameUpTo = (end: number): string[] => columns.slice(0, end).map((column, i) => `${column} = ${literals[i]}`)
  return `(${columns.map((column, i) => [...sameUpTo(i), `${column} > ${literals[i]}`].join(' AND ')).join(' OR ')})`
}
