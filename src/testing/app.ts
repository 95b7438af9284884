// A server for one test file, with a real database, the demo organisation, and clients for its users.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createApiKey } from '../actions/people/api-keys.ts'
import { type Config, readConfig } from '../config.ts'
import { User } from '../models/user.ts'
import { type Server, startServer } from '../server/app.ts'
import type { Demo } from '../server/demo.ts'
import { openApp } from '../server/open-app.ts'
import { unixTime } from '../values/dates.ts'
import { type Client, testClient } from './client.ts'
import { takeDatabase } from './test-database.ts'

export interface TestApp {
  server: Server
  /** The server's URL, without a trailing slash. */
  url: string
  demo: Demo
  /** A client for a user of the demo organisation. */
  as(name: keyof Demo['users']): Client
  /** The ID of a user of the demo organisation. */
  idOf(name: keyof Demo['users']): number
  /** Gives users of the demo organisation new keys, for example after a deactivation. `as` uses them from then on. */
  logIn(...names: (keyof Demo['users'])[]): Promise<void>
  /** A client with these Basic credentials, or none. */
  client(credentials?: { email: string; api_key: string }): Client
  /** Ends the server, and starts another on its port and its database after what happens in between. */
  restart(between?: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

// Sequelize reads the stack of an error for each statement of SQLite. Vitest's maps each of its frames to the source, which took a tenth of
// the time of a test.
const mapped: typeof Error.prepareStackTrace | undefined = Error.prepareStackTrace
Error.prepareStackTrace = (error, frames) =>
  !mapped || (!error.message && frames[0]?.getFileName()?.includes('/sequelize/'))
    ? [error, ...frames].join('\n    at ')
    : mapped(error, frames)

/** Starts a server on a fresh database of the kind that the test project uses. Close it in `afterAll`. */
export async function startTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(inject('folder'), 'server-'))
  const database = await takeDatabase(dataDir)
  const config = {
    ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off' }),
    ...changes,
  }
  let server = await startServer(await openApp(config))
  const url = `http://127.0.0.1:${server.port}`
  // A copy, because files share the database's.
  const demo = { ...structuredClone(database.demo), realm_url: url }
  await writeFile(join(dataDir, 'demo.json'), JSON.stringify(demo))
  return {
    get server() {
      return server
    },
    url,
    demo,
    as: (name) => testClient(url, demo.users[name]),
    idOf: (name) => demo.users[name].user_id,
    logIn: async (...names) => {
      for (const name of names) {
        const user = await User.findByPk(demo.users[name].user_id, { rejectOnEmpty: true })
        demo.users[name].api_key = (await createApiKey(server.app, user, 'test', unixTime())).key
      }
    },
    client: (credentials) => testClient(url, credentials),
    restart: async (between = async () => {}) => {
      await server.close()
      await between()
      server = await startServer(await openApp({ ...config, port: server.port }))
    },
    close: async () => {
      await server.close()
      database.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
