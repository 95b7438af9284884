// The channels that a user may know of, with their subscribers, as lists of channels tell them.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { MAX_LISTED_SUBSCRIBERS } from '../../limits.ts'
import type { Channel } from '../../models/channel.ts'
import { Subscription } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { unixTime } from '../../values/dates.ts'
import { visibleDirectory } from '../groups/groups.ts'
import type { GroupDirectory } from '../groups/membership.ts'
import { type ChannelAccess, channelAccess } from './channels.ts'

/** With partial lists, a channel with more subscribers than this lists only some of them. */
const SMALL_CHANNEL = 250
/** Seconds without presence after which a user may be missing in a partial list. */
const AWAY = 14 * 86_400

/** What to list of channels. `partial`: large channels list only some of their subscribers. */
export interface ChannelListing {
  subscribers: 'true' | 'false' | 'partial'
  archivedChannels: boolean
}

/**
 * The channels that a user may know of, ascending by ID, the user's subscriptions, the groups that settings name, and by channel ID how
 * many subscribers there are and who they are: all (`subscribers`) or some (`present`).
 */
export interface ListedChannels extends Pick<ChannelAccess, 'subscriptions'>, SubscriberIds {
  channels: readonly Channel[]
  groups: GroupDirectory
  counts: ReadonlyMap<number, number>
}
interface SubscriberIds {
  subscribers: ReadonlyMap<number, number[]>
  present: ReadonlyMap<number, number[]>
}

/** The listed channels of a user. A fixed number of queries. Throws BAD_REQUEST for lists that are too long. */
export async function listedChannels(viewer: User, listing: ChannelListing): Promise<ListedChannels> {
  const { visible, subscriptions } = await channelAccess(viewer)
  const channels = channelsIn(listing, visible)
  const [groups, counts] = [await visibleDirectory(viewer), await Subscription.countsOf(channels.map(({ id }) => id))]
  return { channels, subscriptions, groups, counts, ...(await subscriberIdsOf(listing, channels, counts)) }
}

/** The channels of a listing, among those that the user may know of. Pure. */
export function channelsIn({ archivedChannels }: ChannelListing, visible: ChannelAccess['visible']): Channel[] {
  return [...visible.values()].filter((channel) => archivedChannels || !channel.is_archived)
}

/**
 * The subscribers of channels, given how many each has. Runs no query for a listing without subscribers. Throws BAD_REQUEST for lists that
 * are too long.
 */
export async function subscriberIdsOf(
  { subscribers: lists }: ChannelListing,
  channels: readonly Channel[],
  all: ReadonlyMap<number, number>,
  tx?: Tx,
): Promise<SubscriberIds> {
  if (lists === 'false') return { subscribers: new Map(), present: new Map() }
  const channelIds = channels.map(({ id }) => id)
  const counts = new Map(channelIds.map((id) => [id, all.get(id) ?? 0]))
  const listed = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (lists === 'true' && listed > MAX_LISTED_SUBSCRIBERS)
    throw badRequest(
      `'include_subscribers' must be 'partial' or 'false' where channels have more than ${MAX_LISTED_SUBSCRIBERS} subscribers together`,
    )
  const isPartial = (id: number): boolean => lists === 'partial' && (counts.get(id) ?? 0) > SMALL_CHANNEL
  const complete = channelIds.filter((id) => !isPartial(id))
  const presentSince = unixTime() - AWAY
  return {
    subscribers: await Subscription.subscriberIds(complete, tx, { counts }),
    present: await Subscription.subscriberIds(channelIds.filter(isPartial), tx, { counts, presentSince }),
  }
}
