// Resolves terms to terms with IDs only, for one reader. What does not exist and what is hidden from the reader get the same refusal.

import { type ChannelVisibility, channelsNamed } from '../access/channels/channels.ts'
import { placeOf } from '../access/messages/places.ts'
import { findAccessibleUsers } from '../access/people/users.ts'
import type { Channel } from '../models/channel.ts'
import type { Message } from '../models/message.ts'
import type { User } from '../models/user.ts'
import { badNarrow, type OperandReference, type Term, usersOf } from './parse.ts'

/** A term with user IDs and loaded channels. There is no `with`, because it is replaced. */
export type ResolvedTerm =
  | { operator: 'channel'; operand: number; channel: Channel; negated: boolean }
  | { operator: 'sender' | 'mentions'; operand: number; negated: boolean }
  | { operator: 'dm' | 'dm-including'; operand: number[]; negated: boolean }
  | Exclude<Term, { operator: 'channel' | 'sender' | 'mentions' | 'dm' | 'dm-including' | 'with' }>

type With = Extract<Term, { operator: 'with' }>
/** The terms that name a conversation, which `with` replaces. */
const CONVERSATION: ReadonlySet<Term['operator']> = new Set(['channel', 'topic', 'dm', 'dm-including'])

/** Throws BAD_NARROW for an unknown user, channel or message, and if no message could match. A fixed number of queries. */
export async function resolve(
  reader: User,
  terms: readonly Term[],
  accessible: (messageId: number) => Promise<Message | undefined>,
  visibility: () => Promise<ChannelVisibility>,
): Promise<ResolvedTerm[]> {
  const placed = await replaceWith(terms, accessible)
  if (placed.some(namesPlace) && placed.some(ofConversations)) throw badNarrow('no message is both in a channel and direct')
  const users = await findAccessibleUsers(reader, placed.flatMap(usersOf))
  const named = placed.flatMap((term) => (term.operator === 'channel' ? [term.operand] : []))
  const channels = channelsNamed(named.length > 0 ? [...(await visibility()).visible.values()] : [], named)
  const idOf = (user: OperandReference): number => {
    const found = users.get(user)
    if (!found) throw badNarrow(`unknown user '${user}'`)
    return found.id
  }
  return placed.map((term): ResolvedTerm => {
    switch (term.operator) {
      case 'channel': {
        const channel = channels.get(term.operand)
        if (!channel) throw badNarrow(`unknown channel '${term.operand}'`)
        return { ...term, operand: channel.id, channel }
      }
      case 'sender':
      case 'mentions':
        return { ...term, operand: idOf(term.operand) }
      case 'dm':
      case 'dm-including':
        return { ...term, operand: term.operand.map(idOf) }
      default:
        return term
    }
  })
}

/** Replaces the terms that name a conversation with terms for the current conversation of the message in `with`. */
async function replaceWith(
  terms: readonly Term[],
  accessible: (messageId: number) => Promise<Message | undefined>,
): Promise<Exclude<Term, With>[]> {
  const others = terms.filter((term) => term.operator !== 'with')
  const followed = terms.find((term) => term.operator === 'with')
  if (!followed) return others
  const message = await accessible(followed.operand)
  if (!message) {
    // A link to a conversation still works after its message was deleted.
    const has = (operator: Term['operator']): boolean => others.some((term) => term.operator === operator && !term.negated)
    if (has('dm') || (has('channel') && has('topic'))) return others
    throw badNarrow(`unknown message '${followed.operand}'`)
  }
  const place = await placeOf(message)
  const rest = others.filter(({ operator }) => !CONVERSATION.has(operator))
  if ('users' in place) return [...rest, { operator: 'dm', operand: place.users.map(({ id }) => id), negated: false }]
  return [
    ...rest,
    { operator: 'channel', operand: place.channel.id, negated: false },
    { operator: 'topic', operand: place.topic, negated: false },
  ]
}

/** Whether the term names channels or a topic. */
function namesPlace({ operator, negated }: Pick<Term, 'operator' | 'negated'>): boolean {
  return !negated && ['channel', 'channels', 'topic'].includes(operator)
}

/** Whether only channel messages match. */
export function ofChannels(term: Pick<Term, 'operator' | 'operand' | 'negated'>): boolean {
  const { operator, operand, negated } = term
  return namesPlace(term) || (!negated && operator === 'is' && (operand === 'resolved' || operand === 'followed'))
}

/** Whether the term names channels, so that their history is included. */
export function namesChannels({ operator, negated }: ResolvedTerm): boolean {
  return !negated && (operator === 'channel' || operator === 'channels')
}

/** Whether only direct messages match. */
export function ofConversations({ operator, operand, negated }: Pick<Term, 'operator' | 'operand' | 'negated'>): boolean {
  return !negated && (['dm', 'dm-including'].includes(operator) || (operator === 'is' && operand === 'dm'))
}
