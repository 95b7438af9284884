// The parts of the initial state about preferences: the user's own, and the defaults of new users.

import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { PREFERENCE_DEFAULTS, preferences, userDefaults } from '../../settings/preferences.ts'
import type { Wants } from './request.ts'

/** The values of `notification_sound`, besides `none`. */
const SOUNDS = (
  'ascend,beep_boop,bink,bright,brlip,chime,deep tom,ding,double tap,down,dry bongos,dutdut,fast ascend,flute,friendly,kick roll,' +
  'loud tintong,metallic snare,pan,practicechat,shaker,simple,stairs,subtle,swish,tintong,up,wood block,zaping,zing,zulip'
).split(',')
const EMOJISETS = [
  { key: 'google', text: 'Google' },
  { key: 'twitter', text: 'Twitter' },
  { key: 'text', text: 'Plain text' },
]
const CHOICES = { available_notification_sounds: SOUNDS, emojiset_choices: EMOJISETS }

/** The fields `user_settings` and `realm_user_settings_defaults` of POST /register. */
export function settingsState(realm: Realm, viewer: User, wants: Wants): object {
  return {
    ...(wants('user_settings') ? { user_settings: { ...known(preferences(viewer)), ...CHOICES } } : {}),
    ...(wants('realm_user_settings_defaults') ? { realm_user_settings_defaults: { ...userDefaults(realm), ...CHOICES } } : {}),
  }
}

/** Drops preferences that another version of the server has stored. */
function known<T extends object>(all: T): T {
  return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(PREFERENCE_DEFAULTS, name))) as T
}
