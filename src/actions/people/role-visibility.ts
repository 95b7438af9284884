// What a change of role shows to a user and hides from them.

import { channelAccess } from '../../access/channels/channels.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import { canSeeEmail, peopleSeenBy } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { type VisibilityChange, visibilityEvents } from '../../events/people.ts'
import { botsAdded, botsRemoved } from '../../events/types/realm_bot.ts'
import { addressShown } from '../../events/types/realm_user.ts'
import { channelsCreated, channelsDeleted } from '../../events/types/stream.ts'
import { peersChanged } from '../../events/types/subscription.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { presentChannel } from '../../present/channel.ts'

/** What a user may see and manage, as far as it depends on the role. */
export interface RoleVisibility {
  channels: Awaited<ReturnType<typeof channelAccess>>['visible']
  /** IDs of the users who are hidden from the user. */
  hidden: Set<number>
  /** IDs of the bots that the user may manage. */
  bots: Set<number>
}

/** What the user may currently see and manage. */
export async function roleVisibility(user: User, tx: Tx): Promise<RoleVisibility> {
  const { visible: channels } = await channelAccess(user, tx)
  const seen = await peopleSeenBy(user, tx)
  const people = seen ? await User.findAllOf(user.realm_id, tx) : []
  const hidden = people.map(({ id }) => id).filter((id) => !seen?.has(id))
  return { channels, hidden: new Set(hidden), bots: new Set(await User.managedBotIds(user, tx)) }
}

/** The events that show channels, people, addresses and bots to a user whose role has changed, or hide them. */
export async function roleVisibilityEvents(user: User, former: number, before: RoleVisibility, host: string, tx: Tx): Promise<NewEvent[]> {
  const after = await roleVisibility(user, tx)
  const audience: Audience = { to: 'users', ids: [user.id] }
  const events: NewEvent[] = []
  const people: VisibilityChange[] = []
  for (const person of await User.findAllOf(user.realm_id, tx)) {
    const was = before.hidden.has(person.id)
    const is = after.hidden.has(person.id)
    if (was !== is) {
      people.push({ user: person, before: was ? [user.id] : [], after: is ? [user.id] : [] })
    } else if (!is && canSeeEmail(user, person) !== canSeeEmail({ id: user.id, role: former }, person)) {
      const email = canSeeEmail(user, person) ? person.delivery_email : null
      events.push(addressShown(person.id, email, user.id))
    }
  }
  const seen = await visibilityEvents(user.realm_id, host, people, tx)
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
  // The channels are announced without subscribers, then their subscribers follow.
  if (gained.length > 0)
    events.push(
      channelsCreated(
        gained.map((channel) => presentChannel(channel, 0, groups)),
        audience,
      ),
    )
  for (const channel of gained) {
    const ids = subscribers.get(channel.id) ?? []
    if (ids.length > 0) events.push(peersChanged('peer_add', channel, ids, audience))
  }
  if (lost.length > 0)
    events.push(
      channelsDeleted(
        lost.map(({ id }) => id),
        [user.id],
      ),
    )
  return events
}
