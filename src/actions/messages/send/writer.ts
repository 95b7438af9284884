// The writer of an organisation's messages. It writes waiting messages together, in one transaction (docs/adr/0004).

import { refusals } from '../../../access/people/authority.ts'
import { type ActionContext, type App, type Authority, serverContext } from '../../../context.ts'
import { type Db, isContention, isUnreachable } from '../../../db/index.ts'
import { ApiError, apiError } from '../../../errors.ts'
import { type Change, type Compare, change, StaleFacts } from '../../../events/change.ts'
import { type HeldSend, lockPlaces, type PlannedSend, type Sent, writeSends } from './write.ts'

/** A planned message waiting to be written. */
interface Waiting extends PlannedSend {
  app: App
  /** The authority of the request that sends it, if there is one. */
  authority: Authority | undefined
  /** Undefined if its facts are accepted. Then the authority is verified under a lock. */
  compare: Compare | undefined
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
}

/** The maximum number and total size of messages in one transaction. */
const MAX_BATCH = 64
const MAX_BATCH_SIZE = 2_000_000
/** The maximum total size of messages waiting for one organisation: a thousand ordinary ones. */
const MAX_WAITING = 20_000_000
/** The size of a message without its texts. */
const ROW = 20_000

/** The writers that are writing, by database and organisation. */
const writers = new WeakMap<Db, Map<number, Writer>>()

/**
 * Writes a planned message together with others waiting for its organisation. A refusal affects only its own message. Throws SERVER_BUSY
 * before anything is written if too many are waiting, StaleFacts, and the transaction's refusal of the caller or the message.
 */
export function writeTogether({ app, authority }: ActionContext, send: PlannedSend, compare: Compare | undefined): Promise<Sent> {
  const { message, plan } = send
  const ofDatabase = writers.get(app.db) ?? new Map<number, Writer>()
  writers.set(app.db, ofDatabase)
  const busy = ofDatabase.get(message.realm.id)
  const size = ROW + message.content.length + plan.message.rendered_content.length
  // Notices from the server report what has already happened, so they always wait.
  if (busy && busy.size + size > MAX_WAITING && !message.sender.is_system_bot)
    throw apiError('SERVER_BUSY', 'Too many messages are being sent at once', { 'retry-after': 1 })
  const writer = busy ?? { waiting: [], size: 0 }
  writer.size += size
  return new Promise((resolve, reject) => {
    writer.waiting.push({ app, message, plan, authority, compare, size, resolve, reject })
    if (busy) return
    ofDatabase.set(message.realm.id, writer)
    void writeAll(writer, () => ofDatabase.delete(message.realm.id))
  })
}

/** Writes until nothing is waiting. While one batch is being written, the next one gathers. */
async function writeAll(writer: Writer, done: () => void): Promise<void> {
  while (writer.waiting.length > 0) {
    const batch = nextBatch(writer)
    await writeBatch(batch)
    for (const { size } of batch) writer.size -= size
  }
  done()
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

/** Some messages of a transaction rest on facts that have changed. */
class StaleSends extends Error {
  readonly sends: ReadonlySet<Waiting>

  constructor(sends: readonly Waiting[]) {
    super()
    this.sends = new Set(sends)
  }
}

/**
 * Writes a batch in one transaction, without messages whose facts turn out to have changed, or, if it fails for a reason that may concern a
 * single message, each message in its own. Never rejects.
 */
async function writeBatch(batch: readonly Waiting[]): Promise<void> {
  const [first] = batch
  if (!first) return
  try {
    const { app, message } = first
    const outcomes = await change(serverContext(app, message.realm, message.now), (c) => writeIn(c, batch))
    app.metrics.wrote(outcomes.size)
    for (const [{ resolve, reject }, outcome] of outcomes)
      if (outcome instanceof ApiError) reject(outcome)
      else resolve(outcome)
  } catch (error) {
    if (error instanceof StaleSends) {
      for (const { reject } of error.sends) reject(new StaleFacts())
      return writeBatch(batch.filter((one) => !error.sends.has(one)))
    }
    // If the connection to the database was lost, the transaction may have been committed. Writing its messages again could duplicate them.
    if (batch.length === 1 || isUnreachable(error) || isContention(error)) for (const { reject } of batch) reject(error)
    else for (const one of batch) await writeBatch([one])
  }
}

/** Returns, for each message of a batch, what was sent or the refusal. Throws StaleSends. */
async function writeIn({ app, tx, announce, reserve }: Change, batch: readonly Waiting[]): Promise<Map<Waiting, Sent | ApiError>> {
  const outcomes = new Map<Waiting, Sent | ApiError>()
  // The log says whether the others still have their authority.
  const refused = await refusals(
    batch.map(({ authority, compare }) => (compare ? undefined : authority)),
    tx,
  )
  for (const [i, one] of batch.entries()) if (refused[i]) outcomes.set(one, refused[i])
  const admitted = batch.filter((one) => !outcomes.has(one))
  const held = new Map<Waiting, HeldSend>()
  for (const [i, send] of (await lockPlaces(admitted, tx)).entries()) if (send) held.set(admitted[i] as Waiting, send)
  const changed = admitted.filter((one) => !held.has(one))
  if (changed.length > 0) throw new StaleSends(changed)
  if (held.size === 0) return outcomes
  const sending = [...held.keys()]
  const reserveAndCompare = async (count: number): Promise<void> => verifyFacts(sending, await reserve(count), tx)
  const sent = await writeSends({ app, tx, announce, reserve: reserveAndCompare }, [...held.values()])
  for (const [i, one] of sending.entries()) outcomes.set(one, sent[i] as Sent)
  return outcomes
}

async function verifyFacts(sends: readonly Waiting[], before: number, tx: Change['tx']): Promise<void> {
  const stale: Waiting[] = []
  for (const one of sends)
    await one.compare?.(before, tx).catch((error) => {
      if (!(error instanceof StaleFacts)) throw error
      stale.push(one)
    })
  if (stale.length > 0) throw new StaleSends(stale)
}
