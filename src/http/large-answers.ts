// Large answers that are under way to their clients.

import type { ServerResponse } from 'node:http'

/** How many large answers to one person can be under way while one of them is not being read. */
const MAX_UNDER_WAY = 10
/** Milliseconds without a read after which an answer counts as not being read. */
const PATIENCE = 2_000

/** For each person, the time of the client's last read of each large answer. The answer that has gone unread for longest comes first. */
const underWay = new Map<number, Map<ServerResponse, number>>()

/**
 * The pieces of a large answer to a person, each when the client has read the earlier ones. An unread answer holds its data in memory, so
 * if a person has too many, the ones left unread for longest are cut off.
 */
export async function* asRead<Piece>(
  response: ServerResponse,
  person: number,
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const own = underWay.get(person) ?? new Map<ServerResponse, number>()
  underWay.set(person, own)
  cutOffUnread(own)
  own.set(response, performance.now())
  try {
    for await (const piece of pieces) {
      own.delete(response)
      own.set(response, performance.now())
      yield piece
    }
  } finally {
    own.delete(response)
    if (own.size === 0) underWay.delete(person)
  }
}

/** Makes room for one more answer. */
function cutOffUnread(own: Map<ServerResponse, number>): void {
  const longAgo = performance.now() - PATIENCE
  for (const [response, lastRead] of own) {
    if (own.size < MAX_UNDER_WAY || lastRead > longAgo) return
    own.delete(response)
    response.destroy()
  }
}
