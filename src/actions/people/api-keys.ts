// API keys of an account.

import { noSuchKey, requireMaySeeKeysOf } from '../../access/people/api-keys.ts'
import { accessBot, requireActiveBot } from '../../access/people/bots.ts'
import { authenticationFailed, type Door, hashApiKey, newApiKey, requireMayLogIn } from '../../access/people/credentials.ts'
import { requireWithinOwnLimit } from '../../access/people/limits.ts'
import { type ActionContext, type App, operatorContext, type UserContext } from '../../context.ts'
import { createRow } from '../../db/sql.ts'
import { type Change, change } from '../../events/change.ts'
import { ApiKey } from '../../models/api-key.ts'
import { BotService } from '../../models/bot-service.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { listChange } from '../../values/audit.ts'
import { endRights } from './endings.ts'
import { mailNewLogin } from './login-mails.ts'

/**
 * Creates a key for an account at the order of the operator. It cannot be read again later, because only its SHA-256 hash is stored. Throws
 * BAD_REQUEST for a system bot, USER_DEACTIVATED and REALM_DEACTIVATED.
 */
export async function createApiKey(app: App, user: User, name: string, now: number): Promise<{ id: number; key: string }> {
  const ctx = operatorContext(app, { id: user.realm_id }, now)
  return change(ctx, (c) => createKeyIn(c, user, { name, door: 'operator' }))
}

/**
 * Creates a key for a user who has just been authenticated. Throws USER_DEACTIVATED, REALM_DEACTIVATED, and AUTHENTICATION_FAILED for bots
 * and if the password has changed in the meantime. (POST /fetch_api_key)
 */
export function createKeyAtLogin(ctx: ActionContext, user: User, name: string): Promise<string> {
  return change(ctx, async (c) => {
    await lockForLogin(c, ctx, user, name)
    return (await createKeyIn(c, user, { name, door: 'login', address: ctx.address })).key
  })
}

/**
 * Locks the account of a user who is logging in, and mails it about that if the client is new there. Throws AUTHENTICATION_FAILED if the
 * password has changed since it was verified.
 */
export async function lockForLogin(c: Change, { address }: ActionContext, user: User, name: string): Promise<void> {
  const [current] = await User.lockAll([user.id], c.tx)
  if (current?.password_hash !== user.password_hash) throw authenticationFailed()
  if (address !== undefined) await mailNewLogin(c, current, { name, address })
}

/** Creates a key, revokes all other keys of the user, and ends what ends with them. Returns the new key. */
export async function replaceApiKeys(ctx: UserContext, name: string): Promise<string> {
  const { viewer: user } = ctx
  const { key } = await change(ctx, async (c) => {
    await endRights(c, 'replacedKeys', { userIds: [user.id] })
    return createKeyIn(c, user, { name, door: 'login' })
  })
  return key
}

/**
 * Ends all keys of a bot that the caller manages, and creates one. What an outgoing webhook bot proves itself with is new too. Throws
 * BAD_REQUEST. (regenerateBotApiKey)
 */
export function replaceKeysOfBot(ctx: UserContext, botId: number): Promise<{ key: string; service: BotService | undefined }> {
  const { viewer: actor, client = 'API' } = ctx
  return change(ctx, async (c) => {
    const { tx } = c
    await User.lockOnly([(await accessBot(actor, botId, tx)).id], tx)
    // Judged under the lock, because the bot may just have got another owner.
    const bot = await accessBot(actor, botId, tx)
    requireActiveBot(bot)
    const { id, key } = await createKeyIn(c, bot, { name: client, door: 'operator' })
    await endRights(c, 'replacedKeys', { userIds: [botId], keys: { except: id } })
    return { key, service: (await BotService.of(botId, tx)) ?? undefined }
  })
}

/** What a key or a session is for, and how its user got in. */
interface Getting {
  name: string
  door: Door
  address?: string | undefined
}

/** Creates a key within a transaction. Throws what `createIn` throws, and BAD_REQUEST if there are too many. */
export async function createKeyIn(c: Change, user: Pick<User, 'id' | 'realm_id'>, getting: Getting): Promise<{ id: number; key: string }> {
  const key = newApiKey()
  return { id: await createIn(c, user, getting, { is_session: false, key_hash: hashApiKey(key) }), key }
}

/** Creates a key or a session within a transaction. The only way to one. Returns its ID. Throws what `requireMayLogIn` throws. */
export async function createIn(
  { tx, now, record }: Change,
  { id: userId, realm_id: realmId }: Pick<User, 'id' | 'realm_id'>,
  { name, door, address }: Getting,
  secret: { is_session: boolean; key_hash: string; last_used_at?: number },
): Promise<number> {
  // Locked before they are judged, so that the account is not deactivated in between.
  const [user] = await User.lockAll([userId], tx)
  if (!user) throw new Error(`account ${userId} is gone`)
  requireMayLogIn(await Realm.load(realmId, tx), user, door)
  if (!secret.is_session) await requireWithinOwnLimit(user, 'apiKeys', 1, tx)
  const columns = { ...secret, realm_id: realmId, user_id: userId, name, date_created: now, address: address ?? null }
  const row = await createRow(ApiKey, columns, tx)
  record({
    ...{ action: 'changed', subject: 'user', id: userId, name: user.full_name },
    changes: listChange(secret.is_session ? 'sessions' : 'api_keys', { add: [{ id: row.id, name }] }),
  })
  return row.id
}

/**
 * Revokes a key of a user, and what ends with it. Throws NOT_FOUND if the user has no such key, and BAD_REQUEST if the actor may not revoke
 * it. (revokeOwnApiKey, revokeUserApiKey)
 */
export async function revokeKeyOf(ctx: UserContext, user: User, keyId: number): Promise<void> {
  const { viewer: actor } = ctx
  await change(ctx, async (c) => {
    const [current] = await User.lockAll([user.id], c.tx)
    if (!current) throw noSuchKey()
    if (actor.id !== user.id) requireMaySeeKeysOf(actor, current)
    const ended = { userIds: [user.id], keys: { only: [keyId] } }
    if ((await endRights(c, 'revokedKeys', ended)).length === 0) throw noSuchKey()
  })
}

/** Ends all API keys and sessions of the caller, and what ends with them. */
export function revokeEverything(ctx: UserContext): Promise<void> {
  const userIds = [ctx.viewer.id]
  return change(ctx, async (c) => {
    await endRights(c, 'revokedKeys', { userIds })
    await endRights(c, 'revokedSessions', { userIds })
  })
}

/**
 * Revokes the keys and sessions of users, or only the keys with these IDs, and what ends with them. Returns the IDs of the keys that were
 * revoked.
 */
export function revokeApiKeys(ctx: ActionContext, which: { userIds: readonly number[]; keyIds?: readonly number[] }): Promise<number[]> {
  const { userIds, keyIds } = which
  const ended = { userIds, ...(keyIds ? { keys: { only: keyIds } } : {}) }
  return change(ctx, async (c) => {
    await User.lockOnly(userIds, c.tx)
    if (!keyIds) await endRights(c, 'revokedSessions', { userIds })
    return endRights(c, 'revokedKeys', ended)
  })
}
