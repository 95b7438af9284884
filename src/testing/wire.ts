// HTTP as raw bytes, for requests that no client library would send.

import { connect } from 'node:net'
import { noteExchange } from '../../contract-tests/traffic.ts'
import type { Demo } from '../server/demo.ts'
import type { TestApp } from './app.ts'

export interface WireAnswer {
  status: number
  /** By name, lower case. */
  headers: Record<string, string>
  /** The body as received. */
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
}
export interface WireRequest {
  /** The user whose credentials the request carries, unless `headers` has others. */
  as?: keyof Demo['users']
  /** Host, Connection, Authorization and Content-Length are added. An empty value omits a header. */
  headers?: Record<string, string>
  /** Latin-1, one character per byte. */
  body?: string
  /** Closes the sending side after the body. */
  hangUp?: boolean
  /** Sent after the body: one piece every `every` milliseconds. */
  drip?: { pieces: string[]; every: number }
}

const NO_DRIP = { pieces: [], every: 10_000 }

/**
 * Sends `METHOD TARGET` unchanged and reads the answer to its end, within 10 s. Rejects when the server closes the connection without an
 * answer, and for a 500, which is also what the server makes of an answer that violates the contract.
 */
export async function wire(
  app: TestApp,
  line: string,
  { as, headers = {}, body = '', hangUp = false, drip = NO_DRIP }: WireRequest = {},
): Promise<WireAnswer> {
  const user = as && app.demo.users[as]
  const all: Record<string, string> = {
    Host: new URL(app.url).host,
    Connection: 'close',
    ...(user ? { Authorization: `Basic ${Buffer.from(`${user.email}:${user.api_key}`).toString('base64')}` } : {}),
    ...(body && !headers['Transfer-Encoding'] ? { 'Content-Length': String(body.length) } : {}),
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}\r\n`]))
  const answer = await exchange(app.server.port, Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`, 'latin1'), {
    hangUp,
    drip,
  })
  const [method = '', target = ''] = line.split(' ')
  noteExchange({ method, path: target, body }, answer)
  if (answer.status === 500) throw new Error(`500 for ${line}: ${JSON.stringify(answer.body)}`)
  return answer
}

function exchange(port: number, bytes: Buffer, { hangUp, drip }: Required<Pick<WireRequest, 'hangUp' | 'drip'>>): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
    const chunks: Buffer[] = []
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.once('error', reject)
    const pieces = drip.pieces.values()
    const dripping = setInterval(() => {
      const piece = pieces.next().value
      if (piece !== undefined) socket.write(piece, 'latin1')
    }, drip.every)
    socket.once('close', () => clearInterval(dripping))
    socket.once('end', () => {
      socket.destroy()
      const text = Buffer.concat(chunks).toString('utf8')
      if (text === '') reject(new Error('the server closed the connection without an answer'))
      else resolve(parse(text))
    })
    if (hangUp) socket.end(bytes)
    else socket.write(bytes)
  })
}

function parse(text: string): WireAnswer {
  const at = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, at).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const body = text.slice(at + 4)
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    text: body,
    body: headers['content-type'] === 'application/json' && body ? JSON.parse(body) : body,
  }
}

/** A body as one chunk of a chunked request. `complete: false` omits the final chunk. */
export function chunked(body: string, { complete = true } = {}): string {
  return `${body.length.toString(16)}\r\n${body}\r\n${complete ? '0\r\n\r\n' : ''}`
}

/** A multipart form with the boundary `B` from parts with their headers. */
export function multipart(...parts: { headers: string[]; content: string }[]): { headers: Record<string, string>; body: string } {
  const body = parts.map(({ headers, content }) => `--B\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n${content}\r\n`)
  return { headers: { 'Content-Type': 'multipart/form-data; boundary=B' }, body: `${body.join('')}--B--\r\n` }
}

/** The part that a browser sends for a file. */
export function filePart(name: string, content: string): { headers: string[]; content: string } {
  return { headers: [`Content-Disposition: form-data; name="file"; filename="${name}"`, 'Content-Type: text/plain'], content }
}
