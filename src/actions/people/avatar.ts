// People's avatars.

import { usersWithoutAccess } from '../../access/people/users.ts'
import type { UserContext } from '../../context.ts'
import { requireRow, updateRow } from '../../db/sql.ts'
import { type Change, change } from '../../events/change.ts'
import { personUpdated } from '../../events/types/realm_user.ts'
import { AVATAR_SIZES } from '../../limits.ts'
import { User } from '../../models/user.ts'
import { AVATAR_ENDINGS, avatarPaths, presentAvatar } from '../../present/user.ts'
import { deleteImages, markRemoved, replaceImages, type UploadedImage } from '../files/images.ts'

const FORMS = Object.fromEntries(
  (['normal', 'medium'] as const).map((name) => [
    AVATAR_ENDINGS[name],
    { width: AVATAR_SIZES[name], height: AVATAR_SIZES[name], isCut: true },
  ]),
)

/**
 * Makes the middle of an uploaded image the caller's avatar, in each size, and announces it to those who may access the caller. Returns the
 * caller. Throws BAD_REQUEST, REQUEST_TOO_LARGE, REALM_UPLOAD_QUOTA, SERVER_BUSY. (uploadAvatar)
 */
export async function uploadAvatar(ctx: UserContext, file: UploadedImage): Promise<User> {
  return replaceImages(ctx, file, { folder: 'avatars', userId: ctx.viewer.id, forms: FORMS }, setAvatar)
}

/** Gives the caller the generated avatar again, and announces it. Returns the caller. (deleteAvatar) */
export async function deleteAvatar(ctx: UserContext): Promise<User> {
  const { images, user } = await change(ctx, async (c) => {
    const { former, subject } = await setAvatar(c, null)
    return { images: await markRemoved(subject.realm_id, former, c.tx), user: subject }
  })
  await deleteImages(ctx.app, images)
  return user
}

/** Returns the paths of the former avatar, and the user afterwards. The user's row is locked by the change. */
async function setAvatar({ actor, tx, announce }: Change<UserContext>, path: string | null): Promise<{ former: string[]; subject: User }> {
  const user = await requireRow(User, actor.id, tx)
  if (path === null && user.avatar_path === null) return { former: [], subject: user }
  const former = avatarPaths(user)
  const columns = { avatar_path: path, avatar_source: path === null ? 'J' : 'U', avatar_version: user.avatar_version + 1 }
  await updateRow(User, user, columns, tx)
  const withoutAccess = (await usersWithoutAccess(user.realm_id, [user], tx)).get(user.id) ?? []
  announce(personUpdated(presentAvatar(user), withoutAccess))
  return { former, subject: user }
}
