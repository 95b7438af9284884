// The pages for people who forgot their password: one asks for a mail with a link, the other is behind that link. Opening the link changes
// nothing, because programs that scan mails open links.

import express, { type Router } from 'express'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import { acceptsPasswords } from '../../access/people/credentials.ts'
import { accountReset, openReset } from '../../access/people/resets.ts'
import { RESET_PATH, requestReset, resetPassword } from '../../actions/people/passwords.ts'
import { type App, visitorContext } from '../../context.ts'
import { EMAIL_LENGTHS } from '../../limits.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { languageOf } from '../../settings/languages.ts'
import { unixTime } from '../../values/dates.ts'
import { normaliseEmail } from '../../values/email-addresses.ts'
import { originOf } from '../origin.ts'
import { alert, faultOf, fieldsOf, input, isFault, newPasswordField, readForm } from './form-page.ts'
import { type Fault, gonePage, type Page, page, refuses, sends } from './page.ts'

const GONE = gonePage((say) => say('page.goneReset', { url: RESET_PATH }))
const FORGOT = page((say) => ({
  title: say('page.forgotTitle'),
  body: `<p>${say('page.forgot')}</p>
<form method="post">
${input(say, { name: 'email', label: say('page.email'), type: 'email', value: '', attributes: 'required maxlength="254" autocomplete="username"', hint: say('page.forgotHint') }, undefined)}
<button type="submit">${say('page.sendMail')}</button>
</form>`,
}))
/** The one answer, whether or not there is such an account. It does not repeat the address. */
const REQUESTED = page((say) => ({
  title: say('page.checkMailTitle'),
  body: `<p>${say('page.forgotMailed')}</p>\n<p>${say('page.forgotNoMail')}</p>`,
}))
const LABELS = [['password', 'page.newPassword']] as const

/** GET and POST /accounts/password/reset request a link; GET and POST /accounts/password/reset/{token} set a new password. */
export function passwordPages(app: App): Router {
  const { config, log } = app
  const pages = express.Router()
  const form = readForm(config.pace)
  pages.get(
    RESET_PATH,
    sends(app, GONE, async () => FORGOT),
  )
  pages.post(
    RESET_PATH,
    form,
    sends(app, GONE, async (request) => {
      const email = normaliseEmail(fieldsOf(request, ['email']).email)
      const origin = originOf(request, config.trustProxy)
      const { address } = origin
      const realm = await activeRealmAt(app, request.headers.host)
      // Counted in the same way where nobody can have a link.
      const isAllowed = await app.rateLimits.tryMail('reset', realm?.id ?? 0, email, address)
      log.info({ realmId: realm?.id, ip: address, isAllowed }, 'a password reset was requested')
      if (realm && isAllowed && email.length <= EMAIL_LENGTHS.address) await requestReset(visitorContext(app, realm, origin), email)
      return REQUESTED
    }),
  )
  pages.get(
    `${RESET_PATH}/:token`,
    sends(app, GONE, async ({ headers, params: { token } }) => {
      const realm = await activeRealmAt(app, headers.host)
      const user = realm && acceptsPasswords(app, realm) ? await openReset(realm, token, unixTime()) : undefined
      return realm && user ? choosePage(app, realm, user) : changedPage(app, realm, token)
    }),
  )
  pages.post(
    `${RESET_PATH}/:token`,
    form,
    sends(app, GONE, async (request) => {
      const { token } = request.params
      const realm = await activeRealmAt(app, request.headers.host)
      if (!realm || !acceptsPasswords(app, realm)) return GONE
      const [now, origin] = [unixTime(), originOf(request, config.trustProxy)]
      const { address } = origin
      try {
        const ctx = visitorContext(app, realm, origin, { now })
        const user = await resetPassword(ctx, { token, password: fieldsOf(request, ['password']).password })
        if (user) {
          log.info({ realmId: realm.id, userId: user.id, ip: address }, 'a password was reset')
          // A person who has forgotten a password has often tried several.
          await app.rateLimits.forgiveTries(realm.id, user.delivery_email, address)
        }
        return await changedPage(app, realm, token)
      } catch (error) {
        const user = isFault(error) ? await openReset(realm, token, now) : undefined
        if (!isFault(error) || !user) throw error
        return choosePage(app, realm, user, faultOf(error, LABELS))
      }
    }),
  )
  pages.use(RESET_PATH, refuses(app, GONE))
  return pages
}

function choosePage({ config }: App, realm: Realm, user: User, fault?: Fault<'password'>): Page {
  const email = { type: 'email', value: user.delivery_email, attributes: 'readonly autocomplete="username"' }
  return page(
    (say) => ({
      title: say('page.resetTitle'),
      body: `<p>${say('page.reset', { organisation: realm.name })}</p>
${alert(say, fault)}<form method="post">
${input(say, { name: 'email', label: say('page.email'), ...email, hint: say('page.resetEmailHint') }, undefined)}
${newPasswordField(say, 'page.newPassword', fault, config.newPasswords.minLength)}
<button type="submit">${say('page.resetButton')}</button>
</form>`,
    }),
    { fault, language: languageOf(user) },
  )
}

/** What became of a link: the same for the request that used it, for those that came at the same time, and for all later ones. */
async function changedPage(app: App, realm: Realm | undefined, token: string): Promise<Page> {
  const user = realm && acceptsPasswords(app, realm) ? await accountReset(realm, token) : undefined
  if (!realm || !user) return GONE
  return page(
    (say) => ({
      title: say('page.resetDoneTitle'),
      body: `<p>${say('page.resetDone', { address: user.delivery_email, organisation: realm.name })}</p>
<p>${say('page.resetNotYours', { url: RESET_PATH })}</p>`,
    }),
    { language: languageOf(user) },
  )
}
