// How jobs are done: claimed, run, and removed when done; put back after a failure, with growing pauses; and given up.

import { type App, serverContext } from '../context.ts'
import { type Change, change } from '../events/change.ts'
import { Job } from '../models/job.ts'
import { safeError } from '../observability/safe-errors.ts'
import type { Claim } from './lease.ts'
import { type Places, runLine, type Work } from './line.ts'

/** What is left to do of a job that was run. */
interface Rest {
  /** Written in the transaction that removes the job, so that both happen or neither. */
  write(c: Change): Promise<void>
  /** After that. */
  after?(): void
}

/** A kind of jobs. */
export interface JobKind extends Places {
  kind: string
  /** Seconds after which another worker takes over: more than an attempt takes. */
  lease: number
  /** The number of attempts after which a job is given up, and the longest pause between two, in seconds. */
  attempts: number
  maxBackoff: number
  /** What the log says of a failure. */
  failure: string
  run(app: App, job: Job, now: number): Promise<Rest | undefined>
  /** Whether another attempt is useless. */
  isFinal?(error: unknown, job: Job, now: number): boolean
  /** What the log and the job say of an error. It tells nothing of what the job carries. */
  reasonOf?(error: unknown): string
  /** Called before a job is given up. */
  givenUp?(app: App, job: Job, error: unknown, now: number): Promise<void>
}

/** The work that does the jobs of a kind. */
export function jobsOf(kind: JobKind): Work {
  return runLine({
    ...kind,
    waiting: (now) => Job.waiting(kind.kind, now),
    next: (who, now, limit) => Job.findDueOf(kind.kind, who, now, limit),
    take: Job.take,
    run: (app, claim, now) => runJob(app, kind, claim, now),
  })
}

async function runJob(app: App, kind: JobKind, claim: Claim, now: number): Promise<void> {
  const job = await Job.findHeld(claim)
  if (!job) return
  const ctx = serverContext(app, { id: job.realm_id }, now)
  try {
    const rest = await kind.run(app, job, now)
    const wasHeld = await change(ctx, async (c) => {
      const isHeld = await Job.finish(claim, c.tx)
      if (isHeld) await rest?.write(c)
      return isHeld
    })
    if (wasHeld) rest?.after?.()
  } catch (error) {
    const isDead = kind.isFinal?.(error, job, now) || job.attempts >= kind.attempts
    const reason = kind.reasonOf?.(error) ?? safeError(error).message
    const about = { job: job.id, kind: job.kind, realmId: job.realm_id, userId: job.principal_id, attempts: job.attempts, reason, isDead }
    app.log[isDead ? 'error' : 'warn'](about, kind.failure)
    app.metrics.worked(job.kind, isDead ? 'dead' : 'failed')
    if (isDead && (await Job.findHeld(claim))) await kind.givenUp?.(app, job, error, now)
    await change(ctx, ({ tx }) => Job.putBack(job, { reason, isDead, now, maxBackoff: kind.maxBackoff }, tx))
    return
  }
  app.metrics.worked(job.kind, 'done')
}
