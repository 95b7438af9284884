// The files that an edited message refers to.

import type { Tx } from '../db/index.ts'
import type { NewEvent } from '../events/log.ts'
import { Attachment, AttachmentMessage } from '../models/attachment.ts'
import type { Message } from '../models/message.ts'
import { presentAttachment } from '../present/attachment.ts'
import { filesChanged } from './files.ts'

/** A file on the wire. */
export type FileState = ReturnType<typeof presentAttachment>

/**
 * Shares the sender's files to which the message links now, and no others. Returns the sender's files to which no message refers
 * any more, and what is to be announced. (Specification: detached_uploads)
 */
export async function refile(message: Message, pathIds: readonly string[], tx: Tx): Promise<{ detached: FileState[]; events: NewEvent[] }> {
  const uses = await AttachmentMessage.findAll({ where: { message_id: message.id }, raw: true, transaction: tx })
  const before = uses.map((use) => use.attachment_id)
  const linked = pathIds.length === 0 ? [] : await Attachment.findByPathIds(message.realm_id, pathIds, tx)
  const added = linked.filter((file) => file.owner_id === message.sender_id && !before.includes(file.id)).map(({ id }) => id)
  const removed = before.filter((id) => !linked.some((file) => file.id === id))
  if (added.length + removed.length === 0) return { detached: [], events: [] }
  await AttachmentMessage.destroy({ where: { message_id: message.id, attachment_id: removed }, transaction: tx })
  await AttachmentMessage.bulkCreate(
    added.map((id) => ({ realm_id: message.realm_id, attachment_id: id, message_id: message.id })),
    { transaction: tx },
  )
  const ids = [...added, ...removed]
  const messages = await AttachmentMessage.byFile(ids, tx)
  const changed = await Attachment.findAll({ where: { id: ids, state: 'stored' }, order: [['id', 'ASC']], transaction: tx })
  const detached = changed.filter(({ id, owner_id }) => owner_id === message.sender_id && removed.includes(id) && !messages.get(id)?.length)
  return { detached: detached.map((file) => presentAttachment(file, [])), events: await filesChanged(ids, tx) }
}
