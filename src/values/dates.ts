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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Offsets from UTC of zones that people name, in minutes. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ utc: 0, gmt: 0, z: 0, wet: 0, west: 60, bst: 60, cet: 60, cest: 120, eet: 120, eest: 180, msk: 180, ist: 330, jst: 540, kst: 540 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420, aest: 600, aedt: 660, nzst: 720, nzdt: 780 },
}
/** A clock time, an offset, a numeric day, a word or a number, each of which a written date can have, in any order. */
const WRITTEN_PARTS: readonly [name: string, pattern: RegExp][] = [
  ['clock', /^(\d{1,2})(?::(\d\d))(?::(\d\d))?(?:\s*([ap])\.?m\b\.?)?/],
  ['hour', /^(\d{1,2})\s*([ap])\.?m\b\.?/],
  ['day', /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/],
  ['offset', /^(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d\d))?(?!\d)/],
  ['number', /^(\d{1,4})(?:st|nd|rd|th)?(?![a-z\d])/],
  ['word', /^([a-z]+)\.?/],
]
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$/

/**
 * The UNIX seconds of a date as `parseDate` reads it, or as people write one: a day with the name of its month, or the year first, optionally
 * with a weekday, a clock time of 24 or 12 hours and a time zone, in any order (`Jun 5th 2017, 10:30PM`, `31 Dec 2017 5:30 am IST`). A day
 * written in numbers alone has its year first, because the order of month and day differs by country. Undefined if the text is not a date.
 */
export function parseWrittenDate(text: string): number | undefined {
  return parseDate(text) ?? parseDate(normalDate(text.toLowerCase()) ?? '')
}

/** A written date in the form that `parseDate` reads. Undefined if it has a part twice, an unknown part, or no day, month or year. */
function normalDate(text: string): string | undefined {
  const found: Record<string, number | undefined> = {}
  const isNew = (name: string, value: number): boolean => {
    const isFirst = found[name] === undefined
    found[name] ??= value
    return isFirst
  }
  let rest = text.trim()
  while (rest !== '') {
    const part = WRITTEN_PARTS.map(([name, pattern]) => ({ name, match: pattern.exec(rest) })).find(({ match }) => match)
    if (!part?.match) return undefined
    const [matched, ...values] = part.match
    if (!addPart(part.name, values, isNew)) return undefined
    rest = rest.slice(matched.length).replace(/^(?:[\s,]|\.(?=\s)|t(?=\d))+/, '')
  }
  const { year, month, day, hour = 0, minute = 0, second = 0, offset = 0 } = found
  if (year === undefined || month === undefined || day === undefined) return undefined
  const two = (value: number): string => String(value).padStart(2, '0')
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}${zone}`
}

function addPart(kind: string, values: readonly (string | undefined)[], isNew: (name: string, value: number) => boolean): boolean {
  const [first = '', second, third, fourth] = values
  switch (kind) {
    case 'clock':
      return isNew('hour', hourOf(Number(first), fourth)) && isNew('minute', Number(second)) && isNew('second', Number(third ?? 0))
    case 'hour':
      return isNew('hour', hourOf(Number(first), second))
    case 'day':
      return isNew('year', Number(first)) && isNew('month', Number(second)) && isNew('day', Number(third))
    case 'offset':
      return isNew('offset', (first === '-' ? -1 : 1) * (Number(second) * 60 + Number(third ?? 0)))
    case 'number':
      return isNew(first.length > 2 ? 'year' : 'day', Number(first))
    default: {
      if (WEEKDAY.test(first) || first === 'at' || first === 'of') return true
      const month = first.length < 3 ? -1 : MONTHS.findIndex((name) => first.startsWith(name))
      if (month >= 0) return isNew('month', month + 1)
      const zone = Object.hasOwn(ZONES, first) ? ZONES[first] : undefined
      return zone !== undefined && isNew('offset', zone)
    }
  }
}

/** The hour from 0 to 23. With `a` or `p`, of a clock of twelve hours; more than 12 there is no hour. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return 24
  return (hour % 12) + (half === 'p' ? 12 : 0)
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
