// Channels and subscriptions: read.

import { listedChannels } from '../../access/channels/channel-lists.ts'
import { accessKnownChannel, accessReadableChannel, channelAccess, knownChannel } from '../../access/channels/channels.ts'
import { subscribedChannelIds, subscriberCount } from '../../access/channels/subscriptions.ts'
import { visibleDirectory } from '../../access/groups/groups.ts'
import { isSpectator } from '../../access/people/spectators.ts'
import { apiError, badParameter } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../../limits.ts'
import { topicsOf } from '../../narrow/topics.ts'
import { presentChannel } from '../../present/channel.ts'
import { presentChannelLists } from '../../present/channel-lists.ts'
import { ROLE } from '../../values/roles.ts'

export const getChannels: Handler<'getChannels'> = async ({ viewer }, { query }) => {
  const listed = await listedChannels(viewer, { subscribers: 'false', archivedChannels: query.exclude_archived === false })
  const { streams } = await presentChannelLists(listed)
  const { visible, readable, subscriptions } = await channelAccess(viewer)
  const ofOwner = query.include_owner_subscribed ? await subscribedChannelIds(viewer.bot_owner_id) : new Set<number>()
  const isGuest = viewer.role === ROLE.guest
  return {
    streams: streams.filter((stream) => {
      const subscribed = subscriptions.get(stream.stream_id)?.is_active ?? false
      return (
        query.include_all ||
        isSpectator(viewer) ||
        ((query.include_public ?? true) && !stream.invite_only && !isGuest) ||
        (query.include_web_public && stream.is_web_public) ||
        ((query.include_subscribed ?? true) && subscribed) ||
        (query.include_can_access_content && readable.has(stream.stream_id)) ||
        (query.include_default && visible.get(stream.stream_id)?.is_default) ||
        ofOwner.has(stream.stream_id)
      )
    }),
  }
}

export const getChannel: Handler<'getChannel'> = async ({ viewer }, { path }) => {
  const channel = await accessKnownChannel(viewer, path.stream_id)
  return { stream: presentChannel(channel, await subscriberCount(channel), await visibleDirectory(viewer)) }
}

export const getChannelEmailAddress: Handler<'getChannelEmailAddress'> = async ({ viewer }, { path }) => {
  await accessKnownChannel(viewer, path.stream_id)
  throw apiError('CHANNEL_HAS_NO_EMAIL_ADDRESS', 'No mail is received for channels')
}

export const getChannelId: Handler<'getChannelId'> = async ({ viewer }, { query }) => {
  const channel = await knownChannel(viewer, query.stream)
  if (!channel) throw badParameter('stream', `names a channel that does not exist: ${query.stream}`)
  return { stream_id: channel.id }
}

export const getChannelTopics: Handler<'getChannelTopics'> = async ({ app, viewer }, { path, query }) => {
  const topics = await topicsOf(app.db, viewer, await accessReadableChannel(viewer, path.stream_id))
  const written = (name: string): string => (name === '' && !query.allow_empty_topic_name ? EMPTY_TOPIC_DISPLAY_NAME : name)
  return { topics: topics.map(({ name, maxId }) => ({ name: written(name), max_id: maxId })) }
}

export const getSubscriptions: Handler<'getSubscriptions'> = async ({ viewer }, { query }) => {
  const subscribers = query.include_subscribers ?? 'false'
  const { subscriptions } = await presentChannelLists(await listedChannels(viewer, { subscribers, archivedChannels: false }))
  return { subscriptions }
}
