// Who may manage which bots.

import { randomBytes } from 'node:crypto'
import type { Tx } from '../../db/index.ts'
import { requireRow, selectOne } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { BotDelivery } from '../../models/bot-delivery.ts'
import { BotService } from '../../models/bot-service.ts'
import { UnpostedWebhook } from '../../models/unposted-webhook.ts'
import { managedAmong, type Person, User } from '../../models/user.ts'
import { BOT_TYPE } from '../../values/bots.ts'
import { isAbove } from '../../values/roles.ts'
import { newApiKey } from './credentials.ts'

/**
 * A bot for its owner or an administrator to change. Throws BAD_REQUEST, with one answer for a bot that the viewer may not manage,
 * among them one with a role above the viewer's, and for a user who is not a bot. (updateBot, deleteBotAvatar, deactivateBot,
 * regenerateBotApiKey)
 */
export async function accessBot(viewer: User, botId: number, tx?: Tx): Promise<User> {
  const user = await selectOne(User, { where: { realm_id: viewer.realm_id, id: botId } }, tx)
  const [bot] = user ? managedAmong([user], viewer) : []
  if (!bot || isAbove(bot.role, viewer.role)) throw badRequest(`'bot_id' names a bot that does not exist: ${botId}`)
  return bot
}

/**
 * What a bot that the viewer manages was told of, the newest first: at most `limit` deliveries before an ID, and whether there are no older
 * ones. With it, what services sent to the bot that made no message. Throws BAD_REQUEST. (getBotDeliveries)
 */
export async function accessDeliveries(
  viewer: User,
  botId: number,
  before: number | undefined,
  limit: number,
): Promise<{ deliveries: BotDelivery[]; foundOldest: boolean; unposted: UnpostedWebhook[] }> {
  const bot = await accessBot(viewer, botId)
  const [found, unposted] = [await BotDelivery.findPage(bot.id, before, limit + 1), await UnpostedWebhook.findOf(bot.id)]
  return { deliveries: found.slice(0, limit), foundOldest: found.length <= limit, unposted }
}

/** Throws BAD_REQUEST for an incoming webhook bot. */
export function requireMoreThanWriteOnly({ bot_type }: Pick<User, 'bot_type'>): void {
  if (bot_type === BOT_TYPE.incomingWebhook) throw badRequest('Incoming webhook bots may only send messages')
}

/** Throws BAD_REQUEST for a deactivated bot. */
export function requireActiveBot({ id, is_active }: Pick<User, 'id' | 'is_active'>): void {
  if (!is_active) throw badRequest(`'bot_id' names a deactivated bot: ${id}`)
}

/** The bots that the viewer may manage, ascending by ID, and the services of those that have one, by ID. (getBots) */
export async function managedBots(viewer: User): Promise<{ bots: Person[]; services: Map<number, BotService> }> {
  const bots = managedAmong(await User.findBots(viewer.realm_id), viewer)
  return { bots, services: await BotService.byBot(viewer.realm_id) }
}

/** A bot as it is now, its owner and its service, of which it may have neither. */
export async function botWithOwner(
  realmId: number,
  botId: number,
): Promise<{ bot: User; owner: User | undefined; service: BotService | undefined }> {
  const bot = await requireRow(User, botId)
  const [owner] = bot.bot_owner_id === null ? [] : await User.findByIds(realmId, [bot.bot_owner_id])
  return { bot, owner, service: (await BotService.of(botId)) ?? undefined }
}

/** IDs of the users who may manage a bot: the administrators, and its owner. */
export async function managersOf({ realm_id, bot_owner_id }: Pick<User, 'realm_id' | 'bot_owner_id'>, tx: Tx): Promise<number[]> {
  const managers = (await User.findAdministrators(realm_id, tx)).map(({ id }) => id)
  return bot_owner_id === null || managers.includes(bot_owner_id) ? managers : [...managers, bot_owner_id]
}

/** What an outgoing webhook bot proves itself with to the program that it calls: a token, and a secret for signatures. */
export function newServiceSecrets(): Pick<BotService, 'token' | 'signing_secret'> {
  return { token: newApiKey(), signing_secret: `whsec_${randomBytes(32).toString('base64')}` }
}
