// What people may be called.

import type { Tx } from '../db/index.ts'
import { badRequest } from '../errors.ts'
import { codePoints } from '../limits.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { realmSetting } from '../settings/realm-settings.ts'

const MAX_LENGTH = 100

/** A full name as it is stored: trimmed. Throws BAD_REQUEST. (Specification: PATCH /settings) */
export function normaliseFullName(text: string): string {
  const name = text.trim()
  if (name === '') throw badRequest("'full_name' must not be empty")
  if (codePoints(name) > MAX_LENGTH) throw badRequest(`'full_name' must have at most ${MAX_LENGTH} characters`)
  if (/[*`\\>"@]/.test(name)) throw badRequest("'full_name' must not contain any of: * ` \\ > \" @")
  // Control, formatting (but for the joiners that scripts and emoji need), unassigned; line and paragraph separators.
  if (/[\p{Cc}\p{Cs}\p{Cn}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/u.test(name)) throw badRequest("'full_name' must be printable")
  if (/\|[0-9]+$/.test(name)) throw badRequest("'full_name' must not end in | and digits")
  return name
}

/**
 * Throws BAD_REQUEST when the organisation asks for unique names and somebody else has this one, letter case and look-alike
 * letters disregarded; deactivated accounts count. Holds the organisation's row, so that of two at once one is refused.
 */
export async function refuseTakenName(tx: Tx, realmId: number, name: string, exceptUserId?: number): Promise<void> {
  const realm = await Realm.findByPk(realmId, { transaction: tx, rejectOnEmpty: true })
  if (realmSetting(realm, 'require_unique_names') !== true) return
  await Realm.lock(realmId, tx)
  const key = nameKey(name)
  const holders = await User.findAll({ attributes: ['id', 'full_name'], where: { realm_id: realmId }, raw: true, transaction: tx })
  if (holders.some((user) => user.id !== exceptUserId && nameKey(user.full_name) === key))
    throw badRequest("'full_name' is in use already, and names are unique in this organisation")
}

function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
