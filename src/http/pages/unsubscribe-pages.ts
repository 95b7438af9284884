// The page behind the link at the end of a mail about messages. Opening it changes nothing, because programs that scan mails open
// links. Its button, or the one click of a mail program (RFC 8058), ends mails of that kind.

import express, { type Router } from 'express'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import { readUnsubscribe, type UnsubscribeLink, unsubscribe } from '../../actions/messages/notifications/unsubscribe.ts'
import type { App } from '../../context.ts'
import type { Realm } from '../../models/realm.ts'
import { languageOf } from '../../settings/languages.ts'
import { unixTime } from '../../values/dates.ts'
import type { Say } from './html.ts'
import { gonePage, type Page, page, refuses, sends } from './page.ts'

const GONE = gonePage((say) => say('page.goneMails'))

/** Serves GET and POST /unsubscribe/{token}. Everything that is not a genuine link gets the same 404. */
export function unsubscribePages(app: App): Router {
  const pages = express.Router()
  pages.get(
    '/unsubscribe/:token',
    sends(app, GONE, async ({ headers: { host }, params: { token } }) => {
      const realm = await activeRealmAt(app, host)
      const link = realm && (await readUnsubscribe(realm, token))
      if (!realm || !link) return GONE
      if (link.isEnded) return ended(realm, link)
      return page(
        (say) => ({
          title: say('page.stopMailsTitle'),
          body: `<p>${stopOf(say, realm, link)}</p>
<form method="post"><button type="submit">${say('page.stopMailsTitle')}</button></form>`,
        }),
        { language: languageOf(link.user) },
      )
    }),
  )
  pages.post(
    '/unsubscribe/:token',
    sends(app, GONE, async ({ headers: { host }, params: { token } }) => {
      const realm = await activeRealmAt(app, host)
      const link = realm && (await unsubscribe(app, realm, token, unixTime()))
      return realm && link ? ended(realm, link) : GONE
    }),
  )
  pages.use('/unsubscribe', refuses(app, GONE))
  return pages
}

/** What the page says before and after. */
const SAYS = {
  personal: { stop: 'page.stopPersonalMails', ended: 'page.noPersonalMails' },
  followed: { stop: 'page.stopFollowedMails', ended: 'page.noFollowedMails' },
  digest: { stop: 'page.stopDigests', ended: 'page.noDigests' },
} as const

function stopOf(say: Say, realm: Realm, link: UnsubscribeLink): string {
  if (link.what === 'channel') return say('page.stopChannelMails', { channel: `#${link.channel.name}`, organisation: realm.name })
  return say(SAYS[link.what].stop, { organisation: realm.name })
}

function ended(realm: Realm, link: UnsubscribeLink): Page {
  const endOf = (say: Say): string => {
    if (link.what === 'channel') return say('page.noChannelMails', { channel: `#${link.channel.name}`, organisation: realm.name })
    return say(SAYS[link.what].ended, { organisation: realm.name })
  }
  return page((say) => ({ title: say('page.noMailsTitle'), body: `<p>${endOf(say)}</p>` }), { language: languageOf(link.user) })
}
