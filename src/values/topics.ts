// The text of messages and topics, as requests give it. (Specification: Topic rules)

import { badRequest } from '../errors.ts'
import { EMPTY_TOPIC_DISPLAY_NAME, MAX_MESSAGE_LENGTH, MAX_TOPIC_LENGTH } from '../limits.ts'
import { normaliseLine, refuseLonger, showsNothing } from './text.ts'

/** What a resolved topic begins with; it does not count against the length. */
export const RESOLVED = '✔ '

/** A topic as it is stored: in NFC, trimmed, the names of the empty topic read as the empty string. Throws BAD_REQUEST. */
export function normaliseTopic(text: string, parameter = 'topic'): string {
  const topic = normaliseLine(parameter, text)
  if (isEmptyTopic(topic)) return ''
  refuseLonger(parameter, topic.startsWith(RESOLVED) ? topic.slice(RESOLVED.length) : topic, MAX_TOPIC_LENGTH)
  return topic
}

/** Whether a text, as requests give it, is the empty topic or a name of it. */
export function isEmptyTopic(text: string): boolean {
  return ['(no topic)', EMPTY_TOPIC_DISPLAY_NAME].includes(text.trim()) || showsNothing(text)
}

/** Content as it is stored: white space at the end and newlines at the beginning cut. Throws BAD_REQUEST. */
export function normaliseContent(text: string): string {
  const content = text.trimEnd().replace(/^[\r\n]+/, '')
  if (showsNothing(content)) throw badRequest("'content' must not be empty")
  refuseLonger('content', content, MAX_MESSAGE_LENGTH)
  return content
}

/** Visibility policies of topics as they stand on the wire. */
export const POLICY = { inherit: 0, muted: 1, unmuted: 2, followed: 3 } as const
