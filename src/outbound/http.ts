// Requests to other servers, for every URL that a user may have chosen. They never reach an address of the operator's own networks,
// whatever the name, spelling or redirect, unless the operator allows it.

import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

export interface OutgoingRequest {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string
  /** Milliseconds for everything together: name lookup, connection, redirects, answer. */
  timeout: number
  /** The largest answer in bytes, MAX_ANSWER by default. */
  maxAnswer?: number
  /** How many redirects are followed, MAX_REDIRECTS by default. With 0, the answer is the redirect. */
  maxRedirects?: number
}
export interface OutgoingAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The body as text. */
  body: string
  bytes: Buffer
}
export type Send = (request: OutgoingRequest) => Promise<OutgoingAnswer>
/** An address and its family, 4 or 6. */
export interface HostAddress {
  address: string
  family: number
}

/** Maximum size of an answer in bytes. A longer one is an error. */
export const MAX_ANSWER = 1024 * 1024
const MAX_REDIRECTS = 3
/** How many answers with a status below 200 may come before the answer. They count for no size. */
const MAX_ANNOUNCEMENTS = 10
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * Creates the function that sends requests. `allowed` are destinations besides public addresses of other machines: names, addresses and CIDR
 * ranges. `resolve` looks up the addresses of a name, `own` those of this machine, where no firewall stands before its services. The function
 * rejects if there is no answer in time, for a forbidden address, for an answer that is too long, and after too many redirects.
 */
export function outgoingRequests(allowed: readonly string[], resolve = resolveName, own = ownAddresses): Send {
  const ranges = allowed.filter((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)).map(rangeOf)
  const names = new Set(allowed.map((entry) => entry.toLowerCase()))

  /** The addresses to which to connect. The connection uses the checked addresses; the name is not looked up again. */
  async function checkedAddresses(host: string): Promise<HostAddress[]> {
    const isLiteral = ipaddr.isValid(host)
    const found = isLiteral ? [{ address: host, family: host.includes(':') ? 6 : 4 }] : await resolve(host)
    const permitted = names.has(host) ? found : found.filter(({ address }) => isPermitted(address, ranges, own))
    if (permitted.length === 0) throw new Error(`${host} is not an address that requests may be sent to`)
    return permitted
  }

  async function sendOnce({ method, url, headers = {}, body, maxAnswer = MAX_ANSWER }: Hop, signal: AbortSignal): Promise<OutgoingAnswer> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.protocol} is neither http: nor https:`)
    const addresses = await orAborted(checkedAddresses(url.hostname.replace(/^\[|\]$/g, '').toLowerCase()), signal)
    const answered = new Promise<OutgoingAnswer>((done, fail) => {
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        method,
        signal,
        // A pooled connection was checked for a different request, so none is kept.
        agent: false,
        headers: { ...headers, ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }) },
        lookup: (_name, { all }, answer) => {
          const [first] = addresses as [HostAddress]
          if (all) answer(null, addresses)
          else answer(null, first.address, first.family)
        },
      })
      request.once('error', fail)
      // Without a listener, Node closes the connection and says nothing.
      request.once('upgrade', (response, socket) => {
        socket.destroy()
        done({ status: response.statusCode ?? 0, headers: response.headers, body: '', bytes: Buffer.alloc(0) })
      })
      let announcements = 0
      request.on('information', () => {
        if (++announcements > MAX_ANNOUNCEMENTS) request.destroy(new Error(`more than ${MAX_ANNOUNCEMENTS} answers come before the answer`))
      })
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > maxAnswer) response.destroy(new Error(`the answer is longer than ${maxAnswer} bytes`))
          else chunks.push(chunk)
        })
        response.once('error', fail)
        response.once('end', () => {
          const bytes = Buffer.concat(chunks)
          done({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes })
        })
      })
      request.end(body)
    })
    // Whatever the other server does, the request ends in time.
    return orAborted(answered, signal)
  }

  return async ({ timeout, url, maxRedirects = MAX_REDIRECTS, ...first }) => {
    const signal = AbortSignal.timeout(timeout)
    let hop: Hop = { ...first, url: new URL(url) }
    for (let redirects = 0; ; redirects++) {
      const answer = await sendOnce(hop, signal)
      const location = answer.status >= 300 && answer.status < 400 ? answer.headers.location : undefined
      if (location === undefined || maxRedirects === 0) return answer
      if (redirects === maxRedirects) throw new Error(`more than ${maxRedirects} redirects`)
      hop = redirected(hop, answer.status, new URL(location, hop.url))
    }
  }
}

type Hop = Omit<OutgoingRequest, 'url' | 'timeout' | 'maxRedirects'> & { url: URL }

/** Follows a redirect as browsers do. 307 and 308 repeat the request, others become GET. Credentials are only sent to their own origin. */
function redirected({ method, url, headers = {}, body, ...rest }: Hop, status: number, to: URL): Hop {
  const repeats = status === 307 || status === 308
  const kept = Object.entries(headers).filter(([name]) => {
    const lower = name.toLowerCase()
    return (repeats || lower !== 'content-type') && (to.origin === url.origin || (lower !== 'authorization' && lower !== 'cookie'))
  })
  return {
    ...rest,
    method: repeats ? method : 'GET',
    url: to,
    headers: Object.fromEntries(kept),
    ...(repeats && body !== undefined ? { body } : {}),
  }
}

type Range = ReturnType<typeof ipaddr.parseCIDR>

function rangeOf(entry: string): Range {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
  const address = ipaddr.process(entry)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isPermitted(text: string, ranges: Range[], own: () => string[]): boolean {
  // An IPv4-mapped IPv6 address is checked as the IPv4 address.
  const address = ipaddr.process(text)
  const isIn = (range: Range): boolean => address.kind() === range[0].kind() && address.match(range)
  if (ranges.some(isIn)) return true
  if (own().some((one) => ipaddr.process(one).toString() === address.toString())) return false
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || isIn(GLOBAL_IPV6))
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((some) => (some ?? []).map(({ address }) => address))
}

function resolveName(name: string): Promise<HostAddress[]> {
  return lookup(name, { all: true })
}

/** What cannot be cancelled, such as a name lookup, need not be waited for. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const abort = (): void => fail(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(done, fail).finally(() => signal.removeEventListener('abort', abort))
  })
}
