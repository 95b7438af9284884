// API keys of an account.

import { authenticationFailed, hashApiKey, newApiKey, refuseDeactivated } from '../../access/people/credentials.ts'
import { refuseAboveOwnLimit } from '../../access/people/limits.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { change } from '../../events/log.ts'
import { keysRevokedEvent } from '../../events/types/api_keys_revoked.ts'
import { ApiKey } from '../../models/api-key.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { removeDevicesOf } from './devices.ts'

/** Creates a key. It cannot be read again later, because only its SHA-256 hash is stored. */
export async function createApiKey(app: Pick<App, 'db'>, user: User, label: string, now: Date): Promise<{ id: number; key: string }> {
  return app.db.transaction((tx) => createKeyIn(user, label, now, tx))
}

/**
 * Creates a key for a user who has just been authenticated. Throws USER_DEACTIVATED, REALM_DEACTIVATED, and AUTHENTICATION_FAILED if the
 * password has changed in the meantime. (POST /fetch_api_key)
 */
export function createKeyAtLogin(app: Pick<App, 'db'>, realm: Realm, user: User, label: string, now: Date): Promise<string> {
  return app.db.transaction(async (tx) => {
    const [current] = await User.lockAll([user.id], tx)
    if (current?.password_hash !== user.password_hash) throw authenticationFailed()
    refuseDeactivated(realm, current)
    return (await createKeyIn(current, label, now, tx)).key
  })
}

/** Creates a key, revokes all other keys of the user, and removes the user's devices. Returns the new key. */
export async function replaceApiKeys(app: Pick<App, 'db' | 'broker'>, user: User, label: string, now: Date): Promise<string> {
  const { key } = await change(app, user.realm_id, async (tx, announce) => {
    await ApiKey.update({ revoked_at: seconds(now) }, { where: { user_id: user.id, revoked_at: null }, transaction: tx })
    announce(keysRevokedEvent(user.id))
    const created = await createKeyIn(user, label, now, tx)
    await removeDevicesOf([user.id], tx, announce)
    return created
  })
  return key
}

/** Creates a key within a transaction. */
export async function createKeyIn(user: User, label: string, now: Date, tx: Tx): Promise<{ id: number; key: string }> {
  await refuseAboveOwnLimit(user, 'apiKeys', 1, tx)
  const key = newApiKey()
  const row = await ApiKey.create(
    { realm_id: user.realm_id, user_id: user.id, key_hash: hashApiKey(key), label: label.slice(0, 100), date_created: seconds(now) },
    { transaction: tx },
  )
  return { id: row.id, key }
}

/** Revokes a user's key. Returns false if there is no such key. */
export async function revokeApiKey(app: Pick<App, 'db' | 'broker'>, user: User, keyId: number, now: Date): Promise<boolean> {
  return change(app, user.realm_id, async (tx, announce) => {
    const where = { id: keyId, user_id: user.id, revoked_at: null }
    const [count] = await ApiKey.update({ revoked_at: seconds(now) }, { where, transaction: tx })
    if (count > 0) announce(keysRevokedEvent(user.id))
    return count > 0
  })
}
