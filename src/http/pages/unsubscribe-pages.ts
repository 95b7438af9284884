// The page behind the link at the end of a mail about missed messages. Opening it changes nothing, because programs that scan mails open
// links. Its button, or the one click of a mail program (RFC 8058), ends mails of that kind.

import express, { type Router } from 'express'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import { readUnsubscribe, type UnsubscribeLink, unsubscribe } from '../../actions/messages/notifications/unsubscribe.ts'
import { type App, unixTime } from '../../context.ts'
import type { Realm } from '../../models/realm.ts'
import { html } from './html.ts'
import { gonePage, type Page, page, refuses, sends } from './page.ts'

const GONE = gonePage('You can turn mails off in your settings.')

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
      const text = `<p>No more mails about ${whatOf(link)} from ${html(realm.name)}?</p>`
      return page('Stop these mails', `${text}\n<form method="post"><button type="submit">Stop these mails</button></form>`)
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

/** What a link is about, as HTML. */
function whatOf(link: UnsubscribeLink): string {
  if (link.what === 'channel') return `the channel <strong>#${html(link.channel.name)}</strong>`
  return link.what === 'followed' ? 'topics that you follow' : 'direct messages and mentions that you have missed'
}

function ended(realm: Realm, link: UnsubscribeLink): Page {
  const text = `You get no more mails about ${whatOf(link)} from ${html(realm.name)}.`
  return page('No more of these mails', `<p>${text} You can turn them on again in your settings.</p>`)
}
