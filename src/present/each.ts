// Long lists on the wire.

import { waitForTurn } from '../values/turns.ts'

/** The number of rows that are presented before other requests get their turn. */
const TURN = 200

/** Presents rows one after the other, letting other requests run in between. */
export async function presentEach<Row, Wire>(rows: Iterable<Row>, present: (row: Row) => Wire): Promise<Wire[]> {
  const presented: Wire[] = []
  for (const row of rows) {
    presented.push(present(row))
    if (presented.length % TURN === 0) await waitForTurn()
  }
  return presented
}
