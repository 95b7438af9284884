// The context of a request: its organisation, its sender, and the limits against which it counts.

import type { IncomingMessage } from 'node:http'
import { type Currency, realmAt } from '../access/organisation/realms.ts'
import { requireMoreThanWriteOnly } from '../access/people/bots.ts'
import { authenticate, requireActiveRealm } from '../access/people/credentials.ts'
import { isSpectator, spectatorOf } from '../access/people/spectators.ts'
import type { Config } from '../config.ts'
import type { App, Authority, Ctx, HangUp, PublicCtx } from '../context.ts'
import { ApiError, apiError } from '../errors.ts'
import type { Dialect, Exchange } from '../http/api.ts'
import { KEY_PARAMETER, type Operation } from '../http/contract.ts'
import { clientAddress, clientName } from '../http/origin.ts'
import { addressKey } from '../http/rate-limits.ts'
import { sessionIn, sessionOf } from '../http/session.ts'
import type { Realm } from '../models/realm.ts'
import type { User } from '../models/user.ts'
import { principalOf } from '../values/bots.ts'
import { unixTime } from '../values/dates.ts'

type Asked = Pick<Exchange, 'request' | 'hangUp' | 'ignored' | 'dialect'> & {
  operation?: Pick<Operation, 'spectators'> & Partial<Pick<Operation, 'writeOnlyBots' | 'keyInQuery'>>
}

/** The context of a request. Thousands of requests wait, so values that few handlers need are computed on access. */
class Call implements PublicCtx {
  readonly app: App
  readonly realm: Realm | undefined
  readonly ignored: string[]
  readonly hangUp: HangUp
  readonly now = unixTime()
  readonly #request: IncomingMessage
  readonly #dialect: Dialect

  constructor(app: App, realm: Realm | undefined, { request, ignored, hangUp, dialect }: Asked) {
    this.app = app
    this.realm = realm
    this.ignored = ignored
    this.hangUp = hangUp
    this.#request = request
    this.#dialect = dialect
  }

  siteOf(own: string): string {
    return this.#dialect.siteOf(own)
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? ''
  }

  get client(): string {
    return clientName(this.#request)
  }

  get address(): string {
    return clientAddress(this.#request, this.app.config.trustProxy)
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }

  get isHead(): boolean {
    return this.#request.method === 'HEAD'
  }
}

class CallOfUser extends Call implements Ctx {
  declare readonly realm: Realm
  readonly viewer: User
  readonly authority: Authority

  constructor(app: App, realm: Realm, asked: Asked, viewer: User, authority: Authority) {
    super(app, realm, asked)
    this.viewer = viewer
    this.authority = authority
  }
}

/** The context of a request without a caller. Finds the organisation by Host. Throws NONEXISTENT_SUBDOMAIN, REALM_DEACTIVATED. */
export async function publicContextOf(app: App, asked: Asked): Promise<PublicCtx> {
  const realm = await realmAt(app, asked.request.headers.host ?? '', 'as of now')
  if (realm) requireActiveRealm(realm)
  return new Call(app, realm, asked)
}

/** Operations that compare what this process remembers, the caller included, with the log themselves. */
const COMPARING = new Set(['getEvents', 'registerQueue', 'sendMessage', 'updateMessage'])

/** How current the context of a request must be. */
export function currencyFor({ operationId }: Pick<Operation, 'operationId'>): Currency {
  return COMPARING.has(operationId) ? 'as known' : 'as of now'
}

/**
 * Finds the organisation, and the caller by credentials; without any, a spectator where the operation and the organisation have some. With
 * `as of now`, this process then knows the log up to the start of the request, and so does everything that it remembers. Throws
 * NONEXISTENT_SUBDOMAIN, or the error that refuses the caller.
 */
export async function contextOf(app: App, asked: Asked, currency: Currency): Promise<Ctx> {
  try {
    return await contextAt(app, asked, currency)
  } catch (error) {
    // Nobody is refused on old facts.
    if (currency === 'as of now' || !(error instanceof ApiError)) throw error
    return contextAt(app, asked, 'as of now')
  }
}

async function contextAt(app: App, asked: Asked, currency: Currency): Promise<Ctx> {
  const { host = '', authorization } = asked.request.headers
  const realm = await realmAt(app, host, currency)
  if (!realm) throw apiError('NONEXISTENT_SUBDOMAIN', 'There is no organisation at this address')
  const session = sessionOf(asked.request, app.config)
  const spectator =
    authorization === undefined && session === undefined && asked.operation?.spectators
      ? spectatorOf(app.config, realm, sourceOf(app.config, asked.request))
      : undefined
  if (spectator) {
    requireActiveRealm(realm)
    return new CallOfUser(app, realm, asked, spectator, { userId: spectator.id, keyId: 0, role: spectator.role, isCurrent: () => true })
  }
  const apiKey = authorization === undefined && asked.operation?.keyInQuery ? keyOf(asked.request) : undefined
  if (authorization === undefined && apiKey === undefined && session === undefined && sessionIn(asked.request, app.config) !== undefined)
    throw apiError('UNAUTHORIZED', "Not logged in: a session counts only in requests of this server's own pages")
  const given = apiKey !== undefined ? { apiKey } : session !== undefined ? { session } : authorization
  const { user, keyId, isCurrent } = await authenticate(app, realm, given)
  if (!asked.operation?.writeOnlyBots) requireMoreThanWriteOnly(user)
  app.keyUses.note(keyId)
  return new CallOfUser(app, realm, asked, user, { userId: user.id, keyId, role: user.role, isCurrent })
}

/** The API key in the query of a request, if it has one. */
function keyOf({ url = '' }: IncomingMessage): string | undefined {
  const at = url.indexOf('?')
  return at < 0 ? undefined : (new URLSearchParams(url.slice(at)).get(KEY_PARAMETER) ?? undefined)
}

/** The key under which the address of a request counts. */
export function sourceOf({ trustProxy }: Pick<Config, 'trustProxy'>, request: IncomingMessage): string {
  return addressKey(clientAddress(request, trustProxy))
}

/**
 * Counts a request for its user, or the owner of the bot, or, without valid credentials, for its address. Holds a read of events that is above its limit, so that it
 * gets its events together. Throws RATE_LIMIT_HIT.
 */
export async function count(
  app: App,
  // A request that matches no operation of the contract has no `operation`.
  {
    request,
    operation,
    headers,
    hangUp,
  }: Pick<Exchange, 'request' | 'headers'> &
    Partial<Pick<Exchange, 'hangUp'>> & { operation: Pick<Operation, 'authenticated' | 'rateLimit'> | undefined },
  context: Ctx | undefined,
): Promise<void> {
  const { config, rateLimits } = app
  const caller = context && !isSpectator(context.viewer) ? context.viewer : undefined
  if (!config.rateLimits || (operation?.rateLimit === 'none' && (caller || !operation.authenticated))) return
  if (caller && operation?.rateLimit === 'events') {
    const { headers: ofLimits, refused, wait } = rateLimits.pace(String(principalOf(caller)))
    Object.assign(headers, ofLimits)
    if (refused) throw refused
    if (wait > 0) await waitFor(wait, hangUp)
    return
  }
  if (!caller) return countAddress(app, 'anonymous', { request, headers })
  const { headers: ofLimits, refused } = await rateLimits.count('user', String(principalOf(caller)))
  Object.assign(headers, ofLimits)
  if (refused) throw refused
}

/** Counts a request for its address. Throws RATE_LIMIT_HIT. */
export async function countAddress(
  { config, rateLimits }: App,
  kind: 'anonymous' | 'images',
  { request, headers }: Pick<Exchange, 'request' | 'headers'>,
): Promise<void> {
  const { headers: ofLimits, refused } = await rateLimits.count(kind, sourceOf(config, request))
  Object.assign(headers, ofLimits)
  if (refused) throw refused
}

/** Resolves after so many milliseconds, or when the client hangs up. */
function waitFor(milliseconds: number, hangUp: HangUp | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      if (hangUp) hangUp.listener = undefined
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    if (hangUp) hangUp.listener = done
  })
}
