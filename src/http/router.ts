// Routes, compiled once from the contract. openapi-backend's own router matches every request against a rebuilt list of operations, which
// costs more than the rest of the machine together (docs/adr/0001-contract.md).

import type { IncomingMessage } from 'node:http'
import { badParameter } from '../errors.ts'
import type { Operation } from './contract.ts'
import { percentDecode } from './decode.ts'

interface Route {
  pattern: RegExp
  names: string[]
  methods: Map<string, Operation>
  /** The methods, upper case. */
  allowed: string[]
}
export interface Match {
  operation: Operation | undefined
  /** Path parameters, percent-decoded. */
  parameters: [name: string, value: string][]
  /** Methods that the URL has, in upper case. Empty if there is no such URL. */
  allowed: string[]
}

/** Compiles the routes of a contract. A literal path wins over a template. */
export function compileRoutes(operations: Operation[]): (method: string, path: string) => Match {
  const literal = new Map<string, Route>()
  const templates = new Map<string, Route>()
  for (const operation of operations)
    for (const root of operation.roots) {
      const path = root + operation.path
      const table = path.includes('{') ? templates : literal
      const route: Route = table.get(path) ?? { ...pattern(path, operation), methods: new Map(), allowed: [] }
      route.methods.set(operation.method, operation)
      route.allowed.push(operation.method.toUpperCase())
      table.set(path, route)
    }
  const templateRoutes = [...templates.values()]
  const NOT_FOUND: Match = { operation: undefined, parameters: [], allowed: [] }
  return (method, path) => {
    const exact = literal.get(path)
    const found = exact ? { route: exact, values: [] as string[] } : firstMatch(templateRoutes, path)
    if (!found) return NOT_FOUND
    const { route, values } = found
    const { allowed } = route
    const operation = route.methods.get(method === 'head' ? 'get' : method)
    if (!operation) return { operation, parameters: [], allowed }
    const parameters = route.names.map((name, i): [string, string] => {
      const value = percentDecode(values[i] ?? '')
      if (value === undefined) throw badParameter(name, 'must be percent-encoded UTF-8')
      return [name, value]
    })
    return { operation, parameters, allowed }
  }
}

function firstMatch(routes: Route[], path: string): { route: Route; values: string[] } | undefined {
  for (const route of routes) {
    const match = route.pattern.exec(path)
    if (match) return { route, values: match.slice(1) }
  }
  return undefined
}

/** A parameter matches one segment of the path, or several with `x-slashes`. */
function pattern(path: string, operation: Operation): { pattern: RegExp; names: string[] } {
  const names: string[] = []
  const source = path.split(/\{([^}]+)\}/).map((part, i) => {
    if (i % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    names.push(part)
    const parameter = operation.parameters.find(({ name }) => name === part) as { 'x-slashes'?: boolean } | undefined
    return parameter?.['x-slashes'] ? '(.+)' : '([^/]+)'
  })
  return { pattern: new RegExp(`^${source.join('')}$`), names }
}

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
