// Presence reports.

import { realmHost } from '../../access/organisation/realms.ts'
import { verifyAuthority } from '../../access/people/authority.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { requireRow } from '../../db/sql.ts'
import { type Change, publish } from '../../events/change.ts'
import type { Audience } from '../../events/event.ts'
import type { NewUnloggedEvent } from '../../events/interfaces.ts'
import { hidePresence, type Presence } from '../../events/presence/presence.ts'
import { presenceEvent } from '../../events/types/presence.ts'
import { MAX_USERS_WITH_ANNOUNCED_PRESENCE } from '../../limits.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { apiEmail } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'

type Context = UserContext & { realm: Realm }

/**
 * Records that a user is present, unless they do not share their presence. Announces them if they have come online. Everything that
 * announcing takes is read before the report is stored.
 */
export async function reportPresence(ctx: Context, isActive: boolean): Promise<void> {
  const { app, realm, viewer: user, now } = ctx
  if (!preference(user, 'presence_enabled')) return
  const report = { realmId: realm.id, userId: user.id, isActive, joinedAt: user.date_joined, now }
  await verifyAuthority(ctx)
  const { cameOnline, prepared } = await app.presence.report(report, async () => {
    // The user may have stopped sharing presence in the meantime.
    const current = await requireRow(User, user.id)
    return preference(current, 'presence_enabled') ? audienceOfPresence(realm, user) : undefined
  })
  if (cameOnline && prepared) await publishUnlogged(ctx, eventOf(ctx, user, cameOnline, prepared))
}

/**
 * Makes the caller, who stops sharing presence, appear offline immediately. Returns the event that tells it, for `publishUnlogged` after the commit.
 * Undefined if nobody is told.
 */
export async function hideCaller(c: Change<Context>): Promise<NewUnloggedEvent | undefined> {
  const { actor: user, realm, tx } = c
  const hidden = await hidePresence(c, user.id)
  const audience = hidden && (await audienceOfPresence(realm, user, tx))
  return audience && eventOf(c, user, hidden, audience)
}

/** Who is told of the user's presence. Undefined if the organisation announces none. */
async function audienceOfPresence(realm: Realm, user: User, tx?: Tx): Promise<Audience | undefined> {
  if (realmSetting(realm, 'presence_disabled') || (await User.hasMoreThan(realm.id, MAX_USERS_WITH_ANNOUNCED_PRESENCE, tx)))
    return undefined
  return { to: 'realm', except: (await usersWithoutAccess(realm, [user], tx)).get(user.id) ?? [] }
}

function eventOf(
  { app, realm }: Pick<Context, 'app' | 'realm'>,
  user: User,
  { activeAt, connectedAt }: Presence,
  audience: Audience,
): NewUnloggedEvent {
  const email = apiEmail(user, realmHost(app.config, realm))
  const payload = { userId: user.id, email, activeAt, connectedAt, serverTime: Date.now() / 1000 }
  return { subject: `presence of ${user.id}`, ...presenceEvent(payload, audience) }
}

/** Sends an event about presence. The request has had its effect: clients also learn of it with their next report. */
export async function publishUnlogged(ctx: Context, event: NewUnloggedEvent): Promise<void> {
  await publish(ctx, event).catch(() => {})
}
