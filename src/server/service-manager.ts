// What systemd is told about the server, by its own program, because Node has no sockets of that kind. For another service manager, or none,
// it does nothing.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Logger } from 'pino'

const run = promisify(execFile)

/** The states of sd_notify(3). */
const STATES = {
  started: () => ['READY=1', 'STATUS='],
  replacing: () => ['RELOADING=1', `MONOTONIC_USEC=${process.hrtime.bigint() / 1_000n}`],
  replaced: () => ['READY=1', 'STATUS='],
  notReplaced: () => ['READY=1', 'STATUS=the processes could not be replaced: see the log'],
  alive: () => ['WATCHDOG=1'],
  stopping: () => ['STOPPING=1'],
}
type State = keyof typeof STATES

/** Returns a function that tells systemd the state of the server, if systemd listens. It logs when that fails. */
export function serviceManager(listens: boolean, log: Logger): (state: State) => Promise<void> {
  // One after the other, so that systemd gets them in order.
  let last = Promise.resolve()
  return (state) => {
    if (!listens) return last
    const told = async (): Promise<void> => {
      await run('systemd-notify', STATES[state]()).catch((err) => log.warn({ err, state }, 'systemd could not be told'))
    }
    last = last.then(told)
    return last
  }
}
