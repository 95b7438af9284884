// Decides in memory whether a message matches terms. narrow/sql.ts does the same in SQL. One table of cases tests both.

import { FLAG } from '../models/message.ts'
import type { MessageSnapshot } from '../present/message.ts'
import { nameKey } from '../values/text.ts'
import { POLICY } from '../values/topics.ts'
import type { Term } from './parse.ts'
import { needlesOf, tokensOf } from './words.ts'

/** A message, and the reader's flags and settings for it. */
export interface MessageForReader {
  message: MessageSnapshot
  readerId: number
  /** Flag bits by user ID. Users who are not listed have none. */
  flags: Record<number, number>
  /** The reader's settings for its channel and topic. Undefined if there are none. */
  channelMuted?: boolean
  topicPolicy?: number
  /** Undefined if no term can depend on it, as in the narrow of an event queue. */
  channel?: { isPublic: boolean; isWebPublic: boolean }
  media?: { has_attachment: boolean; has_image: boolean; has_link: boolean; has_reaction: boolean }
}

/** The prefix of resolved topics. */
export const RESOLVED = '✔ '
/** Flags by operand of `is`. */
export const FLAGS_OF = {
  starred: FLAG.starred,
  mentioned: FLAG.mentioned | FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned,
  alerted: FLAG.has_alert_word,
} as const

/** Whether the message matches all terms. */
export function matches(terms: readonly Term[], subject: MessageForReader): boolean {
  return terms.every((term) => holds(term, subject) !== term.negated || term.operator === 'near')
}

function holds(term: Term, subject: MessageForReader): boolean {
  const { message, readerId, flags } = subject
  switch (term.operator) {
    case 'channel':
      return message.channel !== undefined && is(term.operand, message.channel.id, message.channel.name)
    case 'channels':
      return (term.operand === 'public' ? subject.channel?.isPublic : subject.channel?.isWebPublic) ?? false
    case 'topic':
      return message.channel !== undefined && nameKey(message.topic) === nameKey(term.operand)
    case 'sender':
      return is(term.operand, message.senderId, message.senderEmail)
    case 'dm': {
      const others = (message.participants ?? []).filter(({ id }) => id !== readerId)
      const named = new Set(term.operand)
      return (
        message.participants !== undefined &&
        others.every(({ id, email }) => term.operand.some((user) => is(user, id, email))) &&
        [...named].every((user) => message.participants?.some(({ id, email }) => is(user, id, email)))
      )
    }
    case 'dm-including':
      return term.operand.every((user) => message.participants?.some(({ id, email }) => is(user, id, email)) ?? false)
    case 'mentions':
      return ((flags[Number(term.operand)] ?? 0) & FLAG.mentioned) !== 0
    case 'is':
      return isA(term.operand, subject)
    case 'has':
      return subject.media?.[`has_${term.operand}`] ?? false
    case 'in':
      return term.operand === 'all' || !isA('muted', subject)
    case 'search': {
      const tokens = tokensOf({ topic: message.topic, rendered_content: message.renderedContent })
      return needlesOf(term.operand).every(({ text }) => tokens.includes(text))
    }
    case 'id':
      return message.id === term.operand
    case 'near':
    case 'with':
      return true
  }
}

function isA(operand: Extract<Term, { operator: 'is' }>['operand'], subject: MessageForReader): boolean {
  const { message, readerId, topicPolicy = POLICY.inherit, channelMuted = false } = subject
  const flags = subject.flags[readerId] ?? 0
  switch (operand) {
    case 'dm':
      return message.participants !== undefined
    case 'unread':
      return (flags & FLAG.read) === 0
    case 'starred':
    case 'mentioned':
    case 'alerted':
      return (flags & FLAGS_OF[operand]) !== 0
    case 'followed':
      return topicPolicy === POLICY.followed
    case 'muted':
      return topicPolicy === POLICY.muted || (channelMuted && topicPolicy === POLICY.inherit)
    case 'resolved':
      return message.topic.startsWith(RESOLVED)
  }
}

function is(reference: string | number, id: number, name: string): boolean {
  const text = nameKey(String(reference))
  return text === String(id) || (typeof reference === 'string' && text === nameKey(name))
}
