// Files that people upload as images, and where they are served.

import { selectOne } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { MAX_IMAGE_BYTES } from '../../limits.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { StoredImage } from '../../models/stored-image.ts'
import { type ImageKind, imageKind, MADE_TYPE } from '../../values/images.ts'
import type { Whose } from '../../values/semaphore.ts'

/** The file of a request that takes one. Throws BAD_REQUEST if it has none or more. */
export function onlyFile<F>(files: readonly F[]): F {
  const file = fileIfAny(files)
  if (file === undefined) throw badRequest("'file' is missing")
  return file
}

/** The file of a request that may have one. Throws BAD_REQUEST if it has more. */
export function fileIfAny<F>([file, ...more]: readonly F[]): F | undefined {
  if (more.length > 0) throw badRequest("'file' must be one file only")
  return file
}

/** The type of an image to upload, determined from its bytes and not its name. Throws BAD_REQUEST, REQUEST_TOO_LARGE, SERVER_BUSY. */
export async function accessImage({ path, size }: { path: string; size: number }, whose: Whose): Promise<ImageKind> {
  if (size > MAX_IMAGE_BYTES) throw apiError('REQUEST_TOO_LARGE', `'file' must have at most ${MAX_IMAGE_BYTES / 1024 / 1024} MiB`)
  return imageKind(path, 'file', whose)
}

/** The type, and the size in bytes, of the image that everybody may load from this path of the store. Undefined if there is none. */
export async function publicImage(realmId: number, pathId: string): Promise<{ type: string; size: number } | undefined> {
  const made = await StoredImage.findStored(realmId, pathId)
  if (made) return { type: MADE_TYPE, size: made.size }
  const emoji = await selectOne(CustomEmoji, { where: { realm_id: realmId, path_id: pathId } })
  return emoji ? { type: emoji.content_type, size: emoji.size } : undefined
}
