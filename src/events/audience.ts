// The audience of an event. It is stored with the event. Delivery then decides which of its users may see the event.

import { idsKnowingByGroup, idsReadingByGroup } from '../access/channels/channels.ts'
import { type ChannelSight, channelSight, personOf } from '../access/channels/policy.ts'
import type { Tx } from '../db/index.ts'
import type { Channel, ChannelAccessFacts } from '../models/channel.ts'
import type { Span } from '../models/subscription.ts'
import type { Audience, ChannelOfAudience, Receivers, View } from './event.ts'

/** Whether the user is subscribed to the channel now. */
export function isSubscribed({ channels }: Pick<View, 'channels'>, channelId: number): boolean {
  return channels.get(channelId)?.some(({ to }) => to === null) ?? false
}

/** The span during which the user received this message of the channel, or any message from `oldestId` up to it. */
export function spanOf({ channels }: Pick<View, 'channels'>, channelId: number, messageId: number, oldestId = messageId): Span | undefined {
  return channels.get(channelId)?.find(({ after, to }) => after < messageId && (to === null || to >= oldestId))
}

/** What the user now sees of the channel of an audience. The audience names the users its groups let see it, not the groups. */
function sightOf(view: View, { channelId, isPublic, isWebPublic, byGroup = [] }: ChannelOfAudience): ChannelSight {
  const person = personOf(view, { isSubscribed: isSubscribed(view, channelId), byGroup: byGroup.includes(view.userId) })
  // Written out, because this runs for each queue that waits: copying the last three from a constant took 6 % of a delivery's time.
  return channelSight(person, {
    id: channelId,
    invite_only: !isPublic,
    is_web_public: isWebPublic === true,
    history_public_to_subscribers: true,
    can_add_subscribers_group: 0,
    can_administer_channel_group: 0,
    can_subscribe_group: 0,
  })
}

/** Whether an event of this audience concerns the user of a queue. */
export function concerns(audience: Audience, view: View, allPublicChannels: boolean): boolean {
  switch (audience.to) {
    case 'realm':
      return !audience.except?.includes(view.userId)
    case 'users':
      return audience.ids.includes(view.userId) && (audience.of === undefined || sightOf(view, audience.of).reads)
    case 'readers': {
      if (!sightOf(view, audience).reads) return false
      const { channelId, messageId, oldestId, andSubscribers, also, isPublic } = audience
      if (also?.includes(view.userId) || (isPublic && allPublicChannels)) return true
      return spanOf(view, channelId, messageId, oldestId) !== undefined || (andSubscribers === true && isSubscribed(view, channelId))
    }
    case 'knowers':
      return !audience.except?.includes(view.userId) && sightOf(view, audience).knows
  }
}

/** The audience of the users who may know of the channel, except `except`. */
export async function knowers(channel: Channel, tx: Tx, except: readonly number[] = []): Promise<Audience> {
  return knowersOf(await idsKnowingByGroup([channel], tx))(channel, except)
}

/** Like `knowers`, for channels whose groups were read with `idsKnowingByGroup`. */
export function knowersOf(byGroup: ReadonlyMap<number, number[]>): (channel: Channel, except?: readonly number[]) => Audience {
  return (channel, except = []) => {
    const place = placeOf(channel, byGroup.get(channel.id))
    return { to: 'knowers', ...place, ...(except.length > 0 ? { except: [...except] } : {}) }
  }
}

/** The audience of the receivers who may read messages of the channel. */
export async function readers(channel: ChannelAccessFacts, receivers: Receivers, tx: Tx): Promise<Audience> {
  return readersOf(channel, receivers, await idsReadingByGroup(channel, tx))
}

/** Like `readers`, with `byGroup` read beforehand. `byGroup` can be omitted when the messages concern only subscribers. */
export function readersOf(channel: ChannelAccessFacts, receivers: Receivers, byGroup: readonly number[] = []): Audience {
  return { to: 'readers', ...placeOf(channel, byGroup), ...receivers }
}

/** The audience of the users who could see these messages (ascending by ID) of a channel whose history is not protected. */
export async function readersOfHistory(channel: Channel, ids: readonly number[], tx: Tx): Promise<Audience> {
  if (!channel.invite_only) return knowers(channel, tx)
  const place = await readingPlace(channel, tx)
  return { to: 'readers', ...place, messageId: ids.at(-1) ?? 0, oldestId: ids[0] ?? 0, andSubscribers: true, also: place.byGroup ?? [] }
}

/** The audience of those of the users who may read the channel, whichever groups they belong to. */
export function usersReading(channel: ChannelAccessFacts, ids: number[]): Audience {
  return { to: 'users', ids, of: placeOf(channel) }
}

/** The channel, with the users who may read it because of a group. */
export async function readingPlace(channel: Channel, tx: Tx): Promise<ChannelOfAudience> {
  return placeOf(channel, await idsReadingByGroup(channel, tx))
}

function placeOf(channel: ChannelAccessFacts, byGroup: readonly number[] = []): ChannelOfAudience {
  return {
    channelId: channel.id,
    isPublic: !channel.invite_only,
    ...(channel.is_web_public ? { isWebPublic: true as const } : {}),
    ...(byGroup.length > 0 ? { byGroup: [...byGroup] } : {}),
  }
}
