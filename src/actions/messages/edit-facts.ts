// The facts for changing a message, read after its rows are locked.

import { canKnowChannel, canReadChannel, topicsPolicy } from '../../access/channels/channels.ts'
import { type ChannelRights, type Rights, rememberedRights } from '../../access/channels/permissions.ts'
import { type Addressee, type DirectFacts, directFacts } from '../../access/messages/addressees.ts'
import { isForNobody, type MentionFacts, mentionFacts, NO_MENTIONS } from '../../access/messages/mentions.ts'
import { placeOf } from '../../access/messages/places.ts'
import { type TextFacts, textFacts } from '../../access/messages/referents.ts'
import { realmLinkifiers } from '../../access/organisation/linkifiers.ts'
import { alertedBy } from '../../access/people/alert-words.ts'
import type { UserContext } from '../../context.ts'
import { requireRow } from '../../db/sql.ts'
import type { Facts, UserChange } from '../../events/change.ts'
import { parse } from '../../markup/index.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { User } from '../../models/user.ts'
import { type InTopic, lockTopic } from '../../receipts/moving.ts'
import { receivedAmong } from '../../receipts/received.ts'
import { nameKey, showsNothing } from '../../values/text.ts'
import { normaliseContent, normaliseTopic, RESOLVED } from '../../values/topics.ts'
import { noticeToWithdraw } from './after-move.ts'

type Propagation = 'change_one' | 'change_later' | 'change_all'

/** The requested change, not yet checked. */
export interface MessageChange {
  content: string | undefined
  prevContentSha256: string | undefined
  topic: string | undefined
  channelId: number | undefined
  mode: Propagation
  noticeInOld: boolean
  noticeInNew: boolean
}

/** The facts for `planEdit`. */
export interface EditFacts {
  message: Message
  /** Undefined for a direct message. */
  channel: Channel | undefined
  addressee: Addressee
  may: ChannelRights
  /** Undefined for a message of a channel. */
  direct: DirectFacts | undefined
  /** Undefined if the text stays the same. */
  text: NewText | undefined
  /** Undefined if the message stays where it is. */
  move: MoveFacts | undefined
}

export interface NewText extends TextFacts {
  content: string
  mentions: MentionFacts
}

/** The facts that decide whether and how a message moves. */
export interface MoveFacts {
  /** Normalised. */
  topic: string
  /** The destination channel. Undefined if it is hidden from the actor. */
  to: Channel | undefined
  isReadable: boolean
  /** The messages of the old topic that the actor may read, ascending. All messages of the topic are locked. */
  visible: readonly InTopic[]
  /** Whether the new topic has messages. */
  isTopic: boolean
  topicsPolicy: string
  /**
   * If the topic is being resolved or unresolved: the ID of the newest visible message, if that is a recent notice of the opposite change.
   */
  noticeId: number | undefined
}

/** The facts that this process remembers, and what they imply about the new text. */
interface RememberedFacts {
  actor: User
  rights: Rights
  /** Normalised; undefined if the text stays the same. */
  content: string | undefined
  linkifiers: TextFacts['linkifiers']
  alerted: ReadonlySet<number>
  /**
   * Whether only the text changes, and it mentions and alerts nobody. Then it does not matter who joins or leaves the channel in the
   * meantime.
   */
  concernsNobody: boolean
}

/** The remembered facts. Reading them throws BAD_REQUEST for an invalid text. */
export function rememberedFacts(
  { app: { caches }, viewer }: UserContext,
  { content: given, topic, channelId }: MessageChange,
): Facts<RememberedFacts> {
  return {
    about: ['accounts', 'organisation', 'groups', 'channels', 'linkifiers', 'alertWords'],
    read: async (isAgain) => {
      const actor = isAgain ? await requireRow(User, viewer.id) : viewer
      const content = given === undefined ? undefined : showsNothing(given) ? '(deleted)' : normaliseContent(given)
      const alerted = content === undefined ? new Set<number>() : await alertedBy(caches, actor.realm_id, content)
      const stays = topic === undefined && channelId === undefined
      return {
        actor,
        rights: await rememberedRights(caches, actor),
        linkifiers: await realmLinkifiers(caches, actor.realm_id),
        content,
        alerted,
        concernsNobody: stays && content !== undefined && isForNobody(parse(content).references, alerted),
      }
    },
  }
}

/** The requested topic and channel. Undefined where they are the same as the message's. */
export function placeAsked(
  { topic, channelId }: MessageChange,
  { message, channel }: Pick<EditFacts, 'message' | 'channel'>,
): { topic: string | undefined; channelId: number | undefined } {
  const normalised = topic === undefined ? undefined : normaliseTopic(topic)
  return {
    topic: channel && normalised === message.topic ? undefined : normalised,
    channelId: channel && channelId === channel.id ? undefined : channelId,
  }
}

/** Whether the topics differ only by the mark of a resolved topic, and in which direction. */
export function toggleOf(before: string, after: string): 'resolved' | 'unresolved' | undefined {
  if (after === RESOLVED + before && !before.startsWith(RESOLVED)) return 'resolved'
  return before === RESOLVED + after && !after.startsWith(RESOLVED) ? 'unresolved' : undefined
}

/**
 * Reads the facts for changing a message, in a fixed number of statements. The message's row is locked, and so are its channels unless the
 * change concerns nobody.
 */
export async function editFacts(
  c: UserChange,
  message: Message,
  channel: Channel | undefined,
  asked: MessageChange,
  remembered: RememberedFacts,
): Promise<EditFacts> {
  const { actor, tx } = c
  const addressee = channel ? { channel, topic: message.topic } : await placeOf(message, tx)
  return {
    message,
    channel,
    addressee,
    may: remembered.rights.inChannel,
    direct: 'users' in addressee ? await directFacts(actor, addressee.users, tx) : undefined,
    text: await newText(c, message, addressee, remembered),
    move: channel && (await moveFacts(c, message, channel, asked)),
  }
}

async function newText(
  { app, realm, actor, tx }: UserChange,
  message: Message,
  addressee: Addressee,
  { content, linkifiers, alerted, concernsNobody }: RememberedFacts,
): Promise<NewText | undefined> {
  if (content === undefined || content === message.content) return undefined
  const text = await textFacts(app, { author: actor, realm }, content, tx, { linkifiers })
  const mentions = concernsNobody ? NO_MENTIONS : await mentionFacts({ author: actor, addressee, alerted }, text, tx)
  return { ...text, content, mentions }
}

async function moveFacts(c: UserChange, message: Message, from: Channel, asked: MessageChange): Promise<MoveFacts | undefined> {
  const { app, actor, tx } = c
  const { topic = message.topic, channelId } = placeAsked(asked, { message, channel: from })
  if (topic === message.topic && channelId === undefined) return undefined
  const named = channelId === undefined ? from : await Channel.findByIdIn(actor.realm_id, channelId, tx)
  const to = named && (named === from || (await canKnowChannel(actor, named, tx))) ? named : undefined
  const all = await lockTopic(app.db, from, message.topic, tx)
  const ids = all.map(({ id }) => id)
  const seen = from.history_public_to_subscribers ? new Set(ids) : await receivedAmong(app.db, actor, ids, tx)
  const visible = all.filter(({ id }) => seen.has(id))
  const isSamePlace = to === from && nameKey(topic) === message.topic_key
  return {
    topic,
    to,
    visible,
    isReadable: to !== undefined && (to === from || (await canReadChannel(actor, to, tx))),
    isTopic: to !== undefined && !isSamePlace && (await Message.isTopic(to.recipient_id, topic, tx)),
    topicsPolicy: to ? await topicsPolicy(to, tx) : '',
    noticeId: toggleOf(message.topic, topic) ? await noticeToWithdraw(c, visible.at(-1)?.id) : undefined,
  }
}
