// Writes planned messages of one organisation in one transaction, with one statement for each kind of row.

import { filesToShare } from '../../../access/files/files.ts'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/index.ts'
import { insertNumbered, insertRows } from '../../../db/rows.ts'
import { knowers } from '../../../events/audience.ts'
import type { Change } from '../../../events/change.ts'
import type { NewEvent } from '../../../events/interfaces.ts'
import { messageEvent } from '../../../events/types/message.ts'
import { type ChannelUpdate, channelUpdated } from '../../../events/types/stream.ts'
import type { Attachment } from '../../../models/attachment.ts'
import { Channel, type HeldChannel } from '../../../models/channel.ts'
import { Message, SentKey, UserMessage } from '../../../models/message.ts'
import { MessageText } from '../../../models/message-text.ts'
import { Recipient } from '../../../models/recipient.ts'
import { Submessage } from '../../../models/submessage.ts'
import type { SeenSubmessage } from '../../../present/submessage.ts'
import { setTopicPolicies } from '../../channels/topic-policies.ts'
import { claimFiles } from '../../files/files.ts'
import { withVisibilityEvents } from '../../people/visibility.ts'
import type { NewMessage } from './facts.ts'
import type { SendPlan } from './plan.ts'

export interface PlannedSend {
  message: NewMessage
  plan: SendPlan
}
/** A planned message whose facts about its channel stay true until the transaction ends. */
export interface HeldSend extends PlannedSend {
  /** Undefined for a direct message. */
  held: HeldChannel | undefined
}
/** A message with the rows that must be locked before the organisation. Other transactions lock them in this order too. */
interface ReadySend extends HeldSend {
  recipientId: number
  /** Events that precede the event of the message. */
  events: NewEvent[]
  files: Attachment[]
}

export interface Sent {
  id: number
  /** The sender's policy for the topic, if sending has changed it. */
  automatic_new_visibility_policy?: NonNullable<SendPlan['ownPolicy']>
}

/** The transaction that writes messages. */
interface Writing extends Pick<Change, 'app' | 'tx' | 'announce'> {
  /**
   * Locks the organisation and reserves at least `count` events. Until the commit, nobody else can write messages in it, so message IDs
   * increase in the order of commits.
   */
  reserve(count: number): Promise<unknown>
}

/**
 * Locks the channels of planned messages until the transaction ends, before anything is written. Joining or leaving a channel and moving or
 * deleting messages lock it first, too. Direct messages need no lock. Undefined for a message whose facts about its channel have changed.
 */
export async function lockPlaces(sends: readonly PlannedSend[], tx: Tx): Promise<(HeldSend | undefined)[]> {
  const places = sends.flatMap(({ plan: { verify } }) => (verify ? [{ channel: verify.channel, userIds: verify.among }] : []))
  const held = places.length > 0 ? await Channel.lockForSending(places, tx) : new Map<number, HeldChannel>()
  return sends.map(({ message, plan }) => {
    const channel = plan.verify && held.get(plan.verify.channel.id)
    const isTrue = !plan.verify || (channel && isSame(plan.verify, channel))
    return isTrue ? { message, plan, held: channel } : undefined
  })
}

function isSame({ channel, mustBeSame, among, subscribed }: NonNullable<SendPlan['verify']>, held: HeldChannel): boolean {
  return (!mustBeSame || held.isSame(channel)) && among.every((id) => held.subscribed.has(id) === subscribed.has(id))
}

/** Writes messages of one organisation in their order and announces them. */
export async function writeSends(writing: Writing, sends: readonly HeldSend[]): Promise<Sent[]> {
  const { tx, announce, reserve } = writing
  const ready: ReadySend[] = []
  for (const send of sends) ready.push(await prepare(writing, send))
  await reserve(sends.length)
  const rows = ready.map(({ plan, recipientId }) => ({ ...plan.message, recipient_id: recipientId }))
  const ids = await insertNumbered(Message, rows, tx)
  const stored = ready.map((send, i) => ({ ...send, id: ids[i] as number, realm_id: send.message.realm.id }))
  await MessageText.addAll(
    stored.map(({ id, realm_id, plan }) => ({ message_id: id, realm_id, tokens: plan.tokens })),
    tx,
  )
  await insertRows(
    UserMessage,
    stored.flatMap(({ id, realm_id, plan }) => [...plan.flags].map(([user_id, flags]) => ({ realm_id, user_id, message_id: id, flags }))),
    tx,
  )
  await insertRows(
    SentKey,
    stored.flatMap(({ id, realm_id, message, plan: { keyHash } }) =>
      keyHash === undefined ? [] : [{ realm_id, sender_id: message.sender.id, key_hash: keyHash, message_id: id, date_sent: message.now }],
    ),
    tx,
  )
  const submessages = await insertWidgets(stored, tx)
  for (const { id, realm_id, plan, held, recipientId, events, files } of stored) {
    const claims = await claimFiles(files, { ...plan.message, id, realm_id }, tx)
    const changes = plan.verify && held ? await noteActivity(plan.verify.channel, held, id, tx) : []
    announce([...events, eventOfPlan(plan, { id, recipientId, submessage: submessages.get(id) }), ...claims, ...changes])
  }
  return stored.map(({ id, plan: { ownPolicy } }) => ({
    id,
    ...(ownPolicy === undefined ? {} : { automatic_new_visibility_policy: ownPolicy }),
  }))
}

/** Writes what the widgets of messages begin with. Returns these submessages by message ID. No statement if there are none. */
async function insertWidgets(
  stored: readonly { id: number; message: NewMessage; plan: SendPlan }[],
  tx: Tx,
): Promise<Map<number, SeenSubmessage>> {
  const rows = stored.flatMap(({ id, message: { sender }, plan: { widget } }) =>
    widget ? [{ realm_id: sender.realm_id, message_id: id, sender_id: sender.id, content: widget.content }] : [],
  )
  const ids = await insertNumbered(Submessage, rows, tx)
  return new Map(rows.map((row, i) => [row.message_id, { ...row, id: ids[i] as number }]))
}

/** The event of a planned message, once the message has an ID, and its widget a first submessage. */
export function eventOfPlan(
  { payload, audience }: SendPlan,
  { id, recipientId, submessage }: { id: number; recipientId: number; submessage?: SeenSubmessage | undefined },
): NewEvent {
  const message = { ...payload.message, id, recipientId, ...(submessage ? { submessages: [submessage] } : {}) }
  return messageEvent({ ...payload, message }, 'messageId' in audience ? { ...audience, messageId: id } : audience)
}

async function prepare({ app, tx }: Writing, send: HeldSend): Promise<ReadySend> {
  const { message, plan } = send
  const { realm, sender, now } = message
  const { events, recipientId } = await beginConversation(app, realm.id, plan, tx)
  if (plan.verify && plan.policies.size > 0) {
    const topic = { channelId: plan.verify.channel.id, topic: plan.message.topic, now }
    events.push(...(await setTopicPolicies(tx, realm.id, plan.policies, topic)))
  }
  return { ...send, recipientId, events, files: await filesToShare(app, sender, plan.uploadPathIds, tx) }
}

/** Creates the conversation of a direct message if it is new. Returns its ID, and the events that show its participants to guests. */
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
    recipientId = (await Recipient.findOrCreateDirect(realmId, userIds, tx)).id
    return []
  }
  const events = hasGuests ? await withVisibilityEvents(app, realmId, userIds, tx, begin) : await begin()
  return { events, recipientId }
}

/** Updates the channel's first message and activity, which seldom change. Returns the events to announce. */
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
