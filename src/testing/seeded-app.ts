// A server in this process with the seed world, for which the contract's examples are true.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Keys } from '../../contract-tests/http.ts'
import { startRelay } from '../../contract-tests/relay-process.ts'
import { seed } from '../../contract-tests/seeded.ts'
import { type Config, readConfig } from '../config.ts'
import { SETTINGS } from '../sandbox/world.ts'
import { type Server, startServer } from '../server/app.ts'
import { openApp } from '../server/open-app.ts'
import { freshDatabase } from './test-database.ts'

export interface SeededApp {
  server: Server
  /** The server's URL, without a trailing slash. */
  url: string
  keys: Keys
  close(): Promise<void>
}

/** Starts the server without workers. Takes some seconds. */
export async function startSeededApp(changes: Partial<Config> = {}): Promise<SeededApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-seeded-'))
  const database = await freshDatabase(dataDir)
  const relay = await startRelay()
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...SETTINGS }
  const keys = await seed(dataDir, { ...process.env, NODE_ENV: '', ...settings })
  const config = { ...readConfig({ ...settings, PUSH_BOUNCER_URL: relay.url }), roles: { web: true, worker: false }, ...changes }
  const server = await startServer(await openApp(config))
  return {
    server,
    url: `http://127.0.0.1:${server.port}`,
    keys,
    close: async () => {
      await server.close()
      await relay.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
