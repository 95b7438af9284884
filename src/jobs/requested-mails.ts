// Mails that people without credentials have requested: links for those who forgot their password, and for those who want to join.

import { JOIN_JOB, mailRequestedAccount } from '../actions/invitations/join.ts'
import { mailRequestedReset, RESET_JOB } from '../actions/people/passwords.ts'
import { type App, serverContext, unixTime } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { change } from '../events/change.ts'
import { Job } from '../models/job.ts'
import { claimEach, type LeaseTable, UNTIL_DONE } from './lease.ts'

const AT_ONCE = 100
/** Seconds after which another worker takes over a request that this one has not finished. */
const LEASE = 60

/** Mails what a request asks for. Returns what became of it, without the address that somebody entered, and the account that it is about. */
type Mailing = (app: App, job: Job, now: number, tx: Tx) => Promise<{ userId?: number; outcome: string }>

/** Does the requests that are due at `at`, by default now. None is started after the signal. A request that fails is tried again later. */
export const mailResets = mailing(RESET_JOB, mailRequestedReset)
export const mailJoiners = mailing(JOIN_JOB, mailRequestedAccount)

function mailing(kind: string, mail: Mailing) {
  const jobs: LeaseTable = { findDue: (now, limit) => Job.findDue(kind, now, limit), take: Job.take }
  return async (app: App, at = unixTime(), signal = UNTIL_DONE): Promise<void> => {
    for await (const claim of claimEach(app.db, jobs, { now: at, lease: LEASE, limit: AT_ONCE }, signal)) {
      const job = await Job.findHeld(claim)
      if (!job) continue
      // The mail is queued if and only if the request is removed, so there is one mail for each.
      const done = await change(serverContext(app, { id: job.realm_id }, at), async ({ tx }) => {
        const removed = await Job.destroy({ where: { id: claim.id, lease_holder: claim.holder }, transaction: tx })
        return removed === 1 ? mail(app, job, at, tx) : undefined
      })
      app.metrics.worked(kind, 'done')
      if (done) app.log.info({ realmId: job.realm_id, userId: done.userId }, done.outcome)
    }
  }
}
