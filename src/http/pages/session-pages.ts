// The pages for logging in and out in a browser, and for one's sessions and API keys. A way to log in other than by password begins a session
// as `enter` does.

import express, { type Request, type Response, type Router } from 'express'
import { sessionsOf, validKeysOf } from '../../access/people/api-keys.ts'
import { acceptsPasswords, findDemoAccounts } from '../../access/people/credentials.ts'
import { JOIN_PATH } from '../../actions/invitations/join.ts'
import { revokeEverything, revokeKeyOf } from '../../actions/people/api-keys.ts'
import { demoPerson, personByPassword } from '../../actions/people/log-in.ts'
import { RESET_PATH } from '../../actions/people/passwords.ts'
import { beginSession, endSession, endSessionOf } from '../../actions/people/sessions.ts'
import { type App, visitorContext } from '../../context.ts'
import { ApiError, type FormText } from '../../errors.ts'
import type { ApiKey } from '../../models/api-key.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { lastUseOf } from '../../present/api-key.ts'
import { directoryOf, providersOf } from '../../providers.ts'
import { languageOf } from '../../settings/languages.ts'
import { showTime } from '../../settings/times.ts'
import type { TextKey } from '../../texts/texts.ts'
import { unixTime } from '../../values/dates.ts'
import { ID_PATTERN } from '../../values/ids.ts'
import { originOf } from '../origin.ts'
import { browserName, CLIENT_PATH, isOfOwnPage, LOGIN_PATH, ownPath, sessionIn, setSession } from '../session.ts'
import { callerOf, type KnownCaller } from './caller.ts'
import { alert, fieldsOf, input, readForm, signInLinks } from './form-page.ts'
import { inOrganisation, UNKNOWN_HOST } from './front-page.ts'
import { html, type Say } from './html.ts'
import { type Fault, type Page, page, redirect, refuses } from './page.ts'

const LOGOUT_PATH = '/accounts/logout'
const SESSIONS_PATH = '/accounts/sessions'
const FOREIGN = page((say) => ({ title: say('page.foreignTitle'), body: `<p>${say('page.foreign', { url: SESSIONS_PATH })}</p>` }), {
  status: 403,
})

/** GET and POST /accounts/login, /accounts/logout and /accounts/sessions. */
export function sessionPages(app: App): Router {
  const pages = express.Router()
  const form = readForm(app.config.pace)
  const gives = (make: (realm: Realm, request: Request, response: Response) => Promise<Page>) =>
    inOrganisation(app, async (realm, request, response) => formPage(await make(realm, request, response)))
  /** A form counts only if a page of this host has sent it. */
  const takes = (make: Parameters<typeof gives>[0]) =>
    gives(async (realm, request, response) => (isOfOwnPage(request, app.config) ? make(realm, request, response) : FOREIGN))
  const known =
    (make: (caller: KnownCaller, request: Request, response: Response) => Promise<Page>) =>
    async (realm: Realm, request: Request, response: Response) => {
      const caller = await callerOf(app, realm, request)
      return caller ? make(caller, request, response) : redirect(`${LOGIN_PATH}?next=${SESSIONS_PATH}`)
    }
  pages.get(
    LOGIN_PATH,
    gives(async (realm, request) =>
      (await callerOf(app, realm, request))
        ? redirect(nextOf(app, request.query.next))
        : loginPage(app, realm, { next: request.query.next, demo: await findDemoAccounts(app, realm) }),
    ),
  )
  pages.post(
    LOGIN_PATH,
    form,
    takes(async (realm, request, response) => {
      const { email, password, demo } = fieldsOf(request, ['email', 'password', 'demo'])
      try {
        const login = { app, now: unixTime(), ...originOf(request, app.config.trustProxy) }
        const { link, leadsTo } = joiningBy(request.query.next)
        // In production no page has this field, and no text for its refusal.
        const isDemo = demo !== '' && !app.config.production
        const user = isDemo
          ? await demoPerson(login, realm, demo)
          : await personByPassword(login, realm, { username: email, password, link })
        return await enter(app, realm, user, { request, response, next: leadsTo })
      } catch (error) {
        const text = error instanceof ApiError ? textOf(error, directoryOf(app.config, realm) !== undefined) : undefined
        if (!text) throw error
        const accounts = await findDemoAccounts(app, realm)
        return loginPage(app, realm, { email, next: request.query.next, fault: faultSaying(text), demo: accounts })
      }
    }),
  )
  pages.get(LOGOUT_PATH, gives(known(async ({ realm, viewer }) => logoutPage(realm, viewer))))
  pages.post(
    LOGOUT_PATH,
    form,
    takes(async (realm, request, response) => {
      const session = sessionIn(request, app.config)
      if (session !== undefined) await endSession(visitorContext(app, realm, originOf(request, app.config.trustProxy)), session)
      return leave(app, response)
    }),
  )
  pages.get(SESSIONS_PATH, gives(known((caller) => sessionsPage(caller))))
  pages.post(
    SESSIONS_PATH,
    form,
    takes(
      known(async (caller, request, response) => {
        await end(caller, fieldsOf(request, ['end']).end)
        return (await callerOf(app, caller.realm, request)) ? redirect(SESSIONS_PATH) : leave(app, response)
      }),
    ),
  )
  pages.use([LOGIN_PATH, LOGOUT_PATH, SESSIONS_PATH], refuses(app, UNKNOWN_HOST))
  return pages
}

/** What the form says of a refusal. */
function textOf({ code, formText }: ApiError, isOfDirectory: boolean): FormText | undefined {
  const key = code === 'AUTHENTICATION_FAILED' && isOfDirectory ? 'page.loginWrongName' : FAULTS[code]
  return formText ?? (key && { key, values: {} })
}
const FAULTS: Partial<Record<string, TextKey>> = {
  AUTHENTICATION_FAILED: 'page.loginWrong',
  USER_DEACTIVATED: 'page.loginDeactivated',
  PASSWORD_AUTH_DISABLED: 'page.loginNoPassword',
}

/** Begins a session of a person who has been let in, in place of any that the browser had, and leads on to where they came from. */
export async function enter(
  app: App,
  realm: Realm,
  viewer: User,
  { request, response, next = request.query.next }: { request: Request; response: Response; next?: unknown },
): Promise<Page> {
  const origin = originOf(request, app.config.trustProxy)
  const name = browserName(request.headers['user-agent'] ?? '', origin.client)
  const session = await beginSession(visitorContext(app, realm, origin, { viewer }), viewer, {
    name,
    former: sessionIn(request, app.config),
  })
  response.append('Set-Cookie', setSession(app.config, session))
  return redirect(nextOf(app, next))
}

/** A page for joining, with the token of an invitation or without. */
const JOINING = new RegExp(`^${JOIN_PATH}(?:/([^/]*))?$`)

/** The invitation of the page for joining from which somebody came to log in, and where to go next: not back there. */
export function joiningBy(next: unknown): { link: string | undefined; leadsTo: unknown } {
  const [isJoining, link] = typeof next === 'string' ? (JOINING.exec(next) ?? []) : []
  return { link, leadsTo: isJoining === undefined ? next : '' }
}

function leave({ config }: App, response: Response): Page {
  response.append('Set-Cookie', setSession(config, undefined))
  return redirect(LOGIN_PATH)
}

/** Where somebody came from who had to log in, if that is on this server, and else the web client. */
function nextOf({ config: { externalUrl } }: App, next: unknown): string {
  return ownPath(next, externalUrl) ?? CLIENT_PATH
}

/** Ends what a button of the page names. What has ended already is no fault. */
async function end(caller: KnownCaller, what: string): Promise<void> {
  const [, kind, id] = new RegExp(`^(session|key)-(${ID_PATTERN})$`).exec(what) ?? []
  try {
    if (what === 'everything') await revokeEverything(caller)
    else if (kind === 'session') await endSessionOf(caller, caller.viewer, Number(id))
    else if (kind === 'key') await revokeKeyOf(caller, caller.viewer, Number(id))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error
  }
}

/** A page whose forms say where they are from: browsers that keep quiet about it do the same for the form. */
function formPage(made: Page): Page {
  return { ...made, headers: { 'Referrer-Policy': 'same-origin', ...made.headers } }
}

/** A fault of the whole form. */
export function faultSaying(text: FormText): Fault<never> {
  return { field: undefined, label: undefined, text, english: '' }
}

interface LoginView {
  email?: string
  /** Where to go next, as the request says. */
  next?: unknown
  fault?: Fault<never> | undefined
  /** The people that a visitor can log in as without a password. */
  demo?: User[]
}

/** The page on which people choose how to log in. */
export function loginPage({ config }: Pick<App, 'config'>, realm: Realm, { email = '', next, fault, demo = [] }: LoginView = {}): Page {
  const [providers, directory, isKept] = [providersOf(config, realm), directoryOf(config, realm), acceptsPasswords({ config }, realm)]
  const byPassword = isKept || directory !== undefined
  const address = { type: directory ? 'text' : 'email', value: email, attributes: 'required maxlength="254" autocomplete="username"' }
  const secret = { type: 'password', value: '', attributes: 'required autocomplete="current-password"' }
  const hints = (say: Say): { name: string; password: string } => ({
    name: directory ? say('page.loginNameHint', { provider: directory.displayName }) : say('page.forgotHint'),
    password: isKept ? `<a href="${RESET_PATH}">${say('page.forgotTitle')}</a>` : '',
  })
  const kept = ownPath(next, config.externalUrl)
  const query = kept === undefined ? '' : `?next=${encodeURIComponent(kept)}`
  return page(
    (say) => ({
      title: say('page.loginTitle', { organisation: realm.name }),
      body: [
        alert(say, fault).trimEnd(),
        ...(byPassword
          ? [
              `<form method="post" action="${html(LOGIN_PATH + query)}">
${input(say, { name: 'email', label: say(directory ? 'page.loginName' : 'page.email'), ...address, hint: hints(say).name }, undefined)}
${input(say, { name: 'password', label: say('page.password'), ...secret, hint: hints(say).password }, undefined)}
<button type="submit">${say('page.loginButton')}</button>
</form>`,
            ]
          : []),
        ...signInLinks(say, providers, kept),
        ...(demo.length > 0
          ? [
              `<form method="post" action="${html(LOGIN_PATH + query)}">
<h2>${say('page.loginDemo')}</h2>
<p class="accounts">${demo.map(({ full_name, delivery_email }) => `<button class="second" name="demo" value="${html(delivery_email)}">${html(full_name)}</button>`).join(' ')}</p>
</form>`,
            ]
          : []),
        ...(byPassword || providers.length > 0 ? [] : [`<p>${say('page.loginNoPassword')}</p>`]),
      ]
        .filter((part) => part !== '')
        .join('\n'),
    }),
    { fault },
  )
}

function logoutPage(realm: Realm, viewer: User): Page {
  return page(
    (say) => ({
      title: say('page.logoutTitle'),
      body: `<p>${say('page.logout', { organisation: realm.name, address: viewer.delivery_email })}</p>
<form method="post">
<button type="submit">${say('page.logoutTitle')}</button>
</form>`,
    }),
    { language: languageOf(viewer) },
  )
}

async function sessionsPage(caller: KnownCaller): Promise<Page> {
  const { app, realm, viewer, authority, now } = caller
  const [sessions, keys] = await Promise.all([sessionsOf(app, viewer, now), validKeysOf(viewer)])
  const lines = (say: Say, row: ApiKey): string => {
    const used = lastUseOf(row, app.keyUses.lastUse(row.id))
    return [
      say('page.since', { time: showTime(viewer, row.date_created) }),
      ...(used > 0 ? [say('page.lastUsed', { time: showTime(viewer, used) })] : []),
      ...(row.address === null ? [] : [say('page.fromAddress', { address: row.address })]),
    ].join('<br>')
  }
  const item = (say: Say, kind: 'session' | 'key', row: ApiKey): string => {
    const own = row.id === authority?.keyId ? ` (${say('page.thisBrowser')})` : ''
    return `<li>
<div><strong>${html(row.name)}</strong>${own}<p class="hint">${lines(say, row)}</p></div>
<button class="second" name="end" value="${kind}-${row.id}" aria-label="${say('page.endNamed', { name: row.name })}">${say('page.end')}</button>
</li>`
  }
  const list = (say: Say, kind: 'session' | 'key', rows: ApiKey[]): string =>
    rows.length === 0 ? `<p>${say('page.none')}</p>` : `<ul class="entries">\n${rows.map((row) => item(say, kind, row)).join('\n')}\n</ul>`
  return page(
    (say) => ({
      title: say('page.sessionsTitle'),
      body: `<p>${say('page.sessions', { organisation: realm.name, address: viewer.delivery_email })}</p>
<form method="post" action="${LOGOUT_PATH}">
<button type="submit">${say('page.logoutTitle')}</button>
</form>
<form method="post">
<h2>${say('page.browsers')}</h2>
${list(say, 'session', sessions)}
<h2>${say('page.keys')}</h2>
${list(say, 'key', keys)}
<h2>${say('page.everywhere')}</h2>
<p class="hint">${say('page.everywhereHint')}</p>
<button class="second" name="end" value="everything">${say('page.everywhere')}</button>
</form>`,
    }),
    { language: languageOf(viewer) },
  )
}
