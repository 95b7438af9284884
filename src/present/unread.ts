// Unread messages on the wire: at registration, and in the event that makes some unread again.

import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import type { Channel } from '../models/channel.ts'
import { FLAG } from '../models/message.ts'
import { pushTo } from '../values/lists.ts'
import { nameKey } from '../values/text.ts'

/** An unread message with its conversation. */
export interface PlacedMessage {
  id: number
  /** Bits of FLAG. */
  flags: number
  /** A channel message is muted by its topic's policy or, without one, by its channel's. `userIds` are all participants, ascending. */
  place: { channel: Channel; topic: string; isMuted: boolean } | { userIds: number[] }
}

const WILDCARDS = FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned

/** `unread_msgs` of POST /register, from messages ascending by ID. `emptyTopicName`: the client knows the empty topic as ''. */
export function presentUnread(userId: number, messages: readonly PlacedMessage[], { emptyTopicName }: { emptyTopicName: boolean }) {
  const direct = new Map<number, number[]>()
  const topics = new Map<string, { stream_id: number; topic: string; unread_message_ids: number[] }>()
  const groups = new Map<string, number[]>()
  for (const { id, place } of messages) {
    if ('channel' in place) {
      const key = `${place.channel.id} ${nameKey(place.topic)}`
      const topic = place.topic === '' && !emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : place.topic
      const entry = topics.get(key) ?? { stream_id: place.channel.id, topic, unread_message_ids: [] }
      entry.unread_message_ids.push(id)
      topics.set(key, entry)
    } else if (place.userIds.length > 2) pushTo(groups, place.userIds.join(','), id)
    else pushTo(direct, place.userIds.find((other) => other !== userId) ?? userId, id)
  }
  return {
    count: messages.filter(({ place }) => !isMuted(place)).length,
    pms: [...direct].sort(([a], [b]) => a - b).map(([other, ids]) => ({ other_user_id: other, sender_id: other, unread_message_ids: ids })),
    streams: [...topics.values()].sort((a, b) => a.stream_id - b.stream_id || compare(a.topic, b.topic)),
    huddles: [...groups]
      .sort(([a], [b]) => compare(a, b))
      .map(([ids, messageIds]) => ({ user_ids_string: ids, unread_message_ids: messageIds })),
    mentions: messages.filter(mentions).map(({ id }) => id),
  }
}

/** A personal mention counts in any topic, a wildcard mention only in an unmuted one. */
function mentions({ flags, place }: PlacedMessage): boolean {
  return (flags & FLAG.mentioned) !== 0 || ((flags & WILDCARDS) !== 0 && !isMuted(place))
}

function isMuted(place: PlacedMessage['place']): boolean {
  return 'channel' in place && place.isMuted
}

/** The details of a message that becomes unread, as an `update_message_flags` event keeps them by message ID. */
export type UnreadDetails = { mentioned?: true } & (
  | { type: 'private'; user_ids: number[] }
  | { type: 'stream'; stream_id: number; topic: string; unmuted_stream_msg?: true }
)

/** The details of an unread message for its reader. */
export function unreadDetails(userId: number, { flags, place }: PlacedMessage): UnreadDetails {
  const mentioned = (flags & (FLAG.mentioned | WILDCARDS)) === 0 ? {} : { mentioned: true as const }
  if ('channel' in place) {
    const unmuted = place.isMuted ? {} : { unmuted_stream_msg: true as const }
    return { type: 'stream', stream_id: place.channel.id, topic: place.topic, ...mentioned, ...unmuted }
  }
  return { type: 'private', user_ids: place.userIds.filter((id) => id !== userId), ...mentioned }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
