// What another role shows to its user, and hides.

import { channelAccess } from '../../access/channels/channels.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import { canSeeEmail, peopleSeenBy } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import { type SightChange, sightChanged } from '../../events/people.ts'
import { botsAdded, botsRemoved } from '../../events/state-bots.ts'
import type { Audience, NewEvent } from '../../events/types.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { presentChannel } from '../../present/channel.ts'

/** What a user may see and manage as far as it depends on the role. */
export interface Sight {
  channels: Awaited<ReturnType<typeof channelAccess>>['visible']
  /** Users who are hidden from the user. */
  hidden: Set<number>
  /** Bots that the user may manage. */
  bots: Set<number>
}

/** What it is at the moment. */
export async function sightOf(user: User, tx: Tx): Promise<Sight> {
  const { visible: channels } = await channelAccess(user, tx)
  const seen = await peopleSeenBy(user, tx)
  const people = seen ? await User.findAllOf(user.realm_id, tx) : []
  const hidden = people.map(({ id }) => id).filter((id) => !seen?.has(id))
  return { channels, hidden: new Set(hidden), bots: new Set(await User.managedBotIds(user, tx)) }
}

/** What a user learns, and what is taken from the user, by another role: channels, people, their addresses, and bots. */
export async function sightOfRole(user: User, former: number, before: Sight, host: string, tx: Tx): Promise<NewEvent[]> {
  const after = await sightOf(user, tx)
  const audience: Audience = { to: 'users', ids: [user.id] }
  const events: NewEvent[] = []
  const people: SightChange[] = []
  for (const person of await User.findAllOf(user.realm_id, tx)) {
    const was = before.hidden.has(person.id)
    const is = after.hidden.has(person.id)
    if (was !== is) {
      people.push({ user: person, before: was ? [user.id] : [], after: is ? [user.id] : [] })
    } else if (!is && canSeeEmail(user, person) !== canSeeEmail({ id: user.id, role: former }, person)) {
      const email = canSeeEmail(user, person) ? person.delivery_email : null
      events.push({ type: 'realm_user', payload: { op: 'update', person: { user_id: person.id, delivery_email: email } }, audience })
    }
  }
  const seen = await sightChanged(user.realm_id, host, people, tx)
  events.push(...seen.gained, ...seen.lost)
  events.push(
    ...botsAdded(
      [...after.bots].filter((id) => !before.bots.has(id)),
      [user.id],
    ),
    ...botsRemoved(
      [...before.bots].filter((id) => !after.bots.has(id)),
      [user.id],
    ),
  )
  const groups = await groupDirectory(user.realm_id, tx)
  const gained = [...after.channels.values()].filter(({ id }) => !before.channels.has(id))
  const lost = [...before.channels.values()].filter(({ id }) => !after.channels.has(id))
  const subscribers = await Subscription.subscriberIds(
    gained.map(({ id }) => id),
    tx,
  )
  // The channels come empty, then those who are in them.
  if (gained.length > 0)
    events.push({
      type: 'stream',
      payload: { op: 'create', streams: gained.map((channel) => presentChannel(channel, 0, groups)) },
      audience,
    })
  for (const { id } of gained) {
    const ids = subscribers.get(id) ?? []
    if (ids.length > 0) events.push({ type: 'subscription', payload: { op: 'peer_add', stream_ids: [id], user_ids: ids }, audience })
  }
  if (lost.length > 0) {
    const ids = lost.map(({ id }) => id)
    events.push({ type: 'stream', payload: { op: 'delete', streams: ids.map((id) => ({ stream_id: id })), stream_ids: ids }, audience })
  }
  return events
}
