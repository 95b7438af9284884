// Presence: report, read.

import { realmHost } from '../../access/organisation/realms.ts'
import { accessNamedUser } from '../../access/people/users.ts'
import { reportPresence } from '../../actions/people/presence.ts'
import type { Ctx } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { findPresence, OFFLINE_THRESHOLD } from '../../events/presence/presence.ts'
import { allPresences, presenceChanges } from '../../events/presence/visible-presence.ts'
import type { Handler } from '../../http/handler.ts'
import type { Schema } from '../../http/types.ts'
import { presenceStatus } from '../../present/presence.ts'
import type { Viewpoint } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'

function viewpointOf({ app, realm, viewer }: Ctx): Viewpoint {
  return { viewer, host: realmHost(app.config, realm) }
}

export const updatePresence: Handler<'updatePresence'> = async (ctx, { body }) => {
  const { realm, viewer, now } = ctx
  await reportPresence(ctx, body.status === 'active')
  const { last_update_id: known, history_limit_days: historyDays = 14 } = body
  if (body.ping_only) return { presence_last_update_id: known ?? -1 }
  const time = Date.now() / 1000
  if (known !== undefined && known > 0) {
    const { presences, lastUpdateId } = await presenceChanges(realm, viewer, { updateId: known, now })
    return { presence_last_update_id: Math.max(known, lastUpdateId), server_timestamp: time, presences }
  }
  const slim = known !== undefined || (body.slim_presence ?? false)
  const { presences, lastUpdateId } = await allPresences(realm, viewpointOf(ctx), { slim, historyDays, now: time })
  const isNothing = known === undefined && Object.keys(presences).length === 0
  return { presence_last_update_id: isNothing ? -1 : Math.max(known ?? -1, lastUpdateId), server_timestamp: time, presences }
}

export const getRealmPresence: Handler<'getRealmPresence'> = async (ctx) => {
  const time = Date.now() / 1000
  const { presences } = await allPresences(ctx.realm, viewpointOf(ctx), { slim: false, historyDays: 14, now: time })
  return { server_timestamp: time, presences: presences as Record<string, Schema<'LegacyPresence'>> }
}

export const getUserPresence: Handler<'getUserPresence'> = async ({ app, realm, viewer, now }, { path }) => {
  const user = await accessNamedUser(viewer, path.user_id_or_email, realmHost(app.config, realm))
  if (user.bot_type !== null) throw badRequest('Bots have no presence')
  const isShared = user.is_active && preference(user, 'presence_enabled') && !realmSetting(realm, 'presence_disabled')
  const presence = isShared ? await findPresence(user.id) : undefined
  if (!presence || presence.isHidden) throw badRequest('This user has reported no presence')
  const { status, timestamp } = presenceStatus(presence)
  const isOffline = now - timestamp > OFFLINE_THRESHOLD
  const shown = { status: isOffline ? ('offline' as const) : status, timestamp }
  return { presence: { aggregated: shown, website: shown } }
}
