// The IDs of events on the wire.

/**
 * Between the IDs of two logged events there is room for events that are not logged, such as heartbeats. The wire ID of a logged event is
 * its seq times this number.
 */
const ROOM = 100_000

/** The ID of a logged event on the wire. */
export function wireId(seq: number): number {
  return seq * ROOM
}

/** The seq that a wire ID stands for. */
export function seqOf(id: number): number {
  return Math.floor(id / ROOM)
}

/** The wire ID of an unlogged event that follows `id`. */
export function nextUnloggedId(id: number): number {
  return id % ROOM === ROOM - 1 ? id : id + 1
}
