// On whose authority a request changes something. It is verified when the change happens, in its transaction: between the request
// and the change the account may have been deactivated or demoted, and its key revoked.

import type { App, Authority } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { ApiKey } from '../../models/api-key.ts'

/** The role that the account has now. Throws USER_DEACTIVATED and INVALID_API_KEY when it or its key is worth nothing any more. */
export async function verifyCredentials({ userId, keyId }: Authority, tx?: Tx): Promise<number> {
  const standing = await ApiKey.standing(keyId, userId, tx)
  if (!standing || standing.isRevoked) throw apiError('INVALID_API_KEY', 'Invalid API key')
  if (!standing.isActive) throw apiError('USER_DEACTIVATED', 'Account is deactivated')
  return standing.role
}

/**
 * Throws what `verifyCredentials` does, and BAD_REQUEST when the account has a lesser role now. In a transaction nobody can take the
 * authority away until it ends.
 */
async function verify(authority: Authority, tx?: Tx): Promise<void> {
  if ((await verifyCredentials(authority, tx)) > authority.role)
    throw badRequest('Your role has changed since this request was sent: nothing was changed')
}

/**
 * The application in the hands of whoever sent a request: every way to change something or to tell others something verifies the
 * authority first. Handlers are given no other, so that none can forget it.
 */
export function onAuthority(app: App, authority: Authority): App {
  const { db, broker, presence } = app
  return {
    ...app,
    db: {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          await verify(authority, tx)
          return work(tx)
        }),
    },
    broker: {
      ...broker,
      publish: async (event) => {
        await verify(authority)
        await broker.publish(event)
      },
    },
    presence: {
      ...presence,
      report: async (report) => {
        await verify(authority)
        return presence.report(report)
      },
    },
  }
}
