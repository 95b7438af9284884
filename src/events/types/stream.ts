// stream events: a channel that one may know of came, changed, or is out of sight.

import type { Channel } from '../../models/channel.ts'
import type { presentChannel } from '../../present/channel.ts'
import type { Audience, EventOf, Reader } from '../event.ts'

type WireChannel = ReturnType<typeof presentChannel>
type ChannelsDeleted = { op: 'delete'; streams: { stream_id: number }[]; stream_ids: number[] }
type ChannelUpdated = { op: 'update'; stream_id: number; name: string } & ChannelUpdate
export type StreamPayload =
  | { op: 'create'; streams: WireChannel[] }
  | ChannelsDeleted
  | (ChannelUpdated & {
      /** Of an archived channel: not for clients that know none. */
      ofArchived?: true
      /** The whole channel, beside a change of `is_archived`. */
      channel?: WireChannel
    })
type StreamEvent = EventOf<'stream', StreamPayload>

/** A property of a channel, and what else changes with it. */
export interface ChannelUpdate
  extends Partial<Pick<WireChannel, 'rendered_description' | 'is_web_public' | 'history_public_to_subscribers'>> {
  property: keyof WireChannel
  value: WireChannel[keyof WireChannel]
}

/** Channels that the audience may know of from now on. */
export function channelsCreated(streams: WireChannel[], audience: Audience): StreamEvent {
  return { type: 'stream', payload: { op: 'create', streams }, audience }
}

/** Channels that these users may not know of any more. */
export function channelsDeleted(channelIds: number[], userIds: number[]): StreamEvent {
  return { type: 'stream', payload: deleted(channelIds), audience: { to: 'users', ids: userIds } }
}

/** `name` is the one by which clients know the channel. `whole` comes with a change of `is_archived`. */
export function channelUpdated(
  { id, name }: Pick<Channel, 'id' | 'name'>,
  update: ChannelUpdate,
  audience: Audience,
  archived: { ofArchived?: true; channel?: WireChannel } = {},
): StreamEvent {
  return { type: 'stream', payload: { op: 'update', stream_id: id, name, ...update, ...archived }, audience }
}

/** For clients that do not know archived channels, archiving is deleting. */
export function deliverStream(
  payload: StreamPayload,
  { options }: Reader,
): { op: 'create'; streams: WireChannel[] } | ChannelsDeleted | ChannelUpdated | undefined {
  if (payload.op === 'update') {
    const { ofArchived, channel, ...update } = payload
    if (options.archivedChannels) return update
    if (!channel) return ofArchived ? undefined : update
    return update.value ? deleted([update.stream_id]) : { op: 'create', streams: [channel] }
  }
  if (payload.op === 'delete' || options.archivedChannels) return payload
  const streams = payload.streams.filter((channel) => !channel.is_archived)
  return streams.length > 0 ? { op: 'create', streams } : undefined
}

function deleted(ids: number[]): ChannelsDeleted {
  return { op: 'delete', streams: ids.map((id) => ({ stream_id: id })), stream_ids: ids }
}
