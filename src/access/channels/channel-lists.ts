// The channels that a user may know of, with their subscribers, as lists of channels tell them.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { MAX_LISTED_SUBSCRIBERS } from '../../limits.ts'
import type { Channel } from '../../models/channel.ts'
import { Subscription } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { visibleDirectory } from '../groups/groups.ts'
import { channelAccess } from './channels.ts'

/** With partial lists, a channel with more subscribers than this lists only some of them. */
const SMALL_CHANNEL = 250
/** Lists that cannot exceed this many subscribers in total are read without counting first. */
const FEW_LISTED = 10_000
/** Seconds without presence after which a user may be missing in a partial list. */
const AWAY = 14 * 86_400

/** What to list of channels. `partial`: large channels list only some of their subscribers. */
export interface ChannelListing {
  subscribers: 'true' | 'false' | 'partial'
  archivedChannels: boolean
}
export type ListedChannels = Awaited<ReturnType<typeof listedChannels>>

/**
 * The channels that a user may know of, ascending by ID, the user's subscriptions, the groups that settings name, and by channel ID how
 * many subscribers there are and who they are: all (`subscribers`) or some (`present`). `people` is the number of users of the
 * organisation, if known. Throws BAD_REQUEST for lists that are too long.
 */
export async function listedChannels(
  viewer: User,
  { subscribers: lists, archivedChannels }: ChannelListing,
  tx?: Tx,
  people = Number.POSITIVE_INFINITY,
) {
  const { visible, subscriptions } = await channelAccess(viewer, tx)
  const channels: Channel[] = [...visible.values()].filter((channel) => archivedChannels || !channel.is_archived)
  const groups = await visibleDirectory(viewer, tx)
  const channelIds = channels.map((channel) => channel.id)
  const isSmall = lists === 'true' && people * channelIds.length <= FEW_LISTED
  const atOnce = isSmall ? await Subscription.subscriberIds(channelIds, tx) : undefined
  const counts = atOnce ? new Map([...atOnce].map(([id, { length }]) => [id, length])) : await Subscription.countsOf(channelIds, tx)
  const listed = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (lists === 'true' && listed > MAX_LISTED_SUBSCRIBERS)
    throw badRequest(
      `'include_subscribers' must be 'partial' or 'false' where channels have more than ${MAX_LISTED_SUBSCRIBERS} subscribers together`,
    )
  const isPartial = (id: number): boolean => lists === 'partial' && (counts.get(id) ?? 0) > SMALL_CHANNEL
  const complete = channelIds.filter((id) => lists !== 'false' && !isPartial(id))
  const subscribers = atOnce ?? (await Subscription.subscriberIds(complete, tx, { counts }))
  const presentSince = Math.floor(Date.now() / 1000) - AWAY
  const present = await Subscription.subscriberIds(channelIds.filter(isPartial), tx, { counts, presentSince })
  return { channels, subscriptions, groups, counts, subscribers, present }
}
