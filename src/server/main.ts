// `parley serve`, the server. It reads the configuration before it loads what runs, so an invalid configuration is rejected immediately and
// the parent of several processes stays small.

import cluster from 'node:cluster'
import { readConfig } from '../config.ts'
import { announceEnd, logWhatNodePrints } from '../observability/log.ts'

/** Runs the server that the environment configures. The process ends when it cannot start, after it has said why. */
export async function runServer(): Promise<void> {
  logWhatNodePrints()
  try {
    await run()
  } catch (error) {
    announceEnd(error)
    process.exit(1)
  }
}

async function run(): Promise<void> {
  // Other users of the machine cannot read the server's files, whatever the mode of the folder.
  process.umask(0o077)
  const config = readConfig()
  if ((config.processes > 1 || config.hasServiceManager) && cluster.isPrimary) await (await import('./cluster.ts')).runProcesses(config)
  else await (await import('./process.ts')).runProcess(config)
}
