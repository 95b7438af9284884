// The rows of an organisation that moves to a server on which everything has other IDs. Each column has a rule, and one without is refused.

import type { StatedColumn, TextKind } from '../db/table.ts'
import type { ModelTable } from '../db/whole-tables.ts'
import { type MovedNames, movedFragment, movedHtml, movedPath, movedText } from '../markup/moved.ts'
import { sanitise } from '../markup/sanitise.ts'
import { PERMISSION_SETTINGS } from '../settings/permission-settings.ts'
import { isPathOf } from '../values/file-names.ts'
import { faultOf } from '../values/text.ts'
import { changedSubmessage } from '../values/widgets.ts'

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

/** By what a text holds. */
const OF_KIND: Partial<Record<TextKind, Rule>> = {
  markdown: (value: string, _, { names }) => movedText(value, names),
  // Clients show it as it is, so it must be what `render` can make.
  html: (value: string, _, { names }) => movedHtml(sanitise(value), names),
  path: (value: string, _, { names }) => {
    if (!isPathOf(names.realmId.from, value)) throw new Contradiction('a row names a file that is not of the organisation')
    return movedPath(value, names)
  },
}
const emojiCode: Rule = (value: string, row, { idOf }) =>
  row.reaction_type === 'realm_emoji' ? String(idOf('custom_emoji', Number(value)) ?? 0) : value
const addressees: Rule = (value: string, { type }, moved) =>
  type === '' ? value : JSON.stringify(movedIds(type === 'stream' ? 'channels' : 'users', idsIn(value), moved))

/** By what columns that name something by its ID in a form of their own have, most of them within a text. */
const NAMING: Record<string, Rule> = {
  'realms.settings': (value: string, _, moved) => {
    const settings = Object.entries(jsonIn(value) as WholeRow)
    return JSON.stringify(Object.fromEntries(settings.map(([name, one]) => [name, movedProperty('organisation', name, one, moved)])))
  },
  // Of the IDs of the members, and computed when they have moved.
  'recipients.members_hash': () => null,
  'submessages.content': (value: string, _, { idOf, names }) =>
    changedSubmessage(value, { user: (id) => idOf('users', id) ?? 0, text: (one) => movedText(one, names) }),
  'drafts.addressees': addressees,
  // The message may be gone.
  'scheduled_messages.reminder_message_id': (value: number, _, { idOf }) => idOf('messages', value) ?? 0,
  'scheduled_messages.addressees': addressees,
  'profile_values.value': (value: string, { field_id }, moved) => movedProfileValue(Number(field_id), value, moved),
  'reactions.emoji_code': emojiCode,
  'user_statuses.emoji_code': emojiCode,
  'navigation_views.fragment': (value: string, _, { names }) => movedFragment(value, names),
  'audit_entries.actor_id': (value: number, _, { idOf }) => idOf('users', value) ?? null,
  'audit_entries.subject_id': (value: number, { subject_type }, { idOf }) => idOf(SUBJECTS[String(subject_type)] ?? '', value) ?? null,
  'audit_entries.changes': (value: string, { subject_type }, moved) =>
    JSON.stringify(movedChanges(String(subject_type), jsonIn(value) as Change[], moved)),
}
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
  subscribers: 'users',
  channel_id: 'channels',
  bot_owner_id: 'users',
  sender_id: 'users',
  direct_subgroup_ids: 'user_groups',
  folder_id: 'channel_folders',
  api_keys: 'api_keys',
}
const PERMISSIONS = new Set(Object.values(PERMISSION_SETTINGS).flatMap((rules) => Object.keys(rules)))
const TEXTS = new Set(['description', 'welcome_message_custom_text'])

/**
 * Returns a function that gives the rows of a table, which it changes, the IDs of the place to which they move. Throws for a column that is
 * ruled and has no rule. The function throws Contradiction for a row of another organisation, and for one that names what the archive does
 * not have.
 */
export function moverOf({ stated: { name, columns } }: ModelTable, moved: Moved): (row: WholeRow) => WholeRow {
  const rules = Object.entries(columns).flatMap(([column, said]): [string, Rule][] => {
    const rule = ruleOf(name, column, said)
    return rule ? [[column, rule]] : []
  })
  const texts = Object.keys(columns).filter((column) => columns[column]?.holds)
  return (row) => {
    for (const column of texts) requireText(name, column, row[column])
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

function ruleOf(table: string, column: string, { refersTo, holds, isNullable }: StatedColumn): Rule | undefined {
  const refuse = (): never => {
    throw new Contradiction(`a row of ${table} has a value in ${column} that names nothing in the archive`)
  }
  if (column === 'realm_id') return (value: number, _, { names: { realmId } }) => (value === realmId.from ? realmId.to : refuse())
  if (column === 'id') return (value: number, _, { idOf }) => idOf(table, value) ?? refuse()
  if (refersTo === 'place') return (value: number, _, { placeOf }) => placeOf(value)
  if (typeof refersTo === 'object' && 'table' in refersTo)
    return (value: number, _, { idOf }) => idOf(refersTo.table, value) ?? (isNullable ? null : refuse())
  const rule = NAMING[`${table}.${column}`] ?? OF_KIND[holds ?? 'plain']
  if (!rule && holds === 'ruled') throw new Error(`${table}.${column}: src/ops/moved-rows.ts has no rule for it`)
  return rule
}

/** The value of a property of something, in the audit log or the settings. */
function movedProperty(subject: string, property: string, value: unknown, moved: Moved): unknown {
  if (property === 'order' && Array.isArray(value)) return movedIds(SUBJECTS[subject] ?? '', value, moved)
  if (TEXTS.has(property) && typeof value === 'string') return movedText(value, moved.names)
  if (PERMISSIONS.has(property)) return movedGroupValue(value, moved)
  const table = PROPERTIES[property]
  if (table !== undefined && typeof value === 'string') throw new Contradiction('an ID in the archive is not a number')
  return table === undefined ? value : movedIds(table, value, moved)
}

/** The ID of a group, or its direct members and subgroups. */
function movedGroupValue(value: unknown, moved: Moved): unknown {
  if (value === null || Number.isSafeInteger(value)) return movedIds('user_groups', value, moved)
  const { direct_members, direct_subgroups } = value as WholeRow
  if (![direct_members, direct_subgroups].every((ids) => Array.isArray(ids) && ids.every(Number.isSafeInteger)))
    throw new Contradiction('a permission in the archive is not that of a group')
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
  return moved.isOfUsers(fieldId) ? JSON.stringify(movedIds('users', idsIn(value), moved)) : movedText(value, moved.names)
}

type Change = { property: string; before: unknown; after: unknown }

/** The JSON of a column. Throws Contradiction, without repeating it. */
function jsonIn(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new Contradiction('a text of the archive that must be JSON is not')
  }
}

/** A list of IDs. Throws Contradiction for anything else, which a database could take for the ID of somebody else's row. */
function idsIn(value: string): number[] {
  const ids = jsonIn(value)
  if (!Array.isArray(ids) || !ids.every(Number.isSafeInteger)) throw new Contradiction('a list of IDs in the archive has something else')
  return ids
}

/** Properties of a profile are called `profile_field ID`. */
const OF_PROFILE = /^profile_field ([0-9]+)$/

function movedChanges(subject: string, changes: readonly Change[], moved: Moved): unknown {
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
