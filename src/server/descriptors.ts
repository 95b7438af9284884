// The limit of open files (`ulimit -n`). A process that has reached it cannot even accept a connection in order to refuse it, so connections
// are refused a little earlier.

import { readdirSync, readFileSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import type { Logger } from 'pino'

/** Descriptors that the process needs beside connections of clients: for the database, files and log. */
const OWN = 48
/** Connections beyond the limit that still get an answer; further ones are closed. */
const REFUSED_AT_ONCE = 48
/** Milliseconds between two lines in the log, and for which a refusal is a warning in /health/ready. */
const REMINDER = 10_000

export interface Descriptors {
  /** Whether the connection of a request is beyond the limit. */
  isBeyond(socket: Socket): boolean
  /** A warning for operators while connections are refused. */
  warnings(): string[]
}

/** Limits the connections of a server. `limit`: of open files; undefined where the system has none, or none that can be read. */
export function limitConnections(server: Server, log: Logger, limit = openFileLimit()): Descriptors {
  if (limit === undefined) return { isBeyond: () => false, warnings: () => [] }
  const most = Math.max(1, limit - OWN - openFiles() - REFUSED_AT_ONCE)
  const beyond = new WeakSet<Socket>()
  let [open, refused, lastRefusal, lastLine] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const refuse = (): void => {
    refused++
    lastRefusal = performance.now()
    if (lastRefusal < lastLine + REMINDER) return
    lastLine = lastRefusal
    log.error({ connections: open, refused, limit }, 'connections are refused: the limit of open files (ulimit -n) is nearly reached')
    refused = 0
  }
  server.maxConnections = most + REFUSED_AT_ONCE
  server.on('drop', refuse)
  server.on('connection', (socket: Socket) => {
    if (++open > most) {
      beyond.add(socket)
      refuse()
    }
    socket.once('close', () => open--)
  })
  return {
    isBeyond: (socket) => beyond.has(socket),
    warnings: () =>
      performance.now() < lastRefusal + REMINDER ? [`connections are refused: the limit of open files (ulimit -n) is ${limit}`] : [],
  }
}

/** Undefined where Linux's /proc is missing. */
function openFileLimit(): number | undefined {
  try {
    const soft = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    return Number.isInteger(soft) ? soft : undefined
  } catch {
    return undefined
  }
}

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return 0
  }
}
