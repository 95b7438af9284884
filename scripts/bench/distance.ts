// How many times the distance to the database a request takes: how many statements it waits for one after the other. A proxy before the
// database holds each packet of the server back; what that adds to a request, divided by the time for which it is held, is the number.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureServices } from '../services.ts'
import { median } from './measure.ts'
import { onServer, type Site } from './site.ts'

/** Milliseconds for which a packet is held. */
const DISTANCE = 20
/** How often each request is made at each distance. */
const ROUNDS = 9

interface Proxy {
  port: number
  /** Milliseconds for which it holds each packet to the database. */
  distance: number
  close(): Promise<void>
}

type Asked = [method: string, path: string, fields?: Record<string, string>]
interface Measured {
  name: string
  /** `round` makes each request another one. */
  request(round: number): Asked
  undo?(round: number): Asked
}

/** Prints a table and, as its last line, JSON. */
export async function distance(): Promise<void> {
  const { databaseUrl } = await ensureServices()
  const { hostname, port } = new URL(databaseUrl)
  const proxy = await openProxy({ host: hostname, port: Number(port) })
  try {
    const far = new URL(databaseUrl)
    far.hostname = '127.0.0.1'
    far.port = String(proxy.port)
    const services = { databaseUrl: far.href.replace(/\/$/, ''), redisUrl: '' }
    const results = await onServer(services, (site) => measureAll(site, proxy))
    console.log(JSON.stringify({ bench: 'distance', distance_ms: DISTANCE, results }))
  } finally {
    await proxy.close()
  }
}

async function openProxy(database: { host: string; port: number }): Promise<Proxy> {
  const sockets = new Set<Socket>()
  const proxy: Proxy = { port: 0, distance: 0, close: async () => {} }
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ ...database, noDelay: true })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    upstream.on('data', (piece) => client.write(piece))
    // Pieces keep their order, because each is held for the same time.
    client.on('data', (piece) => {
      if (proxy.distance === 0) upstream.write(piece)
      else void pause(proxy.distance).then(() => upstream.write(piece))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy.port = (server.address() as AddressInfo).port
  proxy.close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return proxy
}

async function measureAll(site: Site, proxy: Proxy) {
  const results = []
  console.log('statements one after the other, with BEGIN and COMMIT; milliseconds near the database and far from it')
  for (const one of await requestsOf(site)) {
    const times: Record<number, number> = {}
    for (const distance of [0, DISTANCE]) {
      proxy.distance = distance
      times[distance] = await timeOf(site, one, distance)
    }
    proxy.distance = 0
    const [near = 0, far = 0] = [times[0], times[DISTANCE]]
    const statements = (far - near) / DISTANCE
    results.push({ name: one.name, statements, near_ms: near, far_ms: far })
    console.log(`${statements.toFixed(1).padStart(6)} ${near.toFixed(1).padStart(8)} ${far.toFixed(1).padStart(8)}  ${one.name}`)
  }
  return results
}

/** The median time of a request, after one that warms up. */
async function timeOf(site: Site, { request, undo }: Measured, distance: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const number = distance * 1_000 + round
    const asked = request(number)
    const started = performance.now()
    await site.request(...asked)
    if (round > 0) times.push(performance.now() - started)
    if (undo) await site.request(...undo(number))
  }
  return median(times)
}

async function requestsOf(site: Site): Promise<Measured[]> {
  const general = String(site.server.ready.channels.general.stream_id)
  const inTopic = { type: 'stream', to: general, topic: 'bench' }
  const { id }: { id: number } = JSON.parse(await site.request('POST', '/messages', { ...inTopic, content: 'hello' }))
  const messages = JSON.stringify([id])
  return [
    { name: 'send to a topic', request: (i) => ['POST', '/messages', { ...inTopic, content: `hello ${i}` }] },
    {
      name: 'read a page',
      request: () => ['GET', `/messages?anchor=newest&num_before=50&num_after=0&narrow=[{"operator":"channel","operand":${general}}]`],
    },
    { name: 'read the newest messages', request: () => ['GET', '/messages?anchor=newest&num_before=50&num_after=0'] },
    { name: 'register', request: () => ['POST', '/register', {}] },
    { name: 'edit a message', request: (i) => ['PATCH', `/messages/${id}`, { content: `edited ${i}` }] },
    {
      name: 'add a reaction',
      request: () => ['POST', `/messages/${id}/reactions`, { emoji_name: 'tada' }],
      undo: () => ['DELETE', `/messages/${id}/reactions`, { emoji_name: 'tada' }],
    },
    {
      name: 'change a flag',
      request: () => ['POST', '/messages/flags', { op: 'add', flag: 'starred', messages }],
      undo: () => ['POST', '/messages/flags', { op: 'remove', flag: 'starred', messages }],
    },
    {
      name: 'schedule a message',
      request: (i) => [
        'POST',
        '/scheduled_messages',
        { ...inTopic, content: `later ${i}`, scheduled_delivery_timestamp: String(Math.floor(Date.now() / 1_000) + 86_400 + i) },
      ],
    },
    {
      name: 'subscribe to a new channel',
      request: (i) => ['POST', '/users/me/subscriptions', { subscriptions: JSON.stringify([{ name: `channel ${i}` }]) }],
    },
  ]
}
