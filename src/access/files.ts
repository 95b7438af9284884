// Who may download an uploaded file, and whose files are whose.

import type { App } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { apiError } from '../errors.ts'
import { Attachment, AttachmentMessage } from '../models/attachment.ts'
import type { User } from '../models/user.ts'
import { fetchByIds } from '../narrow/fetch.ts'

/** A file of the user's, or of a message that the user may read. Throws NOT_FOUND, alike for missing and forbidden. */
export async function accessFile(app: Pick<App, 'db'>, viewer: User, pathId: string): Promise<Attachment> {
  const [file] = await Attachment.findByPathIds(viewer.realm_id, [pathId])
  if (!file || !(file.owner_id === viewer.id || (await isShared(app, viewer, file)))) throw noSuchFile()
  return file
}

/** A file of the user's own, locked. Throws NOT_FOUND, alike for one of somebody else. */
export async function accessOwnFile(owner: User, id: number, tx: Tx): Promise<Attachment> {
  const file = await Attachment.lockById(id, tx)
  if (file?.owner_id !== owner.id) throw noSuchFile()
  return file
}

async function isShared(app: Pick<App, 'db'>, viewer: User, file: Attachment): Promise<boolean> {
  const uses = (await AttachmentMessage.byFile([file.id])).get(file.id) ?? []
  return (await fetchByIds(app.db, viewer, uses)).length > 0
}

function noSuchFile(): Error {
  return apiError('NOT_FOUND', 'File does not exist')
}
