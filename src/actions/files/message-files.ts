// The files that an edited message refers to.

import { filesToShare } from '../../access/files/files.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRows, remove, select } from '../../db/sql.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import type { Rendered } from '../../markup/index.ts'
import { Attachment, AttachmentMessage } from '../../models/attachment.ts'
import type { Message } from '../../models/message.ts'
import type { User } from '../../models/user.ts'
import { presentAttachment } from '../../present/attachment.ts'
import { enqueueAgain, filesChanged } from './files.ts'

/** The wire object of a file. */
export type FileState = ReturnType<typeof presentAttachment>

/**
 * Shares exactly the files that the edited message links to and that its sender may read. Returns the sender's files that no message and no
 * scheduled message refers to any more, and the events to announce.
 */
export async function updateFiles(
  app: Pick<App, 'db'> & { now: number },
  sender: User,
  message: Message,
  { uploadPathIds: pathIds, html }: Pick<Rendered, 'uploadPathIds' | 'html'>,
  tx: Tx,
): Promise<{ detached: FileState[]; events: NewEvent[] }> {
  const uses = await select(AttachmentMessage, { where: { message_id: message.id } }, tx)
  const before = uses.map((use) => use.attachment_id)
  // The old uses are removed later, because the sender may be able to read a file only through this message.
  const linked = await filesToShare(app, sender, pathIds, tx)
  await enqueueAgain(linked, html, app.now, tx)
  const added = linked.filter((file) => !before.includes(file.id)).map(({ id }) => id)
  const removed = before.filter((id) => !linked.some((file) => file.id === id))
  if (added.length + removed.length === 0) return { detached: [], events: [] }
  await remove(AttachmentMessage, { message_id: message.id, attachment_id: removed }, tx)
  await createRows(
    AttachmentMessage,
    added.map((id) => ({ realm_id: message.realm_id, attachment_id: id, message_id: message.id })),
    tx,
  )
  const ids = [...added, ...removed]
  const detached = removed.length > 0 ? await Attachment.findUnusedOf(message.sender_id, removed, tx) : []
  return { detached: detached.map((file) => presentAttachment(file, [])), events: await filesChanged(ids, message.id, tx) }
}
