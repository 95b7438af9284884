// user_group events: a user group was added or changed, or its members have changed. For everybody, or for some users.

import type { presentUserGroup } from '../../present/user-group.ts'
import type { Audience, EventOf, Reader } from '../event.ts'

type WireGroup = ReturnType<typeof presentUserGroup>
type GroupEvent =
  | { op: 'add'; group: WireGroup }
  | { op: 'update'; group_id: number; data: GroupUpdate }
  | { op: 'remove'; group_id: number }
  | { op: 'add_members' | 'remove_members'; group_id: number; user_ids: number[] }
  | { op: 'add_subgroups' | 'remove_subgroups'; group_id: number; direct_subgroup_ids: number[] }
/** The changed fields. */
export type GroupUpdate = Partial<Omit<WireGroup, 'id' | 'members' | 'direct_subgroup_ids'>>
export interface UserGroupPayload {
  event: GroupEvent
  /** The event for queues without the capability `include_deactivated_groups`. Null: such queues get none. */
  withoutDeactivated?: GroupEvent | null
}

export function groupEvent(
  event: GroupEvent,
  withoutDeactivated?: GroupEvent | null,
  audience: Audience = { to: 'realm' },
): EventOf<'user_group', UserGroupPayload> {
  return { type: 'user_group', payload: { event, ...(withoutDeactivated === undefined ? {} : { withoutDeactivated }) }, audience }
}

export function deliverUserGroup({ event, withoutDeactivated }: UserGroupPayload, { options }: Reader): GroupEvent | undefined {
  if (options.includeDeactivatedGroups || withoutDeactivated === undefined) return event
  return withoutDeactivated ?? undefined
}
