// API keys by password, and what an account is logged in by.

import { realmHost } from '../../access/organisation/realms.ts'
import { accessUserOfKeys, sessionsOf, validKeysOf } from '../../access/people/api-keys.ts'
import { createKeyAtLogin, replaceApiKeys, revokeKeyOf } from '../../actions/people/api-keys.ts'
import { demoPerson, personByPassword, requirePassword } from '../../actions/people/log-in.ts'
import { endSessionOf } from '../../actions/people/sessions.ts'
import { type Ctx, type PublicCtx, visitorContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { MAX_KEY_NAME } from '../../limits.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { presentApiKey, presentSession } from '../../present/api-key.ts'
import { normaliseName } from '../../values/text.ts'

export const fetchApiKey: Handler<'fetchApiKey'> = async (ctx, { body }) => {
  const realm = realmOf(ctx)
  const name = keyName(ctx, body.client)
  return giveKey(ctx, realm, await personByPassword(ctx, realm, body), name)
}

export const devFetchApiKey: Handler<'devFetchApiKey'> = async (ctx, { body }) => {
  const realm = realmOf(ctx)
  const name = keyName(ctx, body.client)
  return giveKey(ctx, realm, await demoPerson(ctx, realm, body.username), name)
}

/** Requires the password, so that the thief of a key cannot replace it. */
export const regenerateApiKey: Handler<'regenerateApiKey'> = async (ctx, { body }) => {
  await requirePassword(ctx, 'password', body.password)
  return { api_key: await replaceApiKeys(ctx, ctx.client) }
}

export const getOwnApiKeys: Handler<'getOwnApiKeys'> = async (ctx) => {
  const { api_keys } = await keysOf(ctx, ctx.viewer)
  const current = api_keys.find(({ id }) => id === ctx.authority.keyId)
  return { current_key_id: current?.id ?? null, api_keys }
}

export const revokeOwnApiKey: Handler<'revokeOwnApiKey'> = async (ctx, { path }) => {
  const { viewer } = ctx
  await revokeKeyOf(ctx, viewer, path.api_key_id)
  return {}
}

export const getUserApiKeys: Handler<'getUserApiKeys'> = async (ctx, { path }) =>
  keysOf(ctx, await accessUserOfKeys(ctx.viewer, path.user_id, realmHost(ctx.app.config, ctx.realm)))

export const revokeUserApiKey: Handler<'revokeUserApiKey'> = async (ctx, { path }) => {
  const { app, realm, viewer } = ctx
  const user = await accessUserOfKeys(viewer, path.user_id, realmHost(app.config, realm))
  await revokeKeyOf(ctx, user, path.api_key_id)
  return {}
}

export const getOwnSessions: Handler<'getOwnSessions'> = (ctx) => openSessionsOf(ctx, ctx.viewer)

export const endOwnSession: Handler<'endOwnSession'> = async (ctx, { path }) => {
  await endSessionOf(ctx, ctx.viewer, path.session_id)
  return {}
}

export const getUserSessions: Handler<'getUserSessions'> = async (ctx, { path }) =>
  openSessionsOf(ctx, await accessUserOfKeys(ctx.viewer, path.user_id, realmHost(ctx.app.config, ctx.realm)))

export const endUserSession: Handler<'endUserSession'> = async (ctx, { path }) => {
  const user = await accessUserOfKeys(ctx.viewer, path.user_id, realmHost(ctx.app.config, ctx.realm))
  await endSessionOf(ctx, user, path.session_id)
  return {}
}

async function openSessionsOf({ app, authority, now }: Ctx, user: User): Promise<{ sessions: ReturnType<typeof presentSession>[] }> {
  const sessions = await sessionsOf(app, user, now)
  return { sessions: sessions.map((session) => presentSession(session, app.keyUses.lastUse(session.id), authority.keyId)) }
}

async function keysOf({ app }: Ctx, user: User): Promise<{ api_keys: ReturnType<typeof presentApiKey>[] }> {
  return { api_keys: (await validKeysOf(user)).map((key) => presentApiKey(key, app.keyUses.lastUse(key.id))) }
}

/** The name of a key for the client of a request. Throws BAD_REQUEST. */
function keyName({ client }: PublicCtx, named: string | undefined): string {
  return named === undefined ? client : normaliseName('client', named, MAX_KEY_NAME)
}

async function giveKey(
  ctx: PublicCtx,
  realm: Realm,
  user: User,
  name: string,
): Promise<{ api_key: string; email: string; user_id: number }> {
  const { app, now } = ctx
  const key = await createKeyAtLogin(visitorContext(app, realm, ctx, { now, viewer: user }), user, name)
  return { api_key: key, email: user.delivery_email, user_id: user.id }
}

function realmOf({ realm }: PublicCtx): Realm {
  if (!realm) throw apiError('NONEXISTENT_SUBDOMAIN', 'There is no organisation at this address')
  return realm
}
