// The people and channels of the state by their IDs, and in the order of their names. With ten thousand of them, that is not made for each frame.

import type { Channel, Person, World } from './types.ts'

interface Known {
  people: ReadonlyMap<number, Person>
  /** The people of the organisation, by their names. */
  named: readonly Person[]
  channels: ReadonlyMap<number, Channel>
  /** The channels to which the account is subscribed, by their names. */
  subscribed: readonly Channel[]
}

/** What changes no list of people or channels, and no name. */
const FREQUENT = new Set([
  'message',
  'update_message',
  'delete_message',
  'update_message_flags',
  'reaction',
  'typing',
  'presence',
  'drafts',
])
const made = new WeakMap<World, Known>()

/**
 * What is known of people and channels, sorted as the language of `locale` does. A channel that the account is not subscribed to lacks the
 * subscription's own fields.
 */
export function known(world: World, locale?: string): Known {
  const before = made.get(world)
  if (before) return before
  const { compare } = new Intl.Collator(locale)
  const people = [...world.realm_non_active_users, ...world.cross_realm_bots, ...world.realm_users] as Person[]
  const channels = [...world.never_subscribed, ...world.unsubscribed, ...world.subscriptions] as Channel[]
  const now = {
    people: new Map(people.map((one) => [one.user_id, one])),
    named: world.realm_users.filter(({ is_bot }) => !is_bot).sort((a, b) => compare(a.full_name, b.full_name)),
    channels: new Map(channels.map((one) => [one.stream_id, one])),
    subscribed: [...world.subscriptions].sort((a, b) => compare(a.name, b.name)),
  }
  made.set(world, now)
  return now
}

/** Has `known` make its lists again, after an event of a type. */
export function changedBy(world: World, type: string): void {
  if (!FREQUENT.has(type)) made.delete(world)
}

export type Presence = 'active' | 'idle' | 'offline'

/** Whether somebody is there, by what their clients last said. */
export function presenceOf(
  world: Pick<World, 'presences' | 'server_presence_offline_threshold_seconds'>,
  id: number,
  now: number,
): Presence {
  const said = world.presences[String(id)] as { active_timestamp?: number; idle_timestamp?: number } | undefined
  const since = now - world.server_presence_offline_threshold_seconds
  if ((said?.active_timestamp ?? 0) > since) return 'active'
  return (said?.idle_timestamp ?? 0) > since ? 'idle' : 'offline'
}
