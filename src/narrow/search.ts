// Searches the full-text index of messages (docs/adr/0007-search-and-pages.md).

import { type Condition, fullTextMatch } from '../db/dialect.ts'
import type { Db } from '../db/index.ts'
import { escapeHtml } from '../markup/html.ts'
import type { Message } from '../models/message.ts'
import type { Term } from './parse.ts'
import { highlighter, type Needle, needlesOf } from './words.ts'

/** Makes the fields `match_content` and `match_subject` of a message whose topic is displayed as `subject`. */
type Matcher = (message: Pick<Message, 'rendered_content'>, subject: string) => { match_content: string; match_subject: string }

/** A matcher for messages found by a search. */
export function matcherOf(terms: readonly Term[]): Matcher {
  const needles = terms.flatMap((term) => (term.operator === 'search' && !term.negated ? needlesOf(term.operand) : []))
  const highlight = highlighter(needles)
  return ({ rendered_content: html }, subject) => ({ match_content: highlight(html), match_subject: highlight(escapeHtml(subject)) })
}

/**
 * A condition on the column of an ID: the message has all words and phrases of the search. The index finds the messages that have all
 * tokens. The order of the tokens is checked in their text.
 */
export function wordsCondition(db: Db, search: string, id: string): Condition {
  const needles = needlesOf(search)
  const words = needles.flatMap(({ tokens, open }) => tokens.map((token) => ({ token, isOpen: open })))
  const indexed = fullTextMatch(db.sequelize, words)
  const exact = textCondition(needles)
  return {
    sql: `${id} IN (SELECT t.message_id FROM message_texts t WHERE ${indexed.sql} AND ${exact.sql})`,
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
