// What the column on the left lists, from the state: channels with unread counts, topics, direct conversations.

import type { World } from './types.ts'

export interface ListedChannel {
  id: number
  name: string
  colour: string
  isPrivate: boolean
  isMuted: boolean
  isPinned: boolean
  unread: number
  /** The name of the folder that it is listed in. Pinned channels are in none. */
  folder: string | undefined
}
export interface ListedConversation {
  userIds: number[]
  unread: number
}

type Seen = Pick<
  World,
  'subscriptions' | 'unread_msgs' | 'user_topics' | 'recent_private_conversations' | 'user_id' | 'channel_folders' | 'user_settings'
>
const MUTED = 1

/** Whether unread messages of a topic do not count. */
export function isMutedTopic(
  { user_topics, subscriptions }: Pick<Seen, 'user_topics' | 'subscriptions'>,
  id: number,
  topic: string,
): boolean {
  const own = user_topics.find(({ stream_id, topic_name }) => stream_id === id && topic_name.toLowerCase() === topic.toLowerCase())
  if (own) return own.visibility_policy === MUTED
  return subscriptions.some(({ stream_id, is_muted }) => stream_id === id && is_muted)
}

const { compare } = new Intl.Collator()

/** The channels of the account: pinned ones first, then folders in their order, then the others; in each, muted ones last, and by name. */
export function listedChannels(world: Seen): ListedChannel[] {
  const unread = new Map<number, number>()
  for (const { stream_id, topic, unread_message_ids } of world.unread_msgs.streams)
    if (!isMutedTopic(world, stream_id, topic)) unread.set(stream_id, (unread.get(stream_id) ?? 0) + unread_message_ids.length)
  const folders = new Map(
    world.user_settings.web_left_sidebar_show_channel_folders ? world.channel_folders.map((one) => [one.id, one]) : [],
  )
  const listed = world.subscriptions
    .filter(({ is_archived }) => !is_archived)
    .map((one) => {
      const folder = one.pin_to_top || one.folder_id === null ? undefined : folders.get(one.folder_id)
      const channel: ListedChannel = {
        ...{ id: one.stream_id, name: one.name, colour: one.color, isPrivate: one.invite_only, isMuted: one.is_muted },
        ...{ isPinned: one.pin_to_top, unread: unread.get(one.stream_id) ?? 0, folder: folder?.name },
      }
      return { channel, rank: one.pin_to_top ? -1 : (folder?.order ?? Number.POSITIVE_INFINITY) }
    })
  return listed
    .sort((a, b) =>
      a.rank !== b.rank
        ? a.rank - b.rank
        : Number(a.channel.isMuted) - Number(b.channel.isMuted) || compare(a.channel.name, b.channel.name),
    )
    .map(({ channel }) => channel)
}

/** The unread messages of a channel by topic, in lower case. */
export function unreadTopics({ unread_msgs }: Pick<Seen, 'unread_msgs'>, channelId: number): Map<string, number> {
  const topics = unread_msgs.streams.filter(({ stream_id }) => stream_id === channelId)
  return new Map(topics.map(({ topic, unread_message_ids }) => [topic.toLowerCase(), unread_message_ids.length]))
}

/** Direct conversations, the newest first. */
export function listedConversations(world: Seen): ListedConversation[] {
  const me = world.user_id
  const unread = new Map<string, number>()
  for (const { other_user_id, unread_message_ids } of world.unread_msgs.pms) unread.set(String(other_user_id), unread_message_ids.length)
  for (const { user_ids_string, unread_message_ids } of world.unread_msgs.huddles)
    unread.set(
      user_ids_string
        .split(',')
        .filter((id) => Number(id) !== me)
        .join(),
      unread_message_ids.length,
    )
  return world.recent_private_conversations.map(({ user_ids }) => {
    const userIds = user_ids.length === 0 ? [me] : user_ids
    return { userIds, unread: unread.get(userIds.join()) ?? 0 }
  })
}

/** The first conversation with unread messages, in the order of the column. */
export function nextUnread(world: Seen): { channelId: number; topic: string } | { userIds: number[] } | undefined {
  for (const { id, unread } of listedChannels(world))
    if (unread > 0) {
      const found = world.unread_msgs.streams.find((one) => one.stream_id === id && !isMutedTopic(world, id, one.topic))
      if (found) return { channelId: id, topic: found.topic }
    }
  return listedConversations(world).find(({ unread }) => unread > 0)
}
