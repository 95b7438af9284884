// People: read.

import { realmHost } from '../access/realms.ts'
import type { Ctx } from '../context.ts'
import type { Handler } from '../http/types.ts'
import { User } from '../models/user.ts'
import { newestReceived } from '../narrow/fetch.ts'
import { type Audience, presentUser } from '../present/user.ts'

function audienceOf({ app, realm, viewer }: Ctx): Audience {
  return { viewer, host: realmHost(app.config, realm) }
}

export const getUsers: Handler<'getUsers', Ctx> = async (ctx, { query }) => {
  const { realm } = ctx
  const users = query.user_ids ? await User.findByIds(realm.id, query.user_ids) : await User.findAllOf(realm.id)
  return { members: users.map((user) => presentUser(user, audienceOf(ctx))) }
}

export const getOwnUser: Handler<'getOwnUser', Ctx> = async (ctx) => ({
  ...presentUser(ctx.viewer, audienceOf(ctx)),
  delivery_email: ctx.viewer.delivery_email,
  ...(ctx.viewer.bot_type === null ? { profile_data: {} } : {}),
  max_message_id: await newestReceived(ctx.app.db, ctx.viewer),
})
