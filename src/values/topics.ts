// Rules for the content and topic of messages, as requests give them.

import { badRequest } from '../errors.ts'
import { codePoints, EMPTY_TOPIC_DISPLAY_NAME, MAX_MESSAGE_LENGTH, MAX_TOPIC_LENGTH } from '../limits.ts'
import { normaliseLine, requireLength, requirePrintable, showsNothing, withoutInvisible, withPlainSpaces } from './text.ts'

/** The prefix of a resolved topic, which does not count towards its length. */
export const RESOLVED = '✔ '

/**
 * The topic in stored form: in NFC, trimmed, with single plain spaces, without invisible characters, with the names of the empty topic
 * replaced by ''. Throws BAD_REQUEST.
 */
export function normaliseTopic(text: string, parameter = 'topic'): string {
  const topic = withPlainSpaces(withoutInvisible(normaliseLine(parameter, withPlainSpaces(text)))).trim()
  if (isEmptyTopic(topic)) return ''
  requireLength(parameter, topic.startsWith(RESOLVED) ? topic.slice(RESOLVED.length) : topic, MAX_TOPIC_LENGTH)
  return topic
}

/**
 * The code points of a text in its stored form, whatever kind of text it is: in NFC, trimmed, with single plain spaces, without invisible
 * characters, and without the prefix of a resolved topic. Some kinds keep more, and so may be longer.
 */
export function lengthOnceStored(text: string): number {
  const stored = withPlainSpaces(withoutInvisible(text.normalize('NFC'))).trim()
  return codePoints(stored.startsWith(RESOLVED) ? stored.slice(RESOLVED.length) : stored)
}

/** Whether a text is the empty topic or one of its names. */
export function isEmptyTopic(text: string): boolean {
  return ['(no topic)', EMPTY_TOPIC_DISPLAY_NAME].includes(withPlainSpaces(text).trim()) || showsNothing(text)
}

/** The content in stored form: without trailing white space and leading newlines. Throws BAD_REQUEST. Also for what no decoder has read. */
export function normaliseContent(text: string): string {
  requirePrintable(text, 'content')
  const content = text.trimEnd().replace(/^[\r\n]+/, '')
  if (showsNothing(content)) throw badRequest("'content' must not be empty")
  requireLength('content', content, MAX_MESSAGE_LENGTH)
  return content
}

/** Visibility policies of topics, with their numbers on the wire. */
export const POLICY = { inherit: 0, muted: 1, unmuted: 2, followed: 3 } as const
