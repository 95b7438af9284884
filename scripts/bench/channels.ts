// What channels cost on MariaDB, compared with the bare SQL that writes or reads the same rows: creating one with many subscribers, and
// listing many. Also what linkifiers cost.

import type { RowDataPacket } from 'mysql2/promise'
import { linkifying } from './linkifiers.ts'
import { ids, insert, insertChannels, insertUsers, measure, onServer, type Result, running, type Site } from './site.ts'

/** The most subscribers that a request can name. */
const SUBSCRIBERS = 5_000
const CHANNELS = 2_000
/** How many times as long as the bare SQL creating a channel may take. */
const MOST = 3

/** Prints a table and, as its last line, JSON. Exits with 1 when creating a channel costs too much. */
export async function channels(): Promise<void> {
  await onServer('mariadb', async (site) => {
    const results = [await creating(site), await listing(site)]
    console.log(JSON.stringify({ bench: 'channels', subscribers: SUBSCRIBERS, channels: CHANNELS, results, linkifiers: linkifying() }))
    if (results[0] && results[0].ratio > MOST) process.exitCode = 1
  })
}

/** A new channel with many subscribers. */
async function creating({ request, sql }: Site): Promise<Result> {
  const principals = ids(1_001, SUBSCRIBERS)
  await insertUsers(sql, principals)
  const ask = (round: number): Promise<string> =>
    request('POST', '/channels/create', { name: `large ${round}`, subscribers: JSON.stringify(principals) })
  // Reads what the request has written, and writes it again under other IDs.
  const prepare = async (round: number): Promise<() => Promise<void>> => {
    const rows = async (query: string): Promise<RowDataPacket[]> => (await sql.query<RowDataPacket[]>(query))[0]
    const [channel] = await rows(`SELECT * FROM channels WHERE name_key = 'large ${round}'`)
    const from = Number(channel?.id)
    // Below the previous ID, so that the next channel of a request comes after it.
    const id = 1_000_000 - round
    const ofChannel = { id, recipient_id: id, name: `copy ${round}`, name_key: `copy ${round}` }
    const [realm] = await rows('SELECT event_seq FROM realms WHERE id = 1')
    const [first] = await rows(`SELECT MAX(seq) AS seq FROM events WHERE type = 'stream' AND realm_id = 1`)
    const copies: [table: string, rows: Record<string, unknown>[]][] = [
      [
        'recipients',
        (await rows(`SELECT * FROM recipients WHERE id = ${channel?.recipient_id}`)).map((row) => ({ ...row, ...pick(ofChannel, 'id') })),
      ],
      ['channels', [{ ...channel, ...pick(ofChannel, 'id', 'recipient_id', 'name', 'name_key') }]],
      [
        'subscriptions',
        without('id', await rows(`SELECT * FROM subscriptions WHERE channel_id = ${from}`)).map((row) => ({ ...row, channel_id: id })),
      ],
      [
        'subscription_spans',
        without('id', await rows(`SELECT * FROM subscription_spans WHERE channel_id = ${from}`)).map((row) => ({ ...row, channel_id: id })),
      ],
      [
        'events',
        // The database computes this column.
        without('text_size', await rows(`SELECT * FROM events WHERE realm_id = 1 AND seq >= ${first?.seq}`)).map((row, i) => ({
          ...row,
          seq: Number(realm?.event_seq) + i + 1,
        })),
      ],
    ]
    return async () => {
      await sql.query('START TRANSACTION')
      for (const [table, written] of copies) {
        const columns = Object.keys(written[0] ?? {})
        await insert(
          sql,
          table,
          columns.join(', '),
          written.map((row) => columns.map((column) => row[column])),
        )
      }
      await sql.query(`UPDATE realms SET event_seq = event_seq + ${copies.at(-1)?.[1].length} WHERE id = 1`)
      await sql.query('COMMIT')
    }
  }
  return measure('create a channel', { ask, prepare })
}

function pick(object: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, object[name]]))
}

function without(column: string, rows: Record<string, unknown>[]): Record<string, unknown>[] {
  return rows.map(({ [column]: _, ...rest }) => rest)
}

/** The list of many channels. */
async function listing({ request, sql }: Site): Promise<Result> {
  await insertChannels(sql, ids(2_000_001, CHANNELS))
  return measure('GET /streams', {
    ask: () => request('GET', '/streams'),
    prepare: running(sql, [
      'SELECT * FROM channels WHERE realm_id = 1',
      'SELECT * FROM subscriptions WHERE user_id = 1',
      'SELECT channel_id, COUNT(*) FROM subscriptions WHERE realm_id = 1 AND is_active = 1 GROUP BY channel_id',
    ]),
  })
}
