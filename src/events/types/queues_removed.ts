// queues_removed events: processes drop what they know of the queues and end their polls. No queue gets them.

import { type Effects, type EventOf, nobody } from '../event.ts'

export const QUEUES_REMOVED = 'queues_removed'

/** Without IDs: all queues of the users. */
export interface QueuesRemovedPayload {
  queue_ids?: string[]
}

export const queuesRemovedEffects: Effects<QueuesRemovedPayload> = {
  invalidates: [],
  changesViewOf: nobody,
}

export function queuesRemovedEvent(userIds: readonly number[], queueIds?: string[]): EventOf<typeof QUEUES_REMOVED, QueuesRemovedPayload> {
  const payload = queueIds === undefined ? {} : { queue_ids: queueIds }
  return { type: QUEUES_REMOVED, payload, audience: { to: 'users', ids: [...userIds] } }
}

export function deliverQueuesRemoved(_payload: QueuesRemovedPayload): undefined {}
