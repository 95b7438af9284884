// Limits of one user.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { User } from '../../models/user.ts'

/** Something of which a user may have a limited number. */
export interface OwnLimit {
  max: number
  /** As in `You may have at most 5 drafts`. */
  noun: string
  /** How many the user has. */
  count(tx: Tx): Promise<number>
}

/**
 * Throws BAD_REQUEST if `adding` so many would exceed the user's limit. Locks the user's row until the transaction ends, so that
 * concurrent requests count what the others have added.
 */
export async function refuseAboveOwnLimit(user: Pick<User, 'id'>, { max, noun, count }: OwnLimit, adding: number, tx: Tx): Promise<void> {
  await User.hold([user.id], tx)
  if ((await count(tx)) + adding > max) throw badRequest(`You may have at most ${max} ${noun}`)
}
