// A fresh server with the seed world.

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
    const root = new URL('..', import.meta.url).pathname
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], { cwd: root, env: site.env })
    const { keys } = JSON.parse(await readFile(join(site.dataDir, 'world.json'), 'utf8')) as { keys: Keys }
    return { site, server: await site.startWithRelay(), keys }
  } catch (error) {
    await site.remove()
    throw error
  }
}
