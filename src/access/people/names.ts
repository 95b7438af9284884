// Whether a full name is free.

import type { Tx } from '../../db/index.ts'
import { select } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { lookAlikeKey } from '../../values/text.ts'

/**
 * Whether the organisation requires unique names and another account, active or not, has this one. Ignores letter case and differences
 * between look-alike letters. Locks the organisation's row, so that only one of several concurrent requests succeeds.
 */
export async function isNameTaken(tx: Tx, realmId: number, name: string, exceptUserId?: number): Promise<boolean> {
  const realm = await Realm.load(realmId, tx)
  if (realmSetting(realm, 'require_unique_names') !== true) return false
  await Realm.lock(realmId, tx)
  const key = lookAlikeKey(name)
  const holders = await select(User, { columns: ['id', 'full_name'], where: { realm_id: realmId } }, tx)
  return holders.some((user) => user.id !== exceptUserId && lookAlikeKey(user.full_name) === key)
}

/** Throws BAD_REQUEST if the name is taken (`isNameTaken`). */
export async function requireFreeName(tx: Tx, realmId: number, name: string, exceptUserId?: number): Promise<void> {
  if (await isNameTaken(tx, realmId, name, exceptUserId)) throw nameIsTaken()
}

export function nameIsTaken(): Error {
  return badRequest("'full_name' is in use already, and names are unique in this organisation", 'fault.nameTaken')
}
