// Browser sessions: the cookie that carries one, and in which requests it counts. A cookie comes with every request of a browser to its
// server, also with what other sites have caused. So it counts only where a page of this server has, or somebody who opens a URL.

import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

type Site = Pick<Config, 'externalUrl' | 'sessions'>
type Asking = Pick<IncomingMessage, 'method' | 'headers'>

/** Where everybody gets a page for logging in. */
export const LOGIN_PATH = '/accounts/login'
/** The page of the web client. */
export const CLIENT_PATH = '/app'

/** Where a provider of single sign-on logs people in. */
export function signInPath(name: string): string {
  return `${LOGIN_PATH}/oidc/${name}`
}

/** The cookies: a session, and a login at a provider that this browser has begun. */
export type Cookie = 'parley-session' | 'parley-sign-in'

/** The name of a cookie. Browsers take one that begins with `__Host-` only from its own host, over HTTPS. */
function cookieName(cookie: Cookie, { externalUrl }: Pick<Config, 'externalUrl'>): string {
  return externalUrl.protocol === 'https:' ? `__Host-${cookie}` : cookie
}

/** The Set-Cookie header that gives a browser a cookie for `life` seconds, or takes it away. No script reads it, and no form of another site sends it. */
export function setCookie(site: Pick<Config, 'externalUrl'>, cookie: Cookie, text: string | undefined, life: number): string {
  const secure = site.externalUrl.protocol === 'https:' ? '; Secure' : ''
  const maxAge = text === undefined ? 0 : life
  return `${cookieName(cookie, site)}=${text ?? ''}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** The Set-Cookie header that gives a browser a session, or takes it away. */
export function setSession(site: Site, session: string | undefined): string {
  return setCookie(site, 'parley-session', session, site.sessions.life)
}

/** The text of the session that a request carries, whether or not it counts. Any other text in its cookie stands for one that has ended. */
export function sessionIn(request: Asking, site: Pick<Config, 'externalUrl'>): string | undefined {
  return cookieIn(request, 'parley-session', site)
}

/** The text of a cookie in a request. */
export function cookieIn({ headers }: Asking, cookie: Cookie, site: Pick<Config, 'externalUrl'>): string | undefined {
  const name = cookieName(cookie, site)
  for (const part of headers.cookie?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined
  }
  return undefined
}

/** The session that counts in a request. Undefined where there is an Authorization header, which wins. */
export function sessionOf(request: Asking, site: Pick<Config, 'externalUrl'>): string | undefined {
  return request.headers.authorization === undefined && countsSession(request, site) ? sessionIn(request, site) : undefined
}

/** The path and query that a text names on this server. Undefined for everything else. */
export function ownPath(text: unknown, { origin }: URL): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  const path = url.pathname + url.search + url.hash
  // Also after its dots are gone, as in `/.//another.example`.
  return url.origin === origin && !path.startsWith('//') ? path : undefined
}

/** Whether a page of this very host has caused the request, as its browser says. A request that does not say so is none. */
export function isOfOwnPage({ headers }: Asking, site: Pick<Config, 'externalUrl'>): boolean {
  const { 'sec-fetch-site': relation, origin } = headers
  return relation === undefined ? origin === ownOrigin(headers, site) : relation === 'same-origin'
}

/**
 * Whether the session of a request counts: it must come from a page of this very host, except that people can open what they read from
 * anywhere, and that browsers which do not say where a read comes from send no cookie with what other sites embed.
 */
function countsSession(request: Asking, site: Pick<Config, 'externalUrl'>): boolean {
  const { method, headers } = request
  if (isOfOwnPage(request, site)) return true
  if (method !== 'GET' && method !== 'HEAD') return false
  const { 'sec-fetch-site': relation, 'sec-fetch-dest': destination } = headers
  if (relation === undefined) return headers.origin === undefined
  return relation === 'none' || destination === 'document'
}

function ownOrigin({ host }: IncomingMessage['headers'], { externalUrl }: Pick<Config, 'externalUrl'>): string {
  return `${externalUrl.protocol}//${host}`
}

/** Whether a request comes from a page of a browser, rather than from a program with a key, or a person who can type one. */
export function isOfPage({ headers }: Asking): boolean {
  const { authorization, origin, cookie, 'sec-fetch-site': site } = headers
  return (
    authorization === undefined && (site !== undefined || origin !== undefined || /(^|; *)(__Host-)?parley-session=/.test(cookie ?? ''))
  )
}

/**
 * The browser and its system in a User-Agent, by the names that people know. The name of the program for anything else.
 */
export function browserName(userAgent: string, otherwise: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  return browser === undefined ? otherwise : system === undefined ? browser : `${browser}, ${system}`
}

/** The first that matches: many name others too. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const
