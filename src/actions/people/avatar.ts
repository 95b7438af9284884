// Avatars of people and bots.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { App, UserContext } from '../../context.ts'
import { requireRow, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import type { Change } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { personUpdated } from '../../events/types/realm_user.ts'
import { AVATAR_SIZES, MAX_IMAGE_BYTES } from '../../limits.ts'
import { User } from '../../models/user.ts'
import { AVATAR_ENDINGS, avatarPaths, presentAvatar } from '../../present/user.ts'
import { temporaryFolder } from '../../values/folders.ts'
import { changeImages, type ImageUse, replaceImages, type UploadedImage, type WantedImages } from '../files/images.ts'

/** What is made of an upload that becomes an avatar: its middle, in each size. */
export const AVATAR: WantedImages = {
  folder: 'avatars',
  forms: Object.fromEntries(
    (['normal', 'medium'] as const).map((name) => [
      AVATAR_ENDINGS[name],
      { width: AVATAR_SIZES[name], height: AVATAR_SIZES[name], isCut: true },
    ]),
  ),
}

/**
 * Makes the middle of an uploaded image the caller's avatar, in each size, and announces it to those who may access the caller. Returns the
 * caller. Throws BAD_REQUEST, REQUEST_TOO_LARGE, REALM_UPLOAD_QUOTA, SERVER_BUSY. (uploadAvatar)
 */
export async function uploadAvatar(ctx: UserContext, file: UploadedImage): Promise<User> {
  return replaceImages(ctx, file, AVATAR, setAvatar)
}

/** Most milliseconds that the server of a picture has. */
const PICTURE_TIME = 10_000

/**
 * Makes a picture that a provider or a directory has of an account the account's avatar, unless it has one. Throws whatever prevents it, as
 * `uploadAvatar` does.
 */
export async function setPicture(ctx: UserContext, picture: { url: string } | { bytes: Buffer }): Promise<void> {
  const folder = await mkdtemp(join(temporaryFolder(ctx.app.config), 'picture-'))
  try {
    const bytes = 'bytes' in picture ? picture.bytes : await pictureAt(ctx.app, picture.url)
    const path = join(folder, 'picture')
    await writeFile(path, bytes)
    await replaceImages(ctx, { path, size: bytes.length }, AVATAR, async (c, stored) => {
      const [user] = await User.lockAll([ctx.viewer.id], c.tx)
      if (!user?.is_active || user.avatar_path !== null) throw badRequest('The account has an avatar, or is deactivated')
      return setAvatar(c, stored)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** People choose the URL, so that the request is one of those that reach no network of the operator. */
async function pictureAt({ hooks: send }: App, url: string): Promise<Buffer> {
  const { status, bytes } = await send({ method: 'GET', url, timeout: PICTURE_TIME, maxAnswer: MAX_IMAGE_BYTES })
  if (status !== 200) throw badRequest(`The picture was answered with ${status}`)
  return bytes
}

/** Gives the caller the generated avatar again, and announces it. Returns the caller. (deleteAvatar) */
export async function deleteAvatar(ctx: UserContext): Promise<User> {
  return changeImages(ctx, (c) => setAvatar(c, null))
}

/** Returns the user afterwards. The user's row is locked by the change. */
async function setAvatar({ actor, tx, announce }: Change<UserContext>, path: string | null): Promise<ImageUse<User>> {
  const user = await requireRow(User, actor.id, tx)
  const withoutAccess = (await usersWithoutAccess(user.realm_id, [user], tx)).get(user.id) ?? []
  const { columns, former, events } = planAvatar(user, path, withoutAccess)
  if (events.length > 0) await updateRow(User, user, columns, tx)
  announce(events)
  return { former, userId: user.id, subject: user }
}

/** The columns of an account with an uploaded avatar, or with the generated one. */
export function avatarColumns(path: string | null): Pick<User, 'avatar_path' | 'avatar_source'> {
  return { avatar_path: path, avatar_source: path === null ? 'J' : 'U' }
}

/**
 * Plans an avatar in place of the present one: that with a path in the store, or the generated one. `former` are the paths of the present one.
 * Pure. (uploadAvatar, deleteAvatar, updateBot, deleteBotAvatar)
 */
export function planAvatar(
  user: User,
  path: string | null,
  withoutAccess: readonly number[],
): { columns: Partial<User>; former: readonly string[]; events: NewEvent[] } {
  if (path === null && user.avatar_path === null) return { columns: {}, former: [], events: [] }
  const columns = { ...avatarColumns(path), avatar_version: user.avatar_version + 1 }
  return { columns, former: avatarPaths(user), events: [personUpdated(presentAvatar({ ...user, ...columns }), withoutAccess)] }
}
