// Dates and times.

/** The time of the clock: UNIX seconds. Below http/, times are numbers in this unit. */
export function unixTime(): number {
  return Math.floor(Date.now() / 1000)
}

/** A day, optionally with a time (with optional seconds and fraction) and an offset from UTC. */
const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)? ?(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)?$/
/** The parts that an RFC 3339 `date-time` requires: everything but the fraction. */
const COMPLETE = /^[\d-]{10}[Tt ][\d:]{8}(?:\.\d+)?(?:[Zz]|[+-][\d:]+)$/

/** The UNIX seconds of a complete date and time (`2026-01-31T12:00:00Z`), rounded down. Undefined if the text is not one. */
export function parseDateTime(text: string): number | undefined {
  return COMPLETE.test(text) ? parseDate(text) : undefined
}

/**
 * The UNIX seconds, rounded down, of a date with or without a time. Without an offset it is in UTC. Undefined if there is no such date. The
 * years are 0000 to 9999. A leap second counts as the second after it, as in UNIX time.
 */
export function parseDate(text: string): number | undefined {
  const [matched, ...parts] = WRITTEN.exec(text) ?? []
  if (matched === undefined) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(0, 6).map((part) => Number(part ?? 0))
  const [sign, offsetHour, offsetMinute] = [parts[6] === '-' ? -1 : 1, Number(parts[7] ?? 0), Number(parts[8] ?? 0)]
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const time = date.getTime() / 1000 + (hour * 60 + minute - sign * (offsetHour * 60 + offsetMinute)) * 60 + second
  // A leap second is the last second of a UTC day.
  return second === 60 && time % 86_400 !== 0 ? undefined : time
}
