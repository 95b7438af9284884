// The first page in production: it greets in the name of the organisation of the host, and says how people come in. It tells a stranger
// nothing that GET /server_settings would not.

import express, { type Request, type Response, type Router } from 'express'
import { hasRealms, realmAt, realmIcon, realmUrl } from '../../access/organisation/realms.ts'
import { acceptsPasswords } from '../../access/people/credentials.ts'
import { JOIN_PATH, mayAskToJoin } from '../../actions/invitations/join.ts'
import { RESET_PATH } from '../../actions/people/passwords.ts'
import type { App } from '../../context.ts'
import { renderPlain } from '../../markup/index.ts'
import type { Realm } from '../../models/realm.ts'
import { vouchersOf } from '../../providers.ts'
import { CLIENT_PATH, LOGIN_PATH } from '../session.ts'
import { callerOf } from './caller.ts'
import { documentOf } from './document.ts'
import { html, type Say, textsIn } from './html.ts'
import { type Page, page, redirect, sends } from './page.ts'

/** The page for a host that is no organisation's. */
export const UNKNOWN_HOST = page((say) => ({ title: say('page.unknownHostTitle'), body: `<p>${say('page.unknownHost')}</p>` }), {
  status: 404,
})
/** Also the answer of a deactivated organisation to API requests says no more. */
export const DEACTIVATED = page((say) => ({ title: say('page.deactivatedTitle'), body: `<p>${say('page.deactivated')}</p>` }), {
  status: 410,
})
const NO_ORGANISATION = page((say) => ({
  title: say('page.noOrganisationTitle'),
  body: `<p>${say('page.noOrganisation')}</p>
<pre tabindex="0"><code>parley manage create-realm \\
  --subdomain '' --name Acme \\
  --owner-email olivia@example.com \\
  --owner-name Olivia</code></pre>
<p class="actions"><a href="/guides/operating">${say('page.operatingGuide')}</a></p>`,
}))

/** Makes a page of the organisation that a request is for, unless there is none or it is deactivated. */
export function inOrganisation(
  app: App,
  make: (realm: Realm, request: Request<{ token: string }>, response: Response) => Promise<Page>,
): ReturnType<typeof sends> {
  return sends(app, UNKNOWN_HOST, async (request, response) => {
    const realm = await realmAt(app, request.headers.host ?? '', 'as of now')
    if (!realm) return UNKNOWN_HOST
    return realm.is_active ? make(realm, request, response) : DEACTIVATED
  })
}

/** GET / in production, which leads those who are logged in to the web client. */
export function frontPage(app: App): Router {
  const pages = express.Router()
  pages.get(
    '/',
    sends(app, UNKNOWN_HOST, async (request) => {
      const realm = await realmAt(app, request.headers.host ?? '', 'as of now')
      if (realm && !realm.is_active) return DEACTIVATED
      if (realm) return (await callerOf(app, realm, request)) ? redirect(CLIENT_PATH) : greeting(app, realm)
      return (await hasRealms()) ? rootDomain(app) : NO_ORGANISATION
    }),
  )
  return pages
}

/** At the root domain of a server whose organisations all have subdomains. It lists none of them. */
function rootDomain({ config }: App): Page {
  return page((say) => ({
    title: say('page.rootTitle'),
    body: `<p>${say('page.root')}</p>
<p class="address"><code>${html(realmUrl(config, { subdomain: 'name' }))}</code></p>
<p>${say('page.rootMail')}</p>`,
  }))
}

function greeting(app: App, realm: Realm): Page {
  const [name, icon] = [html(realm.name), html(realmIcon(realm))]
  const about = realm.description === '' ? '' : `\n<div class="about">${renderPlain(realm.description)}</div>`
  return {
    status: 200,
    htmlFor(language) {
      const say = textsIn(language)
      return documentOf({
        language,
        title: name,
        kind: 'door',
        icon: realmIcon(realm),
        body: `<main>
<div class="greeting">
<img src="${icon}" alt="" width="72" height="72">
<h1>${name}</h1>${about}
</div>
<div class="ways">
${waysIn(app, realm, say)
  .map((way) => `<section>\n${way}\n</section>`)
  .join('\n')}
</div>
</main>
<footer>
${documents(say)}
</footer>`,
      })
    },
  }
}

/** The ways in, each with a heading. */
function waysIn(app: App, realm: Realm, say: Say): string[] {
  const { config } = app
  const url = realmUrl(config, realm)
  const byPassword = acceptsPasswords(app, realm)
  const links = [
    ...(byPassword || vouchersOf(config, realm).length > 0
      ? [`<a href="${LOGIN_PATH}?next=${CLIENT_PATH}">${say('page.loginButton')}</a>`]
      : []),
    ...(byPassword ? [`<a href="${RESET_PATH}">${say('page.forgotTitle')}</a>`] : []),
  ]
  return [
    `<h2>${say('page.frontAccountTitle')}</h2>
<p>${say('page.frontAccount')}</p>
<p class="address"><code>${html(url)}</code></p>
<p class="hint">${say('page.frontAccountZulip', { url: `${url}/zulip` })}</p>
${links.length > 0 ? `<p class="actions">${links.join(' ')}</p>` : ''}`,
    `<h2>${say('page.frontInvitedTitle')}</h2>
<p>${say('page.frontInvited')}</p>`,
    mayAskToJoin(app, realm)
      ? `<h2>${say('page.frontNeitherTitle')}</h2>
<p>${say('page.frontOpen')}</p>
<p class="actions"><a href="${JOIN_PATH}">${say('page.joinButton')}</a></p>`
      : `<h2>${say('page.frontNeitherTitle')}</h2>
<p>${say('page.frontNeither')}</p>`,
  ]
}

/** What the server has to read, for those who look after an organisation or the server, and for those who write clients. */
function documents(say: Say): string {
  return `<nav aria-label="${say('page.documents')}">
<ul>
<li><a href="/guides/administering">${say('page.forAdministrators')}</a></li>
<li><a href="/guides/operating">${say('page.forOperators')}</a></li>
<li><a href="/guides">${say('page.forDevelopers')}</a></li>
</ul>
</nav>`
}
