// Which messages a user may see.

import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { MessageEdit } from '../../models/message-edit.ts'
import type { User } from '../../models/user.ts'
import { fetchByIds, fetchPlacesByIds, type MessagePlace } from '../../narrow/fetch.ts'

/** A message that the user may read. Throws BAD_REQUEST, alike for one that does not exist and one that may not be seen. */
export async function accessMessage(app: Pick<App, 'db'>, viewer: User, id: number, tx?: Tx): Promise<Message> {
  const [message] = await fetchByIds(app.db, viewer, [id], tx)
  if (!message) throw noSuchMessage(id)
  return message
}

/** What is said of a message that does not exist or may not be seen. */
export function noSuchMessage(id: number): Error {
  return badRequest(`'message_id' names a message that does not exist: ${id}`)
}

/** Messages that the user may read, ascending. Throws BAD_REQUEST for the first that does not exist or may not be seen. */
export async function accessMessages(app: Pick<App, 'db'>, viewer: User, ids: readonly number[]): Promise<MessagePlace[]> {
  const messages = await fetchPlacesByIds(app.db, viewer, ids)
  const found = new Set(messages.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw badRequest(`'messages' names a message that does not exist: ${missing}`)
  return messages
}

/**
 * A message that the user may read, to be changed: its row and those of its channel, and of the channel `otherId`, are locked until
 * the transaction ends, channels first and in the order of their IDs. Throws BAD_REQUEST.
 */
export async function lockMessage(
  app: Pick<App, 'db'>,
  user: User,
  id: number,
  tx: Tx,
  otherId?: number,
): Promise<{ message: Message; channel: Channel | undefined }> {
  const seen = await accessMessage(app, user, id, tx)
  const [channel] = await Channel.findByRecipients(user.realm_id, [seen.recipient_id], tx)
  const channelIds = [channel?.id, otherId].filter((one) => one !== undefined)
  for (const channelId of [...new Set(channelIds)].sort((a, b) => a - b)) await Channel.lockIn(user.realm_id, channelId, tx)
  await Message.findOne({ attributes: ['id'], where: { id }, transaction: tx, lock: tx.LOCK.UPDATE })
  // What was seen before may have been moved, deleted or hidden by whoever had the locks.
  const message = await accessMessage(app, user, id, tx)
  if (message.recipient_id !== seen.recipient_id) return lockMessage(app, user, id, tx, otherId)
  await channel?.reload({ transaction: tx })
  return { message, channel }
}

/** How a message that the caller may see was changed, the newest change first, and whether those are all changes. (getMessageHistory) */
export async function editsOf({ id }: Message): Promise<{ edits: MessageEdit[]; isWhole: boolean }> {
  const edits = (await MessageEdit.findOf([id])).get(id) ?? []
  return { edits, isWhole: edits.length === (await MessageEdit.count({ where: { message_id: id } })) }
}
