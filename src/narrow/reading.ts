// A reader's narrow as queries for messages that the reader may see.

import { type ChannelVisibility, rememberedVisibility } from '../access/channels/channels.ts'
import { findVisibleByIds } from '../access/messages/visible.ts'
import { isSpectator } from '../access/people/spectators.ts'
import type { Memorable } from '../caches.ts'
import type { App } from '../context.ts'
import type { Condition } from '../db/dialect.ts'
import type { Db } from '../db/index.ts'
import { scanningInTurn } from '../db/own-turns.ts'
import type { Channel } from '../models/channel.ts'
import type { User } from '../models/user.ts'
import { catchUp } from '../receipts/catching-up.ts'
import type { Term } from './parse.ts'
import type { Query } from './query.ts'
import { namesChannels, ofChannels, ofConversations, type ResolvedTerm, resolve } from './resolve.ts'
import { asksForFlags, compile, direct, toOneOf } from './sql.ts'

/**
 * A reader's narrow and what its queries need. Each part is read on first use, and only once. A reading uses what this process remembers:
 * the caller has made it know the log up to the start of the request, or compares before anything takes effect (`changeOn`).
 */
export interface Reading {
  db: Db
  reader: User
  terms: readonly Term[]
  /** Rejects with BAD_NARROW. */
  resolved(): Promise<ResolvedTerm[]>
  access(): Promise<ChannelVisibility>
  /** The message up to which the reader has caught up. */
  caughtUp(): Promise<number>
}

/** The message up to which each reader has caught up. */
const CAUGHT_UP: Memorable<number> = { about: ['messages', 'topics', 'channels'], limit: 10_000 }

/** A reading of messages that match all terms and that the reader may see. */
export function readingOf({ db, caches }: Pick<App, 'db' | 'caches'>, reader: User, terms: readonly Term[]): Reading {
  const access = once(() => rememberedVisibility(caches, reader))
  return {
    ...{ db: scanningInTurn(db, reader), reader, terms, access },
    resolved: once(() => resolve(reader, terms, async (id) => (await findVisibleByIds(db, reader, [id]))[0], access)),
    // A spectator has received nothing.
    caughtUp: isSpectator(reader)
      ? async () => 0
      : once(() => caches.of(CAUGHT_UP).get(reader.realm_id, reader.id, () => catchUp(db, reader))),
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}

/**
 * A query for the messages that match the terms and that the reader may see. Messages that the reader did not receive match only if a term
 * names channels and no term depends on flags.
 */
export async function prepare(reading: Reading, terms: readonly ResolvedTerm[]): Promise<Query> {
  const { db, reader } = reading
  const flagged = terms.some(asksForFlags)
  if (!flagged && terms.some(ofConversations)) return queryOf(db, reader, terms, direct(reader))
  if (!flagged && terms.some(namesChannels)) return queryOf(db, reader, terms, await history(reading, terms))
  const [condition, newest] = await Promise.all([readable(reading, terms), reading.caughtUp()])
  const query = withRows(reader, await queryOf(db, reader, terms, condition), terms)
  return { ...query, conditions: [...query.conditions, upTo(newest, query.id)] }
}

export async function queryOf(db: Db, reader: User, terms: readonly ResolvedTerm[], base?: Condition): Promise<Query> {
  const searches = terms.flatMap((term) => (term.operator === 'search' && !term.negated ? [term.operand] : []))
  const others = terms.filter((term) => term.operator !== 'search' || term.negated)
  return {
    from: 'messages m',
    id: 'm.id',
    conditions: [...(base ? [base] : []), ...(await Promise.all(others.map((term) => compile(db, reader, term))))],
    searches,
  }
}

/** Messages of channels that the reader may read now. In channels with protected history, only messages that the reader received. */
async function history({ reader, access, caughtUp }: Reading, terms: readonly ResolvedTerm[]): Promise<Condition> {
  const channels = channelsOf(await access(), terms)
  const shared = toOneOf(recipientsOf(channels.filter((channel) => channel.history_public_to_subscribers)))
  const kept = channels.filter((channel) => !channel.history_public_to_subscribers)
  if (kept.length === 0) return shared
  const until = upTo(await caughtUp())
  const own = toOneOf(recipientsOf(kept))
  return {
    sql: `${until.sql} AND (${shared.sql} OR (${own.sql} AND EXISTS (SELECT 1 FROM user_messages h WHERE h.user_id = ? AND h.message_id = m.id)))`,
    values: [...until.values, ...shared.values, ...own.values, reader.id],
  }
}

/** Messages up to the one to which the reader has caught up. A client that continued from a newer one would miss those in between. */
function upTo(newest: number, id: Query['id'] = 'm.id'): Condition {
  return { sql: `${id} <= ?`, values: [newest] }
}

/** Direct messages, and messages of channels that the reader may read now. */
async function readable({ reader, access }: Reading, terms: readonly ResolvedTerm[]): Promise<Condition> {
  const ofThese = toOneOf(recipientsOf(channelsOf(await access(), terms)))
  // Without the condition on direct messages, an index can find a topic in all channels.
  if (terms.some(ofChannels)) return ofThese
  return {
    sql: `(${ofThese.sql} OR EXISTS (SELECT 1 FROM recipient_members d WHERE d.recipient_id = m.recipient_id AND d.user_id = ?))`,
    values: [...ofThese.values, reader.id],
  }
}

/** The channels that the reader may read now: the one that the terms name, or all. */
function channelsOf({ readable }: ChannelVisibility, terms: readonly ResolvedTerm[]): Channel[] {
  const named = terms.find((term) => term.operator === 'channel' && !term.negated)
  return [...readable.values()].filter(({ id }) => named?.operator !== 'channel' || id === named.operand)
}

function recipientsOf(channels: Iterable<Channel>): number[] {
  return [...channels].map((channel) => channel.recipient_id)
}

/** The query joined with the reader's rows, which lead, unless the index of a topic does. */
export function withRows(reader: User, query: Query, terms: readonly ResolvedTerm[]): Query {
  const isTopic = (['channel', 'topic'] as const).every((part) => terms.some(({ operator, negated }) => operator === part && !negated))
  return {
    ...query,
    ...(isTopic
      ? { id: 'm.id', from: `${query.from} CROSS JOIN user_messages u ON u.message_id = m.id` }
      : { id: 'u.message_id', from: `user_messages u CROSS JOIN ${query.from} ON m.id = u.message_id` }),
    flags: 'u.flags',
    conditions: [{ sql: 'u.user_id = ?', values: [reader.id] }, ...query.conditions],
  }
}
