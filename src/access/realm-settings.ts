// The settings of an organisation: names, types and defaults. (Specification: by name; silent-parts otherwise)

import type { Tx } from '../db/index.ts'
import { badRequest } from '../errors.ts'
import type { Realm } from '../models/realm.ts'
import { UserGroup } from '../models/user-group.ts'
import { PERMISSION_SETTINGS } from './permission-settings.ts'

type Value = boolean | number | string | null
interface Setting {
  type: 'boolean' | 'integer' | 'string' | 'group'
  /** For a group the name of a system group. */
  default: Value
  nullable?: true
  /** Of an integer: the least; of a string: the allowed values, or any. */
  min?: number
  values?: string[]
  /** Announced by `update_dict`, as what may change together with others. */
  inDict?: true
}

const flag = (value: boolean): Setting => ({ type: 'boolean', default: value })
const limit = (value: number): Setting => ({ type: 'integer', default: value, nullable: true, min: 1, inDict: true })

const PLAIN_SETTINGS = {
  default_language: { type: 'string', default: 'en' },
  waiting_period_threshold: { type: 'integer', default: 0, min: 0 },
  enable_spectator_access: flag(false),
  invite_required: flag(true),
  emails_restricted_to_domains: flag(false),
  disallow_disposable_email_addresses: flag(true),
  name_changes_disabled: flag(false),
  email_changes_disabled: flag(false),
  require_unique_names: flag(false),
  presence_disabled: flag(false),
  allow_message_editing: { ...flag(true), inDict: true },
  message_content_edit_limit_seconds: limit(600),
  message_content_delete_limit_seconds: limit(600),
  move_messages_within_stream_limit_seconds: limit(604_800),
  move_messages_between_streams_limit_seconds: limit(604_800),
  topics_policy: { type: 'string', default: 'allow_empty_topic', values: ['allow_empty_topic', 'disable_empty_topic'], inDict: true },
  message_retention_days: { type: 'integer', default: -1, min: -1 },
  new_stream_announcements_stream_id: { type: 'integer', default: -1, min: -1 },
  send_channel_events_messages: flag(true),
  welcome_message_custom_text: { type: 'string', default: '' },
} as const satisfies Record<string, Setting>
type PermissionName = keyof (typeof PERMISSION_SETTINGS)['realm']
export type RealmSettingName = keyof typeof PLAIN_SETTINGS | PermissionName
const REALM_SETTINGS: Record<RealmSettingName, Setting> = {
  ...PLAIN_SETTINGS,
  ...(Object.fromEntries(
    Object.entries(PERMISSION_SETTINGS.realm).map(([name, rule]) => [
      name,
      { type: 'group', default: rule.default_group_name, inDict: true },
    ]),
  ) as Record<PermissionName, Setting>),
}

/** Every setting that is in force, groups by their IDs. */
export async function realmSettings(realm: Realm, tx?: Tx): Promise<Record<RealmSettingName, Value>> {
  const changed = JSON.parse(realm.settings) as Partial<Record<RealmSettingName, Value>>
  const groups = await UserGroup.systemGroupIds(realm.id, tx)
  const entries = Object.entries<Setting>(REALM_SETTINGS).map(([name, setting]) => {
    const value = changed[name as RealmSettingName]
    if (value !== undefined) return [name, value]
    return [name, setting.type === 'group' ? (groups.get(String(setting.default)) ?? 0) : setting.default]
  })
  return Object.fromEntries(entries) as Record<RealmSettingName, Value>
}

/** What follows from a setting for clients of the older name, beside the setting itself. */
export function derivedSettings(name: string, value: Value): Record<string, Value> {
  return name === 'topics_policy' ? { mandatory_topics: value === 'disable_empty_topic' } : {}
}

/** Whether a change of the setting is announced by `update_dict`. */
export function isAnnouncedInDict(name: RealmSettingName): boolean {
  return REALM_SETTINGS[name].inDict ?? false
}

/** One setting that is not a permission. */
export function realmSetting<Name extends keyof typeof PLAIN_SETTINGS>(realm: Realm, name: Name): Value {
  return (JSON.parse(realm.settings) as Partial<Record<Name, Value>>)[name] ?? PLAIN_SETTINGS[name].default
}

/** The value of a setting from text: JSON, or a bare word; a group by its name or ID. Throws BAD_REQUEST. */
export async function parseRealmSetting(realm: Realm, name: string, text: string): Promise<{ name: RealmSettingName; value: Value }> {
  return { name: name as RealmSettingName, value: await parseValue(realm, name, text) }
}

async function parseValue(realm: Realm, name: string, text: string): Promise<Value> {
  const setting: Setting | undefined = Object.hasOwn(REALM_SETTINGS, name) ? REALM_SETTINGS[name as RealmSettingName] : undefined
  if (!setting) throw badRequest(`There is no setting '${name}'; there are: ${Object.keys(REALM_SETTINGS).join(', ')}`)
  if (setting.nullable && text === 'null') return null
  switch (setting.type) {
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw badRequest(`'${name}' must be true or false`)
      return text === 'true'
    case 'integer':
      if (!/^-?[0-9]{1,9}$/.test(text) || Number(text) < (setting.min ?? 0))
        throw badRequest(`'${name}' must be an integer, at least ${setting.min}`)
      return Number(text)
    case 'string':
      if (setting.values && !setting.values.includes(text)) throw badRequest(`'${name}' must be one of: ${setting.values.join(', ')}`)
      return text
    case 'group':
      return groupOf(realm, name, text)
  }
}

async function groupOf(realm: Realm, name: string, text: string): Promise<number> {
  const where = /^[0-9]+$/.test(text) ? { id: Number(text) } : { name_key: text.toLowerCase() }
  const found = await UserGroup.findOne({ where: { ...where, realm_id: realm.id, is_deactivated: false } })
  if (!found) throw badRequest(`'${name}' names a group that does not exist: ${text}`)
  return found.id
}
