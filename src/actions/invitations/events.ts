// Events that tell users to read invitations again.

import type { Tx } from '../../db/index.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { invitesChangedEvent } from '../../events/types/invites_changed.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'

/** The event for the users who manage the invitations of some users: the administrators and those users. */
export async function invitationsChanged({ id }: Pick<Realm, 'id'>, inviterIds: number | readonly number[], tx: Tx): Promise<NewEvent> {
  const administrators = await User.findAdministrators(id, tx)
  return invitesChangedEvent([...new Set([...administrators.map((user) => user.id), ...[inviterIds].flat()])])
}
