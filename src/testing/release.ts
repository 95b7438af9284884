// The database of a former release (contract-tests/releases/), restored as that release left it.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Keys } from '../../contract-tests/http.ts'
import { createHistory, type Executed } from '../db/history.ts'
import { type Db, openDatabase } from '../db/index.ts'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { unixTime } from '../values/dates.ts'

export interface Release {
  version: string
  /** When the file was made, in UNIX seconds. */
  made: number
  /** The API keys of the seed world's users. */
  keys: Keys
  migrations: Executed[]
  /** The titles of the example pairs that were true of it. */
  cases: string[]
}
type Value = string | number | null
interface Rows {
  table: string
  columns: string[]
  rows: Value[][]
}
interface File {
  /** Below the folder of uploads. */
  file: string
  /** Base64. */
  content: string
}
/** A line of the file: first the release, then the rows of tables, then files. */
export type ReleaseLine = Release | Rows | File

const FOLDER = new URL('../../contract-tests/releases/', import.meta.url).pathname

/** The files of the releases. */
export function releaseFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ndjson.gz'))
    .map((name) => join(FOLDER, name))
}

/** Restores the database and files of a release into an empty place, by the migrations that the release had. Returns what it was. */
export async function restoreRelease(file: string, { url, dataDir }: { url: string; dataDir: string }): Promise<Release> {
  const text = gunzipSync(readFileSync(file)).toString()
  const [release, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line)) as [Release, ...(Rows | File)[]]
  const db = await openDatabase(url)
  try {
    const schema = db.sequelize.getQueryInterface()
    for (const { name } of release.migrations) await MIGRATIONS.find((one) => one.name === name)?.up(schema)
    for (const line of lines)
      if ('table' in line)
        await insert(db, { ...line, rows: line.rows.map((row) => row.map((value, i) => moved(value, line.columns[i], release.made))) })
      else {
        const path = join(dataDir, 'uploads', line.file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, Buffer.from(line.content, 'base64'))
      }
    await createHistory(db)
    const columns = ['name', 'fingerprint', 'usable_by', 'version'] as const
    await insert(db, {
      table: 'migrations',
      columns: [...columns],
      rows: release.migrations.map((row) => columns.map((name) => row[name])),
    })
    return release
  } finally {
    await db.close()
  }
}

/** Times, by the names of their columns. Without moving them, queues and links would have expired. */
const TIME = /(^date_|_at$|_until$|_updated$)/
/** Seconds. What is further ahead is a date that somebody chose. */
const MONTH = 30 * 86_400

function moved(value: Value, column: string | undefined, made: number): Value {
  const isTime = typeof value === 'number' && value > 0 && value < made + MONTH && TIME.test(column ?? '')
  return isTime ? value + unixTime() - made : value
}

function insert(db: Db, { table, columns, rows }: Rows): Promise<unknown> {
  const places = rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')
  return db.transaction((tx) => db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`, rows.flat(), tx))
}
