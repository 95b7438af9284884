// The server of the benches on MySQL: the built one as in production, with the demo organisation.

import { openApp, startServer } from '../../dist/app.js'
import { readConfig } from '../../dist/config.js'
import { createDemo } from '../../dist/demo.js'
import { report } from './report.mjs'

const server = await startServer(await openApp(readConfig()))
const { users, channels } = await createDemo(server.app, server.port)
const { options } = server.app.db.sequelize
let statements = []
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
  },
)
