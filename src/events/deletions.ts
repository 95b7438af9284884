// delete_message events: to each reader those messages that the reader could see.

import type { Tx } from '../db/index.ts'
import type { Channel } from '../models/channel.ts'
import { knowers, readingPlace } from './audience.ts'
import type { Audience, NewEvent, QueueOptions } from './types.ts'

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

/** Messages of one topic, ascending by ID, were deleted from a channel whose history is open to all who may read it. */
export async function deletedInChannel(channel: Channel, topic: string, ids: number[], tx: Tx): Promise<NewEvent[]> {
  if (!channel.invite_only) return goneInChannel(channel, topic, ids, await knowers(channel, tx))
  const place = await readingPlace(channel, tx)
  const receivers = { messageId: ids.at(-1) ?? 0, oldestId: ids[0] ?? 0, andSubscribers: true as const, also: place.byGroup ?? [] }
  return goneInChannel(channel, topic, ids, { to: 'readers', ...place, ...receivers })
}

/** Messages of a channel, ascending by ID and of one topic, are gone for these readers, who could see all of them. */
export function goneInChannel(channel: Pick<Channel, 'id'>, topic: string, ids: number[], audience: Audience): NewEvent[] {
  return deleted({ message_type: 'stream', stream_id: channel.id, topic }, ids, audience)
}

function deleted(place: Place, ids: number[], audience: Audience): NewEvent[] {
  return Array.from({ length: Math.ceil(ids.length / IDS) }, (_, i) => ({
    type: 'delete_message',
    payload: { ...place, message_ids: ids.slice(i * IDS, (i + 1) * IDS) },
    audience,
  }))
}
