// Which pages of other origins may call the server from a browser: cross-origin resource sharing (CORS), defined by the Fetch standard.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Contract } from './contract.ts'
import { METHOD_OVERRIDE, TUS_HEADERS, TUS_METHODS, TUS_URL } from './files/tus-protocol.ts'
import { compileRoutes } from './router.ts'

/** Request headers that a page may set. The server ignores Prefer, which selects an answer of the mock. */
const REQUEST_HEADERS = ['Authorization', 'Content-Type', 'If-None-Match', 'If-Range', 'Prefer', 'Range', 'User-Agent']
/** Response headers that a page may read, in addition to those that every page may. */
export const EXPOSED_HEADERS = [
  ...['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After', 'X-Request-Id'],
  ...['Accept-Ranges', 'Allow', 'Content-Disposition', 'Content-Range', 'ETag', 'WWW-Authenticate'],
  ...['Location', ...TUS_HEADERS],
]
/** How long browsers remember a preflight, in seconds: the longest time that Chromium accepts. */
const MAX_AGE = 7_200

/**
 * Answers preflights, and adds the permission of an origin to every answer, whatever the answer is. `origins` are as in CORS_ORIGINS; a
 * port can be `*`. `more` are other request headers that a page may set. The result returns whether it answered, and is undefined without origins. Credentials are never allowed: a page sets the keys itself, in the Authorization
 * header, and there are no cookies.
 */
export function crossOrigin(
  origins: readonly string[],
  contract: Contract,
  more: readonly string[] = [],
): ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined {
  if (origins.length === 0) return undefined
  const patterns = origins.map(patternOf)
  const match = compileRoutes(contract.operations)
  return ({ method, url = '', headers }, response) => {
    response.setHeader('Vary', 'Origin')
    const { origin = '', 'access-control-request-method': wanted } = headers
    if (!patterns.some((pattern) => pattern.test(origin))) return false
    response.setHeader('Access-Control-Allow-Origin', origin)
    response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(', '))
    if (method !== 'OPTIONS' || !wanted) return false
    const methods = TUS_URL.test(url) ? TUS_METHODS : match('options', url.split('?', 1)[0] ?? '').allowed
    response.writeHead(204, {
      // Other URLs have nothing, and a page that requests one should be able to read that.
      'Access-Control-Allow-Methods': methods.length > 0 ? methods.join(', ') : wanted,
      'Access-Control-Allow-Headers': [...REQUEST_HEADERS, ...more, ...(TUS_URL.test(url) ? [...TUS_HEADERS, METHOD_OVERRIDE] : [])].join(
        ', ',
      ),
      'Access-Control-Max-Age': String(MAX_AGE),
      'X-Content-Type-Options': 'nosniff',
    })
    response.end()
    return true
  }
}

function patternOf(origin: string): RegExp {
  const [anyPort, literal] = origin.endsWith(':*') ? ['(:[0-9]+)?', origin.slice(0, -2)] : ['', origin]
  return new RegExp(`^${literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${anyPort}$`)
}
