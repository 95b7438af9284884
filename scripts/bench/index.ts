// Measures the server: `npm run bench -- NAME [OPTIONS]`.

import { bots } from './bots.ts'
import { compareCommits } from './compare.ts'
import { distance } from './distance.ts'
import { events } from './events.ts'
import { http } from './http.ts'
import { pages } from './pages.ts'
import { peers } from './peers.ts'
import { send } from './send.ts'
import { stall } from './stall.ts'
import { web } from './web.ts'

/** Each prints a table and, as its last line, JSON. */
const benches: Record<string, (options: string[]) => Promise<void>> = {
  bots,
  compare: compareCommits,
  distance,
  events,
  http,
  pages,
  peers,
  send,
  stall,
  web,
}

const [name = '', ...options] = process.argv.slice(2)
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
if (bench) await bench(options)
else {
  console.error(
    `Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(benches).join(', ')}
bots [--database mariadb|mysql|sqlite] [--only PART_OF_A_NAME]
compare COMMIT COMMIT [--rounds 3] NAME [OPTIONS]
events [--polls 500,1000 | --idle 10000 | --reconnect 10000]
pages [--database mariadb|mysql] | [--database mariadb|mysql|sqlite] --messages 10000000 [--users 50000]
peers [--rounds 5] [--seconds 20]
send [--database mariadb|mysql|sqlite] [--throughput]
stall [--database mariadb|mysql|sqlite] [--only PART_OF_A_NAME]
web`,
  )
  process.exitCode = 2
}
