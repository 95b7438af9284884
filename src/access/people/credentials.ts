// Authentication: API keys, browser sessions and passwords.

import { hash as digest, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import type { Memorable } from '../../caches.ts'
import type { Config } from '../../config.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { ApiError, apiError, badRequest } from '../../errors.ts'
import { codePoints, PASSWORD_LENGTH } from '../../limits.ts'
import { ApiKey } from '../../models/api-key.ts'
import { Identity } from '../../models/identity.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { directoryOf, type SignInMethods, vouchersOf } from '../../providers.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { unixTime } from '../../values/dates.ts'
import { dummyId, emailKey } from '../../values/email-addresses.ts'
import { guessesOf } from '../../values/passwords.ts'
import { RememberedByText } from '../../values/recent.ts'
import { Semaphore } from '../../values/semaphore.ts'
import { readTogether } from '../../values/together.ts'
import { realmHost } from '../organisation/realms.ts'

type Methods = SignInMethods & Pick<Config, 'passwordAuth'>

/**
 * Whether people of an organisation log in by passwords that this server keeps: if the server and the organisation let them, and where there
 * is no other way, in spite of the organisation.
 */
export function acceptsPasswords({ config }: { config: Methods }, realm: Realm): boolean {
  return config.passwordAuth && (realmSetting(realm, 'email_auth_enabled') === true || vouchersOf(config, realm).length === 0)
}

/** Who an account is at the directory of its organisation. The password of such an account is the directory's, and none of its own counts. */
export async function atDirectory(config: SignInMethods, realm: Realm, userId: number, tx?: Tx): Promise<Identity | undefined> {
  const directory = directoryOf(config, realm)
  return (directory && (await Identity.findOf(userId, directory.issuer, tx))) ?? undefined
}

const KEY_BYTES = 24

/** Creates an API key: 32 characters, letters, digits, `-` and `_`. */
export function newApiKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** The hash of an API key. Only this hash is stored. */
export function hashApiKey(key: string): string {
  return digest('sha256', key, 'hex')
}

const SESSION_BYTES = 32

/** Creates the text of a session, which its cookie carries: 43 characters, letters, digits, `-` and `_`. */
export function newSession(): string {
  return randomBytes(SESSION_BYTES).toString('base64url')
}

/** The hash of a session. It is that of no API key, so neither is accepted as the other. */
export function hashSession(session: string): string {
  return digest('sha256', `session ${session}`, 'hex')
}

interface Holder {
  user: User
  keyId: number
  /** Of a session: when it began, and when this process last knew of a use (UNIX seconds). */
  session: { begun: number; used: number } | undefined
}

/** How long sessions last (SESSION_DAYS, SESSION_IDLE_DAYS). */
type SessionLife = Config['sessions']

/** Sessions that began or were last used at these times or earlier have ended (UNIX seconds). */
export function sessionsSince({ life, idle }: SessionLife, now: number): { begun: number; used: number } {
  return { begun: now - life, used: now - idle }
}

/** Whether the session of a holder has ended by the clock. */
function isOver({ session }: Holder, life: SessionLife, now: number): boolean {
  const since = sessionsSince(life, now)
  return session !== undefined && (session.begun <= since.begun || session.used <= since.used)
}

/** What a request gives to show who sends it: an Authorization header, an API key alone, or a session. */
export type Given = string | undefined | { apiKey: string } | { session: string }

/** The holders of API keys, by `REALM HASH`: only the log of the holder's own organisation tells what becomes of a key. */
const HOLDERS: Memorable<Holder> = { about: ['accounts'], limit: 10_000 }

/**
 * The user whose credentials these are, the ID of the key, and whether both are still as they were when read, as far as this process knows.
 * Throws UNAUTHORIZED, also for a session that has ended, INVALID_API_KEY, USER_DEACTIVATED, REALM_DEACTIVATED.
 */
export async function authenticate(
  { caches, config }: Pick<App, 'caches' | 'config'>,
  realm: Realm,
  given: Given,
): Promise<Omit<Holder, 'session'> & { isCurrent(): boolean }> {
  const isSession = typeof given === 'object' && 'session' in given
  const credentials = credentialsIn(given)
  if (!credentials) throw notLoggedIn()
  const holders = caches.of(HOLDERS)
  const key = `${realm.id} ${credentials.keyHash}`
  const found = holders.find(key) ?? (await holders.get(realm.id, key, () => readHolder(credentials.keyHash)))
  const isOfHolder = (user: User): boolean => !('name' in credentials) || isNameOf(user, credentials.name, () => realmHost(config, realm))
  if (!found || found.user.realm_id !== realm.id || !isOfHolder(found.user))
    throw isSession ? sessionEnded() : apiError('INVALID_API_KEY', 'Invalid API key')
  if (found.session) await useSession(found, credentials.keyHash, config.sessions)
  const { user, keyId } = found
  requireMayLogIn(realm, user, 'key')
  // Only valid credentials are kept.
  if ('text' in credentials && !read.find(credentials.text)) read.keep(credentials.text, credentials)
  return { user, keyId, isCurrent: () => holders.find(key) !== undefined }
}

function credentialsIn(given: Given): { keyHash: string } | Credentials | undefined {
  if (typeof given !== 'object') return basicCredentials(given)
  return { keyHash: 'session' in given ? hashSession(given.session) : hashApiKey(given.apiKey) }
}

/** Notes that a session is used. Throws UNAUTHORIZED if it has ended by the clock. */
async function useSession(holder: Holder, keyHash: string, life: SessionLife): Promise<void> {
  const now = unixTime()
  // Another process may have seen it since this one read it.
  if (isOver(holder, life, now)) holder.session = (await readHolder(keyHash))?.session
  if (!holder.session || isOver(holder, life, now)) throw sessionEnded()
  holder.session.used = now
}

/** The error for a session that has ended, or that there has never been. */
export function sessionEnded(): ApiError {
  return apiError('UNAUTHORIZED', 'Not logged in: the session has ended')
}

/** The error for a request without credentials where they are needed. */
export function notLoggedIn(): Error {
  return apiError('UNAUTHORIZED', 'Not logged in: API authentication by email and API key is required')
}

/** Throws REALM_DEACTIVATED. */
export function requireActiveRealm(realm: Realm): void {
  if (!realm.is_active) throw apiError('REALM_DEACTIVATED', 'This organisation has been deactivated')
}

/**
 * How somebody gets in: by logging in as the person of an account, by a key that the operator or the manager of a bot creates, or by a key
 * that they have.
 */
export type Door = 'login' | 'operator' | 'key'

/** What an account that is never let in through a door gets, by door. */
const NOT_LET_IN: Record<Door, () => Error> = {
  login: authenticationFailed,
  operator: () => badRequest('The bots of the server have no API keys'),
  key: () => apiError('INVALID_API_KEY', 'Invalid API key'),
}

/**
 * Decides who gets an API key and who may use one: the active accounts of an active organisation, except that nobody logs in as a bot, and
 * that system bots have no keys at all. Must be called only after the credentials have been verified. Throws USER_DEACTIVATED,
 * REALM_DEACTIVATED and, for an account that is never let in, AUTHENTICATION_FAILED, BAD_REQUEST or INVALID_API_KEY.
 */
export function requireMayLogIn(realm: Realm, user: User, door: Door): void {
  if (user.is_system_bot || (door === 'login' && user.bot_type !== null)) throw NOT_LET_IN[door]()
  requireActiveAccount(realm, user)
}

/** Throws USER_DEACTIVATED or REALM_DEACTIVATED. */
export function requireActiveAccount(realm: Realm, user: User): void {
  requireActiveRealm(realm)
  if (!user.is_active) throw apiError('USER_DEACTIVATED', 'Account is deactivated')
}

const readHolder = readTogether(async (keyHashes: string[]): Promise<Map<string, Holder>> => {
  const keys = new Map((await ApiKey.findByHashes(keyHashes)).map((key) => [key.key_hash, key]))
  const users = await User.byIds([...keys.values()].map(({ user_id }) => user_id))
  return new Map(
    keyHashes.flatMap((keyHash) => {
      const key = keys.get(keyHash)
      // The index has found the row. This compares again, in constant time.
      if (!key || !timingSafeEqual(Buffer.from(key.key_hash), Buffer.from(keyHash))) return []
      const user = users.get(key.user_id)
      // A deactivated account has no key left. The holders of its keys are told that it is deactivated.
      const isValid = user && (key.revoked_at === null || !user.is_active)
      const session = key.is_session ? { begun: key.date_created, used: key.last_used_at ?? key.date_created } : undefined
      return isValid ? [[keyHash, { user, keyId: key.id, session }] as const] : []
    }),
  )
})

interface Credentials {
  /** The header that contains them. */
  text: string
  /** The user name, in the form used to compare addresses. */
  name: string
  keyHash: string
}

/**
 * Keeps parsed Authorization headers, because a client sends the same one with each request. Whether they are valid is checked each time.
 */
const read = new RememberedByText<Credentials>(10_000)

function basicCredentials(authorization = ''): Credentials | undefined {
  const sooner = read.find(authorization)
  if (sooner) return sooner
  const encoded = /^Basic +([A-Za-z0-9+/]+=*) *$/i.exec(authorization)?.[1]
  if (!encoded) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const at = text.indexOf(':')
  return at < 1 ? undefined : { text: authorization, name: emailKey(text.slice(0, at)), keyHash: hashApiKey(text.slice(at + 1)) }
}

/** Whether the name is the account's address, or its dummy address at the organisation's host. */
function isNameOf(user: User, name: string, host: () => string): boolean {
  return name === user.email_key || dummyId(name, host()) === user.id
}

// The argon2id parameters that OWASP recommends. Algorithm 2 is argon2id.
const ARGON2 = { algorithm: 2 as Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The hash to compare with if there is no account or no password, so that the answer takes the same time. */
const nobody = hash('nobody has this password', ARGON2)

/**
 * How many passwords are hashed simultaneously. A hash takes 19 MiB and one of the four threads that also read files. The limit keeps
 * password guessing from using them all. At worst, the last in line waits a few seconds.
 */
const hashing = new Semaphore({ atOnce: 2, waiting: 100, refusal: 'Too many passwords are being checked' })
/** Passwords of all accounts wait in one line. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => hashing.run(0, work)

/**
 * The argon2id hash of a password, in PHC format. For passwords that people choose, use `hashNewPassword`. Throws SERVER_BUSY if too many
 * passwords are waiting.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2))
}

/**
 * The argon2id hash of a new password of a person, the only way in which one is chosen. `parameter` is for error messages. Throws BAD_REQUEST
 * if the password is too short, too long or easy to guess for somebody who knows the person and the organisation, and SERVER_BUSY if too many
 * passwords are waiting.
 */
export async function hashNewPassword(
  { app: { config }, realm }: { app: Pick<App, 'config'>; realm: Realm },
  { parameter = 'password', password, fullName, email }: { parameter?: string; password: string; fullName: string; email: string },
): Promise<string> {
  const { minLength: min, minGuesses } = config.newPasswords
  const { max } = PASSWORD_LENGTH
  const length = codePoints(password)
  if (length < min || length > max) throw badRequest(`'${parameter}' must have ${min} to ${max} characters`, 'fault.length', { min, max })
  const guesses = await guessesOf(password, [fullName, email, realm.name, realm.subdomain])
  if (guesses < minGuesses) throw badRequest(`'${parameter}' is too easy to guess`, 'fault.easy')
  return hashPassword(password)
}

/** Whether a password can be somebody's. It may be shorter than new ones, because the bound can rise. Checked before hashing. */
function canBePassword(password: string): boolean {
  return codePoints(password) <= PASSWORD_LENGTH.max
}

/** The error for an unknown account and for a wrong password. Both get the same. */
export function authenticationFailed(): Error {
  return apiError('AUTHENTICATION_FAILED', 'Your username or password is incorrect')
}

/**
 * The user with this address and password. `count` counts the attempt when its turn comes.
 * Throws AUTHENTICATION_FAILED (the same for an unknown address and a wrong password), SERVER_BUSY if too many passwords are waiting, and
 * what `count` throws.
 */
export function authenticateByPassword(
  realm: Realm,
  email: string,
  password: string,
  count?: () => Promise<{ right(): Promise<void> }>,
): Promise<User> {
  return inTurn(async () => {
    const attempt = await count?.()
    const user = canBePassword(password) ? await User.findByEmail(realm.id, email) : null
    const known = user?.password_hash ?? (await nobody)
    const right = await verify(known, canBePassword(password) ? password : '')
    if (!user?.password_hash || !right) throw authenticationFailed()
    await attempt?.right()
    return user
  })
}

/** BAD_REQUEST if the password in this parameter is wrong, or was wrong too often. Any other error is returned unchanged. */
export function refusedPassword(parameter: string, error: unknown): unknown {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'AUTHENTICATION_FAILED') return badRequest(`'${parameter}' is wrong`)
  return code === 'RATE_LIMIT_HIT' ? badRequest(`'${parameter}' was wrong too often: try again later`) : error
}

/** The addresses of the people of the demo organisation. */
export const DEMO_ADDRESSES = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest'].map((name) => `${name}@example.com`)

/** The people of the demo organisation who can still log in, if the server runs in demo mode and this is that organisation. */
export async function findDemoAccounts({ config }: Pick<App, 'config'>, realm: Realm): Promise<User[]> {
  const found = config.production ? [] : await User.findByEmails(realm.id, DEMO_ADDRESSES)
  return found.filter(({ is_active }) => is_active).sort((a, b) => a.role - b.role || a.id - b.id)
}

/** The account with this address, without a password check. For demonstrations only. Throws AUTHENTICATION_FAILED. (devFetchApiKey) */
export async function accessDemoAccount(realm: Realm, email: string): Promise<User> {
  const user = await User.findByEmail(realm.id, email)
  if (!user) throw authenticationFailed()
  return user
}
