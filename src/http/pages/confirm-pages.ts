// The page behind a link in a mail. It shows what will be confirmed, and confirms it when the button is pressed. Opening the page changes
// nothing, because programs that scan mails open links.

import express, { type Router } from 'express'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import { confirmEmailChange, type EmailChange, userWithConfirmedEmail } from '../../actions/people/email-address.ts'
import { type App, visitorContext } from '../../context.ts'
import { User } from '../../models/user.ts'
import { readLink } from '../../secrets/links.ts'
import { languageOf } from '../../settings/languages.ts'
import { unixTime } from '../../values/dates.ts'
import { originOf } from '../origin.ts'
import { gonePage, type Page, page, refuses, sends } from './page.ts'

const GONE = gonePage((say) => say('page.goneAddress'))

/**
 * Serves GET and POST /confirm/change_email/{token}. Unknown, expired, revoked and foreign links all get the same 404. A link that was
 * used shows what it has changed.
 */
export function confirmPages(app: App): Router {
  const pages = express.Router()
  pages.get(
    '/confirm/change_email/:token',
    sends(app, GONE, async ({ headers: { host }, params: { token } }) => {
      const realm = await activeRealmAt(app, host)
      if (!realm) return GONE
      const link = await readLink<EmailChange>({ realmId: realm.id, purpose: 'change_email', token, now: unixTime() })
      if (!link) return confirmed(await userWithConfirmedEmail(realm, token))
      const [user] = await User.findByIds(realm.id, [link.userId])
      return page(
        (say) => ({
          title: say('page.confirmTitle'),
          body: `<p>${say('page.confirm', { address: link.to, organisation: realm.name })}</p>
<form method="post"><button type="submit">${say('page.confirmButton')}</button></form>
<p class="hint">${say('page.confirmHint')}</p>`,
        }),
        { language: user && languageOf(user) },
      )
    }),
  )
  pages.post(
    '/confirm/change_email/:token',
    sends(app, GONE, async (request) => {
      const { token } = request.params
      const realm = await activeRealmAt(app, request.headers.host)
      if (!realm) return GONE
      const ctx = visitorContext(app, realm, originOf(request, app.config.trustProxy))
      return confirmed((await confirmEmailChange(ctx, token)) ?? (await userWithConfirmedEmail(realm, token)))
    }),
  )
  pages.use('/confirm', refuses(app, GONE))
  return pages
}

function confirmed(user: User | undefined): Page {
  if (!user) return GONE
  return page(
    (say) => ({
      title: say('page.confirmedTitle'),
      body: `<p>${say('page.confirmed', { address: user.delivery_email })}</p>`,
    }),
    { language: languageOf(user) },
  )
}
