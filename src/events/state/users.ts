// The part of the initial state about people.

import { FIELD, valuesByUser } from '../../models/profile-field.ts'
import { presentEach } from '../../present/each.ts'
import { presentProfileField } from '../../present/profile-field.ts'
import { presentUnknownUser, presentUser, type Viewpoint, type WireUser } from '../../present/user.ts'
import type { StateFacts } from './facts.ts'

/** Everybody the viewer may access, and placeholders for the others, unless the client accepts incomplete lists. */
export async function peopleState(
  { people, profileValues, sight: { seen } }: StateFacts,
  audience: Viewpoint,
  isIncomplete: boolean,
): Promise<{ realm_users: WireUser[]; realm_non_active_users: WireUser[]; cross_realm_bots: (WireUser & { is_system_bot: true })[] }> {
  const profiles = valuesByUser(profileValues)
  const shown = people.filter((user) => !user.is_system_bot && (!seen || seen.has(user.id) || !isIncomplete))
  const wire: WireUser[] = await presentEach(shown, (user) =>
    !seen || seen.has(user.id) ? presentUser(user, audience, profiles.get(user.id) ?? []) : presentUnknownUser(user.id, audience.host),
  )
  return {
    realm_users: wire.filter((user) => user.is_active),
    realm_non_active_users: wire.filter((user) => !user.is_active),
    cross_realm_bots: people
      .filter((user) => user.is_system_bot)
      .map((user) => ({ ...presentUser(user, audience), is_system_bot: true as const })),
  }
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

export function profileFieldState({ profileFields }: StateFacts): object {
  return {
    custom_profile_fields: profileFields.map(presentProfileField),
    custom_profile_field_types: Object.fromEntries(
      Object.entries(FIELD).map(([type, id]) => [
        TYPE_KEYS[type as keyof typeof FIELD],
        { id, name: TYPE_NAMES[type as keyof typeof FIELD] },
      ]),
    ),
  }
}
