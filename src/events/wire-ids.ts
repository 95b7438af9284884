// The IDs of events on the wire.

/**
 * Event IDs on the wire leave room for events that are not logged (heartbeats and others) between two
 * logged events: the ID of a logged event is its seq times this number.
 */
const ROOM = 100_000

/** The ID of a logged event on the wire. */
export function wireId(seq: number): number {
  return seq * ROOM
}

/** The seq that an event ID on the wire stands for. */
export function seqOf(id: number): number {
  return Math.floor(id / ROOM)
}

/** The ID of an event that is not logged and follows `id`. */
export function nextUnloggedId(id: number): number {
  return id % ROOM === ROOM - 1 ? id : id + 1
}
