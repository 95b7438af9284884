// Mail: queued in the transaction of the change, then sent by a worker over SMTP, or written to a folder if no SMTP server is configured.

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Tx } from '../db/index.ts'
import { Job } from '../models/job.ts'
import { safeError } from '../observability/safe-errors.ts'
import type { MailText } from './mail-text.ts'

export interface Mail {
  /** The organisation on whose behalf the mail is sent. */
  realmId: number
  to: string
  subject: string
  text: string
}
/** Sends mails. */
export interface Mailer {
  /**
   * Resolves when the mail was handed over. `key` is the same for every attempt at the same mail, and part of its Message-ID. Otherwise
   * rejects. If `isPermanent(error)`, another attempt is useless.
   */
  send(mail: Mail, key: string): Promise<void>
  close(): void
}
export const MAIL_JOB = 'mail'

/** A mail to queue. */
export interface NewMail extends Pick<Mail, 'realmId' | 'to'> {
  subject: MailText
  body: MailText
}

/** Queues a mail in the transaction of a change, so that it is sent if and only if the change is committed. */
export function enqueueMail(tx: Tx, mail: NewMail): Promise<void> {
  return enqueueMails(tx, [mail])
}

/** Like `enqueueMail`, for several mails. */
export async function enqueueMails(tx: Tx, mails: readonly NewMail[]): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  await Job.bulkCreate(
    mails.map(({ realmId, to, subject, body }) => ({
      realm_id: realmId,
      kind: MAIL_JOB,
      payload: JSON.stringify({ to, subject: subject.text, text: body.text }),
      due_at: now,
      date_created: now,
    })),
    { transaction: tx },
  )
}

/** Sends over SMTP. `url` is `smtp://user:password@host:port` or `smtps://...`; `from` is an address with or without a name. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, maxConnections: 4, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  )
  return {
    send: async (mail, key) => {
      await transport.sendMail(envelopeOf(mail, key, from))
    },
    close: () => transport.close(),
  }
}

/** Writes each mail to a folder as an `.eml` file, and logs that. */
export function folderMailer(folder: string, from: string, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async (mail, key) => {
      const { message } = await transport.sendMail(envelopeOf(mail, key, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${key}.eml`)
      // Only a complete file is renamed, so no reader sees half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.warn({ file }, 'SMTP_URL is not set, so a mail was written to a file')
    },
    close: () => transport.close(),
  }
}

/** Addresses and names are passed as data, so that nothing in them can become a header or another recipient. */
function envelopeOf({ to, subject, text }: Mail, key: string, from: string) {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${key}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** What a mailer's error has in addition to its message. */
interface SmtpError {
  code?: string
  /** What was sent, such as `RCPT TO`. `response` is the reply. */
  command?: string
  response?: string
  responseCode?: number
}

/** Why a mail was not sent. Leaves out its address and text, which servers repeat in their replies. */
export function reasonOf(error: unknown): string {
  const { code, command, response = '' } = error as SmtpError
  // The additional numbers, such as 5.1.1, are defined by RFC 3463.
  const [status] = /^\d+(?:[ -]\d\.\d+\.\d+)?/.exec(response) ?? []
  return status === undefined ? safeError(error).message : `${code}: the SMTP server answered ${status} to ${command}`
}

/** Whether the SMTP server will never accept this mail (a 5xx reply that is not about the login). */
export function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as SmtpError
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
}
