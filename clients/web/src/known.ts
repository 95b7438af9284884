// The people and channels of the state by their IDs, and in the order of their names. With ten thousand of them, that is not made for each frame.

import type { Channel, Person, World } from '../../typescript/src/types.ts'
import { locale } from './texts.ts'

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

/** What is known of people and channels. One that the account is not subscribed to lacks the subscription's own fields. */
export function known(world: World): Known {
  const before = made.get(world)
  if (before) return before
  const { compare } = new Intl.Collator(locale())
  const people = [...world.realm_non_active_users, ...world.cross_realm_bots, ...world.realm_users] as Person[]
  const channels = [...world.never_subscribed, ...world.unsubscribed, ...world.subscriptions] as Channel[]
  const now = {
    people: new Map(people.map((one) => [one.user_id, one])),
    named: world.realm_users.filter(({ is_bot }) => !is_bot).sort((a, b) => compare(a.full_name, b.full_name)),
    channels: new Map(channels.map((one) => [one.stream_id, one])),
    subscribed: world.subscriptions.toSorted((a, b) => compare(a.name, b.name)),
  }
  made.set(world, now)
  return now
}

/** Has that made again, after an event of a type. */
export function changedBy(world: World, type: string): void {
  if (!FREQUENT.has(type)) made.delete(world)
}
