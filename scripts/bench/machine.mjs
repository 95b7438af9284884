// The server of `bench -- http`: the built one as in production, on a fresh SQLite database with the demo organisation. Only sending is
// replaced, so that the bench does not measure the database's write.

import { createDemo, handlers, openApp, readConfig, startServer } from '../../dist/bench.js'
import { report } from './report.mjs'

handlers.sendMessage = async () => ({ id: 42 })
const server = await startServer(await openApp(readConfig()))
const { users, channels } = await createDemo(server.app, server.port)
report({ port: server.port, users, channels })
