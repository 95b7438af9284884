// Limits of one organisation, and below each that of a person.

import type { Tx } from '../../db/index.ts'
import { counterOf } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import {
  ARCHIVE_FACTOR,
  MAX_BOTS,
  MAX_CHANNEL_FOLDERS,
  MAX_CHANNELS,
  MAX_CHANNELS_AT_ONCE,
  MAX_CUSTOM_EMOJI,
  MAX_GROUP_MEMBERS_OF_PERSON,
  MAX_LISTED_SUBSCRIBERS,
  MAX_REALM_DOMAINS,
  MAX_USER_GROUPS,
  MAX_USERS,
  PERSONS_PART,
} from '../../limits.ts'
import { Channel } from '../../models/channel.ts'
import { ChannelFolder } from '../../models/channel-folder.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import type { Realm } from '../../models/realm.ts'
import { RealmDomain } from '../../models/realm-domain.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserGroup, UserGroupMember } from '../../models/user-group.ts'
import { principalOf } from '../../values/bots.ts'
import { isAdministrator } from '../../values/roles.ts'

/** Something that an organisation may have only a limited number of. */
interface RealmLimit {
  count(where: object, tx?: Tx): Promise<number>
  max: number
  /** As in `The organisation may have at most 5 channels`. */
  noun: string
  /** Which rows count, and what the others are, of which there may be as many again: lists carry them. By default all count. */
  current?: { where: Record<string, boolean>; others: string }
  /** The column with the ID of who made it, if people who are no administrators make it. */
  maker?: string
}

/** The limits of an organisation. */
export const LIMITS = {
  users: { count: counterOf(User), max: MAX_USERS, noun: 'users' },
  // People have a limit of their own number of them (access/people/limits.ts).
  bots: { count: User.countBots, max: MAX_BOTS, noun: 'bots', current: { where: { is_active: true }, others: 'deactivated' } },
  channels: {
    ...{ count: counterOf(Channel), max: MAX_CHANNELS, noun: 'channels', maker: 'creator_id' },
    current: { where: { is_archived: false }, others: 'archived' },
  },
  channelFolders: {
    ...{ count: counterOf(ChannelFolder), max: MAX_CHANNEL_FOLDERS, noun: 'channel folders' },
    current: { where: { is_archived: false }, others: 'archived' },
  },
  userGroups: {
    ...{ count: UserGroup.countNamed, max: MAX_USER_GROUPS, noun: 'user groups', maker: 'creator_id' },
    current: { where: { is_deactivated: false }, others: 'deactivated' },
  },
  customEmoji: {
    ...{ count: counterOf(CustomEmoji), max: MAX_CUSTOM_EMOJI, noun: 'custom emoji', maker: 'author_id' },
    current: { where: { is_deactivated: false }, others: 'withdrawn' },
  },
  domains: { count: counterOf(RealmDomain), max: MAX_REALM_DOMAINS, noun: 'domains' },
} as const satisfies Record<string, RealmLimit>

/** Who makes something, or whose it is. */
type Maker = Pick<User, 'id' | 'role' | 'bot_owner_id'>

/** A transaction that changes an organisation. */
interface Counting {
  realm: Pick<Realm, 'id'>
  tx: Tx
  lockLog(): Promise<void>
}

/**
 * Throws BAD_REQUEST if adding `adding` rows would exceed the organisation's limit, or that of the person who makes them, which also counts what
 * the person's bots have made. Administrators are bound by the organisation's alone. Locks the organisation's row until the transaction ends,
 * so that concurrent requests count each other's additions.
 */
export async function requireWithinRealmLimit(
  { realm, tx, lockLog }: Counting,
  what: keyof typeof LIMITS,
  adding: number,
  maker?: Maker,
): Promise<void> {
  await lockLog()
  const limit: RealmLimit = LIMITS[what]
  const { current, noun } = limit
  const require = async (max: number, made: object, whose: string): Promise<void> => {
    const where = { realm_id: realm.id, ...made }
    const all = (await limit.count(where, tx)) + adding
    if (all <= max) return
    const counted = current ? (await limit.count({ ...where, ...current.where }, tx)) + adding : all
    if (counted > max) throw badRequest(`${whose} at most ${max} ${noun}`, 'fault.full')
    if (current && all > max * ARCHIVE_FACTOR)
      throw badRequest(`${whose} at most ${max * ARCHIVE_FACTOR} ${noun}, ${current.others} ones included`, 'fault.full')
  }
  await require(limit.max, {}, 'The organisation may have')
  if (limit.maker === undefined || !maker || isAdministrator(maker)) return
  const makers = await User.idsOfPerson(principalOf(maker), tx)
  await require(limit.max / PERSONS_PART, { [limit.maker]: makers }, 'You may create')
}

/** Throws BAD_REQUEST if a request makes too many channels. (subscribe) */
export function requireFewChannels(count: number): void {
  if (count > MAX_CHANNELS_AT_ONCE) throw badRequest(`'subscriptions' must create at most ${MAX_CHANNELS_AT_ONCE} channels`)
}

/**
 * Throws BAD_REQUEST if these members of groups, or users permissions name, would exceed the limit of the person who makes the
 * groups. An organisation has none, because counting would read the members of all groups. `named`: their IDs, one for each group. `by`: who
 * adds them. Administrators are not bound. Members of deactivated groups count. Locks as `requireWithinRealmLimit` does.
 */
export async function requireRoomForMembers(
  { realm, tx, lockLog }: Counting,
  named: readonly number[],
  { by, maker }: { by: Maker | undefined; maker: Maker | undefined },
): Promise<void> {
  if (!maker || !by || isAdministrator(by) || isAdministrator(maker)) return
  // Most channels and groups name their maker, and nobody else.
  const adding = named.filter((id) => id !== maker.id).length
  if (adding === 0) return
  await lockLog()
  const makers = await User.idsOfPerson(principalOf(maker), tx)
  if ((await UserGroupMember.countMadeBy(realm.id, makers, tx)) + adding > MAX_GROUP_MEMBERS_OF_PERSON)
    throw badRequest(`Groups and permissions made by one person may have at most ${MAX_GROUP_MEMBERS_OF_PERSON} members together`)
}

/**
 * Throws BAD_REQUEST if so many more subscribers of channels would exceed a tenth of what an answer lists, in the channels that the person who
 * subscribes them has made: beyond the whole, everybody's lists are refused. Administrators are not bound. (subscribe, createChannel)
 */
export async function requireRoomForSubscribers({ realm, tx }: Pick<Counting, 'realm' | 'tx'>, adding: number, by: Maker): Promise<void> {
  if (adding === 0 || isAdministrator(by)) return
  const makers = await User.idsOfPerson(principalOf(by), tx)
  const max = MAX_LISTED_SUBSCRIBERS / PERSONS_PART
  if ((await Subscription.countInChannelsOf(realm.id, makers, tx)) + adding > max)
    throw badRequest(`Channels made by one person may have at most ${max} subscribers together`)
}
