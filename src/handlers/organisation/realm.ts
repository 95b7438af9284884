// Settings of the organisation.

import type { GroupSettingChange } from '../../access/groups/settings.ts'
import { type RealmSettingWish, setRealmSettings } from '../../actions/organisation/realms.ts'
import { sendTestWelcomeMessage as sendTestWelcome } from '../../actions/organisation/welcome.ts'
import { badParameter } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import type { Schema } from '../../http/types.ts'
import { REALM_LIMITS } from '../../limits.ts'
import { isPermission, REALM_SETTING_NAMES, type RealmSettingName } from '../../settings/realm-settings.ts'
import type { GroupSettingValue } from '../../values/groups.ts'
import { requireLength } from '../../values/text.ts'

export const updateRealm: Handler<'updateRealm'> = async (ctx, { body }) => {
  const wishes: Partial<Record<RealmSettingName, RealmSettingWish>> = {}
  for (const name of REALM_SETTING_NAMES) {
    const value = body[name]
    if (value === undefined) continue
    wishes[name] = isPermission(name) ? permissionWish(name, value as Schema<'GroupSettingRequest'>) : (value as RealmSettingWish)
  }
  await setRealmSettings(ctx, wishes, { by: ctx.viewer, profile: { name: body.name, description: body.description } })
  return {}
}

export const sendTestWelcomeMessage: Handler<'sendTestWelcomeMessage'> = async (ctx, { body }) => {
  requireLength('welcome_message_custom_text', body.welcome_message_custom_text, REALM_LIMITS.welcomeText)
  return { message_id: await sendTestWelcome(ctx, body.welcome_message_custom_text) }
}

/** A permission is a plain value, or an object with `new` and `old`. */
function permissionWish(name: string, value: Schema<'GroupSettingRequest'>): GroupSettingValue | GroupSettingChange {
  if (typeof value === 'number') return value
  const { new: wanted, old, direct_members, direct_subgroups } = value
  if (wanted !== undefined && direct_members === undefined && direct_subgroups === undefined)
    return { new: wanted, ...(old === undefined ? {} : { old }) }
  if (direct_members !== undefined && direct_subgroups !== undefined && wanted === undefined && old === undefined)
    return { direct_members, direct_subgroups }
  throw badParameter(name, 'must have direct_members and direct_subgroups, or new')
}
