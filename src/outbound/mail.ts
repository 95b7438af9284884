// Mail: queued in the transaction of the change, then sent by a worker over SMTP, or written to a folder if no SMTP server is configured.

import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Tx } from '../db/index.ts'
import { createRows } from '../db/sql.ts'
import { Job } from '../models/job.ts'
import { safeError } from '../observability/safe-errors.ts'
import { unixTime } from '../values/dates.ts'
import { createDirectory } from '../values/folders.ts'
import type { MailText } from './mail-text.ts'

export interface Mail {
  /** The organisation on whose behalf the mail is sent. */
  realmId: number
  to: string
  subject: string
  text: string
  /** The same as HTML. */
  html?: string
  /** What mails of one conversation have in common, so that mail programs show them together. Letters, digits, dots and `-`. */
  thread?: string
  /** The name of the list that the mail belongs to: a host name. */
  list?: string
  /** Where one click ends mails like this one (RFC 8058). */
  unsubscribeUrl?: string
}
/** A mail about messages that a user has missed. It is written when it is sent, because until then they can be read, edited or deleted. */
export interface MissedMail {
  userId: number
  /** Ascending. */
  messageIds: readonly number[]
}
/** A weekly digest. It is written when it is sent, too. */
export interface DigestMail {
  userId: number
  /** Its round (models/digest-round.ts). */
  beganAt: number
}
/** The payload of a MAIL_JOB or a NEWS_JOB. */
export type QueuedMail =
  | (Pick<Mail, 'to' | 'subject' | 'text'> & { invitationId?: number })
  | { missed: MissedMail }
  | { digest: DigestMail }

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves when the mail was handed over. `key` is the same for every attempt at the same mail, and part of its Message-ID. Otherwise
   * rejects. If `isPermanent(error)`, another attempt is useless.
   */
  send(mail: Mail, key: string): Promise<void>
  close(): void
}
/** A mail that somebody waits for: links, and what they must know. */
export const MAIL_JOB = 'mail'
/** A mail about messages, or a digest. These are a line of their own, since one person can cause many of them. */
export const NEWS_JOB = 'news'

/** A mail to queue. */
export interface NewMail extends Pick<Mail, 'realmId' | 'to'> {
  subject: MailText
  body: MailText
  /** The person who causes the mail, and whose limits it counts for. Null if nobody in particular does. */
  causedBy: number | null
  /** The invitation that the mail is about. Its inviter is told if the mail is given up. */
  invitationId?: number
}

/** Queues a mail in the transaction of a change, so that it is sent if and only if the change is committed. */
export function enqueueMail(tx: Tx, mail: NewMail): Promise<void> {
  return enqueueMails(tx, [mail])
}

/** Like `enqueueMail`, for several mails. */
export async function enqueueMails(tx: Tx, mails: readonly NewMail[]): Promise<void> {
  const payloads = mails.map(({ realmId, causedBy, to, subject, body, invitationId }) => ({
    ...{ realmId, causedBy },
    queued: { to, subject: subject.text, text: body.text, ...(invitationId === undefined ? {} : { invitationId }) },
  }))
  await enqueue(tx, MAIL_JOB, payloads, unixTime())
}

/** Queues mails about missed messages in the transaction that takes note of them. */
export async function enqueueMissedMails(
  tx: Tx,
  realmId: number,
  mails: readonly { missed: MissedMail; causedBy: number | null }[],
  now: number,
): Promise<void> {
  await enqueue(
    tx,
    NEWS_JOB,
    mails.map(({ missed, causedBy }) => ({ realmId, causedBy, queued: { missed } })),
    now,
  )
}

/** Queues digests in the transaction that takes note of them. */
export async function enqueueDigests(tx: Tx, realmId: number, mails: readonly DigestMail[], now: number): Promise<void> {
  await enqueue(
    tx,
    NEWS_JOB,
    mails.map((digest) => ({ realmId, causedBy: null, queued: { digest } })),
    now,
  )
}

async function enqueue(
  tx: Tx,
  kind: string,
  mails: readonly { realmId: number; causedBy: number | null; queued: QueuedMail }[],
  now: number,
): Promise<void> {
  await createRows(
    Job,
    mails.map(({ realmId, causedBy, queued }) => ({
      ...{ realm_id: realmId, principal_id: causedBy, kind, payload: JSON.stringify(queued) },
      ...{ due_at: now, date_created: now },
    })),
    tx,
  )
}

/** In milliseconds: how long the SMTP server can take to accept a connection and to greet, and to say anything later. */
interface SmtpPatience {
  greeting: number
  silence: number
}

/** Sends over SMTP. `url` is `smtp://user:password@host:port` or `smtps://...`; `from` is an address with or without a name. */
export function smtpMailer(url: string, from: string, { greeting, silence }: SmtpPatience): Mailer {
  const patience = { connectionTimeout: greeting, greetingTimeout: greeting, socketTimeout: silence }
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...patience }, { from })
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
      await createDirectory(folder, 0o700)
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
function envelopeOf({ to, subject, text, html, thread, list, unsubscribeUrl }: Mail, key: string, from: string) {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  // There is no mail of this ID. Programs show mails that name the same one together.
  const root = thread === undefined ? undefined : `<${thread}@${domain}>`
  return {
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    messageId: `<${key}@${domain}>`,
    ...(root === undefined ? {} : { inReplyTo: root, references: root }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(list === undefined ? {} : { 'List-Id': `<${list}>` }),
      ...(unsubscribeUrl === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
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
