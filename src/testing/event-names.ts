// The names of the events that queues get: the type, with its `op` if it has one.

import type { EventType, EventTypes } from '../events/deliver.ts'

type Delivered<T extends EventType> = NonNullable<ReturnType<EventTypes[T]['deliver']>>

/** The values of `op` that queues get for a type. */
export type OpOf<T extends EventType> =
  Delivered<T> extends infer Event ? (Event extends { op: infer Op extends string } ? Op : never) : never

type NameOf<T extends EventType> = [OpOf<T>] extends [never] ? T : `${T} ${OpOf<T>}`
/** Ends the queue that gets it. contract-tests/flows/manage.test.ts covers it. */
type Last = 'realm deactivated'
/** Such as `message` or `drafts add`. */
export type EventName = Exclude<{ [T in EventType]: NameOf<T> }[Exclude<EventType, 'api_keys_revoked' | 'queues_removed'>], Last>
