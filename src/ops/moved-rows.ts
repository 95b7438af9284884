// The rows of an organisation that moves to a server on which everything has other IDs. Each column has a rule, and one without is refused.

import type { WholeTable } from '../db/whole-tables.ts'
import { SCHEMA } from '../generated/schema.ts'
import { type MovedNames, movedFragment, movedHtml, movedPath, movedText } from '../markup/moved.ts'
import { PERMISSION_SETTINGS } from '../settings/permission-settings.ts'
import { isPathOf } from '../values/file-names.ts'
import { faultOf } from '../values/text.ts'
import { changedSubmessage } from '../values/widgets.ts'
import { PLACES, referencesOf } from './references.ts'

/** A row in the form of its JSON. */
export type WholeRow = Record<string, unknown>
/** What a column has after the move. */
type Rule = (value: never, row: WholeRow, moved: Moved) => unknown

/** The IDs of an archive, and those that they become: a table's IDs all move by the same number, so that their order stays. */
export interface Moved {
  /** The new ID. Undefined for an ID that no row of the archive can have. */
  idOf(table: string, id: number): number | undefined
  /** The new form of a place among messages. */
  placeOf(id: number): number
  names: MovedNames
  /** Whether the values of a profile field are lists of users. */
  isOfUsers(fieldId: number): boolean
}

/** A row of an archive that contradicts the archive. The message has no content. */
export class Contradiction extends Error {}

const text: Rule = (value: string, _, { names }) => movedText(value, names)
const html: Rule = (value: string, _, { names }) => movedHtml(value, names)
const path: Rule = (value: string, _, { names }) => {
  if (!isPathOf(names.realmId.from, value)) throw new Contradiction('a row names a file that is not of the organisation')
  return movedPath(value, names)
}
const emojiCode: Rule = (value: string, row, { idOf }) =>
  row.reaction_type === 'realm_emoji' ? String(idOf('custom_emoji', Number(value)) ?? 0) : value
const addressees: Rule = (value: string, { type }, moved) =>
  type === '' ? value : JSON.stringify(movedIds(type === 'stream' ? 'channels' : 'users', JSON.parse(value), moved))

/** Other columns that name something by its ID, most of them within a text. */
const NAMING: Record<string, Rule> = {
  'realms.settings': (value: string, _, moved) => {
    const settings = Object.entries(JSON.parse(value) as WholeRow)
    return JSON.stringify(Object.fromEntries(settings.map(([name, one]) => [name, movedProperty('organisation', name, one, moved)])))
  },
  'realms.description': text,
  // Of the IDs of the members, and computed when they have moved.
  'recipients.members_hash': () => null,
  'channels.description': text,
  'channels.rendered_description': html,
  'channel_folders.description': text,
  'channel_folders.rendered_description': html,
  'messages.content': text,
  'messages.rendered_content': html,
  'message_edits.prev_content': text,
  'message_edits.prev_rendered_content': html,
  'submessages.content': (value: string, _, { idOf, names }) =>
    changedSubmessage(value, { user: (id) => idOf('users', id) ?? 0, text: (one) => movedText(one, names) }),
  'drafts.content': text,
  'drafts.addressees': addressees,
  'saved_snippets.content': text,
  // The message may be gone.
  'scheduled_messages.reminder_message_id': (value: number, _, { idOf }) => idOf('messages', value) ?? 0,
  'scheduled_messages.content': text,
  'scheduled_messages.rendered_content': html,
  'scheduled_messages.addressees': addressees,
  'profile_values.value': (value: string, { field_id }, moved) => movedProfileValue(Number(field_id), value, moved),
  'profile_values.rendered_value': html,
  'attachments.path_id': path,
  'custom_emoji.path_id': path,
  'stored_images.path_id': path,
  'users.avatar_path': path,
  'realms.icon_path': path,
  'realms.logo_path': path,
  'realms.night_logo_path': path,
  'reactions.emoji_code': emojiCode,
  'user_statuses.emoji_code': emojiCode,
  'navigation_views.fragment': (value: string, _, { names }) => movedFragment(value, names),
  'linkifiers.url_template': text,
  'linkifiers.alternative_url_templates': text,
  'audit_entries.actor_id': (value: number, _, { idOf }) => idOf('users', value) ?? null,
  'audit_entries.subject_id': (value: number, { subject_type }, { idOf }) => idOf(SUBJECTS[String(subject_type)] ?? '', value) ?? null,
  'audit_entries.changes': (value: string, { subject_type }, moved) =>
    JSON.stringify(movedChanges(String(subject_type), JSON.parse(value), moved)),
}
/** Texts that name nothing. */
const PLAIN = [
  /^realms\.(subdomain|name|user_defaults|uuid|unfinished|lease_holder)$/,
  /^users\.(delivery_email|email_key|full_name|full_name_key|password_hash|settings|edited_settings|avatar_source)$/,
  /^realm_domains\.domain$/,
  /^playgrounds\.(name|name_key|pygments_language|language_key|url_template)$/,
  /^api_keys\.(key_hash|name|address)$/,
  /^bot_entries\.(key_hash|entry_key|value)$/,
  /^bot_services\.(payload_url|token|signing_secret)$/,
  /^user_groups\.(name|name_key|description)$/,
  /^subscriptions\.color$/,
  /^profile_fields\.(field_data|hint|name|name_key)$/,
  /^alert_words\.(word|word_key)$/,
  /^user_topics\.(topic|topic_key)$/,
  /^devices\.(pending_token_id|pending_token_kind|push_key|realm_url|registration_error_code|token_id|token_kind)$/,
  /^channels\.(name|name_key|topics_policy)$/,
  /^channel_folders\.(name|name_key)$/,
  /^messages\.(client|topic|topic_key|widget)$/,
  /^message_edits\.(topic|prev_topic)$/,
  /^attachments\.(file_name|state|thumbnails)$/,
  /^(drafts|scheduled_messages)\.(topic|type)$/,
  /^saved_snippets\.title$/,
  /^seen_steps\.step$/,
  /^scheduled_messages\.(client|lease_holder)$/,
  /^(reactions|user_statuses)\.(emoji_name|reaction_type|status_text)$/,
  /^custom_emoji\.(name|content_type)$/,
  /^stored_images\.state$/,
  /^navigation_views\.name$/,
  /^linkifiers\.(pattern|example_input|reverse_template)$/,
  /^audit_entries\.(action|actor_type|address|client|subject_name|subject_type)$/,
]

/** The tables whose rows the audit log calls by these words. */
const SUBJECTS: Record<string, string> = {
  channel: 'channels',
  channel_folder: 'channel_folders',
  domain: 'realm_domains',
  emoji: 'custom_emoji',
  group: 'user_groups',
  linkifier: 'linkifiers',
  message: 'messages',
  organisation: 'realms',
  playground: 'playgrounds',
  profile_field: 'profile_fields',
  user: 'users',
}
/** The tables whose rows these properties of the audit log and of the settings name. */
const PROPERTIES: Record<string, string> = {
  new_stream_announcements_stream_id: 'channels',
  moderation_request_channel_id: 'channels',
  members: 'users',
  bot_owner_id: 'users',
  sender_id: 'users',
  direct_subgroup_ids: 'user_groups',
  folder_id: 'channel_folders',
  api_keys: 'api_keys',
}
const PERMISSIONS = new Set(Object.values(PERMISSION_SETTINGS).flatMap((rules) => Object.keys(rules)))
const TEXTS = new Set(['description', 'welcome_message_custom_text'])

/**
 * Returns a function that gives the rows of a table, which it changes, the IDs of the place to which they move. Throws for a column without a
 * rule. The function throws Contradiction for a row of another organisation, and for one that names what the archive does not have.
 */
export function moverOf(table: WholeTable, moved: Moved): (row: WholeRow) => WholeRow {
  const targets = new Map(referencesOf([table]).map(({ column, target }) => [column, target]))
  const rules = Object.entries(table.columns).flatMap(([column, kind]): [string, Rule][] => {
    const rule = ruleOf(table.name, column, targets.get(column))
    if (!rule && kind === 'text' && !PLAIN.some((known) => known.test(`${table.name}.${column}`)))
      throw new Error(`${table.name}.${column}: src/ops/moved-rows.ts does not say what it names`)
    return rule ? [[column, rule]] : []
  })
  const texts = Object.keys(table.columns).filter((column) => table.columns[column] === 'text')
  return (row) => {
    for (const column of texts) requireText(table.name, column, row[column])
    const before = { ...row }
    for (const [column, rule] of rules) if ((row[column] ?? null) !== null) row[column] = rule(row[column] as never, before, moved)
    return row
  }
}

/** Throws Contradiction for a text that no request could have stored. */
export function requireText(table: string, column: string, value: unknown): void {
  const fault = typeof value === 'string' ? faultOf(value) : undefined
  if (fault) throw new Contradiction(`a row of ${table} has ${fault} in ${column}`)
}

function ruleOf(table: string, column: string, target: string | undefined): Rule | undefined {
  const name = `${table}.${column}`
  const refuse = (): never => {
    throw new Contradiction(`a row of ${table} has a value in ${column} that names nothing in the archive`)
  }
  if (column === 'realm_id') return (value: number, _, { names: { realmId } }) => (value === realmId.from ? realmId.to : refuse())
  if (column === 'id') return (value: number, _, { idOf }) => idOf(table, value) ?? refuse()
  if (target !== undefined) {
    const isNeeded = SCHEMA[table]?.columns[column]?.includes('not null') ?? true
    return (value: number, _, { idOf }) => idOf(target, value) ?? (isNeeded ? refuse() : null)
  }
  if (PLACES.test(name)) return (value: number, _, { placeOf }) => placeOf(value)
  return NAMING[name]
}

/** The value of a property of something, in the audit log or the settings. */
function movedProperty(subject: string, property: string, value: unknown, moved: Moved): unknown {
  if (property === 'order' && Array.isArray(value)) return movedIds(SUBJECTS[subject] ?? '', value, moved)
  if (TEXTS.has(property) && typeof value === 'string') return movedText(value, moved.names)
  if (PERMISSIONS.has(property)) return movedGroupValue(value, moved)
  const table = PROPERTIES[property]
  return table === undefined ? value : movedIds(table, value, moved)
}

/** The ID of a group, or its direct members and subgroups. */
function movedGroupValue(value: unknown, moved: Moved): unknown {
  if (typeof value !== 'object' || value === null) return movedIds('user_groups', value, moved)
  const { direct_members, direct_subgroups } = value as WholeRow
  return { direct_members: movedIds('users', direct_members, moved), direct_subgroups: movedIds('user_groups', direct_subgroups, moved) }
}

/** An ID, a list of them without those that have not moved, or an object that has them below some names. Numbers below 1 are no IDs. */
function movedIds(table: string, value: unknown, moved: Moved): unknown {
  if (typeof value === 'number') return value < 1 ? value : (moved.idOf(table, value) ?? null)
  if (Array.isArray(value)) return value.map((one) => movedIds(table, one, moved)).filter((one) => one !== null)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, movedIds(table, one, moved)]))
}

function movedProfileValue(fieldId: number, value: string, moved: Moved): string {
  return moved.isOfUsers(fieldId) ? JSON.stringify(movedIds('users', JSON.parse(value), moved)) : movedText(value, moved.names)
}

/** Properties of a profile are called `profile_field ID`. */
const OF_PROFILE = /^profile_field ([0-9]+)$/

function movedChanges(subject: string, changes: { property: string; before: unknown; after: unknown }[], moved: Moved): unknown {
  return changes.map(({ property, before, after }) => {
    const fieldId = Number(OF_PROFILE.exec(property)?.[1] ?? 0)
    const move = (value: unknown): unknown => {
      if (fieldId === 0) return movedProperty(subject, property, value, moved)
      return typeof value === 'string' ? movedProfileValue(fieldId, value, moved) : value
    }
    const name = fieldId === 0 ? property : `profile_field ${moved.idOf('profile_fields', fieldId) ?? 0}`
    return { property: name, before: move(before), after: move(after) }
  })
}
