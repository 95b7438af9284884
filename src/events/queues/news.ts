// What a queue gets of the events that a process has read, logged and unlogged.

import type { App } from '../../context.ts'
import type { WireEvent } from '../../present/event.ts'
import { concerns } from '../audience.ts'
import { deliver, wireEvent } from '../deliver.ts'
import type { QueueOptions, View } from '../event.ts'
import type { LogEntry, UnloggedEvent } from '../interfaces.ts'
import { stillSeen } from '../sight.ts'
import { nextUnloggedId } from '../wire-ids.ts'
import { present } from './forms.ts'
import { listsFor } from './lists.ts'
import type { KnownQueue } from './known-queues.ts'

/** Whether a queue gets an event of this type and audience. */
export function isFor({ type, audience }: LogEntry | UnloggedEvent, { eventTypes, allPublicChannels }: QueueOptions, view: View): boolean {
  return (eventTypes?.includes(type) ?? true) && concerns(audience, view, allPublicChannels)
}

interface Reading {
  view: View
  /** The ID that the client acknowledged. */
  from: number
  /** As in EventsAfter. */
  lostAt: number
}

/** The wire events of the log entries that come after `from`. The client may already have received some of the events of one entry. */
export async function loggedNews(
  app: App,
  { id, realmId, options }: KnownQueue,
  { view, entries, from, lostAt }: Reading & { entries: readonly LogEntry[] },
): Promise<WireEvent[]> {
  if (entries.length === 0) return []
  const shown = channelsShown(view.userId, entries)
  const isKnown = ({ seq, audience }: LogEntry): boolean => audience.to !== 'knowers' || seq > (shown.get(audience.channelId) ?? 0)
  const wanted = entries.flatMap((entry) => (isFor(entry, options, view) && isKnown(entry) ? [{ seq: entry.seq, event: entry }] : []))
  const seen = (await stillSeen(app, view.userId, wanted, lostAt)).map(({ event }) => event)
  const reader = { ...view, lists: await listsFor({ realmId, userId: view.userId }, seen), queueId: id, options }
  return seen.flatMap((entry) => present(entry, reader).filter((one) => one.id > from))
}

/**
 * The seqs of the entries that made channels visible to the user, by channel ID. The current view decides who may know of a channel, so
 * without them the user would also get what happened in the channel before, and its `create` twice.
 */
function channelsShown(userId: number, news: readonly LogEntry[]): Map<number, number> {
  const shown = new Map<number, number>()
  for (const { seq, type, payload, audience } of news)
    if (type === 'stream' && payload.op === 'create' && audience.to === 'users' && audience.ids.includes(userId))
      for (const { stream_id } of payload.streams) shown.set(stream_id, seq)
  return shown
}

/**
 * The unlogged events that the queue has not received, with IDs after `position`, the ID up to which the log was read. `since`: when the
 * queue was polled before, in UNIX milliseconds.
 */
export async function unloggedNews(
  app: App,
  queue: KnownQueue,
  { view, from, position, since, lostAt }: Reading & { position: number; since: number },
): Promise<WireEvent[]> {
  const { options } = queue
  const { unlogged } = app.notifier
  const taken = unlogged.take({ queueId: queue.id, realmId: queue.realmId, position: from, since })
  const wanted = taken.filter(({ event }) => isFor(event, options, view))
  if (wanted.length === 0) return []
  const events: WireEvent[] = []
  const given: { id: number; number: number }[] = []
  let id = position
  for (const { number, event } of await stillSeen(app, view.userId, wanted, lostAt)) {
    const [body] = deliver(event, { ...view, lists: {}, queueId: queue.id, options })
    if (!body) continue
    // No ID is left before the next logged event. The remaining events are lost, as unlogged events may be.
    if (nextUnloggedId(id) === id) break
    id = nextUnloggedId(id)
    given.push({ id, number })
    events.push(wireEvent(id, event.type, body))
  }
  unlogged.gave(queue.id, given)
  if (given.length > 0) await noteGiven(app, queue, id)
  return events
}

/** Stores the newest delivered ID of an unlogged event, because the client may acknowledge it to this process or another. */
export async function noteGiven(app: App, queue: KnownQueue, id: number): Promise<void> {
  if (id <= queue.given) return
  queue.given = id
  await app.queues.store(queue)
}
