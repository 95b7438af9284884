// Reads that several parts of one answer need. Nothing changes within a snapshot, so each of them runs once.

import type { Transaction as Tx } from 'sequelize'

/** The answers of each snapshot, by the read and its subject. */
const snapshots = new WeakMap<Tx, Map<unknown, Map<number, Promise<unknown>>>>()

/** Makes the reads of this transaction run once. Called for a transaction that only reads and that sees one state of the database. */
export function beginSnapshot(tx: Tx): void {
  snapshots.set(tx, new Map())
}

/** Whether the transaction is a snapshot. A snapshot reads as a whole what several parts of an answer need. */
export function isSnapshot(tx: Tx | undefined): tx is Tx {
  return tx !== undefined && snapshots.has(tx)
}

/**
 * Wraps a read about something with an ID. Within a snapshot it runs once for each ID, and all callers share the answer, which they must
 * not change.
 */
export function oncePerSnapshot<Of extends number | { id: number }, T>(
  read: (of: Of, tx?: Tx) => Promise<T>,
): (of: Of, tx?: Tx) => Promise<T> {
  return (of, tx) => {
    const snapshot = tx && snapshots.get(tx)
    if (!snapshot) return read(of, tx)
    const answers = snapshot.get(read) ?? new Map<number, Promise<unknown>>()
    snapshot.set(read, answers)
    const id = typeof of === 'number' ? of : of.id
    const answer = (answers.get(id) as Promise<T> | undefined) ?? read(of, tx)
    answers.set(id, answer)
    return answer
  }
}
