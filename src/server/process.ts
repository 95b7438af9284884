// One process of a server: its start, the demo organisation, what it prints when it is ready, and its end by a signal.

import cluster from 'node:cluster'
import type { Config } from '../config.ts'
import { withSetupLock } from '../db/migrate.ts'
import { announce, announceEnd, warnOfMisspelt } from '../observability/log.ts'
import { startServer } from './app.ts'
import type { Ready } from './cluster.ts'
import { createDemo, requireNoDemoPassword } from './demo.ts'
import { openApp } from './open-app.ts'

/** How long stopping can take, in milliseconds. */
const PATIENCE = 9_000

/** Runs the roles that the configuration gives this process. Throws when it cannot start. */
export async function runProcess(config: Config): Promise<void> {
  const app = await openApp(config)
  if (!cluster.isWorker) warnOfMisspelt(app.log)
  if (config.production) await requireNoDemoPassword()
  const server = await startServer(app)
  const demo = config.production ? undefined : await withSetupLock(app.db, app.log, () => createDemo(app, server.port))
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  const url = `http://${host}:${server.port}`
  const lines = [`parley ${config.version}: ${config.roles.web ? `listening on ${url}` : 'worker is running'}`]
  if (demo) {
    const { email, api_key } = demo.users.member
    const parameters = "-d type=channel -d to=general -d topic=hello --data-urlencode 'content=Hello, world!'"
    lines.push(`demo organisation: accounts and API keys are in ${demo.file}. Try:`)
    lines.push(`curl -u ${email}:${api_key} ${url}/api/v1/messages ${parameters}`)
  }
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // Not with exit(), which would wait for a running SQLite statement.
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE).unref()
      server.close().then(
        () => process.exit(0),
        (error) => {
          announceEnd(error)
          process.exit(1)
        },
      )
    })
  // Printed together, so that a program that waits for the first line gets all of them.
  if (cluster.isWorker) process.send?.({ lines } satisfies Ready)
  else announce(lines)
}
