// Presence reports.

import { realmHost } from '../../access/organisation/realms.ts'
import { verifyAuthority } from '../../access/people/authority.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { UserContext } from '../../context.ts'
import { publish } from '../../events/change.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEntry } from '../../events/presence/presence.ts'
import { presenceEvent } from '../../events/types/presence.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { apiEmail } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'

/** Larger organisations do not announce presence. Clients learn it from the answer to their next report. */
const MAX_USERS = 100

type Context = UserContext & { realm: Realm }

/**
 * Records that a user is present, unless they do not share their presence. Announces them if they have come online. Everything is read
 * before the report is recorded in memory.
 */
export async function reportPresence(ctx: Context, isActive: boolean): Promise<void> {
  const { app, realm, viewer: user, now } = ctx
  if (!preference(user, 'presence_enabled')) return
  const report = { realmId: realm.id, userId: user.id, isActive, joinedAt: user.date_joined, now }
  await verifyAuthority(ctx)
  const { cameOnline, prepared } = await app.presence.report(report, async () => {
    // The user may have stopped sharing presence in the meantime.
    const current = await User.findByPk(user.id, { rejectOnEmpty: true })
    return preference(current, 'presence_enabled') ? audienceOf(realm, user) : undefined
  })
  if (cameOnline && prepared) await tellOf(ctx, cameOnline, prepared)
}

/**
 * Prepares to make a user who no longer shares presence appear offline immediately. The returned function does it, without reading anything
 * that could fail. It must be called after the preference is committed.
 */
export async function presenceHiding(ctx: Context): Promise<() => Promise<void>> {
  const { app, realm, viewer: user, now } = ctx
  const audience = await audienceOf(realm, user)
  await app.presence.open(realm.id)
  return async () => {
    const hidden = await app.presence.hide(realm.id, user.id, now)
    if (hidden && audience) await tellOf(ctx, hidden, audience)
  }
}

/** Who is told of the user's presence. Undefined if the organisation announces none. */
async function audienceOf(realm: Realm, user: User): Promise<Audience | undefined> {
  if (realmSetting(realm, 'presence_disabled') || (await User.hasMoreThan(realm.id, MAX_USERS))) return undefined
  return { to: 'realm', except: (await usersWithoutAccess(realm, [user])).get(user.id) ?? [] }
}

async function tellOf(ctx: Context, { activeAt, connectedAt }: NewEntry, audience: Audience): Promise<void> {
  const { app, realm, viewer: user } = ctx
  const email = apiEmail(user, realmHost(app.config, realm))
  const payload = { userId: user.id, email, activeAt, connectedAt, serverTime: Date.now() / 1000 }
  const subject = `presence of ${user.id}`
  // By now the request has had its effect. An event that is not logged may be lost, and clients then learn of it with their next report.
  await publish(ctx, { subject, ...presenceEvent(payload, audience) }).catch(() => {})
}
