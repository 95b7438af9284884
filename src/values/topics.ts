// The text of messages and topics, as requests give it. (Specification: Topic rules)

import { badRequest } from '../errors.ts'
import { codePoints, EMPTY_TOPIC_DISPLAY_NAME, MAX_MESSAGE_LENGTH, MAX_TOPIC_LENGTH } from '../limits.ts'

/** What a resolved topic begins with; it does not count against the length. */
export const RESOLVED = '✔ '

/** A topic as it is stored: trimmed, the names of the empty topic read as the empty string. Throws BAD_REQUEST. */
export function normaliseTopic(text: string, parameter = 'topic'): string {
  const topic = text.trim()
  if (topic === '(no topic)' || topic === EMPTY_TOPIC_DISPLAY_NAME) return ''
  if (/[\p{Cc}\p{Cn}\p{Cs}]/u.test(topic)) throw badRequest(`'${parameter}' contains a character that cannot be printed`)
  const name = topic.startsWith(RESOLVED) ? topic.slice(RESOLVED.length) : topic
  if (codePoints(name) > MAX_TOPIC_LENGTH) throw badRequest(`'${parameter}' must have at most ${MAX_TOPIC_LENGTH} characters`)
  return topic
}

/** Content as it is stored: white space at the end and newlines at the beginning cut. Throws BAD_REQUEST. */
export function normaliseContent(text: string): string {
  const content = text.trimEnd().replace(/^[\r\n]+/, '')
  if (content === '') throw badRequest("'content' must not be empty")
  if (codePoints(content) > MAX_MESSAGE_LENGTH) throw badRequest(`'content' must have at most ${MAX_MESSAGE_LENGTH} characters`)
  return content
}

/** Visibility policies of topics as they stand on the wire. */
export const POLICY = { inherit: 0, muted: 1, unmuted: 2, followed: 3 } as const
