// Deactivating and reactivating accounts. Facts, plan, write.

import { membershipFacts } from '../../access/groups/membership.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { withoutAccessTo } from '../../access/people/users.ts'
import type { ActionContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { requireRow, selectOne, update } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { shownFacts } from '../../events/people.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserStatus } from '../../models/user-status.ts'
import { changesTo } from '../../values/audit.ts'
import { isAdministrator } from '../../values/roles.ts'
import { type ActivationFacts, type ChangingUser, planActivation } from './activation-plan.ts'
import { endRights, endsWith } from './endings.ts'

/**
 * Deactivates or reactivates an account and announces it. A deactivated account keeps its rows but cannot do anything, and what ends with it
 * (endings.ts) does not come back. A person's bots are deactivated with the person, but not reactivated. When a bot is reactivated and has
 * no active owner, the caller becomes its owner, and what the former one knows of it ends; only owners reactivate a bot that is an owner, so its role is not above the caller's. Without a
 * caller it is the operator of the server who does it. Does nothing if the account is already in the requested state. Throws BAD_REQUEST,
 * CANNOT_DEACTIVATE_LAST_USER. (deactivateUser, deactivateOwnUser, reactivateUser)
 */
export async function setUserActive(ctx: ActionContext, id: number, isActive: boolean): Promise<void> {
  const {
    app,
    realm: { id: realmId },
    viewer,
  } = ctx
  await change(ctx, async (c) => {
    const { tx, announce, record } = c
    // Locked before the organisation's row, as in `updateUser`.
    await User.lockOnly([id, ...(await User.botsUnder(id, tx)).map((bot) => bot.id)], tx)
    const realm = await Realm.lock(realmId, tx)
    const facts = await activationFacts({ id, isActive, actorId: viewer?.id, realm, host: realmHost(app.config, realm) }, tx)
    const { userIds, newOwnerId, events } = planActivation(isActive, facts)
    if (userIds.length === 0) return
    const owner = newOwnerId === undefined ? {} : { bot_owner_id: newOwnerId }
    await update(User, { is_active: isActive, ...owner }, { id: [...userIds] }, tx)
    for (const { user } of facts.accounts) {
      const changes = newOwnerId === undefined ? [] : changesTo(user, { bot_owner_id: newOwnerId })
      record({ action: isActive ? 'reactivated' : 'deactivated', subject: 'user', id: user.id, name: user.full_name, changes })
    }
    announce(events)
    await endRights(c, isActive ? 'reactivation' : 'deactivation', { userIds })
    if (newOwnerId !== undefined) await endRights(c, 'transfer', { userIds })
  })
}

async function activationFacts(
  { id, isActive, actorId, realm, host }: { id: number; isActive: boolean; actorId: number | undefined; realm: Realm; host: string },
  tx: Tx,
): Promise<ActivationFacts> {
  const user = await requireRow(User, id, tx)
  const follow = !isActive && endsWith('deactivation', 'bots')
  const bots = follow ? (await User.botsUnder(id, tx)).filter((bot) => bot.is_active) : []
  const ids = [id, ...bots.map((bot) => bot.id)]
  const withoutAccess = await withoutAccessTo(realm, ids, tx)
  const changing = (one: User): ChangingUser => ({
    user: one,
    before: withoutAccess(one),
    after: withoutAccess({ ...one, is_active: isActive }),
  })
  const accounts: ActivationFacts['accounts'] = [changing(user), ...bots.map(changing)]
  const owner = !isActive || user.bot_owner_id === null ? null : await selectOne(User, { where: { id: user.bot_owner_id } }, tx)
  return {
    actor: actorId === undefined ? undefined : await requireRow(User, actorId, tx),
    accounts,
    host,
    isOnlyOwner: await User.isOnlyOwner(user, tx),
    lacksOwner: user.bot_type !== null && !owner?.is_active,
    ownersBots: owner?.is_active && !isAdministrator(owner) ? await User.countOwn(owner.id, 'bots', tx) : 0,
    status: isActive ? await selectOne(UserStatus, { where: { user_id: id } }, tx) : null,
    membership: isActive ? await membershipFacts(realm.id, ids, tx) : undefined,
    shown: await shownFacts(realm.id, accounts, tx),
  }
}
