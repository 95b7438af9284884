// People's changes of their own profiles. Facts, plan, write.

import {
  type FieldFacts,
  fieldFacts,
  type GivenValue,
  type ItemNames,
  normaliseProfileData,
} from '../../access/organisation/profile-fields.ts'
import { hiddenFrom, usersWithoutAccess } from '../../access/people/users.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { requireRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { ProfileValue } from '../../models/profile-field.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { ROLE } from '../../values/roles.ts'
import { type ChangedValue, changedValues, valueChanged, writeValues } from '../organisation/profile-fields.ts'

/** The facts for `planOwnProfile`. */
interface OwnProfileFacts {
  user: Pick<User, 'id' | 'role' | 'bot_type'>
  /** Without people the user may not access. */
  fields: FieldFacts
  stored: readonly Pick<ProfileValue, 'field_id' | 'value'>[]
  /** IDs of the users who may not access the user. */
  withoutAccess: readonly number[]
}

/** Plans a change of a user's own profile, all or nothing. Pure. Throws BAD_REQUEST. (updateOwnProfileData, removeOwnProfileData) */
function planOwnProfile(
  given: readonly GivenValue[],
  { user, fields, stored, withoutAccess }: OwnProfileFacts,
  namesOf: ItemNames,
): { values: readonly ChangedValue[]; events: readonly NewEvent[] } {
  const checked = normaliseProfileData(given, fields, namesOf)
  for (const [i, { field }] of checked.entries())
    if (!field.editable_by_user && user.role > ROLE.administrator)
      throw badRequest(`'${namesOf(i).id}' names a field that only administrators may change: ${field.id}`)
  const values = changedValues(checked, stored)
  return { values, events: values.map((value) => valueChanged(user.id, value, withoutAccess)) }
}

/**
 * Changes the caller's own values of profile fields, all or nothing, and announces each change to those who may access the caller. Throws
 * BAD_REQUEST. (updateOwnProfileData, removeOwnProfileData)
 */
export async function changeOwnProfile(ctx: UserContext, given: readonly GivenValue[], namesOf: ItemNames): Promise<void> {
  const { viewer } = ctx
  await change(ctx, async ({ tx, announce }) => {
    // The fields stay as they are until the commit.
    await Realm.lock(viewer.realm_id, tx)
    const user = await requireRow(User, viewer.id, tx)
    const { values, events } = planOwnProfile(given, await ownProfileFacts(user, given, tx), namesOf)
    await writeValues(user, values, tx)
    announce([...events])
  })
}

async function ownProfileFacts(user: User, given: readonly GivenValue[], tx: Tx): Promise<OwnProfileFacts> {
  const { fields, people } = await fieldFacts(user.realm_id, given, tx)
  const hidden = await hiddenFrom(user, [...people.keys()], tx)
  return {
    user,
    fields: { fields, people: new Map([...people].filter(([id]) => !hidden.has(id))) },
    stored: (await ProfileValue.byUser(user.realm_id, [user.id], tx)).get(user.id) ?? [],
    withoutAccess: (await usersWithoutAccess(user.realm_id, [user], tx)).get(user.id) ?? [],
  }
}
