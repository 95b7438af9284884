// An organisation's settings: names, types and defaults.

import type { Tx } from '../db/index.ts'
import { selectOne } from '../db/sql.ts'
import { badRequest } from '../errors.ts'
import type { Realm } from '../models/realm.ts'
import { type GroupTables, systemIdsAmong, UserGroup, valuesAmong } from '../models/user-group.ts'
import type { GroupSettingValue } from '../values/groups.ts'
import { LANGUAGES } from '../values/languages.ts'
import { nameKey } from '../values/text.ts'
import { PERMISSION_SETTINGS } from './permission-settings.ts'

export type Value = boolean | number | string | null
interface Setting {
  type: 'boolean' | 'integer' | 'string' | 'group'
  /** For a permission, the name of a system group. */
  default: Value
  nullable?: true
  /** The bounds of an integer, or the allowed values of a string. */
  min?: number
  max?: number
  values?: readonly string[]
  /** Announced with `update_dict`, because it can change together with others. */
  inDict?: true
}

const flag = (value: boolean): Setting => ({ type: 'boolean', default: value })
const limit = (value: number): Setting => ({ type: 'integer', default: value, nullable: true, min: 1, inDict: true })

const PLAIN_SETTINGS = {
  default_language: { type: 'string', default: 'en', values: LANGUAGES },
  waiting_period_threshold: { type: 'integer', default: 0, min: 0 },
  enable_spectator_access: flag(false),
  invite_required: flag(true),
  emails_restricted_to_domains: flag(false),
  disallow_disposable_email_addresses: flag(true),
  name_changes_disabled: flag(false),
  email_changes_disabled: flag(false),
  require_unique_names: flag(false),
  email_auth_enabled: { ...flag(true), inDict: true },
  presence_disabled: flag(false),
  enable_read_receipts: flag(true),
  inline_image_preview: flag(true),
  allow_message_editing: { ...flag(true), inDict: true },
  message_content_edit_limit_seconds: limit(600),
  message_content_delete_limit_seconds: limit(600),
  move_messages_within_stream_limit_seconds: limit(604_800),
  move_messages_between_streams_limit_seconds: limit(604_800),
  topics_policy: { type: 'string', default: 'allow_empty_topic', values: ['allow_empty_topic', 'disable_empty_topic'], inDict: true },
  message_retention_days: { type: 'integer', default: -1, min: -1 },
  audit_log_retention_days: { type: 'integer', default: -1, min: -1 },
  new_stream_announcements_stream_id: { type: 'integer', default: -1, min: -1 },
  moderation_request_channel_id: { type: 'integer', default: -1, min: -1 },
  message_content_allowed_in_email_notifications: flag(true),
  digest_emails_enabled: flag(false),
  digest_weekday: { type: 'integer', default: 1, min: 0, max: 6 },
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

/** The values of all settings, with permissions as group IDs. */
export async function realmSettings(realm: Realm, tx?: Tx): Promise<Record<RealmSettingName, Value>> {
  return allSettings(realm, await UserGroup.systemGroupIds(realm.id, tx))
}

/** Like `realmSettings`. `groups`: IDs of the system groups, by name. */
export function allSettings({ settings }: Pick<Realm, 'settings'>, groups: ReadonlyMap<string, number>): Record<RealmSettingName, Value> {
  const changed = JSON.parse(settings) as Partial<Record<RealmSettingName, Value>>
  const entries = Object.entries<Setting>(REALM_SETTINGS).map(([name, setting]) => {
    const value = changed[name as RealmSettingName]
    if (value !== undefined) return [name, value]
    return [name, setting.type === 'group' ? (groups.get(String(setting.default)) ?? 0) : setting.default]
  })
  return Object.fromEntries(entries) as Record<RealmSettingName, Value>
}

/** The values of all settings as clients see them, with permissions as group-setting values, from the tables of groups. Pure. */
export function realmSettingValues(
  realm: Pick<Realm, 'settings'>,
  tables: GroupTables,
): Record<RealmSettingName, Value | GroupSettingValue> {
  const settings = allSettings(realm, systemIdsAmong(tables.groups))
  const values = valuesAmong(tables)
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const direct = isPermission(name) ? values.get(Number(value)) : undefined
      return [name, direct ? { direct_members: direct.userIds, direct_subgroups: direct.subgroupIds } : value]
    }),
  ) as Record<RealmSettingName, Value | GroupSettingValue>
}

/** Whether this is the name of a permission of the organisation. */
export function isPermission(name: string): name is PermissionName {
  return Object.hasOwn(PERMISSION_SETTINGS.realm, name)
}

export const REALM_SETTING_NAMES = Object.keys(REALM_SETTINGS) as RealmSettingName[]

/** The value under a setting's deprecated name, for older clients. */
export function derivedSettings(name: string, value: unknown): Record<string, Value> {
  return name === 'topics_policy' ? { mandatory_topics: value === 'disable_empty_topic' } : {}
}

/** Whether a change of the setting is announced with `update_dict`. */
export function isAnnouncedInDict(name: RealmSettingName): boolean {
  return REALM_SETTINGS[name].inDict ?? false
}

/** The value of one setting that is not a permission. */
export function realmSetting<Name extends keyof typeof PLAIN_SETTINGS>(realm: Pick<Realm, 'settings'>, name: Name): Value {
  const changed = (JSON.parse(realm.settings) as Partial<Record<Name, Value>>)[name]
  // Null is a value: no limit.
  return changed === undefined ? PLAIN_SETTINGS[name].default : changed
}

/** Parses the value of a setting: JSON or a bare word. A permission can also be given as the name of a group. Throws BAD_REQUEST. */
export async function parseRealmSetting(
  realm: Realm,
  name: string,
  text: string,
): Promise<{ name: RealmSettingName; value: Value | GroupSettingValue }> {
  return { name: name as RealmSettingName, value: await parseValue(realm, name, text) }
}

async function parseValue(realm: Realm, name: string, text: string): Promise<Value | GroupSettingValue> {
  const setting: Setting | undefined = Object.hasOwn(REALM_SETTINGS, name) ? REALM_SETTINGS[name as RealmSettingName] : undefined
  if (!setting) throw badRequest(`There is no setting '${name}'. The settings are: ${Object.keys(REALM_SETTINGS).join(', ')}`)
  if (setting.nullable && text === 'null') return null
  switch (setting.type) {
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw badRequest(`'${name}' must be true or false`)
      return text === 'true'
    case 'integer':
      if (!/^-?[0-9]{1,9}$/.test(text) || Number(text) < (setting.min ?? 0) || Number(text) > (setting.max ?? Infinity))
        throw badRequest(
          `'${name}' must be an integer, ${setting.max === undefined ? 'at least' : `at most ${setting.max} and at least`} ${setting.min}`,
        )
      return Number(text)
    case 'string':
      if (setting.values && !setting.values.includes(text)) throw badRequest(`'${name}' must be one of: ${setting.values.join(', ')}`)
      return text
    case 'group':
      return parseGroup(realm, name, text)
  }
}

async function parseGroup(realm: Realm, name: string, text: string): Promise<GroupSettingValue> {
  if (/^[0-9]{1,9}$/.test(text)) return Number(text)
  if (text.startsWith('{')) return parseDirect(name, text)
  const found = await selectOne(UserGroup, { where: { realm_id: realm.id, name_key: nameKey(text) } })
  if (!found) throw badRequest(`'${name}' names a group that does not exist: ${text}`)
  return found.id
}

function parseDirect(name: string, text: string): GroupSettingValue {
  let value: { direct_members?: unknown; direct_subgroups?: unknown } = {}
  try {
    value = JSON.parse(text) ?? {}
  } catch {
    throw badRequest(`'${name}' is not valid JSON`)
  }
  const { direct_members, direct_subgroups, ...rest } = value
  const isList = (list: unknown): list is number[] => Array.isArray(list) && list.every(Number.isSafeInteger)
  if (!isList(direct_members) || !isList(direct_subgroups) || Object.keys(rest).length > 0)
    throw badRequest(`'${name}' must have direct_members and direct_subgroups, lists of integers`)
  return { direct_members, direct_subgroups }
}
