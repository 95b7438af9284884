// An organisation of a million messages, or of several, as its server would have left it. The database creates them from a few thousand
// halves of messages, whose words are as frequent as the words of a language.

import { createHash } from 'node:crypto'
import type { RowDataPacket } from 'mysql2/promise'
import { spacedTokens } from '../../src/narrow/words.ts'
import { sum } from './measure.ts'
import { ids, insert, insertChannels, insertSubscriptions, insertUsers, type Site, type Sql } from './site.ts'

export const MESSAGES = 1_000_000
/** Messages are made in blocks of this many, some blocks in each statement. */
const BLOCK = 1_000
const BLOCKS = 100
const FIRST_MESSAGE = 1_000
const HALVES = 20_000
const VOCABULARY = 5_000
/** A topic is in use for this many messages, beside others. */
const TOPIC_SPAN = 5_000
const TOPICS_AT_A_TIME = 8
/** Channels with these IDs, in the order of their traffic. */
export const CHANNEL_IDS = ids(1_001, 60)
const SENDERS = 500
const FIRST_SENDER = 10_001
/** Direct conversations: the reader's, and the same number between others. */
const CONVERSATIONS = 20
const FIRST_CONVERSATION = 5_001
/** Messages are distributed by lot. Each place has some of the lots. */
const LOTS = 1_000
const DIRECT_LOTS = 2 * CONVERSATIONS
/** The newest messages. Most of the reader's unread messages are among them. */
const RECENT = 40_000
/** Of `user_messages.flags`. */
const READ = 1
const STARRED = 2
const MENTIONED = 8

export interface Million {
  /** The busiest channel, in which `busyTopic` can be found under this name. */
  channel: string
  channelId: number
  busyTopic: string
}

/** The word of this rank. Rank 1 is the most frequent word; frequency is inversely proportional to rank. */
export function word(rank: number): string {
  const syllable = (i: number): string => `${'bcdfghklmnprstvwz'.charAt(i % 17)}${'aeiou'.charAt(Math.floor(i / 17) % 5)}`
  return [rank, Math.floor(rank / 85), rank * 7].map((i) => syllable(i % 85)).join('')
}

/** Fills the site with a million messages, or with `count` rounded up to thousands. `reader` has read most of them. */
export async function fillMillion(site: Site, reader: number, count = MESSAGES): Promise<Million> {
  const { sql } = site
  const channels = CHANNEL_IDS
  const senders = ids(FIRST_SENDER, SENDERS)
  // The reader is not subscribed to every fourth channel.
  const joined = channels.filter((_, i) => i % 4 !== 3)
  await insertUsers(sql, senders)
  await insertChannels(sql, channels)
  await insertSubscriptions(sql, [
    ...joined.map((channel) => [reader, channel] as const),
    ...senders.flatMap((sender) => channels.map((channel) => [sender, channel] as const)),
  ])
  await sql.query('UPDATE subscriptions SET is_muted = 1 WHERE user_id = ? AND channel_id IN (?)', [reader, joined.slice(10, 12)])
  const places = await insertPlaces(sql, reader, channels, new Set(joined))
  const topics = await insertParts(site, places, count)
  await insertMessages(site, reader, count)
  await sql.query('UPDATE users SET message_pointer = (SELECT MAX(id) FROM messages) WHERE id = ?', [reader])
  await sql.query(
    `UPDATE channels SET first_message_id = (SELECT MIN(m.id) FROM messages m WHERE m.recipient_id = channels.recipient_id)
     WHERE id IN (?)`,
    [channels],
  )
  // The statistics that a database server would otherwise gather over time. Nobody gathers any on SQLite.
  if (!site.isSqlite) await sql.query('ANALYZE TABLE messages, user_messages, message_texts')
  const [channelId = 0] = channels
  return { channel: `channel ${channelId}`, channelId, busyTopic: topics[0] as string }
}

type Place = [recipient: number, oneSender: number | null, otherSender: number | null, isMine: boolean]

/** The places of messages, by lot: channels, the first the busiest, and conversations of two. */
async function insertPlaces(sql: Site['sql'], reader: number, channels: number[], joined: Set<number>): Promise<Place[]> {
  const conversations = ids(0, 2 * CONVERSATIONS).map((i): Place => {
    const [one, other] = [i < CONVERSATIONS ? reader : FIRST_SENDER + 100 + i, FIRST_SENDER + i]
    return [FIRST_CONVERSATION + i, one, other, i < CONVERSATIONS]
  })
  await insert(
    sql,
    'recipients',
    'id, realm_id, members_hash',
    conversations.map(([id, ...users]) => [
      id,
      1,
      createHash('sha256')
        .update(sorted(users.slice(0, 2)).join(','))
        .digest('hex'),
    ]),
  )
  await insert(
    sql,
    'recipient_members',
    'realm_id, recipient_id, user_id',
    conversations.flatMap(([id, one, other]) => [one, other].map((user) => [1, id, user])),
  )
  const weights = channels.map((_, i) => 1 / (i + 1) ** 0.8)
  const whole = sum(weights)
  const lots = channels.flatMap((channel, i): Place[] => {
    const share = Math.ceil(((weights[i] as number) / whole) * (LOTS - DIRECT_LOTS))
    return Array.from({ length: share }, () => [channel, null, null, joined.has(channel)])
  })
  return [...conversations, ...lots].slice(0, LOTS)
}

function sorted(users: unknown[]): unknown[] {
  return users.toSorted((a, b) => Number(a) - Number(b))
}

/**
 * Creates the tables from which messages are made, and a view that combines them. Returns the topics. The first one is the busiest of each
 * channel.
 */
async function insertParts({ sql, isSqlite }: Site, places: Place[], count: number): Promise<string[]> {
  const random = randomNumbers(1)
  const words = (count: number): string =>
    ids(0, count)
      .map(() => word(Math.floor(VOCABULARY ** random())))
      .join(' ')
  const halves = ids(0, HALVES).map(() => words(1 + Math.floor(random() * random() * 24)))
  const topics = ids(0, TOPICS_AT_A_TIME * Math.ceil((count + 1) / TOPIC_SPAN)).map(() => words(2))
  const blocks = Math.ceil(count / BLOCK)
  const tables: [name: string, columns: string, rows: unknown[][]][] = [
    ['numbers', 'id INTEGER PRIMARY KEY', ids(0, Math.max(BLOCK, blocks)).map((i) => [i])],
    [
      'places',
      'id INTEGER PRIMARY KEY, recipient_id INTEGER, one INTEGER, other INTEGER, is_mine INTEGER',
      places.map((place, i) => [i, ...place]),
    ],
    [
      'senders',
      'id INTEGER PRIMARY KEY, sender_id INTEGER',
      ids(0, LOTS).map((i) => [i, FIRST_SENDER - 1 + Math.floor(SENDERS ** (i / LOTS))]),
    ],
    ['topics', 'id INTEGER PRIMARY KEY, topic VARCHAR(64), tokens VARCHAR(200)', topics.map((topic, i) => [i, topic, spacedTokens(topic)])],
    ['halves', 'id INTEGER PRIMARY KEY, content VARCHAR(400), tokens VARCHAR(600)', halves.map((half, i) => [i, half, spacedTokens(half)])],
  ]
  for (const [name, columns, rows] of tables) {
    await sql.query(`CREATE TABLE bench_${name} (${columns})`)
    await insert(sql, `bench_${name}`, (columns.match(/\w+(?= (INTEGER|VARCHAR))/g) ?? []).join(', '), rows)
  }
  // In the order in which they are written here.
  const join = isSqlite ? 'CROSS JOIN' : 'STRAIGHT_JOIN'
  // A topic is in use for a while, except the busy one, which always is.
  const topic = `${chance(4)} % ${TOPICS_AT_A_TIME}`
  await sql.query(
    `CREATE VIEW bench_messages AS SELECT n.block, ${FIRST_MESSAGE} + n.id AS id, p.recipient_id,
      CASE WHEN p.one IS NULL THEN s.sender_id WHEN ${chance(1)} % 2 = 1 THEN p.one ELSE p.other END AS sender_id,
      CASE WHEN p.one IS NULL THEN t.topic ELSE '' END AS topic, CASE WHEN p.one IS NULL THEN t.tokens ELSE '' END AS topic_tokens,
      CONCAT(a.content, ' ', b.content) AS content, CONCAT(a.tokens, b.tokens) AS tokens,
      ${Math.floor(Date.now() / 1000) - 3600} - 60 * (${count} - n.id) AS date_sent
     FROM (SELECT x.id AS block, x.id * ${BLOCK} + y.id AS id FROM bench_numbers x ${join} bench_numbers y
       WHERE x.id < ${blocks} AND y.id < ${BLOCK}) n
     ${join} bench_places p ON p.id = ${chance(0)} % ${LOTS}
     ${join} bench_senders s ON s.id = ${chance(1)} % ${LOTS}
     ${join} bench_halves a ON a.id = ${chance(2)} % ${HALVES}
     ${join} bench_halves b ON b.id = ${chance(3)} % ${HALVES}
     ${join} bench_topics t ON t.id = CASE WHEN ${topic} = 0 THEN 0 ELSE FLOOR(n.id / ${TOPIC_SPAN}) * ${TOPICS_AT_A_TIME} + ${topic} END`,
  )
  return topics
}

/** SQL for a number that depends on `n.id`: the same in each statement and database, different for each `i`. */
function chance(i: number): string {
  const scattered = `(n.id * ${[15485863, 32452843, 49979687, 67867967, 86028121, 104395301][i]} % 2147483647)`
  return `(${scattered} * ${scattered} % 2147483647)`
}

/**
 * Inserts messages with the rows of the reader and, concurrently, their words. Other users have no rows, as if programs had sent the
 * messages.
 */
async function insertMessages(site: Site, reader: number, count: number): Promise<void> {
  const { sql } = site
  const other = await site.connect()
  const [blocks, last] = [Math.ceil(count / BLOCK), FIRST_MESSAGE + count]
  const toMessages = (from: number): string =>
    `INSERT INTO messages (id, realm_id, sender_id, recipient_id, topic, topic_key, content, rendered_content, client, date_sent)
    SELECT id, 1, sender_id, recipient_id, topic, LOWER(topic), content, CONCAT('<p>', content, '</p>'), 'bench', date_sent
    FROM bench_messages WHERE block >= ${from} AND block < ${from + BLOCKS}`
  const toRows = (from: number): string => `INSERT INTO user_messages (realm_id, user_id, message_id, flags)
    SELECT 1, ${reader}, n.id,
      CASE WHEN n.sender_id = ${reader} OR ${chance(5)} % CASE WHEN n.id > ${last - RECENT} THEN 3 ELSE 200 END <> 1 THEN ${READ} ELSE 0 END
      | CASE WHEN ${chance(5)} % 1009 = 2 THEN ${STARRED} ELSE 0 END | CASE WHEN ${chance(5)} % 511 = 3 THEN ${MENTIONED} ELSE 0 END
    FROM messages n WHERE n.recipient_id IN (SELECT p.recipient_id FROM bench_places p WHERE p.is_mine = 1)
      AND n.id >= ${FIRST_MESSAGE + from * BLOCK} AND n.id < ${FIRST_MESSAGE + (from + BLOCKS) * BLOCK}`
  const toTexts = (from: number): string => `INSERT INTO message_texts (message_id, realm_id, tokens)
    SELECT id, 1, CONCAT(topic_tokens, ' -', tokens, ' ') FROM bench_messages WHERE block >= ${from} AND block < ${from + BLOCKS}`
  const fill = async (by: Sql, table: string, statement: (from: number) => string): Promise<void> => {
    const restore = await removeIndexes({ ...site, sql: by }, table)
    for (let from = 0; from < blocks; from += BLOCKS) await by.query(statement(from))
    await restore()
  }
  await Promise.all([
    fill(sql, 'messages', toMessages).then(() => fill(sql, 'user_messages', toRows)),
    fill(other, 'message_texts', toTexts),
  ])
  await other.end()
}

/** Removes the indexes of an empty table. Returns a function that creates them again, in one go, which takes a small part of the time. */
function removeIndexes({ sql, isSqlite }: Site, table: string): Promise<() => Promise<void>> {
  return isSqlite ? removeOnSqlite(sql, table) : removeOnServer(sql, table)
}

async function removeOnServer(sql: Sql, table: string): Promise<() => Promise<void>> {
  const [rows] = await sql.query<RowDataPacket[]>(`SHOW INDEX FROM ${table} WHERE Key_name <> 'PRIMARY'`)
  const names = [...new Set(rows.map((row) => row.Key_name))]
  const columns = (name: string): string =>
    rows
      .filter((row) => row.Key_name === name)
      .map((row) => row.Column_name)
      .join(', ')
  const kind = rows[0]?.Index_type === 'FULLTEXT' ? 'FULLTEXT INDEX' : 'INDEX'
  // By copying. Otherwise MariaDB keeps a hidden column of the full-text index, and does not find what is inserted without the index.
  await sql.query(`ALTER TABLE ${table} ${names.map((name) => `DROP INDEX ${name}`).join(', ')}, ALGORITHM = COPY`)
  return async () =>
    void (await sql.query(`ALTER TABLE ${table} ${names.map((name) => `ADD ${kind} ${name} (${columns(name)})`).join(', ')}`))
}

/** Also its triggers, which keep the full-text index up to date. */
async function removeOnSqlite(sql: Sql, table: string): Promise<() => Promise<void>> {
  const [kept] = await sql.query<RowDataPacket[]>(
    "SELECT type, name, sql FROM sqlite_master WHERE tbl_name = ? AND type IN ('index', 'trigger') AND sql IS NOT NULL",
    [table],
  )
  for (const { type, name } of kept) await sql.query(`DROP ${type} ${name}`)
  return async () => {
    if (kept.some(({ type }) => type === 'trigger')) await sql.query("INSERT INTO message_words (message_words) VALUES ('rebuild')")
    for (const { sql: text } of kept) await sql.query(text)
  }
}

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
