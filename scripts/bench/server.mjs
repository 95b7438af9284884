// The server of most benches: the built one as in production, with the demo organisation. Ends at SIGTERM as the real one does.

import { createDemo, openApp, readConfig, startServer } from '../../dist/bench.js'
import { report } from './report.mjs'
import { collectGarbage, watchTurns } from './turns.mjs'

const server = await startServer(await openApp(readConfig()))
// A server that is started again finds the organisation there.
const { users, channels } = (await createDemo(server.app, server.port)) ?? {}
const { options } = server.app.db.sequelize
let statements = []
let most
process.once('SIGTERM', () => server.close().then(() => process.exit()))
report(
  { port: server.port, users, channels },
  {
    record: () => {
      statements = []
      options.logging = (text) => statements.push(text.replace(/^Executing \([^)]*\): /, ''))
    },
    recorded: () => {
      options.logging = false
      return statements
    },
    waiting: () => server.app.notifier.waiting(),
    collect: () => collectGarbage(),
    // The first time begins the watch.
    most: () => {
      most ??= watchTurns()
      return most()
    },
  },
)
