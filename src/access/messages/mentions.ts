// Who may call whom in a message.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { Rendered } from '../../markup/index.ts'
import { Message } from '../../models/message.ts'
import { Subscription } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { nameKey } from '../../values/text.ts'
import { hasRealmPermission } from '../channels/permissions.ts'
import { permissionOf } from '../groups/groups.ts'
import { hasPermission } from '../groups/membership.ts'
import type { Addressee, InChannel } from './addressees.ts'

/** Up to so many anybody may call at once. */
const FEW = 15

/** What of a rendered text is a mention. */
export type Mentions = Pick<Rendered, 'mentionedUserIds' | 'mentionedGroupIds' | 'channelWildcard' | 'topicWildcard'>

/**
 * Throws STREAM_WILDCARD_MENTION_NOT_ALLOWED, TOPIC_WILDCARD_MENTION_NOT_ALLOWED, and BAD_REQUEST for a group that the author
 * may not mention. To be asked of a text that is new, at its addressee. (sendMessage)
 */
export async function refuseMentions(author: User, addressee: Addressee, mentions: Mentions, tx?: Tx): Promise<void> {
  // What the server says has been asked for by somebody else.
  if (author.is_system_bot) return
  if ('channel' in addressee) {
    const { channel } = addressee
    if (mentions.channelWildcard && ((await Subscription.countsOf([channel.id], tx)).get(channel.id) ?? 0) > FEW)
      await refuseUnlessMany(author, 'STREAM_WILDCARD_MENTION_NOT_ALLOWED', 'channel wildcard mentions in this channel', tx)
    if (mentions.topicWildcard && (await participantsOf(addressee, author.id, tx)).length > FEW)
      await refuseUnlessMany(author, 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED', 'topic wildcard mentions in this topic', tx)
  }
  if (mentions.mentionedGroupIds.length === 0) return
  const systemIds = await UserGroup.systemGroupIds(author.realm_id, tx)
  for (const id of mentions.mentionedGroupIds) {
    const group = await UserGroup.findByIdIn(author.realm_id, id, tx)
    if (group && !(await hasPermission(author, permissionOf(group, 'can_mention_group', systemIds), tx)))
      throw badRequest(`'content' mentions a user group that you may not mention: ${group.name}`)
  }
}

async function refuseUnlessMany(
  author: User,
  code: 'STREAM_WILDCARD_MENTION_NOT_ALLOWED' | 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED',
  what: string,
  tx: Tx | undefined,
): Promise<void> {
  if (!(await hasRealmPermission(author, 'can_mention_many_users_group', tx)))
    throw apiError(code, `You do not have permission to use ${what}`)
}

/** Who has written in the topic of a channel, and who is about to. */
export async function participantsOf({ channel, topic }: InChannel, authorId: number, tx?: Tx): Promise<number[]> {
  return [...new Set([...(await Message.sendersIn(channel.recipient_id, nameKey(topic), tx)), authorId])]
}
