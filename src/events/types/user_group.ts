// user_group events: a user group was added or changed, or its members have changed. For everybody, or for some users.

import type { UserGroup } from '../../models/user-group.ts'
import type { presentUserGroup } from '../../present/user-group.ts'
import { settingsSeen } from '../../values/groups.ts'
import { type Audience, type EventDefinition, type EventOf, nobody, type Reader } from '../event.ts'

type WireGroup = ReturnType<typeof presentUserGroup>
export type GroupEvent =
  | { op: 'add'; group: WireGroup }
  | { op: 'update'; group_id: number; data: GroupUpdate }
  | { op: 'remove'; group_id: number }
  | { op: 'add_members' | 'remove_members'; group_id: number; user_ids: number[] }
  | { op: 'add_subgroups' | 'remove_subgroups'; group_id: number; direct_subgroup_ids: number[] }
/** The changed fields. */
export type GroupUpdate = Partial<Omit<WireGroup, 'id' | 'members' | 'direct_subgroup_ids'>>
interface UserGroupPayload {
  event: GroupEvent
  /** The event for queues without the capability `include_deactivated_groups`. Null: such queues get none. */
  withoutDeactivated?: GroupEvent | null
}

export const userGroup = {
  invalidates: ['groups'],
  changesViewOf: nobody,
  endsSight: true,
  deliver: deliverUserGroup,
  seen: 'always',
} satisfies EventDefinition<UserGroupPayload>

export function groupEvent(
  event: GroupEvent,
  withoutDeactivated?: GroupEvent | null,
  audience: Audience = { to: 'realm' },
): EventOf<'user_group', UserGroupPayload> {
  return { type: 'user_group', payload: { event, ...(withoutDeactivated === undefined ? {} : { withoutDeactivated }) }, audience }
}

/** Users are in a group. Queues that do not know deactivated groups get nothing about those. */
export function membersAdded(userIds: number[], { id, is_deactivated }: Pick<UserGroup, 'id' | 'is_deactivated'>, audience: Audience) {
  return groupEvent({ op: 'add_members', group_id: id, user_ids: userIds }, is_deactivated ? null : undefined, audience)
}

/** Leaves out the people the reader may not access, and an event about nobody else. */
function deliverUserGroup({ event, withoutDeactivated }: UserGroupPayload, { options, hidden }: Reader): GroupEvent | undefined {
  const knows = options.includeDeactivatedGroups || withoutDeactivated === undefined
  const known = knows ? event : withoutDeactivated
  if (!known) return undefined
  return hidden.size > 0 ? visiblePart(known, hidden) : known
}

function visiblePart(event: GroupEvent, hidden: ReadonlySet<number>): GroupEvent | undefined {
  const visible = (ids: readonly number[]): number[] => ids.filter((id) => !hidden.has(id))
  if (event.op === 'add') return { ...event, group: { ...settingsSeen(event.group, hidden), members: visible(event.group.members) } }
  if (event.op === 'update') return { ...event, data: settingsSeen(event.data, hidden) }
  if (event.op !== 'add_members' && event.op !== 'remove_members') return event
  const user_ids = visible(event.user_ids)
  return user_ids.length > 0 ? { ...event, user_ids } : undefined
}
