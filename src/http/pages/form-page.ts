// What the pages behind secret links share: their look, their headers, their forms and what they say when something is wrong. They work
// without scripts, and all text from users is escaped.

import { createHash } from 'node:crypto'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express'
import type { Logger } from 'pino'
import type { Pace } from '../../config.ts'
import { ApiError } from '../../errors.ts'
import { PASSWORD_LENGTH } from '../../limits.ts'
import { paceOf, requireUtf8, watchPace } from '../body.ts'
import { parseUrlEncoded } from '../decode.ts'
import { requirePrintable } from '../decode-json.ts'
import { html } from './html.ts'

/** What is wrong with a field or with the whole form. */
export interface Fault<Name extends string = string> {
  field: Name | undefined
  text: string
}
/** A whole page and its status. */
export interface FormPage {
  status: number
  html: string
  /** Seconds for the Retry-After header. */
  retryAfter?: number
}

const STYLE = `
:root { color-scheme: light dark; --accent: #2a5db0; --fault: #b3261e; --line: #8a8f98 }
@media (prefers-color-scheme: dark) { :root { --accent: #9dbdf5; --fault: #ffb4ab } }
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas }
main { max-width: 30rem; margin: 0 auto; padding: 2.5rem 1.25rem }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; overflow-wrap: anywhere }
p, li { overflow-wrap: anywhere }
a { color: var(--accent) }
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
const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** Sends a page. */
export function sendPage(response: Response, { status, html, retryAfter }: FormPage): void {
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter))
  response.status(status).set(PAGE_HEADERS).send(html)
}

/** A page with this title (text) and content (HTML). */
export function page(
  title: string,
  content: string,
  { status = 200, fault }: { status?: number; fault?: Fault | undefined } = {},
): FormPage {
  return {
    status: fault ? 400 : status,
    html: `<!doctype html>
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
`,
  }
}

/** The page for a link that is unknown, expired or revoked, and for a URL that is malformed. `remedy` is a sentence of HTML. */
export function gonePage(remedy: string): FormPage {
  return page('This link is not valid', `<p>It may have expired, or have been used or revoked. ${remedy}</p>`, { status: 404 })
}

/** The page for RATE_LIMIT_HIT and SERVER_BUSY. */
export function laterPage({ status, fields }: ApiError): FormPage {
  const retryAfter = Math.ceil(Number(fields['retry-after']))
  const wait = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`
  return {
    ...page('Please try again later', `<p>Nothing was changed. Please go back and try again in ${wait}.</p>`, { status }),
    retryAfter,
  }
}

/** Sends the page that `make` returns or, if it throws NOT_FOUND, the page `gone`. */
export function sends(log: Logger, gone: FormPage, make: (request: Request<{ token: string }>, response: Response) => Promise<FormPage>) {
  const safely: RequestHandler<{ token: string }> = async (request, response) => {
    sendPage(response, await make(request, response).catch((error: unknown) => failurePage(error, log, gone)))
  }
  return safely
}

function failurePage(error: unknown, log: Logger, gone: FormPage): FormPage {
  if (error instanceof ApiError && error.status === 404) return gone
  if (error instanceof ApiError && 'retry-after' in error.fields) return laterPage(error)
  // The token in the URL is a secret, so the URL is not logged.
  log.error({ err: error }, 'a page failed')
  return page('Something went wrong', '<p>Nothing was changed. Please try again in a moment.</p>', { status: 500 })
}

/** Answers what is refused before a handler runs: a URL that cannot be decoded, and a body that is no form. */
export function refuses(gone: FormPage): ErrorRequestHandler {
  const malformed = page('The form could not be read', '<p>Nothing was changed. Please go back and try again.</p>', { status: 400 })
  return (error, _request, response, _next) => sendPage(response, error instanceof URIError ? gone : malformed)
}

/** Reads a form within the time that the pace allows, and otherwise closes the connection. `fieldsOf` returns its fields. */
export function readForm(pace: Pace): RequestHandler[] {
  const inTime: RequestHandler = (request, response, next) => {
    const endWatch = watchPace(request, paceOf(pace, false), () => request.destroy())
    response.once('close', endWatch)
    next()
  }
  // This server's own parser rejects malformed forms.
  const parse: RequestHandler = (request, _response, next) => {
    requireUtf8(request)
    const fields = Buffer.isBuffer(request.body) ? parseUrlEncoded(request.body.toString('latin1'), 'form') : []
    // As in the contract's operations: nobody could log in with a password that has a control character.
    for (const [name, text] of fields) requirePrintable(text, name)
    request.body = fields
    next()
  }
  return [inTime, express.raw({ type: 'application/x-www-form-urlencoded', limit: '32kb' }), parse]
}

/** The fields of a form that `readForm` has read. A missing field is empty. */
export function fieldsOf<Name extends string>({ body }: { body?: [name: string, value: string][] }, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, body?.find((field) => field[0] === name)?.[1] ?? ''])) as Record<Name, string>
}

/** What a BAD_REQUEST says about a form. Replaces the quoted parameter of its message by the label of the field. */
export function faultOf<Name extends string>(
  { message }: ApiError,
  labels: readonly (readonly [name: Name, label: string])[],
): Fault<Name> {
  const named = labels.find(([name]) => message.startsWith(`'${name}'`))
  if (!named) return { field: undefined, text: message }
  return { field: named[0], text: `${named[1]}${message.slice(named[0].length + 2)}` }
}

/** Whether an error is BAD_REQUEST, which a form shows to the person who filled it in. */
export function isFault(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'BAD_REQUEST'
}

/** A fault is announced at the top, and repeated at its field. */
export function alert(fault: Fault | undefined): string {
  if (!fault) return ''
  const text = html(fault.text)
  return `<p class="alert" role="alert">${fault.field ? `<a href="#${fault.field}">${text}</a>` : text}</p>\n`
}

/** A field of a form. All but `value` is HTML. */
interface Field<Name extends string> {
  name: Name
  label: string
  type: string
  value: string
  attributes: string
  hint: string
}

/** A field with its label, hint and fault. */
export function input<Name extends string>(
  { name, label, type, value, attributes, hint }: Field<Name>,
  fault: Fault<Name> | undefined,
): string {
  const isFaulty = fault?.field === name
  const invalid = isFaulty ? ` aria-invalid="true"` : ''
  const described = isFaulty ? `${name}-hint ${name}-fault` : `${name}-hint`
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${html(value)}" ${attributes}${invalid} aria-describedby="${described}">
<p class="hint" id="${name}-hint">${hint}</p>
${isFaulty ? `<p class="fault" id="${name}-fault">${html(fault.text)}</p>\n` : ''}</div>`
}

/** The field of a new password. `label` is HTML. */
export function newPasswordField<Name extends string>(label: string, fault: Fault<Name | 'password'> | undefined): string {
  const { min, max } = PASSWORD_LENGTH
  const attributes = `required minlength="${min}" maxlength="${max}" autocomplete="new-password"`
  return input(
    { name: 'password', label, type: 'password', value: '', attributes, hint: `${min} to ${max} characters, not easy to guess.` },
    fault,
  )
}
