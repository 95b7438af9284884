// Thumbnails of uploaded images. The workers make them after the upload, and a request makes those that are not there: those that nobody has
// made yet, and those that a backup has left out. The row of the file says beforehand what there is to be, and the bytes go with those of the
// file (docs/adr/0014-files.md).

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type App, serverContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, selectOne, updateRow } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { MAX_THUMBNAIL_SOURCE } from '../../limits.ts'
import { Attachment } from '../../models/attachment.ts'
import { Job } from '../../models/job.ts'
import { type Thumbnails, thumbnailsOf } from '../../values/images.ts'
import { Semaphore, type Whose } from '../../values/semaphore.ts'
import { mayHaveThumbnails, THUMBNAIL_FORMATS, type ThumbnailName, thumbnailPath, thumbnailPaths } from '../../values/thumbnails.ts'

export const THUMBNAIL_JOB = 'thumbnail'

/** What a job of this kind makes the thumbnails of. */
export interface ThumbnailJob {
  fileId: number
  /** Where they will be in the store. */
  paths: readonly string[]
}

/** How often the image of a file is decoded at most: a process that dies of one counts too. */
const MAX_DECODINGS = 3

/** Those of one file at a time, because an image takes a thread, its bytes on the disk, and up to a core for some seconds. */
const making = new Semaphore({ atOnce: 1, waiting: 20, ofPerson: 5, refusal: 'Too many thumbnails are being made' })

/** Leaves the thumbnails of a file to the workers, if it may be an image. They count for the person `causedBy`. `now` in UNIX seconds. */
export async function enqueueThumbnails({ id, realm_id, path_id }: Attachment, causedBy: number, now: number, tx: Tx): Promise<void> {
  if (!mayHaveThumbnails(path_id)) return
  const payload: ThumbnailJob = { fileId: id, paths: thumbnailPaths(path_id) }
  await createRow(
    Job,
    { realm_id, principal_id: causedBy, kind: THUMBNAIL_JOB, payload: JSON.stringify(payload), due_at: now, date_created: now },
    tx,
  )
}

/**
 * The path and the size in bytes of a thumbnail, which is made if it is not there. Undefined if the file has none in this format. Throws
 * SERVER_BUSY. (downloadThumbnail)
 */
export async function thumbnailOf(
  app: App,
  file: Attachment,
  name: ThumbnailName,
  whose: Whose,
): Promise<{ path: string; size: number } | undefined> {
  const path = thumbnailPath(file.path_id, name)
  const find = async () => {
    const size = await app.storage.size(path)
    return size === undefined ? undefined : { path, size }
  }
  if (!mayHaveThumbnails(file.path_id)) return undefined
  if (file.thumbnails !== null && !namesOf(file.thumbnails).includes(name)) return undefined
  const found = file.thumbnails === null ? undefined : await find()
  if (found) return found
  await storeThumbnails(app, file.id, whose)
  return find()
}

/** The formats of the thumbnails of a file of which this is known. */
function namesOf(thumbnails: Attachment['thumbnails']): ThumbnailName[] {
  if (thumbnails !== 'still' && thumbnails !== 'animated') return []
  return THUMBNAIL_FORMATS.filter(({ isAnimated }) => !isAnimated || thumbnails === 'animated').map(({ name }) => name)
}

/**
 * Makes the thumbnails of a file that are not there, and stores them. Notes if it has none. Does nothing for a file that is gone. Throws
 * SERVER_BUSY, and the errors of the store.
 */
async function storeThumbnails(app: App, fileId: number, whose: Whose): Promise<void> {
  const make = async (): Promise<void> => {
    const file = await selectOne(Attachment, { where: { id: fileId, state: 'stored' } })
    if (!file || (await areThere(app, file))) return
    const folder = await mkdtemp(join(app.config.dataDir, 'tmp', 'thumbnail-'))
    try {
      await writeThumbnails(app, file, await made(app, file, join(folder, 'source')), folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  await making.run(0, make, whose)
}

async function areThere({ storage }: App, { path_id, thumbnails }: Attachment): Promise<boolean> {
  if (thumbnails === null) return false
  for (const name of namesOf(thumbnails)) if ((await storage.size(thumbnailPath(path_id, name))) === undefined) return false
  return true
}

/** The thumbnails of a file. Undefined if it has none. `source` is where its bytes can be until they are made. */
async function made(app: App, file: Attachment, source: string): Promise<Thumbnails | undefined> {
  if (file.size > MAX_THUMBNAIL_SOURCE.bytes || file.decodings >= MAX_DECODINGS) return undefined
  await pipeline(await app.storage.read(file.path_id), createWriteStream(source))
  await change(serverContext(app, { id: file.realm_id }), ({ tx }) => updateRow(Attachment, file, { decodings: file.decodings + 1 }, tx))
  return thumbnailsOf(source)
}

/** Notes what thumbnails a file has, and stores them. */
async function writeThumbnails(app: App, file: Attachment, made: Thumbnails | undefined, folder: string): Promise<void> {
  const thumbnails = !made ? 'none' : made.animated ? 'animated' : 'still'
  const decodings = made ? 0 : file.decodings
  const known = { thumbnails, decodings, image_width: made?.width ?? null, image_height: made?.height ?? null } as const
  await change(serverContext(app, { id: file.realm_id }), ({ tx }) => updateRow(Attachment, file, known, tx))
  for (const { name, isAnimated } of THUMBNAIL_FORMATS) {
    const bytes = isAnimated ? made?.animated : made?.still
    if (!bytes) continue
    const path = join(folder, name)
    await writeFile(path, bytes)
    await app.storage.put(thumbnailPath(file.path_id, name), path, bytes.length)
  }
  // A removal of a file marks it first, so either this sees the mark or the removal sees the bytes.
  const isThere = await selectOne(Attachment, { where: { id: file.id, state: 'stored' }, columns: ['id'] })
  if (!isThere) await removeThumbnails(app, thumbnailPaths(file.path_id))
}

/** Removes thumbnails from the store, if they are there. */
export async function removeThumbnails({ storage }: Pick<App, 'storage'>, paths: readonly string[]): Promise<void> {
  for (const path of paths) await storage.remove(path)
}

/** Does what a job asks for. Removes what a dead process has left of the thumbnails of a file that is gone. Throws like `storeThumbnails`. */
export async function runThumbnailJob(app: App, { fileId, paths }: ThumbnailJob, whose: Whose): Promise<void> {
  await storeThumbnails(app, fileId, whose)
  if (!(await selectOne(Attachment, { where: { id: fileId }, columns: ['id'] }))) await removeThumbnails(app, paths)
}
