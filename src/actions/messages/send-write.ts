// Writing planned messages.

import { filesToShare } from '../../access/files/files.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { insertRow, insertRows } from '../../db/rows.ts'
import { knowers } from '../../events/audience.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { type ChannelUpdate, channelUpdated } from '../../events/types/stream.ts'
import { Channel, type HeldChannel } from '../../models/channel.ts'
import { Message, SentKey, UserMessage } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { Recipient } from '../../models/recipient.ts'
import { storeWords } from '../../narrow/search.ts'
import { enqueueMessagePushes } from '../../outbound/push.ts'
import { setTopicPolicies } from '../channels/topic-policies.ts'
import { claimFiles } from '../files/files.ts'
import { withVisibilityEvents } from '../people/visibility.ts'
import type { NewMessage } from './send-facts.ts'
import { eventOfPlan, type SendPlan } from './send-plan.ts'

/**
 * Holds the channel of a planned message until the transaction ends, before anything is written: joining or leaving a channel, and
 * moving or deleting messages lock it first, too. `isTrue` tells whether the plan's facts are still true. Direct messages need no lock.
 */
export async function holdPlace({ verify }: SendPlan, tx: Tx): Promise<{ isTrue: boolean; held: HeldChannel | undefined }> {
  if (!verify) return { isTrue: true, held: undefined }
  const { channel, mustBeSame, among, subscribed } = verify
  const held = await Channel.hold(channel, among, tx)
  return { isTrue: (held.isSame || !mustBeSame) && among.every((id) => held.subscribed.has(id) === subscribed.has(id)), held }
}

/** Writes a message and announces it. Returns its ID. */
export async function writeSend(
  app: Pick<App, 'config' | 'db'>,
  { message, plan, held }: { message: NewMessage; plan: SendPlan; held: HeldChannel | undefined },
  tx: Tx,
  announce: (event: NewEvent) => void,
): Promise<number> {
  const { realm, sender, now } = message
  const { events, recipientId } = await beginConversation(app, realm.id, plan, tx)
  const { channel } = plan.verify ?? {}
  if (channel && plan.policies.size > 0) {
    const topic = { channelId: channel.id, topic: plan.message.topic, now }
    events.push(...(await setTopicPolicies(tx, realm.id, plan.policies, topic)))
  }
  const files = await filesToShare(app, sender, plan.uploadPathIds, tx)
  // From here to the commit nobody else writes messages of the organisation, so that their IDs ascend in the order of commits. What
  // others lock before the organisation is locked by now.
  await Realm.holdLog(realm.id, tx)
  const row = { ...plan.message, recipient_id: recipientId }
  const id = await insertRow(Message, row, tx)
  const stored = Message.build({ ...row, id }, { isNewRecord: false, raw: true })
  await storeWords([{ message_id: id, realm_id: realm.id, tokens: plan.tokens }], tx)
  const claims = await claimFiles(files, stored, tx)
  const flags = [...plan.flags].map(([userId, bits]) => ({ realm_id: realm.id, user_id: userId, message_id: id, flags: bits }))
  await insertRows(UserMessage, flags, tx)
  if (plan.keyHash !== undefined)
    await insertRow(SentKey, { realm_id: realm.id, sender_id: sender.id, key_hash: plan.keyHash, message_id: id, date_sent: now }, tx)
  await enqueueMessagePushes(tx, stored, plan.notified, plan)
  const changes = channel && held ? await noteActivity(channel, held, id, tx) : []
  for (const event of [...events, eventOfPlan(plan, id, recipientId), ...claims, ...changes]) announce(event)
  return id
}

/** Begins the conversation of a direct message if it is new. Returns its ID, and the events that show its participants to guests. */
async function beginConversation(
  app: Pick<App, 'config'>,
  realmId: number,
  { conversation, message }: SendPlan,
  tx: Tx,
): Promise<{ events: NewEvent[]; recipientId: number }> {
  if (!conversation || conversation.recipientId !== undefined) return { events: [], recipientId: message.recipient_id }
  const { userIds, hasGuests } = conversation
  let recipientId = 0
  const begin = async (): Promise<NewEvent[]> => {
    recipientId = (await Recipient.ensureDirect(realmId, userIds, tx)).id
    return []
  }
  const events = hasGuests ? await withVisibilityEvents(app, realmId, userIds, tx, begin) : await begin()
  return { events, recipientId }
}

/** Updates the first message and the activity of the channel, which seldom change. Returns the events to announce. */
async function noteActivity(
  channel: Channel,
  { firstMessageId: first, isRecentlyActive }: HeldChannel,
  id: number,
  tx: Tx,
): Promise<NewEvent[]> {
  const changes: ChannelUpdate[] = []
  if ((first === null || first > id) && (await Channel.noteFirst(channel.id, id, tx)))
    changes.push({ property: 'first_message_id', value: id })
  if (!isRecentlyActive && (await Channel.noteActive(channel.id, tx))) changes.push({ property: 'is_recently_active', value: true })
  if (changes.length === 0) return []
  const audience = await knowers(channel, tx)
  return changes.map((update) => channelUpdated(channel, update, audience))
}
