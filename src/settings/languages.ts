// The language in which the server writes to a person.

import type { User } from '../models/user.ts'
import { isLanguage, type Language } from '../values/languages.ts'
import { preference } from './preferences.ts'
import { realmSetting } from './realm-settings.ts'

/** The language in which a user reads mails, pages and notices. */
export function languageOf(user: Pick<User, 'settings'>): Language {
  return known(preference(user, 'default_language'))
}

/** The language of what many people of an organisation read, and of its new users. */
export function languageOfRealm(realm: Parameters<typeof realmSetting>[0]): Language {
  return known(String(realmSetting(realm, 'default_language')))
}

/** A language that was chosen when any could be is not always one that the server has. */
function known(code: string): Language {
  return isLanguage(code) ? code : 'en'
}
