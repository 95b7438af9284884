// Mails that people without credentials have requested: links for those who forgot their password, and for those who want to join.

import { JOIN_JOB, mailRequestedAccount } from '../actions/invitations/join.ts'
import { mailRequestedReset, RESET_JOB } from '../actions/people/passwords.ts'
import type { App } from '../context.ts'
import type { Tx } from '../db/index.ts'
import type { Job } from '../models/job.ts'
import { jobsOf } from './jobs.ts'
import type { Work } from './line.ts'

/** Mails what a request asks for. Returns what became of it, without the address that somebody entered, and the account that it is about. */
type Mailing = (app: App, job: Job, now: number, tx: Tx) => Promise<{ userId?: number; outcome: string }>

/** The work that answers requests. */
export const mailResets = mailing(RESET_JOB, mailRequestedReset)
export const mailJoiners = mailing(JOIN_JOB, mailRequestedAccount)

function mailing(kind: string, mail: Mailing): Work {
  return jobsOf({
    kind,
    lease: 60,
    ...{ atOnce: 1, ofRealm: 1, ofPrincipal: 1 },
    ...{ attempts: 12, maxBackoff: 4 * 3_600 },
    failure: 'a requested mail was not queued',
    run: async (app, job, now) => {
      let done: Awaited<ReturnType<Mailing>> | undefined
      return {
        // The mail is queued if and only if the request is removed, so there is one mail for each.
        write: async ({ tx }) => {
          done = await mail(app, job, now, tx)
        },
        after: () => app.log.info({ realmId: job.realm_id, userId: done?.userId }, done?.outcome),
      }
    },
  })
}
