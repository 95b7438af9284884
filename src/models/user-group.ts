// User groups. System groups follow from roles and have no member rows. An unnamed group holds the value of one permission setting that
// names users and groups directly.

import { Op } from 'sequelize'
import { jsonList, numbersIn } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { type Read, readBy, readOf } from '../db/reads.ts'
import { insertMarked, insertRows } from '../db/rows.ts'
import { count, query, type Row, remove, select, selectOne, sequelizeOf } from '../db/sql.ts'
import {
  type AnyTable,
  big,
  bool,
  id,
  index,
  initially,
  key,
  names,
  optional,
  person,
  plain,
  realm,
  refers,
  string,
  table,
  unique,
} from '../db/table.ts'
import { grouped } from '../values/lists.ts'
import { ROLE } from '../values/roles.ts'

/** The permission settings of a group, by column and wire name. */
export const GROUP_PERMISSIONS = [
  'can_add_members_group',
  'can_join_group',
  'can_leave_group',
  'can_manage_group',
  'can_mention_group',
  'can_remove_members_group',
] as const
export type GroupPermission = (typeof GROUP_PERMISSIONS)[number]

/** All groups of an organisation, including the unnamed groups of settings, with their members and subgroups. Everything ascends by ID. */
export interface GroupTables {
  groups: UserGroup[]
  members: UserGroupMember[]
  subgroups: UserGroupSubgroup[]
}

class UserGroupTable extends table(
  'user_groups',
  {
    id: id(),
    realm_id: realm(),
    /** Null for the unnamed group of a setting. */
    name: optional(plain(string(100))),
    /** `name`, normalised for comparison. Null with it: a unique index allows many nulls. */
    name_key: optional(plain(string(100))),
    description: initially(plain(string(1024)), ''),
    is_system_group: initially(names(bool(), 'a flag'), false),
    is_deactivated: initially(bool(), false),
    /** Null if no creator is recorded. */
    creator_id: optional(person('kept')),
    /** UNIX seconds. Null if it is not recorded. */
    date_created: optional(big()),
    /** Permissions are group IDs. Null means the setting's default. */
    can_add_members_group: optional(refers('user_groups')),
    can_join_group: optional(refers('user_groups')),
    can_leave_group: optional(refers('user_groups')),
    can_manage_group: optional(refers('user_groups')),
    can_mention_group: optional(refers('user_groups')),
    can_remove_members_group: optional(refers('user_groups')),
  },
  { indexes: [unique('realm_id', 'name_key'), index('creator_id')] },
) {
  /** A named group. */
  static findByIdIn(realmId: number, id: number, tx?: Tx): Promise<UserGroup | null> {
    return selectOne(UserGroup, { where: { realm_id: realmId, id, name: { [Op.ne]: null } } }, tx)
  }

  /** Those of the groups that have a name, ascending by ID. */
  static findByIds(realmId: number, ids: readonly number[], tx?: Tx): Promise<UserGroup[]> {
    const where = { realm_id: realmId, id: { [Op.in]: [...ids] }, name: { [Op.ne]: null } }
    return select(UserGroup, { where, order: [['id', 'ASC']] }, tx)
  }

  /** Groups by the keys of their names, ascending by ID. */
  static findByNames(realmId: number, names: readonly string[], tx?: Tx): Promise<UserGroup[]> {
    const where = { realm_id: realmId, name_key: { [Op.in]: [...names] } }
    return select(UserGroup, { where, order: [['id', 'ASC']] }, tx)
  }

  /** The named groups, ascending by ID. */
  static findNamed(realmId: number, tx?: Tx): Promise<UserGroup[]> {
    return select(UserGroup, { where: { realm_id: realmId, name: { [Op.ne]: null } }, order: [['id', 'ASC']] }, tx)
  }

  /** Counts the groups that meet a condition, without those of settings. */
  static countNamed(where: object, tx?: Tx): Promise<number> {
    return count(UserGroup, { ...where, name: { [Op.ne]: null } }, tx)
  }

  static async loadAll(realmId: number, tx?: Tx): Promise<GroupTables> {
    const { groups, members, subgroups } = UserGroup.tablesOf(realmId)
    return { groups: await groups.rows(tx), members: await members.rows(tx), subgroups: await subgroups.rows(tx) }
  }

  /** The reads of `GroupTables`. With `userId`, the members are only that user. */
  static tablesOf(
    realmId: number,
    userId?: number,
  ): { groups: Read<UserGroup>; members: Read<UserGroupMember>; subgroups: Read<UserGroupSubgroup> } {
    const where = { realm_id: realmId }
    return {
      groups: readOf(UserGroup, { where, order: [['id', 'ASC']] }),
      members: readOf(UserGroupMember, { where: userId === undefined ? where : { user_id: userId }, order: [['user_id', 'ASC']] }),
      subgroups: readOf(UserGroupSubgroup, { where, order: [['subgroup_id', 'ASC']] }),
    }
  }

  /** Those of the groups that have a name, ascending by ID, with their rows locked in that order until the transaction ends. */
  static lockNamed(realmId: number, ids: readonly number[], tx: Tx): Promise<UserGroup[]> {
    return select(
      UserGroup,
      { where: { realm_id: realmId, id: { [Op.in]: [...ids] }, name: { [Op.ne]: null } }, order: [['id', 'ASC']], lock: 'exclusive' },
      tx,
    )
  }

  /** The system groups of the organisation of a user, if that is a guest. */
  static systemGroupsBeside(guestId: number): Read<Pick<UserGroup, 'id' | 'name'>> {
    const sql = `SELECT g.id AS id, g.name AS name FROM users u
       JOIN user_groups g ON g.realm_id = u.realm_id AND g.is_system_group = 1 WHERE u.id = ? AND u.role = ${ROLE.guest}`
    return readBy(UserGroup, ['id', 'name'], sql, [guestId])
  }

  /** The IDs of an organisation's system groups, by name. */
  static async systemGroupIds(realmId: number, tx?: Tx): Promise<Map<string, number>> {
    return systemIdsAmong(await select(UserGroup, { where: { realm_id: realmId, is_system_group: true } }, tx))
  }

  /**
   * Creates values of settings and returns their IDs in the same order. `makerId`: the person whose limit their members count for. A
   * handful of statements, or more with thousands of rows.
   */
  static async createValues(realmId: number, values: readonly GroupValue[], tx: Tx, makerId?: number): Promise<number[]> {
    const rows = values.map(() => ({ realm_id: realmId, creator_id: makerId ?? null }))
    const ids = await insertMarked(UserGroup, 'name_key', rows, tx)
    const of = (i: number) => ({ realm_id: realmId, group_id: ids[i] ?? 0 })
    const members = values.flatMap(({ userIds }, i) => userIds.map((userId) => ({ ...of(i), user_id: userId })))
    await insertRows(UserGroupMember, members, tx)
    const subgroups = values.flatMap(({ subgroupIds }, i) => subgroupIds.map((subgroupId) => ({ ...of(i), subgroup_id: subgroupId })))
    await insertRows(UserGroupSubgroup, subgroups, tx)
    return ids
  }

  /** Creates the value of one setting. */
  static async createValue(realmId: number, userIds: readonly number[], subgroupIds: readonly number[], tx: Tx): Promise<number> {
    const [id] = await UserGroup.createValues(realmId, [{ userIds, subgroupIds }], tx)
    return id ?? 0
  }

  /** Removes values that no setting holds any more. Named groups stay. */
  static async removeValues(realmId: number, ids: readonly number[], tx: Tx): Promise<void> {
    const where = { realm_id: realmId, id: [...ids], name: null }
    const unnamed = (await select(UserGroup, { columns: ['id'], where }, tx)).map(({ id }) => id)
    if (unnamed.length === 0) return
    await remove(UserGroup, { id: unnamed }, tx)
    await remove(UserGroupMember, { group_id: unnamed }, tx)
    await remove(UserGroupSubgroup, { group_id: unnamed }, tx)
  }
}

export const UserGroup = UserGroupTable
export type UserGroup = Row<UserGroupTable>

/** The IDs of the system groups, by name. */
export function systemIdsAmong(groups: readonly UserGroup[]): Map<string, number> {
  return new Map(groups.filter((group) => group.is_system_group).map((group) => [group.name ?? '', group.id]))
}

/** The value of a setting that names users and groups directly. */
interface GroupValue {
  userIds: readonly number[]
  subgroupIds: readonly number[]
}

const CLOSURE = `WITH RECURSIVE closure (id) AS (
    SELECT id FROM user_groups WHERE realm_id = :realmId AND id IN (:ids) AND is_deactivated = 0
    UNION
    SELECT user_groups.id FROM closure
      JOIN user_group_subgroups ON user_group_subgroups.group_id = closure.id
      JOIN user_groups ON user_groups.id = user_group_subgroups.subgroup_id AND user_groups.is_deactivated = 0
  )`

/** What membership needs to know of groups and everything nested in them. */
export interface Closure {
  /** IDs of the groups, including the given ones. Leaves out deactivated groups, and groups nested only in those. */
  ids: Set<number>
  /** Names of the system groups among them. */
  systemNames: string[]
}

/** Groups and all groups nested in them. One query. */
export async function closureOf(realmId: number, ids: readonly number[], tx?: Tx): Promise<Closure> {
  if (ids.length === 0) return { ids: new Set(), systemNames: [] }
  const rows = await query<{ id: number; name: string | null; is_system_group: number }>(
    UserGroup,
    `${CLOSURE} SELECT id, name, is_system_group FROM user_groups WHERE id IN (SELECT id FROM closure)`,
    { realmId, ids },
    tx,
  )
  return {
    ids: new Set(rows.map((row) => row.id)),
    systemNames: rows.filter((row) => row.is_system_group).map((row) => row.name ?? ''),
  }
}

/**
 * The groups of one user at any depth: those with a member row, the system groups with these names, and all groups that contain one of
 * them. One query.
 */
export async function groupIdsOfMember(realmId: number, userId: number, systemNames: readonly string[], tx?: Tx): Promise<Set<number>> {
  const rows = await query<{ id: number }>(
    UserGroup,
    `${containing('id IN (SELECT group_id FROM user_group_members WHERE user_id = :userId) OR (is_system_group = 1 AND name IN (:systemNames))')}
       SELECT id FROM containers`,
    { realmId, userId, systemNames: [...systemNames, ''] },
    tx,
  )
  return new Set(rows.map((row) => row.id))
}

/** Like `groupIdsOfMember`, for tables that have been read. */
export function groupIdsAmong({ groups, members, subgroups }: GroupTables, userId: number, systemNames: readonly string[]): Set<number> {
  const active = new Set(groups.filter((group) => !group.is_deactivated).map(({ id }) => id))
  const direct = members.filter((row) => row.user_id === userId).map((row) => row.group_id)
  const byRole = groups.filter((group) => group.is_system_group && systemNames.includes(group.name ?? '')).map(({ id }) => id)
  const found = new Set([...direct, ...byRole].filter((id) => active.has(id)))
  const containers = grouped(subgroups.map(({ group_id, subgroup_id }) => [subgroup_id, group_id]))
  // Also visits what is added during the loop.
  for (const id of found) for (const container of containers.get(id) ?? []) if (active.has(container)) found.add(container)
  return found
}

/** The group and all groups that contain it, including the unnamed groups of settings. One query. */
export async function containersOf(realmId: number, groupId: number, tx: Tx): Promise<number[]> {
  const rows = await query<{ id: number }>(UserGroup, `${containing('id = :groupId')} SELECT id FROM containers`, { realmId, groupId }, tx)
  return rows.map((row) => row.id)
}

function containing(condition: string): string {
  return `WITH RECURSIVE containers (id) AS (
    SELECT id FROM user_groups WHERE realm_id = :realmId AND is_deactivated = 0 AND (${condition})
    UNION
    SELECT user_groups.id FROM containers
      JOIN user_group_subgroups ON user_group_subgroups.subgroup_id = containers.id
      JOIN user_groups ON user_groups.id = user_group_subgroups.group_id AND user_groups.is_deactivated = 0
  )`
}

/** Those of the users who have a member row in a group or in anything nested in it. One query. */
export async function membersIn(realmId: number, groupId: number, userIds: readonly number[], tx?: Tx): Promise<Set<number>> {
  const rows = await query<{ user_id: number }>(
    UserGroup,
    `${CLOSURE} SELECT user_id FROM closure JOIN user_group_members ON user_group_members.group_id = closure.id
       WHERE user_id IN (:userIds)`,
    { realmId, ids: [groupId], userIds },
    tx,
  )
  return new Set(rows.map((row) => row.user_id))
}

/** A user who belongs to a group directly. */
class UserGroupMemberTable extends table(
  'user_group_members',
  {
    realm_id: realm(),
    group_id: key(refers('user_groups')),
    user_id: key(person('kept')),
  },
  { indexes: [index('user_id'), index('realm_id', 'user_id')] },
) {
  /** The members of the groups that these users have made, those of settings included. */
  static async countMadeBy(realmId: number, makers: readonly number[], tx: Tx): Promise<number> {
    const sql = `SELECT COUNT(*) AS count FROM user_groups g JOIN user_group_members m ON m.group_id = g.id
       WHERE g.realm_id = ? AND g.creator_id IN (?)`
    const [row] = await query<{ count: number }>(UserGroupMember, sql, [realmId, [...makers]], tx)
    return Number(row?.count ?? 0)
  }

  /** IDs of the users who belong directly to one of these groups. A user of several groups is read only once. */
  static async userIdsIn(groupIds: readonly number[], tx?: Tx): Promise<Set<number>> {
    if (groupIds.length === 0) return new Set()
    const sql = 'SELECT DISTINCT user_id FROM user_group_members WHERE group_id IN (?)'
    const rows = await query<{ user_id: number }>(UserGroupMember, sql, [groupIds], tx)
    return new Set(rows.map((row) => row.user_id))
  }

  /** IDs of the groups, with or without a name, to which one of the users belongs directly. */
  static async groupIdsOf(realmId: number, userIds: readonly number[], tx: Tx): Promise<number[]> {
    if (userIds.length === 0) return []
    const sql = 'SELECT DISTINCT group_id FROM user_group_members WHERE realm_id = ? AND user_id IN (?)'
    const rows = await query<{ group_id: number }>(UserGroupMember, sql, [realmId, userIds], tx)
    return rows.map((row) => row.group_id)
  }
}

export const UserGroupMember = UserGroupMemberTable
export type UserGroupMember = Row<UserGroupMemberTable>

/** A group whose members belong to another one. */
class UserGroupSubgroupTable extends table(
  'user_group_subgroups',
  {
    realm_id: realm(),
    group_id: key(refers('user_groups')),
    subgroup_id: key(refers('user_groups')),
  },
  { indexes: [index('subgroup_id'), index('realm_id', 'subgroup_id')] },
) {}

export const UserGroupSubgroup = UserGroupSubgroupTable
export type UserGroupSubgroup = Row<UserGroupSubgroupTable>

/** Direct members and subgroups, ascending, of each unnamed group of the organisation, or of those in `ids`, by group ID. */
export async function settingValues(
  realmId: number,
  tx?: Tx,
  ids?: readonly number[],
): Promise<Map<number, { userIds: number[]; subgroupIds: number[] }>> {
  const where = { realm_id: realmId, name: null, ...(ids ? { id: [...ids] } : {}) }
  const groups = await select(UserGroup, { columns: ['id'], where }, tx)
  const found = groups.map(({ id }) => id)
  const members = await listsOf(UserGroupMember, 'user_id', found, tx)
  const subgroups = await listsOf(UserGroupSubgroup, 'subgroup_id', found, tx)
  return new Map(found.map((id) => [id, { userIds: members.get(id) ?? [], subgroupIds: subgroups.get(id) ?? [] }]))
}

/**
 * What values of settings name directly, ascending, by group ID. The database builds the lists, which the contract keeps short. On SQLite,
 * a row for each item would take ten times as long.
 */
async function listsOf(table: AnyTable, column: string, ids: readonly number[], tx?: Tx): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const list = jsonList(sequelizeOf(table), column)
  const sql = `SELECT group_id, ${list} AS list FROM ${table.tableName} WHERE group_id IN (?) GROUP BY group_id`
  const rows = await query<{ group_id: number; list: string | number[] }>(table, sql, [ids], tx)
  return new Map(rows.map((row) => [row.group_id, numbersIn(row.list).sort((a, b) => a - b)]))
}

/** Like `settingValues`, for these groups. */
export function valuesAmong({ groups, members, subgroups }: GroupTables): Map<number, { userIds: number[]; subgroupIds: number[] }> {
  const unnamed = groups.filter((group) => group.name === null)
  const values = new Map(unnamed.map(({ id }) => [id, { userIds: [] as number[], subgroupIds: [] as number[] }]))
  for (const row of members) values.get(row.group_id)?.userIds.push(row.user_id)
  for (const row of subgroups) values.get(row.group_id)?.subgroupIds.push(row.subgroup_id)
  return values
}
