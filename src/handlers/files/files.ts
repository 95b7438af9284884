// Uploaded files.

import { accessFile, accessFileByLink, ownFiles } from '../../access/files/files.ts'
import { onlyFile } from '../../access/files/images.ts'
import { createFileLink, deleteFile, storeFile } from '../../actions/files/files.ts'
import { thumbnailOf } from '../../actions/files/thumbnails.ts'
import type { App } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import type { FileAnswer } from '../../http/types.ts'
import type { Attachment } from '../../models/attachment.ts'
import { fileHeaders, presentAttachment } from '../../present/attachment.ts'
import { principalOf } from '../../values/bots.ts'

export const uploadFile: Handler<'uploadFile'> = async (ctx, { files }) => {
  const stored = await storeFile(ctx, onlyFile(files))
  const url = `/user_uploads/${stored.path_id}`
  return { url, uri: url, filename: stored.file_name }
}

export const downloadFile: Handler<'downloadFile'> = async ({ app, viewer }, { path }) =>
  bytesOf(app, await accessFile(app, viewer, path.path))

export const downloadThumbnail: Handler<'downloadThumbnail'> = async ({ app, viewer, realm }, { path: { path: pathId, format } }) => {
  const file = await accessFile(app, viewer, pathId)
  const thumbnail = await thumbnailOf(app, file, format, { realmId: realm.id, personId: principalOf(viewer) })
  if (!thumbnail) throw apiError('NO_THUMBNAIL', 'The file has no thumbnail in this format')
  const { path, size } = thumbnail
  return {
    headers: fileHeaders({ file_name: format }),
    size,
    etag: `"${file.id}-${format}-${size}"`,
    read: (range) => app.storage.read(path, range),
  }
}

export const getFileUrl: Handler<'getFileUrl'> = async (ctx, { path }) => {
  const file = await accessFile(ctx.app, ctx.viewer, `${path.realm_id}/${path.path}`)
  const name = file.path_id.split('/').at(-1) ?? ''
  return { url: `/user_uploads/temporary/${await createFileLink(ctx, file)}/${encodeURIComponent(name)}` }
}

export const downloadTemporaryFile: Handler<'downloadTemporaryFile'> = async ({ app, realm, now }, { path }) => {
  if (!realm) throw apiError('NONEXISTENT_SUBDOMAIN', 'There is no organisation at this address')
  return bytesOf(app, await accessFileByLink(realm.id, path.token, now))
}

function bytesOf({ storage }: App, file: Attachment): FileAnswer {
  return {
    headers: fileHeaders(file),
    size: file.size,
    // The bytes at a path never change.
    etag: `"${file.id}-${file.size}"`,
    read: (range) => storage.read(file.path_id, range),
  }
}

export const getAttachments: Handler<'getAttachments'> = async ({ viewer }) => {
  const { files, messages, spaceUsed } = await ownFiles(viewer)
  return {
    attachments: files.map((file) => presentAttachment(file, messages.get(file.id) ?? [])),
    upload_space_used: spaceUsed,
  }
}

export const deleteAttachment: Handler<'deleteAttachment'> = async (ctx, { path }) => {
  await deleteFile(ctx, path.attachment_id)
  return {}
}
