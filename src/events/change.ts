// The only door to a change of an organisation's state.

import { verifyAuthority } from '../access/people/authority.ts'
import type { Subject } from '../caches.ts'
import type { ActionContext, App, UserContext } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { ApiError, concurrentChanges } from '../errors.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { Realm } from '../models/realm.ts'
import { logEntries } from '../observability/audit-lines.ts'
import type { AuditRecord } from '../values/audit.ts'
import { principalOf } from '../values/bots.ts'
import type { Bounds } from '../values/semaphore.ts'
import type { NewEvent, NewUnloggedEvent } from './interfaces.ts'
import { append, currentSeq, typesBetween } from './log/log.ts'

/** A change while its transaction runs. Functions that make a part of a change take it as their first parameter. */
export interface Change<C extends ActionContext = ActionContext> {
  readonly app: App
  readonly realm: C['realm']
  /** The account on whose behalf the change is made. Undefined for work without a request. */
  readonly actor: C['viewer']
  /** UNIX seconds. */
  readonly now: number
  readonly tx: Tx
  /** Adds events, and lists of them, to the log at the end of the transaction, in this order. */
  announce(...events: readonly (NewEvent | readonly NewEvent[])[]): void
  /** Adds entries to the audit log: everything that administers the organisation, its accounts and what they may do. */
  record(...entries: readonly AuditRecord[]): void
  /** The number of events that were announced so far. */
  announced(): number
  /** Locks the organisation's row until the transaction ends, unless this change has locked it already. */
  lockLog(): Promise<void>
  /**
   * Moves the organisation's counter of seqs for this many of the events and locks its row before the transaction ends. Returns the seq of
   * the event before the reserved ones.
   */
  reserve(count: number): Promise<number>
}

/** A change of an organisation whose row has been read. */
export type RealmChange = Change<ActionContext & { realm: Realm }>
/** The same on behalf of a user. */
export type UserChange = Change<UserContext & { realm: Realm }>

/**
 * The changes of each person in an application of this process, with those of their bots, by the person's ID. They would wait at the account's row, each with a
 * connection of its own. Here they wait without one, so that nobody takes the connections away from others.
 */
const CHANGES: Bounds = { atOnce: 1, waiting: 500, refusal: 'Too many of your requests are waiting for each other' }

/**
 * Changes the state of an organisation: runs `work` in a transaction, appends the announced events as its last statement, and pokes the
 * waiting polls after the commit. First it verifies the authority of the request, and locks the caller's account. `work` can run more than
 * once. No other transaction can move the counter of seqs until the commit, so a higher seq is never committed before a lower one. Throws
 * INVALID_API_KEY, USER_DEACTIVATED, REALM_DEACTIVATED and BAD_REQUEST if the caller has lost that authority, and SERVER_BUSY
 * if too many changes of the caller wait.
 */
export function change<C extends ActionContext, T>(ctx: C, work: (change: Change<C>) => Promise<T>): Promise<T> {
  return changeIf(ctx, work)
}

/** Facts that a change reads before its transaction, from memory where this process has them. */
export interface Facts<F> {
  about: readonly Subject[]
  /** Called again, with true, if something has changed. Throws refusals. */
  read(isAgain: boolean): Promise<F>
}

/** How often a change on facts is tried. Only the first attempt compares them with the log. */
const MAX_ATTEMPTS = 6

/** Something that the facts of a change are about has changed since they were read. */
export class StaleFacts extends Error {}

/**
 * Compares facts with the log in a transaction that has locked the organisation's counter of seqs. `before` is the seq before the events of
 * the transaction. Throws StaleFacts.
 */
export type Compare = (before: number, tx: Tx) => Promise<void>

/** Like `change`, on facts (`onFacts`). */
export function changeOn<C extends ActionContext, F, T>(
  ctx: C,
  facts: Facts<F>,
  work: (change: Change<C>, facts: F) => Promise<T>,
): Promise<T> {
  return onFacts(ctx, facts, (read, compare) => changeIf(ctx, (c) => work(c, read), compare))
}

/**
 * Runs `write` on facts. Its transaction learns the position of the log with the lock that it needs for its own events, and then compares. If
 * an event since the facts were read is about what they are about, nothing is changed, and `write` runs once more on current facts, which
 * it need not compare. If it finds under its own locks that these have changed too, it runs again. A refusal is thrown only if its facts are
 * true. Throws CONCURRENT_CHANGES if the facts have changed in each attempt.
 */
export async function onFacts<F, T>(
  { app: { caches, notifier }, realm: { id: realmId } }: ActionContext,
  { about, read }: Facts<F>,
  write: (facts: F, compare?: Compare) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const isFirst = attempt === 1
    const asOf = (isFirst ? caches.log.of(realmId) : undefined) ?? (await notifier.catchUp(realmId))
    const areStale = (): boolean => caches.log.hasChanged(realmId, about, asOf)
    const compare: Compare = async (before, tx) => {
      const after = caches.log.of(realmId) ?? asOf
      if (before > after) caches.log.learn(realmId, { after, upTo: before }, await typesBetween(realmId, { after, upTo: before }, tx))
      if (areStale()) throw new StaleFacts()
    }
    try {
      return await write(await read(!isFirst), isFirst ? compare : undefined)
    } catch (error) {
      if (error instanceof StaleFacts) {
        if (attempt === MAX_ATTEMPTS) throw concurrentChanges()
        continue
      }
      if (!isFirst || !(error instanceof ApiError)) throw error
      await notifier.catchUp(realmId)
      if (!areStale()) throw error
    }
  }
}

function changeIf<C extends ActionContext, T>(ctx: C, work: (change: Change<C>) => Promise<T>, compare?: Compare): Promise<T> {
  const begin = async (tx: Tx): Promise<Begun<C>> => {
    await verifyAuthority(ctx, tx)
    return { app: ctx.app, realm: ctx.realm, actor: ctx.viewer, now: ctx.now, tx }
  }
  const run = (): Promise<T> => inTransaction(ctx, begin, work, compare)
  if (!ctx.authority) return run()
  return ctx.app.semaphores.of(CHANGES).run(ctx.viewer ? principalOf(ctx.viewer) : ctx.authority.userId, run)
}

/** Like `change`, for an organisation that `create` creates in the transaction. There is no caller. */
export function changeNew<R extends { id: number }, T>(
  ctx: Omit<ActionContext, 'realm' | 'viewer' | 'authority'>,
  create: (tx: Tx) => Promise<R>,
  work: (change: Change<ActionContext & { realm: R; viewer: undefined }>) => Promise<T>,
): Promise<T> {
  const { app, now } = ctx
  return inTransaction(ctx, async (tx) => ({ app, realm: await create(tx), actor: undefined, now, tx }), work)
}

type Begun<C extends ActionContext> = Omit<Change<C>, 'announce' | 'announced' | 'lockLog' | 'record' | 'reserve'>

async function inTransaction<C extends ActionContext, T>(
  origin: Pick<ActionContext, 'app' | 'address' | 'client' | 'isOperator'>,
  begin: (tx: Tx) => Promise<Begun<C>>,
  work: (change: Change<C>) => Promise<T>,
  compare?: Compare,
): Promise<T> {
  const { db, broker, caches, log } = origin.app
  const { realmId, value, types, last, written, entries } = await db.transaction(async (tx) => {
    const begun = await begin(tx)
    const realmId = begun.realm.id
    const events: NewEvent[] = []
    const records: AuditRecord[] = []
    let [reserved, last, isLocked] = [0, 0, false]
    const reserve = async (count: number): Promise<number> => {
      last = await Realm.moveEventSeq(realmId, count, tx)
      reserved += count
      isLocked = true
      return last - count
    }
    const lockLog = async (): Promise<void> => {
      if (!isLocked) await Realm.lockLog(realmId, tx)
      isLocked = true
    }
    const announce: Change['announce'] = (...more) => {
      for (const one of more.flat()) events.push(one)
    }
    const record: Change['record'] = (...more) => {
      records.push(...more)
    }
    const value = await work({ ...begun, announce, announced: () => events.length, lockLog, record, reserve })
    const entries = records.map((one) => entryOf(begun, origin, one))
    if (entries.length > 0) await AuditEntry.add(entries, tx)
    if (events.length < reserved) throw new Error('fewer events were announced than reserved')
    if (events.length > reserved) await reserve(events.length - reserved)
    await compare?.(reserved > 0 ? last - reserved : await currentSeq(realmId, tx), tx)
    const written = await append(tx, realmId, events, last)
    return { realmId, value, types: events.map(({ type }) => type), last, written, entries }
  })
  if (entries.length > 0) logEntries(log, entries)
  if (types.length > 0) {
    caches.log.learn(realmId, { after: last - types.length, upTo: last }, types)
    broker.poke(realmId, written)
  }
  return value
}

function entryOf(
  { realm, actor, now }: Begun<ActionContext>,
  { app, address, client, isOperator }: Pick<ActionContext, 'app' | 'address' | 'client' | 'isOperator'>,
  { action, subject, id, name, changes = [] }: AuditRecord,
) {
  return {
    realm_id: realm.id,
    date_created: now,
    actor_type: isOperator ? ('operator' as const) : actor ? ('user' as const) : ('server' as const),
    actor_id: isOperator ? null : (actor?.id ?? null),
    address: address ?? null,
    client: client ?? (isOperator ? app.config.operatorClient : null),
    action,
    subject_type: subject,
    subject_id: id,
    subject_name: name,
    changes: JSON.stringify(changes),
  }
}

/**
 * Sends an event that the log does not keep (docs/adr/0004), after it has verified the authority of the request. Throws like `change`.
 */
export async function publish(ctx: ActionContext, event: NewUnloggedEvent): Promise<void> {
  await verifyAuthority(ctx)
  await ctx.app.broker.publish({ realmId: ctx.realm.id, ...event })
}
