// An administrator's changes to an account: name, role, profile and address. Facts, plan, write.

import { realmHost } from '../../access/organisation/realms.ts'
import type { UserContext } from '../../context.ts'
import { isDuplicate } from '../../db/index.ts'
import { change } from '../../events/change.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { type AuditRecord, changesTo } from '../../values/audit.ts'
import { normaliseEmail } from '../../values/email-addresses.ts'
import { normaliseFullName } from '../../values/names.ts'
import { writeValues } from '../organisation/profile-fields.ts'
import { endRights } from './endings.ts'
import { type UserChanges, type UserFacts, userFacts } from './update-facts.ts'
import { emailIsTaken, planUserUpdate, type UserPlan } from './update-plan.ts'

/**
 * Changes the given properties of a user, all or nothing, and announces each change to those who may access the user.
 * Throws BAD_REQUEST. (updateUserByEmail)
 */
export async function updateUser(ctx: UserContext, userId: number, given: UserChanges): Promise<void> {
  const {
    app,
    realm: { id: realmId },
    viewer: { id: actorId },
  } = ctx
  const wanted = {
    ...given,
    ...(given.fullName === undefined ? {} : { fullName: normaliseFullName(given.fullName) }),
    ...(given.email === undefined ? {} : { email: normaliseEmail(given.email) }),
  }
  try {
    await change(ctx, async (c) => {
      const { tx, announce } = c
      // Locked before the organisation's row, because the user's own requests in progress hold the user's row and wait for the
      // organisation's.
      const bots = wanted.role === undefined ? [] : await User.botsUnder(userId, tx)
      await User.lockOnly([userId, ...bots.map((bot) => bot.id)], tx)
      // One change at a time, so that an owner remains, names and addresses stay unique, and the caller's role is current.
      const realm = await Realm.lock(realmId, tx)
      const facts = await userFacts({ actorId, userId, realm, host: realmHost(app.config, realm) }, wanted, tx)
      const { columns, demotion, values, events } = planUserUpdate(wanted, facts)
      if (Object.keys(columns).length > 0) await User.update(columns, { where: { id: userId }, transaction: tx })
      if (columns.email_key !== undefined) await endRights(c, 'newAddress', { userIds: [userId] })
      if (demotion) {
        await User.update({ role: demotion.role }, { where: { id: [...demotion.userIds] }, transaction: tx })
        await endRights(c, 'demotion', demotion)
      }
      await writeValues(facts.user, values, tx)
      c.record(...recordsOf(facts, { columns, demotion, values }))
      announce(events)
    })
  } catch (error) {
    if (isDuplicate(error)) throw emailIsTaken()
    throw error
  }
}

function recordsOf({ user, role, profile }: UserFacts, { columns, demotion, values }: Omit<UserPlan, 'events'>): AuditRecord[] {
  const { full_name_key: _, email_key: __, ...named } = columns
  const stored = new Map(profile?.stored.map(({ field_id, value }) => [field_id, value]))
  const changes = [
    ...changesTo(user, named),
    ...values.map(({ id, value }) => ({ property: `profile_field ${id}`, before: stored.get(id) ?? null, after: value })),
  ]
  const changed = (one: User, changes: AuditRecord['changes']): AuditRecord => ({
    ...{ action: 'changed', subject: 'user', id: one.id, name: one.full_name },
    ...(changes && { changes }),
  })
  return [
    ...(changes.length > 0 ? [changed(user, changes)] : []),
    ...(demotion && role ? role.bots.map(({ bot }) => changed(bot, changesTo(bot, { role: demotion.role }))) : []),
  ]
}
