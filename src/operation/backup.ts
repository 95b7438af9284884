// Backups: one tar file of the database, as it was at one moment, and the uploaded files. Restored into an empty place only.

import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { type DatabaseFile, databaseFile, runProgram } from '../db/dump.ts'

/** What a backup says of itself. */
interface Label {
  /** Of the program that wrote it. */
  version: string
  kind: DatabaseFile['kind']
  /** ISO 8601. */
  time: string
  /** Where files were that are not in the backup; undefined when they are. */
  bucket?: string
}

const LABEL = 'backup.json'
const UPLOADS = 'uploads'

/** Is told of each step of long work, and when all are done. */
export type Progress = (done: number, of: number) => void

/** Writes a backup of a server, which may run meanwhile. The file must not exist. */
export async function writeBackup(config: Config, file: string, progress: Progress): Promise<Label> {
  const target = resolve(file)
  const folder = await mkdtemp(`${target}.`)
  try {
    progress(0, 3)
    const database = databaseFile(config.databaseUrl)
    // Before the files: those of messages that come later are too many, not too few.
    await database.dump(join(folder, database.name))
    progress(1, 3)
    const label: Label = {
      ...{ version: config.version, kind: database.kind, time: new Date().toISOString() },
      ...(config.s3 ? { bucket: config.s3.bucket } : {}),
    }
    await writeFile(join(folder, LABEL), JSON.stringify(label, null, 2))
    const partial = join(folder, 'partial.tar')
    await writeFile(partial, '', { mode: 0o600 })
    await tar('-cf', partial, '-C', folder, LABEL, database.name)
    progress(2, 3)
    if (!config.s3) {
      await mkdir(join(config.dataDir, UPLOADS), { recursive: true, mode: 0o700 })
      await tar('-rf', partial, '-C', config.dataDir, UPLOADS)
    }
    await refuseExisting(target)
    await rename(partial, target)
    progress(3, 3)
    return label
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Restores a backup. Throws when there is a database or are files already, and when the backup is of another kind of database. */
export async function readBackup(config: Config, file: string, progress: Progress): Promise<Label> {
  const database = databaseFile(config.databaseUrl)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(config.dataDir, 'restore-'))
  try {
    progress(0, 2)
    await tar('-xf', resolve(file), '-C', folder)
    progress(1, 2)
    const label = JSON.parse(await readFile(join(folder, LABEL), 'utf8')) as Label
    if (label.kind !== database.kind) throw new Error(`the backup is of ${label.kind}, and DATABASE_URL names ${database.kind}`)
    const uploads = join(config.dataDir, UPLOADS)
    if ((await readdir(uploads).catch(() => [])).length > 0) throw new Error(`there are files already: ${uploads}`)
    await database.load(join(folder, database.name))
    if (!label.bucket) {
      await rm(uploads, { recursive: true, force: true })
      await rename(join(folder, UPLOADS), uploads)
    }
    progress(2, 2)
    return label
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Throws if there is a file. */
export async function refuseExisting(file: string): Promise<void> {
  const names = await readdir(dirname(file))
  if (names.some((name) => join(dirname(file), name) === file)) throw new Error(`the file exists already: ${file}`)
}

/** Runs tar. That the folder of files gets another one meanwhile is no fault. */
export async function tar(...args: string[]): Promise<void> {
  await runProgram('tar', args, { env: { LC_ALL: 'C' } }).catch((error: Error) => {
    const faults = error.message.replace(/^tar: /, '').split('\n')
    if (!faults.every((line) => line.endsWith('file changed as we read it'))) throw error
  })
}
