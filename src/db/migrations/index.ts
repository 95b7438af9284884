// Every migration, and which programs can use the schema that it leaves (docs/adr/0009-databases-and-sql.md).

import type { QueryInterface } from 'sequelize'
import * as baseline from './0001-baseline.ts'

export interface Migration {
  /** A number and words, as its file. */
  name: string
  /**
   * The last migration of the oldest program that works on the schema that this one leaves. A migration that only adds what the previous
   * release can ignore names that release's last one; one that takes something away names the first release that no longer used it.
   */
  usableBy: string
  /** Can begin again where an earlier attempt ended, because tables are not changed in transactions. */
  up(schema: QueryInterface): Promise<void>
  down(schema: QueryInterface): Promise<void>
}

/** In the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [{ name: '0001-baseline', ...baseline }]
