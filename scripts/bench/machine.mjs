// The server of `bench -- http`: the built one as in production, on a fresh SQLite database with the demo organisation.
// Only sending is replaced, so that the database's write is not what is measured.

import { startServer } from '../../dist/app.js'
import { readConfig } from '../../dist/config.js'
import { createDemo } from '../../dist/demo.js'
import { handlers } from '../../dist/handlers/index.js'
import { openApp } from '../../dist/open-app.js'
import { report } from './report.mjs'

handlers.sendMessage = async () => ({ id: 42 })
const server = await startServer(await openApp(readConfig()))
const { users, channels } = await createDemo(server.app, server.port)
report({ port: server.port, users, channels })
