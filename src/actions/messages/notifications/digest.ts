// Queues the weekly digests: mails about what happened, to people who were away for the week. A round goes through the people of an
// organisation in the order of their IDs, in steps that are one transaction each, so that everybody gets one mail, no matter which worker
// does which step.

import { type App, serverContext } from '../../../context.ts'
import { change } from '../../../events/change.ts'
import { seenSince } from '../../../events/queues/queues.ts'
import { DigestRound } from '../../../models/digest-round.ts'
import type { Realm } from '../../../models/realm.ts'
import { User } from '../../../models/user.ts'
import { enqueueDigests } from '../../../outbound/mail.ts'
import { preference } from '../../../settings/preferences.ts'
import { realmSetting } from '../../../settings/realm-settings.ts'
import { readWeek } from './week.ts'

const DAY = 86_400
/** Seconds that a digest is about, for which its reader was away, and between two digests at least. */
export const WEEK = 7 * DAY
/** Seconds from midnight in UTC. At noon it is the same day nearly everywhere. */
const NOON = DAY / 2
/** The number of people who are looked at in one step. */
const PEOPLE_AT_ONCE = 200

/** When digests were due last: at noon (UTC) of the day of the week, 0 for Monday. UNIX seconds. */
export function digestsDueBefore(now: number, weekday: number): number {
  const days = Math.floor((now - NOON) / DAY)
  // The first day of UNIX time was a Thursday.
  return (days - ((days + 3 - weekday + 7) % 7)) * DAY + NOON
}

/**
 * Does the next step of an organisation's round, if one is due at `now` (UNIX seconds): begins it, or queues the digests of the next people.
 * Returns whether there may be more to do. A round that nobody could do within a day is left out.
 */
export async function mailNextDigests(app: App, realm: Realm, now: number): Promise<boolean> {
  const due = digestsDueBefore(now, Number(realmSetting(realm, 'digest_weekday')))
  if (now - due >= DAY) return false
  const round = await DigestRound.of(realm.id)
  if (round?.began_at === due) return continueRound(app, round, now)
  if (round && due - round.began_at < WEEK) return false
  const week = await readWeek(app, realm.id, due - WEEK)
  const isEmpty = [week.topics, week.channelIds, week.userIds].every(({ length }) => length === 0)
  const begun = { realm_id: realm.id, began_at: due, reached_user_id: isEmpty ? null : 0, week: JSON.stringify(week) }
  await change(serverContext(app, realm, now), ({ tx }) => DigestRound.begin(begun, round, tx))
  return !isEmpty
}

async function continueRound(app: App, round: DigestRound, now: number): Promise<boolean> {
  const { realm_id: realmId, began_at: beganAt, reached_user_id: reached } = round
  if (reached === null) return false
  const people = await User.findToDigest(realmId, { after: reached, joinedBefore: beganAt - WEEK, limit: PEOPLE_AT_ONCE })
  const wanting = people.filter((user) => preference(user, 'enable_digest_emails')).map(({ id }) => id)
  const seen = await seenSince(wanting, beganAt - WEEK)
  const away = wanting.filter((id) => !seen.has(id))
  const next = people.length < PEOPLE_AT_ONCE ? null : (people.at(-1)?.id ?? null)
  await change(serverContext(app, { id: realmId }, now), async ({ tx }) => {
    if (!(await DigestRound.move(round, next, tx))) return
    await enqueueDigests(
      tx,
      realmId,
      away.map((userId) => ({ userId, beganAt })),
      now,
    )
  })
  return next !== null
}
