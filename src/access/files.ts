// Who may download an uploaded file.

import type { App } from '../context.ts'
import { apiError } from '../errors.ts'
import { Attachment, AttachmentMessage } from '../models/attachment.ts'
import type { User } from '../models/user.ts'
import { fetchByIds } from '../narrow/fetch.ts'

/** A file of the user's, or of a message that the user may read. Throws NOT_FOUND, alike for missing and forbidden. */
export async function accessFile(app: Pick<App, 'db'>, viewer: User, pathId: string): Promise<Attachment> {
  const [file] = await Attachment.findByPathIds(viewer.realm_id, [pathId])
  if (!file || !(file.owner_id === viewer.id || (await isShared(app, viewer, file)))) throw apiError('NOT_FOUND', 'File does not exist')
  return file
}

async function isShared(app: Pick<App, 'db'>, viewer: User, file: Attachment): Promise<boolean> {
  const uses = await AttachmentMessage.findAll({ where: { attachment_id: file.id }, raw: true })
  const readable = await fetchByIds(
    app.db,
    viewer,
    uses.map((use) => use.message_id),
  )
  return readable.length > 0
}
