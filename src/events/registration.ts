// Registering a queue, with or without the state that its events keep up to date.

import type { App } from '../context.ts'
import { Message } from '../models/message.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { catchUp } from '../narrow/catching-up.ts'
import type { QueueOptions } from './event.ts'
import { change, currentSeq } from './log.ts'
import { createQueue } from './queues.ts'
import { initialState } from './state/initial-state.ts'
import type { StateRequest } from './state/request.ts'

/** A queue to create. `idleTimeout` in seconds. */
export interface NewQueue {
  options: QueueOptions
  idleTimeout: number
  client: string
  now: Date
}

/** So many messages may lack their rows: the state is read without writing them. */
const FEW = 1_000

/** Creates a queue, and reads the state after which it begins: `seq` is its position in the log. (registerQueue) */
export async function registerWithState(
  app: App,
  owner: User,
  { options, ...from }: NewQueue,
  request: StateRequest,
): Promise<{ queueId: string; seq: number; state: object }> {
  if ((await Message.maxId(owner.realm_id)) > owner.message_pointer + FEW) await catchUp(app.db, owner)
  // One snapshot: the state holds exactly the changes up to the seq after which the queue begins.
  const { seq, state } = await app.db.snapshot(async (tx) => {
    const realm = await Realm.load(owner.realm_id, tx)
    const viewer = await User.findByPk(owner.id, { transaction: tx, rejectOnEmpty: true })
    return { seq: realm.event_seq, state: await initialState(app, { ...request, realm, audience: { ...request.audience, viewer } }, tx) }
  })
  const queueId = await change(app, owner.realm_id, (tx, announce) => createQueue(owner, options, { ...from, seq }, tx, announce))
  app.notifier.unlogged.begin(queueId)
  return { queueId, seq, state }
}

/** Creates a queue that begins now. Returns its ID. (getEvents) */
export function registerAlone(app: App, owner: User, { options, ...from }: NewQueue): Promise<string> {
  return change(app, owner.realm_id, async (tx, announce) =>
    createQueue(owner, options, { ...from, seq: await currentSeq(owner.realm_id, tx) }, tx, announce),
  )
}
