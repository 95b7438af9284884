// delete_message events: to each reader those messages that the reader could see.

import { idsReadingByGroup } from '../access/channels/channels.ts'
import type { Tx } from '../db/index.ts'
import type { Channel } from '../models/channel.ts'
import type { Audience } from './audience.ts'
import type { NewEvent } from './log.ts'
import type { QueueOptions } from './queues.ts'

type Place = { message_type: 'private' } | { message_type: 'stream'; stream_id: number; topic: string }
/** What the log keeps of a delete_message event. */
export type DeletionPayload = Place & { message_ids: number[] }

/** IDs of one event. However many messages go at once, an entry of the log does not grow beyond measure. */
const IDS = 5_000

/** The event for clients that take many IDs at once, else one for each ID. */
export function presentDeletion({ message_ids: ids, ...place }: DeletionPayload, { bulkMessageDeletion = false }: QueueOptions): object[] {
  return bulkMessageDeletion ? [{ ...place, message_ids: ids }] : ids.map((id) => ({ ...place, message_id: id }))
}

/** Messages, ascending by ID, were deleted from a direct conversation. */
export function deletedDirect(ids: number[], members: number[]): NewEvent[] {
  return deleted({ message_type: 'private' }, ids, { to: 'users', ids: members })
}

/**
 * Messages, ascending by ID, were deleted from a channel. `starts` are the messages after which its subscribers joined, ascending:
 * where the history is protected, they part what each of them could see.
 */
export async function deletedInChannel(
  channel: Channel,
  messages: readonly { id: number; topic: string }[],
  starts: readonly number[],
  tx: Tx,
): Promise<NewEvent[]> {
  const byGroup = await idsReadingByGroup(channel, tx)
  const groups = new Map<string, { topic: string; ids: number[] }>()
  for (const { id, topic } of messages) {
    const part = channel.history_public_to_subscribers ? 0 : starts.filter((start) => start < id).length
    const key = `${part} ${topic}`
    const group = groups.get(key)
    if (group) group.ids.push(id)
    else groups.set(key, { topic, ids: [id] })
  }
  return [...groups.values()].flatMap(({ topic, ids }) =>
    deleted({ message_type: 'stream', stream_id: channel.id, topic }, ids, audienceOf(channel, ids[0] as number, byGroup)),
  )
}

/** Messages of a channel, ascending by ID and of one topic, are gone for these readers, who could see all of them. */
export function goneInChannel(channel: Pick<Channel, 'id'>, topic: string, ids: number[], audience: Audience): NewEvent[] {
  return deleted({ message_type: 'stream', stream_id: channel.id, topic }, ids, audience)
}

/** Who could see a message of the channel. */
function audienceOf(channel: Channel, messageId: number, byGroup: readonly number[]): Audience {
  if (channel.invite_only) {
    const since = channel.history_public_to_subscribers ? Number.MAX_SAFE_INTEGER : messageId
    const also = byGroup.length > 0 ? { also: [...byGroup] } : {}
    return { to: 'readers', channelId: channel.id, isPublic: false, messageId: since, ...also }
  }
  return { to: 'knowers', channelId: channel.id, isPublic: true, ...(channel.is_web_public ? { isWebPublic: true as const } : {}) }
}

function deleted(place: Place, ids: number[], audience: Audience): NewEvent[] {
  return Array.from({ length: Math.ceil(ids.length / IDS) }, (_, i) => ({
    type: 'delete_message',
    payload: { ...place, message_ids: ids.slice(i * IDS, (i + 1) * IDS) },
    audience,
  }))
}
