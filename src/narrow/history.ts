// Messages with all that their presentation needs: senders, places and the reader's flags.

import { knownEdits } from '../access/messages/messages.ts'
import { realmLinkifiers } from '../access/organisation/linkifiers.ts'
import { realmHost } from '../access/organisation/realms.ts'
import { canSeeEmail, hiddenFrom } from '../access/people/users.ts'
import type { Ctx } from '../context.ts'
import { Channel } from '../models/channel.ts'
import type { Message } from '../models/message.ts'
import { Reaction } from '../models/reaction.ts'
import { RecipientMember } from '../models/recipient.ts'
import { User } from '../models/user.ts'
import { presentEach } from '../present/each.ts'
import { hideSender, type MessageForm, presentMessage, snapshotMessage } from '../present/message.ts'
import { flagsOf } from './received.ts'

/** Messages that the viewer may read, as the viewer sees them, in their order. */
export async function presentHistory(
  { app, realm, viewer }: Pick<Ctx, 'app' | 'realm' | 'viewer'>,
  messages: readonly Message[],
  form: MessageForm,
): Promise<ReturnType<typeof presentMessage>[]> {
  if (messages.length === 0) return []
  const ids = messages.map((message) => message.id)
  const recipientIds = [...new Set(messages.map((message) => message.recipient_id))]
  const [channels, members, flags, reactions, edits] = await Promise.all([
    Channel.findByRecipients(realm.id, recipientIds),
    RecipientMember.findOf(recipientIds),
    flagsOf(app.db, viewer, ids),
    Reaction.findOf(ids),
    knownEdits(viewer, ids),
  ])
  const senderIds = [...new Set(messages.map((message) => message.sender_id))]
  const [users, hidden, linkifiers] = await Promise.all([
    User.findByIds(realm.id, [...new Set([...senderIds, ...[...members.values()].flat()])]),
    hiddenFrom(viewer, senderIds),
    realmLinkifiers(realm.id),
  ])
  const channelByRecipient = new Map(channels.map((channel) => [channel.recipient_id, channel]))
  const userById = new Map(users.map((user) => [user.id, user]))
  const place = { subdomain: realm.subdomain, host: realmHost(app.config, realm), linkifiers }
  return presentEach(messages, (message) => {
    const channel = channelByRecipient.get(message.recipient_id)
    const to = channel ? { channel } : { users: (members.get(message.recipient_id) ?? []).map((id) => userById.get(id) as User) }
    const sender = userById.get(message.sender_id) as User
    const snapshot = snapshotMessage(message, sender, to, place)
    const seen = hidden.has(sender.id) ? hideSender(snapshot) : snapshot
    const said = { reactions: reactions.get(message.id) ?? [], edits: edits.get(message.id) ?? [] }
    const shown = presentMessage(seen, flags.get(message.id) ?? 0, message, said, form)
    if (seen !== snapshot) return shown
    return form.clientGravatar && sender.avatar_source === 'G' && canSeeEmail(viewer, sender) ? { ...shown, avatar_url: null } : shown
  })
}
