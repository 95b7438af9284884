// Subscribing users to channels in one transaction, which also creates missing channels. Facts, plan, write.

import { ABOUT_RIGHTS, type Rights, rememberedRights } from '../../access/channels/permissions.ts'
import {
  accessPrincipals,
  type JoinRequest,
  joiningFacts,
  type Leaving,
  namedChannels,
  planJoining,
  type Sorted,
} from '../../access/channels/subscriptions.ts'
import { requireRoomForSubscribers } from '../../access/organisation/limits.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import type { ActionContext } from '../../context.ts'
import { isDuplicate } from '../../db/index.ts'
import { concurrentChanges } from '../../errors.ts'
import { changeOn, type RealmChange } from '../../events/change.ts'
import type { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { type ChannelTemplate, createIn } from './create.ts'
import type { NewSubscribers } from './subscribe-plan.ts'
import { leaveIn, subscribeIn } from './subscriptions.ts'

/** How often a request is tried when concurrent requests take the names of the channels to create. */
const ATTEMPTS = 3

/** A request to subscribe. `principals` are IDs and API email addresses, or undefined for the caller alone. */
interface SubscriptionRequest extends Omit<JoinRequest, 'users'> {
  principals: readonly (number | string)[] | undefined
  /** What the same users leave in the same change. */
  leaving?: Leaving
}

interface Joined {
  users: User[]
  /** The new subscribers of each channel. */
  moves: NewSubscribers[]
  refused: Sorted['refused']
  /** The channels that they leave, and who was subscribed to each. */
  left: NewSubscribers[]
}

/**
 * Subscribes users to channels and creates the missing ones. Whether the caller may do so is decided while the channels are locked. A
 * request whose new channel somebody else has just created is tried again. Throws what `accessPrincipals`, `planJoining`, `createIn` and
 * `leaveIn` throw, and CONCURRENT_CHANGES if that happens in each attempt. (subscribe, updateSubscriptions)
 */
export async function join(ctx: ActionContext & { realm: Realm }, template: ChannelTemplate, wanted: SubscriptionRequest): Promise<Joined> {
  const read = async (): Promise<Known> => {
    const [rights, named] = await Promise.all([
      rememberedRights(ctx.app.caches, template.creator),
      namedChannels(ctx.realm.id, [...wanted.channels.map(({ name }) => name), ...(wanted.leaving?.names ?? [])]),
    ])
    return { rights, named }
  }
  for (let attempt = 1; ; attempt++)
    try {
      return await changeOn(ctx, { about: ABOUT_RIGHTS, read }, (c, known) =>
        joinIn({ ...c, realm: known.rights.realm }, template, wanted, known),
      )
    } catch (error) {
      if (!isDuplicate(error)) throw error
      if (attempt === ATTEMPTS) throw concurrentChanges()
    }
}

/** What is read before the transaction. `named`: the wanted channels that exist, and those to leave, to be locked together. */
interface Known {
  rights: Rights
  named: readonly Channel[]
}

async function joinIn(c: RealmChange, template: ChannelTemplate, wanted: SubscriptionRequest, known: Known): Promise<Joined> {
  const { app, realm, tx, announce } = c
  const viewer = template.creator
  const users = await accessPrincipals(viewer, wanted.principals, realmHost(app.config, realm), tx)
  const { existing, missing, refused } = planJoining({ ...wanted, users }, await joiningFacts(viewer, known, tx))
  const created = missing.length > 0 ? await createIn(c, { template, channels: missing, subscribers: users, rights: known.rights }) : []
  const colors = new Map(existing.flatMap(({ channel, color }) => (color === undefined ? [] : [[channel.id, color]])))
  const channels = existing.map(({ channel }) => channel).sort((a, b) => a.id - b.id)
  await requireRoomForSubscribers(c, channels.length * users.filter(({ id }) => id !== viewer.id).length, viewer)
  const { moves, events } = await subscribeIn(c, { channels, users, colors })
  announce(events)
  const left = wanted.leaving ? await leaveIn(c, viewer, wanted.leaving, users) : []
  return { users, refused, moves: [...created.map((channel): NewSubscribers => ({ channel, users: [...users] })), ...moves], left }
}
