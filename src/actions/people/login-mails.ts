// The mail about a login with a client at an address where nobody has logged in to the account before.

import { realmUrl } from '../../access/organisation/realms.ts'
import type { Change } from '../../events/change.ts'
import { ApiKey } from '../../models/api-key.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { enqueueMail } from '../../outbound/mail.ts'
import { composed, mailText, paragraphs, verbatim } from '../../outbound/mail-text.ts'
import { languageOf } from '../../settings/languages.ts'
import { preference } from '../../settings/preferences.ts'
import { showTime } from '../../settings/times.ts'

/**
 * Queues the mail, unless the user does not want it, or the account never had a key: its owner has just chosen a password or an operator has
 * told it. Must be called before the key is created. The account is locked.
 */
export async function mailNewLogin(
  { app, tx, now }: Pick<Change, 'app' | 'tx' | 'now'>,
  user: User,
  { name, address }: { name: string; address: string },
): Promise<void> {
  if (!preference(user, 'enable_login_emails') || user.bot_type !== null) return
  const { had, hadThis } = await ApiKey.historyOf(user.id, { name, address }, tx)
  if (!had || hadThis) return
  const realm = await Realm.load(user.realm_id, tx)
  const [language, url] = [languageOf(user), verbatim(realmUrl(app.config, realm))]
  await enqueueMail(tx, {
    realmId: realm.id,
    causedBy: user.id,
    to: user.delivery_email,
    subject: mailText(language, 'mail.loginSubject', { organisation: realm.name }),
    body: paragraphs([
      mailText(language, 'mail.hello', { name: user.full_name }),
      mailText(language, 'mail.login', { organisation: realm.name, url }),
      mailText(language, 'mail.loginDetails', { client: name, address: verbatim(address), time: verbatim(showTime(user, now)) }),
      mailText(language, 'mail.loginAdvice'),
      composed`${mailText(language, 'mail.loginSettings')}\n`,
    ]),
  })
}
