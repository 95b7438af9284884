// Browser sessions of an account. A session is a row beside its API keys, and ends as they do (endings.ts).

import { noSuchSession, requireMaySeeKeysOf } from '../../access/people/api-keys.ts'
import { hashSession, newSession, sessionsSince } from '../../access/people/credentials.ts'
import { type ActionContext, type App, serverContext } from '../../context.ts'
import { requireRow, update } from '../../db/sql.ts'
import { type Change, change } from '../../events/change.ts'
import { MAX_SESSIONS } from '../../limits.ts'
import { ApiKey } from '../../models/api-key.ts'
import { Device } from '../../models/device.ts'
import { Identity } from '../../models/identity.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import type { NamedSubject } from '../../outbound/openid.ts'
import { createLink, redeemLink } from '../../secrets/links.ts'
import { grouped } from '../../values/lists.ts'
import { createIn, lockForLogin } from './api-keys.ts'
import { endRights } from './endings.ts'

/**
 * Begins a session of a user who has just been authenticated, in place of the one that the browser had, and ends the one used longest ago if
 * there are too many. Returns its text, which cannot be read again later. Throws USER_DEACTIVATED, REALM_DEACTIVATED, and AUTHENTICATION_FAILED
 * for bots and if the password has changed in the meantime. (POST /accounts/login)
 */
export function beginSession(
  ctx: ActionContext,
  user: User,
  { name, former }: { name: string; former: string | undefined },
): Promise<string> {
  return change(ctx, async (c) => {
    const held = former === undefined ? undefined : await sessionWith(c, former)
    // Another account may have had the browser's session. All changes lock accounts in the order of their IDs.
    if (held) await User.lockOnly([user.id, held.user_id], c.tx)
    await lockForLogin(c, ctx, user, name)
    if (held) await endSessionIn(c, held)
    const { sessions } = c.app.config
    const open = await ApiKey.findSessionsOf(user.id, sessionsSince(sessions, c.now), c.tx)
    const oldest = open
      .sort((one, other) => (one.last_used_at ?? 0) - (other.last_used_at ?? 0))
      .slice(0, Math.max(0, open.length - MAX_SESSIONS + 1))
    if (oldest.length > 0) await endRights(c, 'logout', { userIds: [user.id], keys: { only: oldest.map(({ id }) => id) } })
    return (await createSessionIn(c, user, { name, door: 'login', address: ctx.address })).session
  })
}

/** Seconds within which an app takes its user back from the browser. */
const APP_LIFE = 120

/**
 * Creates a token for a user who has just been authenticated in a browser for an app, which gets a session with it, once. Throws
 * USER_DEACTIVATED, REALM_DEACTIVATED.
 */
export function createLoginToken(ctx: ActionContext, user: User): Promise<string> {
  return change(ctx, async (c) => {
    await User.lockOnly([user.id], c.tx)
    const link = { realmId: user.realm_id, purpose: 'login', subjectId: user.id, payload: { userId: user.id } } as const
    return (await createLink(c.tx, { ...link, expiresAt: c.now + APP_LIFE, now: c.now })).token
  })
}

/** The user of a token, which is used up. Undefined if it is unknown, used or expired, or has ended with the user's rights. */
export function redeemLoginToken(ctx: ActionContext & { realm: Realm }, token: string): Promise<User | undefined> {
  const { realm, now } = ctx
  return change(ctx, async ({ tx }) => {
    const link = await redeemLink<{ userId: number }>(tx, { realmId: realm.id, purpose: 'login', token, now })
    return link && (await User.findByIds(realm.id, [link.userId], tx))[0]
  })
}

/** Creates a session within a transaction. Returns its text. Throws what `createIn` throws. */
export async function createSessionIn(
  c: Change,
  user: Pick<User, 'id' | 'realm_id'>,
  getting: Parameters<typeof createIn>[2],
): Promise<{ id: number; session: string }> {
  const session = newSession()
  const id = await createIn(c, user, getting, { is_session: true, key_hash: hashSession(session), last_used_at: c.now })
  return { id, session }
}

/**
 * Creates a session to go on in place of the one with this ID, which gives it its name and devices and is still to be ended. Undefined if the
 * ID is that of an API key. (updateSettings)
 */
export async function renewSession(
  c: Change,
  user: User,
  { id, address }: { id: number; address: string | undefined },
): Promise<{ id: number; session: string } | undefined> {
  const { name, is_session: isSession } = await requireRow(ApiKey, id, c.tx)
  if (!isSession) return undefined
  const next = await createSessionIn(c, user, { name, door: 'login', address })
  await update(Device, { key_id: next.id }, { key_id: id }, c.tx)
  return next
}

/** Ends the session with this text, if it is one of the organisation. (POST /accounts/logout) */
export function endSession(ctx: ActionContext, session: string): Promise<void> {
  return change(ctx, async (c) => {
    const held = await sessionWith(c, session)
    if (!held) return
    await User.lockOnly([held.user_id], c.tx)
    await endSessionIn(c, held)
  })
}

/** The session of the organisation with this text, as it was before any lock. */
async function sessionWith({ realm }: Change, session: string): Promise<ApiKey | undefined> {
  const [found] = await ApiKey.findByHashes([hashSession(session)])
  return found?.realm_id === realm.id ? found : undefined
}

async function endSessionIn(c: Change, { id, user_id: userId }: ApiKey): Promise<void> {
  await endRights(c, 'logout', { userIds: [userId], keys: { only: [id] } })
}

/**
 * Ends a session of a user, and what ends with it. Throws NOT_FOUND if the user has no such session, and BAD_REQUEST if the actor may not end
 * it. (endOwnSession, endUserSession, `manage end-session`)
 */
export async function endSessionOf(ctx: ActionContext, user: User, sessionId: number): Promise<void> {
  await change(ctx, async (c) => {
    const [current] = await User.lockAll([user.id], c.tx)
    if (!current) throw noSuchSession()
    if (ctx.viewer && ctx.viewer.id !== user.id) requireMaySeeKeysOf(ctx.viewer, current)
    const ended = { userIds: [user.id], keys: { only: [sessionId] } }
    if ((await endRights(c, 'revokedSessions', ended)).length === 0) throw noSuchSession()
  })
}

/**
 * Ends all sessions of the account that belongs to a person at a provider of single sign-on, if there is one. Its API keys stay.
 * (POST /accounts/login/oidc/{name}/logout)
 */
export function endSessionsAt(ctx: ActionContext & { realm: Realm }, subject: NamedSubject): Promise<void> {
  return change(ctx, async (c) => {
    const known = await Identity.findBySubject(ctx.realm.id, subject, c.tx)
    if (!known) return
    await User.lockOnly([known.user_id], c.tx)
    await endRights(c, 'revokedSessions', { userIds: [known.user_id] })
  })
}

/**
 * Seconds that an expired session is left alone, because the last use of one may not be stored yet, and for which what tells of an ended one
 * is kept.
 */
const GRACE = 86_400

/** Ends sessions that have expired, and what ends with them, and removes ended ones of which later ones tell as much. */
export async function pruneSessions(app: App, now: number): Promise<void> {
  const overdue = await ApiKey.findOverdueSessions(sessionsSince(app.config.sessions, now - GRACE))
  for (const [realmId, sessions] of grouped(overdue.map((one) => [one.realm_id, one] as const))) {
    const userIds = [...new Set(sessions.map(({ user_id }) => user_id))]
    await change(serverContext(app, { id: realmId }, now), async (c) => {
      await User.lockOnly(userIds, c.tx)
      await endRights(c, 'logout', { userIds, keys: { only: sessions.map(({ id }) => id) } })
    })
  }
  await ApiKey.removeRepeatedSessions(now - GRACE, app.db)
}
