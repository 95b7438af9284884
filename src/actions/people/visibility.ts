// Whom guests see, where they may not access everybody.

import { realmHost } from '../../access/organisation/realms.ts'
import { guestsAreLimited, usersWithoutAccess } from '../../access/people/users.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { visibilityEvents } from '../../events/people.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'

/**
 * Makes a change that may show users to each other or hide them from each other. Its events, preceded by what shows users and followed
 * by what hides them from guests. `ids` are all users whom it may concern. Costs nothing where everybody may access everybody.
 */
export async function withVisibilityEvents(
  { config }: Pick<App, 'config'>,
  realmId: number,
  ids: readonly number[],
  tx: Tx,
  work: () => Promise<NewEvent[]>,
): Promise<NewEvent[]> {
  if (!(await guestsAreLimited(realmId, tx))) return work()
  // One change after the other: each of two that part the same users would take the other for the tie that is left.
  const row = await Realm.lock(realmId, tx)
  const users = await User.findPeople(realmId, ids, tx)
  const before = await usersWithoutAccess(row, users, tx, ids)
  const events = await work()
  const after = await usersWithoutAccess(row, users, tx, ids)
  const changes = users.map((user) => ({ user, before: before.get(user.id) ?? [], after: after.get(user.id) ?? [] }))
  const { gained, lost } = await visibilityEvents(realmId, realmHost(config, row), changes, tx)
  return [...gained, ...events, ...lost]
}
