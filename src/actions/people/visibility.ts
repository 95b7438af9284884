// Changes to which users are visible to guests who may not access everybody.

import { realmHost } from '../../access/organisation/realms.ts'
import { guestsAreLimited, usersWithoutAccess } from '../../access/people/users.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { shownFacts, visibilityEvents } from '../../events/people.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'

/**
 * Makes a change that may show users to guests or hide them. Returns its events, preceded by events that show users and followed by events
 * that hide them. `ids`: all users the change may concern. Makes no further queries if everybody may access everybody.
 */
export async function withVisibilityEvents(
  { config }: Pick<App, 'config'>,
  realm: number | Realm,
  ids: readonly number[],
  tx: Tx,
  work: () => Promise<NewEvent[]>,
): Promise<NewEvent[]> {
  if (!(await guestsAreLimited(realm, tx))) return work()
  // One change at a time. Otherwise two concurrent changes that separate the same users would each still see the place that the other
  // removes.
  const row = await Realm.lock(typeof realm === 'number' ? realm : realm.id, tx)
  const users = await User.peopleOf(row.id, ids).rows(tx)
  const before = await usersWithoutAccess(row, users, tx, ids)
  const events = await work()
  const after = await usersWithoutAccess(row, users, tx, ids)
  const changes = users.map((user) => ({ user, before: before.get(user.id) ?? [], after: after.get(user.id) ?? [] }))
  const { gained, lost, named } = visibilityEvents(realmHost(config, row), changes, await shownFacts(row.id, changes, tx))
  return [...gained, ...events, ...named, ...lost]
}
