// What rows of flags cost on MariaDB, compared with the bare SQL that writes the same rows: writing the rows of a user who was away, and
// marking messages as read by a narrow.

import { ids, insert, insertChannels, insertSubscriptions, measure, onServer, type Result, running, type Site } from './site.ts'

const MISSED = 10_000
const MARKED = 5_000
const CHANNELS = 20
const FIRST_CHANNEL = 1_001
/** The user for whom the bare SQL writes. */
const OTHER = 999

export interface FlagsResult extends Result {
  rows: number
  /** Computed from the medians. */
  rows_per_second: number
  bare_rows_per_second: number
}

export async function flags(): Promise<void> {
  console.log(JSON.stringify({ bench: 'flags', results: await onServer('mariadb', flagsOn) }))
}

/** Measures catching up, then marking. Prints a line for each. */
export async function flagsOn({ request, sql, server }: Site): Promise<FlagsResult[]> {
  const user = server.ready.users.owner.user_id
  await fill(sql, user)
  const caughtUp = rated(
    MISSED,
    await measure(`catching up with ${MISSED} messages`, {
      before: async () => {
        await sql.query('DELETE FROM user_messages')
        await sql.query('UPDATE users SET message_pointer = 0 WHERE id = ?', [user])
      },
      ask: () => request('POST', '/register', { fetch_event_types: '["max_message_id"]' }),
      prepare: running(sql, [
        `INSERT INTO user_messages (realm_id, user_id, message_id, flags)
       SELECT 1, ${OTHER}, m.id, 0 FROM messages m WHERE m.recipient_id >= ${FIRST_CHANNEL}`,
      ]),
    }),
  )
  const newest = { anchor: 'newest', num_before: String(MARKED - 1), num_after: '0', narrow: '[]' }
  const marked = rated(
    MARKED,
    await measure(`marking ${MARKED} messages by a narrow`, {
      before: () => sql.query('UPDATE user_messages SET flags = 0'),
      ask: () => request('POST', '/messages/flags/narrow', { ...newest, op: 'add', flag: 'read' }),
      prepare: running(sql, [
        `UPDATE user_messages SET flags = flags | 1 WHERE user_id = ${OTHER} ORDER BY message_id DESC LIMIT ${MARKED}`,
      ]),
    }),
  )
  return [caughtUp, marked]
}

function rated(rows: number, result: Result): FlagsResult {
  const perSecond = (ms: number): number => Math.round(rows / (ms / 1_000))
  const rates = { rows_per_second: perSecond(result.request_ms), bare_rows_per_second: perSecond(result.sql_ms) }
  console.log(`  ${rates.rows_per_second} rows/s; the bare SQL ${rates.bare_rows_per_second} rows/s`)
  return { ...result, rows, ...rates }
}

/** Channels of the user, and old messages in them. */
async function fill(sql: Site['sql'], user: number): Promise<void> {
  const channels = ids(FIRST_CHANNEL, CHANNELS)
  await insertChannels(sql, channels)
  await insertSubscriptions(
    sql,
    channels.map((channel) => [user, channel]),
  )
  await insert(
    sql,
    'messages',
    'realm_id, sender_id, recipient_id, topic, topic_key, content, rendered_content, client, date_sent',
    ids(0, MISSED).map((i) => [1, 1, FIRST_CHANNEL + (i % CHANNELS), 'topic', 'topic', 'Hello', '<p>Hello</p>', 'x', 1_700_000_000]),
  )
}
