// An organisation of a million messages, as its server would have left it. The database creates them from a few thousand halves of
// messages, whose words are as frequent as the words of a language.

import { createHash } from 'node:crypto'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { spacedTokens } from '../../src/narrow/words.ts'
import { sum } from './measure.ts'
import { ids, insert, insertChannels, insertSubscriptions, insertUsers, type Site } from './site.ts'

/** The square of the count of `numbers`. */
export const MESSAGES = 1_000_000
const HALVES = 20_000
const VOCABULARY = 5_000
const TOPICS = 2_000
const CHANNELS = 60
const SENDERS = 500
const FIRST_SENDER = 10_001
const FIRST_CHANNEL = 1_001
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
export async function fillMillion({ sql, databaseUrl }: Site, reader: number, count = MESSAGES): Promise<Million> {
  const channels = ids(FIRST_CHANNEL, CHANNELS)
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
  const topics = await insertParts(sql, places, count)
  await insertMessages(databaseUrl, reader, count)
  await sql.query('UPDATE users SET message_pointer = (SELECT MAX(id) FROM messages) WHERE id = ?', [reader])
  await sql.query(
    `UPDATE channels c JOIN (SELECT m.recipient_id, MIN(m.id) AS id FROM messages m GROUP BY m.recipient_id) f
     ON f.recipient_id = c.recipient_id SET c.first_message_id = f.id`,
  )
  // The statistics that the database would otherwise gather over time.
  await sql.query('ANALYZE TABLE messages, user_messages, message_texts')
  return { channel: `channel ${FIRST_CHANNEL}`, channelId: FIRST_CHANNEL, busyTopic: topics[0] as string }
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
async function insertParts(sql: Site['sql'], places: Place[], count: number): Promise<string[]> {
  const random = randomNumbers(1)
  const words = (count: number): string =>
    ids(0, count)
      .map(() => word(Math.floor(VOCABULARY ** random())))
      .join(' ')
  const topics = ids(0, TOPICS).map(() => words(2))
  const tables: [name: string, columns: string, rows: unknown[][]][] = [
    ['numbers', 'id INT PRIMARY KEY', ids(0, Math.sqrt(MESSAGES)).map((i) => [i])],
    ['places', 'id INT PRIMARY KEY, recipient_id INT, one INT, other INT, is_mine INT', places.map((place, i) => [i, ...place])],
    ['topics', 'id INT PRIMARY KEY, topic VARCHAR(64), tokens VARCHAR(200)', topics.map((topic, i) => [i, topic, spacedTokens(topic)])],
    [
      'halves',
      'id INT PRIMARY KEY, content VARCHAR(400), tokens VARCHAR(600)',
      ids(0, HALVES).map((i) => {
        const content = words(1 + Math.floor(random() * random() * 24))
        return [i, content, spacedTokens(content)]
      }),
    ],
  ]
  for (const [name, columns, rows] of tables) {
    await sql.query(`CREATE TABLE bench_${name} (${columns})`)
    await insert(sql, `bench_${name}`, (columns.match(/\w+(?= (INT|VARCHAR))/g) ?? []).join(', '), rows)
  }
  // A topic is in use for a while, except the busy one, which always is.
  await sql.query(
    `CREATE VIEW bench_messages AS SELECT STRAIGHT_JOIN 1000 + n.id AS id, p.recipient_id,
      IF(p.one IS NULL, ${FIRST_SENDER} - 1 + FLOOR(POW(${SENDERS}, ${chance(1)} / POW(2, 32))), IF(${chance(1)} % 2, p.one, p.other)) AS sender_id,
      IF(p.one IS NULL, t.topic, '') AS topic, IF(p.one IS NULL, t.tokens, '') AS topic_tokens,
      CONCAT(a.content, ' ', b.content) AS content, CONCAT(a.tokens, b.tokens) AS tokens,
      UNIX_TIMESTAMP() - 3600 - 60 * (${count} - n.id) AS date_sent
     FROM (SELECT x.id * 1000 + y.id AS id FROM bench_numbers x JOIN bench_numbers y WHERE x.id < ${Math.ceil(count / 1_000)}) n
     JOIN bench_places p ON p.id = ${chance(0)} % ${LOTS}
     JOIN bench_halves a ON a.id = ${chance(2)} % ${HALVES}
     JOIN bench_halves b ON b.id = ${chance(3)} % ${HALVES}
     JOIN bench_topics t ON t.id = IF(${chance(4)} % 8 = 0, 0, n.id DIV 5000 * 8 + ${chance(4)} % 8)`,
  )
  return topics
}

/** SQL for a number that depends on `n.id`: the same in each statement, different for each `i`. */
function chance(i: number): string {
  return `CRC32(n.id * ${[7919, 15485863, 32452843, 49979687, 67867967, 86028121][i]})`
}

/**
 * Inserts messages with the rows of the reader and, concurrently, their words. Other users have no rows, as if programs had sent the
 * messages.
 */
async function insertMessages(databaseUrl: string, reader: number, count: number): Promise<void> {
  const messages = await createConnection(databaseUrl)
  const texts = await createConnection(databaseUrl)
  const toMessages = `INSERT INTO messages (id, realm_id, sender_id, recipient_id, topic, topic_key, content, rendered_content, client, date_sent)
    SELECT id, 1, sender_id, recipient_id, topic, LOWER(topic), content, CONCAT('<p>', content, '</p>'), 'bench', date_sent FROM bench_messages`
  const toRows = `INSERT INTO user_messages (realm_id, user_id, message_id, flags)
    SELECT 1, ${reader}, n.id, IF(n.sender_id = ${reader} OR ${chance(5)} % IF(n.id > ${count - RECENT}, 3, 200) <> 1, ${READ}, 0)
      | IF(${chance(5)} % 1009 = 2, ${STARRED}, 0) | IF(${chance(5)} % 511 = 3, ${MENTIONED}, 0)
    FROM messages n WHERE n.recipient_id IN (SELECT p.recipient_id FROM bench_places p WHERE p.is_mine)`
  const toTexts = `INSERT INTO message_texts (message_id, realm_id, tokens)
    SELECT id, 1, CONCAT(topic_tokens, ' -', tokens, ' ') FROM bench_messages`
  await Promise.all([
    withoutIndexes(messages, 'messages', toMessages).then(() => withoutIndexes(messages, 'user_messages', toRows)),
    withoutIndexes(texts, 'message_texts', toTexts),
  ])
  await Promise.all([messages.end(), texts.end()])
}

/** Fills a table with a statement, and creates its indexes afterwards. Creating them in one go takes a small part of the time. */
async function withoutIndexes(sql: Connection, table: string, statement: string): Promise<void> {
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
  await sql.query(statement)
  await sql.query(`ALTER TABLE ${table} ${names.map((name) => `ADD ${kind} ${name} (${columns(name)})`).join(', ')}`)
}

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
