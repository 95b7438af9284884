// API keys of an account.

import { authenticationFailed, hashApiKey, newApiKey, refuseDeactivated } from '../../access/people/credentials.ts'
import { refuseAboveOwnLimit } from '../../access/people/limits.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { change } from '../../events/log.ts'
import { ApiKey } from '../../models/api-key.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { endRights } from './endings.ts'

/** Creates a key. It cannot be read again later, because only its SHA-256 hash is stored. */
export async function createApiKey(app: Pick<App, 'db'>, user: User, name: string, now: Date): Promise<{ id: number; key: string }> {
  return app.db.transaction((tx) => createKeyIn(user, name, now, tx))
}

/**
 * Creates a key for a user who has just been authenticated. Throws USER_DEACTIVATED, REALM_DEACTIVATED, and AUTHENTICATION_FAILED if the
 * password has changed in the meantime. (POST /fetch_api_key)
 */
export function createKeyAtLogin(app: Pick<App, 'db'>, realm: Realm, user: User, name: string, now: Date): Promise<string> {
  return app.db.transaction(async (tx) => {
    const [current] = await User.lockAll([user.id], tx)
    if (current?.password_hash !== user.password_hash) throw authenticationFailed()
    refuseDeactivated(realm, current)
    return (await createKeyIn(current, name, now, tx)).key
  })
}

/** Creates a key, revokes all other keys of the user, and ends what ends with them. Returns the new key. */
export async function replaceApiKeys(app: Pick<App, 'db' | 'broker'>, user: User, name: string, now: Date): Promise<string> {
  const { key } = await change(app, user.realm_id, async (tx, announce) => {
    await endRights('replacedKeys', { realmId: user.realm_id, userIds: [user.id], now: seconds(now) }, tx, announce)
    return createKeyIn(user, name, now, tx)
  })
  return key
}

/** Creates a key within a transaction. */
export async function createKeyIn(user: User, name: string, now: Date, tx: Tx): Promise<{ id: number; key: string }> {
  await refuseAboveOwnLimit(user, 'apiKeys', 1, tx)
  const key = newApiKey()
  const row = await ApiKey.create(
    { realm_id: user.realm_id, user_id: user.id, key_hash: hashApiKey(key), name: name.slice(0, 100), date_created: seconds(now) },
    { transaction: tx },
  )
  return { id: row.id, key }
}

/** Revokes the keys of users, or only those with these IDs, and what ends with them. Returns the IDs of the keys that were revoked. */
export function revokeApiKeys(
  app: Pick<App, 'db' | 'broker'>,
  realmId: number,
  which: { userIds: readonly number[]; keyIds?: readonly number[] },
  now: Date,
): Promise<number[]> {
  const { userIds, keyIds } = which
  const ended = { realmId, userIds, now: seconds(now), ...(keyIds ? { keys: { only: keyIds } } : {}) }
  return change(app, realmId, async (tx, announce) => {
    await User.hold(userIds, tx)
    return endRights('revokedKeys', ended, tx, announce)
  })
}
