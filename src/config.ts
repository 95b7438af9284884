// Environment -> typed configuration. The only reader of process.env.

import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { addressOf } from './db/address.ts'
import {
  BODY_TIME,
  DATABASE_SILENCE,
  DEFAULT_RATE_LIMITS,
  DEVELOPMENT_RATE_LIMITS,
  HANG_TIME,
  HEADERS_TIME,
  MIN_UPLOAD_RATE,
  PASSWORD_GUESSES,
  PASSWORD_LENGTH,
  type RateLimitRules,
  RELOAD_TIME,
  SESSION_DAYS,
} from './limits.ts'
import { readSignIn, type SignInMethods } from './providers.ts'
import type { S3Options } from './storage/s3.ts'
import { parseEmail } from './values/email-addresses.ts'

export interface Config {
  production: boolean
  port: number
  host: string
  /** Holds the SQLite file, uploads and demo.json. */
  dataDir: string
  /** `mysql://...` or `sqlite:/path`. */
  databaseUrl: string
  /** As DATABASE_SILENCE. */
  databaseSilence: number
  redisUrl: string | undefined
  roles: { web: boolean; worker: boolean }
  /** How many web processes share the port. */
  processes: number
  /** Whether systemd started the program and listens for its state. A first process then outlives the others, so that they can be replaced. */
  hasServiceManager: boolean
  /** Milliseconds that a process has to become ready which replaces another. */
  reloadTime: number
  /** Milliseconds after which a process that does not answer the first one is killed and replaced. */
  hangTime: number
  /** Milliseconds within which systemd must hear from the first process. Undefined: systemd does not ask for it. */
  watchdogTime: number | undefined
  /** The URL of the root domain as users see it. Organisations are at this domain and at its subdomains. */
  externalUrl: URL
  /** The host name at whose root clients of Zulip get its names (compat/), with those of organisations below it. Undefined: none. */
  zulipHost: string | undefined
  /** `smtp://user:password@host:port` or `smtps://...`. Undefined: mails are written to a folder of dataDir. */
  smtpUrl: string | undefined
  /** In milliseconds: how long the SMTP server has to accept a connection and to greet, and how long it may then be silent. */
  smtpPatience: { greeting: number; silence: number }
  /** The sender of mails: an address, optionally preceded by a name. */
  mailFrom: string
  /** The URL of the push relay, including the server's credentials. Undefined: no push notifications are sent. */
  pushBouncerUrl: string | undefined
  /** In milliseconds: how long the relay has to answer, and how long the server pauses after repeated failures. */
  relayPatience: { timeout: number; pause: number }
  /** Names, addresses and CIDR ranges that requests to other servers may reach, in addition to public addresses. */
  outgoingAllow: string[]
  /** Whether users log in by email address and password. */
  passwordAuth: boolean
  providers: SignInMethods['providers']
  directories: SignInMethods['directories']
  /** In milliseconds: how long a provider or a directory has to answer, how long the server pauses after it did not, and how long a description counts. */
  providerPatience: { timeout: number; pause: number; refresh: number }
  /** What a new password must have at least: code points, and the estimated number of guesses that it withstands. */
  newPasswords: { minLength: number; minGuesses: number }
  /** In seconds: how long a browser session lasts, and how long unless it is used. */
  sessions: { life: number; idle: number }
  /** For each client, by its name in the User-Agent, the oldest version that works with this server. */
  minClientVersions: Record<string, string>
  /** The limit for one uploaded file, in bytes. */
  maxFileSize: number
  /** The limit for all files of one organisation, in bytes. Undefined: no limit. */
  uploadQuota: number | undefined
  /** The origins of pages that may call the server from a browser, such as `https://app.example.com`. The port can be `*`. */
  corsOrigins: string[]
  /** Where files are stored. Undefined: in a folder of dataDir. */
  s3: S3Options | undefined
  /** The limit for any other request body, in bytes. */
  maxFormSize: number
  /** Invitations per day, for each organisation and for all new organisations together. Set it if anybody can create organisations. */
  invitesPerDay: number | undefined
  /** Whether organisations can choose to show channels on the web to everybody. */
  webPublicChannels: boolean
  /** Whether /console is served. */
  console: boolean
  logLevel: string
  /** Where GET /metrics is served, without credentials. Undefined: it is not served. */
  metrics: { port: number; host: string } | undefined
  version: string
  mergeBase: string
  /** Undefined: nothing is limited. */
  rateLimits: RateLimitRules | undefined
  /** The number of reverse proxies in front of the server, each of which adds an address to X-Forwarded-For. */
  trustProxy: number
  /** What the audit log names as the client of what somebody does with the admin command: at most 30 characters. */
  operatorClient: string
  /** A waiting GET /events gets a heartbeat after a random time in this range, in milliseconds. */
  heartbeat: { min: number; max: number }
  /** How fast a request must arrive. */
  pace: Pace
}

export interface Pace {
  /** Milliseconds for the headers. */
  headers: number
  /** Milliseconds for the body of anything but an upload. */
  body: number
  /** Bytes of an upload that must arrive in each period of `body` milliseconds. */
  uploadBytes: number
}

/** Whether NODE_ENV says so, which is known even if the rest of the configuration is invalid. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production'
}

/** Throws an Error that names the first invalid variable, without repeating what may be a password. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = oneOf(env, 'NODE_ENV', ['development', 'test', 'production'], 'development') === 'production'
  const host = hostOf(env, 'HOST')
  const port = integer(env, 'PORT', 9991, 0, 65_535)
  const dataDir = resolve(env.DATA_DIR || 'var')
  const url = externalUrl(env.EXTERNAL_URL || ownUrl(host, port))
  const config: Config = {
    production,
    port,
    host,
    dataDir,
    databaseUrl: databaseUrl(env.DATABASE_URL || `sqlite:${dataDir}/database.sqlite`),
    databaseSilence: DATABASE_SILENCE,
    redisUrl: redisUrl(env.REDIS_URL || undefined),
    roles: roles(env.ROLES || 'web,worker'),
    processes: env.PROCESSES === 'auto' ? availableParallelism() : integer(env, 'PROCESSES', 1, 1, 64),
    hasServiceManager: Boolean(env.NOTIFY_SOCKET),
    reloadTime: integer(env, 'RELOAD_TIMEOUT', RELOAD_TIME, 1, 86_400) * 1_000,
    hangTime: integer(env, 'HANG_TIMEOUT', HANG_TIME, 1, 86_400) * 1_000,
    watchdogTime: watchdogTime(env),
    externalUrl: url,
    zulipHost: zulipHost(env.ZULIP_HOST || undefined, url),
    smtpUrl: smtpUrl(env.SMTP_URL || undefined),
    mailFrom: env.MAIL_FROM ? mailFrom(env.MAIL_FROM) : `noreply@${url.hostname}`,
    pushBouncerUrl: pushBouncerUrl(env.PUSH_BOUNCER_URL || undefined),
    relayPatience: { timeout: 10_000, pause: 30_000 },
    smtpPatience: { greeting: 10_000, silence: 30_000 },
    outgoingAllow: outgoingAllow(env.OUTGOING_ALLOW || ''),
    passwordAuth: flag(env, 'PASSWORD_AUTH', true),
    ...(env.SIGN_IN_FILE ? readSignIn(env.SIGN_IN_FILE) : { providers: [], directories: [] }),
    providerPatience: { timeout: 10_000, pause: 5_000, refresh: 3_600_000 },
    newPasswords: {
      minLength: integer(env, 'PASSWORD_MIN_LENGTH', PASSWORD_LENGTH.min, PASSWORD_LENGTH.min, PASSWORD_LENGTH.max),
      minGuesses: integer(env, 'PASSWORD_MIN_GUESSES', PASSWORD_GUESSES.min, PASSWORD_GUESSES.min, PASSWORD_GUESSES.max),
    },
    sessions: {
      life: integer(env, 'SESSION_DAYS', SESSION_DAYS.life, 1, SESSION_DAYS.life) * 86_400,
      idle: integer(env, 'SESSION_IDLE_DAYS', SESSION_DAYS.idle, 1, SESSION_DAYS.idle) * 86_400,
    },
    minClientVersions: clientVersions(env.MIN_CLIENT_VERSIONS ?? 'ZulipMobile=26.22.145,ZulipElectron=5.4.3'),
    maxFileSize: integer(env, 'MAX_FILE_UPLOAD_MIB', 100, 1, 10_240) * 1024 * 1024,
    uploadQuota: env.UPLOAD_QUOTA_MIB ? integer(env, 'UPLOAD_QUOTA_MIB', 0, 0, 1_000_000_000) * 1024 * 1024 : undefined,
    corsOrigins: corsOrigins(env.CORS_ORIGINS || (production ? 'none' : 'http://localhost:*,http://127.0.0.1:*')),
    s3: s3(env),
    maxFormSize: 1024 * 1024,
    invitesPerDay: env.INVITES_PER_DAY ? integer(env, 'INVITES_PER_DAY', 100, 0, 1_000_000) : undefined,
    webPublicChannels: flag(env, 'WEB_PUBLIC_CHANNELS'),
    metrics: env.METRICS_PORT ? { port: integer(env, 'METRICS_PORT', 0, 0, 65_535), host: hostOf(env, 'METRICS_HOST') } : undefined,
    console: flag(env, 'CONSOLE', !production),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, production ? 'info' : 'warn'),
    version: env.SERVICE_VERSION || readBuild().version,
    mergeBase: env.SERVICE_MERGE_BASE || readBuild().mergeBase,
    rateLimits: rateLimits(env.RATE_LIMITS || '', production ? DEFAULT_RATE_LIMITS : DEVELOPMENT_RATE_LIMITS),
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    operatorClient: operatorClient(env),
    heartbeat: { min: 45_000, max: 55_000 },
    pace: { headers: HEADERS_TIME * 1_000, body: BODY_TIME * 1_000, uploadBytes: BODY_TIME * MIN_UPLOAD_RATE },
  }
  if (config.s3 && config.maxFileSize > S3_MAX_OBJECT) throw new Error('MAX_FILE_UPLOAD_MIB must be at most 5120 with S3_BUCKET')
  if (config.roles.web && port !== 0 && config.metrics?.port === port)
    throw new Error(`METRICS_PORT and PORT are both ${port}: set METRICS_PORT to another port`)
  requireShared(config, env.PROCESSES)
  return config
}

/** As sd_watchdog_enabled(3): the variable is meant for the process that it names, or for any. */
function watchdogTime(env: NodeJS.ProcessEnv): number | undefined {
  const [microseconds, processId] = [Number(env.WATCHDOG_USEC), env.WATCHDOG_PID]
  return microseconds > 0 && (!processId || Number(processId) === process.pid) ? microseconds / 1_000 : undefined
}

/** Throws if the configuration requests several processes without what they need to share. */
function requireShared({ databaseUrl, redisUrl, roles, processes }: Config, asked: string | undefined): void {
  const several = [...(roles.web && roles.worker ? [] : ['ROLES']), ...(processes > 1 || asked === 'auto' ? ['PROCESSES'] : [])].join(
    ' and ',
  )
  if (several && databaseUrl.startsWith('sqlite:'))
    throw new Error(`${several}: several processes need a shared database. Set DATABASE_URL to a MySQL or MariaDB server`)
  if (several && !redisUrl) throw new Error(`${several}: several processes need REDIS_URL, to notify each other of changes`)
}

/** The version of the program, from the file that the build writes next to it (scripts/build.mjs). An unbuilt program has none. */
export function readBuild(): { version: string; mergeBase: string } {
  const file = new URL('build.json', import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { version: 'development', mergeBase: '' }
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw new Error(`${name} must be an integer from ${min} to ${max}, not '${text}'`)
  return value
}

/** What the system says about who runs a command. These are no settings. */
const RUN_BY = ['SUDO_USER', 'USER', 'LOGNAME']

function operatorClient(env: NodeJS.ProcessEnv): string {
  const name = RUN_BY.map((variable) => env[variable]).find(Boolean)
  return (name ? `manage by ${name}` : 'manage').slice(0, 30)
}

function oneOf(env: NodeJS.ProcessEnv, name: string, words: readonly string[], fallback: string): string {
  const text = env[name] || fallback
  if (!words.includes(text)) throw new Error(`${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not '${text}'`)
  return text
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function flag(env: NodeJS.ProcessEnv, name: string, fallback = false): boolean {
  return oneOf(env, name, ['on', 'off'], fallback ? 'on' : 'off') === 'on'
}

function hostOf(env: NodeJS.ProcessEnv, name: string): string {
  const text = env[name] || '127.0.0.1'
  if (!isIP(text) && !isName(text)) throw new Error(`${name} must be an IP address or a host name, not '${text}'`)
  return text
}

/** Whether a text is a host name. A text that ends in a number can only be an address. */
function isName(text: string): boolean {
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(text) && !/(^|\.)[0-9]+$/.test(text)
}

/** The URL at which browsers on the same machine reach a server that listens on this host. */
function ownUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  // In a URL, an IPv6 address is in brackets and has no zone after it.
  return `http://${isIP(name) === 6 ? `[${name.replace(/%.*/, '')}]` : name}:${port}`
}

/** Repeats the value in an error message, unless it may hold a password, which stands before an @. */
function not(text: string): string {
  return text.includes('@') ? '' : `, not '${text}'`
}

/** A URL with one of these schemes and a host, whose encoded parts can be decoded. Undefined for any other text. */
function urlOf(text: string, ...schemes: string[]): URL | undefined {
  if (!new RegExp(`^(${schemes.join('|')})://`, 'i').test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  try {
    decodeURIComponent(`${url.username} ${url.password} ${url.pathname}`)
  } catch {
    return undefined
  }
  // A # comes from a password that is not percent-encoded.
  return url.hostname !== '' && url.hash === '' ? url : undefined
}

/** The largest object that an S3 service accepts in one request, in bytes. */
const S3_MAX_OBJECT = 5120 * 1024 * 1024

function s3(env: NodeJS.ProcessEnv): S3Options | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = env
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  const url = urlOf(endpoint ?? '', 'http', 'https')
  if (endpoint && (!url || url.username || url.password || url.search))
    throw new Error(`S3_ENDPOINT must be a URL like https://s3.example.com, without credentials${not(endpoint)}`)
  const region = env.S3_REGION || 'us-east-1'
  if (!/^(?!-)[a-z0-9-]{1,63}(?<!-)$/i.test(region))
    throw new Error(`S3_REGION must be the name of a region like us-east-1, not '${region}'`)
  // Path-style URLs are for services that do not have a DNS name for each bucket.
  const pathStyle = oneOf(env, 'S3_PATH_STYLE', ['true', 'false'], endpoint ? 'true' : 'false') === 'true'
  if (!env.S3_BUCKET) return undefined
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return { bucket: env.S3_BUCKET, region, endpoint: endpoint || undefined, credentials, pathStyle }
}

function roles(text: string): Config['roles'] {
  const named = text.split(',').map((role) => role.trim())
  const unknown = named.find((role) => role !== 'web' && role !== 'worker')
  if (unknown !== undefined) throw new Error(`ROLES must be web, worker or both, separated by a comma, not '${text}'`)
  return { web: named.includes('web'), worker: named.includes('worker') }
}

/** Parses `off`, or changes to the defaults: `user=200/60+2000/3600,login=5/1800`, in requests per seconds. */
function rateLimits(text: string, defaults: RateLimitRules): RateLimitRules | undefined {
  if (text === 'off') return undefined
  const rules: RateLimitRules = { ...defaults }
  for (const part of text.split(',').filter((part) => part.trim() !== '')) {
    const [, name = '', windows = ''] = /^\s*(\w+)=([0-9/+]+)\s*$/.exec(part) ?? []
    const parsed = windows.split('+').map((window) => /^([1-9][0-9]{0,8})\/([1-9][0-9]{0,5})$/.exec(window))
    if (!Object.hasOwn(rules, name) || !parsed.every((window) => window !== null))
      throw new Error(
        `RATE_LIMITS must be off or like user=200/60+2000/3600,login=5/1800 (names: ${Object.keys(rules).join(', ')}), not '${text}'`,
      )
    const [first, ...others] = parsed.map(([, points, seconds]) => ({ points: Number(points), seconds: Number(seconds) }))
    if (!first) continue
    if (name !== 'events') rules[name as Exclude<keyof RateLimitRules, 'events'>] = [first, ...others]
    else if (others.length === 0) rules.events = first
    else throw new Error(`RATE_LIMITS: events takes one number of requests per seconds, as in events=200/60, not '${windows}'`)
  }
  return rules
}

function externalUrl(text: string): URL {
  const url = urlOf(text, 'http', 'https')
  if (!url || url.href !== `${url.origin}/`)
    throw new Error(`EXTERNAL_URL must be a URL like https://chat.example.com, without credentials, a path or a query${not(text)}`)
  return url
}

/** The host of the gateway, which must not be one of the interface itself: there, the same request would get two answers. */
function zulipHost(text: string | undefined, external: URL): string | undefined {
  const host = text?.toLowerCase()
  if (host === undefined) return undefined
  if (!isName(host)) throw new Error(`ZULIP_HOST must be a host name like zulip.example.com, without a scheme or a port${not(host)}`)
  if ([external.hostname, 'localhost'].some((own) => own === host || own.endsWith(`.${host}`)))
    throw new Error(`ZULIP_HOST must be another host than ${external.hostname}, and not one above it, not '${host}'`)
  return host
}

function databaseUrl(text: string): string {
  if (text.startsWith('sqlite:')) {
    // The threads of SQLite share a file but no memory.
    if (/^sqlite:(:|(.*\/)?$)/.test(text)) throw new Error(`DATABASE_URL must name a file, as in sqlite:/path/of/the/file, not '${text}'`)
    return text
  }
  if (!/^(mysql|mariadb):\/\//.test(text)) throw new Error('DATABASE_URL must begin with mysql:// or sqlite:')
  // The value may hold a password, so the error does not repeat it.
  const url = urlOf(text, 'mysql', 'mariadb')
  if (!url)
    throw new Error(
      'DATABASE_URL is not a valid URL: percent-encode special characters in the user name and the password, such as # as %23',
    )
  if (url.pathname.length < 2)
    throw new Error('DATABASE_URL must name a database after the host, as in mysql://user:password@host:port/name')
  try {
    addressOf(text)
  } catch (error) {
    throw new Error(`DATABASE_URL: ${(error as Error).message}`)
  }
  return text
}

function redisUrl(text: string | undefined): string | undefined {
  const url = urlOf(text ?? '', 'redis', 'rediss')
  // The value may hold a password, so the error does not repeat it.
  if (text !== undefined && !(url && /^\/?[0-9]*$/.test(url.pathname) && url.search === ''))
    throw new Error(
      'REDIS_URL must be a URL like redis://user:password@redis.example.com:6379 or rediss://..., optionally with the number of a database at the end, such as /1',
    )
  return text
}

function smtpUrl(text: string | undefined): string | undefined {
  const url = urlOf(text ?? '', 'smtp', 'smtps')
  // The value may hold a password, so the error does not repeat it.
  if (text !== undefined && !(url && url.pathname.length < 2))
    throw new Error('SMTP_URL must be a URL like smtp://user:password@mail.example.com:587 or smtps://...')
  return text
}

function pushBouncerUrl(text: string | undefined): string | undefined {
  const url = urlOf(text ?? '', 'http', 'https')
  // The value may hold a password, so the error does not repeat it.
  if (text !== undefined && url?.search !== '')
    throw new Error('PUSH_BOUNCER_URL must be a URL like https://user:password@push.example.com')
  return text
}

function outgoingAllow(text: string): string[] {
  const entries = listOf(text)
  const wrong = entries.find((entry) => !ipaddr.isValid(entry) && !ipaddr.isValidCIDR(entry) && !isName(entry))
  if (wrong !== undefined) throw new Error(`OUTGOING_ALLOW must be names, addresses and ranges like intranet,10.1.0.0/16${not(wrong)}`)
  return entries
}

function corsOrigins(text: string): string[] {
  if (text === 'none') return []
  const origins = listOf(text)
  const wrong = origins.find((origin) => {
    const url = origin.replace(/:\*$/, '')
    return !/^https?:[^*]+$/.test(url) || !URL.canParse(url) || new URL(url).origin !== url
  })
  if (wrong !== undefined) throw new Error(`CORS_ORIGINS must be none or like https://app.example.com,http://localhost:*${not(wrong)}`)
  return origins
}

function clientVersions(text: string): Record<string, string> {
  const pairs = listOf(text).map((entry) => /^([^\s/=]+)=([0-9]+(?:\.[0-9]+)*)$/.exec(entry)?.slice(1))
  if (!pairs.every((pair) => pair !== undefined))
    throw new Error(`MIN_CLIENT_VERSIONS must be like ZulipMobile=26.22.145,ZulipElectron=5.4.3, not '${text}'`)
  return Object.fromEntries(pairs)
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function mailFrom(text: string): string {
  const [, named, bare] = /^(?:[^\p{Cc}<>@]* <([^<>]+)>|([^<>]+))$/u.exec(text) ?? []
  if (parseEmail(named ?? bare ?? '') === undefined)
    throw new Error(`MAIL_FROM must be an address like chat@example.com or Name <chat@example.com>, not '${text}'`)
  return text
}

/** The variables that `readConfig` reads. */
export const VARIABLES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'ROLES',
  'PROCESSES',
  'EXTERNAL_URL',
  'ZULIP_HOST',
  'SMTP_URL',
  'MAIL_FROM',
  'PUSH_BOUNCER_URL',
  'OUTGOING_ALLOW',
  'PASSWORD_AUTH',
  'SIGN_IN_FILE',
  'PASSWORD_MIN_LENGTH',
  'PASSWORD_MIN_GUESSES',
  'SESSION_DAYS',
  'SESSION_IDLE_DAYS',
  'MIN_CLIENT_VERSIONS',
  'MAX_FILE_UPLOAD_MIB',
  'UPLOAD_QUOTA_MIB',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
  'CORS_ORIGINS',
  'INVITES_PER_DAY',
  'WEB_PUBLIC_CHANNELS',
  'CONSOLE',
  'RATE_LIMITS',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'METRICS_PORT',
  'METRICS_HOST',
  'NODE_ENV',
  'SERVICE_VERSION',
  'SERVICE_MERGE_BASE',
  'NOTIFY_SOCKET',
  'RELOAD_TIMEOUT',
  'HANG_TIMEOUT',
  'WATCHDOG_USEC',
  'WATCHDOG_PID',
]

/** The names that other programs give to what a variable of this server says. */
const KNOWN_ELSEWHERE: Record<string, readonly string[]> = {
  DATABASE_URL: [
    ...['DATABASE', 'DB'].flatMap((of) => ['HOST', 'USER', 'USERNAME', 'PASSWORD', 'PASS'].map((part) => `${of}_${part}`)),
    ...['MYSQL', 'MARIADB'].flatMap((of) => ['URL', 'URI', 'HOST', 'USER', 'PASSWORD', 'DATABASE'].map((part) => `${of}_${part}`)),
    ...['DB_URL', 'DB_URI', 'DATABASE_DSN', 'DB_DSN', 'SQLITE_PATH', 'SQLITE_FILE'],
  ],
  REDIS_URL: ['REDIS_HOST', 'REDIS_PASSWORD', 'REDIS_SERVER', 'REDIS_DSN'],
  SMTP_URL: [
    ...['SMTP', 'MAIL', 'EMAIL'].flatMap((of) => ['HOST', 'SERVER', 'USER', 'USERNAME', 'PASSWORD', 'PASS'].map((part) => `${of}_${part}`)),
    ...['MAIL_URL', 'EMAIL_URL', 'MAILER_DSN', 'EMAIL_HOST_USER', 'EMAIL_HOST_PASSWORD'],
  ],
  MAIL_FROM: ['SMTP_FROM', 'FROM_EMAIL', 'MAIL_SENDER', 'MAIL_FROM_ADDRESS', 'DEFAULT_FROM_EMAIL', 'NOREPLY_EMAIL_ADDRESS'],
  EXTERNAL_URL: ['EXTERNAL_HOST', 'PUBLIC_URL', 'ROOT_URL', 'SITE_URL', 'APP_URL', 'SERVER_URL'],
  S3_BUCKET: [
    'S3_BUCKET_NAME',
    'AWS_BUCKET',
    'AWS_S3_BUCKET',
    'AWS_S3_BUCKET_NAME',
    'AWS_STORAGE_BUCKET_NAME',
    'AWS_S3_UPLOAD_BUCKET_NAME',
  ],
  S3_REGION: ['AWS_S3_REGION', 'AWS_S3_REGION_NAME'],
  S3_ENDPOINT: ['S3_URL', 'S3_HOST', 'S3_ENDPOINT_URL', 'AWS_S3_ENDPOINT', 'AWS_S3_ENDPOINT_URL', 'AWS_S3_UPLOAD_BUCKET_URL'],
  S3_ACCESS_KEY_ID: ['S3_KEY', 'S3_KEY_ID', 'S3_ACCESS_KEY', 'AWS_S3_ACCESS_KEY_ID'],
  S3_SECRET_ACCESS_KEY: ['S3_SECRET', 'S3_SECRET_KEY', 'AWS_S3_SECRET_ACCESS_KEY'],
  S3_PATH_STYLE: ['S3_FORCE_PATH_STYLE', 'AWS_S3_FORCE_PATH_STYLE'],
  TRUST_PROXY: ['TRUSTED_PROXIES', 'BEHIND_PROXY', 'PROXY_COUNT'],
  CORS_ORIGINS: ['CORS_ALLOWED_ORIGINS', 'CORS_ORIGIN_WHITELIST', 'ALLOWED_ORIGINS'],
  MAX_FILE_UPLOAD_MIB: ['MAX_FILE_UPLOAD_SIZE', 'MAX_UPLOAD_SIZE', 'FILE_UPLOAD_MAX_SIZE'],
}

/**
 * Variables that are ignored, with those that may be meant: names that look like misspelt ones of this server, and names that other programs
 * have for what this server's variable says, if that is not set.
 */
export function misspelt(env: NodeJS.ProcessEnv = process.env): { name: string; meant: string }[] {
  return Object.keys(env).flatMap((name) => {
    if (VARIABLES.includes(name)) return []
    const meant = VARIABLES.find((known) => isNear(name, known)) ?? elsewhere(name, env)
    return meant === undefined ? [] : [{ name, meant }]
  })
}

function isNear(name: string, known: string): boolean {
  const [one, other] = [name, known].map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')) as [string, string]
  // Short names are near to too many others.
  return one === other || (other.length >= 5 && distance(one, other) <= (other.length >= 9 ? 2 : 1))
}

function elsewhere(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const [meant] = Object.entries(KNOWN_ELSEWHERE).find(([, names]) => names.includes(name)) ?? []
  return meant !== undefined && !env[meant] ? meant : undefined
}

/**
 * How many characters must be inserted, removed, replaced or exchanged with their neighbour to make one text of the other (optimal string
 * alignment). Above 2 it is not exact.
 */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const isExchanged = i > 0 && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j]
      next.push(
        Math.min(
          (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          isExchanged ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

/** What a configuration that can be used most probably was not meant to be. A line for the log each, without values. */
export function doubts(config: Config, env: NodeJS.ProcessEnv = process.env): { variable: string; doubt: string }[] {
  const { production, externalUrl } = config
  return [
    ...misspelt(env).map(({ name, meant }) => ({
      variable: name,
      doubt: `the variable ${name} is ignored: its name should perhaps be ${meant}`,
    })),
    ...(production && !env.EXTERNAL_URL
      ? [{ variable: 'EXTERNAL_URL', doubt: `EXTERNAL_URL is not set: the links in mails and on pages lead to ${externalUrl.origin}` }]
      : []),
    ...(production && !env.SMTP_URL
      ? [{ variable: 'SMTP_URL', doubt: 'SMTP_URL is not set: mails are written to files in DATA_DIR/mail, and nobody gets them' }]
      : []),
  ]
}
