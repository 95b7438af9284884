// Mails that wait to be sent. A test that reads them runs without workers (`roles`), which would send them.

import type { App } from '../context.ts'
import { sendMailsOf } from '../jobs/mail.ts'
import { Job } from '../models/job.ts'
import { MAIL_JOB, NEWS_JOB } from '../outbound/mail.ts'

export const NO_WORKER = { roles: { web: true, worker: false } }

/** Sends the mails of every kind that are due. */
export async function sendMails(app: App, at?: number, signal?: AbortSignal): Promise<void> {
  await Promise.all(([MAIL_JOB, NEWS_JOB] as const).map((kind) => sendMailsOf(kind)(app, at, signal)))
}

export interface WaitingMail {
  to: string
  subject: string
  text: string
  /** The path of the link in the mail, from the server's root. */
  path: string
}

/** The waiting mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<WaitingMail[]> {
  const jobs = await Job.findAll({ where: { kind: 'mail' }, order: [['id', 'ASC']] })
  return jobs
    .map((job) => JSON.parse(job.payload) as Omit<WaitingMail, 'path'>)
    .filter(({ to }) => to === address)
    .map((mail) => ({ ...mail, path: /https?:\/\/[^/\s]+(\/\S+)/.exec(mail.text)?.[1] ?? '' }))
}

/** The newest mail to an address. Throws when there is none. */
export async function mailTo(address: string): Promise<WaitingMail> {
  const mail = (await mailsTo(address)).at(-1)
  if (!mail) throw new Error(`there is no mail to ${address}`)
  return mail
}
