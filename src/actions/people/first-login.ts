// Letting in a person who has been authenticated, and the first login to an account that somebody else created.

import { membershipFacts } from '../../access/groups/membership.ts'
import { requireMayLogIn } from '../../access/people/credentials.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import { type ActionContext, type App, type Origin, visitorContext } from '../../context.ts'
import { requireRow, updateRow } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { personUpdated } from '../../events/types/realm_user.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { presentMinute } from '../../present/user.ts'
import { membershipEvents } from '../groups/role-groups.ts'

/** Where and when somebody logs in. */
export type LoggingIn = Origin & { app: App; now: number }

/** Lets a person in who has been authenticated, and notes the first time. Throws AUTHENTICATION_FAILED, USER_DEACTIVATED, REALM_DEACTIVATED. */
export async function beginLogin(login: LoggingIn, realm: Realm, user: User): Promise<void> {
  requireMayLogIn(realm, user, 'login')
  if (user.awaits_first_login) await noteLogin(visitorContext(login.app, realm, login, { now: login.now }), user)
}

/** Records the first login as the joining date of an account that somebody else created. Announces it to users who may access the user. */
export async function noteLogin(ctx: ActionContext, { id, realm_id: realmId }: User): Promise<void> {
  const { now } = ctx
  await change(ctx, async ({ tx, announce }) => {
    await Realm.lock(realmId, tx)
    const user = await requireRow(User, id, tx)
    if (!user.awaits_first_login) return
    const joined = now
    const former = { ...user }
    await updateRow(User, user, { awaits_first_login: false, is_imported_stub: false, first_login_at: joined, date_joined: joined }, tx)
    const withoutAccess = (await usersWithoutAccess(realmId, [user], tx)).get(user.id) ?? []
    announce(personUpdated({ user_id: user.id, is_imported_stub: false }, withoutAccess))
    announce(personUpdated({ user_id: user.id, date_joined: presentMinute(joined) }, withoutAccess))
    announce(membershipEvents(user, former, await membershipFacts(realmId, [], tx)))
  })
}
