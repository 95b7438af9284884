// An organisation's custom profile fields and their values.

import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import type { Row } from '../db/sql.ts'
import {
  bool,
  html,
  id,
  index,
  initially,
  int,
  key,
  nullable,
  person,
  plain,
  realm,
  refers,
  ruled,
  string,
  table,
  text,
  unique,
} from '../db/table.ts'
import { grouped } from '../values/lists.ts'

/** Field types, with their numbers on the wire. */
export const FIELD = { shortText: 1, longText: 2, select: 3, date: 4, url: 5, users: 6, externalAccount: 7, pronouns: 8 } as const

class ProfileFieldTable extends table(
  'profile_fields',
  {
    id: id(),
    realm_id: realm(),
    /** See FIELD. */
    type: int(),
    /** The position among the fields, ascending. */
    position: int(),
    name: plain(string(40)),
    /** `name`, normalised for comparison. */
    name_key: plain(string(160)),
    hint: initially(plain(string(80)), ''),
    /** JSON, or empty. */
    field_data: initially(plain(text()), ''),
    display_in_profile_summary: initially(bool(), false),
    required: initially(bool(), false),
    editable_by_user: initially(bool(), true),
    use_for_user_matching: initially(bool(), false),
  },
  { indexes: [unique('realm_id', 'name_key')] },
) {
  /** The fields of an organisation in their order. */
  static allOf(realmId: number): Read<ProfileField> {
    const order = [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ] as const
    return readOf(ProfileField, { where: { realm_id: realmId }, order })
  }
}

export const ProfileField = ProfileFieldTable
export type ProfileField = Row<ProfileFieldTable>

/** The value of a field for a user. An empty field has no row. */
class ProfileValueTable extends table(
  'profile_values',
  {
    realm_id: realm(),
    user_id: key(person('removed')),
    field_id: key(refers('profile_fields')),
    /** As text. A list of users is stored as JSON. */
    value: ruled(text()),
    /** HTML. Null for fields whose values are not Markdown. */
    rendered_value: nullable(html(text())),
  },
  { indexes: [index('realm_id'), index('field_id')] },
) {
  /** The values of these users, or of everybody in the organisation, by user ID, each ascending by field ID. */
  static async byUser(realmId: number, userIds?: readonly number[], tx?: Tx): Promise<Map<number, ProfileValue[]>> {
    return valuesByUser(await ProfileValue.allOf(realmId, userIds).rows(tx))
  }

  static allOf(realmId: number, userIds?: readonly number[]): Read<ProfileValue> {
    const where = { realm_id: realmId, ...(userIds ? { user_id: [...userIds] } : {}) }
    return readOf(ProfileValue, { where, order: [['field_id', 'ASC']] })
  }
}

export const ProfileValue = ProfileValueTable
export type ProfileValue = Row<ProfileValueTable>

/** Values by the IDs of their users, in the order of the rows. */
export function valuesByUser(rows: readonly ProfileValue[]): Map<number, ProfileValue[]> {
  return grouped(rows.map((row) => [row.user_id, row]))
}
