// Sends the mails that changes have queued.

import { noteUndelivered } from '../actions/invitations/mails.ts'
import { digestMail } from '../actions/messages/notifications/digest-mail.ts'
import { missedMail } from '../actions/messages/notifications/missed-mail.ts'
import { type App, serverContext } from '../context.ts'
import { change } from '../events/change.ts'
import type { Job } from '../models/job.ts'
import { Realm } from '../models/realm.ts'
import { isPermanent, type MAIL_JOB, type Mail, type NEWS_JOB, type QueuedMail, reasonOf } from '../outbound/mail.ts'
import { jobsOf } from './jobs.ts'
import type { Work } from './line.ts'

/**
 * The work that sends the mails of one kind. A mail that can never be sent, or fails for the twelfth time, which takes about a day, is kept as
 * dead. Mails of a deactivated organisation are dropped.
 */
export function sendMailsOf(kind: typeof MAIL_JOB | typeof NEWS_JOB): Work {
  return jobsOf({
    kind,
    // More than all timeouts of a mailer together.
    lease: 300,
    ...{ atOnce: 10, ofRealm: 9, ofPrincipal: 8 },
    ...{ attempts: 12, maxBackoff: 4 * 3_600 },
    failure: 'a mail was not sent',
    run: async (app, job, now) => {
      // Nothing leaves a deactivated organisation: its links no longer work.
      const mail = (await Realm.isActive(job.realm_id)) ? await mailOf(app, job, now) : undefined
      if (mail) await app.mailer.send(mail, `${job.date_created}.${job.id}`)
      return undefined
    },
    isFinal: isPermanent,
    // Without the address and the text, which servers repeat.
    reasonOf,
    givenUp: async (app, job, _, now) => {
      const queued = queuedIn(job)
      const invitationId = 'invitationId' in queued ? queued.invitationId : undefined
      if (invitationId !== undefined) await change(serverContext(app, { id: job.realm_id }, now), (c) => noteUndelivered(c, invitationId))
    },
  })
}

function queuedIn({ payload }: Job): QueuedMail {
  return JSON.parse(payload)
}

/** The mail of a job. Undefined if there is nothing left to say. */
async function mailOf(app: App, job: Job, now: number): Promise<Mail | undefined> {
  const [realmId, queued] = [job.realm_id, queuedIn(job)]
  if ('missed' in queued) return missedMail(app, realmId, queued.missed, now)
  return 'digest' in queued ? digestMail(app, realmId, queued.digest) : { realmId, ...queued }
}
