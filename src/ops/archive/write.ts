// Writes an archive: rows as they were at one moment, and the files that they name.

import { createHash, type Hash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { serverName } from '../../db/dialect.ts'
import { readHistory } from '../../db/history.ts'
import type { Db, Tx } from '../../db/index.ts'
import { type Chosen, countRows, nextIdOf, readLines, type WholeTable } from '../../db/whole-tables.ts'
import type { Storage } from '../../storage/index.ts'
import { createDirectory } from '../../values/folders.ts'
import type { Shared } from '../consent.ts'
import { storedFiles, throwOfStore } from '../files.ts'
import { type Container, openContainer } from './container.ts'
import {
  type ArchivedTable,
  type Contents,
  type Course,
  contentsOf,
  FORMAT_VERSION,
  fileLine,
  HEADER,
  type Header,
  MANIFEST,
  type Manifest,
  PART_SIZE,
  partName,
  rowsOf,
} from './form.ts'

/** What is archived. */
interface Scope {
  about: Pick<Header, 'format' | 'version' | 'realm' | 'has_files' | 'by_consent'>
  tables: readonly WholeTable[]
  /** By table, which rows and values are archived. All of every other table are. */
  shared?: ReadonlyMap<string, Shared>
}

interface Source {
  db: Db
  storage: Storage
  course: Course
  /** A folder for a list of files, which can be too long for the memory. */
  folder: string
}

/** Writes an archive. The server can keep running. */
export async function writeArchive(sink: Writable, source: Source, scope: Scope): Promise<Contents> {
  const { signal } = source.course
  const container = openContainer(sink, signal)
  try {
    const contents = await writeAll(container, source, scope)
    await container.end()
    return contents
  } catch (error) {
    await container.destroy()
    signal.throwIfAborted()
    throw error
  }
}

async function writeAll(container: Container, source: Source, { about, tables, shared = new Map() }: Scope): Promise<Contents> {
  const { db, folder } = source
  const list = join(folder, `files-${randomUUID()}`)
  try {
    const { header, counted, paths } = await db.snapshot(async (tx) => {
      const realmId = about.realm?.id
      const chosenOf = ({ name }: WholeTable): Chosen => ({
        realmId,
        condition: shared.get(name)?.rows,
        columns: shared.get(name)?.columns,
      })
      const archived: ArchivedTable[] = []
      for (const table of tables) {
        const { name, columns, key } = table
        archived.push({ name, columns, key, rows: await countRows(db, table, chosenOf(table), tx) })
      }
      const header = await headerOf(db, about, archived)
      await addJson(container, HEADER, header)
      const counted = await addTables(container, source, header, chosenOf, tx)
      await createDirectory(folder, 0o700)
      return { header, counted, paths: about.has_files ? await listFiles(list, storedFiles({ realmId, shared, tx })) : 0 }
    })
    // After the rows, so that there are too many files rather than too few, and outside the snapshot, because it can take long.
    const manifest: Manifest = { tables: counted, files: await addFiles(container, source, paths === 0 ? [] : pathsIn(list), paths) }
    await addJson(container, MANIFEST, manifest)
    return contentsOf(header, manifest)
  } finally {
    await rm(list, { force: true })
  }
}

async function headerOf(
  db: Db,
  { format, version, realm, has_files, by_consent }: Scope['about'],
  tables: ArchivedTable[],
): Promise<Header> {
  return {
    format,
    format_version: FORMAT_VERSION,
    version,
    migrations: await readHistory(db.sequelize),
    database: await serverName(db.sequelize),
    time: new Date().toISOString(),
    has_files,
    ...(realm ? { realm } : {}),
    ...(by_consent ? { by_consent } : {}),
    tables,
  }
}

async function addTables(
  container: Container,
  { db, course }: Source,
  { realm, tables }: Header,
  chosenOf: (table: WholeTable) => Chosen,
  tx: Tx,
): Promise<Manifest['tables']> {
  const counted: Manifest['tables'] = {}
  const of = rowsOf(tables) + 1
  let done = 0
  for (const table of tables) {
    const hash = createHash('sha256')
    const counts = { rows: 0, bytes: 0 }
    let parts = 0
    for await (const { text, rows } of partsOf(readLines(db, table, chosenOf(table), tx))) {
      course.signal.throwIfAborted()
      hash.update(text)
      await container.add(partName(table.name, ++parts), text.length, [text])
      counts.rows += rows
      counts.bytes += text.length
      done += rows
      course.progress(done, of)
    }
    const nextId = realm ? undefined : await nextIdOf(db, table)
    counted[table.name] = { ...counts, sha256: hash.digest('hex'), ...(nextId === undefined ? {} : { next_id: nextId }) }
  }
  return counted
}

/** Joins lines to parts of a table. */
async function* partsOf(batches: AsyncIterable<string[]>): AsyncGenerator<{ text: Buffer; rows: number }> {
  let lines: string[] = []
  let size = 0
  const part = (): { text: Buffer; rows: number } => ({ text: Buffer.from(`${lines.join('\n')}\n`), rows: lines.length })
  for await (const batch of batches)
    for (const line of batch) {
      lines.push(line)
      size += line.length
      if (size < PART_SIZE) continue
      yield part()
      lines = []
      size = 0
    }
  if (lines.length > 0) yield part()
}

/** Writes the paths of the files that the archived rows name into a file, a line of JSON each. Returns their number. */
async function listFiles(list: string, stored: ReturnType<typeof storedFiles>): Promise<number> {
  const handle = await open(list, 'wx', 0o600)
  let paths = 0
  try {
    for await (const { files } of stored) {
      await handle.write(files.map(({ path_id }) => `${JSON.stringify(path_id)}\n`).join(''))
      paths += files.length
    }
  } finally {
    await handle.close()
  }
  return paths
}

/** Adds files, apart from those that are not in the store: deleted in the meantime, or lost. */
async function addFiles(
  container: Container,
  { storage, course }: Source,
  paths: AsyncIterable<string> | string[],
  of: number,
): Promise<Manifest['files']> {
  const counted = { files: 0, bytes: 0, missing: 0 }
  const all = createHash('sha256')
  let done = 0
  for await (const path of paths) {
    course.signal.throwIfAborted()
    course.progress(done++, of + 1)
    const size = await storage.size(path).catch(throwOfStore)
    const bytes = size !== undefined && (await readFrom(storage, path))
    if (size === undefined || !bytes) {
      counted.missing++
      continue
    }
    const hash = createHash('sha256')
    await container.add(`files/${path}`, size, hashing(bytes, hash))
    all.update(fileLine(path, hash.digest('hex')))
    counted.files++
    counted.bytes += size
  }
  course.progress(1, 1)
  return { ...counted, sha256: all.digest('hex') }
}

/** The bytes of a file in the store. Undefined if there is none. */
async function readFrom(storage: Storage, path: string): Promise<Readable | undefined> {
  return storage.read(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throwOfStore(error)
    return undefined
  })
}

async function* pathsIn(list: string): AsyncGenerator<string> {
  const handle = await open(list)
  try {
    for await (const line of handle.readLines()) yield JSON.parse(line)
  } finally {
    await handle.close()
  }
}

async function* hashing(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

async function addJson(container: Container, name: string, value: object): Promise<void> {
  const text = Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
  await container.add(name, text.length, [text])
}
