// Answers whose bytes wait for their clients, whatever wrote them: the contract machine, a page, a file.

import { type IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Semaphore } from '../values/semaphore.ts'
import type { Operation } from './contract.ts'

/**
 * How many answers to one person can be under way while one of them is not being read, and how many to one address without an account. An
 * address can be a whole office, but such answers are read from a disk as they are sent, and hold little.
 */
const MAX_UNDER_WAY = { person: 10, address: 50 }
/** Milliseconds without a read after which an answer counts as not being read. */
const PATIENCE = 2_000
/** Milliseconds between looks for answers that are not being read. */
const TICK = 200
/** How many requests of one person can wait for their turn. */
const MAX_WAITING = 100
/** Bytes that no answer counts for, because the operating system takes as many for each connection. */
const LITTLE = 16_384
/** Bytes of a whole answer that are handed to a connection at once. */
const PIECE = 262_144

/** The person who receives an answer, and the turns in which their requests of this kind are answered, if the contract limits them. */
export interface Receiver {
  person: number
  turns: Semaphore | undefined
}
/** Who receives the answers that are for a person. All others are for an address. */
const receivers = new WeakMap<ServerResponse, Receiver>()

/** Says who receives an answer. */
export function noteReceiver(response: ServerResponse, receiver: Receiver): void {
  receivers.set(response, receiver)
}

/** For each operation whose requests the contract answers in turn, the turns of each person. */
export function answerTurns(operations: readonly Operation[]): ReadonlyMap<Operation, Semaphore> {
  const refusal = 'Too many of your requests are waiting for each other'
  return new Map(
    operations.flatMap((operation) =>
      operation.concurrency ? [[operation, new Semaphore({ atOnce: operation.concurrency, waiting: MAX_WAITING, refusal })]] : [],
    ),
  )
}

/** When the client of each answer under way last read, as a time of `performance.now()`. The longest ago comes first. */
type UnderWay = Map<ServerResponse, number>
/** The answers to each person, by ID, and to each address. */
const underWay = new Map<number | string, UnderWay>()
let looking: NodeJS.Timeout | undefined

/**
 * The class of a server's answers. An answer that waits for its client is under way until it ends. The one left unread for longest is cut
 * off if its receiver has too many of them or waits for one, because what it holds stays in memory. `addressOf` tells the key of the
 * address from which a request came.
 */
export function watchedAnswers(addressOf: (request: IncomingMessage) => string) {
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override write(...given: unknown[]): boolean {
      const hasRoom = super.write(...(given as [chunk: unknown]))
      if (!hasRoom) this.#waits()
      return hasRoom
    }

    /** Hands a large chunk over in pieces, so that it shows whether the client reads. */
    override end(...given: unknown[]): this {
      const [chunk, encoding] = given
      const isText = typeof chunk === 'string' && chunk.length > PIECE
      const bytes = isText ? Buffer.from(chunk, encoding as BufferEncoding) : chunk
      if (!(bytes instanceof Uint8Array) || bytes.length <= PIECE || this.req.method === 'HEAD') {
        super.end(...(given as [chunk: unknown]))
        if (this.writableLength > LITTLE) this.#waits()
        return this
      }
      if (!this.headersSent && !this.hasHeader('Content-Length')) this.setHeader('Content-Length', bytes.length)
      // Rejects when the client hangs up or is cut off.
      pipeline(piecesOf(bytes), this).catch(() => {})
      return this
    }

    #waits(): void {
      const key = receivers.get(this)?.person ?? addressOf(this.req)
      const own: UnderWay = underWay.get(key) ?? new Map()
      if (own.has(this)) return
      const isRead = (): void => {
        own.delete(this)
        own.set(this, performance.now())
      }
      isRead()
      underWay.set(key, own)
      looking ??= setInterval(look, TICK)
      this.on('drain', isRead).once('close', () => {
        own.delete(this)
        if (own.size > 0 || underWay.get(key) !== own) return
        underWay.delete(key)
        if (underWay.size > 0) return
        clearInterval(looking)
        looking = undefined
      })
    }
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
}

function look(): void {
  for (const [key, own] of underWay) cutOffUnread(own, typeof key === 'number' ? MAX_UNDER_WAY.person : MAX_UNDER_WAY.address)
}

/** Makes room for another answer to the same receiver if there are too many. */
function cutOffUnread(own: UnderWay, most: number): void {
  const longAgo = performance.now() - PATIENCE
  for (const [response, lastRead] of own) {
    if (lastRead > longAgo) return
    // One that has been read waits for more of its own bytes.
    if (response.writableLength === 0) continue
    const { person, turns } = receivers.get(response) ?? {}
    if (own.size > most || (person !== undefined && turns?.isWaitedFor(person))) return void response.destroy()
  }
}
