// Backups: one tar file with the database as it was at one moment, and the uploaded files. A backup can only be restored into an empty
// place.

import { existsSync } from 'node:fs'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { type DatabaseFile, databaseFile, ProgramError, runProgram } from '../db/dump.ts'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { withExistingDatabase } from './existing-database.ts'

/** The metadata of a backup. */
interface Label {
  /** The version of the program that wrote it. */
  version: string
  kind: DatabaseFile['kind']
  /** The names of the database's migrations. Undefined in backups of older versions. */
  migrations?: string
  /** ISO 8601. */
  time: string
  /** The bucket that holds the files. Undefined if the files are in the backup. */
  bucket?: string
}

const LABEL = 'backup.json'
const UPLOADS = 'uploads'
/** What a file system keeps at its root for itself. */
const OF_DISK = 'lost+found'

/** Called before each step of long work, and when all steps are done. */
export type Progress = (done: number, of: number) => void
/** Reports on long work and can abort it. Aborted work removes what it has created and throws the signal's reason. */
export interface Course {
  progress: Progress
  signal: AbortSignal
}

/** Writes a backup of a server, which can keep running. The file must not exist. */
export function writeBackup(config: Config, file: string, { progress, signal }: Course): Promise<Label> {
  return newTar(file, async (partial, folder) => {
    const uploads = join(config.dataDir, UPLOADS)
    const migrations = await withExistingDatabase(config, async (db) => {
      const files = config.s3 ? [] : await db.scan("SELECT 1 FROM attachments WHERE state = 'stored' LIMIT 1", [])
      if (files.length > 0 && !existsSync(uploads))
        throw new Error(`the database refers to files, but there is no folder ${uploads}. Is DATA_DIR correct?`)
      return db.scan<{ name: string }>('SELECT name FROM migrations ORDER BY name', [])
    })
    progress(0, 3)
    const database = databaseFile(config.databaseUrl)
    // Before the files, so that the backup has too many files rather than too few.
    await database.dump(join(folder, database.name), signal)
    progress(1, 3)
    const label: Label = {
      version: config.version,
      kind: database.kind,
      migrations: migrations.map(({ name }) => name).join(' '),
      time: new Date().toISOString(),
      ...(config.s3 ? { bucket: config.s3.bucket } : {}),
    }
    await writeFile(join(folder, LABEL), JSON.stringify(label, null, 2))
    await runTar(['-cf', partial, '-C', folder, LABEL, database.name], signal)
    progress(2, 3)
    if (!config.s3) {
      await mkdir(uploads, { recursive: true, mode: 0o700 })
      // The folder can be a link to another disk.
      await runTar(['-rhf', partial, `--exclude=${UPLOADS}/${OF_DISK}`, '-C', config.dataDir, UPLOADS], signal)
    }
    progress(3, 3)
    return label
  })
}

/** Creates a tar file, which must not exist. It appears only when `fill` is done. */
export async function newTar<T>(file: string, fill: (partial: string, folder: string) => Promise<T>): Promise<T> {
  const target = resolve(file)
  await refuseExisting(target)
  const folder = await mkdtemp(`${target}.`)
  try {
    const partial = join(folder, 'partial.tar')
    await writeFile(partial, '', { mode: 0o600 })
    const result = await fill(partial, folder)
    // Another program may have created it in the meantime.
    await refuseExisting(target)
    await rename(partial, target)
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Restores a backup. Throws when a database or files already exist, and when the backup is from another kind of server or from a newer one.
 * `finish` runs with the restored database. If it or anything before it throws, everything restored is removed.
 */
export async function readBackup(
  config: Config,
  file: string,
  { progress, signal, finish }: Course & { finish(): Promise<void> },
): Promise<Label> {
  const source = resolve(file)
  await access(source)
  const database = databaseFile(config.databaseUrl)
  const uploads = join(config.dataDir, UPLOADS)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(config.dataDir, 'restore-'))
  try {
    progress(0, 3)
    await runTar(['-xf', source, '-C', folder, LABEL], signal).catch((error: Error) => {
      throw signal.aborted ? error : new Error(`${source} is not a backup: ${error.message}`)
    })
    const label = JSON.parse(await readFile(join(folder, LABEL), 'utf8')) as Label
    refuseOther(config, label, database)
    await database.refuseExisting()
    if ((await filesIn(uploads)).length > 0) throw new Error(`the folder already contains files: ${uploads}`)
    await runTar(['-xf', source, '-C', folder, database.name], signal)
    progress(1, 3)
    try {
      if (!label.bucket) {
        await mkdir(uploads, { recursive: true, mode: 0o700 })
        // Into the existing folder, which can be a link or a separate disk.
        await runTar(['-xf', source, '--no-same-permissions', '--strip-components=1', '-C', uploads, UPLOADS], signal)
      }
      progress(2, 3)
      await database.load(join(folder, database.name), signal)
      await finish()
      signal.throwIfAborted()
    } catch (error) {
      await database.unload()
      for (const path of await filesIn(uploads)) await rm(path, { recursive: true, force: true })
      throw error
    }
    progress(3, 3)
    return label
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Throws when the backup does not fit the server into which it is restored. */
function refuseOther({ s3, version }: Config, label: Label, { kind }: DatabaseFile): void {
  if (label.kind !== kind) throw new Error(`the backup is from ${label.kind}, but DATABASE_URL names ${kind}`)
  const unknown = (label.migrations ?? '').split(' ').filter((name) => name !== '' && !MIGRATIONS.some((known) => known.name === name))
  if (unknown.length > 0)
    throw new Error(
      `the backup of version ${label.version} is newer than this version, ${version}. Unknown migrations: ${unknown.join(', ')}`,
    )
  if (label.bucket === s3?.bucket) return
  const [were, are] = [
    label.bucket ? `in the bucket ${label.bucket}` : 'in the backup itself',
    s3 ? `S3_BUCKET is ${s3.bucket}` : 'S3_BUCKET is not set',
  ]
  throw new Error(
    `the files of the backup are ${were}, but ${are}: restore it ${label.bucket ? `with S3_BUCKET=${label.bucket}` : 'without S3_BUCKET'}`,
  )
}

/** The paths in a folder, which can be missing. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  return names.filter((name) => name !== OF_DISK).map((name) => join(folder, name))
}

/** Throws if the file exists. */
async function refuseExisting(file: string): Promise<void> {
  if ((await readdir(dirname(file))).includes(basename(file))) throw new Error(`the file already exists: ${file}`)
}

/** What tar reports about files that appear, change or vanish meanwhile. This is not an error. */
const MEANWHILE = /(file changed as we read it|File removed before we read it)$/

/** What tar reports last, without a reason. */
const CLOSING = /(Exiting with failure status due to previous errors|Error is not recoverable: exiting now)$/

/** In what tar reports: the folders of an uploaded file, and its name, in which tar writes a colon as \\: and a line break as \\n. */
const UPLOADED = /(\b\d+\/[\da-f]{1,2}\/[\w-]{20,}\/)(?:\\.|[^\\:])*/g

/** Runs tar. Its errors name folders, but not the names that people gave their files. */
export async function runTar(args: string[], signal: AbortSignal): Promise<void> {
  await runProgram('tar', args, { env: { LC_ALL: 'C' }, signal }).catch((error: Error) => {
    if (!(error instanceof ProgramError) || signal.aborted) throw error
    const faults = error.lines.filter((line) => !CLOSING.test(line))
    if (faults.length === 0 || !faults.every((line) => MEANWHILE.test(line)))
      throw new Error((faults.at(-1) ?? error.message).replace(UPLOADED, '$1…').slice(0, 500))
  })
}
