// Where a request comes from: the address of its client and the name of its program.

import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from 'proxy-addr'
import type { Origin } from '../context.ts'
import { printablePart } from '../values/text.ts'

/** Where a request comes from. Without a User-Agent the client is `API`. */
export function originOf(request: IncomingMessage, trustProxy: number): Origin {
  return { address: clientAddress(request, trustProxy), client: clientName(request) }
}

/** The product in the User-Agent, `API` if there is none. */
export function clientName({ headers }: IncomingMessage): string {
  return printablePart(/^[^\s/(]{1,30}/.exec(headers['user-agent'] ?? '')?.[0] ?? 'API', 30)
}

/**
 * The address of a client behind `trustProxy` proxies of the operator, each of which adds the address of its own client to X-Forwarded-For.
 * Earlier entries were written by the client itself and are not trusted.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  if (trustProxy === 0) return request.socket.remoteAddress ?? ''
  const named = proxyAddress(request, (_, hop) => hop < trustProxy)
  // A zone (fe80::1%eth0) says nothing on another machine, and can be of any length.
  return isIP(named) && !named.includes('%') ? named : (request.socket.remoteAddress ?? '')
}
