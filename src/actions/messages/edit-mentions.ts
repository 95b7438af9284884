// Whom an edit begins to call: who was not called by the text that the message had. (Specification: PATCH /messages/{message_id})

import { realmLinkifiers } from '../../access/organisation/linkifiers.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import type { MessagePayload } from '../../events/deliver.ts'
import type { NewEvent } from '../../events/types.ts'
import type { Channel } from '../../models/channel.ts'
import { FLAG, type Message, UserMessage } from '../../models/message.ts'
import type { TextFlags } from '../../narrow/mention-flags.ts'
import { snapshotMessage } from '../../present/message.ts'
import { POLICY } from '../../values/topics.ts'
import { setTopicPolicies } from '../channels/topic-policies.ts'
import type { Calls } from './mentions.ts'
import type { Deed } from './move-notices.ts'
import { pushEdited } from './pushes.ts'
import { followersAmong } from './topics.ts'

/**
 * Does for those whom an edited message of a channel begins to call what sending does: they follow its topic, are notified on their
 * devices, and a bot gets it without a subscription. `former` are the flags of its old text; it has those of the new one.
 * Returns the events to announce.
 */
export async function callAnew(
  deed: Deed,
  message: Message,
  channel: Channel,
  { calls, former }: { calls: Calls; former: TextFlags },
): Promise<NewEvent[]> {
  const { app, actor, now, tx } = deed
  const asked = [...new Set([...calls.mentioned, ...calls.bots])]
  // Who did not receive the message has no row, and a bot no row yet.
  const rows = asked.length === 0 ? new Map<number, number>() : await UserMessage.of(message.id, asked, tx)
  const isMentionedAnew = (id: number): boolean =>
    ((rows.get(id) ?? 0) & FLAG.mentioned) !== 0 && ((former.flags.get(id) ?? 0) & FLAG.mentioned) === 0
  const anew = [...calls.mentioned].filter(isMentionedAnew)
  const place = { channel, topic: message.topic }
  const followers = anew.length === 0 ? [] : await followersAmong(message.realm_id, anew, place, tx)
  const policy = { channelId: channel.id, topic: message.topic, policy: POLICY.followed, now: new Date(now * 1_000) }
  const events = followers.length === 0 ? [] : await setTopicPolicies(tx, message.realm_id, followers, policy)
  events.push(
    ...(await bringToBots(
      deed,
      message,
      channel,
      calls,
      calls.bots.filter((id) => !rows.has(id)),
    )),
  )
  await pushEdited(app, { sender: actor, addressee: place, now }, message, { calls, former }, tx)
  return events
}

async function bringToBots(
  { app, realm, actor, tx }: Deed,
  message: Message,
  channel: Channel,
  { flags, toAll }: Calls,
  bots: readonly number[],
): Promise<NewEvent[]> {
  if (bots.length === 0) return []
  const bits = bots.map((id): [number, number] => [id, (flags.get(id) ?? 0) | toAll])
  await UserMessage.bulkCreate(
    bits.map(([user_id, own]) => ({ realm_id: realm.id, user_id, message_id: message.id, flags: own })),
    { transaction: tx },
  )
  const place = { subdomain: realm.subdomain, host: realmHost(app.config, realm), linkifiers: await realmLinkifiers(realm.id, tx) }
  const payload: MessagePayload = { message: snapshotMessage(message, actor, { channel }, place), flags: Object.fromEntries(bits) }
  return [{ type: 'message', payload, audience: { to: 'users', ids: [...bots] } }]
}
