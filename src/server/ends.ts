// How an HTTP server ends: at once, or behind a successor that accepts connections at the same place.

import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Milliseconds that requests under way have when a server stops. */
const PATIENCE = 7_000
/**
 * Milliseconds that they have, and a proxy has to use or close its connections, when a server has a successor. Above the time for which
 * nginx keeps an idle connection (deploy/nginx/upstream.conf).
 */
const RETIREMENT = 75_000

interface Course {
  /** Makes each answer the last one of its connection, and ends what waits. Resolves when nothing runs in the background. */
  begin(): Promise<void>
  /** Closes everything, once nothing is under way. */
  finish(): Promise<void>
  /** Aborted by a stop, not by a retirement. */
  stopping: AbortController
}

/** The two ways to end a server, which can follow each other. Both resolve when it has ended. */
export function endsOf(server: HttpServer, { begin, finish, stopping }: Course): { close(): Promise<void>; retire(): Promise<void> } {
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  const end = async (): Promise<void> => {
    const stopped = begin()
    await closed
    await stopped
    await finish()
  }
  let ended: Promise<void> | undefined
  const endWithin = async (milliseconds: number, stop: () => void): Promise<void> => {
    ended ??= end()
    stop()
    const impatience = setTimeout(() => server.closeAllConnections(), milliseconds)
    await ended.finally(() => clearTimeout(impatience))
  }
  return {
    close: async () => {
      stopping.abort()
      // Connections become idle one by one, as their requests are answered.
      const idle = setInterval(() => server.closeIdleConnections(), 20)
      await endWithin(PATIENCE, () => server.close()).finally(() => clearInterval(idle))
    },
    // Without what the close of an HTTP server adds, which ends idle connections: a request may be on its way on one of them, and what has
    // been sent is not sent again if it was a POST.
    retire: () => endWithin(RETIREMENT, () => NetServer.prototype.close.call(server)),
  }
}
