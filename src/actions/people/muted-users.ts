// Muting people.

import type { UserContext } from '../../context.ts'
import { createRow, remove } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { mutedUsersEvent } from '../../events/types/muted_users.ts'
import { MAX_MUTED_USERS } from '../../limits.ts'
import { MutedUser } from '../../models/muted-user.ts'
import type { User } from '../../models/user.ts'
import { catchUp } from '../../receipts/catching-up.ts'
import { markUnread } from '../messages/flags.ts'

/**
 * Mutes somebody, and marks what they have written to the user as read: the last of it together with the muting, so that nothing of theirs is
 * unread afterwards. Throws BAD_REQUEST. (muteUser)
 */
export async function muteUser(ctx: UserContext, { id: mutedId }: Pick<User, 'id'>): Promise<void> {
  const { app, viewer: user } = ctx
  if (mutedId === user.id) throw badRequest("'muted_user_id' names yourself")
  await catchUp(app.db, user)
  for (let isMuted = false; !isMuted; )
    isMuted = await change(ctx, async (c) => {
      const muted = await MutedUser.allOf(user.id).rows(c.tx)
      if (muted.some(({ muted_user_id }) => muted_user_id === mutedId))
        throw badRequest(`'muted_user_id' names a user you have muted already: ${mutedId}`)
      if (muted.length >= MAX_MUTED_USERS) throw badRequest(`You may mute at most ${MAX_MUTED_USERS} users`)
      if (!(await markUnread(c, { senderId: mutedId }))) return false
      await createRow(MutedUser, { realm_id: user.realm_id, user_id: user.id, muted_user_id: mutedId, date_muted: c.now }, c.tx)
      c.announce(mutedUsersEvent(user.id))
      return true
    })
}

/** Ends the muting of a user. Throws BAD_REQUEST. (unmuteUser) */
export async function unmuteUser(ctx: UserContext, mutedId: number): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const removed = await remove(MutedUser, { user_id: user.id, muted_user_id: mutedId }, tx)
    if (removed === 0) throw badRequest(`'muted_user_id' names a user you have not muted: ${mutedId}`)
    announce(mutedUsersEvent(user.id))
  })
}
