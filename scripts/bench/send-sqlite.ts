// What sends cost on the embedded database: sends per second, compared with a floor that writes the same rows through the same driver.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { startDemo } from './measure.ts'
import { throughput } from './send.ts'

/** An organisation other than the demo's, for the rows of the floor. */
const OTHER = 999

export async function sendOnSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const file = join(folder, 'bench.sqlite')
  const databaseUrl = `sqlite:${file}`
  const server = await startDemo('server.mjs', databaseUrl)
  try {
    console.log(
      JSON.stringify({ bench: 'send', database: 'sqlite', results: await throughput({ server, databaseUrl }, () => rowsIn(file)) }),
    )
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rows of the newest message, moved to another organisation. */
function rowsIn(file: string): Record<string, object> {
  const database = new Libsql(file)
  database.exec(`PRAGMA busy_timeout = 5000; CREATE TEMP TABLE other AS SELECT * FROM realms WHERE id = 1;
    UPDATE other SET id = ${OTHER}, subdomain = 'other', uuid = 'other', event_seq = 0; INSERT INTO realms SELECT * FROM other`)
  const newest = (table: string, order: string): Record<string, unknown> => {
    // Without computed ones.
    const columns = (database.prepare(`PRAGMA table_info(${table})`).all([]) as { name: string }[]).map(({ name }) => name)
    const [row] = database.prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${order} DESC LIMIT 1`).all([])
    return { ...(row as object), realm_id: OTHER }
  }
  const { id: _, ...message } = newest('messages', 'id')
  const { realm_id, user_id, flags } = newest('user_messages', 'message_id')
  const [text, event] = [newest('message_texts', 'message_id'), newest('events', 'seq')]
  database.close()
  return { message: { ...message, recipient_id: 1_000_000 }, text, row: { realm_id, user_id, flags }, event }
}
