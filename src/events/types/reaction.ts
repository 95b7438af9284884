// reaction events: a reaction was added to a message or removed from it, for the message's readers.

import type { Reaction } from '../../models/reaction.ts'
import { presentReaction } from '../../present/reaction.ts'
import type { Audience, EventOf } from '../event.ts'

export type ReactionPayload = { op: 'add' | 'remove'; message_id: number } & ReturnType<typeof presentReaction>

export function reactionEvent(op: ReactionPayload['op'], reaction: Reaction, audience: Audience): EventOf<'reaction', ReactionPayload> {
  return { type: 'reaction', payload: { op, message_id: reaction.message_id, ...presentReaction(reaction) }, audience }
}
