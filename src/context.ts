// What is passed through the program: the parts of the application, and the context of one call.

import type { Logger } from 'pino'
import type { FailedLogins } from './actions/people/failed-logins.ts'
import type { KeyUses } from './actions/people/key-uses.ts'
import type { Caches } from './caches.ts'
import type { Config } from './config.ts'
import type { Db } from './db/index.ts'
import type { Notifier } from './events/interfaces.ts'
import type { Broker } from './events/log/broker.ts'
import type { PresenceBook } from './events/presence/presence.ts'
import type { KnownQueues } from './events/queues/known-queues.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Realm } from './models/realm.ts'
import type { User } from './models/user.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Send } from './outbound/http.ts'
import type { Directories } from './outbound/ldap.ts'
import type { Mailer } from './outbound/mail.ts'
import type { SignIn } from './outbound/openid.ts'
import type { PushRelay } from './outbound/push.ts'
import type { Storage } from './storage/index.ts'
import { unixTime } from './values/dates.ts'
import type { Semaphores } from './values/semaphore.ts'

/** The parts of the application, which open-app.ts opens. */
export interface App {
  config: Config
  db: Db
  caches: Caches
  semaphores: Semaphores
  broker: Broker
  notifier: Notifier
  queues: KnownQueues
  rateLimits: RateLimits
  presence: PresenceBook
  keyUses: KeyUses
  failedLogins: FailedLogins
  storage: Storage
  mailer: Mailer
  /** Undefined if the operator has configured none. */
  relay: PushRelay | undefined
  /** Sends requests to the URLs of outgoing webhooks. */
  hooks: Send
  /** Asks the providers of single sign-on. */
  signIn: SignIn
  /** Asks the directories. */
  directories: Directories
  log: Logger
  metrics: Metrics
}

/** The parts of the application that most actions need. */
export type ActionApp = Pick<App, 'db' | 'caches' | 'semaphores' | 'broker' | 'config' | 'metrics'>

/** Records that the client has hung up. Thousands of requests wait at the same time, so this is smaller than an AbortSignal. */
export interface HangUp {
  hasHappened: boolean
  /** Called when the client hangs up. There is at most one listener. */
  listener: (() => void) | undefined
}

/** Where a request comes from. */
export interface Origin {
  /** The network address of the client. */
  readonly address: string
  /** The name of the client's program from its User-Agent, at most 30 characters. */
  readonly client: string
}

/** The context of an operation that needs no credentials. */
export interface PublicCtx extends Origin {
  app: App
  /** Undefined at the root domain of a server whose organisations all have subdomains. */
  realm: Realm | undefined
  /** The whole User-Agent. Empty if there is none. */
  userAgent: string
  /** The URL at which the client reaches an organisation, by the organisation's own URL. */
  siteOf(own: string): string
  /** A header of the request, by its name in lower case. */
  header(name: string): string | undefined
  /** Whether the client requests only the headers of the answer. */
  isHead: boolean
  /** Collects the names of parameters that the operation does not know, or whose value it does not take. The answer lists them. */
  ignored: string[]
  hangUp: HangUp
  /** When the request came: UNIX seconds. */
  now: number
}

/** The authority that a request's credentials established. */
export interface Authority {
  userId: number
  keyId: number
  /** The account's role when the request was authenticated. The permission checks rely on it. */
  role: number
  /** Whether the credentials are still as they were when read, as far as this process knows the log. */
  isCurrent(): boolean
}

/**
 * Where, when and on whose behalf something is done. The context of a request with a caller is one. The origin of the request is for the audit
 * log, and undefined for work without a request.
 */
export interface ActionContext extends Partial<Origin> {
  readonly app: App
  readonly realm: Pick<Realm, 'id'>
  /** Undefined for work that nobody in particular causes. */
  readonly viewer: User | undefined
  /** What a change verifies before anything else. Undefined for work without a request. */
  readonly authority: Authority | undefined
  /** UNIX seconds. */
  readonly now: number
  /** Set for what the operator does with the admin command. */
  readonly isOperator?: true
}

/** The context of what a user does. */
export interface UserContext extends ActionContext {
  readonly viewer: User
}

/** The context of every other operation, which has a caller. */
export interface Ctx extends PublicCtx {
  realm: Realm
  viewer: User
  authority: Authority
}

/** The context of work without a request: a worker's or a command's. Nothing is verified. */
export function serverContext<R extends Pick<Realm, 'id'>>(
  app: App,
  realm: R,
  now?: number,
): ActionContext & { realm: R; viewer: undefined; authority: undefined }
/** The same, on behalf of a user. */
export function serverContext<R extends Pick<Realm, 'id'>>(
  app: App,
  realm: R,
  now: number | undefined,
  viewer: User,
): ActionContext & { realm: R; viewer: User; authority: undefined }
export function serverContext(app: App, realm: Pick<Realm, 'id'>, now = unixTime(), viewer?: User): ActionContext {
  return { app, realm, now, viewer, authority: undefined }
}

/**
 * The context of a request whose caller nothing verifies again: one without an API key, such as a request with a secret link, or the end of
 * an upload, whose caller was verified when it began. `viewer` is the account on whose behalf it is made.
 */
export function visitorContext<R extends Pick<Realm, 'id'>, V extends User | undefined = undefined>(
  app: App,
  realm: R,
  { address, client }: Origin,
  { now = unixTime(), viewer }: { now?: number; viewer?: V } = {},
): ActionContext & Origin & { realm: R; viewer: V; authority: undefined } {
  return { app, realm, now, viewer: viewer as V, authority: undefined, address, client }
}

/** The context of what the operator does with the admin command. */
export function operatorContext<R extends Pick<Realm, 'id'>>(
  app: App,
  realm: R,
  now?: number,
): ActionContext & { realm: R; viewer: undefined; authority: undefined }
/** The same, with the rights and in the name of a user. The audit log names the operator. */
export function operatorContext<R extends Pick<Realm, 'id'>>(
  app: App,
  realm: R,
  now: number | undefined,
  viewer: User,
): ActionContext & { realm: R; viewer: User; authority: undefined }
export function operatorContext(app: App, realm: Pick<Realm, 'id'>, now = unixTime(), viewer?: User): ActionContext {
  return { app, realm, now, viewer, authority: undefined, isOperator: true }
}
