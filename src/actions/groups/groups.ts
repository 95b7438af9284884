// Creating, changing and deactivating user groups. Facts, plan, write.

import { channelAccess } from '../../access/channels/channels.ts'
import { accessGroupForChange, mayManageGroup, permissionOf, wholeGroup } from '../../access/groups/groups.ts'
import { hasPermission } from '../../access/groups/membership.ts'
import { settingFacts } from '../../access/groups/settings.ts'
import { requireRoomForMembers, requireWithinRealmLimit } from '../../access/organisation/limits.ts'
import type { ActionContext, UserContext } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { byId } from '../../db/rows.ts'
import { createRow, select, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { groupEvent } from '../../events/types/user_group.ts'
import { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { GROUP_PERMISSIONS, type GroupPermission, UserGroup, UserGroupSubgroup } from '../../models/user-group.ts'
import { presentUserGroup } from '../../present/user-group.ts'
import { realmSettings } from '../../settings/realm-settings.ts'
import { changesTo, differences } from '../../values/audit.ts'
import { ROLE } from '../../values/roles.ts'
import {
  type GroupChange,
  type GroupFacts,
  type NewGroup,
  type NewGroupFacts,
  planGroupUpdate,
  planNewGroup,
  requireUnusedGroup,
} from './groups-plan.ts'
import { createMembers, createSubgroups } from './members.ts'
import { replaceSettings, writeSettings } from './settings.ts'

/** Creates a group and announces it to everybody. Throws BAD_REQUEST. (createUserGroup) */
export async function createGroup(ctx: ActionContext, wanted: NewGroup): Promise<UserGroup> {
  const { creator } = wanted
  const realmId = creator.realm_id
  return unlessNameTaken(wanted.name, () =>
    change(ctx, async (c) => {
      const { tx, announce, record, now } = c
      const { columns, permissions, memberIds, subgroupIds } = planNewGroup(wanted, await newGroupFacts(wanted, tx))
      await requireWithinRealmLimit(c, 'userGroups', 1, creator)
      await requireRoomForMembers(c, memberIds, { by: creator, maker: creator })
      const origin = { realm_id: realmId, creator_id: creator.id, date_created: now }
      const group = await createRow(UserGroup, { ...origin, ...columns, ...(await writeSettings(c, permissions)) }, tx)
      await createMembers([group], memberIds, tx)
      await createSubgroups(group, subgroupIds, tx)
      const { name, description } = columns
      const settings = Object.fromEntries(permissions.map((one) => [one.name, one.value]))
      const content = { name, description, members: memberIds, direct_subgroup_ids: subgroupIds, ...settings }
      record({ action: 'added', ...subjectOf(group), changes: differences({}, content) })
      announce(groupEvent({ op: 'add', group: presentUserGroup(await wholeGroup(group, tx)) }))
      return group
    }),
  )
}

async function newGroupFacts({ creator, members, subgroups = [], permissions = {} }: NewGroup, tx: Tx): Promise<NewGroupFacts> {
  const realmId = creator.realm_id
  const realm = await Realm.load(realmId, tx)
  const creators = Number((await realmSettings(realm, tx)).can_create_groups)
  return {
    mayCreate: creator.role !== ROLE.guest && (await hasPermission(creator, creators, tx)),
    users: byId(await User.findByIds(realmId, members, tx)),
    groups: byId(subgroups.length > 0 ? await UserGroup.lockNamed(realmId, subgroups, tx) : []),
    settings: await settingFacts(realmId, Object.values(permissions), [], tx),
  }
}

/**
 * Changes a group, all or nothing, and announces it to everybody.
 * Throws BAD_REQUEST and EXPECTATION_MISMATCH. (updateUserGroup)
 */
export async function updateGroup(ctx: UserContext, groupId: number, wanted: GroupChange): Promise<void> {
  const { viewer: actor } = ctx
  await unlessNameTaken(wanted.name ?? '', () =>
    change(ctx, async (c) => {
      const { tx, announce, record } = c
      const group = await accessGroupForChange(actor, groupId, tx)
      const { columns, permissions, data } = planGroupUpdate(wanted, await groupFacts(actor, group, wanted, tx))
      const wasDeactivated = group.is_deactivated
      const before = { ...group, ...Object.fromEntries(permissions.map(({ name, former }) => [name, former])) }
      await updateRow(UserGroup, group, { ...columns, ...(await replaceSettings(c, permissions)) }, tx)
      if (Object.keys(data).length === 0) return
      const { deactivated, ...changed } = data
      if (deactivated === false) record({ action: 'reactivated', ...subjectOf(before) })
      if (Object.keys(changed).length > 0) record({ action: 'changed', ...subjectOf(before), changes: changesTo<object>(before, changed) })
      const event = { op: 'update' as const, group_id: group.id, data }
      if (group.is_deactivated) announce(groupEvent(event, null))
      else if (!wasDeactivated) announce(groupEvent(event))
      else announce(groupEvent(event, { op: 'add', group: presentUserGroup(await wholeGroup(group, tx)) }))
    }),
  )
}

async function groupFacts(actor: User, group: UserGroup, { permissions: wanted }: GroupChange, tx: Tx): Promise<GroupFacts> {
  const systemIds = await UserGroup.systemGroupIds(group.realm_id, tx)
  const idOf = (name: GroupPermission): number => permissionOf(group, name, systemIds)
  const changed = GROUP_PERMISSIONS.flatMap((name) => (wanted[name] ? [{ id: idOf(name), value: wanted[name].new }] : []))
  const [values, currentIds] = [changed.map(({ value }) => value), changed.map(({ id }) => id)]
  return {
    group,
    mayManage: await mayManageGroup(actor, group, tx),
    permissions: Object.fromEntries(GROUP_PERMISSIONS.map((name) => [name, idOf(name)])) as GroupFacts['permissions'],
    settings: await settingFacts(group.realm_id, values, currentIds, tx),
  }
}

/**
 * Deactivates a group and announces it to everybody. Throws BAD_REQUEST, and CANNOT_DEACTIVATE_GROUP_IN_USE if another group or a
 * permission names the group. (deactivateUserGroup)
 */
export async function deactivateGroup(ctx: UserContext, groupId: number): Promise<void> {
  const { viewer: actor } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const group = await accessGroupForChange(actor, groupId, tx)
    const realm = await Realm.load(group.realm_id, tx)
    const where = { subgroup_id: group.id }
    const parents = await select(UserGroupSubgroup, { where, order: [['group_id', 'ASC']] }, tx)
    requireUnusedGroup({
      group,
      mayManage: await mayManageGroup(actor, group, tx),
      parentIds: parents.map((row) => row.group_id),
      named: await UserGroup.findNamed(group.realm_id, tx),
      channels: await Channel.findAllOf(group.realm_id, tx),
      visible: new Set((await channelAccess(actor, tx)).visible.keys()),
      realm: await realmSettings(realm, tx),
    })
    await updateRow(UserGroup, group, { is_deactivated: true }, tx)
    record({ action: 'deactivated', ...subjectOf(group) })
    announce(groupEvent({ op: 'update', group_id: group.id, data: { deactivated: true } }, { op: 'remove', group_id: group.id }))
  })
}

function subjectOf({ id, name }: Pick<UserGroup, 'id' | 'name'>) {
  return { subject: 'group' as const, id, name: name ?? '' }
}

async function unlessNameTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDuplicate(error)) throw badRequest(`'name' is already in use by another user group: ${name.trim()}`)
    throw error
  }
}
