// The first page in production: it greets in the name of the organisation of the host, and says how people come in. It tells a stranger
// nothing that GET /server_settings would not.

import express, { type Router } from 'express'
import { hasRealms, realmAt, realmIcon, realmUrl } from '../../access/organisation/realms.ts'
import { RESET_PATH } from '../../actions/people/passwords.ts'
import type { App } from '../../context.ts'
import { renderPlain } from '../../markup/index.ts'
import type { Realm } from '../../models/realm.ts'
import { documentOf } from './document.ts'
import { html } from './html.ts'
import { type Page, page, sends } from './page.ts'

/** What the server has to read, for those who look after an organisation or the server, and for those who write clients. */
const DOCUMENTS = `<nav aria-label="Documents">
<ul>
<li><a href="/guides/administering">For administrators</a></li>
<li><a href="/guides/operating">For operators</a></li>
<li><a href="/guides">For developers</a></li>
</ul>
</nav>`

const UNKNOWN_HOST = page(
  'There is no organisation at this address',
  `<p>Look for a typing error in the address, or ask the person who gave it to you. The mail that invited you has it too.</p>`,
  { status: 404 },
)
/** Also the answer of a deactivated organisation to API requests says no more. */
const DEACTIVATED = page(
  'This organisation has been deactivated',
  '<p>Nobody can log in, and no mail is sent. Whoever runs this server can reactivate it.</p>',
  { status: 410 },
)
const NO_ORGANISATION = page(
  'This server has no organisation yet',
  `<p>It runs, and waits for its first organisation. Whoever runs it creates one, with the link with which its owner chooses a password:</p>
<pre tabindex="0"><code>parley manage create-realm \\
  --subdomain '' --name Acme \\
  --owner-email olivia@example.com \\
  --owner-name Olivia</code></pre>
<p class="actions"><a href="/guides/operating">Operating the server</a></p>`,
)

/** GET / in production. */
export function frontPage(app: App): Router {
  const pages = express.Router()
  pages.get(
    '/',
    sends(app, UNKNOWN_HOST, async ({ headers: { host = '' } }) => {
      const realm = await realmAt(app, host, 'as of now')
      if (realm) return realm.is_active ? greeting(app, realm) : DEACTIVATED
      return (await hasRealms()) ? rootDomain(app) : NO_ORGANISATION
    }),
  )
  return pages
}

/** At the root domain of a server whose organisations all have subdomains. It lists none of them. */
function rootDomain({ config }: App): Page {
  return page(
    'Your organisation has an address of its own',
    `<p>It looks like this, with another name:</p>
<p class="address"><code>${html(realmUrl(config, { subdomain: 'name' }))}</code></p>
<p>The mail that invited you has it. If you do not find it, ask somebody of your organisation.</p>`,
  )
}

function greeting({ config }: App, realm: Realm): Page {
  const [name, icon, url] = [html(realm.name), html(realmIcon(realm)), html(realmUrl(config, realm))]
  const about = realm.description === '' ? '' : `\n<div class="about">${renderPlain(realm.description)}</div>`
  /** The ways in, each with a heading. */
  const ways = [
    `<h2>You have an account</h2>
<p>Open the app that your team uses, enter this address, and log in:</p>
<p class="address"><code>${url}</code></p>
<p class="hint">An app that was made for Zulip takes <code>${url}/zulip</code>.</p>
${config.passwordAuth ? `<p class="actions"><a href="${RESET_PATH}">Forgot your password?</a></p>` : ''}`,
    `<h2>You were invited</h2>
<p>Open the link in the invitation. It leads to a page where you create your account. If it is not valid any more, ask the person who
invited you for a new one.</p>`,
    `<h2>You have neither</h2>
<p>Accounts are by invitation. Ask somebody who has one, or whoever runs this server.</p>`,
  ]
  return {
    status: 200,
    htmlFor: () =>
      documentOf({
        title: realm.name,
        kind: 'door',
        icon: realmIcon(realm),
        body: `<main>
<div class="greeting">
<img src="${icon}" alt="" width="72" height="72">
<h1>${name}</h1>${about}
</div>
<div class="ways">
${ways.map((way) => `<section>\n${way}\n</section>`).join('\n')}
</div>
</main>
<footer>
${DOCUMENTS}
</footer>`,
      }),
  }
}
