// Subscribing to channels and unsubscribing from them; personal properties of subscriptions.

import { accessSubscribers, channelsSharedWith, wantedChannels } from '../../access/channels/subscriptions.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { accessNamedUser } from '../../access/people/users.ts'
import { join } from '../../actions/channels/join.ts'
import type { NewSubscribers } from '../../actions/channels/subscribe-plan.ts'
import {
  INHERITABLE,
  notifySubscribed,
  type PropertyChange,
  unsubscribe as unsubscribeFrom,
  updateProperties,
} from '../../actions/channels/subscriptions.ts'
import { apiError, badParameter } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import type { Schema } from '../../http/types.ts'
import { MAX_SUBSCRIPTIONS_AT_ONCE } from '../../limits.ts'
import type { User } from '../../models/user.ts'
import { channelChoices, ineffectiveChoices } from '../../values/channel-values.ts'

export const subscribe: Handler<'subscribe'> = async (ctx, { body }) => {
  const { viewer } = ctx
  const channels = wantedChannels('subscriptions', body.subscriptions)
  const choices = channelChoices(body)
  requireFew(channels.length, (body.principals?.length ?? 1) + namedIn(choices.permissions))
  const { users, moves, refused } = await join(
    ctx,
    { creator: viewer, ...choices },
    {
      ...{ channels, parameter: 'subscriptions' },
      principals: body.principals,
      isPrivate: body.invite_only ?? false,
      isFatal: body.authorization_errors_fatal ?? true,
    },
  )
  ctx.ignored.push(...ineffectiveChoices(body))
  const notify = body.send_new_subscription_messages ?? true
  return {
    ...namesOf(users, moves),
    ...((body.authorization_errors_fatal ?? true) ? {} : { unauthorized: refused.map(({ name }) => name) }),
    ...(notify ? { new_subscription_messages_sent: await notifySubscribed(ctx, moves) } : {}),
  }
}

/** The number of users and groups that permissions name. Each new channel gets rows for them. */
function namedIn(permissions: ReturnType<typeof channelChoices>['permissions']): number {
  const values = Object.values(permissions)
  return values.reduce<number>(
    (sum, value) => sum + (typeof value === 'number' ? 0 : value.direct_members.length + value.direct_subgroups.length),
    0,
  )
}

/** Throws BAD_REQUEST when the channels and users together exceed the limit for one request. */
function requireFew(channels: number, users: number): void {
  if (channels * users > MAX_SUBSCRIPTIONS_AT_ONCE)
    throw badParameter('subscriptions', `must be at most ${MAX_SUBSCRIPTIONS_AT_ONCE} subscriptions (channels times users)`)
}

/** Names of channels by user: newly subscribed ones, and those already subscribed. */
function namesOf(
  users: readonly User[],
  moves: readonly NewSubscribers[],
): Pick<Schema<'SubscribeResponse'>, 'subscribed' | 'already_subscribed'> {
  const subscribed: Record<string, string[]> = {}
  const already_subscribed: Record<string, string[]> = {}
  for (const { channel, users: newcomers } of moves) {
    const isNew = new Set(newcomers)
    for (const user of users) {
      const names = isNew.has(user) ? subscribed : already_subscribed
      names[user.id] ??= []
      names[user.id]?.push(channel.name)
    }
  }
  return { subscribed, already_subscribed }
}

export const unsubscribe: Handler<'unsubscribe'> = async (ctx, { query: { subscriptions: names, principals } }) => {
  requireFew(names.length, principals?.length ?? 1)
  const { users, moves } = await unsubscribeFrom(ctx, { parameter: 'subscriptions', names }, principals)
  return namesLeft(users, moves)
}

/** Names of channels that at least one of the users has left, and of those to which at least one was not subscribed. */
function namesLeft(users: readonly User[], moves: readonly NewSubscribers[]): { removed: string[]; not_removed: string[] } {
  const names = (of: (leaving: number) => boolean): string[] =>
    moves.filter((move) => of(move.users.length)).map(({ channel }) => channel.name)
  return { removed: names((leaving) => leaving > 0), not_removed: names((leaving) => leaving < users.length) }
}

export const updateSubscriptions: Handler<'updateSubscriptions'> = async (ctx, { body: { add = [], delete: names = [] } }) => {
  const channels = wantedChannels('add', add)
  const wanted = { channels, parameter: 'add', principals: undefined, isPrivate: false, isFatal: true } as const
  const { users, moves, left } = await join(
    ctx,
    { creator: ctx.viewer, ...channelChoices({}) },
    { ...wanted, ...(names.length > 0 && { leaving: { parameter: 'delete', names } }) },
  )
  return { ...namesOf(users, moves), ...namesLeft(users, left) }
}

export const updateSubscriptionProperties: Handler<'updateSubscriptionProperties'> = async (ctx, { body }) => {
  const items = body.subscription_data
  const changes = items.map((item) => propertyChange(item.stream_id, item))
  const refuse = (i: number): Error =>
    badParameter(`subscription_data[${i}].stream_id`, `names a channel that you are not subscribed to: ${items[i]?.stream_id}`)
  await updateProperties(ctx, changes, refuse)
  return { subscription_data: items }
}

export const updateSubscriptionProperty: Handler<'updateSubscriptionProperty'> = async (ctx, { path, body }) => {
  const refuse = (): Error => apiError('NOT_FOUND', 'You are not subscribed to this channel')
  await updateProperties(ctx, [propertyChange(path.stream_id, body)], refuse)
  return {}
}

/** The contract says which values a property has. */
function propertyChange(
  channelId: number,
  { property, value }: { property: Schema<'SubscriptionProperty'>; value: boolean | string | null },
): PropertyChange {
  if (property === 'color') return { channelId, property, value: String(value) }
  const inheritable = INHERITABLE.find((name) => name === property)
  if (inheritable) return { channelId, property: inheritable, value: value === null ? null : value === true }
  return property === 'pin_to_top'
    ? { channelId, property, value: value === true }
    : { channelId, property: 'is_muted', value: value === (property === 'is_muted') }
}

export const getUserChannels: Handler<'getUserChannels'> = async ({ app, realm, viewer }, { path }) => {
  const user = await accessNamedUser(viewer, path.user_id, realmHost(app.config, realm))
  return { subscribed_channel_ids: await channelsSharedWith(viewer, user) }
}

export const getChannelMembers: Handler<'getChannelMembers'> = async ({ viewer }, { path }) => {
  return { subscribers: await accessSubscribers(viewer, path.stream_id) }
}

export const isSubscribed: Handler<'isSubscribed'> = async ({ app, realm, viewer }, { path }) => {
  const user = await accessNamedUser(viewer, path.user_id, realmHost(app.config, realm))
  return { is_subscribed: (await accessSubscribers(viewer, path.stream_id)).includes(user.id) }
}
