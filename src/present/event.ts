// Events as clients get them, in the words of the contract.

import type { Schema } from '../http/types.ts'

/** An event on the wire. */
export type WireEvent = Schema<'Event'>

/** What an event of a type tells, without its ID and its type. */
export type EventBody<Type extends string> = WithoutHead<Extract<WireEvent, { type: Type }>>

type WithoutHead<Event> = Event extends unknown ? Omit<Event, 'id' | 'type'> : never
