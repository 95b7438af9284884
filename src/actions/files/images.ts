// Images that the server makes of uploads: avatars, and the icon and the logos of the organisation. As for other files, the row comes before
// the bytes and goes after them (docs/adr/0014-files.md).

import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { accessImage } from '../../access/files/images.ts'
import { type ActionContext, type App, serverContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, removeRow, select, update } from '../../db/sql.ts'
import { type Change, change } from '../../events/change.ts'
import { StoredImage } from '../../models/stored-image.ts'
import { principalOf } from '../../values/bots.ts'
import { type ImageForm, resizedImages } from '../../values/images.ts'
import { requireQuota } from './files.ts'

/** An uploaded image on disk, with its size in bytes. */
export interface UploadedImage {
  path: string
  size: number
}

/** What is made of an upload. */
export interface WantedImages {
  folder: 'avatars' | 'realm'
  /** The forms, by what the name of each file ends with. */
  forms: Readonly<Record<string, ImageForm>>
}

/** What a change has done with images. */
export interface ImageUse<Subject> {
  /** Paths that nobody needs any more. */
  former: readonly string[]
  /** Whose avatar it is. Null for an image of the organisation. */
  userId: number | null
  subject: Subject
}

/**
 * Puts images made of an upload in place of others. `use`, in the transaction that makes them public, gets their path in the store, without
 * what the names of the files end with. Returns its subject. Throws BAD_REQUEST, REQUEST_TOO_LARGE, REALM_UPLOAD_QUOTA, SERVER_BUSY.
 */
export async function replaceImages<C extends ActionContext, Subject>(
  ctx: C,
  file: UploadedImage,
  { folder, forms }: WantedImages,
  use: (c: Change<C>, path: string) => Promise<ImageUse<Subject>>,
): Promise<Subject> {
  const { app, realm, now } = ctx
  const whose = { realmId: realm.id, personId: ctx.viewer ? principalOf(ctx.viewer) : 0 }
  await accessImage(file, whose)
  const made = await resizedImages(file.path, 'file', Object.values(forms), whose)
  try {
    // The path must not be guessable, because browsers load images without credentials.
    const path = `${realm.id}/${folder}/${randomBytes(18).toString('base64url')}`
    const rows = await change(ctx, async ({ tx }) => {
      await requireQuota(
        app,
        realm.id,
        made.reduce((sum, { size }) => sum + size, 0),
        tx,
      )
      const created: StoredImage[] = []
      for (const [i, ending] of Object.keys(forms).entries()) {
        const named = { realm_id: realm.id, user_id: null, path_id: `${path}${ending}` }
        created.push(await createRow(StoredImage, { ...named, size: made[i]?.size ?? 0, state: 'pending', date_created: now }, tx))
      }
      return created
    })
    return await discardUnless(app, rows, async () => {
      for (const [i, { path_id, size }] of rows.entries()) await app.storage.put(path_id, made[i]?.path ?? '', size)
      return await changeImages(ctx, async (c) => {
        const used = await use(c, path)
        await update(StoredImage, { state: 'stored', user_id: used.userId }, { id: rows.map(({ id }) => id) }, c.tx)
        return used
      })
    })
  } finally {
    for (const { path } of made) await rm(path, { force: true })
  }
}

function discardUnless<T>(app: App, images: readonly StoredImage[], work: () => Promise<T>): Promise<T> {
  return work().catch(async (error) => {
    await deleteImages(app, images)
    throw error
  })
}

/** Makes a change, and removes the images that nobody needs any more after it. Returns its subject. */
export async function changeImages<C extends ActionContext, Subject>(
  ctx: C,
  use: (c: Change<C>) => Promise<Omit<ImageUse<Subject>, 'userId'>>,
): Promise<Subject> {
  const { removed, subject } = await change(ctx, async (c) => {
    const { former, subject } = await use(c)
    return { removed: await markRemoved(ctx.realm.id, former, c.tx), subject }
  })
  await deleteImages(ctx.app, removed)
  return subject
}

/** Marks the images with these paths as removed, in the transaction that ends their use. Their bytes go after it (`deleteImages`). */
async function markRemoved(realmId: number, paths: readonly string[], tx: Tx): Promise<StoredImage[]> {
  if (paths.length === 0) return []
  const where = { realm_id: realmId, path_id: paths, state: 'stored' }
  const images = await select(StoredImage, { where }, tx)
  await update(StoredImage, { state: 'removed' }, where, tx)
  return images
}

/** Removes the bytes of images and then their rows. If that fails, `pruneImages` tries again. */
export async function deleteImages(app: App, images: readonly StoredImage[]): Promise<void> {
  const { storage, log } = app
  for (const image of images)
    try {
      await storage.remove(image.path_id)
      await change(serverContext(app, { id: image.realm_id }), ({ tx }) => removeRow(StoredImage, image, tx))
    } catch (err) {
      log.error({ err, image: image.id }, 'an image could not be removed from the store')
    }
}

/** Seconds after which a pending image counts as dead. */
const PENDING_LIFE = 86_400
/** The number of images that one run handles. */
const IMAGES_AT_ONCE = 100

/** Removes images that dead processes left behind. At `now`, in UNIX seconds. */
export async function pruneImages(app: App, now: number, signal: AbortSignal): Promise<void> {
  for (const image of await StoredImage.findLeftovers(now - PENDING_LIFE, IMAGES_AT_ONCE))
    if (!signal.aborted) await deleteImages(app, [image])
}
