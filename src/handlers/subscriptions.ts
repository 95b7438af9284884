// Subscribing to channels and unsubscribing from them; personal properties of subscriptions.

import {
  accessChannelsToLeave,
  accessPrincipals,
  accessSubscribers,
  type Sorted,
  sortWanted,
  wantedChannels,
} from '../access/channels/subscriptions.ts'
import { realmHost } from '../access/organisation/realms.ts'
import { accessNamedUser } from '../access/people/users.ts'
import { createChannel } from '../actions/channels/create.ts'
import {
  INHERITABLE,
  MAX_NOTICES,
  type PropertyChange,
  subscribe as subscribeTo,
  tellSubscribed,
  unsubscribe as unsubscribeFrom,
  updateProperties,
} from '../actions/channels/subscriptions.ts'
import type { Ctx } from '../context.ts'
import { ApiError, badRequest } from '../errors.ts'
import type { Handler, Schema } from '../http/types.ts'
import type { Channel } from '../models/channel.ts'
import type { User } from '../models/user.ts'
import { channelChoices } from '../values/channel-values.ts'

type Request = Schema<'SubscribeRequest'>
export const subscribe: Handler<'subscribe', Ctx> = async (ctx, { body }) => {
  const { app, realm, viewer, now } = ctx
  const wanted = wantedChannels(body.subscriptions)
  const users = await accessPrincipals(viewer, body.principals, realmHost(app.config, realm))
  const { existing, missing, refused } = await sort(ctx, body, wanted, users)
  // First what can fail: nothing is changed by a request that is refused.
  const channels: { channel: Channel; newcomers: User[] }[] = []
  for (const one of missing) {
    const channel = await create(ctx, body, one, users)
    if (channel) channels.push({ channel, newcomers: users })
    // Somebody else has just created it.
    else existing.push(...(await sort(ctx, body, [one], users)).existing)
  }
  for (const { channel, color } of existing) channels.push({ channel, newcomers: await subscribeTo(app, channel, users, color) })

  const news = new Map(
    users.map((user): [User, Channel[]] => [
      user,
      channels.filter(({ newcomers }) => newcomers.includes(user)).map(({ channel }) => channel),
    ]),
  )
  const isNew = (user: User, channel: Channel): boolean => news.get(user)?.includes(channel) ?? false
  const few = [...news.values()].flat().length <= MAX_NOTICES
  const notify = body.send_new_subscription_messages ?? true
  if (notify && few) await tellSubscribed(app, realm, viewer, news, now)
  return {
    subscribed: namesBy(users, (user) => channels.filter(({ channel }) => isNew(user, channel))),
    already_subscribed: namesBy(users, (user) => channels.filter(({ channel }) => !isNew(user, channel))),
    ...((body.authorization_errors_fatal ?? true) ? {} : { unauthorized: refused.map(({ name }) => name) }),
    ...(notify ? { new_subscription_messages_sent: few } : {}),
  }
}

/** Throws BAD_REQUEST for a channel that is not for this request, where that is fatal. */
async function sort({ viewer }: Ctx, body: Request, wanted: Sorted['missing'], users: readonly User[]): Promise<Sorted> {
  const self = users.some((user) => user.id === viewer.id)
  const others = users.some((user) => user.id !== viewer.id)
  const sorted = await sortWanted(viewer, wanted, { self, others }, { isPrivate: body.invite_only ?? false })
  const [first] = sorted.refused
  if (first && (body.authorization_errors_fatal ?? true))
    throw badRequest(
      first.refusal === 'channel'
        ? `'subscriptions' names a channel that you may not join or create: ${first.name}`
        : `'principals' names others, whom you may not subscribe to this channel: ${first.name}`,
    )
  return sorted
}

/** Undefined when there is such a channel meanwhile. */
async function create(
  { app, realm, viewer, now }: Ctx,
  body: Request,
  wanted: Sorted['missing'][number],
  subscribers: User[],
): Promise<Channel | undefined> {
  try {
    return await createChannel(app, realm, { creator: viewer, ...wanted, ...channelChoices(body), subscribers, now })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CHANNEL_ALREADY_EXISTS') return undefined
    throw error
  }
}

function namesBy(users: readonly User[], of: (user: User) => { channel: Channel }[]): Record<string, string[]> {
  const entries = users.map((user): [string, string[]] => [String(user.id), of(user).map(({ channel }) => channel.name)])
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0))
}

export const unsubscribe: Handler<'unsubscribe', Ctx> = async ({ app, realm, viewer }, { query }) => {
  const users = await accessPrincipals(viewer, query.principals, realmHost(app.config, realm))
  const channels = await accessChannelsToLeave(viewer, query.subscriptions, users)
  const removed: string[] = []
  const notRemoved: string[] = []
  for (const channel of channels) {
    const leaving = await unsubscribeFrom(app, channel, users)
    if (leaving.length > 0) removed.push(channel.name)
    if (leaving.length < users.length) notRemoved.push(channel.name)
  }
  return { removed, not_removed: notRemoved }
}

export const updateSubscriptionProperties: Handler<'updateSubscriptionProperties', Ctx> = async ({ app, viewer }, { body }) => {
  const items = body.subscription_data
  await updateProperties(app, viewer, items.map(propertyChange))
  return { subscription_data: items }
}

/** Throws BAD_REQUEST when the value is not one of the property. */
function propertyChange(
  { stream_id: channelId, property, value }: { stream_id: number; property: string; value: boolean | string | null },
  i: number,
): PropertyChange {
  const inheritable = INHERITABLE.find((name) => name === property)
  if (property === 'color') {
    if (typeof value !== 'string' || !/^#[0-9a-fA-F]{6}$/.test(value))
      throw badRequest(`'subscription_data[${i}].value' must be a colour like #c2726a`)
    return { channelId, property, value }
  }
  if (inheritable && value === null) return { channelId, property: inheritable, value }
  if (typeof value !== 'boolean') throw badRequest(`'subscription_data[${i}].value' must be true or false${inheritable ? ', or null' : ''}`)
  if (inheritable) return { channelId, property: inheritable, value }
  return property === 'pin_to_top'
    ? { channelId, property, value }
    : { channelId, property: 'is_muted', value: property === 'is_muted' ? value : !value }
}

export const getChannelMembers: Handler<'getChannelMembers', Ctx> = async ({ viewer }, { path }) => {
  return { subscribers: await accessSubscribers(viewer, path.stream_id) }
}

export const isSubscribed: Handler<'isSubscribed', Ctx> = async ({ viewer }, { path }) => {
  const user = await accessNamedUser(viewer, path.user_id)
  return { is_subscribed: (await accessSubscribers(viewer, path.stream_id)).includes(user.id) }
}
