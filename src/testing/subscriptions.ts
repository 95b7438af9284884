// Subscribing and unsubscribing users, for tests of other features.

import { subscribeIn, unsubscribeIn } from '../actions/channels/subscriptions.ts'
import { type App, serverContext } from '../context.ts'
import { change } from '../events/change.ts'
import { Channel } from '../models/channel.ts'
import { Realm } from '../models/realm.ts'
import type { User } from '../models/user.ts'

/** Subscribes users to a channel. Returns the users who were not subscribed before. */
export async function subscribe(app: App, { id, realm_id: realmId }: Channel, users: User[], color?: string): Promise<User[]> {
  const realm = await Realm.load(realmId)
  return change(serverContext(app, realm), async (c) => {
    const { tx, announce } = c
    const colors = new Map(color === undefined ? [] : [[id, color]])
    const { moves, events } = await subscribeIn(c, { channels: [await Channel.lock(id, tx)], users, colors })
    announce(events)
    return moves[0]?.users ?? []
  })
}

/** Unsubscribes users from a channel. Returns the users who were subscribed. */
export function unsubscribe(app: App, { id, realm_id: realmId }: Channel, users: User[]): Promise<User[]> {
  return change(serverContext(app, { id: realmId }), async (c) => {
    const { tx, announce } = c
    const { moves, events } = await unsubscribeIn(c, { channels: [await Channel.lock(id, tx)], users })
    announce(events)
    return moves[0]?.users ?? []
  })
}
