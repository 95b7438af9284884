// Creating, changing and deactivating user groups.

import { channelAccess } from '../../access/channels/channels.ts'
import { accessGroupForChange, permissionOf, refuseUnlessManager, wholeGroup } from '../../access/groups/groups.ts'
import { hasPermission } from '../../access/groups/membership.ts'
import { accessGroupSetting, type GroupSettingChange } from '../../access/groups/settings.ts'
import { refuseAboveRealmLimit } from '../../access/organisation/limits.ts'
import { type App, seconds } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { apiError, badRequest, type ErrorFields } from '../../errors.ts'
import { change } from '../../events/log.ts'
import { type GroupUpdate, groupEvent } from '../../events/types/user_group.ts'
import { MAX_USER_GROUPS } from '../../limits.ts'
import { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { GROUP_PERMISSIONS, type GroupPermission, NamedGroups, UserGroup, UserGroupSubgroup } from '../../models/user-group.ts'
import { presentUserGroup } from '../../present/user-group.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { realmSettings } from '../../settings/realm-settings.ts'
import { CHANNEL_PERMISSIONS } from '../../values/channel-permissions.ts'
import type { GroupSettingValue } from '../../values/groups.ts'
import { ROLE } from '../../values/roles.ts'
import { nameKey, normaliseLines, normaliseName, refuseLonger } from '../../values/text.ts'
import { createMembers, createSubgroups, refuseUnknownMembers, refuseUnknownSubgroups } from './members.ts'
import { changeGroupSetting, storeGroupSetting } from './settings.ts'

type Parts = Pick<App, 'db' | 'broker'>
type Objection = ErrorFields<'CANNOT_DEACTIVATE_GROUP_IN_USE'>['objections'][number]
const PREFIXES = ['@', 'role:', 'user:', 'stream:', 'channel:']
const MAX_NAME_LENGTH = 100
const MAX_DESCRIPTION_LENGTH = 1024

export interface NewGroup {
  creator: User
  name: string
  description: string
  members: readonly number[]
  subgroups?: readonly number[]
  permissions?: Partial<Record<GroupPermission, GroupSettingValue>>
  now: Date
}

/** Creates a group and announces it to everybody. Throws BAD_REQUEST. */
export async function createGroup(app: Parts, { creator, name, description, now, ...rest }: NewGroup): Promise<UserGroup> {
  const realmId = creator.realm_id
  const members = [...new Set(rest.members)]
  const subgroups = [...new Set(rest.subgroups ?? [])]
  return unlessNameTaken(name, () =>
    change(app, realmId, async (tx, announce) => {
      const realm = await Realm.findByPk(realmId, { transaction: tx, rejectOnEmpty: true })
      const creators = Number((await realmSettings(realm, tx)).can_create_groups)
      if (creator.role === ROLE.guest || !(await hasPermission(creator, creators, tx)))
        throw badRequest('You do not have permission to create user groups')
      await refuseAboveRealmLimit(realmId, { table: NamedGroups, max: MAX_USER_GROUPS, noun: 'user groups' }, 1, tx)
      const named = { ...checkName(name), description: checkDescription(description) }
      await refuseUnknownMembers(realmId, 'members', members, tx)
      await refuseUnknownSubgroups(realmId, 'subgroups', subgroups, tx)
      const permissions = await permissionsAtFirst(creator, rest.permissions ?? {}, tx)
      const group = await UserGroup.create(
        { realm_id: realmId, ...named, creator_id: creator.id, date_created: seconds(now), ...permissions },
        { transaction: tx },
      )
      await createMembers([group], members, tx)
      await createSubgroups(group, subgroups, tx)
      announce(groupEvent({ op: 'add', group: presentUserGroup(await wholeGroup(group, tx)) }))
      return group
    }),
  )
}

async function permissionsAtFirst(
  creator: User,
  given: Partial<Record<GroupPermission, GroupSettingValue>>,
  tx: Tx,
): Promise<Partial<Record<GroupPermission, number>>> {
  const permissions: Partial<Record<GroupPermission, number>> = {}
  for (const name of GROUP_PERMISSIONS) {
    const rule = PERMISSION_SETTINGS.group[name]
    const value = given[name]
    if (value !== undefined) {
      const allowed = await accessGroupSetting({ realmId: creator.realm_id, parameter: name, rule, value, current: undefined }, tx)
      permissions[name] = await storeGroupSetting(creator.realm_id, allowed, tx)
    } else if (rule.default_group_name === 'group_creator') {
      permissions[name] = await UserGroup.createValue(creator.realm_id, [creator.id], [], tx)
    }
  }
  return permissions
}

/** The requested changes of a group. */
export interface GroupChange {
  name?: string
  description?: string
  reactivate?: boolean
  permissions: Partial<Record<GroupPermission, GroupSettingChange>>
}

/**
 * Changes a group, all or nothing, and announces it to everybody.
 * Throws BAD_REQUEST and EXPECTATION_MISMATCH. (updateUserGroup)
 */
export async function updateGroup(app: Parts, actor: User, groupId: number, wanted: GroupChange): Promise<void> {
  await unlessNameTaken(wanted.name ?? '', () =>
    change(app, actor.realm_id, async (tx, announce) => {
      const group = await accessGroupForChange(actor, groupId, tx)
      await refuseUnlessManager(actor, group, tx)
      const data: GroupUpdate = {}
      if (wanted.name !== undefined) {
        const named = checkName(wanted.name)
        if (named.name !== group.name) data.name = named.name
        group.set(named)
      }
      if (wanted.description !== undefined) {
        const description = checkDescription(wanted.description)
        if (description !== group.description) data.description = description
        group.set({ description })
      }
      const isReactivated = (wanted.reactivate ?? false) && group.is_deactivated
      if (isReactivated) {
        data.deactivated = false
        group.set({ is_deactivated: false })
      }
      // Saved before the permissions, which may name the group once it is active again. The name must be free.
      await group.save({ transaction: tx })
      Object.assign(data, await changePermissions(group, wanted.permissions, tx))
      if (Object.keys(data).length === 0) return
      const event = { op: 'update' as const, group_id: group.id, data }
      if (isReactivated) announce(groupEvent(event, { op: 'add', group: presentUserGroup(await wholeGroup(group, tx)) }))
      else announce(group.is_deactivated ? groupEvent(event, null) : groupEvent(event))
    }),
  )
}

async function changePermissions(
  group: UserGroup,
  wanted: GroupChange['permissions'],
  tx: Tx,
): Promise<Partial<Record<GroupPermission, GroupSettingValue>>> {
  const systemIds = await UserGroup.systemGroupIds(group.realm_id, tx)
  const changed: Partial<Record<GroupPermission, GroupSettingValue>> = {}
  for (const name of GROUP_PERMISSIONS) {
    const wish = wanted[name]
    if (wish === undefined) continue
    const currentId = permissionOf(group, name, systemIds)
    const setting = { name, rule: PERMISSION_SETTINGS.group[name], currentId }
    const stored = await changeGroupSetting(group.realm_id, setting, wish, tx)
    if (!stored) continue
    await group.update({ [name]: stored.id }, { transaction: tx })
    changed[name] = stored.value
  }
  return changed
}

/**
 * Deactivates a group and announces it to everybody.
 * Throws BAD_REQUEST, and CANNOT_DEACTIVATE_GROUP_IN_USE while another group or a permission names it.
 */
export async function deactivateGroup(app: Parts, actor: User, groupId: number): Promise<void> {
  await change(app, actor.realm_id, async (tx, announce) => {
    const group = await accessGroupForChange(actor, groupId, tx)
    await refuseUnlessManager(actor, group, tx)
    if (group.is_deactivated) throw badRequest(`'user_group_id' names a deactivated user group: ${group.id}`)
    const objections = await usesOf(group, actor, tx)
    if (objections.length > 0) throw apiError('CANNOT_DEACTIVATE_GROUP_IN_USE', 'The user group is in use', { objections })
    await group.update({ is_deactivated: true }, { transaction: tx })
    announce(groupEvent({ op: 'update', group_id: group.id, data: { deactivated: true } }, { op: 'remove', group_id: group.id }))
  })
}

/** The uses of a group, as far as the actor may know them. Its own permissions do not count. */
async function usesOf(group: UserGroup, actor: User, tx: Tx): Promise<Objection[]> {
  const parents = await UserGroupSubgroup.findAll({
    where: { subgroup_id: group.id },
    order: [['group_id', 'ASC']],
    raw: true,
    transaction: tx,
  })
  const named = await UserGroup.findNamed(group.realm_id, tx)
  const namedIds = new Set(named.map(({ id }) => id))
  const supergroups = parents.map((row) => row.group_id).filter((id) => namedIds.has(id))
  // A setting holds the group itself, or an unnamed group that contains it.
  const holders = new Set([group.id, ...parents.map((row) => row.group_id).filter((id) => !namedIds.has(id))])
  const holding = <T extends string>(names: readonly T[], ids: Partial<Record<T, unknown>>): T[] =>
    names.filter((name) => holders.has(Number(ids[name] ?? 0)))
  const objections: Objection[] = supergroups.length > 0 ? [{ type: 'subgroup', supergroup_ids: supergroups }] : []
  const { visible } = await channelAccess(actor, tx)
  let isHidden = false
  for (const channel of await Channel.findAllOf(group.realm_id, tx)) {
    const settings = holding(CHANNEL_PERMISSIONS, channel)
    if (settings.length === 0) continue
    if (visible.has(channel.id)) objections.push({ type: 'channel', channel_id: channel.id, settings })
    else isHidden = true
  }
  if (isHidden) objections.push({ type: 'channel', channel_id: null, settings: [] })
  for (const other of named) {
    const settings = other.id === group.id ? [] : holding(GROUP_PERMISSIONS, other)
    if (settings.length > 0) objections.push({ type: 'user_group', group_id: other.id, settings })
  }
  const realm = await Realm.findByPk(group.realm_id, { transaction: tx, rejectOnEmpty: true })
  const stored = await realmSettings(realm, tx)
  const settings = holding(Object.keys(PERMISSION_SETTINGS.realm) as (keyof typeof PERMISSION_SETTINGS.realm)[], stored)
  if (settings.length > 0) objections.push({ type: 'realm', settings })
  return objections
}

/** A name as it is stored and compared. Throws BAD_REQUEST. */
function checkName(text: string): { name: string; name_key: string } {
  const name = normaliseName('name', text, MAX_NAME_LENGTH)
  const key = nameKey(name)
  // The lower-case form can be longer than the name.
  refuseLonger('name', key, MAX_NAME_LENGTH)
  if (PREFIXES.some((prefix) => key.startsWith(prefix))) throw badRequest(`'name' must not begin with one of: ${PREFIXES.join(', ')}`)
  return { name, name_key: key }
}

/** A description as it is stored. Throws BAD_REQUEST. */
function checkDescription(text: string): string {
  return normaliseLines('description', text, MAX_DESCRIPTION_LENGTH)
}

async function unlessNameTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDuplicate(error)) throw badRequest(`'name' is that of another user group: ${name.trim()}`)
    throw error
  }
}
