// Listens on a port, and explains in words why that is not possible.

import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { LISTEN, type ListeningPlace, type WantsToListen } from './between-processes.ts'

/** How long a server waits for its port, in milliseconds. Longer than its predecessor takes to stop. */
const PATIENCE = 15_000

/** Another program uses the port. */
class PortTaken extends Error {
  override name = 'PortTaken'

  constructor({ variable, port, host }: ListeningPlace) {
    super(
      `${variable} ${port} is in use: another program listens there (${host}). Stop it, or set ${variable} to another port; 0 selects a free one.`,
    )
  }
}

/** Resolves when the server listens. Throws PortTaken, or an error that names the configuration variables. */
export async function listen(server: Server, place: ListeningPlace): Promise<void> {
  try {
    server.listen(place.port, place.host)
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new PortTaken(place)
    const { variable, port, host } = place
    const ofHost = variable === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'
    throw new Error(`${ofHost} ${host}, ${variable} ${port}: the server cannot listen there: ${message}`)
  }
}

/**
 * Like `listen`, but waits until another server releases the port. That server may be stopped only after this one has started everything
 * else, so the wait counts from `started`.
 */
export async function listenPatiently(
  server: Server,
  place: ListeningPlace,
  log: Logger,
  started: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  let until = Number.POSITIVE_INFINITY
  started.then(
    () => {
      until = performance.now() + PATIENCE
    },
    () => {},
  )
  for (let attempt = 1; ; attempt++)
    try {
      return await listen(server, place)
    } catch (error) {
      if (!(error instanceof PortTaken) || performance.now() > until) throw error
      if (attempt === 1) log.warn(`waiting for the server that listens on port ${place.port} to stop`)
      await pause(100)
    }
}

/**
 * Like `listenPatiently`. Of several processes it is the first one that waits, because Node takes a second attempt of another for a fault, and
 * keeps what the first attempt left behind.
 */
export async function listenAtSharedPort(server: Server, place: ListeningPlace, log: Logger): Promise<void> {
  if (!cluster.isWorker) return listenPatiently(server, place, log)
  const answer = new Promise<void>((resolve) => process.on('message', (message) => message === LISTEN && resolve()))
  process.send?.({ wantsToListen: place } satisfies WantsToListen)
  await answer
  await listen(server, place)
}

/**
 * Resolves when nobody listens at a place. Also when that cannot be found out, or somebody goes on: then an attempt to listen there fails.
 */
export async function waitUntilFree(place: ListeningPlace, log: Logger): Promise<void> {
  const probe = createServer()
  await listenPatiently(probe, place, log).then(
    () => new Promise((closed) => probe.close(closed)),
    () => {},
  )
}
