// queues_removed events: processes drop what they know of the queues and end their polls. No queue gets them.

import { type EventDefinition, type EventOf, nobody } from '../event.ts'

export const QUEUES_REMOVED = 'queues_removed'

/** Without IDs: all queues of the users. */
interface QueuesRemovedPayload {
  queue_ids?: string[]
}

export const queuesRemoved = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverQueuesRemoved,
  seen: 'always',
} satisfies EventDefinition<QueuesRemovedPayload>

export function queuesRemovedEvent(userIds: readonly number[], queueIds?: string[]): EventOf<typeof QUEUES_REMOVED, QueuesRemovedPayload> {
  const payload = queueIds === undefined ? {} : { queue_ids: queueIds }
  return { type: QUEUES_REMOVED, payload, audience: { to: 'users', ids: [...userIds] } }
}

function deliverQueuesRemoved(_payload: QueuesRemovedPayload): undefined {}
