import type { Schema } from '../http/types.ts'
import type { MutedUser } from '../models/muted-user.ts'

export function presentMutedUser({ muted_user_id, date_muted }: MutedUser): Schema<'MutedUser'> {
  return { id: muted_user_id, timestamp: date_muted }
}
