// The form of an archive, of a whole server (a backup) or of one organisation (an export). It is a tar file, compressed by gzip, of
//   archive.json                    what it is, and its tables with their columns
//   tables/NAME/000001.ndjson, ...  the rows of each table, a line of JSON each, in the order of archive.json and of the table's key
//   files/PATH                      the uploaded files and the images of emoji
//   manifest.json                   what there must have been until here: rows, bytes, SHA-256
// See docs/adr/0017-backups.md.

import { type Executed, shortOf } from '../../db/history.ts'
import type { WholeTable } from '../../db/whole-tables.ts'

export const HEADER = 'archive.json'
export const MANIFEST = 'manifest.json'
export const FORMATS = ['parley-backup', 'parley-export'] as const
/** Raised when older programs cannot read what newer ones write. */
export const FORMAT_VERSION = 1
/** The bytes of rows in a part of a table. A part can be longer by one row. */
export const PART_SIZE = 4_000_000

/** The first file of an archive. */
export interface Header {
  format: (typeof FORMATS)[number]
  format_version: number
  /** The version of the program that wrote it. */
  version: string
  /** Which migrations the database has run, in order. */
  migrations: Executed[]
  /** The database server, with its version. */
  database: string
  /** ISO 8601. */
  time: string
  /** Whether it has the files that rows name. */
  has_files: boolean
  /** The organisation of an export. */
  realm?: ArchivedRealm
  /** Set for an export without the private data of people who have not agreed to it. */
  by_consent?: true
  tables: ArchivedTable[]
}
export interface ArchivedRealm {
  id: number
  name: string
  subdomain: string
  /** Without a trailing slash. */
  url: string
}
export interface ArchivedTable extends WholeTable {
  rows: number
}

/** The last file of an archive. */
export interface Manifest {
  /** By table. `sha256` is of all its parts, one after the other. `next_id` is the ID of the next row, if the database gives it one. */
  tables: Record<string, { rows: number; bytes: number; sha256: string; next_id?: number }>
  /**
   * `sha256` is of a line for each file, in order, in the form of `sha256sum`. `missing` counts files that rows name and that were not in the
   * store.
   */
  files: { files: number; bytes: number; sha256: string; missing: number }
}

/** What an archive has, for operators. */
export interface Contents {
  /** Of the program that wrote it. */
  version: string
  migrations: string
  /** The fingerprint of the schema that they left. */
  schema: string
  database: string
  time: string
  tables: number
  rows: number
  files: number
  /** Of the files. */
  bytes: number
  missing: number
}

/** Describes an archive that was written or read. */
export function contentsOf({ version, migrations, database, time, tables }: Header, { files }: Manifest): Contents {
  return {
    version,
    migrations: migrations.map(({ name }) => name).join(' '),
    schema: shortOf(migrations.at(-1)?.fingerprint ?? ''),
    database,
    time,
    tables: tables.length,
    rows: rowsOf(tables),
    files: files.files,
    bytes: files.bytes,
    missing: files.missing,
  }
}

/** The rows of all tables. */
export function rowsOf(tables: readonly ArchivedTable[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

/** The name of a part of a table. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.ndjson`
}

/** The line of a file in the manifest's checksum. */
export function fileLine(path: string, sha256: string): string {
  return `${sha256}  files/${path}\n`
}

/** Called before each step of long work, and when all steps are done. */
type Progress = (done: number, of: number) => void
/** Reports on long work and can abort it. Aborted work removes what it has created and throws the signal's reason. */
export interface Course {
  progress: Progress
  signal: AbortSignal
}
