// Settings of users, and the defaults of new users.

import { refusedPassword } from '../../access/people/credentials.ts'
import { accessTargetUsers } from '../../access/people/target-users.ts'
import { noteFailedLogin } from '../../actions/people/failed-logins.ts'
import { setUserDefaults, updateOwnSettings, updateSettingsOfOthers } from '../../actions/people/settings.ts'
import type { Ctx } from '../../context.ts'
import { badParameter } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { NEW_SESSION, type Schema } from '../../http/types.ts'
import { PREFERENCE_DEFAULTS, type PreferenceName, type Preferences } from '../../settings/preferences.ts'
import { parseEmail } from '../../values/email-addresses.ts'
import { normaliseFullName } from '../../values/names.ts'
import { canonicalTimeZone } from '../../values/time-zones.ts'

export const updateSettings: Handler<'updateSettings'> = (ctx, { body }) => changeSettings(ctx, body)
/** Deprecated operations for the same settings. */
export const updateDisplaySettings: Handler<'updateDisplaySettings'> = (ctx, { body }) => changeSettings(ctx, body)
export const updateNotificationSettings: Handler<'updateNotificationSettings'> = (ctx, { body }) => changeSettings(ctx, body)

async function changeSettings(ctx: Ctx, body: Schema<'UpdateSettingsRequest'> = {}): Promise<{ [NEW_SESSION]?: string | undefined }> {
  const { authority } = ctx
  if (body.target_users) {
    await updateOthers(ctx, body, body.target_users)
    return {}
  }
  const { full_name, email, old_password: old, new_password: fresh } = body
  const attempt = old === undefined ? undefined : await tryOldPassword(ctx)
  const session = await updateOwnSettings(ctx, {
    fullName: full_name === undefined ? undefined : normaliseFullName(full_name),
    email: email === undefined ? undefined : emailAddress(email),
    password: old === undefined || fresh === undefined ? undefined : { old, new: fresh },
    preferences: preferencesIn(body),
    keyId: authority.keyId,
  })
  await attempt?.right()
  return { [NEW_SESSION]: session }
}

/** Counts an attempt at the old password like a login. Throws BAD_REQUEST. */
async function tryOldPassword(ctx: Ctx): Promise<{ right(): Promise<void> }> {
  const { app, realm, viewer, address } = ctx
  return app.rateLimits.tryPassword(realm.id, viewer.delivery_email, address).catch((error: unknown) => {
    noteFailedLogin(ctx, realm, viewer.delivery_email, error)
    throw refusedPassword('old_password', error)
  })
}

async function updateOthers(
  ctx: Ctx,
  body: Schema<'UpdateSettingsRequest'>,
  targets: NonNullable<Schema<'UpdateSettingsRequest'>['target_users']>,
): Promise<void> {
  const { user_ids, group_ids, skip_if_already_edited: skipEdited = false } = targets
  if (!user_ids && !group_ids) throw badParameter('target_users', "must have 'user_ids' or 'group_ids'")
  const changes = preferencesIn(body)
  const users = await accessTargetUsers(ctx.viewer, { userIds: user_ids ?? [], groupIds: group_ids ?? [] })
  await updateSettingsOfOthers(ctx, users, changes, { skipEdited })
}

export const updateUserSettingsDefaults: Handler<'updateUserSettingsDefaults'> = async (ctx, { body = {} }) => {
  await setUserDefaults(ctx, preferencesIn(body))
  return {}
}

/** The preferences in a request. Throws BAD_REQUEST for what the contract cannot express. */
function preferencesIn(body: Partial<Record<PreferenceName, unknown>>): Partial<Preferences> {
  const { timezone } = body as Partial<Preferences>
  const zone = timezone === undefined || timezone === '' ? timezone : canonicalTimeZone(timezone)
  if (timezone !== undefined && zone === undefined)
    throw badParameter('timezone', `names a time zone that does not exist: ${timezone.slice(0, 100)}`)
  const given = { ...body, timezone: zone }
  const names = (Object.keys(PREFERENCE_DEFAULTS) as PreferenceName[]).filter((name) => given[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, given[name]]))
}

/** A valid email address in its normal form. Throws BAD_REQUEST. */
function emailAddress(text: string): string {
  const email = parseEmail(text)
  if (email === undefined) throw badParameter('email', 'is not an email address')
  return email
}
