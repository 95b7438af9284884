// Makes the thumbnails of uploaded images, those of one file at a time.

import { runThumbnailJob, THUMBNAIL_JOB, type ThumbnailJob } from '../actions/files/thumbnails.ts'
import { type App, serverContext, unixTime } from '../context.ts'
import { change } from '../events/change.ts'
import { Job } from '../models/job.ts'
import { safeError } from '../observability/safe-errors.ts'
import { type Claim, claimEach, type LeaseTable, UNTIL_DONE } from './lease.ts'

const AT_ONCE = 100
/** Seconds after which another worker takes over, longer than the images that may wait before one take together. */
const LEASE = 600
/** After this many attempts, which take about a day, a job is dead. An image that cannot be decoded is no failure of its job. */
const MAX_ATTEMPTS = 12
const MAX_BACKOFF = 4 * 3_600

const jobs: LeaseTable = { findDue: (now, limit) => Job.findDue(THUMBNAIL_JOB, now, limit), take: Job.take }

/**
 * Makes the thumbnails that are due at `at`, by default now. A failure of the store is retried after growing pauses. None is begun after the
 * signal.
 */
export async function runThumbnailJobs(app: App, at?: number, signal = UNTIL_DONE): Promise<void> {
  const now = at ?? unixTime()
  for await (const claim of claimEach(app.db, jobs, { now, lease: LEASE, limit: AT_ONCE }, signal)) await runOne(app, claim, now)
}

async function runOne(app: App, { id, holder }: Claim, now: number): Promise<void> {
  const job = await Job.findHeld({ id, holder })
  if (!job) return
  const ctx = serverContext(app, { id: job.realm_id }, now)
  try {
    await runThumbnailJob(app, JSON.parse(job.payload) as ThumbnailJob)
  } catch (error) {
    const { message: reason } = safeError(error)
    const isDead = job.attempts >= MAX_ATTEMPTS
    app.log[isDead ? 'error' : 'warn']({ job: id, attempts: job.attempts, reason, isDead }, 'the thumbnails of a file were not made')
    app.metrics.worked(THUMBNAIL_JOB, isDead ? 'dead' : 'failed')
    await change(ctx, ({ tx }) => Job.putBack(job, { reason, isDead, now, maxBackoff: MAX_BACKOFF }, tx))
    return
  }
  app.metrics.worked(THUMBNAIL_JOB, 'done')
  await change(ctx, ({ tx }) => Job.destroy({ where: { id, lease_holder: holder }, transaction: tx }))
}
