// The built server on a fresh SQLite database with the demo organisation, and a second connection to the database.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { type DemoServer, startDemo } from './measure.ts'

/** Runs `work` with a server and a function that runs a statement on its database. */
export async function onSqlite<T>(work: (server: DemoServer, sql: (text: string) => Promise<void>) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const file = join(folder, 'bench.sqlite')
  const server = await startDemo('server.mjs', `sqlite:${file}`)
  const database = new Libsql(file)
  database.exec('PRAGMA busy_timeout = 10000')
  try {
    return await work(server, async (text) => void database.exec(text))
  } finally {
    database.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
