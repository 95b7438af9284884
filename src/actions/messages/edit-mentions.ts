// Handles the users whom an edit newly mentions. (updateMessage)

import type { Mentions } from '../../access/messages/mentions.ts'
import { realmLinkifiers } from '../../access/organisation/linkifiers.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import type { UserChange } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { messageEvent } from '../../events/types/message.ts'
import type { Channel } from '../../models/channel.ts'
import { FLAG, type Message, UserMessage } from '../../models/message.ts'
import type { User } from '../../models/user.ts'
import { snapshotDestination, snapshotMessage, snapshotSender } from '../../present/message.ts'
import type { TextFlags } from '../../receipts/holders.ts'
import { POLICY } from '../../values/topics.ts'
import { newFollowers, setTopicPolicies, willingFollowers } from '../channels/topic-policies.ts'
import { notifiableAmong } from './notified.ts'
import { pushEdited } from './pushes.ts'

/**
 * Treats users whom an edited channel message newly mentions as sending would. They follow its topic and are notified on their devices, and
 * bots get the message without a subscription. `former`: the flags of the old text. The flags of the new text are already stored. Returns
 * the events to announce.
 */
export async function renewMentions(
  c: UserChange,
  message: Message,
  channel: Channel,
  { mentions, users, former, notified }: { mentions: Mentions; users: readonly User[]; former: TextFlags; notified: readonly number[] },
): Promise<NewEvent[]> {
  const { actor, now, tx } = c
  const asked = [...new Set([...mentions.mentioned, ...mentions.bots])]
  // People who did not receive the message have no row, and bots have none yet.
  const rows = asked.length === 0 ? new Map<number, number>() : await UserMessage.of(message.id, asked, tx)
  const isMentionedAnew = (id: number): boolean =>
    ((rows.get(id) ?? 0) & FLAG.mentioned) !== 0 && ((former.flags.get(id) ?? 0) & FLAG.mentioned) === 0
  const anew = [...mentions.mentioned].filter(isMentionedAnew)
  const place = { channel, topic: message.topic }
  const willing = await willingFollowers(anew.length > 0 ? users : [], place, tx)
  const policies = new Map(newFollowers(anew, willing).map((id) => [id, POLICY.followed]))
  const topic = { channelId: channel.id, topic: message.topic, now }
  const events = policies.size === 0 ? [] : await setTopicPolicies(tx, message.realm_id, policies, topic)
  events.push(
    ...(await bringToBots(
      c,
      message,
      channel,
      mentions,
      mentions.bots.filter((id) => !rows.has(id)),
    )),
  )
  const userIds = [...mentions.flags.keys()].filter((id) => id !== actor.id)
  const notifiable = await notifiableAmong(actor, place, { userIds, isForAll: mentions.toAll !== 0, now }, tx)
  await pushEdited({ actor, addressee: place }, message, { mentions, former, notified, notifiable }, tx)
  return events
}

async function bringToBots(
  { app, realm, actor, tx }: UserChange,
  message: Message,
  channel: Channel,
  { flags, toAll }: Mentions,
  bots: readonly number[],
): Promise<NewEvent[]> {
  if (bots.length === 0) return []
  const bits = bots.map((id): [number, number] => [id, (flags.get(id) ?? 0) | toAll])
  await UserMessage.bulkCreate(
    bits.map(([user_id, own]) => ({ realm_id: realm.id, user_id, message_id: message.id, flags: own })),
    { transaction: tx },
  )
  const place = {
    subdomain: realm.subdomain,
    host: realmHost(app.config, realm),
    linkifiers: await realmLinkifiers(app.caches, realm.id, tx),
  }
  const [sender, to] = [snapshotSender(actor, place.host), snapshotDestination({ channel }, place.host)]
  const payload = { message: snapshotMessage(message, sender, to, place), flags: Object.fromEntries(bits) }
  return [messageEvent(payload, { to: 'users', ids: [...bots] })]
}
