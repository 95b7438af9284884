// What remains of an account that is purged (src/ops/purge-user.ts): a deactivated account without anything personal, so that what others
// wrote and did keeps its sense.

import { realmHost } from '../../access/organisation/realms.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { ActionContext } from '../../context.ts'
import { remove, requireRow, update } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { emailRule, personUpdated } from '../../events/types/realm_user.ts'
import { ProfileValue } from '../../models/profile-field.ts'
import { Realm } from '../../models/realm.ts'
import { emailColumns, nameColumns, User } from '../../models/user.ts'
import { apiEmail, presentAvatar } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { valueChanged } from '../organisation/profile-fields.ts'

/** The name and the address of a purged account. Nobody can have the address, or get mail there. */
export function stubOf({ id }: Pick<User, 'id'>): { name: string; email: string } {
  return { name: `Deleted user ${id}`, email: `deleted-user-${id}@deleted.invalid` }
}

/**
 * Takes everything personal from the row of a deactivated account and from its profile, announces what others could see of it, and notes the
 * purge in the audit log.
 */
export async function replaceByStub(ctx: ActionContext, userId: number): Promise<void> {
  const { app, realm } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const user = await requireRow(User, userId, tx)
    const host = realmHost(app.config, await Realm.load(realm.id, tx))
    const withoutAccess = (await usersWithoutAccess(realm.id, [user], tx)).get(userId) ?? []
    const { name, email } = stubOf(user)
    const columns = {
      ...nameColumns(name),
      ...emailColumns(email),
      password_hash: null,
      settings: '{}',
      edited_settings: null,
      avatar_source: 'J',
      avatar_path: null,
      avatar_version: user.avatar_version + 1,
      first_login_at: null,
      awaits_first_login: false,
      can_change_user_emails: false,
    }
    const values = (await ProfileValue.byUser(realm.id, [userId], tx)).get(userId) ?? []
    await update(User, columns, { id: userId }, tx)
    await remove(ProfileValue, { user_id: userId }, tx)
    record({ action: 'purged', subject: 'user', id: userId, name })
    const after = { ...user, ...columns }
    const [former, current] = [apiEmail(user, host), apiEmail(after, host)]
    announce(
      personUpdated({ user_id: userId, full_name: name }, withoutAccess),
      user.avatar_path === null ? [] : personUpdated(presentAvatar(after), withoutAccess),
      personUpdated({ user_id: userId, delivery_email: email }, withoutAccess, emailRule(after, 'nothing')),
      current === former ? [] : personUpdated({ user_id: userId, new_email: current }, withoutAccess),
      preference(user, 'timezone') === '' ? [] : personUpdated({ user_id: userId, timezone: '', email: current }, withoutAccess),
      values.map(({ field_id }) => valueChanged(userId, { id: field_id, value: null }, withoutAccess)),
    )
  })
}
