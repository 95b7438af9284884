// The whole machine of src/http, with the whole contract, compared with bare Express that answers with the same bytes.

import type { Demo } from '../../src/server/demo.ts'
import { ask, type Comparison, compare, type DemoServer, load, type Sample, sample, startDemo, startServer } from './measure.ts'

const CONNECTIONS = 32
const PAIRS = 7
/** Milliseconds. */
const ROUND = 2_000
const TARGET = 0.65

export async function http(): Promise<void> {
  const machine = await startDemo('', '', { WITHOUT: 'sends' })
  const requests = requestsFor(machine.ready)
  const answers = await Promise.all(
    requests.map(async ({ method, path, bytes }) => ({ method, path, body: await ask(machine.ready.port, bytes) })),
  )
  const floor = await startServer<{ port: number }>('floors.mjs', {
    FLOOR: 'http',
    NODE_ENV: 'production',
    ANSWERS: JSON.stringify(answers),
  })
  const results = []
  for (const { method, path, bytes } of requests) {
    const round = (server: typeof floor) => (): Promise<Sample> =>
      sample(server, () => load({ port: server.ready.port, request: bytes, connections: CONNECTIONS, duration: ROUND }))
    const result = { request: `${method} ${path}`, ...(await compare(round(floor), round(machine), PAIRS)) }
    print(result)
    results.push(result)
  }
  await Promise.all([machine.stop(), floor.stop()])
  console.log(JSON.stringify({ bench: 'http', target: TARGET, results }))
}

function requestsFor({ users, channels }: DemoServer['ready']): { method: string; path: string; bytes: Buffer }[] {
  const settings = '/api/v1/server_settings'
  const messages = '/api/v1/messages'
  const fields = {
    type: 'channel',
    to: JSON.stringify(channels.general.stream_id),
    topic: 'greetings',
    content: 'Hello, **world**! How are you all today?',
  }
  return [
    { method: 'GET', path: settings, bytes: getRequest(settings) },
    { method: 'POST', path: messages, bytes: formRequest(messages, users.member, fields) },
  ]
}

function print({ request, ratio, range, floor, subject }: { request: string } & Comparison): void {
  console.log(`${request}: ${ratio.toFixed(3)} of bare Express (${range.map((one) => one.toFixed(3)).join(' to ')} in ${PAIRS} pairs)`)
  for (const [name, one] of [['bare Express', floor] as const, ['the machine', subject] as const])
    console.log(
      `  ${name.padEnd(12)} ${one.requestsPerSecond.toFixed(0).padStart(6)} requests/s ${one.cpuPerRequest.toFixed(1).padStart(6)} µs CPU each` +
        `; of a core the server used ${percent(one.serverBusy)}, the load ${percent(one.loadBusy)}`,
    )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

function getRequest(path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: bench/1\r\nAccept: */*\r\n\r\n`)
}

function formRequest(path: string, { email, api_key }: Demo['users']['member'], fields: Record<string, string>): Buffer {
  const body = new URLSearchParams(fields).toString()
  const credentials = Buffer.from(`${email}:${api_key}`).toString('base64')
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: bench/1\r\nAccept: */*\r\nAuthorization: Basic ${credentials}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
