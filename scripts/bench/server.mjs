// The server of a bench: the built one as in production, with the demo organisation. SIGTERM ends it like the real one. With WITHOUT=sends it
// stores no messages, so that `bench -- http` does not measure the database's write.

import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createDemo, createKeyIn, createRealmWith, handlers, openApp, readConfig, startServer, warmUp } from '../../dist/bench.js'
import { report } from './report.mjs'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
/** Milliseconds between two measurements of the turns of the event loop. */
const EVERY = 2

if (process.env.WITHOUT === 'sends') handlers.sendMessage = async () => ({ id: 42 })
const config = readConfig()
const server = await startServer(await openApp(config))
// A restarted server finds the organisation already there.
const { users, channels } = (await createDemo(server.app, server.port)) ?? {}
let statements = []
let stop
let most
process.once('SIGTERM', () => server.close().then(() => process.exit()))
report(
  { port: server.port, users, channels, production: config.production },
  {
    record: () => {
      statements = []
      stop = server.app.db.onStatement((sql) => statements.push(sql))
    },
    recorded: () => {
      stop()
      return statements
    },
    // Another organisation, at the subdomain `other`: the credentials of its owner.
    otherRealm: () => {
      const wanted = { subdomain: 'other', name: 'Other', ownerEmail: 'owner@other.example.com', ownerName: 'Other Owner' }
      return createRealmWith(server.app, { ...wanted, now: Math.floor(Date.now() / 1_000) }, async (c, owner) => {
        const { key } = await createKeyIn(c, owner, { name: 'bench', door: 'operator' })
        return { email: owner.delivery_email, api_key: key }
      })
    },
    waiting: () => server.app.notifier.waiting(),
    collect: () => collectGarbage(),
    // The first call starts the watch.
    most: () => {
      most ??= watchTurns()
      return most()
    },
  },
)

/**
 * Collects garbage, so that what one case has left behind does not count for the next. Blocks the process. Unlike other collections, a
 * collection on demand makes V8 drop compiled code as well (rendering takes three times as long afterwards), so the server warms up again.
 */
async function collectGarbage() {
  collect()
  await warmUp(new AbortController().signal)
}

/**
 * Milliseconds of CPU time that the main thread has used, which other processes do not affect. If the system does not report it, the
 * elapsed time.
 */
function used() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** Starts measuring. Returns a function that returns the longest turn in milliseconds and the most memory in bytes since its last call. */
function watchTurns() {
  const now = () => ({ turn: 0, memory: process.memoryUsage.rss() })
  let most = now()
  let before = used()
  setInterval(() => {
    const after = used()
    most = { turn: Math.max(most.turn, after - before), memory: Math.max(most.memory, process.memoryUsage.rss()) }
    before = after
  }, EVERY).unref()
  return () => {
    const found = most
    most = now()
    return found
  }
}
