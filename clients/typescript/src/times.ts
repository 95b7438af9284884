// Times at which something is to be done later.

/** The hour at which a day begins that is offered. */
const MORNING = 9

/** The times that are offered (UNIX seconds), by what they are called. */
export function offeredTimes(from: Date, language: string): [name: string, seconds: number][] {
  const names = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const inHours = (hours: number): number => Math.floor(from.getTime() / 1000) + hours * 3600
  const morning = (days: number): number => new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, MORNING).getTime() / 1000
  return [
    ...[1, 3].map((hours): [string, number] => [names.format(hours, 'hour'), inHours(hours)]),
    [names.format(1, 'day'), morning(1)],
    [names.format(1, 'week'), morning((8 - from.getDay()) % 7 || 7)],
  ]
}
