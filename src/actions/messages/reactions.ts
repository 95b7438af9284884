// Emoji reactions to messages.

import { noSuchMessage } from '../../access/messages/messages.ts'
import { type placeOf, writablePlaceOf } from '../../access/messages/places.ts'
import { accessEmoji } from '../../access/organisation/emoji.ts'
import type { ActionApp } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { change } from '../../events/log.ts'
import { reactionEvent } from '../../events/types/reaction.ts'
import { Message } from '../../models/message.ts'
import { Reaction, type Vote } from '../../models/reaction.ts'
import type { User } from '../../models/user.ts'
import type { Emoji, GivenEmoji } from '../../values/emoji.ts'
import { participate } from '../channels/topic-policies.ts'
import { concernedBy } from './audience.ts'

type Place = Awaited<ReturnType<typeof placeOf>>

/** Limits of different emoji on one message, and of one user's on it: all reactions are delivered with the message. */
const MAX_EMOJI_OF_MESSAGE = 50
const MAX_EMOJI_OF_USER = 20

/**
 * Adds a reaction of a user to a message that they may read, and announces it to the recipients and subscribers who may read it.
 * Throws BAD_REQUEST, REACTION_ALREADY_EXISTS. (addReaction)
 */
export async function addReaction(app: ActionApp, user: User, message: Message, wanted: GivenEmoji, now: Date): Promise<void> {
  const place = await writablePlaceOf(message)
  const add = (): Promise<void> =>
    change(app, user.realm_id, async (tx, announce) => {
      const { topic } = await lockMessage(message, tx)
      const votes = await Reaction.votesOn(message.id, user.id, tx)
      const asked = voteFor(votes, wanted) ?? (await accessEmoji(message.realm_id, wanted, tx))
      const emoji = voteFor(votes, asked) ?? asked
      refuseReaction(votes, emoji)
      const reaction = await Reaction.create(
        {
          realm_id: message.realm_id,
          message_id: message.id,
          user_id: user.id,
          emoji_name: emoji.name,
          emoji_code: emoji.code,
          reaction_type: emoji.type,
        },
        { transaction: tx },
      )
      const followed = 'channel' in place ? await participate(tx, user, { channelId: place.channel.id, topic, now }) : undefined
      if (followed) announce(followed)
      for (const event of await reactionEvents(app, 'add', reaction, place, tx)) announce(event)
    })
  try {
    await add()
  } catch (error) {
    // A concurrent request has created the user's policy of the topic, which can now be changed.
    if (!isDuplicate(error)) throw error
    await add()
  }
}

/**
 * Removes a reaction of a user from a message that they may read, and announces it. If a code is given, the name is ignored.
 * Throws BAD_REQUEST, REACTION_DOES_NOT_EXIST.
 */
export async function removeReaction(app: ActionApp, user: User, message: Message, wanted: GivenEmoji): Promise<void> {
  const place = await writablePlaceOf(message)
  await change(app, user.realm_id, async (tx, announce) => {
    await lockMessage(message, tx)
    const own = await ownReactions(user, message, tx)
    const reaction = own.find((one) => isWanted(one, wanted)) ?? (await namedOtherwise(own, user, wanted, tx))
    if (!reaction) throw apiError('REACTION_DOES_NOT_EXIST', 'Reaction does not exist')
    await reaction.destroy({ transaction: tx })
    for (const event of await reactionEvents(app, 'remove', reaction, place, tx)) announce(event)
  })
}

/** Locks the message's row, so that reactions are added one by one. Throws BAD_REQUEST if it was deleted or moved to another channel. */
async function lockMessage(message: Message, tx: Tx): Promise<Message> {
  const locked = await Message.findByPk(message.id, { lock: tx.LOCK.UPDATE, transaction: tx })
  if (!locked || locked.recipient_id !== message.recipient_id) throw noSuchMessage(message.id)
  return locked
}

/** The vote for the emoji with a code, under whose name others join it. */
function voteFor(votes: readonly Vote[], { code, type }: GivenEmoji): Vote | undefined {
  return votes.find((vote) => vote.code === code && (type === undefined || vote.type === type))
}

/** Throws REACTION_ALREADY_EXISTS, and BAD_REQUEST where there are too many reactions. */
function refuseReaction(votes: readonly Vote[], { code, type }: Emoji): void {
  const vote = voteFor(votes, { code, type })
  if (vote?.isOwn) throw apiError('REACTION_ALREADY_EXISTS', 'Reaction already exists')
  if (votes.filter(({ isOwn }) => isOwn).length >= MAX_EMOJI_OF_USER)
    throw badRequest(`You may react to a message with at most ${MAX_EMOJI_OF_USER} emoji`)
  if (!vote && votes.length >= MAX_EMOJI_OF_MESSAGE) throw badRequest(`A message may have at most ${MAX_EMOJI_OF_MESSAGE} different emoji`)
}

function ownReactions(user: User, message: Message, tx: Tx): Promise<Reaction[]> {
  return Reaction.findAll({ where: { message_id: message.id, user_id: user.id }, order: [['id', 'ASC']], transaction: tx })
}

function isWanted(reaction: Reaction, { name, code, type }: GivenEmoji): boolean {
  if (type !== undefined && reaction.reaction_type !== type) return false
  return code === undefined ? reaction.emoji_name === name : reaction.emoji_code === code
}

/** The reaction with the emoji that the name, which differs from the reaction's, denotes. Throws BAD_REQUEST for an unknown emoji. */
async function namedOtherwise(
  own: readonly Reaction[],
  user: User,
  { name, code, type }: GivenEmoji,
  tx: Tx,
): Promise<Reaction | undefined> {
  if (name === undefined || code !== undefined) return undefined
  const emoji = await accessEmoji(user.realm_id, { name, ...(type === undefined ? {} : { type }) }, tx)
  return own.find((one) => isWanted(one, emoji))
}

async function reactionEvents(app: ActionApp, op: 'add' | 'remove', reaction: Reaction, place: Place, tx: Tx): Promise<NewEvent[]> {
  const audiences: Audience[] =
    'users' in place
      ? [{ to: 'users', ids: place.users.map((user) => user.id) }]
      : (await concernedBy(app, place.channel, [reaction.message_id], tx)).map(({ audience }) => audience)
  return audiences.map((audience) => reactionEvent(op, reaction, audience))
}
