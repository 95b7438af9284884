// An SMTP server in the test process, which stores the mails that it receives.

import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  subject: string
  /** The plain text and the HTML, decoded. Empty if there is none. */
  text: string
  html: string
  /** By name, in lower case. */
  headers: ReadonlyMap<string, string>
  /** The mail as received. */
  raw: string
}
/** How the server behaves: `silent` sends no greeting, `silentInText` no answer to the text of a mail. */
export type SmtpMode = 'well' | 'silent' | 'silentInText' | 'endsInText' | 'greylisting' | 'refusesText'
export interface TestSmtp {
  /** The value for `smtpUrl`. */
  url: string
  received: ReceivedMail[]
  /** Waits at most 10 s for a mail to this address that no earlier call has returned. */
  mailTo(address: string): Promise<ReceivedMail>
  mode: SmtpMode
  /** The SMTP status with which to refuse mails, such as 451 or 550. Undefined: accept them. */
  refuseWith: number | undefined
  close(): Promise<void>
}

export async function startSmtp(): Promise<TestSmtp> {
  const waiting: (() => void)[] = []
  const taken = new Set<ReceivedMail>()
  const sockets = new Set<Socket>()
  const refusal = (text: string, responseCode: number): Error => Object.assign(new Error(text), { responseCode })
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) => {
      if (smtp.mode !== 'silent') done()
    },
    onRcptTo: ({ address }, _session, done) => {
      const status = smtp.mode === 'greylisting' ? 450 : smtp.refuseWith
      done(status ? refusal(`5.1.1 <${address}>: refused by the test`, status) : undefined)
    },
    onData: (stream, session, done) => {
      if (smtp.mode === 'endsInText') for (const socket of sockets) socket.destroy()
      if (smtp.mode !== 'well') {
        stream.resume()
        if (smtp.mode === 'refusesText') stream.on('end', () => done(refusal('4.3.0 refused by the test', 451)))
        return
      }
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
    mode: 'well',
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
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  smtp.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return smtp
}

function parse(raw: string, to: string[]): ReceivedMail {
  const { headers, body } = partsOf(raw)
  const boundary = /^multipart\/alternative; *boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts =
    boundary === undefined
      ? [{ headers, body }]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => partsOf(part.trimStart()))
  const contentOf = (type: string): string => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return part ? decode(part.body, part.headers.get('content-transfer-encoding')) : ''
  }
  return { to, subject: words(headers.get('subject') ?? ''), text: contentOf('text/plain'), html: contentOf('text/html'), headers, raw }
}

function partsOf(raw: string): { headers: Map<string, string>; body: string } {
  const at = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: raw.slice(at + 4) }
}

function decode(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8').replace(/\r\n/g, '\n')
  return (encoding === 'quoted-printable' ? quotedPrintable(text.replace(/=\r\n/g, '')) : text).replace(/\r\n/g, '\n')
}

function quotedPrintable(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
}

/** Decodes the encoded words of a header. */
function words(header: string): string {
  return header
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : quotedPrintable(text.replaceAll('_', ' ')),
    )
}
