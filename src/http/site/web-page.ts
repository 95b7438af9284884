// The page of the web client: at `/app` of this server, or as a file for a host of static files.

import { documentOf } from '../pages/document.ts'
import { html } from '../pages/html.ts'

/** The client makes elements from rendered messages, which it cleans by DOMPurify. `site` is the origin of another host that has the server. */
const policyFor = (site = ''): string =>
  [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", `connect-src 'self' ${site}`.trim()],
    // Icons are data URLs. Pictures that need a key are fetched.
    `img-src 'self' data: ${site && `blob: ${site}`}`.trim(),
    ...["media-src 'self'", "form-action 'none'", "base-uri 'none'", "require-trusted-types-for 'script'", 'trusted-types dompurify'],
  ].join('; ')

/** The Content-Security-Policy of the page at the server. */
export const WEB_POLICY = `${policyFor()}; frame-ancestors 'none'`

/**
 * The page. With `site`, the origin of the server, it is a file that has its assets beside it: it names the server, and has its policy in
 * itself.
 */
export function webPage(site?: string): string {
  const metas = `
<meta http-equiv="Content-Security-Policy" content="${html(policyFor(site))}">
<meta name="referrer" content="same-origin">
<meta name="server" content="${html(site ?? '')}">`
  const page = documentOf({
    language: 'en',
    title: 'Parley',
    kind: 'client',
    styles: ['/assets/web-style.css'],
    scripts: ['/assets/web.js'],
    body: `<div id="app"><main class="starting"><h1>Parley</h1><noscript><p>This client needs JavaScript.</p></noscript></main></div>`,
    head: site === undefined ? '' : metas,
  })
  return site === undefined ? page : page.replaceAll('"/assets/', '"assets/')
}
