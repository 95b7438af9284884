// The status of users.

import { accessEmoji } from '../../access/organisation/emoji.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { accessNamedUser, statusOf } from '../../access/people/users.ts'
import { type StatusChange, setStatus } from '../../actions/people/statuses.ts'
import type { Handler } from '../../http/handler.ts'
import { MAX_STATUS_LENGTH } from '../../limits.ts'
import { presentStatus } from '../../present/status.ts'
import { preference } from '../../settings/preferences.ts'
import { givenEmoji } from '../../values/emoji.ts'
import { normaliseLine } from '../../values/text.ts'

export const updateStatus: Handler<'updateStatus'> = async (ctx, { body }) => {
  const { realm } = ctx
  const { status_text, emoji_name, away } = body
  const wanted: StatusChange = {}
  if (status_text !== undefined) wanted.text = normaliseLine('status_text', status_text, MAX_STATUS_LENGTH)
  if (emoji_name === '') wanted.emoji = null
  else if (emoji_name !== undefined) wanted.emoji = await accessEmoji(realm.id, givenEmoji({ ...body, emoji_name }))
  if (away !== undefined) wanted.away = away
  await setStatus(ctx, wanted)
  return {}
}

export const getUserStatus: Handler<'getUserStatus'> = async ({ app, realm, viewer }, { path }) => {
  const user = await accessNamedUser(viewer, path.user_id, realmHost(app.config, realm))
  return { status: presentStatus(await statusOf(user), !preference(user, 'presence_enabled')) }
}
