// Emoji reactions to messages.

import { lockAlone } from '../../access/messages/messages.ts'
import type { VisiblePlace } from '../../access/messages/visible.ts'
import { emojiAmong, meant } from '../../access/organisation/emoji.ts'
import type { ActionApp, UserContext } from '../../context.ts'
import { againIfDuplicate, type Tx } from '../../db/index.ts'
import { insert, remove } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { reactionEvent } from '../../events/types/reaction.ts'
import { REACTION_LIMITS } from '../../limits.ts'
import { type Reacted, Reaction, type ReactionState } from '../../models/reaction.ts'
import type { User } from '../../models/user.ts'
import type { Emoji, GivenEmoji, NamedEmoji } from '../../values/emoji.ts'
import { participate } from '../channels/topic-policies.ts'
import { changeAudiences } from './audience.ts'
import { keepInHistory } from './flags.ts'

/**
 * Adds a user's reaction to a message that they may read, and announces it to the recipients and subscribers who may read the message. From
 * then on the user has the message. An outdated name joins a reaction of its code. Throws BAD_REQUEST, REACTION_ALREADY_EXISTS.
 * (addReaction)
 */
export async function addReaction(ctx: UserContext, messageId: number, wanted: NamedEmoji): Promise<void> {
  const { app, viewer: user, now } = ctx
  // A concurrent request can create the user's policy for the topic, which is then updated.
  await againIfDuplicate(() =>
    change(ctx, async ({ tx, announce }) => {
      const { place, state } = await lockReactions(app, user, messageId, wanted, tx)
      const asked = voteFor(state.votes, wanted) ?? emojiAmong(state.custom, wanted)
      const emoji = voteFor(state.votes, asked) ?? asked
      requireNewReaction(state, emoji)
      const reaction = { emoji_name: emoji.name, emoji_code: emoji.code, reaction_type: emoji.type }
      await insert(Reaction, [{ realm_id: user.realm_id, message_id: messageId, user_id: user.id, ...reaction }], tx)
      const { channel, topic } = place
      if (channel && !place.isSubscribed && !state.concerned.includes(user.id)) {
        await keepInHistory(app.db, user, [messageId], tx)
        state.concerned.push(user.id)
      }
      const followed = channel && (await participate(tx, user, { channelId: channel.id, topic, now }))
      if (followed) announce(followed)
      announce(await reactionEvents(app, { op: 'add', user, emoji, place, state }, tx))
    }),
  )
}

/**
 * Removes a user's reaction from a message that they may read, and announces it. If a code is given, the name is ignored. Throws
 * BAD_REQUEST, REACTION_DOES_NOT_EXIST.
 */
export async function removeReaction(ctx: UserContext, messageId: number, wanted: GivenEmoji): Promise<void> {
  const { app, viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const { place, state } = await lockReactions(app, user, messageId, wanted, tx)
    const reaction = state.own.find((one) => isWanted(one, wanted)) ?? namedOtherwise(state, wanted)
    if (!reaction) throw apiError('REACTION_DOES_NOT_EXIST', 'Reaction does not exist')
    await remove(Reaction, { id: reaction.id }, tx)
    announce(await reactionEvents(app, { op: 'remove', user, emoji: reaction, place, state }, tx))
  })
}

/**
 * A message that the user may read, and its reactions. Both are locked until the transaction ends, so that reactions are added one by one.
 * Throws BAD_REQUEST.
 */
async function lockReactions(
  app: ActionApp,
  user: User,
  messageId: number,
  wanted: GivenEmoji,
  tx: Tx,
): Promise<{ place: VisiblePlace; state: ReactionState }> {
  const place = await lockAlone(app, user, messageId, tx)
  if (place.channel?.is_archived) throw badRequest(`Channel '${place.channel.name}' is archived`)
  return { place, state: await Reaction.stateOf(place, user, meant(wanted), tx) }
}

/** The vote for the emoji with this code. Others join it under its name. */
function voteFor(votes: readonly Reacted[], { code, type }: GivenEmoji): Reacted | undefined {
  return votes.find((vote) => vote.code === code && (type === undefined || vote.type === type))
}

/** Throws REACTION_ALREADY_EXISTS, and BAD_REQUEST if there are too many reactions. */
function requireNewReaction({ votes, own }: ReactionState, emoji: Emoji): void {
  if (voteFor(own, emoji)) throw apiError('REACTION_ALREADY_EXISTS', 'Reaction already exists')
  if (own.length >= REACTION_LIMITS.emojiOfUser)
    throw badRequest(`You may react to a message with at most ${REACTION_LIMITS.emojiOfUser} emoji`)
  if (!voteFor(votes, emoji) && votes.length >= REACTION_LIMITS.emojiOfMessage)
    throw badRequest(`A message may have at most ${REACTION_LIMITS.emojiOfMessage} different emoji`)
}

function isWanted(reaction: Reacted, { name, code, type }: GivenEmoji): boolean {
  if (type !== undefined && reaction.type !== type) return false
  return code === undefined ? reaction.name === name : reaction.code === code
}

/** The user's reaction with the emoji of this name, if it is stored under another name. Throws BAD_REQUEST for an unknown emoji. */
function namedOtherwise({ own, custom }: ReactionState, { name, code, type }: GivenEmoji): Reacted | undefined {
  if (name === undefined || code !== undefined) return undefined
  const emoji = emojiAmong(custom, { name, ...(type === undefined ? {} : { type }) })
  return own.find((one) => isWanted(one, emoji))
}

interface Change {
  op: 'add' | 'remove'
  user: User
  emoji: Emoji
  place: VisiblePlace
  state: ReactionState
}

async function reactionEvents(app: ActionApp, { op, user, emoji, place, state }: Change, tx: Tx): Promise<NewEvent[]> {
  const { id, channel } = place
  const audiences: Audience[] = channel
    ? (await changeAudiences(app, channel, [id], tx, state.concerned)).map(({ audience }) => audience)
    : [{ to: 'users', ids: state.concerned }]
  const reaction = { message_id: id, user_id: user.id, emoji_name: emoji.name, emoji_code: emoji.code, reaction_type: emoji.type }
  return audiences.map((audience) => reactionEvent(op, reaction, audience))
}
