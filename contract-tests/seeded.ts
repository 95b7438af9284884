// A fresh server with the seed world.

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SETTINGS } from '../src/sandbox/world.ts'
import { built } from './built.ts'
import type { Keys } from './http.ts'
import { createSite, type ServerProcess, type Site } from './server.ts'

export interface Seeded {
  site: Site
  server: ServerProcess
  keys: Keys
}

/** `databaseServer` is a MySQL URL without a database, or empty for SQLite. Remove the site at the end. */
export async function startSeeded(databaseServer: string): Promise<Seeded> {
  const site = await createSite(databaseServer)
  try {
    const keys = await seed(site.dataDir, site.env)
    return { site, server: await site.startWithRelay(), keys }
  } catch (error) {
    await site.remove()
    throw error
  }
}

/** Creates the seed world in the empty database of `env`, whose files are in `dataDir`. */
export async function seed(dataDir: string, env: NodeJS.ProcessEnv): Promise<Keys> {
  await promisify(execFile)(process.execPath, [built('seed')], { env: { ...env, ...SETTINGS } })
  return JSON.parse(await readFile(join(dataDir, 'world.json'), 'utf8')).keys
}
