// Logging in by password, to get an API key or a session.

import { acceptsPasswords, authenticateByPassword, requireMayLogIn } from '../../access/people/credentials.ts'
import { type App, type Origin, visitorContext } from '../../context.ts'
import { apiError } from '../../errors.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { noteFailedLogin } from './failed-logins.ts'
import { noteLogin } from './first-login.ts'

/** Where and when somebody logs in. */
export type LoggingIn = Origin & { app: App; now: number }

/**
 * The person with this address and password. Attempts are counted, and wrong ones noted. Throws PASSWORD_AUTH_DISABLED, AUTHENTICATION_FAILED,
 * USER_DEACTIVATED, REALM_DEACTIVATED, RATE_LIMIT_HIT and SERVER_BUSY.
 */
export async function personByPassword(login: LoggingIn, realm: Realm, username: string, password: string): Promise<User> {
  const { app, address } = login
  if (!app.config.passwordAuth) throw apiError('PASSWORD_AUTH_DISABLED', 'Password authentication is disabled on this server')
  if (!acceptsPasswords(app, realm)) throw apiError('PASSWORD_AUTH_DISABLED', 'Password authentication is disabled in this organisation')
  const count = () => app.rateLimits.tryPassword(realm.id, username, address)
  const user = await authenticateByPassword(realm, username, password, count).catch((error: unknown) => {
    noteFailedLogin(login, realm, username, error)
    throw error
  })
  await beginLogin(login, realm, user)
  return user
}

/** Lets a person in who has been authenticated, and notes the first time. Throws AUTHENTICATION_FAILED, USER_DEACTIVATED, REALM_DEACTIVATED. */
export async function beginLogin(login: LoggingIn, realm: Realm, user: User): Promise<void> {
  requireMayLogIn(realm, user, 'login')
  if (user.awaits_first_login) await noteLogin(visitorContext(login.app, realm, login, { now: login.now }), user)
}
