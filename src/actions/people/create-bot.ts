// Bots that people create. Facts, plan, write.

import { rightsOf } from '../../access/channels/permissions.ts'
import type { RealmPermission } from '../../access/channels/policy.ts'
import { requireWithinRealmLimit } from '../../access/organisation/limits.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { newServiceSecrets } from '../../access/people/bots.ts'
import { requireWithinOwnLimit } from '../../access/people/limits.ts'
import type { UserContext } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import type { UserChange } from '../../events/change.ts'
import { BotService } from '../../models/bot-service.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { BOT_TYPE, botEmail, normalisePayloadUrl } from '../../values/bots.ts'
import { isAdministrator, ROLE } from '../../values/roles.ts'
import { changeImages, type ImageUse, replaceImages, type UploadedImage } from '../files/images.ts'
import { createKeyIn } from './api-keys.ts'
import { AVATAR } from './avatar.ts'
import { createUserIn } from './create.ts'

/** A bot to create. */
interface NewBot {
  fullName: string
  shortName: string
  type: number
  /** For an outgoing webhook bot. */
  payloadUrl: string | undefined
  interface: number
}

/** The facts for `planBot`. */
interface NewBotFacts {
  owner: Pick<User, 'role'>
  mayCreate(permission: RealmPermission): boolean
  /** The host of the organisation. */
  host: string
}

/** Plans a new bot. Pure. Throws BAD_REQUEST. (createBot) */
function planBot({ shortName, type, payloadUrl }: NewBot, { owner, mayCreate, host }: NewBotFacts) {
  const isPermitted =
    mayCreate('can_create_bots_group') || (type === BOT_TYPE.incomingWebhook && mayCreate('can_create_write_only_bots_group'))
  if (owner.role === ROLE.guest || !isPermitted) throw badRequest('You do not have permission to create bots of this kind')
  const email = botEmail(shortName, host)
  if (type !== BOT_TYPE.outgoingWebhook) return { email, url: undefined }
  if (payloadUrl === undefined || payloadUrl === '') throw badRequest("'payload_url' is missing: an outgoing webhook bot needs one")
  return { email, url: normalisePayloadUrl('payload_url', payloadUrl) }
}

/** A bot that was created. */
interface CreatedBot {
  bot: User
  key: string
  service: BotService | undefined
}

/**
 * Creates a bot of the caller, with a key and perhaps with the middle of an image as its avatar, and announces it. Throws BAD_REQUEST and, for an
 * image, REQUEST_TOO_LARGE, REALM_UPLOAD_QUOTA, SERVER_BUSY. (createBot)
 */
export function createBot(ctx: UserContext & { realm: Realm }, wanted: NewBot, image: UploadedImage | undefined): Promise<CreatedBot> {
  const create = (c: UserChange, avatarPath?: string) => createBotIn(c, { ...wanted, avatarPath, keyName: ctx.client ?? 'API' })
  return image ? replaceImages(ctx, image, AVATAR, create) : changeImages(ctx, create)
}

async function createBotIn(
  c: UserChange,
  { avatarPath, keyName, ...wanted }: NewBot & { avatarPath: string | undefined; keyName: string },
): Promise<ImageUse<CreatedBot>> {
  const { app, actor: owner, realm, tx } = c
  const { inRealm } = await rightsOf(owner, tx)
  const { email, url } = planBot(wanted, { owner, mayCreate: inRealm, host: realmHost(app.config, realm) })
  if (!isAdministrator(owner)) {
    await requireWithinOwnLimit(owner, 'bots', 1, tx)
    await requireWithinOwnLimit(owner, 'botsEver', 1, tx)
  }
  // Locks the organisation's row, so that the address stays free.
  await requireWithinRealmLimit(c, 'bots', 1)
  if (await User.findByEmail(realm.id, email, tx)) throw badRequest(`'short_name' belongs to another account already: ${wanted.shortName}`)
  const service = url === undefined ? undefined : { payload_url: url, interface: wanted.interface, ...newServiceSecrets() }
  const kind = { type: wanted.type, ownerId: owner.id, ...(service ? { service } : {}) }
  const bot = await createUserIn(c, { email, fullName: wanted.fullName, role: ROLE.member, bot: kind, avatarPath })
  const { key } = await createKeyIn(c, bot, { name: keyName, door: 'operator' })
  const created = { bot, key, service: (await BotService.of(bot.id, tx)) ?? undefined }
  return { former: [], userId: bot.id, subject: created }
}
