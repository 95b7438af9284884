// An SMTP server that takes as long to accept a mail as it is told to, and keeps none.

import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface SlowSmtp {
  /** The value of SMTP_URL. */
  url: string
  /** Sets how many milliseconds it takes to accept a mail from now on. At first 0. */
  setDelay(milliseconds: number): void
  /** The number of mails that it has accepted. */
  accepted(): number
  close(): Promise<void>
}

export async function startSlowSmtp(): Promise<SlowSmtp> {
  let [delay, accepted] = [0, 0]
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      stream.resume().on('end', async () => {
        await pause(delay)
        accepted += 1
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    setDelay: (milliseconds) => {
      delay = milliseconds
    },
    accepted: () => accepted,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
