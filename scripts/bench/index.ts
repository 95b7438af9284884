// Measures the server: `npm run bench -- NAME [--database sqlite]`.

import { channels } from './channels.ts'
import { flags } from './flags.ts'
import { http } from './http.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { send } from './send.ts'
import { sendOnSqlite } from './send-sqlite.ts'
import { stall } from './stall.ts'

/** Each prints a table and, as its last line, JSON. */
const benches: Record<string, () => Promise<void>> = {
  channels,
  flags,
  http,
  pages,
  people,
  send,
  stall,
  'send --database sqlite': sendOnSqlite,
}

const name = process.argv.slice(2).join(' ')
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
if (bench) await bench()
else {
  console.error(`Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 2
}
