// Who asks for a page: somebody whose browser has a session.

import type { Request } from 'express'
import { authenticate } from '../../access/people/credentials.ts'
import type { App, UserContext } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import type { Realm } from '../../models/realm.ts'
import { unixTime } from '../../values/dates.ts'
import { originOf } from '../origin.ts'
import { sessionOf } from '../session.ts'

/** Somebody with a session, as the context of what they do. */
export type KnownCaller = UserContext & { realm: Realm }

/** Whose session a request has. Undefined without a session that is valid in the organisation. */
export async function callerOf(app: App, realm: Realm, request: Request): Promise<KnownCaller | undefined> {
  const session = sessionOf(request, app.config)
  if (session === undefined) return undefined
  try {
    const { user: viewer, keyId, isCurrent } = await authenticate(app, realm, { session })
    app.keyUses.note(keyId)
    const authority = { userId: viewer.id, keyId, role: viewer.role, isCurrent }
    return { app, realm, viewer, authority, now: unixTime(), ...originOf(request, app.config.trustProxy) }
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
