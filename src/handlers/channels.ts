// Channels and subscriptions: read.

import { channelAccess } from '../access/channels.ts'
import type { Ctx } from '../context.ts'
import { channelState } from '../events/initial-state.ts'
import type { Handler } from '../http/types.ts'
import { ROLE } from '../models/user.ts'

export const getChannels: Handler<'getChannels', Ctx> = async ({ viewer }, { query }) => {
  const { streams } = await channelState(viewer, { subscribers: 'false', archivedChannels: query.exclude_archived === false })
  const { visible, subscriptions } = await channelAccess(viewer)
  const isGuest = viewer.role === ROLE.guest
  return {
    streams: streams.filter((stream) => {
      const subscribed = subscriptions.get(stream.stream_id)?.is_active ?? false
      return (
        query.include_all ||
        ((query.include_public ?? true) && !stream.invite_only && !isGuest) ||
        (query.include_web_public && stream.is_web_public) ||
        ((query.include_subscribed ?? true) && subscribed) ||
        (query.include_default && visible.get(stream.stream_id)?.is_default)
      )
    }),
  }
}

export const getSubscriptions: Handler<'getSubscriptions', Ctx> = async ({ viewer }, { query }) => {
  const subscribers = query.include_subscribers ?? 'false'
  const { subscriptions } = await channelState(viewer, { subscribers, archivedChannels: false })
  return { subscriptions }
}
