// The writer of an organisation's messages. It writes waiting messages together, in one transaction (docs/adr/0004).

import { refusals } from '../../../access/people/authority.ts'
import { type ActionContext, type App, type Authority, serverContext } from '../../../context.ts'
import { isContention, isUnreachable, type Tx } from '../../../db/index.ts'
import { currentGeneration } from '../../../db/short-memory.ts'
import { ApiError, apiError } from '../../../errors.ts'
import { change } from '../../../events/change.ts'
import { notifyCaches, typesBetween } from '../../../events/log/log.ts'
import { Recent } from '../../../values/recent.ts'
import { sendFacts } from './facts.ts'
import { planSend } from './plan.ts'
import { type PlannedSend, type Sent, type Writing, writeSends } from './write.ts'

/** A planned message waiting to be written. */
interface Waiting extends PlannedSend {
  app: App
  /** The authority of the request that sends it, if there is one. */
  authority: Authority | undefined
  size: number
  resolve(sent: Sent): void
  reject(error: unknown): void
}

/** The messages that a process writes for an organisation. */
interface Writer {
  /** Oldest first. */
  waiting: Waiting[]
  /** The total size of messages that wait or are being written. */
  size: number
  isWriting: boolean
  /** The seq of the log up to which this process has invalidated what it remembers. Undefined before its first check. */
  position: number | undefined
}

/** The maximum number and total size of messages in one transaction. */
const [MAX_BATCH, MAX_BATCH_SIZE] = [64, 2_000_000]
/** The maximum total size of messages waiting for one organisation: a thousand ordinary ones. */
const MAX_WAITING = 20_000_000
/** The size of a message without its texts. */
const ROW = 20_000
/** Seconds after which a refused request can be retried. */
const RETRY_AFTER = 1
/** How often messages are planned before the facts are accepted as they are. The last plan's facts are a few milliseconds old. */
const MAX_PLANS = 3

/** Something has happened in the organisation since a message's facts were read. */
class StaleFacts extends Error {}

/** The writers of a process, by database and organisation. */
const writers = new WeakMap<object, Recent<number, Writer>>()
/** Of organisations that have written lately. A writer that is forgotten only invalidates more when there is a new one. */
const MAX_WRITERS = 1_000

function writerOf({ sequelize }: App['db'], realmId: number): Writer {
  const all = writers.get(sequelize) ?? new Recent<number, Writer>(MAX_WRITERS)
  writers.set(sequelize, all)
  const writer = all.get(realmId) ?? { waiting: [], size: 0, isWriting: false, position: undefined }
  all.set(realmId, writer)
  return writer
}

/**
 * Writes a planned message together with others waiting for its organisation. A refusal affects only its own message. Throws SERVER_BUSY
 * before anything is written if too many are waiting, and the transaction's refusal of the caller or the message.
 */
export function writeTogether({ app, authority }: ActionContext, { message, plan }: PlannedSend): Promise<Sent> {
  const writer = writerOf(app.db, message.realm.id)
  const size = ROW + message.content.length + plan.message.rendered_content.length
  // Notices from the server report what has already happened, so they always wait.
  if (writer.isWriting && writer.size + size > MAX_WAITING && !message.sender.is_system_bot)
    throw apiError('SERVER_BUSY', 'Too many messages are being sent at once', { 'retry-after': RETRY_AFTER })
  writer.size += size
  return new Promise((resolve, reject) => {
    writer.waiting.push({ app, message, plan, authority, size, resolve, reject })
    if (!writer.isWriting) void writeAll(writer)
  })
}

/** Writes until nothing is waiting. While one batch is being written, the next one gathers. */
async function writeAll(writer: Writer): Promise<void> {
  writer.isWriting = true
  while (writer.waiting.length > 0) {
    const batch = nextBatch(writer)
    await writeBatch(writer, batch)
    for (const { size } of batch) writer.size -= size
  }
  writer.isWriting = false
}

/** Takes the oldest messages that fit into one transaction, at least one. */
function nextBatch({ waiting }: Writer): Waiting[] {
  let size = 0
  const end = waiting.findIndex((one, i) => {
    size += one.size
    return i > 0 && (i === MAX_BATCH || size > MAX_BATCH_SIZE + i * ROW)
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

/**
 * Writes a batch in one transaction or, if that fails for a reason that may concern a single message, each message in its own. Never
 * rejects.
 */
async function writeBatch(writer: Writer, batch: readonly Waiting[], plans = 1): Promise<void> {
  const [first] = batch
  if (!first) return
  try {
    const outcomes = await writeAtOnce(writer, first, batch, plans)
    for (const [i, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[i]
      if (outcome instanceof ApiError || outcome === undefined) reject(outcome)
      else resolve(outcome)
    }
  } catch (error) {
    if (error instanceof StaleFacts) return writeBatch(writer, await planAgain(batch), plans + 1)
    // If the connection to the database was lost, the transaction may have been committed. Writing its messages again could duplicate them.
    if (batch.length === 1 || isUnreachable(error) || isContention(error)) for (const { reject } of batch) reject(error)
    else for (const one of batch) await writeBatch(writer, [one], plans)
  }
}

/** Returns, for each message of a batch, what was sent or the refusal. Throws StaleFacts. */
async function writeAtOnce(
  writer: Writer,
  { app, message }: Waiting,
  batch: readonly Waiting[],
  plans: number,
): Promise<(Sent | ApiError | undefined)[]> {
  let [before, announced] = [0, 0]
  const outcomes = await change(serverContext(app, message.realm, message.now), async ({ tx, announce, announced: count, reserve }) => {
    const refused = await refusals(
      batch.map(({ authority }) => authority),
      tx,
    )
    const admitted = batch.filter((_, i) => refused[i] === undefined)
    const writing: Writing = {
      tx,
      announce,
      reserve: async (count) => {
        before = await reserve(count)
        await lookAround(writer, { realmId: message.realm.id, before }, tx)
        if (plans < MAX_PLANS && admitted.some(({ plan }) => plan.asOf !== currentGeneration())) throw new StaleFacts()
      },
    }
    const written = await writeSends(app, admitted, writing)
    announced = count()
    const byId = new Map(admitted.map((one, i) => [one, written[i]]))
    return batch.map((one, i) => refused[i] ?? byId.get(one))
  })
  app.metrics.wrote(outcomes.length)
  if (announced > 0) writer.position = before + announced
  return outcomes
}

/**
 * Invalidates what this process remembers of an organisation if events that it has not read yet have made it stale. These are the events
 * before those that the transaction has reserved. Nothing else in the organisation is committed until the transaction ends.
 */
async function lookAround(writer: Writer, { realmId, before }: { realmId: number; before: number }, tx: Tx): Promise<void> {
  notifyCaches(writer.position === undefined ? undefined : await typesBetween(realmId, writer.position, before, tx))
  writer.position = before
}

/** Plans the messages of a batch again, outside a transaction. Messages that are now refused are left out. */
async function planAgain(batch: readonly Waiting[]): Promise<Waiting[]> {
  const planned = await Promise.all(
    batch.map(async (one): Promise<Waiting[]> => {
      try {
        const facts = await sendFacts(one.app, one.message)
        if (facts.earlierId === undefined) return [{ ...one, plan: planSend(one.message, facts) }]
        one.resolve({ id: facts.earlierId })
      } catch (error) {
        one.reject(error)
      }
      return []
    }),
  )
  return planned.flat()
}
