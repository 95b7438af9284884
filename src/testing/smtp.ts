// An SMTP server in the test process, which stores the mails that it receives.

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  subject: string
  /** The plain text, decoded. */
  text: string
  /** The mail as received. */
  raw: string
}
export interface TestSmtp {
  /** The value for `smtpUrl`. */
  url: string
  received: ReceivedMail[]
  /** Waits at most 10 s for a mail to this address that no earlier call has returned. */
  mailTo(address: string): Promise<ReceivedMail>
  /** The SMTP status with which to refuse mails, such as 451 or 550. Undefined: accept them. */
  refuseWith: number | undefined
  close(): Promise<void>
}

export async function startSmtp(): Promise<TestSmtp> {
  const waiting: (() => void)[] = []
  const taken = new Set<ReceivedMail>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      if (!smtp.refuseWith) return done()
      done(Object.assign(new Error(`5.1.1 <${address}>: refused by the test`), { responseCode: smtp.refuseWith }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        smtp.received.push(
          parse(
            Buffer.concat(chunks).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        done()
        for (const wake of waiting.splice(0)) wake()
      })
    },
  })
  const smtp: TestSmtp = {
    url: '',
    received: [],
    refuseWith: undefined,
    mailTo: async (address) => {
      const deadline = performance.now() + 10_000
      for (;;) {
        const mail = smtp.received.find((one) => !taken.has(one) && one.to.includes(address))
        if (mail) {
          taken.add(mail)
          return mail
        }
        const left = deadline - performance.now()
        if (left <= 0) throw new Error(`no mail to ${address} within 10 s`)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left)
          waiting.push(() => {
            clearTimeout(timer)
            resolve()
          })
        })
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return smtp
}

function parse(raw: string, to: string[]): ReceivedMail {
  const at = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, at).replace(/\r\n[ \t]+/g, ' ')
  const body = raw.slice(at + 4)
  const subject = /^Subject: (.*)$/im.exec(headers)?.[1]?.trim() ?? ''
  return { to, subject, text: /^Content-Transfer-Encoding: quoted-printable/im.test(headers) ? decode(body) : body, raw }
}

/** Decodes quoted-printable text. */
function decode(text: string): string {
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
