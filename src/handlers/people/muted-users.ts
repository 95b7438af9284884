// Muted users.

import { realmHost } from '../../access/organisation/realms.ts'
import { accessUser } from '../../access/people/users.ts'
import { muteUser as mute, unmuteUser as unmute } from '../../actions/people/muted-users.ts'
import type { Handler } from '../../http/handler.ts'

export const muteUser: Handler<'muteUser'> = async (ctx, { path }) => {
  const { app, realm, viewer } = ctx
  await mute(ctx, await accessUser(viewer, path.muted_user_id, 'muted_user_id', realmHost(app.config, realm)))
  return {}
}

export const unmuteUser: Handler<'unmuteUser'> = async (ctx, { path }) => {
  await unmute(ctx, path.muted_user_id)
  return {}
}
