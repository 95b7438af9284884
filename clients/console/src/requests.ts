// The console's requests as they go over the wire, and as a program would send them.

import type { Client, paths } from '../../typescript/src/index.ts'

export interface Account {
  site: string
  email: string
  apiKey: string
}
/** A request, and its answer once there is one. */
export interface Exchange {
  number: number
  method: string
  /** With parameter names, as in the contract. */
  path: string
  url: URL
  body: unknown
  /** Whether the request contains the account's credentials. */
  isAuthenticated: boolean
  /** The status of the answer, or a word while there is none. */
  status: number | 'waiting' | 'no answer'
  answer?: unknown
}

/** The paths that the console requests. */
const PATHS = [
  '/dev_fetch_api_key',
  '/register',
  '/events',
  '/messages',
  '/messages/{message_id}',
  '/messages/{message_id}/reactions',
] as const satisfies (keyof paths)[]
const ROOT = '/api/v1'
let count = 0

/** A `fetch` that reports each request when it is sent, and again when it is answered. */
export function noting(note: (exchange: Exchange) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    const url = new URL(request.url)
    const exchange: Exchange = {
      number: ++count,
      method: request.method,
      path: pathOf(url),
      url,
      body: text === '' ? undefined : JSON.parse(text),
      isAuthenticated: request.headers.has('Authorization'),
      status: 'waiting',
    }
    note(exchange)
    try {
      const response = await fetch(request)
      note({ ...exchange, status: response.status, answer: await response.clone().json() })
      return response
    } catch (error) {
      note({ ...exchange, status: 'no answer' })
      throw error
    }
  }
}

function pathOf({ pathname }: URL): string {
  const path = pathname.slice(ROOT.length)
  return PATHS.find((template) => path.replace(/\d+/, '{message_id}') === template) ?? path
}

/** The request as a command. The key comes from the environment. */
export function asCurl({ email }: Pick<Account, 'email'>, { method, url, body, isAuthenticated }: Exchange): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
  const words = [`curl -X ${method} ${quoted(url.href)}`]
  if (isAuthenticated) words.push(`-u "${email}:$API_KEY"`)
  if (body !== undefined) words.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`)
  return words.join(' \\\n  ')
}

/** The request as code that uses the client package. */
export function asTypeScript({ method, path, url, body }: Exchange): string {
  const query = Object.fromEntries([...url.searchParams].map(([name, value]) => [name, parameterOf(value)]))
  const messageId = /\/messages\/(\d+)/.exec(url.pathname)?.[1]
  const params = {
    ...(messageId ? { path: { message_id: Number(messageId) } } : {}),
    ...(url.search ? { query } : {}),
  }
  const parts = [
    ...(Object.keys(params).length > 0 ? [`params: ${JSON.stringify(params)}`] : []),
    ...(body === undefined ? [] : [`body: ${JSON.stringify(body)}`]),
  ]
  return `await client.${method as keyof Client}('${path}', { ${parts.join(', ')} })`
}

/** The value of a query parameter before it became text. */
function parameterOf(text: string): unknown {
  return /^-?\d+$|^(?:true|false)$|^[[{]/.test(text) ? JSON.parse(text) : text
}
