// Queues the weekly digests.

import { mailNextDigests } from '../actions/messages/notifications/digest.ts'
import type { App } from '../context.ts'
import { Job } from '../models/job.ts'
import { Realm } from '../models/realm.ts'
import { NEWS_JOB } from '../outbound/mail.ts'
import { unixTime } from '../values/dates.ts'
import { UNTIL_DONE } from './lease.ts'

/** While this many mails wait to be sent, no digests are added, so that mails about messages do not wait for all of them. */
const WAITING = 100

/**
 * Goes on with the rounds of digests that are due at `at`, by default now, as far as the mails that wait allow. Stops between two steps at the
 * signal. What fails in one organisation keeps no other one from its digests.
 */
export async function mailDigests(app: App, at?: number, signal = UNTIL_DONE): Promise<void> {
  const now = (): number => at ?? unixTime()
  const mayGoOn = async (): Promise<boolean> => !signal.aborted && sum(await Job.waiting(NEWS_JOB, now())) < WAITING
  const sum = (waiting: readonly { count: number }[]): number => waiting.reduce((all, { count }) => all + count, 0)
  for (const realm of await Realm.findWithSetting('digest_emails_enabled'))
    try {
      while ((await mayGoOn()) && (await mailNextDigests(app, realm, now())));
    } catch (err) {
      app.log.error({ err, realmId: realm.id }, 'queueing digests failed')
    }
}
