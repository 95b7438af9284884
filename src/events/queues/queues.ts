// Event queues: a client's subscription to the log. A queue is a row, so any process can serve it and it survives a crash.

import { randomUUID } from 'node:crypto'
import type { App, UserContext } from '../../context.ts'
import { insertRows } from '../../db/rows.ts'
import { remove } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { LONGPOLL_TIMEOUT, MAX_QUEUES } from '../../limits.ts'
import { EventQueue } from '../../models/event.ts'
import type { User } from '../../models/user.ts'
import { UserPresence } from '../../models/user-presence.ts'
import { principalOf } from '../../values/bots.ts'
import { ROLE } from '../../values/roles.ts'
import { type Change, change } from '../change.ts'
import type { QueueOptions } from '../event.ts'
import { OFFLINE_THRESHOLD } from '../presence/presence.ts'
import { queuesRemovedEvent } from '../types/queues_removed.ts'
import { wireId } from '../wire-ids.ts'
import type { KnownQueue } from './known-queues.ts'

/**
 * Creates a queue that starts after `seq`. If the owner and the owner's bots have too many, it replaces the one polled longest ago, or
 * registered first among those that were polled within the same second. A bot's queues count for its owner. Returns its ID. `idleTimeout` in
 * seconds.
 */
export async function createQueue(
  { tx, announce, now }: Change,
  owner: User,
  options: QueueOptions,
  from: { seq: number; idleTimeout: number; client: string },
): Promise<string> {
  if (options.allPublicChannels && owner.role === ROLE.guest) throw badRequest("'all_public_streams' is not available to guests")
  const id = randomUUID()
  // The caller's account is locked (access/people/authority.ts), so that its concurrent requests count each other's queues. What several bots
  // register at once is counted by the next registration.
  const { removed, next } = await EventQueue.keepNewestOf(principalOf(owner), MAX_QUEUES - 1, tx)
  if (removed.length > 0)
    announce(
      queuesRemovedEvent(
        [...new Set(removed.map(({ user_id }) => user_id))],
        removed.map((queue) => queue.id),
      ),
    )
  const queue = {
    id,
    realm_id: owner.realm_id,
    user_id: owner.id,
    options: JSON.stringify(options),
    takes_messages: options.eventTypes?.includes('message') ?? true,
    acknowledged_id: wireId(from.seq),
    began_at_id: wireId(from.seq),
    given_id: wireId(from.seq),
    last_seen_at: now,
    idle_timeout: from.idleTimeout,
    date_created: now,
    client: from.client,
    number: next,
  }
  await insertRows(EventQueue, [queue], tx)
  return id
}

/** Removes a queue of the user. Throws BAD_EVENT_QUEUE_ID. (deleteEventQueue) */
export async function removeQueue(ctx: UserContext, queueId: string): Promise<void> {
  const { app, viewer: owner, now } = ctx
  await app.notifier.catchUp(owner.realm_id)
  const queue = await findQueue(app, owner, queueId, now)
  await change(ctx, async ({ tx, announce }) => {
    await remove(EventQueue, { id: queue.id }, tx)
    announce(queuesRemovedEvent([owner.id], [queue.id]))
  })
}

/** Removes queues that were not polled within their idle timeout. */
export async function pruneQueues(app: Pick<App, 'db'>, now: number): Promise<void> {
  await EventQueue.removeExpired({ now, long: LONGPOLL_TIMEOUT, grace: STORED_LATER }, app.db)
}

/** Removes all queues of these users. */
export async function removeQueuesOf({ tx, announce }: Change, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await remove(EventQueue, { user_id: [...userIds] }, tx)
  announce(queuesRemovedEvent(userIds))
}

/** The number of an organisation's queues that have not acknowledged the event with this seq. */
export function countBehind(realmId: number, seq: number): Promise<number> {
  return EventQueue.countBehind(realmId, wireId(seq))
}

/** Removes the queues that have not acknowledged the event with this seq, so that nobody needs what is before it in the log. */
export async function removeQueuesBehind({ realm, tx, announce }: Change, seq: number): Promise<void> {
  const removed = await EventQueue.removeBehind(realm.id, wireId(seq), tx)
  const userIds = [...new Set(removed.map(({ user_id }) => user_id))]
  if (removed.length > 0)
    announce(
      queuesRemovedEvent(
        userIds,
        removed.map(({ id }) => id),
      ),
    )
}

/** Removes every queue of the server. No process may be serving them. */
export async function removeAllQueues({ db }: Pick<App, 'db'>): Promise<void> {
  await db.transaction((tx) => remove(EventQueue, {}, tx))
}

/** A queue of the user that has not expired. Throws BAD_EVENT_QUEUE_ID. */
export async function findQueue({ queues }: App, owner: User, queueId: string, now: number): Promise<KnownQueue> {
  const held = queues.held(queueId)
  if (isUsable(held, owner, now)) return held
  // Another process may have kept alive a queue that looks expired in memory.
  const stored = await queues.findStored(queueId)
  if (!isUsable(stored, owner, now)) throw badQueue(queueId)
  return stored
}

function isUsable(queue: KnownQueue | undefined, owner: User, now: number): queue is KnownQueue {
  return queue !== undefined && queue.userId === owner.id && queue.lastSeen + queue.idleTimeout >= now
}

export function badQueue(queueId: string): Error {
  return apiError('BAD_EVENT_QUEUE_ID', `Bad event queue ID: ${queueId}`, { queue_id: queueId })
}

/** Seconds after which even a busy process has stored the time of a poll (known-queues.ts). */
const STORED_LATER = 10
/** A client that polled within this time, in seconds, is online, because no poll waits longer for an answer. */
const LIVE = LONGPOLL_TIMEOUT + STORED_LATER

/**
 * The users among these who have an online client that receives messages, unless their clients report that nobody is there. `now` in UNIX
 * seconds.
 */
export async function presentAmong(userIds: readonly number[], now: number): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const online = new Set(await EventQueue.takersOfMessages(userIds, now - LIVE))
  if (online.size === 0) return online
  const since = now - OFFLINE_THRESHOLD
  for (const id of await UserPresence.idleAmong([...online], { connected: since, active: since })) online.delete(id)
  return online
}

/** Those of the users who have an open queue, or sent a request or a presence since a time (UNIX seconds). */
export async function seenSince(userIds: readonly number[], since: number): Promise<Set<number>> {
  return userIds.length === 0 ? new Set() : new Set(await EventQueue.ownersSeen(userIds, since))
}
