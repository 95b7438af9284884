// Who is subscribed to a channel.

import { groupDirectory } from '../access/groups.ts'
import type { App } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { knowers } from '../events/audience.ts'
import { change, type NewEvent } from '../events/log.ts'
import { Channel } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { Subscription, SubscriptionSpan } from '../models/subscription.ts'
import { ROLE, type User } from '../models/user.ts'
import { presentChannel, presentSubscription } from '../present/channel.ts'
import { channelCreated } from './channel-events.ts'

const COLORS = ['#76ce90', '#fae589', '#a6c7e5', '#e79ab5', '#bfd56f', '#f4ae55', '#b0a5fd', '#addfe5', '#f5ce6e', '#c2726a']

/** Subscribes users who may subscribe. Those who are subscribed already are left as they are. */
export async function subscribe(app: Pick<App, 'db' | 'broker'>, { id, realm_id: realmId }: Channel, users: User[]): Promise<void> {
  await change(app, realmId, async (tx, announce) => {
    const channel = await Channel.lock(id, tx)
    const newcomers = await thoseWhoDidNotKnow(channel, users, tx)
    if (newcomers.length > 0) announce(await channelCreated(channel, { to: 'users', ids: newcomers }, tx))
    for (const event of await subscribeIn(tx, channel, users)) announce(event)
  })
}

/** Users who learn of a channel by being subscribed to it. */
async function thoseWhoDidNotKnow(channel: Channel, users: User[], tx: Tx): Promise<number[]> {
  const subscribed = (await Subscription.subscriberIds([channel.id], tx)).get(channel.id) ?? []
  const knew = (user: User): boolean =>
    subscribed.includes(user.id) || user.role <= ROLE.administrator || (!channel.invite_only && user.role !== ROLE.guest)
  return users.filter((user) => !knew(user)).map((user) => user.id)
}

/** Subscribes users within a transaction; the events that tell of it. Those who are subscribed already are left as they are. */
export async function subscribeIn(tx: Tx, channel: Channel, users: User[]): Promise<NewEvent[]> {
  const before = (await Subscription.subscriberIds([channel.id], tx)).get(channel.id) ?? []
  const added = users.filter((user) => !before.includes(user.id))
  if (added.length === 0) return []
  const after = await Message.maxId(channel.realm_id, tx)
  const subscriptions: Subscription[] = []
  for (const user of added) {
    const former = await Subscription.findOneOf(user.id, channel.id, tx)
    subscriptions.push(
      former
        ? await former.update({ is_active: true }, { transaction: tx })
        : await Subscription.create(
            { realm_id: channel.realm_id, user_id: user.id, channel_id: channel.id, color: pickColor(channel) },
            { transaction: tx },
          ),
    )
  }
  await SubscriptionSpan.bulkCreate(
    added.map((user) => ({
      realm_id: channel.realm_id,
      user_id: user.id,
      channel_id: channel.id,
      after_message_id: after,
      to_message_id: null,
    })),
    { transaction: tx },
  )
  const groups = await groupDirectory(channel.realm_id, tx)
  const subscribers = [...before, ...added.map((user) => user.id)].sort((a, b) => a - b)
  const wire = presentChannel(channel, subscribers.length, groups)
  const addedIds = added.map((user) => user.id)
  return [
    ...subscriptions.map(
      (subscription): NewEvent => ({
        type: 'subscription',
        payload: { op: 'add', subscriptions: [presentSubscription(wire, subscription, subscribers)] },
        audience: { to: 'users', ids: [subscription.user_id] },
      }),
    ),
    {
      type: 'subscription',
      payload: { op: 'peer_add', stream_ids: [channel.id], user_ids: addedIds },
      audience: await knowers(channel, tx, addedIds),
    },
  ]
}

function pickColor(channel: Channel): string {
  return COLORS[channel.id % COLORS.length] ?? '#76ce90'
}
