// Restores a backup into an empty database and an empty store of any kind. What it has not finished, nobody takes for a server's: the
// database is marked from the beginning, and if anything fails, all of it is removed again.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { addressOf } from '../db/address.ts'
import { comparisonOf, createHistory, type Program, programOf, requireTables, SchemaMismatch } from '../db/history.ts'
import { type Db, openDatabase } from '../db/index.ts'
import { runMigrations, SETUP_LOCK, withSetupLock } from '../db/migrate.ts'
import { beginUnfinished, endUnfinished, findUnfinished, UNFINISHED } from '../db/unfinished.ts'
import { insertLines, readLines, removeIndexes, removeTables, setNextId, tableNames } from '../db/whole-tables.ts'
import { removeAllQueues } from '../events/queues/queues.ts'
import { defineModels } from '../models/index.ts'
import { naming, safeError } from '../observability/safe-errors.ts'
import type { Storage } from '../storage/index.ts'
import { openStorage } from '../storage/open.ts'
import { createDirectory, temporaryFolder } from '../values/folders.ts'
import { type ArchivedTable, type Contents, type Course, contentsOf, type Header, rowsOf } from './archive/form.ts'
import { type OpenArchive, openArchive } from './archive/read.ts'
import { withInput } from './archive/streams.ts'
import { storeFile, throwOfStore } from './files.ts'

/** From this number of rows on, the indexes of a table are created after its rows. */
const MANY = 2_000

/** Where a backup is restored. */
interface Target {
  config: Config
  program: Program
  db: Db
  storage: Storage
  course: Course
}

/**
 * Restores a backup from a file or from standard input. Throws when the database or the store holds anything, apart from what an earlier
 * restore left, which is removed first, and when the backup is damaged or from a newer version. Then everything restored is removed.
 */
export function restoreBackup(config: Config, file: string, course: Course, program = programOf(config.version)): Promise<Contents> {
  return withInput(file, course.signal, async (source) => {
    const backup = await openArchive(source)
    requireKnown(backup.header, program)
    const path = config.databaseUrl.startsWith('sqlite:') ? config.databaseUrl.slice('sqlite:'.length) : undefined
    const isNewFile = path !== undefined && !existsSync(path)
    const [db, storage] = [await openDatabase(config.databaseUrl).catch(naming('DATABASE_URL')), await openStorage(config)]
    const target = { config, program, db, storage, course }
    try {
      const contents = await restoreInto(target, backup, isNewFile)
      if (path !== undefined && !existsSync(path)) throw new Error(`the file ${path} was removed during the restore`)
      return contents
    } catch (error) {
      await db.close()
      // Not one that holds something else.
      if (isNewFile) for (const one of ['', '-wal', '-shm']) await rm(`${path}${one}`, { force: true })
      throw error
    } finally {
      await db.close()
      storage.close()
    }
  })
}

/** Throws for an export, and for a backup whose tables this program does not know. */
function requireKnown({ format, migrations, version }: Header, program: Program): void {
  if (format !== 'parley-backup') throw new Error('this is an export of one organisation: restore a backup of a whole server')
  const unknown = migrations.filter(({ name }) => !program.migrations.some((known) => known.name === name))
  if (unknown.length > 0)
    throw new SchemaMismatch(
      `the backup is newer than this program: version ${version} wrote it, and this is version ${program.version}, which does not know ${unknown.map(({ name }) => name).join(', ')}`,
    )
  comparisonOf(migrations, program)
}

async function restoreInto(target: Target, backup: OpenArchive, isNewFile: boolean): Promise<Contents> {
  const { db, storage } = target
  // Before the lock, which is a table.
  await requireEmpty(target, backup.header)
  const restored = await withSetupLock(
    db,
    undefined,
    async () => {
      await requireEmpty(target, backup.header)
      const earlier = await findUnfinished(db)
      if (earlier) {
        if (earlier.store === storage.place) await storage.removeAll().catch(throwOfStore)
        await removeTables(db, [UNFINISHED, SETUP_LOCK])
        await endUnfinished(db)
      }
      await beginUnfinished(db, { store: backup.header.has_files ? storage.place : null })
      try {
        return await load(target, backup)
      } catch (error) {
        await removeAll(target, backup.header, isNewFile).catch((further) => {
          throw new Error(
            `${safeError(error).message}. What was restored could not be removed (${safeError(further).message}): the next restore does that`,
            { cause: error },
          )
        })
        throw error
      }
    },
    { endsBySignal: true },
  ).catch((error) => ({ error }))
  if (!('error' in restored)) return restored
  // The lock itself is the last of what remains.
  if ((await tableNames(db)).join() === SETUP_LOCK) await removeTables(db, [])
  throw restored.error
}

/** Throws if there is anything in the database or, for a backup with files, in the store, apart from what an earlier restore left. */
async function requireEmpty({ config, db, storage }: Target, { has_files }: Header): Promise<void> {
  const earlier = await findUnfinished(db)
  const names = (await tableNames(db)).filter((name) => name !== SETUP_LOCK)
  const { databaseUrl } = config
  const name = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : addressOf(databaseUrl).database
  if (!earlier && names.length > 0) throw new Error(`the database ${name} already has tables: restore a backup into an empty one`)
  if (has_files && earlier?.store !== storage.place && !(await storage.isEmpty().catch(throwOfStore)))
    throw new Error(`${storage.place} already contains files: restore a backup into an empty one`)
}

/** Removes what was restored. A file that is about to be removed keeps its mark, for those who have opened it. */
async function removeAll({ db, storage }: Target, { has_files }: Header, isNewFile: boolean): Promise<void> {
  if (has_files) await storage.removeAll()
  await removeTables(db, [UNFINISHED, SETUP_LOCK])
  if (!isNewFile) await endUnfinished(db)
}

async function load(target: Target, backup: OpenArchive): Promise<Contents> {
  const { program, db, course } = target
  const { header } = backup
  await createHistory(db)
  // The tables are those of the backup, which may be older.
  await runMigrations(db, program, header.migrations.at(-1)?.name)
  const of = 2 * (rowsOf(header.tables) + 1)
  let done = 0
  const advance = (rows: number): void => {
    course.signal.throwIfAborted()
    done += rows
    course.progress(done, of)
  }
  await insertParts(target, backup, advance)
  const manifest = backup.manifest()
  for (const table of header.tables) {
    const { next_id, sha256 } = manifest.tables[table.name] ?? {}
    if (next_id !== undefined) await setNextId(db, table, next_id)
    const hash = createHash('sha256')
    await db.snapshot(async (tx) => {
      for await (const lines of readLines(db, table, {}, tx)) {
        hash.update(`${lines.join('\n')}\n`)
        advance(lines.length)
      }
    })
    if (hash.digest('hex') !== sha256) throw new Error(`the database has stored other rows in ${table.name} than the backup has`)
  }
  await runMigrations(db, program)
  await requireTables(db, program)
  defineModels(db.sequelize)
  // The log no longer has what clients have seen since the backup, so clients must register again.
  await removeAllQueues({ db })
  course.signal.throwIfAborted()
  await endUnfinished(db)
  course.progress(1, 1)
  return contentsOf(header, manifest)
}

async function insertParts(
  { config, db, storage, course }: Target,
  { parts }: OpenArchive,
  advance: (rows: number) => void,
): Promise<void> {
  const folder = temporaryFolder(config)
  await createDirectory(folder, 0o700)
  let current: ArchivedTable | undefined
  let indexes: string[] = []
  // While the database inserts a part, the next one is read.
  let inserted: Promise<void> = Promise.resolve()
  const endTable = async (): Promise<void> => {
    await inserted
    for (const sql of indexes) await db.run(sql)
    indexes = []
  }
  try {
    for await (const part of parts) {
      if (part.kind === 'file') {
        await endTable()
        course.signal.throwIfAborted()
        await storeFile({ db, storage, folder }, part)
        continue
      }
      if (part.table !== current) {
        await endTable()
        current = part.table
        if (part.table.rows >= MANY) indexes = await removeIndexes(db, part.table)
      }
      await inserted
      advance(part.lines.length)
      inserted = insertLines(db, part.table, part.lines)
      inserted.catch(() => {})
    }
    await endTable()
  } finally {
    await inserted.catch(() => {})
  }
}
