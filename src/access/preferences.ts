// Preferences of a user: the defaults, and what the user has changed. (Specification: Preference settings)

import type { User } from '../models/user.ts'

/** Defaults of preferences that the server itself acts on. */
const DEFAULTS = {
  email_address_visibility: 1,
  timezone: '',
}
export type PreferenceName = keyof typeof DEFAULTS

/** The value that is in force for the user. */
export function preference<Name extends PreferenceName>(user: User, name: Name): (typeof DEFAULTS)[Name] {
  return { ...DEFAULTS, ...(JSON.parse(user.settings) as Partial<typeof DEFAULTS>) }[name]
}
