// API keys of an account.

import { hashApiKey, newApiKey } from '../access/credentials.ts'
import { forget } from '../access/short-memory.ts'
import { type App, seconds } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { ApiKey } from '../models/api-key.ts'
import type { User } from '../models/user.ts'

/** Makes a key. Only its SHA-256 is kept: this is the one time that it can be read. */
export async function createApiKey(app: Pick<App, 'db'>, user: User, label: string, now: Date): Promise<{ id: number; key: string }> {
  return app.db.transaction((tx) => create(user, label, now, tx))
}

/** Makes a key in place of all that the user has, which are worth nothing from now on. Returns it. */
export async function replaceApiKeys(app: Pick<App, 'db'>, user: User, label: string, now: Date): Promise<string> {
  const { key } = await app.db.transaction(async (tx) => {
    await ApiKey.update({ revoked_at: seconds(now) }, { where: { user_id: user.id, revoked_at: null }, transaction: tx })
    return create(user, label, now, tx)
  })
  forget()
  return key
}

async function create(user: User, label: string, now: Date, tx: Tx): Promise<{ id: number; key: string }> {
  const key = newApiKey()
  const row = await ApiKey.create(
    { realm_id: user.realm_id, user_id: user.id, key_hash: hashApiKey(key), label: label.slice(0, 100), date_created: seconds(now) },
    { transaction: tx },
  )
  return { id: row.id, key }
}

/** Revokes a key of the user. Returns false when there is no such key. */
export async function revokeApiKey(app: Pick<App, 'db'>, user: User, keyId: number, now: Date): Promise<boolean> {
  const [revoked] = await app.db.transaction((tx) =>
    ApiKey.update({ revoked_at: seconds(now) }, { where: { id: keyId, user_id: user.id, revoked_at: null }, transaction: tx }),
  )
  forget()
  return revoked > 0
}
