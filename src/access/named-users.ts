// A user whom the path of a request names.

import { apiError } from '../errors.ts'
import type { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { accessibleUserIds } from './accessible-users.ts'
import { canSeeEmail } from './users.ts'

/** By ID, real address or dummy address. Throws NOT_FOUND, alike for a user whom the viewer may not know of. */
export async function accessNamedUser(realm: Realm, viewer: User, name: string): Promise<User> {
  const id = /^([1-9][0-9]{0,8})$|^user([1-9][0-9]{0,8})@/i.exec(name.trim())
  const byId = id ? (await User.findByIds(realm.id, [Number(id[1] ?? id[2])]))[0] : undefined
  const user = byId ?? (await findByEmail(viewer, name.trim()))
  const accessible = user && (await accessibleUserIds(realm, viewer))
  if (!user || !(accessible?.has(user.id) ?? true)) throw apiError('NOT_FOUND', 'User does not exist')
  return user
}

async function findByEmail(viewer: User, email: string): Promise<User | undefined> {
  const user = await User.findByEmail(viewer.realm_id, email)
  return user && canSeeEmail(viewer, user) ? user : undefined
}
