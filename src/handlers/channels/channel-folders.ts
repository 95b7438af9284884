// Folders of channels.

import { folders } from '../../access/channels/folders.ts'
import { createFolder, reorderFolders, updateFolder } from '../../actions/channels/folders.ts'
import { badRequest } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { presentChannelFolder } from '../../present/channel-folder.ts'

export const getChannelFolders: Handler<'getChannelFolders'> = async ({ viewer }, { query }) => {
  const all = await folders(viewer.realm_id)
  return { channel_folders: all.filter((folder) => query.include_archived || !folder.is_archived).map(presentChannelFolder) }
}

export const createChannelFolder: Handler<'createChannelFolder'> = async ({ app, viewer, now }, { body }) => {
  const folder = await createFolder(app, viewer, { name: body.name, description: body.description ?? '' }, now)
  return { channel_folder_id: folder.id }
}

export const updateChannelFolder: Handler<'updateChannelFolder'> = async ({ app, viewer }, { path, body }) => {
  const { name, description, is_archived } = body
  if (name === undefined && description === undefined && is_archived === undefined) throw badRequest('Nothing to change')
  await updateFolder(app, viewer, path.channel_folder_id, {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(is_archived === undefined ? {} : { isArchived: is_archived }),
  })
  return {}
}

export const reorderChannelFolders: Handler<'reorderChannelFolders'> = async ({ app, viewer }, { body }) => {
  await reorderFolders(app, viewer, body.order)
  return {}
}
