// One process of a server: its start, the demo organisation, what it prints when it is ready, and its end by a signal.

import cluster from 'node:cluster'
import type { Config } from '../config.ts'
import { withSetupLock } from '../db/migrate.ts'
import { announce, announceEnd, warnOfDoubts } from '../observability/log.ts'
import { type Server, startServer } from './app.ts'
import { ALIVE, type Alive, RETIRE, type Ready } from './between-processes.ts'
import { createDemo, requireNoDemoPassword } from './demo.ts'
import { sendConversation } from './demo-conversation.ts'
import { openApp } from './open-app.ts'

/** How long stopping at a signal can take, in milliseconds. */
const PATIENCE = 9_000

/** Runs the roles that the configuration gives this process. Throws when it cannot start. */
export async function runProcess(config: Config): Promise<void> {
  process.title = `parley: ${[...(config.roles.web ? ['web'] : []), ...(config.roles.worker ? ['worker'] : [])].join(' and ')}`
  const app = await openApp(config)
  if (!cluster.isWorker) warnOfDoubts(app.log, config)
  if (config.production) await requireNoDemoPassword()
  let demo: Awaited<ReturnType<typeof createDemo>>
  const server = await startServer(app, async (port) => {
    if (!config.production) demo = await withSetupLock(app.db, app.log, () => createDemo(app, port))
    if (demo) await sendConversation(app, demo)
  })
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  const url = `http://${host}:${server.port}`
  const lines = [`parley ${config.version}: ${config.roles.web ? `listening on ${url}` : 'worker is running'}`]
  if (demo) {
    const { email, api_key, password } = demo.users.member
    const parameters = "-d type=channel -d to=general -d topic=hello --data-urlencode 'content=Hello, world!'"
    lines.push(`demo organisation: addresses, passwords and API keys of its accounts are in ${demo.file}.`)
    lines.push(`Log in as ${email} with the password '${password}', or try:`)
    lines.push(`curl -u ${email}:${api_key} ${url}/api/v1/messages ${parameters}`)
  }
  endBy(server)
  // Printed together, so that a program that waits for the first line gets all of them.
  if (cluster.isWorker) process.send?.({ lines } satisfies Ready)
  else announce(lines)
}

/** Ends the process with the server: at a signal, or gently when the first process asks for that. */
function endBy(server: Server): void {
  const exit = (ended: Promise<void>): void =>
    void ended.then(
      () => process.exit(0),
      (error) => {
        announceEnd(error)
        process.exit(1)
      },
    )
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    // Not with exit(), which would wait for a running SQLite statement.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE).unref()
    exit(server.close())
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  // A terminal that is closed sends SIGHUP to all processes. It is the first one that replaces the others.
  process.on('SIGHUP', () => cluster.isWorker || stop())
  if (!cluster.isWorker) return
  process.on('message', (message) => {
    if (message === ALIVE) process.send?.({ isAlive: true } satisfies Alive)
    if (message === RETIRE) exit(server.retire())
  })
}
