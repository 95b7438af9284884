// Limits of one organisation.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import type { Realm } from '../../models/realm.ts'

/** Something that an organisation may have only a limited number of. */
interface RealmLimit {
  /** The model of its rows. */
  table: { count(options: { where: { realm_id: number }; transaction: Tx }): Promise<number> }
  max: number
  /** As in `The organisation may have at most 5 channels`. */
  noun: string
}

/** A transaction that changes an organisation. */
interface Counting {
  realm: Pick<Realm, 'id'>
  tx: Tx
  lockLog(): Promise<void>
}

/**
 * Throws BAD_REQUEST if adding `adding` rows would exceed the organisation's limit. Locks the organisation's row until the transaction ends,
 * so that concurrent requests count each other's additions.
 */
export async function requireWithinRealmLimit(
  { realm, tx, lockLog }: Counting,
  { table, max, noun }: RealmLimit,
  adding: number,
): Promise<void> {
  await lockLog()
  if ((await table.count({ where: { realm_id: realm.id }, transaction: tx })) + adding > max)
    throw badRequest(`The organisation may have at most ${max} ${noun}`, 'fault.full')
}
