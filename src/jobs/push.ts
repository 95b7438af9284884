// Calls the push relay for queued jobs.

import { REGISTER_JOB } from '../actions/people/devices.ts'
import { PUSH_LEASE, runPushJob } from '../actions/people/push.ts'
import { type App, unixTime } from '../context.ts'
import { Job } from '../models/job.ts'
import { PUSH_JOB } from '../outbound/push.ts'
import { claimDue, UNTIL_DONE } from './lease.ts'

/** The number of calls at a time. */
const AT_ONCE = 10

/**
 * Runs the jobs due at `at`, by default the time of each batch: registrations of devices, then notifications. Starts none after the signal.
 */
export async function sendPushes(app: App, at?: number, signal = UNTIL_DONE): Promise<void> {
  for (const kind of [REGISTER_JOB, PUSH_JOB]) {
    const jobs = { findDue: (time: number, limit: number) => Job.findDue(kind, time, limit), take: Job.take }
    while (!signal.aborted) {
      const now = at ?? unixTime()
      const claims = await claimDue(app.db, jobs, { now, lease: PUSH_LEASE, limit: AT_ONCE })
      await Promise.all(claims.map((claim) => runPushJob(app, claim, now)))
      if (claims.length === 0) break
    }
  }
}
