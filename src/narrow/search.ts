// The full-text index of messages (docs/adr/0007-search-and-pages.md).

import { Op, QueryTypes } from 'sequelize'
import { type Condition, concat, fullTextMatch } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { insertRows } from '../db/rows.ts'
import { escapeHtml } from '../markup/html.ts'
import type { Message } from '../models/message.ts'
import { MessageText } from '../models/message-text.ts'
import type { Term } from './parse.ts'
import { highlighter, type Needle, needlesOf, spacedTokens, tokensOf } from './words.ts'

/** Adds new messages to the full-text index. `tokens`: the tokens of their topic and HTML. */
export async function storeWords(rows: readonly { message_id: number; realm_id: number; tokens: string }[], tx: Tx): Promise<void> {
  await insertRows(MessageText, [...rows], tx)
}

/** Indexes an edited message again. */
export async function reindexWords(message: Message, tx: Tx): Promise<void> {
  const row = { message_id: message.id, realm_id: message.realm_id, tokens: tokensOf(message) }
  await MessageText.upsert(row, { transaction: tx })
}

/** Indexes the new topic of messages, in one statement for all. */
export async function indexTopic(db: Db, messageIds: readonly number[], topic: string, tx: Tx): Promise<void> {
  const rest = "SUBSTR(tokens, INSTR(tokens, ' -'))"
  await db.sequelize.query(`UPDATE message_texts SET tokens = ${concat(db.sequelize, '?', rest)} WHERE message_id IN (?)`, {
    replacements: [spacedTokens(topic), messageIds],
    type: QueryTypes.UPDATE,
    transaction: tx,
  })
}

/** Removes deleted messages from the full-text index. */
export async function removeWords(messageIds: readonly number[], tx: Tx): Promise<void> {
  await MessageText.destroy({ where: { message_id: { [Op.in]: [...messageIds] } }, transaction: tx })
}

/** Makes the fields `match_content` and `match_subject` of a message whose topic is displayed as `subject`. */
export type Matcher = (message: Pick<Message, 'rendered_content'>, subject: string) => { match_content: string; match_subject: string }

/** A matcher for messages found by a search. */
export function matcherOf(terms: readonly Term[]): Matcher {
  const needles = terms.flatMap((term) => (term.operator === 'search' && !term.negated ? needlesOf(term.operand) : []))
  const highlight = highlighter(needles)
  return ({ rendered_content: html }, subject) => ({ match_content: highlight(html), match_subject: highlight(escapeHtml(subject)) })
}

/**
 * A condition on `messages m`: the message has all words and phrases of the search. The index finds the messages that have all tokens. The
 * order of the tokens is checked in their text.
 */
export function wordsCondition(db: Db, search: string): Condition {
  const needles = needlesOf(search)
  const words = needles.flatMap(({ tokens, open }) => tokens.map((token) => ({ token, isOpen: open })))
  const indexed = fullTextMatch(db.sequelize, words)
  const exact = textCondition(needles)
  return {
    sql: `m.id IN (SELECT t.message_id FROM message_texts t WHERE ${indexed.sql} AND ${exact.sql})`,
    values: [...indexed.values, ...exact.values],
  }
}

/** A condition on `message_texts t`: the text has all words and phrases of the searches. Does not use the index. */
export function hasWords(searches: readonly string[]): Condition {
  return textCondition(searches.flatMap(needlesOf))
}

/**
 * A condition on `messages m`: the message has all words and phrases of the search. Checks each message that the query reads, without the
 * index.
 */
export function eachWithWords(search: string): Condition {
  const exact = textCondition(needlesOf(search))
  return { sql: `EXISTS (SELECT 1 FROM message_texts t WHERE t.message_id = m.id AND ${exact.sql})`, values: exact.values }
}

function textCondition(needles: readonly Needle[]): Condition {
  return { sql: needles.map(() => 'INSTR(t.tokens, ?) > 0').join(' AND '), values: needles.map(({ text }) => text) }
}
