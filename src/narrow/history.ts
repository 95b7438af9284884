// Messages with all that their presentation needs: senders, places and the reader's flags.

import { realmLinkifiers } from '../access/linkifiers.ts'
import { realmHost } from '../access/realms.ts'
import type { Ctx } from '../context.ts'
import { Channel } from '../models/channel.ts'
import { FLAG, type Message, UserMessage } from '../models/message.ts'
import { Reaction } from '../models/reaction.ts'
import { RecipientMember } from '../models/recipient.ts'
import { User } from '../models/user.ts'
import { type MessageForm, presentMessage, snapshotMessage } from '../present/message.ts'
import { receivedIds } from './fetch.ts'

/** Messages that the viewer may read, as the viewer sees them, in their order. */
export async function presentHistory(
  { app, realm, viewer }: Pick<Ctx, 'app' | 'realm' | 'viewer'>,
  messages: readonly Message[],
  form: MessageForm,
): Promise<ReturnType<typeof presentMessage>[]> {
  if (messages.length === 0) return []
  const ids = messages.map((message) => message.id)
  const recipientIds = [...new Set(messages.map((message) => message.recipient_id))]
  const [channels, members, flags, reactions] = await Promise.all([
    Channel.findByRecipients(realm.id, recipientIds),
    RecipientMember.findOf(recipientIds),
    UserMessage.flagsOf(viewer.id, ids),
    Reaction.findOf(ids),
  ])
  const users = await User.findByIds(realm.id, [
    ...new Set([...messages.map((message) => message.sender_id), ...[...members.values()].flat()]),
  ])
  const received = await receivedIds(
    app.db,
    viewer,
    ids.filter((id) => !flags.has(id)),
  )
  const channelByRecipient = new Map(channels.map((channel) => [channel.recipient_id, channel]))
  const userById = new Map(users.map((user) => [user.id, user]))
  const place = { subdomain: realm.subdomain, host: realmHost(app.config, realm), linkifiers: await realmLinkifiers(realm.id) }
  return messages.map((message) => {
    const channel = channelByRecipient.get(message.recipient_id)
    const to = channel ? { channel } : { users: (members.get(message.recipient_id) ?? []).map((id) => userById.get(id) as User) }
    // Without a row a message is unread if it came to the reader; else it was never received, and counts as read.
    const bits = flags.get(message.id) ?? (received.has(message.id) ? 0 : FLAG.read | FLAG.historical)
    const snapshot = snapshotMessage(message, userById.get(message.sender_id) as User, to, place)
    return presentMessage(snapshot, bits, message, reactions.get(message.id) ?? [], form)
  })
}
