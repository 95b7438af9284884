// Bots of people.

import { fileIfAny } from '../../access/files/images.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { accessBot, accessDeliveries, botWithOwner, managedBots, requireActiveBot } from '../../access/people/bots.ts'
import { accessUser } from '../../access/people/users.ts'
import { setUserActive } from '../../actions/people/activation.ts'
import { replaceKeysOfBot } from '../../actions/people/api-keys.ts'
import { createBot as create } from '../../actions/people/create-bot.ts'
import { updateUser } from '../../actions/people/update.ts'
import type { Handler } from '../../http/handler.ts'
import { DEFAULT_CHANNELS, presentManagedBot, presentNewSecrets, presentServices } from '../../present/bot.ts'
import { presentDelivery, presentUnposted } from '../../present/bot-delivery.ts'
import { apiEmail, avatarUrl } from '../../present/user.ts'

export const getBots: Handler<'getBots'> = async ({ viewer }) => {
  const { bots, services } = await managedBots(viewer)
  return { bots: bots.map((bot) => presentManagedBot(bot, services.get(bot.id), viewer)) }
}

export const createBot: Handler<'createBot'> = async (ctx, { body, files }) => {
  const { full_name: fullName, short_name: shortName, bot_type: type = 1, payload_url: payloadUrl, interface_type: format = 1 } = body
  const wanted = { fullName, shortName, type, payloadUrl, interface: format }
  const { bot, key, service } = await create(ctx, wanted, fileIfAny(files))
  return {
    ...{ user_id: bot.id, api_key: key, avatar_url: avatarUrl(bot), ...DEFAULT_CHANNELS },
    ...presentNewSecrets(service),
  }
}

export const updateBot: Handler<'updateBot'> = async (ctx, { path, body = {}, files }) => {
  const { app, realm, viewer } = ctx
  const host = realmHost(app.config, realm)
  const bot = await accessBot(viewer, path.bot_id)
  const { full_name: fullName, role, bot_owner_id: ownerId, service_payload_url: payloadUrl, service_interface: format } = body
  if (ownerId !== undefined) await accessUser(viewer, ownerId, 'bot_owner_id', host)
  await updateUser(ctx, bot.id, { fullName, role, ownerId, payloadUrl, interface: format }, fileIfAny(files))
  const { bot: after, owner, service } = await botWithOwner(viewer.realm_id, bot.id)
  return {
    full_name: after.full_name,
    avatar_url: avatarUrl(after),
    bot_owner: owner ? apiEmail(owner, host) : null,
    bot_owner_id: after.bot_owner_id,
    ...DEFAULT_CHANNELS,
    services: presentServices(after, service, viewer),
  }
}

export const deleteBotAvatar: Handler<'deleteBotAvatar'> = async (ctx, { path }) => {
  const bot = await accessBot(ctx.viewer, path.bot_id)
  await updateUser(ctx, bot.id, { avatarPath: null })
  return { avatar_url: avatarUrl((await botWithOwner(ctx.viewer.realm_id, bot.id)).bot) }
}

export const deactivateBot: Handler<'deactivateBot'> = async (ctx, { path }) => {
  const bot = await accessBot(ctx.viewer, path.bot_id)
  requireActiveBot(bot)
  await setUserActive(ctx, bot.id, false)
  return {}
}

/** The number of deliveries in a page if the client names none. */
const PAGE = 100

export const getBotDeliveries: Handler<'getBotDeliveries'> = async ({ viewer }, { path, query }) => {
  const { deliveries, foundOldest, unposted } = await accessDeliveries(viewer, path.bot_id, query.before, query.limit ?? PAGE)
  return { deliveries: deliveries.map(presentDelivery), found_oldest: foundOldest, unposted: unposted.map(presentUnposted) }
}

export const regenerateBotApiKey: Handler<'regenerateBotApiKey'> = async (ctx, { path }) => {
  const { key, service } = await replaceKeysOfBot(ctx, path.bot_id)
  return { api_key: key, ...presentNewSecrets(service) }
}
