// Load over loopback that costs little compared with the server: raw sockets, with one request in flight on each.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { sum } from './measure.ts'

export interface Load {
  port: number
  /** The bytes of one request that is sent repeatedly, or a function that returns the next one. */
  request: Buffer | (() => Buffer)
  connections: number
  /** Milliseconds. */
  duration: number
}

/** Sends for the duration. Returns the number of responses. Rejects if one of them is not a 200 with a Content-Length. */
export async function load({ port, request, connections, duration }: Load): Promise<number> {
  const next = typeof request === 'function' ? request : () => request
  const until = performance.now() + duration
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(port)
      const count = await exchange(socket, next, until)
      socket.destroy()
      return count
    }),
  )
  return sum(counts)
}

/** Sends one request and returns the response body. Rejects as `load` does. */
export async function ask(port: number, request: Buffer): Promise<string> {
  const socket = await open(port)
  let body = ''
  await exchange(
    socket,
    () => request,
    0,
    (response, start) => {
      body = response.toString('utf8', start)
    },
  )
  socket.destroy()
  return body
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** Sends the request, and again after each response until the time is over. Resolves to the number of responses. */
function exchange(
  socket: Socket,
  next: () => Buffer,
  until: number,
  seen?: (response: Buffer, bodyStart: number) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let received: Buffer | undefined
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed a connection')))
    socket.on('data', (chunk) => {
      received = received ? Buffer.concat([received, chunk]) : chunk
      const endOfHeaders = received.indexOf('\r\n\r\n')
      if (endOfHeaders < 0) return
      const headers = received.toString('latin1', 0, endOfHeaders)
      const length = /^content-length: (\d+)/im.exec(headers)?.[1]
      if (!headers.startsWith('HTTP/1.1 200 ') || length === undefined) {
        reject(new Error(`not an answer to measure: ${received}`))
        return
      }
      if (received.length < endOfHeaders + 4 + Number(length)) return
      seen?.(received, endOfHeaders + 4)
      received = undefined
      count++
      if (performance.now() < until) socket.write(next())
      else resolve(count)
    })
    socket.write(next())
  })
}
