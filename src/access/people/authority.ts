// The authority on which a request changes something. It is verified again in the transaction of the change: since the request was
// authenticated, the account may have been deactivated or demoted, or its key revoked.

import type { App, Authority } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { ApiKey } from '../../models/api-key.ts'

/** The account's current role. Throws USER_DEACTIVATED if the account is deactivated, INVALID_API_KEY if its key is revoked or gone. */
export async function verifyCredentials({ userId, keyId }: Authority, tx?: Tx): Promise<number> {
  const standing = await ApiKey.standing(keyId, userId, tx)
  if (!standing || standing.isRevoked) throw apiError('INVALID_API_KEY', 'Invalid API key')
  if (!standing.isActive) throw apiError('USER_DEACTIVATED', 'Account is deactivated')
  return standing.role
}

/**
 * Throws what `verifyCredentials` throws, and BAD_REQUEST if the account has been demoted. In a transaction, the authority cannot be
 * taken away until it ends.
 */
async function verify(authority: Authority, tx?: Tx): Promise<void> {
  if ((await verifyCredentials(authority, tx)) > authority.role)
    throw badRequest('Your role has changed since this request was sent: nothing was changed')
}

/**
 * The application as handlers get it: every transaction, published event and report of presence verifies the authority of the request
 * first. Handlers get no other, so that none can omit the check.
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
