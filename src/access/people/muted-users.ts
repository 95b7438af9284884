// Which users have muted which.

import type { Caches, Memorable } from '../../caches.ts'
import type { Tx } from '../../db/index.ts'
import { MutedUser } from '../../models/muted-user.ts'
import type { User } from '../../models/user.ts'

/** The users who have muted a user, by that user's ID. */
const MUTERS: Memorable<ReadonlySet<number>> = { about: ['mutedUsers'], limit: 10_000 }

/** IDs of the users who have muted the author of a message, from memory. What the author writes is read by them from the start. */
export function mutersOf(caches: Caches, { id, realm_id: realmId }: Pick<User, 'id' | 'realm_id'>, tx?: Tx): Promise<ReadonlySet<number>> {
  return caches.of(MUTERS).get(realmId, id, async () => new Set(await MutedUser.mutersOf(id, tx)), tx)
}

/** The users that a user has muted, in the order in which they were muted. */
export function ownMutedUsers(user: Pick<User, 'id'>): Promise<MutedUser[]> {
  return MutedUser.allOf(user.id).rows()
}
