// Measures the server: `npm run bench -- NAME [OPTIONS]`.

import { backup } from './backup.ts'
import { bots } from './bots.ts'
import { channels } from './channels.ts'
import { compareCommits } from './compare.ts'
import { distance } from './distance.ts'
import { events } from './events.ts'
import { flags } from './flags.ts'
import { http } from './http.ts'
import { lists } from './lists.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { plot } from './plot.ts'
import { send } from './send.ts'
import { stall } from './stall.ts'
import { writes } from './writes.ts'

/** Each prints a table and, as its last line, JSON. */
const benches: Record<string, (options: string[]) => Promise<void>> = {
  backup,
  bots,
  channels,
  compare: compareCommits,
  distance,
  events,
  flags,
  http,
  lists,
  pages,
  people,
  '--plot': plot,
  send,
  stall,
  writes,
}

const [name = '', ...options] = process.argv.slice(2)
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
if (bench) await bench(options)
else {
  console.error(
    `Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(benches).join(', ')}
backup [--messages 100000] [--database mariadb|mysql]
bots [--database mariadb|mysql|sqlite] [--only PART_OF_A_NAME]
compare COMMIT COMMIT [--rounds 3] NAME [OPTIONS]
events [--polls 500,1000 | --idle 10000 | --reconnect 10000]
--plot [connections|queues|subscribers|messages|users]
pages [--database mariadb|mysql] | [--database mariadb|mysql|sqlite] --messages 10000000 [--users 50000]
send [--database mariadb|mysql|sqlite] [--throughput]
stall [--database mariadb|mysql|sqlite] [--only PART_OF_A_NAME]
writes [--statements]`,
  )
  process.exitCode = 2
}
