// The status that users give themselves.

import { statusOf } from '../access/people/statuses.ts'
import { accessNamedUser } from '../access/people/users.ts'
import { type StatusChange, setStatus } from '../actions/people/statuses.ts'
import { type Ctx, seconds } from '../context.ts'
import { badRequest } from '../errors.ts'
import type { Handler } from '../http/types.ts'
import { codePoints } from '../limits.ts'
import { presentStatus } from '../present/status.ts'
import { preference } from '../settings/preferences.ts'
import { accessEmoji } from '../values/emoji.ts'

/** Of the text, in code points. */
const MAX_LENGTH = 60

export const updateStatus: Handler<'updateStatus', Ctx> = async ({ app, realm, viewer, now }, { body }) => {
  const { status_text, emoji_name, emoji_code, reaction_type, away } = body
  const wanted: StatusChange = {}
  if (status_text !== undefined) {
    wanted.text = status_text.trim()
    if (codePoints(wanted.text) > MAX_LENGTH) throw badRequest(`'status_text' must have at most ${MAX_LENGTH} characters`)
  }
  if (emoji_name === undefined && (emoji_code !== undefined || reaction_type !== undefined)) throw badRequest("'emoji_name' is missing")
  if (emoji_name === '') wanted.emoji = null
  else if (emoji_name !== undefined)
    wanted.emoji = await accessEmoji(realm.id, emoji_name, {
      ...(emoji_code === undefined ? {} : { code: emoji_code }),
      ...(reaction_type === undefined ? {} : { type: reaction_type }),
    })
  if (away !== undefined) wanted.away = away
  if (Object.keys(wanted).length === 0) throw badRequest('Nothing to change')
  await setStatus(app, realm, viewer, wanted, seconds(now))
  return {}
}

export const getUserStatus: Handler<'getUserStatus', Ctx> = async ({ viewer }, { path }) => {
  const user = await accessNamedUser(viewer, path.user_id)
  return { status: presentStatus(await statusOf(user), !preference(user, 'presence_enabled')) }
}
