// Push notifications of messages. Who is notified is decided after the message was sent or edited (notifications/). A notification is
// withdrawn when its message is read, deleted or hidden (docs/adr/0011-processes.md).

import type { Mentions } from '../../access/messages/mentions.ts'
import { placeOf } from '../../access/messages/places.ts'
import { findTellableByIds } from '../../access/messages/visible.ts'
import { hiddenFrom } from '../../access/people/users.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { requireRow, selectOne } from '../../db/sql.ts'
import type { Change } from '../../events/change.ts'
import { excerptOf } from '../../markup/html.ts'
import { FLAG, type Message } from '../../models/message.ts'
import { Notification, type Which } from '../../models/notification.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { enqueuePush, type MessageNotification } from '../../outbound/push.ts'
import { avatarUrl, UNKNOWN_NAME } from '../../present/user.ts'
import type { TextFlags } from '../../receipts/holders.ts'
import { flagsOf } from '../../receipts/received.ts'
import { enqueueNotify } from './notifications/notify.ts'

/** The maximum length of the text, in characters. */
const MAX_LENGTH = 200
/** How many messages one notification withdraws at most, because push services reject long notifications. */
const MAX_REMOVED = 200
/** Flags of a message that mentions its recipient. */
const MENTIONS = FLAG.mentioned | FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned

/**
 * Has users notified of an edited channel message that it newly mentions. Withdraws the notifications of users it no longer mentions.
 * `former`: the flags of the old text. `notified`: who already has a notification.
 */
export async function notifyEdited(
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  stored: Message,
  { mentions, former, notified }: { mentions: Mentions; former: TextFlags; notified: readonly number[] },
): Promise<void> {
  const bitsNow = (id: number): number => (mentions.flags.get(id) ?? 0) | mentions.toAll
  const bitsBefore = (id: number): number => former.flags.get(id) ?? former.toAll
  const isNew = (id: number): boolean =>
    (bitsBefore(id) & MENTIONS) === 0 ? (bitsNow(id) & MENTIONS) !== 0 : (bitsNow(id) & ~bitsBefore(id) & FLAG.mentioned) !== 0
  const named = [...mentions.flags.keys()].filter(isNew)
  const isForAll = (mentions.toAll & ~former.toAll & MENTIONS) !== 0
  if (isForAll) await enqueueNotify(tx, stored, now, { userIds: null, except: [...former.flags.keys()].filter((id) => !isNew(id)) })
  else if (named.length > 0) await enqueueNotify(tx, stored, now, { userIds: named, except: [] })
  const unmentioned = notified.filter((id) => (bitsNow(id) & MENTIONS) === 0)
  if (unmentioned.length > 0) await withdrawPushes({ messageIds: [stored.id], userIds: unmentioned }, tx)
}

/**
 * Withdraws the notifications of messages that users have read or may no longer read. Pending ones are not sent, and devices are told to
 * remove the others. Must be called wherever messages are marked as read, deleted or hidden.
 */
export async function withdrawPushes(which: Which, tx: Tx): Promise<void> {
  for (const { realmId, userId, messageIds } of await Notification.withdraw(which, tx))
    for (let i = 0; i < messageIds.length; i += MAX_REMOVED)
      await enqueuePush(tx, { realmId, userId, queued: { type: 'remove', message_ids: messageIds.slice(i, i + MAX_REMOVED) } })
}

/** Whether a user has read a message, or did not receive it. */
export async function hasRead(user: User, messageId: number): Promise<boolean> {
  return (((await flagsOf(user, [messageId])).get(messageId) ?? 0) & FLAG.read) !== 0
}

/** The notification about a message in its current state, for a user's devices. Undefined if the user has read it, may not, or has muted its sender. */
export async function messageNotification(
  { db }: Pick<App, 'db'>,
  reader: User,
  { messageId, groupId }: { messageId: number; groupId?: number },
): Promise<MessageNotification | undefined> {
  const [message] = await findTellableByIds(db, reader, [messageId])
  if (!message || (await hasRead(reader, messageId))) return undefined
  const [place, sender, hidden, group] = await Promise.all([
    placeOf(message),
    requireRow(User, message.sender_id),
    hiddenFrom(reader, [message.sender_id]),
    groupId === undefined ? null : selectOne(UserGroup, { where: { id: groupId } }),
  ])
  const shown = hidden.has(sender.id) ? { full_name: UNKNOWN_NAME, id: sender.id, avatar_path: null, avatar_version: 1 } : sender
  return {
    type: 'message',
    message_id: message.id,
    sender_id: sender.id,
    sender_full_name: shown.full_name,
    sender_avatar_url: avatarUrl(shown),
    content: excerptOf(message.rendered_content, MAX_LENGTH),
    time: message.date_sent,
    ...(group ? { mentioned_user_group_id: group.id, mentioned_user_group_name: group.name ?? '' } : {}),
    ...('channel' in place
      ? { recipient_type: 'channel', channel_id: place.channel.id, channel_name: place.channel.name, topic: place.topic }
      : { recipient_type: 'direct', recipient_user_ids: place.users.map(({ id }) => id) }),
  }
}
