// The part of the initial state about people.

import { peopleSeenBy } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import { readIfAny } from '../../models/filled-tables.ts'
import { FIELD, ProfileField, ProfileValue } from '../../models/profile-field.ts'
import { User } from '../../models/user.ts'
import { presentEach } from '../../present/each.ts'
import { presentProfileField } from '../../present/profile-field.ts'
import { presentUnknownUser, presentUser, type WireUser } from '../../present/user.ts'
import type { StateRequest } from './request.ts'

/** Everybody whom the viewer may access, and placeholders for the others, unless the client accepts incomplete lists. */
export async function peopleState(
  { realm, audience, userListIncomplete }: StateRequest,
  tx: Tx,
): Promise<{ realm_users: WireUser[]; realm_non_active_users: WireUser[]; cross_realm_bots: (WireUser & { is_system_bot: true })[] }> {
  const [users, profiles, seen] = await Promise.all([
    User.findPeople(realm.id, undefined, tx),
    profilesOf(audience.viewer, tx),
    peopleSeenBy(audience.viewer, tx, realm),
  ])
  const shown = users.filter((user) => !user.is_system_bot && (!seen || seen.has(user.id) || !userListIncomplete))
  const wire: WireUser[] = await presentEach(shown, (user) =>
    !seen || seen.has(user.id) ? presentUser(user, audience, profiles.get(user.id) ?? []) : presentUnknownUser(user.id, audience.host),
  )
  return {
    realm_users: wire.filter((user) => user.is_active),
    realm_non_active_users: wire.filter((user) => !user.is_active),
    cross_realm_bots: users
      .filter((user) => user.is_system_bot)
      .map((user) => ({ ...presentUser(user, audience), is_system_bot: true as const })),
  }
}

async function profilesOf(viewer: User, tx: Tx): Promise<Map<number, ProfileValue[]>> {
  return (await fieldsOf(viewer, tx)).length > 0 ? ProfileValue.byUser(viewer.realm_id, undefined, tx) : new Map()
}

function fieldsOf(viewer: User, tx: Tx): Promise<ProfileField[]> {
  return readIfAny(ProfileField, viewer, () => ProfileField.findAllOf(viewer.realm_id, tx), tx)
}

const TYPE_NAMES: Record<keyof typeof FIELD, string> = {
  shortText: 'Short text',
  longText: 'Long text',
  select: 'List of options',
  date: 'Date',
  url: 'Link',
  users: 'Users',
  externalAccount: 'External account',
  pronouns: 'Pronouns',
}
const TYPE_KEYS: Record<keyof typeof FIELD, string> = {
  shortText: 'SHORT_TEXT',
  longText: 'LONG_TEXT',
  select: 'SELECT',
  date: 'DATE',
  url: 'URL',
  users: 'USER',
  externalAccount: 'EXTERNAL_ACCOUNT',
  pronouns: 'PRONOUNS',
}

export async function profileFieldState(viewer: User, tx: Tx): Promise<object> {
  return {
    custom_profile_fields: (await fieldsOf(viewer, tx)).map(presentProfileField),
    custom_profile_field_types: Object.fromEntries(
      Object.entries(FIELD).map(([type, id]) => [
        TYPE_KEYS[type as keyof typeof FIELD],
        { id, name: TYPE_NAMES[type as keyof typeof FIELD] },
      ]),
    ),
  }
}
