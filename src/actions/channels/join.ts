// Subscribing users to channels in one transaction, which also creates missing channels.

import type { Sorted } from '../../access/channels/subscriptions.ts'
import type { ActionApp } from '../../context.ts'
import { isDuplicate } from '../../db/index.ts'
import { ApiError } from '../../errors.ts'
import { change } from '../../events/log.ts'
import { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { type ChannelTemplate, createIn } from './create.ts'
import type { Move } from './subscribe-plan.ts'
import { subscribeIn } from './subscriptions.ts'

/** How often a request is tried when concurrent requests take the names of the channels to create. */
const ATTEMPTS = 3

/**
 * Subscribes users to channels and creates the missing ones. `sort` finds out which are missing. It is called again if somebody else has
 * just created one of them. Returns the new subscribers of each channel. Throws what `sort` and `createIn` throw. (subscribe)
 */
export async function join(
  app: ActionApp,
  realm: Realm,
  users: readonly User[],
  template: ChannelTemplate,
  sort: () => Promise<Sorted>,
): Promise<{ moves: Move[]; refused: Sorted['refused'] }> {
  for (let attempt = 1; ; attempt++) {
    const sorted = await sort()
    try {
      return { moves: await write(app, realm, users, template, sorted), refused: sorted.refused }
    } catch (error) {
      const isTaken = isDuplicate(error) || (error instanceof ApiError && error.code === 'CHANNEL_ALREADY_EXISTS')
      if (!isTaken || attempt === ATTEMPTS) throw error
    }
  }
}

async function write(
  app: ActionApp,
  realm: Realm,
  users: readonly User[],
  template: ChannelTemplate,
  { existing, missing }: Sorted,
): Promise<Move[]> {
  return change(app, realm.id, async (tx, announce) => {
    const userIds = users.map(({ id }) => id)
    const created =
      missing.length > 0 ? await createIn({ app, realm, template, channels: missing, subscriberIds: userIds }, tx, announce) : []
    const ids = existing.map(({ channel }) => channel.id)
    const channels = ids.length > 0 ? await Channel.lockAll(ids, tx) : []
    const colors = new Map(existing.flatMap(({ channel, color }) => (color === undefined ? [] : [[channel.id, color]])))
    const { moves, events } = await subscribeIn(app, tx, { channels, users, colors })
    for (const event of events) announce(event)
    return [...created.map((channel): Move => ({ channel, users: [...users] })), ...moves]
  })
}
