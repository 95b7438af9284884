// Registering a queue, with or without the state that its events keep up to date.

import type { App, UserContext } from '../../context.ts'
import { inOwnTurn } from '../../db/own-turns.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { catchUp } from '../../receipts/catching-up.ts'
import { change } from '../change.ts'
import type { QueueOptions } from '../event.ts'
import { currentSeq } from '../log/log.ts'
import { initialState } from '../state/initial-state.ts'
import type { StateRequest } from '../state/request.ts'
import { createQueue } from './queues.ts'

/** A queue to create. `idleTimeout` in seconds. */
export interface NewQueue {
  options: QueueOptions
  idleTimeout: number
  client: string
}

/** The state is read while at most this many messages may lack their rows. For more, the rows are written first. */
const FEW = 1_000

/** Creates a queue, and reads the state at the position in the log after which the queue starts (`seq`). (registerQueue) */
export async function registerWithState(
  ctx: UserContext,
  { options, ...from }: NewQueue,
  request: StateRequest,
): Promise<{ queueId: string; seq: number; state: object }> {
  const { app, viewer: owner } = ctx
  const { seq, state } = await inOwnTurn(owner, () => readState(app, owner, request, FEW))
  const queueId = await change(ctx, (c) => createQueue(c, owner, options, { ...from, seq }))
  app.notifier.unlogged.begin(queueId)
  return { queueId, seq, state }
}

/** The state, and the seq at which it is true. If the user may lack rows for more than `most` messages, writes the rows first. */
async function readState(app: App, owner: User, request: StateRequest, most: number): Promise<{ seq: number; state: object }> {
  // One snapshot: the state contains exactly the changes up to the seq after which the queue starts.
  const read = await app.db.snapshot(async (tx) => {
    const { user: viewer, newestId } = await User.findWithNewestId(owner.id, tx)
    if (newestId - viewer.message_pointer > most) return undefined
    const realm = await Realm.load(owner.realm_id, tx)
    return { seq: realm.event_seq, state: await initialState(app, { ...request, realm, audience: { ...request.audience, viewer } }, tx) }
  })
  if (read) return read
  await catchUp(app.db, owner)
  return readState(app, owner, request, Number.POSITIVE_INFINITY)
}

/** Creates a queue that starts now. Returns its ID. (getEvents) */
export function registerAlone(ctx: UserContext, { options, ...from }: NewQueue): Promise<string> {
  return change(ctx, async (c) => createQueue(c, c.actor, options, { ...from, seq: await currentSeq(c.realm.id, c.tx) }))
}
