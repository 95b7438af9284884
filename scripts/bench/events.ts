// What a delivery costs: open polls that wait for the messages of one channel, compared with a bare long-poll server fed from memory. What
// polls cost that get only heartbeats. And how clients come back after a restart.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, type Server, startDemo, startServer, sum } from './measure.ts'
import { ids, insert, insertSubscriptions, insertUsers, onServer, type Site } from './site.ts'

/** Maximum messages per second, and for how many seconds they are sent. */
const RATE = 10
const SECONDS = 10
/** Maximum deliveries per second. With more polls, fewer messages are sent. */
const DELIVERIES = 5_000
/** Rounds of floor and server, alternating. */
const ROUNDS = 2
const FIRST_USER = 1_000
/**
 * Queues that are registered at a time, and connections that are opened at a time. More would keep the bench itself from sending in time.
 */
const AT_ONCE = 16
const OPENED_AT_ONCE = 100

export interface Figures {
  deliveries: number
  /** The number of answers. A slow client gets several messages with one answer. */
  answers: number
  /** Per second of the server process's CPU time. */
  deliveriesPerCpuSecond: number
  /** Milliseconds from sending a message to its arrival at the last client: the median and the 99th percentile of the messages. */
  lastMedian: number
  lastP99: number
}
/** One client: its queue on the server, and its headers. */
interface Client {
  queueId: string
  headers: string
  lastEventId: number | undefined
}
/** Clients that wait for the messages of one place. */
export interface Audience {
  size: number
  server: Pick<Server<unknown>, 'cpu'>
  /** Connects the clients. `seen` gets the messages of an answer, whole. Resolves, when all wait, to a function that disconnects them. */
  open(seen: (contents: string[]) => void): Promise<() => void>
  send(content: string): Promise<unknown>
}
interface Target {
  port: number
  server: Pick<Server<unknown>, 'cpu' | 'ask'>
  clients: Client[]
  /** The request that sends a message with this content. */
  send(content: string): Buffer
}

export async function events(args: string[]): Promise<void> {
  const options = { polls: { type: 'string', default: '500' }, idle: { type: 'string' }, reconnect: { type: 'string' } } as const
  const { polls: asked, idle, reconnect } = parseArgs({ args, options }).values
  await onServer('mariadb', async (site) => {
    if (reconnect) return console.log(JSON.stringify({ bench: 'events', reconnect: await reconnecting(site, Number(reconnect)) }))
    if (idle) return console.log(JSON.stringify({ bench: 'events', idle: await idlePolls(site, Number(idle)) }))
    const results = []
    for (const polls of asked.split(',').map(Number)) results.push(await atPolls(site, polls))
    console.log(JSON.stringify({ bench: 'events', rate: RATE, seconds: SECONDS, results }))
  })
}

/** Polls of this many people for the messages of a channel, and as many polls of the bare long-poll server, which the caller stops. */
export async function pollsOf(site: Site, polls: number): Promise<{ subject: Audience; floor: Audience; stop(): Promise<void> }> {
  const subject = await subjectOf(site, polls)
  const event = await anEvent(site, subject)
  for (const client of subject.clients) client.lastEventId = event.id
  const server = await startServer<{ port: number }>('floors.mjs', { FLOOR: 'events', EVENT: JSON.stringify(event) })
  const floor: Target = {
    port: server.ready.port,
    server,
    clients: subject.clients.map(({ headers }) => ({ queueId: 'q', headers, lastEventId: undefined })),
    send: (content) => requestOf('POST', '/', '', content),
  }
  return { subject: audienceOf(subject), floor: audienceOf(floor), stop: server.stop }
}

/** Measures deliveries to this many polls. */
async function atPolls(site: Site, polls: number) {
  const { subject, floor, stop } = await pollsOf(site, polls)
  const rounds: { floor: Figures; subject: Figures }[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push({ floor: await deliver(floor), subject: await deliver(subject) })
  await stop()
  const best = (of: 'floor' | 'subject', key: keyof Figures, pick: (...values: number[]) => number) =>
    pick(...rounds.map((round) => round[of][key]))
  const [cpu, last] = [
    best('subject', 'deliveriesPerCpuSecond', Math.max) / best('floor', 'deliveriesPerCpuSecond', Math.max),
    best('subject', 'lastP99', Math.min) / best('floor', 'lastP99', Math.min),
  ]
  for (const { floor, subject } of rounds)
    console.log(
      [
        `${polls} polls:`,
        ...[floor, subject].map(
          (one) =>
            `${one.deliveriesPerCpuSecond.toFixed(0)}/CPU s (${(one.deliveries / one.answers).toFixed(2)} an answer), ` +
            `last ${one.lastMedian.toFixed(0)} / ${one.lastP99.toFixed(0)} ms`,
        ),
      ].join('  '),
    )
  console.log(
    `${polls} polls: deliveries per CPU second over the floor ${cpu.toFixed(2)}; last client at p99 ${last.toFixed(1)} times the floor's`,
  )
  return { polls, cpuRatio: cpu, lastRatio: last, rounds }
}

/** Two rounds of heartbeats, in milliseconds. */
const TWO_ROUNDS = 110_000
/** Milliseconds over which waiting clients start: before the first heartbeat, and spread out like clients that came one by one. */
const BEGINNING = 40_000

/**
 * What this many waiting polls cost: memory at the start and after two rounds of heartbeats, CPU time during the rounds, and how even the
 * rounds are.
 */
async function idlePolls(site: Site, polls: number) {
  const { port, server, clients } = await subjectOf(site, polls)
  const resident = (): Promise<number> => server.ask<number>('resident')
  const before = await resident()
  const seconds = new Map<number, number>()
  const started = performance.now()
  const sockets: Socket[] = []
  for (const [i, client] of clients.entries()) {
    const early = started + (i * BEGINNING) / polls - performance.now()
    if (early > 0) await pause(early)
    sockets.push(
      polling(
        port,
        () => pollOf(client),
        (body) => {
          for (const { id } of JSON.parse(body).events) client.lastEventId = id
          const second = Math.floor((performance.now() - started) / 1_000)
          seconds.set(second, (seconds.get(second) ?? 0) + 1)
        },
      ),
    )
  }
  await pause(2_000)
  const each = (bytes: number): number => (bytes - before) / 1024 / polls
  const parked = each(await resident())
  const [cpu, from] = [await server.cpu(), performance.now()]
  await pause(TWO_ROUNDS)
  const cpuShare = ((await server.cpu()) - cpu) / 1_000 / (performance.now() - from)
  const after = each(await resident())
  for (const socket of sockets) socket.destroy()
  const heartbeats = sum([...seconds.values()])
  const busiest = Math.max(...seconds.values())
  console.log(
    `${polls} idle polls: ${parked.toFixed(1)} KiB each, ${after.toFixed(1)} after ${heartbeats} heartbeats; ` +
      `${(100 * cpuShare).toFixed(1)} % of a core; ${busiest} heartbeats in the busiest second`,
  )
  return { polls, parked, after, cpuShare, heartbeats, busiest }
}

/** Milliseconds over which clients come back evenly after a restart, and after which the bench stops waiting for the rest. */
const COMING_BACK = 30_000
const GIVEN_UP = 120_000
/** Milliseconds after which a client retries. */
const AGAIN = 1_000

/**
 * Restarts the server under this many clients. Messages are sent before the restart, when the first clients come back, halfway and at the
 * end. Measures what clients missed or got twice, and how long after the start of the new server all of them are waiting again.
 */
async function reconnecting(site: Site, polls: number) {
  const subject = await subjectOf(site, polls)
  const { clients, send } = subject
  /** The messages that each client got, in order. */
  const got = clients.map((): string[] => [])
  const open = new Set<Socket>()
  const follow = (port: number, i: number): void => {
    const client = clients[i] as Client
    const socket = polling(
      port,
      () => pollOf(client),
      (body) => {
        for (const event of JSON.parse(body).events) {
          client.lastEventId = event.id
          if (event.type === 'message') got[i]?.push(event.message.content)
        }
      },
      { comesBack: true },
    )
    open.add(socket)
    // Like a client whose connection broke or could not be opened.
    socket.once('close', () => open.delete(socket) && setTimeout(() => follow(port, i), AGAIN))
  }
  const leave = (): void => {
    const sockets = [...open]
    open.clear()
    for (const socket of sockets) socket.destroy()
  }
  /** `within`: milliseconds from the first client to the last. */
  const come = async (port: number, within: number, halfWay = async (): Promise<void> => {}): Promise<void> => {
    const started = performance.now()
    for (let i = 0; i < polls; i++) {
      if (i === Math.floor(polls / 2)) await halfWay()
      await pause(Math.max(0, started + (i * within) / polls - performance.now()))
      follow(port, i)
    }
  }
  const sent: string[] = []
  const say = async (port: number): Promise<void> => {
    const content = `message ${sent.length}`
    sent.push(content)
    await ask(port, send(content))
  }
  const waitingAt = async (server: Pick<Server<unknown>, 'ask'>): Promise<void> => {
    for (const until = performance.now() + GIVEN_UP; performance.now() < until; await pause(100))
      if ((await server.ask<number>('waiting')) === polls && got.every(({ length }) => length >= sent.length)) return
    console.log('not all clients were waiting in the end')
  }
  await come(subject.port, COMING_BACK)
  await say(subject.port)
  await waitingAt(site.server)
  // From here on, the answers of the stopping server are read, and no client comes back yet.
  const sockets = [...open]
  open.clear()
  const stopping = performance.now()
  await site.server.terminate()
  const stopped = performance.now() - stopping
  for (const socket of sockets) socket.destroy()

  const server = await startDemo(site.databaseUrl)
  const { port } = server.ready
  const started = performance.now()
  await say(port)
  await come(port, COMING_BACK, () => say(port))
  await say(port)
  await waitingAt(server)
  const seconds = (performance.now() - started) / 1_000
  leave()
  await server.stop()
  const count = (of: (messages: string[]) => number): number => sum(got.map(of))
  const figures = {
    ...{ polls, sent: sent.length, delivered: count(({ length }) => length) },
    lost: count((messages) => sent.filter((one) => !messages.includes(one)).length),
    twice: count((messages) => messages.length - new Set(messages).size),
    outOfOrder: count((messages) => messages.filter((one, i) => i > 0 && sent.indexOf(one) < sent.indexOf(messages[i - 1] ?? '')).length),
    stopSeconds: stopped / 1_000,
    allWaitingAfterSeconds: seconds,
  }
  console.log(
    `${polls} clients come back within ${COMING_BACK / 1_000} s: ${figures.delivered} of ${polls * sent.length} messages delivered, ` +
      `${figures.lost} lost, ${figures.twice} twice, ${figures.outOfOrder} out of order; all waiting after ${seconds.toFixed(1)} s; ` +
      `the stop took ${figures.stopSeconds.toFixed(1)} s`,
  )
  return figures
}

/** One queue for each of this many members, all subscribed to the demo's first channel. */
async function subjectOf({ sql, server }: Site, polls: number): Promise<Target> {
  const { port, users, channels } = server.ready
  const userIds = ids(FIRST_USER, polls)
  const channelId = Object.values(channels)[0]?.stream_id ?? 0
  const keyOf = (id: number): string => `key${id}`
  const [[known]] = (await sql.query('SELECT COUNT(*) AS count FROM users WHERE id >= ?', [FIRST_USER])) as unknown as [{ count: number }[]]
  const fresh = userIds.slice(known?.count ?? 0)
  await insertUsers(sql, fresh)
  await insertSubscriptions(
    sql,
    fresh.map((id) => [id, channelId]),
  )
  await insert(
    sql,
    'api_keys',
    'realm_id, user_id, key_hash, name, date_created',
    fresh.map((id) => [1, id, createHash('sha256').update(keyOf(id)).digest('hex'), '', 1_790_000_000]),
  )
  const clients: Client[] = []
  for (let i = 0; i < polls; i += AT_ONCE)
    clients.push(
      ...(await Promise.all(
        userIds.slice(i, i + AT_ONCE).map(async (id): Promise<Client> => {
          const headers = authorization(`person${id}@example.com`, keyOf(id))
          const registered = await ask(port, requestOf('GET', '/api/v1/events?dont_block=true&event_types=["message"]', headers))
          return { queueId: JSON.parse(registered).queue_id, headers, lastEventId: undefined }
        }),
      )),
    )
  const owner = authorization(users.owner.email, users.owner.api_key)
  const send = (content: string): Buffer =>
    requestOf('POST', '/api/v1/messages', owner, `type=stream&to=${channelId}&topic=bench&content=${encodeURIComponent(content)}`)
  return { port, server, clients, send }
}

/** A message event as a client gets it. */
async function anEvent({ server }: Site, { send, clients }: Target): Promise<{ id: number }> {
  const { port } = server.ready
  await ask(port, send(`${performance.now()}`))
  const [first] = clients as [Client]
  const body = JSON.parse(await ask(port, requestOf('GET', `/api/v1/events?queue_id=${first.queueId}`, first.headers)))
  return body.events[0]
}

function audienceOf({ port, server, clients, send }: Target): Audience {
  const open = async (seen: (contents: string[]) => void): Promise<() => void> => {
    const follow = (client: Client): Socket =>
      polling(
        port,
        () => pollOf(client),
        (body) => {
          const { events } = JSON.parse(body)
          client.lastEventId = events.at(-1)?.id ?? client.lastEventId
          const messages = events.filter(({ type }: { type: string }) => type === 'message')
          seen(messages.map((event: { sent?: string; message: { content: string } }) => event.sent ?? event.message.content))
        },
      )
    const sockets: Socket[] = []
    for (let i = 0; i < clients.length; i += OPENED_AT_ONCE) {
      const opened = clients.slice(i, i + OPENED_AT_ONCE).map(follow)
      sockets.push(...opened)
      await Promise.all(opened.map((socket) => once(socket, 'connect')))
    }
    for (const until = performance.now() + GIVEN_UP; (await server.ask<number>('waiting')) < clients.length; await pause(100))
      if (performance.now() > until) throw new Error('not all clients were waiting in the end')
    return () => {
      for (const socket of sockets) socket.destroy()
    }
  }
  return { size: clients.length, server, open, send: (content) => ask(port, send(content)) }
}

/** Sends for so many seconds to clients that wait. Rejects unless each of them gets each message. */
export async function deliver({ size, server, open, send }: Audience, seconds = SECONDS): Promise<Figures> {
  let [deliveries, answers] = [0, 0]
  const last = new Map<string, number>()
  const close = await open((contents) => {
    answers++
    deliveries += contents.length
    const now = performance.now()
    for (const content of contents) last.set(content, now)
  })
  deliveries = answers = 0
  last.clear()
  const before = await server.cpu()
  const started = performance.now()
  const times: number[] = []
  const sent: Promise<unknown>[] = []
  const rate = Math.min(RATE, DELIVERIES / size)
  for (let i = 0; i < rate * seconds; i++) {
    await pause(Math.max(0, started + (i * 1_000) / rate - performance.now()))
    const at = performance.now()
    times.push(at)
    sent.push(send(`${at}`))
  }
  await Promise.all(sent)
  const expected = size * times.length
  for (const until = performance.now() + 20_000; deliveries < expected && performance.now() < until; ) await pause(20)
  const cpu = ((await server.cpu()) - before) / 1e6
  close()
  if (deliveries !== expected) throw new Error(`${deliveries} deliveries of ${expected}`)
  const waits = times.map((at) => (last.get(`${at}`) ?? Number.POSITIVE_INFINITY) - at).sort((a, b) => a - b)
  const quantile = (share: number): number => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] as number
  return { deliveries, answers, deliveriesPerCpuSecond: deliveries / cpu, lastMedian: quantile(0.5), lastP99: quantile(0.99) }
}

/** The next poll of a client. */
function pollOf({ queueId, headers, lastEventId }: Client): Buffer {
  return requestOf('GET', `/api/v1/events?queue_id=${queueId}${lastEventId === undefined ? '' : `&last_event_id=${lastEventId}`}`, headers)
}

/** Sends the next request after each response. A refusal is an error, unless `comesBack` is set: then it ends the connection. */
function polling(port: number, next: () => Buffer, seen: (body: string) => void, { comesBack = false } = {}): Socket {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(next()))
  let received: Buffer = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return
    const headers = received.toString('latin1', 0, end)
    const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1])
    if (!headers.startsWith('HTTP/1.1 200 ') && comesBack) return void socket.destroy()
    if (!headers.startsWith('HTTP/1.1 200 ')) throw new Error(`not an answer to measure: ${received}`)
    if (received.length < end + 4 + length) return
    seen(received.toString('utf8', end + 4))
    received = Buffer.alloc(0)
    socket.write(next())
  })
  return socket
}

function requestOf(method: string, path: string, headers: string, body = ''): Buffer {
  const form = body === '' ? '' : `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  return Buffer.from(`${method} ${encodeURI(path)} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}${form}\r\n${body}`)
}

function authorization(email: string, key: string): string {
  return `Authorization: Basic ${Buffer.from(`${email}:${key}`).toString('base64')}\r\n`
}
