// Uploaded files.

import { accessFile } from '../access/files.ts'
import { storeFile } from '../actions/files.ts'
import type { Ctx } from '../context.ts'
import { badRequest } from '../errors.ts'
import type { Handler } from '../http/types.ts'

/** Types that a browser may show; everything else is only downloaded, so that nothing executes. */
const INLINE = /^(image\/(png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)$/

export const uploadFile: Handler<'uploadFile', Ctx> = async ({ app, viewer, now }, { files }) => {
  const [file, ...more] = files
  if (!file) throw badRequest("'file' is missing")
  if (more.length > 0) throw badRequest("'file' must be one file only")
  const stored = await storeFile(app, viewer, file, now)
  const url = `/user_uploads/${stored.path_id}`
  return { url, uri: url, filename: stored.file_name }
}

export const downloadFile: Handler<'downloadFile', Ctx> = async ({ app, viewer }, { path }) => {
  const file = await accessFile(app, viewer, path.path)
  const inline = INLINE.test(file.content_type)
  return {
    status: 200,
    headers: {
      'Content-Type': inline ? file.content_type : 'application/octet-stream',
      'Content-Length': String(file.size),
      'Content-Disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-cache',
    },
    body: app.storage.read(file.path_id),
  }
}
