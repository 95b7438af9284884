// The server of most benches: the built one as in production, with the demo organisation. SIGTERM ends it like the real one.

import { createDemo, createKeyIn, createRealmWith, openApp, readConfig, startServer } from '../../dist/bench.js'
import { report } from './report.mjs'
import { collectGarbage, watchTurns } from './turns.mjs'

const server = await startServer(await openApp(readConfig()))
// A restarted server finds the organisation already there.
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
