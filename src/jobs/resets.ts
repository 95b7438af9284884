// Mails the links that people who forgot their password have requested.

import { mailRequestedReset, RESET_JOB } from '../actions/people/passwords.ts'
import { type App, serverContext, unixTime } from '../context.ts'
import { change } from '../events/change.ts'
import { Job } from '../models/job.ts'
import { claimEach, type LeaseTable, UNTIL_DONE } from './lease.ts'

const AT_ONCE = 100
/** Seconds after which another worker takes over a request that this one has not finished. */
const LEASE = 60

const jobs: LeaseTable = { findDue: (now, limit) => Job.findDue(RESET_JOB, now, limit), take: Job.take }

/** Does the requests that are due at `at`, by default now. None is started after the signal. A request that fails is tried again later. */
export async function mailResets(app: App, at = unixTime(), signal = UNTIL_DONE): Promise<void> {
  for await (const claim of claimEach(app.db, jobs, { now: at, lease: LEASE, limit: AT_ONCE }, signal)) {
    const job = await Job.findHeld(claim)
    if (!job) continue
    // The mail is queued if and only if the request is removed, so there is one mail for each.
    const userId = await change(serverContext(app, { id: job.realm_id }, at), async ({ tx }) => {
      const removed = await Job.destroy({ where: { id: claim.id, lease_holder: claim.holder }, transaction: tx })
      return removed === 1 ? mailRequestedReset(app, job, at, tx) : undefined
    })
    app.metrics.worked(RESET_JOB, 'done')
    // The address that somebody entered stays out of the log.
    const outcome = userId === undefined ? 'a password reset was requested for no account' : 'a link to reset a password is being mailed'
    app.log.info({ realmId: job.realm_id, userId }, outcome)
  }
}
