// What a change of role shows to a user or hides from them.

import { channelAccess } from '../../access/channels/channels.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import { canSeeEmail, peopleSeenBy } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { type ShownFacts, shownFacts, type VisibilityChange, visibilityEvents } from '../../events/people.ts'
import { defaultStreamsOfRole } from '../../events/types/default_streams.ts'
import { botsAdded, botsRemoved } from '../../events/types/realm_bot.ts'
import { addressShown } from '../../events/types/realm_user.ts'
import { channelsCreated, channelsDeleted } from '../../events/types/stream.ts'
import { peersChanged } from '../../events/types/subscription.ts'
import { BotService } from '../../models/bot-service.ts'
import { Subscription } from '../../models/subscription.ts'
import { type Person, User } from '../../models/user.ts'
import { presentChannel } from '../../present/channel.ts'
import { ROLE } from '../../values/roles.ts'

/** What a user may see and manage, as far as their role decides it. */
interface RoleVisibility {
  channels: Awaited<ReturnType<typeof channelAccess>>['visible']
  /** IDs of the users who are hidden from the user. */
  hidden: ReadonlySet<number>
  /** IDs of the bots that the user may manage. */
  bots: ReadonlySet<number>
}

/** Decides what a change of role shows and hides. */
export interface RoleFacts {
  before: RoleVisibility
  after: RoleVisibility
  /** Everybody in the organisation. */
  people: readonly Person[]
  shown: ShownFacts
  groups: Awaited<ReturnType<typeof groupDirectory>>
  /** IDs of the subscribers of the channels that become visible, by channel ID. */
  subscribers: ReadonlyMap<number, readonly number[]>
  /** The services of the bots that the user may manage only after the change, by ID. */
  services: ReadonlyMap<number, BotService>
}

/** The facts about changing a user's role to `role`, which is not written yet. */
export async function roleFacts(user: User, role: number, tx: Tx): Promise<RoleFacts> {
  const people = await User.findAllOf(user.realm_id, tx)
  const before = await roleVisibility(user, people, tx)
  const after = await roleVisibility({ ...user, role }, people, tx)
  const gained = [...after.channels.keys()].filter((id) => !before.channels.has(id))
  return {
    before,
    after,
    people,
    shown: await shownFacts(user.realm_id, peopleChanged(user.id, { before, after, people }), tx),
    groups: await groupDirectory(user.realm_id, tx),
    subscribers: await Subscription.subscriberIds(gained, tx),
    services: await BotService.byBot(user.realm_id, added(before.bots, after.bots), tx),
  }
}

async function roleVisibility(user: User, people: readonly Person[], tx: Tx): Promise<RoleVisibility> {
  const { visible: channels } = await channelAccess(user, tx)
  const seen = await peopleSeenBy(user, tx)
  const hidden = seen ? people.map(({ id }) => id).filter((id) => !seen.has(id)) : []
  return { channels, hidden: new Set(hidden), bots: new Set(await User.managedBotIds(user, tx)) }
}

/** The people the change shows to the user or hides from them. */
function peopleChanged(userId: number, { before, after, people }: Pick<RoleFacts, 'before' | 'after' | 'people'>): VisibilityChange[] {
  return people
    .map((user) => ({ user, was: before.hidden.has(user.id), is: after.hidden.has(user.id) }))
    .filter(({ was, is }) => was !== is)
    .map(({ user, was, is }) => ({ user, before: was ? [userId] : [], after: is ? [userId] : [] }))
}

/**
 * The events that show channels, default channels, people, addresses and bots to a user whose role changes, or hide them from the user.
 * `user` has the new role. Pure.
 */
export function roleVisibilityEvents(user: Pick<User, 'id' | 'role'>, former: number, host: string, facts: RoleFacts): NewEvent[] {
  const { before, after, people, shown, services } = facts
  // Guests see no default channels.
  const changesDefaults = (former === ROLE.guest) !== (user.role === ROLE.guest)
  const seen = visibilityEvents(host, peopleChanged(user.id, facts), shown)
  const addresses = people
    .filter(({ id }) => !before.hidden.has(id) && !after.hidden.has(id))
    .map((person) => ({ person, sees: canSeeEmail(user, person), saw: canSeeEmail({ id: user.id, role: former }, person) }))
    .filter(({ sees, saw }) => sees !== saw)
    .map(({ person, sees }) => addressShown(person.id, sees ? person.delivery_email : null, user.id))
  return [
    ...addresses,
    ...seen.gained,
    ...seen.lost,
    ...botsAdded(
      people.filter(({ id }) => after.bots.has(id) && !before.bots.has(id)).map((bot) => ({ ...bot, service: services.get(bot.id) })),
      [user.id],
    ),
    ...botsRemoved(added(after.bots, before.bots), [user.id]),
    ...channelEvents(user.id, facts),
    ...seen.named,
    ...(changesDefaults ? [defaultStreamsOfRole(user.id)] : []),
  ]
}

function channelEvents(userId: number, { before, after, groups, subscribers }: RoleFacts): NewEvent[] {
  const audience: Audience = { to: 'users', ids: [userId] }
  const gained = [...after.channels.values()].filter(({ id }) => !before.channels.has(id))
  const lost = [...before.channels.keys()].filter((id) => !after.channels.has(id))
  const shown = gained.map((channel) => presentChannel(channel, 0, groups))
  return [
    // First the channels are announced without subscribers, then their subscribers follow.
    ...(shown.length > 0 ? [channelsCreated(shown, audience)] : []),
    ...gained.flatMap((channel) => {
      const ids = subscribers.get(channel.id) ?? []
      return ids.length > 0 ? [peersChanged('peer_add', channel, [...ids], audience)] : []
    }),
    ...(lost.length > 0 ? [channelsDeleted(lost, [userId])] : []),
  ]
}

/** The members of `after` that are not in `before`. */
function added(before: ReadonlySet<number>, after: ReadonlySet<number>): number[] {
  return [...after].filter((id) => !before.has(id))
}
