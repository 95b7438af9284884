// Logging in by a provider of single sign-on (OpenID Connect): to the provider, and back; and out, when the provider says so.

import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express'
import { realmAt, realmUrl } from '../../access/organisation/realms.ts'
import { createKeyAtLogin } from '../../actions/people/api-keys.ts'
import { createLoginToken, endSessionsAt, redeemLoginToken } from '../../actions/people/sessions.ts'
import { NOT_LET_IN, NotLetIn, personByIdentity } from '../../actions/people/sign-in.ts'
import { type App, visitorContext } from '../../context.ts'
import { ApiError, type FormText } from '../../errors.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { type Attempt, ProviderError, type ProviderFault } from '../../outbound/openid.ts'
import { type Provider, providersOf } from '../../providers.ts'
import { languageOf } from '../../settings/languages.ts'
import type { TextKey } from '../../texts/texts.ts'
import { unixTime } from '../../values/dates.ts'
import type { Bounds } from '../../values/semaphore.ts'
import { originOf } from '../origin.ts'
import { browserName, cookieIn, LOGIN_PATH, ownPath, setCookie, signInPath } from '../session.ts'
import { fieldsOf, isFault, readForm } from './form-page.ts'
import { inOrganisation } from './front-page.ts'
import { failurePage, MALFORMED, NOWHERE, type Page, page } from './page.ts'
import { enter, faultSaying, joiningBy, loginPage } from './session-pages.ts'

/** Seconds that a person has to log in at the provider. */
const ATTEMPT_LIFE = 900
/** The longest path that is kept until then, in characters. */
const MOST_NEXT = 1_000
/** Where an app logs in with what its user brings from the browser. */
const APP_PATH = `${LOGIN_PATH}/subdomain`
/** What an app gives in place of a path: as many bytes as an API key has. */
const PAD = /^[0-9a-f]{64}$/i
const FOR_APP = /^(mobile|desktop) ([0-9a-f]{64})$/i
/** A provider that answers slowly holds up its own logins alone. */
const ASKING: Bounds = { atOnce: 20, waiting: 200, refusal: 'Too many people are logging in' }
/** For icons of providers, should a browser open one as a page. */
const ICON_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** GET /accounts/login/oidc/{name}, its callback and its icon, POST its logout, and GET /accounts/login/subdomain/{token}. */
export function signInPages(app: App): Router {
  const pages = express.Router()
  const path = signInPath(':name')
  const gives = (make: (login: Login, request: Request, response: Response) => Promise<Page>) =>
    inOrganisation(app, async (realm, request, response) => {
      const provider = providerNamed(app, realm, request)
      return provider ? make({ app, realm, provider }, request, response) : NOWHERE
    })
  pages.get(path, gives(begin))
  pages.get(`${path}/callback`, gives(finish))
  pages.get(`${path}/icon`, async (request: Request, response, next) => {
    const icon = app.config.providers.find(({ name }) => name === request.params.name)?.icon
    if (!icon) return next()
    response
      .set({ 'Content-Type': icon.type, 'Cache-Control': 'public, max-age=3600', 'Content-Security-Policy': ICON_POLICY })
      .send(icon.data)
  })
  pages.post(
    `${path}/logout`,
    readForm(app.config.pace),
    async (request: Request, response: Response) => {
      await logOut(app, request)
      response.set('Cache-Control', 'no-store').status(200).end()
    },
    refusesLogout(app),
  )
  pages.get(
    `${APP_PATH}/:token`,
    inOrganisation(app, (realm, request, response) => enterApp(app, realm, request, response)),
  )
  return pages
}

interface Login {
  app: App
  realm: Realm
  provider: Provider
}

function providerNamed({ config }: App, realm: Realm, { params }: Request): Provider | undefined {
  return providersOf(config, realm).find(({ name }) => name === params.name)
}

/**
 * Leads to the provider, and gives the browser a secret from which everything is made that the provider is to bring back. With
 * `mobile_flow_otp` or `desktop_flow_otp`, 64 hexadecimal digits, an app has opened the browser, and is logged in instead.
 */
async function begin(login: Login, request: Request, response: Response): Promise<Page> {
  const { app, provider } = login
  const { mobile_flow_otp: mobile, desktop_flow_otp: desktop } = request.query
  const pad = mobile ?? desktop
  if (pad !== undefined && (typeof pad !== 'string' || !PAD.test(pad) || (mobile !== undefined && desktop !== undefined))) return MALFORMED
  const wanted = ownPath(request.query.next, app.config.externalUrl) ?? ''
  const forApp = pad === undefined ? undefined : `${mobile === undefined ? 'desktop' : 'mobile'} ${pad}`
  const next = forApp ?? (wanted.length > MOST_NEXT ? '' : wanted)
  const secret = randomBytes(32).toString('base64url')
  try {
    const url = await asking(login, () => app.signIn.urlFor(provider, attemptOf(login, secret, next)))
    response.append(
      'Set-Cookie',
      setCookie(app.config, 'parley-sign-in', `${secret}.${Buffer.from(next).toString('base64url')}`, ATTEMPT_LIFE),
    )
    return { status: 303, headers: { Location: url.href }, htmlFor: () => '' }
  } catch (error) {
    return refusalOf(login, error, next)
  }
}

/** Takes the answer of the provider, if this browser has asked for it, and begins a session of the person that it names. */
async function finish(login: Login, request: Request, response: Response): Promise<Page> {
  const { app, realm, provider } = login
  const cookie = cookieIn(request, 'parley-sign-in', app.config)
  // Whatever the answer is, this attempt is over.
  response.append('Set-Cookie', setCookie(app.config, 'parley-sign-in', undefined, 0))
  const [, secret, encoded = ''] = /^([\w-]{43})\.([\w-]*)$/.exec(cookie ?? '') ?? []
  const next = Buffer.from(encoded, 'base64url').toString('utf8')
  if (secret === undefined) return refusal(login, 'page.signInExpired', '')
  const attempt = attemptOf(login, secret, next)
  const returned = new URL(attempt.redirectUri)
  returned.search = new URL(request.originalUrl, returned).search
  // Another attempt of the same browser, or another browser.
  if (returned.searchParams.get('state') !== attempt.state) return refusal(login, 'page.signInExpired', next)
  try {
    const named = await asking(login, () => app.signIn.identify(provider, attempt, returned))
    const origin = { app, now: unixTime(), ...originOf(request, app.config.trustProxy) }
    const { link, leadsTo } = joiningBy(next)
    const user = await personByIdentity(origin, realm, { provider, named, link })
    const [, kind, pad = ''] = FOR_APP.exec(next) ?? []
    if (kind === 'mobile') return await giveToApp(login, user, pad, request)
    if (kind === 'desktop') return await showForApp(login, user, pad, request)
    return await enter(app, realm, user, { request, response, next: leadsTo })
  } catch (error) {
    return refusalOf(login, error, next)
  }
}

/** Leads back to the app that began the login, with a new API key which only that app can read: the pad has never been in the answer. */
async function giveToApp({ app, realm }: Login, user: User, pad: string, request: Request): Promise<Page> {
  const origin = originOf(request, app.config.trustProxy)
  const name = browserName(request.headers['user-agent'] ?? '', origin.client)
  const key = Buffer.from(await createKeyAtLogin(visitorContext(app, realm, origin, { viewer: user }), user, name), 'latin1')
  const bytes = Buffer.from(pad, 'hex')
  const told = new URLSearchParams({
    ...{ realm: realmUrl(app.config, realm), email: user.delivery_email, user_id: String(user.id) },
    otp_encrypted_api_key: Buffer.from(key.map((byte, i) => byte ^ (bytes[i] ?? 0))).toString('hex'),
  })
  return { status: 303, headers: { Location: `zulip://login?${told}` }, htmlFor: () => '' }
}

/**
 * Shows a text that the person brings to the app, which alone can read it (AES-256-GCM: 12 bytes, the token, 16 bytes), and logs in with it.
 */
async function showForApp({ app, realm }: Login, user: User, pad: string, request: Request): Promise<Page> {
  const token = await createLoginToken(visitorContext(app, realm, originOf(request, app.config.trustProxy), { viewer: user }), user)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(pad, 'hex'), nonce)
  const text = Buffer.concat([nonce, cipher.update(token), cipher.final(), cipher.getAuthTag()]).toString('hex')
  return page(
    (say) => ({ title: say('page.toAppTitle'), body: `<p>${say('page.toApp')}</p>\n<p class="address"><code>${text}</code></p>` }),
    { language: languageOf(user) },
  )
}

/** Begins a session of an app that has a token. A link of another site would log visitors in to an account of its choice. */
async function enterApp(app: App, realm: Realm, request: Request, response: Response): Promise<Page> {
  const origin = originOf(request, app.config.trustProxy)
  const isForeign = ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']))
  const ctx = { ...visitorContext(app, realm, origin), realm }
  const user = isForeign ? undefined : await redeemLoginToken(ctx, String(request.params.token))
  const expired = { key: 'page.signInExpired', values: {} } as const
  return user ? enter(app, realm, user, { request, response }) : pageSaying({ app, realm }, expired, '')
}

/**
 * Ends the sessions of the person that a logout token names. Only a provider can make one, so neither a cookie nor an origin counts. Throws a
 * ProviderError.
 */
async function logOut(app: App, request: Request): Promise<void> {
  const realm = await realmAt(app, request.headers.host ?? '', 'as of now')
  const provider = realm && providerNamed(app, realm, request)
  if (!provider) throw new ProviderError('untrusted', 'a logout at no provider of the organisation')
  const { logout_token: token } = fieldsOf(request, ['logout_token'])
  const subject = await asking({ app, realm, provider }, () => app.signIn.loggedOut(provider, token))
  await endSessionsAt(visitorContext(app, realm, originOf(request, app.config.trustProxy)), subject)
}

/** Answers as Back-Channel Logout 1.0 says, what passes by itself with 503, and the rest as a fault of the server. */
function refusesLogout(app: App): ErrorRequestHandler {
  return (error, request, response, _next) => {
    if (error instanceof ProviderError) {
      const { fault, message: why } = error
      app.log.warn({ provider: request.params.name, fault, why }, 'a logout by a provider was refused')
    }
    // 400 for what the reader of the form refuses too.
    const isRefusal = error instanceof ProviderError || isFault(error) || (error.status >= 400 && error.status < 500)
    const { status, retryAfter } = isRefusal ? { status: 400, retryAfter: undefined } : failurePage(error, app.log)
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter))
    const says = isRefusal ? 'invalid_request' : status === 503 ? 'temporarily_unavailable' : 'server_error'
    response.set('Cache-Control', 'no-store').status(status).json({ error: says })
  }
}

function asking<T>({ app, provider }: Login, ask: () => Promise<T>): Promise<T> {
  return app.semaphores.of(ASKING).run(app.config.providers.indexOf(provider), ask)
}

/**
 * What an attempt of a browser consists of. Nobody can make it without the secret, and nothing of it tells the secret, so the server need not
 * store it.
 */
function attemptOf({ app, realm, provider }: Login, secret: string, next: string): Attempt {
  const redirectUri = `${realmUrl(app.config, realm)}${signInPath(provider.name)}/callback`
  const made = (what: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([what, redirectUri, next]))
      .digest('base64url')
  return { redirectUri, state: made('state'), nonce: made('nonce'), verifier: made('verifier') }
}

const OF_PROVIDER: Record<ProviderFault, TextKey> = {
  refused: 'page.signInRefused',
  unreachable: 'page.signInUnreachable',
  untrusted: 'page.signInUntrusted',
}
const OF_CODE: Partial<Record<string, TextKey>> = {
  // The account of a bot has the address.
  AUTHENTICATION_FAILED: 'page.signInOther',
  USER_DEACTIVATED: 'page.loginDeactivated',
}

/** The login page with what went wrong. Throws what is no refusal. */
function refusalOf(login: Login, error: unknown, next: string): Page {
  const { app, realm, provider } = login
  if (error instanceof ProviderError) {
    const { fault, message: why } = error
    // That a person goes back is nothing to look at; that the provider refuses this server is.
    const level = why === 'access_denied' ? 'info' : 'warn'
    app.log[level]({ realmId: realm.id, provider: provider.name, fault, why }, 'a provider did not log somebody in')
    return refusal(login, OF_PROVIDER[fault], next)
  }
  if (error instanceof NotLetIn) {
    app.log.info({ realmId: realm.id, provider: provider.name, reason: error.reason }, 'somebody known to a provider is not let in')
    return refusal(login, NOT_LET_IN[error.reason].key, next)
  }
  const known = error instanceof ApiError ? OF_CODE[error.code] : undefined
  if (known) return refusal(login, known, next)
  if (isFault(error)) return pageSaying(login, error.formText ?? { key: 'page.signInNotInvited', values: {} }, next)
  throw error
}

function refusal(login: Login, key: TextKey, next: string): Page {
  return pageSaying(login, { key, values: { provider: login.provider.displayName } }, next)
}

function pageSaying({ app, realm }: Pick<Login, 'app' | 'realm'>, text: FormText, next: string): Page {
  return { ...loginPage(app, realm, { next, fault: faultSaying(text) }), headers: { 'Referrer-Policy': 'same-origin' } }
}
