// Compiles terms into conditions on `messages m` and, if a term depends on flags, on the reader's rows `user_messages u`.
// narrow/predicate.ts does the same in memory. One table of cases tests both.

import { type Condition, indexedFlag } from '../db/dialect.ts'
import type { Db } from '../db/index.ts'
import { FLAG } from '../models/message.ts'
import { Recipient } from '../models/recipient.ts'
import type { User } from '../models/user.ts'
import { nameKey } from '../values/text.ts'
import { POLICY } from '../values/topics.ts'
import type { IsOperand } from './parse.ts'
import { FLAGS_OF, RESOLVED } from './predicate.ts'
import type { ResolvedTerm } from './resolve.ts'
import { eachWithWords } from './search.ts'

const PERSONAL: ReadonlySet<unknown> = new Set<IsOperand>(['starred', 'unread', 'mentioned', 'alerted'])

/** Whether the term depends on a flag of the reader. Only messages that the reader has a row for can match it. */
export function asksForFlags({ operator, operand }: ResolvedTerm): boolean {
  return operator === 'is' && PERSONAL.has(operand)
}

/** The condition of one term. */
export async function compile(db: Db, reader: User, term: ResolvedTerm): Promise<Condition> {
  if (term.operator === 'near') return ANY
  const condition = await positive(db, reader, term)
  return term.negated ? not(condition) : condition
}

/** Messages of the reader's direct conversations. */
export function direct(reader: User): Condition {
  return { sql: 'm.recipient_id IN (SELECT d.recipient_id FROM recipient_members d WHERE d.user_id = ?)', values: [reader.id] }
}

/** Messages whose recipient has one of these IDs. */
export function toOneOf(recipientIds: readonly number[]): Condition {
  return recipientIds.length === 0 ? { sql: '1 = 0', values: [] } : { sql: 'm.recipient_id IN (?)', values: [recipientIds] }
}

/** Messages outside muted channels and topics. `inChannel`: the reader is viewing the channel, so its own mute is ignored. */
export function unmuted(reader: User, { inChannel = false } = {}): Condition {
  return not(inChannel ? mutedTopic(reader) : muted(reader))
}

const ANY: Condition = { sql: '1 = 1', values: [] }

function not({ sql, values }: Condition): Condition {
  return { sql: `NOT (${sql})`, values }
}

async function positive(db: Db, reader: User, term: Exclude<ResolvedTerm, { operator: 'near' }>): Promise<Condition> {
  switch (term.operator) {
    case 'channel':
      return { sql: 'm.recipient_id = ?', values: [term.channel.recipient_id] }
    case 'channels': {
      const column = term.operand === 'public' ? 'c.invite_only = 0' : 'c.is_web_public = 1'
      return {
        sql: `m.recipient_id IN (SELECT c.recipient_id FROM channels c WHERE c.realm_id = ? AND ${column})`,
        values: [reader.realm_id],
      }
    }
    case 'topic':
      // Direct messages also have the empty topic.
      return {
        sql: `m.topic_key = ?${term.operand === '' ? ' AND EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = m.recipient_id)' : ''}`,
        values: [nameKey(term.operand)],
      }
    case 'sender':
      return { sql: 'm.sender_id = ?', values: [term.operand] }
    case 'mentions':
      return {
        sql: 'EXISTS (SELECT 1 FROM user_messages n WHERE n.user_id = ? AND n.message_id = m.id AND (n.flags & ?) <> 0)',
        values: [term.operand, FLAG.mentioned],
      }
    case 'dm': {
      const participants = [...new Set([reader.id, ...term.operand])].sort((a, b) => a - b)
      const recipient = await Recipient.findDirect(reader.realm_id, participants)
      return { sql: 'm.recipient_id = ?', values: [recipient?.id ?? 0] }
    }
    case 'dm-including': {
      const users = [...new Set([reader.id, ...term.operand])]
      // One condition for any number of users, because SQLite refuses a statement with about 1,000.
      return {
        sql: `m.recipient_id IN (SELECT o.recipient_id FROM recipient_members o JOIN recipient_members d ON d.recipient_id = o.recipient_id
          WHERE o.user_id = ? AND d.user_id IN (?) GROUP BY o.recipient_id HAVING COUNT(*) = ?)`,
        values: [reader.id, users, users.length],
      }
    }
    case 'is':
      return isA(db, reader, term.operand)
    case 'has':
      if (term.operand === 'reaction') return { sql: 'EXISTS (SELECT 1 FROM reactions r WHERE r.message_id = m.id)', values: [] }
      return { sql: `m.has_${term.operand} = 1`, values: [] }
    case 'in':
      return term.operand === 'all' ? ANY : unmuted(reader)
    case 'search':
      return eachWithWords(term.operand)
    case 'id':
      return { sql: 'm.id = ?', values: [term.operand] }
  }
}

function isA(db: Db, reader: User, operand: IsOperand): Condition {
  switch (operand) {
    case 'dm':
      return direct(reader)
    case 'unread':
      return { sql: indexedFlag(db.sequelize, 'unread'), values: [] }
    case 'starred':
    case 'mentioned':
    case 'alerted': {
      return { sql: `${indexedFlag(db.sequelize, 'flagged')} AND (u.flags & ?) <> 0`, values: [FLAGS_OF[operand]] }
    }
    case 'followed':
      return hasPolicy(reader, [POLICY.followed])
    case 'muted':
      return muted(reader)
    case 'resolved':
      return { sql: 'm.topic_key LIKE ?', values: [`${RESOLVED}%`] }
  }
}

function hasPolicy(reader: User, policies: number[]): Condition {
  return {
    sql: `EXISTS (SELECT 1 FROM user_topics p JOIN channels c ON c.id = p.channel_id WHERE p.user_id = ? AND p.topic_key = m.topic_key
      AND c.recipient_id = m.recipient_id AND p.visibility_policy IN (?))`,
    values: [reader.id, policies],
  }
}

function mutedTopic(reader: User): Condition {
  return hasPolicy(reader, [POLICY.muted])
}

function muted(reader: User): Condition {
  const topic = mutedTopic(reader)
  const spared = hasPolicy(reader, [POLICY.unmuted, POLICY.followed])
  return {
    sql: `(${topic.sql} OR (m.recipient_id IN (SELECT c.recipient_id FROM channels c JOIN subscriptions b ON b.channel_id = c.id
      WHERE b.user_id = ? AND b.is_muted = 1 AND b.is_active = 1) AND NOT ${spared.sql}))`,
    values: [...topic.values, reader.id, ...spared.values],
  }
}
