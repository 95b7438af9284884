// Folders of channels.

import { folders } from '../../access/channels/folders.ts'
import { createFolder, reorderFolders, updateFolder } from '../../actions/channels/folders.ts'
import type { Handler } from '../../http/handler.ts'
import { presentChannelFolder } from '../../present/channel-folder.ts'

export const getChannelFolders: Handler<'getChannelFolders'> = async ({ viewer }, { query }) => {
  const all = await folders(viewer.realm_id)
  return { channel_folders: all.filter((folder) => query.include_archived || !folder.is_archived).map(presentChannelFolder) }
}

export const createChannelFolder: Handler<'createChannelFolder'> = async (ctx, { body }) => {
  const folder = await createFolder(ctx, { name: body.name, description: body.description ?? '' })
  return { channel_folder_id: folder.id }
}

export const updateChannelFolder: Handler<'updateChannelFolder'> = async (ctx, { path, body }) => {
  const { name, description, is_archived } = body
  await updateFolder(ctx, path.channel_folder_id, {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(is_archived === undefined ? {} : { isArchived: is_archived }),
  })
  return {}
}

export const reorderChannelFolders: Handler<'reorderChannelFolders'> = async (ctx, { body }) => {
  await reorderFolders(ctx, body.order)
  return {}
}
