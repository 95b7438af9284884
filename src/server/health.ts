// What /health tells operators.

import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../context.ts'
import { programOf, requireUsable, SchemaMismatch } from '../db/history.ts'
import type { Health } from '../http/pages/pages.ts'
import type { Descriptors } from './descriptors.ts'

/** Milliseconds that /health/ready waits for the database. */
const DATABASE_PATIENCE = 1_500

/** What the server requires, and what it can do without: without Redis, other processes learn of changes a second later. */
export function healthOf({ config, db, broker, storage }: App, descriptors: Descriptors, stopping: AbortSignal): Health {
  const program = programOf(config.version)
  return {
    isReady: async () => {
      if (stopping.aborted) throw new Error('the server is stopping')
      const silence = pause(DATABASE_PATIENCE, undefined, { ref: false }).then(() => Promise.reject())
      await Promise.race([requireUsable(db, program), silence]).catch((error: unknown) => {
        throw error instanceof SchemaMismatch ? error : new Error('the database does not answer')
      })
    },
    warnings: async () => {
      const warning = (ping: Promise<void>, line: (error: Error) => string): Promise<string[]> =>
        ping.then(
          () => [],
          (error) => [line(error)],
        )
      const [ofRedis, ofFiles] = await Promise.all([
        warning(broker.ping(), () => 'Redis does not answer: events are late'),
        warning(storage.ping(), ({ message }) => `${message}: files cannot be stored`),
      ])
      return [...ofRedis, ...ofFiles, ...descriptors.warnings()]
    },
  }
}
