// Numbers that clients are told at registration. Lengths are in Unicode code points.

export const MAX_MESSAGE_LENGTH = 10_000
export const MAX_TOPIC_LENGTH = 60
export const MAX_CHANNEL_NAME_LENGTH = 60
export const MAX_CHANNEL_DESCRIPTION_LENGTH = 1024
export const EMPTY_TOPIC_DISPLAY_NAME = 'general chat'
/** Seconds a client should wait for GET /events to answer. */
export const LONGPOLL_TIMEOUT = 90
/** Seconds after which a queue that nobody polls expires, and the longest that a client may ask for. */
export const QUEUE_IDLE_TIMEOUT = 600
export const MAX_QUEUE_IDLE_TIMEOUT = 7 * 86_400
/** Password bounds, in code points. */
export const PASSWORD_LENGTH = { min: 6, max: 100 }
/** service_feature_level: everything up to it in the specification is supported. */
export const FEATURE_LEVEL = 496

/** Length in Unicode code points. */
export function codePoints(text: string): number {
  let n = 0
  for (const _ of text) n++
  return n
}
