// The server's process: configuration, start, demo organisation, signals.

import { openApp, startServer } from './app.ts'
import { readConfig } from './config.ts'
import { createDemo } from './demo.ts'

/** How long a stop may take, in milliseconds. */
const PATIENCE = 9_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const app = await openApp(config)
  const server = await startServer(app)
  const demo = config.production ? undefined : await createDemo(app, server.port)
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  if (config.roles.web) console.log(`listening on http://${host}:${server.port}`)
  else console.log('worker is running')
  if (demo) {
    const { email, api_key } = demo.users.member
    console.log(`demo organisation: accounts and API keys are in ${demo.file}. Try:\n`)
    console.log(
      `curl -u ${email}:${api_key} http://${host}:${server.port}/api/v1/messages -d type=channel -d to=general -d topic=hello --data-urlencode 'content=Hello, world!'`,
    )
  }
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), PATIENCE).unref()
      server.close().then(
        () => process.exit(0),
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
