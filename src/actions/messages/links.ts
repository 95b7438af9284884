// Links to messages in what the server writes.

import type { Tx } from '../../db/index.ts'
import { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import { RecipientMember } from '../../models/recipient.ts'
import { type Notice, toMessageInChannel, toMessageInConversation } from '../notice.ts'

/** The URL of a message, relative to the organisation's, for a link that a text makes. */
export async function linkTo({ id, realm_id: realmId, recipient_id: recipientId, topic }: Message, tx: Tx): Promise<Notice> {
  const [channel] = await Channel.findByRecipients(realmId, [recipientId], tx)
  if (channel) return toMessageInChannel(channel, topic, id)
  return toMessageInConversation((await RecipientMember.findOf([recipientId], tx)).get(recipientId) ?? [], id)
}
