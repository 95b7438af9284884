// Which messages a user may read.

import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { count } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import { MessageEdit } from '../../models/message-edit.ts'
import type { User } from '../../models/user.ts'
import { receivedBeforeMoves } from '../../receipts/received.ts'
import { channelAccess } from '../channels/channels.ts'
import { findPlacesByIds, findToChange, findVisibleByIds, type VisiblePlace } from './visible.ts'

/** A message that the user may read. Throws BAD_REQUEST, with the same message for one that does not exist and a hidden one. */
export async function accessMessage(app: Pick<App, 'db'>, viewer: User, id: number, tx?: Tx): Promise<Message> {
  const [message] = await findVisibleByIds(app.db, viewer, [id], tx)
  if (!message) throw noSuchMessage(id)
  return message
}

function noSuchMessage(id: number): Error {
  return badRequest(`'message_id' names a message that does not exist: ${id}`)
}

/**
 * The edits and moves of each message, newest first, as far as the viewer may know them (GET /messages). Leaves out what happened while the
 * message was in a channel where the viewer could not read it, and everything earlier. The move out of that channel stays, without the
 * former values.
 */
export async function knownEdits(viewer: User, messageIds: readonly number[]): Promise<Map<number, MessageEdit[]>> {
  const all = await MessageEdit.findOf(messageIds)
  const moves = [...all.values()].flat().filter((edit) => edit.prev_channel_id !== null)
  if (moves.length === 0) return all
  const { readable } = await channelAccess(viewer)
  const isGuarded = ({ prev_channel_id: id }: MessageEdit): boolean => !(readable.get(id ?? 0)?.history_public_to_subscribers ?? true)
  const received = await receivedBeforeMoves(viewer, [...new Set(moves.filter(isGuarded).map((edit) => edit.message_id))])
  const isHidden = (edit: MessageEdit): boolean =>
    edit.prev_channel_id !== null && (!readable.has(edit.prev_channel_id) || (isGuarded(edit) && !received.has(edit.message_id)))
  return new Map(
    [...all].map(([id, edits]) => {
      const move = edits.find(isHidden)
      return [id, move ? [...edits.slice(0, edits.indexOf(move)), withoutFormer(move)] : edits]
    }),
  )
}

function withoutFormer(edit: MessageEdit): MessageEdit {
  const former = { prev_content: null, prev_rendered_content: null, prev_topic: null, prev_channel_id: null }
  return { ...edit, ...former } as MessageEdit
}

/**
 * The places of messages that the user may read, ascending. They stay the same until the transaction ends. Throws BAD_REQUEST for the first
 * message that does not exist or is hidden.
 */
export async function lockAccessible(app: Pick<App, 'db'>, viewer: User, ids: readonly number[], tx: Tx): Promise<VisiblePlace[]> {
  const places = await findPlacesByIds(app.db, viewer, ids, tx, 'shared')
  const found = new Set(places.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw badRequest(`'messages' names a message that does not exist: ${missing}`)
  return places
}

/** The place of a message that the user may read. Nobody else can lock the message until the transaction ends. Throws BAD_REQUEST. */
export async function lockAlone(app: Pick<App, 'db'>, viewer: User, id: number, tx: Tx): Promise<VisiblePlace> {
  const [place] = await findPlacesByIds(app.db, viewer, [id], tx, 'exclusive')
  if (!place) throw noSuchMessage(id)
  return place
}

/**
 * A message that the user may read, to be changed. Locks the rows of its channel, of the channel `otherId` and of the message until the
 * transaction ends: the channels first, in the order of their IDs. Throws BAD_REQUEST.
 */
export async function lockMessage(
  app: Pick<App, 'db'>,
  user: User,
  id: number,
  tx: Tx,
  otherId?: number,
): Promise<{ message: Message; channel: Channel | undefined }> {
  const [seen] = await findPlacesByIds(app.db, user, [id], tx)
  if (!seen) throw noSuchMessage(id)
  const channelIds = [...new Set([seen.channel?.id, otherId].filter((one) => one !== undefined))].sort((a, b) => a - b)
  for (const channelId of channelIds) await Channel.lockIn(user.realm_id, channelId, tx)
  // The message may have been moved, deleted or hidden before the locks were taken.
  const locked = await lockMessageAlone(app, user, id, tx)
  return locked.message.recipient_id === seen.recipient_id ? locked : lockMessage(app, user, id, tx, otherId)
}

/** Like `lockMessage`, but locks only the message's row, for changes that do not depend on a channel staying the same. One statement. */
export async function lockMessageAlone(
  app: Pick<App, 'db'>,
  user: User,
  id: number,
  tx: Tx,
): Promise<{ message: Message; channel: Channel | undefined }> {
  const found = await findToChange(app.db, user, id, tx)
  if (!found) throw noSuchMessage(id)
  return found
}

/** The edits and moves of a message that the viewer may know, and whether these are all of them. (getMessageHistory) */
export async function editsOf(viewer: User, { id }: Message): Promise<{ edits: MessageEdit[]; isWhole: boolean }> {
  const edits = (await knownEdits(viewer, [id])).get(id) ?? []
  return { edits, isWhole: edits.length === (await count(MessageEdit, { message_id: id })) }
}
