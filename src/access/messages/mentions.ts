// Mentions: who may use which, who is mentioned, and which flags they set on the message (docs/adr/0006-flags-and-receipts.md).

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { MAX_FREELY_MENTIONED } from '../../limits.ts'
import type { References, Rendered } from '../../markup/index.ts'
import type { Channel } from '../../models/channel.ts'
import { FLAG, Message } from '../../models/message.ts'
import { Subscription } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { nameKey } from '../../values/text.ts'
import { idsReadingByGroup } from '../channels/channels.ts'
import { hasRealmPermission } from '../channels/permissions.ts'
import { channelSight, personOf } from '../channels/policy.ts'
import { permissionOf } from '../groups/groups.ts'
import { type GroupTree, groupIdsOf, membersOf, NO_GROUP_TREE, nestedGroups } from '../groups/membership.ts'
import type { Addressee } from './addressees.ts'
import type { TextFacts } from './referents.ts'

/** The facts that decide which users a text mentions, and whether its author may mention them. */
export interface MentionFacts {
  /** Whether the text can mention the channel or the topic. The facts about a wildcard that it cannot mention have not been read. */
  wildcards: { channel: boolean; topic: boolean }
  /** The groups that the text names, by ID, and whether the author may mention them. */
  groups: ReadonlyMap<number, { name: string; mayMention: boolean }>
  /** The users in these groups. */
  tree: GroupTree
  /** IDs of the users who have written in the topic, including the author. Empty if the text has no topic wildcard. */
  participants: readonly number[]
  /** The number of the channel's subscribers. 0 if the text has no channel wildcard. */
  subscriberCount: number
  mayMentionMany: boolean
  /** IDs of the users whose alert words occur in the text. */
  alerted: ReadonlySet<number>
  /** IDs of all users the text can mention or alert, and of those who have muted its author. */
  candidates: ReadonlySet<number>
  /** IDs of the candidates, and the author, who receive the message. */
  receivers: ReadonlySet<number>
  /** IDs of the receivers that the text can mention by name or through a group. */
  nameable: ReadonlySet<number>
  /** Bots that the text names and that may read the channel without receiving its messages. */
  bots: ReadonlySet<number>
  /**
   * IDs of the users who may read a private channel through a group. Read only if the message could reach somebody who is not subscribed.
   */
  readingByGroup: readonly number[]
}

/** The users that a message mentions or alerts. */
export interface Mentions {
  /** Flag bits by recipient ID, without the bits in `toAll`. */
  flags: ReadonlyMap<number, number>
  /** Flag bits that are set for every recipient. */
  toAll: number
  /** IDs of the recipients who are mentioned, by name or through a group. A wildcard mentions nobody in person. */
  mentioned: ReadonlySet<number>
  /** IDs of the bots that receive the message without a subscription because it mentions them. */
  bots: readonly number[]
}

/** The author of a text and its destination. */
interface Destination {
  author: User
  /** Undefined if there is none. Then the text mentions nobody. */
  addressee: Addressee | undefined
  /** Whether the author is subscribed to the channel. Undefined if that still has to be read. */
  isSubscribed?: boolean
  /** As in MentionFacts. */
  alerted: ReadonlySet<number>
  /** IDs of the users who have muted the author, if it matters whether they receive the message. */
  muters?: ReadonlySet<number>
}

/** Whether a text mentions nobody and `alerted` is empty, so that it concerns only users who receive every message. */
export function isForNobody(references: References, alerted: ReadonlySet<number>): boolean {
  const { mentionsUsers, groupNames, channelWildcard, topicWildcard } = references
  return groupNames.length + alerted.size === 0 && !mentionsUsers && !channelWildcard && !topicWildcard
}

/** For a text that mentions and alerts nobody. */
export const NO_MENTIONS: MentionFacts = {
  wildcards: { channel: false, topic: false },
  groups: new Map(),
  tree: NO_GROUP_TREE,
  participants: [],
  subscriberCount: 0,
  mayMentionMany: false,
  alerted: new Set(),
  candidates: new Set(),
  receivers: new Set(),
  nameable: new Set(),
  bots: new Set(),
  readingByGroup: [],
}

/** Reads the facts, in a fixed number of queries. */
export async function mentionFacts(
  { author, addressee, isSubscribed, alerted, muters = new Set() }: Destination,
  { parsed: { references }, users, groups: named }: TextFacts,
  tx?: Tx,
): Promise<MentionFacts> {
  const place = addressee && 'channel' in addressee ? addressee : undefined
  const active = named.filter((group) => !group.is_deactivated)
  const groupIds = active.map(({ id }) => id)
  const [groups, tree, participants, counts] = await Promise.all([
    groupFacts(author, active, tx),
    nestedGroups(author.realm_id, groupIds, tx),
    references.topicWildcard && place ? participantsOf(place, author.id, tx) : [],
    references.channelWildcard && place ? Subscription.countsOf([place.channel.id], tx) : undefined,
  ])
  const subscriberCount = counts?.get(place?.channel.id ?? 0) ?? 0
  const isMany = subscriberCount > MAX_FREELY_MENTIONED || participants.length > MAX_FREELY_MENTIONED
  const members = membersOf(tree, groups.keys())
  const candidates = new Set([author.id, ...users.map(({ id }) => id), ...members, ...participants, ...alerted, ...muters])
  if (isSubscribed !== undefined) candidates.delete(author.id)
  const receivers = await receiversAmong(addressee, candidates, tx)
  if (isSubscribed) receivers.add(author.id)
  const others = users.filter((user) => user.bot_type !== null && !receivers.has(user.id))
  const comesToOthers = others.length > 0 || !(receivers.has(author.id) || author.is_system_bot)
  const readingByGroup = place && comesToOthers ? await idsReadingByGroup(place.channel, tx) : []
  const reads = (bot: User, channel: Channel): boolean =>
    channelSight(personOf(bot, { byGroup: readingByGroup.includes(bot.id) }), channel).reads
  return {
    wildcards: { channel: references.channelWildcard, topic: references.topicWildcard },
    groups,
    tree,
    participants,
    subscriberCount,
    alerted,
    candidates,
    receivers,
    nameable: new Set([...users.map(({ id }) => id), ...members].filter((id) => receivers.has(id))),
    readingByGroup,
    mayMentionMany: !isMany || (await hasRealmPermission(author, 'can_mention_many_users_group', tx)),
    bots: new Set(place ? others.filter((bot) => reads(bot, place.channel)).map(({ id }) => id) : []),
  }
}

async function groupFacts(author: User, active: readonly UserGroup[], tx: Tx | undefined): Promise<MentionFacts['groups']> {
  if (active.length === 0) return new Map()
  const systemIds = await UserGroup.systemGroupIds(author.realm_id, tx)
  const permissions = new Map(active.map((group) => [group.id, permissionOf(group, 'can_mention_group', systemIds)]))
  const own = await groupIdsOf(author, tx)
  return new Map(active.map(({ id, name }) => [id, { name: name ?? '', mayMention: own.has(permissions.get(id) ?? 0) }]))
}

async function receiversAmong(addressee: Addressee | undefined, candidates: ReadonlySet<number>, tx: Tx | undefined): Promise<Set<number>> {
  if (addressee === undefined) return new Set()
  if ('users' in addressee) return new Set(addressee.users.map(({ id }) => id))
  return candidates.size > 0 ? Subscription.subscribedAmong(addressee.channel.id, [...candidates], tx) : new Set()
}

/** IDs of the users who have written in a topic of a channel, and of the author, who is about to. */
async function participantsOf({ channel, topic }: { channel: Channel; topic: string }, authorId: number, tx?: Tx): Promise<number[]> {
  return [...new Set([...(await Message.sendersIn(channel.recipient_id, nameKey(topic), tx)), authorId])]
}

/**
 * Throws STREAM_WILDCARD_MENTION_NOT_ALLOWED, TOPIC_WILDCARD_MENTION_NOT_ALLOWED, and BAD_REQUEST for a group that the author may not
 * mention. Must be called for new text only. (sendMessage, updateMessage)
 */
export function requireMayMention(author: User, rendered: Rendered, facts: MentionFacts): void {
  requireKnown(author, rendered, facts)
  // System bots write on behalf of somebody who was allowed to cause the message.
  if (author.is_system_bot) return
  const refuse = (code: 'STREAM_WILDCARD_MENTION_NOT_ALLOWED' | 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED', what: string): never => {
    throw apiError(code, `You do not have permission to use ${what}`)
  }
  if (rendered.channelWildcard && facts.subscriberCount > MAX_FREELY_MENTIONED && !facts.mayMentionMany)
    refuse('STREAM_WILDCARD_MENTION_NOT_ALLOWED', 'channel wildcard mentions in this channel')
  if (rendered.topicWildcard && facts.participants.length > MAX_FREELY_MENTIONED && !facts.mayMentionMany)
    refuse('TOPIC_WILDCARD_MENTION_NOT_ALLOWED', 'topic wildcard mentions in this topic')
  for (const id of rendered.mentionedGroupIds) {
    const group = facts.groups.get(id)
    if (group && !group.mayMention) throw badRequest(`'content' mentions a user group that you may not mention: ${group.name}`)
  }
}

/** Throws BAD_REQUEST if the text mentions a user without facts, for whose mention no check was made. */
function requireKnown(
  author: User,
  { channelWildcard, topicWildcard, mentionedGroupIds, mentionedUserIds }: Rendered,
  { wildcards, groups, candidates }: MentionFacts,
): void {
  const isKnown =
    (!channelWildcard || wildcards.channel) &&
    (!topicWildcard || wildcards.topic) &&
    mentionedGroupIds.every((id) => groups.has(id)) &&
    mentionedUserIds.every((id) => id === author.id || candidates.has(id))
  if (!isKnown) throw badRequest("'content' has a mention that cannot be checked")
}

/** The recipients a rendered text mentions or alerts. */
export function mentionsIn(rendered: Rendered, { tree, participants, alerted, receivers, bots }: MentionFacts): Mentions {
  const inPerson = [...rendered.mentionedUserIds, ...membersOf(tree, rendered.mentionedGroupIds)]
  const mentioned = new Set(inPerson.filter((id) => receivers.has(id)))
  const bitsOf: [ids: Iterable<number>, bit: number][] = [
    [mentioned, FLAG.mentioned],
    [rendered.topicWildcard ? participants.filter((id) => receivers.has(id)) : [], FLAG.topic_wildcard_mentioned],
    [[...alerted].filter((id) => receivers.has(id)), FLAG.has_alert_word],
  ]
  const flags = new Map<number, number>()
  for (const [ids, bit] of bitsOf) for (const id of ids) flags.set(id, (flags.get(id) ?? 0) | bit)
  const reached = rendered.mentionedUserIds.filter((id) => bots.has(id))
  for (const id of reached) flags.set(id, FLAG.mentioned)
  return { flags, toAll: rendered.channelWildcard ? FLAG.stream_wildcard_mentioned : 0, mentioned, bots: reached }
}
