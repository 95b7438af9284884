// The right to read is checked again when an event is delivered: between writing and reading it, its reader may have lost sight of what it
// is about.

import { Questions, sightOf } from '../access/messages/sight.ts'
import type { App } from '../context.ts'
import { seenPart } from './deliver.ts'
import type { LogEntry, UnloggedEvent } from './interfaces.ts'

/** An event, and the seq at which its audience was written. */
interface Written {
  seq: number
  event: LogEntry | UnloggedEvent
}

/**
 * Those of the events, and those of their parts, that the user still sees. `lostAt` is as in EventsAfter: the audiences of later events are as
 * they were written.
 */
export async function stillSeen<W extends Written>(
  app: Pick<App, 'db'>,
  userId: number,
  events: readonly W[],
  lostAt: number,
): Promise<readonly W[]> {
  if (events.every(({ seq }) => seq >= lostAt)) return events
  const asked = new Questions()
  for (const { seq, event } of events) if (seq < lostAt) seenPart(event, asked)
  if (asked.isEmpty) return events
  const sees = await sightOf(app, userId, asked)
  return events.flatMap((one) => {
    const event = one.seq < lostAt ? seenPart(one.event, sees) : one.event
    return event ? [{ ...one, event }] : []
  })
}
