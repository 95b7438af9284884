// Logging in by password, to get an API key or a session, and showing that one knows it. The password is one that this server keeps, or one of
// the organisation's directory.

import {
  acceptsPasswords,
  accessDemoAccount,
  atDirectory,
  authenticateByPassword,
  authenticationFailed,
  refusedPassword,
} from '../../access/people/credentials.ts'
import type { App, UserContext } from '../../context.ts'
import { ApiError, apiError, badRequest } from '../../errors.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { type PersonAtProvider, ProviderError } from '../../outbound/openid.ts'
import { type Directory, directoryOf } from '../../providers.ts'
import type { TextKey } from '../../texts/texts.ts'
import type { Bounds } from '../../values/semaphore.ts'
import { noteFailedLogin } from './failed-logins.ts'
import { beginLogin, type LoggingIn } from './first-login.ts'
import { NOT_LET_IN, NotLetIn, personByIdentity } from './sign-in.ts'

/** A directory that answers slowly holds up the logins of its people alone. */
const ASKING: Bounds = { atOnce: 20, waiting: 200, refusal: 'Too many people are logging in' }
/** Seconds after which a client can try again when a directory does not answer. */
const RETRY_AFTER = 10

type PasswordTry = Awaited<ReturnType<App['rateLimits']['tryPassword']>>

/** What somebody gives to log in. */
interface GivenPassword {
  /** An email address or, at a directory, the name that it knows the person by. */
  username: string
  password: string
  /** The token of the invitation's link with which the person began, for an account that there is not yet. */
  link?: string | undefined
}

/**
 * The person with this name and password: of an account with a password that this server keeps, where they are accepted, else of the directory.
 * Attempts are counted, and wrong ones noted. Throws PASSWORD_AUTH_DISABLED, AUTHENTICATION_FAILED, USER_DEACTIVATED, REALM_DEACTIVATED,
 * RATE_LIMIT_HIT, SERVER_BUSY, and BAD_REQUEST where the organisation takes no more accounts.
 */
export async function personByPassword(login: LoggingIn, realm: Realm, given: GivenPassword): Promise<User> {
  const { app, address } = login
  const { password } = given
  const directory = directoryOf(app.config, realm)
  const isKept = acceptsPasswords(app, realm)
  const username = directory ? plainName(given.username) : given.username
  if (!isKept && !directory) {
    const where = app.config.passwordAuth ? 'in this organisation' : 'on this server'
    throw apiError('PASSWORD_AUTH_DISABLED', `Password authentication is disabled ${where}`)
  }
  const count = () => app.rateLimits.tryPassword(realm.id, username, address)
  const find = async (): Promise<User | PersonAtProvider> => {
    if (!directory) return authenticateByPassword(realm, username, password, count)
    const attempt = await count()
    const found =
      (isKept ? await ownerOf(login, realm, { username, password }) : undefined) ??
      (await askDirectory(login, { directory, realm, username, password }, attempt))
    if (!found) throw authenticationFailed()
    await attempt.right()
    return found
  }
  const found = await find().catch((error: unknown) => {
    noteFailedLogin(login, realm, username, error)
    throw error
  })
  if (directory && 'subject' in found) return personOf(login, realm, { directory, named: found, username, link: given.link })
  await beginLogin(login, realm, found as User)
  return found as User
}

/**
 * The person with this address, without a password, which only a server in demo mode allows. Throws BAD_REQUEST on any other,
 * AUTHENTICATION_FAILED, USER_DEACTIVATED and REALM_DEACTIVATED.
 */
export async function demoPerson(login: LoggingIn, realm: Realm, username: string): Promise<User> {
  if (login.app.config.production) throw badRequest('This server is not in demo mode')
  const user = await accessDemoAccount(realm, username)
  await beginLogin(login, realm, user)
  return user
}

/**
 * The account with a password that this server keeps, unless it is one of the directory's. Wrong ones are counted apart, because attempts that the
 * directory cannot answer do not count, and nobody learns who has such a password here.
 */
async function ownerOf({ app, address = '' }: LoggingIn, realm: Realm, { username, password }: GivenPassword): Promise<User | undefined> {
  if (!(await app.rateLimits.tryKept(realm.id, username, address))) return undefined
  const user = await authenticateByPassword(realm, username, password).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'AUTHENTICATION_FAILED') return undefined
    throw error
  })
  return user && !(await atDirectory(app.config, realm, user.id)) ? user : undefined
}

/** The account of a person that the directory knows. A person who has none and gets none learns why, having shown the password. */
async function personOf(
  login: LoggingIn,
  realm: Realm,
  { directory, named, username, link }: { directory: Directory; named: PersonAtProvider; username: string; link?: string | undefined },
): Promise<User> {
  try {
    return await personByIdentity(login, realm, { provider: directory, named, link, username })
  } catch (error) {
    if (!(error instanceof NotLetIn)) throw error
    login.app.log.info(
      { realmId: realm.id, directory: directory.name, reason: error.reason },
      'somebody known to a directory is not let in',
    )
    const { english, key } = NOT_LET_IN[error.reason]
    throw failure('AUTHENTICATION_FAILED', english, key, directory)
  }
}

/** A name in the form in which directories compare it, or nearly, so that attempts with other forms of it count for the same. */
function plainName(username: string): string {
  return username.normalize('NFKC').trim().replace(/\s+/g, ' ')
}

/**
 * Asks a directory, and counts the attempt for the entry that has the name. The attempt that its caller has counted comes not to count if the
 * directory is not even sent the password, because it is down; after that it does, because some directories are slow to refuse. Throws SERVER_BUSY
 * if it does not answer, AUTHENTICATION_FAILED if it answers what cannot be believed, and RATE_LIMIT_HIT.
 */
async function askDirectory(
  { app, address = '' }: { app: App; address?: string | undefined },
  { directory, realm, ...given }: { directory: Directory; realm: Realm; username: string; password: string },
  attempt: PasswordTry,
): Promise<PersonAtProvider | undefined> {
  let isSent = false
  const ask = async () => {
    let ofEntry: PasswordTry | undefined
    const count = async (dn: string): Promise<void> => {
      isSent = true
      ofEntry = await app.rateLimits.tryPassword(realm.id, `${directory.issuer} ${dn}`, address)
    }
    try {
      const found = await app.directories.identify(directory, given, count)
      if (found) await ofEntry?.right()
      return found
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      const { fault, message: why } = error
      app.log.warn({ directory: directory.name, fault, why }, 'a directory did not say who somebody is')
      const { displayName } = directory
      throw fault === 'unreachable'
        ? failure('SERVER_BUSY', `${displayName} does not answer`, 'page.signInUnreachable', directory)
        : failure('AUTHENTICATION_FAILED', `${displayName} gave an answer that is not accepted`, 'page.signInUntrusted', directory)
    }
  }
  try {
    return await app.semaphores.of(ASKING).run(app.config.directories.indexOf(directory), ask)
  } catch (error) {
    if (!isSent) await attempt.untried()
    throw error
  }
}

function failure(code: 'SERVER_BUSY' | 'AUTHENTICATION_FAILED', message: string, key: TextKey, { displayName }: Directory): ApiError {
  const fields = code === 'SERVER_BUSY' ? { 'retry-after': RETRY_AFTER } : {}
  return new ApiError(code, message, fields, { key, values: { provider: displayName } })
}

/**
 * Requires that a caller knows the password of their account: of the directory, if the account is one of its, else of this server. Attempts
 * are counted, and wrong ones noted. Throws BAD_REQUEST that names the parameter, and SERVER_BUSY.
 */
export async function requirePassword(ctx: UserContext & { realm: Realm }, parameter: string, password: string): Promise<void> {
  const { app, realm, viewer } = ctx
  const count = () => app.rateLimits.tryPassword(realm.id, viewer.delivery_email, ctx.address ?? '')
  const confirm = async (): Promise<void> => {
    const [directory, held] = [directoryOf(app.config, realm), await atDirectory(app.config, realm, viewer.id)]
    if (!directory || !held) return void (await authenticateByPassword(realm, viewer.delivery_email, password, count))
    const attempt = await count()
    const named = await askDirectory(ctx, { directory, realm, username: held.login ?? viewer.delivery_email, password }, attempt)
    // The name may be somebody else's by now.
    if (named?.subject !== held.subject) throw authenticationFailed()
    await attempt.right()
  }
  await confirm().catch((error: unknown) => {
    noteFailedLogin(ctx, realm, viewer.delivery_email, error)
    throw refusedPassword(parameter, error)
  })
}
