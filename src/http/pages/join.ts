// The pages on which people join: the one behind an invitation's link, and the one where anybody may ask for a link.

import express, { type Request, type Router } from 'express'
import { JOIN_PATH } from '../../actions/invitations/join.ts'
import type { App, Origin } from '../../context.ts'
import type { Directory, Provider } from '../../providers.ts'
import { bestLanguage, type Language } from '../../values/languages.ts'
import { originOf } from '../origin.ts'
import { CLIENT_PATH, LOGIN_PATH } from '../session.ts'
import { alert, fieldsOf, input, newPasswordField, readForm, signInLinks } from './form-page.ts'
import type { Say } from './html.ts'
import { type Fault, gonePage, NOWHERE, type Page, page, refuses, sends } from './page.ts'

/** The fields of the forms, with their labels. */
export const JOIN_LABELS = [
  ['full_name', 'page.joinName'],
  ['email', 'page.email'],
  ['password', 'page.password'],
] as const
type JoinFault = Fault<(typeof JOIN_LABELS)[number][0]>

/** How somebody may join. */
interface Ways {
  /** Whether by the form, after which they log in with a password. */
  byForm: boolean
  /** By which providers of single sign-on and which directory. */
  vouchers: readonly (Provider | Directory)[]
  /** The page's own path, which says by which invitation. */
  path: string
}

/** The page shown to a person who wants to join. Without an inviter, anybody may. */
export type JoinView =
  /** The form that creates the account. */
  | ({ kind: 'account'; realmName: string; inviterName: string | undefined; email: string; fullName: string; fault?: JoinFault } & Ways)
  /** The form of a reusable link, or for anybody, which requests an address. */
  | ({ kind: 'address'; realmName: string; inviterName: string | undefined; email: string; fault?: JoinFault } & Ways)
  /** A mail was sent if the address may join. */
  | { kind: 'mailed'; email: string }
  /** A mail was sent, whether or not the address has an account. */
  | { kind: 'asked'; email: string }
  /** Nobody joins without an invitation. */
  | { kind: 'closed' }
  /** The link is not valid, and anybody may ask for another one. */
  | { kind: 'again' }
  /** The account was created, by this request or by an earlier one with the same link, whose password counts. `url` is the organisation's. */
  | { kind: 'welcome'; realmName: string; url: string; email: string; fullName: string; isByThis: boolean }

/** The fields of the form. A missing field is empty. */
export interface JoinForm {
  fullName: string
  email: string
  password: string
}
/** What was sent with the form, and from where. */
export interface Submitted {
  form: JoinForm
  origin: Origin
}
/**
 * The functions behind `/join` and `/join/{token}`. `host` is that of the request. All throw NOT_FOUND, those that submit also SERVER_BUSY, and
 * `ask` RATE_LIMIT_HIT.
 */
export interface Joining {
  openDoor(host: string): Promise<JoinView>
  /** `language` is that of the mail. Undefined for the organisation's. */
  ask(host: string, submitted: Submitted & { language: Language | undefined }): Promise<JoinView>
  open(host: string, token: string): Promise<JoinView>
  submit(host: string, token: string, submitted: Submitted): Promise<JoinView>
}

/** The page for an invitation that cannot be accepted, whatever the reason. */
const JOIN_GONE = gonePage((say) => say('page.goneInvitation'))

/** The whole page. */
export function joinPage({ config }: Pick<App, 'config'>, view: JoinView): Page {
  if (view.kind === 'again') return gonePage((say) => say('page.goneReset', { url: JOIN_PATH }))
  const status = view.kind === 'closed' ? 404 : 200
  return page((say) => contentOf(config, view, say), { status, fault: 'fault' in view ? view.fault : undefined })
}

function contentOf(config: App['config'], view: Exclude<JoinView, { kind: 'again' }>, say: Say): { title: string; body: string } {
  switch (view.kind) {
    case 'account':
      return {
        title: say('page.joinTitle', { organisation: view.realmName }),
        body: `<p>${view.inviterName === undefined ? say('page.joinAlone') : say('page.join', { inviter: view.inviterName })}</p>
${ways(
  say,
  view,
  `${input(say, { name: 'email', label: say('page.email'), type: 'email', value: view.email, attributes: 'readonly autocomplete="username"', hint: say('page.joinEmailHint') }, view.fault)}
${input(say, { name: 'full_name', label: say('page.joinName'), type: 'text', value: view.fullName, attributes: 'required maxlength="100" autocomplete="name"', hint: say('page.joinNameHint') }, view.fault)}
${newPasswordField(say, 'page.password', view.fault, config.newPasswords.minLength)}
<button type="submit">${say('page.joinButton')}</button>`,
)}`,
      }
    case 'address':
      return {
        title: say('page.joinTitle', { organisation: view.realmName }),
        body: `<p>${view.inviterName === undefined ? say('page.joinOpen') : say('page.joinByAddress', { inviter: view.inviterName })}</p>
${ways(
  say,
  view,
  `${input(say, { name: 'email', label: say('page.email'), type: 'email', value: view.email, attributes: 'required maxlength="254" autocomplete="email"', hint: say('page.joinAddressHint') }, view.fault)}
<button type="submit">${say('page.sendMail')}</button>`,
)}`,
      }
    case 'mailed':
      return {
        title: say('page.checkMailTitle'),
        body: `<p>${say('page.joinMailed', { address: view.email })}</p>\n<p>${say('page.joinNoMail')}</p>`,
      }
    case 'asked':
      return {
        title: say('page.checkMailTitle'),
        body: `<p>${say('page.joinAsked', { address: view.email })}</p>\n<p>${say('page.joinAskedNoMail')}</p>`,
      }
    case 'closed':
      return { title: say('page.joinClosedTitle'), body: `<p>${say('page.frontNeither')}</p>` }
    case 'welcome':
      return {
        title: say('page.welcomeTitle', { name: view.fullName }),
        body: `<p>${say('page.welcome', { organisation: view.realmName })}</p>
<ol>
<li>${say('page.welcomeApp', { url: view.url })}</li>
<li>${say(view.isByThis ? 'page.welcomeLogin' : 'page.welcomeLoginBefore', { address: view.email })}</li>
</ol>
<p>${say('page.welcomeKey', { url: view.url })}</p>
<p class="actions"><a href="${LOGIN_PATH}?next=${CLIENT_PATH}">${say('page.loginButton')}</a></p>`,
      }
  }
}

function ways(say: Say, { byForm, vouchers, path, fault }: Ways & { fault?: JoinFault }, fields: string): string {
  const form = byForm ? [`${alert(say, fault)}<form method="post">\n${fields}\n</form>`] : []
  return [...form, ...signInLinks(say, vouchers, path)].join('\n')
}

/** `GET /join` and `GET /join/{token}` show a form; `POST` accepts it. */
export function joinPages({ openDoor, ask, open, submit }: Joining, app: App): Router {
  const pages = express.Router()
  const form = readForm(app.config.pace)
  const submittedBy = (request: Request) => {
    const { full_name: fullName, email, password } = fieldsOf(request, ['full_name', 'email', 'password'])
    return { form: { fullName, email, password }, origin: originOf(request, app.config.trustProxy) }
  }
  pages.get(
    JOIN_PATH,
    sends(app, NOWHERE, async ({ headers: { host = '' } }) => joinPage(app, await openDoor(host))),
  )
  pages.post(
    JOIN_PATH,
    form,
    sends(app, NOWHERE, async (request) => {
      const language = bestLanguage(request.acceptsLanguages())
      return joinPage(app, await ask(request.headers.host ?? '', { ...submittedBy(request), language }))
    }),
  )
  pages.get(
    `${JOIN_PATH}/:token`,
    sends(app, JOIN_GONE, async ({ headers: { host = '' }, params }) => joinPage(app, await open(host, params.token))),
  )
  pages.post(
    `${JOIN_PATH}/:token`,
    form,
    sends(app, JOIN_GONE, async (request) => {
      return joinPage(app, await submit(request.headers.host ?? '', request.params.token, submittedBy(request)))
    }),
  )
  pages.use(JOIN_PATH, refuses(app, JOIN_GONE))
  return pages
}
