// stream events: a channel became visible, changed, or became hidden.

import type { Sight } from '../../access/messages/sight.ts'
import type { Channel } from '../../models/channel.ts'
import type { presentChannel } from '../../present/channel.ts'
import { settingsSeen } from '../../values/groups.ts'
import type { Audience, EventDefinition, EventOf, Reader } from '../event.ts'

type WireChannel = ReturnType<typeof presentChannel>
type ChannelsDeleted = { op: 'delete'; streams: { stream_id: number }[]; stream_ids: number[] }
type ChannelUpdated = { op: 'update'; stream_id: number; name: string } & ChannelUpdate
type StreamPayload =
  | { op: 'create'; streams: WireChannel[] }
  | ChannelsDeleted
  | (ChannelUpdated & {
      /** The channel is archived. Clients that do not know archived channels do not get the event. */
      ofArchived?: true
      /** The whole channel, when `is_archived` changes. */
      channel?: WireChannel
    })
type StreamEvent = EventOf<'stream', StreamPayload>

/** A property of a channel, and the fields that change with it. */
export interface ChannelUpdate
  extends Partial<Pick<WireChannel, 'rendered_description' | 'is_web_public' | 'history_public_to_subscribers'>> {
  property: keyof WireChannel
  value: WireChannel[keyof WireChannel]
}

export const stream = {
  // Its permissions can be held by groups of their own, to which people belong who are named directly.
  invalidates: ['channels', 'groups'],
  // Archiving marks the channel's messages as read for everybody, which changes spans.
  changesViewOf: (payload) => (payload.op === 'update' && payload.property === 'is_archived' ? 'everybody' : []),
  endsSight: (payload) => payload.op === 'delete' || (payload.op === 'update' && decidesAccess(payload.property)),
  deliver: deliverStream,
  seen: seenStream,
} satisfies EventDefinition<StreamPayload>

/** Privacy and shared history change with `invite_only`. */
function decidesAccess(property: string): boolean {
  return property === 'invite_only' || property.endsWith('_group')
}

/** Channels that became visible to the audience. */
export function channelsCreated(streams: WireChannel[], audience: Audience): StreamEvent {
  return { type: 'stream', payload: { op: 'create', streams }, audience }
}

/** Channels that became hidden from these users. */
export function channelsDeleted(channelIds: number[], userIds: number[]): StreamEvent {
  return { type: 'stream', payload: deleted(channelIds), audience: { to: 'users', ids: userIds } }
}

/** `name` is the name by which clients know the channel. `archived.channel` is present when `is_archived` changes. */
export function channelUpdated(
  { id, name }: Pick<Channel, 'id' | 'name'>,
  update: ChannelUpdate,
  audience: Audience,
  archived: { ofArchived?: true; channel?: WireChannel } = {},
): StreamEvent {
  return { type: 'stream', payload: { op: 'update', stream_id: id, name, ...update, ...archived }, audience }
}

/** What the reader still knows of the channels. That a channel is gone is always told. */
function seenStream(payload: StreamPayload, sees: Sight): StreamPayload | undefined {
  if (payload.op === 'delete') return payload
  if (payload.op === 'update') return sees.channel(payload.stream_id) ? payload : undefined
  const streams = payload.streams.filter(({ stream_id }) => sees.channel(stream_id))
  if (streams.length === payload.streams.length) return payload
  return streams.length > 0 ? { op: 'create', streams } : undefined
}

/** For clients that do not know archived channels, archiving a channel deletes it. */
function deliverStream(
  payload: StreamPayload,
  { options, hidden }: Reader,
): { op: 'create'; streams: WireChannel[] } | ChannelsDeleted | ChannelUpdated | undefined {
  if (payload.op === 'update') {
    const { ofArchived, channel, ...whole } = payload
    const update = settingsSeen(whole, hidden)
    if (options.archivedChannels) return update
    if (!channel) return ofArchived ? undefined : update
    return update.value ? deleted([update.stream_id]) : { op: 'create', streams: [settingsSeen(channel, hidden)] }
  }
  if (payload.op === 'delete') return payload
  const streams = payload.streams
    .filter((channel) => options.archivedChannels || !channel.is_archived)
    .map((channel) => settingsSeen(channel, hidden))
  return streams.length > 0 ? { op: 'create', streams } : undefined
}

function deleted(ids: number[]): ChannelsDeleted {
  return { op: 'delete', streams: ids.map((id) => ({ stream_id: id })), stream_ids: ids }
}
