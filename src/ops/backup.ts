// Backups: the whole database as it was at one moment, and its files, in a form that can be restored into a database and a store of any
// kind (docs/adr/0017-backups.md).

import type { Config } from '../config.ts'
import { programOf, requireTables, requireUsable, SchemaMismatch } from '../db/history.ts'
import type { Db } from '../db/index.ts'
import { tablesOf } from '../db/whole-tables.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { defineModels } from '../models/index.ts'
import { openLog, STANDARD_ERROR } from '../observability/log.ts'
import { safeError } from '../observability/safe-errors.ts'
import { openStorage } from '../storage/open.ts'
import { unixTime } from '../values/dates.ts'
import { temporaryFolder } from '../values/folders.ts'
import { type Contents, type Course, contentsOf, rowsOf } from './archive/form.ts'
import { openArchive } from './archive/read.ts'
import { withInput, withOutput } from './archive/streams.ts'
import { writeArchive } from './archive/write.ts'
import { withExistingDatabase } from './existing-database.ts'

/**
 * Writes a backup of a server, which can keep running, into a file, which must not exist, or to standard output. Without `hasFiles` the
 * files stay where they are.
 */
export function writeBackup(config: Config, file: string, course: Course, { hasFiles = true } = {}): Promise<Contents> {
  return withExistingDatabase(config, async (db) => {
    defineModels(db.sequelize)
    await requireOwnSchema(db, config)
    const storage = await openStorage(config)
    const about = { format: 'parley-backup', version: config.version, has_files: hasFiles } as const
    const source = { db, storage, course, folder: temporaryFolder(config) }
    try {
      const contents = await withOutput(file, (sink) => writeArchive(sink, source, { about, tables: tablesOf(db.sequelize) }))
      await noteBackup(db, config)
      return contents
    } finally {
      storage.close()
    }
  })
}

/** Notes a complete backup, for the audit log and the metrics. An account that may only read can make backups too. */
async function noteBackup(db: Db, { operatorClient, production }: Config): Promise<void> {
  try {
    const { subject_name: _, changes: __, ...entry } = await db.transaction((tx) => AuditEntry.noteBackup(unixTime(), operatorClient, tx))
    if (production) openLog('info', undefined, STANDARD_ERROR).info({ audit: entry }, 'audit: everything exported')
  } catch (error) {
    console.error(`the backup is complete, but could not be noted in the database: ${safeError(error).message}`)
  }
}

/** Throws SchemaMismatch unless the database has the tables that this program knows, and no others of the server's. */
async function requireOwnSchema(db: Db, { version }: Config): Promise<void> {
  const program = programOf(version)
  const { isNewer } = await requireUsable(db, program)
  if (isNewer)
    throw new SchemaMismatch(`a newer version has migrated the database, and this is version ${version}: back it up with the newer one`)
  await requireTables(db, program)
}

/** Reads an archive from its beginning to its end. Throws Damaged if anything in it is not as it was written. */
export function verifyArchive(file: string, { progress, signal }: Course): Promise<Contents> {
  return withInput(file, signal, async (source) => {
    const { header, parts, manifest } = await openArchive(source)
    const of = rowsOf(header.tables) + 1
    let done = 0
    for await (const part of parts) {
      signal.throwIfAborted()
      if (part.kind === 'rows') done += part.lines.length
      else for await (const _ of part.bytes) signal.throwIfAborted()
      progress(done, of)
    }
    progress(1, 1)
    return contentsOf(header, manifest())
  })
}
