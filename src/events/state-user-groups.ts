// User groups as clients follow them: the initial state, and the events that keep it true.

import { wholeGroups } from '../access/groups/groups.ts'
import type { Tx } from '../db/index.ts'
import { presentUserGroup } from '../present/user-group.ts'
import type { Audience, NewEvent } from './types.ts'

/** What the log keeps of a user_group event. */
export interface GroupPayload {
  event: object
  /** What queues without the capability `include_deactivated_groups` get in its place; null: nothing. */
  withoutDeactivated?: object | null
}

/** A user_group event, to everybody unless it is for some. */
export function groupEvent(event: object, withoutDeactivated?: object | null, audience: Audience = { to: 'realm' }): NewEvent {
  const payload: GroupPayload = { event, ...(withoutDeactivated === undefined ? {} : { withoutDeactivated }) }
  return { type: 'user_group', payload, audience }
}

/** The event as a queue gets it; undefined when it does not. */
export function deliverGroupEvent({ event, withoutDeactivated }: GroupPayload, includeDeactivated: boolean): object | undefined {
  if (includeDeactivated || withoutDeactivated === undefined) return event
  return withoutDeactivated ?? undefined
}

/** The part of the initial state that user_group events keep up to date. */
export async function userGroupState(realmId: number, deactivated: boolean, tx: Tx): Promise<object> {
  return { realm_user_groups: (await wholeGroups(realmId, { deactivated }, tx)).map(presentUserGroup) }
}
