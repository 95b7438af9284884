// Typing notifications, which are unlogged events.

import { rememberedRights } from '../../access/channels/permissions.ts'
import { directFacts, requireMayWriteThere } from '../../access/messages/addressees.ts'
import { requireMayEdit } from '../../access/messages/changes.ts'
import { writablePlaceOf } from '../../access/messages/places.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import type { App, UserContext } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { publish } from '../../events/change.ts'
import { type TypingPayload, typingEvent } from '../../events/types/typing.ts'
import { type TypingEditMessagePayload, typingEditMessageEvent } from '../../events/types/typing_edit_message.ts'
import { MAX_TYPING_SUBSCRIBERS } from '../../limits.ts'
import type { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { apiEmail } from '../../present/user.ts'
import { recipientsByMessages } from '../../receipts/moving.ts'
import { preference } from '../../settings/preferences.ts'

type Op = 'start' | 'stop'
/** Where somebody is typing. `users` are all participants, including the person who types. */
type TypingPlace = { channel: Channel; topic: string } | { users: User[] }

/** Notifies others that the sender has started or stopped typing a message. Throws BAD_REQUEST. */
export async function sendTyping(ctx: UserContext & { realm: Realm }, op: Op, place: TypingPlace): Promise<void> {
  const { app, realm, viewer: sender } = ctx
  const host = realmHost(app.config, realm)
  const typist = (user: User) => ({ user_id: user.id, email: apiEmail(user, host) })
  const ids = await idsOfAudience(sender, place)
  const payload: TypingPayload =
    'users' in place
      ? { op, message_type: 'direct', sender: typist(sender), recipients: place.users.map(typist) }
      : { op, message_type: 'stream', sender: typist(sender), stream_id: place.channel.id, topic: place.topic }
  if (ids.length > 0) await publish(ctx, typingEvent(payload, ids))
}

/** Notifies others who may read a message that the sender has started or stopped editing it. Throws BAD_REQUEST. */
export async function sendEditTyping(ctx: UserContext & { realm: Realm }, op: Op, message: Message): Promise<void> {
  const { app, realm, viewer: sender } = ctx
  requireMayEdit(realm, sender, message, ctx.now)
  const place = await writablePlaceOf(message)
  const direct = 'users' in place ? await directFacts(sender, place.users, undefined) : undefined
  requireMayWriteThere(place, { may: (await rememberedRights(app.caches, sender)).inChannel, direct })
  const ids = await readersAmong(app, await idsOfAudience(sender, place), message, place)
  const recipient: TypingEditMessagePayload['recipient'] =
    'users' in place
      ? { type: 'direct', user_ids: place.users.map(({ id }) => id) }
      : { type: 'channel', channel_id: place.channel.id, topic: place.topic }
  const payload = { op, sender_id: sender.id, message_id: message.id, recipient }
  if (ids.length > 0) await publish(ctx, typingEditMessageEvent(payload, ids))
}

/**
 * IDs of the participants, or the channel's other subscribers, who want typing notifications. Throws BAD_REQUEST if the sender has turned
 * off sending them.
 */
async function idsOfAudience(sender: User, place: TypingPlace): Promise<number[]> {
  const kind = 'users' in place ? 'send_private_typing_notifications' : 'send_stream_typing_notifications'
  if (!preference(sender, kind)) throw badRequest(`You have turned off the preference '${kind}'`)
  const users = 'users' in place ? place.users : await otherSubscribers(sender, place.channel)
  return users.filter((user) => user.is_active && preference(user, 'receives_typing_notifications')).map(({ id }) => id)
}

/** Those who may read the message. In a channel with protected history, that is not every subscriber. */
async function readersAmong(
  { db }: Pick<App, 'db'>,
  ids: readonly number[],
  message: Pick<Message, 'id'>,
  place: TypingPlace,
): Promise<number[]> {
  if ('users' in place || place.channel.history_public_to_subscribers || ids.length === 0) return [...ids]
  const recipients = new Set((await recipientsByMessages(db, place.channel, [message.id])).flatMap(({ userIds }) => userIds))
  return ids.filter((id) => recipients.has(id))
}

async function otherSubscribers(sender: User, { id, realm_id: realmId }: Channel): Promise<User[]> {
  const ids = (await Subscription.subscriberIds([id])).get(id) ?? []
  return ids.length > MAX_TYPING_SUBSCRIBERS
    ? []
    : User.findByIds(
        realmId,
        ids.filter((userId) => userId !== sender.id),
      )
}
