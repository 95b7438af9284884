// Limits of one organisation.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { Realm } from '../../models/realm.ts'

/** Something that an organisation may have only a limited number of. */
export interface RealmLimit {
  /** The model of its rows. */
  table: { count(options: { where: { realm_id: number }; transaction: Tx }): Promise<number> }
  max: number
  /** As in `The organisation may have at most 5 channels`. */
  noun: string
}

/**
 * Throws BAD_REQUEST if adding `adding` rows would exceed the organisation's limit. Locks the organisation's row until the transaction ends,
 * so that concurrent requests count each other's additions.
 */
export async function requireWithinRealmLimit(realmId: number, { table, max, noun }: RealmLimit, adding: number, tx: Tx): Promise<void> {
  await Realm.lockLog(realmId, tx)
  if ((await table.count({ where: { realm_id: realmId }, transaction: tx })) + adding > max)
    throw badRequest(`The organisation may have at most ${max} ${noun}`)
}
