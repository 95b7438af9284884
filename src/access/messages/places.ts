// Where a message is.

import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import { RecipientMember } from '../../models/recipient.ts'
import { User } from '../../models/user.ts'

/** The channel and topic of a message that the caller may read, or all participants of its conversation, ascending by ID. */
export async function placeOf(message: Message, tx?: Tx): Promise<{ channel: Channel; topic: string } | { users: User[] }> {
  const channel = await selectOne(Channel, { where: { recipient_id: message.recipient_id } }, tx)
  if (channel) return { channel, topic: message.topic }
  const members = (await RecipientMember.findOf([message.recipient_id], tx)).get(message.recipient_id) ?? []
  return { users: await User.findByIds(message.realm_id, members, tx) }
}

/** Like `placeOf`. Throws BAD_REQUEST for an archived channel. */
export async function writablePlaceOf(message: Message): ReturnType<typeof placeOf> {
  const place = await placeOf(message)
  if ('channel' in place && place.channel.is_archived) throw badRequest(`Channel '${place.channel.name}' is archived`)
  return place
}
