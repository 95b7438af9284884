// Who may edit, move and delete a message that the user may read, and until when.

import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import type { InTopic } from '../../receipts/moving.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { ROLE } from '../../values/roles.ts'
import { rightsOf } from '../channels/permissions.ts'

/** Seconds after the limit in which an edit that was started in time is still accepted. */
const GRACE = 20

/** Throws BAD_REQUEST unless the user may edit the content now (UNIX seconds). */
export function requireMayEdit(realm: Realm, user: User, message: Message, now: number): void {
  if (message.sender_id !== user.id) throw badRequest('You do not have permission to edit this message')
  if (realmSetting(realm, 'allow_message_editing') !== true) throw badRequest('Your organisation has turned off editing messages')
  const limit = realmSetting(realm, 'message_content_edit_limit_seconds')
  if (limit !== null && now - message.date_sent > Number(limit) + GRACE)
    throw badRequest('The time limit for editing the content of this message has passed')
}

/** Throws BAD_REQUEST unless the user may delete the message now (UNIX seconds). A bot's message also counts as its owner's. */
export async function requireMayDelete(
  { realm, user, message, channel, now }: { realm: Realm; user: User; message: Message; channel: Channel | undefined; now: number },
  tx: Tx,
): Promise<void> {
  const { inChannel, inRealm } = await rightsOf(user, tx)
  const mayDelete = (which: 'any' | 'own'): boolean => {
    if (channel) return inChannel(channel, which === 'any' ? 'deleteAnyMessage' : 'deleteOwnMessage')
    return inRealm(`can_delete_${which}_message_group`)
  }
  if (mayDelete('any')) return
  const sender = await selectOne(User, { where: { id: message.sender_id } }, tx)
  const isOwn = message.sender_id === user.id || sender?.bot_owner_id === user.id
  if (!isOwn || !mayDelete('own')) throw badRequest('You do not have permission to delete this message')
  const limit = realmSetting(realm, 'message_content_delete_limit_seconds')
  if (limit !== null && now - message.date_sent > Number(limit)) throw badRequest('The time limit for deleting this message has passed')
}

/** How long, in seconds, the user may move a message to another topic, another channel, or both. Null if there is no limit. */
export function moveLimit(realm: Realm, user: User, toTopic: boolean, toChannel: boolean): number | null {
  if (user.role <= ROLE.moderator) return null
  const limits = [
    ...(toTopic ? [realmSetting(realm, 'move_messages_within_stream_limit_seconds')] : []),
    ...(toChannel ? [realmSetting(realm, 'move_messages_between_streams_limit_seconds')] : []),
  ].filter((limit) => limit !== null)
  return limits.length === 0 ? null : Math.min(...limits.map(Number))
}

/**
 * Throws MOVE_MESSAGES_TIME_LIMIT_EXCEEDED if one of the messages to move is older than the limit. `topic` contains all messages of the
 * topic that the user may see, ascending.
 */
export function requireYoungEnough(topic: readonly InTopic[], moved: readonly InTopic[], limit: number | null, now: number): void {
  if (limit === null) return
  const isAllowed = ({ date_sent }: InTopic): boolean => now - date_sent <= limit
  if (moved.every(isAllowed)) return
  const allowed = topic.filter(isAllowed)
  const n = allowed.length
  const msg =
    n === 0
      ? 'The time limit for moving messages of this topic has passed'
      : `You only have permission to move the ${n} most recent message${n === 1 ? '' : 's'} of this topic`
  throw apiError('MOVE_MESSAGES_TIME_LIMIT_EXCEEDED', msg, {
    first_message_id_allowed_to_move: allowed[0]?.id ?? null,
    total_messages_allowed_to_move: n,
    total_messages_in_topic: topic.length,
  })
}
