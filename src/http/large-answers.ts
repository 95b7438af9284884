// Large answers that are under way to their clients.

import type { ServerResponse } from 'node:http'
import { Semaphore } from '../values/semaphore.ts'
import type { Operation } from './contract.ts'

/** How many large answers to one person can be under way while one of them is not being read. */
const MAX_UNDER_WAY = 10
/** Milliseconds without a read after which an answer counts as not being read. */
const PATIENCE = 2_000
/** Milliseconds between looks for answers that are not being read. */
const TICK = 200
/** How many requests of one person can wait for their turn. */
const MAX_WAITING = 100

interface UnderWay {
  response: ServerResponse
  receiver: Receiver
  /** When the client last read, as a time of `performance.now()`. */
  lastRead: number
}
/** The large answers to each person. The one that has gone unread for longest comes first. */
const underWay = new Map<number, Set<UnderWay>>()

/** The person who receives an answer, and the turns in which their requests of this kind are answered, if the contract limits them. */
export interface Receiver {
  person: number
  turns: Semaphore | undefined
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

/**
 * The pieces of a large answer to a person, each when the client has read the earlier ones. An unread answer holds its data in memory, so
 * the one left unread for longest is cut off if the person has too many of them or waits for one.
 */
export async function* asRead<Piece>(
  response: ServerResponse,
  receiver: Receiver,
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const { person } = receiver
  const own = underWay.get(person) ?? new Set()
  const answer = { response, receiver, lastRead: performance.now() }
  underWay.set(person, own.add(answer))
  const looking = setInterval(() => cutOffUnread(own), TICK)
  try {
    for await (const piece of pieces) {
      answer.lastRead = performance.now()
      own.delete(answer)
      own.add(answer)
      yield piece
    }
  } finally {
    clearInterval(looking)
    own.delete(answer)
    if (own.size === 0) underWay.delete(person)
  }
}

/** Makes room for another answer to a person if there are too many. */
function cutOffUnread(own: ReadonlySet<UnderWay>): void {
  const longAgo = performance.now() - PATIENCE
  for (const { response, receiver, lastRead } of own) {
    if (lastRead > longAgo) return
    if (own.size > MAX_UNDER_WAY || receiver.turns?.isWaitedFor(receiver.person)) return void response.destroy()
  }
}
