// Browser sessions of an account. A session is a row beside its API keys, and ends as they do (endings.ts).

import { noSuchSession, requireMaySeeKeysOf } from '../../access/people/api-keys.ts'
import { hashSession, newSession, sessionsSince } from '../../access/people/credentials.ts'
import type { ActionContext } from '../../context.ts'
import { type Change, change } from '../../events/change.ts'
import { MAX_SESSIONS } from '../../limits.ts'
import { ApiKey } from '../../models/api-key.ts'
import { User } from '../../models/user.ts'
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
    await lockForLogin(c, ctx, user, name)
    if (former !== undefined) await endSessionIn(c, former)
    const { sessions } = c.app.config
    const open = await ApiKey.findSessionsOf(user.id, sessionsSince(sessions, c.now), c.tx)
    const oldest = open
      .sort((one, other) => (one.last_used_at ?? 0) - (other.last_used_at ?? 0))
      .slice(0, Math.max(0, open.length - MAX_SESSIONS + 1))
    if (oldest.length > 0) await endRights(c, 'logout', { userIds: [user.id], keys: { only: oldest.map(({ id }) => id) } })
    return createSessionIn(c, user, { name, door: 'login', address: ctx.address })
  })
}

/** Creates a session within a transaction. Returns its text. Throws what `createIn` throws. */
export async function createSessionIn(
  c: Change,
  user: Pick<User, 'id' | 'realm_id'>,
  getting: Parameters<typeof createIn>[2],
): Promise<string> {
  const session = newSession()
  await createIn(c, user, getting, { is_session: true, key_hash: hashSession(session), last_used_at: c.now })
  return session
}

/** Ends the session with this text, if it is one of the organisation. (POST /accounts/logout) */
export function endSession(ctx: ActionContext, session: string): Promise<void> {
  return change(ctx, (c) => endSessionIn(c, session))
}

async function endSessionIn(c: Change, session: string): Promise<void> {
  const [found] = await ApiKey.findByHashes([hashSession(session)])
  if (!found || found.realm_id !== c.realm.id) return
  await User.lockOnly([found.user_id], c.tx)
  await endRights(c, 'logout', { userIds: [found.user_id], keys: { only: [found.id] } })
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
