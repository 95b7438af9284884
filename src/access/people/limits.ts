// How much one user may have.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { User } from '../../models/user.ts'

/** Some of what a user has. */
export interface Holding {
  max: number
  /** As in `You may have at most 5 drafts`. */
  noun: string
  /** How many there are. */
  count(tx: Tx): Promise<number>
}

/**
 * Throws BAD_REQUEST when `adding` to what the user has would be more than the limit. The user's row is locked until the transaction
 * ends: of requests at the same time each counts what those before it have added.
 */
export async function refuseAboveLimit(user: Pick<User, 'id'>, { max, noun, count }: Holding, adding: number, tx: Tx): Promise<void> {
  await User.lockAll([user.id], tx)
  if ((await count(tx)) + adding > max) throw badRequest(`You may have at most ${max} ${noun}`)
}
