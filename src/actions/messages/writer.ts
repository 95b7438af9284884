// The writer of an organisation's messages: what waits is written together, in one transaction (docs/adr/0018).

import { authorityOf, refusals } from '../../access/people/authority.ts'
import type { App, Authority } from '../../context.ts'
import { ApiError, apiError } from '../../errors.ts'
import { change } from '../../events/log.ts'
import { type PlannedSend, type Sent, writeSends } from './send-write.ts'

type Parts = Pick<App, 'config' | 'db' | 'broker'>

/** A planned message that waits to be written. */
interface Waiting extends PlannedSend {
  app: Parts
  /** The authority of the request that sends it, if there is one. */
  authority: Authority | undefined
  size: number
  resolve(sent: Sent): void
  reject(error: unknown): void
}

/** What waits for one organisation, oldest first. */
interface Queue {
  waiting: Waiting[]
  size: number
}

/** Messages of one transaction, and their size. */
const [MAX_BATCH, MAX_BATCH_SIZE] = [64, 2_000_000]
/** The size of all that may wait for one organisation: a thousand ordinary messages. */
const MAX_WAITING = 20_000_000
/** The size of a message without its texts. */
const ROW = 20_000
/** Seconds after which somebody who was refused may try again. */
const RETRY_AFTER = 1

/** The queues of a process, by its database and the organisation. One that is there is being written. */
const queues = new WeakMap<object, Map<number, Queue>>()

/**
 * Writes a planned message together with others that wait for its organisation. What refuses one of them, does so alone. Throws
 * SERVER_BUSY before anything is written if too many wait, and what refuses the caller or the message in the transaction.
 */
export function writeTogether(app: Parts, { message, plan }: PlannedSend): Promise<Sent> {
  const { db, authority } = authorityOf(app.db)
  const all = queues.get(db.sequelize) ?? new Map<number, Queue>()
  queues.set(db.sequelize, all)
  const queue = all.get(message.realm.id)
  const size = ROW + message.content.length + plan.message.rendered_content.length
  // Notices of the server tell of what is done already, and wait.
  if (queue && queue.size + size > MAX_WAITING && !message.sender.is_system_bot)
    throw apiError('SERVER_BUSY', 'Too many messages are being sent at once', { 'retry-after': RETRY_AFTER })
  return new Promise((resolve, reject) => {
    const one = { app: { ...app, db }, message, plan, authority, size, resolve, reject }
    if (queue) {
      queue.waiting.push(one)
      queue.size += size
    } else void writeAll(all, message.realm.id, { waiting: [one], size })
  })
}

/** Writes until nothing waits. While a batch is being written, the next one gathers. */
async function writeAll(all: Map<number, Queue>, realmId: number, queue: Queue): Promise<void> {
  all.set(realmId, queue)
  while (queue.waiting.length > 0) {
    const batch = nextBatch(queue)
    await writeBatch(realmId, batch)
    for (const { size } of batch) queue.size -= size
  }
  all.delete(realmId)
}

/** Takes the oldest that one transaction may write, at least one. */
function nextBatch({ waiting }: Queue): Waiting[] {
  let size = 0
  const end = waiting.findIndex((one, i) => {
    size += one.size
    return i > 0 && (i === MAX_BATCH || size > MAX_BATCH_SIZE + i * ROW)
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

/** Writes a batch in one transaction or, if that fails, each of it in its own. Never rejects. */
async function writeBatch(realmId: number, batch: readonly Waiting[]): Promise<void> {
  const [first] = batch
  if (!first) return
  try {
    const outcomes = await change(first.app, realmId, async (tx, announce, reserve) => {
      const refused = await refusals(
        batch.map(({ authority }) => authority),
        tx,
      )
      const admitted = batch.filter((_, i) => refused[i] === undefined)
      const written = await writeSends(first.app, admitted, { tx, announce, reserve })
      const byId = new Map(admitted.map((one, i) => [one, written[i]]))
      return batch.map((one, i) => refused[i] ?? byId.get(one))
    })
    for (const [i, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[i]
      if (outcome instanceof ApiError || outcome === undefined) reject(outcome)
      else resolve(outcome)
    }
  } catch (error) {
    if (batch.length === 1) first.reject(error)
    else for (const one of batch) await writeBatch(realmId, [one])
  }
}
