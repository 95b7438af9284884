// Changing the members and subgroups of groups. Facts, plan, write.

import { accessGroupForChange, groupRights } from '../../access/groups/groups.ts'
import { requireRoomForMembers } from '../../access/organisation/limits.ts'
import { hiddenFrom } from '../../access/people/users.ts'
import type { ActionContext, UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { byId } from '../../db/rows.ts'
import { createRows, remove, select } from '../../db/sql.ts'
import { type Change, change } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { groupEvent } from '../../events/types/user_group.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { closureOf, containersOf, GROUP_PERMISSIONS, UserGroup, UserGroupMember, UserGroupSubgroup } from '../../models/user-group.ts'
import { languageOf } from '../../settings/languages.ts'
import { listChange } from '../../values/audit.ts'
import { isAdministrator } from '../../values/roles.ts'
import { nameKey } from '../../values/text.ts'
import { sendNotice } from '../bot.ts'
import { channelsShownBy, channelVisibilityEvents } from '../channels/events.ts'
import { nameFor } from '../channels/notices.ts'
import { groupMention, notice } from '../notice.ts'
import { type Difference, type MemberChangeFacts, type MembershipChange, planMembership } from './members-plan.ts'

/**
 * Changes direct members and subgroups of a group, all or nothing, and announces it to everybody. The notification bot notifies people that
 * somebody else has added or removed. Subgroups and all groups nested in them are locked before the group, so that concurrent changes
 * cannot create a cycle. Throws BAD_REQUEST. (updateUserGroupMembers, updateUserGroupSubgroups)
 */
export async function changeMembership(
  ctx: UserContext,
  groupId: number,
  given: Partial<MembershipChange> & Pick<MembershipChange, 'subgroupParameters'>,
): Promise<void> {
  const { viewer: actor } = ctx
  const wanted = { ...given, members: ascending(given.members), subgroups: ascending(given.subgroups) }
  const { members, subgroups } = wanted
  await change(ctx, async (c) => {
    const { tx } = c
    const added = await lockNested(actor.realm_id, subgroups.add, tx)
    const group = await accessGroupForChange(actor, groupId, tx)
    if ([members.add, members.remove, subgroups.add, subgroups.remove].every((ids) => ids.length === 0)) return
    const { events, notified } = planMembership(wanted, await membershipFacts(actor, group, { ...wanted, added }, tx))
    await requireRoomForMembers(c, members.add, { by: actor, maker: await makerOf(group, actor, tx) })
    await writeMembership(c, group, wanted, events, () => notifyMembers(c, group, notified))
  })
}

/** Writes a change of members and subgroups, announces it, and has people notified before the channels that it shows or hides are announced. */
async function writeMembership(
  { tx, announce, record }: Change,
  group: UserGroup,
  { members, subgroups }: Pick<MembershipChange, 'members' | 'subgroups'>,
  events: readonly NewEvent[],
  notify = async (): Promise<void> => {},
): Promise<void> {
  const shown = await channelsShownBy(group, tx)
  await createMembers([group], members.add, tx)
  await createSubgroups(group, subgroups.add, tx)
  if (members.remove.length > 0) await remove(UserGroupMember, { group_id: group.id, user_id: [...members.remove] }, tx)
  if (subgroups.remove.length > 0) await remove(UserGroupSubgroup, { group_id: group.id, subgroup_id: [...subgroups.remove] }, tx)
  record({
    ...{ action: 'changed', subject: 'group', id: group.id, name: group.name ?? '' },
    changes: [...listChange('members', members), ...listChange('direct_subgroup_ids', subgroups)],
  })
  announce(events)
  await notify()
  for (const [channel, knowing] of shown) announce(await channelVisibilityEvents(channel, knowing, tx))
}

/** What decides about the membership of an account in some groups: their names, and those of them that the account is to be in. */
interface Followed {
  all: readonly string[]
  wanted: ReadonlySet<string>
}

/**
 * Makes an account a direct member of those groups of the organisation in which it is to be, and of none of the others that are named. Names of
 * no group, of system groups and of deactivated ones are left out. Nobody's permission is asked, and no limit counts: the operator has said so.
 */
export async function updateGroupsOf(ctx: ActionContext, user: User, { all, wanted }: Followed): Promise<void> {
  const { id: realmId } = ctx.realm
  const isWanted = ({ name_key }: UserGroup): boolean => wantedKeys.has(name_key ?? '')
  const wantedKeys = new Set([...wanted].map(nameKey))
  const named = await UserGroup.findByNames(realmId, [...new Set(all.map(nameKey))])
  const groups = named.filter((group) => !group.is_system_group && !group.is_deactivated)
  const differing = async (among: readonly UserGroup[], tx?: Tx): Promise<UserGroup[]> => {
    const where = { user_id: user.id, group_id: among.map(({ id }) => id) }
    const held = new Set((await select(UserGroupMember, { where }, tx)).map((row) => row.group_id))
    return among.filter((group) => isWanted(group) !== held.has(group.id))
  }
  const ids = (groups.length === 0 ? [] : await differing(groups)).map(({ id }) => id)
  if (ids.length === 0) return
  await change(ctx, async (c) => {
    const locked = (await UserGroup.lockNamed(realmId, ids, c.tx)).filter((group) => !group.is_deactivated)
    const [current] = await User.findByIds(realmId, [user.id], c.tx)
    if (!current?.is_active) return
    for (const group of await differing(locked, c.tx)) {
      const members = isWanted(group) ? { add: [user.id], remove: [] } : { add: [], remove: [user.id] }
      await writeMembership(c, group, { members, subgroups: NOBODY }, [
        groupEvent({ op: isWanted(group) ? 'add_members' : 'remove_members', group_id: group.id, user_ids: [user.id] }),
      ])
    }
  })
}
const NOBODY: Difference = { add: [], remove: [] }

/** The person for whose limit the members of a group count. */
async function makerOf({ realm_id, creator_id }: UserGroup, actor: User, tx: Tx): Promise<User> {
  const [maker] = creator_id === null || isAdministrator(actor) ? [] : await User.findByIds(realm_id, [creator_id], tx)
  return maker ?? actor
}

function ascending({ add, remove }: Difference = { add: [], remove: [] }): Difference {
  const unique = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)
  return { add: unique(add), remove: unique(remove) }
}

/**
 * Locks groups and all groups nested in them, and returns both by ID. Repeats until no group was added in the meantime, since nesting a group
 * locks its new parent.
 */
async function lockNested(realmId: number, ids: readonly number[], tx: Tx): Promise<ReadonlyMap<number, UserGroup>> {
  if (ids.length === 0) return new Map()
  let known = new Set(ids)
  for (;;) {
    const locked = byId(await UserGroup.lockNamed(realmId, [...known], tx))
    const found = (await closureOf(realmId, ids, tx)).ids
    if ([...found].every((id) => known.has(id))) return locked
    known = new Set([...known, ...found])
  }
}

/** The facts of a change. `added`: the new subgroups and all groups nested in them. */
async function membershipFacts(
  actor: User,
  group: UserGroup,
  { members, subgroups, added }: Pick<MembershipChange, 'members' | 'subgroups'> & { added: ReadonlyMap<number, UserGroup> },
  tx: Tx,
): Promise<MemberChangeFacts> {
  const may = await groupRights(actor, tx)
  const named = [...members.add, ...members.remove]
  // To the actor, hidden people do not exist.
  const hidden = await hiddenFrom(actor, named, tx)
  const userIds = named.filter((id) => !hidden.has(id))
  const subgroupIds = [...subgroups.add, ...subgroups.remove]
  const rows = userIds.length > 0 ? await select(UserGroupMember, { where: { group_id: group.id, user_id: userIds } }, tx) : []
  const nestings =
    subgroupIds.length > 0 ? await select(UserGroupSubgroup, { where: { group_id: group.id, subgroup_id: subgroupIds } }, tx) : []
  return {
    actor,
    group,
    permissions: new Set(GROUP_PERMISSIONS.filter((permission) => may(group, [permission]))),
    users: byId(userIds.length > 0 ? await User.findByIds(group.realm_id, userIds, tx) : []),
    groups: added,
    memberIds: new Set(rows.map((row) => row.user_id)),
    subgroupIds: new Set(nestings.map((row) => row.subgroup_id)),
    containers: added.has(group.id) ? await containersOf(group.realm_id, group.id, tx) : [],
  }
}

async function notifyMembers(c: Change<UserContext>, group: UserGroup, notified: Difference): Promise<void> {
  const { actor, tx } = c
  if (notified.add.length + notified.remove.length === 0) return
  const realm = await Realm.load(group.realm_id, tx)
  const people = byId(await User.findByIds(realm.id, [...notified.add, ...notified.remove], tx))
  const named = groupMention(group)
  for (const [ids, what] of [
    [notified.add, 'notice.addedToGroup'],
    [notified.remove, 'notice.removedFromGroup'],
  ] as const)
    for (const reader of ids.flatMap((id) => people.get(id) ?? [])) {
      const language = languageOf(reader)
      const who = await nameFor(language, actor, [reader.id], tx)
      await sendNotice(c, { realm, readers: [reader] }, notice(language, what, { who, group: named }))
    }
}

/** Adds users, already checked, to each of the groups. */
export async function createMembers(groups: readonly UserGroup[], ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return
  await createRows(
    UserGroupMember,
    groups.flatMap(({ id, realm_id }) => ids.map((userId) => ({ realm_id, group_id: id, user_id: userId }))),
    tx,
  )
}

/** Nests groups, already checked, in a group. */
export async function createSubgroups(group: UserGroup, ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return
  await createRows(
    UserGroupSubgroup,
    ids.map((subgroupId) => ({ realm_id: group.realm_id, group_id: group.id, subgroup_id: subgroupId })),
    tx,
  )
}
