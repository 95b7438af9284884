// The files in the store that rows name, whether they exist, and how those of an archive get there.

import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../context.ts'
import type { Db, Tx } from '../db/index.ts'
import { chunks } from '../db/rows.ts'
import { query } from '../db/sql.ts'
import { sizeOfNamed } from '../db/whole-tables.ts'
import { Realm } from '../models/realm.ts'
import type { Storage } from '../storage/index.ts'
import type { Shared } from './consent.ts'

/** Tables whose `path_id` names a file in the store, and which of their rows have one. */
export const STORED = { attachments: "state = 'stored'", custom_emoji: '1 = 1', stored_images: "state = 'stored'" }
/** Rows that are read at a time. */
const ROWS_AT_ONCE = 1_000
/** Files that are checked at a time. */
const FILES_AT_ONCE = 16

interface StoredFile {
  id: number
  path_id: string
}

interface Wanted {
  /** Of this organisation. Undefined for all. */
  realmId?: number | undefined
  /** By table, which rows are meant. All of every other table are. */
  shared?: ReadonlyMap<string, Shared>
  /** Also files that are being written or removed. */
  inEveryState?: boolean
  tx?: Tx
}

/** The files that rows name, in batches. */
export async function* storedFiles({
  realmId,
  shared,
  inEveryState = false,
  tx,
}: Wanted = {}): AsyncGenerator<{ table: keyof typeof STORED; files: StoredFile[] }, void, undefined> {
  for (const table of Object.keys(STORED) as (keyof typeof STORED)[])
    for (let last = 0; ; ) {
      const ofState = inEveryState ? '' : ` AND ${STORED[table]}`
      const ofRealm = realmId === undefined ? '' : ` AND realm_id = ${Math.trunc(realmId)}`
      const sql = `SELECT id, path_id FROM ${table} t WHERE id > ?${ofState}${ofRealm} AND ${shared?.get(table)?.rows ?? '1 = 1'} ORDER BY id LIMIT ${ROWS_AT_ONCE}`
      const files = await query<StoredFile>(Realm, sql, [last], tx)
      yield { table, files }
      if (files.length < ROWS_AT_ONCE) break
      last = files.at(-1)?.id ?? last
    }
}

/** Rethrows an error of the store, naming the store, which the error itself does not. */
export function throwOfStore(error: NodeJS.ErrnoException): never {
  throw new Error(`the file store does not answer: ${error.message || error.code || error.name}`, { cause: error })
}

/** The number of files that rows name and that are not in the store. */
export async function countMissing({ storage }: Pick<App, 'storage'>): Promise<number> {
  let missing = 0
  for await (const { table, files } of storedFiles()) {
    const gone: number[] = []
    for (const some of chunks(files, FILES_AT_ONCE))
      await Promise.all(
        some.map(async ({ id, path_id }) => void ((await storage.size(path_id).catch(throwOfStore)) === undefined && gone.push(id))),
      )
    if (gone.length === 0) continue
    // Excludes rows that were deleted in the meantime.
    const sql = `SELECT COUNT(*) AS n FROM ${table} WHERE id IN (?) AND ${STORED[table]}`
    const [row] = await query<{ n: unknown }>(Realm, sql, [gone])
    missing += Number(row?.n)
  }
  return missing
}

/**
 * Puts a file of an archive into the store. `folder` is on the local disk. Throws, and stores nothing, for a file that no row in the database
 * names, because nothing would ever remove it. With `isForeign`, also for one that is longer than its row says.
 */
export async function storeFile(
  { db, storage, folder }: { db: Db; storage: Storage; folder: string },
  { path, size, bytes }: { path: string; size: number; bytes: AsyncIterable<Buffer> },
  { isForeign = false } = {},
): Promise<void> {
  const named = await sizeOfNamed(db, STORED, path)
  if (named === undefined) throw new Error('the archive has a file that no row of it names')
  if (isForeign && size > named) throw new Error('the archive has a file that is longer than its row says')
  const file = join(folder, `stored-${randomUUID()}`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      for await (const chunk of bytes) await handle.write(chunk)
    } finally {
      await handle.close()
    }
    await storage.put(path, file, size).catch(throwOfStore)
  } finally {
    await rm(file, { force: true })
  }
}
