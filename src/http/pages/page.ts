// What the pages for people share: their look, their headers, the organisation in whose name they speak, and what they say when something
// is wrong. They work without scripts.

import type { IncomingMessage } from 'node:http'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, type Router } from 'express'
import type { Logger } from 'pino'
import { activeRealmAt, realmIcon } from '../../access/organisation/realms.ts'
import type { App } from '../../context.ts'
import { ApiError, type FormText } from '../../errors.ts'
import { languageOfRealm } from '../../settings/languages.ts'
import { textIn } from '../../texts/texts.ts'
import { bestLanguage, type Language, languageTag } from '../../values/languages.ts'
import { passingError } from '../answer.ts'
import { documentOf } from './document.ts'
import { html, type Say, textsIn } from './html.ts'

/** The organisation that a page shows at its top. */
export interface Brand {
  name: string
  /** The URL of its icon. */
  icon: string
  /** Of its default_language. */
  language: Language
}
/** A page before it is sent. */
export interface Page {
  status: number
  /** The language of the account that the page is about. Without one, the browser decides, and then the organisation. */
  language?: Language | undefined
  /** The document in a language, for the organisation of the host, if there is one. */
  htmlFor(language: Language, brand: Brand | undefined): string
  /** Seconds for the Retry-After header. */
  retryAfter?: number
  /** Headers besides those of every page. */
  headers?: Record<string, string>
}
/** The texts that name fields. */
export type Label = 'page.email' | 'page.joinName' | 'page.password' | 'page.newPassword'
/** What is wrong with a field or with the whole form (form-page.ts). */
export interface Fault<Name extends string = string> {
  field: Name | undefined
  /** The name of the field. Undefined for the whole form. */
  label: Label | undefined
  /** What is wrong, for its reader. Undefined if that is known in English only. */
  text: FormText | undefined
  english: string
}

/**
 * A page for people: a title, a body (both HTML) and a status. The title becomes the heading, and `sends` puts the icon and the name of
 * the organisation above it. All that a new page needs:
 *
 *     pages.get('/leave/:token', sends(app, GONE, async ({ params }) =>
 *       page((say) => ({ title: say('page.leaveTitle'), body: `<p>${say('page.leave', { address })}</p>` }))))
 *
 * Its texts are those of src/texts/, and `say` escapes their values. Other text of people passes through `html()`. The stylesheet
 * (`site/assets/site.css`) knows p, ol, ul, code, `<p class="hint">` for small print, and `<p class="actions">` for links beneath; a form
 * is made of `alert(say, fault)`, `input(say, { … }, fault)` and one `<button type="submit">` (form-page.ts), and shows a `fault` with status 400.
 * There are no scripts and no other styles: the policy forbids them. Add the path to `LIMITED` if a request reads the database, and the
 * visits of the page to hostile-words.test.ts.
 */
export function page(
  content: (say: Say) => { title: string; body: string },
  { status = 200, fault, language }: { status?: number; fault?: Fault | undefined; language?: Language | undefined } = {},
): Page {
  return {
    status: fault ? 400 : status,
    language,
    htmlFor(shown, brand) {
      const say = textsIn(shown)
      const { title, body } = content(say)
      return documentOf({
        language: shown,
        title: fault ? textIn(shown, 'page.faultTitle', { title }) : title,
        icon: brand?.icon,
        kind: 'person',
        body: `<header class="brand">${brandOf(brand)}</header>
<main>
<h1>${title}</h1>
${body}
</main>`,
      })
    },
  }
}

/** A page that leads to another. */
export function redirect(to: string): Page {
  return { status: 303, headers: { Location: to }, htmlFor: () => '' }
}

function brandOf(brand: Brand | undefined): string {
  const { icon, name } = brand ?? { icon: '/assets/icon.svg', name: 'Parley' }
  return `<img src="${html(icon)}" alt="" width="40" height="40"> <span>${html(name)}</span>`
}

/** Pages can be behind secret links, so they stay out of caches and the Referer header. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** Who asks for a page: in which languages, and at which host. */
type Asking = Pick<Request, 'acceptsLanguages' | 'headers'>

/** Sends a page, in the language of the account that it is about, else of the browser, else of the organisation. */
export function sendPage(
  request: Asking,
  response: Response,
  { status, language, htmlFor, retryAfter, headers }: Page,
  brand?: Brand,
): void {
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter))
  if (!language) response.vary('Accept-Language')
  const shown = language ?? bestLanguage(request.acceptsLanguages()) ?? brand?.language ?? 'en'
  response
    .status(status)
    .set({ ...HEADERS, ...headers })
    .set('Content-Language', languageTag(shown))
    .send(htmlFor(shown, brand))
}

/** The page for a link that is unknown, expired or revoked, and for a URL that is malformed. `remedy` is a sentence of HTML. */
export function gonePage(remedy: (say: Say) => string): Page {
  return page((say) => ({ title: say('page.goneTitle'), body: `<p>${say('page.gone')} ${remedy(say)}</p>` }), { status: 404 })
}

/** The page for RATE_LIMIT_HIT and SERVER_BUSY. */
export function laterPage({ status, fields }: ApiError): Page {
  const seconds = Math.ceil(Number(fields['retry-after']))
  const content = (say: Say) => ({ title: say('page.laterTitle'), body: `<p>${say('page.later', { seconds })}</p>` })
  return { ...page(content, { status }), retryAfter: seconds }
}

/** The pages that read the database: the first one, those for joining and for accounts, and those behind the links of invitations and mails. */
const LIMITED = [/^\/$/, '/join', '/confirm/change_email', '/accounts', '/unsubscribe']

/** The images of people and the organisation. One window of a client can show hundreds, so they do not count as pages. */
const IMAGES = ['/user_avatars', '/avatar']

/**
 * Counts requests for pages that read the database, and for images. A request over the limit gets a page. `count` sets headers and throws
 * RATE_LIMIT_HIT.
 */
export function limitPages(
  count: (kind: 'anonymous' | 'images', request: IncomingMessage, headers: Record<string, string>) => Promise<void>,
): Router {
  const pages = express.Router()
  const counted =
    (kind: 'anonymous' | 'images'): RequestHandler =>
    async (request, response, next) => {
      const headers: Record<string, string> = {}
      try {
        await count(kind, request, headers)
        response.set(headers)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return sendPage(request, response.set(headers), laterPage(error))
      }
      next()
    }
  pages.use(LIMITED, counted('anonymous'))
  pages.use(IMAGES, counted('images'))
  return pages
}

/** The page for a URL that leads nowhere. */
export const NOWHERE = page(
  (say) => ({
    title: say('page.nowhereTitle'),
    body: `<p>${say('page.nowhere')}</p>\n<p class="actions"><a href="/">${say('page.toFirstPage')}</a></p>`,
  }),
  { status: 404 },
)
/** The page for what is no request of a person. */
export const MALFORMED = page((say) => ({ title: say('page.malformedTitle'), body: `<p>${say('page.malformed')}</p>` }), { status: 400 })
/** The page for an error of the server. */
const FAILURE = page((say) => ({ title: say('page.failureTitle'), body: `<p>${say('page.failure')}</p>` }), { status: 500 })

/** Sends the page that `make` returns or, if it throws NOT_FOUND, the page `gone`, with the organisation of the request's host. */
export function sends(app: App, gone: Page, make: (request: Request<{ token: string }>, response: Response) => Promise<Page>) {
  const safely: RequestHandler<{ token: string }> = async (request, response) => {
    const made = async (): Promise<Page> => {
      try {
        return await make(request, response)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return gone
        throw error
      }
    }
    await sendFor(app, request, response, made)
  }
  return safely
}

async function sendFor(app: App, request: Asking, response: Response, make: () => Promise<Page>): Promise<void> {
  try {
    const made = await make()
    // What was done is done, although the organisation cannot be read again.
    sendPage(request, response, made, await brandAt(app, request).catch(() => undefined))
  } catch (error) {
    sendPage(request, response, failurePage(error, app.log))
  }
}

async function brandAt(app: App, { headers: { host } }: Asking): Promise<Brand | undefined> {
  const realm = await activeRealmAt(app, host, 'as known')
  return realm && { name: realm.name, icon: realmIcon(realm), language: languageOfRealm(realm) }
}

/** The page for an error, which is logged unless it is a refusal: SERVER_BUSY for one that passes by itself. */
export function failurePage(error: unknown, log: Logger): Page {
  const refusal = error instanceof ApiError ? error : passingError(error, {}, log)
  if (refusal && 'retry-after' in refusal.fields) return laterPage(refusal)
  // The token in the URL is a secret, so the URL is not logged.
  log.error({ err: error }, 'a page failed')
  return FAILURE
}

/** Answers what is refused before a handler runs: a URL that cannot be decoded, and a body that is no form. */
export function refuses(app: App, gone: Page): ErrorRequestHandler {
  return (error, request, response, _next) => sendFor(app, request, response, async () => (error instanceof URIError ? gone : MALFORMED))
}
