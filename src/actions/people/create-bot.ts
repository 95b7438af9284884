// Bots that people create. Facts, plan, write.

import { rightsOf } from '../../access/channels/permissions.ts'
import type { RealmPermission } from '../../access/channels/policy.ts'
import { requireWithinRealmLimit } from '../../access/organisation/limits.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { newServiceSecrets } from '../../access/people/bots.ts'
import { requireWithinOwnLimit } from '../../access/people/limits.ts'
import { requirePerson } from '../../access/people/users.ts'
import type { UserContext } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { MAX_BOTS } from '../../limits.ts'
import { BotService } from '../../models/bot-service.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { BOT_TYPE, botEmail, normalisePayloadUrl } from '../../values/bots.ts'
import { ROLE } from '../../values/roles.ts'
import { createKeyIn } from './api-keys.ts'
import { createUserIn } from './create.ts'

/** A bot to create. */
export interface NewBot {
  fullName: string
  shortName: string
  type: number
  /** For an outgoing webhook bot. */
  payloadUrl: string | undefined
  interface: number
}

/** The facts for `planBot`. */
interface NewBotFacts {
  owner: Pick<User, 'role' | 'bot_type'>
  mayCreate(permission: RealmPermission): boolean
  /** The host of the organisation. */
  host: string
}

/** Plans a new bot. Pure. Throws BAD_REQUEST. (createBot) */
export function planBot({ shortName, type, payloadUrl }: NewBot, { owner, mayCreate, host }: NewBotFacts) {
  requirePerson(owner)
  const isPermitted =
    mayCreate('can_create_bots_group') || (type === BOT_TYPE.incomingWebhook && mayCreate('can_create_write_only_bots_group'))
  if (owner.role === ROLE.guest || !isPermitted) throw badRequest('You do not have permission to create bots of this kind')
  const email = botEmail(shortName, host)
  if (type !== BOT_TYPE.outgoingWebhook) return { email, url: undefined }
  if (payloadUrl === undefined || payloadUrl === '') throw badRequest("'payload_url' is missing: an outgoing webhook bot needs one")
  return { email, url: normalisePayloadUrl('payload_url', payloadUrl) }
}

/** Creates a bot of the caller, with a key, and announces it. Throws BAD_REQUEST. (createBot) */
export function createBot(
  ctx: UserContext & { realm: Realm },
  wanted: NewBot,
): Promise<{ bot: User; key: string; service: BotService | undefined }> {
  const { app, viewer: owner, client } = ctx
  return change(ctx, async (c) => {
    const { realm, tx } = c
    const { inRealm } = await rightsOf(owner, tx)
    const { email, url } = planBot(wanted, { owner, mayCreate: inRealm, host: realmHost(app.config, realm) })
    await requireWithinOwnLimit(owner, 'bots', 1, tx)
    // Locks the organisation's row, so that the address stays free.
    await requireWithinRealmLimit(c, { table: User.bots, max: MAX_BOTS, noun: 'bots' }, 1)
    if (await User.findByEmail(realm.id, email, tx))
      throw badRequest(`'short_name' belongs to another account already: ${wanted.shortName}`)
    const service = url === undefined ? undefined : { payload_url: url, interface: wanted.interface, ...newServiceSecrets() }
    const kind = { type: wanted.type, ownerId: owner.id, ...(service ? { service } : {}) }
    const bot = await createUserIn(c, { email, fullName: wanted.fullName, role: ROLE.member, bot: kind })
    const { key } = await createKeyIn(c, bot, { name: client ?? 'API', door: 'operator' })
    return { bot, key, service: (await BotService.of(bot.id, tx)) ?? undefined }
  })
}
