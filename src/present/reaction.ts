// A reaction on the wire.

import type { Schema } from '../http/types.ts'
import type { Reaction } from '../models/reaction.ts'

/** What of a reaction people see. */
export type SeenReaction = Pick<Reaction, 'emoji_name' | 'emoji_code' | 'reaction_type' | 'user_id'>

export function presentReaction({ emoji_name, emoji_code, reaction_type, user_id }: SeenReaction): Schema<'Reaction'> {
  return { emoji_name, emoji_code, reaction_type, user_id }
}
