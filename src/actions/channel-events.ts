// What users learn of channels.

import { groupDirectory } from '../access/groups.ts'
import type { Tx } from '../db/index.ts'
import type { Audience } from '../events/audience.ts'
import type { NewEvent } from '../events/log.ts'
import type { Channel } from '../models/channel.ts'
import { Subscription } from '../models/subscription.ts'
import { presentChannel } from '../present/channel.ts'

/** The event by which an audience learns of a channel. */
export async function channelCreated(channel: Channel, audience: Audience, tx: Tx): Promise<NewEvent> {
  const groups = await groupDirectory(channel.realm_id, tx)
  const subscribers = (await Subscription.subscriberIds([channel.id], tx)).get(channel.id) ?? []
  return { type: 'stream', payload: { op: 'create', streams: [presentChannel(channel, subscribers.length, groups)] }, audience }
}
