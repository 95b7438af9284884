// A reaction on the wire.

import type { Schema } from '../http/types.ts'
import type { Reaction } from '../models/reaction.ts'

export function presentReaction({ emoji_name, emoji_code, reaction_type, user_id }: Reaction): Schema<'Reaction'> {
  return { emoji_name, emoji_code, reaction_type, user_id }
}
