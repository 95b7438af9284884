// What queues get of a logged event, made once for each kind of reader rather than once for each queue.

import type { WireEvent } from '../../present/event.ts'
import { SharedJson } from '../../values/shared-json.ts'
import { deliver, kindOf, wireEvent } from '../deliver.ts'
import type { Reader } from '../event.ts'
import type { LogEntry } from '../interfaces.ts'
import { wireId } from '../wire-ids.ts'

/** How many events keep their forms, and how many forms one event keeps. Open polls read an event immediately, so few events suffice. */
const RECENT = 100
const MOST = 32

const forms = new WeakMap<LogEntry, Map<string, WireEvent[]>>()
/** The events that have forms, the oldest first. */
const recent: LogEntry[] = []

/** The wire events that a log entry gives the reader's queue: none, one or several. They are shared, so callers must not modify them. */
export function present(entry: LogEntry, reader: Reader): WireEvent[] {
  const kind = kindOf(entry, reader)
  if (kind === undefined) return eventsOf(entry, reader)
  const known = formsOf(entry)
  const form = known.get(kind)
  if (form) return form
  const made = eventsOf(entry, reader).map((event) => SharedJson.of(event))
  if (known.size < MOST) known.set(kind, made)
  return made
}

function formsOf(entry: LogEntry): Map<string, WireEvent[]> {
  const known = forms.get(entry)
  if (known) return known
  const none = new Map<string, WireEvent[]>()
  forms.set(entry, none)
  recent.push(entry)
  const oldest = recent.length > RECENT ? recent.shift() : undefined
  if (oldest) forms.delete(oldest)
  return none
}

/**
 * If an entry gives several events, the last one has the entry's ID. The others have the IDs just before it, which unlogged events never
 * reach.
 */
function eventsOf(entry: LogEntry, reader: Reader): WireEvent[] {
  const bodies = deliver(entry, reader)
  return bodies.map((body, i) => wireEvent(wireId(entry.seq) - (bodies.length - 1 - i), entry.type, body))
}
