// Notifies people of messages that were sent or edited.

import { editNotices, NOTIFY_JOB, notifyOfNext } from '../actions/messages/notifications/notify.ts'
import { NotifiedPosition } from '../models/notified-position.ts'
import { unixTime } from '../values/dates.ts'
import { jobsOf } from './jobs.ts'
import { UNTIL_DONE } from './lease.ts'
import type { Work } from './line.ts'

/** The number of organisations in a batch. */
const AT_ONCE = 100

const notifyOfEdits = jobsOf({
  kind: NOTIFY_JOB,
  lease: 60,
  ...{ atOnce: 1, ofRealm: 1, ofPrincipal: 1 },
  ...{ attempts: 12, maxBackoff: 3_600 },
  failure: 'nobody was notified of an edit',
  run: editNotices,
})

/**
 * Looks at every message that nobody has looked at, then at those that were edited. The organisations take turns, so that none waits for what
 * one of them has sent. What fails in one keeps nobody else from being notified.
 */
export const notifyOfMessages: Work = async (app, at, signal = UNTIL_DONE) => {
  let behind = await NotifiedPosition.findBehind(AT_ONCE)
  while (behind.length > 0 && !signal.aborted) {
    const still: number[] = []
    for (const realmId of behind)
      try {
        if (!signal.aborted && (await notifyOfNext(app, realmId, at ?? unixTime()))) still.push(realmId)
      } catch (err) {
        app.log.error({ err, realmId }, 'notifying of messages failed')
      }
    behind = still
  }
  await notifyOfEdits(app, at, signal)
}
