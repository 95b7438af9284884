// A channel, and a subscription to it, on the wire.

import type { GroupDirectory } from '../access/groups/membership.ts'
import type { Schema } from '../http/types.ts'
import type { Channel } from '../models/channel.ts'
import type { PersonalColumns, Subscription } from '../models/subscription.ts'
import { CHANNEL_PERMISSIONS, type ChannelPermission } from '../values/channel-permissions.ts'

const POST_POLICY: Record<string, 2 | 3 | 4> = { 'role:administrators': 2, 'role:fullmembers': 3, 'role:moderators': 4 }

export function presentChannel(channel: Channel, subscriberCount: number, groups: GroupDirectory): Schema<'Channel'> {
  const policy = POST_POLICY[groups.names.get(channel.can_send_message_group) ?? ''] ?? 1
  const permissions = Object.fromEntries(CHANNEL_PERMISSIONS.map((name) => [name, presentSetting(channel[name], groups)]))
  return {
    stream_id: channel.id,
    name: channel.name,
    description: channel.description,
    rendered_description: channel.rendered_description,
    date_created: channel.date_created,
    creator_id: channel.creator_id,
    invite_only: channel.invite_only,
    is_announcement_only: policy === 2,
    is_web_public: channel.is_web_public,
    stream_post_policy: policy,
    is_archived: channel.is_archived,
    first_message_id: channel.first_message_id,
    folder_id: channel.folder_id,
    is_recently_active: channel.is_recently_active,
    history_public_to_subscribers: channel.history_public_to_subscribers,
    message_retention_days: channel.message_retention_days,
    stream_weekly_traffic: channel.weekly_traffic,
    subscriber_count: subscriberCount,
    topics_policy: channel.topics_policy as Schema<'Channel'>['topics_policy'],
    ...(permissions as Record<ChannelPermission, Schema<'GroupSettingValue'>>),
  }
}

/** A group-setting value: the ID of a group, or users and groups. */
function presentSetting(groupId: number, { values }: GroupDirectory): Schema<'GroupSettingValue'> {
  const value = values.get(groupId)
  return value ? { direct_members: value.userIds, direct_subgroups: value.subgroupIds } : groupId
}

/** The list of subscribers, complete or partial, if it was requested. User IDs, ascending. */
export type SubscriberLists = Partial<Pick<Schema<'Subscription'>, 'subscribers' | 'partial_subscribers'>>

export function presentSubscription(
  channel: Schema<'Channel'>,
  subscription: Subscription,
  lists: SubscriberLists,
): Schema<'Subscription'> {
  return { ...channel, ...presentPersonal(subscription), ...lists }
}

/** The fields that a subscription adds to those of the channel. */
export type Personal = Omit<Schema<'Subscription'>, keyof Schema<'Channel'> | keyof SubscriberLists>

export function presentPersonal(subscription: PersonalColumns): Personal {
  return {
    desktop_notifications: subscription.desktop_notifications,
    email_notifications: subscription.email_notifications,
    wildcard_mentions_notify: subscription.wildcard_mentions_notify,
    push_notifications: subscription.push_notifications,
    audible_notifications: subscription.audible_notifications,
    pin_to_top: subscription.pin_to_top,
    is_muted: subscription.is_muted,
    in_home_view: !subscription.is_muted,
    color: subscription.color,
  }
}
