// Creates the seed world in the empty database of the usual environment. Writes the API keys of its users, by name, to DATA_DIR/world.json.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { seedWorld } from '../src/sandbox/seed.ts'
import { openApp } from '../src/server/open-app.ts'

const app = await openApp(readConfig())
try {
  const keys = await seedWorld(app)
  const file = join(app.config.dataDir, 'world.json')
  await writeFile(file, `${JSON.stringify({ keys }, null, 2)}\n`, { mode: 0o600 })
  console.log(`seed world: ${Object.keys(keys).length} users have API keys in ${file}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await app.closeApp()
}
