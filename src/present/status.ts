// The status of a user on the wire.

import type { Schema } from '../http/types.ts'
import type { UserStatus } from '../models/user-status.ts'

/** Contains only what is set. `away` means that the user does not share presence. */
export function presentStatus(status: UserStatus | null, away: boolean): Schema<'UserStatus'> {
  return {
    ...(status?.status_text ? { status_text: status.status_text } : {}),
    ...(status?.emoji_name && status.reaction_type
      ? {
          emoji_name: status.emoji_name,
          emoji_code: status.emoji_code,
          reaction_type: status.reaction_type,
        }
      : {}),
    ...(away ? { away } : {}),
  }
}
