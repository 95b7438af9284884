// Presence reports.

import { realmHost } from '../../access/organisation/realms.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { App } from '../../context.ts'
import type { NewEntry } from '../../events/presence.ts'
import { presenceEvent } from '../../events/types/presence.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { apiEmail } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'

/** Larger organisations do not announce presence. Clients learn it from the answer to their next report. */
const MAX_USERS = 100

/** Records that a user is present, unless they do not share their presence. Announces them if they have come online. */
export async function reportPresence(
  app: Pick<App, 'presence' | 'broker' | 'config'>,
  realm: Realm,
  user: User,
  isActive: boolean,
  now: number,
): Promise<void> {
  if (!preference(user, 'presence_enabled')) return
  const report = { realmId: realm.id, userId: user.id, isActive, joinedAt: user.date_joined, now }
  const { cameOnline } = await app.presence.report(report)
  // The user may have stopped sharing presence in the meantime.
  const current = cameOnline && (await User.findByPk(user.id, { rejectOnEmpty: true }))
  if (current && preference(current, 'presence_enabled')) await publish(app, realm, user, cameOnline)
}

/** Makes a user who no longer shares presence appear offline immediately. Must be called after the preference is committed. */
export async function hidePresence(app: Pick<App, 'presence' | 'broker' | 'config'>, realm: Realm, user: User, now: number): Promise<void> {
  const hidden = await app.presence.hide(realm.id, user.id, now)
  if (hidden) await publish(app, realm, user, hidden)
}

async function publish(
  app: Pick<App, 'presence' | 'broker' | 'config'>,
  realm: Realm,
  user: User,
  { activeAt, connectedAt }: NewEntry,
): Promise<void> {
  if (realmSetting(realm, 'presence_disabled') || (await User.hasMoreThan(realm.id, MAX_USERS))) return
  const withoutAccess = (await usersWithoutAccess(realm, [user])).get(user.id) ?? []
  const email = apiEmail(user, realmHost(app.config, realm))
  const payload = { userId: user.id, email, activeAt, connectedAt, serverTime: Date.now() / 1000 }
  const subject = `presence of ${user.id}`
  await app.broker.publish({ realmId: realm.id, subject, ...presenceEvent(payload, { to: 'realm', except: withoutAccess }) })
}
