// URLs as routes read them, although clients and proxies put more slashes into them than they need.

import type { IncomingMessage } from 'node:http'
import type { Operation } from './contract.ts'

/** Makes repeated slashes at the start of a request's URL one. */
export function joinLeadingSlashes(request: IncomingMessage): void {
  const { url = '' } = request
  if (url.startsWith('//')) request.url = url.replace(/^\/+/, '/')
}

/** Ignores a slash at the end of a request's path, unless a parameter with `x-trailing-slash` ends there. */
export function trailingSlashes(operations: readonly Operation[]): (request: IncomingMessage) => void {
  const kept = operations.flatMap(({ parameters, roots, path }) =>
    parameters.some((parameter) => 'x-trailing-slash' in parameter) ? roots.map((root) => root + path.slice(0, path.indexOf('{'))) : [],
  )
  return (request) => {
    const { url = '' } = request
    const at = url.indexOf('?')
    const end = at < 0 ? url.length : at
    if (end < 2 || url[end - 1] !== '/') return
    if (kept.some((prefix) => url.startsWith(prefix) && end > prefix.length)) return
    request.url = url.slice(0, end - 1) + url.slice(end)
  }
}
