// A reaction on the wire.

import type { Schema } from '../http/types.ts'
import type { Reaction } from '../models/reaction.ts'

/** The visible part of a reaction. */
export type SeenReaction = Pick<Reaction, 'emoji_name' | 'emoji_code' | 'reaction_type' | 'user_id'>

export function presentReaction({ emoji_name, emoji_code, reaction_type, user_id }: SeenReaction): Schema<'Reaction'> {
  return { emoji_name, emoji_code, reaction_type, user_id }
}
