// Avatars.

import { onlyFile } from '../../access/files/images.ts'
import { deleteAvatar as remove, uploadAvatar as upload } from '../../actions/people/avatar.ts'
import type { Handler } from '../../http/handler.ts'
import { avatarUrl } from '../../present/user.ts'

export const uploadAvatar: Handler<'uploadAvatar'> = async (ctx, { files }) => ({
  avatar_url: avatarUrl(await upload(ctx, onlyFile(files))),
})

export const deleteAvatar: Handler<'deleteAvatar'> = async (ctx) => ({ avatar_url: avatarUrl(await remove(ctx)) })
