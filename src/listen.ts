// Listening on a port, and saying in words why it is not possible.

import { once } from 'node:events'
import type { Server } from 'node:net'

export interface Place {
  port: number
  host: string
  /** The variable that chooses the port. */
  variable: string
}

/** The port is another program's. */
export class PortTaken extends Error {
  override name = 'PortTaken'

  constructor({ variable, port, host }: Place) {
    super(
      `${variable} ${port} is in use: another program listens there (${host}). End it, or set ${variable} to another port; 0 takes a free one.`,
    )
  }
}

/** Resolves when the server listens. Throws PortTaken, or an error that names the variables of the place. */
export async function listen(server: Server, place: Place): Promise<void> {
  try {
    server.listen(place.port, place.host)
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new PortTaken(place)
    const { variable, port, host } = place
    const ofHost = variable === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'
    throw new Error(`${ofHost} ${host}, ${variable} ${port}: it is not possible to listen there: ${message}`)
  }
}
