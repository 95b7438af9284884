// reaction events: a reaction was added to a message or removed from it, for the message's readers.

import type { Sight } from '../../access/messages/sight.ts'
import { presentReaction, type SeenReaction } from '../../present/reaction.ts'
import { type Audience, asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type ReactionPayload = { op: 'add' | 'remove'; message_id: number } & ReturnType<typeof presentReaction>

export const reaction = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<ReactionPayload>,
  seen: seenReaction,
} satisfies EventDefinition<ReactionPayload>

export function reactionEvent(
  op: ReactionPayload['op'],
  reaction: SeenReaction & { message_id: number },
  audience: Audience,
): EventOf<'reaction', ReactionPayload> {
  return { type: 'reaction', payload: { op, message_id: reaction.message_id, ...presentReaction(reaction) }, audience }
}

/** The reaction, if the reader still sees the message. */
function seenReaction(payload: ReactionPayload, sees: Sight): ReactionPayload | undefined {
  return sees.message(payload.message_id) ? payload : undefined
}
