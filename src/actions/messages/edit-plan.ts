// Plans a change to a message from facts alone: a new text, a new place, both, or a refusal.

import { createHash } from 'node:crypto'
import { requireAllowedTopic } from '../../access/channels/channels.ts'
import type { ChannelRights } from '../../access/channels/permissions.ts'
import { type Addressee, type DirectFacts, requireMayWriteThere } from '../../access/messages/addressees.ts'
import { moveLimit, requireMayEdit, requireYoungEnough } from '../../access/messages/changes.ts'
import { type MentionFacts, type Mentions, mentionsIn, requireMayMention } from '../../access/messages/mentions.ts'
import type { TextFacts } from '../../access/messages/referents.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { Rendered } from '../../markup/index.ts'
import type { Channel } from '../../models/channel.ts'
import type { Message } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import type { InTopic } from '../../receipts/moving.ts'
import { nameKey } from '../../values/text.ts'
import { normaliseTopic, RESOLVED } from '../../values/topics.ts'
import type { MovePlan } from './move.ts'
import { renderText } from './rendering.ts'

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
  place: PlaceAsked
  may: ChannelRights
  /** Undefined for a message of a channel. */
  direct: DirectFacts | undefined
  /** Undefined if the text stays the same. */
  text: NewText | undefined
  /** Undefined if the message stays where it is. */
  move: MoveFacts | undefined
}

/** The requested topic, normalised, and channel. Undefined where they are the same as the message's. */
export interface PlaceAsked {
  topic: string | undefined
  channelId: number | undefined
}

interface NewText extends TextFacts {
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

/** A new text of a message. */
export interface Edit {
  before: { content: string; html: string }
  content: string
  rendered: Rendered
  mentions: Mentions
}
/** Nothing changes if both are undefined. */
export interface EditPlan {
  edit: Edit | undefined
  move: MovePlan | undefined
}
/** The user who changes a message, and when (UNIX seconds). */
interface Actor {
  realm: Realm
  actor: User
  now: number
}

/**
 * Plans a change to a message. Pure, except for the time limit of linkifiers. Throws BAD_REQUEST, EXPECTATION_MISMATCH,
 * MOVE_MESSAGES_TIME_LIMIT_EXCEEDED and the codes of wildcard mentions. (updateMessage)
 */
export function planEdit(by: Actor, asked: MessageChange, facts: EditFacts): EditPlan {
  const { message, channel, place } = facts
  if (asked.content !== undefined) requireMayEdit(by.realm, by.actor, message, by.now)
  if (asked.content !== undefined || place.topic !== undefined) requireMayWriteThere(facts.addressee, facts)
  requireCoherent(asked, facts)
  if (channel?.is_archived) throw badRequest(`Channel '${channel.name}' is archived`)
  const edit = facts.text && planText(by.actor, facts, facts.text)
  const move = facts.move && planMove(by, asked, facts, facts.move)
  return { edit, move: move && { ...move, writesOwnHistory: edit !== undefined } }
}

/** Throws BAD_REQUEST if nothing changes or the parameters do not go together, and EXPECTATION_MISMATCH. */
function requireCoherent(asked: MessageChange, facts: EditFacts): void {
  const { message, channel, place } = facts
  const { topic, channelId } = place
  if (asked.content === undefined && topic === undefined && channelId === undefined) throw badRequest('Nothing to change')
  if (!channel && topic !== undefined) throw badRequest("'topic' must not be given for a direct message")
  if (!channel && channelId !== undefined) throw badRequest("'stream_id' must not be given for a direct message")
  if (asked.mode !== 'change_one' && topic === undefined && channelId === undefined)
    throw badRequest("'propagate_mode' must be change_one when only the content is edited")
  if (topic === RESOLVED.trim() || (topic?.startsWith(RESOLVED) && normaliseTopic(topic.slice(RESOLVED.length)) === ''))
    throw badRequest("'topic' must not be a check mark alone: the empty topic cannot be resolved")
  if (asked.content !== undefined && message.widget !== null) throw badRequest('The text of a poll or a to-do list cannot be edited')
  const stored = createHash('sha256').update(message.content).digest('hex')
  if (asked.prevContentSha256 !== undefined && asked.prevContentSha256.toLowerCase() !== stored)
    throw apiError('EXPECTATION_MISMATCH', "'prev_content_sha256' does not match the stored value", { field_name: 'prev_content_sha256' })
}

function planText(actor: User, { message }: EditFacts, text: NonNullable<EditFacts['text']>): Edit {
  const rendered = renderText(text)
  requireMayMention(actor, rendered, text.mentions)
  const before = { content: message.content, html: message.rendered_content }
  return { before, content: text.content, rendered, mentions: mentionsIn(rendered, text.mentions) }
}

/** Plans the move. Throws BAD_REQUEST and MOVE_MESSAGES_TIME_LIMIT_EXCEEDED. */
function planMove(
  { realm, actor, now }: Actor,
  asked: MessageChange,
  { message, channel: from, place, may }: EditFacts,
  facts: MoveFacts,
): MovePlan {
  if (!from) throw new Error('a direct message cannot be moved')
  const { topic, visible } = facts
  const toggle = toggleOf(message.topic, topic)
  const refuseUnless = (isAllowed: boolean, what: string): void => {
    if (!isAllowed) throw badRequest(`You do not have permission to ${what}`)
  }
  const refuseMoveWithin = (): void => refuseUnless(may(from, 'moveWithin'), 'move messages to another topic in this channel')
  if (place.topic !== undefined && !toggle) refuseMoveWithin()
  if (place.channelId !== undefined) refuseUnless(may(from, 'moveOut'), 'move messages out of this channel')
  const to = destinationOf(place.channelId, from, may, facts)
  if (toggle) refuseUnless(may(from, 'resolveTopic') || may(to, 'resolveTopic'), 'resolve topics in this channel')

  const moved = visible.filter(
    ({ id }) => asked.mode === 'change_all' || id === message.id || (asked.mode === 'change_later' && id > message.id),
  )
  const isWhole = moved.length === visible.length
  // Marking only part of a topic as resolved is a move, which needs the permission to move messages.
  const isResolving = toggle !== undefined && isWhole
  if (toggle && !isWhole) refuseMoveWithin()
  if (!isResolving || to !== from) requireAllowedTopic(facts.topicsPolicy, topic)
  requireYoungEnough(visible, moved, moveLimit(realm, actor, place.topic !== undefined && !isResolving, to !== from), now)
  const isSamePlace = to === from && nameKey(topic) === message.topic_key
  // A topic that is renamed as a whole is not a new topic. In another channel it is, even if it is only resolved.
  const isNew = !facts.isTopic && !isSamePlace && !(to === from && isWhole)
  if (isNew) refuseUnless(may(to, 'createTopic'), 'create new topics in this channel')
  const withdrawnNoticeId = isResolving && to === from && facts.noticeId !== message.id ? facts.noticeId : undefined
  return {
    message,
    from,
    to,
    topic,
    withdrawnNoticeId,
    now,
    isWhole,
    oldTopic: message.topic,
    ids: moved.map(({ id }) => id).filter((id) => id !== withdrawnNoticeId),
    userId: actor.id,
    isMove: !(isResolving && to === from),
    isMerge: facts.isTopic,
    toggle: isResolving ? toggle : undefined,
  }
}

function destinationOf(channelId: number | undefined, from: MovePlan['from'], may: EditFacts['may'], { to, isReadable }: MoveFacts) {
  if (channelId === undefined) return from
  if (!to) throw badRequest(`'stream_id' names a channel that does not exist: ${channelId}`)
  if (!may(to, 'post') || !isReadable) throw badRequest('You do not have permission to post in this channel')
  if (to.is_archived) throw badRequest(`Channel '${to.name}' is archived`)
  return to
}

/** What a change asks for, by the message's place. */
export function placeAsked({ topic, channelId }: MessageChange, { message, channel }: Pick<EditFacts, 'message' | 'channel'>): PlaceAsked {
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
