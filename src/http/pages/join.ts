// The page behind an invitation's link.

import express, { type Router } from 'express'
import type { App, Origin } from '../../context.ts'
import { originOf } from '../origin.ts'
import { alert, fieldsOf, input, newPasswordField, readForm } from './form-page.ts'
import type { Say } from './html.ts'
import { type Fault, gonePage, type Page, page, refuses, sends } from './page.ts'

/** The fields of the forms, with their names in English, as faults are. */
export const JOIN_LABELS = [
  ['full_name', 'Your name'],
  ['email', 'The email address'],
  ['password', 'The password'],
] as const
type JoinFault = Fault<(typeof JOIN_LABELS)[number][0]>

/** The page shown to a person who opened an invitation's link. */
export type JoinView =
  /** The form that creates the account. */
  | { kind: 'account'; realmName: string; inviterName: string; email: string; fullName: string; fault?: JoinFault }
  /** The form of a reusable link, which requests an address. */
  | { kind: 'address'; realmName: string; inviterName: string; email: string; fault?: JoinFault }
  /** A mail was sent if the address may join. */
  | { kind: 'mailed'; email: string }
  /** The account was created, by this request or by an earlier one with the same link. `url` is the organisation's. */
  | { kind: 'welcome'; realmName: string; url: string; email: string; fullName: string }

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
/** The functions behind `/join/{token}`. `host` is that of the request. Both throw NOT_FOUND and SERVER_BUSY. */
export interface Joining {
  open(host: string, token: string): Promise<JoinView>
  submit(host: string, token: string, submitted: Submitted): Promise<JoinView>
}

/** The page for an invitation that cannot be accepted, whatever the reason. */
const JOIN_GONE = gonePage((say) => say('page.goneInvitation'))

/** The whole page. */
export function joinPage(view: JoinView): Page {
  return page((say) => contentOf(view, say), { fault: 'fault' in view ? view.fault : undefined })
}

function contentOf(view: JoinView, say: Say): { title: string; body: string } {
  switch (view.kind) {
    case 'account':
      return {
        title: say('page.joinTitle', { organisation: view.realmName }),
        body: `<p>${say('page.join', { inviter: view.inviterName })}</p>
${alert(view.fault)}<form method="post">
${input({ name: 'email', label: say('page.email'), type: 'email', value: view.email, attributes: 'readonly autocomplete="username"', hint: say('page.joinEmailHint') }, view.fault)}
${input({ name: 'full_name', label: say('page.joinName'), type: 'text', value: view.fullName, attributes: 'required maxlength="100" autocomplete="name"', hint: say('page.joinNameHint') }, view.fault)}
${newPasswordField(say, 'page.password', view.fault)}
<button type="submit">${say('page.joinButton')}</button>
</form>`,
      }
    case 'address':
      return {
        title: say('page.joinTitle', { organisation: view.realmName }),
        body: `<p>${say('page.joinByAddress', { inviter: view.inviterName })}</p>
${alert(view.fault)}<form method="post">
${input({ name: 'email', label: say('page.email'), type: 'email', value: view.email, attributes: 'required maxlength="254" autocomplete="email"', hint: say('page.joinAddressHint') }, view.fault)}
<button type="submit">${say('page.sendMail')}</button>
</form>`,
      }
    case 'mailed':
      return {
        title: say('page.checkMailTitle'),
        body: `<p>${say('page.joinMailed', { address: view.email })}</p>\n<p>${say('page.joinNoMail')}</p>`,
      }
    case 'welcome':
      return {
        title: say('page.welcomeTitle', { name: view.fullName }),
        body: `<p>${say('page.welcome', { organisation: view.realmName })}</p>
<ol>
<li>${say('page.welcomeApp', { url: view.url })}</li>
<li>${say('page.welcomeLogin', { address: view.email })}</li>
</ol>
<p>${say('page.welcomeKey', { url: view.url })}</p>`,
      }
  }
}

/** `GET /join/{token}` shows a form; `POST` accepts it. */
export function joinPages({ open, submit }: Joining, app: App): Router {
  const pages = express.Router()
  pages.get(
    '/join/:token',
    sends(app, JOIN_GONE, async ({ headers: { host = '' }, params }) => joinPage(await open(host, params.token))),
  )
  pages.post(
    '/join/:token',
    readForm(app.config.pace),
    sends(app, JOIN_GONE, async (request) => {
      const { full_name: fullName, email, password } = fieldsOf(request, ['full_name', 'email', 'password'])
      const submitted = { form: { fullName, email, password }, origin: originOf(request, app.config.trustProxy) }
      return joinPage(await submit(request.headers.host ?? '', request.params.token, submitted))
    }),
  )
  pages.use('/join', refuses(app, JOIN_GONE))
  return pages
}
