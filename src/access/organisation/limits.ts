// How much one organisation may have.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'

/** Some of what an organisation has. */
export interface Holding {
  /** The model of its rows. */
  table: { count(options: { where: { realm_id: number }; transaction: Tx }): Promise<number> }
  max: number
  /** As in `The organisation may have at most 5 channels`. */
  noun: string
}

/** Throws BAD_REQUEST when `adding` to what the organisation has would be more than the limit. Requests at the same time may pass it. */
export async function refuseAboveRealmLimit(realmId: number, { table, max, noun }: Holding, adding: number, tx: Tx): Promise<void> {
  if ((await table.count({ where: { realm_id: realmId }, transaction: tx })) + adding > max)
    throw badRequest(`The organisation may have at most ${max} ${noun}`)
}
