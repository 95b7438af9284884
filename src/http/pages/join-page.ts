// The page behind an invitation's link, as HTML. It works without scripts, and all text from users is escaped.

import { createHash } from 'node:crypto'
import type { ApiError } from '../../errors.ts'
import { PASSWORD_LENGTH } from '../../limits.ts'
import { html } from './html.ts'

/** What is wrong with a field or with the whole form. */
export interface Fault {
  field: 'full_name' | 'email' | 'password' | undefined
  text: string
}
/** The page shown to a person who opened an invitation's link. */
export type JoinView =
  /** The form that creates the account. */
  | { kind: 'account'; realmName: string; inviterName: string; email: string; fullName: string; fault?: Fault }
  /** The form of a reusable link, which requests an address. */
  | { kind: 'address'; realmName: string; inviterName: string; email: string; fault?: Fault }
  /** A mail was sent if the address may join. */
  | { kind: 'mailed'; email: string }
  /** The account was created. `url` is the organisation's. */
  | { kind: 'welcome'; realmName: string; url: string; email: string; fullName: string }
  /** The link is unknown, used, or invalid for another reason. */
  | { kind: 'gone' }
  /** The person has made too many requests, or the server is too busy. A retry is possible after `retryAfter` seconds. */
  | { kind: 'later'; status: number; retryAfter: number }
  /** The request body is not a form. */
  | { kind: 'malformed' }
  | { kind: 'broken' }

/** The fields of the form. A missing field is empty. */
export interface JoinForm {
  fullName: string
  email: string
  password: string
}
/** The functions behind `/join/{token}`. `host` is that of the request. Neither rejects. */
export interface Joining {
  open(host: string, token: string): Promise<JoinView>
  submit(host: string, token: string, form: JoinForm): Promise<JoinView>
}

const STYLE = `
:root { color-scheme: light dark; --accent: #2a5db0; --fault: #b3261e; --line: #8a8f98 }
@media (prefers-color-scheme: dark) { :root { --accent: #9dbdf5; --fault: #ffb4ab } }
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 2.5rem 1.25rem }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere }
p, li { overflow-wrap: anywhere }
form { margin-top: 1.75rem }
label { display: block; font-weight: 600; margin-bottom: .25rem }
input { display: block; width: 100%; font: inherit; padding: .55rem .65rem; border: 1px solid var(--line); border-radius: .4rem }
input[aria-invalid] { border: 2px solid var(--fault) }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.field { margin-bottom: 1.25rem }
.hint { margin: .25rem 0 0; font-size: .9375rem; opacity: .8 }
.fault { margin: .25rem 0 0; color: var(--fault); font-weight: 600 }
.alert { border: 2px solid var(--fault); border-radius: .4rem; padding: .75rem 1rem; margin: 1.25rem 0 }
button { font: inherit; font-weight: 600; color: Canvas; background: var(--accent); border: 0; border-radius: .4rem; padding: .65rem 1.4rem; cursor: pointer }
code { overflow-wrap: anywhere }
`
/** The headers of every page behind a secret link, which must stay out of caches and the Referer header. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** The page for RATE_LIMIT_HIT and SERVER_BUSY. */
export function laterView({ status, fields }: ApiError): JoinView {
  return { kind: 'later', status, retryAfter: Math.ceil(Number(fields['retry-after'])) }
}

/** The HTTP status of a page. */
export function joinStatus(view: JoinView): number {
  if (view.kind === 'later') return view.status
  if (view.kind === 'gone') return 404
  if (view.kind === 'malformed') return 400
  if (view.kind === 'broken') return 500
  return 'fault' in view && view.fault ? 400 : 200
}

/** The whole page. */
export function joinPage(view: JoinView): string {
  switch (view.kind) {
    case 'account':
      return page(
        `Join ${view.realmName}`,
        `<p>${html(view.inviterName)} has invited you. Create your account:</p>
${alert(view.fault)}<form method="post">
${input({ name: 'email', label: 'Email address', type: 'email', value: view.email, attributes: 'readonly autocomplete="username"', hint: 'Your account belongs to this address.' }, view.fault)}
${input({ name: 'full_name', label: 'Your name', type: 'text', value: view.fullName, attributes: 'required maxlength="100" autocomplete="name"', hint: 'As others will see it.' }, view.fault)}
${input({ name: 'password', label: 'Password', type: 'password', value: '', attributes: `required minlength="${PASSWORD_LENGTH.min}" maxlength="${PASSWORD_LENGTH.max}" autocomplete="new-password"`, hint: `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, not easy to guess.` }, view.fault)}
<button type="submit">Create account</button>
</form>`,
        view.fault,
      )
    case 'address':
      return page(
        `Join ${view.realmName}`,
        `<p>${html(view.inviterName)} has invited you. Enter your email address to get an email with a link for creating your account.</p>
${alert(view.fault)}<form method="post">
${input({ name: 'email', label: 'Email address', type: 'email', value: view.email, attributes: 'required maxlength="254" autocomplete="email"', hint: 'Your account will belong to this address.' }, view.fault)}
<button type="submit">Send me the email</button>
</form>`,
        view.fault,
      )
    case 'mailed':
      return page(
        'Check your email',
        `<p>If an account can be created for <strong>${html(view.email)}</strong>, an email with a link is on its way. The link is valid for a day.</p>
<p>No email? You may already have an account with this address.</p>`,
      )
    case 'welcome':
      return page(
        `Welcome, ${view.fullName}`,
        `<p>Your account at <strong>${html(view.realmName)}</strong> is ready. Next steps:</p>
<ol>
<li>Open the app that your team uses and enter the address of the server: <code>${html(view.url)}</code></li>
<li>Log in as <strong>${html(view.email)}</strong> with the password that you have just chosen.</li>
</ol>
<p>Programs get an API key by sending the same email address and password to <code>POST ${html(view.url)}/api/v1/fetch_api_key</code>.</p>`,
      )
    case 'gone':
      return page(
        'This link is not valid',
        '<p>It may have expired, or have been used or revoked. Ask the person who invited you for a new invitation.</p>',
      )
    case 'later':
      return page(
        'Please try again later',
        `<p>Nothing was changed. Please go back and try again in ${view.retryAfter === 1 ? 'a second' : `${view.retryAfter} seconds`}.</p>`,
      )
    case 'malformed':
      return page('The form could not be read', '<p>Nothing was changed. Please go back and try again.</p>')
    case 'broken':
      return page('Something went wrong', '<p>Nothing was changed. Please try again in a moment.</p>')
  }
}

function page(title: string, content: string, fault?: Fault): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${fault ? 'Error: ' : ''}${html(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${html(title)}</h1>
${content}
</main>
</body>
</html>
`
}

/** A fault is announced at the top, and repeated at its field. */
function alert(fault: Fault | undefined): string {
  if (!fault) return ''
  const text = html(fault.text)
  return `<p class="alert" role="alert">${fault.field ? `<a href="#${fault.field}">${text}</a>` : text}</p>\n`
}

interface Field {
  name: 'full_name' | 'email' | 'password'
  label: string
  type: string
  value: string
  attributes: string
  hint: string
}

function input({ name, label, type, value, attributes, hint }: Field, fault: Fault | undefined): string {
  const isFault = fault?.field === name
  const invalid = isFault ? ` aria-invalid="true"` : ''
  const described = isFault ? `${name}-hint ${name}-fault` : `${name}-hint`
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${html(value)}" ${attributes}${invalid} aria-describedby="${described}">
<p class="hint" id="${name}-hint">${hint}</p>
${isFault ? `<p class="fault" id="${name}-fault">${html(fault.text)}</p>\n` : ''}</div>`
}
