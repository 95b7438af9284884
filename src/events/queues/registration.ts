// Registering a queue, with or without the state that its events keep up to date.

import { notLoggedIn, requireActiveRealm } from '../../access/people/credentials.ts'
import { hasSpectators } from '../../access/people/spectators.ts'
import type { App, Ctx, UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { inOwnTurn } from '../../db/own-turns.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { catchUp } from '../../receipts/catching-up.ts'
import { change } from '../change.ts'
import type { QueueOptions } from '../event.ts'
import { currentSeq } from '../log/log.ts'
import { stateFacts } from '../state/facts.ts'
import { initialState } from '../state/initial-state.ts'
import { type StateRequest, wantedParts } from '../state/request.ts'
import { createQueue } from './queues.ts'

/** A queue to create. `idleTimeout` in seconds. */
export interface NewQueue {
  options: QueueOptions
  idleTimeout: number
  client: string
}

/** The state is read while at most this many messages may lack their rows. For more, the rows are written first. */
const FEW = 1_000

/**
 * Reads the state at a position of the log (`seq`), and creates a queue that starts after it. `options` completes the options for the account
 * as it was read. (registerQueue)
 */
export async function registerWithState(
  ctx: Ctx,
  { options, ...from }: Omit<NewQueue, 'options'> & { options(viewer: User): Promise<QueueOptions> },
  request: StateRequest,
): Promise<{ queueId: string; seq: number; state: object }> {
  const { app, authority, now } = ctx
  const { realm, viewer, state } = await inOwnTurn(ctx.viewer, () => readState(app, ctx.viewer, request, FEW))
  const seq = realm.event_seq
  // What was decided rests on the account as it was read, not on what this process remembered of it.
  const asRead = { app, realm, viewer, now, authority: { ...authority, role: viewer.role } }
  const chosen = await options(viewer)
  const queueId = await change(asRead, (c) => createQueue(c, viewer, chosen, { ...from, seq }))
  app.notifier.unlogged.begin(queueId)
  return { queueId, seq, state }
}

/**
 * The state as a spectator sees it, without a queue that would keep it up to date, and without subscribers. Throws UNAUTHORIZED once there are
 * no spectators, and REALM_DEACTIVATED. (registerQueue)
 */
export async function readSpectatorState({ app, viewer }: Ctx, request: StateRequest): Promise<object> {
  const withoutPeople = { ...request, subscribers: 'false' as const }
  const { realm, state } = await inOwnTurn(viewer, () => readState(app, viewer, withoutPeople, FEW))
  // What was decided rests on the organisation as it was read, not on what this process remembered of it.
  requireActiveRealm(realm)
  if (!hasSpectators(app.config, realm)) throw notLoggedIn()
  return state
}

interface StateRead {
  realm: Realm
  viewer: User
  state: object
}

/** The state of the wanted parts. If the user may lack rows for more than `most` messages, writes the rows first. */
async function readState(app: App, owner: User, request: StateRequest, most: number): Promise<StateRead> {
  const wants = wantedParts(request.types)
  const read = async (tx?: Tx): Promise<StateRead | undefined> => {
    const facts = await stateFacts(app.db, owner, wants, most, tx)
    const { realm, viewer, newestId } = facts
    return newestId - viewer.message_pointer > most ? undefined : { realm, viewer, state: await initialState(app, request, facts, tx) }
  }
  // The facts are one statement. The subscribers of channels, which can be very many, are read after them in the same snapshot.
  const needsMore = request.subscribers !== 'false' && wants('stream', 'subscription')
  const done = await (needsMore ? app.db.snapshot(read) : read())
  if (done) return done
  await catchUp(app.db, owner)
  return readState(app, owner, request, Number.POSITIVE_INFINITY)
}

/** Creates a queue that starts now. Returns its ID. (getEvents) */
export function registerAlone(ctx: UserContext, { options, ...from }: NewQueue): Promise<string> {
  return change(ctx, async (c) => createQueue(c, c.actor, options, { ...from, seq: await currentSeq(c.realm.id, c.tx) }))
}
