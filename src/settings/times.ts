// Times as people read them.

import type { User } from '../models/user.ts'
import { type Language, localeOf } from '../values/languages.ts'
import { languageOf } from './languages.ts'
import { preference } from './preferences.ts'

/** A time (UNIX seconds) in the user's language and time zone, which it names. Without a time zone, in UTC. */
export function showTime(user: Pick<User, 'settings'>, seconds: number): string {
  const timeZone = preference(user, 'timezone')
  return showTimeIn(languageOf(user), seconds, { timeZone, isLong: preference(user, 'twenty_four_hour_time') })
}

/** A time (UNIX seconds) in UTC, for a person without a known time zone. */
export function showUtc(language: Language, seconds: number): string {
  return showTimeIn(language, seconds, { timeZone: '', isLong: true })
}

function showTimeIn(language: Language, seconds: number, { timeZone, isLong }: { timeZone: string; isLong: boolean }): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', minute: '2-digit' },
    ...(isLong ? { hour: '2-digit', hourCycle: 'h23' } : { hour: 'numeric', hourCycle: 'h12' }),
    timeZone: timeZone || 'UTC',
    timeZoneName: 'short',
  })
  return format.format(seconds * 1000)
}
