// API keys by password.

import { accessDemoAccount, authenticateByPassword, refuseDeactivated, refusedPassword } from '../../access/people/credentials.ts'
import { createKeyAtLogin, replaceApiKeys } from '../../actions/people/api-keys.ts'
import { recordLogin } from '../../actions/people/first-login.ts'
import type { PublicCtx } from '../../context.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'

export const fetchApiKey: Handler<'fetchApiKey'> = async (ctx, { body }) => {
  const realm = realmOf(ctx)
  if (!ctx.app.config.passwordAuth) throw apiError('PASSWORD_AUTH_DISABLED', 'Password authentication is disabled on this server')
  const { username, password } = body
  const count = () => ctx.app.rateLimits.tryPassword(realm.id, username, ctx.address)
  return giveKey(ctx, realm, await authenticateByPassword(realm, username, password, count))
}

export const devFetchApiKey: Handler<'devFetchApiKey'> = async (ctx, { body }) => {
  const realm = realmOf(ctx)
  if (ctx.app.config.production) throw badRequest('This server is not in demo mode')
  return giveKey(ctx, realm, await accessDemoAccount(realm, body.username))
}

/** Requires the password, so that the thief of a key cannot replace it. */
export const regenerateApiKey: Handler<'regenerateApiKey'> = async ({ app, realm, viewer, client, address, now }, { body }) => {
  if (viewer.bot_type !== null) throw badRequest('Bots may not do this')
  const count = () => app.rateLimits.tryPassword(realm.id, viewer.delivery_email, address)
  await authenticateByPassword(realm, viewer.delivery_email, body.password, count).catch((error: unknown) => {
    throw refusedPassword('password', error)
  })
  return { api_key: await replaceApiKeys(app, viewer, client, now) }
}

async function giveKey(
  { app, client, now }: PublicCtx,
  realm: Realm,
  user: User,
): Promise<{ api_key: string; email: string; user_id: number }> {
  refuseDeactivated(realm, user)
  if (user.awaits_first_login) await recordLogin(app, user, now)
  const key = await createKeyAtLogin(app, realm, user, client, now)
  return { api_key: key, email: user.delivery_email, user_id: user.id }
}

function realmOf({ realm }: PublicCtx): Realm {
  if (!realm) throw apiError('NONEXISTENT_SUBDOMAIN', 'There is no organisation at this address')
  return realm
}
