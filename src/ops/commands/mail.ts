// `parley manage send-test-mail`: whether mails leave.

import { randomUUID } from 'node:crypto'
import { readConfig } from '../../config.ts'
import { smtpMailer } from '../../outbound/mail.ts'
import { parseEmail } from '../../values/email-addresses.ts'
import { program, UsageError, writeAnswer } from '../command.ts'

/** Adds the command that sends a mail. It needs no database. */
export function addMailCommands(): void {
  program
    .command('send-test-mail')
    .description('sends a mail at once, without a job, and says what the SMTP server answered if it did not take it')
    .argument('<address>', 'recipient')
    .option('--json', 'prints the result as JSON')
    .action(async (address: string, { json = false }: { json?: boolean }) => {
      const to = parseEmail(address)
      if (to === undefined) throw new UsageError(`'${address}' is not an email address`)
      const { smtpUrl, mailFrom, smtpPatience, externalUrl } = readConfig()
      if (smtpUrl === undefined) throw new Error('SMTP_URL is not set: the server writes mails to DATA_DIR/mail, and sends none')
      const mailer = smtpMailer(smtpUrl, mailFrom, smtpPatience)
      try {
        const text = `This mail was sent by \`parley manage send-test-mail\` for ${externalUrl.href}. If you can read this, mails leave.\n`
        await mailer.send({ realmId: 0, to: address, subject: 'Test of the mail server', text }, `test.${randomUUID()}`)
      } finally {
        mailer.close()
      }
      // Without the credentials.
      writeAnswer({ to: address, from: mailFrom, smtp_server: new URL(smtpUrl).host }, { json })
    })
}
