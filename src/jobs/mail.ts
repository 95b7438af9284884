// Sends the mails that changes have queued.

import { noteUndelivered } from '../actions/invitations/mails.ts'
import { digestMail } from '../actions/messages/notifications/digest-mail.ts'
import { missedMail } from '../actions/messages/notifications/missed-mail.ts'
import { type App, serverContext, unixTime } from '../context.ts'
import { change } from '../events/change.ts'
import { Job } from '../models/job.ts'
import { Realm } from '../models/realm.ts'
import { isPermanent, type MAIL_JOB, type Mail, type NEWS_JOB, type QueuedMail, reasonOf } from '../outbound/mail.ts'
import { type Claim, claimDue, type LeaseTable, UNTIL_DONE } from './lease.ts'

/** The number of mails that are sent at a time. */
const AT_ONCE = 10
/** Seconds that sending can take: more than all timeouts of a mailer together. */
const LEASE = 300
/** After this many attempts, which take about a day, a job is dead. */
const MAX_ATTEMPTS = 12
const MAX_BACKOFF = 4 * 3_600

/**
 * The work that sends the mails of one kind due at `at`, by default the time of each batch. A failed mail is retried after growing pauses. A
 * mail that can never be sent, or fails for the twelfth time, is kept as dead. Mails of a deactivated organisation are dropped. None is started
 * after the signal.
 */
export function sendMailsOf(kind: typeof MAIL_JOB | typeof NEWS_JOB): (app: App, at?: number, signal?: AbortSignal) => Promise<void> {
  const jobs: LeaseTable = { findDue: (now, limit) => Job.findDue(kind, now, limit), take: Job.take }
  return (app, at, signal = UNTIL_DONE) => sendDue(app, jobs, at, signal)
}

async function sendDue(app: App, jobs: LeaseTable, at: number | undefined, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Read for each batch, because a long backlog outlasts a lease.
    const now = at ?? unixTime()
    const claims = await claimDue(app.db, jobs, { now, lease: LEASE, limit: AT_ONCE })
    await Promise.all(claims.map((claim) => sendOne(app, claim, now)))
    if (claims.length === 0) return
  }
}

async function sendOne(app: App, { id, holder }: Claim, now: number): Promise<void> {
  const job = await Job.findHeld({ id, holder })
  if (!job) return
  const queued = JSON.parse(job.payload) as QueuedMail
  const mine = { id, lease_holder: holder }
  const finish = (): Promise<number> => app.db.transaction((tx) => Job.destroy({ where: mine, transaction: tx }))
  try {
    // Nothing leaves a deactivated organisation: its links no longer work.
    const mail = (await Realm.isActive(job.realm_id)) ? await mailOf(app, job.realm_id, queued, now) : undefined
    if (!mail) {
      await finish()
      return
    }
    await app.mailer.send(mail, `${job.date_created}.${id}`)
  } catch (error) {
    const isDead = isPermanent(error) || job.attempts >= MAX_ATTEMPTS
    // The address and the text stay out of the log. The job has them anyway.
    app.log[isDead ? 'error' : 'warn']({ job: id, attempts: job.attempts, reason: reasonOf(error), isDead }, 'a mail was not sent')
    app.metrics.worked(job.kind, isDead ? 'dead' : 'failed')
    const { message: reason } = error as Error
    await change(serverContext(app, { id: job.realm_id }, now), async (c) => {
      const wasHeld = await Job.putBack(job, { reason, isDead, now, maxBackoff: MAX_BACKOFF }, c.tx)
      if (isDead && wasHeld && 'invitationId' in queued && queued.invitationId) await noteUndelivered(c, queued.invitationId)
    })
    return
  }
  app.metrics.worked(job.kind, 'done')
  await finish()
}

/** The mail of a job. Undefined if there is nothing left to say. */
async function mailOf(app: App, realmId: number, queued: QueuedMail, now: number): Promise<Mail | undefined> {
  if ('missed' in queued) return missedMail(app, realmId, queued.missed, now)
  return 'digest' in queued ? digestMail(app, realmId, queued.digest) : { realmId, ...queued }
}
