// The audience of events about messages that stay in their channel.

import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { readers } from '../../events/audience.ts'
import type { Audience } from '../../events/event.ts'
import type { Channel, ChannelAccessFacts } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import { RecipientMember } from '../../models/recipient.ts'
import { type Holders, readerFlagsOf } from '../../receipts/holders.ts'
import { holdersOutside, type ReaderFlags, readerFlags, recipientsByMessages } from '../../receipts/moving.ts'

/** Messages, ascending by ID, and the audience of a change to them. */
export interface ChangeAudience {
  messageIds: number[]
  audience: Audience
}
/** Like `ChangeAudience`, with the message that an `update_message` event names and the flags of that message. */
export interface UpdateAudience extends ChangeAudience {
  messageId: number
  flags: ReaderFlags
}

/**
 * The audience of a change to messages that stay in their channel: its subscribers and the recipients of the messages, if they may read the
 * messages when the event is delivered. `holders`, if known: the users who have one of the messages and no subscription.
 */
export async function changeAudiences(
  { db }: Pick<App, 'db'>,
  channel: ChannelAccessFacts,
  ids: readonly number[],
  tx: Tx,
  holders?: readonly number[],
): Promise<ChangeAudience[]> {
  if (!channel.history_public_to_subscribers)
    return (await recipientsByMessages(db, channel, ids, tx)).map(({ messageIds, userIds }) => ({
      messageIds,
      audience: { to: 'users', ids: userIds, of: { channelId: channel.id, isPublic: false } },
    }))
  const also = holders ?? (await holdersOutside(db, channel, ids, tx))
  const receivers = { messageId: ids.at(-1) ?? 0, oldestId: ids[0] ?? 0, andSubscribers: true as const }
  const audience = await readers(channel, { ...receivers, ...(also.length > 0 ? { also: [...also] } : {}) }, tx)
  return [{ messageIds: [...ids], audience }]
}

/** Like `changeAudiences`, for an `update_message` event about a message and others that change with it. */
export async function updateAudiencesIn(
  app: Pick<App, 'db'>,
  channel: Channel,
  message: Message,
  ids: readonly number[],
  tx: Tx,
): Promise<UpdateAudience[]> {
  return withFlags(app, message, channel, await changeAudiences(app, channel, ids, tx), tx)
}

/**
 * Adds the message that each event names (the given one if the event contains it, otherwise the first) and its flags. `channel` is where
 * the messages are now.
 */
export async function withFlags(
  { db }: Pick<App, 'db'>,
  { id }: Message,
  channel: Pick<Channel, 'id'>,
  concerned: readonly ChangeAudience[],
  tx: Tx,
): Promise<UpdateAudience[]> {
  const named = concerned.map(({ messageIds }) => (messageIds.includes(id) ? id : (messageIds[0] ?? id)))
  const flags = await readerFlags(db, channel, [...new Set(named)], tx)
  return concerned.map((one, i) => {
    const messageId = named[i] ?? id
    return { ...one, messageId, flags: flags.get(messageId) ?? { flags: {} } }
  })
}

/** The audience of a change to the text of a message, with its flags. `holders`: who has the message. */
export async function updateAudiencesOf(
  { app, tx }: { app: Pick<App, 'db'>; tx: Tx },
  message: Message,
  channel: Channel | undefined,
  holders: Holders | undefined,
): Promise<UpdateAudience[]> {
  if (!holders) return []
  const flags = readerFlagsOf(holders, message)
  if (channel)
    return (await changeAudiences(app, channel, [message.id], tx, holders.outside)).map((one) => ({ ...one, messageId: message.id, flags }))
  const ids = (await RecipientMember.findOf([message.recipient_id], tx)).get(message.recipient_id) ?? []
  return [{ messageIds: [message.id], messageId: message.id, audience: { to: 'users', ids }, flags }]
}
