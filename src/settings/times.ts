// Times as people read them.

import type { User } from '../models/user.ts'
import { preference } from './preferences.ts'

/** A time (UNIX seconds) in the user's time zone. Without one, in UTC, and it says so. */
export function showTime(user: Pick<User, 'settings'>, seconds: number): string {
  const timeZone = preference(user, 'timezone')
  const isLong = preference(user, 'twenty_four_hour_time')
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', minute: '2-digit' },
    ...(isLong ? { hour: '2-digit', hourCycle: 'h23' } : { hour: 'numeric', hourCycle: 'h12' }),
    timeZone: timeZone || 'UTC',
  })
  return `${format.format(seconds * 1000)}${timeZone ? '' : ' UTC'}`
}
