// The files that an edited message refers to.

import type { Tx } from '../db/index.ts'
import type { NewEvent } from '../events/log.ts'
import { Attachment, AttachmentMessage } from '../models/attachment.ts'
import type { Message } from '../models/message.ts'

/** A file on the wire. */
export interface FileState {
  id: number
  name: string
  path_id: string
  size: number
  create_time: number
  message_ids: number[]
}

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
  const where = { id: [...added, ...removed] }
  const changed = await Attachment.findAll({ where, order: [['id', 'ASC']], transaction: tx })
  const rest = await AttachmentMessage.findAll({
    where: { attachment_id: where.id },
    order: [['message_id', 'ASC']],
    raw: true,
    transaction: tx,
  })
  const upload_space_used = Number((await Attachment.sum('size', { where: { realm_id: message.realm_id }, transaction: tx })) ?? 0)
  const states = changed.map((file) => {
    const message_ids = rest.filter((use) => use.attachment_id === file.id).map((use) => use.message_id)
    const { id, file_name: name, path_id, size, date_created: create_time } = file
    return { owner: file.owner_id, state: { id, name, path_id, size, create_time, message_ids } }
  })
  return {
    detached: states
      .filter(({ owner, state }) => owner === message.sender_id && removed.includes(state.id) && state.message_ids.length === 0)
      .map(({ state }) => state),
    events: states.map(({ owner, state }) => ({
      type: 'attachment',
      payload: { op: 'update', attachment: state, upload_space_used },
      audience: { to: 'users', ids: [owner] },
    })),
  }
}
