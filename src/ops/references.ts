// Which columns name rows of other tables. The database has no foreign keys (docs/adr/0009).

import type { WholeTable } from '../db/whole-tables.ts'

/** The tables whose rows these columns name. */
const TARGETS: [target: string, columns: RegExp][] = [
  ['realms', /^realm_id$/],
  ['users', /^(user|muted_user|sender|owner|bot_owner|creator|author|inviter)_id$/],
  ['user_groups', /^(group_id|subgroup_id|can_.*_group)$/],
  ['channels', /^(prev_)?channel_id$/],
  ['channel_folders', /^folder_id$/],
  ['recipients', /^recipient_id$/],
  ['messages', /^(first_)?message_id$/],
  ['moves', /^move_id$/],
  ['attachments', /^attachment_id$/],
  ['api_keys', /^key_id$/],
  ['scheduled_messages', /^scheduled_message_id$/],
  ['profile_fields', /^field_id$/],
  ['invitations', /^parent_id$/],
]
/** Places among messages, which may be deleted. A mail about a message waits for its time though the message has gone. */
export const PLACES = /(_spans\.(after|to|read_to)_message_id|^users\.message_pointer|^missed_messages\.message_id)$/
/** Other columns that look as if they name a row. */
const NO_REFERENCES: [reason: string, columns: RegExp][] = [
  ['a place among messages', PLACES],
  ['a place among messages, 0 before the first', /^notified_positions\.message_id$/],
  ['a place among users, 0 before the first', /^digest_rounds\.reached_user_id$/],
  ['a place in the log, whose beginning is removed', /^event_queues\.(acknowledged|began_at|given)_id$/],
  ['outlives its message, so that a send that is repeated does not bring it back', /^sent_keys\.message_id$/],
  ['what a bot was told, which outlives the message', /^bot_deliveries\.(message|recipient|request)_id$/],
  ['of a user or an invitation, as the conditions of `manage check` say', /^links\.subject_id$/],
  ['a file in the store (files.ts)', /\.path_id$/],
  ['a number of its own kind', /^user_presences\.update_id$/],
  ['whom a change was made by and to, and where, which it outlives', /^audit_entries\.(actor|subject|realm)_id$/],
  ['a reminder outlives its message', /^scheduled_messages\.reminder_message_id$/],
  ['a flag', /\.is_system_group$/],
  ['given by the device', /^devices\.(push_key|token|pending_token)_id$/],
]

/** A column that names a row, and the table of that row. */
export interface ColumnReference {
  table: string
  column: string
  target: string
}

/** The columns of these tables that name rows. Throws for a column that is in neither list. */
export function referencesOf(tables: readonly Pick<WholeTable, 'name' | 'columns'>[]): ColumnReference[] {
  return tables.flatMap(({ name: table, columns }) =>
    Object.keys(columns).flatMap((column) => {
      if (!/_(id|group)$/.test(column) || NO_REFERENCES.some(([, known]) => known.test(`${table}.${column}`))) return []
      const target = TARGETS.find(([, known]) => known.test(column))?.[0]
      if (!target) throw new Error(`${table}.${column}: add it to TARGETS or NO_REFERENCES`)
      return [{ table, column, target }]
    }),
  )
}
