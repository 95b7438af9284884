// Plans a change to a message from facts alone: a new text, a new place, both, or a refusal.

import { createHash } from 'node:crypto'
import { requireAllowedTopic } from '../../access/channels/channels.ts'
import { requireMayConverse } from '../../access/messages/addressees.ts'
import { moveLimit, requireMayEdit, requireYoungEnough } from '../../access/messages/changes.ts'
import { type Mentions, mentionsIn, requireMayMention } from '../../access/messages/mentions.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { Rendered } from '../../markup/index.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { nameKey } from '../../values/text.ts'
import { normaliseTopic, RESOLVED } from '../../values/topics.ts'
import { type EditFacts, type MessageChange, type MoveFacts, placeAsked, toggleOf } from './edit-facts.ts'
import type { MovePlan } from './move.ts'
import { renderText } from './rendering.ts'

/** A new text of a message. */
export interface Edit {
  before: { content: string; html: string }
  content: string
  rendered: Rendered
  mentions: Mentions
  /** The users whom the text names. */
  users: readonly User[]
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
  const { message, channel } = facts
  const place = placeAsked(asked, facts)
  if (asked.content !== undefined) requireMayEdit(by.realm, by.actor, message, by.now)
  if (asked.content !== undefined || place.topic !== undefined) requireMayPostThere(facts)
  requireCoherent(asked, facts)
  if (channel?.is_archived) throw badRequest(`Channel '${channel.name}' is archived`)
  const edit = facts.text && planText(by.actor, facts, facts.text)
  const move = facts.move && planMove(by, asked, facts, facts.move)
  return { edit, move: move && { ...move, writesOwnHistory: edit !== undefined } }
}

function requireMayPostThere({ addressee, may, direct }: EditFacts): void {
  if ('users' in addressee) {
    if (direct) requireMayConverse(addressee.users, direct)
  } else if (!may(addressee.channel, 'post')) throw badRequest('You do not have permission to post in this channel')
}

/** Throws BAD_REQUEST if nothing changes or the parameters do not go together, and EXPECTATION_MISMATCH. */
function requireCoherent(asked: MessageChange, facts: EditFacts): void {
  const { topic, channelId } = placeAsked(asked, facts)
  const { message, channel } = facts
  if (asked.content === undefined && topic === undefined && channelId === undefined) throw badRequest('Nothing to change')
  if (!channel && topic !== undefined) throw badRequest("'topic' must not be given for a direct message")
  if (!channel && channelId !== undefined) throw badRequest("'stream_id' must not be given for a direct message")
  if (asked.mode !== 'change_one' && topic === undefined && channelId === undefined)
    throw badRequest("'propagate_mode' must be change_one when only the content is edited")
  if (topic === RESOLVED.trim() || (topic?.startsWith(RESOLVED) && normaliseTopic(topic.slice(RESOLVED.length)) === ''))
    throw badRequest("'topic' must not be a check mark alone: the empty topic cannot be resolved")
  if (asked.content !== undefined && asked.channelId !== undefined) throw badRequest("'content' must not come with 'stream_id'")
  const stored = createHash('sha256').update(message.content).digest('hex')
  if (asked.prevContentSha256 !== undefined && asked.prevContentSha256.toLowerCase() !== stored)
    throw apiError('EXPECTATION_MISMATCH', "'prev_content_sha256' does not match the stored value", { field_name: 'prev_content_sha256' })
}

function planText(actor: User, { message }: EditFacts, text: NonNullable<EditFacts['text']>): Edit {
  const rendered = renderText(text)
  requireMayMention(actor, rendered, text.mentions)
  const before = { content: message.content, html: message.rendered_content }
  return { before, content: text.content, rendered, mentions: mentionsIn(rendered, text.mentions), users: text.users }
}

/** Plans the move. Throws BAD_REQUEST and MOVE_MESSAGES_TIME_LIMIT_EXCEEDED. */
function planMove(
  { realm, actor, now }: Actor,
  asked: MessageChange,
  { message, channel: from, may }: EditFacts,
  facts: MoveFacts,
): MovePlan {
  if (!from) throw new Error('a direct message cannot be moved')
  const { topic, visible } = facts
  const place = placeAsked(asked, { message, channel: from })
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
