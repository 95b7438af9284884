// `npm run check:migrations`: no released migration has changed. With --release, records all migrations as released.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS } from '../src/db/migrations/index.ts'
import { FINGERPRINTS } from '../src/generated/schema.ts'
import { changesOfReleased, digestOf, type Released } from './released-migrations.ts'

const folder = fileURLToPath(new URL('../src/db/migrations', import.meta.url))
const file = `${folder}/released.json`
const released = JSON.parse(readFileSync(file, 'utf8')) as Released
const changes = changesOfReleased(folder, released, FINGERPRINTS)
for (const change of changes) console.error(change)
if (changes.length > 0) process.exitCode = 1
else if (process.argv.includes('--release')) {
  const all = MIGRATIONS.map(({ name }) => [name, { text: digestOf(folder, name), schema: FINGERPRINTS[name] }])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
  console.log(`wrote ${file}: ${all.length} migrations`)
}
