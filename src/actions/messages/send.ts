// Sending messages. One transaction: the message, the rows of those who have flags on it, its files, its event.

import { createHash } from 'node:crypto'
import type { Addressee } from '../../access/messages/addressees.ts'
import { refuseMentions } from '../../access/messages/mentions.ts'
import { realmLinkifiers } from '../../access/organisation/linkifiers.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import type { App } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { insertRow, insertRows } from '../../db/rows.ts'
import { knowers, readers } from '../../events/audience.ts'
import type { MessagePayload } from '../../events/deliver.ts'
import { change } from '../../events/log.ts'
import type { Audience, NewEvent } from '../../events/types.ts'
import type { Rendered } from '../../markup/index.ts'
import type { CompiledLinkifier } from '../../markup/linkifiers.ts'
import { Channel } from '../../models/channel.ts'
import { FLAG, Message, SentKey, UserMessage } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import { Recipient } from '../../models/recipient.ts'
import type { User } from '../../models/user.ts'
import { indexWords } from '../../narrow/search.ts'
import { snapshotMessage } from '../../present/message.ts'
import { ROLE } from '../../values/roles.ts'
import { nameKey } from '../../values/text.ts'
import { POLICY } from '../../values/topics.ts'
import { setTopicPolicies } from '../channels/topic-policies.ts'
import { claimFiles } from '../files/files.ts'
import { withSight } from '../people/visibility.ts'
import { type Calls, callsOf } from './mentions.ts'
import { pushMessage } from './pushes.ts'
import { renderFor } from './rendering.ts'
import { type TopicChanges, topicChanges } from './topics.ts'

/** The queue of a client that echoes the message itself, and the ID that the client gave it. */
export interface Echo {
  queueId: string
  localId: string
}

export interface NewMessage {
  sender: User
  realm: Realm
  addressee: Addressee
  /** Normalised (values/topics.ts). */
  content: string
  readBySender: boolean
  /** Other receivers for whom it is read from the start. */
  readBy?: number[]
  /** The name of the sender's program. */
  client: string
  echo: Echo | undefined
  /** UNIX seconds. */
  now: number
}

/** A message that was sent. */
export interface Sent {
  id: number
  /** The sender's policy of the topic, when sending has changed it. */
  automatic_new_visibility_policy?: NonNullable<TopicChanges['own']>
}

/**
 * Sends a message to an addressee that the sender may write to. The same sender, queue and local ID give the first message's ID,
 * also when they come at the same time. Throws what `refuseMentions` does. (Specification: POST /messages)
 */
export async function sendMessage(app: Pick<App, 'db' | 'broker' | 'config'>, message: NewMessage): Promise<Sent> {
  const { sender, echo } = message
  // Nothing is locked yet while it is rendered.
  const prepared = await prepare(app, message)
  const sendOnce = (): Promise<Sent> =>
    change(app, sender.realm_id, async (tx, announce) => {
      const first = echo && (await findSent(sender, echo, tx))
      if (first) return first
      const sent = await write(app, message, prepared, tx, announce)
      if (echo)
        await SentKey.create(
          { realm_id: sender.realm_id, sender_id: sender.id, key_hash: hashOf(echo), message_id: sent.id, date_sent: message.now },
          { transaction: tx },
        )
      return sent
    })
  try {
    return await sendOnce()
  } catch (error) {
    // The same request at the same time: the other one was first.
    const first = echo && isDuplicate(error) ? await findSent(sender, echo) : undefined
    if (!first) throw error
    return first
  }
}

/** The message that the sender has sent with this queue and local ID. */
export async function findSent(sender: User, echo: Echo, tx?: Tx): Promise<Sent | undefined> {
  const key = await SentKey.findOne({ where: { sender_id: sender.id, key_hash: hashOf(echo) }, transaction: tx ?? null })
  return key ? { id: key.message_id } : undefined
}

function hashOf({ queueId, localId }: Echo): string {
  return createHash('sha256')
    .update(JSON.stringify([queueId, localId]))
    .digest('hex')
}

/** Sends in the transaction of a change that wants it sent if, and only if, that is committed. Whoever repeats it sends again. */
export async function sendIn(
  app: Pick<App, 'config' | 'db'>,
  message: NewMessage,
  tx: Tx,
  announce: (event: NewEvent) => void,
): Promise<Sent> {
  return write(app, message, await prepare(app, message, tx), tx, announce)
}

/** What can be known of a message before it is written. */
interface Prepared {
  linkifiers: readonly CompiledLinkifier[]
  rendered: Rendered
  calls: Calls
  changes: TopicChanges
}

async function prepare(app: Pick<App, 'config'>, message: NewMessage, tx?: Tx): Promise<Prepared> {
  const { sender, addressee, content } = message
  const linkifiers = await realmLinkifiers(sender.realm_id, tx)
  const rendered = await renderFor(app, sender, content, tx)
  await refuseMentions(sender, addressee, rendered, tx)
  const calls = await callsOf(message, rendered, tx)
  return { linkifiers, rendered, calls, changes: await topicChanges(sender, addressee, calls.mentioned, tx) }
}

async function write(
  app: Pick<App, 'config' | 'db'>,
  message: NewMessage,
  prepared: Prepared,
  tx: Tx,
  announce: (event: NewEvent) => void,
): Promise<Sent> {
  const { sender, realm, addressee, echo } = message
  // Before anything is written: whoever moves or deletes messages locks their channel first, too.
  const held = 'channel' in addressee ? await Channel.hold(addressee.channel, sender.id, tx) : undefined
  for (const event of await beginConversation(app, message, tx)) announce(event)
  const { linkifiers, changes } = prepared
  const calls = await callsNow(message, prepared, tx)
  for (const event of await changeTopics(message, changes, tx)) announce(event)
  const { stored, claims } = await store(app, message, { ...prepared, calls }, tx)
  const isReceiver = held?.isSubscribed ?? true
  const flags = flagsOf(message, calls, isReceiver)
  const rows = [...flags].map(([userId, bits]) => ({ realm_id: sender.realm_id, user_id: userId, message_id: stored.id, flags: bits }))
  await insertRows(UserMessage, rows, tx)
  const place = { subdomain: realm.subdomain, host: realmHost(app.config, realm), linkifiers }
  const payload: MessagePayload = {
    message: snapshotMessage(stored, sender, addressee, place),
    flags: Object.fromEntries(flags),
    ...(calls.toAll === 0 ? {} : { flagsOfAll: calls.toAll }),
    ...(echo ? { echo } : {}),
  }
  announce({ type: 'message', payload, audience: await audienceOf(message, stored, { calls, isReceiver }, tx) })
  for (const event of claims) announce(event)
  await pushMessage(message, stored, calls, tx)
  if ('channel' in addressee && held)
    for (const event of await noteActivity(addressee.channel, held.firstMessageId, stored, tx)) announce(event)
  return { id: stored.id, ...(changes.own === undefined ? {} : { automatic_new_visibility_policy: changes.own }) }
}

/** Whom the message calls, now that nobody can join or leave the channel: else a flag would be lost or left behind. */
async function callsNow(message: NewMessage, { rendered, calls }: Prepared, tx: Tx): Promise<Calls> {
  if (!calls.isCalling || !('channel' in message.addressee)) return calls
  return callsOf(message, rendered, tx)
}

/** What a new direct conversation shows guests who may not access everybody: each other participant. */
async function beginConversation(app: Pick<App, 'config'>, { realm, addressee }: NewMessage, tx: Tx): Promise<NewEvent[]> {
  if (!('users' in addressee) || !addressee.users.some(({ role }) => role === ROLE.guest)) return []
  const ids = addressee.users.map(({ id }) => id)
  if (await Recipient.findDirect(realm.id, ids, tx)) return []
  return withSight(app, realm.id, ids, tx, async () => {
    await Recipient.ensureDirect(realm.id, ids, tx)
    return []
  })
}

/** Flag bits of those who have a row from the start: the sender, who holds it as read without a subscription, and who is called. */
function flagsOf({ sender, readBySender, readBy = [] }: NewMessage, { flags, toAll }: Calls, isReceiver: boolean): Map<number, number> {
  const bits = new Map<number, number>([[sender.id, isReceiver ? toAll : FLAG.read]])
  for (const [id, called] of flags) bits.set(id, called | toAll)
  for (const id of [...readBy, ...(readBySender ? [sender.id] : [])]) bits.set(id, (bits.get(id) ?? toAll) | FLAG.read)
  return bits
}

async function changeTopics({ sender, addressee, now }: NewMessage, { own, followers }: TopicChanges, tx: Tx): Promise<NewEvent[]> {
  if (!('channel' in addressee)) return []
  const topic = { channelId: addressee.channel.id, topic: addressee.topic, now: new Date(now * 1_000) }
  const events: NewEvent[] = []
  if (own !== undefined) events.push(...(await setTopicPolicies(tx, sender.realm_id, [sender.id], { ...topic, policy: own })))
  if (followers.length > 0) events.push(...(await setTopicPolicies(tx, sender.realm_id, followers, { ...topic, policy: POLICY.followed })))
  return events
}

/** Who gets the message. `isReceiver` says whether the sender does in any case. */
async function audienceOf(
  { sender, addressee }: NewMessage,
  { id }: Message,
  { calls, isReceiver }: { calls: Calls; isReceiver: boolean },
  tx: Tx,
): Promise<Audience> {
  if ('users' in addressee) return { to: 'users', ids: addressee.users.map((user) => user.id) }
  const also = [...new Set([...calls.bots, ...(isReceiver || sender.is_system_bot ? [] : [sender.id])])]
  return readers(addressee.channel, { messageId: id, ...(also.length > 0 ? { also } : {}) }, tx)
}

async function store(
  app: Pick<App, 'db'>,
  { sender, addressee, content, client, now }: NewMessage,
  { rendered, calls }: Prepared,
  tx: Tx,
): Promise<{ stored: Message; claims: NewEvent[] }> {
  const topic = 'channel' in addressee ? addressee.topic : ''
  const recipientId =
    'channel' in addressee
      ? addressee.channel.recipient_id
      : (
          await Recipient.ensureDirect(
            sender.realm_id,
            addressee.users.map((user) => user.id),
            tx,
          )
        ).id
  const row = {
    realm_id: sender.realm_id,
    sender_id: sender.id,
    recipient_id: recipientId,
    topic,
    topic_key: nameKey(topic),
    content,
    rendered_content: rendered.html,
    receiver_flags: calls.toAll,
    has_attachment: rendered.hasAttachment,
    has_image: rendered.hasImage,
    has_link: rendered.hasLink,
    client,
    date_sent: now,
  }
  const message = Message.build({ ...row, id: await insertRow(Message, row, tx) }, { isNewRecord: false, raw: true })
  await indexWords([message], tx)
  return { stored: message, claims: await claimFiles(app, sender, message, rendered.uploadPathIds, tx) }
}

/** What a message changes in its channel, whose first message was `first`: hardly ever anything. */
async function noteActivity(channel: Channel, first: number | null, message: Message, tx: Tx): Promise<NewEvent[]> {
  const changes: [property: string, value: number | boolean][] = []
  if ((first === null || first > message.id) && (await Channel.noteFirst(channel.id, message.id, tx)))
    changes.push(['first_message_id', message.id])
  if (!channel.is_recently_active && (await Channel.noteActive(channel.id, tx))) changes.push(['is_recently_active', true])
  if (changes.length === 0) return []
  const audience = await knowers(channel, tx)
  return changes.map(([property, value]) => ({
    type: 'stream',
    payload: { op: 'update', stream_id: channel.id, name: channel.name, property, value },
    audience,
  }))
}
