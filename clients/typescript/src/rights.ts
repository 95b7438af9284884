// What the account may do, from the state, so that only that is offered. The server decides again.

import type { Channel, Message, World } from './types.ts'

type Setting = World['realm_can_resolve_topics_group']
type ChannelPermission = Extract<keyof Channel, `can_${string}_group`>
type RealmPermission = Extract<keyof World, `realm_can_${string}_group`>

/** Whether a group-setting value names the account, by itself or through groups. */
export function isAmong(
  { realm_user_groups: groups, user_id: me }: Pick<World, 'realm_user_groups' | 'user_id'>,
  setting: Setting,
): boolean {
  const seen = new Set<number>()
  const isIn = (id: number): boolean => {
    const group = seen.has(id) ? undefined : groups.find((one) => one.id === id)
    seen.add(id)
    return group !== undefined && (group.members.includes(me) || group.direct_subgroup_ids.some(isIn))
  }
  if (typeof setting === 'number') return isIn(setting)
  return setting.direct_members.includes(me) || setting.direct_subgroups.some(isIn)
}

/** The permissions of a channel and of the organisation of which one is enough. */
const RULES = {
  post: [['can_send_message_group'], []],
  moveWithin: [['can_move_messages_within_channel_group'], ['realm_can_move_messages_between_topics_group']],
  moveOut: [['can_move_messages_out_of_channel_group', 'can_administer_channel_group'], ['realm_can_move_messages_between_channels_group']],
  resolve: [['can_resolve_topics_group'], ['realm_can_resolve_topics_group']],
  deleteAny: [['can_delete_any_message_group'], ['realm_can_delete_any_message_group']],
  deleteOwn: [['can_delete_own_message_group'], ['realm_can_delete_own_message_group']],
} as const satisfies Record<string, [ChannelPermission[], RealmPermission[]]>

/** Whether the account may do this in a channel, or with direct messages. */
export function may(world: World, what: keyof typeof RULES, channel: Channel | undefined): boolean {
  const [ofChannel, ofRealm]: readonly (readonly string[])[] = RULES[what]
  if (channel?.is_archived) return false
  if (what === 'moveOut' && world.is_admin) return true
  const settings = [
    ...(ofChannel ?? []).map((name) => channel?.[name as ChannelPermission]),
    ...(ofRealm ?? []).map((name) => world[name as RealmPermission]),
  ]
  return settings.some((setting) => setting !== undefined && isAmong(world, setting))
}

/** Whether something that happened then is within a limit in seconds. */
const isWithin = (then: number, limit: number | null): boolean => limit === null || Date.now() / 1000 - then <= limit

export function mayEdit(world: World, { sender_id, timestamp, submessages }: Message): boolean {
  const isOwn = sender_id === world.user_id && submessages.length === 0
  return isOwn && world.realm_allow_message_editing && isWithin(timestamp, world.realm_message_content_edit_limit_seconds)
}

export function mayDelete(world: World, { sender_id, timestamp }: Message, channel: Channel | undefined): boolean {
  if (may(world, 'deleteAny', channel)) return true
  const isInTime = isWithin(timestamp, world.realm_message_content_delete_limit_seconds)
  return sender_id === world.user_id && isInTime && may(world, 'deleteOwn', channel)
}

/** Whether the account may move messages from a time on (UNIX seconds) to another topic or another channel. */
export function mayMove(world: World, where: 'topic' | 'channel', channel: Channel, since: number): boolean {
  const { realm_move_messages_within_stream_limit_seconds: within, realm_move_messages_between_streams_limit_seconds: between } = world
  const isUnlimited = world.is_admin || world.is_owner || world.is_moderator
  return (
    (isUnlimited || isWithin(since, where === 'topic' ? within : between)) &&
    may(world, where === 'topic' ? 'moveWithin' : 'moveOut', channel)
  )
}

type Group = World['realm_user_groups'][number]

/** Which groups can have a permission of a kind of object, by the rules that the state has for it, and whether only one group can. */
export function groupsFor(
  { server_supported_permission_settings: rules }: Pick<World, 'server_supported_permission_settings'>,
  of: string | undefined,
  permission: string,
): { isAllowed(group: Group): boolean; isSingle: boolean } {
  const rule = rules[of as 'realm']?.[permission]
  const forbidden = rule
    ? { internet: rule.allow_internet_group, nobody: rule.allow_nobody_group, everyone: rule.allow_everyone_group }
    : {}
  const isAllowed = ({ is_system_group: isSystem, name }: Group): boolean => {
    if (!isSystem) return !rule?.require_system_group
    if (rule && rule.allowed_system_groups.length > 0) return rule.allowed_system_groups.includes(name)
    return forbidden[name.replace('role:', '') as 'internet'] ?? true
  }
  return { isAllowed, isSingle: rule?.require_system_group ?? false }
}
