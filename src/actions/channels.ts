// Channels and subscriptions.

import { groupDirectory, type SystemGroupName } from '../access/groups.ts'
import { type App, seconds } from '../context.ts'
import { isDuplicate, type Tx } from '../db/index.ts'
import { apiError } from '../errors.ts'
import type { Audience } from '../events/audience.ts'
import { change, type NewEvent } from '../events/log.ts'
import { render } from '../markup/index.ts'
import { Channel, type ChannelPermission } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import type { Realm } from '../models/realm.ts'
import { Recipient } from '../models/recipient.ts'
import { Subscription, SubscriptionSpan } from '../models/subscription.ts'
import { ROLE, type User } from '../models/user.ts'
import { UserGroup } from '../models/user-group.ts'
import { presentChannel, presentSubscription } from '../present/channel.ts'

type Parts = Pick<App, 'db' | 'broker'>

/** `can_administer_channel_group` is the creator's. */
const DEFAULT_PERMISSIONS: Record<Exclude<ChannelPermission, 'can_administer_channel_group'>, SystemGroupName> = {
  can_add_subscribers_group: 'role:nobody',
  can_create_topic_group: 'role:everyone',
  can_delete_any_message_group: 'role:nobody',
  can_delete_own_message_group: 'role:nobody',
  can_move_messages_out_of_channel_group: 'role:nobody',
  can_move_messages_within_channel_group: 'role:nobody',
  can_remove_subscribers_group: 'role:administrators',
  can_resolve_topics_group: 'role:nobody',
  can_send_message_group: 'role:everyone',
  can_subscribe_group: 'role:nobody',
}
const COLORS = ['#76ce90', '#fae589', '#a6c7e5', '#e79ab5', '#bfd56f', '#f4ae55', '#b0a5fd', '#addfe5', '#f5ce6e', '#c2726a']

export interface NewChannel {
  creator: User
  name: string
  description?: string
  inviteOnly?: boolean
  /** Whether new subscribers see earlier messages; a public channel's always. */
  historyPublicToSubscribers?: boolean
  isDefault?: boolean
  permissions?: Partial<typeof DEFAULT_PERMISSIONS>
  subscribers: User[]
  now: Date
}

/** Creates a channel and subscribes users; announces both to those who may know. Throws CHANNEL_ALREADY_EXISTS. */
export async function createChannel(app: Parts, realm: Realm, channel: NewChannel): Promise<Channel> {
  const { creator, name, description = '', inviteOnly = false, isDefault = false, subscribers, now } = channel
  try {
    return await change(app, realm.id, async (tx, announce) => {
      const groups = await UserGroup.systemGroupIds(realm.id, tx)
      const permissions = Object.fromEntries(
        Object.entries({ ...DEFAULT_PERMISSIONS, ...channel.permissions }).map(([setting, group]) => [setting, groups.get(group)]),
      ) as Record<Exclude<ChannelPermission, 'can_administer_channel_group'>, number>
      const creatorAlone = await UserGroup.createValue(realm.id, [creator.id], [], tx)
      const recipient = await Recipient.create({ realm_id: realm.id }, { transaction: tx })
      const created = await Channel.create(
        {
          realm_id: realm.id,
          recipient_id: recipient.id,
          name,
          name_key: name.toLowerCase(),
          description,
          rendered_description: description === '' ? '' : render(description),
          invite_only: inviteOnly,
          history_public_to_subscribers: inviteOnly ? (channel.historyPublicToSubscribers ?? false) : true,
          is_default: isDefault,
          creator_id: creator.id,
          date_created: seconds(now),
          first_message_id: null,
          ...permissions,
          can_administer_channel_group: creatorAlone,
        },
        { transaction: tx },
      )
      await recipient.update({ channel_id: created.id }, { transaction: tx })
      announce(await channelCreated(created, { to: 'knowers', channelId: created.id, isPublic: !inviteOnly }, tx))
      for (const event of await subscribeIn(tx, created, subscribers)) announce(event)
      return created
    })
  } catch (error) {
    if (isDuplicate(error)) throw apiError('CHANNEL_ALREADY_EXISTS', `Channel '${name}' already exists`, { channel_name: name })
    throw error
  }
}

/** Subscribes users who may subscribe. Those who are subscribed already are left as they are. */
export async function subscribe(app: Parts, { id, realm_id: realmId }: Channel, users: User[]): Promise<void> {
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

async function channelCreated(channel: Channel, audience: Audience, tx: Tx): Promise<NewEvent> {
  const groups = await groupDirectory(channel.realm_id, tx)
  const subscribers = (await Subscription.subscriberIds([channel.id], tx)).get(channel.id) ?? []
  return { type: 'stream', payload: { op: 'create', streams: [presentChannel(channel, subscribers.length, groups)] }, audience }
}

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
      audience: { to: 'knowers', channelId: channel.id, isPublic: !channel.invite_only, except: addedIds },
    },
  ]
}

function pickColor(channel: Channel): string {
  return COLORS[channel.id % COLORS.length] ?? '#76ce90'
}
