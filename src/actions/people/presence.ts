// Reports of presence.

import { realmHost } from '../../access/organisation/realms.ts'
import { blindTo } from '../../access/people/users.ts'
import { type App, seconds } from '../../context.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import type { PresenceSnapshot } from '../../present/presence.ts'
import { apiEmail } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'

/** In larger organisations nobody is told at once: clients learn it from their next report. */
const MAX_USERS = 100

/** Notes that a user is here, unless the user shares no presence, and tells others who has come online. */
export async function reportPresence(
  app: Pick<App, 'presence' | 'broker' | 'config'>,
  realm: Realm,
  user: User,
  isActive: boolean,
  now: Date,
): Promise<void> {
  if (!preference(user, 'presence_enabled')) return
  const report = { realmId: realm.id, userId: user.id, isActive, joinedAt: user.date_joined, now: seconds(now) }
  const { cameOnline } = await app.presence.report(report)
  if (!cameOnline || realmSetting(realm, 'presence_disabled')) return
  if (await User.hasMoreThan(realm.id, MAX_USERS)) return
  const blind = (await blindTo(realm, [user])).get(user.id) ?? []
  const payload: PresenceSnapshot = {
    userId: user.id,
    email: apiEmail(user, realmHost(app.config, realm)),
    activeAt: cameOnline.activeAt,
    connectedAt: cameOnline.connectedAt,
    serverTime: now.getTime() / 1000,
  }
  await app.broker.publish({ realmId: realm.id, type: 'presence', payload, audience: { to: 'realm', except: blind } })
}
