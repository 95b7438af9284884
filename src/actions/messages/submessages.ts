// What people add to the widgets of messages: votes and options of polls, tasks of to-do lists.

import { lockAlone } from '../../access/messages/messages.ts'
import type { VisiblePlace } from '../../access/messages/visible.ts'
import type { ActionApp, UserContext } from '../../context.ts'
import { againIfDuplicate, type Tx } from '../../db/index.ts'
import { insert } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import type { Audience } from '../../events/event.ts'
import { submessageEvent } from '../../events/types/submessage.ts'
import { SUBMESSAGE_LIMITS } from '../../limits.ts'
import { RecipientMember } from '../../models/recipient.ts'
import { Submessage, type SubmessageTally } from '../../models/submessage.ts'
import type { User } from '../../models/user.ts'
import { holdersOutside } from '../../receipts/moving.ts'
import { parseWidgetChange } from '../../values/widgets.ts'
import { participate } from '../channels/topic-policies.ts'
import { changeAudiences } from './audience.ts'

/**
 * Adds a user's change to the widget of a message that they may read, and announces it to the message's readers and to the user. `json`: what
 * their client says of it. Throws BAD_REQUEST. (addSubmessage)
 */
export async function addSubmessage(ctx: UserContext, messageId: number, json: string): Promise<void> {
  const { app, viewer: user, now } = ctx
  // A concurrent request can create the user's policy for the topic, which is then updated.
  await againIfDuplicate(() =>
    change(ctx, async ({ tx, announce }) => {
      // Submessages are added one by one, so that nobody passes a limit together with others.
      const place = await lockAlone(app, user, messageId, tx)
      const content = planSubmessage(user, place, await Submessage.tallyOf(messageId, user.id, tx), json)
      const row = { realm_id: user.realm_id, message_id: messageId, sender_id: user.id, content }
      const added = { ...row, id: await insert(Submessage, [row], tx) }
      const { channel, topic } = place
      const followed = channel && (await participate(tx, user, { channelId: channel.id, topic, now }))
      if (followed) announce(followed)
      for (const audience of await audiencesOf(app, user, place, tx)) announce(submessageEvent(added, audience))
    }),
  )
}

/** Returns the JSON to store. Pure. Throws BAD_REQUEST. */
export function planSubmessage(
  user: Pick<User, 'id'>,
  { id, sender_id, widget, channel }: Pick<VisiblePlace, 'id' | 'sender_id' | 'widget' | 'channel'>,
  { count, own, bytes }: SubmessageTally,
  json: string,
): string {
  if (channel?.is_archived) throw badRequest(`Channel '${channel.name}' is archived`)
  if (widget === null) throw badRequest(`'message_id' names a message that is neither a poll nor a to-do list: ${id}`)
  const { content, isForAuthor } = parseWidgetChange(widget, json)
  if (isForAuthor && sender_id !== user.id)
    throw badRequest('Only its author may change the question of a poll or the title of a to-do list')
  const { ofUser, ofMessage, bytes: most } = SUBMESSAGE_LIMITS
  if (own >= ofUser) throw badRequest(`You may change a poll or a to-do list at most ${ofUser} times`)
  if (count >= ofMessage || bytes + Buffer.byteLength(content) > most)
    throw badRequest('This poll or to-do list has been changed too often')
  return content
}

async function audiencesOf(app: ActionApp, user: User, place: VisiblePlace, tx: Tx): Promise<Audience[]> {
  const { id, channel, isSubscribed } = place
  if (!channel) return [{ to: 'users', ids: (await RecipientMember.findOf([place.recipient_id], tx)).get(place.recipient_id) ?? [] }]
  // A user who reads the channel without a subscription sees their own change.
  const isOutside = channel.history_public_to_subscribers && !isSubscribed
  const holders = isOutside ? [...new Set([...(await holdersOutside(app.db, channel, [id], tx)), user.id])] : undefined
  return (await changeAudiences(app, channel, [id], tx, holders)).map(({ audience }) => audience)
}
